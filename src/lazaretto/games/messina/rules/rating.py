"""The three ratings: steps, what a space gives, the actions that wait, bought steps."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import CHURCH, CITY, RATE, STOP, TRACK_COUNT
from lazaretto.games.messina.effects import COIN
from lazaretto.games.messina.rules.perform import IN_STAGE, OUTSIDE, free_offers, is_free, is_verb, take_free, why_not_free
from lazaretto.games.messina.state import State
from lazaretto.kernel.frame import Frame


def step_up(g: State, seat: int, track: int, stage: int) -> None:
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
        take_helpers(g, seat, space)
    elif ratings.helper[space]:
        g.owe(seat, space)
    if ratings.action[space]:
        g.owe(seat, space)


def take_helpers(g: State, seat: int, space: int) -> None:
    for _ in range(g.t.ratings.helper[space]):
        g.gain_helper(seat)


def collect_helpers(g: State, seat: int) -> None:
    """[messina.rating.city-helper] Helpers that waited join at the start of an action stage, unasked."""
    if g.owed[seat] == 0:
        return
    ratings = g.t.ratings
    for space in range(len(ratings.helper)):
        if g.owed[seat] >> space & 1 and ratings.helper[space] and not ratings.action[space]:
            g.claim(seat, space)
            take_helpers(g, seat, space)


def price_of_step(g: State, seat: int) -> int:
    """[messina.rating.pay-price] [messina.rating.price-counts-boxed] A coin for each helper that ever came."""
    return g.t.ratings.coin_per_helper * g.helpers_gained(seat)


def buyable(g: State, seat: int) -> list[int]:
    """[messina.rating.pay-price] [messina.rating.people-only-plague] Ratings whose next step can be bought now."""
    if g.has(seat, COIN) < price_of_step(g, seat):
        return []
    return [track for track in range(TRACK_COUNT) if g.t.ratings.buyable[track] and not g.at_end(seat, track)]


def buy_step(g: State, seat: int, track: int) -> None:
    """[messina.rating.pay-repeat] At the price of this moment."""
    g.pay(seat, COIN, price_of_step(g, seat))
    step_up(g, seat, track, IN_STAGE)


class ChooseRating(Frame):
    """[messina.action.icon-rating] [messina.production.other-effects-now]

    A step on the city or the church rating; outside of the action stage it is not declined.
    Ends: `left` falls, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "stage")

    def __init__(self, seat: int, left: int, stage: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [RATE + track for track in (CITY, CHURCH) if not g.at_end(self.seat, track)]
        must = self.stage == OUTSIDE and len(found) > 0
        return [*found, *free_offers(g, self.seat, self.stage)] + ([] if must else [STOP])

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, self.stage), self]
        step_up(g, self.seat, option - RATE, self.stage)
        return [ChooseRating(self.seat, self.left - 1, self.stage)] if self.left > 1 else []

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        if option == STOP:
            return ["messina.production.other-effects-now"]
        if not is_verb(option, "Rating"):
            return []
        track = option - RATE
        return ["messina.rating.track-end" if track in (CITY, CHURCH) else "messina.action.icon-rating"]
