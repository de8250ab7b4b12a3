lesson-example-turn = A whole turn
    .about = A walk, a rescue, fire, an overseer, a building and a new helper, all in one turn.
lesson-example-turn-stand = Your helper lies two hexes away from where you want to be: the first step is free, the second costs a coin. The rival’s helper there lies, so it blocks nothing.
    .aim = Stand your helper on the marked hex with the craftsman.
lesson-example-turn-fight = The craftsman came from a plagued hex and went into quarantine. Now use your powerful fire: it destroys the cube here and one next door.
    .aim = Destroy both cubes.
    .well = Two cubes, two steps of popularity.
lesson-example-turn-overseer = The second step has brought an overseer’s advance. Let the overseer of the craftsmen go right and set the craftsman there to work: he brings a wood and a coin.
    .aim = Claim the advance and activate the craftsman.
lesson-example-turn-build = The hex lets you build. With the new wood you can afford an upgrade for the cabin in which your craftsman waits.
    .aim = Build an upgrade on your first cabin.
lesson-example-turn-city = You have three helpers, so a step on the city rating costs three coins. It brings a fourth.
    .aim = Buy a step on the city rating.
lesson-example-turn-over = Every part has paid for the next one. At the end of the round the cabin will bring its fire.

lesson-example-walk = A long way
    .about = Four hexes away, three coins.
lesson-example-walk-far = The first step is free, each of the other three costs a coin. You have exactly three.
    .aim = Stand your helper on the marked hex at the far end.

lesson-example-clean = From a clean hex
    .about = A nun moves into her sector at once.
lesson-example-clean-clean = Two nuns are waiting, one on a clean hex and one beside a plague cube. Fetch the one from the clean hex: she may choose a square of her sector.
    .aim = Settle a nun in her sector.

lesson-example-sheltered = From a plagued hex
    .about = A nun has to wait in quarantine.
lesson-example-sheltered-plagued = This time fetch the nun beside the plague cube. She goes into a cabin, even if you destroy the cube a moment later.
    .aim = Bring the nun into quarantine.

lesson-example-district = Home again
    .about = A wood and two aristocrats repopulate a district.
lesson-example-district-home = Your helper stands on a hex that asks for a wood and two aristocrats. You have both, and a cart that is ready.
    .aim = Repopulate the hex.

lesson-example-golden = Gold stands in
    .about = Who may take whose place.
lesson-example-golden-golden = This hex asks for a coin, a nun and a golden craftsman. Your nun is golden, which is more than enough; the craftsman has to be golden.
    .aim = Repopulate the hex.

lesson-example-helper = A helper stays behind
    .about = Two coins, two nuns and a helper.
lesson-example-helper-give = This hex asks for a helper, too: one that has not been used in this round. It leaves the game, and you still have one in the estate to give.
    .aim = Repopulate the hex and give up a helper.

lesson-example-wheel = What the wheel brings
    .about = One turn of the wheel: where plague comes, and who comes where.
lesson-example-wheel-wheel = The rat on the wheel looks to the left. So every hex whose rat looks to the left has got a cube: the four that are marked.
lesson-example-wheel-nun = Then people come: nuns to the orange hexes, craftsmen to the white, aristocrats to the blue, nobody to the red. Of the two nuns one waits amid plague.
    .aim = Bring a nun straight to her sector.

lesson-example-slash = One or the other
    .about = A slash between two icons: build, or take a powerful fire.
lesson-example-slash-act = Your helper stands in the south-west port. It shows a trowel and a powerful fire, with a slash between them.
    .aim = Carry out the action.
lesson-example-slash-side = The slash means one of the two, never both. You have a coin, enough for one of the cabin upgrades. Which do you want?
    .aim = Choose a side.

lesson-example-beside = Beside the first cell
    .about = Two nuns, one of whom wakes.
lesson-example-beside-advance = A nun lives on either side of the first cell: one on the square with the fire, one on the square with the trowel.
    .aim = Advance the overseer of the nuns.
lesson-example-beside-wake = He wakes one of the two: for a fire, or to build. Only an upgraded overseer would wake both.
    .aim = Activate one of the nuns.

lesson-example-quarter = One of a quarter
    .about = Two nuns in one quarter, and an overseer who passes.
lesson-example-quarter-advance = Two nuns live in the lower quarter. The second cell to the right lies beside it.
    .aim = Lead the overseer of the nuns to the right.
lesson-example-quarter-wake = Beside a quarter he wakes one of the people there, whichever you like.
    .aim = Activate one of the nuns.

lesson-example-border = On the border
    .about = One citizen in each of two quarters.
lesson-example-border-advance = The next cell lies between a quarter of the nuns, where two live, and one of the craftsmen, where one lives.
    .aim = Advance the overseer of the nuns.
lesson-example-border-wake = He wakes one in each quarter: a nun and the craftsman. The other nun sleeps on.
    .aim = Activate a nun and the craftsman.

lesson-example-noble = Only for the golden
    .about = Workshops of the second era that ask for an upgraded aristocrat.
lesson-example-noble-work = Only aristocrats work in these two workshops, and only a golden one is rewarded. The golden one of your estate gets the reward as soon as he comes in.
    .aim = Send the golden aristocrat to the empty workshop.
lesson-example-noble-upgrade = In the other workshop an ordinary aristocrat has been waiting for nothing. Your helper’s action upgrades a citizen.
    .aim = Upgrade the aristocrat in the workshop.
    .well = Now he is rewarded, too.
lesson-example-noble-scroll = Five points, and a step on the scroll. From now on the workshop lies face down.
    .aim = Move up on a track of your scroll.

lesson-example-golden-nun = A golden nun at work
    .about = A workshop of the first era that asks for an upgraded worker.
lesson-example-golden-nun-work = The end of the round: buildings produce. This workshop gives a powerful fire and a coin each round, but only while a golden nun works there. There is still time to send her.
    .aim = Let the nun work.

lesson-example-once = Once and at once
    .about = A workshop of the second era, and any nun.
lesson-example-once-work = Here any nun will do, golden or not. The reward comes as soon as she is in.
    .aim = Send the nun to work.
lesson-example-once-over = You have { $fire } fire and { $points } points. The workshop lies face down under her and will not give anything again.

lesson-example-levels = The second level
    .about = What more a golden nun makes.
lesson-example-levels-work = This workshop has two levels: a fire for any nun, and one more for a golden one. Being golden, she brings a point as well.
    .aim = Let the golden nun work: two fires and a point.

lesson-example-point = A point for gold
    .about = A used-up workshop, and yet not useless.
lesson-example-point-work = The reward of this workshop is long gone, and it produces nothing. But a golden citizen brings a point each round in any workshop.
    .aim = Let the golden nun work for her point.

lesson-example-cabins = Three cabins
    .about = Which of them produces?
lesson-example-cabins-end = A craftsman waits in an upgraded cabin. The second is upgraded, but empty. In the third an aristocrat waits, without an upgrade. Call your last helper home, and the round ends.
    .aim = Recall the helper.
lesson-example-cabins-over = Only the first has produced: a fire and a point. It takes both, an upgrade and somebody inside.

lesson-example-rats = Seven rats
    .about = What they cost at the end.
lesson-example-rats-end = You have taken seven rats in this game, and this is your last helper. When he has come home, all is counted.
    .aim = Recall the helper.
lesson-example-rats-over = Your disc has gone back seven spaces in popularity, and the rats have cost 13 points. However many there are, it is never more than 21.

lesson-example-cargo = Four ships on the scroll
    .about = What three steps make of them.
lesson-example-cargo-scroll = You have four ships, and two steps on the scroll’s track of ships. In this hex you may build, or move the scroll by a third step. It is the last turn of the game.
    .aim = End the game with 16 points for your ships.
lesson-example-cargo-over = Three steps make each ship worth 4 points; four ships are 16.

lesson-example-new-hex = A new hex
    .about = Where the city grows.
lesson-example-new-hex-end = Between rounds a ship arrives, and the dock drawn for it also says where the city grows. Call your last helper home and watch the lower left corner.
    .aim = Recall the helper.
lesson-example-new-hex-over = The ship came to the dock of the south-west port. From there one goes clockwise round the city to the first empty place: there lies the new hex.

lesson-example-first = Points decide
    .about = Who begins round IV?
lesson-example-first-end = So far you have been the last to move. For round IV the table names no rating but the points, and you have the most.
    .aim = Recall the helper and end the round.
lesson-example-first-over = You begin, Bruno with 15 points follows, and Ada with 12 is last.
