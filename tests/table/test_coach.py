"""Advice at a table: hints with reasons; and a coach, only where there is nobody to be fair to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.match import Match
from lazaretto.table.inline import InlineThinkers
from lazaretto.table.ports import Judged, ThinkerFailed
from tests.table.company import Company, in_company


class Watched(InlineThinkers):
    """Notes what is asked; what they find always matters, or they fail."""

    def __init__(self, *, fails: bool = False) -> None:
        self.fails = fails
        self.asked: list[tuple[str, int, tuple[str, ...]]] = []

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        self.asked.append((bot, match.n, tuple(line)))
        if self.fails:
            raise ThinkerFailed("broken")
        found = await super().judge("greedy", match, seed, line, owner)
        return Judged(found.by, found.best, found.made, matters=True)


async def _sits(all_: Company) -> dict[str, Any]:
    """Anna looks at her board, and it is her decision."""
    all_.anna.heard.clear()
    all_.anna.sit(all_.place.rpartition("/")[2], seat="0")
    return await all_.anna.until("state")


async def _switched(all_: Company, on: bool = True) -> dict[str, Any]:
    all_.anna.say(type="coach", on=on, id=77)
    while True:
        for _, message in all_.anna.heard:
            if message.get("id") == 77 and message["type"] in ("ack", "error"):
                all_.anna.heard.clear()
                return message
        await all_.hub.time.sleep(0.01)


def test_hints_give_the_best_three_with_what_they_bring_and_what_sets_them_apart() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy")
        legal = [each["text"] for each in (await all_.state(seat="0"))["legal"]]
        hint = await all_.do(all_.anna, "hint", seat=0, bot="mcts:60")
        assert (hint["by"], hint["instead"], len(hint["best"])) == ("mcts", "", 3)
        assert hint["choice"] == hint["best"][0]["choice"]["text"]
        for each in hint["best"]:
            assert each["choice"]["text"] in legal
            assert each["means"]["choices"] == [each["choice"]["text"]]
            assert all(row["kind"] in ("score", "danger", "holding") for row in each["apart"])
        random = await all_.do(all_.anna, "hint", seat=0, bot="random")
        assert (random["by"], random["instead"]) == ("greedy", "greedy")  # nobody is advised by dice

    in_company(story)


def test_a_coach_tells_what_was_better_and_in_what() -> None:
    thinkers = Watched()

    async def story(all_: Company) -> None:
        assert (await all_.open("me", "bot:greedy"))["coach"]
        state = await _sits(all_)
        assert (await _switched(all_))["type"] == "ack"
        worst = state["legal"][-1]["text"]
        all_.anna.say(type="move", seat=0, n=state["n"], choice=worst)
        told = await all_.anna.until("coach")
        assert (told["n"], told["seat"], told["by"]) == (state["n"], 0, "greedy")
        assert told["made"]["means"]["choices"] == [worst]
        assert told["better"]["choice"]["text"] in [each["text"] for each in state["legal"]]
        assert thinkers.asked == [("mcts:200", state["n"], (worst,))]

    in_company(story, ports={"thinkers": thinkers})


def test_what_was_taken_back_is_not_spoken_of_and_off_is_off() -> None:
    thinkers = Watched()

    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy")
        state = await _sits(all_)
        await _switched(all_)
        await _switched(all_, on=False)
        all_.anna.say(type="move", seat=0, n=state["n"], choice=state["legal"][0]["text"])
        await all_.anna.until("state")
        await all_.hub.time.sleep(5)
        assert thinkers.asked == []
        assert not [message for _, message in all_.anna.heard if message["type"] == "coach"]

    in_company(story, ports={"thinkers": thinkers})


@pytest.mark.parametrize("fails", [True, False])
def test_a_broken_adviser_holds_nothing_up(fails: bool) -> None:
    """The simple one judges in its place; the game goes on meanwhile."""
    thinkers = Watched(fails=fails)

    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy")
        state = await _sits(all_)
        await _switched(all_)
        all_.anna.say(type="move", seat=0, n=state["n"], choice=state["legal"][0]["text"], id=5)
        assert (await all_.anna.until("ack", id=5))["n"] > state["n"]
        hint = await _hint(all_)
        assert hint["by"] == "greedy"

    in_company(story, ports={"thinkers": thinkers})


async def _hint(all_: Company) -> dict[str, Any]:
    while (await all_.state())["decision"]["seat"] != 0:
        await all_.hub.time.sleep(0.1)
    found: dict[str, Any] = await all_.do(all_.anna, "hint", seat=0, bot="mcts:40")
    return found


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (("me", "open"), {}),
        (("me", "me"), {}),
        (("me", "open"), {"assist": True}),
        (("me", "bot:greedy"), {"assist": False}),
    ],
)
def test_no_coach_with_other_people_or_without_hints(seats: tuple[str, ...], more: dict[str, Any]) -> None:
    thinkers = Watched()

    async def story(all_: Company) -> None:
        table = await all_.open(*seats, **more)
        if "open" in seats:
            await all_.do(all_.boris, "claim", token=table["seats"][1]["token"])
        assert not (await all_.table())["coach"]
        state = await _sits(all_)
        assert (await _switched(all_))["code"] == "no-coach"
        all_.anna.say(type="move", seat=0, n=state["n"], choice=state["legal"][0]["text"], id=5)
        await all_.anna.until("ack", id=5)
        await all_.hub.time.sleep(5)
        assert thinkers.asked == []

    in_company(story, ports={"thinkers": thinkers})


def test_a_coach_falls_silent_when_somebody_sits_down() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy", "bot:greedy")
        state = await _sits(all_)
        await _switched(all_)
        link = (await all_.do(all_.anna, "seats/1/human"))["seats"][1]["token"]
        await all_.do(all_.boris, "claim", token=link)
        all_.anna.heard.clear()
        all_.anna.say(type="move", seat=0, n=state["n"], choice=state["legal"][0]["text"])
        await all_.hub.time.sleep(5)
        assert not [message for _, message in all_.anna.heard if message["type"] == "coach"]
        assert not (await all_.table())["coach"]

    in_company(story, ports={"thinkers": Watched()})


def test_spectators_and_strangers_have_none() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy")
        assert not (await all_.table(all_.boris))["coach"]

    in_company(story)


def test_what_was_chosen_before_the_last_choice_is_not_spoken_of() -> None:
    """A coach who has thought for long would say what one click no longer takes back."""

    class Slow(Watched):
        async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
            found = await super().judge(bot, match, seed, line, owner)
            while len(choices) < 2:
                await hub[0].time.sleep(0.1)
            return found

    hub: list[Any] = []
    choices: list[int] = []

    async def story(all_: Company) -> None:
        hub.append(all_.hub)
        await all_.open("me", game="pest", options={})
        state = await _sits(all_)
        await _switched(all_)
        for _ in range(2):
            all_.anna.heard.clear()
            all_.anna.say(type="move", seat=0, n=state["n"], choice=state["legal"][-1]["text"])
            before, state = state["n"], await all_.anna.until("state")
            choices.append(before)
        assert (await all_.anna.until("coach"))["n"] == choices[1]

    in_company(story, ports={"thinkers": Slow()})


@pytest.mark.parametrize("game", ["messina", "pest"])
def test_ways_are_judged_as_a_whole(game: str) -> None:
    """What was made in one is one thing: a coach says what came of all of it."""
    thinkers = Watched()

    async def story(all_: Company) -> None:
        players = max(1, min(lz.game(game).players))
        await all_.open("me", *["bot:greedy"] * (players - 1), game=game, options={})
        for _ in range(30):
            while (seat := (await all_.state())["decision"]["seat"]) != 0:
                await all_.hub.time.sleep(0.1)
            means = await all_.anna.ask("GET", f"{all_.place}/means", seat=str(seat))
            long = [way["means"]["choices"] for way in means["ways"] if len(way["means"]["choices"]) > 1]
            if long:
                break
            await all_.move()
        else:
            raise AssertionError("no way of several choices was met")
        all_.anna.heard.clear()
        all_.anna.sit(all_.place.rpartition("/")[2], seat=str(seat))
        state = await all_.anna.until("state")
        await _switched(all_)
        first, *then = long[0]
        all_.anna.say(type="move", seat=seat, n=state["n"], choice=first, then=then)
        told = await all_.anna.until("coach")
        assert told["made"]["means"]["choices"] == long[0]

    in_company(story, ports={"thinkers": thinkers})
