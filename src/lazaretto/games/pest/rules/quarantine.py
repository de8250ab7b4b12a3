"""Quarantine: where sick people go, one by one, and how they may be rearranged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    ALL_PENNED,
    ARRANGE,
    COIN,
    FIVE,
    FIVE_BIT,
    FOOD,
    GRAVEYARD,
    HOUSE,
    ON_CARD,
    REGULAR,
    TOPS,
    Count,
    Flag,
    Seat,
)
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.tech import can_enter_card
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, asking, because

PENNED: Final = vec[i64]([bin(mask).count("1") for mask in range(ALL_PENNED + 1)])  # people of an arrangement


def quarantine_spaces(g: Board, seat: i64) -> i64:
    """[pest.quarantine.spaces] Regular spaces, those of cards, one above each top action, one on space five."""
    return g.calm_spaces(seat) + TOPS + 1


def is_weak(g: Board, seat: i64, action: i64) -> i64:
    """[pest.quarantine.regular-no-penalty] 1 if somebody is in the space above the action; regular spaces are harmless.

    [pest.quarantine.space-five-penalty] Space five limits the resources instead (`Board.limit`).
    """
    if action >= TOPS:
        return 0
    return g.penned(seat) >> action & 1


# ---------------------------------------------------------------- rearranging


def is_arrangement(option: i64) -> bool:
    return ARRANGE <= option <= ARRANGE + ALL_PENNED


def offer_arrangements(g: Board, seat: i64, free_card: bool, barred: i64, out: Options) -> None:
    """[pest.quarantine.rearrange-anytime] [pest.quarantine.rearrange-scope] Other sets of taken penalty spaces.

    Only as many penalty spaces as there must be; with `free_card` also as many as empty the spaces of cards.
    An arrangement equal to the present one is no choice. Nobody may newly be put on a `barred` space.
    """
    now = g.penned(seat)
    total = g.calm(seat) + PENNED[now]
    least = max(0, total - g.calm_spaces(seat))
    freeing = least
    if free_card:
        freeing = max(0, total - g.t.mat.regular)
    if now == 0 and least == 0 and freeing == 0:
        return
    for mask in range(ALL_PENNED + 1):
        if mask != now and (PENNED[mask] == least or PENNED[mask] == freeing) and not mask & ~now & barred:
            out.add(ARRANGE + mask)


def why_not_arrange(g: Board, seat: i64, free_card: bool, barred: i64, reserve: i64, mask: i64) -> list[Reason]:
    """[pest.quarantine.rearrange-scope] The same again, nobody to arrange, another number of people, a barred space."""
    now = g.penned(seat)
    total = g.calm(seat) + PENNED[now]
    least = max(0, total - g.calm_spaces(seat))
    freeing = max(0, total - g.t.mat.regular) if free_card else least
    rule = "pest.quarantine.rearrange-scope"
    if now == 0 and least == 0 and freeing == 0:
        return because(rule, fx.NobodyToArrange())
    if mask == now:
        return asking(fx.SameArrangement())
    if mask & ~now & barred:
        return because(rule, fx.FiveKeepsFood(reserve))
    return because(rule, fx.PennedMustBe(least, freeing if freeing != least else -1, PENNED[mask]))


# ---------------------------------------------------------------- taking in


def keeps_reserve(g: Board, seat: i64, reserve: i64) -> bool:
    """[pest.quarantine.space-five-loss] Would a person on space five leave enough for what must still be paid?"""
    most = g.t.mat.five - 1
    return min(g.stock(seat, FOOD), most) + min(g.stock(seat, COIN), most) >= reserve


class TakeIn(Auto):
    """[pest.quarantine.all-intake-goes-here] [pest.quarantine.regular-first] [pest.quarantine.one-by-one]

    `gathered` is 1 for people gathered in a move: one of them may enter a healing cell. `reserve` is the food (or
    coins) that must remain for the rest of the step. Ends: `left` falls with every person.
    """

    seat: Seat
    left: Count
    gathered: Flag
    reserve: Count

    def run(self, g: Board, then: Todo) -> None:
        seat = self.seat
        for left in range(self.left, 0, -1):
            full = g.calm(seat) >= g.calm_spaces(seat)
            if (self.gathered and can_enter_card(g, seat)) or (full and g.penned(seat) != ALL_PENNED):
                then.add(HousePerson(seat, left, self.gathered, self.reserve, 0))
                return
            if full:
                bury(g, seat)
            else:
                g.house_sick(seat, REGULAR)


def bury(g: Board, seat: i64) -> None:
    """[pest.quarantine.graveyard-fill] [pest.quarantine.graveyard-full] To the graveyard; if it is full, infamy."""
    g.house_sick(seat, GRAVEYARD)


class HousePerson(Ask):
    """[pest.quarantine.regular-first] [pest.plague.owner-full-to-graveyard] Where the next person goes.

    [pest.quarantine.rearrange-windows] Before that the quarantine may be rearranged, once for each person.
    """

    left: Count
    gathered: Flag
    reserve: Count
    arranged: Flag

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        if self.gathered and can_enter_card(g, seat):
            out.add(HOUSE + ON_CARD)
        if g.calm(seat) < g.calm_spaces(seat):
            out.add(HOUSE + REGULAR)
            return
        penned = g.penned(seat)
        barred: i64 = 0
        if not keeps_reserve(g, seat, self.reserve):
            barred = FIVE_BIT
        for space in range(1, FIVE + 1):
            if not (penned | barred) >> (space - 1) & 1:
                out.add(HOUSE + space)
        out.add(HOUSE + GRAVEYARD)
        if not self.arranged and 0 < penned < ALL_PENNED:
            offer_arrangements(g, seat, False, barred, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if is_arrangement(option):
            g.arrange(self.seat, option - ARRANGE)
            then.add(HousePerson(self.seat, self.left, self.gathered, self.reserve, 1))
            return
        g.house_sick(self.seat, option - HOUSE)
        then.add(TakeIn(self.seat, self.left - 1, self.gathered, self.reserve))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        seat = self.seat
        if not (is_arrangement(option) or HOUSE <= option <= HOUSE + ON_CARD):
            return []
        if option == HOUSE + ON_CARD:
            return because("pest.tech.01-breathing-apparatus-intake", fx.CardTakesNobody())
        if g.calm(seat) < g.calm_spaces(seat):
            return because("pest.quarantine.regular-first", fx.RoomInRegular())
        barred = 0 if keeps_reserve(g, seat, self.reserve) else FIVE_BIT
        if is_arrangement(option):
            return self.why_not_so(g, barred, option - ARRANGE)
        if option == HOUSE + REGULAR:
            return because("pest.quarantine.spaces", fx.RegularFull(g.calm_spaces(seat)))
        if g.penned(seat) >> (option - HOUSE - 1) & 1:
            return because("pest.quarantine.spaces", fx.SpaceTaken(option - HOUSE))
        return because("pest.quarantine.space-five-loss", fx.FiveKeepsFood(self.reserve))

    def why_not_so(self, g: Board, barred: i64, mask: i64) -> list[Reason]:
        if self.arranged:
            return because("pest.quarantine.rearrange-windows", fx.AlreadyArranged())
        if g.penned(self.seat) == 0:
            return because("pest.quarantine.rearrange-scope", fx.NobodyToArrange())
        if g.penned(self.seat) == ALL_PENNED:
            return because("pest.quarantine.rearrange-scope", fx.AllPenned(PENNED[ALL_PENNED]))
        return why_not_arrange(g, self.seat, False, barred, self.reserve, mask)
