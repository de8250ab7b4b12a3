"""Lessons: which a game has, and taking one."""

from __future__ import annotations

import msgspec

from lazaretto.table import taught, wire, wishes
from lazaretto.table.api import AnyRoute, get, post
from lazaretto.table.books import book_of
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker
from lazaretto.table.learning import example_infos, keep, learn, lesson_infos, print_of_lesson


@get("/api/games/{name}/lessons")
async def lessons(hub: Hub, name: str) -> taught.LessonWords:
    """The lessons of a game with their words."""
    found = await hub.aside(lesson_infos, name)
    return taught.LessonWords(found, await hub.aside(example_infos, name), hub.words.lessons(name))


@get("/api/games/{name}/book")
async def game_book(hub: Hub, name: str) -> taught.BookInfo:
    """The book of a game: its page, the chapters of its rules with pictures and examples, its player aid."""
    return msgspec.structs.replace(await hub.aside(book_of, name), texts=hub.words.book(name))


@post("/api/games/{name}/lessons/{lesson}", (401, 403, 409, 413, 422))
async def take_lesson(hub: Hub, asker: Asker, name: str, lesson: str, data: wishes.LessonWish) -> taught.LessonState:
    """One move of a learner, from where his path leads: a choice, or on, back, undo, skip. How far he came is kept."""
    now = await hub.aside(learn, name, lesson, data)
    if asker.guest is not None and data.keep and now.reply is None:
        await keep(hub.store, asker.guest.id, name, lesson, now, hub.time.now())
    return now


@get("/api/games/{name}/lessons/{lesson}/printed")
async def lesson_printed(hub: Hub, name: str, lesson: str) -> wire.PrintedInfo:
    """What the board of a lesson is drawn from."""
    return await hub.aside(print_of_lesson, name, lesson)


@get("/api/learning/{name}")
async def learning(hub: Hub, asker: Asker, name: str) -> list[taught.LessonKept]:
    """How far the asker has come with the lessons of a game."""
    kept = [] if asker.guest is None else await hub.store.lessons(asker.guest.id, name)
    return [taught.LessonKept(row.lesson, row.path, row.step, row.done) for row in kept]


LEARN: list[AnyRoute] = [lessons, game_book, take_lesson, learning, lesson_printed]
