lesson-example-road = From Gollor to Gotar
    .about = Three sick on the road and three in the city: what does it cost?
lesson-example-road-step = On the road everybody costs a food: three. In the city the first is free: two more. You have just the five it takes.
    .aim = Go to Gotar.
lesson-example-road-house = Six people, but only three regular spaces. Where the other three wait they get in your way: above an action they weaken it, on resource space five they take away room.
    .aim = Find room for the three who are left.
lesson-example-road-stop = Stop here: the city gives you one of its resource.
    .aim = End the move in Gotar.

lesson-example-ruins = Ruins for three
    .about = Which places are lost before the first year.
lesson-example-ruins-three = The fewer play, the more places are ruined from the start: with three players it is twelve. The seven marked ones would stand if a fourth played.
lesson-example-ruins-castle = Nobody builds in a ruin, and no castle stands in one. The others have placed theirs; now it is your turn.
    .aim = Place your castle.

lesson-example-blessir = The fall of Blessir
    .about = A fourth sick person, a ruin, and neighbours who suffer.
lesson-example-blessir-three = Three are ill in Blessir, three in Terras next door, nobody in Meskar on the other side.
lesson-example-blessir-end = Your turn ends the year, and the new plague card strikes the harbours of the black roads: Blessir is one of them.
    .aim = End your turn.
lesson-example-blessir-over = The card brought the fourth. Blessir fell, its sick are gone, and one came to Terras and one to Meskar. Terras has four now and stands: the fourth did not come from a card.

lesson-example-prize = The first reward
    .about = First place in the capital always leaves a choice.
lesson-example-prize-end = You have two people in the capital, Ada one, Bruno none. With your turn the era ends.
    .aim = End your turn.
lesson-example-prize-branch = The first reward lets you choose: one more fame token, or one of your people back from the capital to the healthy track.
    .aim = Choose one.

lesson-example-sum = Sixty-six
    .about = A whole count at the end of a game.
lesson-example-sum-before = Your last turn. You have { $fame } fame tokens, ten order spaces, eight healthy people, four buildings with a full first column, three technologies, the most influence – and { $dead } dead.
lesson-example-sum-end = The goal of this era pays a fame for each fame on your technologies: five. The dead are charged a last time. Keep your eight resources as they are.
    .aim = End the game with 66 fame.
lesson-example-sum-over = Tokens 14, orders 19, healthy people 12, buildings 7 and their column 2, technologies 5, influence 6 and first place 5, resources 2, coins 1: that is 73. Less 7 for the dead: 66.

lesson-example-neutral = The neutral sector
    .about = A game of two, and a third who wants nothing.
lesson-example-neutral-end = You have three people in the capital, Ada one; in the neutral sector there are { $neutral }. With your turn the era ends.
    .aim = End your turn.
lesson-example-neutral-first = You have the most and get the first reward.
    .aim = Choose a reward.
lesson-example-neutral-over = Ada got nothing: she had fewer people than the neutral sector. It keeps its people, and one more has come.

lesson-example-orders = Orders for two
    .about = Who has not come as far as the token gets nothing.
lesson-example-orders-end = In the variant for two a token lies on each order track: on space 1 of era I, 2 of era II, 3 of era III. You stand on space 3 of the first, Ada on space 1 of the second.
    .aim = End the last turn.
lesson-example-orders-over = You have passed the token and get the fame of your track: two. Ada has not reached hers and gets nothing.

lesson-example-crossed = Crossed spaces
    .about = What influence is worth in the variant for two.
lesson-example-crossed-end = Six spaces of the influence track are covered, and whoever comes there skips them. You have crossed five of them, Ada three.
    .aim = End the last turn.
lesson-example-crossed-over = Five crossed spaces are ten fame, three are four. In return nobody gets anything for having the most influence.

lesson-example-alone = One against three
    .about = What the neutral sector costs in the game for one.
lesson-example-alone-end = You have one person in the capital, and three stand in the neutral sector. The era ends.
    .aim = End your turn.
    .well = Three less one: two infamy.

lesson-example-apparatus = A free breath
    .about = The Breathing Apparatus, and in which order to heal.
lesson-example-apparatus-heal = Two people wait in quarantine, a third in the last cell of the Breathing Apparatus. The next spaces of the track cost 1, 1 and 2 herbs. You have three.
    .aim = Heal somebody from quarantine.
lesson-example-apparatus-free = Whoever comes from the card pays nothing, whatever the space costs. Bring him on now.
    .aim = Move the person on the card along.
lesson-example-apparatus-again = The third space costs two herbs: just what you have left.
    .aim = Heal the other one.
    .well = Three healed for three herbs.

lesson-example-infirmary = The Infirmary
    .about = The same with the other card that heals.
lesson-example-infirmary-heal = Two people wait in quarantine, a third in the last cell of the Infirmary. You have three herbs, and the next spaces cost 1, 1 and 2.
    .aim = Heal somebody from quarantine.
lesson-example-infirmary-free = The Infirmary heals for nothing as well, at any moment of the action.
    .aim = Move the person on the card along.
lesson-example-infirmary-again = And two herbs for the last one.
    .aim = Heal the other one.

lesson-example-suit = Protected twice
    .about = The Protective Suit against a card and against a fall next door.
lesson-example-suit-end = Your district stands in Meskar, and you own the Protective Suit. In Blessir next door two are ill. A new era begins: cards now bring two people to each place.
    .aim = End your turn.
lesson-example-suit-card = The card strikes Meskar and Blessir. Two people would come to your district; the suit keeps one of them away.
    .aim = Use the suit.
lesson-example-suit-fall = Blessir has fallen, and one person flees to Meskar. That is another effect, so the suit helps once more.
    .aim = Use the suit again.
lesson-example-suit-over = Of three people one has come. You might also have let them in, if there had been a reason to.
