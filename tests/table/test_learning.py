"""Lessons asked of a house: the way a browser takes one."""

from __future__ import annotations

import json
from typing import Any

from lazaretto.learn.catalogue import lesson, names
from lazaretto.learn.course import NEXT, Course
from lazaretto.table.dispatch import ask
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker, Guest
from tests.table.house import house, in_virtual_time

ANNA = Asker(Guest("anna", "Anna"), "en")


async def asked(hub: Hub, method: str, path: str, body: object = None) -> tuple[int, Any]:
    answer = await ask(hub, ANNA, method, path, {}, b"" if body is None else json.dumps(body).encode())
    return answer.status, json.loads(answer.body)


def test_all_lessons_of_rattus_are_taken_over_the_wire() -> None:
    async def work() -> None:
        hub = house(1)
        status, told = await asked(hub, "GET", "/api/games/rattus/lessons")
        assert status == 200 and [each["name"] for each in told["lessons"]] == list(names("rattus"))
        for name in names("rattus"):
            await _take(hub, name)

    in_virtual_time(work)


async def _take(hub: Hub, name: str) -> None:
    course = Course(lesson("rattus", name))
    place = f"/api/games/rattus/lessons/{name}"
    status, now = await asked(hub, "POST", place, {})
    assert status == 200 and now["step"] == 0 and now["path"] == []
    while now["step"] < now["steps"]:
        step = course.steps[now["step"]]
        assert now["id"] == step.id and now["asks"] == (not step.looks)
        assert bool(now["state"]["legal"]) == now["asks"]
        moves = [NEXT] if step.looks else course.solution(now["step"], course.stand(now["path"]).match)
        for move in moves:
            status, now = await asked(hub, "POST", place, {"path": now["path"], "move": move})
            assert status == 200 and now["reply"] is None
        assert now["solved"] == step.id
    assert now["id"] == "" and not now["asks"] and now["state"]["legal"] == []
    status, back = await asked(hub, "POST", place, {"path": now["path"], "move": "back"})
    assert status == 200 and back["step"] < now["step"]


def test_a_stray_choice_is_answered_and_changes_nothing() -> None:
    async def work() -> None:
        hub, place = house(1), "/api/games/rattus/lessons/turn"
        status, now = await asked(hub, "POST", place, {"path": ["next"], "move": "AddCubes anglia 1"})
        assert (
            status == 200 and now["path"] == ["next"] and now["reply"]["kind"] == "own" and now["reply"]["form"] == "fewer"
        )
        status, now = await asked(
            hub, "POST", "/api/games/rattus/lessons/travel", {"path": ["next"], "move": "TakeCard king"}
        )
        assert status == 200 and now["reply"] is None and now["path"] == ["next", "TakeCard king"]
        status, now = await asked(hub, "POST", place, {"path": now["path"], "move": "undo"})
        assert now["path"] == []

    in_virtual_time(work)


def test_what_cannot_be_is_refused() -> None:
    async def work() -> None:
        hub, place = house(1), "/api/games/rattus/lessons/turn"
        status, told = await asked(hub, "POST", place, {"path": ["next"], "move": "UseCard king"})
        assert (status, told["code"]) == (422, "illegal-choice") and told["rules"]
        for body, code in (
            ({"path": ["next"], "move": "next"}, "lesson-asks"),
            ({"path": [], "move": "AddCubes gallia 3"}, "lesson-looks"),
        ):
            status, told = await asked(hub, "POST", place, body)
            assert (status, told["code"]) == (409, code)
        for path, body, wanted in (
            (place, {"path": ["next"], "move": "Dance now"}, 400),
            (place, {"path": ["x"] * 401}, 400),
            (place, {"path": [7]}, 400),
            ("/api/games/rattus/lessons/juggling", {}, 404),
            ("/api/games/chess/lessons/turn", {}, 404),
        ):
            status, told = await asked(hub, "POST", path, body)
            assert status == wanted, told
        status, now = await asked(hub, "POST", place, {"path": ["nonsense", "next"]})
        assert status == 200 and now["path"] == []

    in_virtual_time(work)
