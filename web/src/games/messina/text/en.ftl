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
        }. An upgraded worker brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end of every round.

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

## Words of the board: tooltips, headings.

messina-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
messina-city = The city of Messina
messina-ratings = Ratings
messina-short-popularity = people
messina-short-city = city
messina-short-church = church
messina-step-price = a step for
messina-wheel = Population wheel
messina-wheel-next = The wheel after its next turn
messina-wheel-about = When the wheel turns, hexes with this rat get a plague cube; then citizens come to the hexes of their colour.
messina-round-table = Round table
messina-round = Round { $round }
messina-round-order = Turn order: { $order }.
messina-round-ships = { $count ->
    [one] { $count } ship arrives.
   *[other] { $count } ships arrive.
}
messina-round-hex = A new district is laid.
messina-round-workshops = The workshops of era II take the place of those of era I.
messina-round-wheel = { $count ->
    [0] The wheel does not turn.
    [one] The wheel turns once.
   *[other] The wheel turns { $count } times.
}
messina-round-price = A plague cube costs { $count } fire{ $points ->
    [0] .
   *[other] { " " }and brings { $points } points.
}
messina-order = Turn order
messina-order-setup = as drawn at set-up
messina-order-vp = points
messina-market = Buildings on offer
messina-cabins = Cabins
messina-cabins-about = Upgrades for quarantine cabins: they produce while somebody is in the cabin.
messina-workshops = Workshops
messina-workshops-about = Workshops produce when a citizen of their class works in them.
messina-carts = Carts
messina-carts-about = Each cart allows one repopulation in a round.
messina-cart-used = used this round
messina-stack-left = In the stack below: { $count }.
messina-refresh-about = While building, these can be put under their stacks for a point or a resource.
messina-estate = Estate
messina-estate-of = Estate: { $name }
messina-estates = Estates
messina-scroll = Scroll
messina-scroll-level = { $count ->
    [0] Not begun.
    [one] { $count } step done.
   *[other] { $count } steps done.
}
messina-stock = Resources
messina-helper-of = { $name }’s helper
messina-helper-stands = stands and blocks this hex for everybody until the end of the round.
messina-helper-docked = stands at the dock, which stays open to others.
messina-helper-lies = lies here, not used yet, and blocks nobody.
messina-ship-cube = A plague cube is on board: whoever takes the ship fights it or takes a rat.
messina-bar = { $bar ->
    [1] A single bar: whoever gets here scores the smaller number of the rating line on a scroll of the advanced game.
   *[2] A double bar: whoever gets here scores the larger number of the rating line on a scroll of the advanced game.
}
messina-rats = { $count ->
    [0] No rats
    [one] { $count } rat
   *[other] { $count } rats
}
messina-stock-coin = Coins
messina-stock-wood = Wood
messina-stock-fire = Fire
messina-stock-powerfire = Powerful fire
messina-parts = Parts of the board
messina-tab-city = City
messina-tab-board = Tracks
messina-tab-estate = Estate
messina-opponent = Rival
messina-opponent-about = The automatic opponent: each turn a token is drawn, and its helper takes the hex shown on it.
messina-opponent-left = Helpers still to come this round: { $count }.
messina-advanced = advanced
messina-advanced-about = Advanced game: every player has an individual board.
messina-untested = The makers did not test this mix of boards.
messina-priority = The priority token sets the order of turns.
messina-dock-ships = { $count ->
    [0] No ships.
    [one] { $count } ship.
   *[other] { $count } ships.
}
messina-waiting = Waiting here: { $who }.
messina-cubes-here = { $count ->
    [one] { $count } plague cube.
   *[other] { $count } plague cubes.
}
messina-owner = Repopulated by { $name }.
messina-empty-place = Place for a new district
messina-empty-place-about = Before each round from the second on a new district is laid by the shore.
messina-helpers-at-home = In the estate: { $count }; still in the supply: { $kept }.
messina-helpers-unused = Helpers not used yet this round
messina-overseer-upgraded = It is upgraded and activates more.
messina-cell-adjacent = First cell of the path
messina-cell-adjacent-about = Activates citizens on the squares beside it: { $own }; an upgraded overseer { $upgraded_own }.
messina-cell-quarter = Cell of a quarter
messina-cell-quarter-about = Activates citizens of this quarter: { $own }; an upgraded overseer { $upgraded_own }.
messina-cell-border = Cell between two quarters
messina-cell-border-about = Activates citizens in its own quarter: { $own }, in the other one: { $other }; an upgraded overseer { $upgraded_own } and { $upgraded_other }.
messina-cell-centre = Centre of the estate
messina-cell-centre-about = Activates citizens anywhere in the estate: up to { $own }.
messina-score-of = { $name }, if the game ended now
messina-goal = Alone, an excellent result begins at { $points }.
messina-score-about = Points now and what the end would bring:
messina-rats-cost = At the end they cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} and a step back in popularity each.
messina-ships = Ships
messina-ships-about = Every second ship advances an overseer.
messina-districts = Repopulated districts
messina-districts-about = Each brings its points at the end, and { $points } whenever a helper chooses it.
messina-cube-supply = Plague cubes in the supply
messina-cube-supply-about = When there are too few for a step of the wheel, none are placed.
messina-cubes-left = left
messina-fight-price = Fire for a plague cube
messina-fight-price-about = Each cube fought moves you forward in popularity. Powerful fire burns one cube, and may burn one more next to it.
messina-cube-price = a cube

messina-legend-city = A step on the city rating, the way to new helpers.
messina-legend-church = A step on the church rating, good for your overseers.
messina-legend-scroll = One of your three scroll markers goes up: more points at the end.
messina-legend-build = Build one thing: a workshop, a cabin upgrade or a cart.
messina-legend-upgrade-citizen = Turn one of your citizens to the golden side.
messina-legend-upgrade-overseer = Turn an overseer to the side that activates more.
messina-legend-hex-action = Do what any hex of the city shows, even where a helper stands.
