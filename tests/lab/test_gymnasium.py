"""Gymnasium's own checks of our environments, and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lazaretto
import lazaretto.lab.gymnasium as ours
from lazaretto.kernel.errors import BadInput
from lazaretto.lab.vector import VectorGames

IDS = [ours.id_of(name) for name in lazaretto.game_names()]
RATTUS = "Lazaretto/Rattus-v1"


def play(env: Any, seed: int | None, options: dict[str, Any] | None = None) -> list[tuple[int, float, bool, bool]]:
    """A game of somebody who always takes the middle one of the legal actions."""
    _, info = env.reset(seed=seed, options=options)
    told = []
    while True:
        legal = np.flatnonzero(info["action_mask"])
        action = int(legal[len(legal) // 2])
        seen, reward, ended, cut, info = env.step(action)
        assert env.observation_space.contains(seen)
        told.append((action, reward, ended, cut))
        if ended or cut:
            assert not info["action_mask"].any()
            return told


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_checks_it(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


def test_ids_carry_a_version() -> None:
    assert RATTUS in IDS
    assert gymnasium.spec(RATTUS).version == 1


@pytest.mark.parametrize("name", IDS)
def test_games_repeat_by_seed_and_follow_each_other(name: str) -> None:
    env = gymnasium.make(name, opponents=["random"])
    first, second = play(env, 4), play(env, None)
    assert first != second
    assert [play(env, 4), play(env, None)] == [first, second]
    assert first[-1][1] in (-1.0, 0.0, 1.0)
    assert all(reward == 0.0 for _, reward, ended, _ in first if not ended)


def test_a_learner_has_the_seat_agreed_on_or_any() -> None:
    fixed = gymnasium.make(RATTUS, opponents=["random", "random"], seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    anywhere = gymnasium.make(RATTUS, opponents=["random", "random"])
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_he_sees_with_his_own_eyes_and_only_when_he_is_asked() -> None:
    env: Any = gymnasium.make(RATTUS, players=3, seat=1).unwrapped
    seen, info = env.reset(seed=2)
    for _ in range(30):
        here = env.batch.positions[0]
        assert here.who() == 1
        assert seen.tolist() == env.setting.encoder.encode(here, 1)
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(here.legal())
        assert (env.action_masks() == info["action_mask"]).all()
        seen, _, ended, cut, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        if ended or cut:
            break


def test_a_named_opponent_plays_as_it_does_elsewhere() -> None:
    results = [play(gymnasium.make(RATTUS, opponents=["greedy"]), seed)[-1][1] for seed in range(4)]
    assert results == [-1.0] * 4, "nobody beats greedy by taking the middle choice"


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gymnasium.make(RATTUS, seat=0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut) == (-1.0, True, False)
    assert info["illegal"] == lazaretto.game("rattus").module.space.text(wrong)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_a_game_that_is_too_long_is_cut_off() -> None:
    told = play(gymnasium.make(RATTUS, opponents=["random"], longest=9), 3)
    assert told[-1][1:] == (0.0, False, True)


def test_options_of_the_game_are_taken() -> None:
    env: Any = gymnasium.make(RATTUS, players=3, seat=0, options={"first": 0}).unwrapped
    env.reset(seed=1)
    assert env.setting.options == {"first": 0}
    env.reset(seed=1, options={"first": 2, "anything": 1})
    assert env.setting.options == {"first": 2}


WRONG: list[dict[str, Any]] = [
    {"opponents": ["nobody"]},
    {"opponents": "greedy"},
    {"seat": 7},
    {"longest": 0},
    {"players": 9},
    {"players": "2"},
    {"players": 2.5},
    {"render_mode": "human"},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        gymnasium.make(RATTUS, **wrong)


def test_make_vec_gives_games_side_by_side() -> None:
    envs = gymnasium.make_vec(RATTUS, num_envs=3, opponents=["random"])
    assert isinstance(envs.unwrapped, VectorGames)
    assert envs.observation_space.shape == (3, envs.single_observation_space.shape[0])
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    _, infos = envs.reset(seed=1)
    episodes = 0
    for _ in range(300):
        actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        _, _, ended, _, infos = envs.step(np.array(actions))
        episodes += ended.sum()
        if ended.any():
            assert set(infos["episode"]["r"][ended].tolist()) <= {-1.0, 0.0, 1.0}
    assert episodes
