"""Production at the end of a round: cabins and workshops, late workers, the order of one's own producers."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CABINS, CLASSES, FIRST_UPGRADE, PRODUCE, PRODUCE_ALL, SHOPS, SQUARES, STOP, WORK
from lazaretto.games.messina.effects import CHURCH, CITY, HELPER, VP, Effect
from lazaretto.games.messina.rules.citizens import ComeAbout, settled
from lazaretto.games.messina.rules.free import rewarding_moves, why_not_work
from lazaretto.games.messina.rules.perform import OUTSIDE, is_free, take_free
from lazaretto.games.messina.state import NO_BUILDING, UPGRADED, State
from lazaretto.kernel.frame import Frame


def would_produce(g: State, shop: int, level: int) -> bool:
    """[messina.production.workshop-era1] [messina.production.era2-none] [messina.production.upgraded-point]"""
    return level == UPGRADED or (g.t.tokens.era[shop] == 1 and g.fits(shop, level))


def producers(g: State, seat: int, done: int) -> list[int]:
    """[messina.production.cabin] [messina.production.late-worker] Buildings with somebody in them that still produce."""
    found = [s for s in range(SHOPS) if g.shop_owner[s] == seat and not done >> s & 1 and would_produce(g, s, g.worker[s])]
    for at in range(seat * CABINS, (seat + 1) * CABINS):
        upgrade = g.cabin_upgrade[at]
        if upgrade != NO_BUILDING and g.cabin[at] and not done >> upgrade & 1:
            found.append(upgrade)
    return found


def outputs(g: State, building: int) -> list[int]:
    """[messina.production.two-levels] [messina.build.workshop-upgraded-only] Effects a building brings now."""
    tokens = g.t.tokens
    if building >= FIRST_UPGRADE:
        return [tokens.effect[building]]
    level = g.worker[building]
    if tokens.era[building] > 1 or not g.fits(building, level):
        return []
    return [tokens.effect[building], tokens.extra[building]] if level == UPGRADED else [tokens.effect[building]]


def asks_nothing(effect: Effect) -> bool:
    """Plain gains and steps on a given rating need no decision, so their order is nothing to decide."""
    for branch in effect.branches:
        if branch.costs or len(effect.branches) > 1:
            return False
        for item in branch.items:
            if item.op not in (CITY, CHURCH, HELPER):
                return False
    return True


def is_simple(g: State, building: int) -> bool:
    return all(asks_nothing(g.t.effects[effect]) for effect in outputs(g, building))


def produce(g: State, seat: int, building: int) -> list[Frame]:
    """[messina.production.other-effects-now] [messina.production.upgraded-point] One building brings all it brings."""
    if g.journal is not None:
        g.tell(ev.Produced(seat, building))
    if building < SHOPS and g.worker[building] == UPGRADED:
        g.gain(seat, VP, g.t.estate.upgraded_worker_vp)
    return [ComeAbout(seat, effect, OUTSIDE) for effect in outputs(g, building) if effect]


def late_moves(g: State, seat: int) -> list[int]:
    """[messina.production.late-worker] Moves into a workshop that still produces for the one who comes, or rewards him."""
    found = rewarding_moves(g, seat)
    for citizen in range(CLASSES):
        for shop in g.empty_shops(seat, citizen):
            for square in settled(g, seat, citizen):
                option = WORK + square * SHOPS + shop
                if would_produce(g, shop, g.square[seat * SQUARES + square]) and option not in found:
                    found.append(option)
    return found


class Production(Frame):
    """[messina.production.order] A seat's buildings produce; it is asked only where its order or its moves can matter.

    Ends: every round of it marks a building in `done`, or a citizen has gone into a workshop.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: int, done: int) -> None:
        self.seat: Final = seat
        self.done: Final = done

    def run(self, g: State) -> list[Frame]:
        pending = producers(g, self.seat, self.done)
        simple = [building for building in pending if is_simple(g, building)]
        if pending and not rewarding_moves(g, self.seat):
            if simple:
                return produce_all(g, self.seat, simple, self.done)
            if len(pending) == 1:
                return produce_all(g, self.seat, pending, self.done)
        if pending or late_moves(g, self.seat):
            return [ChooseProduction(self.seat, self.done)]
        return []


def produce_all(g: State, seat: int, buildings: list[int], done: int) -> list[Frame]:
    frames: list[Frame] = []
    for building in buildings:
        frames += produce(g, seat, building)
        done |= 1 << building
    return [*frames, Production(seat, done)]


class ChooseProduction(Frame):
    """[messina.production.order] [messina.citizen.to-workshop-anytime] What produces next, who still goes to work.

    Ends: a building is marked in `done`, or a citizen goes into a workshop.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: int, done: int) -> None:
        self.seat: Final = seat
        self.done: Final = done

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = late_moves(g, self.seat)
        pending = producers(g, self.seat, self.done)
        found += [PRODUCE + building for building in pending]
        if len(pending) > 1 and any_simple(g, pending):
            found.append(PRODUCE_ALL)
        return found if pending else [*found, STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), Production(self.seat, self.done)]
        if option == PRODUCE_ALL:
            simple = [b for b in producers(g, self.seat, self.done) if is_simple(g, b)]
            return produce_all(g, self.seat, simple, self.done)
        return produce_all(g, self.seat, [option - PRODUCE], self.done)

    def why_not(self, g: State, option: int) -> list[str]:
        if WORK <= option < WORK + SQUARES * SHOPS:
            return why_not_work(g, self.seat, option)
        return ["messina.production.other-effects-now"] if option == STOP else []


def any_simple(g: State, buildings: list[int]) -> bool:
    return any(is_simple(g, building) for building in buildings)
