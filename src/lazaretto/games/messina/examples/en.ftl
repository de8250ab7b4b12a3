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
