"""A browser's own tables, on a shelf in memory: what is acknowledged is kept, and everything else is as at a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import lazaretto
from lazaretto.local.house import MARK
from tests.local.page import Window
from tests.local.shelf import DictShelf


def run(story: Callable[[DictShelf], Awaitable[None]]) -> None:
    asyncio.run(story(DictShelf()))  # type: ignore[arg-type]


async def first_move(window: Window, *seats: str) -> tuple[str, Any, dict[str, Any]]:
    """A table where Anna has made her first choice: its name, its socket, the state after it."""
    table = await window.open(*seats)
    socket = window.sit(table["id"])
    state = await socket.state(1)
    choice = state["legal"][0]["text"]
    assert (await socket.ask(type="move", seat=0, n=1, choice=choice))["type"] == "ack"
    return table["id"], socket, await socket.until(lambda told: told["type"] == "state" and told["n"] > 1)


def test_a_move_is_on_the_shelf_before_it_is_acknowledged() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        table = await window.open("me", "me")
        assert table["id"].startswith(MARK)
        socket = window.sit(table["id"])
        state = await socket.state(1)
        before = shelf.deeds
        lines = len(await shelf.numbered("choice", table["id"]))

        async def told(text: str) -> None:
            if json.loads(text)["type"] == "ack":
                assert shelf.deeds == before + 1
                assert len(await shelf.numbered("choice", table["id"])) > lines
            await heard(text)

        heard, socket.send = socket.send, told  # type: ignore[method-assign]
        assert (await socket.ask(type="move", seat=0, n=1, choice=state["legal"][0]["text"]))["type"] == "ack"

    run(story)


def test_a_lesson_needs_no_server_and_is_kept() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        place = "/api/games/rattus/lessons/turn"
        now = await window.ask("POST", place, {"path": [], "move": "next"})
        now = await window.ask("POST", place, {"path": now["path"], "move": "AddCubes gallia 3"})
        assert now["solved"] == "add" and now["id"] == "danger"
        (kept,) = await Window(shelf).ask("GET", "/api/learning/rattus")
        assert kept == {"name": "turn", "path": ["next", "AddCubes gallia 3"], "step": 2, "done": False}

    run(story)


def test_a_reload_loses_nothing() -> None:
    async def story(shelf: DictShelf) -> None:
        name, _, state = await first_move(Window(shelf), "me", "me")
        again = Window(shelf)
        socket = again.sit(name)
        assert (await socket.state(state["n"], None))["view"] == state["view"]
        assert [line["n"] for line in await again.ask("GET", f"/api/tables/{name}/log")] == list(range(1, state["n"]))
        (record,) = await shelf.tables()
        assert (record["brief"]["id"], record["brief"]["n"], record["brief"]["my_turn"]) == (name, state["n"], True)

    run(story)


def test_bots_answer_in_the_helper_and_go_on_after_a_reload() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        await window.house.start()
        window.helper.hold = asyncio.Event()  # it never answers
        name, _, state = await first_move(window, "me", "greedy")
        assert state["decision"]["seat"] == 1
        await window.house.stop()
        again = Window(shelf)
        await again.house.start()
        assert (await again.sit(name).state(state["n"]))["decision"]["seat"] == 0
        assert set(again.helper.asked) == {"think"}

    run(story)


def test_a_thought_that_is_not_wanted_any_more_is_ended() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        window.helper.hold = asyncio.Event()
        name, socket, _ = await first_move(window, "me", "greedy")
        while window.helper.asked != ["think"]:
            await asyncio.sleep(0)
        await window.ask("POST", f"/api/tables/{name}/takeback", {"seat": 0, "to": 1})
        while not window.helper.ends:
            await asyncio.sleep(0)
        window.helper.hold = None
        assert "choice" in await socket.ask(type="hint", seat=0, bot="greedy")

    run(story)


def test_undo_why_not_and_refusals_without_words() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        _, socket, state = await first_move(window, "me", "me")
        if state["undoable"]:
            assert (await socket.ask(type="undo", seat=0, n=state["n"]))["type"] == "ack"
        why = await socket.ask(type="why", choice="Pass")
        assert not why["legal"]
        refused = await socket.ask(type="move", seat=0, n=999, choice="Pass")
        assert (refused["code"], refused["text"]) == ("stale-choice", "")  # the page has the words
        missing = await window.ask("GET", f"/api/tables/{MARK}nothing", status=404)
        assert (missing["code"], missing["text"]) == ("unknown-table", "")
        gone = window.sit(f"{MARK}nothing")
        while gone.closed is None:
            await asyncio.sleep(0)
        assert gone.closed == (4404, "unknown-table")
        bad = await window.ask("POST", "/api/tables", {"game": "rattus", "seats": 3}, status=400)
        assert (bad["code"], bad["place"]) == ("bad-request", "seats")

    run(story)


def test_two_windows_of_one_browser_follow_each_other() -> None:
    async def story(shelf: DictShelf) -> None:
        windows: list[Window] = []
        one, two = Window(shelf, windows), Window(shelf, windows)
        for window in windows:
            await window.house.start()
        table = await one.open("me", "me")
        here, there = one.sit(table["id"]), two.sit(table["id"])
        state = await here.state(1)
        await there.state(1)
        await here.ask(type="move", seat=0, n=1, choice=state["legal"][0]["text"])
        after = await there.until(lambda told: told["type"] == "state" and told["n"] > 1)
        late = await there.ask(type="move", seat=0, n=1, choice=state["legal"][0]["text"])
        assert late["code"] in ("stale-choice", "stale-decision", "not-your-turn")
        assert (await here.until(lambda told: told["type"] == "state" and told["n"] == after["n"]))["view"] == after["view"]
        await there.ask(type="chat", text="Memento mori")
        told = await here.until(lambda message: message["type"] == "chat" and bool(message["lines"]))
        assert told["lines"][-1]["text"] == "Memento mori"

    run(story)


def test_past_moments_forks_rematches_and_files() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        name, _, state = await first_move(window, "me", "me")
        then = await window.ask("GET", f"/api/tables/{name}/moments/1?seat=0")
        assert then["n"] == 1
        fork = await window.ask("POST", f"/api/tables/{name}/fork", {"n": 1}, status=201)
        assert fork["id"].startswith(MARK) and fork["forked_from"] == {"id": name, "n": 1}
        file = await window.ask("GET", f"/api/tables/{name}/export")
        lazaretto.game("rattus").replay(file)
        taken = await window.ask("POST", "/api/import", file, status=201)
        assert (taken["n"], taken["seats"][0]["mine"]) == (state["n"], True)
        assert set(window.helper.asked) == {"work"}
        broken = await window.ask("POST", "/api/import", b'{"format": "lazaretto-log/1", "game": "rattus"}', status=400)
        assert (broken["code"], broken["place"]) == ("wrong-rules", "rules")
        assert len((await window.ask("GET", "/api/lobby"))["mine"]) == 3

    run(story)


def test_another_name_is_the_name_at_the_tables() -> None:
    async def story(shelf: DictShelf) -> None:
        window = Window(shelf)
        table = await window.open("me", "greedy")
        await window.ask("PUT", "/api/me", {"name": "Anna Karenina"})
        assert (await Window(shelf).ask("GET", f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Anna Karenina"

    run(story)
