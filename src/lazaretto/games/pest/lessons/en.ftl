# The lessons of Pest in English. How they are called: docs/lessons.md.

## 1 · journey

lesson-journey = A doctor sets out
    .about = The empire, the plague, and a first turn: travel, gather the sick, heal.
lesson-journey-empire = The Thokaian empire is dying, and you are one of its plague doctors. In three eras of two years each you gather the sick, heal them and let the healthy build the land anew. Whoever has the most fame at the end wins.
lesson-journey-plague = Each year begins with a plague card: sick people appear in the locations it shows, the places of this map – one each in the first era. A place where a card leaves four or more is destroyed. Then come your actions. Here in Terras one person has just fallen ill.
lesson-journey-mortus = Your actions stand in a grid. You place a mortus, one of your helpers, on a free cell and do both: the action of its column and that of its row. Each cell serves once a year, and in the first era you have two mortuses a year.
    .aim = Place a mortus on Move + Heal.
    .other = Those are two other actions, and this cell would be taken for the year. Your doctor wants to travel and to heal.
    .exchange = Two resources for a coin: that can be done at any time, but you do not need it now.
lesson-journey-begin = Both actions, in the order you like; you may also leave one out. First the journey.
    .aim = Choose Move.
    .later = Healing first is possible. But on the way you will meet one more who needs it.
    .waste = That would end your turn without either action.
    .exchange = An exchange is possible, but you want your resources for the journey.
lesson-journey-home = You have two movement points. A place with a building of your own costs nothing – and in Drena, next door, stands your castle.
    .aim = Go to Drena.
    .away = That costs a point and leads away from Terras. Over your own castle the way is free.
    .camp = The camp would gather the sick of a whole place for nothing. Keep it for a place where there are many.
    .boost = A research token buys one point more. You will get there without it.
    .stop = Whoever enters no new place gains nothing on a journey. Go on.
lesson-journey-terras = Still two points. Any other place costs one; and whoever enters it has to gather all the sick there. The same place is not entered twice in a turn.
    .aim = Go on to Terras.
    .away = The sick person is in Terras.
    .camp = In Drena nobody is ill. Keep the camp.
    .boost = You have points enough: Terras costs one.
    .stop = In Drena you would get a stone, but the sick in Terras would wait in vain.
lesson-journey-gather = The first sick person of a place is gathered for nothing; each further one costs a food. Wood and stone are for building, food for gathering, herbs for healing.
    .aim = Gather without the camp.
    .camp = The camp clears a whole place, however many are ill. For a single person, who costs nothing anyway, it is too good.
    .well = One more under your roof.
lesson-journey-quarantine = Everybody you gather goes into quarantine. Three regular spaces do no harm, and they are filled first. When they are full, people lie in the way of your actions, and the action below becomes weaker – or they die.
lesson-journey-stop = One point is left, but you have what you came for. Where a journey ends you gain what the place produces: in Terras a wood.
    .aim = Stop here.
    .on = You may go on, but the wood of Terras is gained only where you stop.
    .camp = Nobody is ill here any more. Keep the camp.
    .boost = You are there already. Keep the token for a longer way.
lesson-journey-heal = Now the second action. Each healed person goes to the healthy track, to the space farthest left that is free, and costs the herbs printed there. You may heal as many as you can pay; a coin can stand for any resource. Lessons ask how you pay. At a table your own goods go first and coins last, unless you choose otherwise.
    .aim = Heal somebody.
    .waste = You still have an action, and two people are waiting to be healed.
lesson-journey-done = Healthy people are your riches: they work in your buildings, go to the capital, and those who stay on the track bring fame at the end. It makes no difference which quarantine space they come from. Well travelled, doctor.

## 2 · build

lesson-build = A house in Terras
    .about = Building, influence, and work for the healthy.
lesson-build-look = Your doctor stands in Terras, and one of your people is healthy again. You own { $wood } wood and { $stone } stone. You build where your doctor stands or where your camp is: one building of yours in a place, as long as there is room for one.
lesson-build-mortus = Move + Heal is taken for this year. This time build, and then give somebody work.
    .aim = Place a mortus on Build + Assign.
    .other = That pair lacks one of the two: building and work for somebody.
    .exchange = You need your wood and stone for the house. Keep them.
lesson-build-build = Choose Build, then the first district: one wood and one stone, as printed. A research token would make it cheaper, coins could stand in; you need neither. A building on the map brings influence: three in a city, two in a town, one in a village, less where rivals have built.
    .aim = Build something where your doctor stands.
    .waste = Then neither house nor work. You still have both actions.
    .well = Your first house.
lesson-build-crate = Influence pays on its way up: this space gives a crate, one basic resource of your choice – never a coin.
    .aim = Take a resource.
lesson-build-assign = A district works only with somebody in it. Assign sends healthy people from the right end of the track to your buildings, one to each, or to the capital; as many as you like in one action.
    .aim = Send a healthy person to work.
    .waste = An empty district produces nothing, and your healthy person has nothing to do.
    .well = Somebody is at work again.
lesson-build-done = When you choose Produce, all your buildings with people yield at once: this one a wood, for Terras gives wood. At the end it brings fame. But beware: sick people that a card sends to a place with a single building are taken in by its owner.

## 3 · camp

lesson-camp = The camp by the road
    .about = Through the capital, over a road with sick people, and the camp that gathers everybody for nothing.
lesson-camp-need = Two people lie ill in Kelier, and one more on the road there from Seora: some plague cards strike all roads of one colour, and any number may lie on a road. You want all three. In a place the first person is free, on a road everybody costs a food.
lesson-camp-capital = Your doctor stands in Numenar, with two points. The capital is the best of shortcuts: crossing it costs nothing. Only staying there is not allowed, so there must be a way out.
    .aim = Go into the capital.
    .round = That costs a point or leads away from Seora. Through the capital Seora is one point away.
    .early = Nobody is ill here. The camp will be needed in Kelier.
    .later = You will need that point, but not yet: the token may be spent at any moment of the move.
    .stop = Whoever enters nothing gains nothing. The road is waiting.
lesson-camp-seora = From here to Kelier a straight road leads as well. But the sick person lies on the other one, by way of Seora.
    .aim = Go to Seora.
    .straight = That would reach Kelier, but the sick person on the road from Seora would stay behind.
    .away = That leads away from Kelier and its road.
    .later = Not yet: you have both points still.
lesson-camp-road = Now along the red road. First the sick on the road are gathered, then the doctor arrives and the place has its turn. What you cannot pay for you cannot pass: then the way is closed.
    .aim = Go to Kelier.
    .away = There nobody is waiting for you. Kelier is along the red road.
    .early = Nobody is ill in Seora. Keep the camp one step longer.
    .later = One point is enough for Kelier. Keep the token.
    .stop = Then three people wait in vain.
lesson-camp-camp = Two are ill in Kelier: one free, one for a food. Or you place your camp, where your doctor stands right now: it takes in everybody of a place without any food. On roads and in the capital it cannot stand.
    .aim = Place the camp.
    .food = That is your last food. The camp would have done it for nothing.
    .well = Three people in care, one food spent.
lesson-camp-stays = There it stands, and it cannot be moved. It comes back to you when you build in its place, or when it has held off the plague once. It is no building: it saves no movement points. Doctors and camps of several players may share a place.
lesson-camp-boost = Your points are used up. But once a turn one research token makes the action of the column stronger: a move gets one point more.
    .aim = Spend the research token.
    .stop = Stopping here brings a food. But you want herbs from Veria, for three patients.
lesson-camp-ruins = The dark places are ruins: with few players many are ruined from the start. A doctor may pass and even stop there, but ruins yield nothing, and nobody builds in them.
lesson-camp-veria = With the new point one more place is within reach. Veria gives herbs.
    .aim = Go to Veria.
    .ruin = Porral is a ruin: the journey would end there without anything gained.
    .round = The capital is free to cross, but the only way out leads to where you came from.
    .stop = Then the token was spent for nothing.
    .well = A herb for the patients.
lesson-camp-done = Three people in quarantine, a herb in the bag – and two places to build in: where your doctor is and where your camp is. That is for the next lesson.

## 4 · harvest

lesson-harvest = Two roofs and a harvest
    .about = Two buildings in one action, people at work, and production without waste.
lesson-harvest-kinds = Nine buildings wait on your board. Six districts make one resource, if somebody works there. Three are special: the workshop makes two, the mint a coin, and the factory needs nobody at all – like your castle.
lesson-harvest-workshop = Build gives you one building where your doctor is and one where your camp is, both in one action. Begin with the workshop in Veria, beside your doctor: it will make herbs, for that is what Veria gives.
    .aim = Build the workshop where your doctor stands.
    .waste = You would leave both actions undone: no workshop, no work.
    .capital = That is a building of the capital. Then nothing can be built on the map in this action.
    .other = Then wood and stone for the workshop in Veria are gone.
    .well = The workshop stands.
lesson-harvest-crate = Two influence, and your marker reaches a crate. It comes at once, in the middle of the action: what you take now can pay for the second building. You have one stone left, and no wood.
    .aim = Take a wood.
    .other = Fine in itself. But the district costs a wood and a stone, and the wood is missing.
lesson-harvest-camp = A wood and a stone: just what the first district costs. Your camp stands in Kelier.
    .aim = Build the first district where your camp is.
    .stop = Then the place at the camp stays empty, and the camp stays away from home.
    .well = And the camp is back on your board, free for another journey.
lesson-harvest-assign = Two new buildings, four healthy people. Castle and factory work without anybody; the others yield nothing while they are empty. People leave the track from the right.
    .aim = Send one person to the workshop and one to the district.
    .waste = Nobody would work, and nothing would be made.
lesson-harvest-stock = Ada has had her turn, now it is yours again. Look at your store: { $herbs } herbs. It holds five of each kind, coins too; whatever comes on top is lost. And the workshop will bring two herbs.
lesson-harvest-produce = You have Produce and Heal, and the order is yours. All your buildings yield at once. Think: what makes room for two herbs?
    .aim = Gain two herbs from the workshop without losing any.
    .waste = Then two actions are wasted.
    .lost = Four herbs and two more: one is lost. Spend some first – somebody in your quarantine would be glad.
    .well = Healed and harvested, nothing lost.
lesson-harvest-labs = Did you see the flask beside every second space of the track? Whoever stands there brings a research token with every production: you have { $research } now. Tokens have no limit.
lesson-harvest-exchange = Too much of one thing? Two basic resources, alike or not, become a coin: before, between or after your actions, as often as you like.
    .aim = Exchange two resources for a coin.
    .waste = You may end your turn like this. But try the exchange once; it costs no action.
lesson-harvest-done = A coin pays for any wood, stone, food or herb – only never for a research token. At the end two coins are one fame, three of the other resources too. More is made of them by building.

## 5 · quarantine

lesson-quarantine = No bed left
    .about = What a full quarantine costs, how people are moved in it, and the graveyard.
lesson-quarantine-full = Three regular spaces, all three taken. That does not stop a doctor: go on gathering. But whoever comes now needs a space that hurts.
lesson-quarantine-meskar = Two people are ill in Meskar, next to Seora. You have the food for the second.
    .aim = Go to Meskar.
    .away = There nobody is waiting. The sick are in Meskar.
    .boost = One point is enough. Keep the token: you will want it later.
    .stop = Two people would stay behind in Meskar. What a full quarantine costs you can bear, for a while.
lesson-quarantine-first = For each person you choose. Above each action of the top row is a space; with somebody in it the action is weak: a move has one point less, building costs one wood or stone more, producing gives one resource less. Or you let the person die.
    .aim = Put the first one above Produce.
    .grave = Dead people are never healed, and each of them costs you fame at the end of every era.
    .five = That will do for one of the two. But begin with Produce: you will not produce this turn.
    .other = That weakens an action, too. Above Produce it hurts least: by then he will be healed.
lesson-quarantine-second = And the other? There is one more space, on number 5 of the resource track. While somebody lies there you cannot hold more than four of anything; a fifth would be lost at once. You have at most two.
    .aim = Put the second one on space 5.
    .grave = Dead people are never healed, and each of them costs you fame at the end of every era.
    .other = Then a second action is weak. Space 5 costs you nothing today.
    .arrange = You may rearrange people at any time. First find a space for this one.
    .well = Everybody lives.
lesson-quarantine-dead = The graveyard stays empty, and a good thing too: from left to right each dead person costs 1, 1, 2 and 2 infamy, again and again at every end of an era. Who finds no grave costs 3 at once.
lesson-quarantine-weak = Your next turn. Produce is red: weak. What counts is the moment the action begins. A research token could bring it back to normal, but then it is spent and boosts nothing. There is a better way.
lesson-quarantine-heal = Heal can take people from any space of the quarantine. And at any time between your actions you may move the sick from space to space – just not to the graveyard or back.
    .aim = Free the space above Produce, before you produce.
    .early = Now production begins weak, and one resource is missing. Free the space above it first.
    .waste = You still have Produce and Heal. Use them.
    .well = Free again.
lesson-quarantine-produce = Produce is at full strength.
    .aim = Choose Produce.
    .waste = Your castle and your district would bring nothing.
    .exchange = Exchanging is possible at any time. First the harvest.
lesson-quarantine-more = And your token is still there. Boosted, production brings one more of something your buildings make; and it is the same token that would only have lifted the weakness before.
    .aim = Spend the token for one resource more.
    .plain = That brings two resources. With the token three.
lesson-quarantine-done = One person is still on space 5: healed or moved away, he opens the space again, but what was lost does not come back. A rule of thumb: gather what you can heal soon.

## 6 · research

lesson-research = Clever things
    .about = Buying technologies, using them, and what becomes of old ones.
lesson-research-market = Five technologies always lie in the market. Each costs the research tokens printed on it, works from the moment you own it, and brings fame at the end.
lesson-research-slots = You have three slots: top, middle, bottom. Most cards fit anywhere, a few have their place printed. Yours, { technology-t27 }, belongs at the bottom; so you will never own two of that kind.
lesson-research-research = Your mortus stands on Move + Research. Six tokens are yours – coins are no help here.
    .aim = Choose Research.
    .early = You could travel first. But with the right card the journey will be cheaper.
    .waste = You would leave both actions undone.
    .exchange = Coins do not buy technologies.
lesson-research-buy = You have no food, and two people are ill in Meskar. { technology-t8 }: in every place two people are gathered for nothing instead of one. Three tokens. One card for each Research.
    .aim = Buy { technology-t8 } for a free slot.
    .bottom = That would push out { technology-t27 }. You have two free slots.
    .other = A good card, too. But without food you need { technology-t8 } now.
    .early = A new market costs a token, and the card you need is lying here.
    .waste = Then you go home with six tokens and without a card.
    .well = It works at once.
lesson-research-refill = The gap is filled at once from the deck: { technology-t7 }, one influence more for every building in a town.
lesson-research-refresh = Don’t like the market? Once in each Research, before or after buying, a token brings five new cards.
    .aim = Have five new cards laid out.
    .finish = You may do without. But you have tokens to spare: look at five others.
lesson-research-use = Now the journey, with no food at all.
    .aim = Gather both sick people in Meskar.
    .waste = The carriage is ready, and two people wait in Meskar.
    .stop = Here nobody is waiting. Go to Meskar.
    .well = Both of them, for nothing.
lesson-research-again = Next turn, Build + Research. { technology-t26 } lets you hold six of everything. It goes to the bottom slot, and there lies { technology-t27 }. Never mind: a card that makes room goes back to the deck and pays its fame at once, in tokens.
    .aim = Buy { technology-t26 } for the bottom slot.
    .other = A fine card. But see first how one card makes room for another.
    .waste = Two tokens are left, enough for { technology-t26 }.
lesson-research-done = { $fame } fame tokens: those are yours for good. What lies in your slots at the end is counted as well. Only a card with a sick person or a mortus on it cannot be replaced.

## 7 · capital

lesson-capital = To the capital
    .about = Buildings of the capital, people in your sector, reward tokens, and moving people about.
lesson-capital-city = The capital is no place like others: nobody falls ill there, nobody stops there. But each of you has a sector in it for people, and in its middle five great buildings can be built.
lesson-capital-granary = Build puts up either buildings on the map or one in the capital, from wherever your doctor is. Each can be built once in the game, by whoever comes first. The { capital-granary } costs two wood and two food.
    .aim = Build the { capital-granary }.
    .map = A district would do, too. But wood and food are together now, and the { capital-granary } can be taken from you.
    .stop = You have all it takes for the { capital-granary }.
    .well = Yours, before Ada came.
lesson-capital-paid = It pays at once: two influence and fame tokens – you have { $fame }. Tokens count from now on; fame printed on boards and cards is counted only at the end. A building of the capital needs nobody and produces nothing.
lesson-capital-move = Somebody works in the district in Terras for one wood. The workshop in Veria stands empty, and would make two herbs. An Assign may also move people from one of your buildings to another; to the capital go only people from the track.
    .aim = Have somebody working in the workshop.
    .waste = Then nobody goes anywhere.
    .well = Two herbs at every harvest.
lesson-capital-send = In the same action people may go to the capital. From there they do not come back before the end of the era; and then they leave for good.
    .aim = Send a person to the capital.
    .work = That is good work, too. But Ada already has somebody in the capital.
    .lift = He has only just begun there. Look to the capital.
    .stop = You may stop here. But the capital pays at once.
lesson-capital-token = Whoever sends somebody takes one of the open reward tokens: it is turned over and is there for nobody else until the era ends. If none is open, there is none.
    .aim = Take a reward token.
lesson-capital-second = One token for each Assign, however many go. Ada has one person in her sector, and so have you. At the end of the era it matters who has more.
    .aim = Send one more person.
    .work = A good worker. But in the capital you are level with Ada.
    .lift = Leave him at the workshop. Ahead of Ada you would be with one more in the capital.
    .stop = With one each neither of you is ahead.
lesson-capital-card = This card says what the capital pays when an era ends: with two players, first place to whoever has more people there, third to the other; in larger rounds second place, too. Without people, nothing. Mind the price: they no longer work, and are missing from the track.

## 8 · law

lesson-law = The law of the era
    .about = Orders and goals, and the way up the influence track.
lesson-law-laws = Each era has a law, and all three lie open from the beginning. A law has two halves: an order, which pays whenever you carry it out during the era, and a goal, which pays once, when the era ends.
lesson-law-order = The order of this era: build where there is wood. Your doctor stands in Terras, a town with wood, and your camp in Vards, a village with wood. For each such building your marker climbs one space on the order track. The castle you began with does not count.
    .aim = Build one of the two cheap districts in Terras.
    .dear = That one is dear, and then nothing is left for Vards. The first or second district will do.
    .village = Vards comes next. Terras, a town, brings more influence.
    .stop = The order would go unheeded, with all you need in hand.
lesson-law-influence = A town: two influence. The first order space: one more. Ada stands on 3, and no two markers share a space, so you skip hers and come to { $influence }. What is printed on 3 you get all the same, at once: a crate.
    .aim = Take a resource.
    .well = Ahead of Ada.
lesson-law-again = An order track has four spaces, some with influence, most with fame: at the end you score your space and every one below it. Several players may stand on the same. Your camp is in Vards.
    .aim = Carry out the order a second time.
    .stop = The camp stands in a village with wood, and you can pay.
    .well = Two spaces up.
lesson-law-goal = And the goal: when the era ends, one fame for each sick person in your care. Three beds are taken. So for once it may pay to heal a little later. Each goal asks for something else; read it before the era begins.
lesson-law-others = The next two: in era II the order asks for buildings in towns, and the goal pays for houses that share a place with rivals’. In era III build next to your own houses; the goal counts fame on your technologies.

## 9 · plague

lesson-plague = The plague card
    .about = A new year: who is struck, what protects, when places die – and help from the council.
lesson-plague-guard = The last turn of the year; then comes a new plague card, and nobody knows which. Your district in Meskar stands alone: if the plague comes, you have to take in the sick yourself – and your quarantine is full. Where a doctor is, nobody falls ill.
    .aim = Let your journey end in Meskar.
    .well = Meskar is guarded.
lesson-plague-end = Nothing more to do. When everybody has placed all mortuses, they come home and the year is over.
    .aim = End your turn.
    .exchange = You may, of course. But the year is waiting to end.
lesson-plague-card = Year two. The card strikes villages and towns that give food: Gnoll, Kelier, Meskar and Kellis, all at the same moment. One person falls ill in each of them, for it is still era I. Ruins are spared.
lesson-plague-safe = Three times you were lucky, or clever. Meskar: your doctor keeps everybody well. Kelier: your camp holds off the plague, once, and comes back to you. Kellis: two buildings, yours and Ada’s, and nobody is let in.
lesson-plague-gnoll = Gnoll had nobody. Three were ill, the card made it four: a place where a card brings it to four or more is destroyed. The sick are gone, and into each neighbouring place comes one. In Gotar three are ill now; even with four it would stand until a card strikes it again.
lesson-plague-veria = The other neighbour is Veria, and there your lone district stands: this one is yours. No regular bed is free.
    .aim = Find a space for this person – a living one.
    .grave = There are spaces left. Dead, he costs you infamy at the end of every era.
    .well = It is tight, but he lives.
lesson-plague-aid = Now the council helps, by last year’s card. It has three rewards: for the most influence, for the least, and for all others. Ada is ahead, and her reward is a dash: nothing. You have the least and get three crates.
    .aim = Take three resources.
    .well = Being behind has its good sides.
lesson-plague-order = A new aid card is turned up after each plague card; this one pays next year. And in the new year whoever has the least influence begins: that is you. Only the very first turn order is drawn by lot.

## 10 · era

lesson-era = The end of an era
    .about = Goals, the rewards of the capital, the dead, and what comes next.
lesson-era-last = The second year of era I is ending, and with it the era. The goal of its law: two fame for each healthy person on your track. You have three. But in the capital Ada has two people, you only one.
lesson-era-lead = Whoever has more people in the capital gets the best reward. Two more would put you ahead, and one would still be left for the goal.
    .aim = Have three people in the capital.
    .waste = Then Ada keeps the lead in the capital.
    .well = Three to two.
lesson-era-end = That is all you can do in this era.
    .aim = End your turn.
lesson-era-goal = Era I is over. First the goal: one healthy person, two fame; with what else you had that makes { $fame }. Then the capital: you lead and take the first reward. With two players the other takes the third; level, both take the second.
lesson-era-first = A first reward always leaves you a choice: here a fame token more, or one of your people back from the capital to the track.
    .aim = Choose what you like better.
lesson-era-dead = All others leave the capital and the game, and the reward tokens turn up again. Then the graveyard: two dead, { $infamy } infamy. They stay there, and will be charged at the end of each era.
lesson-era-card = Era II begins, and the plague is fiercer: from now on two people fall ill in each place that a card shows. Two such cards are enough for ruins. Look after places you need.
lesson-era-mortus = Everybody gets a mortus more at the end of an era: two a year in era I, three in era II, four in era III. Ada, with less influence, has begun.
    .aim = Place your first mortus of the new era, wherever you like.
    .exchange = Later. Place a mortus first.

## 11 · end

lesson-end = The last turn
    .about = What counts when the game ends – and a race you can still win.
lesson-end-year = Year six, the last, and your last mortus. As things stand, you would have { $mine } fame and Ada { $hers }; the score is shown all through the game. Whoever has most wins; if level, whoever has more influence.
lesson-end-column = Each building is worth the fame printed on it, and a complete column more besides: two for the first, three and four for the others. Your first column lacks only the workshop.
    .aim = Complete the first column.
    .waste = A last turn without doing anything? There is fame to be had.
    .capital = That is worth something, too. But the workshop and its column are worth more.
    .other = Not bad. But then the first column stays open.
    .well = Two fame for the workshop, two for the column.
lesson-end-heal = Healthy people on the track bring the fame below them; those at work or in the capital bring none. The spaces to the right cost two herbs, and bring two fame. When the track is full, nobody more can be healed.
    .aim = Bring the fame of your track to 8.
    .waste = Two people could still be healed, for two fame each.
    .well = Four fame for four herbs.
lesson-end-goods = What is left over counts little: three basic resources are one fame, two coins are one. Four are left to you, that makes one. Exchanging two for a single coin would only take it away.
lesson-end-finish = Orders pay for every space you climbed, technologies what is printed on them. Influence pays a fame for each fame sign you passed, and five more to whoever is farthest, three to the second.
    .aim = End your last turn.
    .exchange = A single coin is worth nothing at the end, and then two resources are missing.
lesson-end-count = The last goal, the last infamy for the dead, and then the count: { $mine } for you, { $hers } for Ada. Infamy is taken off. Without the workshop and the two healed she would have won.

## 12 · solo

lesson-solo = Alone
    .about = The game for one: people in your way, a neutral sector, and a title to earn.
lesson-solo-alone = Without rivals the empire itself is your opponent. Healthy people wait on the order tracks, on six spaces of the influence track and beside each building of the capital. Set them free: whoever is still there at the end costs you infamy. There is no capital card.
lesson-solo-castle = Your castle may stand in any village with the start sign. Drena, in the south, lies near the capital and near wood.
    .aim = Place your castle in Drena.
    .other = A good village, too; in a game of your own take it. For this lesson the road from Drena to Terras is needed.
lesson-solo-doctor = Your doctor begins in a place next to the castle. The order of era I is to build where there is wood.
    .aim = Place your doctor in Terras.
    .other = Possible, too. But wood, for the order of this era, is in Terras.
lesson-solo-aid = Alone, aid comes in the very year it is turned up. How much depends on the people on the influence track: five or six left is the most, then less and less. A crate is part of it.
    .aim = Take a resource.
lesson-solo-build = Now carry out the order: build in Terras.
    .aim = Climb the order track by one space.
    .waste = Nobody else will do it for you.
lesson-solo-crate = As ever: two influence for a town, one for the order space, a crate on the way. On 5 the first person stands: your marker will skip that space, and set him free.
    .aim = Take a resource.
lesson-solo-neutral = Where did the person from the order space go? To the neutral sector of the capital: { $neutral } there now. All you set free gather there and stay. At the end of each era you compare: you take one infamy for each person it has more than your sector. So much for good deeds.
lesson-solo-send = So keep up with it: send people to your own sector. Yours leave at the end of the era, as always.
    .aim = Send a person to the capital.
    .waste = Then the neutral sector is ahead of you.
lesson-solo-token = Six reward tokens, and here they never turn up again: each serves once in the whole game.
    .aim = Take a reward token.
lesson-solo-titles = Each era ends with a new market. At the end everything counts as usual, only not who has the most influence. Whoever still waits costs an infamy each: { $left } people for now, on all tracks and beside the buildings of the capital. Up to 15 fame you are a commoner, from 46 on emperor. Good luck!

## 13 · year

lesson-year = The first era, yours
    .about = From the castle to the end of the era: two years, four turns, a goal for each.
lesson-year-castle = A game for two from its very beginning. Two start cards lie open, each with two villages; whichever you use, Ada has to use the other. A castle fills a building’s place and takes in the sick of its village, but placing it earns no influence. Gnoll has good neighbours.
    .aim = Place your castle in Gnoll.
    .other = You could begin there. But this era favours food, and Gnoll lies between Veria and two places with food.
lesson-year-doctor = Your doctor begins next door, and whoever is ill there comes into your quarantine at once, for nothing – your first patient.
    .aim = Place your doctor in Veria.
    .other = Possible. But from Veria it is one step to Riterra, one to Kelier, and both give food.
lesson-year-begin = The law: build where there is food; and at the end of the era, two fame for each healthy person on the track. Your castle has taken in the first sick from the plague card. You begin with two herbs, two food, two coins, a wood, a stone and a research token. From here on you decide.
lesson-year-heal = Your first turn. Two patients wait for herbs – and a doctor who is to build next turn should stand in the right place.
    .aim = Have two healthy people when your turn ends.
    .well = Two on the track.
lesson-year-build = Second turn: the order. Build where there is food; a city brings most influence. Who works there no longer counts for the goal, so keep somebody on the track.
    .aim = Carry out the order, and have a healthy person left on the track when your turn ends.
    .well = The order is obeyed.
lesson-year-second = Year two. You have more influence than Ada, so she begins, and gets the better aid. The card strikes cities that give food: a doctor in Riterra would keep it safe; a lone district there would bring you a patient.
lesson-year-gather = Two turns are left, then the goal is paid. There are sick people within two steps. Fetch somebody and heal him.
    .aim = Have at least two healthy people when your turn ends.
    .well = Two at least.
lesson-year-fame = The last turn of the era. Produce, do research, send somebody away – whatever you like, as long as the goal pays.
    .aim = Have four fame tokens when the era ends.
    .well = Four fame, and a whole empire still to heal.
lesson-year-done = The era is over: { $mine } fame for you, { $hers } for Ada, if it ended here. Two eras are to come, with more mortuses and more plague. You know all you need. A table is quickly set – good journey, doctor.
