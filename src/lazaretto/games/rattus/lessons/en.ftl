# The lessons of Rattus in English. How they are called: docs/lessons.md.

## 1 · settle

lesson-settle = Europe, 1347
    .about = The map, your people, the rats – and where to put your first cubes.
lesson-settle-map = Welcome to Europe in 1347. Two players share these eight regions; with three there are ten, with four all twelve. Whoever has the most cubes on the map at the end wins. That is all you are after: be many, and stay alive.
lesson-settle-cubes = You are red; your sign stands beside your name. { $supply } cubes wait in your supply. A cube on the map is a point; a cube in the supply is none.
lesson-settle-rats = In every region lies a rat, face down. What it brings, nobody knows. { $rats } more wait in the supply. Rats mean food and trade: where there are rats, people come. You will soon see the other side of that.
lesson-settle-plague = Italy is marked: there stands the plague. It begins in a region drawn by lot and always stands somewhere.
lesson-settle-first = You begin. Put your first 2 cubes into one region – best into one that the plague cannot reach in a single step.
    .aim = First cubes into England, Poland or Scandinavia.
    .there = In Italy your cubes would stand right beside the plague. The plague moves on every turn, so it can be back before you know it. Try somewhere farther off.
    .near = That region borders on Italy: the plague can be there after one step. England, Poland and Scandinavia are two steps away.
    .well = A quiet place to start.
lesson-settle-second = Ada has placed two and two: now it goes backwards, so you place last – and begin. Choose a region where nobody crowds you.
    .aim = Two more cubes, where Ada has none and the plague is not.
    .there = The plague stands in Italy. It will move on, but there is no need to begin at its feet.
    .crowd = Ada has two cubes there already. Many cubes in one place wake the rats more easily. Look for room.
lesson-settle-ready = All have settled, and your first turn begins. In a turn you may take a card and add cubes; then you must move the plague. The next lessons show each of these.

## 2 · turn

lesson-turn = Your turn
    .about = Add cubes where the rats are, then lead the plague on.
lesson-turn-phases = A turn has three parts: A – you may take a card, B – you may add cubes, C – you must move the plague. A and B come in the order you like; C is always the last.
lesson-turn-add = You add cubes to one region: as many as there are rats in it, no more and no fewer. Where do you get the most?
    .aim = Add 3 cubes in one go.
    .fewer = That brings fewer cubes than you could have: count the rats. France has three of them, so three cubes may move in there.
    .card = Taking a card is allowed now, too – but cards have lessons of their own. First your cubes.
    .early = Moving the plague ends your turn, and you would get no cubes at all. Add them first.
    .well = Three cubes at once!
lesson-turn-danger = Three rats feed three cubes – and threaten them. In Spain, where no rats are left, nobody is in danger; but nobody can move in either. Between these two lies the whole game.
lesson-turn-move = Now the plague has to leave Italy for a region next to it. Where it arrives, rats breed; and if any cubes stand there, rats are turned over. Lead it to Germany: two rats, and nobody lives there.
    .aim = Move the plague to Germany.
    .own = France? Your own three cubes live there, with three rats. All of those would be turned over, one after the other.
    .nothing = In Spain there are no rats: nothing would breed and nothing be turned over. A quiet move – but today we want to see something.
    .strike = In Hungary stand two cubes of Ada’s: the rat there would be turned over. That is the next lesson.
    .card = You could still take a card. Let us leave the cards for later and move the plague.
lesson-turn-spread = One rat in the plague’s region breeds one new rat; two or three breed two. You lay them face down into regions next door. A region holds three rats at most – so France, which is full, is no choice.
    .aim = Lay the first rat.
lesson-turn-spread-again = And the second. It may lie beside the first, or elsewhere. If there were no room anywhere, it would simply not come.
    .aim = Lay the second rat.
    .well = Remember where you laid them: cubes can follow there.
lesson-turn-over = Nobody’s cubes stood in Germany, so no rat was turned over. Your turn is done and Ada’s begins; the log keeps what happened.

## 3 · outbreak

lesson-outbreak = The plague breaks out
    .about = What is printed on a rat, and who loses cubes when one is turned over.
lesson-outbreak-faces = The hidden side of a rat shows a number from 1 to 6, its threshold, and some symbols. When a rat is turned over, count the cubes of all colours in the region: if there are at least as many as the number, the plague strikes.
lesson-outbreak-symbols = Whom it strikes, the symbols say. The sign of a class: the owner of that card. M: whoever has the most cubes there – tied players all. A: everybody. For each symbol that hits you, one of your cubes there goes back. Cards lie open: Ada has Peasant and Merchant, you the Monk.
lesson-outbreak-move = In Hungary stand three cubes of Ada’s and one of yours, between two rats. Since cubes are there, every rat will be turned over. Go and see.
    .aim = Lead the plague to Hungary.
    .own = In Poland only your own two cubes stand. That would strike nobody but you.
lesson-outbreak-spread = Two rats in the plague’s region: so first, as you know, two new ones next door.
    .aim = Lay two new rats, none of them in Poland.
    .home = In Poland stand your own two cubes, with one rat already: another one there would threaten nobody but you. Lay it elsewhere.
lesson-outbreak-reveal = Now the rats of Hungary are turned over, one at a time, as long as there are rats and cubes. It is your turn, so you say which comes first.
    .aim = Turn over one of the two rats.
lesson-outbreak-struck = The first: threshold 4, and four cubes stood there – it strikes. M comes first: Ada had the most. Then Peasant and Merchant, both hers; the order of these does not matter. Three cubes go back to her supply. They are not lost for good: she can place them again.
lesson-outbreak-missed = The second: threshold 3, but only your one cube was left. Nothing happens – and yet this rat leaves the game too, as every rat does once it has been turned over.
lesson-outbreak-revenge = Ada answers at once: she leads the plague to Poland. The rat there shows a 2 and the Monk. Two cubes of yours, your Monk – one cube goes back. Hadn’t you owned the card, nothing would have happened.
lesson-outbreak-home = Few cubes in one place seldom reach a threshold: only the rarest rats strike a lone cube. Spread out, so that even an A, which hits all, finds little.
    .aim = Add a cube to a region where nobody stands: Spain or France.
    .beside = There cubes stand already, or two rats lie beside the newcomers. With every cube more, more rats can strike. Spain and France are empty: one lone cube there is nearly safe.
    .early = The plague can wait: moving it ends your turn, and no cube would have come.
    .card = A card would be useful – and one more sign that can hit you. Cubes first; cards are the next lesson.
    .well = Small and scattered: that is how one lives with rats.

## 4 · cards

lesson-cards = Friends in high places
    .about = Taking class cards; King and Peasant; what a card costs.
lesson-cards-cards = Six class cards lie open beside the map: Peasant, Merchant, Monk, Knight, Witch, King. Each can do something for its owner. You have the Peasant already, Ada has the King. The choices you are offered already include what your cards allow; we come to that.
lesson-cards-take = In a turn you may take one card – from the table or from another player. Whoever loses one cannot refuse; that is the only way to lose a card. Take the King from Ada.
    .aim = Take the King.
    .another = That card is free, too. But one card a turn is all you get, and the King lies with Ada: take it away from her while you can.
    .cubes = You may add cubes before or after taking a card. Let us begin with the card.
    .early = Moving the plague ends your turn: no card, no cubes.
lesson-cards-use = A card can be used in the very turn it was taken, even if Ada has used it already in hers. Each card once a turn, in any order, before or after your cubes – only not once the plague has moved.
    .aim = Use the King.
    .cubes = The cubes can wait a moment. Use the King first, so that you see what he does.
    .early = Once the plague has moved, the King would have to wait for your next turn.
lesson-cards-king = The King invites one of your cubes to his palace – from a region without rats. You have two such regions.
    .aim = Bring a cube to the palace.
    .well = Welcome to the palace.
lesson-cards-palace = In the palace no plague and no rats can reach it, up to the end, and it counts like any other cube: { $palace } so far. The palace is no region: no way leads out of it, and only the King brings cubes in.
lesson-cards-peasant = The Peasant works by himself: when you add cubes, you may add one more than there are rats. Two rats in Germany: how many is that?
    .aim = Add as many cubes to Germany as you can.
    .without = Two would be allowed, too: the Peasant’s cube is an offer, not a duty. But today take it.
    .empty = True, with the Peasant one cube may even go where no rats are. Germany takes three, though.
    .fewer = That brings fewer cubes. In Germany lie two rats: two cubes, and one more for the Peasant.
    .early = You have not added your cubes yet, and after the plague has moved it is too late.
lesson-cards-price = Cards have their price: every sign of the King or the Peasant on a rat now means you. Two cards, twice the danger – until somebody takes them from you. You cannot give them away.
lesson-cards-away = Your three cubes in Germany are young, and both rats there are hidden. End the turn by leading the plague where it finds no rats: then nothing happens at all.
    .aim = Lead the plague to a region without rats.
    .home = Germany! Three of your cubes and two rats, with two cards of yours that may stand on them.

## 5 · travel

lesson-travel = On the road
    .about = Merchant, Monk and Knight move cubes, rats and the plague.
lesson-travel-three = You hold three cards that move things. The plague is in Italy, and next door, in Germany, four of your cubes sit with three rats. Time to act: each card once, in any order, before the plague moves. The choices already include what all three allow; we take one after the other.
lesson-travel-merchant = The Merchant takes one to three of your cubes from one region to one next to it. Use him, choose the cubes, then where they go.
    .aim = With the Merchant, leave at most one cube in Germany.
    .doom = That leads the plague right to your four cubes and their three rats.
    .well = Out of reach.
lesson-travel-monk = The Monk carries one rat, whichever you choose, to a neighbouring region – before or after you add cubes. It need not be to drive it away: more rats mean more cubes. But no region takes a fourth.
    .aim = With the Monk, bring a third rat to Poland.
    .well = Three rats in Poland.
lesson-travel-add = And now the cubes. Poland has three rats since a moment ago.
    .aim = Add 3 cubes to Poland.
    .fewer = That is fewer than three. You brought a third rat to Poland for this very moment.
    .early = Then the Monk would have worked for nothing: first the cubes.
lesson-travel-knight = The Knight leads the plague one or two regions far; only where it ends does anything happen. It must not end where it began. From Italy over France to England: there Ada has three cubes.
    .aim = Lead the plague to England.
    .home = To Poland, where you have just gathered everybody? Better to England.
lesson-travel-rat = One rat in England breeds one new rat next door.
    .aim = Lay the new rat.
lesson-travel-neutral = Before rats are turned over, the Knight may let the plague itself count as two cubes – for the thresholds only, and nobody owns them. Ada has three cubes there: with two more it is five.
    .aim = Let the plague count.
    .quiet = Then only Ada’s three cubes count, and a rat with a 4 or a 5 would do nothing. You want it to strike.
lesson-travel-done = Threshold 5: three cubes would not have been enough, five were. The rat shows Monk, Knight, Witch and King. Monk and Knight are yours, but you have no cubes here; the King is Ada’s, and she loses one.

## 6 · witch

lesson-witch = The Witch
    .about = Look at hidden rats, swap two of them, remember what you saw.
lesson-witch-hidden = Rats lie face down, and nobody may look – not even whoever lays them. Only the Witch may. Your four cubes in Germany would love to know.
lesson-witch-use = She can be used at any time of your turn before the plague moves.
    .aim = Use the Witch.
    .blind = Led blindly, the plague may go either way – and the Witch is no use once it has moved.
lesson-witch-look = Look at one rat. Which one matters most? The one beside your own cubes.
    .aim = Look at the rat in Germany.
    .elsewhere = You may look there as well. But begin where your own cubes are: in Germany.
lesson-witch-also = Oh dear: a 1 with Peasant and Knight. A single cube is enough, and the Peasant is yours. Now she may look at a second rat – say, where Ada sits.
    .aim = Look at the rat in Hungary, too.
    .stop = One look is allowed. But then you know of the danger and can do nothing about it.
    .elsewhere = That works as well. Still, the best place for a dangerous rat is with Ada’s cubes: look in Hungary.
lesson-witch-swap = A 6: this one hardly ever strikes. The Witch may now swap the two rats she looked at, if they lie in different regions.
    .aim = Swap the two rats.
    .leave = Then the rat with the 1 stays with your four cubes, and it names your Peasant.
    .well = Much better.
lesson-witch-memory = What you have seen stays visible to you, wherever these rats are carried. Ada only saw which rats you looked at and that you swapped them: she can follow them, but not read them.
lesson-witch-strike = And now use what you know. Ada owns the Knight.
    .aim = Lead the plague to Hungary.
    .safe = In Germany the rat with the 6 now keeps your cubes company. Nothing would happen. But you can do more.
lesson-witch-rat = One rat breeds one.
    .aim = Lay the new rat.
lesson-witch-done = Just as you knew: the 1 strikes, the Knight costs Ada a cube, and your Peasant costs you nothing, for you have no cube there. The rat leaves the game.

## 7 · end

lesson-end = The end
    .about = How a game ends, the last turns, the final plague, and who wins.
lesson-end-supply = { $rats ->
        [one] One rat is
       *[other] { $rats } rats are
    } left in the supply. The game ends after the turn in which the supply runs out – or in which the player on turn has placed the last cube of his own. Nothing else ends it.
lesson-end-ender = Ada led the plague to Germany and laid the last rat; when there are too few, one lays what there is. So she has ended the game. Now everybody but her gets one last turn, the other way round the table.
lesson-end-monk = In a last turn you only use the cards you have, each once: no new card, and cubes or the plague move only by a card. In France three of your cubes sit with two rats, and soon all rats are turned over. Let the Monk carry one of them off.
    .aim = With the Monk, take a rat from France to a region without cubes of yours.
    .unused = Passing would waste your cards, and there is no later turn to use them in.
    .well = One rat fewer to fear.
lesson-end-peasant = The Peasant now adds one cube to any region, rats or not. In a moment every rat on the map will be turned over.
    .aim = Add a cube where no rats lie.
    .rats = There are rats, or there will be: every one of them is turned over in a moment. England, Spain and Scandinavia are free of them.
    .unused = The Peasant’s cube is a point for nothing. Take it along.
lesson-end-knight = Had you the Knight, you could now lead the plague one or two regions. Nothing would happen at once. But in the final plague it would count as two cubes where it stands, moved or not – without your being asked.
lesson-end-pass = You have done what you could. Pass, and the final plague comes over every region: all rats are turned over, those of one region in random order. No new ones are laid.
    .aim = Pass.
lesson-end-winner = Count the cubes on the map and in the palace: { $mine } for you, { $hers } for Ada. The Monk and the Peasant made the difference. Among equals the one wins who would have moved next: after Ada, that is you.

## 8 · game

lesson-game = The last turns of a game
    .about = Play it to the end, on your own. Three goals, and the third is to win.
lesson-game-look = { $rats } rats are left in the supply: two or three turns, not more. You have { $mine } cubes, Ada has { $hers }, one of them in the palace. You have the Monk. From here on you decide.
lesson-game-grow = First grow. Remember: a card, cubes, and cards again, in any order – the plague last.
    .aim = Have 9 cubes or more before you move the plague.
    .well = That is a good number.
lesson-game-keep = Now move the plague so that it hurts Ada rather than you. Then she plays, and you hope.
    .aim = Have at least 8 cubes left when your next turn begins.
    .well = They are still there.
lesson-game-win = The end is near. Think of what the final plague will turn over, and of the tie: whoever would move next after the one who ends the game.
    .aim = Win the game.
    .well = You have won!
lesson-game-farewell = That is Rattus: settle where the rats are, and be gone before the plague. You know all six cards and all the rules that matter. Now play – a table is quickly set.
