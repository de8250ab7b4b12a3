"""What the printed effects of an edition are worth to a bot, and whom overseers will come by: looked up by `prospect`.

All weights are guesses in points, tuned by play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASSES, DISTRICTS, WAYS
from lazaretto.games.messina.effects import BUILD, CHURCH, CITY, EITHER, HELPER, KINDS, OVERSEER, SCROLL, VP, Effect
from lazaretto.games.messina.tables_city import CityTable
from lazaretto.games.messina.tables_estate import EstateTable
from lazaretto.kernel.blocks import append, vec

GAIN_WORTH: Final = [0.95, 1.2, 1.3, 2.4, 1.0]  # coin, wood, fire, powerful fire, point: as income
STEP_WORTH: Final = 2.0  # a step on the city or church rating
SCROLL_WORTH: Final = 2.2
OVERSEER_WORTH: Final = 2.2
BUILD_WORTH: Final = 1.5
HELPER_ICON: Final = 6.0
ITEM_WORTH: Final = 1.8  # any other icon
HELPER_WORTH: Final = 2.8  # a helper, for each round it will serve
NEAR_CELLS: Final = 2  # an overseer is about to come by when he is at most so many cells away


class Worths:
    """Made once for an edition: it depends on nothing that lies on the table."""

    def __init__(
        self, effects: vec[Effect], leftovers_per_point: int, rounds: int, city: CityTable, estate: EstateTable
    ) -> None:
        income = vec[float]()
        last = vec[float]()
        for effect in effects:
            income = append(income, _income(effect))
            last = append(last, _last(effect, leftovers_per_point))
        self.income: Final = income  # by effect: what its best side is worth while there is time to use it
        self.last: Final = last  # by effect: what it is worth in the very last production
        self.best_first: Final = _best_first(city, rounds)  # [rounds to come * districts]: those that bring most first
        self.golden: Final = flat(city.upgraded)  # [hex * classes + class]: upgraded citizens a district asks for
        self.citizens: Final = _all_citizens(city)  # likewise: those and all others
        self.cost: Final = flat(city.cost)  # [hex * kinds + kind]
        self.near: Final = _near(estate)  # as the paths of the estate table: squares an overseer will soon come by


def _income(effect: Effect) -> float:
    best = 0.0
    for branch in effect.branches:
        worth = 0.0
        for what in range(KINDS):
            worth += GAIN_WORTH[what] * float(branch.gain[what] - branch.pay[what])
        worth += float(branch.gain[VP])
        for item in branch.items:
            worth += _item(item.op) * float(item.n)
        best = max(best, worth)
    return best


def _item(op: int) -> float:
    if op in (CITY, CHURCH, EITHER):
        return STEP_WORTH
    known = {SCROLL: SCROLL_WORTH, OVERSEER: OVERSEER_WORTH, BUILD: BUILD_WORTH, HELPER: HELPER_ICON}
    return known.get(op, ITEM_WORTH)


def _last(effect: Effect, leftovers_per_point: int) -> float:
    """Points, leftovers, steps of a rating."""
    best = 0.0
    for branch in effect.branches:
        worth = float(branch.gain[VP])
        for what in range(KINDS):
            worth += float(branch.gain[what] - branch.pay[what]) / float(leftovers_per_point)
        for item in branch.items:
            if item.op in (CITY, CHURCH, EITHER, SCROLL):
                worth += STEP_WORTH * float(item.n)
        best = max(best, worth)
    return best


def _best_first(city: CityTable, rounds: int) -> vec[i64]:
    """Districts by their points, less what a helper who has to stay there would do in the rounds to come."""
    found = vec[i64]()
    for after in range(rounds):
        worth = [float(city.vp[hex]) - HELPER_WORTH * (after + 1) * float(city.helper[hex]) for hex in range(DISTRICTS)]
        for hex in sorted(range(DISTRICTS), key=lambda each: -worth[each]):
            found = append(found, hex)
    return found


def flat(table: vec[vec[i64]]) -> vec[i64]:
    found = vec[i64]()
    for row in table:
        for value in row:
            found = append(found, value)
    return found


def _all_citizens(city: CityTable) -> vec[i64]:
    found = flat(city.ordinary)
    golden = flat(city.upgraded)
    for at in range(len(found)):
        found[at] += golden[at]
    return found


def _near(estate: EstateTable) -> vec[i64]:
    """Before the branch is chosen, and the first cell is behind him, both branches are before him."""
    found = vec[i64]()
    path = estate.path_length
    for citizen in range(CLASSES):
        for branch in range(WAYS):
            for cell in range(path + 1):
                squares: i64 = 0
                for way in range(WAYS):
                    if way == branch or (branch == 0 and cell > 0):
                        row = (citizen * WAYS + way) * (path + 1)
                        for step in range(cell + 1, min(cell + NEAR_CELLS, path) + 1):
                            squares |= estate.own_squares[row + step] | estate.other_squares[row + step]
                found = append(found, squares)
    return found
