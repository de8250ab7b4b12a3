"""All games in one file and back, on both databases and from one to the other; and what a version makes of a store."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import lzma
import sqlite3
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import lazaretto
import lazaretto.games
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.server.checkup import check_store, resting_hub
from lazaretto.store import ChatRow, Store, open_store
from lazaretto.store.backup import back_up, restore
from lazaretto.store.database import FILE
from lazaretto.store.store import secret
from lazaretto.table import versions
from lazaretto.table.rows import Change, Stored
from tests.corpus.stored import store_folders
from tests.databases import fresh_database
from tests.store.test_store import stored

Place = str | Path
RESULT = {"winners": [0], "ranking": [1, 2, 2], "reason": "resigned", "scores": []}


def filmed(match: Match, table: str, **more: Any) -> Stored:
    made = stored(match, table, **more)
    _, stills = versions.filmed(made)
    made.choices = [msgspec.structs.replace(row, still=still) for row, still in zip(made.choices, stills, strict=True)]
    return made


def played(seed: int, choices: int, edition: dict[str, Any] | None = None) -> Match:
    match = lazaretto.game("rattus").new(3, seed, edition=edition)
    while match.n < choices:
        match.apply(match.legal()[-1])
    return match


def fill(where: Place) -> None:
    """A game that runs, one that is over, one with printed values of its own; chat."""

    async def go(store: Store) -> None:
        printed = copy.deepcopy(lazaretto.game("rattus").module.edition())
        printed["constants"]["cubes_per_player"] += 1
        await store.create(filmed(played(1, 20), "running", clock={"per_move": 60.0}))
        await store.create(filmed(played(2, 30), "finished", status="finished", to_move=None, result=RESULT))
        await store.create(filmed(played(3, 5, printed), "own", edition=printed, public=True))
        await store.say("running", ChatRow(id=0, seat=0, name="Анна", text="Привет “☃”", time=2.0, guest="anna"))

    store = open_store(where)
    try:
        secret(store)
        asyncio.run(go(store))
    finally:
        store.close()


async def told(store: Store) -> dict[str, Any]:
    """All of a store that anybody can ask for."""
    tables = await store.tables()
    return {table: (await store.load(table), await store.film(table), await store.chat(table)) for table in tables} | {
        "secret": secret(store)
    }


def everything(where: Place) -> dict[str, Any]:
    store = open_store(where)
    try:
        return asyncio.run(told(store))
    finally:
        store.close()


def go_on(where: Place, table: str) -> tuple[int, int]:
    """Somebody chooses and somebody writes; the decision before and after."""

    async def go(store: Store) -> tuple[int, int]:
        async with resting_hub(store) as hub:
            live = await hub.table(table, watched=False)
            before, turn = live.game.n, live.turn()
            turn.choose(live.match.legal()[0].text)
            await hub.act(table, lambda here: (here.progress(turn, 5.0), turn), watched=False)
            line = await store.say(table, ChatRow(id=0, seat=0, name="Анна", text="weiter", time=3.0))
            assert [each.id for each in await store.chat(table)] == sorted({1, line.id}) and line.id > 1
            return before, (await store.load(table)).game.n

    store = open_store(where)
    try:
        return asyncio.run(go(store))
    finally:
        store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Another place, without games."""
    return tmp_path / "elsewhere" if request.param == "sqlite" else fresh_database(request.getfixturevalue("postgres_url"))


def test_games_come_back_and_go_on(where: Place, elsewhere: Place, tmp_path: Path) -> None:
    fill(where)
    file = tmp_path / "games.backup"
    kept = back_up(where, file)
    assert (kept.games, kept.size) == (3, file.stat().st_size)
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if "games.backup" in path.name) == [file.name]
    assert restore(file, elsewhere).games == 3
    assert everything(elsewhere) == everything(where)
    before, after = go_on(elsewhere, "running")
    assert after > before == 20
    assert verdicts(elsewhere) == dict.fromkeys(("finished", "own", "running"), ("same", ""))


def test_a_place_where_a_server_was_begun_takes_games_and_key(where: Place, elsewhere: Place, tmp_path: Path) -> None:
    """So everybody's cookie is good there, too."""
    fill(where)
    assert everything(elsewhere)["secret"] != everything(where)["secret"]
    back_up(where, tmp_path / "games")
    restore(tmp_path / "games", elsewhere)
    assert everything(elsewhere) == everything(where)


def test_a_copy_is_of_one_moment_though_games_go_on(where: Place, tmp_path: Path) -> None:
    fill(where)
    store = open_store(where)
    stop, failed = threading.Event(), []

    def write() -> None:
        async def go() -> None:
            rev = (await store.load("running")).game.rev
            while not stop.is_set():  # two rows that must never be seen apart
                seats = [msgspec.structs.replace(row, name=f"Anna {rev}") for row in (await store.load("running")).seats]
                rev = await store.change("running", rev, Change(game={"updated": float(rev)}, seats=seats))

        try:
            asyncio.run(go())
        except Exception as error:
            failed.append(error)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for at in range(5):
            back_up(where, tmp_path / f"copy{at}")
            with sqlite3.connect(tmp_path / f"copy{at}") as file:
                (updated,) = file.execute("SELECT updated FROM game WHERE id = 'running'").fetchone()
                names = {name for (name,) in file.execute("SELECT name FROM seat WHERE game = 'running'")}
            assert names == {f"Anna {int(updated)}"} or updated == 1.0
    finally:
        stop.set()
        writer.join(20)
        store.close()
    assert not failed


def test_games_are_neither_overwritten_nor_mixed(where: Place, elsewhere: Place, tmp_path: Path) -> None:
    fill(where)
    file = tmp_path / "games"
    back_up(where, file)
    written = file.read_bytes()
    with pytest.raises(BadInput, match="file-exists"):
        back_up(where, file)
    fill(elsewhere)
    there = everything(elsewhere)
    with pytest.raises(BadInput, match="store-not-empty"):
        restore(file, elsewhere)
    assert file.read_bytes() == written and everything(elsewhere) == there


def test_a_file_that_is_served_is_not_restored_to(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    back_up(tmp_path / "a", tmp_path / "games")
    served = open_store(tmp_path / "b", alone=True)
    with pytest.raises(BadInput, match="already-served"):
        restore(tmp_path / "games", tmp_path / "b")
    served.close()


def test_what_is_no_copy_of_games_is_refused(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    good = tmp_path / "good"
    back_up(tmp_path / "a", good)
    torn, text_file, empty, later = (tmp_path / name for name in ("torn", "text", "empty", "later"))
    torn.write_bytes(good.read_bytes()[:20_000])
    text_file.write_text("these are no games, but a text of some length", "utf-8")
    empty.write_bytes(b"")
    later.write_bytes(good.read_bytes())
    with sqlite3.connect(later) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    for file, code in (
        (torn, "broken-backup"),
        (text_file, "broken-backup"),
        (empty, "broken-backup"),
        (later, "newer-store"),
    ):
        with pytest.raises(BadInput, match=code):
            restore(file, tmp_path / "b")
    with pytest.raises(BadInput, match="no-such-file"):
        restore(tmp_path / "nowhere", tmp_path / "b")
    with pytest.raises(BadInput, match="no-store"):
        back_up(tmp_path / "nothing", tmp_path / "copy")
    assert not (tmp_path / "b" / FILE).exists() and not (tmp_path / "copy").exists()


def test_what_is_wrong_with_a_store_is_told_of_the_store(tmp_path: Path) -> None:
    """Not of the copy that was begun, nor of the one that a check makes for itself."""
    (tmp_path / FILE).touch()
    for work in (lambda: back_up(tmp_path, tmp_path / "copy"), lambda: check_store(tmp_path)):
        with pytest.raises(BadInput, match="broken-backup") as refused:
            work()
        assert refused.value.place == str(tmp_path / FILE)


def test_a_file_is_no_folder_to_restore_to(tmp_path: Path) -> None:
    open_store(tmp_path / "games").close()
    copy_of = tmp_path / "copy"
    back_up(tmp_path / "games", copy_of)
    with pytest.raises(BadInput, match="cannot-write"):
        restore(copy_of, copy_of)


def test_a_store_of_an_earlier_version_is_copied_as_it_is(tmp_path: Path) -> None:
    """Its schema is left to those who still serve it; only where it is restored is it brought up to date."""
    (tmp_path / FILE).write_bytes(lzma.decompress((store_folders()[0] / "store.db.xz").read_bytes()))
    before = (tmp_path / FILE).read_bytes()
    back_up(tmp_path, tmp_path / "copy")
    with sqlite3.connect(tmp_path / "copy") as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert (tmp_path / FILE).read_bytes() == before
    restore(tmp_path / "copy", tmp_path / "new")
    assert len(everything(tmp_path / "new")) == file.execute("SELECT count(*) FROM game").fetchone()[0] + 1


# ---------------------------------------------------------------- what a version makes of a store


def verdicts(where: Place) -> dict[str, tuple[str, str]]:
    return {each.table: (each.verdict, each.reason) for each in check_store(where).tables}


def change(where: Place, statement: str, **values: Any) -> None:
    store = open_store(where)
    store.database.write_now(lambda connection: connection.execute(text(statement), values))
    store.close()


def test_a_check_changes_nothing(where: Place) -> None:
    fill(where)
    before = everything(where)
    heard: list[tuple[int, int]] = []
    report = check_store(where, lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)] and not report.troubles
    assert sum(each.choices for each in report.tables) == 6 and all(each.moments for each in report.tables)
    assert everything(where) == before


def test_what_is_other_than_it_was_is_found(where: Place) -> None:
    """A line nobody could choose, a picture that the rules do not give, an edition that is gone."""
    fill(where)
    change(where, "UPDATE choice SET choice = 'Nonsense' WHERE game = 'own' AND n = 2")
    change(where, "UPDATE choice SET still = NULL WHERE game = 'running' AND n = 4")
    found = verdicts(where)
    assert found["finished"] == ("same", "")
    assert found["own"][0] == "broken" and "Nonsense" in found["own"][1]
    assert found["running"] == ("broken", "decision 20: 0 in the film")
    change(where, "DELETE FROM edition WHERE digest = (SELECT edition FROM game WHERE id = 'own')")
    assert "no-such-edition" in verdicts(where)["own"][1]


def test_a_picture_that_the_rules_do_not_give(where: Place) -> None:
    fill(where)
    film = everything(where)["running"][1]
    piece = msgspec.json.encode({**film[3], "view": {"epoch": [7]}})
    change(where, "UPDATE choice SET still = :piece WHERE game = 'running' AND n = 3", piece=piece)
    assert verdicts(where)["running"] == ("broken", "decision 4: view")


def test_games_of_rules_that_are_not_here_are_named(where: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(where)
    change(where, "UPDATE game SET rules = '99' WHERE id <> 'own'")
    assert verdicts(where) == {"finished": ("watched", ""), "own": ("same", ""), "running": ("barred", "newer-rules")}


def test_a_rule_that_changed_in_silence_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version of the rules is the same, and yet they show another board."""
    fill(tmp_path)
    module = lazaretto.game("rattus").module

    def view(*given: Any) -> Any:
        return {**module.view(*given), "supply": [0, 0, 0]}

    changed = dataclasses.replace(module, view=view)
    monkeypatch.setattr(lazaretto.games, "_load", lambda entry: changed)
    assert {each.verdict for each in check_store(tmp_path).tables} == {"broken"}
