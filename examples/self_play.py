"""An agent that learns two-player Rattus by playing itself: policy gradients in plain numpy, on 256 games at once.

    python examples/self_play.py --minutes 15 --save agent.npz
    python examples/self_play.py --load agent.npz --minutes 0          # only evaluate

One network sees for both seats, because an observation is told from the seat that is asked. It has one hidden layer, and
two heads: a preference for every action (illegal ones are masked out) and the result it expects. What one seat wins the
other loses, so the value of the next decision counts with the opposite sign when it is the opponent's. (PPO, Schulman et
al. 2017.)
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lazaretto.lab.simulate import wilson
from lazaretto.lab.vector import Games

Array = NDArray[np.float32]
GAMES, STEPS = 256, 32  # played at once, and how far before the network learns from it
HIDDEN = 128
EPOCHS, PIECES = 2, 8  # how often, and in how many pieces, the same experience is used
RATE = 1e-3
CLIP = 0.2  # how far the preferences may move away from those that were played with
LOOK_BACK = 0.95  # how far a surprise counts for the decisions before it
ENTROPY = 0.01  # curiosity
VALUE = 0.5  # weight of the expected result against the preferences


class Network:
    """observation -> tanh layer -> preferences of the legal actions, and the expected result."""

    def __init__(self, width: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": (rng.standard_normal((width, HIDDEN)) * 0.1).astype(np.float32),
            "in bias": np.zeros(HIDDEN, np.float32),
            "policy": (rng.standard_normal((HIDDEN, actions)) * 0.01).astype(np.float32),
            "policy bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value bias": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Array, mask: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """The hidden layer, the odds of every action, the expected result."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in bias"])
        raw = np.where(mask, hidden @ w["policy"] + w["policy bias"], np.float32(-1e9))
        odds = np.exp(raw - raw.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds, (hidden @ w["value"])[:, 0] + w["value bias"]

    def learn(self, seen: Array, hidden: Array, by_policy: Array, by_value: Array) -> None:
        """One step of Adam; `by_policy` and `by_value` say how the loss changes with the raw outputs."""
        w = self.weights
        by_hidden = (by_policy @ w["policy"].T + by_value[:, None] * w["value"][:, 0]) * (1 - hidden * hidden)
        slopes = {
            "in": seen.T @ by_hidden,
            "in bias": by_hidden.sum(axis=0),
            "policy": hidden.T @ by_policy,
            "policy bias": by_policy.sum(axis=0),
            "value": hidden.T @ by_value[:, None],
            "value bias": by_value.sum(keepdims=True),
        }
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        self.updates += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            slope = slope / max(1.0, 2 * length)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            w[name] -= np.float32(RATE) * step.astype(np.float32)


@dataclass
class Experience:
    """What was seen, may have been done, was done and expected, decision after decision; a row for each game."""

    seen: Array
    mask: NDArray[np.int8]
    action: NDArray[np.int64]
    odds: Array  # of the action that was taken
    value: Array
    surprise: Array  # how much better it went than expected


def drawn(odds: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row, by its odds."""
    limits = odds.cumsum(axis=1)
    at = rng.random((len(odds), 1), np.float32) * limits[:, -1:]
    chosen: NDArray[np.int64] = (limits <= at).sum(axis=1)
    return chosen


def play(games: Games, network: Network, rng: np.random.Generator) -> Experience:
    """Some decisions in every game, and how they went."""
    shape = (STEPS, games.count)
    seen = np.empty((*shape, games.setting.width), np.float32)
    mask = np.empty((*shape, games.setting.actions), np.int8)
    action, odds = np.empty(shape, np.int64), np.empty(shape, np.float32)
    value, paid = np.empty((STEPS + 1, games.count), np.float32), np.empty(shape, np.float32)
    goes_on, sign = np.empty(shape, np.float32), np.empty(shape, np.float32)
    row = np.arange(games.count)
    for step in range(STEPS):
        seen[step], mask[step], seat = games.observation, games.mask, games.seat.copy()
        _, chances, value[step] = network.forward(seen[step], mask[step])
        action[step] = drawn(chances, rng)
        odds[step] = chances[row, action[step]]
        after = games.step(action[step])
        paid[step] = after.rewards[row, seat]
        goes_on[step] = ~(after.terminated | after.truncated)
        sign[step] = np.where(games.seat == seat, 1.0, -1.0)  # what is good for the other is bad for us
    value[STEPS] = network.forward(games.observation, games.mask)[2]
    surprise = np.zeros(shape, np.float32)
    later = np.zeros(games.count, np.float32)
    for step in reversed(range(STEPS)):
        now = paid[step] + goes_on[step] * sign[step] * value[step + 1] - value[step]
        later = now + LOOK_BACK * goes_on[step] * sign[step] * later
        surprise[step] = later
    return Experience(seen, mask, action, odds, value[:-1], surprise)


def pieces(experience: Experience, rng: np.random.Generator) -> Iterator[Experience]:
    """All of it in random order, a piece at a time."""
    flat = [each.reshape(-1, *each.shape[2:]) for each in vars(experience).values()]
    for part in np.array_split(rng.permutation(len(flat[0])), PIECES):
        yield Experience(*[each[part] for each in flat])


def learn(network: Network, experience: Experience, rng: np.random.Generator) -> None:
    for _ in range(EPOCHS):
        for part in pieces(experience, rng):
            improve(network, part)


def improve(network: Network, part: Experience) -> None:
    """Make what went better than expected more likely, but not much at once; expect what came."""
    count, row = np.float32(len(part.action)), np.arange(len(part.action))
    hidden, odds, value = network.forward(part.seen, part.mask)
    good = (part.surprise - part.surprise.mean()) / (part.surprise.std() + 1e-6)
    ratio = odds[row, part.action] / part.odds
    is_free = np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = -good * ratio * is_free / count
    by_policy = -odds * pull[:, None]
    by_policy[row, part.action] += pull
    logs = np.log(odds + 1e-9)
    by_policy += ENTROPY / count * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
    by_value = VALUE * (value - (part.value + part.surprise)) / count
    network.learn(part.seen, hidden, by_policy.astype(np.float32), by_value.astype(np.float32))


def evaluate(network: Network, opponent: str, games: int, seed: int) -> tuple[float, int]:
    """Games won (a shared win counts half) and played against a bot, always taking the likeliest action."""
    table = Games("rattus", min(games, 50), players=2, seed=seed, opponents=[opponent])
    won, played = 0.0, 0
    while played < games:
        _, odds, _ = network.forward(table.observation, table.mask)
        own = table.seat.copy()
        step = table.step(odds.argmax(axis=1))
        for game in step.final:
            if played < games:
                won += (step.rewards[game, own[game]] + 1) / 2
                played += 1
    return won, played


def told(network: Network, opponent: str, games: int, seed: int) -> str:
    won, played = evaluate(network, opponent, games, seed)
    low, high = wilson(won, played)
    return f"against {opponent}: {won / played:.1%} of {played} games (95 % interval {low:.1%} to {high:.1%})"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--games", type=int, default=GAMES, help="played at once")
    parser.add_argument("--evaluate", type=int, default=500, help="games against each bot at the end")
    parser.add_argument("--against", default="random,greedy", help="bots to be measured against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    chosen = parser.parse_args(arguments)
    games = Games("rattus", chosen.games, players=2, seed=chosen.seed)
    network = Network(games.setting.width, games.setting.actions, chosen.seed)
    if chosen.load is not None:
        network.weights = dict(np.load(chosen.load))
    train(games, network, chosen)
    if chosen.save is not None:
        weights: dict[str, Any] = network.weights
        np.savez(chosen.save, **weights)
    for opponent in chosen.against.split(","):
        print(told(network, opponent, chosen.evaluate, chosen.seed + 1), flush=True)


def train(games: Games, network: Network, chosen: argparse.Namespace) -> None:
    rng = np.random.default_rng(chosen.seed)
    began = shown = time.monotonic()
    decisions = 0
    while time.monotonic() - began < chosen.minutes * 60:
        learn(network, play(games, network, rng), rng)
        decisions += STEPS * games.count
        if time.monotonic() - shown > 60:
            shown = time.monotonic()
            spent = shown - began
            quick = told(network, "random", 50, chosen.seed)
            print(f"{spent / 60:.0f} min, {decisions:,} decisions ({decisions / spent:,.0f}/s): {quick}", flush=True)


if __name__ == "__main__":
    main()
