"""The application: routes, socket, errors, and the parts they work with."""

from __future__ import annotations

import traceback
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from litestar import Litestar, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import InitPlugin

import lazaretto
from lazaretto.bots.guests import SECONDS
from lazaretto.server.door import Door
from lazaretto.server.framework import AnyRequest
from lazaretto.server.limits import Limits
from lazaretto.server.openapi import Described
from lazaretto.server.ports import CHANNEL, server_ports
from lazaretto.server.routes import get_asker, get_hub, http_routes
from lazaretto.server.signer import Signer
from lazaretto.server.socket import table_socket
from lazaretto.server.static import FILES, client
from lazaretto.server.thinkers import Thinkers
from lazaretto.server.workshop import Workshop
from lazaretto.store import Store, open_store
from lazaretto.store.store import secret
from lazaretto.table.api import BODY_LIMIT
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import House, Hub
from lazaretto.table.live import GRACE
from lazaretto.table.malformed import malformed, refusal_from
from lazaretto.table.wire import EditionInfo

HUNG_UP = "client disconnected prematurely"  # what the framework calls half a body: no mistake of ours
CAUSES = 10  # errors that led to each other, at most


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How a server is set up."""

    data: Path | None = None  # None: the user's data folder
    database: str | None = None  # a PostgreSQL URL; None: SQLite in `data`
    rate: float = 1.0  # scales the rate limits; 0 switches them off
    poll: float = 2.0  # seconds between two questions for what other servers changed
    thinkers: int | None = None  # processes for bots; None: one less than there are cores
    grace: float = GRACE  # seconds somebody may be away before a bot is seated for him
    own_bots: dict[str, str] = {}  # by the name they have at tables: file, module:Class or entry point
    bot_seconds: float = SECONDS  # that an own bot has for a choice
    editions: dict[str, EditionInfo] = {}  # by game: what the host's own copy prints


def make_app(settings: Settings) -> Door:
    """The application of one server process, ready for an ASGI server."""
    know_all_structs(msgspec.Struct)
    store = open_store(settings.database or settings.data, alone=True)
    signer, limits = Signer(secret(store)), Limits(settings.rate)
    channels = ChannelsPlugin(backend=_backend(settings.database), channels=[CHANNEL])
    house = House(
        grace=settings.grace,
        chatter=House.chatter * settings.rate,
        page=FILES.entry,
        own_bots=tuple(settings.own_bots),
        editions=settings.editions,
    )
    thinkers = Thinkers(settings.thinkers, settings.own_bots, settings.bot_seconds)
    hub = Hub(server_ports(store, channels, thinkers), settings.poll, house=house)
    described = Described()
    app = Litestar(
        route_handlers=[*http_routes(), table_socket, client],
        plugins=[channels, Life(hub, store)],
        dependencies={
            "asker": Provide(get_asker, sync_to_thread=False),
            "hub": Provide(get_hub, sync_to_thread=False),
        },
        state=AppState({"hub": hub, "signer": signer, "limits": limits}),
        exception_handlers={HTTPException: _on_http_error, Exception: _on_error},
        openapi_config=OpenAPIConfig(
            title="Lazaretto",
            version=lazaretto.__version__,
            path="/schema",
            render_plugins=[described],
            openapi_router=described.router(),
        ),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    return Door(app, signer, limits, hub.words)


def know_all_structs(kind: type[msgspec.Struct]) -> None:
    """What is read in threads, worked out beforehand: msgspec does so at first use, and two threads at once crash it."""
    for each in kind.__subclasses__():
        if each.__module__.startswith("lazaretto.") and not getattr(each, "__parameters__", ()):
            msgspec.json.Decoder(each)
        know_all_structs(each)


def _backend(database: str | None) -> ChannelsBackend:
    if database is None:
        return MemoryChannelsBackend()
    from lazaretto.server.notify import PostgresChannels

    return PostgresChannels(database)


class Life(InitPlugin):
    """The hub lives inside the life of the channels: it is named after them, begun after them and ended before."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self._live)
        return app_config

    @asynccontextmanager
    async def _live(self, app: Litestar) -> AsyncGenerator[None, None]:
        await self.hub.start()
        for each in (self.hub.thinkers, self.hub.workshop, self.hub.readers):
            if isinstance(each, Thinkers | Workshop):  # so that nobody waits for their beginning
                self.hub.spawn(each.start())
        yield
        await self.hub.stop()
        self.store.close()


# ---------------------------------------------------------------- errors


_CODES = {404: "not-found", 405: "wrong-method", 413: "body-too-large"}


def _on_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    answer = _refused(request, refusal_from(error, "bad-request", f"{request.method} {request.scope['path']}"))
    _forget(error)
    return answer


def _forget(error: BaseException | None) -> None:
    """What was refused is let go of now, not when somebody looks for garbage: its traceback holds all that was sent."""
    for _ in range(CAUSES):
        if error is None:
            return
        traceback.clear_frames(error.__traceback__)
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def _refused(request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    hub: Hub = request.app.state.hub
    headers = {"retry-after": str(refusal.details["seconds"])} if refusal.status == 429 else {}
    body = msgspec.json.encode(refusal.error(hub.words, get_asker(request).language))
    return Response(body, status_code=refusal.status, headers=headers, media_type="application/json")


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses: malformed JSON, wrong types, unknown paths. Who hangs up in the middle hears nothing."""
    if error.status_code >= 500 and error.detail != HUNG_UP:
        return _on_error(request, error)
    code = _CODES.get(error.status_code)
    refusal = _unreadable(error) if code is None else Refusal(error.status_code, code)
    refusal.status = error.status_code if error.status_code < 500 else 400
    answer = _refused(request, refusal)
    answer.headers.update(error.headers or {})
    _forget(error)
    return answer


def _unreadable(error: HTTPException) -> Refusal:
    """The first complaint of the decoder; one is enough to go on with."""
    complaints = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    if not complaints:
        return malformed("bad-request", error.detail)
    return malformed("bad-request", str(complaints[0].get("message", "")), str(complaints[0].get("key", "")))
