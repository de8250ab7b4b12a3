"""A table without hints and forks: while its game runs nobody can take it home to try things out."""

from __future__ import annotations

import base64
import random
import zlib
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import commitment
from lazaretto.table import sealed as sealing
from lazaretto.table.sealed import Envelope, seal, unseal
from tests.table.company import Company, in_company
from tests.table.house import Client

GAMES = ["rattus", "messina", "pest"]


async def _played(all_: Company, moves: int) -> None:
    rng = random.Random(3)
    for _ in range(moves):
        await all_.move(rng)


async def _export(all_: Company, who: Client) -> dict[str, Any]:
    file: dict[str, Any] = await who.ask("GET", f"{all_.place}/export")
    return file


def test_where_others_are_invited_it_is_off_and_against_bots_on() -> None:
    async def story(all_: Company) -> None:
        for seats, on in ((("me", "bot:greedy"), True), (("me", "me"), True), (("me", "open"), False)):
            assert (await all_.open(*seats))["assist"] is on
            assert (await all_.open(*seats, assist=not on))["assist"] is (not on)
        assert not (await all_.open("me", "open", public=True))["assist"]

    in_company(story)


def test_no_hints_and_forks_while_it_runs() -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        await _played(all_, 6)
        n = (await all_.table())["n"]
        seat = (await all_.state())["decision"]["seat"]
        who = [all_.anna, all_.boris][seat]
        assert await all_.refused(who, "hint", seat=seat) == "no-assist"
        for asker in (all_.anna, all_.boris, all_.vera):
            assert await all_.refused(asker, "fork", n=n) == "no-assist"
        await all_.do(all_.anna, "resign", seat=0)
        assert (await all_.table())["assist"]
        assert (await all_.do(all_.boris, "fork", n=n))["status"] == "running"

    in_company(story)


def test_with_them_everything_is_to_be_had() -> None:
    async def story(all_: Company) -> None:
        await all_.two(assist=True)
        await _played(all_, 2)
        seat = (await all_.state())["decision"]["seat"]
        who = [all_.anna, all_.boris][seat]
        assert (await all_.do(who, "hint", seat=seat, bot="greedy"))["choice"]
        assert (await all_.do(who, "fork", n=2))["status"] == "running"
        assert (await who.ask("POST", "/api/import", await _export(all_, who)))["status"] == "running"

    in_company(story)


def test_whoever_takes_a_bots_seat_in_the_middle_meets_nobody_with_hints() -> None:
    async def story(all_: Company) -> None:
        await all_.open("me", "bot:greedy")
        link = (await all_.do(all_.anna, "seats/1/human"))["seats"][1]["token"]
        assert (await all_.table())["assist"]
        assert not (await all_.do(all_.boris, "claim", token=link))["assist"]
        assert [notice["kind"] for notice in await all_.notices()][-2:] == ["sat-down", "assist-ended"]

    in_company(story)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_a_running_game_holds_nothing_to_go_on_from(game: str) -> None:
    async def story(all_: Company) -> None:
        await all_.two(game=game, options={})
        await _played(all_, 12)
        for who in (all_.boris, all_.vera):
            file = await _export(all_, who)
            assert file["format"] == "lazaretto-export/1"
            assert {"position", "setup", "seed"}.isdisjoint(file)
            assert len(file["choices"]) == (await all_.table())["n"] - 1
            assert not any("chance" in line for line in file["choices"])
            assert await _import_refused(all_, who, file) == "partial-file"
            for wrong in ({**file, "format": "lazaretto-log/1", "seed": "1", "setup": []},):  # as if it were a log
                assert await _import_refused(all_, who, wrong) in ("chance-missing", "stale-choice", "illegal-choice")

    in_company(story)


async def _import_refused(all_: Company, who: Client, file: dict[str, Any]) -> str:
    return await all_.refused(who, "", path="/api/import", **file)


@pytest.mark.parametrize("game", GAMES)
def test_the_hosts_copy_opens_after_the_end(game: str) -> None:
    async def story(all_: Company) -> None:
        await all_.two(game=game, options={}, title="Friday")
        await _played(all_, 12)
        then = (await all_.state(all_.anna))["view"]
        sealed = await _export(all_, all_.anna)
        assert sealed["format"] == "lazaretto-sealed/1"
        assert (await all_.hub.table(sealed["table_id"])).game.seed not in str(sealed)
        for who in (all_.anna, all_.vera):
            assert await _import_refused(all_, who, sealed) == "sealed"
        await _played(all_, 3)
        await all_.do(all_.boris, "resign", seat=1)
        opened = await all_.vera.ask("POST", "/api/import", sealed)
        assert (opened["status"], opened["title"], opened["counts"]) == ("running", "Friday", False)
        assert (await all_.vera.ask("GET", f"/api/tables/{opened['id']}/state", seat="0"))["view"] == then
        elsewhere = Company(seed=2)  # where nobody knows of the table, the seed that was shown opens it
        assert await _import_refused(elsewhere, elsewhere.anna, sealed) == "sealed"
        seed = (await all_.table())["seed"]
        assert (await elsewhere.anna.ask("POST", "/api/import", {**sealed, "seed": seed}))["title"] == "Friday"
        assert await _import_refused(elsewhere, elsewhere.anna, {**sealed, "seed": "5"}) == "wrong-commitment"

    in_company(story)


def _envelope(**more: Any) -> Envelope:
    form = {**seal(lz.game("rattus").new(2, 12345).log(), "t"), **more}
    return Envelope(**form)


def test_a_seal_keeps_and_proves_what_is_inside() -> None:
    log = lz.game("rattus").new(2, 12345).log()
    envelope = _envelope()
    assert unseal(envelope, "12345") == log
    assert "setup" not in envelope.sealed
    body = envelope.sealed
    for wrong in ("", "!", body[:-8], body[:40] + ("A" if body[40] != "A" else "B") + body[41:]):
        with pytest.raises(BadInput, match="broken-seal"):
            unseal(_envelope(sealed=wrong), "12345")
    for seed in ("12346", "x", ""):
        with pytest.raises(BadInput, match="wrong-commitment"):
            unseal(envelope, seed)


def _sealed_by(seed: str, body: bytes) -> Envelope:
    """What somebody makes up: the seed, and all that is inside."""
    key = sealing._key(seed)
    number = sealing._number(key, body)
    shut = base64.b64encode(number + sealing._mixed(body, key, number)).decode()
    return _envelope(sealed=shut, seed_hash=commitment("rattus", int(seed)))


NO_LOGS = [
    b"",
    b"no zlib",
    *map(zlib.compress, [b"no json", b"[]", b"7", b'{"a": "\xff"}', b"[" * 100_000]),
    zlib.compress(b"{}" * 9)[:3],
]


@pytest.mark.parametrize("body", NO_LOGS, ids=range(len(NO_LOGS)))
def test_whatever_is_sealed_with_a_seed_of_ones_own(body: bytes) -> None:
    with pytest.raises(BadInput, match="broken-seal"):
        unseal(_sealed_by("5", body), "5")


@pytest.mark.parametrize(("change", "code"), [({"seed": "9" * 5000}, "wrong-commitment"), ({"sealed": "é"}, "broken-seal")])
def test_seeds_and_seals_that_are_none(change: dict[str, Any], code: str) -> None:
    envelope = _envelope(**{"seed": "12345", **change})
    with pytest.raises(BadInput, match=code):
        unseal(envelope, envelope.seed or "")


@pytest.mark.parametrize(
    "change", [{"sealed": 5}, {"sealed": None}, {"game": "chess"}, {"table_id": "../x"}, {"table_id": "a\0b"}, {"seed": 5}]
)
def test_a_sealed_file_of_another_shape(change: dict[str, Any]) -> None:
    async def story(all_: Company) -> None:
        await all_.two()
        sealed = await _export(all_, all_.anna)
        code = await _import_refused(all_, all_.anna, {**sealed, **change})
        assert code in (("bad-request",) if "table_id" in change else ("bad-request", "sealed", "unknown-game"))

    in_company(story)
