book-goal = Europe, 1347: your people settle where life is good, and that is where the rats are. Turn by turn you add cubes to the map, win over six professions, and send the plague to somebody else’s door. When rats or cubes run out, the plague strikes everywhere at once; whoever has the most cubes alive wins.
book-like = Quick, mean and merry. One short turn follows another, everybody looks over everybody’s shoulder, and a bold settlement can vanish in one outbreak. Luck has a say, but whoever moves the plague has a bigger one.

picture-europe = Europe
    .about = Twelve regions, of which fewer are played by fewer people. Every region begins with rats somewhere near.
picture-card = Take a card
    .about = If you like, take one of the six professions, from the middle or from a rival. It helps you now, and makes you a target of its symbol.
picture-cubes = Add cubes
    .about = Choose one region and add a cube for each rat in it. Three rats, three cubes: growth and danger live side by side.
picture-power = Use what you hold
    .about = Every card of yours may be used once a turn before the plague moves. The King brings cubes into the palace, where nothing can touch them.
picture-plague = Move the plague
    .about = The piece must go to a neighbouring region. The rats there breed: you put one or two new ones next door.
picture-outbreak = Turn over the rats
    .about = If anybody’s cubes stand there, the rats are turned over one by one. A rat strikes if there are at least as many cubes as its number; its symbols say who loses one.

book-chapter-component = What lies on the table: a map, cubes, rats with hidden faces, six cards and one black piece.
book-chapter-setup = A few minutes and you can begin. How many regions are played depends on how many you are.
book-chapter-turn = A turn takes half a minute: perhaps a card, perhaps cubes, and always the plague.
book-chapter-class = Six professions with six talents. Whoever holds one is also hit by its symbol.
book-chapter-spread = Where the plague goes, rats breed, and the next region is in for it.
book-chapter-outbreak = Now it is seen what the rats carry. Read the number first, then the symbols.
book-chapter-end = The end is announced, everybody else has one last turn, and then the plague strikes everywhere.

aid-turn = Your turn
aid-strike = When rats are turned over
aid-score = The end
