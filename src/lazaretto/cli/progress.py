"""Many games with patience: a bar with the time left on a terminal, a line now and then elsewhere, and Ctrl-C."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from lazaretto.lab.runner import Local, Runner
from lazaretto.text import Words

LINE_SECONDS = 30.0  # between lines where there is no terminal
INTERRUPTED = 130  # the exit code of what was ended by Ctrl-C
Tick = Callable[[int], None]


class Lines:
    """Progress for a log file."""

    def __init__(self, words: Words, total: int) -> None:
        self.words = words
        self.total = total
        self.done = self.found = 0  # so far, and of those before we began
        self.began = self.told = time.monotonic()

    def tick(self, count: int) -> None:
        now = time.monotonic()
        if self.done == 0 and now - self.began < 0.5:
            self.found = count
        self.done += count
        if now - self.told > LINE_SECONDS and self.done > self.found:
            self.told = now
            left = (now - self.began) / (self.done - self.found) * (self.total - self.done)
            text = self.words.say("cli-progress", done=self.done, total=self.total, minutes=f"{left / 60:.1f}")
            print(text, file=sys.stderr, flush=True)


@contextmanager
def progress(words: Words, total: int) -> Iterator[Tick]:
    """Tells whoever waits how far it has come; nothing of it reaches stdout."""
    if not sys.stderr.isatty():
        yield Lines(words, total).tick
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda count: bar.advance(task, count)


@contextmanager
def runner_of(jobs: int, cluster: str | None) -> Iterator[Runner]:
    """Processes of this machine, or a cluster."""
    if cluster is None:
        yield Local(jobs)
        return
    from lazaretto.lab.cluster import Cluster  # late: not every installation has Ray

    found = Cluster(cluster)
    try:
        yield found
    finally:
        found.close()
