"""How far people have come with lessons, in every kind of store; and where learners stay, without a name."""

from __future__ import annotations

import asyncio

from lazaretto.table.ports import Store
from lazaretto.table.rows import LessonRow, Stay


def row(guest: str, lesson: str, step: int, *, done: bool = False) -> LessonRow:
    path = ["next"] * step
    return LessonRow(guest=guest, game="rattus", lesson=lesson, path=path, step=step, farthest=step, done=done, updated=1.0)


def test_the_newest_of_each_lesson_is_kept(store: Store) -> None:
    async def work() -> None:
        await store.keep_lesson(row("anna", "turn", 1))
        await store.keep_lesson(row("anna", "turn", 3))
        await store.keep_lesson(row("anna", "end", 2, done=True))
        found = {each.lesson: each for each in await store.lessons("anna", "rattus")}
        assert found == {"turn": row("anna", "turn", 3), "end": row("anna", "end", 2, done=True)}
        assert await store.lessons("anna", "pest") == []
        assert await store.stays() == [Stay("rattus", "end", 2, True, 1), Stay("rattus", "turn", 3, False, 1)]

    asyncio.run(work())


def test_learners_are_counted_and_not_named(store: Store) -> None:
    async def work() -> None:
        if store.kind == "browser":
            return  # it has one guest
        for guest in ("anna", "boris", "clara"):
            await store.keep_lesson(row(guest, "turn", 3 if guest != "clara" else 1))
        assert await store.lessons("boris", "rattus") == [row("boris", "turn", 3)]
        assert await store.stays() == [Stay("rattus", "turn", 1, False, 1), Stay("rattus", "turn", 3, False, 2)]

    asyncio.run(work())
