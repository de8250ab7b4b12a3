"""Environments are copied and sent away in the middle of a game, and both go on by themselves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from lazaretto.lab.gymnasium import id_of
from lazaretto.lab.openspiel import PREFIX
from lazaretto.lab.pettingzoo import env, parallel_env, raw_env
from lazaretto.lab.vector import Games, VectorGames

Way = Callable[[Any], Any]
WAYS: list[Way] = [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]
both_ways = pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])


def lowest(mask: Any) -> Any:
    return np.asarray(mask).argmax(axis=-1)


def steps(games: Games, count: int) -> list[Any]:
    told = []
    for _ in range(count):
        step = games.step(lowest(games.mask))
        told.append([array.tolist() for array in step[:-1]] + [sorted(step.final)])
    return told


@both_ways
@pytest.mark.parametrize("opponents", [None, ["random"]])
def test_games_side_by_side(way: Way, opponents: list[str] | None) -> None:
    games = Games("rattus", 3, players=2, seed=4, longest=40, opponents=opponents)
    steps(games, 25)
    games.observe(1)
    again = way(games)
    assert (again.observation == games.observation).all() and (again.mask == games.mask).all()
    assert (again.observe(1) == games.observe(1)).all() and (again.sample() == games.sample()).all()
    then = again.observation.copy()
    told = steps(games, 30)  # over the end of a game: the next ones are the same, too
    assert (again.observation == then).all() and steps(again, 30) == told


@both_ways
def test_one_learner_and_the_same_as_a_vector(way: Way) -> None:
    one: Any = gymnasium.make(id_of("rattus"), opponents=["random"])
    _, info = one.reset(seed=2)
    for _ in range(5):
        info = one.step(lowest(info["action_mask"]))[-1]
    again = way(one)
    for each in (one, again):
        each.seen = each.step(lowest(info["action_mask"]))[0]
    assert (one.seen == again.seen).all() and (again.unwrapped.action_masks() == one.unwrapped.action_masks()).all()
    many = VectorGames(2, "rattus", players=2)
    many.reset(seed=2)
    copied = way(many)
    assert (copied.step(lowest(many.action_masks()))[0] == many.step(lowest(many.action_masks()))[0]).all()


@both_ways
def test_what_a_game_that_is_done_has_shown_stays(way: Way) -> None:
    one: Any = gymnasium.make(id_of("rattus"), opponents=["random"])
    one.reset(seed=2)
    seen, reward, *_ = one.step(-5)
    again = way(one.unwrapped)
    assert reward == -1.0 and (again._observation == seen).all() and not again.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        again.step(0)


@both_ways
@pytest.mark.parametrize("make", [raw_env, env])
def test_agents_in_turn(way: Way, make: Callable[..., Any]) -> None:
    table = make("messina", players=2)
    table.reset(seed=3)
    for _ in range(5):
        table.step(lowest(table.last()[0]["action_mask"]))
    again = way(table)
    for _ in range(5):
        for each in (table, again):
            each.step(lowest(each.last()[0]["action_mask"]))
        assert again.agent_selection == table.agent_selection
        assert (again.last()[0]["observation"] == table.last()[0]["observation"]).all()


@both_ways
def test_agents_in_parallel(way: Way) -> None:
    table = parallel_env("rattus", players=2)
    seen, _ = table.reset(seed=3)
    actions = {agent: lowest(seen[agent]["action_mask"]) for agent in seen}
    again = way(table)
    first, other = table.step(actions)[0], again.step(actions)[0]
    assert all((first[agent]["observation"] == other[agent]["observation"]).all() for agent in first)


def test_a_game_of_openspiel() -> None:
    game = pyspiel.load_game(f"{PREFIX}rattus(players=3,max_game_length=77)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
