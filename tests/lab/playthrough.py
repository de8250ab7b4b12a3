"""The golden playthroughs of the OpenSpiel games, made by OpenSpiel's own `generate_playthrough`.

After a wanted change of texts or encoding, write them anew, with the same actions:

    LAZARETTO_PURE=1 .venv/bin/python -m tests.lab.playthrough

After a change of the rules or of the action numbering add `--fresh`: actions are drawn anew from `SEED`.
Tensors are kept as a count of non-zero entries and a digest.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import lazaretto.lab.openspiel  # noqa: F401  (registers the games)

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"rattus_2.txt": "python_lazaretto_rattus(players=2)"}
SEED = 1347
TENSOR = re.compile(r"((?:Observation|InformationState)Tensor\(\d+\)(?:\.\w+)?) = \[(.*)\]")


def lines(game: str, actions: list[int] | None = None) -> list[str]:
    """A playthrough of a game: the given actions first, then random ones."""
    told = generate_playthrough.playthrough_lines(game, action_sequence=actions, seed=SEED)
    return [condensed(line.rstrip()) for line in told]


def condensed(line: str) -> str:
    tensor = TENSOR.fullmatch(line)
    if tensor is None:
        return line
    entries = tensor.group(2).split(", ")
    digest = hashlib.sha256(tensor.group(2).encode()).hexdigest()
    return f"{tensor.group(1)}: {sum(entry != '0.0' for entry in entries)} of {len(entries)} entries, sha256 {digest}"


def first_illegal(game: str, actions: list[int]) -> int | None:
    """The number of the first action that is not legal any more; the rest could not be told."""
    state = pyspiel.load_game(game).new_initial_state()
    for number, action in enumerate(actions):
        if action not in state.legal_actions():
            return number
        state.apply_action(action)
    return None


def actions_of(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def main() -> None:
    for name, game in GAMES.items():
        path = FOLDER / name
        keep = path.exists() and "--fresh" not in sys.argv
        told = lines(game, actions_of(path.read_text(encoding="utf-8")) if keep else None)
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
        print(f"{path}: {len(told)} lines")


if __name__ == "__main__":
    main()
