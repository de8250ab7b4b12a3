"""A turn: take a card, add cubes, use cards in any order; moving the plague ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus.actions import (
    ADD_CUBES,
    CARDS,
    MOST_ADDED,
    MOVE_PLAGUE,
    PEASANT,
    SPACE,
    TAKE_CARD,
)
from lazaretto.games.rattus.rules.ability import ADDED_CUBES, TOOK_CARD, Ability, abilities_by_option
from lazaretto.games.rattus.rules.cards import KING, MERCHANT, MONK, WITCH, offer_plague_targets
from lazaretto.games.rattus.rules.ending import end_of_turn
from lazaretto.games.rattus.rules.plague import plague_strikes
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import Ask, Frame


class TakeCard(Ability):
    """[rattus.turn.take-card] [rattus.turn.keep-cards] [rattus.turn.cards-public] One card, from table or player.

    [rattus.turn.new-card-usable] It can be used at once: `done` marks uses, not cards.
    """

    def offer(self, g: State, seat: int, done: int, found: list[int]) -> None:
        if done & TOOK_CARD:
            return
        for card in range(CARDS):
            if g.owner[card] != seat:
                found.append(TAKE_CARD + card)

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        g.take_card(seat, option - TAKE_CARD)
        return []

    def mark(self) -> int:
        return TOOK_CARD

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        return ["rattus.turn.take-card"]


class AddCubes(Ability):
    """[rattus.turn.place-cubes] As many cubes into one region as it has rats; with the Peasant one more.

    [rattus.turn.place-cubes-short-supply] Who has fewer places all that are left.
    [rattus.class.peasant] The extra cube is optional, goes into the same region and needs no rat there.
    """

    def offer(self, g: State, seat: int, done: int, found: list[int]) -> None:
        supply: i64 = g.supply[seat]
        if done & ADDED_CUBES or supply == 0:
            return
        extra: i64 = g.t.peasant_extra if g.owner[PEASANT] == seat else 0
        for region in g.t.in_play:
            rats: i64 = g.rats[region]
            less_one = ADD_CUBES + region * MOST_ADDED - 1
            if rats > 0:
                found.append(less_one + (rats if rats < supply else supply))
            if extra > 0:
                for count in range(rats + 1, min(rats + extra, supply) + 1):
                    found.append(less_one + count)

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        local = option - ADD_CUBES
        g.add_cubes(seat, local // MOST_ADDED, local % MOST_ADDED + 1)
        return []

    def mark(self) -> int:
        return ADDED_CUBES

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        region, less_one = divmod(option - ADD_CUBES, MOST_ADDED)
        if region not in g.t.in_play:
            return ["rattus.setup.regions-in-play"]
        if done & ADDED_CUBES:
            return ["rattus.turn.place-cubes"]
        if less_one + 1 > g.supply[seat]:
            return ["rattus.turn.place-cubes-short-supply"]
        if less_one + 1 == g.rats[region] + 1:
            return ["rattus.turn.place-cubes", "rattus.class.peasant"]
        return ["rattus.turn.place-cubes"]


ABILITIES: Final[list[Ability]] = [TakeCard(), AddCubes(), KING, MERCHANT, MONK, WITCH]
ABILITY_AT: Final = abilities_by_option(
    {
        "TakeCard": ABILITIES[0],
        "AddCubes": ABILITIES[1],
        "UseCard king": KING,
        "UseCard merchant": MERCHANT,
        "UseCard monk": MONK,
        "UseCard witch": WITCH,
    }
)


class Turn(Ask):
    """[rattus.turn.phases] A and B in either order, C always last; [rattus.class.any-order] cards in between.

    `done` marks what this turn has seen: a bit for each card used, one for the card taken, one for cubes added.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: int, done: int) -> None:
        Ask.__init__(self, seat)
        self.done: Final = done

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for ability in ABILITIES:
            ability.offer(g, self.seat, self.done, found)
        offer_plague_targets(g, self.seat, found)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        ability = ABILITY_AT[option]
        if ability is None:
            return move_plague(g, self.seat, option - MOVE_PLAGUE)
        frames = ability.use(g, self.seat, option)
        frames.append(Turn(self.seat, self.done | ability.mark()))
        return frames

    def why_not(self, g: State, option: int) -> list[str]:
        ability = ABILITY_AT[option]
        if ability is not None:
            return ability.why_not(g, self.seat, self.done, option)
        if SPACE.verb_at[option].name == "MovePlague":
            return why_not_move_plague(g, self.seat, option - MOVE_PLAGUE)
        return []  # UseCard of the Peasant or the Knight: they work by themselves


def move_plague(g: State, seat: int, region: int) -> list[Frame]:
    """[rattus.turn.move-plague] The piece must go to another region; that one becomes the plague region."""
    g.move_plague(seat, region)
    frames = plague_strikes(g, seat, region)
    frames.append(EndTurn(seat))
    return frames


def why_not_move_plague(g: State, seat: int, region: int) -> list[str]:
    if region not in g.t.in_play:
        return ["rattus.setup.regions-in-play"]
    if region in g.t.reach[g.plague]:
        return ["rattus.turn.move-plague", "rattus.class.knight-move"]
    return ["rattus.turn.move-plague"]


class EndTurn(Frame):
    """[rattus.turn.end] The turn passes clockwise, unless this one ended the game."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        last = end_of_turn(g, self.seat)
        if last:
            return last
        return begin_turn(g, (self.seat + 1) % g.players)


def begin_turn(g: State, seat: int) -> list[Frame]:
    if g.journal is not None:
        g.tell(ev.TurnBegan(seat))
    return [Turn(seat, 0)]
