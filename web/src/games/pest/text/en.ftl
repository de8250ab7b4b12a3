## Words of the board: tooltips, headings.

pest-map = Map of the empire
pest-parts = Parts of the table
pest-part-map = Map
pest-part-mat = My board
pest-part-era = Eras
pest-part-market = Market
pest-part-capital = Capital
pest-part-boards = Others
pest-mat = Board of { $name }
pest-this-year = This year
pest-setup = Set-up
pest-year = Year { $year }
pest-year-of = Year { $year } · era { $era ->
    [1] I
    [2] II
   *[other] III
}
pest-projected = Score as it stands:
pest-goal = Goal
pest-order = Order
pest-influence-space = Influence: space { $space }
pest-fame-mark = 1 fame at the end of the game
pest-blocked = A covered space: markers skip it; each one left behind pays fame at the end
pest-frees-person = Reaching it sets a person free for the neutral sector
pest-ruined = Ruined: gives nothing, nobody can build here
pest-sick = { $count ->
    [one] { $count } sick person
   *[other] { $count } sick people
}
pest-houses = Buildings: { $count } of { $most }
pest-road-sick = { $count ->
    [one] { $count } sick person on the way: costs { $count } food
   *[other] { $count } sick people on the way: cost { $count } food
}
pest-capital-people = People in the capital
pest-token-left = Open: { $up }, turned over: { $down }
pest-place-first = First
pest-place-second = Second
pest-place-third = Third
pest-cell-taken = Used this year
pest-stock = You have { $count }, room for { $most }
pest-held = { $count ->
    [one] { $count } sick person in quarantine
   *[other] { $count } sick people in quarantine
}
pest-built-by = Built by { $name }
pest-pays = Pays: { $effect }
pest-person-in = A person works here
pest-person-missing = Nobody works here
pest-deck-left = { $count } cards left
pest-deck-refresh = One research lays out a new market
pest-plague-adds = { $count ->
    [one] { $count } sick person in each of:
   *[other] { $count } sick people in each of:
}
pest-closed = A card to come
pest-aid-left = Most
pest-aid-middle = Others
pest-aid-right = Least
pest-aid-left-people = people left: { $least }–{ $most }
pest-aid-later = Pays next year, by the influence of the players
pest-aid-now = Pays at once, by how many people are left on the influence track
pest-order-space = Order track of era { $era }: space { $space }
pest-pays-end = At the end of the game: { $effect }
pest-threshold = Only a marker here or beyond gets the fame of this track
pest-palace-frees = Building it sends people who wait beside it to the neutral sector: { $count }
pest-graveyard-charges = Infamy at the end of this era: { $infamy }
pest-gives = Gives: { $resource }
pest-built-at = Stands in { $location }, gives: { $product }
pest-weak-now = Weakened now: { $action }
