"""Data sets for learners: every decision of many games in one Parquet file (`simulate --trajectories out.parquet`).

A row is one decision of a seat, in the order of play; what is forced is left out, as in the environments (`lab/batch.py`).

    game, step      the number of the game, and of the decision in it
    seed            of the game, as text
    seat, players   who was asked, of how many
    bot             who chose
    frame           what was asked
    observation     float32 numbers from 0 to 1, what that seat saw; named in the file's metadata
    legal           the flat numbers that could be chosen: the mask
    choice          what was chosen
    result          what the game brought that seat, by places from +1 to -1; null in a game without an end
    score           its points at the end; likewise

The file's metadata (`lazaretto`) is JSON: game, players, options, version of the environments, number of actions, and the
names of the observation's entries. `read` gives all of it back as arrays.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Position
from lazaretto.lab import VERSION, Setting
from lazaretto.lab.arrays import Flags, Floats
from lazaretto.lab.batch import by_place
from lazaretto.lab.columns import arrow
from lazaretto.lab.contest import Played, Schedule, play
from lazaretto.lab.runner import Runner, chunk_size
from lazaretto.lab.simulate import Plan

GROUP = 4096  # rows that are written at once, or more to the end of a game: however the games were shared out


class Writer:
    """Watches one game and writes its decisions down."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats: list[int] = []
        self.frames: list[str] = []
        self.choices: list[int] = []
        self.legal: list[list[int]] = []
        self.seen: list[Floats] = []

    def decision(self, here: Position, seat: int, option: int) -> None:
        options, top = here.legal(), here.todo.top()
        if len(options) == 1 and not top.is_secret(here.board):
            return
        self.seats.append(seat)
        self.frames.append(type(top).__name__)
        self.choices.append(option)
        self.legal.append(sorted(options))
        self.seen.append(np.array(self.setting.encoder.encode(here, seat), np.float32))


@dataclass(frozen=True)
class Told:
    """One game and its decisions, as they travel between processes."""

    played: Played
    seats: list[int]
    frames: list[str]
    choices: list[int]
    legal: list[list[int]]
    seen: Floats


def watch_some(work: tuple[Schedule, Sequence[int]]) -> list[Told]:
    """Some games of a schedule with their decisions: what a process is given at once."""
    schedule, numbers = work
    told: list[Told] = []
    for number in numbers:
        contest = schedule.contest(number)
        board = contest.board
        setting = Setting(board.game, board.players, board.options, board.edition)
        writer = Writer(setting)
        played = play(contest, writer)
        seen = np.array(writer.seen, np.float32).reshape(len(writer.seen), setting.width)
        told.append(Told(played, writer.seats, writer.frames, writer.choices, writer.legal, seen))
    return told


def run_and_write(plan: Plan, runner: Runner, path: Path, tick: Callable[[int], None] = lambda count: None) -> list[Played]:
    """All games of a plan, their decisions in a file. The file is the same whoever has played them."""
    pyarrow = arrow(str(path))
    setting = Setting(plan.game, plan.players, plan.options, plan.edition)
    schema = schema_of(pyarrow, plan, setting)
    numbers = range(len(plan))
    size = min(chunk_size(plan, numbers, runner.workers), 50)
    works = [(plan, numbers[first : first + size]) for first in range(0, len(numbers), size)]
    played: list[Played] = []
    unfinished = path.with_name(f".{path.name}.part")
    try:
        with pyarrow.parquet.ParquetWriter(unfinished, schema, compression="zstd") as file:
            waiting: list[Told] = []
            for some in runner.map(watch_some, works):
                for told in some:
                    played.append(told.played)
                    waiting.append(told)
                    if sum(len(each.seats) for each in waiting) >= GROUP:
                        file.write_table(table_of(pyarrow, waiting, schema))
                        waiting = []
                tick(len(some))
            if waiting:
                file.write_table(table_of(pyarrow, waiting, schema))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return played


def schema_of(pyarrow: Any, plan: Plan, setting: Setting) -> Any:
    about = {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "version": VERSION,
        "actions": setting.actions,
        "names": setting.encoder.names(),
    }
    kinds = {
        "game": pyarrow.int32(),
        "step": pyarrow.int32(),
        "seed": pyarrow.string(),
        "seat": pyarrow.int8(),
        "players": pyarrow.int8(),
        "bot": pyarrow.string(),
        "frame": pyarrow.string(),
        "observation": pyarrow.list_(pyarrow.float32(), setting.width),
        "legal": pyarrow.list_(pyarrow.int32()),
        "choice": pyarrow.int32(),
        "result": pyarrow.float32(),
        "score": pyarrow.int32(),
    }
    return pyarrow.schema(list(kinds.items()), metadata={"lazaretto": json.dumps(about)})


def table_of(pyarrow: Any, games: Sequence[Told], schema: Any) -> Any:
    """Rows of some games."""
    columns: dict[str, list[object]] = {name: [] for name in schema.names if name != "observation"}
    for told in games:
        game = told.played
        end = by_place(Outcome(game.winners, game.places, game.reason)) if game.finished else None
        for step, seat in enumerate(told.seats):
            row = (game.number, step, game.seed, seat, len(game.seats), game.seats[seat], told.frames[step])
            result = None if end is None else end[seat]
            score = game.scores[seat] if game.finished else None
            for name, value in zip(columns, (*row, told.legal[step], told.choices[step], result, score), strict=True):
                columns[name].append(value)
    seen = np.concatenate([told.seen for told in games])
    flat = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(seen.reshape(-1)), seen.shape[1])
    made = {
        name: flat if name == "observation" else pyarrow.array(columns[name], schema.field(name).type)
        for name in schema.names
    }
    return pyarrow.table(made, schema)


class Trajectories(NamedTuple):
    """All decisions of a file, a row each, and what the file says of itself."""

    about: dict[str, Any]  # JSON
    game: NDArray[np.int32]
    seat: NDArray[np.int8]
    observation: Floats
    mask: Flags
    choice: NDArray[np.int32]
    result: Floats  # nan in games without an end


def read(path: Path) -> Trajectories:
    """A file as arrays, ready to learn from."""
    pyarrow = arrow(str(path))
    table = pyarrow.parquet.read_table(path).combine_chunks()
    about: dict[str, Any] = json.loads(table.schema.metadata[b"lazaretto"])
    count = table.num_rows
    legal = table["legal"].combine_chunks()
    mask = np.zeros((count, about["actions"]), np.int8)
    mask[np.asarray(legal.value_parent_indices()), np.asarray(legal.flatten())] = 1
    seen = np.asarray(table["observation"].combine_chunks().flatten(), np.float32).reshape(count, -1)
    plain = {name: table[name].to_numpy() for name in ("game", "seat", "choice")}
    result = table["result"].to_numpy().astype(np.float32)
    return Trajectories(about, plain["game"], plain["seat"], seen, mask, plain["choice"], result)
