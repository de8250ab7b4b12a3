"""The HTTP routes: those of the table (`table/api.py`), as the framework wants them; cookies and files are ours to send."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from types import FunctionType
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

import msgspec
from litestar import HttpMethod, Response
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lazaretto.server.door import KEY, Caller
from lazaretto.server.framework import AnyRequest
from lazaretto.server.signer import COOKIE, LANGUAGE_COOKIE, YEAR, Signer
from lazaretto.server.static import preference
from lazaretto.table import wire, wishes
from lazaretto.table.api import Answering, AnyRoute, File, SeatQuery, TableId, post
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker, Guest, new_machine
from lazaretto.table.names import name_of
from lazaretto.table.routes import ROUTES, house, play, tables
from lazaretto.table.wire import Error

OURS = (Hub, Asker)  # given by the application: there is nothing to check
PATH_KINDS: Mapping[object, str] = {int: "int", str: "str"}
TEXTS = {
    400: "malformed, or a value that is not possible",
    401: "no guest: ask /api/me first",
    403: "not yours to do",
    404: "there is no such thing",
    409: "not now: somebody was faster, or the table is in another state",
    413: "too large",
    422: "the rules forbid it",
    429: "too many requests",
    503: "no bot answered, or there is too much to do",
}


def get_asker(request: AnyRequest) -> Caller:
    caller: Caller = request.scope[KEY]  # type: ignore[literal-required]
    return caller


def get_hub(state: AppState) -> Hub:
    hub: Hub = state.hub
    return hub


# ---------------------------------------------------------------- from their routes to ours


def http_routes() -> list[HTTPRouteHandler]:
    own: dict[AnyRoute, Answering] = {
        house.me: me,
        house.change_me: change_me,
        play.export: export,
        tables.printed: printed,
    }
    return [*[http_route(route, own.get(route, route.answer)) for route in ROUTES], http_route(BOTS, open_account)]


def http_route(route: AnyRoute, answer: Answering) -> HTTPRouteHandler:
    """One route of the table; `answer` is its own function, or one of ours around it."""
    hints = get_type_hints(answer, include_extras=True)
    handler = HTTPRouteHandler(
        _path(route.path, hints),
        http_method=HttpMethod(route.method),
        status_code=route.status,
        request_max_body_size=route.limit,
        responses={
            status: ResponseSpec(Error, description=TEXTS[status], generate_examples=False) for status in route.refusals
        },
    )
    made: HTTPRouteHandler = handler(_translated(answer, hints))
    return made


def _path(path: str, hints: Mapping[str, object]) -> str:
    """`/moments/{n}` is `/moments/{n:int}` here."""
    for name, hint in hints.items():
        kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        path = path.replace(f"{{{name}}}", f"{{{name}:{PATH_KINDS.get(kind)}}}")
    return path


def _translated(answer: Answering, hints: Mapping[str, object]) -> Answering:
    """The same function; the bounds of its parameters are told as the framework reads them."""
    assert isinstance(answer, FunctionType)
    copy = FunctionType(answer.__code__, answer.__globals__, answer.__name__, answer.__defaults__, answer.__closure__)
    copy.__doc__ = answer.__doc__
    copy.__module__ = answer.__module__
    copy.__annotations__ = {name: _annotation(hint) for name, hint in hints.items()}
    return copy


def _annotation(hint: object) -> object:
    if hint in OURS:
        return Any
    bounded = next((each for each in (hint, *get_args(hint)) if get_origin(each) is Annotated), None)
    if bounded is None:
        return hint
    kind, bounds = get_args(bounded)
    told = Parameter(
        ge=bounds.ge,
        le=bounds.le,
        min_length=bounds.min_length,
        max_length=bounds.max_length,
        required=None if hint is bounded else False,
    )
    return Annotated[kind if hint is bounded else kind | None, told]


# ---------------------------------------------------------------- what the web adds


async def me(request: AnyRequest, asker: Asker, hub: Hub, state: AppState) -> Response[wire.Me]:
    return _signed(await house.me.answer(hub, asker), state.signer, request)


async def change_me(request: AnyRequest, asker: Asker, hub: Hub, state: AppState, data: wishes.MeWish) -> Response[wire.Me]:
    answer = _signed(await house.change_me.answer(hub, asker, data), state.signer, request)
    if data.language is not None:
        answer.set_cookie(key=LANGUAGE_COOKIE, value=data.language, max_age=YEAR, samesite="lax", path="/")
    return answer


def _signed(me: wire.Me, signer: Signer, request: AnyRequest) -> Response[wire.Me]:
    guest = Guest(me.id, me.name)
    cookie = Cookie(
        key=COOKIE,
        value=signer.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",  # its URL cannot be read if somebody writes nonsense for a host
        path="/",
    )
    return Response(msgspec.structs.replace(me, csrf=signer.csrf(guest)), cookies=[cookie])


async def open_account(hub: Hub, state: AppState, data: wishes.BotAccountWish) -> wire.BotAccount:
    """A bot that plays from elsewhere (docs/bot-api.md): it shows the token as `Authorization: Bearer …`."""
    guest = new_machine(data.name, hub.secrets)
    guest = msgspec.structs.replace(guest, name=name_of(guest))
    return wire.BotAccount(guest.id, guest.name, state.signer.token(guest))


BOTS = post("/api/bots", (403, 413), status=201)(open_account)


async def export(asker: Asker, hub: Hub, table_id: TableId, seat: SeatQuery = None) -> Response[dict[str, object]]:
    file: File = await play.export.answer(asker, hub, table_id, seat)
    body = cast("dict[str, object]", file.body)  # encoded already
    headers = {"content-disposition": f'attachment; filename="{file.name}"'}
    return Response(body, headers=headers, media_type="application/json")


async def printed(request: AnyRequest, hub: Hub, table_id: TableId) -> Response[wire.PrintedInfo]:
    """Packed for whoever can unpack it: it is as large as the client that draws from it."""
    told: wire.PrintedInfo = await tables.printed.answer(hub, table_id)
    headers = {"vary": "accept-encoding"}
    if preference("gzip", request.headers.get("accept-encoding", "")) <= 0:
        return Response(told, headers=headers)
    body = cast("wire.PrintedInfo", await hub.aside(_packed, told))  # encoded already
    return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")


def _packed(told: wire.PrintedInfo) -> bytes:
    return gzip.compress(msgspec.json.encode(told), mtime=0)
