"""The chat: who may write, under which name, how much, and what the host can do about it."""

from __future__ import annotations

import asyncio
from typing import Any

from lazaretto.table.identity import Asker, Guest
from tests.table.company import Company, in_company
from tests.table.house import Client


async def _lines(all_: Company, who: Client) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = await who.ask("GET", f"{all_.place}/chat")
    return lines


def test_at_a_private_table_only_its_people_write() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        for who in (all_.anna, all_.boris):
            assert (await all_.do(who, "chat", text=" Привет!\x00\n"))["text"] == "Привет!"
            assert (await all_.table(who))["may_write"]
        assert await all_.refused(all_.vera, "chat", text="hello") == "seated-only"
        assert not (await all_.table(all_.vera))["may_write"]
        assert [(line["name"], line["seat"]) for line in await _lines(all_, all_.vera)] == [("Anna", 0), ("Boris", 1)]
        await all_.open("bot:greedy", "bot:greedy")  # the host need not play
        await all_.do(all_.anna, "chat", text="a good game")

    in_company(story)


def test_what_cannot_be_read_is_not_said() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        for text, code in (("", "bad-request"), ("x" * 501, "bad-request"), (" \x00\u200b", "empty-chat")):
            assert await all_.refused(all_.anna, "chat", text=text) == code

    in_company(story)


def test_an_onlooker_is_not_called_like_a_player() -> None:
    async def story(all_: Company) -> None:
        await all_.two(public=True)
        double = Client(all_.hub, "x")
        for name, shown in (
            ("Аnnа", "Аnnа 2"),
            ("BORIS", "BORIS 2"),
            ("Bo\u200bris", "Boris 2"),
            ("Carl", "Carl"),
            ("", ""),
        ):
            double.asker = Asker(Guest("double", name), "en")
            line = await all_.do(double, "chat", text="it is me")
            assert (line["name"], line["seat"]) == (shown, None)

    in_company(story)


def test_one_person_does_not_fill_the_page() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        for _ in range(8):
            await all_.do(all_.boris, "chat", text="me")
        assert await all_.refused(all_.boris, "chat", text="me") == "too-many"
        await all_.do(all_.anna, "chat", text="the others still can")
        await asyncio.sleep(2)
        await all_.do(all_.boris, "chat", text="again")
        assert await all_.refused(all_.boris, "chat", text="me") == "too-many"

    in_company(story)


def test_the_host_mutes_a_person() -> None:
    async def story(all_: Company) -> None:
        await all_.two(public=True)
        said = await all_.do(all_.boris, "chat", text="rude")
        own = await all_.do(all_.anna, "chat", text="please")
        assert await all_.refused(all_.boris, f"chat/{own['id']}/mute", muted=True) == "host-only"
        assert await all_.refused(all_.anna, f"chat/{own['id']}/mute", muted=True) == "not-mutable"
        assert await all_.refused(all_.anna, "chat/9999/mute", muted=True) == "unknown-line"
        await all_.do(all_.anna, f"chat/{said['id']}/mute", muted=True)
        assert await all_.refused(all_.boris, "chat", text="rude") == "muted"
        assert not (await all_.table(all_.boris))["may_write"]
        assert [line["muted"] for line in await _lines(all_, all_.anna)] == [True, False]
        assert [line["muted"] for line in await _lines(all_, all_.boris)] == [False, False]  # the host's to know
        await all_.do(all_.anna, f"chat/{said['id']}/mute", muted=False)
        await all_.do(all_.boris, "chat", text="sorry")
        told = [(n["kind"], n["who"]) for n in (await all_.notices())[-2:]]
        assert told == [("muted", "Boris"), ("unmuted", "Boris")]

    in_company(story)


def test_the_host_mutes_all_who_only_watch() -> None:
    async def story(all_: Company) -> None:
        await all_.two(public=True)
        await all_.do(all_.vera, "chat", text="let me help you")
        assert await all_.refused(all_.boris, "onlookers", muted=True) == "host-only"
        assert (await all_.do(all_.anna, "onlookers", muted=True))["quiet"]
        assert await all_.refused(all_.vera, "chat", text="but") == "seated-only"
        await all_.do(all_.boris, "chat", text="peace")
        await all_.do(all_.anna, "onlookers", muted=False)
        await all_.do(all_.vera, "chat", text="thank you")
        assert [n["kind"] for n in await all_.notices()][-2:] == ["onlookers-muted", "onlookers-heard"]

    in_company(story)


def test_the_host_hides_and_removes_lines_before_everybodys_eyes() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        line = (await all_.do(all_.boris, "chat", text="rude"))["id"]
        await all_.sits(all_.boris)
        await all_.sits(all_.anna)
        assert await all_.refused(all_.boris, f"chat/{line}/hide", hidden=True) == "host-only"
        await all_.do(all_.anna, f"chat/{line}/hide", hidden=True)
        seen = await _pushed(all_.boris, hidden=True)
        assert (seen["id"], seen["text"]) == (line, "")
        assert (await _pushed(all_.anna, hidden=True))["text"] == "rude"  # who can show it again
        assert [one["text"] for one in await _lines(all_, all_.boris)] == [""]
        await all_.do(all_.anna, f"chat/{line}/hide", hidden=False)
        assert (await _pushed(all_.boris, hidden=False))["text"] == "rude"
        assert await all_.refused(all_.boris, f"chat/{line}", method="DELETE") == "host-only"
        await all_.do(all_.anna, f"chat/{line}", method="DELETE")
        assert (await all_.boris.until("chat", gone=[line]))["lines"] == []
        assert await _lines(all_, all_.anna) == []
        assert await all_.refused(all_.anna, f"chat/{line}", method="DELETE") == "unknown-line"

    in_company(story)


async def _pushed(who: Client, hidden: bool) -> dict[str, Any]:
    while True:
        for line in (await who.until("chat"))["lines"]:
            if line["hidden"] is hidden:
                return dict(line)


def test_two_lines_at_once_reach_everybody() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await all_.sits(all_.boris)
        lines = [all_.do(all_.anna, "chat", text=str(number)) for number in range(5)]
        await asyncio.gather(*lines)
        heard: set[str] = set()
        while len(heard) < 5:
            heard |= {line["text"] for line in (await all_.boris.until("chat"))["lines"]}

    in_company(story)
