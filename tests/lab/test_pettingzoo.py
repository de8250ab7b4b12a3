"""PettingZoo's own tests of our environments, and what they do not look at."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import lazaretto
from lazaretto.kernel.contract import Outcome, determinised
from lazaretto.kernel.errors import BadInput, IllegalChoice
from lazaretto.kernel.rng import stream
from lazaretto.lab import by_place
from lazaretto.lab.pettingzoo import env, parallel_env, raw_env
from tests.lab.walk import every_table

TABLES = every_table()
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(table: Any, seed: int, steps: int = 10**6) -> list[tuple[str, int, float]]:
    """A random game: who did what, and what it had earned by then."""
    table.reset(seed=seed)
    rng = random.Random(seed)
    told: list[tuple[str, int, float]] = []
    for agent in table.agent_iter(steps):
        seen, reward, terminated, truncated, _ = table.last()
        done = terminated or truncated
        action = None if done else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        told.append((agent, -1 if action is None else action, reward))
        table.step(action)
    return told


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=300)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api_of_a_game_that_is_cut_off(name: str, players: int) -> None:
    api_test(env(name, players=players, longest=20), num_cycles=50)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seed(name: str, players: int) -> None:
    seed_test(lambda: env(name, players=players), num_cycles=100)


@pytest.mark.parametrize("name", lazaretto.game_names())
def test_parallel_by_turns(name: str) -> None:
    parallel_api_test(parallel_env(name, players=2), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(name, players=2), num_cycles=50)


def test_in_parallel_only_the_asked_agent_acts() -> None:
    table = parallel_env("rattus", players=3)
    seen, infos = table.reset(seed=5)
    for _ in range(20):
        turn = infos["player_0"]["active_agent"]
        assert [agent for agent in table.agents if seen[agent]["action_mask"].any()] == [turn]
        legal = int(np.flatnonzero(seen[turn]["action_mask"])[-1])
        others = {agent: 0 for agent in table.agents if agent != turn}
        seen, _, _, _, infos = table.step({turn: legal, **others})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_mask_is_what_is_legal(name: str, players: int) -> None:
    table = raw_env(name, players=players)
    table.reset(seed=3)
    rng = stream(3, "mask")
    while not table.position.is_over():
        legal = sorted(table.position.legal())
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            asked = agent == table.agent_selection
            assert np.flatnonzero(mask).tolist() == (legal if asked else [])
        table.step(legal[rng.below(len(legal))])
    assert not any(table.observe(agent)["action_mask"].any() for agent in table.possible_agents)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_games_pay_by_places_and_repeat(name: str, players: int) -> None:
    table = env(name, players=players)
    told = play(table, 11)
    assert told == play(table, 11) != play(table, 12)
    told = play(table, 11)
    bare = table.unwrapped
    outcome = bare.setting.module.outcome(bare.position.board)
    final = {agent: reward for agent, action, reward in told if action == -1}
    assert [final[agent] for agent in table.possible_agents] == by_place(outcome)
    assert all(reward == 0 for _, action, reward in told if action != -1), "nothing is paid before the end"


def test_places_are_worth_what_is_written() -> None:
    assert by_place(Outcome([1], [2, 1], "")) == [-1.0, 1.0]
    assert by_place(Outcome([0], [1, 2, 3, 4], "")) == pytest.approx([1.0, 1 / 3, -1 / 3, -1.0])
    assert by_place(Outcome([0, 1], [1, 1, 3], "")) == [0.5, 0.5, -1.0]
    assert by_place(Outcome([0], [1], "")) == [1.0]
    assert by_place(Outcome([], [1], "")) == [-1.0]


def test_a_game_that_does_not_end_is_cut_off_as_a_draw() -> None:
    table = env("rattus", players=3, longest=25)
    told = play(table, 1)
    assert sum(action != -1 for _, action, _ in told) == 25
    assert all(reward == 0 for _, _, reward in told)
    play(table, 1, steps=25)
    assert all(table.truncations.values()) and not any(table.terminations.values())


def test_seeds_are_those_of_the_library_and_follow_each_other() -> None:
    table = raw_env("rattus", players=4)
    table.reset(seed=7)
    first = table.position.board
    assert first == lazaretto.game("rattus").new(4, seed=7).here.board
    table.reset()
    second = table.position.board
    assert second != first
    table.reset(seed=np.int64(7))
    table.reset()
    assert table.position.board == second


def test_options_of_the_game_are_taken_and_others_ignored() -> None:
    table = raw_env("rattus", players=3, options={"first": 2})
    table.reset(seed=0, options={"anything": 1})
    assert table.agent_selection == "player_2"
    table.reset(seed=0, options={"first": 1})
    assert table.agent_selection == "player_1"
    table.reset()  # from then on
    assert table.agent_selection == "player_1"
    with pytest.raises(BadInput):
        raw_env("rattus", players=3, render_mode="human")
    with pytest.raises(BadInput):
        raw_env("rattus", players=3, options={"anything": 1})
    with pytest.raises(BadInput):
        raw_env("rattus", players=9)


def test_an_illegal_action_raises_or_loses() -> None:
    bare = raw_env("rattus", players=2)
    bare.reset(seed=0)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice):
        bare.step(illegal)
    guarded = env("rattus", players=2)
    guarded.reset(seed=0)
    agent = guarded.agent_selection
    guarded.step(illegal)
    assert guarded.terminations[agent] and guarded.rewards[agent] == -1
    with pytest.raises(ValueError, match="has to choose"):
        bare.step(None)


def test_spaces_are_the_same_objects() -> None:
    table = env("rattus", players=2)
    for agent in table.possible_agents:
        assert table.action_space(agent) is table.action_space(agent)
        assert table.observation_space(agent) is table.observation_space(agent)


def test_no_observation_depends_on_hidden_faces() -> None:
    table = raw_env("rattus", players=3)
    rng = stream(0, "hidden")
    met = 0
    for seed in range(3):
        table.reset(seed=seed)
        while not table.position.is_over():
            truth = table.position
            for seat, agent in enumerate(table.possible_agents):
                before = table.observe(agent)
                table.batch.positions[0] = determinised(table.setting.module, truth, seat, rng)
                met += table.position.board != truth.board
                after = table.observe(agent)
                table.batch.positions[0] = truth
                assert all(np.array_equal(before[part], after[part]) for part in before)
            legal = table.position.legal()
            table.step(legal[rng.below(len(legal))])
    assert met, "the test has not met a hidden face"


def test_render_shows_the_public_view() -> None:
    table = env("rattus", players=2, render_mode="ansi")
    table.reset(seed=0)
    assert '"plague"' in table.render()
    silent = raw_env("rattus", players=2)
    silent.reset(seed=0)
    assert silent.render() is None
