"""Tournaments: balanced by construction, rated honestly, and the same however they are played."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from lazaretto.kernel.errors import BadInput
from lazaretto.lab.contest import Played
from lazaretto.lab.ratings import MEAN, fitted, ratings, unsure
from lazaretto.lab.standings import pairs, report, standings
from lazaretto.lab.tournament import Tournament, seated_together
from lazaretto.text import Words

BOTS = ("a", "b", "c", "d")


def game(number: int, seats: list[str], places: list[int]) -> Played:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Played(number, "1", seats, 10, True, [9 - place for place in places], places, winners)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_meets_everybody_equally_often_from_every_seat(players: int) -> None:
    plan = Tournament("rattus", BOTS, (players,), 3, 7)
    seats: Counter[tuple[str, int]] = Counter()
    met: Counter[frozenset[str]] = Counter()
    for number in range(len(plan)):
        contest = plan.contest(number)
        assert contest.number == number and contest.board.players == players
        seats.update((bot, seat) for seat, bot in enumerate(contest.bots))
        met.update(frozenset(pair) for pair in combinations(contest.bots, 2))
    assert len(set(seats.values())) == 1 and len(seats) == 4 * players
    assert len(set(met.values())) == 1 and len(met) == 6


def test_fewer_bots_than_seats_sit_there_more_than_once() -> None:
    assert seated_together(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert seated_together(("a", "b"), 3) == [("a", "b", "a"), ("a", "b", "b")]


def test_a_deal_is_the_same_in_every_seating_and_differs_from_the_next() -> None:
    plan = Tournament("rattus", BOTS, (2, 3), 2, 7)
    deals = {
        meeting.number: [plan.contest(meeting.first + turn) for turn in range(len(meeting.bots))]
        for meeting in plan.meetings
    }
    assert all(len({contest.seed for contest in games}) == 1 for games in deals.values())
    assert len({games[0].seed for games in deals.values()}) == len(deals)
    assert all(len({contest.bots for contest in games}) == len(games) for games in deals.values())


def test_a_ladder_plays_neighbours_only() -> None:
    plan = Tournament("rattus", BOTS, (2,), 1, 7, reach=1)
    assert {frozenset(plan.contest(number).bots) for number in range(len(plan))} == {
        frozenset("ab"),
        frozenset("bc"),
        frozenset("cd"),
    }


def test_it_travels_to_another_process() -> None:
    plan = Tournament("rattus", BOTS, (2, 3), 2, 7)
    assert len(plan) == 2 * (6 * 2 + 4 * 3)
    again = pickle.loads(pickle.dumps(plan))
    assert [again.contest(at) for at in range(len(again))] == [plan.contest(at) for at in range(len(plan))]


@pytest.mark.parametrize("bots", [("a",), ("a", "a"), ("a", "b", "a")])
def test_one_needs_rivals(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="need-rivals"):
        Tournament("rattus", bots, (2,), 1, 1)


def test_ratings_are_those_of_the_model() -> None:
    """Ten to one is 400 points; the model's own odds are found again, whatever the number of players."""
    won = np.array([[[0.0, 1000.0], [100.0, 0.0]]])
    points = fitted(won)[0]
    assert points.mean() == pytest.approx(MEAN)
    assert points[0] - points[1] == pytest.approx(400, abs=2)
    strength = np.array([1.0, 3.0, 10.0])
    odds = strength[:, None] / (strength[:, None] + strength[None, :]) * 1e6 * (1 - np.eye(3))
    found = fitted(odds[None])[0]
    assert found[2] - found[0] == pytest.approx(400, abs=0.1)
    assert found[1] - found[0] == pytest.approx(400 * np.log10(3), abs=0.1)


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    rng = np.random.default_rng(5)
    covered = 0
    for trial in range(40):
        deals = []
        for _ in range(60):
            first = rng.random() < 0.75
            deals.append([game(0, ["a", "b"], [1, 2] if first else [2, 1])])
        by_name = {row["name"]: row for row in ratings(("a", "b"), deals, trial)}
        truth = MEAN + 200 * np.log10(3)
        covered += by_name["a"]["low"] <= truth <= by_name["a"]["high"]
    assert 33 <= covered <= 40


def test_who_has_never_lost_is_not_sure_to_be_best_by_so_much() -> None:
    deals = [[game(0, ["a", "b"], [1, 2])] for _ in range(10)]
    row = ratings(("a", "b"), deals)[0]
    assert row["name"] == "a" and row["high"] - row["low"] > 50 and row["score"] == 1.0
    won = np.array([[[0.0, 10.0], [0.0, 0.0]]] * 5)
    drawn = unsure(won, np.random.default_rng(1))
    assert np.allclose(drawn + drawn.transpose(0, 2, 1), won + won.transpose(0, 2, 1))
    assert ((drawn[:, 0, 1] > 5) & (drawn[:, 0, 1] < 10)).all()


def test_an_interval_holds_what_may_be_true_of_one_who_never_lost_and_always_the_estimate() -> None:
    """The drawn game that holds the estimate down held the interval down, too: no result made 800 points more possible."""
    deals = [[game(0, ["a", "b"], [1, 2]), game(1, ["b", "a"], [2, 1])] for _ in range(10)]
    best = ratings(("a", "b"), deals)[0]
    assert best["low"] < best["rating"] < MEAN + 400 < best["high"]
    three = [game(at, ["a", "b", "c"][at:] + ["a", "b", "c"][:at], [1, 2, 3][at:] + [1, 2, 3][:at]) for at in range(3)]
    assert all(row["low"] <= row["rating"] <= row["high"] for row in ratings(("a", "b", "c"), [three]))


def test_shared_places_are_draws_and_unfinished_games_count_for_nothing() -> None:
    even = [game(0, ["a", "b"], [1, 1]), Played(1, "1", ["b", "a"], 5, False, [], [], [])]
    found = ratings(("a", "b"), [even])
    assert [row["rating"] for row in found] == [MEAN, MEAN] and [row["games"] for row in found] == [1, 1]
    (pair,) = pairs(("a", "b"), even)
    assert pair["share"] == 0.5 and pair["met"] == 1.0


def test_a_report_is_one_file_with_all_its_numbers() -> None:
    plan = Tournament("rattus", ("a<b", "b"), (2, 3), 1, 7)
    played = [
        game(number, list(plan.contest(number).bots), list(range(1, plan.contest(number).board.players + 1)))
        for number in range(len(plan))
    ]
    found = standings(plan, played)
    for language in ("en", "ru"):
        words = Words(language, "rattus")
        page = report(plan, found, words)
        assert words.problems == []
        assert "a&lt;b" in page and "a<b" not in page
        assert "http" not in page.replace("http-equiv", "") and "<script" not in page and page.count("<svg") == 6
        assert f"{found['ratings'][0]['rating']:.0f}" in page
