"""Bots at the table: they think elsewhere, can be interrupted, and a broken one does not hold up the game."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

import lazaretto
from lazaretto.server.thinkers import Thinkers
from lazaretto.table.ports import ThinkerFailed
from lazaretto.table.thinking import answer
from tests.server.helpers import Person, Refused, table_of, wait

SLOW = "mcts:10000ms"


def decided(person: Person, place: str) -> int:
    n: int = person.state(place)["n"]
    return n


def test_a_thought_can_be_cancelled_and_nobody_waits_for_it(anna: Person) -> None:
    place = anna.open("me", f"bot:{SLOW}", options={"first": 1})["id"]
    n = decided(anna, place)
    for _ in range(20):  # answered while the bot thinks
        anna.get("/api/health")
    assert decided(anna, place) == n
    anna.post(f"/api/tables/{place}/pause", {"paused": True})
    anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
    anna.post(f"/api/tables/{place}/pause", {"paused": False})
    wait(lambda: decided(anna, place) > n, 30)


def test_a_move_by_the_owner_ends_the_thought_of_his_stand_in(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 0})["id"]
    anna.post(f"/api/tables/{place}/seats/0/bot", {"bot": "mcts:2000ms"})
    n = decided(anna, place)
    time.sleep(0.3)
    anna.post(f"/api/tables/{place}/seats/0/human")
    anna.move(place)
    assert decided(anna, place) == n + 1
    assert table_of(anna, place)["status"] == "running"


def test_budgets_are_bounded(anna: Person) -> None:
    for bot in ("mcts:10001ms", "mcts:99999999", "greedy:5", "mcts:x", "mcts:0"):
        with pytest.raises(Refused, match="wrong-budget") as refused:
            anna.open("me", f"bot:{bot}")
        assert refused.value.status == 400


def test_what_goes_wrong_in_a_bot_is_told() -> None:
    assert "error" in answer({"bot": "random"})
    match = lazaretto.game("rattus").new(2, 1)
    question = {"game": "rattus", "position": match.position(), "seat": match.to_move, "seed": 1}
    assert "unknown-bot" in answer({**question, "bot": "nobody"})["error"]
    assert answer({**question, "bot": "greedy"})["choice"] in [choice.text for choice in match.legal()]


def test_a_thinker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        match = lazaretto.game("rattus").new(2, 1)
        seat = match.to_move
        assert seat is not None
        legal = [choice.text for choice in match.legal()]
        assert (await thinkers.choose("random", match, seat, 1)).choice in legal
        thought = asyncio.create_task(thinkers.choose(SLOW, match, seat, 1))
        await asyncio.sleep(0.3)
        process = thinkers._slow.all[0].process
        assert process is not None
        process.kill()
        with pytest.raises(ThinkerFailed):
            await thought
        assert (await thinkers.choose("greedy", match, seat, 1)).choice in legal
        cancelled = asyncio.create_task(thinkers.choose(SLOW, match, seat, 1))
        await asyncio.sleep(0.3)
        process = thinkers._slow.all[0].process
        assert process is not None
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert process.returncode == -signal.SIGKILL
        assert (await thinkers.choose("mcts:400ms", match, seat, 1)).choice in legal
        await thinkers.close()

    asyncio.run(go())


def asked_while_a_bot_thinks(anna: Person, boris: Person) -> str:
    """Anna has moved, the bot after her thinks for more than a second, and she asks Boris to go back."""
    table = anna.open("me", "bot:mcts:10000ms", "open", options={"first": 0})
    place: str = table["id"]
    boris.post(f"/api/tables/{place}/claim", {"token": table["seats"][2]["token"]})
    while anna.state(place)["decision"]["seat"] == 0:
        anna.move(place)
    anna.post(f"/api/tables/{place}/takeback", {"seat": 0, "to": 1})
    return place


def test_bots_wait_while_a_take_back_is_asked_for(anna: Person, boris: Person) -> None:
    place = asked_while_a_bot_thinks(anna, boris)
    n = decided(anna, place)
    time.sleep(4)
    assert decided(anna, place) == n
    assert table_of(boris, place)["request"]["needed"] == [2]
    boris.post(f"/api/tables/{place}/takeback/answer", {"seat": 2, "agree": False})
    wait(lambda: decided(anna, place) > n)


def test_a_take_back_nobody_can_answer_any_more_holds_no_bot(anna: Person, boris: Person) -> None:
    place = asked_while_a_bot_thinks(anna, boris)
    n = decided(anna, place)
    assert anna.post(f"/api/tables/{place}/seats/2/bot", {"bot": "greedy"})["request"] is None
    wait(lambda: decided(anna, place) > n)
