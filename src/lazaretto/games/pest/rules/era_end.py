"""The end of an era: the goal, the rewards of the capital, the dead, one more mortus."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import ERAS, SOLO, TWO
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.law_goals import goal_fame
from lazaretto.games.pest.rules.solo import CompareSectors, has_new_market_alone, tokens_turn_up
from lazaretto.games.pest.rules.two import (
    FIRST,
    NOTHING,
    SECOND,
    THIRD,
    capital_reward_beside_neutral,
    grow_neutral,
    has_new_market,
)
from lazaretto.games.pest.rules.two_market import NewMarket
from lazaretto.kernel.frame import Auto, Todo


def end_era(g: Board, then: Todo) -> None:
    """[pest.era-end.after-two-years] The steps in order."""
    then.add(PayGoal())
    if g.mode == SOLO:
        then.add(CompareSectors())
    else:
        then.add(CapitalRewards())
    then.add(LeaveCapital())
    then.add(InfamyForDead())
    if g.era() + 1 < ERAS:
        then.add(NewMortus())
    if has_new_market(g) or has_new_market_alone(g):
        then.add(NewMarket())


class PayGoal(Auto):
    """[pest.era-end.goal-fame] The goal of the era that ends. (Fame tokens change no goal, so nobody goes first.)"""

    def run(self, g: Board, then: Todo) -> None:
        era = g.era()
        law = g.laws(era)
        if g.journal is not None:
            g.tell(ev.EraEnded(era + 1))
        for place in range(g.players):
            seat = g.order(place)
            paid = goal_fame(g, seat, law)
            if g.journal is not None:
                g.tell(ev.GoalPaid(seat, law, paid))
            g.gain_fame(seat, paid)


# ---------------------------------------------------------------- the rewards of the capital


def levels_above(g: Board, count: i64) -> i64:
    """How many different numbers of people in a sector are higher than this one."""
    found: i64 = 0
    for seat in range(g.players):
        higher = g.sector(seat)
        if higher > count and first_with(g, higher) == seat:
            found += 1
    return found


def first_with(g: Board, count: i64) -> i64:
    """The first seat with so many people in its sector."""
    seat: i64 = 0
    while g.sector(seat) != count:
        seat += 1
    return seat


def capital_reward_by_rank(g: Board, seat: i64) -> i64:
    """[pest.era-end.capital-ranking] [pest.era-end.capital-no-people] [pest.era-end.capital-tie-first]

    [pest.era-end.capital-tie-second] [pest.era-end.capital-tie-third] The reward of a seat, for three to five.
    """
    mine = g.sector(seat)
    if mine == 0:
        return NOTHING
    place = levels_above(g, mine)
    for other in range(g.players):
        if other != seat and g.sector(other) == mine:
            return min(place + 1, NOTHING)
    return min(place, NOTHING)


def capital_reward_of_two(g: Board, seat: i64) -> i64:
    """[pest.era-end.capital-two-players] Leader first, other third; a tie gives both the second."""
    mine = g.sector(seat)
    other = g.sector(1 - seat)
    if mine == 0:
        return NOTHING
    if mine == other:
        return SECOND
    return FIRST if mine > other else THIRD


def capital_reward(g: Board, seat: i64) -> i64:
    """Which reward of the capital card a seat takes, or NOTHING."""
    if g.mode == TWO:
        return capital_reward_beside_neutral(g, seat)
    if g.players == 2:
        return capital_reward_of_two(g, seat)
    return capital_reward_by_rank(g, seat)


class CapitalRewards(Auto):
    """[pest.era-end.capital-influence-in-turn-order] Place by place; who share a place take theirs in turn order.

    [pest.era-end.capital-first-choice] A choice on the card is left to the player (`TakeBranch`).
    """

    def run(self, g: Board, then: Todo) -> None:
        for level in range(g.players):
            for place in range(g.players):
                seat = g.order(place)
                reward = capital_reward(g, seat)
                if levels_above(g, g.sector(seat)) == level and reward != NOTHING:
                    if g.journal is not None:
                        g.tell(ev.CapitalRewarded(seat, reward))
                    then.add(Gain(seat, g.t.cards.capital[g.capital_card * 3 + reward], NOWHERE))


# ---------------------------------------------------------------- people and mortuses


class LeaveCapital(Auto):
    """[pest.era-end.leave-capital] People leave the sectors; used reward tokens turn up again."""

    def run(self, g: Board, then: Todo) -> None:
        g.empty_capital()
        if tokens_turn_up(g):
            g.turn_tokens_up()
        grow_neutral(g)


class InfamyForDead(Auto):
    """[pest.era-end.infamy-for-dead] The dead stay and are charged again at every end of an era."""

    def run(self, g: Board, then: Todo) -> None:
        for place in range(g.players):
            seat = g.order(place)
            g.gain_infamy(seat, g.t.mat.graveyard_sum[g.dead(seat)])


class NewMortus(Auto):
    """[pest.era-end.new-mortus] As many as the next era has."""

    def run(self, g: Board, then: Todo) -> None:
        wanted = g.t.tracks.era_mortuses[g.era() + 1]
        for place in range(g.players):
            seat = g.order(place)
            while g.ready(seat) < wanted and g.waiting(seat):
                g.ready_mortus(seat)
