lesson-example-place = How many cubes?
    .about = France has three rats, Germany one, Italy none.
lesson-example-place-add = You add a cube for each rat, in one region: three in France or one in Germany. Italy has no rats, so nobody can be added there.
    .aim = Add cubes to France or Germany.

lesson-example-outbreak = The plague comes to France
    .about = Three rats, three cubes, and every token strikes otherwise.
lesson-example-outbreak-move = France holds two cubes of one rival, one of another, and three rats. You have nobody there. Lead the plague in.
    .aim = Move the plague to France.
lesson-example-outbreak-spread = Three rats bring two new ones. The example puts both into Spain.
    .aim = Put two rats next to France.
lesson-example-outbreak-first = Now the rats are turned over. Begin with this one: its number is 1, so three cubes are more than enough.
    .aim = Turn over the marked rat.
    .well = It struck: whoever owns the Merchant lost a cube. The other owner has none here.
lesson-example-outbreak-second = Two cubes are left. The next rat asks for three: nothing will happen. The last one asks for two.
    .aim = Turn over the marked rat.
lesson-example-outbreak-over = The last rat strikes: both rivals had one cube, so both had the most, and both lost it. France is empty.

lesson-example-knight = A long ride
    .about = The Knight leads the plague two regions far.
lesson-example-knight-far = The plague stands in Italy. Without the Knight it could only go next door; with him it reaches Scandinavia, and Germany on the way is spared.
    .aim = Move the plague to Scandinavia.

lesson-example-neutral = Two that are not there
    .about = The Knight lets the plague piece count as two cubes.
lesson-example-neutral-move = A rat in Scandinavia asks for four cubes, but only two are there. Lead the plague in all the same.
    .aim = Move the plague to Scandinavia.
lesson-example-neutral-rat = One rat brings one more.
    .aim = Put a rat next door.
lesson-example-neutral-count = Now say that the piece counts as two cubes: two and two make four.
    .aim = Let the plague piece count.
lesson-example-neutral-over = The rat struck, and the rival lost a cube. Without the Knight nothing would have happened.

lesson-example-monk = First cubes, then the Monk
    .about = The Monk may act after you have added cubes.
lesson-example-monk-add = France has three rats: add three cubes.
    .aim = Add 3 cubes to France.
lesson-example-monk-away = Your cubes are safer with fewer rats. The Monk leads one away, and the cubes stay.
    .aim = Move a rat out of France.

lesson-example-peasant = The Peasant’s cube
    .about = One cube more than there are rats, even where there are none.
lesson-example-peasant-add = France has three rats, and you own the Peasant: four cubes may move in. Or add a single one to a region without rats, where nobody else could add any.
    .aim = Add 4 cubes to France, or 1 to a region without rats.
