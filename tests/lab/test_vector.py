"""Many games at once: every row is what the engine says of that game, and numpy sees it without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazaretto
from lazaretto.kernel.errors import BadInput, IllegalChoice
from lazaretto.lab import by_place
from lazaretto.lab.vector import Games, VectorGames

NAMES = lazaretto.game_names()


def first_legal(games: Games) -> Any:
    return games.mask.argmax(axis=1)


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_what_the_asked_seats_see_and_may_do(name: str) -> None:
    games = Games(name, 5, players=2, seed=3)
    for at in range(60):
        games.step(games.sample())
        if at % 4:
            continue
        for game, here in enumerate(games.batch.positions):
            assert games.seat[game] == here.who()
            assert games.observation[game].tolist() == games.setting.encoder.encode(here, here.who())
            assert np.flatnonzero(games.mask[game]).tolist() == sorted(here.legal())


@pytest.mark.parametrize("name", NAMES)
def test_finished_games_pay_and_begin_anew(name: str) -> None:
    games = Games(name, 4, players=2, seed=1)
    finished = 0
    while finished < 5:
        before = [here.clone() for here in games.batch.positions]
        actions = games.sample()
        step = games.step(actions)
        assert set(step.final) == set(np.flatnonzero(step.terminated | step.truncated).tolist())
        for game in step.final:
            last = before[game]
            last.apply_trusted(actions[game])
            while not last.is_over():
                last.apply_trusted(last.legal()[0])
            assert step.rewards[game].tolist() == by_place(games.setting.module.outcome(last.board))
            assert step.final[game].tolist() == [games.setting.encoder.encode(last, seat) for seat in range(2)]
            assert not games.batch.positions[game].is_over()
            finished += 1
        assert not step.rewards[~(step.terminated | step.truncated)].any()


def test_the_number_of_games_changes_none_of_them() -> None:
    few, many = Games("rattus", 2, players=3, seed=9), Games("rattus", 7, players=3, seed=9)
    for _ in range(400):
        assert np.array_equal(few.observation, many.observation[:2])
        few.step(first_legal(few))
        many.step(first_legal(many))


def test_the_first_game_is_that_of_the_library() -> None:
    games = Games("messina", 3, players=2, seed=7)
    assert games.batch.positions[0].board == lazaretto.game("messina").new(2, seed=7).here.board
    assert len({str(row.tolist()) for row in games.observation}) == 3, "the others are others"


def test_seeds_repeat_and_without_one_games_differ() -> None:
    games = Games("rattus", 3, players=2, seed=5)
    first = games.observation.copy()
    actions = games.sample()
    games.reset(6)
    assert not np.array_equal(games.observation, first)
    games.reset(5)
    assert np.array_equal(games.observation, first)
    assert np.array_equal(games.sample(), actions)
    games.reset()
    assert not np.array_equal(games.observation, first)


def test_views_change_and_copies_do_not() -> None:
    live, kept = Games("rattus", 2, players=2, seed=5), Games("rattus", 2, players=2, seed=5, copy=True)
    seen, copied = live.reset(5), kept.reset(5)
    before = copied.observation.copy()
    live.step(first_legal(live))
    kept.step(first_legal(kept))
    assert seen.observation is live.observation
    assert not np.array_equal(seen.observation, before)
    assert np.array_equal(copied.observation, before)
    copied.observation[0, 0] = 7  # a copy is one's own


def test_every_seat_can_look() -> None:
    games = Games("rattus", 3, players=3, seed=2)
    for _ in range(70):
        games.step(games.sample())
    encode, positions = games.setting.encoder.encode, games.batch.positions
    assert games.observe(1).tolist() == [encode(here, 1) for here in positions]
    mixed = games.observe([2, 0, -1])
    assert mixed.tolist() == [encode(here, seat) for here, seat in zip(positions, (2, 0, -1), strict=True)]
    with pytest.raises(BadInput):
        games.observe(3)


def test_an_illegal_action_is_refused_and_nothing_is_done() -> None:
    games = Games("rattus", 3, players=2, seed=1)
    before = games.observation.copy()
    actions = first_legal(games)
    actions[1] = int(np.flatnonzero(games.mask[1] == 0)[0])
    with pytest.raises(IllegalChoice, match="game 1"):
        games.step(actions)
    actions[1] = 10**6
    with pytest.raises(IllegalChoice, match="1000000"):
        games.step(actions)
    assert np.array_equal(games.observation, before)


@pytest.mark.parametrize("wrong", [[0], [[0, 1]], ["a", "b"], [0.5, 1.0]])
def test_actions_are_whole_numbers_one_for_each_game(wrong: Any) -> None:
    with pytest.raises(BadInput, match="wrong-actions"):
        Games("rattus", 2, players=2, seed=1).step(wrong)


def test_a_game_that_is_too_long_is_cut_off() -> None:
    games = Games("rattus", 2, players=2, seed=1, longest=5)
    for _ in range(4):
        assert not games.step(first_legal(games)).truncated.any()
    step = games.step(first_legal(games))
    assert step.truncated.all() and not step.terminated.any() and not step.rewards.any()
    assert not games.step(first_legal(games)).truncated.any()


def test_with_opponents_the_learner_alone_is_asked() -> None:
    games = Games("rattus", 6, players=3, seed=4, opponents=["random", "greedy"])
    seats = set()
    for _ in range(80):
        assert games.seat.tolist() == [table.own_seat for table in games.tables]
        seats |= set(games.seat.tolist())
        games.step(games.sample())
    assert seats == {0, 1, 2}


def test_gymnasium_is_told_of_ends_and_illegal_actions() -> None:
    envs = VectorGames(4, "rattus", players=2)
    seen, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = int(np.flatnonzero(infos["action_mask"][2] == 0)[0])
    acted = infos["seat"].copy()
    seen, rewards, ended, cut, infos = envs.step(actions)
    assert infos["illegal"].tolist() == ended.tolist() == [False, False, True, False]
    assert rewards.tolist() == [0.0, 0.0, -1.0, 0.0] and not cut.any()
    assert infos["rewards"][2, acted[2]] == -1.0
    assert infos["final_obs"][2].shape == seen[2].shape
    assert infos["_final_obs"].tolist() == ended.tolist()
    assert infos["final_info"]["seat"][2] == acted[2]
    assert envs.action_masks().shape == (4, envs.single_action_space.n)
    assert envs.render() is None


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadInput):
        Games("rattus", 0)
    with pytest.raises(BadInput):
        Games("rattus", 2, players=2, opponents=["random", "random"])
    with pytest.raises(BadInput):
        Games("rattus", 2, players=2, opponents=["random"], own_seat=5)
    for wrong in ({"count": 2.5}, {"own_seat": 1}, {"opponents": "random"}):
        with pytest.raises(BadInput):
            Games(**{"game": "rattus", "count": 2, "players": 2, **wrong})
    for seats in (0.7, [0, 1, 0], "0"):
        with pytest.raises(BadInput):
            Games("rattus", 2, players=2).observe(seats)  # type: ignore[arg-type]
