"""The corpus: games, positions, a store and answers of bots recorded by earlier versions come out the same for ever.

Interpreted, a part of it is compared; `LAZARETTO_ALL=1` (or `python -m tests.corpus_check`) compares everything.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.pure import is_compiled
from lazaretto.server.checkup import resting_hub
from lazaretto.store import Store
from tests.corpus import checking, packing, stored, telling
from tests.corpus.changed import CHANGED

ALL = os.environ.get("LAZARETTO_ALL") == "1"
FAST = is_compiled() or ALL
GAMES = checking.game_files()
POSITIONS_EVERY = 1 if ALL else 50 if FAST else 150
ANSWERS = {"greedy": 0 if ALL else 40 if FAST else 12, "mcts:200": 0 if ALL else 10 if FAST else 4}
EVALUATED = 1 if ALL else 6 if FAST else 30  # the evaluations of every so-manieth game are compared at every decision
WATCHED_EVERY = 1 if ALL else 23 if FAST else 101
STORES = stored.store_folders()


@pytest.fixture(autouse=True)
def without_collecting() -> Iterator[None]:
    """Nothing here makes circles, and looking for them among so many values would take most of the time."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("path", GAMES, ids=checking.label)
def test_a_game_replays_as_it_was_played(path: Path) -> None:
    form = packing.read(path)
    name = checking.label(path)
    assert checking.check_watching(name, form) == len(form["log"]["choices"]) + 1
    match = checking.check_replay(name, form)
    if FAST or GAMES.index(path) % 3 == 0:
        checking.check_game(name, form)
    checking.check_positions(name, form, every=POSITIONS_EVERY, first=GAMES.index(path))
    assert match.is_over == (form["outcome"] is not None)
    if not match.is_over:
        assert checking.check_going_on(name, form) > 0


def test_the_corpus_holds_games_of_every_kind() -> None:
    logs = [packing.read(path)["log"] for path in checking.generations()[0].glob("games/*.json.xz")]
    assert len(logs) >= 30
    for name in lz.game_names():
        game, mine = lz.game(name), [log for log in logs if log["game"] == name]
        for players in game.players:
            here = [log["options"] for log in mine if log["players"] == players]
            for option, values in game.module.option_values(players).items():
                assert {str(options[option]) for options in here} >= {str(value) for value in values}, (name, players)
        assert {"result" in log for log in mine} == {"position" in log for log in mine} == {True, False}
        assert any(set(log["edition"]) != {"sha256"} for log in mine)


@pytest.mark.parametrize("bot", ANSWERS)
@pytest.mark.parametrize("path", checking.answer_files(), ids=checking.label)
def test_bots_answer_as_they_did(path: Path, bot: str) -> None:
    form = packing.read(path)
    wanted = checking.sample(form["answers"], bot, ANSWERS[bot])
    evaluations = dict(list(form["evaluations"].items())[::EVALUATED]) if bot == "greedy" else {}
    assert sum(checking.check_answers(path, wanted, evaluations)) == len(wanted)
    assert sum(each["bot"] == bot for each in form["answers"]) == 500


def test_answers_that_later_rules_changed_are_named_as_they_were_recorded() -> None:
    recorded = {
        f"{path.parent.name}/{each['file']} {each['n']} {each['bot']}"
        for path in checking.answer_files()
        for each in packing.read(path)["answers"]
    }
    assert recorded >= CHANGED
    assert len(CHANGED) < len(recorded) / 10


# ---------------------------------------------------------------- the store


@pytest.fixture(params=STORES, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, dict[str, Any], float]]:
    """A recorded store, opened by the present version, and what its tables showed."""
    tables, shown_at = stored.recorded_tables(request.param)
    store = stored.unpack(request.param, tmp_path)
    yield store, tables, shown_at
    store.close()


def some(tables: dict[str, Any]) -> dict[str, Any]:
    """All tables; interpreted, those of the quickest game and a few of the others."""
    quick = {table: form for at, (table, form) in enumerate(tables.items()) if at % 8 == 0 or _game(form) == "rattus"}
    return tables if FAST else quick


def _game(form: dict[str, Any]) -> str:
    return str(form["stored"]["game"]["name"])


def test_the_tables_of_an_old_store_show_what_they_showed(kept: tuple[Store, dict[str, Any], float]) -> None:
    store, tables, shown_at = kept

    async def go() -> None:
        async with resting_hub(store) as hub:
            for table, form in some(tables).items():
                await stored.check_shown(hub, table, form, shown_at)

    asyncio.run(go())
    states = {(form["stored"]["game"]["status"], _game(form)) for form in tables.values()}
    assert states == {(status, name) for status in ("waiting", "running", "finished") for name in lz.game_names()}


def test_the_tables_of_an_old_store_go_on(kept: tuple[Store, dict[str, Any], float]) -> None:
    store, tables, _ = kept
    open_ones = {table: form for table, form in some(tables).items() if form["stored"]["game"]["status"] != "finished"}

    async def go() -> int:
        async with resting_hub(store) as hub:
            return sum([await stored.check_goes_on(hub, table, form, 6) for table, form in open_ones.items()])

    assert asyncio.run(go()) > 5 * len(open_ones)


def test_the_games_of_an_old_store_are_watched_again(kept: tuple[Store, dict[str, Any], float]) -> None:
    store, tables, _ = kept

    async def go() -> None:
        async with resting_hub(store) as hub:
            for table, form in some(tables).items():
                assert await stored.check_watched(hub, table, form, WATCHED_EVERY) > 0

    asyncio.run(go())


# ---------------------------------------------------------------- the comparison itself


def recorded_today(choices: int) -> dict[str, Any]:
    """The beginning of a game as the present version would keep it."""
    game = lz.game("rattus")
    match = game.new(2, seed=1)
    for _ in range(choices):
        match.apply(match.legal()[0])
    form: dict[str, Any] = packing.plain(telling.recorded(game, match.log()))
    return form


def test_what_the_present_rules_record_comes_out_the_same() -> None:
    form = recorded_today(12)
    assert checking.is_played_by_present_rules(form)
    checking.check_game("today", form)
    checking.check_replay("today", form)
    assert checking.check_positions("today", form) == len(form["decisions"])


def test_a_difference_is_told_in_one_line() -> None:
    form = recorded_today(3)
    broken = {**form, "decisions": [packing.patch(None, _changed(packing.unfolded(form["decisions"])[0]))]}
    still = f"rules version is still '{form['rules']}'"
    with pytest.raises(checking.Differs, match=rf"^some, decision 1: legal.*{still}.*") as error:
        checking.check_game("some", broken)
    assert len(str(error.value)) < 400


def _changed(telling: dict[str, Any]) -> dict[str, Any]:
    return {**telling, "legal": [*telling["legal"], "Surrender"]}


def test_a_difference_of_an_older_game_is_told_too() -> None:
    """More may be offered and told today, but nothing is lost."""
    form = packing.read(next(path for path in GAMES if path.name.startswith("rattus_2")))
    assert not checking.is_played_by_present_rules(form)
    first = packing.unfolded(form["decisions"])[0]

    def with_first(**changes: Any) -> dict[str, Any]:
        return {**form, "decisions": [packing.patch(None, {**first, **changes})]}

    checking.check_positions("some", with_first(legal=first["legal"][1:], views=[{} for _ in first["views"]]))
    with pytest.raises(checking.Differs, match=r"^some, position 1, Pass is offered: .*recorded under rules '1'"):
        checking.check_positions("some", with_first(legal=[*first["legal"], "Pass"]))
    with pytest.raises(checking.Differs, match=r"^some, decision 1, scores"):
        checking.check_game("some", with_first(scores=[{**row, "total": -1} for row in first["scores"]]))
    with pytest.raises(checking.Differs, match=r"^some, decision 1, events"):
        checking.check_game("some", with_first(events=[told[:-1] for told in first["events"]]))


def test_patches_give_back_what_they_were_made_from() -> None:
    values = [{"a": [1, 2], "b": 1}, {"a": [1, 3], "c": None}, {}, {"a": [1]}, [1], [[2], {"x": 1}], None, [[2], {"x": 2}]]
    patches = [packing.patch(old, new) for old, new in zip([None, *values[:-1]], values, strict=True)]
    assert packing.unfolded(patches) == values
    assert packing.difference({"a": 1}, {"a": 1, "b": 2}) == ".b: not recorded, but there now"
    assert packing.difference({"a": 1}, {"a": 1, "b": 2}, more=True) == ""
    assert packing.difference({"a": [1, {"b": 2}]}, {"a": [1, {}]}, more=True) == ".a[1].b: recorded, but gone"
