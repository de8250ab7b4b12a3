"""MaskablePPO of sb3-contrib on our Gymnasium environment, for those who have torch: `pip install sb3-contrib`.

    python examples/maskable_ppo.py --steps 500000 --save ppo.zip

It learns two-player Rattus against a bot (`--opponent`) and then tells how often it wins, with a 95 % interval.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import lazaretto.lab.gymnasium  # noqa: F401 - registers Lazaretto/Rattus-v1
from lazaretto.lab.simulate import wilson

GAME = "Lazaretto/Rattus-v1"


def evaluated(model: Any, opponent: str, games: int, seed: int) -> str:
    """Games won against a bot; a shared win counts half."""
    env = gymnasium.make(GAME, opponents=[opponent])
    won = 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        done, reward = False, 0.0
        while not done:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, ended, cut, info = env.step(action)  # type: ignore[assignment]
            done = ended or cut
        won += (reward + 1) / 2
    low, high = wilson(won, games)
    return f"against {opponent}: {won / games:.1%} of {games} games (95 % interval {low:.1%} to {high:.1%})"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=8, help="played at once")
    parser.add_argument("--evaluate", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    asked = parser.parse_args(arguments)
    games = DummyVecEnv([lambda: Monitor(gymnasium.make(GAME, opponents=[asked.opponent]))] * asked.games)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=256, batch_size=512, gamma=1.0, ent_coef=0.01, seed=asked.seed, verbose=1
    )
    model.learn(asked.steps)
    if asked.save is not None:
        model.save(asked.save)
    for opponent in ("random", "greedy"):
        print(evaluated(model, opponent, asked.evaluate, asked.seed + 1_000_000), flush=True)


if __name__ == "__main__":
    main()
