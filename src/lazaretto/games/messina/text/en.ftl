# Messina 1347 in English. How slots are filled: lazaretto/text/__init__.py.

game-title = Messina 1347
game-cover = A city in quarantine
game-about = Ships have brought it. Save the people, rebuild the city.

## Components
## in, into and from come with their prepositions; all is the plural. about is a tooltip: what it is and what it does.
## does is an action in short; what is what a building is good for; who is who lives there.

class =
    .left = along the left branch ({ $left_full })
    .right = along the right branch ({ $right_full })
class-nun = nun
    .letter = n
    .all = nuns
    .about = Nuns live in the right sector of an estate and work in workshops of their own.
class-craftsman = craftsman
    .letter = c
    .all = craftsmen
    .about = Craftsmen live in the top sector of an estate and work in workshops of their own.
class-aristocrat = aristocrat
    .letter = a
    .all = aristocrats
    .about = Aristocrats live in the left sector of an estate and work in workshops of their own.

resident-nun = nun
resident-nun-up = upgraded nun
resident-craftsman = craftsman
resident-craftsman-up = upgraded craftsman
resident-aristocrat = aristocrat
resident-aristocrat-up = upgraded aristocrat

overseer-nun = overseer of the nuns
    .about = Walks through the right sector; every cell of the path activates citizens close by.
overseer-craftsman = overseer of the craftsmen
    .about = Walks through the top sector; every cell of the path activates citizens close by.
overseer-aristocrat = overseer of the aristocrats
    .about = Walks through the left sector; every cell of the path activates citizens close by.

cost-coin = coin
    .about = Coins pay for long ways, buildings, repopulation, and steps on the city and church ratings.
cost-wood = wood
    .about = Wood pays for buildings and repopulation.
cost-fire = fire
    .about = Fire destroys plague cubes: one for a cube at first, two in the last rounds.
cost-powerfire = powerful fire
    .about = Serves as fire, and can also destroy a cube on a neighbouring hex.
cost-vp = point
    .about = Points on the score track; the others are counted at the end of the game.

means-fire = fire
means-powerfire = powerful fire

goods-gems = gems
goods-silk = silk
goods-spices = spices

paint-orange = orange
    .letter = O
paint-white = white
    .letter = W
paint-blue = blue
    .letter = B
paint-red = red
    .letter = R

pose-left = rat facing left
    .sign = ←
pose-right = rat facing right
    .sign = →
pose-standing = standing rat
    .sign = ↑

rating-popularity = popularity rating
    .about = Rises with every plague cube destroyed. Gives actions; at the end points, and more for being ahead of rivals.
rating-city = city rating
    .about = The only way to new helpers. A step can be bought for a coin for each of your helpers.
rating-church = church rating
    .about = Upgrades and advances overseers. A step can be bought for a coin for each of your helpers.

space = space { $number } of the { $rating }
    .does =
        { $effect ->
            [none] nothing
           *[other] { $effect }
        }
    .about =
        Space { $number } of the { $rating }. { $effect ->
            [none] No bonus.
           *[other] Bonus: { $effect }.
        } At the end of the game: { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.

district = hex { $id }
    .in = on hex { $id }
    .into = to hex { $id }
    .from = from hex { $id }
    .does = { $action }
    .about =
        Hex { $id }: { $paint }, { $pose }. Action: { $action }. Repopulation: { $cost ->
            [none] free
           *[other] { $cost }
        }; citizens: { $citizens }{ $helper ->
            [0] { "" }
           *[other] ; and a helper
        }; { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } at the end of the game.

port-NW = the north-west port
    .in = in the north-west port
    .into = to the north-west port
    .from = from the north-west port
    .does = { $action }
    .about = A port. Action: { $action }. It has a dock; no citizens come here, and it cannot be repopulated.
port-NE = the north-east port
    .in = in the north-east port
    .into = to the north-east port
    .from = from the north-east port
    .does = { $action }
    .about = A port. Action: { $action }. It has a dock; no citizens come here, and it cannot be repopulated.
port-SE = the south-east port
    .in = in the south-east port
    .into = to the south-east port
    .from = from the south-east port
    .does = { $action }
    .about = A port. Action: { $action }. It has a dock; no citizens come here, and it cannot be repopulated.
port-SW = the south-west port
    .in = in the south-west port
    .into = to the south-west port
    .from = from the south-west port
    .does = { $action }
    .about = A port. Action: { $action }. It has a dock; no citizens come here, and it cannot be repopulated.

dock-dock-NW = the north-west dock
    .in = at the north-west dock
    .into = to the north-west dock
    .from = from the north-west dock
    .does = take a ship
    .about = Up to three ships lie here. A dock is next to its port only; helpers do not block it.
dock-dock-NE = the north-east dock
    .in = at the north-east dock
    .into = to the north-east dock
    .from = from the north-east dock
    .does = take a ship
    .about = Up to three ships lie here. A dock is next to its port only; helpers do not block it.
dock-dock-SE = the south-east dock
    .in = at the south-east dock
    .into = to the south-east dock
    .from = from the south-east dock
    .does = take a ship
    .about = Up to three ships lie here. A dock is next to its port only; helpers do not block it.
dock-dock-SW = the south-west dock
    .in = at the south-west dock
    .into = to the south-west dock
    .from = from the south-west dock
    .does = take a ship
    .about = Up to three ships lie here. A dock is next to its port only; helpers do not block it.

place-estate = the estate
    .in = in the estate
    .into = to the estate
    .from = from the estate
    .does = rest
    .about = Your lands: sectors with citizens, quarantine cabins, workshops and carts.

ship = ship { $id }
    .full = ship { $id } with { $goods } ({ $effect })
    .cargo = { $goods }
    .about = Cargo: { $goods }. Whoever takes the ship gains { $effect }. Every even ship lets you advance an overseer.

workshop = workshop { $id }
    .a = workshop { $id }
    .in = in workshop { $id }
    .into = to workshop { $id }
    .from = from workshop { $id }
    .who =
        { $resident ->
            [none] { $class }
           *[other] { $resident }
        }
    .price = { $cost }
    .tag = { $cost }
    .what =
        worker: { $worker }, { $era ->
            [1] every round:
           *[other] once:
        } { $effect }{ $extra ->
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

upgrade = cabin upgrade { $id }
    .a = cabin upgrade { $id }
    .price = { $cost }
    .tag = { $cost }
    .what = every round, while somebody is in the cabin: { $effect }
    .gives = { $effect }
    .about = Upgrade of a quarantine cabin. Price: { $cost }. While a citizen is in the cabin, the end of a round brings { $effect }.

cart = cart { $id }
    .a = cart { $id }
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

quarter-cl = left
    .full = left quarter
    .about = the left quarter of the craftsmen
quarter-cr = right
    .full = right quarter
    .about = the right quarter of the craftsmen
quarter-au = upper
    .full = upper quarter
    .about = the upper quarter of the aristocrats
quarter-al = lower
    .full = lower quarter
    .about = the lower quarter of the aristocrats
quarter-nu = upper
    .full = upper quarter
    .about = the upper quarter of the nuns
quarter-nl = lower
    .full = lower quarter
    .about = the lower quarter of the nuns

square = { $class } square { $quarter } { $number }
    .short = { $quarter } { $number }
    .all = { $class_all }
    .in = in square { $quarter } { $number }
    .into = in { $class } square { $quarter } { $number }
    .from = from square { $quarter } { $number }
    .who =
        { $resident ->
            [none] { $class }
           *[other] { $resident }
        }
    .does = { $effect }
    .about =
        { $effect ->
            [none] Square { $number } of { $quarter_about }.
           *[other] Square { $number } of { $quarter_about }. Activation: { $effect }{ $once ->
                [1] {" "}(once in the game)
               *[0] { "" }
            }.
        }

cabin = cabin { $number }
    .in = in cabin { $number }
    .into = to cabin { $number }
    .from = from cabin { $number }
    .who =
        { $resident ->
            [none] citizen
           *[other] { $resident }
        }
    .about =
        { $resident ->
            [none] Quarantine cabin. A citizen spends two rounds here, then goes to the own sector or a workshop.
           *[other] Quarantine cabin, with a citizen ({ $resident }): two rounds, then to the sector or a workshop.
        }

estate = player board { $id }
    .about =
        { $id ->
            [a] Side a: the same for everybody.
           *[other] Side b: actions of its own; one square of each sector works once in the game.
        }
scroll = scroll { $id }
    .about =
        { $id ->
            [a] Side a: points for buildings, ships and repopulated districts.
           *[other] Side b: tracks of its own.
        }

aspect-buildings = buildings
    .about = Points for every workshop and every cabin upgrade, but not for carts
aspect-ships = ships
    .about = Points for every ship taken
aspect-repopulation = repopulation
    .about = Points for every repopulated district
aspect-goods = goods
    .about = Points for every cargo of the kind you have most of
aspect-workshops = workshops
    .about = Points for every workshop
aspect-coins = coins
    .about = Points for every coin left, rounded down in all
aspect-cabins = cabin upgrades
    .about = Points for every upgrade of a quarantine cabin
aspect-wood = wood
    .about = Points for every wood left
aspect-overseers = overseers
    .about = Points for the two overseers farthest on, by the last three cells of the path
aspect-rating-popularity = popularity rating
    .about = Points for one or two bars crossed on the popularity rating
aspect-rating-city = city rating
    .about = Points for one or two bars crossed on the city rating
aspect-rating-church = church rating
    .about = Points for one or two bars crossed on the church rating

line =
    { $aspect ->
        [none] { $number ->
            [1] the left track of the scroll
            [2] the middle track of the scroll
           *[other] the right track of the scroll
        }
       *[other] “{ $aspect }” on the scroll
    }
    .short =
        { $aspect ->
            [none] { $number }
           *[other] { $aspect }
        }
    .about =
        { $aspect ->
            [none] A track of the scroll: the higher you are on it, the more points at the end.
           *[other] { $aspect_about }: { $values }{ $cap ->
                [0] { "" }
               *[other] {" "}(at most { $cap } count)
            }.
        }

ploy-none = does nothing more
    .about = The opponent only blocks the hex.
ploy-cart = takes the open cart
    .about = The open cart leaves the game.
ploy-cabin-upgrades = takes all open cabin upgrades
    .about = All open cabin upgrades leave the game.
ploy-ship = takes a ship from the nearest dock
    .about = A ship of the dock nearest to the chosen hex leaves the game.
ploy-workshop-nun = takes the workshop of the nuns
    .about = The open workshop of the nuns leaves the game.
ploy-workshop-craftsman = takes the workshop of the craftsmen
    .about = The open workshop of the craftsmen leaves the game.
ploy-workshop-aristocrat = takes the workshop of the aristocrats
    .about = The open workshop of the aristocrats leaves the game.

token = token { $id }
    .full = token { $id } ({ $hex }, { $ploy })
    .about = If { $hex } is free, the opponent puts a helper there and { $ploy }.

step = step { $number } of the population wheel
    .about = { $pose }; nuns come to { $nun } hexes, craftsmen to { $craftsman }, aristocrats to { $aristocrat }; nobody to { $none }

thing-helper = helper
    .about = Each turn you put one helper on a hex or a dock, or recall it. A lying one is unused and blocks nothing; a standing one blocks its hex for the round.
thing-overseer = overseer
    .about = Advancing through the estate it activates citizens; an upgraded one activates more.
thing-citizen = citizen
    .about = From a clean district to the own sector, from a district with plague into quarantine. Works in a workshop, repopulates the city; upgraded ones lie golden side up.
thing-rat = rat
    .about = Rats cost points at the end of the game, and each throws you back on the popularity rating.
thing-cube = plague cube
    .about = Destroy it with fire and become more popular, or take a rat for every cube left.
thing-district-token = repopulation token
    .about = Marks a repopulated district. Its owner gains 2 points when any helper chooses the hex, and a rat when a plague cube comes there.
thing-opponent = virtual opponent
    .about = In the solo game tokens say what it does.
thing-sector = sector
    .about = Six squares for citizens of one class, in two quarters.
thing-quarantine = quarantine
    .about = Four cabins. A citizen spends two rounds in one, cannot go to a workshop and cannot repopulate the city meanwhile.
thing-scroll = scroll
    .about = Three tracks: how much your achievements are worth at the end.
thing-wheel = population wheel
    .about = Says which rats get plague cubes and to which colours citizens come.
thing-round = round table
    .about = Which rating sets the turn order, how many ships come, what a plague cube costs.
thing-order = turn order
    .about = Changes between rounds, by a rating of the round table or by points. Of equals the upper disc goes first.
thing-points = score track
    .about = Points gained during the game.
thing-supply = supply
    .about = Resources, citizens and rats never run out. Plague cubes are limited.
thing-stack = stack
    .about = Only the top token can be built. For a point or a resource all workshops or all cabin upgrades can be refreshed.

way-ahead = ahead
way-left = along the left branch
way-right = along the right branch

group-cabins = cabin upgrades
group-workshops = workshops

preparation-I = round marker
preparation-II = helpers lie down
preparation-III = citizens leave districts with plague
preparation-IV = turn order
preparation-V = ships arrive
preparation-VI = a new district
preparation-VII = population wheel

reason-six-rounds = all six rounds have been played
reason-excellent = all six rounds have been played, with an excellent result
reason-ordinary = all six rounds have been played
tie-broken-districts = Equal points: more repopulated districts decide.
tie-broken-best = Equal points and equally many repopulated districts: the most valuable of them decides.
tie-shared = Equal points and equal districts: the victory is shared.

score-points = gained
score-rats = rats
score-popularity = popularity
score-city = city
score-church = church
score-popularity-race = popularity race
score-districts = districts
score-leftovers = leftovers
score-scroll = scroll
score-district-race = district race
score-total = total

# What a player has, counted, as consequences tell it.
holding-coin = coins
holding-wood = wood
holding-fire = fire
holding-powerfire = powerful fire
holding-points = points
holding-popularity = popularity rating
holding-city = city rating
holding-church = church rating
holding-rat = rats
holding-craftsman = craftsmen settled
holding-aristocrat = aristocrats settled
holding-nun = nuns settled
holding-upgrade = upgraded citizens
holding-cabin = citizens in quarantine
holding-worker = citizens at work
holding-workshop = workshops
holding-annex = cabin upgrades
holding-cart = carts
holding-ship = ships
holding-district = districts
holding-overseer = steps of overseers
holding-golden = upgraded overseers
holding-scroll = steps on the scroll
holding-helper = helpers

category-points = points gained during the game
category-rats = rats
category-popularity = popularity rating
category-city = city rating
category-church = church rating
category-popularity-race = popularity race
category-districts = repopulated districts
category-leftovers = resources left
category-scroll = scroll
category-district-race = district race

option-mode = variant of the game
    .choose = Variant
option-mode-base = base game: sides a
    .choose = the usual game
option-mode-advanced = advanced game: individual boards (sides b)
    .choose = advanced: individual boards
option-mode-estates = side b of the player boards only (not tested by the makers)
    .choose = own estates only (untested by the makers)
option-mode-scrolls = side b of the scrolls only (not tested by the makers)
    .choose = own scrolls only (untested by the makers)
option-priority_token = the priority token replaces a column of the round table
    .choose = Priority token
    .tip = Which rating decides the order of turns in each round: as the round table says, or as the token laid over it.
option-priority_token-false = no
option-priority_token-true = yes: another order of turns
option-strict_recall = a recalled helper ends the turn at once
    .choose = A recalled helper
    .tip = A helper taken back to the estate brings a coin; may its player still use ratings that turn?
option-strict_recall-false = still lets you act
option-strict_recall-true = ends the turn
option-first = who begins (0 is the first seat)
    .choose = Who begins
option-first-random = anybody, by lot
    .choose = by lot

## Effects: actions, rewards, prices. pay is a price: to pay what.

effect =
    .pay = { $name }
effect-nothing = nothing
effect-or = { $one } or { $other }
effect-exchange = { $price_pay } for { $gain }
effect-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
effect-wood = { $count } wood
effect-fire = { $count } fire
effect-powerfire = { $count } powerful fire
effect-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
effect-city = city rating +{ $count }
effect-church = church rating +{ $count }
effect-city-church = city or church rating +{ $count }
effect-scroll = scroll +{ $count }
effect-overseer =
    { $who ->
        [none] advance any overseer
       *[other] advance the { $who } overseer
    }
effect-overseer-skip =
    { $who ->
        [none] advance any overseer (may skip a cell)
       *[other] advance the { $who } overseer (may skip a cell)
    }
effect-overseer-upgrade =
    { $who ->
        [none] upgrade and advance any overseer
       *[other] upgrade and advance the { $who } overseer
    }
effect-upgrade-overseer = upgrade an overseer
effect-upgrade-citizen = upgrade a citizen
effect-build = build
effect-helper =
    { $count ->
        [one] { $count } new helper
       *[other] { $count } new helpers
    }
effect-activate =
    activate { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
effect-hex-action = action of any hex

## What happened

event-order-set = Turn order: { $place } – { $seat }.
event-estate-dealt = { $seat } gets { $estate }.
event-scroll-dealt = { $seat } gets { $scroll }.
event-hex-laid = The city has { $hex }: { $hex_does }.
event-wheel-turned = Population wheel: { $step_about }.
event-cube-added = A plague cube appears { $hex_in }.
event-cubes-withheld =
    The plague does not grow: { $needed ->
        [one] { $needed } cube is
       *[other] { $needed } cubes are
    } needed, the supply has { $supply }.
event-citizen-arrived = A citizen waits { $hex_in }: { $citizen }.
event-citizens-removed =
    { $count ->
        [1] { $count } { $citizen } goes { $hex_from } to the supply.
       *[other] { $count } { $citizen_all } go { $hex_from } to the supply.
    }
event-dock-drawn = The draw falls on { $dock }.
event-ship-arrived =
    { $cube ->
        [0] A ship arrives { $dock_in }: { $ship_full }, without plague.
       *[other] A ship arrives { $dock_in }: { $ship_full }, with plague on board.
    }
event-building-revealed = Now open: { $building } – { $building_what }.
event-preparation-step = Preparation of the round, step { $step_id }: { $step }.
event-round-began =
    Round { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[other] { $round }
    } begins.
event-turn-began = It is { $seat }’s turn.
event-helper-stood =
    { $stays ->
        [0] { $seat } moves a helper { $place_from } { $spot_into }.
       *[other] { $seat } uses a helper where it is: { $spot_in }.
    }
event-helper-recalled = { $seat } recalls a helper { $place_from } to the estate.
event-helper-rested = { $seat } leaves a helper in the estate: there is nowhere to go.
event-district-visited = A helper comes { $hex_into }, which { $seat } has repopulated.
event-citizen-settled = { $seat } settles a citizen: { $citizen } in square { $square_short }.
event-citizen-sheltered = { $seat } sends a citizen into quarantine: { $citizen } { $cabin_into }.
event-citizen-turned-away = { $seat } has no place: a citizen goes to the supply ({ $citizen }).
event-citizen-employed = { $seat } employs a citizen: { $citizen } { $workshop_into }.
event-cube-fought = { $seat } destroys a plague cube { $hex_in }.
event-ship-cube-fought = { $seat } destroys the plague cube of { $ship }.
event-rats-taken =
    { $seat } takes { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }.
event-rating-advanced = { $seat } reaches { $space }.
event-helper-gained = { $seat } gains a helper.
event-action-owed = { $seat } may carry out an action of a rating: { $space_does }.
event-action-claimed = { $seat } carries out an action of a rating: { $space_does }.
event-actions-lapsed =
    { $seat } leaves { $count ->
        [one] { $count } action of a rating
       *[other] { $count } actions of ratings
    } unused.
event-gained = { event-gained.begin }.
    .begin = { $seat } { event-gained.also }
    .also = gains { event-gained.more }
    .more =
        { $what_id ->
            [coin] { effect-coin }
            [wood] { effect-wood }
            [fire] { effect-fire }
            [powerfire] { effect-powerfire }
           *[vp] { effect-vp }
        }
event-paid = { event-paid.begin }.
    .begin = { $seat } { event-paid.also }
    .also = pays { event-paid.more }
    .more =
        { $what_id ->
            [coin] { effect-coin }
            [wood] { effect-wood }
            [fire] { effect-fire }
            [powerfire] { effect-powerfire }
           *[vp] { effect-vp }
        }
event-overseer-advanced = { $seat } advances the { $citizen } overseer to cell { $cell }{ $way_id ->
        [left] {" "}{ $citizen_left }
        [right] {" "}{ $citizen_right }
       *[ahead] { "" }
    }.
event-overseer-woke-nobody =
    { $near ->
        [0] Nobody is activated: no citizen stands by the { $citizen } overseer.
       *[other] Nobody is activated: whoever stands by the { $citizen } overseer can do nothing now.
    }
event-overseer-upgraded = { $seat } upgrades the { $citizen } overseer.
event-citizen-activated = { $seat } activates the { $square_who } { $square_in }.
event-citizen-upgraded = { $seat } upgrades the { $home_who } { $home_in }.
event-scroll-advanced = { $seat } moves { $line } up to { $level }.
event-stacks-refreshed = { $seat } refreshes the { $group }.
event-built = { $seat } builds { $building_a }.
event-cabin-improved = { $seat } lays { $building_a } on { $cabin }.
event-cart-used = { $seat } uses { $building_a }.
event-citizen-given = { $seat } sends the { $home_who } { $home_from } back to the city.
event-helper-given = { $seat } gives up a helper { $place_from } for good.
event-district-repopulated = { $seat } repopulates { $hex }.
event-ship-taken = { $seat } takes { $ship_full }.
event-workshop-rewarded = { $seat } gets the reward of { $workshop }.
event-produced = { $seat }: { $building } produces.
event-quarantine-advanced = { $seat } keeps the citizen { $cabin_in } for another round.
event-quarantine-left = { $seat } releases the citizen { $cabin_from }.
event-workshops-replaced = Workshops of era II replace those of era I.
event-token-drawn = The opponent reveals { $token_full }.
event-token-skipped =
    { $present ->
        [0] That hex is not in the city: the token is put aside.
       *[other] Somebody stands { $hex_in }: the token is put aside.
    }
event-opponent-stood = The opponent puts a helper { $hex_in }.
event-opponent-fought = The opponent removes a plague cube { $hex_from }.
event-opponent-advanced = The opponent reaches { $space }.
event-opponent-took-building = The opponent removes { $building_a } from the game.
event-opponent-took-ship = The opponent removes { $ship_full } from the game.
event-scored = { $seat }, { $category }: { $points }.
event-game-ended =
    The best result is that of { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## What a seat is asked

ask-use-helper = { $seat }, which helper do you use?
ask-send-helper = { $seat }, where does the helper { $place_from } go?
ask-choose-ship = { $seat }, which ship do you take { $dock_from }?
ask-choose-action =
    { $hex_id ->
        [none] { $seat }, action stage: what next?
       *[other] { $seat }, action stage { $hex_in }. What next? The action here: { $effect }.
    }
ask-settle-citizen = { $seat }, where do the citizens rescued { $hex_from } settle?
ask-shelter-citizen = { $seat }, there is plague { $hex_in }: who goes into quarantine, and into which cabin?
ask-choose-leaver = { $seat }, who leaves quarantine first?
ask-choose-place = { $seat }, where does the citizen { $cabin_from } go?
ask-choose-follow-up = { $seat }, somebody can take up work now: who goes to a workshop?
ask-choose-waiting-move = { $seat }, the others are done: does anybody who has waited go to a workshop?
ask-fight-cube = { $seat }, there is plague { $hex_in }: how do you fight it? Every cube left brings a rat.
ask-fight-ship-cube = { $seat }, there is plague on { $ship }: how do you fight it? Else it brings a rat.
ask-advance-overseer =
    { $class ->
        [none] { $seat }, which overseer advances{ $how ->
            [1] {" "}(it may skip a cell)
            [2] {" "}(it is upgraded first)
           *[0] { "" }
        }?
       *[other] { $seat }, where does the { $class } overseer go{ $how ->
            [1] {" "}(it may skip a cell)
            [2] {" "}(it is upgraded first)
           *[0] { "" }
        }?
    }
ask-activate-citizen =
    { $seat }, who is activated? ({ $other ->
        [0] { $own } left
       *[other] { $own } left, and { $other } in the other quarter
    }.)
ask-upgrade-overseer = { $seat }, which overseer is upgraded?
ask-borrow-action = { $seat }, the action of which hex?
ask-upgrade-citizen = { $seat }, which citizen is upgraded?
ask-build-one = { $seat }, what do you build?
ask-choose-cabin = { $seat }, on which cabin do you lay { $building }?
ask-choose-gift = { $seat }, which of the { $class_all } returns to the city? ({ $left } left.)
ask-give-up-helper = { $seat }, which helper do you give up?
ask-choose-rating = { $seat }, which rating rises?
ask-choose-line = { $seat }, which track of the scroll?
ask-choose-production = { $seat }, production: what next?
ask-choose-side = { $seat }, choose: { $effect }?
ask-next-item = { $seat }, what comes first: { $effect }?

frame-turn-cart-over = next cart
frame-turn-over = next token of a stack
frame-arrive-ships = ships arrive
frame-turn-wheel = population wheel
frame-start-round = start of the round
frame-seat-order = turn order
frame-draw-seat = lots for the turn order
frame-deal-estate = player boards: { $seat }
frame-deal-scroll = scrolls: { $seat }
frame-draw-first-b = which hex B
frame-lay-hexes = laying out the city
frame-deal-hex = laying out the city
frame-start-wheel = start of the wheel
frame-production = production: { $seat }
frame-advance-quarantine = quarantine: { $seat }
frame-scoring = scoring
frame-opponent-turn = the opponent’s turn
frame-begin-turn = turn: { $seat }
frame-next-turn = next turn
frame-end-round = end of the round
frame-fight-plague = plague { $hex_in }
frame-meet-ship-plague = plague on { $ship }
frame-rescue = rescue { $hex_from }
frame-use-helper = which helper
frame-choose-helper = which helper
frame-send-helper = helper { $place_from }
frame-visit-dock = { $dock }
frame-choose-ship = which ship
frame-take-ship = { $ship_full }
frame-stage =
    { $hex_id ->
        [none] action stage
       *[other] action stage { $hex_in }
    }
frame-choose-action =
    { $hex_id ->
        [none] action stage
       *[other] action stage { $hex_in }
    }
frame-settle-citizen = citizens { $hex_from }
frame-shelter-citizen = quarantine for citizens { $hex_from }
frame-move-on = quarantine goes on: { $seat }
frame-leave-quarantine = out of quarantine: { $seat }
frame-choose-leaver = who leaves quarantine
frame-place-leaver = leaving { $cabin }
frame-choose-place = leaving { $cabin }
frame-follow-up = workshops
frame-choose-follow-up = workshops
frame-waiting-moves = workshops
frame-choose-waiting-move = workshops
frame-after-production = end of the round
frame-fight-cube = plague cube { $hex_in }
frame-fight-ship-cube = plague cube on { $ship }
frame-advance-overseer =
    { $class ->
        [none] an overseer advances
       *[other] the { $class } overseer advances
    }
frame-activations = activation
frame-activate-citizen = activation
frame-upgrade-overseer = an overseer is upgraded
frame-borrow-action = action of any hex
frame-come-about = { $effect }
frame-upgrade-citizen = a citizen is upgraded
frame-build-one = building
frame-improve-cabin = { $building }
frame-choose-cabin = { $building }: which cabin
frame-reveal-building = next token of a stack
frame-reveal-cart = next cart
frame-give-up = { $class_all } for the district
frame-choose-gift = { $class_all } for the district
frame-give-up-helper = a helper for the district
frame-place-token = repopulation: { $hex }
frame-choose-rating = a rating rises
frame-advance-scroll = scroll
frame-choose-line = which track of the scroll
frame-choose-production = production: { $seat }
frame-move-marker = round marker
frame-lay-down-helpers = helpers lie down
frame-remove-citizens = citizens leave districts with plague
frame-set-turn-order = turn order
frame-draw-dock = which dock
frame-land-ships = ships arrive
frame-draw-ship = next ship
frame-add-hex = a new district
frame-draw-hex = a new district
frame-draw-token = the opponent’s token
frame-lose-ship = the opponent’s ship
frame-choose-side = choice: { $effect }
frame-items = { $effect }
frame-next-item = { $effect }

## Choices

verb-helper = Use a helper
verb-stand = Move the helper
verb-recall = Recall the helper
verb-take-ship = Take a ship
verb-settle = Settle in a square
verb-employ = Send to a workshop
verb-shelter = Send into quarantine
verb-turn-away = Send to the supply
verb-leave = Leave quarantine
verb-work = Move to a workshop
verb-fight = Destroy a cube
verb-fight-both = Destroy two cubes
verb-act = Carry out the action
verb-repopulate = Repopulate
verb-give = Send a citizen back
verb-give-helper = Give up a helper
verb-claim = Action of a rating
verb-buy = Buy a step of a rating
verb-rating = Raise a rating
verb-side = Choose
verb-advance = Advance an overseer
verb-leap = Advance and skip a cell
verb-upgrade-overseer = Upgrade an overseer
verb-upgrade-citizen = Upgrade a citizen
verb-activate = Activate a citizen
verb-borrow = Action of a hex
verb-scroll = Scroll
verb-build = Build
verb-on-cabin = Which cabin
verb-refresh = Refresh tokens
verb-produce = Produce
verb-produce-all = Produce all that is plain
verb-stop = Decline
verb-end-turn = End the turn

choice-helper = the helper { $place_from }
choice-stand = { $spot_into } ({ $spot_does })
choice-recall = recall the helper to the estate and gain 1 coin
choice-take-ship = take { $ship_full }
choice-settle =
    { $square_does ->
        [none] settle { $square_into }
       *[other] settle { $square_into } ({ $square_does })
    }
choice-employ = send { $workshop_into } ({ $workshop_what })
choice-shelter = { $class } { $cabin_into }
choice-turn-away = who has no place goes to the supply
choice-leave = release the { $cabin_who } { $cabin_from }
choice-work = move the { $square_who } { $square_from } { $workshop_into }
choice-fight =
    { $cube_price ->
        [none] destroy a cube with { $means }
       *[other] destroy a cube with { $means_id ->
            [fire] { $cube_price } { $means }
           *[powerfire] 1 { $means }
        }
    }
choice-fight-both =
    destroy a cube here and one { $hex_in } with { $cube_price ->
        [none] powerful fire
       *[other] { $cube_price } powerful fire
    }
choice-act =
    { $frame_effect ->
        [none] carry out the action
       *[other] carry out the action: { $frame_effect }
    }
choice-repopulate =
    { $frame_hex_id ->
        [none] repopulate the district
       *[other] repopulate { $frame_hex }
    }
choice-give = send the { $home_who } { $home_from } back to the city
choice-give-helper = give up the helper { $place_from }
choice-claim = action of a rating: { $space_does } ({ $space })
choice-buy =
    { $step_price ->
        [none] buy a step of the { $rating }
        [one] buy a step of the { $rating } ({ $step_price } coin)
       *[other] buy a step of the { $rating } ({ $step_price } coins)
    }
choice-rating = raise the { $rating }
choice-side =
    { $side_effect ->
        [none] number { $side }
       *[other] { $side_effect }
    }
choice-advance =
    advance the { $class } overseer { $way_id ->
        [left] { $class_left }
        [right] { $class_right }
       *[ahead] { $way }
    }
choice-leap =
    advance the { $class } overseer over a cell { $way_id ->
        [left] { $class_left }
        [right] { $class_right }
       *[ahead] { $way }
    }
choice-upgrade-overseer = upgrade the { $class } overseer
choice-upgrade-citizen = upgrade the { $home_who } { $home_in }
choice-activate =
    { $square_does ->
        [none] activate the { $square_who } { $square_in }
       *[other] activate the { $square_who } { $square_in }: { $square_does }
    }
choice-borrow = { $hex }: { $hex_does }
choice-scroll = move { $line } up
choice-build = build { $building } for { $building_price }: { $building_what }
choice-on-cabin = { $cabin }
choice-refresh =
    refresh the { $group } for { $cost_id ->
        [coin] a coin
        [wood] a wood
        [fire] a fire
        [powerfire] a powerful fire
       *[vp] a point
    }
choice-produce = { $building }
choice-produce-all = produce all that needs no decision
choice-stop =
    { $frame_id ->
        [fight-cube] do not fight: a rat for every cube left
        [fight-ship-cube] do not fight: take a rat
        [send-helper] leave the helper in the estate
        [build-one] build nothing
        [choose-production] end the production
        [choose-follow-up] let nobody else take up work
        [choose-waiting-move] let nobody take up work now
        [choose-side] take nothing
        [activate-citizen] activate nobody else
       *[other] decline
    }
choice-end-turn = end the turn
choice-order-seat =
    { $seat_id ->
        [none] somebody is next in turn order
       *[other] { $seat } is next in turn order
    }
choice-deal-estate = { $estate }
choice-deal-scroll = { $scroll }
choice-deal-hex = { $district }
choice-wheel-start = { $step }
choice-draw-dock = { $dock }
choice-draw-ship = { $ship_full }
choice-reveal = { $building }
choice-draw-token = { $token }
choice-lose-ship = the opponent takes { $ship_full }

## The board in a terminal

board-round = Round { $round } of { $rounds }. Plague cubes in supply: { $supply }; a cube costs { $price } fire. Wheel: { $wheel }.
board-hex = Hex
board-action = Action
board-cubes = Plague
board-citizens = Citizens
board-helpers = Helpers
board-repopulation = Repopulation
board-building = Can be built
board-price = Price
board-worth = What it gives
board-more = In stack
board-player = Player
board-points = Points
board-total = With scoring
board-squares = Estate: { $seat }
board-overseers = Overseers
board-cabins = Quarantine
board-workshops = Workshops
board-carts = Carts
board-ships = Ships
board-scroll = Scroll
board-track =
    { $track }, step { $level }: { $values }; now { $now ->
        [one] { $now } point
       *[other] { $now } points
    }
board-rats = { $rats } (−{ $cost }; the next −{ $more })
board-space =
    { $here } → { $next }: { $gives }{ $then ->
        [0] { "" }
       *[other] ; points { $points } → { $then }
    }
board-space-last = { $here }: the last one; points { $points }
board-unused = { $unused } of { $all } unused
board-signs = In short: the colour of the hex and its rat; ■ plague; n, c, a – citizens; a letter – a standing helper, in brackets a lying one; # – who repopulated it. A player: points (with all that would be scored now).
board-legend = On the map: colour of the hex and its rat; ■ plague; n, c, a – nuns, craftsmen, aristocrats, + upgraded; R a standing helper, (R) a lying one; #R repopulated by. In the estate: ○ empty, ● citizen, ★ upgraded, × used. Ratings: your space → the next one: what it gives; points at the end. Scroll: points for each thing by steps, yours in brackets.

## Chapters of the rules

chapter-component = Components
chapter-city = The city
chapter-setup = Set-up
chapter-round = Rounds
chapter-turn = A turn
chapter-helper = Helpers
chapter-move = Moving
chapter-rescue = Rescue
chapter-quarantine = Quarantine
chapter-plague = The plague
chapter-rat = Rats
chapter-ship = Ships
chapter-action = Actions
chapter-overseer = Overseers
chapter-citizen = Citizens
chapter-build = Building
chapter-repop = Repopulation
chapter-rating = Ratings
chapter-production = Production
chapter-prep = Preparing a round
chapter-score = Scoring
chapter-advanced = Advanced game
chapter-priority = The priority token
chapter-solo = Playing alone
chapter-example = Examples

## When something can be chosen at all

when-helper = A helper is chosen at the start of one’s turn.
when-stand = A helper’s place is asked for once the helper is chosen.
when-recall = A helper is recalled instead of being placed, once it is chosen.
when-take-ship = A ship is taken when a helper has gone to a dock.
when-settle = A square is asked for when a citizen comes to the estate.
when-employ = Straight into a workshop goes only who leaves quarantine.
when-shelter = Cabins are asked for when citizens are rescued from a hex with plague.
when-turn-away = Somebody is sent to the supply only where a citizen has no place.
when-leave = Who leaves quarantine is asked at the end of a round.
when-work = Citizens move to workshops during one’s own decisions, where that brings something.
when-fight = Plague is fought after the rescue, on the hex or ship of one’s turn.
when-fight-both = Two cubes are destroyed by powerful fire while fighting the plague of one’s hex.
when-act = The action comes last in a turn, after rescue and plague.
when-repopulate = One repopulates the district of one’s turn, in place of its action.
when-give = A citizen is sent back while a district is being repopulated.
when-give-helper = A helper is given up while a district that asks for one is being repopulated.
when-claim = Actions of ratings are carried out in the action stage of one’s own turn.
when-buy = Steps of ratings are bought in the action stage of one’s own turn.
when-rating = A rating is asked for when an icon lets the player choose one.
when-side = Sides are asked for when an effect leaves a choice.
when-advance = An overseer advances when an icon says so.
when-leap = An overseer skips a cell when an icon says so.
when-upgrade-overseer = An overseer is upgraded when an icon says so.
when-upgrade-citizen = A citizen is upgraded when an icon says so.
when-activate = Citizens are activated when an overseer or an icon says so.
when-borrow = The action of another hex is used when an icon says so.
when-scroll = A track of the scroll is asked for when an icon moves one up.
when-build = One builds when an icon says so.
when-on-cabin = A cabin is asked for once a cabin upgrade has been built.
when-refresh = Tokens are refreshed while building.
when-produce = Buildings produce at the end of a round.
when-produce-all = Buildings produce at the end of a round.
when-stop = There is nothing here that could be declined.
when-end-turn = A turn is ended in its action stage.

## What is in the way of a choice

fact-needs-goods =
    This needs { $needed } { $cost_id ->
        [coin] { $needed ->
            [one] coin
           *[other] coins
        }
        [vp] { $needed ->
            [one] point
           *[other] points
        }
       *[other] { $cost }
    }; you have { $had }.
fact-needs-coins-for-way =
    The way { $spot_into } is { $steps } steps and costs { $needed ->
        [one] { $needed } coin
       *[other] { $needed } coins
    }; you have { $had }.
fact-needs-citizens = This needs { $needed } { $citizen_all } in your sectors and workshops; you have { $had }.
fact-needs-upgraded = This needs { $needed } upgraded { $citizen_all } in your sectors and workshops; you have { $had }.
fact-not-in-city = This hex is not in the city: { $hex }.
fact-hex-used-up = There is no district in this turn that you could still repopulate.
fact-port-no-district = A port cannot be repopulated: { $hex }.
fact-district-of = This district is repopulated already: { $hex } belongs to { $seat }.
fact-no-cart =
    { $carts ->
        [0] Repopulating needs a cart, and you have none.
       *[other] All your carts ({ $carts }) were used in this round.
    }
fact-no-tokens-left = You have repopulated { $districts } districts and have no token left.
fact-no-helper-left = This needs a helper that was not used in this round; you have none.
fact-somebody-stands = A helper stands there already: { $spot }.
fact-no-ship-here = No ship lies { $dock_in }.
fact-ship-not-here = No { $ship } lies { $dock_in }.
fact-no-helper-there = You have no helper { $place_in }.
fact-helper-used = Your helper { $place_in } was used in this round already.
fact-others-first = First use the helpers in the city; those in the estate come last.
fact-helper-is-home = This helper is in the estate already.
fact-somewhere-to-go = The helper must go: there is a hex or a ship for it.
fact-home-taken = Somebody is there already: { $home }.
fact-home-empty = Nobody is there: { $home }.
fact-home-upgraded = The citizen there is upgraded already: { $home }.
fact-home-ordinary = An upgraded citizen is wanted, and the one { $home_in } is ordinary.
fact-home-of-others = Now it is about { $citizen_all }; this is a place of others: { $home }.
fact-nobody-to-settle = Nobody of them is waiting here: { $citizen_all }.
fact-has-a-place = There is a place for everybody here.
fact-cabin-alike = Choose { $other } instead: nothing tells { $cabin } from it.
fact-not-yet-out = The citizen { $cabin_in } stays in quarantine for another round.
fact-locked-in = Nobody is sent back from quarantine: { $cabin }.
fact-not-yours = You do not have this building: { $building }.
fact-wrong-class = Only { $citizen_all } work { $workshop_in }.
fact-only-for-upgraded = An ordinary citizen may work { $workshop_in }, but brings nothing there until upgraded. So this is asked only where room is needed.
fact-reward-given = This workshop has given its reward already: { $workshop }.
fact-work-later = Moving to { $workshop } brings nothing now. You are asked at the end of the round, or when room is needed.
fact-not-beside = The two are no neighbours: { $hex } and { $other }.
fact-no-cubes = There is no plague { $hex_in }.
fact-ship-cube-alone = On a ship powerful fire destroys that one cube only.
fact-nothing-comes = Nothing would come of it now.
fact-action-gone = This turn has no action left.
fact-outside-stage = It is not the action stage of your turn.
fact-space-ahead = You have not reached { $space }.
fact-space-nothing = No action waits for you here: { $space }.
fact-not-for-sale = Steps of the { $rating } are not sold: it rises by fighting the plague.
fact-rating-at-end = You are at the end of the { $rating }.
fact-rating-not-meant = The icon does not mean the { $rating }.
fact-must-choose = This cannot be declined.
fact-no-such-side = There is no part { $side } left of this effect.
fact-line-on-top = This track is at its top already: { $line }.
fact-square-spent = This square works once in the game, and has: { $square }.
fact-out-of-reach = This square is not among those that can be activated now: { $square }.
fact-overseer-not-meant = The icon means another overseer than that of the { $citizen_all }.
fact-overseer-at-end = The overseer of the { $citizen_all } is on the last cell.
fact-way-not-here =
    { $parts ->
        [0] Here the path does not part: the overseer goes ahead.
       *[other] Here the path parts: choose left or right.
    }
fact-upgraded-on-way = The overseer of the { $citizen_all } can still advance, and is upgraded by that.
fact-no-skipping = This icon does not let an overseer skip a cell.
fact-path-too-short = There are not two cells left before the overseer of the { $citizen_all }.
fact-overseer-upgraded = The overseer of the { $citizen_all } is upgraded already.
fact-later-era = Workshops of era II come in round { $round }: { $building }.
fact-past-era = Workshops of era I are gone: { $building }.
fact-built-by = { $seat } has built it: { $building }.
fact-not-open = This token does not lie open: { $building }.
fact-no-bare-cabin = All your cabins have an upgrade.
fact-cabin-improved = This cabin has an upgrade: { $cabin }.
fact-refreshed-already = You have refreshed the tokens once; now you build.
fact-nothing-under =
    { $group_id ->
        [cabins] There is nothing under the open cabin upgrades.
       *[workshops] There is nothing under the open workshops.
    }
fact-produced-already = It has produced in this round already: { $building }.
fact-brings-nothing = Nobody is there for whom it produces: { $building }.
fact-nothing-plain = There are not two buildings left that need no decision.

## What an edition file holds: its tables, and their fields

sheet-edition = The file itself
sheet-valuation = What bots think things are worth
sheet-components = How much is in the box
sheet-coin_mix-count = Coins in the box, by value
sheet-city = The city
sheet-city-layout = City for { $row } players
sheet-plague = Plague
sheet-plague-cubes_by_players = Plague cubes by number of players
sheet-wheel = Wheel
sheet-wheel-position = Wheel, position { $row }
sheet-rounds = Rounds
sheet-rounds-table = Round table, { $row }
sheet-rounds-priority_token = Order by the priority token, round { $row }
sheet-ratings = Ratings
sheet-vp_track = Point track
sheet-start = Start
sheet-start-bonus = Bonus of player { $row }
sheet-estate = Estate
sheet-estate-board = Estate board { $row }
sheet-estate-board-square = Square { $row } of an estate
sheet-estate-refresh_cost = Renewing the buildings on offer
sheet-estate-activation = Activation: { $row }
sheet-estate-quarter = Quarter { $row }
sheet-estate-path = Path of an overseer, { $row }
sheet-estate-path_cell = Cell { $row } of the path
sheet-scroll = Scrolls
sheet-scroll-board = Scroll { $row }
sheet-scroll-board-track = Track of a scroll: { $row }
sheet-tokens = Tokens
sheet-tokens-cart_stacks_by_players = Stacks of carts by number of players
sheet-tokens-dock_token = Dock token { $row }
sheet-rats = Rats
sheet-scoring = Scoring
sheet-scoring-popularity_race = Points for popularity, by number of players
sheet-scoring-advanced_repopulation_race = Points for repopulation, by number of players
sheet-solo = Solo game
sheet-solo-token = Solo token { $row }
sheet-solo-good_score = A good solo result
sheet-solo-repopulation_bonus = Solo bonus for repopulation
sheet-lists-resource = Resource { $row }
sheet-lists-goods = Goods { $row }
sheet-lists-citizen_class = Class { $row }
field-cost = price
field-effect = effect
field-vp = points
field-action = action
field-citizens = citizens
field-helper = helper
field-colour = colour
field-rat = rat
field-players = number of players
field-goods = goods
field-upgraded_extra = bonus of an upgraded worker
field-needs_upgraded = kind of worker
field-bar = bar
field-cube_price = price of a fight
field-cube_vp = points for a fight
field-penalty = penalty
field-number = number
field-cls = class
field-repop = can be repopulated
field-dock = dock
field-ship_cells = places for ships
field-pair = pair
field-era = era
field-order = order of play
field-ships = ships
field-new_hex = new district
field-swap_workshops = workshops are exchanged
field-wheel = steps of the wheel
field-count = how many
field-start = start
field-helpers = helpers at the start
field-helpers_max = helpers, at most
field-helpers_in_supply = helpers in the supply
field-cabin_squares = squares of cabins
field-cabins = cabins
field-workshop_places = places for workshops
field-upgraded_worker_vp = points for an upgraded worker
field-resource = price
field-copies = how many copies
field-once = once a game
field-squares = squares
field-cells = cells
field-values = values
field-cap = at most
field-maximum = at most
field-popularity_back_per_rat = popularity lost per rat
field-leftovers_per_point = leftover resources for a point
field-repopulation_visit_vp = points for a visit to a repopulated district
field-move_coin_per_further_step = coins for each further step
field-move_first_step_free = the first step is free
field-cube_per_ship = plague cubes per ship
field-coin_per_helper_to_buy_step = coins to buy a step
field-start_space = first space
field-buyable = can be bought
field-opponent_helpers_by_round = helpers of the opponent by round
field-human_first_rounds = rounds in which the player is first
field-popularity_level_or_ahead_vp = points for popularity
field-steps = steps
field-even_ship_effect = effect of even ships
field-cabin_stacks = stacks of cabins
field-fire_value = worth as fire
field-leftover = counts as a leftover
field-1 = one player
field-2 = two players
field-3 = three players
field-4 = four players
field-5 = five
field-base = base game
field-advanced = advanced game
