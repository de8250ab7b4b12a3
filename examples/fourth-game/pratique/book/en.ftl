book-goal = Four ships lie in the harbour, and nobody knows what they carry. Turn by turn you let one in or send one away: silk, spice and grain are worth points, and the plague takes them. Whoever has the most points when the ships are gone, or when the plague is in the city, wins.
book-like = Short and sly. You count, you guess, and you watch closely who looked where.

book-chapter-component = Eighteen ships and four places for them.
book-chapter-setup = Ready in a minute.
book-chapter-turn = Look if you like, then decide.
book-chapter-ship = What the city gets, and what becomes of the berth.
book-chapter-end = Either the sea is empty, or the city is ill.

aid-turn = Your turn
aid-ship = Ships
aid-end = The end
