## Words of the board: tooltips, headings.

rattus-map = Map of Europe
rattus-cards = Class cards
rattus-palace = The palace
rattus-supply = Rats in the supply
rattus-supply-left = { $count ->
    [0] No rats left: the game ends after this turn.
    [one] { $count } rat left. When none is left, the game ends.
   *[other] { $count } rats left. When none is left, the game ends.
}
rattus-plague = The plague
rattus-cubes-of = { $name }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
rattus-no-cubes = No cubes
rattus-out-of-play = Not in play at this table
rattus-rats = { $count ->
    [0] No rats
    [one] { $count } rat
   *[other] { $count } rats
}
rattus-near = Neighbours: { $regions }
rattus-plague-here = The plague is here
rattus-face-known = You have seen it: { $face }
rattus-face-hidden = Face down
rattus-starting = Laid at set-up
rattus-seen-by = Looked at by: { $names }
rattus-card-owner = Owner: { $owner }
rattus-card-peasant = Add one more cube, even where there are no rats.
rattus-card-merchant = Move one to three of your cubes to a neighbouring region.
rattus-card-monk = Move one rat to a neighbouring region.
rattus-card-knight = Move the plague up to two regions; it may count as two neutral cubes.
rattus-card-witch = Look at one or two rats; swap them if they lie in different regions.
rattus-card-king = Bring one of your cubes from a region without rats to the palace.
rattus-strikes = it strikes
rattus-calm = no effect
