"""Compares the whole corpus with what this version does: `python -m tests.corpus_check [games|positions|answers|store]`.

The tests compare samples; this leaves nothing out and tells how far it is. It ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from lazaretto.kernel.pure import is_compiled
from lazaretto.server.checkup import resting_hub
from tests.corpus import checking, packing, stored

Steps = Iterator[tuple[str, int]]


def games() -> Steps:
    """Every decision of every game; how many."""
    for path in checking.game_files():
        form, name = packing.read(path), checking.label(path)
        told = checking.check_watching(name, form)
        checking.check_game(name, form)
        checking.check_replay(name, form)
        checking.check_going_on(name, form)
        yield name, told


def positions() -> Steps:
    """Every position loads."""
    for path in checking.game_files():
        form, name = packing.read(path), checking.label(path)
        yield name, checking.check_positions(name, form)


def answers() -> Steps:
    """Every answer of the bots, and every evaluation."""
    for path in checking.answer_files():
        form = packing.read(path)
        for compared in checking.check_answers(path, form["answers"], form["evaluations"]):
            yield checking.label(path), compared


def store() -> Steps:
    """Every table: what it showed, every moment of it, and that it goes on."""
    for folder in stored.store_folders():
        tables, shown_at = stored.recorded_tables(folder)
        for table, form in tables.items():
            with tempfile.TemporaryDirectory() as where:
                yield f"{folder.name}/{form['kind']}", asyncio.run(_table(folder, Path(where), table, form, shown_at))


async def _table(folder: Path, where: Path, table: str, form: dict[str, object], shown_at: float) -> int:
    opened = stored.unpack(folder, where)
    try:
        async with resting_hub(opened) as hub:
            await stored.check_shown(hub, table, form, shown_at)
            moments = await stored.check_watched(hub, table, form, 1)
            if (await hub.table(table)).game.status != "finished":
                await stored.check_goes_on(hub, table, form, 40)
            return moments
    finally:
        opened.close()


PARTS: dict[str, Callable[[], Steps]] = {"games": games, "positions": positions, "answers": answers, "store": store}


def check(part: str) -> int:
    """How many things of a part were compared; a line tells how far it is."""
    began, compared = time.monotonic(), 0
    gc.disable()  # nothing here makes circles, and looking for them would take most of the time
    for name, count in PARTS[part]():
        compared += count
        print(f"\r{part}: {compared} ({name})".ljust(100)[:100], end="", flush=True)
        gc.collect()
    gc.enable()
    print(f"\r{part}: {compared} the same, {time.monotonic() - began:.0f} s".ljust(100))
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []])  # argparse looks even for "none" among them
    chosen = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    try:
        for part in chosen.parts or PARTS:
            check(part)
    except checking.Differs as difference:
        print()
        sys.exit(str(difference))


if __name__ == "__main__":
    main()
