"""OpenSpiel's algorithms on a tiny Rattus, small enough to be solved: two regions, two cubes each, every token the same.

    python examples/openspiel_tiny.py                                  # a minute or two
    python examples/openspiel_tiny.py --choices 6 --rounds 5           # a larger tree: as long

The game is cut off after so many choices (a draw), so that its whole tree can be walked. All tokens have the same face, so
nothing is hidden, and backward induction over chance (`expectiminimax`) gives the exact value. Then see how near
counterfactual regret minimisation and Monte-Carlo tree search come without knowing it. `nash_conv` is exact, too: what both
players together could still gain by answering the found strategies best.
"""

from __future__ import annotations

import argparse
import copy
import json
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts, minimax

import lazaretto
import lazaretto.lab.openspiel  # registers our games

REGIONS = ("anglia", "gallia")
DEEP = 1000  # further than any game goes


def tiny_edition() -> dict[str, Any]:
    """The edition as shipped, made small: other regions are not in play with two, hardly any token is left to lay."""
    edition: dict[str, Any] = copy.deepcopy(lazaretto.game("rattus").module.edition())
    for region in edition["region"]:
        region["players"] = 2 if region["id"] in REGIONS else 3
    tokens = edition["tokens"]
    tokens |= {kind: ["1:A"] * len(faces) for kind, faces in tokens.items()}
    edition["constants"] |= {
        "cubes_per_player": 2,
        "first_placements": [1],
        "tokens_boxed": {"2": len(tokens["ordinary"]), "3": 0, "4": 0},
        "rats_per_region_max": 1,
        "spread": [0, 1],
        "merchant_cubes_max": 1,
        "knight_steps_max": 1,
        "knight_neutral_cubes": 0,
        "peasant_extra_cubes": 0,
        "witch_looks_max": 1,
    }
    return edition


def tiny_game(choices: int) -> pyspiel.Game:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tiny.json"
        path.write_text(json.dumps(tiny_edition()), "utf-8")
        game = pyspiel.load_game(f"python_lazaretto_rattus(first=n0,max_game_length={choices},edition={path})")
        game.new_initial_state()  # read while the file is there
        return game


def exact(state: pyspiel.State) -> float:
    """What the first player can be sure of, on average over chance."""
    value, _ = minimax.expectiminimax(state, DEEP, None, 0)
    return float(value)


def solve(game: pyspiel.Game, rounds: int) -> tuple[float, float]:
    """The value of the strategies that regret minimisation has found, and how much could still be gained against them."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    return float(values[0]), float(exploitability.nash_conv(game, found))


def search(game: pyspiel.Game, simulations: int) -> tuple[float, float]:
    """What the choice of a tree search is worth, exactly, at the first decision; and what the best one would be."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, solve=False, random_state=np.random.RandomState(1))
    worth = {action: exact(state.child(action)) for action in state.legal_actions()}
    better = max if state.current_player() == 0 else min
    return worth[bot.step(state)], better(worth.values())


def main(arguments: list[str] | None = None) -> tuple[float, float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=4, help="after which a game is a draw")
    parser.add_argument("--rounds", type=int, default=100, help="of regret minimisation")
    parser.add_argument("--simulations", type=int, default=300, help="of the tree search")
    asked = parser.parse_args(arguments)
    game = tiny_game(asked.choices)
    value = exact(game.new_initial_state())
    print(f"exact value for the first player: {value:+.4f}", flush=True)
    found, gap = solve(game, asked.rounds)
    print(f"CFR+, {asked.rounds} rounds: {found:+.4f}, and {gap:.4f} could still be gained (nash_conv)", flush=True)
    chosen, best = search(game, asked.simulations)
    print(f"tree search, {asked.simulations} simulations: its choice is worth {chosen:+.4f}, the best one {best:+.4f}")
    return value, found, gap


if __name__ == "__main__":
    main()
