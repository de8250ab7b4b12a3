"""Building: workshops, cabin upgrades, carts; turning stacks over for a price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import (
    BUILD,
    CABINS,
    COSTS,
    FIRST_CART,
    FIRST_UPGRADE,
    ON_CABIN,
    REFRESH,
    SHOP_STACK,
    SHOPS,
    STACKS,
    STOP,
    Building,
    Flag,
    InStage,
    Seat,
)
from lazaretto.games.messina.board import NO_BUILDING, Board
from lazaretto.games.messina.effects import KINDS, VP
from lazaretto.games.messina.rules.action_reasons import missing, why_not_cabin
from lazaretto.games.messina.rules.build_stacks import TurnCartOver, TurnOver
from lazaretto.games.messina.rules.offering import first_of, is_verb
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskOrStop, why_not_now
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

GROUPS: Final = vec[i64]([0, SHOP_STACK, STACKS])  # the stacks of a group: cabin upgrades, then workshops


def open_at(g: Board, place: i64) -> i64:
    """[messina.build.cart-available] [messina.build.reveal-next] What lies open on a stack, those of carts coming last."""
    if place < STACKS:
        return g.top(place)
    return g.cart_top(place - STACKS)


def affordable(g: Board, seat: i64) -> i64:
    """[messina.build.pay] [messina.build.cabin-target] A bit for each stack whose open building this seat can build."""
    found: i64 = 0
    for place in range(STACKS + g.t.tokens.cart_stacks):
        building = open_at(g, place)
        if building == NO_BUILDING or not g.can_pay(seat, g.t.tokens.cost[building]):
            continue
        if not FIRST_UPGRADE <= building < FIRST_CART or bare_cabins(g, seat):
            found |= bit(place)
    return found


def bare_cabins(g: Board, seat: i64) -> i64:
    """[messina.build.cabin-target] Cabins without an upgrade; of those that are alike only the first."""
    found: i64 = 0
    for cabin in range(CABINS):
        if g.cabin_upgrade(seat, cabin) == NO_BUILDING and not is_like_one_before(g, seat, cabin, found):
            found |= bit(cabin)
    return found


def is_like_one_before(g: Board, seat: i64, cabin: i64, found: i64) -> bool:
    for other in range(cabin):  # a citizen of the same kind in the same square, or none
        same = g.cabin(seat, other) == g.cabin(seat, cabin) and g.cabin_stage(seat, other) == g.cabin_stage(seat, cabin)
        if found >> other & 1 and same:
            return True
    return False


def like(g: Board, seat: i64, cabin: i64) -> i64:
    """A bit for each cabin with a citizen of the same kind in the same square, or none."""
    found: i64 = 0
    for other in range(CABINS):
        same = g.cabin(seat, other) == g.cabin(seat, cabin) and g.cabin_stage(seat, other) == g.cabin_stage(seat, cabin)
        if same:
            found |= bit(other)
    return found


def refreshes(g: Board, seat: i64) -> i64:
    """[messina.build.refresh] [messina.build.refresh-cost] A group with something to turn over, for a resource or a point.

    A bit for each group and each way to pay.
    """
    found: i64 = 0
    for group in range(2):
        if has_more(g, group):
            for what in range(KINDS):
                if g.has(seat, what) >= g.t.estate.refresh_resources:
                    found |= bit(group * COSTS + what)
            if g.points(seat) >= g.t.estate.refresh_points:
                found |= bit(group * COSTS + VP)
    return found


def has_more(g: Board, group: i64) -> bool:
    for stack in range(GROUPS[group], GROUPS[group + 1]):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.has_more(stack):
            return True
    return False


class BuildOne(AskOrStop):
    """[messina.action.icon-build] [messina.build.refresh-then-build] One building; before it perhaps one refresh.

    Ends: it builds or stops, turns over once, or a free move is used up.
    """

    refreshed: Flag
    stage: InStage

    def time(self) -> i64:
        return self.stage

    def must_go_on(self, answers: i64, choices: i64) -> bool:
        return self.refreshed != 0 and choices > 0

    def own_options(self, g: Board, out: Options) -> None:
        places = affordable(g, self.seat)
        for place in range(STACKS + g.t.tokens.cart_stacks):
            if places >> place & 1:
                out.add(BUILD + open_at(g, place))
        if not self.refreshed:
            out.add_each(refreshes(g, self.seat), REFRESH)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option < REFRESH:
            build(g, self.seat, option - BUILD, then)
            return
        refresh(g, self.seat, option - REFRESH, then)
        then.add(BuildOne(self.seat, 1, self.stage))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.build.refresh-then-build", fx.RefreshedAlready())
        if REFRESH <= option < REFRESH + 2 * COSTS:
            if self.refreshed:
                return because("messina.build.refresh", fx.RefreshedAlready())
            return why_not_refresh(g, self.seat, (option - REFRESH) // COSTS, (option - REFRESH) % COSTS)
        if BUILD <= option < ON_CABIN:
            return why_not_build(g, self.seat, option - BUILD)
        return []


def why_not_refresh(g: Board, seat: i64, group: i64, what: i64) -> list[Reason]:
    """[messina.build.refresh-cost] Nothing to turn over, or nothing to pay it with."""
    if not has_more(g, group):
        return because("messina.build.refresh", fx.NothingUnder(group))
    if what == VP:
        return because("messina.build.refresh-cost", fx.NeedsGoods(VP, g.t.estate.refresh_points, g.points(seat)))
    return because("messina.build.refresh-cost", fx.NeedsGoods(what, g.t.estate.refresh_resources, g.has(seat, what)))


def why_not_build(g: Board, seat: i64, building: i64) -> list[Reason]:
    """[messina.build.pay] [messina.build.cart-available] Not on offer, or too dear."""
    if building not in [open_at(g, place) for place in range(STACKS + g.t.tokens.cart_stacks)]:
        return why_not_open(g, building)
    if not g.can_pay(seat, g.t.tokens.cost[building]):
        return because("messina.build.pay", *missing(g, seat, g.t.tokens.cost[building]))
    return because("messina.build.cabin-target", fx.NoBareCabin())


def why_not_open(g: Board, building: i64) -> list[Reason]:
    """[messina.prep.round5-workshops] [messina.build.reveal-next] Built, of another era, or not turned over yet."""
    rule = "messina.build.cart-available" if building >= FIRST_CART else "messina.build.reveal-next"
    for seat in range(g.players):
        if has_built(g, seat, building):
            return because(rule, fx.BuiltBy(building, seat))
    if building < SHOPS and g.t.tokens.era[building] > g.t.rounds.era[g.round]:
        return because("messina.prep.round5-workshops", fx.LaterEra(building, round_of_era(g, g.t.tokens.era[building])))
    if building < SHOPS and g.t.tokens.era[building] < g.t.rounds.era[g.round]:
        return because("messina.prep.round5-workshops", fx.PastEra(building))
    return because(rule, fx.NotOpen(building))


def has_built(g: Board, seat: i64, building: i64) -> bool:
    if building < SHOPS:
        return g.shop_owner(building) == seat
    if building >= FIRST_CART:
        return g.cart_owner(building - FIRST_CART) == seat
    for cabin in range(CABINS):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.cabin_upgrade(seat, cabin) == building:
            return True
    return False


def round_of_era(g: Board, era: i64) -> i64:
    """The first round in which workshops of an era lie out."""
    at: i64 = 1
    while g.t.rounds.era[at] < era:
        at += 1
    return at


def refresh(g: Board, seat: i64, choice: i64, then: Todo) -> None:
    """[messina.build.refresh] [messina.build.refresh-cost] Every open token of the group goes under its stack."""
    group = choice // COSTS
    what = choice % COSTS
    if what == VP:
        g.pay(seat, what, g.t.estate.refresh_points)
    else:
        g.pay(seat, what, g.t.estate.refresh_resources)
    if g.journal is not None:
        g.tell(ev.StacksRefreshed(seat, group))
    for stack in range(GROUPS[group], GROUPS[group + 1]):
        if g.has_more(stack):
            g.put_under(stack)
            then.add(TurnOver(stack))


def build(g: Board, seat: i64, building: i64, then: Todo) -> None:
    """[messina.build.pay] [messina.build.cart-points] [messina.build.workshop-places] Pay, take, turn the next one over.

    [messina.build.workshop-class] [messina.build.workshop-upgraded-only] Who may work there is printed on it.
    """
    g.pay_all(seat, g.t.tokens.cost[building])
    g.build(seat, building)
    stack = g.stack_of(building)
    if building >= FIRST_CART:
        g.take_cart(stack)
        g.gain(seat, VP, g.t.tokens.cart_vp[building - FIRST_CART])
        then.add(TurnCartOver(stack))
        return
    g.take_top(stack)
    if building >= SHOPS:
        then.add(ImproveCabin(seat, building))
    then.add(TurnOver(stack))


class ImproveCabin(Auto):
    """[messina.build.cabin-target] A cabin without an upgrade, occupied or not. Where all are alike nobody is asked."""

    seat: Seat
    building: Building

    def run(self, g: Board, then: Todo) -> None:
        cabins = bare_cabins(g, self.seat)
        if size(cabins) > 1:
            then.add(ChooseCabin(self.seat, self.building))
        else:
            g.improve_cabin(self.seat, self.building, first_of(cabins))


class ChooseCabin(Ask):
    """[messina.build.cabin-target] Which cabin is upgraded."""

    building: Building

    def options(self, g: Board, out: Options) -> None:
        out.add_each(bare_cabins(g, self.seat), ON_CABIN)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.improve_cabin(self.seat, self.building, option - ON_CABIN)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "OnCabin"):
            return why_not_now(self, g, option, OUTSIDE)
        cabin = option - ON_CABIN
        if g.cabin_upgrade(self.seat, cabin) != NO_BUILDING:
            return because("messina.build.cabin-target", fx.CabinImproved(cabin))
        return why_not_cabin("messina.build.cabin-target", cabin, bare_cabins(g, self.seat), like(g, self.seat, cabin))
