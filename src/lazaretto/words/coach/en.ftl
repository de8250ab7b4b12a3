# What advice says in every game: hints and the coach, in the client and in the terminal.

advice-best = The best choices, as a bot sees them:
advice-level = about as good
advice-own = { $what }: { $here } rather than { $there }
advice-of = { $name }, { $what }: { $here } rather than { $there }
advice-later = By then the numbers are the same; it pays later.
advice-when = on average, by the end of the turn
advice-by-greedy = judged by the simple bot, which thinks only of this turn
advice-by-mcts = judged by the searching bot

coach-better = “{ $made }”? Something much better was there: “{ $better }”.
coach-difference = What it would change, { advice-when }:
coach-name = Coach
coach-show = Show me
coach-take-back = Take it back
coach-close = All right
coach-about = What is this about?
coach-quiet = Play on: I speak up when something much better was there.
