"""The examples do what they say, in a short form; what they reach in the long one they print themselves."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lazaretto.lab.vector import Games

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_tiny_game_is_solved_by_three_ways_that_agree(capsys: pytest.CaptureFixture[str]) -> None:
    value, found, gap = example("openspiel_tiny").main(["--choices", "4", "--rounds", "3", "--simulations", "50"])
    assert value == pytest.approx(1.0), "whoever begins can force a win"
    assert 0.8 < found < value and 0 < gap < 0.2
    assert value <= found + gap + 1e-9, "nobody can gain more than what is left to gain"
    told = capsys.readouterr().out
    assert "exact value" in told and "nash_conv" in told and "tree search" in told


def test_self_play_learns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A little experience makes the network foretell results better and choose otherwise than it did."""
    play = example("self_play")
    file = tmp_path / "agent.npz"
    play.main(["--minutes", "0.02", "--games", "16", "--evaluate", "4", "--against", "random", "--save", str(file)])
    assert "against random" in capsys.readouterr().out and file.exists()
    games = Games("rattus", 8, players=2, seed=3)
    network = play.Network(games.setting.width, games.setting.actions, 3)
    rng = play.np.random.default_rng(3)
    experience = play.play(games, network, rng)
    while not experience.surprise.any():  # until the first games are over
        experience = play.play(games, network, rng)
    before = network.forward(experience.seen[0], experience.mask[0])[1].copy()
    wrong = _error(play, network, experience)
    play.learn(network, experience, rng)
    after = network.forward(experience.seen[0], experience.mask[0])[1]
    assert _error(play, network, experience) < wrong
    assert abs(after - before).max() > 1e-3 and after[experience.mask[0] == 0].max() == 0.0


def _error(play: ModuleType, network: object, experience: object) -> float:
    flat = argparse.Namespace(**{name: each.reshape(-1, *each.shape[2:]) for name, each in vars(experience).items()})
    value = network.forward(flat.seen, flat.mask)[2]  # type: ignore[attr-defined]
    error: float = float(((value - (flat.value + flat.surprise)) ** 2).mean())
    return error
