"""Versions of the rules: a table that was begun by earlier ones goes on by today's, and nothing of it is lost."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import lazaretto.games
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.former import Former, Line
from lazaretto.kernel.frame import Position
from lazaretto.table.hub import Hub
from lazaretto.table.inline import Echo
from lazaretto.table.memory import MemoryStore
from lazaretto.table.rows import Change, ChoiceRow
from tests.table.house import Client, house, in_virtual_time

TODAY = lazaretto.games.game("rattus").module
CHANGED = ("rattus.end.winner", "rattus.turn.cards-public")
NEXT = f"{TODAY.rules_version}+"
NOTICES = ("rules-changed", "went-on")


@contextmanager
def version(module: GameModule | Exception) -> Iterator[None]:
    """A house in which Rattus is this game, or cannot be loaded at all."""

    def load(entry: Any) -> GameModule:
        if isinstance(module, Exception):
            raise module
        return module

    before = lazaretto.games._load
    lazaretto.games._load = load
    try:
        yield
    finally:
        lazaretto.games._load = before


def next_version(module: dict[str, Any] | None = None, **told: Any) -> GameModule:
    """Rattus by later rules, and what is told of today's by then."""
    former = Former(TODAY.rules_version, **{"changes": CHANGED, **told})
    return dataclasses.replace(TODAY, **{"rules_version": NEXT, "former": (*TODAY.former, former), **(module or {})})


def unreadable(line: Line) -> Line:
    """What nobody may choose."""
    return dataclasses.replace(line, choice="Pass")


def filmed(rows: list[ChoiceRow], pieces: list[Any]) -> list[ChoiceRow]:
    return [msgspec.structs.replace(row, still=msgspec.json.encode(piece)) for row, piece in zip(rows, pieces, strict=True)]


class Evening:
    """Anna against a bot, on a store that outlives the version it was begun by."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.table = ""
        self.houses = 0

    def hub(self) -> Hub:
        self.houses += 1
        return house(self.houses, store=self.store)

    async def begin(self, moves: int) -> None:
        hub = self.hub()
        anna = Client(hub, "Anna")
        wish = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": {"first": 0}}
        self.table = (await anna.ask("POST", "/api/tables", wish))["id"]
        await self.play(hub, moves)
        await hub.stop()

    async def play(self, hub: Hub, moves: int) -> None:
        """So many choices of Anna's; the bot answers by itself."""
        anna = Client(hub, "Anna")
        for _ in range(moves):
            state = await self.turn(anna)
            if not state["legal"]:
                return
            choice = state["legal"][state["n"] % len(state["legal"])]["text"]
            await anna.ask("POST", f"{self.path}/moves", {"seat": 0, "n": state["n"], "choice": choice})
        await self.turn(anna)

    async def turn(self, anna: Client) -> dict[str, Any]:
        for _ in range(100):
            state: dict[str, Any] = await anna.ask("GET", f"{self.path}/state")
            if state["legal"] or state["decision"] is None:
                return state
            await anna.hub.time.sleep(1.0)
        raise AssertionError("nobody moves")

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def seen(self, hub: Hub) -> dict[str, Any]:
        """All that Anna and a spectator can see of the table, and its file."""
        anna, state = Client(hub, "Anna"), {}
        for seat in ("0", "-1"):
            state[seat] = await anna.ask("GET", f"{self.path}/state", seat=seat)
            state[seat].pop("rev")
        moments = [
            await anna.ask("GET", f"{self.path}/moments/{n}", seat=seat) for n in range(1, state["0"]["n"]) for seat in state
        ]
        table = await anna.ask("GET", self.path)
        table["seats"] = [{**seat, "away": None} for seat in table["seats"]]  # since when is for each server to say
        return {
            "state": state,
            "moments": [{**moment, "rev": 0, "steps": []} for moment in moments],  # between decisions rules are needed
            "log": await anna.ask("GET", f"{self.path}/log"),
            "table": {**table, "rev": 0, "rules": "", "updated": 0},
        }


def without_notices(seen: dict[str, Any]) -> dict[str, Any]:
    seen = copy.deepcopy(seen)
    for state in [*seen["state"].values(), *seen["moments"]]:
        state["events"] = [event for event in state["events"] if event["kind"] not in NOTICES]
    return seen


async def across(evening: Evening, module: GameModule, moves: int) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """A game of so many choices, as it is seen before and after an update; then it is played on. The notice."""
    await evening.begin(moves)
    hub = evening.hub()
    before = await evening.seen(hub)
    await hub.stop()
    with version(module):
        hub = evening.hub()
        after = await evening.seen(hub)
        n = after["state"]["0"]["n"]
        await evening.play(hub, 3)
        later = await evening.seen(hub)
        assert later["state"]["0"]["n"] > n
        assert later["moments"][: len(after["moments"])] == after["moments"]
        assert later["log"][: len(after["log"])] == after["log"]
        await hub.stop()
        hub = evening.hub()  # and everything was stored
        assert await evening.seen(hub) == later
        await hub.stop()
    notices = [event for event in after["state"]["0"]["events"] if event["kind"] in NOTICES]
    assert len(notices) == 1
    return before, after, notices[0]


def test_a_game_that_is_the_same_by_the_new_rules_is_written_down_anew() -> None:
    evening = Evening()
    before, after, notice = in_virtual_time(lambda: across(evening, next_version(), 6))
    assert without_notices(after) == before
    n = before["state"]["0"]["n"]
    expected = {"before": TODAY.rules_version, "after": NEXT, "rules": list(CHANGED), "replayed": 1}
    assert notice == {"n": n, "kind": "rules-changed", "notice": True, **expected}
    stored = in_virtual_time(lambda: evening.store.load(evening.table))
    assert (stored.game.rules, stored.game.first, stored.game.position) == (NEXT, 0, None)


def test_lines_may_be_written_otherwise() -> None:
    """What was called otherwise then is stored as it is called now; the past is seen as it was."""
    evening = Evening()

    async def go() -> tuple[dict[str, Any], dict[str, Any]]:
        await evening.begin(5)
        stored = await evening.store.load(evening.table)
        pieces = await evening.store.film(evening.table)
        rows = [
            msgspec.structs.replace(row, choice=row.choice.replace("TakeCard", "Grab"))
            for row in filmed(stored.choices, pieces)
        ]
        await evening.store.change(evening.table, stored.game.rev, Change(truncate_to=0, choices=rows))
        renamed = lambda line: dataclasses.replace(line, choice=line.choice.replace("Grab", "TakeCard"))  # noqa: E731
        with version(next_version(renamed=renamed)):
            hub = evening.hub()
            seen = await evening.seen(hub)
            await hub.stop()
        return seen, {"rows": [row.choice for row in (await evening.store.load(evening.table)).choices]}

    seen, found = in_virtual_time(go)
    assert any(choice.startswith("TakeCard") for choice in found["rows"])
    assert not any(choice.startswith("Grab") for choice in found["rows"])
    assert [line["choice"] for line in seen["log"]] == found["rows"][1:]


def test_a_question_that_is_no_longer_asked_leaves_the_record() -> None:
    """Then all decisions after it have other numbers, in the log and in the film."""
    evening = Evening()

    async def go() -> None:
        await evening.begin(5)
        hub = evening.hub()
        before = await evening.seen(hub)
        await hub.stop()
        await _nod(evening)
        dropped = lambda here, line: line.frame == "Nod"  # noqa: E731
        with version(next_version(dropped=dropped)):
            hub = evening.hub()
            after = await evening.seen(hub)
            assert without_notices(after) == before
            await evening.play(hub, 2)
            await hub.stop()

    in_virtual_time(go)


async def _nod(evening: Evening) -> None:
    """The record as rules would have written it that let everybody nod after the first choice."""
    stored = await evening.store.load(evening.table)
    pieces = await evening.store.film(evening.table)
    rows = filmed(stored.choices, pieces)
    nod = ChoiceRow(n=2, seat=0, frame="Nod", choice="Nod", chance=[], time=1.0, still=b"{}")
    later = [msgspec.structs.replace(row, n=row.n + 1) for row in rows[2:]]
    change = Change(truncate_to=0, choices=[*rows[:2], nod, *later], game={"n": stored.game.n + 1})
    await evening.store.change(evening.table, stored.game.rev, change)


def test_a_game_that_would_have_gone_otherwise_goes_on_from_where_it_stood() -> None:
    evening = Evening()
    before, after, notice = in_virtual_time(lambda: across(evening, next_version(renamed=unreadable), 6))
    assert notice["replayed"] == 0 and notice["rules"] == list(CHANGED)
    seen = without_notices(after)
    for state in (*seen["state"].values(), *before["state"].values()):
        state["undoable"] = 0  # nobody goes back behind the change
    assert seen == before
    stored = in_virtual_time(lambda: evening.store.load(evening.table))
    n = before["state"]["0"]["n"]
    assert (stored.game.rules, stored.game.first) == (NEXT, n - 1)
    assert stored.game.position is not None and stored.game.position["rules"] == NEXT


def test_rules_may_change_again() -> None:
    """A game that went on once goes on twice; its past has then been played by three versions."""
    evening = Evening()

    async def go() -> list[str]:
        await evening.begin(4)
        for step in (1, 2, 3):
            rules = [f"{TODAY.rules_version}{'+' * at}" for at in range(step + 1)]
            former = tuple(Former(each, renamed=unreadable) for each in rules[:-1])
            module = dataclasses.replace(TODAY, rules_version=rules[-1], former=(*TODAY.former, *former))
            with version(module):
                hub = evening.hub()
                await evening.play(hub, 2)
                last = await evening.seen(hub)
                await hub.stop()
        return [event["after"] for event in last["state"]["0"]["events"] if event["kind"] == "rules-changed"]

    assert in_virtual_time(go) == [f"{TODAY.rules_version}{'+' * at}" for at in (1, 2, 3)]


def test_a_position_in_another_form_is_carried_over() -> None:
    def position(form: dict[str, Any]) -> dict[str, Any]:
        return {**form, "board": {name: value for name, value in form["board"].items() if name != "omen"}}

    def save_board(g: Any) -> dict[str, Any]:
        return {**TODAY.save_board(g), "omen": 3}

    def load_board(tables: Any, form: dict[str, Any], players: int) -> Any:
        return TODAY.load_board(tables, position({"board": form})["board"], players)

    evening = Evening()

    async def go() -> Any:
        with version(dataclasses.replace(TODAY, save_board=save_board, load_board=load_board)):
            await evening.begin(6)
        return await across_to(evening, next_version(renamed=unreadable, position=position))

    assert in_virtual_time(go) == 0


async def across_to(evening: Evening, module: GameModule) -> Any:
    with version(module):
        hub = evening.hub()
        await evening.play(hub, 2)
        seen = await evening.seen(hub)
        await hub.stop()
    return next(event["replayed"] for event in seen["state"]["0"]["events"] if event["kind"] == "rules-changed")


def test_what_was_supplied_is_part_of_the_new_record() -> None:
    """Where today's rules ask more, the answer that the earlier ones took by themselves stands in the log."""
    evening = Evening()

    async def go() -> tuple[dict[str, Any], dict[str, Any]]:
        await evening.begin(6)
        hub = evening.hub()
        before = await evening.seen(hub)
        await hub.stop()
        taken = [row.choice for row in (await evening.store.load(evening.table)).choices if row.frame == "PlaceRat"]
        await _without(evening, "PlaceRat")

        def supplied(here: Position, line: Line | None) -> str:
            return taken.pop(0) if taken and type(here.todo.top()).__name__ == "PlaceRat" else ""

        with version(next_version(supplied=supplied)):
            hub = evening.hub()
            after = await evening.seen(hub)
            await hub.stop()
        return before, after

    before, after = in_virtual_time(go)
    assert [line["choice"] for line in after["log"]] == [line["choice"] for line in before["log"]]
    assert without_notices(after)["moments"] == before["moments"]


async def _without(evening: Evening, frame: str) -> None:
    """The record as rules would have written it that did this by themselves: chance stands one line earlier."""
    stored = await evening.store.load(evening.table)
    rows: list[ChoiceRow] = []
    for row in stored.choices:
        if row.frame == frame:
            rows[-1] = msgspec.structs.replace(rows[-1], chance=[*rows[-1].chance, *row.chance])
        else:
            rows.append(msgspec.structs.replace(row, n=len(rows)))
    await evening.store.change(evening.table, stored.game.rev, Change(truncate_to=0, choices=rows, game={"n": len(rows)}))


# ---------------------------------------------------------------- watching


async def _finished(evening: Evening) -> dict[str, Any]:
    await evening.begin(500)
    hub = evening.hub()
    seen = await evening.seen(hub)
    seen["file"] = await Client(hub, "Anna").ask("GET", f"{evening.path}/export")
    await hub.stop()
    assert seen["table"]["status"] == "finished"
    return seen


@pytest.mark.parametrize("broken", ["raises", "gone"])
def test_a_finished_game_is_watched_without_its_rules(broken: str) -> None:
    evening = Evening()

    def boom(*_: Any) -> Any:
        raise AssertionError("the rules were asked")

    names = ("setup", "make_tables", "load_board", "save_board", "view", "problems", "scores", "outcome", "determinise")
    module = next_version(dict.fromkeys(names, boom)) if broken == "raises" else ImportError("no rules")

    async def go() -> None:
        before = await _finished(evening)
        with version(module):
            hub = evening.hub()
            await hub.start()
            after = await evening.seen(hub)
            after["file"] = await Client(hub, "Anna").ask("GET", f"{evening.path}/export")
            await hub.stop()
        assert after == before
        assert before["file"]["edition"] == TODAY.edition()

    in_virtual_time(go)


def test_a_file_taken_home_is_read_by_a_later_version_with_another_edition() -> None:
    evening = Evening()
    printed = copy.deepcopy(TODAY.edition())
    printed["constants"]["cubes_per_player"] += 1

    async def go() -> None:
        before = await _finished(evening)
        with version(next_version({"edition": lambda: printed})):
            hub = evening.hub()
            anna = Client(hub, "Anna")
            made = await anna.ask("POST", "/api/import", before["file"])
            assert made["result"] == before["table"]["result"]
            stored = await hub.store.load(made["id"])
            assert stored.game.edition == TODAY.edition()
            again = await anna.ask("GET", f"/api/tables/{made['id']}/export")
            assert again["edition"] == TODAY.edition()
            assert [line["choice"] for line in again["choices"]] == [line["choice"] for line in before["file"]["choices"]]
            await hub.stop()

    in_virtual_time(go)


def test_the_past_of_a_running_game_is_watched_without_its_rules() -> None:
    """After a change that it could not be replayed by, what was played before is film."""
    evening = Evening()
    before, after, _ = in_virtual_time(lambda: across(evening, next_version(renamed=unreadable), 6))
    assert without_notices(after)["moments"] == before["moments"]

    async def go() -> None:
        with version(ImportError("no rules")):
            hub = evening.hub()
            seen = await evening.seen(hub)
            assert without_notices(seen)["moments"][: len(before["moments"])] == before["moments"]
            assert seen["state"]["0"]["legal"] == []
            await hub.stop()

    in_virtual_time(go)


def test_secrets_stay_secrets_in_a_film() -> None:
    """Of a running game only what a seat saw itself is shown; a finished one hides nothing any more."""
    evening = Evening()

    async def go() -> None:
        await evening.begin(6)
        hub = evening.hub()
        stranger = Client(hub, "Stranger")
        with pytest.raises(AssertionError, match="not-your-seat"):
            await stranger.ask("GET", f"{evening.path}/moments/2", seat="0")
        assert (await stranger.ask("GET", f"{evening.path}/moments/2"))["seat"] is None
        await hub.stop()

    in_virtual_time(go)


# ---------------------------------------------------------------- printed values


def test_a_changed_edition_changes_no_game_that_was_begun() -> None:
    evening = Evening()
    printed = copy.deepcopy(TODAY.edition())
    printed["constants"]["cubes_per_player"] += 1
    module = dataclasses.replace(TODAY, edition=lambda: printed)

    async def go() -> None:
        await evening.begin(6)
        with version(module):
            hub = evening.hub()
            live = await hub.table(evening.table)
            assert live.match.header.edition == TODAY.edition()
            supply = live.match.view(None)["supply"]
            await evening.play(hub, 2)
            wish = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "me"}]}
            new = await hub.table((await Client(hub, "Anna").ask("POST", "/api/tables", wish))["id"])
            assert new.match.header.edition is None
            assert max(new.match.view(None)["supply"]) == printed["constants"]["cubes_per_player"] > max(supply)
            await hub.stop()

    in_virtual_time(go)


# ---------------------------------------------------------------- two servers


def test_an_older_server_gives_up_a_table_of_newer_rules() -> None:
    """Both know a table; the newer one renews it. The older one shows it, refuses moves, and thinks for no bot."""
    store, echo = MemoryStore(is_shared=True), Echo()
    evening = Evening()
    evening.store = store

    async def go() -> None:
        await evening.begin(3)
        older = house(90, store=store, fanout=echo)
        anna = Client(older, "Anna")
        state = await evening.turn(anna)
        sitting = anna.sit(evening.table)
        await anna.until("state")
        with version(next_version()):
            newer = house(91, store=store, fanout=echo)
            await evening.play(newer, 1)
            await newer.stop()
        await older.start()  # it hears of it
        told = await anna.until("state", legal=[])
        assert told["n"] > state["n"] and [each["kind"] for each in told["events"]].count("rules-changed") == 1
        live = await older.table(evening.table)
        assert not live.is_playable and not older.keeper.is_busy(live)
        anna.say(type="move", seat=0, n=told["n"], choice=state["legal"][0]["text"], id=1)
        assert (await anna.until("error", id=1))["code"] == "newer-rules"
        assert (await anna.ask("GET", f"{evening.path}/moments/2"))["n"] == 2
        anna.hang_up()
        await sitting
        await older.stop()

    in_virtual_time(go)


# ---------------------------------------------------------------- faults


def test_a_record_that_cannot_be_read_any_more_goes_on_from_its_film() -> None:
    evening = Evening()

    async def go() -> str:
        await evening.begin(5)
        stored = await evening.store.load(evening.table)
        pieces = await evening.store.film(evening.table)
        rows = [
            msgspec.structs.replace(r, still=msgspec.json.encode(p)) for r, p in zip(stored.choices, pieces, strict=True)
        ]
        rows[3] = msgspec.structs.replace(rows[3], choice="Nonsense")
        await evening.store.change(evening.table, stored.game.rev, Change(truncate_to=0, choices=rows))
        hub = evening.hub()
        await evening.play(hub, 2)
        seen = await evening.seen(hub)
        await hub.stop()
        return next(
            str(event["kind"]) for event in seen["state"]["0"]["events"] if event["kind"] in ("went-on", "rules-changed")
        )

    assert in_virtual_time(go) == "went-on"


def test_a_game_that_cannot_go_on_at_all_is_still_there_to_be_watched() -> None:
    evening = Evening()

    def position(form: dict[str, Any]) -> dict[str, Any]:
        return {**form, "todo": [["Nowhere"]]}

    async def go() -> None:
        await evening.begin(5)
        hub = evening.hub()
        before = await evening.seen(hub)
        await hub.stop()
        with version(next_version(renamed=unreadable, position=position)):
            hub = evening.hub()
            after = await evening.seen(hub)
            assert after["moments"] == before["moments"]
            with pytest.raises(AssertionError, match="cannot-go-on"):
                await Client(hub, "Anna").ask("POST", f"{evening.path}/undo", {"seat": 0, "n": 1})
            await hub.stop()
        hub = evening.hub()  # and nothing was written: the version that can play it finds it as it was
        assert await evening.seen(hub) == before
        await hub.stop()

    in_virtual_time(go)


def broken_film(evening: Evening) -> None:
    kept = evening.store._tables[evening.table]
    lines = kept.stored.choices
    lines[2] = msgspec.structs.replace(lines[2], still=b"no film")


def test_a_game_of_earlier_rules_whose_film_is_broken_is_told_by_todays() -> None:
    evening = Evening()

    async def go() -> None:
        before = await _finished(evening)
        broken_film(evening)
        with version(next_version()):
            hub = evening.hub()
            after = await evening.seen(hub)
            await hub.stop()
        assert without_notices(after)["moments"] == before["moments"] and after["log"] == before["log"]

    in_virtual_time(go)


def test_a_game_that_went_on_goes_on_though_the_film_of_its_past_is_broken() -> None:
    evening = Evening()
    module = next_version(renamed=unreadable)
    in_virtual_time(lambda: across(evening, module, 6))
    broken_film(evening)

    async def go() -> None:
        with version(module):
            hub = evening.hub()
            await evening.play(hub, 2)
            assert (await Client(hub, "Anna").ask("GET", f"{evening.path}/moments/2"))["n"] == 2
            await hub.stop()

    in_virtual_time(go)


def test_a_game_that_nothing_shows_any_more_is_refused_plainly() -> None:
    evening = Evening()

    async def go() -> None:
        await evening.begin(6)
        broken_film(evening)
        lines = evening.store._tables[evening.table].stored.choices
        lines[3] = msgspec.structs.replace(lines[3], choice="Nonsense")
        hub = evening.hub()
        with pytest.raises(AssertionError, match="cannot-go-on"):
            await Client(hub, "Anna").ask("GET", f"{evening.path}/state")
        await hub.stop()

    in_virtual_time(go)
