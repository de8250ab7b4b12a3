"""A game of one page for testing the harness itself, with bugs that can be planted.

Each of two seats has three turns. In a turn it may look at a card that only it sees, once, show the card to all,
or end the turn. The higher sum of shown cards wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.choice import ActionSpace, Domain, Verb
from lazaretto.kernel.contract import GameModule, Outcome
from lazaretto.kernel.declared import Bounds
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.frame import Ask, Chance, Options, Todo
from lazaretto.kernel.journal import HIDDEN, Event
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.reasons import Reason
from lazaretto.kernel.rng import Rng

VALUE = Domain("value", ["zero", "one", "two", "three"])
SPACE = ActionSpace([Verb("Look", []), Verb("Show", []), Verb("End", []), Verb("Card", [("value", VALUE)], chance=True)])
LOOK, SHOW, END, CARD = (SPACE.base(name) for name in ("Look", "Show", "End", "Card"))
TURNS = 3
RULES = {"toy.turn": Rule("toy.turn", "Look once, show, or end.", "Взгляни, покажи или закончи.", "toy", "toy", "turn")}

Seat: TypeAlias = int
Value: TypeAlias = int
Turns: TypeAlias = int


class Board(BaseBoard):
    """A board written by hand, without a layout: the kernel asks no more of it than a copy."""

    def __init__(self, hand: list[int], shown: list[int], bug: str) -> None:
        super().__init__(2)
        self.hand = hand
        self.shown = shown
        self.bug = bug

    def clone(self) -> Board:
        shown = self.shown if self.bug == "shared clone" else self.shown[:]
        return Board(self.hand[:], shown, self.bug)


@dataclass(frozen=True)
class Looked(Event):
    seat: Seat
    value: Value
    leaks: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat or self.leaks else replace(self, value=HIDDEN)


class Turn(Ask):
    left: Turns

    def options(self, g: Board, out: Options) -> None:
        if g.bug == "dead end" and self.left == 1:
            return
        held = g.hand[self.seat]
        if held < 0:
            out.add(LOOK)
        elif held > 0 or g.bug != "leaky choices":
            out.add(SHOW)
        out.add(END)

    def take(self, g: Board, option: int, then: Todo) -> None:
        if option == END:
            left = self.left if g.bug == "runaway" else self.left - 1
            if left:
                then.add(Turn(1 - self.seat, left))
            return
        then.add(Look(self.seat) if option == LOOK else Reveal(self.seat))
        then.add(self)

    def why_not(self, g: Board, option: int) -> list[Reason]:
        held = g.hand[1 - self.seat]
        return [Reason("toy.turn")] * (held + 2 if g.bug == "leaky refusal" else 1)


class Look(Chance):
    seat: Seat

    def options(self, g: Board, out: Options) -> None:
        for value in range(4):
            out.add(CARD + value)

    def sees(self, g: Board, seat: int) -> bool:
        return seat == self.seat or g.bug == "leaky export"

    def take(self, g: Board, option: int, then: Todo) -> None:
        g.hand[self.seat] = option - CARD
        g.tell(Looked(self.seat, option - CARD, int(g.bug == "leaky log")))


class Reveal(Chance):
    """Hidden things become known through chance only, also when there is but one possible result."""

    seat: Seat

    def options(self, g: Board, out: Options) -> None:
        out.add(CARD + g.hand[self.seat])

    def take(self, g: Board, option: int, then: Todo) -> None:
        g.shown[self.seat] += option - CARD
        g.hand[self.seat] = HIDDEN


class Shown(Evaluation):
    def hope(self, g: Board, seat: int) -> float:
        return float(g.shown[seat])

    def judge(self, lead: float) -> float:
        return 0.5 + lead / 50


def view(g: Board, seat: int) -> dict[str, Any]:
    seen = [card if at == seat or g.bug == "leaky view" else card >= 0 for at, card in enumerate(g.hand)]
    return {"hands": seen, "shown": g.shown[:]}


def determinise(g: Board, seat: int, rng: Rng) -> None:
    for other, card in enumerate(g.hand):
        if other != seat and card >= 0 and g.bug != "leaky bot":
            g.hand[other] = rng.below(4)


def problems(g: Board) -> list[str]:
    return ["too much"] if g.bug == "unsound" and max(g.shown) > 3 else []


def load_board(tables: Any, form: dict[str, Any], players: int) -> Board:
    shown = [0, 0] if form["bug"] == "lossy save" else list(form["shown"])
    return Board(list(form["hand"]), shown, form["bug"])


def outcome(g: Board) -> Outcome:
    best = max(g.shown)
    winners = [seat for seat in (0, 1) if g.shown[seat] == best]
    return Outcome(winners, [1 if seat in winners else 2 for seat in (0, 1)], "end")


def toy(bug: str = "") -> GameModule:
    """The toy game, with one bug planted or none."""

    def setup(tables: Any, players: int, options: Mapping[str, Any], then: Todo) -> Board:
        then.add(Turn(0, 2 * TURNS))
        return Board([HIDDEN, HIDDEN], [0, 0], bug)

    return GameModule(
        name="toy",
        home=__name__,
        rules_version="1",
        players=(2,),
        space=SPACE,
        domains={"Value": VALUE},
        frames={"Turn": Turn, "Look": Look, "Reveal": Reveal},
        bounds={"Turns": Bounds(1, 2 * TURNS)},
        events=(Looked,),
        ledger=lambda: RULES,
        edition=lambda: {"toy": 1},
        make_tables=lambda edition, players: None,
        option_values=lambda players: {},
        setup=setup,
        save_board=lambda g: {"hand": g.hand[:], "shown": g.shown[:], "bug": g.bug},
        load_board=load_board,
        problems=problems,
        view=view,
        determinise=determinise,
        scores=lambda g: [{"total": shown} for shown in g.shown],
        outcome=outcome,
        evaluation=Shown(),
        turns_ahead=0,
        fallback_rules=dict.fromkeys(SPACE.verbs, "toy.turn"),
        observe=lambda g, seat, page: None,
        describe=lambda players: [],
    )
