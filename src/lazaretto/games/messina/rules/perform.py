"""Effects: which can be carried out, which side of a slash, in which order; and what may be done in between.

The operations themselves are in icons.py and the free-timed moves in free.py; both enter themselves here, so that
every chapter can carry out an effect without knowing all others.
"""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import CLAIM, FIGHT, RATE, SPACE, STOP, TAKE_SIDE, WORK
from lazaretto.games.messina.effects import Branch, Item
from lazaretto.games.messina.state import State
from lazaretto.kernel.frame import Frame

OUTSIDE: Final = 0  # `stage` of a frame: outside of an action stage
IN_STAGE: Final = 1  # within the action stage of the seat's own turn


class Op:
    """One operation of the effect language: when it can do anything, and what it does."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        raise NotImplementedError

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        raise NotImplementedError


class Timing:
    """What a seat may do at any of its decisions besides answering it."""

    def offers(self, g: State, seat: int, stage: int) -> list[int]:
        raise NotImplementedError

    def take(self, g: State, seat: int, option: int, stage: int) -> list[Frame]:
        raise NotImplementedError

    def why_not(self, g: State, seat: int, option: int, stage: int) -> list[str]:
        raise NotImplementedError


OPS: Final[list[Op]] = []  # by operation
TIMING: Final[list[Timing]] = []  # one entry


def is_verb(option: int, *names: str) -> bool:
    """Is this an option of one of these verbs? A frame explains only its own."""
    return SPACE.verb_at[option].name in names


def free_offers(g: State, seat: int, stage: int) -> list[int]:
    return TIMING[0].offers(g, seat, stage)


def is_free(option: int) -> bool:
    """Moves into workshops, actions of rating spaces, bought rating steps."""
    return WORK <= option < FIGHT or CLAIM <= option < RATE


def take_free(g: State, seat: int, option: int, stage: int) -> list[Frame]:
    return TIMING[0].take(g, seat, option, stage)


def why_not_free(g: State, seat: int, option: int, stage: int) -> list[str]:
    return TIMING[0].why_not(g, seat, option, stage)


def branch_possible(g: State, seat: int, branch: Branch) -> bool:
    """[messina.overseer.impossible-square] Payable, and something comes of it."""
    if branch.costs and not g.can_pay(seat, branch.pay):
        return False
    if branch.gains:
        return True
    return any(OPS[item.op].possible(g, seat, item) for item in branch.items)


def can_carry_out(g: State, seat: int, effect: int) -> bool:
    return any(branch_possible(g, seat, branch) for branch in g.t.effects[effect].branches)


def sides(g: State, seat: int, effect: int) -> list[int]:
    return [at for at, branch in enumerate(g.t.effects[effect].branches) if branch_possible(g, seat, branch)]


def carry_out(g: State, seat: int, effect: int, stage: int) -> list[Frame]:
    """[messina.action.slash-choice] What a player has decided to do; only a real slash still asks."""
    found = sides(g, seat, effect)
    if not found:
        return []
    return do_branch(g, seat, effect, found[0], stage) if len(found) == 1 else [ChooseSide(seat, effect, stage)]


def come_about(g: State, seat: int, effect: int, stage: int) -> list[Frame]:
    """[messina.production.other-effects-now] What happens unasked: an exchange still is an offer, the rest is done."""
    found = sides(g, seat, effect)
    if len(found) == 1 and g.t.effects[effect].branches[found[0]].costs:
        return [ChooseSide(seat, effect, stage)]
    return carry_out(g, seat, effect, stage)


def do_branch(g: State, seat: int, effect: int, side: int, stage: int) -> list[Frame]:
    """[messina.action.icon-exchange] Pay, take what comes at once, then carry out the items."""
    branch = g.t.effects[effect].branches[side]
    if branch.costs:
        g.pay_all(seat, branch.pay)
    if branch.gains:
        g.gain_all(seat, branch.gain)
    if not branch.items:
        return []
    if len(branch.items) == 1:
        return OPS[branch.items[0].op].frames(g, seat, branch.items[0], stage)
    return [Items(seat, effect, side, (1 << len(branch.items)) - 1, stage)]


class ChooseSide(Frame):
    """[messina.action.slash-choice] Exactly one side of a slash, or none.

    [messina.production.other-effects-now] Outside of the action stage only what costs something is declined.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "effect", "stage")

    def __init__(self, seat: int, effect: int, stage: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = sides(g, self.seat, self.effect)
        branches = g.t.effects[self.effect].branches
        must = self.stage == OUTSIDE and any(not branches[side].costs for side in found)
        return [TAKE_SIDE + side for side in found] + ([] if must else [STOP])

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        return do_branch(g, self.seat, self.effect, option - TAKE_SIDE, self.stage)

    def why_not(self, g: State, option: int) -> list[str]:
        if option == STOP:
            return ["messina.production.other-effects-now"]
        return ["messina.action.slash-choice"] if is_verb(option, "Side") else []


class Items(Frame):
    """Several items of one effect, in the order the player likes. Ends: `left` loses a bit each time."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "effect", "side", "left", "stage")

    def __init__(self, seat: int, effect: int, side: int, left: int, stage: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.side: Final = side
        self.left: Final = left
        self.stage: Final = stage

    def run(self, g: State) -> list[Frame]:
        ready = ready_items(g, self.seat, self.effect, self.side, self.left)
        if not ready:
            return []
        if len(ready) > 1:
            return [NextItem(self.seat, self.effect, self.side, self.left, self.stage)]
        rest = Items(self.seat, self.effect, self.side, self.left & ~(1 << ready[0]), self.stage)
        item = g.t.effects[self.effect].branches[self.side].items[ready[0]]
        return [*OPS[item.op].frames(g, self.seat, item, self.stage), rest]


def ready_items(g: State, seat: int, effect: int, side: int, left: int) -> list[int]:
    items = g.t.effects[effect].branches[side].items
    return [at for at, item in enumerate(items) if left >> at & 1 and OPS[item.op].possible(g, seat, item)]


class NextItem(Frame):
    """[messina.turn.effect-chains] Which item comes next. Ends: `left` loses a bit, or a free move is used up."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "effect", "side", "left", "stage")

    def __init__(self, seat: int, effect: int, side: int, left: int, stage: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.side: Final = side
        self.left: Final = left
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [TAKE_SIDE + at for at in ready_items(g, self.seat, self.effect, self.side, self.left)]
        return [*found, *free_offers(g, self.seat, self.stage), STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            again = Items(self.seat, self.effect, self.side, self.left, self.stage)
            return [*take_free(g, self.seat, option, self.stage), again]
        at = option - TAKE_SIDE
        item = g.t.effects[self.effect].branches[self.side].items[at]
        rest = Items(self.seat, self.effect, self.side, self.left & ~(1 << at), self.stage)
        return [*OPS[item.op].frames(g, self.seat, item, self.stage), rest]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        return ["messina.turn.effect-chains"] if is_verb(option, "Side") else []
