"""The application: routes, socket, errors, and the parts they work with."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin

import lazaretto
from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.door import KEY, Caller, Door
from lazaretto.server.errors import Refusal, refusal_of
from lazaretto.server.hub import CHANNEL, Hub
from lazaretto.server.identity import Signer
from lazaretto.server.limits import Limits
from lazaretto.server.malformed import malformed
from lazaretto.server.routes.common import get_caller, get_hub
from lazaretto.server.routes.house import HOUSE
from lazaretto.server.routes.play import PLAY
from lazaretto.server.routes.tables import TABLES
from lazaretto.server.socket import table_socket
from lazaretto.server.static import client
from lazaretto.server.thinkers import Thinkers
from lazaretto.store import Store, open_store
from lazaretto.store.store import secret

BODY_LIMIT = 65_536
AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("lazaretto.server")


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How a server is set up."""

    data: Path | None = None  # None: the user's data folder
    database: str | None = None  # a PostgreSQL URL; None: SQLite in `data`
    rate: float = 1.0  # scales the rate limits; 0 switches them off
    poll: float = 2.0  # seconds between two questions for what other servers changed
    thinkers: int | None = None  # processes for bots; None: one less than there are cores


def make_app(settings: Settings) -> Door:
    """The application of one server process, ready for an ASGI server."""
    store = open_store(settings.database or settings.data)
    signer, limits = Signer(secret(store)), Limits(settings.rate)
    channels = ChannelsPlugin(backend=_backend(settings.database), channels=[CHANNEL])
    hub = Hub(store, channels, Thinkers(settings.thinkers), settings.poll)
    app = Litestar(
        route_handlers=[*HOUSE, *TABLES, *PLAY, table_socket, client],
        plugins=[channels, Life(hub, store)],
        dependencies={
            "caller": Provide(get_caller, sync_to_thread=False),
            "hub": Provide(get_hub, sync_to_thread=False),
        },
        state=AppState({"hub": hub, "signer": signer, "limits": limits}),
        exception_handlers={
            Refusal: _on_refusal,
            LazarettoError: _on_engine_error,
            HTTPException: _on_http_error,
            RecursionError: _on_too_deep,
            Exception: _on_bug,
        },
        openapi_config=OpenAPIConfig(
            title="Lazaretto",
            version=lazaretto.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    return Door(app, signer, limits)


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
        yield
        await self.hub.stop()
        self.store.close()


# ---------------------------------------------------------------- errors


def _caller(request: AnyRequest) -> Caller:
    caller: Caller = request.scope[KEY]  # type: ignore[literal-required]
    return caller


def _on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    headers = {"retry-after": str(refusal.details["seconds"])} if refusal.status == 429 else {}
    body = msgspec.json.encode(refusal.error(_caller(request).language))
    return Response(body, status_code=refusal.status, headers=headers, media_type="application/json")


def _on_engine_error(request: AnyRequest, error: LazarettoError) -> Response[Any]:
    return _on_refusal(request, refusal_of(error, {}))


_CODES = {404: "not-found", 405: "wrong-method", 413: "body-too-large"}


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: malformed JSON, wrong types, unknown paths."""
    if error.status_code >= 500:
        return _on_bug(request, error)
    code = _CODES.get(error.status_code)
    refusal = _unreadable(error) if code is None else Refusal(error.status_code, code)
    refusal.status = error.status_code
    answer = _on_refusal(request, refusal)
    answer.headers.update(error.headers or {})
    return answer


def _unreadable(error: HTTPException) -> Refusal:
    """The first complaint of the decoder; one is enough to go on with."""
    complaints = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    if not complaints:
        return malformed("bad-request", error.detail)
    return malformed("bad-request", str(complaints[0].get("message", "")), str(complaints[0].get("key", "")))


def _on_too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """JSON nested so deeply that nobody could mean it."""
    return _on_refusal(request, Refusal(400, "bad-request", {"reason": "deep"}))


def _on_bug(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("%s %s: %s", request.method, request.url.path, "".join(traceback.format_exception(error)))
    return _on_refusal(request, Refusal(500, "our-fault"))
