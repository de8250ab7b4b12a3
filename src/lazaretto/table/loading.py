"""From the stored rows of a table to what lies on it. Whatever version they were written by, there is something to see."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from lazaretto.kernel.film import Film, Still
from lazaretto.kernel.match import Match
from lazaretto.kernel.patch import Patch
from lazaretto.table import versions
from lazaretto.table.errors import Refusal
from lazaretto.table.fixture import match_of
from lazaretto.table.rows import StaleWrite, StoreAway, Stored
from lazaretto.table.shown import Shown

if TYPE_CHECKING:
    from lazaretto.table.hub import Hub

ATTEMPTS = 4  # other servers may write while we do
NEWER_RULES = "newer-rules"
FILMING_PAUSE = 0.05  # people first
CANNOT_GO_ON = "cannot-go-on"
log = logging.getLogger("lazaretto.table")


async def load(hub: Hub, table: str) -> tuple[Stored, Shown]:
    """A table as it is stored now. One of earlier rules is renewed first, one that was never filmed is filmed."""
    for _ in range(ATTEMPTS):
        stored = await hub.stored(table)
        try:
            shown = await _shown(hub, stored)
            if shown is not None:
                return stored, shown
        except StaleWrite:
            continue
    raise Refusal(409, "stale-choice", {"n": stored.game.n, "rev": stored.game.rev})


async def _shown(hub: Hub, stored: Stored) -> Shown | None:
    """None: the table was written anew; it is to be looked at again."""
    if not stored.is_filmed:
        await _film(hub, stored)
        return None
    if stored.game.status == "finished":
        return await _watched(hub, stored, "game-over")
    if versions.bridge_of(stored.game) is None:
        return await _watched(hub, stored, NEWER_RULES)
    if versions.is_todays(stored.game):
        try:
            match, still = await hub.aside(_played, stored)
        except Exception:  # a line that cannot be read any more: the film knows where the game stood
            log.exception("table %s cannot be replayed", stored.game.id)
            return await _renew(hub, stored)
        film = await read_film(hub, stored) if stored.game.first else None
        return Shown(match, still, film, stored.choices[: match.first + 1] if match.first else ())
    return await _renew(hub, stored)


def _played(stored: Stored) -> tuple[Match, Still]:
    match = match_of(stored)
    return match, Still(match)


class BrokenFilm(Refusal):
    """Neither the film of a table nor its log shows what was."""

    def __init__(self) -> None:
        super().__init__(409, CANNOT_GO_ON)


async def read_film(hub: Hub, stored: Stored) -> Film:
    """What everybody saw. Where a piece is missing or cannot be read, the log tells it all again, if today's rules can."""
    try:
        film = await hub.aside(versions.develop, stored.game, await hub.store.film(stored.game.id))
        if len(film) >= stored.game.n:
            return film
        log.error("the film of table %s shows %d decisions of %d", stored.game.id, len(film), stored.game.n)
    except StoreAway:
        raise
    except Exception:
        log.exception("the film of table %s is broken", stored.game.id)
    if not versions.is_todays(stored.game):
        raise BrokenFilm
    return await _filmed_anew(hub, stored)


async def _taken_anew(hub: Hub, stored: Stored) -> list[bytes]:
    """The stills of a table, as today's rules replay its log."""
    try:
        _, stills = await hub.aside(versions.filmed, stored)
        return stills
    except Exception as error:  # whatever they make of it
        log.exception("table %s cannot be replayed", stored.game.id)
        raise BrokenFilm from error


async def _filmed_anew(hub: Hub, stored: Stored) -> Film:
    stills = await _taken_anew(hub, stored)
    pieces: list[Patch] = [msgspec.json.decode(still) for still in stills]
    if stored.game.first:  # of what was before there is no log any more: the board stands as it was when the game went on
        return await hub.aside(versions.develop, stored.game, [pieces[0]] * stored.game.first + pieces)
    with contextlib.suppress(StaleWrite):  # whoever looks next may keep it
        await hub.store.keep_film(stored.game.id, stored.game.rev, stills)
    return await hub.aside(versions.develop, stored.game, pieces)


async def _watched(hub: Hub, stored: Stored, why: str) -> Shown | None:
    try:
        film = await read_film(hub, stored)
    except BrokenFilm:
        if versions.is_todays(stored.game) or versions.bridge_of(stored.game) is None:
            raise
        return await _renew(hub, stored)  # by earlier rules: today's tell it again
    return Shown(None, None, film, stored.choices, why)


async def _film(hub: Hub, stored: Stored) -> None:
    """A table of the time before films, or one that came as a file: its film is made by replaying it."""
    if not versions.is_todays(stored.game):
        await _renew(hub, stored)
        return
    await hub.store.keep_film(stored.game.id, stored.game.rev, await _taken_anew(hub, stored))


async def film_the_old(hub: Hub) -> None:
    """Games of the time before films are filmed while the rules they were played by are still known."""
    for table in await hub.store.unfilmed():
        try:
            if table not in hub.tables:
                await load(hub, table)
        except Exception as error:  # the others are filmed
            log.warning("table %s cannot be filmed: %s", table, error)
        await hub.time.sleep(FILMING_PAUSE)


async def _renew(hub: Hub, stored: Stored) -> Shown | None:
    if versions.bridge_of(stored.game) is None:
        raise Refusal(409, NEWER_RULES)
    film = await _film_if_any(hub, stored)
    change = await hub.aside(versions.renewed, stored, film, hub.time.now())
    if change is not None:
        rev = await hub.store.change(stored.game.id, stored.game.rev, change)
        if hub.store.is_shared:
            hub.publish({"t": stored.game.id, "r": rev})
        return None
    if film is None:
        raise Refusal(409, CANNOT_GO_ON)
    return Shown(None, None, film, stored.choices, CANNOT_GO_ON)


async def _film_if_any(hub: Hub, stored: Stored) -> Film | None:
    try:
        return await read_film(hub, stored) if stored.is_filmed else None
    except BrokenFilm:
        return None
