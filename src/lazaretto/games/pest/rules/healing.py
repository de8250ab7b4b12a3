"""Healing: sick people to the healthy track for herbs, and what technologies add."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import FINISH, HEAL, HERBS, INHALE, SPACE
from lazaretto.games.pest.effects import hook_gains
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.people import (
    ADVANCING,
    INHALED,
    SENDING,
    Deed,
    must_advance,
    taken_spaces,
)
from lazaretto.games.pest.rules.prices import Pay
from lazaretto.games.pest.rules.printed import AFTER_HEAL, DISCARD_SICK
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame


class HealPerson(Deed):
    """[pest.heal.cost-by-space] [pest.heal.any-number] [pest.heal.from-any-quarantine] [pest.heal.track-full]"""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        if g.track_full(seat) or g.t.mat.herbs[g.healthy[seat]] > g.purse(seat, HERBS):
            return []
        return [HEAL + space for space in taken_spaces(g, seat)]

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        price = g.t.mat.herbs[g.healthy[seat]]
        return [Pay(seat, 0, 0, 0, price, 0), Healed(seat, option - HEAL)]

    def mark(self, option: int) -> int:
        return 0

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        if g.track_full(seat):
            return ["pest.heal.track-full"]
        if option - HEAL not in taken_spaces(g, seat):
            return ["pest.heal.from-any-quarantine"]
        return ["pest.heal.cost-by-space", "pest.heal.any-number"]


class InhalePerson(Deed):
    """[pest.tech.09-inhaler] One sick person from quarantine to the supply."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        if used & INHALED or g.power(seat, DISCARD_SICK) == 0:
            return []
        return [INHALE + space for space in taken_spaces(g, seat)]

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        g.discard_sick(seat, option - INHALE)
        return []

    def mark(self, option: int) -> int:
        return INHALED

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        return ["pest.tech.09-inhaler"]


HEALING: Final = HealPerson()
INHALING: Final = InhalePerson()
DEEDS: Final[list[Deed]] = [HEALING, INHALING, ADVANCING, SENDING]
DEED_OF: Final[dict[str, Deed]] = {"Heal": HEALING, "Inhale": INHALING, "Advance": ADVANCING, "Send": SENDING}


@dataclass
class Healing(Asking):
    """[pest.heal.any-number] [pest.action.perform-without-effect] Deeds in any order, then an end.

    Ends: every deed is done once, or takes one of the sick or one of the people on a card.
    """

    used: int

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for deed in DEEDS:
            found += deed.offers(g, self.seat, self.used)
        if not must_advance(g, self.seat, self.used):
            found.append(FINISH)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        if option == FINISH:
            return hook_gains(g, self.seat, AFTER_HEAL, -1)  # [pest.tech.23-syringe]
        deed = DEED_OF[SPACE.verb_at[option].name]
        return [*deed.use(g, self.seat, self.used, option), Healing(self.seat, self.used | deed.mark(option))]

    def why_not(self, g: State, option: int) -> list[str]:
        if option == FINISH:
            return ["pest.tech.healing-cell-timing"]
        deed = DEED_OF.get(SPACE.verb_at[option].name)
        return [] if deed is None else deed.why_not(g, self.seat, self.used, option)


@dataclass
class Healed(Frame):
    """[pest.heal.cost-by-space] Paid for: to the leftmost free space."""

    seat: int
    space: int

    def run(self, g: State) -> list[Frame]:
        g.heal(self.seat, self.space)
        return []
