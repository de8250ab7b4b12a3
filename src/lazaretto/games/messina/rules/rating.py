"""The three ratings: steps, what a space gives, the actions that wait, bought steps."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import BUY, CHURCH, CITY, CLAIM, RATE, STOP, TRACK_COUNT, InStage, Times
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import COIN, WITH_UPGRADE
from lazaretto.games.messina.rules.action import can_carry_out, carry_out, why_not_effect
from lazaretto.games.messina.rules.helper_supply import gain_helpers
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.turn_free import IN_STAGE, OUTSIDE, AskOrStop, FreeMove
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Options, Todo
from lazaretto.kernel.reasons import Reason, because


def step_up(g: Board, seat: i64, track: i64, stage: i64) -> None:
    """[messina.rating.arrival-bonus] [messina.rating.stack-top] [messina.rating.track-end] One space up and its bonus.

    [messina.rating.city-helper] [messina.rating.production-delay] [messina.rating.production-delay-final]
    Resources come at once; an action waits for the action stage, and so does a helper when it is not stage time.
    """
    if g.at_end(seat, track):
        return
    space = g.advance_rating(seat, track)
    ratings = g.t.ratings
    g.gain_all(seat, ratings.gain[space])
    if ratings.helper[space] and (stage == IN_STAGE or ratings.action[space]):
        gain_helpers(g, seat, ratings.helper[space])
    elif ratings.helper[space]:
        g.owe(seat, space)
    if ratings.action[space]:
        g.owe(seat, space)


def collect_helpers(g: Board, seat: i64) -> None:
    """[messina.rating.city-helper] Helpers that waited join at the start of an action stage, unasked."""
    if g.owed(seat) == 0:
        return
    ratings = g.t.ratings
    for space in range(BUY - CLAIM):
        if g.owed(seat) >> space & 1 and ratings.helper[space] and not ratings.action[space]:
            g.claim(seat, space)
            gain_helpers(g, seat, ratings.helper[space])


def upgrade_first(g: Board, seat: i64, citizen: i64, how: i64) -> None:
    """[messina.rating.church-upgrade-advance] The overseer who is about to advance is upgraded if he is ordinary."""
    if how == WITH_UPGRADE and not g.overseer_up(seat, citizen):
        g.upgrade_overseer(seat, citizen)


# ---------------------------------------------------------------- free moves


def claimable(g: Board, seat: i64) -> i64:
    """[messina.rating.people-actions] Open actions of rating spaces that can do anything now, a bit for each space."""
    owed = g.owed(seat)
    found: i64 = 0
    if owed == 0:
        return 0
    action = g.t.ratings.action
    for space in range(BUY - CLAIM):
        if owed >> space & 1 and action[space] and can_carry_out(g, seat, action[space]):
            found |= bit(space)
    return found


class ClaimAction(FreeMove):
    """[messina.rating.people-actions] [messina.rating.production-delay] The action of a space, some time in the stage."""

    def can_be_made(self, g: Board, seat: i64, stage: i64) -> bool:
        return stage == IN_STAGE and claimable(g, seat) != 0

    def offer(self, g: Board, seat: i64, stage: i64, out: Options) -> None:
        if stage == IN_STAGE:
            out.add_each(claimable(g, seat), CLAIM)

    def take(self, g: Board, seat: i64, option: i64, stage: i64, then: Todo) -> None:
        space = option - CLAIM
        g.claim(seat, space)
        carry_out(g, seat, g.t.ratings.action[space], stage, then)

    def why_not(self, g: Board, seat: i64, option: i64, stage: i64) -> list[Reason]:
        space = option - CLAIM
        track: i64 = 0
        while space >= g.t.ratings.base[track] + g.t.ratings.length[track]:
            track += 1
        action = g.t.ratings.action[space]
        if action == 0:
            return because("messina.rating.people-actions", fx.SpaceNothing(space))
        if space >= g.t.ratings.base[track] + g.rating(seat, track):
            return because("messina.rating.people-actions", fx.SpaceAhead(space))
        if not g.owed(seat) >> space & 1:
            return because("messina.rating.people-actions", fx.SpaceNothing(space))
        if stage != IN_STAGE:
            return because("messina.rating.production-delay", fx.OutsideStage())
        return why_not_effect(g, seat, "messina.rating.people-actions", action)


def price_of_step(g: Board, seat: i64) -> i64:
    """[messina.rating.pay-price] [messina.rating.price-counts-boxed] A coin for each helper that ever came."""
    return g.t.ratings.coin_per_helper * g.helpers_gained(seat)


def buyable(g: Board, seat: i64) -> i64:
    """[messina.rating.pay-price] [messina.rating.people-only-plague] Ratings whose next step can be bought now."""
    if g.has(seat, COIN) < price_of_step(g, seat):
        return 0
    found: i64 = 0
    for track in range(TRACK_COUNT):
        if g.t.ratings.buyable[track] and not g.at_end(seat, track):
            found |= bit(track)
    return found


class BuyStep(FreeMove):
    """[messina.rating.pay-repeat] A step for coins, at the price of this moment, as often as one likes."""

    def can_be_made(self, g: Board, seat: i64, stage: i64) -> bool:
        return stage == IN_STAGE and buyable(g, seat) != 0

    def offer(self, g: Board, seat: i64, stage: i64, out: Options) -> None:
        if stage == IN_STAGE:
            out.add_each(buyable(g, seat), BUY)

    def take(self, g: Board, seat: i64, option: i64, stage: i64, then: Todo) -> None:
        g.pay(seat, COIN, price_of_step(g, seat))
        step_up(g, seat, option - BUY, IN_STAGE)

    def why_not(self, g: Board, seat: i64, option: i64, stage: i64) -> list[Reason]:
        track = option - BUY
        if not g.t.ratings.buyable[track]:
            return because("messina.rating.people-only-plague", fx.NotForSale(track))
        if g.at_end(seat, track):
            return because("messina.rating.track-end", fx.RatingAtEnd(track))
        if stage != IN_STAGE:
            return because("messina.rating.pay-price", fx.OutsideStage())
        return because("messina.rating.pay-price", fx.NeedsGoods(COIN, price_of_step(g, seat), g.has(seat, COIN)))


# ---------------------------------------------------------------- the combined icon


def city_or_church(g: Board, seat: i64) -> i64:
    """[messina.rating.track-end] Those of the two ratings whose disc is not at the end."""
    found: i64 = 0
    if not g.at_end(seat, CITY):
        found |= bit(CITY)
    if not g.at_end(seat, CHURCH):
        found |= bit(CHURCH)
    return found


class ChooseRating(AskOrStop):
    """[messina.action.icon-rating] [messina.production.other-effects-now]

    A step on the city or the church rating; outside of the action stage it is not declined.
    Ends: `left` falls, or a free move is used up.
    """

    left: Times
    stage: InStage

    def time(self) -> i64:
        return self.stage

    def must_go_on(self, answers: i64, choices: i64) -> bool:
        return self.stage == OUTSIDE and answers > 0

    def own_options(self, g: Board, out: Options) -> None:
        out.add_each(city_or_church(g, self.seat), RATE)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        step_up(g, self.seat, option - RATE, self.stage)
        if self.left > 1:
            then.add(ChooseRating(self.seat, self.left - 1, self.stage))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.production.other-effects-now", fx.MustChoose())
        if not is_verb(option, "Rating"):
            return []
        track = option - RATE
        if track in (CITY, CHURCH):
            return because("messina.rating.track-end", fx.RatingAtEnd(track))
        return because("messina.action.icon-rating", fx.RatingNotMeant(track))
