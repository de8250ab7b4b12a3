"""An update that changes a rule and a printed value of every game: all games of the corpus load, go on and are watched."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.record_corpus import correct_messina, correct_pest, correct_rattus

import lazaretto as lz
import lazaretto.games
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.former import Former
from lazaretto.kernel.game import Game
from lazaretto.server.checkup import CHOICES, Checked, check_table, resting_hub
from lazaretto.store import Store, open_store
from lazaretto.store.database import FILE
from lazaretto.table import history, opening
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Guest
from lazaretto.table.inline import InlineWorkshop
from lazaretto.table.live import Live
from tests.corpus import checking, packing, stored
from tests.depth import deep

PRINTED: dict[str, Callable[[dict[str, Any]], None]] = {
    "rattus": correct_rattus,
    "messina": correct_messina,
    "pest": correct_pest,
}
Modules = dict[str, SomeGame]


@contextmanager
def version(modules: Modules | Exception) -> Iterator[None]:
    """A house with these games, or in which no game can be loaded."""

    def load(entry: Any) -> SomeGame:
        if isinstance(modules, Exception):
            raise modules
        return modules[entry.name]

    before = lazaretto.games._load
    lazaretto.games._load = load
    try:
        yield
    finally:
        lazaretto.games._load = before


# ---------------------------------------------------------------- the update


def updated(change: Callable[[SomeGame], dict[str, Any]]) -> Modules:
    """Every game by its next rules, in which something is other than today, with another value printed."""
    return {name: _next(lz.game(name), change) for name in PRINTED}


def _next(game: Game, change: Callable[[SomeGame], dict[str, Any]]) -> SomeGame:
    module = game.module
    printed = copy.deepcopy(module.edition())
    PRINTED[module.name](printed)
    rule = next(iter(module.ledger()))
    former = Former(module.rules_version, changes=(rule,), edition=module.edition)
    following = {"rules_version": f"{module.rules_version}+", "former": (*module.former, former)}
    return dataclasses.replace(module, edition=lambda: printed, **following, **change(module))


def other_scores(module: SomeGame) -> dict[str, Any]:
    """A rule at the end: every total is one more. All that was played comes again."""

    def scores(board: Any) -> list[dict[str, int]]:
        return [{**line, "total": line["total"] + 1} for line in module.scores(board)]

    return {"scores": scores}


def other_beginning(module: SomeGame) -> dict[str, Any]:
    """A rule at the beginning: somebody has more from the start. Nothing that began there comes again as it was."""

    def setup(tables: Any, players: int, options: Any, then: Any) -> Any:
        board = module.setup(tables, players, options, then)
        if module.name == "rattus":
            board.lay_starting_rat(tables.in_play[0])
        else:
            board.set_stock(0, 0, board.stock(0, 0) + 1)
        return board

    return {"setup": setup}


def broken(module: SomeGame) -> dict[str, Any]:
    def boom(*_: Any) -> Any:
        raise AssertionError("the rules were asked")

    names = ("setup", "make_tables", "load_board", "save_board", "view", "problems", "scores", "outcome", "determinise")
    return dict.fromkeys(names, boom)


# ---------------------------------------------------------------- the corpus as tables of a store

SOME = deep(9, 1)  # every so-manieth game of the corpus
MOMENTS = deep(7, 1)  # and every so-manieth moment of it is compared
Moments = dict[tuple[int, int], tuple[Any, Any]]


async def fill(folder: Path) -> dict[str, Moments]:
    """Files of the corpus as tables, played by today's rules, beside those of its store; what every seat saw there."""
    store = stored.unpack(stored.store_folders()[0], folder)
    anna = Guest("anna", "Anna")
    try:
        async with resting_hub(store) as hub:
            files = checking.game_files()[::SOME]
            for path in files:
                log = packing.read(path)["log"]
                await hub.create(opening.imported(msgspec.json.encode(log), anna, 1.0, secrets))
            tables = await store.tables()
            return {
                table: await moments(hub, await hub.table(table, watched=False)) for table in tables[::SOME] + tables[-3:]
            }
    finally:
        store.close()


async def moments(hub: Hub, live: Live) -> Moments:
    found: Moments = {}
    for n in range(1, live.game.n, MOMENTS):
        for viewer in range(-1, live.game.players):
            state = await history.moment(hub, live, viewer, n, 2.0)
            events = [event for event in state.events if "notice" not in event]
            found[n, viewer] = msgspec.to_builtins((state.view, events))
    return found


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Moments]]:
    folder = tmp_path_factory.mktemp("before")
    return folder, asyncio.run(fill(folder))


async def after(store: Store, tables: list[str]) -> tuple[list[Checked], dict[str, Moments]]:
    checked, seen = [], {}
    async with resting_hub(store, InlineWorkshop()) as hub:  # in this process, whose games are others
        for table in tables:
            checked.append(await check_table(hub, store, table))
            hub.tables.clear()
            seen[table] = await moments(hub, await hub.table(table, watched=False))
            hub.tables.clear()
    return checked, seen


def update(before: tuple[Path, dict[str, Moments]], modules: Modules | Exception, folder: Path) -> list[Checked]:
    """What the next version makes of all tables. Whatever it is, they are seen as they were."""
    (folder / FILE).write_bytes((before[0] / FILE).read_bytes())
    with version(modules):
        store = open_store(folder)
        try:
            checked, seen = asyncio.run(after(store, list(before[1])))
        finally:
            store.close()
    for table, was in before[1].items():
        now = seen[table]
        assert all(now[moment] == told for moment, told in was.items()), table
    assert {each.game for each in checked} == set(PRINTED) and {each.status for each in checked} >= {"running", "finished"}
    return checked


def verdicts(checked: list[Checked]) -> dict[bool, Counter[str]]:
    """Of games that are over, and of those that are not."""
    return {over: Counter(each.verdict for each in checked if (each.status == "finished") == over) for over in (True, False)}


def test_a_rule_that_changes_nothing_on_the_way(before: tuple[Path, dict[str, Moments]], tmp_path: Path) -> None:
    checked = update(before, updated(other_scores), tmp_path)
    assert [each for each in checked if each.reason] == []
    assert {over: set(each) for over, each in verdicts(checked).items()} == {True: {"watched"}, False: {"retold"}}
    assert all(each.choices == CHOICES for each in checked if each.status != "finished")


def test_a_rule_that_changes_all_from_the_beginning(before: tuple[Path, dict[str, Moments]], tmp_path: Path) -> None:
    checked = update(before, updated(other_beginning), tmp_path)
    assert [each for each in checked if each.reason] == []
    found = verdicts(checked)
    assert set(found[True]) == {"watched"} and set(found[False]) <= {"went-on", "retold"}
    assert found[False]["went-on"] > found[False]["retold"]  # those that began from a position come again
    assert all(each.choices for each in checked if each.status != "finished")


@pytest.mark.parametrize("how", ["raise", "are gone"])
def test_games_are_watched_though_their_rules(how: str, before: tuple[Path, dict[str, Moments]], tmp_path: Path) -> None:
    checked = update(before, updated(broken) if how == "raise" else ImportError("no rules"), tmp_path)
    found = verdicts(checked)
    assert set(found[True]) == {"watched"} and set(found[False]) == {"barred"}
    assert all(each.moments for each in checked)
