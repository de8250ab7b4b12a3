"""Measures the environments beside those of others, in the same run: `lazaretto bench --environments`.

A step is one decision: what the asked seat sees and may do has been written, a random legal action is chosen, the game
goes on. Peers are measured where they are installed: PettingZoo's classic games (`pip install "pettingzoo[classic]"`),
OpenSpiel's from Python, and Pgx (`pip install pgx`), whose backgammon is nearest in kind. All of it runs on one core if the
process is bound to one.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import lazaretto
from lazaretto.lab.pettingzoo import raw_env
from lazaretto.lab.vector import Games

AT_ONCE = 256
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6", "texas_holdem_v4")
OPENSPIEL = ("tic_tac_toe", "backgammon", "leduc_poker")
PGX = ("backgammon", "connect_four")
Work = Callable[[], int]
Foreign = Any  # something of a library that has no types


def ours() -> dict[str, Work]:
    works: dict[str, Work] = {}
    for name in lazaretto.game_names():
        players = min(4, max(lazaretto.game(name).players))
        works[f"{name}, PettingZoo raw_env"] = partial(aec_game, raw_env(name, players=players), random.Random(1))
        works[f"{name}, vector of {AT_ONCE}"] = partial(vector_steps, Games(name, AT_ONCE, players=players, seed=1))
    return works


def aec_game(env: Foreign, rng: random.Random) -> int:
    """One random game the way PettingZoo's documentation plays it."""
    env.reset(seed=rng.getrandbits(31))
    steps = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(info["action_mask"] if "action_mask" in info else seen["action_mask"])
        env.step(legal[int(rng.random() * len(legal))])
        steps += 1
    return steps


def vector_steps(games: Games) -> int:
    for _ in range(4):
        games.step(games.sample())
    return 4 * games.count


def peers() -> dict[str, Work]:
    """Whatever of the others is installed."""
    works: dict[str, Work] = {}
    for find in (pettingzoo_games, openspiel_games, pgx_games):
        works |= find()
    return works


def pettingzoo_games() -> dict[str, Work]:
    works: dict[str, Work] = {}
    for name in PETTINGZOO:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        except Exception:  # each needs something else: pygame, chess, rlcard
            continue
        works[f"PettingZoo {name}, raw_env"] = partial(aec_game, env, random.Random(1))
    return works


def openspiel_games() -> dict[str, Work]:
    try:
        from open_spiel.python import rl_agent, rl_environment, vector_env
    except ImportError:
        return {}
    works: dict[str, Work] = {}
    for name in OPENSPIEL:
        one = rl_environment.Environment(name)
        works[f"OpenSpiel {name}, one environment"] = partial(openspiel_game, one, random.Random(1))
        many = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(AT_ONCE)])
        works[f"OpenSpiel {name}, vector of {AT_ONCE}"] = OpenSpielVector(many, rl_agent.StepOutput)
    return works


def openspiel_game(env: Foreign, rng: random.Random) -> int:
    steps, now = 0, env.reset()
    while not now.last():
        seat = now.observations["current_player"]
        now = env.step([rng.choice(now.observations["legal_actions"][seat])])
        steps += 1
    return steps


class OpenSpielVector:
    """OpenSpiel's own way to step many environments."""

    def __init__(self, many: Foreign, output: Foreign) -> None:
        self.many = many
        self.output = output
        self.now = many.reset()
        self.rng = random.Random(1)

    def __call__(self) -> int:
        chosen = []
        for step in self.now:
            seat = step.observations["current_player"]
            chosen.append(self.output(action=self.rng.choice(step.observations["legal_actions"][seat]), probs=None))
        self.now, *_ = self.many.step(chosen, reset_if_done=True)
        return len(chosen)


def pgx_games() -> dict[str, Work]:
    try:
        import jax
        import pgx
        from pgx.experimental import act_randomly, auto_reset
    except Exception:  # missing, or made for another version of jax
        return {}
    works: dict[str, Work] = {}
    for name in PGX:
        env = pgx.make(name)
        begin = jax.jit(jax.vmap(env.init))
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        works[f"Pgx {name}, vector of {AT_ONCE}"] = PgxVector(jax, begin, step, jax.jit(act_randomly))
    return works


class PgxVector:
    """Compiled by jax for this processor; compiling is not measured."""

    def __init__(self, jax: Foreign, begin: Foreign, step: Foreign, act: Foreign) -> None:
        self.jax, self.step, self.act = jax, step, act
        self.key = jax.random.PRNGKey(1)
        self.state = begin(jax.random.split(self.key, AT_ONCE))
        self()

    def __call__(self) -> int:
        self.key, one, two = self.jax.random.split(self.key, 3)
        action = self.act(one, self.state.legal_action_mask)
        self.state = self.step(self.state, action, self.jax.random.split(two, AT_ONCE))
        self.state.observation.block_until_ready()
        return AT_ONCE
