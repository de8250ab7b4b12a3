"""The house: who I am, which games there are, their rules, the lobby."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any, cast

import msgspec
from litestar import Request, Response, get, put
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState

import lazaretto
from lazaretto.games import game as game_called
from lazaretto.kernel.frame import Frame
from lazaretto.server import wire
from lazaretto.server.botnames import OFFERED
from lazaretto.server.door import Caller
from lazaretto.server.hub import Hub
from lazaretto.server.identity import COOKIE, LANGUAGE_COOKIE, YEAR, Guest, Signer, clean, new_guest
from lazaretto.server.live import seat_info
from lazaretto.server.routes.common import READS, refusals
from lazaretto.store import Stored
from lazaretto.text import LANGUAGES, effects, printed, schema
from lazaretto.text.lobby import lobby_words
from lazaretto.text.words import text_files


def _me(guest: Guest, language: str, signer: Signer, secure: bool) -> Response[wire.Me]:
    me = wire.Me(guest.id, guest.name, signer.csrf(guest), cast(wire.Language, language))
    cookie = Cookie(
        key=COOKIE, value=signer.cookie(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )
    return Response(me, cookies=[cookie])


@get("/api/me", responses=refusals(), sync_to_thread=False)
def me(request: Request[Any, Any, Any], caller: Caller, state: AppState) -> Response[wire.Me]:
    """Who I am; a newcomer becomes a guest."""
    return _me(caller.guest or new_guest(), caller.language, state.signer, request.url.scheme == "https")


@put("/api/me", responses=refusals(401, 403, 413))
async def change_me(
    request: Request[Any, Any, Any], caller: Caller, state: AppState, hub: Hub, data: wire.MeWish
) -> Response[wire.Me]:
    """Another name or language."""
    guest = caller.known()
    name = clean(data.name or "")
    if name and name != guest.name:
        guest = msgspec.structs.replace(guest, name=name)
        for table in await hub.store.rename(guest.id, name):
            hub.publish({"t": table, "r": (await hub.store.revisions([table])).get(table, 0)})
    language = data.language or caller.language
    answer = _me(guest, language, state.signer, request.url.scheme == "https")
    if data.language is not None:
        answer.set_cookie(key=LANGUAGE_COOKIE, value=language, max_age=YEAR, samesite="lax", path="/")
    return answer


@get("/api/health", responses=refusals(), sync_to_thread=False)
def health(hub: Hub) -> wire.Health:
    return wire.Health(True, lazaretto.__version__, hub.store.kind)


@get("/api/games", responses=refusals(), sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """The games of the house, with their options by number of players (default first)."""
    return [_game_info(name) for name in lazaretto.game_names()]


def _game_info(name: str) -> wire.GameInfo:
    module = game_called(name).module
    options = {
        str(players): {option: list(values) for option, values in module.option_values(players).items()}
        for players in module.players
    }
    words = {language: lobby_words(name, language) for language in LANGUAGES}
    return wire.GameInfo(name, module.rules_version, list(module.players), options, list(OFFERED), words)


@get("/api/games/{name:str}/words", responses=refusals(), sync_to_thread=True)
def game_words(name: str) -> wire.GameWords:
    """All that turns the ids of a game into sentences, for a client that does not bring it along."""
    module = game_called(name).module
    edition = module.edition()
    return wire.GameWords(
        texts={language: text_files(language, name)[-1].read_text("utf-8") for language in LANGUAGES},
        schema=asdict(schema(name)),
        printed=printed(name, edition),
        effects=[asdict(each) for each in effects(name, edition)],
        secrets=any(kind.sees is not Frame.sees for kind in module.frames.values()),
    )


@get("/api/games/{name:str}/rules", responses=refusals(), sync_to_thread=False)
def rules(name: str) -> list[wire.RuleInfo]:
    """The rule ledger in both languages, in its order."""
    return [wire.RuleInfo(**asdict(rule)) for rule in game_called(name).rules.values()]


@get("/api/lobby", responses=READS)
async def lobby(caller: Caller, hub: Hub) -> wire.Lobby:
    guest = caller.guest or Guest("", "")
    mine = await hub.store.briefs("mine", guest.id) if guest.id else []
    return wire.Lobby(
        mine=[_brief(stored, guest, hub) for stored in mine],
        open=[_brief(stored, guest, hub) for stored in await hub.store.briefs("open", guest.id)],
        finished=[_brief(stored, guest, hub) for stored in await hub.store.briefs("finished", guest.id)],
    )


def _brief(stored: Stored, guest: Guest, hub: Hub) -> wire.Brief:
    game = stored.game
    live = hub.tables.get(game.id)
    present = set() if live is None else live.present()
    seats = [seat_info(row, guest, "", present) for row in stored.seats]
    for seat in seats:
        seat.token = None
    mine = game.status == "running" and game.to_move is not None and guest.id in stored.seats[game.to_move].guests
    return wire.Brief(
        id=game.id,
        game=game.name,
        title=game.title,
        status=cast(wire.Status, game.status),
        players=game.players,
        seats=seats,
        n=game.n,
        to_move=game.to_move,
        my_turn=mine,
        updated=min(game.updated, time.time()),
        result=None if game.result is None else msgspec.convert(game.result, wire.Result),
    )


HOUSE: list[Any] = [me, change_me, health, games, game_words, rules, lobby]
