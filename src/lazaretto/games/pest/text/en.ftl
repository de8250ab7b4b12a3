# Pest in English. How slots are filled: lazaretto/text/__init__.py; what is printed on components: words.py.
# Goal and order are the two halves of a law (agenda and imperative).

game-title = Pest
game-cover = The Thokaian empire
game-about = An empire, a plague, and those who do not give in.

seat-colour-1 = yellow
seat-colour-2 = blue
seat-colour-3 = white

## The map

location =
    .about =
        { $type }, { $region }{ $harbours ->
            [none] { "" }
           *[other] ; { $harbours_harbour }
        }
location-gotar = Gotar
location-yusteris = Yusteris
location-amfell = Amfell
location-gollor = Gollor
location-tarius = Tarius
location-gnoll = Gnoll
location-klaor = Klaor
location-lerk = Lerk
location-vards = Vards
location-bimeris = Bimeris
location-malaren = Malaren
location-briston = Briston
location-kellis = Kellis
location-menrey = Menrey
location-arler = Arler
location-frox = Frox
location-lor = Lor
location-veris = Veris
location-milessar = Milessar
location-riterra = Riterra
location-amberi = Amberi
location-jolari = Jolari
location-veria = Veria
location-kelier = Kelier
location-porral = Porral
location-sobal = Sobal
location-vibrou = Vibrou
location-blessir = Blessir
location-tissaud = Tissaud
location-nuerami = Nuerami
location-seora = Seora
location-terras = Terras
location-bais = Bais
location-drena = Drena
location-meskar = Meskar
location-sitra = Sitra
location-halkor = Halkor
location-numenar = Numenar
location-fazerh = Fazerh
location-haddir = Haddir
location-skartin = Skartin
location-metix = Metix
location-milli = Milli
location-mozt = Mozt
location-tessik = Tessik
node-capital = the capital
    .about = Passing through costs no movement points, but nobody stops here. Send healthy people to your sector and build in the centre.

road =
    { $hue ->
        [none] the road between { $one } and { $other }
       *[other] the { $hue } road between { $one } and { $other }
    }

region-high-mountains = High Mountains
region-northern-shores = Northern Shores
region-endless-valleys = Endless Valleys
region-southern-coast = Southern Coast
region-impregnable-peaks = Impregnable Peaks

# hue: the colours of harbours and horseshoes.
hue-red = red
    .harbour = red harbour
hue-blue = blue
    .harbour = blue harbour
hue-black = black
    .harbour = black harbour

type =
    .about =
        Holds { $capacity ->
            [one] { $capacity } building
           *[other] { $capacity } buildings
        }. The first building here gives { $influence } influence, each further one 1 less for every rival already here.
type-village = village
type-town = town
type-city = city

location-token =
    { $sick ->
        [1] { $type } with { $resource } and a sick person
       *[other] { $type } with { $resource }
    }

## Resources and rewards

resource-wood = wood
    .one = wood
    .many = wood
    .about = For buildings.
resource-stone = stone
    .one = stone
    .many = stone
    .about = For buildings.
resource-food = food
    .one = food
    .many = food
    .about = For gathering the sick on the way.
resource-herbs = herbs
    .one = herb
    .many = herbs
    .about = For healing.
resource-coin = coin
    .one = coin
    .many = coins
    .about = Stands in for wood, stone, food or herbs.
due-crate = a crate
    .one = crate
    .many = crates
    .about = A basic resource of your choice: wood, stone, food or herbs.

# One item of an effect or of a price.
gain-wood = { $count } wood
gain-stone = { $count } stone
gain-food = { $count } food
gain-herbs =
    { $count ->
        [one] { $count } herb
       *[other] { $count } herbs
    }
gain-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
gain-crate =
    { $count ->
        [one] { $count } basic resource of your choice
       *[other] { $count } basic resources of your choice
    }
gain-local =
    { $count ->
        [one] { $count } resource of the location
       *[other] { $count } resources of the location
    }
gain-research =
    { $count ->
        [one] { $count } research token
       *[other] { $count } research tokens
    }
gain-fame = { $count } fame
gain-infamy = { $count } infamy
gain-influence = { $count } influence
gain-order =
    { $count ->
        [one] a step on the order track
       *[other] { $count } steps on the order track
    }
gain-recall =
    { $count ->
        [one] a person back from the capital
       *[other] { $count } people back from the capital
    }
gain-healthy =
    { $count ->
        [one] { $count } healthy person
       *[other] { $count } healthy people
    }
gain-sick =
    { $count ->
        [one] { $count } sick person
       *[other] { $count } sick people
    }
gain-either = either { $one } or { $other }
gain-nothing = nothing

choice =
    { $third ->
        [none] { $first } – or { $second }
       *[other] { $first } – or { $second } – or { $third }
    }
    .first = { $first }
    .second = { $second }
    .third =
        { $third ->
            [none] –
           *[other] { $third }
        }
branch-first = the first reward
branch-second = the second reward
branch-third = the third reward

token =
    .about = Whoever sends people to the capital takes one open token: { $effect }. Used tokens lie face down.
token-fame = fame
token-influence = influence
token-research = research token
token-coin = a coin
token-crate = a basic resource of your choice
token-wood = wood
token-stone = stone
token-food = food
token-herbs = herbs

## The player’s board

action-move = Move
    .about = Move your doctor up to { $points } locations; your own buildings and the capital cost nothing. Gather the sick on the way: the first of a location is free, every other one costs 1 food. Where you stop, gain the location’s resource. Weakened: { $less } location less. For { $boost }: { $more } location more.
action-build = Build
    .about = Build where your doctor and your camp stand, or one building of the capital. Weakened: 1 wood or stone more. For { $boost }: 1 wood or stone less.
action-produce = Produce
    .about = Gain the resource of every building that works, and research for the people in your laboratories. Weakened: { $less } resource less. For { $boost }: { $more } resource more.
action-research = Research
    .about = Buy one technology from the market. For { $refresh } you may have a new market laid out first or afterwards.
action-heal = Heal
    .about = Pay the herbs of the next spaces of your healthy track to bring sick people there, as many as you like.
action-assign = Assign
    .about = Send healthy people to your buildings and to the capital, and move them between your buildings. Whoever sends anybody to the capital takes a reward token.

# `other_…`: the one that is still to be had when the other is done.
cell = { $top } + { $left }
    .other_top =
        { $top_idle ->
            [1] your other action, { $top }, has nothing to do now
           *[other] your other action is { $top }
        }
    .other_left =
        { $left_idle ->
            [1] your other action, { $left }, has nothing to do now
           *[other] your other action is { $left }
        }

slot-top = top slot
    .into = into the top slot
slot-middle = middle slot
    .into = into the middle slot
slot-bottom = bottom slot
    .into = into the bottom slot

# Where sick people are kept.
housing-regular = the regular quarantine
    .short = the regular quarantine
    .about = Whoever is here hinders nothing.
housing-move = the space above Move
    .short = Move
    .about = While somebody is here, the move action is weakened.
housing-build = the space above Build
    .short = Build
    .about = While somebody is here, the build action is weakened.
housing-produce = the space above Produce
    .short = Produce
    .about = While somebody is here, the produce action is weakened.
housing-five = resource space { $space }
    .short = resource space { $space }
    .about = While somebody is here, no resource marker can stand on space { $space } or beyond.
housing-graveyard = the graveyard
    .short = the graveyard
    .about = The dead cannot be healed, and they bring infamy at the end of every era.
housing-card = a healing cell
    .short = a healing cell
    .about = A technology heals this person step by step.

# `change` begins with what differs from how they are now: out of which spaces people go, into which.
arrangement =
    { $spaces ->
        [none] nobody outside the regular quarantine
       *[other] taken: { $spaces }
    }
    .change =
        { $freed ->
            [none]
                { $filled ->
                    [none]
                        { $spaces ->
                            [none] nobody outside the regular quarantine
                           *[other] taken: { $spaces }
                        }
                   *[other] move a sick person from the regular quarantine to { $filled }
                }
           *[other]
                { $filled ->
                    [none] move a sick person from { $freed } to the regular quarantine
                   *[other] move a sick person from { $freed } to { $filled }
                }
        }

building =
    .price =
        { $cost ->
            [none] –
           *[other] { $cost }
        }
    .about =
        { $cost ->
            [none] Placed at set-up.
           *[other] Costs { $cost }; { $fame } fame at the end.
        } { $worker ->
            [1] With a person in it, it makes
           *[other] It works without a person and makes
        } { $makes }.
building-castle = castle
building-district-1 = district 1
building-district-2 = district 2
building-workshop = workshop
building-district-3 = district 3
building-district-4 = district 4
building-factory = factory
building-district-5 = district 5
building-district-6 = district 6
building-mint = mint

workplace-mobile-workshop = Mobile Workshop
workplace-specialists = Plague Specialists
workplace-capital = the capital
recall-to-track = the healthy track

site-doctor = where your doctor stands
site-camp = at your camp

price-plain = pay the printed price
price-save-wood = spend a research token to pay one wood less
price-save-stone = spend a research token to pay one stone less
price-add-wood = pay one wood more
price-add-stone = pay one stone more
price-restore = spend a research token to pay the printed price

way-food = take all of them and pay with food
way-leave = leave behind whom the Medical Mask allows and pay food for the others
way-camp = set up the camp and take all of them at no cost

answer-yes = yes
answer-no = no

## The capital

capital =
    .price = { $cost }
    .about = Costs { $cost }; gives { $influence } influence and { $fame } fame at once. It can be built once in a game.
capital-granary = Granary
capital-hospital = Hospital
capital-academy = Academy
capital-cathedral = Cathedral
capital-palace = Palace

capital-card =
    .about = At the end of an era. Most people in the capital: { $first }. Second: { $second }. Third: { $third }.
capital-card-c1 = Imperial Audience
capital-card-c2 = Seats in the Council
capital-card-c3 = Imperial Commission
capital-card-c4 = Treasury Contracts
capital-card-c5 = Academy of Medicine

start-card =
    .about = The castle goes to one of these: { $locations }.
start-card-high-mountains = High Mountains
start-card-northern-shores = Northern Shores
start-card-endless-valleys = Endless Valleys
start-card-southern-coast = Southern Coast
start-card-impregnable-peaks = Impregnable Peaks

## Plague and aid

# Whom a plague card strikes (in the plural), or where something is built (`in`, in the singular).
target-village = villages with { $resource }
    .in = in a village with { $resource }
target-town = towns with { $resource }
    .in = in a town with { $resource }
target-city = cities with { $resource }
    .in = in a city with { $resource }
target-any = locations with { $resource }
    .in = in a location with { $resource }
target-village-any = villages
    .in = in a village
target-town-any = towns
    .in = in a town
target-city-any = cities
    .in = in a city
target-any-any = locations
    .in = in a location
target-harbour = { $hue } harbours
    .in = in a location with a { $hue } harbour
target-harbour-any = harbours
    .in = in a location with a harbour
target-road = { $hue } roads
    .in = in a location at a { $hue } road

plague =
    .about = Era I: { $era1 }. Era II: { $era2 }. Era III: { $era3 }.
plague-p1 = Forest Villages No. 1
plague-p2 = Logging Camps No. 2
plague-p3 = Quarries No. 3
plague-p4 = Farmsteads No. 4
plague-p5 = Physic Gardens No. 5
plague-p6 = Fair Towns No. 6
plague-p7 = Caravan Traders No. 7
plague-p8 = Forest Villages No. 8
plague-p9 = Pilgrims No. 9
plague-p10 = Caravan Traders No. 10
plague-p11 = Hill Villages No. 11
plague-p12 = Wandering Healers No. 12
plague-p13 = Caravan Traders No. 13
plague-p14 = Valley Villages No. 14
plague-p15 = Grain Carts No. 15
plague-p16 = Port Traders No. 16
plague-p17 = Port Traders No. 17
plague-p18 = Port Traders No. 18

# Who gets which reward: `about` in the usual game, `two` in that of two, `solo` alone.
aid = Council Aid No. { $number }
    .about = Pays next year. Most influence: { $left }. Least influence: { $right }. All others: { $middle }.
    .two = Pays next year. More influence: { $left }. Less influence: { $right }.
    .solo = Pays at once, by how many people are left on the influence track. { $left_least }–{ $left_most }: { $left }. { $middle_least }–{ $middle_most }: { $middle }. { $right_least }–{ $right_most }: { $right }.
    .few = { $left_least }–{ $left_most }
    .some = { $middle_least }–{ $middle_most }
    .many = { $right_least }–{ $right_most }

## Laws

# The two names of a law: `goal` and `order`.
law =
    .about = Goal, at the end of the era: { $goal }. Order, in the course of it: { $order }.
    .when =
        { $era ->
            [1] era I
            [2] era II
           *[other] era III
        }
law-l1 = Heal the People / Farm Restoration
    .goal = Heal the People
    .order = Farm Restoration
law-l2 = Shelter the Sick / Logging Camp Repair
    .goal = Shelter the Sick
    .order = Logging Camp Repair
law-l3 = Council Focus / Quarry Reconstruction
    .goal = Council Focus
    .order = Quarry Reconstruction
law-l4 = Political War / Grove Rehabilitation
    .goal = Political War
    .order = Grove Rehabilitation
law-l5 = Food Stocks / Rural Lord
    .goal = Food Stocks
    .order = Rural Lord
law-l6 = Employment Program / Collaboration
    .goal = Employment Program
    .order = Collaboration
law-l7 = Infrastructure / Ports Reconstruction
    .goal = Infrastructure
    .order = Ports Reconstruction
law-l8 = Quarantine Protocols / Urban Planning
    .goal = Quarantine Protocols
    .order = Urban Planning
law-l9 = Cooperation / Settlement Rebuilding
    .goal = Cooperation
    .order = Settlement Rebuilding
law-l10 = Emissaries / Invention
    .goal = Emissaries
    .order = Invention
law-l11 = Push for Progress / Containment Protocols
    .goal = Push for Progress
    .order = Containment Protocols
law-l12 = Vast Accumulation / Quarantine Expertise
    .goal = Vast Accumulation
    .order = Quarantine Expertise
law-l13 = Building Mastery / Black Routes Restoration
    .goal = Building Mastery
    .order = Black Routes Restoration
law-l14 = Push for Progress / Empire Network
    .goal = Push for Progress
    .order = Empire Network
law-l15 = Efficient Production / Outposts
    .goal = Efficient Production
    .order = Outposts

# What a goal pays for: `fame` for every `per` of something.
goal-healthy-on-track =
    { $fame } fame for every { $per ->
        [1] person on your healthy track
       *[other] { $per } people on your healthy track
    }
goal-sick-held =
    { $fame } fame for every { $per ->
        [1] sick person you keep
       *[other] { $per } sick people you keep
    }
goal-healthy-in-buildings =
    { $fame } fame for every { $per ->
        [1] person in your buildings
       *[other] { $per } people in your buildings
    }
goal-healthy-in-capital =
    { $fame } fame for every { $per ->
        [1] person of yours in the capital
       *[other] { $per } people of yours in the capital
    }
goal-districts-built =
    { $fame } fame for every { $per ->
        [1] district you have built
       *[other] { $per } districts you have built
    }
goal-specials-built =
    { $fame } fame for every { $per ->
        [1] special building you have built
       *[other] { $per } special buildings you have built
    }
goal-own-buildings-shared =
    { $fame } fame for every { $per ->
        [1] building of yours that shares its location with a rival’s
       *[other] { $per } buildings of yours that share their locations with a rival’s
    }
goal-quarantine-empty =
    { $fame } fame for every { $per ->
        [1] empty space of your quarantine
       *[other] { $per } empty spaces of your quarantine
    }
goal-technology-fame =
    { $fame } fame for every { $per ->
        [1] fame symbol on your technologies
       *[other] { $per } fame symbols on your technologies
    }
goal-influence-place = { $rank1 }, { $rank2 }, { $rank3 }, { $rank4 } or { $rank5 } fame by your place on the influence track
goal-influence =
    { $fame } fame for every { $per ->
        [1] influence
       *[other] { $per } influence
    }
goal-research =
    { $fame } fame for every { $per ->
        [1] research token
       *[other] { $per } research tokens
    }
goal-set =
    { $fame } fame for every { $per ->
        [1] set
       *[other] { $per } sets
    } of { $resources }
goal-resource =
    { $fame } fame for every { $per ->
        [1] { $resources_one }
       *[other] { $per } { $resources_many }
    }

# When an order is met.
condition-build = you build { $where_in }
condition-build-touching = you build { $where_in }
condition-build-beside-rival = you build in a location with a rival’s building
condition-build-near-own = you build next to a location with a building of yours
condition-build-far = you build in a location with no building of yours next to it
condition-acquire = you buy a technology
condition-gather-road = you gather sick people from a road
condition-gather-location =
    you gather { $least ->
        [1] sick people from a location
       *[other] { $least } or more sick people from one location
    }

## Technologies

technology =
    .price =
        { $research ->
            [one] { $research } research token
           *[other] { $research } research tokens
        }
technology-t1 = Breathing Apparatus
    .about = When you gather sick people from the map, you may put { $holds } of them here. Each time you research or heal, that person moves on one cell; after { $cells } moves the person is healthy.
technology-t2 = Blast Furnace
    .about = Building { $place_in } gives { $effect } more.
technology-t3 = Examination Desk
    .about = When a rival’s doctor enters a location with a building of yours, gain { $effect }.
technology-t4 = Medical Mask
    .about =
        When you move, you may leave { $per_location ->
            [one] { $per_location } sick person
           *[other] { $per_location } sick people
        } in every location you enter. Not on roads.
technology-t5 = Disinfectants
    .about = When your doctor enters a location with a rival’s building, gain { $effect }.
technology-t6 = Cloning Experiment
    .about = Instead of walking, your doctor may go to any location of the same type; this takes { $points } movement points.
technology-t7 = Construction Crane
    .about = Building { $place_in } gives { $effect } more.
technology-t8 = Ambulance Carriage
    .about =
        When you move, { $per_location ->
            [one] { $per_location } more sick person
           *[other] { $per_location } more sick people
        } of every location costs no food. Not on roads.
technology-t9 = Inhaler
    .about =
        When you heal, you may return { $count ->
            [one] { $count } sick person
           *[other] { $count } sick people
        } from your quarantine to the supply.
technology-t10 = Plague Specialists
    .about =
        When you assign, you may put up to { $holds ->
            [one] { $holds } person
           *[other] { $holds } people
        } here. When you research or heal, you may send them on to your buildings or to the capital.
technology-t11 = Scientists
    .about =
        When you research, you may take { $count ->
            [one] { $count } person
           *[other] { $count } people
        } of yours from the capital to a building or to your healthy track.
technology-t12 = Experimental Laboratory
    .about =
        When you research, you may return { $pay ->
            [one] { $pay } healthy person
           *[other] { $pay } healthy people
        } to the supply and take up to { $take_up_to } sick people from it.
technology-t13 = Production Line
    .about =
        Your castle makes { $amount ->
            [one] { $amount } resource
           *[other] { $amount } resources
        } of its kind.
technology-t14 = Infirmary
    .about = When you gather sick people from the map, you may put { $holds } of them here. Each time you research or heal, that person moves on one cell; after { $cells } moves the person is healthy.
technology-t15 = Protective Suit
    .about =
        In the plague phase you may turn away { $per_location ->
            [one] { $per_location } sick person
           *[other] { $per_location } sick people
        } from each of your districts, for every effect.
technology-t16 = Safe Conduct
    .about = Locations with rivals’ buildings cost you no movement points.
technology-t17 = Medical Trials
    .about = Place a mortus here: pay { $cost } and gain { $effect }.
technology-t18 = Quarantine Tent
    .about =
        Your quarantine has { $spaces ->
            [one] { $spaces } more regular space.
           *[other] { $spaces } more regular spaces.
        }
technology-t19 = Quarantine House
    .about =
        Your quarantine has { $spaces ->
            [one] { $spaces } more regular space.
           *[other] { $spaces } more regular spaces.
        }
technology-t20 = Tool Cart
    .about = At the end of a build action, gain { $effect } for each location you have built in.
technology-t21 = Improved Camp
    .about =
        Your camp keeps the sick out and stays where it is. When you set it up, you may heal { $heals_on_placing ->
            [one] { $heals_on_placing } person
           *[other] { $heals_on_placing } people
        } there at once.
technology-t22 = Steel Horseshoes
    .about =
        When you move, you have { $amount ->
            [one] { $amount } more movement point.
           *[other] { $amount } more movement points.
        }
technology-t23 = Syringe
    .about = After a heal action, gain { $effect }.
technology-t24 = Quarantine Outpost
    .about = In the plague phase you may keep all the sick out of locations with your workshop, factory or mint.
technology-t25 = Mobile Workshop
    .about = Choose a basic resource when you buy this card. With a person on it, it makes { $output } of that resource when you produce.
technology-t26 = Hoist
    .about = You can store { $amount } more of every resource.
technology-t27 = Storage Crates
    .about = You can store { $amount } more of one resource.
technology-t28 = Adrenaline Dose
    .about = Place a mortus here: repeat a pair of actions that you have taken this year.
technology-t29 = Mentorship
    .about = After an assign action that has sent anybody to the capital, gain { $effect }.
technology-t30 = Vaults
    .about = When you produce, gain { $effect } your doctor stands in.

## Whatever else lies on the table

part-doctor = plague doctor
    .about = Walks along the roads and gathers the sick. Several doctors may stand in one location; where one stands, the plague adds nobody.
part-camp = plague camp
    .about = Set it up while moving: it clears a location at no cost and keeps the plague out once. You may also build there.
part-mortus = mortus
    .about = Place one each turn. Everybody has { $era1 } a year in era I, { $era2 } in era II and { $era3 } in era III.
part-sick = sick person
    .about = Lies on the map until a doctor comes by, or in quarantine until healed.
part-healthy = healthy person
    .about = Works in buildings, represents you in the capital, and brings fame on the healthy track.
part-dead = dead person
    .about = Brings infamy at the end of every era.
part-ruin = ruined location
    .about = A location falls when a plague card leaves { $sick } sick people in it; { $spread } then goes to each neighbour. It makes nothing, and nobody builds in it.
part-harbour = harbour
    .about = Some plague cards strike harbours of their colour.
part-horseshoe = horseshoe
    .about = Some plague cards put sick people on roads of this colour.
part-start = start location
    .about = Castles begin here.
part-sector = sector of the capital
    .about = People here compete for the capital’s rewards; they leave at the end of the era.
part-neutral = neutral sector
    .about = Nobody’s people. They compete with the players’ and never leave. With two players there are { $people } at first, and { $growth } more after each era.
part-grid = action grid
    .about = A mortus in a cell gives the action of its column and that of its row. For { $boost } the one of the column can be boosted.
part-quarantine = quarantine
    .about = { $regular } regular spaces; then one above each of the { $above } actions of the top row, which weakens it, and one on resource space { $five }.
part-graveyard = graveyard
    .about = { $spaces } spaces, filled from left to right. At the end of every era each taken one brings the infamy printed on it, again and again. Every further one, for whom no space is left, costs { $infamy } infamy at once.
part-healthy-track = healthy track
    .about = { $spaces } spaces. Each has its price in herbs and its fame at the end of the game.
part-laboratory = laboratory
    .about = A person on a space with a flask brings research whenever you produce.
part-resource-track = resource track
    .about = You can store up to { $most } of each resource; whatever is beyond is lost.
part-technologies = technologies
    .about = There are { $slots } slots. A card that is replaced pays its fame at once and goes back to the deck.
part-exchange = exchange
    .about = At any time in your turn: { $cost } for { $effect }.
part-research = research token
    .about = Buys technologies and boosts actions. There is no limit to them.
part-fame = fame
    .about = Whoever has the most fame at the end wins.
part-infamy = infamy
    .about = Is subtracted from fame at the end.
part-crate = crate
    .about = A basic resource of your choice: wood, stone, food or herbs.
part-influence-track = influence track
    .about = Ends at { $last }. Only one marker stands on a space, so rivals are skipped; whatever is crossed or reached pays at once.
part-order-track = order track
    .about = Up to { $spaces } steps in an era. Some pay influence at once; all of them pay fame at the end of the game.
part-turn-order = turn order
    .about = The least influence goes first next year.
part-era = era
    .about = Lasts { $years } years. At its end come the goal, the rewards of the capital, and infamy for the dead.
part-year = year
    .about = Plague and aid, actions, mortuses return, new turn order.
part-law = law
    .about = One for each era. Its order is carried out during the era, its goal pays at the end of it.
part-plague = plague card
    .about = One each year. It puts sick people on everything it shows: { $era1 } in era I, { $era2 } in era II, { $era3 } in era III.
part-aid = aid card
    .about = One each year, with a reward for everybody.
part-capital-card = capital card
    .about = At the end of an era it rewards those with the most people in the capital.
part-capital-buildings = capital buildings
    .about = Each can be built once, wherever your doctor is.
part-tokens = reward tokens
    .about = Send people to the capital to take one of the open ones.
part-market = market
    .about = { $cards } technologies. When you research, { $cost } buys new ones.
part-deck = deck
    .about = Technologies that are not in play now.
part-columns = building columns
    .about = Fame at the end for all buildings of a column: { $column1 } for the first, { $column2 } for the second, { $column3 } for the third.

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-white = white
colour-purple = purple

## The end

score-tokens = fame tokens
    .about = Fame gained in the course of the game.
score-orders = orders
    .about = Fame of all spaces reached on the order tracks.
score-healthy = healthy
    .about = Fame of your healthy track.
score-buildings = buildings
    .about = Fame of the buildings you have built.
score-columns = columns
    .about = Fame for whole columns of buildings.
score-technologies = technologies
    .about = Fame of the technologies you own.
score-influence = influence
    .about = A point for every fame symbol crossed or reached on the influence track.
score-influence_place = most influence
    .about = { $most } fame for the most influence, { $second } for the second most.
score-resources = resources
    .about = A point for every { $per } resources, coins excepted.
score-coins = coins
    .about = A point for every { $per } coins.
score-crossed = covered spaces
    .about = Two-player game: for covered spaces left behind on the influence track.
score-capital_buildings = capital
    .about = Two-player game: { $fame } fame for more buildings in the capital.
score-infamy = infamy
    .about = Infamy gained in the course of the game.
score-quarantine = quarantine
    .about = Two-player game: { $infamy } infamy for more people in quarantine.
score-people_left = people left
    .about = Solo game: { $infamy } infamy for every person not yet in the neutral sector.
score-total = total
    .about = The final fame.

# What a player has, counted, as consequences tell it.
holding-wood = wood
holding-stone = stone
holding-food = food
holding-herbs = herbs
holding-coin = coins
holding-research = research tokens
holding-fame = fame tokens
holding-infamy = infamy tokens
holding-influence = influence
holding-order = steps on orders
holding-citizen = healthy people on the track
holding-capital = people in the capital
holding-quarantine = sick people in quarantine
holding-graveyard = people in the graveyard
holding-mortus = mortuses to place
holding-building = buildings
holding-technology = technologies
holding-exposed = buildings alone against the plague

title =
    .about = From { $least } fame.
title-commoner = Commoner
title-councillor = Councillor
title-baron = Baron
title-viscount = Viscount
title-count = Count
title-duke = Duke
title-head-of-house = Head of House
title-emperor = Emperor

reason-fame = the most fame wins
reason-influence = fame is equal, so the most influence wins
reason-shared = fame and influence are equal, so the victory is shared
reason-commoner = you remain a Commoner
reason-councillor = you rise to Councillor
reason-baron = you rise to Baron
reason-viscount = you rise to Viscount
reason-count = you rise to Count
reason-duke = you rise to Duke
reason-head-of-house = you rise to Head of House
reason-emperor = you rise to Emperor

option-mode = which game is played
    .choose = Variant
option-mode-base = the usual game
option-mode-two-player = the harder game for two
    .choose = the harder variant for two
option-mode-solo = the game for one
    .choose = alone
option-map = resources of the map
    .choose = Map
option-map-printed = as printed
option-map-random = by random tokens (harder)
    .choose = harder: random locations
option-colours = colours of the seats, joined by -; any of red, yellow, blue, white, purple
option-colours-red = red
option-colours-red-yellow = red, yellow
option-colours-red-yellow-blue = red, yellow, blue
option-colours-red-yellow-blue-white = red, yellow, blue, white
option-colours-red-yellow-blue-white-purple = red, yellow, blue, white, purple

## What happened

event-order-drawn = Turn order: { $seats }.
event-law-drawn = Law of { $law_when }: { $law }.
event-capital-card-drawn = The capital’s card: { $card }.
event-token-laid = A reward token is laid at the capital: { $token }.
event-location-token-laid =
    { $sick ->
        [1] { $location } produces { $resource }, and somebody is sick there.
       *[other] { $location } produces { $resource }.
    }
event-start-card-dealt =
    { $seat_id ->
        [none] A start card is revealed: { $card }.
       *[other] { $seat } gets a start card: { $card }.
    }
event-technology-shown = { $technology } comes to the market.
event-market-cleared = The technologies of the market are cleared away.
event-castle-placed = { $seat } places the castle in { $location }.
event-doctor-placed = { $seat } places the doctor in { $location }.
event-year-began =
    Year { $year } begins (era { $era ->
        [1] I
        [2] II
       *[other] III
    }).
event-plague-revealed = Plague: { $card }.
event-sick-added =
    { $count ->
        [one] { $count } sick person appears
       *[other] { $count } sick people appear
    } in { $location }.
event-road-sick-added =
    { $count ->
        [one] { $count } sick person appears
       *[other] { $count } sick people appear
    } on { $road }.
event-plague-stopped = { $location } is protected: the plague passes by.
event-location-destroyed = { $location } falls into ruin.
event-aid-revealed =
    { $mode ->
        [1] Aid: { $card }. { $card_two }
        [2] Aid: { $card }. { $card_solo }
       *[other] Aid: { $card }. { $card_about }
    }
event-aid-paid =
    { $table_mode ->
        [solo] { $card }: { $seat } gets the reward for { $place ->
            [0] { $card_few }
            [1] { $card_some }
           *[other] { $card_many }
        } people left on the influence track.
       *[other] { $card }: { $seat } gets the reward { $place ->
            [0] for the most influence
            [1] for a place in between
           *[other] for the least influence
        }.
    }
event-mortus-placed = { $seat } places a mortus: { $cell }.
event-mortus-on-card = { $seat } places a mortus on { $technology }.
event-action-began =
    { $weak ->
        [1] { $seat } takes a weakened action: { $action }.
       *[other] { $seat } takes an action: { $action }.
    }
event-action-boosted = { $seat } strengthens the action with a research token.
event-turn-ended = { $seat } ends the turn.
event-resource-gained = { event-resource-gained.begin }.
    .begin = { $seat } { event-resource-gained.also }
    .also = gains { event-resource-gained.more }
    .more =
        { $count } { $count ->
            [one] { $resource_one }
           *[other] { $resource_many }
        }
event-resource-lost =
    { $seat } loses { $count } { $count ->
        [one] { $resource_one }
       *[other] { $resource_many }
    } for want of room.
event-resource-paid = { event-resource-paid.begin }.
    .begin = { $seat } { event-resource-paid.also }
    .also = pays { event-resource-paid.more }
    .more =
        { $count } { $count ->
            [one] { $resource_one }
           *[other] { $resource_many }
        }
event-research-gained = { event-research-gained.begin }.
    .begin = { $seat } { event-research-gained.also }
    .also = gains { event-research-gained.more }
    .more =
        { $count ->
            [one] { $count } research token
           *[other] { $count } research tokens
        }
event-research-paid = { event-research-paid.begin }.
    .begin = { $seat } { event-research-paid.also }
    .also = pays { event-research-paid.more }
    .more =
        { $count ->
            [one] { $count } research token
           *[other] { $count } research tokens
        }
event-fame-gained = { event-fame-gained.begin }.
    .begin = { $seat } { event-fame-gained.also }
    .also = gains { event-fame-gained.more }
    .more = { $count } fame
event-infamy-gained = { event-infamy-gained.begin }.
    .begin = { $seat } { event-infamy-gained.also }
    .also = gains { event-infamy-gained.more }
    .more = { $count } infamy
event-influence-gained =
    { $times ->
        [1] { $seat } rises to { $space } on the influence track.
       *[other] { $seat }: +{ $times } influence, now at { $space }.
    }
event-order-advanced =
    { $seat } rises { $times ->
        [1] { "" }
       *[other] { $times } steps{" "}
    }to space { $space } of the order track of era { $era ->
        [1] I
        [2] II
       *[other] III
    }.
event-person-freed =
    A person goes to the neutral sector: { $neutral ->
        [one] { $neutral } is there now.
       *[other] { $neutral } are there now.
    }
event-doctor-moved = { $seat } goes from { $origin } to { $to }.
event-doctor-stayed = { $seat } cannot go on to { $to } after all and stays in { $location }.
event-camp-placed = { $seat } sets up the camp in { $location }.
event-camp-returned = { $seat } takes the camp in { $location } back.
event-sick-gathered =
    { $seat } gathers { $count ->
        [one] { $count } sick person
       *[other] { $count } sick people
    } in { $location }.
event-road-gathered =
    { $seat } gathers { $count ->
        [one] { $count } sick person
       *[other] { $count } sick people
    } from { $road }.
event-sick-housed =
    { $space_id ->
        [graveyard] A sick person of { $seat } dies.
        [card] { $seat } puts a sick person into a healing cell.
       *[other] { $seat } takes a sick person into { $space }.
    }
event-quarantine-arranged = { $seat } rearranges the quarantine; { $arrangement }.
event-sick-healed = { $seat } heals a person from { $space }.
event-sick-discarded = { $seat } dismisses a sick person from { $space }.
event-card-advanced =
    { $cell ->
        [0] { $technology } has healed a person of { $seat }.
       *[other] { $technology } of { $seat }: the sick person moves on to cell { $cell }.
    }
event-person-cured = A person joins the healthy track of { $seat }.
event-person-spent = { $seat } returns a healthy person to the supply.
event-building-built = { $seat } builds in { $location }: { $building }.
event-capital-built = { $seat } builds in the capital: { $building }.
event-person-assigned = { $seat } sends a person: { $workplace }.
event-person-lifted = { $seat } takes a person away: { $workplace }.
event-person-recalled = { $seat } brings a person back from the capital.
event-token-used = { $seat } takes a reward token: { $token }.
event-technology-bought = { $seat } buys { $technology } ({ $slot }).
event-technology-returned = { $seat } returns { $technology } to the deck.
event-workshop-set = The Mobile Workshop of { $seat } makes { $resource }.
event-mortuses-returned = All mortuses return.
event-order-updated = New turn order: { $seats }.
event-era-ended =
    Era { $era ->
        [1] I
        [2] II
       *[other] III
    } ends.
event-goal-paid =
    { $fame ->
        [0] { $seat } gets nothing for the goal “{ $law_goal }”.
       *[other] { $seat } gets { $fame } fame for the goal “{ $law_goal }”.
    }
event-capital-rewarded =
    { $seat } gets the { $place ->
        [0] first
        [1] second
       *[other] third
    } reward of the capital.
event-capital-emptied = Everybody leaves the sectors of the capital.
event-neutral-grew =
    The neutral sector grows: { $neutral ->
        [one] { $neutral } person is there now.
       *[other] { $neutral } people are there now.
    }
event-mortus-readied = { $seat } gets another mortus.
event-game-ended = { $seat } has { $total } fame in the end.

## What is asked

ask-place-castle = { $seat }, where does your castle stand?
ask-first-castle = { $seat }, where does your castle stand? Your rival then uses the other card.
ask-place-doctor = { $seat }, where does your doctor begin, next to the castle?
ask-ask-outpost =
    { $seat }, does the Quarantine Outpost keep { $amount ->
        [one] { $amount } sick person
       *[other] { $amount } sick people
    } out of { $location }?
ask-keep-camp = { $seat }, your camp in { $camp } has stopped the plague. Does it stay there?
ask-ask-suit =
    { $seat }, { $amount ->
        [one] { $amount } sick person comes
       *[other] { $amount } sick people come
    } to your district in { $location }. Do you use the Protective Suit?
ask-assigning = { $seat }, whom do you send where?
ask-building =
    { $weak ->
        [1] { $seat }, what do you build? The action is weakened: one wood or stone more.
       *[other] { $seat }, what do you build?
    }
ask-healing =
    { $sick_regular ->
        [0]
            { $sick_elsewhere ->
                [none] { $seat }, nobody is left to heal. What else?
               *[other] { $seat }, whom do you heal?
            }
       *[other] { $seat }, whom do you heal?
    }
ask-move =
    { $seat }, move: { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } left.{ $in_ruin ->
        [1]
            { $can_camp ->
                [1] { " Mind the ruin: a camp set up here never comes back." }
               *[other] { "" }
            }
       *[other] { "" }
    }
ask-research = { $seat }, research: what do you do?
ask-exchange-with = { $seat }, exchange { $first } and what else for a coin?
ask-place-mortus = { $seat }, place a mortus: its column and its row are your two actions.
ask-act =
    { $done ->
        [0] { $seat }, your actions: { $pair }. Which one first?
        [1] { $seat }, { $pair_other_left }.
        [2] { $seat }, { $pair_other_top }.
       *[other]
            { $seat }, { $pair_id ->
                [none] your action is done.
               *[other] both actions are done.
            }{ $can_exchange ->
                [1] { " You may still exchange resources." }
               *[other] { "" }
            }{ $arranged ->
                [0]
                    { $can_arrange ->
                        [1] { " You may still rearrange the quarantine." }
                       *[other] { "" }
                    }
               *[other] { "" }
            }
    }
ask-clear-by =
    { $seat }, { $sick_here ->
        [none] there are sick people
        [one] there is { $sick_here } sick person
       *[other] there are { $sick_here } sick people
    } in { $location }. What do you do with them?
ask-heal-at-camp =
    { $seat }, the Improved Camp has { $count ->
        [one] { $count } sick person
       *[other] { $count } sick people
    } to look after. Is one of them healed at once?
ask-house-person =
    { $left ->
        [1] { $seat }, where does the sick person go?
       *[other] { $seat }, where does the next sick person go? ({ $left } to take in)
    }
ask-set-price =
    { $seat }, { $palace_id ->
        [none] { $building } ({ $building_price })
       *[other] { $palace } ({ $palace_price })
    }: how do you pay?{ $weak ->
        [1] { " The action is weakened." }
       *[other] { "" }
    }
ask-produce-how =
    { $weak ->
        [1] { $seat }, produce is weakened. What do you do without?
       *[other] { $seat }, how do you produce?
    }
ask-set-workshop = { $seat }, what does your Mobile Workshop make?
ask-keep-high = { $seat }, which resource stays in the Storage Crates?
ask-putting-down = { $seat }, where does this person work now?
ask-take-branch = { $seat }, which reward do you take?
ask-use-token = { $seat }, which reward token do you take?
ask-take-first = { $seat }, not everything may fit. What do you take first?
ask-take-crate = { $seat }, which resource do you take?
ask-pay-coins = { $seat }, how many coins do you pay in place of { $resource_many }? ({ $need } to pay)

frame-take-in =
    { $left ->
        [one] { $left } sick person to take in
       *[other] { $left } sick people to take in
    }
frame-show-technology = a new technology
frame-year = year
frame-lay-location-token = resource of { $location }
frame-draw-law = laws
frame-draw-capital-card = capital card
frame-lay-token = reward tokens
frame-draw-order = turn order
frame-castles = castles
frame-deal-start-card = start cards
frame-open-start-card = start cards
frame-place-castle = castle of { $seat }
frame-first-castle = castle of { $seat }
frame-place-doctor = doctor of { $seat }
frame-gain = reward of { $seat }
frame-pay-aid = aid
frame-reveal-aid = new aid card
frame-scoring = final scoring
frame-reveal-plague = plague
frame-turns = actions
frame-year-ends = end of the year
frame-pay-goal = goal of the era
frame-capital-rewards = rewards of the capital
frame-compare-sectors = comparing the sectors
frame-leave-capital = leaving the capital
frame-infamy-for-dead = infamy for the dead
frame-new-mortus = new mortus
frame-new-market = new technologies
frame-shuffle-aside = shuffling the deck
frame-waivers = the plague spreads
frame-ask-outpost = Quarantine Outpost in { $location }
frame-additions = the plague spreads
frame-struck = the plague comes to { $seat }
frame-keep-camp = camp in { $camp }
frame-ask-suit = Protective Suit in { $location }
frame-destruction = locations fall
frame-spread = spread from { $location }
frame-assigning = assign
frame-building = build
frame-healing = heal
frame-move = move
frame-produce = produce
frame-research = research
frame-exchange-with = exchange
frame-place-mortus = a mortus of { $seat }
frame-act = actions of { $seat }
frame-clear = the sick in { $location }
frame-gather-road = gathering from { $road }
frame-pay = payment
frame-arrive = on to { $to }
frame-enter = on to { $to }
frame-entered = arrival in { $location }
frame-move-ends = end of the move
frame-clear-by = the sick in { $location }
frame-gather = gathering in { $location }
frame-heal-at-camp = Improved Camp
frame-house-person = quarantine
frame-influence =
    { $steps ->
        [one] { $steps } influence step
       *[other] { $steps } influence steps
    }
frame-build-on = another building
frame-priced = price of the building
frame-set-price = price of the building
frame-built = { $building } in { $location }
frame-build-order = order of the era
frame-capital-built = { $building } in the capital
frame-building-ends = end of building
frame-produce-how = produce
frame-laboratories = laboratories
frame-set-workshop = Mobile Workshop
frame-trim-stock = stock
frame-keep-high = Storage Crates
frame-healed = healing from { $space }
frame-capital-token = reward token
frame-putting-down = reassigning
frame-order-advances = order of the era
frame-give = reward of { $seat }
frame-branches = choosing a reward
frame-take-branch = choosing a reward
frame-use-token = reward token
frame-gain-all = resources for { $seat }
frame-take-first = resources for { $seat }
frame-crates =
    { $left ->
        [one] { $left } resource of choice
       *[other] { $left } resources of choice
    }
frame-take-crate = a resource of choice
frame-pay-coins = coins for { $resource }

## Choices

verb-place-castle = Place the castle
verb-place-doctor = Place the doctor
verb-place-mortus = Place a mortus
verb-trials = Medical Trials
verb-repeat = Adrenaline Dose: repeat a pair
verb-do = Take an action
verb-end-turn = End the turn
verb-exchange = Exchange two resources for a coin
verb-exchange-with = Exchange: the other resource
verb-arrange = Rearrange the quarantine
verb-house = Take in a sick person
verb-pay-coins = Pay with coins
verb-take-crate = Take a resource
verb-take-first = Which resource
verb-take-branch = Choose a reward
verb-use-token = Take a reward token
verb-step = Go
verb-jump = Cloning Experiment: go anywhere
verb-camp = Set up the camp
verb-boost = Boost the move
verb-stop = Stop
verb-clear = Gather the sick
verb-heal-at-camp = Improved Camp: heal or not
verb-build = Build on the map
verb-build-capital = Build in the capital
verb-price = How to pay
verb-stop-building = Stop building
verb-produce = Produce
verb-produce-more = Produce more
verb-produce-less = Produce less
verb-restore = Produce in full
verb-buy = Buy a technology
verb-mobile-workshop = Mobile Workshop: resource
verb-refresh = New market
verb-advance = Move the sick person on
verb-send = Plague Specialists: send
verb-recall = Scientists: recall
verb-experiment = Experimental Laboratory
verb-heal = Heal
verb-inhale = Inhaler
verb-finish = Finish the action
verb-lift = Take somebody out of a building
verb-put-down = Reassign
verb-assign = Assign
verb-outpost = Quarantine Outpost
verb-keep-camp = Keep the camp or not
verb-suit = Protective Suit

choice-place-castle = castle in { $location }
choice-place-doctor = doctor in { $location }
choice-place-mortus = { $cell }
choice-trials = place the mortus on Medical Trials
choice-repeat = Adrenaline Dose: { $cell } again
choice-do = { $action }
choice-end-turn = end the turn
choice-exchange = exchange { $resource } and something else for a coin
choice-exchange-with = and { $resource }
choice-arrange = { $arrangement_change }
choice-house = to { $space }
choice-pay-coins =
    { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
choice-take-crate = { $resource }
choice-take-first = { $due }
choice-take-branch =
    { $frame_id ->
        [take-branch]
            { $branch_id ->
                [first] { $frame_choice_first }
                [second] { $frame_choice_second }
               *[third] { $frame_choice_third }
            }
       *[other] { $branch }
    }
choice-use-token = { $token }
choice-step = go to { $node }
choice-jump = Cloning Experiment: go to { $location }
choice-camp =
    { $in_ruin ->
        [1] set up the camp in this ruin – it stays there for good
       *[other] set up the camp here
    }
choice-boost = spend a research token to go further
choice-stop = stop here
choice-clear =
    { $way_id ->
        [food]
            { $food_here ->
                [none] { $way }
                [0] take all of them, free
               *[other] take all of them for { $food_here } food
            }
        [leave]
            { $food_left ->
                [none] { $way }
                [0] leave { $left_here } behind with the Medical Mask, free
               *[other] leave { $left_here } behind with the Medical Mask and pay { $food_left } food
            }
       *[camp]
            { $in_ruin ->
                [1] set up the camp and take all of them, free – the camp stays in this ruin for good
               *[other] set up the camp and take all of them, free
            }
    }
choice-heal-at-camp =
    { $answer_id ->
        [yes] heal one of them at once
       *[no] take all of them in
    }
choice-build = build { $building } { $site } ({ $building_price })
choice-build-capital = build in the capital: { $building } ({ $building_price })
choice-price = { $price }
choice-stop-building = build nothing more
choice-produce = produce as usual
choice-produce-more = spend a research token: more { $resource_many }
choice-produce-less = less { $resource_many }
choice-restore = spend a research token to produce in full
choice-buy = buy { $technology } for { $technology_price }, { $slot_into }
choice-mobile-workshop = { $resource }
choice-refresh = spend a research token to lay out a new market
choice-advance = move the sick person on the card on by one cell
choice-send = send a specialist: { $workplace }
choice-recall = bring a person from the capital: { $to }
choice-experiment =
    return a healthy person and take { $count ->
        [one] { $count } sick person
       *[other] { $count } sick people
    }
choice-heal = heal a person from { $space }
choice-inhale = dismiss a sick person from { $space }
choice-finish = finish the action
choice-lift = take the person away: { $workplace }
choice-put-down = to: { $workplace }
choice-assign =
    { $workplace_id ->
        [castle] send a person: { $workplace } (brings nothing)
        [factory] send a person: { $workplace } (brings nothing)
       *[other] send a person: { $workplace }
    }
choice-outpost =
    { $answer_id ->
        [yes] keep them out
       *[no] let them in
    }
choice-keep-camp =
    { $answer_id ->
        [yes] leave the camp there
       *[no] take the camp back
    }
choice-suit =
    { $answer_id ->
        [yes] use the Protective Suit
       *[no] take all of them in
    }
choice-location-token = the location token: { $token }
choice-law = the law: { $law }
choice-capital-card = the capital card: { $card }
choice-reward-token = the reward token: { $token }
choice-technology = the next technology: { $technology }
choice-next-seat =
    { $seat_id ->
        [none] somebody comes next
       *[other] { $seat } comes next
    }
choice-start-card = the start card: { $card }
choice-plague-card = the plague card: { $card }
choice-aid-card = the aid card: { $card }

## The board in a terminal

board-year =
    Year { $year }, era { $era ->
        [0] –
        [1] I
        [2] II
       *[other] III
    }. Turn order: { $order }.
board-law = Law ({ $when }): { $law }. { $about }
board-plague = Plague: { $card }. { $about }
board-aid = { $card }. { $about }
board-capital-card = Capital: { $card }. { $about }
board-market = Market
board-technology = { $name } – { $price }, { $fame } fame. { $about }
board-tokens = Reward tokens: { $tokens }.
board-in-capital = Built in the capital: { $buildings }.
board-to-build = Not yet built: { $buildings }.
board-nothing = –
board-neutral = Neutral sector: { $count }.
board-people-left = Still to come to the neutral sector: { $count }.
board-location = Location
board-resource = Makes
board-ruined = ruin
board-sick = Sick
board-here = Here
board-doctor = doctor
board-camp = camp
board-near = Neighbours
board-player = Player
board-fame = Fame
board-infamy = Infamy
board-influence = Influence
board-orders = Orders
board-research = Research tokens
board-healthy = Healthy
board-capital = Capital
board-quarantine = Quarantine
board-graveyard = Dead
board-mortuses = Mortuses
board-used = Actions taken
board-buildings = Buildings
board-technologies = Technologies
board-tracks = Tracks
board-space-gives = { $space } – { $gives }
board-mark = ★
board-people-at = People wait at { $spaces }.
board-track-influence = Influence ({ $where }). { $gifts }. Every ★ you have reached is 1 fame at the end.
board-track-orders = Orders, era { $era } ({ $where }). { $gifts }.
board-order-gives =
    { $influence ->
        [0] { $fame } fame
       *[other] { $influence } influence{ $fame ->
            [0] { "" }
           *[other] , { $fame } fame
        }
    }
board-track-healthy = Healthy ({ $where }): { $gifts }.
board-heals =
    { $herbs ->
        [one] { $herbs } herb
       *[other] { $herbs } herbs
    }, { $fame } fame{ $lab ->
        [0] { "" }
       *[other] , laboratory
    }
board-track-dead = Dead, infamy at the end of each era, space by space: { $infamy }; for one more { $over } at once.
board-track-columns = Buildings, a whole column: { $columns }.
board-column = { $column } – { $fame } fame
board-next-influence = Influence { $here }, at { $space }: { $gives }
board-next-order = order { $here }, next: { $gives }
board-next-healthy = next to heal: { $gives }
board-signs = In short: a number – sick people; ☤ doctor, ▲ camp, ■ building, with the letter of their owner.
board-legend = • somebody works there; +N sick people on the road; fame as if the game ended now.

## Chapters of the rules

chapter-component = Components
chapter-concept = Main concepts
chapter-setup = Set-up
chapter-flow = How the game goes
chapter-plague = The plague
chapter-aid = Aid cards
chapter-action = Actions
chapter-exchange = Exchange
chapter-move = Moving
chapter-camp = The camp
chapter-quarantine = Quarantine
chapter-build = Building
chapter-produce = Producing
chapter-track = Tracks
chapter-research = Research
chapter-heal = Healing
chapter-assign = Assigning people
chapter-year-end = The end of a year
chapter-era-end = The end of an era
chapter-influence = Influence
chapter-law = Laws and orders
chapter-endgame = The end
chapter-hard = The harder map
chapter-two = The variant for two
chapter-solo = Playing alone
chapter-tech = Technologies
chapter-reminder = Reminders

## When something can be chosen at all

when-place-castle = Castles are placed before the first year.
when-place-doctor = Doctors are placed before the first year.
when-place-mortus = A mortus is placed at the start of one’s turn.
when-trials = Medical Trials is chosen in place of an action pair, at the start of one’s turn.
when-repeat = Adrenaline Dose repeats a pair in place of a mortus, at the start of one’s turn.
when-do = Actions are taken once the mortus stands.
when-end-turn = A turn is ended once the mortus stands.
when-exchange = Resources are exchanged in one’s own turn, before, between and after the actions.
when-exchange-with = The second resource is asked for once the first is chosen.
when-arrange = The quarantine is rearranged once the mortus stands, around the actions, and when somebody is taken in.
when-house = A place in quarantine is asked for when a sick person is taken in.
when-pay-coins = Coins are asked about when a price can be paid in several ways.
when-take-crate = A resource of choice is asked for when a crate is gained.
when-take-first = The order of resources is asked about when there is no room for all of them.
when-take-branch = A reward is chosen when several are offered.
when-use-token = A reward token is taken when somebody is sent to the capital.
when-step = Steps are made during the move action.
when-jump = Cloning Experiment is used during the move action.
when-camp = A camp is set up during the move action.
when-boost = Research lengthens a move during the move action.
when-stop = One stops during the move action.
when-clear = The sick are gathered where the doctor has arrived.
when-heal-at-camp = Improved Camp is asked about when the doctor reaches it.
when-build = One builds during the build action.
when-build-capital = One builds in the capital during the build action.
when-price = How to pay is asked once a building is chosen.
when-stop-building = Building is ended during the build action.
when-produce = One produces during the produce action.
when-produce-more = Research raises production during the produce action.
when-produce-less = What is missing is asked during a weak produce action.
when-restore = A weak produce action can be restored by research while it is under way.
when-buy = Technologies are bought during the research action.
when-mobile-workshop = The resource of the Mobile Workshop is asked for when it is bought.
when-refresh = The market is laid out anew during the research action.
when-advance = A sick person on a card is moved on during a research or heal action.
when-send = Specialists are sent during a research or heal action.
when-recall = Scientists recall somebody from the capital during the research action.
when-experiment = Experimental Laboratory is used during the research action.
when-heal = One heals during the heal action.
when-inhale = The Inhaler is used during the heal action.
when-finish = An action is finished while it is under way.
when-lift = People are taken out of buildings during the assign action.
when-put-down = A new place is asked for once somebody has been taken out.
when-assign = People are assigned during the assign action.
when-outpost = The Quarantine Outpost is asked about when the plague spreads.
when-keep-camp = A camp is asked about when the plague comes to it.
when-suit = The Protective Suit is asked about when the plague comes to a location.

## What is in the way of a choice

fact-needs-resource =
    This needs { $needed } { $needed ->
        [one] { $resource_one }
       *[other] { $resource_many }
    }; you have { $had }{ $coins ->
        [0] { "" }
       *[other] , and { $coins } { $coins ->
            [one] coin does
           *[other] coins do
        } not make up for it
    }.
fact-needs-research =
    This needs { $needed ->
        [one] { $needed } research token
       *[other] { $needed } research tokens
    }; you have { $had }.
fact-needs-two = An exchange takes { $needed } resources; you have { $had }.
fact-no-room-for = There is no room for more { $resource_many }: { $limit } at most.
fact-doctor-is-here = Your doctor stands there: { $node }.
fact-no-road = No road leads from { $here } to { $node }.
fact-entered-already = Your doctor has been in { $location } in this turn already.
fact-too-few-points =
    The way to { $node } takes { $price ->
        [one] { $price } point
       *[other] { $price } points
    }; the move has { $points } left.
fact-not-in-capital = This cannot be done in the capital: the way goes on.
fact-no-way-out = The capital could not be left again with what the move has.
fact-no-way = No step is possible from where your doctor stands.
fact-step-must-follow = A camp before the first step needs a step after it.
fact-camp-placed = Your camp stands in { $location } already.
fact-no-camp = Your camp does not stand on the map.
fact-camp-at-doctor = Your camp stands where your doctor does: that is one place to build.
fact-boost-used = A research token was spent on this action already.
fact-no-technology = You do not have the technology “{ $technology }”.
fact-card-used = “{ $technology }” was used in this action already.
fact-card-has-mortus = A mortus stands on “{ $technology }” already.
fact-card-full = “{ $technology }” holds { $people } people already.
fact-nobody-on-card = Nobody is on “{ $technology }”.
fact-card-takes-nobody = No card of yours takes in a sick person now.
fact-nobody-in-cell = Nobody on a card of yours can move on now.
fact-advance-first = First move on the sick person on your card.
fact-jumped-not-here = This is possible only in place of the first step.
fact-other-kind = It must be another location of the same type: { $location }.
fact-cell-taken = A mortus stands there already: { $cell }.
fact-cell-free = No mortus stands there, so there is nothing to repeat: { $cell }.
fact-not-of-cell = This action is not among those of this turn: { $action }.
fact-action-first = First begin this action, then this is asked: { $action }.
fact-action-done = This action of your turn is under way or done: { $action }.
fact-nobody-to-assign = You have nobody to assign and nobody to move.
fact-nothing-left-to-build = You have built everything.
fact-cheapest-building = You cannot pay for any building; nearest is: { $building }.
fact-cheapest-capital = In the capital you cannot pay for any building; nearest is: { $capital }.
fact-ruined = This location lies in ruins: { $location }.
fact-own-house-there = You have a building in { $location } already.
fact-location-full =
    There is no room left in { $location }: { $buildings ->
        [one] { $buildings } building stands
       *[other] { $buildings } buildings stand
    } there.
fact-site-used = You have built there in this action already: { $location }.
fact-map-chosen = This action has built on the map, so nothing is built in the capital.
fact-capital-taken = { $seat } has built it already: { $capital }.
fact-built-already = You have built it already, in { $location }: { $building }.
fact-not-built = You have not built it: { $building }.
fact-not-weak = This action is not weakened.
fact-is-weak = This action is weakened.
fact-not-in-price = The price contains no { $resource }.
fact-nothing-made = Your buildings make nothing of it: { $resource }.
fact-already-arranged = You have rearranged the quarantine once; the next time comes after the next action.
fact-same-arrangement = The quarantine is arranged so already.
fact-nobody-to-arrange = Nobody is on a penalty space: there is nobody to rearrange.
fact-all-penned = All { $spaces } penalty spaces are taken: there is nowhere to rearrange to.
fact-penned-must-be =
    On penalty spaces there must be { $freeing ->
        [-1] { $wanted }
       *[other] { $wanted }, or { $freeing } to clear your cards
    }; this would be { $given }.
fact-room-in-regular = There is still room without penalty.
fact-regular-full = All { $spaces } spaces without penalty are taken.
fact-space-taken = Somebody is there already: { $housing }.
fact-space-empty = Nobody is there: { $housing }.
fact-five-keeps-food = Somebody there would leave less than { $reserve }, which must still be paid.
fact-coins-between = Here from { $least } to { $most } coins can stand in.
fact-not-due = This does not compete for the one high place: { $due }.
fact-no-such-reward = This reward is not to be had here: { $branch }.
fact-token-down = No such token lies face up: { $token }.
fact-track-full = Your healthy track is full ({ $people }).
fact-no-healthy = You have no healthy people on the track.
fact-bought-already = You have bought a technology in this action already.
fact-not-on-market = This card is not on the market: { $technology }.
fact-slot-unfit = “{ $technology }” does not belong in the { $slot }.
fact-slot-occupied = The card in this slot must stay, for somebody is on it: { $slot }.
fact-refreshed-already = You have laid out a new market in this action already.
fact-nobody-in-capital = You have nobody in the capital.
fact-experiments-most = “Experimental Laboratory” brings { $most } sick people at most.
fact-place-taken = Somebody is there already: { $workplace }.
fact-place-empty = Nobody is there: { $workplace }.
fact-only-buildings = People are moved from building to building only; whoever is in the capital or on a card stays.
fact-no-place-to-move = None of your buildings is empty, so nobody can be moved.
fact-moved-enough = You have moved people { $times } times in this action; that is enough.
fact-somebody-in-hand = First put down the person you have taken out.
fact-nobody-in-hand = First take somebody out of a building.
fact-not-on-start-card = This location is not among those for your castle: { $location }.
fact-not-beside-castle = Your doctor begins beside your castle; this is no neighbour: { $location }.

## What an edition file holds: its tables, and their fields

sheet-edition = The file itself
sheet-components = How much is in the box
sheet-era = Era { $row }
sheet-plague_rules = Plague
sheet-setup = Setup
sheet-setup-reward_tokens = Reward tokens by number of players
sheet-setup-start_choices = Cards to choose from, by number of players
sheet-intact_locations-villages = Intact villages by number of players
sheet-intact_locations-towns = Intact towns by number of players
sheet-intact_locations-cities = Intact cities by number of players
sheet-turn_order = Order of play
sheet-map = Map
sheet-roads = Roads
sheet-reward_tokens-list = Reward token: { $row }
sheet-player_board = Player board
sheet-player_board-actions = Actions of the player board
sheet-player_board-start = What everybody begins with
sheet-player_board-resource_track = Resource track
sheet-player_board-quarantine = Quarantine
sheet-player_board-graveyard = Graveyard
sheet-player_board-healthy_track = Track of the healed
sheet-building_column = Column { $row } of the buildings
sheet-influence_track = Influence track
sheet-influence_track-rewards = Influence track, space { $row }
sheet-order_track = Imperatives of era { $row }
sheet-scoring = Scoring
sheet-two_player = Game for two
sheet-two_player-order_thresholds = Game for two: imperatives by era
sheet-solo = Solo game
sheet-solo-order_people = Solo game: people for imperatives, by era
sheet-solo-aid_by_people_left = Solo game: help of the Council by people left
sheet-solo-titles-list = Solo title from { $row } fame
sheet-hard_setup-tokens-list = Token of the random map: { $row }
field-research = research tokens
field-fame = fame
field-influence = influence
field-cost = price
field-effect = effect
field-wood = wood
field-stone = stone
field-resource = resource
field-capacity = room for buildings
field-harbours = harbours
field-sick = sick people
field-slot = slot
field-output = output
field-left = left reward
field-middle = middle reward
field-right = right reward
field-first = first reward
field-second = second reward
field-third = third reward
field-infamy = infamy
field-herbs = herbs
field-rewards = rewards
field-fame_marks = fame marks
field-era1 = era I
field-era2 = era II
field-era3 = era III
field-x = place on the map
field-y = place on the map
field-per = count
field-counter = what counts
field-where = where
field-lab = laboratories
field-type = kind
field-start = start symbol
field-list = roads
field-food = food
field-coin = coins
field-region = region
field-ruined_at = ruined with so many players
field-theme = subject
field-road_colour = colour of roads
field-ranks = fame by rank
field-event = what must be done
field-min = at least
field-hook = when it works
field-optional = may be left out
field-mortuses = mortuses
field-sick_per_target = sick people per target
field-years = years
field-destroy_at = people that destroy a location
field-cards_per_game = cards in a game
field-boost_cost = price of a strong action
field-build_boost = strong building
field-build_weak = weak building
field-move_boost = strong movement
field-move_weak = weak movement
field-move_points = movement points
field-produce_boost = strong production
field-produce_weak = weak production
field-exchange_cost = price of an exchange
field-exchange_effect = what an exchange brings
field-market_refresh_cost = price of new technologies
field-max = at most
field-overflow_infamy = infamy for each who finds no place
field-spaces = spaces
field-needs_worker = needs a worker
field-product = product
field-kind = kind
field-column = column
field-row = row
field-coins_per_fame = coins for 1 fame
field-resources_per_fame = resources for 1 fame
field-most_influence = fame for the most influence
field-second_influence = fame for the second most
field-infamy_per_person_left = infamy for each person left
field-people_per_capital_building = people for a capital building
field-count = how many
field-aid_pays = what the help pays
field-technology_market = technologies on offer
field-laws_per_era = laws per era
field-mortuses_ready = mortuses ready
field-start_cards_per_player = start cards per player
field-name_en = English name
field-name_ru = Russian name
field-last = last space
field-total = room in all
field-regular = ordinary room
field-resource_space = room on the resource space
field-1 = 1
field-2 = 2
field-3 = 3
field-4 = 4
field-5 = 5
