"""The house: who I am, which games there are, their rules, the lobby."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict
from typing import cast

import msgspec

import lazaretto
from lazaretto.games import game as game_called
from lazaretto.table import editions, wire, wishes
from lazaretto.table.api import EDITION_LIMIT, READS, AnyRoute, get, post, put
from lazaretto.table.botnames import OFFERED
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker, Guest, new_guest
from lazaretto.table.lobby import brief_of
from lazaretto.table.names import name_of
from lazaretto.table.rows import Stored

READY_SECONDS = 2.0  # for the database to say that it is there
log = logging.getLogger("lazaretto.table")


def _me(guest: Guest, language: str) -> wire.Me:
    """Whoever keeps guests apart by more than their word puts its own token in."""
    return wire.Me(guest.id, guest.name, "", cast(wire.Language, language))


@get("/api/me")
async def me(hub: Hub, asker: Asker) -> wire.Me:
    """Who I am; a newcomer becomes a guest."""
    return _me(asker.guest or new_guest(hub.secrets), asker.language)


@put("/api/me", (401, 403, 413))
async def change_me(hub: Hub, asker: Asker, data: wishes.MeWish) -> wire.Me:
    """Another name or language."""
    guest = asker.known()
    name = name_of(guest, data.name or "")
    if name and name != guest.name:
        guest = msgspec.structs.replace(guest, name=name)
        for table, rev in (await hub.store.revisions(await hub.store.rename(guest.id, name))).items():
            hub.publish({"t": table, "r": rev})
    return _me(guest, data.language or asker.language)


@get("/api/health")
async def health(hub: Hub) -> wire.Health:
    return wire.Health(True, lazaretto.__version__, hub.store.kind)


@get("/api/health/live")
async def alive() -> wire.Alive:
    """The process answers."""
    return wire.Alive(True)


@get("/api/health/ready", (503,))
async def ready(hub: Hub) -> wire.Ready:
    """The database can be read and, a moment ago, be written to, and bots can think; 503 if not."""
    found = wire.Ready(await _reached(hub), await hub.thinkers.ready())
    if not (found.database and found.bots):
        raise Refusal(503, "not-ready", {"database": found.database, "bots": found.bots})
    return found


async def _reached(hub: Hub) -> bool:
    """Is the database there, and not silent? A full disk can still be read, so what could be written last counts, too."""
    answer = asyncio.create_task(hub.store.ping())
    patience = asyncio.create_task(hub.time.sleep(READY_SECONDS))
    try:
        await asyncio.wait([answer, patience], return_when=asyncio.FIRST_COMPLETED)
        return answer.done() and answer.exception() is None and hub.can_write
    finally:
        answer.cancel()
        patience.cancel()


@get("/api/games")
async def games(hub: Hub) -> list[wire.GameInfo]:
    """The games of the house, with their options by number of players (default first)."""
    return [_game_info(name, hub) for name in lazaretto.game_names()]


def _game_info(name: str, hub: Hub) -> wire.GameInfo:
    module = game_called(name).module
    options = {
        str(players): {option: list(values) for option, values in module.option_values(players).items()}
        for players in module.players
    }
    words = {language: hub.words.lobby(name, language) for language in wire.LANGUAGES}
    return wire.GameInfo(name, module.rules_version, list(module.players), options, [*OFFERED, *hub.house.own_bots], words)


@get("/api/games/{name}/words")
async def game_words(hub: Hub, name: str) -> wire.GameWords:
    """All that turns the ids of a game into sentences, for a client that does not bring it along."""
    return await hub.aside(hub.words.game, name)


@get("/api/games/{name}/rules")
async def rules(name: str) -> list[wire.RuleInfo]:
    """The rule ledger in both languages, in its order."""
    return [wire.RuleInfo(**asdict(rule)) for rule in game_called(name).rules.values()]


@get("/api/games/{name}/edition")
async def house_edition(hub: Hub, name: str) -> wire.EditionInfo:
    """What the host's own copy of a game prints, where it is not as shipped: new tables may be opened with it."""
    return hub.house.editions.get(game_called(name).name) or wire.EditionInfo({}, [])


@post("/api/games/{name}/edition", (401, 403, 413), limit=EDITION_LIMIT)
async def read_edition(asker: Asker, hub: Hub, name: str, body: bytes) -> wire.EditionInfo:
    """A file of printed values (TOML or JSON, all or only what is other), proved: what it holds, and what it changes."""
    return await hub.work(asker.known(), editions.read, name, body)


@get("/api/lobby", READS)
async def lobby(hub: Hub, asker: Asker) -> wire.Lobby:
    guest = asker.guest or Guest("", "")
    mine = await hub.store.briefs("mine", guest.id) if guest.id else []
    return wire.Lobby(
        mine=_briefs(mine, guest, hub),
        open=_briefs(await hub.store.briefs("open", guest.id), guest, hub),
        finished=_briefs(await hub.store.briefs("finished", guest.id), guest, hub),
    )


def _briefs(tables: list[Stored], guest: Guest, hub: Hub) -> list[wire.Brief]:
    """One that cannot be told any more does not hide the others."""
    found: list[wire.Brief] = []
    for stored in tables:
        try:
            found.append(brief_of(stored, guest, hub.tables.get(stored.game.id), hub.time.now()))
        except Exception as error:  # a broken row
            log.warning("table %s cannot be shown in the lobby: %r", stored.game.id, error)
    return found


HOUSE: list[AnyRoute] = [
    me,
    change_me,
    health,
    alive,
    ready,
    games,
    game_words,
    rules,
    house_edition,
    read_edition,
    lobby,
]
