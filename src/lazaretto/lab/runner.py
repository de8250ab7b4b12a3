"""What stands under everything that plays many games: work goes out to processes, or to a cluster; results come in order.

A piece of work depends on nothing but itself, so neither the number of processes nor their end changes a result: what a
process leaves undone is done again by another.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Protocol, TypeVar

from lazaretto.kernel.errors import BadInput
from lazaretto.lab.contest import RANDOM, Played, Schedule, play_some

CHUNK = 2  # games that a process takes at once: bots may think for half a minute in each,
RANDOM_CHUNK = 1000  # but random ones are over in a moment
MANY = 64  # processes from which each takes more at once
AHEAD = 4  # pieces of work that are given out for each process before the first is back
MOST_BREAKS = 3  # a piece of work that ended so many processes is to blame itself

Work = TypeVar("Work")
Result = TypeVar("Result")


class Runner(Protocol):
    """Does pieces of work anywhere; the results come in the order of the work."""

    def map(self, do: Callable[[Work], Result], works: Sequence[Work]) -> Iterator[Result]: ...

    @property
    def workers(self) -> int: ...


class Local:
    """Processes of this machine; with one job this very process."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs

    @property
    def workers(self) -> int:
        """How many games are played at the same time."""
        return self.jobs

    def map(self, do: Callable[[Work], Result], works: Sequence[Work]) -> Iterator[Result]:
        """The results in the order of the works; what a process that died has not done is done again."""
        if self.jobs == 1:
            yield from map(do, works)
            return
        done = breaks = 0
        while done < len(works):
            try:
                for result in self._pooled(do, works[done:]):
                    yield result
                    done, breaks = done + 1, 0
            except BrokenProcessPool:
                breaks += 1
                if breaks == MOST_BREAKS:
                    raise

    def _pooled(self, do: Callable[[Work], Result], works: Sequence[Work]) -> Iterator[Result]:
        """One pool of processes, for as long as it holds."""
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), initializer=_obey)
        waiting: list[Future[Result]] = []
        given = 0
        try:
            while waiting or given < len(works):
                while given < len(works) and len(waiting) < self.jobs * AHEAD:
                    waiting.append(pool.submit(do, works[given]))
                    given += 1
                yield waiting.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()  # nobody waits for what it is still thinking about


def _obey() -> None:
    """A process that works for us: Ctrl-C is for whoever gave the work, and it ends with that one, however he ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class Kept:
    """Finished games in a file, a line of JSON each; what was interrupted goes on from there.

    The first line says what is played, so that nobody goes on with something else.
    """

    def __init__(self, path: Path, plan: Mapping[str, object]) -> None:
        self.path = path
        self.plan = plan
        self.played: dict[int, Played] = {}
        if path.exists():
            self._read()
        else:
            self._write(plan)

    def _read(self) -> None:
        try:
            text = self.path.read_text("utf-8")
            *lines, broken = text.split("\n")  # a line that was cut off has no end
            if broken:
                self.path.write_text(text[: -len(broken)], "utf-8")
            forms = [json.loads(line) for line in lines]
            same = forms[:1] == [json.loads(json.dumps(self.plan))]
            self.played = {form["number"]: Played(**form) for form in forms[1:]}
        except (OSError, ValueError, TypeError, KeyError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadInput("unreadable-file", str(self.path), {"reason": reason}) from error
        if not same:
            raise BadInput("other-plan", str(self.path))

    def add(self, game: Played) -> None:
        """Keep a game in the file at once, so that an interrupted run goes on after it."""
        self.played[game.number] = game
        self._write(game.json())

    def _write(self, form: Mapping[str, object]) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(form, ensure_ascii=False) + "\n")
        except OSError as error:  # a full disk; the next run goes on after the last whole line
            raise BadInput("cannot-write", str(self.path), {"reason": error.strerror or str(error)}) from error


def run(
    schedule: Schedule,
    runner: Runner,
    tick: Callable[[int], None] = lambda count: None,
    kept: Kept | None = None,
) -> list[Played]:
    """All games of a schedule, in the order of their numbers; those that were kept are not played again."""
    found = dict(kept.played) if kept is not None else {}
    tick(len(found))
    numbers = [number for number in range(len(schedule)) if number not in found]
    size = chunk_size(schedule, numbers, runner.workers)
    works = [(schedule, numbers[first : first + size]) for first in range(0, len(numbers), size)]
    for some in runner.map(play_some, works):
        for game in some:
            found[game.number] = game
            if kept is not None:
                kept.add(game)
        tick(len(some))
    return [found[number] for number in range(len(schedule))]


def chunk_size(schedule: Schedule, numbers: Sequence[int], workers: int) -> int:
    if not numbers:
        return 1
    at_once = CHUNK * max(1, workers // MANY)  # so that whoever gives out the work keeps up
    is_random = set(schedule.contest(numbers[0]).bots) | set(schedule.contest(numbers[-1]).bots) == {RANDOM}
    return max(1, min(RANDOM_CHUNK if is_random else at_once, len(numbers) // workers))
