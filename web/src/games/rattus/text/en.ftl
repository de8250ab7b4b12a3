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
rattus-strikes = it strikes
rattus-calm = no effect

rattus-legend-majority = Whoever has the most cubes in the region loses one; if several do, each of them.
rattus-legend-everybody = Everybody with cubes in the region loses one.
rattus-legend-rat = Rat with a number
rattus-legend-rat-about = It strikes if the cubes in the region are at least as many. A profession on it takes a cube of whoever owns that card.
rattus-legend-cubes = Cubes
rattus-legend-cubes-about = Your people. Those on the map and in the palace count at the end.
rattus-legend-plague = Moves every turn. Where it comes, rats spread and are turned over.
rattus-legend-palace = Safe to the end. Only the King leads there.
