"""store check, backup, restore: what a host reads, in both languages, and how the command ends."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from pathlib import Path

import pytest

from lazaretto.server.checkup import resting_hub, told_then
from lazaretto.store import Store, open_store
from lazaretto.store.database import FILE
from tests.cli.conftest import Run
from tests.corpus.stored import store_folders


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Three tables of a store that the first version wrote: one that runs, one that waits, one that is over."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes(lzma.decompress((store_folders()[0] / "store.db.xz").read_bytes()))
    with sqlite3.connect(folder / FILE) as file:
        file.execute("PRAGMA foreign_keys=ON")
        wanted = "SELECT min(id) FROM game WHERE name = 'rattus' GROUP BY status"
        file.execute(f"DELETE FROM game WHERE id NOT IN ({wanted})")
    return folder


def test_a_check_tells_what_it_found(run: Run, data: Path, tmp_path: Path) -> None:
    before = (data / FILE).read_bytes()
    report = tmp_path / "report.json"
    ran = run("store", "check", "--data", str(data), "--json", str(report))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Games: 3. ") and "go on by replay" in ran.out and "{" not in ran.out
    tables = json.loads(report.read_text("utf-8"))["tables"]
    assert sorted(each["verdict"] for each in tables) == ["retold", "retold", "watched"]
    assert sum(each["choices"] for each in tables) == 6
    assert (data / FILE).read_bytes() == before


def test_what_is_told_only_since_does_not_break_a_kept_game() -> None:
    """The same rules, played before the log told that the Knight did not count the plague."""
    revealed, since = {"event": {"kind": "rat-revealed"}}, {"event": {"kind": "plague-let-be"}}
    assert told_then({"events": [since, revealed]}, "rattus") == told_then({"events": [revealed]}, "rattus") == [revealed]


async def film_all(store: Store) -> None:
    async with resting_hub(store) as hub:
        for table in await store.tables():
            await hub.table(table, watched=False)


@pytest.mark.parametrize(("language", "words"), [("en", "cannot go on here"), ("ru", "нельзя продолжить здесь")])
def test_games_that_cannot_go_on_end_it_with_one(run: Run, data: Path, language: str, words: str) -> None:
    store = open_store(data)
    asyncio.run(film_all(store))
    store.close()
    with sqlite3.connect(data / FILE) as file:
        file.execute("UPDATE game SET rules = '99' WHERE status <> 'finished'")
    ran = run("store", "check", "--data", str(data), "--lang", language)
    assert ran.code == 1 and words in ran.out and ran.out.count("99") == 2


def test_games_go_into_a_file_and_back(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "games"
    assert run("store", "backup", str(file), "--data", str(data)).out.startswith("3 games are kept in ")
    ran = run("store", "restore", str(file), "--data", str(tmp_path / "new"), "--lang", "ru")
    assert ran.out == f"3 партии восстановлены из {file}.\n" and ran.code == 0
    assert run("store", "check", "--data", str(tmp_path / "new")).code == 0


def test_refusals_are_one_sentence(run: Run, data: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("a text", "utf-8")
    nowhere = str(tmp_path / "nowhere")
    for arguments, words in (
        (["check", "--data", nowhere], "there are no games here"),
        (["check", "--data", str(data), "--json", f"{nowhere}/x"], "there is no folder for this file"),
        (["backup", str(there), "--data", str(data)], "there is a file of this name already"),
        (["backup", f"{nowhere}/x", "--data", str(data)], "there is no folder for this file"),
        (["backup", nowhere, "--data", str(data), "--database", "postgresql://x"], "either --data or --database"),
        (["backup", nowhere, "--database", "postgresql://localhost:1/none"], "the games cannot be read or written"),
        (["restore", str(there), "--data", nowhere], "this file holds no games of ours"),
        (["restore", nowhere, "--data", str(data)], "there is no such file"),
        (["restore"], "a value is missing"),
    ):
        ran = run("store", *arguments)
        assert ran.code == 2 and ran.out == "", arguments
        assert words in ran.err and ran.err.count("\n") == 1, ran.err
