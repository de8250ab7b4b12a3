"""Effects: which can be carried out, which side of a slash, in which order.

What each icon can do and does stands in action_icons.py. turn.py enters them all here by name, so that every chapter can
carry out an effect without knowing all others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import STOP, TAKE_SIDE, InStage, ItemsLeft, Printed, Seat, Side
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import KINDS, OPERATIONS, Branch, Item
from lazaretto.games.messina.rules.action_reasons import missing
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskOrStop, why_not_now
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Fact, Reason, because


class Icon:
    """One operation of the effect language: when it can do anything, and what it does."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        raise NotImplementedError

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        raise NotImplementedError


class Icons:
    """All icons, by the number of their operation."""

    def __init__(self) -> None:
        self.of: vec[Icon] = vec[Icon]()

    def enter(self, by_name: dict[str, Icon]) -> None:
        self.of = vec[Icon]([by_name[name] for name in OPERATIONS])


ICONS: Final = Icons()
PLENTY: Final[i64] = 5  # of each kind of goods: no icon asks for more


def can_do(g: Board, seat: i64, item: Item) -> bool:
    return ICONS.of[item.op].possible(g, seat, item)


def do_item(g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
    ICONS.of[item.op].carry_out(g, seat, item, stage, then)


def branch_possible(g: Board, seat: i64, branch: Branch) -> bool:
    """[messina.overseer.impossible-square] Payable, and something comes of it."""
    if branch.costs and not g.can_pay(seat, branch.pay):
        return False
    if branch.gains:
        return True
    for item in branch.items:  # noqa: SIM110 (a generator is slow in the compiled engine)
        if can_do(g, seat, item):
            return True
    return False


def why_not_branch(g: Board, seat: Seat, rule: str, branch: Branch) -> list[Reason]:
    """What a side that cannot be carried out lacks: its price, or anything to do."""
    if branch.costs and not g.can_pay(seat, branch.pay):
        return because(rule, *missing(g, seat, branch.pay))
    return because(rule, *lacking(g, seat, branch, -1))


def why_not_effect(g: Board, seat: Seat, rule: str, effect: i64) -> list[Reason]:
    """What an effect that cannot be carried out lacks: the price of a side, or anything to do."""
    branches = g.t.effects[effect].branches
    for branch in branches:
        if branch.costs and not g.can_pay(seat, branch.pay):
            return why_not_branch(g, seat, rule, branch)
    for branch in branches:
        needed = lacking(g, seat, branch, -1)
        if not isinstance(needed[0], fx.NothingComes):
            return because(rule, *needed)
    return because(rule, fx.NothingComes())


def lacking(g: Board, seat: Seat, branch: Branch, at: i64) -> list[Fact]:
    """What must be there for an icon (all of them: -1) to do anything, where goods would help: upgrades have a price."""
    rich = g.clone()
    for what in range(KINDS):
        rich.change_stock(seat, what, PLENTY)
    if not _does_something(rich, seat, branch, at):
        return [fx.NothingComes()]
    found: list[Fact] = []
    for what in range(KINDS):
        more = PLENTY
        while more > 0:
            rich.change_stock(seat, what, -1)
            if not _does_something(rich, seat, branch, at):
                rich.change_stock(seat, what, 1)
                break
            more -= 1
        if more > 0:
            found.append(fx.NeedsGoods(what, g.has(seat, what) + more, g.has(seat, what)))
    return found


def _does_something(g: Board, seat: Seat, branch: Branch, at: i64) -> bool:
    if at < 0:
        return branch_possible(g, seat, branch)
    return can_do(g, seat, branch.items[at])


def can_carry_out(g: Board, seat: i64, effect: i64) -> bool:
    for branch in g.t.effects[effect].branches:  # noqa: SIM110
        if branch_possible(g, seat, branch):
            return True
    return False


def sides(g: Board, seat: i64, effect: i64) -> i64:
    """A bit for each side of a slash that can be carried out; an effect without a slash has one side."""
    branches = g.t.effects[effect].branches
    count: i64 = len(branches)
    found: i64 = 0
    for side in range(count):
        if branch_possible(g, seat, branches[side]):
            found |= bit(side)
    return found


def carry_out(g: Board, seat: i64, effect: i64, stage: i64, then: Todo) -> None:
    """[messina.action.slash-choice] What a player has decided to do; only a real slash still asks."""
    found = sides(g, seat, effect)
    if is_single(found):
        do_branch(g, seat, effect, first_of(found), stage, then)
    elif found:
        then.add(ChooseSide(seat, effect, stage))


def come_about(g: Board, seat: i64, effect: i64, stage: i64, then: Todo) -> None:
    """[messina.production.other-effects-now] What happens unasked: an exchange still is an offer, the rest is done."""
    found = sides(g, seat, effect)
    if is_single(found) and g.t.effects[effect].branches[first_of(found)].costs:
        then.add(ChooseSide(seat, effect, stage))
    else:
        carry_out(g, seat, effect, stage, then)


def do_branch(g: Board, seat: i64, effect: i64, side: i64, stage: i64, then: Todo) -> None:
    """[messina.action.icon-exchange] Pay, take what comes at once, then carry out the items.

    [messina.action.gain-resource] [messina.action.icon-points] [messina.action.no-resource-limit]
    """
    branch = g.t.effects[effect].branches[side]
    if branch.costs:
        g.pay_all(seat, branch.pay)
    if branch.gains:
        g.gain_all(seat, branch.gain)
    items: i64 = len(branch.items)
    if items == 1:
        do_item(g, seat, branch.items[0], stage, then)
    elif items > 1:
        then.add(Items(seat, effect, side, bit(items) - 1, stage))


class ComeAbout(Auto):
    """An effect that happens after another one."""

    seat: Seat
    effect: Printed
    stage: InStage

    def run(self, g: Board, then: Todo) -> None:
        come_about(g, self.seat, self.effect, self.stage, then)


class ChooseSide(Ask):
    """[messina.action.slash-choice] Exactly one side of a slash, or none.

    [messina.production.other-effects-now] Outside of the action stage only what costs something is declined.
    """

    effect: Printed
    stage: InStage

    def options(self, g: Board, out: Options) -> None:
        found = sides(g, self.seat, self.effect)
        out.add_each(found, TAKE_SIDE)
        if self.stage != OUTSIDE or not self._any_free_of_charge(g, found):
            out.add(STOP)

    def _any_free_of_charge(self, g: Board, found: i64) -> bool:
        branches = g.t.effects[self.effect].branches
        count: i64 = len(branches)
        for side in range(count):  # noqa: SIM110
            if found >> side & 1 and not branches[side].costs:
                return True
        return False

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option != STOP:
            do_branch(g, self.seat, self.effect, option - TAKE_SIDE, self.stage, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.production.other-effects-now", fx.MustChoose())
        if not is_verb(option, "Side"):
            return why_not_now(self, g, option, self.stage)
        side = option - TAKE_SIDE
        branches = g.t.effects[self.effect].branches
        if side >= len(branches):
            return because("messina.action.slash-choice", fx.NoSuchSide(side))
        return why_not_branch(g, self.seat, "messina.overseer.impossible-square", branches[side])


# ---------------------------------------------------------------- several items


def ready_items(g: Board, seat: i64, effect: i64, side: i64, left: i64) -> i64:
    """A bit for each item left that can do anything now."""
    items = g.t.effects[effect].branches[side].items
    count: i64 = len(items)
    found: i64 = 0
    for at in range(count):
        if left >> at & 1 and can_do(g, seat, items[at]):
            found |= bit(at)
    return found


class Items(Auto):
    """Several items of one effect, in the order the player likes. Ends: `left` loses a bit each time."""

    seat: Seat
    effect: Printed
    side: Side
    left: ItemsLeft
    stage: InStage

    def run(self, g: Board, then: Todo) -> None:
        ready = ready_items(g, self.seat, self.effect, self.side, self.left)
        if is_single(ready):
            one_of(g, self.seat, self.effect, self.side, self.left, first_of(ready), self.stage, then)
        elif ready:
            then.add(NextItem(self.seat, self.effect, self.side, self.left, self.stage))


def one_of(g: Board, seat: i64, effect: i64, side: i64, left: i64, at: i64, stage: i64, then: Todo) -> None:
    """One item of several is carried out, the others are left."""
    do_item(g, seat, g.t.effects[effect].branches[side].items[at], stage, then)
    then.add(Items(seat, effect, side, left & ~bit(at), stage))


class NextItem(AskOrStop):
    """[messina.turn.effect-chains] Which item comes next. Ends: `left` loses a bit, or a free move is used up."""

    effect: Printed
    side: Side
    left: ItemsLeft
    stage: InStage

    def time(self) -> i64:
        return self.stage

    def own_options(self, g: Board, out: Options) -> None:
        out.add_each(ready_items(g, self.seat, self.effect, self.side, self.left), TAKE_SIDE)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        one_of(g, self.seat, self.effect, self.side, self.left, option - TAKE_SIDE, self.stage, then)

    def ask_again(self, then: Todo) -> None:
        then.add(Items(self.seat, self.effect, self.side, self.left, self.stage))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Side"):
            return []
        at = option - TAKE_SIDE
        gone = not self.left >> at & 1
        if gone:
            return because("messina.turn.effect-chains", fx.NoSuchSide(at))
        branch = g.t.effects[self.effect].branches[self.side]
        return because("messina.turn.effect-chains", *lacking(g, self.seat, branch, at))
