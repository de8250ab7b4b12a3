"""Healing: sick people to the healthy track for herbs, and what technologies add."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import FIVE, HEAL, HERBS, Seat, Space
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.action_deeds import AskDeeds, Deed, Deeds
from lazaretto.games.pest.rules.concept import Pay
from lazaretto.games.pest.rules.concept_reasons import needs_food
from lazaretto.games.pest.rules.heal_spaces import is_taken
from lazaretto.games.pest.rules.tech_deeds import ADVANCING, INHALING, SENDING
from lazaretto.games.pest.rules.tech_gains import gain_after_healing
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


class HealPerson(Deed):
    """[pest.heal.cost-by-space] [pest.heal.any-number] [pest.heal.from-any-quarantine] [pest.heal.track-full]"""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if g.track_full(seat) or g.t.mat.herbs[g.healthy(seat)] > g.purse(seat, HERBS):
            return
        for space in range(FIVE + 1):
            if is_taken(g, seat, space):
                out.add(HEAL + space)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        then.add(Pay(seat, 0, 0, 0, g.t.mat.herbs[g.healthy(seat)], 0))
        then.add(Healed(seat, option - HEAL))

    def mark(self, option: i64) -> i64:
        return 0

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        if g.track_full(seat):
            return because("pest.heal.track-full", fx.TrackFull(g.healthy(seat)))
        if not is_taken(g, seat, option - HEAL):
            return because("pest.heal.from-any-quarantine", fx.SpaceEmpty(option - HEAL))
        return because("pest.heal.cost-by-space", needs_food(g, seat, HERBS, g.t.mat.herbs[g.healthy(seat)]))


DEEDS: Final = Deeds({"Heal": HealPerson(), "Inhale": INHALING, "Advance": ADVANCING, "Send": SENDING})


class Healing(AskDeeds):
    """[pest.heal.any-number] Any number of people are healed, and what technologies add is done."""

    def deeds(self) -> Deeds:
        return DEEDS

    def again(self, used: i64) -> Ask:
        return Healing(self.seat, used)

    def end(self, g: Board, then: Todo) -> None:
        gain_after_healing(g, self.seat, then)


class Healed(Auto):
    """[pest.heal.cost-by-space] Paid for: to the leftmost free space."""

    seat: Seat
    space: Space

    def run(self, g: Board, then: Todo) -> None:
        g.heal(self.seat, self.space)
