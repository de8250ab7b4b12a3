"""Going back and pausing need the others; no detour stops one's own clock; what was agreed on is told to all."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import lazaretto as lz
from tests.table.company import Company, in_company


async def _played(all_: Company, moves: int, seed: int = 3) -> int:
    rng = random.Random(seed)
    n = 1
    for _ in range(moves):
        n = await all_.move(rng)
    return n


def _kinds(notices: list[dict[str, Any]]) -> list[str]:
    return [notice["kind"] for notice in notices]


# ---------------------------------------------------------------- taking back


def test_a_stand_in_agrees_to_nothing_for_a_person() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        n = await _played(all_, 8)
        await asyncio.sleep(200)
        await all_.do(all_.anna, "seats/1/bot", bot="greedy")
        assert await all_.refused(all_.anna, "takeback", seat=0, to=2) == "stand-in-agrees-to-nothing"
        assert (await all_.table())["n"] >= n

    in_company(story)


def test_a_bot_in_a_persons_place_ends_what_was_asked_of_him() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await _played(all_, 8)
        await all_.do(all_.anna, "takeback", seat=0, to=2)
        await asyncio.sleep(200)
        table = await all_.do(all_.anna, "seats/1/bot", bot="greedy")
        assert (table["request"], table["n"] >= 9) == (None, True)

    in_company(story)


def test_asking_agreeing_refusing_and_withdrawing_are_told() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await _played(all_, 8)
        await all_.do(all_.anna, "takeback", seat=0, to=4)
        assert await all_.refused(all_.boris, "takeback", seat=1, to=2) == "request-waits"  # one at a time
        await all_.do(all_.boris, "takeback/answer", seat=1, agree=False)
        await all_.do(all_.anna, "takeback", seat=0, to=4)
        await all_.do(all_.anna, "takeback/answer", seat=0, agree=False)
        await all_.do(all_.anna, "takeback", seat=0, to=4)
        assert await all_.refused(all_.boris, "pause/answer", seat=1, agree=True) == "no-request"
        table = await all_.do(all_.boris, "takeback/answer", seat=1, agree=True)
        assert table["n"] == 4
        told = (await all_.notices())[1:]
        assert _kinds(told) == [
            *["takeback-asked", "takeback-refused", "takeback-asked", "takeback-withdrawn", "takeback-asked", "taken-back"]
        ]
        assert [(n["seat"], n.get("by")) for n in told] == [(0, None), (0, 1), *[(0, None)] * 4]
        assert [n["n"] for n in told] == [4] * 6  # none stands behind what was taken back

    in_company(story)


def test_going_back_behind_chance_is_counted_and_the_game_counts_for_nothing() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "me")
        assert (await all_.table())["counts"]
        await _played(all_, 40)
        live = await all_.hub.table(all_.place.rpartition("/")[2])
        for count in (1, 2):
            n = max(n for n in range(1, live.match.n) if live.match.entry(n).chance)
            table = await all_.do(all_.anna, "takeback", seat=0, to=n)
            assert (table["n"], table["counts"]) == (n, False)
            assert ((await all_.last())["count"], (live.game.taken_back or [])[-1]) == (count, [n, count])
            await _played(all_, 5, seed=count)
        all_.hub.tables.clear()  # another server takes over: it goes on with the same chance
        again = await all_.hub.table(live.id)
        assert again.match.position() == live.match.position()
        assert again.shown.still is not None
        film = await all_.anna.ask("GET", f"{all_.place}/moments/{again.game.n}", seat="0")
        assert film["view"] == again.match.view(0)
        await all_.do(all_.anna, "resign", seat=0)
        over = await all_.table()
        assert over["result"]["taken_back"] == 2
        assert lz.game("rattus").verify(await all_.anna.ask("GET", f"{all_.place}/export")).taken_back == 2

    in_company(story)


def test_the_film_ends_with_the_generator_that_goes_on() -> None:
    """A table that goes on from its film, by other rules, must not meet the chance that was seen."""

    async def story(all_: Company) -> None:
        await all_.open("me", "me")
        await _played(all_, 30)
        live = await all_.hub.table(all_.place.rpartition("/")[2])
        n = max(n for n in range(1, live.match.n) if live.match.entry(n).chance)
        await all_.do(all_.anna, "takeback", seat=0, to=n)
        pieces = await all_.hub.store.film(live.id)
        assert len(pieces) == n
        assert pieces[-1] == [live.shown.still.form if live.shown.still else None]
        await _played(all_, 10)
        watched = await all_.anna.ask("GET", f"{all_.place}/moments/{n}", seat="0")
        assert watched["n"] == n

    in_company(story)


def test_going_back_where_nothing_was_learnt_costs_nothing() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await all_.move()
        await all_.do(all_.anna, "takeback", seat=0, to=1)
        await all_.do(all_.boris, "takeback/answer", seat=1, agree=True)
        assert ((await all_.last())["count"], (await all_.table())["counts"]) == (0, True)

    in_company(story)


# ---------------------------------------------------------------- pausing

CLOCK = {"per_game": 600, "on_timeout": "resign"}


def test_a_pause_needs_everybody_who_plays() -> None:
    async def story(all_: Company) -> None:
        table = await all_.open("me", "open", "open", clock=CLOCK)
        for who, seat in ((all_.boris, 1), (all_.vera, 2)):
            await all_.do(who, "claim", token=table["seats"][seat]["token"])
        table = await all_.do(all_.anna, "pause", paused=True)  # it is her turn
        assert (table["paused"], table["request"]["kind"], table["request"]["needed"]) == (False, "pause", [1, 2])
        assert table["clock"]["seat"] == 0
        await all_.do(all_.boris, "pause/answer", seat=1, agree=True)
        assert not (await all_.table())["paused"]
        await all_.move()  # the game goes on meanwhile, and the question stays
        assert (await all_.table())["request"]["needed"] == [2]
        table = await all_.do(all_.vera, "pause/answer", seat=2, agree=True)
        assert (table["paused"], table["request"], table["clock"]["deadline"]) == (True, None, None)
        assert _kinds(await all_.notices())[-2:] == ["pause-asked", "paused"]
        await asyncio.sleep(10_000)
        assert (await all_.table())["status"] == "running"

    in_company(story)


def test_one_refusal_is_enough_and_the_clock_runs_on() -> None:
    async def story(all_: Company) -> None:
        await all_.two(clock=CLOCK)
        await all_.do(all_.anna, "pause", paused=True)
        await all_.do(all_.boris, "pause/answer", seat=1, agree=False)
        assert _kinds(await all_.notices())[-2:] == ["pause-asked", "pause-refused"]
        await all_.do(all_.anna, "pause", paused=True)
        await asyncio.sleep(601)
        over = await all_.table()
        assert (over["status"], over["result"]["winners"], over["result"]["reason"]) == ("finished", [1], "time")
        assert (over["seats"][0]["resigned"], over["seats"][0]["on_time"]) == (True, True)
        told = await all_.last()
        assert (told["kind"], told["seat"], told["then"]) == ("time-out", 0, "lost")

    in_company(story)


def test_there_is_a_way_back_for_everybody_but_not_at_the_cost_of_who_is_away() -> None:
    async def story(all_: Company) -> None:
        await all_.two(clock=CLOCK)
        await all_.sits(all_.anna)
        await all_.do(all_.anna, "pause", paused=True)
        await all_.do(all_.boris, "pause/answer", seat=1, agree=True)
        await all_.leaves(all_.anna)
        assert await all_.refused(all_.boris, "pause", paused=False) == "player-away"  # her clock would run
        assert await all_.refused(all_.vera, "pause", paused=False) == "seated-only"
        await all_.sits(all_.anna)
        table = await all_.do(all_.boris, "pause", paused=False)
        assert (table["paused"], table["clock"]["seat"]) == (False, 0)
        assert _kinds(await all_.notices())[-1] == "resumed"

    in_company(story)


def test_who_stays_away_from_a_pause_is_stood_in_for() -> None:
    async def story(all_: Company) -> None:
        await all_.two(clock=CLOCK)
        await all_.do(all_.anna, "pause", paused=True)
        await all_.do(all_.boris, "pause/answer", seat=1, agree=True)
        await asyncio.sleep(200)
        await all_.do(all_.boris, "seats/0/bot", bot="greedy")
        await all_.do(all_.boris, "pause", paused=False)
        await asyncio.sleep(5)
        assert (await all_.state())["decision"]["seat"] == 1

    in_company(story)


def test_alone_one_pauses_as_one_likes() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "me", "bot:greedy", clock=CLOCK)
        assert (await all_.do(all_.anna, "pause", paused=True))["paused"]
        assert not (await all_.do(all_.anna, "pause", paused=False))["paused"]

    in_company(story)


# ---------------------------------------------------------------- detours


def test_freeing_a_bots_seat_stops_no_clock() -> None:
    async def story(all_: Company) -> None:
        await all_.two("bot:greedy", clock=CLOCK)
        before = (await all_.table())["clock"]["deadline"]
        table = await all_.do(all_.anna, "seats/2/human")
        assert (table["status"], table["clock"]["deadline"]) == ("running", before)
        assert (await all_.do(all_.anna, "seats/1/token"))["clock"]["deadline"] == before

    in_company(story)


@pytest.mark.parametrize("clock", [{"per_move": 60}, {"per_game": 60}, {"per_move": 60, "per_game": 600}])
def test_letting_a_bot_sit_down_for_a_moment_gives_no_time_back(clock: dict[str, float]) -> None:
    async def story(all_: Company) -> None:
        await all_.two(clock={**clock, "on_timeout": "resign"})
        await asyncio.sleep(40)
        await all_.do(all_.boris, "pause", paused=True)
        await all_.do(all_.anna, "pause/answer", seat=0, agree=True)  # so that the bot does not play meanwhile
        await all_.do(all_.anna, "seats/0/bot", bot="greedy")
        await all_.do(all_.anna, "seats/0/human")
        await all_.do(all_.anna, "pause", paused=False)
        table = await all_.table()
        assert table["clock"]["deadline"] - table["clock"]["now"] == pytest.approx(20, abs=0.1)

    in_company(story)


def test_the_next_turn_has_its_whole_time_again() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy", clock={"per_move": 60})
        await asyncio.sleep(40)
        while (await all_.state())["decision"]["seat"] == 0 and (await all_.table())["n"] < 3:
            await all_.move()
        await asyncio.sleep(5)
        table = await all_.table()
        assert table["to_move"] == 0
        assert table["clock"]["deadline"] - table["clock"]["now"] == pytest.approx(55, abs=0.5)

    in_company(story)


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [("resign", "resign", "resigned"), ("time", "time", "time"), ("resign", "time", "resigned-or-time")],
)
def test_how_a_game_was_given_up(first: str, second: str, reason: str) -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "me", "me", clock={"per_move": 60, "on_timeout": "resign"})

        async def ends(way: str) -> None:
            seat = (await all_.table())["to_move"]
            if way == "resign":
                await all_.do(all_.anna, "resign", seat=seat)
            else:
                await asyncio.sleep(61)

        await ends(first)
        while (await all_.table())["seats"][(await all_.table())["to_move"]]["kind"] == "bot":
            await asyncio.sleep(1)
        await ends(second)
        over = await all_.table()
        assert (over["status"], over["result"]["reason"]) == ("finished", reason)
        file = await all_.anna.ask("GET", f"{all_.place}/export")
        assert (await all_.anna.ask("POST", "/api/import", file))["result"] == over["result"]

    in_company(story)
