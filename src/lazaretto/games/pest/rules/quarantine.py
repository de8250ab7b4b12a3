"""Quarantine: where sick people go, one by one, and how they may be rearranged."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import (
    ARRANGE,
    COIN,
    FIVE,
    FIVE_BIT,
    FOOD,
    GRAVEYARD,
    HOUSE,
    ON_CARD,
    REGULAR,
    RESOURCES,
    TOPS,
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.printed import HEALING_CELLS
from lazaretto.games.pest.state import BITS, State
from lazaretto.kernel.frame import Frame

FULL = (1 << (TOPS + 1)) - 1  # every space with a penalty is taken


def arrangements(g: State, seat: int, free_card: bool) -> list[int]:
    """[pest.quarantine.rearrange-anytime] [pest.quarantine.rearrange-scope] Other sets of taken penalty spaces.

    Only as many penalty spaces as there must be; with `free_card` also as many as empty the spaces of cards.
    An arrangement equal to the present one is no choice.
    """
    total = g.held(seat)
    now = g.penned[seat]
    least = max(0, total - g.calm_spaces(seat))
    freeing = max(0, total - g.t.mat.regular) if free_card else least
    if BITS[now] == least == freeing == 0:
        return []
    return [mask for mask in range(FULL + 1) if mask != now and (BITS[mask] == least or BITS[mask] == freeing)]


def can_enter_card(g: State, seat: int) -> bool:
    """[pest.tech.01-breathing-apparatus-intake] [pest.tech.14-infirmary] One gathered person, if nobody is there."""
    return g.cell[seat] == 0 and g.power(seat, HEALING_CELLS) > 0


def five_keeps(g: State, seat: int, reserve: int) -> bool:
    """Would a person on space five leave enough food and coins for what must still be paid?"""
    most = g.t.mat.five - 1
    food = min(g.stock[seat * RESOURCES + FOOD], most)
    return food + min(g.stock[seat * RESOURCES + COIN], most) >= reserve


@dataclass
class TakeIn(Frame):
    """[pest.quarantine.all-intake-goes-here] [pest.quarantine.regular-first] [pest.quarantine.one-by-one]

    `gathered` is 1 for people gathered in a move: one of them may enter a healing cell. `reserve` is the food (or
    coins) that must remain for the rest of the step. Ends: `left` falls with every person.
    """

    seat: int
    left: int
    gathered: int
    reserve: int

    def run(self, g: State) -> list[Frame]:
        seat = self.seat
        for done in range(self.left):
            if self.gathered and can_enter_card(g, seat):
                return [HousePerson(seat, self.left - done, self.gathered, self.reserve, 0)]
            if g.calm[seat] < g.calm_spaces(seat):
                g.house_sick(seat, REGULAR)
            elif g.penned[seat] == FULL:
                g.house_sick(seat, GRAVEYARD)
            else:
                return [HousePerson(seat, self.left - done, self.gathered, self.reserve, 0)]
        return []


@dataclass
class HousePerson(Asking):
    """[pest.quarantine.regular-first] [pest.plague.owner-full-to-graveyard] Where the next person goes.

    [pest.quarantine.rearrange-windows] Before that the quarantine may be rearranged, once for each person.
    """

    left: int
    gathered: int
    reserve: int
    arranged: int

    def options(self, g: State) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if self.gathered and can_enter_card(g, seat):
            found.append(HOUSE + ON_CARD)
        if g.calm[seat] < g.calm_spaces(seat):
            return [*found, HOUSE + REGULAR]
        five = five_keeps(g, seat, self.reserve)
        for space in range(1, FIVE + 1):
            if not g.penned[seat] >> (space - 1) & 1 and (space != FIVE or five):
                found.append(HOUSE + space)
        found.append(HOUSE + GRAVEYARD)
        if not self.arranged and 0 < g.penned[seat] < FULL:
            for mask in arrangements(g, seat, False):
                if five or not mask & ~g.penned[seat] & FIVE_BIT:
                    found.append(ARRANGE + mask)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        if ARRANGE <= option <= ARRANGE + FULL:
            g.arrange(self.seat, option - ARRANGE)
            return [HousePerson(self.seat, self.left, self.gathered, self.reserve, 1)]
        g.house_sick(self.seat, option - HOUSE)
        return [TakeIn(self.seat, self.left - 1, self.gathered, self.reserve)]

    def why_not(self, g: State, option: int) -> list[str]:
        if ARRANGE <= option <= ARRANGE + FULL:
            return ["pest.quarantine.rearrange-windows", "pest.quarantine.rearrange-scope"]
        if option == HOUSE + ON_CARD:
            return ["pest.tech.01-breathing-apparatus-intake", "pest.tech.14-infirmary"]
        if g.calm[self.seat] < g.calm_spaces(self.seat):
            return ["pest.quarantine.regular-first"]
        return ["pest.quarantine.spaces", "pest.quarantine.all-intake-goes-here"]
