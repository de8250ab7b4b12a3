"""Seats are fair: who may seat a bot for whom and when, whose link opens what, which table can be taken away."""

from __future__ import annotations

import asyncio

import pytest

from lazaretto.table.inline import Echo
from lazaretto.table.memory import MemoryStore
from tests.table.company import Company, in_company
from tests.table.house import in_virtual_time

DAYS = {"per_move": 86_400}


# ---------------------------------------------------------------- a bot for somebody who is away


def test_nobody_is_replaced_who_was_away_for_a_moment() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await all_.sits(all_.boris)
        assert await all_.refused(all_.anna, "seats/1/bot", bot="greedy") == "player-online"
        await all_.leaves(all_.boris)
        assert await all_.refused(all_.anna, "seats/1/bot", bot="greedy") == "just-left"
        await asyncio.sleep(119)
        assert await all_.refused(all_.anna, "seats/1/bot", bot="greedy") == "just-left"
        away = (await all_.table())["seats"][1]["away"]
        assert all_.hub.time.now() - away == pytest.approx(119, abs=0.1)
        assert (await all_.table())["grace"] == 120
        await asyncio.sleep(1.1)
        table = await all_.do(all_.anna, "seats/1/bot", bot="greedy")
        assert (table["seats"][1]["kind"], table["seats"][1]["bot"]) == ("bot", "greedy")

    in_company(story)


def test_who_comes_back_in_time_begins_a_new_absence() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        for _ in range(3):
            await all_.sits(all_.boris)
            await all_.leaves(all_.boris)
            await asyncio.sleep(100)
            assert await all_.refused(all_.anna, "seats/1/bot", bot="greedy") == "just-left"

    in_company(story)


def test_a_server_that_has_just_begun_knows_of_no_absence() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await asyncio.sleep(1000)
        all_.hub.tables.clear()  # as after a restart
        assert await all_.refused(all_.anna, "seats/1/bot", bot="greedy") == "just-left"
        await asyncio.sleep(121)
        await all_.do(all_.anna, "seats/1/bot", bot="greedy")

    in_company(story)


def test_who_is_at_another_server_is_here() -> None:
    async def story() -> None:
        shared = {"store": MemoryStore(is_shared=True), "fanout": Echo()}
        one, other = Company(1, shared), Company(2, shared)
        for company in (one, other):
            await company.hub.start()
        await one.two()
        other.place = one.place
        await one.sits(one.anna)
        await other.sits(other.boris)
        await asyncio.sleep(500)
        assert await one.refused(one.anna, "seats/1/bot", bot="greedy") == "player-online"
        await other.leaves(other.boris)
        await asyncio.sleep(60)
        assert await one.refused(one.anna, "seats/1/bot", bot="greedy") == "just-left"
        await asyncio.sleep(61)
        await one.do(one.anna, "seats/1/bot", bot="greedy")
        for company in (one, other):
            await company.hub.stop()

    in_virtual_time(story)


@pytest.mark.parametrize("clock", [DAYS, {"per_game": 90_000}, {"per_move": 50_000, "per_game": 500_000}])
def test_in_a_game_by_days_only_the_clock_seats_a_bot(clock: dict[str, float]) -> None:
    async def story(all_: Company) -> None:
        await all_.two(clock=clock)
        await asyncio.sleep(40_000)
        assert await all_.refused(all_.boris, "seats/0/bot", bot="greedy") == "only-the-clock"
        assert (await all_.table())["grace"] is None
        await asyncio.sleep(100_000)
        assert (await all_.table())["seats"][0]["kind"] == "bot"
        told = next(notice for notice in await all_.notices() if notice["kind"] == "time-out")
        assert (told["seat"], told["then"]) == (0, "bot")

    in_company(story)


@pytest.mark.parametrize("clock", [None, {"per_move": 60}, {"per_move": 86_400, "per_game": 1200}])
def test_a_game_with_little_time_is_a_live_one(clock: dict[str, float] | None) -> None:
    async def story(all_: Company) -> None:
        await all_.two(clock=clock)
        assert (await all_.table())["grace"] == 120

    in_company(story)


@pytest.mark.parametrize("bot", ["random", "mcts:1", "mcts:1ms"])
def test_nobody_throws_dice_for_a_person(bot: str) -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await asyncio.sleep(200)
        for who, seat in ((all_.anna, 1), (all_.anna, 0)):
            assert await all_.refused(who, f"seats/{seat}/bot", bot=bot) == "weak-stand-in"
        await all_.do(all_.anna, "seats/1/bot", bot="greedy")
        for who in (all_.anna, all_.boris):
            assert await all_.refused(who, "seats/1/bot", bot=bot) in ("weak-stand-in", "not-your-seat")
        table = await all_.open("me", f"bot:{bot}", "open")  # at a seat of its own it may
        assert table["seats"][1]["bot"] == bot
        assert (await all_.do(all_.anna, "seats/2/bot", bot=bot))["status"] == "running"

    in_company(story)


def test_who_was_replaced_is_told_and_comes_back_at_once() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await asyncio.sleep(200)
        await all_.do(all_.anna, "seats/1/bot", bot="greedy")
        told = await all_.last()
        assert (told["kind"], told["seat"], told["by"], told["why"]) == ("bot-seated", 1, 0, "away")
        assert await all_.refused(all_.anna, "seats/1/bot", bot="mcts:500ms") == "not-your-seat"  # his to choose
        assert await all_.refused(all_.anna, "seats/1/human") == "seat-taken"
        assert (await all_.table(all_.boris))["seats"][1]["mine"]
        assert (await all_.do(all_.boris, "seats/1/human"))["seats"][1]["kind"] == "human"
        assert [(n["kind"], n["seat"]) for n in await all_.notices()][-1] == ("seat-returned", 1)
        await all_.do(all_.boris, "seats/1/bot", bot="greedy")
        assert ((await all_.last())["why"], (await all_.last())["by"]) == ("own", 1)

    in_company(story)


# ---------------------------------------------------------------- links


def test_the_host_invites_again_and_nobody_loses_a_seat_by_it() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await all_.sits(all_.boris)
        assert await all_.refused(all_.anna, "seats/1/token") == "player-online"
        await all_.leaves(all_.boris)
        assert await all_.refused(all_.vera, "seats/1/token") == "host-only"
        link = (await all_.do(all_.anna, "seats/1/token"))["seats"][1]["token"]
        assert link
        assert [(n["kind"], n["seat"]) for n in await all_.notices()][-1] == ("link-made", 1)
        assert await all_.refused(all_.anna, "claim", token=link) == "not-your-seat"  # not for himself
        await all_.sits(all_.boris)
        assert await all_.refused(all_.vera, "claim", token=link) == "player-online"
        await all_.leaves(all_.boris)
        table = await all_.do(all_.vera, "claim", token=link)  # Boris in his other browser
        assert (table["seats"][1]["mine"], table["seats"][1]["name"]) == (True, "Boris")
        assert (await all_.table(all_.boris))["seats"][1]["mine"]
        assert (await all_.table())["seats"][1]["token"] is None  # used up
        await all_.do(all_.boris, "seats/1/token")  # who does not want that locks his door
        assert not (await all_.table(all_.vera))["seats"][1]["mine"]

    in_company(story)


def test_an_invited_friend_takes_over_from_the_bot_that_held_his_seat() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await asyncio.sleep(200)
        await all_.do(all_.anna, "seats/1/bot", bot="greedy")
        link = (await all_.do(all_.anna, "seats/1/token"))["seats"][1]["token"]
        assert (await all_.do(all_.vera, "claim", token=link))["seats"][1]["kind"] == "human"

    in_company(story)


def test_a_link_can_be_taken_away() -> None:
    async def story(all_: Company) -> None:
        link = (await all_.open("me", "open"))["seats"][1]["token"]
        assert await all_.refused(all_.boris, "seats/1/token", method="DELETE") == "host-only"
        await all_.do(all_.anna, "seats/1/token", method="DELETE")
        assert (await all_.last())["kind"] == "link-removed"
        assert await all_.refused(all_.boris, "claim", token=link) == "wrong-link"
        seat = (await all_.table())["seats"][1]
        assert (seat["kind"], seat["token"], seat["invited"]) == ("open", None, False)
        assert await all_.refused(all_.anna, "seats/1/token", method="DELETE") == "no-link"
        fresh = (await all_.do(all_.anna, "seats/1/token"))["seats"][1]["token"]
        assert (await all_.do(all_.boris, "claim", token=fresh))["status"] == "running"
        own = (await all_.table(all_.boris))["seats"][1]["token"]
        await all_.do(all_.anna, "seats/1/token", method="DELETE")  # the used one: nobody asks by it any more
        assert await all_.refused(all_.vera, "claim", token=fresh) == "wrong-link"
        assert (await all_.table(all_.boris))["seats"][1]["token"] == own

    in_company(story)


# ---------------------------------------------------------------- by a used link


async def _knocked(all_: Company) -> str:
    """Boris has sat down by a link and is away; Vera has the same link and asks."""
    link = (await all_.open("me", "open"))["seats"][1]["token"]
    await all_.do(all_.boris, "claim", token=link)
    await all_.sits(all_.boris)
    assert await all_.refused(all_.vera, "claim", token=link) == "wrong-link"  # he is here: it is somebody else
    await all_.leaves(all_.boris)
    table = await all_.do(all_.vera, "claim", token=link, name="Boris at home")
    assert [(k["seat"], k["name"], k["mine"]) for k in table["knocks"]] == [(1, "Boris at home", True)]
    assert not any(seat["mine"] for seat in table["seats"])
    return str(link)


def test_a_friend_without_his_cookie_sits_down_again_when_the_host_agrees() -> None:
    async def story(all_: Company) -> None:
        link = await _knocked(all_)
        await all_.do(all_.vera, "claim", token=link)  # asking twice is asking once
        assert (await all_.table(all_.boris))["knocks"] == []  # only the host is asked
        (knock,) = (await all_.table())["knocks"]
        assert await all_.refused(all_.boris, f"knocks/{knock['id']}", agree=True) == "host-only"
        assert await all_.refused(all_.anna, "knocks/99", agree=True) == "no-request"
        await all_.do(all_.anna, f"knocks/{knock['id']}", agree=True)
        assert (await all_.table(all_.vera))["seats"][1]["mine"]
        told = [(n["kind"], n["seat"], n["who"]) for n in (await all_.notices())[-2:]]
        assert told == [("seat-asked", 1, "Boris at home"), ("seat-given", 1, "Boris at home")]
        assert (await all_.table())["knocks"] == []

    in_company(story)


def test_the_host_may_say_no_and_then_the_link_is_worth_nothing() -> None:
    async def story(all_: Company) -> None:
        link = await _knocked(all_)
        (knock,) = (await all_.table())["knocks"]
        await all_.do(all_.anna, f"knocks/{knock['id']}", agree=False)
        assert (await all_.last())["kind"] == "seat-refused"
        assert not (await all_.table(all_.vera))["seats"][1]["mine"]
        assert await all_.refused(all_.vera, "claim", token=link) == "wrong-link"

    in_company(story)


def test_who_is_here_is_not_pushed_aside_by_consent() -> None:
    async def story(all_: Company) -> None:
        await _knocked(all_)
        (knock,) = (await all_.table())["knocks"]
        await all_.sits(all_.boris)
        assert await all_.refused(all_.anna, f"knocks/{knock['id']}", agree=True) == "player-online"

    in_company(story)


# ---------------------------------------------------------------- taking a table away


def test_a_game_that_has_begun_cannot_be_deleted_by_any_detour() -> None:
    async def story(all_: Company) -> None:
        await all_.two("bot:greedy")
        assert await all_.refused(all_.anna, "", path=all_.place, method="DELETE") == "already-running"
        table = await all_.do(all_.anna, "seats/2/human")  # a bot's seat for a friend
        assert (table["status"], table["seats"][2]["kind"]) == ("running", "bot")
        assert await all_.refused(all_.anna, "", path=all_.place, method="DELETE") == "already-running"
        assert (await all_.do(all_.vera, "claim", token=table["seats"][2]["token"]))["seats"][2]["kind"] == "human"
        assert await all_.refused(all_.anna, "", path=all_.place, method="DELETE") == "already-running"

    in_company(story)


def test_a_table_whose_game_was_stopped_in_an_old_store_stays() -> None:
    """Earlier a freed seat made a running game wait; such tables are marked as begun."""

    async def story(all_: Company) -> None:
        await all_.two("bot:greedy")
        live = await all_.hub.table(all_.place.rpartition("/")[2])
        live.game.status = "waiting"
        assert await all_.refused(all_.anna, "", path=all_.place, method="DELETE") == "already-running"

    in_company(story)


def test_a_table_that_waits_is_the_hosts_to_clear_away() -> None:
    async def story(all_: Company) -> None:
        table = await all_.open("me", "open", "open")
        await all_.do(all_.boris, "claim", token=table["seats"][1]["token"])
        assert await all_.refused(all_.boris, "", path=all_.place, method="DELETE") == "host-only"
        await all_.anna.ask("DELETE", all_.place)
        assert await all_.refused(all_.anna, "", path=all_.place, method="GET") == "unknown-table"

    in_company(story)
