"""Production at the end of a round: cabins and workshops, late workers, the order of one's own producers."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import (
    CABINS,
    CLASSES,
    FIRST_UPGRADE,
    PRODUCE,
    PRODUCE_ALL,
    SHOPS,
    STOP,
    Buildings,
    Seat,
)
from lazaretto.games.messina.board import NO_BUILDING, UPGRADED, Board
from lazaretto.games.messina.effects import CHURCH, CITY, HELPER, VP, Effect
from lazaretto.games.messina.rules.action import ComeAbout
from lazaretto.games.messina.rules.build import has_built
from lazaretto.games.messina.rules.build_reward import any_reward, rewarded_squares
from lazaretto.games.messina.rules.citizen import NO_CLASS, offer_rewarded, offer_work
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskWithFreeMoves
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, asking, because


def working_shops(g: Board, seat: i64) -> i64:
    """[messina.production.workshop-era1] [messina.production.era2-none] Workshops whose worker brings something.

    [messina.production.upgraded-point] An upgraded one does everywhere.
    """
    return g.shops_of(seat) & g.workers & (g.golden_workers | ordinary_work(g))


def ordinary_work(g: Board) -> i64:
    """[messina.build.workshop-upgraded-only] Workshops of era I that work for an ordinary citizen."""
    return ~(g.t.tokens.second_era | g.t.tokens.only_upgraded)


def producers(g: Board, seat: i64, done: i64) -> list[int]:
    """[messina.production.cabin] [messina.production.late-worker] Buildings with somebody in them that still produce."""
    found: list[int] = []
    shops = working_shops(g, seat) & ~done
    if shops:
        for shop in range(SHOPS):
            if shops >> shop & 1:
                found.append(shop)
    for cabin in range(CABINS):
        upgrade = g.cabin_upgrade(seat, cabin)
        if upgrade != NO_BUILDING and g.cabin(seat, cabin) and not done >> upgrade & 1:
            found.append(upgrade)
    return found


def output(g: Board, building: i64) -> i64:
    """[messina.production.cabin] [messina.production.workshop-era1] The effect a building brings now; 0 for none."""
    tokens = g.t.tokens
    if building < FIRST_UPGRADE and (tokens.era[building] > 1 or not g.fits(building, g.worker(building))):
        return 0
    return tokens.effect[building]


def second_output(g: Board, building: i64) -> i64:
    """[messina.production.two-levels] What an upgraded worker adds to it; 0 for none."""
    if building < FIRST_UPGRADE and g.worker(building) == UPGRADED and g.t.tokens.era[building] == 1:
        return g.t.tokens.extra[building]
    return 0


def asks_nothing(effect: Effect) -> bool:
    """Plain gains and steps on a given rating need no decision, so their order is nothing to decide."""
    for branch in effect.branches:
        if branch.costs or len(effect.branches) > 1:
            return False
        for item in branch.items:
            if item.op not in (CITY, CHURCH, HELPER):
                return False
    return True


def simple(g: Board, buildings: list[int]) -> list[int]:
    """Those of some buildings that ask nothing."""
    effects = g.t.effects
    return [b for b in buildings if asks_nothing(effects[output(g, b)]) and asks_nothing(effects[second_output(g, b)])]


def produce(g: Board, seat: i64, building: i64, then: Todo) -> None:
    """[messina.production.other-effects-now] [messina.production.upgraded-point] One building brings all it brings."""
    if g.journal is not None:
        g.tell(ev.Produced(seat, building))
    if building < SHOPS and g.worker(building) == UPGRADED:
        g.gain(seat, VP, g.t.estate.upgraded_worker_vp)
    if output(g, building):
        then.add(ComeAbout(seat, output(g, building), OUTSIDE))
    if second_output(g, building):
        then.add(ComeAbout(seat, second_output(g, building), OUTSIDE))


def produce_all(g: Board, seat: i64, buildings: list[int], done: i64, then: Todo) -> None:
    for building in buildings:
        produce(g, seat, building, then)
        done |= bit(building)
    then.add(Production(seat, done))


def late_squares(g: Board, seat: i64, citizen: i64, shop: i64) -> i64:
    """[messina.production.late-worker] Squares of a class whose citizen an empty workshop still produces for."""
    if ordinary_work(g) >> shop & 1:
        return g.settled(seat, citizen)
    return g.t.estate.sector[citizen] & g.golden(seat)


def offer_late_moves(g: Board, seat: i64, out: Options) -> None:
    """[messina.production.late-worker] Moves into a workshop that rewards the one who comes, or still produces for him."""
    offer_rewarded(g, seat, NO_CLASS, out)
    for citizen in range(CLASSES):
        shops = g.empty_shops(seat, citizen)
        for shop in range(SHOPS):
            if shops >> shop & 1:
                offer_work(late_squares(g, seat, citizen, shop) & ~rewarded_squares(g, seat, shop), shop, out)


def any_late_move(g: Board, seat: i64) -> bool:
    if any_reward(g, seat):
        return True
    for citizen in range(CLASSES):
        shops = g.empty_shops(seat, citizen)
        for shop in range(SHOPS):
            if shops >> shop & 1 and late_squares(g, seat, citizen, shop):
                return True
    return False


class Production(Auto):
    """[messina.production.order] A seat's buildings produce; it is asked only where its order or its moves can matter.

    Ends: every round of it marks a building in `done`, or a citizen has gone into a workshop.
    """

    seat: Seat
    done: Buildings

    def run(self, g: Board, then: Todo) -> None:
        pending = producers(g, self.seat, self.done)
        if pending and not any_reward(g, self.seat):
            unasked = simple(g, pending)
            if unasked or len(pending) == 1:
                produce_all(g, self.seat, unasked or pending, self.done, then)
                return
        if pending or any_late_move(g, self.seat):
            then.add(ChooseProduction(self.seat, self.done))


class ChooseProduction(AskWithFreeMoves):
    """[messina.production.order] [messina.citizen.to-workshop-anytime] What produces next, who still goes to work.

    Ends: a building is marked in `done`, or a citizen goes into a workshop.
    """

    done: Buildings

    def options(self, g: Board, out: Options) -> None:
        offer_late_moves(g, self.seat, out)
        pending = producers(g, self.seat, self.done)
        for building in pending:
            out.add(PRODUCE + building)
        if len(pending) > 1 and simple(g, pending):
            out.add(PRODUCE_ALL)
        if not pending:
            out.add(STOP)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option == PRODUCE_ALL:
            produce_all(g, self.seat, simple(g, producers(g, self.seat, self.done)), self.done, then)
        elif option != STOP:
            produce_all(g, self.seat, [option - PRODUCE], self.done, then)

    def ask_again(self, then: Todo) -> None:
        then.add(Production(self.seat, self.done))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.production.other-effects-now", fx.MustChoose())
        if option == PRODUCE_ALL:
            return asking(fx.NothingPlain())
        if not is_verb(option, "Produce"):
            return []
        building = option - PRODUCE
        if not has_built(g, self.seat, building):
            return because("messina.production.workshop-era1", fx.NotYours(building))
        if self.done >> building & 1:
            return because("messina.production.order", fx.ProducedAlready(building))
        return because("messina.production.workshop-era1", fx.BringsNothing(building))
