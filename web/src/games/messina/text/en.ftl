## Names of what the terminal calls by its letters: here everything can be seen, so it is called by what is printed on it.

district = district “{ $action }”
    .in = in the district “{ $action }”
    .into = to the district “{ $action }”
    .from = from the district “{ $action }”
    .does = { $action }
    .about =
        Colour: { $paint }; { $pose }. Action: { $action }. Repopulation: { $cost ->
            [none] free
           *[other] { $cost }
        }; citizens: { $citizens }{ $helper ->
            [0] { "" }
           *[other] ; and a helper
        }; { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } at the end of the game.

ship = ship with { $goods }
    .full = the ship with { $goods } ({ $effect })
    .cargo = { $goods }
    .about = Cargo: { $goods }. Whoever takes the ship gains { $effect }. Every even ship lets you advance an overseer.

workshop = workshop of the { $class_all }
    .a = a workshop of the { $class_all }
    .in = in the workshop of the { $class_all } (“{ $effect }”)
    .into = to the workshop of the { $class_all } (“{ $effect }”)
    .from = from the workshop of the { $class_all } (“{ $effect }”)
    .who =
        { $resident ->
            [none] { $class }
           *[other] { $resident }
        }
    .price = { $cost }
    .tag = { $cost }
    .gives = { $effect }
    .what =
        { $era ->
            [1] every round:
           *[other] once:
        } { $effect }{ $golden ->
            [0] { "" }
           *[other] , for an upgraded worker only
        }{ $extra ->
            [none] { "" }
           *[other] , and { $extra } if upgraded
        }
    .about =
        Workshop of era { $era ->
            [1] I: it produces at the end of every round
           *[other] II: it gives its reward once
        }. Worker: { $worker }. Price: { $cost }. Gives { $effect }{ $extra ->
            [none] { "" }
           *[other] , and { $extra } for an upgraded worker
        }. An upgraded worker brings 1 point at the end of every round.

upgrade = cabin upgrade
    .a = a cabin upgrade
    .price = { $cost }
    .tag = { $cost }
    .what = every round, while somebody is in the cabin: { $effect }
    .gives = { $effect }
    .about = Upgrade of a quarantine cabin. Price: { $cost }. While a citizen is in the cabin, the end of a round brings { $effect }.

cart = cart
    .a = a cart
    .price = { $cost }
    .tag = { $cost }
    .what =
        { $vp ->
            [0] one repopulation in a round
            [one] { $vp } point, one repopulation in a round
           *[other] { $vp } points, one repopulation in a round
        }
    .about =
        A cart. Price: { $cost }. { $vp ->
            [0] It brings no points at once.
            [one] It brings { $vp } point at once.
           *[other] It brings { $vp } points at once.
        } Every cart lets you repopulate one district in a round.

token = token of the { $hex }
    .full = a token: { $hex }; { $ploy }
    .about = If the { $hex } is free, the opponent puts a helper there and { $ploy }.

square = square { $number } of { $quarter_about }
    .short = { $quarter } { $number }
    .all = { $class_all }
    .in = in square { $number } of { $quarter_about }
    .into = in square { $number } of { $quarter_about }
    .from = from square { $number } of { $quarter_about }
    .who =
        { $resident ->
            [none] { $class }
           *[other] { $resident }
        }
    .does = { $effect }
    .about =
        { $effect ->
            [none] Square { $number } of { $quarter_about }.
           *[other] Activation: { $effect }{ $once ->
                [1] {" "}(once in the game)
               *[0] { "" }
            }.
        }

event-hex-laid = A district is laid: “{ $hex_does }”.
event-citizen-settled = { $seat } settles a citizen: { $citizen }, { $square_in }.
event-district-repopulated = { $seat } repopulates the { $hex }.

ask-choose-action =
    { $hex_id ->
        [none] { $seat }, action stage: what next?
       *[other] { $seat }, what next? The action here: { $effect }.
    }
choice-settle =
    { $square_does ->
        [none] { $square_short }
       *[other] { $square_short }: { $square_does }
    }
choice-borrow = { $hex_does }
choice-produce = { $building }: { $building_gives }
choice-employ = send to the { $workshop } ({ $workshop_what })
choice-stand =
    { $spot_id ->
        [NW] { $spot_into } ({ $spot_does })
        [NE] { $spot_into } ({ $spot_does })
        [SE] { $spot_into } ({ $spot_does })
        [SW] { $spot_into } ({ $spot_does })
       *[other] { $spot_into }
    }
