# The lessons of Messina 1347 in English. How they are called: docs/lessons.md.

## 1 · rescue

lesson-rescue = Messina, 1347
    .about = The city, your helpers, and a first turn: go there, rescue, act.
lesson-rescue-city = Ships have brought the plague to Messina. Over six rounds you take people out to your estate, fight the plague, and lead them back into the city in the end. Whoever has the most points wins. These hexes are the districts, with a port at each corner; every one of them has an action.
lesson-rescue-helpers = You have three helpers. In turn, each player uses one helper; when all have been used, the round is over. A turn has four steps: stand in a district, rescue who is there, fight the plague, carry out the action.
lesson-rescue-stand = In the first round a helper may go to any free district, or to a dock with a ship. The red one that gives a coin and a fire is clean, and a craftsman is waiting there.
    .aim = Send a helper to the lit district (in the terminal: H16).
    .plague = There is plague in that district. One can go there, but then the rescued must go into quarantine: that is the next lesson.
    .ship = A dock with a ship: a lesson of its own. Begin with people.
    .other = That would be fine as well. But with the coin and the fire of the red district you can do more next turn, and a craftsman waits there.
lesson-rescue-settle = All who are there come along. Since the district is clean, the craftsman goes straight to your estate, to a square of his class. Each square shows what he can do for you later, when your overseer passes by.
    .aim = Choose a square for the craftsman.
    .well = Welcome!
lesson-rescue-act = Now the action of the district: a coin and a fire, as printed. You may also leave it – but why should you? There is no limit to what you may own.
    .aim = Carry out the action.
    .waste = Ending the turn now gives the action away: no coin, no fire.
lesson-rescue-blocked = Ada has fetched a fire. A helper who has acted stands, and blocks the district for everybody, you included, until the round ends. The order of turns stays the same all round; so look early at what you need most.

## 2 · plague

lesson-plague = Plague in the streets
    .about = Quarantine, fire, popularity – and what rats cost.
lesson-plague-cubes = A black cube is plague. At the start every district whose rat looks like the one on the wheel gets one; the supply of cubes is limited. Whoever is rescued from there may not live with the others yet. You have { $fire } fire.
lesson-plague-stand = A craftsman waits in the red district that gives two wood – and a cube lies there.
    .aim = Send a helper to the district with plague and two wood.
    .elsewhere = Plague is there as well. But the two wood of the other district will be useful soon.
    .clean = A clean district: you have seen that already. This time let us meet the plague.
lesson-plague-quarantine = He went into a cabin: quarantine. There he stays this round and the whole next one; nobody can use him meanwhile. You have four cabins, one person each – when all are taken, whoever comes next is lost. What counts is that there was plague when you rescued him, even if you clear it now.
lesson-plague-fight = Now fight: for one fire you destroy a cube, which goes back to the supply. Later in the game it will cost two.
    .aim = Destroy the cube.
    .rat = Then the cube stays, and you take a rat for it. You have a fire: use it.
    .well = The district is clean.
lesson-plague-popular = People notice: for every cube you destroy your disc rises by one on the popularity rating. Nothing else raises it. Each space you reach gives what is printed on it – here a coin. Fire that you get from an action comes too late for the fight of the same turn.
lesson-plague-act = Then the action, as always.
    .aim = Carry out the action: two wood.
    .waste = Two wood for nothing, and you would leave them?
lesson-plague-again = Ada has taken wood and fire. A nun waits in the blue district with the church – with plague, and you have no fire left. Go all the same.
    .aim = Rescue the nun.
    .elsewhere = Plague is there, too, but the nun is waiting in the blue district.
    .clean = Nobody would fall ill there. But you should see once what happens without fire.
lesson-plague-rat = The nun is in quarantine. But the cube is still there, and for every cube left in your district you take a rat: you have { $rats }. Rats stay to the end of the game. Then each pushes you down a space on the popularity rating, and together they cost points: 1, 2, 3, 5, 7, 10 for one to six rats, and so on.
lesson-plague-church = Let us at least go to church: this action raises your church rating by one.
    .aim = Carry out the action.
    .waste = The step on the church rating costs nothing. Take it.
lesson-plague-done = People who still wait in a plague district when a new round is prepared are lost for everybody. So it is a race: fire, cabins and time.

## 3 · build

lesson-build = Building
    .about = A cabin that works while somebody waits; and how a round ends.
lesson-build-stock = So far you own { $coins } coins and { $wood } wood. With them you can build: workshops, upgrades of cabins, carts.
lesson-build-stand = The orange district with the trowel lets you build. An aristocrat waits there, and plague – you have no fire, so it will cost you a rat. Sometimes it is worth it.
    .aim = Send a helper to the district with the trowel.
    .port = That port lets you build, too, or gives powerful fire. But an aristocrat waits in the orange district.
    .other = That district does not let you build. Look for the trowel.
lesson-build-act = A rat for the cube, a cabin for the aristocrat. And now build.
    .aim = Carry out the action: build.
    .waste = You took a rat to be here. Build!
lesson-build-build = Workshops give something every round while a fitting citizen works there. Carts bring points and are needed to repopulate. Upgrades of cabins work while somebody is in quarantine there – and in two of your cabins somebody is.
    .aim = Build the cabin upgrade for 2 coins: a wood and a point every round.
    .worker = A workshop needs a worker of its class, and your people are in quarantine or not upgraded yet. But somebody sits in your cabins already.
    .cart = Six points at once are tempting. But you cannot repopulate anything yet, and the upgrade pays every round.
    .cabin = A cabin upgrade: good thinking. But this one eats your wood as well; the one for 2 coins leaves it to you.
    .refresh = For a coin or a wood you see other tokens. You need your coins just now.
    .nothing = You came here, and took a rat, in order to build.
lesson-build-cabin = Lay it on a cabin with somebody inside: only then does it work.
    .aim = Lay it on cabin 1 or cabin 2.
    .empty = That cabin is empty. It would produce nothing until somebody comes in.
    .well = It will pay at the end of this very round.
lesson-build-production = Ada has used her last helper: the round ends. First production – your cabin gives a wood and a point. Then quarantine moves on: whoever was in square I is in square II and waits one more round.
lesson-build-prepare = Now the next round is prepared. Helpers lie down where they stand. Whoever still waits amid plague is lost. A ship arrives with a cube aboard, and the city gets a new district.
lesson-build-wheel = Then the wheel turns by one step. A cube of plague comes to every district with the rat in its middle. After that people come: each class to the districts of the colour where it stands. The small rat beside it tells what comes next.
lesson-build-order = Who begins? The table of rounds names a rating for each: whoever is farther ahead on it goes first, and of equals the one who got there later. For round II it is the church, and Ada’s disc lies on top.

## 4 · overseer

lesson-overseer = The overseers
    .about = They walk through your estate and set people to work.
lesson-overseer-estate = In the middle of your estate stand three overseers, one for each class. When one of them advances, he wakes people of his class: they do what their square shows. That is called activating.
lesson-overseer-stand = The red district with a coin and an overseer advances any of them. A craftsman waits there as well, and no plague.
    .aim = Send a helper to the lit district (in the terminal: H6).
    .port = That port advances the craftsman overseer, too – but nobody waits there to be rescued, and there is no coin.
    .other = That district has another action. You want an overseer to move.
lesson-overseer-settle = One more craftsman. Look at what the squares promise before you choose.
    .aim = Choose a square for the craftsman.
lesson-overseer-act = The coin comes first, then the overseer.
    .aim = Carry out the action.
    .waste = That would give away the coin and the overseer.
lesson-overseer-advance = Which overseer? The one whose people live along his path.
    .aim = Advance the craftsman overseer.
    .nobody = His side of the estate is empty: he would wake nobody. Your craftsmen are waiting.
    .waste = An overseer who stays at home wakes nobody.
lesson-overseer-activate = He has come to the first cell, and beside it lives your craftsman. Activating him gives what his square shows: you may upgrade a citizen.
    .aim = Activate the craftsman.
    .waste = He is awake and willing. Let him.
lesson-overseer-upgrade = An upgraded citizen is worth more: some workshops and districts ask for one, and in a workshop he brings a point every round.
    .aim = Upgrade one of your craftsmen.
    .waste = It costs nothing. Upgrade one.
    .well = Golden!
lesson-overseer-done = One action led to the next: district, overseer, citizen, upgrade. Such chains are the heart of this game. The farther an overseer walks, the more people he can wake.

## 5 · ship

lesson-ship = At the docks
    .about = Ships with goods and plague; steps on the ratings for coins.
lesson-ship-dock = Every port has a dock with room for three ships. Ships bring goods – and each a cube of plague. Helpers do not block a dock: several may go there while there are ships.
lesson-ship-stand = At a dock there are no citizens and no action. You come for the ship alone.
    .aim = Send a helper to the dock with the ship.
    .other = A district, not a dock. Today we fetch a ship.
lesson-ship-fight = First the plague aboard. Destroy the cube for a fire – a step of popularity, as always – or take a rat.
    .aim = Destroy the cube of the ship.
    .rat = A rat instead of a fire, and no step of popularity. You have a fire: use it.
lesson-ship-cargo = The ship is yours, and you get at once what is printed on it: a coin and two points. Every second ship also moves an overseer, and your scroll can make each ship worth points at the end. You have { $coins } coins now.
lesson-ship-buy = At the end of a turn, at a dock too, you may buy steps on the city or the church rating, as long as you can pay. A step costs one coin for each of your helpers: three now. Two more helpers wait on the city rating.
    .aim = Buy a step on the city or the church rating.
    .rich = You may keep your coins. But three of them at the end of the game are one point; a step on a rating is worth more.
    .well = One step up.
lesson-ship-done = The disc that arrives later lies on top, and that decides between equals. At the end the space you stand on gives points, on all three ratings, and in a game of two the leader in popularity scores 5 more.

## 6 · move

lesson-move = Through the streets
    .about = From the second round on helpers walk: near, far, or home.
lesson-move-lie = The second round. Your helpers lie where they were: in the city, unused. A helper that lies blocks nobody – you may go where another one lies.
lesson-move-pick = In each turn you choose one of those who lie in the city. Helpers at home have to wait until all in the city have been used.
    .aim = Choose the helper in the red district with the coin and the fire.
    .later = That one will have his turn. Begin with the one beside whom a nun is waiting.
lesson-move-stay = He may stay where he is, or go to a neighbouring place, both for nothing. A nun has come to his district.
    .aim = Let him stay.
    .home = Calling him home gives a coin, but the nun would wait in vain.
    .next = A step next door is free as well. But the nun is waiting right here.
lesson-move-settle = No plague: the nun goes straight to her square.
    .aim = Choose a square for the nun.
lesson-move-act = And the action.
    .aim = Carry out the action: a coin and a fire.
    .waste = A coin and a fire for nothing: take them.
lesson-move-far = You have { $coins } coin. The first step is free, each further one costs a coin; on the way you may pass anybody. In the orange district that upgrades, two people are waiting – two steps from the helper with the wood.
    .aim = Choose the helper in the red district with two wood.
    .later = From there it is three steps, and you cannot pay for them. Take the other one.
lesson-move-walk = Two steps: the first free, the second for your coin.
    .aim = Walk to the orange district where two people wait.
    .home = A coin more, and nobody rescued.
    .one = One nun waits here. In the orange district there are two, and they are worth a coin.
    .near = That is nearer, but nobody is waiting there without plague. Two people are worth a coin.
    .well = Well worth a coin.
lesson-move-upgrade = Settle both, then carry out the action.
    .aim = Upgrade a citizen.
    .waste = Then nobody is upgraded, and it would cost nothing.
lesson-move-recall = One helper is left, and there is little to do near him. You may call him home: it earns a coin, and next round he can go anywhere from the estate, free of charge – after those in the city.
    .aim = Recall the helper.
    .stand = He could go there, but nobody waits. Called home he earns a coin and has the whole city before him next round.
    .well = Home, with a coin.
lesson-move-done = All helpers have been used: the round ends. Your two in quarantine have been there for two rounds: they may now leave for a square of their class, or go straight to a free workshop.

## 7 · workshop

lesson-workshop = Putting people to work
    .about = Build a workshop, find a worker for it, and see what a round brings.
lesson-workshop-shops = Three workshops are on offer, one for each class. A token shows its price, its worker, and what it gives at the end of every round. The worker must be of its class. Where arrows stand beside the worker, only an upgraded one brings anything.
lesson-workshop-stand = Your last helper is at home and may go anywhere. In the orange district with the trowel one can build.
    .aim = Send the helper to the district with the trowel.
    .port = In this port one builds or takes a powerful fire. That works, too, but it asks you once more which of the two. Take the district.
    .other = Nothing can be built there, and this is your last helper of the round. Look for the trowel.
lesson-workshop-act = Nobody waits here, and there is no plague. So, the action.
    .aim = Carry out the action: build.
    .waste = Then nothing is built, and the round is over for you.
lesson-workshop-refresh = Your golden nun needs work, but the nuns’ workshop costs two wood and a coin, and you have { $wood } wood. Before building you may refresh the tokens: for a coin, a wood or a point all three workshops go under their stacks, and the next ones come up. After that you have to build.
    .aim = Refresh the workshops – for a coin or a point.
    .golden = This one wants an upgraded craftsman. Yours is not upgraded, so it would give nothing.
    .second = An empty workshop for an aristocrat is yours already. A second one would stay empty, too.
    .cart = Six points at once! But your nun would still be without work, round after round.
    .cabin = That improves a cabin, and your golden nun stays without work.
    .wood = Then no wood is left to build with. Pay with a coin or a point.
    .cabins = That refreshes the cabin upgrades. You are looking for a workshop.
    .nothing = Then your nun stays without work, and your turn is over.
lesson-workshop-build = There it is: for one wood, a fire in every round. What stands after the plus – a second fire – comes only with an upgraded nun.
    .aim = Build the nuns’ workshop.
    .smith = This one is for a craftsman, and yours has an empty workshop already. The nun would still be without work.
    .cabin = That improves a cabin, and your golden nun stays without work.
lesson-workshop-nun = All helpers have been used: production begins. Citizens may go from their square to an empty workshop of their class at any time, even now. First your golden nun. She brings two fire – and a point, as every upgraded worker does each round.
    .aim = Send the upgraded nun to the workshop.
    .plain = An ordinary nun brings one fire instead of two, and no point. Send the golden one.
    .later = He will come next. First the nun.
    .nobody = Then the workshops stay empty, and empty workshops give nothing.
    .well = Two fire and a point.
lesson-workshop-smith = A workshop stands empty for your craftsman, too: a wood each round. Know the price: overseers wake people on squares only, and out of a workshop one comes only by going back into the city. Here it pays: no overseer is near him.
    .aim = Send the craftsman to his workshop.
    .nobody = Then there is no wood from this workshop, now or later.
lesson-workshop-leave = Production is over; now quarantine. The aristocrat has waited for two rounds and comes out – onto a square of his class, or straight into an empty workshop, where he will earn from the next round on.
    .aim = Send the aristocrat straight to the workshop.
    .square = On a square he waits until an overseer wakes him. In the workshop he brings a coin every round.
lesson-workshop-done = Three people at work: fire, wood and a coin, round after round. Whenever you build, think of who is to work there.

## 8 · repopulate

lesson-repopulate = Back into the city
    .about = Price, people, cart: how a district comes alive again, and what it brings.
lesson-repopulate-need = People want to go home. Every district shows what that takes. The lit one (in the terminal: H3) asks for a coin, an aristocrat and a craftsman; it is worth 8 points at the end. Ports and docks cannot be repopulated, and no district twice.
lesson-repopulate-cart = You need a cart, too. It is built like a workshop and mostly gives points at once. In each round it brings people to one district; then it rests until the next round. You have two.
lesson-repopulate-stand = A helper goes there, as always.
    .aim = Send a helper to the lit district (in the terminal: H3).
    .later = That one is worth 19 points. Patience, it comes next.
    .done = This district is repopulated already: your token lies there. It cannot be done twice.
    .plague = It costs no coin, but there is plague: you would spend your only fire there, and you need it for the next district.
    .other = Something is missing for that district, or it takes people whom you will need for a better one.
lesson-repopulate-repopulate = You may repopulate a district instead of carrying out its action. Never both.
    .aim = Repopulate the district.
    .either = That raises your city rating by one, and the district stays empty: it is one or the other.
    .waste = Then you came for nothing: no action, no district.
lesson-repopulate-give = The coin is paid and a cart has been used. Now the people: from squares or workshops, never out of quarantine. An upgraded craftsman may stand in for an ordinary one.
    .aim = Send the ordinary craftsman.
    .golden = He would do. But an upgraded citizen is worth more at home, and some districts take no other.
lesson-repopulate-noble = And an aristocrat. Give up the one whose square you will miss less.
    .aim = Send an aristocrat.
    .well = The district lives again.
lesson-repopulate-token = One of your five tokens lies on it. Everybody may still use the action. But beware: whenever a new cube of plague comes to a district of yours, you take a rat.
lesson-repopulate-visit = The lit district (in the terminal: H1) has been yours for a while, and Ada has just sent a helper there. Whoever comes, even you, the owner gets 2 points at once.
lesson-repopulate-large = Now the big one (in the terminal: H5), 19 points: a wood, one citizen of each class – and a helper who has not been used yet. He leaves the game for good. There is plague as well, and repopulating amid plague costs a rat. You have a fire.
    .aim = Repopulate the lit district (in the terminal: H5) without taking a rat.
    .rat = The cube stays: a rat for it, and one more if you repopulate. Burn it first.
    .action = A wood and a fire are welcome. But the district stays empty, and 19 points are gone with it.
    .empty = Then the turn is over, and the district with its 19 points stays empty.
    .well = Nineteen points!
lesson-repopulate-done = Three districts, 37 points at the end, and your scroll can make each of them worth more. The helper is gone. When you buy steps on a rating he still counts.

## 9 · ratings

lesson-ratings = Three ratings
    .about = What waits on their spaces, and how one step leads to the next.
lesson-ratings-three = On each of three ratings you have a disc. Popularity rises only when you destroy plague. The city rating brings helpers, the church rating makes overseers better. Some spaces give something at once, the high ones give points at the end.
lesson-ratings-stand = The lit blue district (in the terminal: H3) raises the city rating, and there is plague. You have a fire. That can become a fine turn.
    .aim = Send your helper to the lit district (in the terminal: H3).
    .church = There the church rating rises. The helper you are after waits on the city rating.
    .other = No step on the city rating is to be had there.
lesson-ratings-fight = First the plague. The cube will take you to space 3 of the popularity rating.
    .aim = Destroy the cube.
    .rat = Then you take a rat, and there is no step: the chain breaks before it begins.
lesson-ratings-claim = Here an action waits: a step on the city or the church rating. You may take it before or after the action of the district, and buy steps in between – in any order. But when the turn ends, it is lost.
    .aim = Take the action of the popularity rating.
    .later = The action of the district brings a helper, and with him steps become dearer. Leave it for the end.
    .buy = Keep your coins for a moment. First take what costs nothing.
    .lapse = Then the step you have earned is lost.
lesson-ratings-church = City or church? On the city rating the next space brings a helper, and the district will take you there. On the church rating the next one upgrades an overseer.
    .aim = Raise the church rating.
    .city = That brings the helper now, and the step of the district leads to an empty space. Raise the church, and you get both.
    .buy = Keep your coins for a moment. First take what costs nothing.
    .lapse = Then the step you have earned is lost.
lesson-ratings-claim-church = One step has led to the next: space 3 of the church rating upgrades an overseer.
    .aim = Take the action of the church rating.
    .later = The action of the district brings a helper, and with him steps become dearer. Leave it for the end.
    .buy = Keep your coins for a moment. First take what costs nothing.
    .lapse = Then the upgrade is lost.
lesson-ratings-overseer = An upgraded overseer wakes more people on his way. Your three are all still at home: take any of them.
    .aim = Upgrade an overseer.
    .buy = Keep your coins for a moment. First the overseer.
    .lapse = Then the upgrade is lost, and it costs nothing.
    .well = Golden, like the citizens.
lesson-ratings-order = A step costs one coin for each of your helpers: { $price } now, and you have { $coins } coins. The action of the district will bring a fourth helper. In which order do you go on?
    .aim = Buy a step and get the helper, both in this turn.
    .dear = With a fourth helper a step costs four coins, and you have three. Buy first, then carry out the action.
    .waste = Then the action of the district is lost, and what it would have brought.
    .well = The right order is worth a step.
lesson-ratings-helper = The new helper lies at home. You may still use him this round, once those in the city are done. One helper more is one turn more in every round! Two can be had in a game. A step costs { $price } coins from now on.
lesson-ratings-top = Higher up there is more: a space of the city rating lets you use the action of any district, spaces of the church rating wake citizens. At the end the space you stand on gives points, up to 17. On the last one you can go no further.

## 10 · path

lesson-path = The way of an overseer
    .about = Branches, quarters, borders – and the scroll.
lesson-path-path = An overseer’s way has six cells: out through the sector of his class, back along its border, into the centre. Each sector has two quarters of three squares. On cell 1 he wakes one of the two squares with the number 1; on 2 and 3 one of his quarter; on 4 and 5, the border, one of his quarter and one of the quarter across it; on 6, the centre, up to three anywhere.
lesson-path-stand = The overseer of the nuns stands on his first cell. The south-east port advances him. Nobody ever waits in a port.
    .aim = Send a helper to the south-east port.
    .craftsman = That port advances the overseer of the craftsmen. He will be next.
    .aristocrat = That port advances the overseer of the aristocrats, and no aristocrat lives with you: he would wake nobody.
    .plague = That advances any overseer. But there is plague, and without fire it costs you a rat.
    .other = No overseer advances there, so nobody would be woken.
lesson-path-act = As you remember, the action advances him.
    .aim = Carry out the action.
    .waste = Then the overseer stays where he is, and nobody is woken.
lesson-path-branch = With his second step he turns left or right, as seen from the centre, and never changes over. One nun lives in the upper quarter, two live in the lower one.
    .aim = Lead him to the two nuns: to the right, into the lower quarter.
    .left = In that quarter lives one nun, and he can never come back to the other two.
    .waste = Then he stays where he is, and nobody is woken.
lesson-path-quarter = Beside a quarter he wakes one of the people there; an upgraded overseer two. One of these nuns can write: her square moves your scroll.
    .aim = Activate the nun beside the scroll.
    .fire = That gives a powerful fire, and the scroll does not move. Today you want the scroll.
    .waste = Then he has come for nothing: both nuns sleep on.
lesson-path-scroll = The scroll has three tracks: points at the end for each of your buildings (workshops and cabin upgrades, not carts), ships or districts. With every step each is worth more: a building 1 / 2 / 3 / 4, a ship 1 / 3 / 4 / 6, a district 2 / 3 / 5 / 7. You have two ships, one building and no district.
    .aim = Move up on the track “ships”.
    .buildings = One building: that is one point. With two ships you get two.
    .districts = Two points for each district – but so far you have not got one.
    .waste = Then the nun has written for nothing.
lesson-path-border = Now the overseer of the craftsmen. His next cell lies on the border with the nuns. There an overseer wakes one citizen on either side. Yours is upgraded: two on his own side, one on the other.
lesson-path-three = The north-east port advances him. The order is yours; nobody can be woken twice.
    .aim = Activate three citizens in this turn.
    .more = Somebody is still asleep: at this border three can be woken.
    .asleep = The turn is over, and fewer than three are awake. The north-east port advances the right overseer.
    .elsewhere = Nobody is woken there. The north-east port advances the right overseer.
    .well = Three at one stroke.
lesson-path-done = The last cell is the centre: there he wakes up to three people, wherever they live, and his way ends. He wakes nobody in workshops or in quarantine. So fill the squares before your overseers come by.

## 11 · late

lesson-late = Later rounds
    .about = Powerful fire, dearer plague, workshops of the second era.
lesson-late-table = The table tells what each round brings: the order of turns (in round IV points decide it), ships, a new district, turns of the wheel, the price of a cube. In round IV the wheel turned twice: plague came in two waves. If the supply has too few cubes for a wave, none comes at all.
lesson-late-power = Your last helper of the round, and you have a powerful fire. When it destroys a cube where your helper stands, it also takes one from a neighbouring district. In the blue one next door two people wait amid plague. When a new round begins, such people are lost.
lesson-late-stand = Powerful fire reaches across only from a district that has a cube itself. Your helper lies in one, in the middle of the city.
    .aim = Let him stay in the middle.
    .there = That saves them, too, but they sit in quarantine until the end of round V. Clear their district from the middle, and next round you can take them straight to your squares.
    .home = That brings a coin, and the two next door are lost.
    .other = From there your fire does not reach the two, and they are lost.
lesson-late-both = What do you burn with, and where else? Powerful fire may also be used like ordinary fire – for one cube.
    .aim = Burn the plague here and where the two people wait.
    .empty = Nobody waits in that district. The two in the blue one would be lost.
    .single = That destroys one cube only. The two next door would be lost.
    .rat = That costs a rat, and the two next door are lost.
    .well = Two cubes, two steps of popularity, two people saved.
lesson-late-act = The action; then the round is over.
    .aim = Carry out the action.
    .waste = Then you give away a fire.
lesson-late-five = Round V. From now on a cube costs two fire – and brings 2 points. New workshops have come, of the second era: they give their reward only once, but at once. Whoever built one of the old ones keeps it.
lesson-late-dear = Plague is back in the middle, with a craftsman. You have { $fire } fire.
    .aim = Destroy a cube.
    .rat = That costs a rat; and no points, no step of popularity.
    .well = Two fire gone; two points and a step of popularity for them.
lesson-late-take = And the action. By the way: one powerful fire destroys such a cube alone; only two powerful fires together also take one from a neighbour.
    .aim = Carry out the action.
    .waste = Then you give away a fire.
lesson-late-shop = Now a workshop of the second era. One of your helpers lies where one builds, and several of your people have no work.
    .aim = Build a workshop and get its reward: send somebody to work there.
    .noble = An aristocrat has to work there, and no aristocrat lives with you: no reward.
    .other = That is not a workshop, so there is no reward for a worker.
    .idle = Then there is no reward: first build a workshop, then send somebody of its class to work there.
    .well = The reward comes at once.
lesson-late-done = Now it lies face down and gives nothing more – but an upgraded worker still brings a point each round. For round VI there will be a new ship and a new district, but no new plague and no new people.

## 12 · end

lesson-end = The end
    .about = The last turn, and how points are counted.
lesson-end-last = Round VI, the last one. After its production the game ends and everything is counted. You have one helper left.
lesson-end-stand = You have five helpers, so a step on a rating costs you { $price } coins. You have { $coins }. One more would be good.
    .aim = Send the helper to a place without plague that gives a coin.
    .own = Two points, for it is your own district. But no coin, and no step on a rating.
    .hers = That district is Ada’s: your visit would bring her 2 points.
    .ship = There are coins aboard, but plague as well, and you have no fire: a fourth rat would cost you dearly.
    .other = That gives no coin, or there is plague and you would take a fourth rat.
lesson-end-act = You know this one.
    .aim = Carry out the action.
    .waste = Without the coin there is no step.
lesson-end-buy = City or church? On the city rating a step takes you from 8 points to 12, to a space with an action. On the church rating from 5 to 8. Coins you keep are worth one point for every three.
    .aim = Buy a step on the city rating.
    .church = That brings three points. On the city rating you get four, and an action.
    .keep = Five coins left over are one point. The step brings four.
lesson-end-claim = This space gives you the action of any district or port, even if a helper stands there.
    .aim = Take the action of the city rating.
    .lapse = There is no later turn: what you leave now is lost.
lesson-end-borrow = One more step on the city rating is the last, and worth five points.
    .aim = Use the action of the blue district that raises the city rating.
    .same = As good: a step and a coin, and the coin changes nothing any more. The blue district is quicker.
    .church = On the church rating a step brings three points, on the city rating five.
    .less = That brings fewer than five points.
    .lapse = There is no later turn: what you leave now is lost.
    .well = From 8 points to 17 in one turn.
lesson-end-rats = Now all is counted, rats first. For your { $rats } rats your disc goes back three spaces on the popularity rating, and they cost 3 points; the more rats, the dearer each. So Ada is ahead there, and the 5 points for the first go to her. Among equals, more fire decides.
lesson-end-tracks = On city and church the space you stand on counts: { $city } and { $church } points.
lesson-end-districts = Your districts: { $districts } points. What is left over – coins, wood and fire together – gives one point for every three: { $leftovers }. The scroll adds { $scroll } for ships and districts.
lesson-end-winner = { $mine } to { $hers }: you have won, thanks to your last turn. Among equals, whoever has repopulated more districts would win.

## 13 · solo

lesson-solo = Alone
    .about = An opponent who draws tokens, and a number of points to reach.
lesson-solo-rival = You can also play alone. Your opponent does not think, he draws tokens. He has no estate and no points; only a disc on the popularity rating and { $helpers } helpers, more in later rounds. All else is as with two players.
lesson-solo-stand = You begin in rounds I, III and V, the opponent in the others. Choose a place.
    .aim = Send a helper to the red district with the coin and the fire.
    .plague = There is plague, and you have no fire yet: a rat for you.
    .ship = There is plague aboard, and you have no fire yet: a rat for you.
    .other = There is less to be had there: no fire, or nobody to rescue. In the red district you find both, and a coin.
lesson-solo-settle = A craftsman comes along.
    .aim = Choose a square for the craftsman.
lesson-solo-act = The action, and then watch what your opponent does.
    .aim = Carry out the action.
    .waste = A coin and a fire would be lost.
lesson-solo-token = He has drawn a token. It names a district: his helper stands there, blocks it, and whoever waited there is gone. If there is plague, he destroys one cube and his popularity rises.
lesson-solo-red = The token also says what he takes away: a workshop, the cabin upgrades, the cart or a ship. This time the nuns’ workshop is gone. He does not use the actions of districts, and he does not walk: with each round his helpers begin anew.
lesson-solo-answer = He is ahead of you in popularity. If you are level with him or ahead at the end, that is worth 5 points. You have a fire.
    .aim = Destroy a cube of plague.
    .rat = Then you take a rat, and he stays ahead.
    .well = Level again.
lesson-solo-wood = And the action.
    .aim = Carry out the action.
    .waste = Two wood would be lost.
lesson-solo-ship = His first token named a district where a helper stands already. Such a token is laid aside, and he draws the next. It led him to the church, and he took a ship, from the dock nearest to it.
lesson-solo-goal = Go on like this for six rounds. Districts you have repopulated bring a bonus at the end: 3 points for two, 7 for three, 10 for four. When his helper comes to one of them, you get 2 points. { $goal } points are an excellent result.

## 14 · round

lesson-round = A whole round
    .about = Three turns, three goals. From here on you decide.
lesson-round-plan = Round II, and you begin. Your three helpers lie here. You have { $coins } coins, { $wood } wood, { $fire } fire, a cart, an empty workshop for a nun, and one citizen of each class.
lesson-round-rescue = Your first turn. Somewhere two people wait together, and there is no plague. Which of your helpers is near? When they are with you, carry out the action – or repopulate.
    .aim = In this turn, bring two citizens to squares of your estate.
    .well = Two rescued.
lesson-round-burn = Your second turn. Ada has burnt plague and is catching up in popularity.
    .aim = In this turn, destroy a cube and take no rat.
    .well = The people are grateful.
lesson-round-score = On to the end of the round. If the game ended now you would have { $total } points, everything counted. An empty workshop gives nothing; and if new plague comes to a district of yours, you take a rat.
    .aim = Let your workshop produce, and have 10 points or more, everything counted, when the next round begins.
    .well = A good round!
lesson-round-farewell = Everything counted: { $mine } points for you, { $hers } for Ada. Rescue, burn, build, wake, lead home: you know it all now. A whole game is six such rounds; in each ask: where do my next wood and coin come from? At a table, an action that leaves nothing else to choose is carried out by itself. A table is quickly set.
