"""The routes without a web server: a method, a path and bytes in; a status and bytes out. Nothing is ever raised."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec

from lazaretto.table.api import AnyRoute, File
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker
from lazaretto.table.malformed import malformed, refusal_from
from lazaretto.table.routes import ROUTES

CODE = "bad-request"
JSON = "application/json"


class Answer(msgspec.Struct):
    status: int
    body: bytes
    headers: dict[str, str]


class Call:
    """A route, made ready to be asked: how its path is recognised and what its parameters are."""

    def __init__(self, route: AnyRoute) -> None:
        self.route = route
        hints = get_type_hints(route.answer, include_extras=True)
        self.pattern = re.compile(re.sub(r"\{(\w+)\}", lambda place: _place(place[1], hints[place[1]]), route.path))
        self.parameters = {
            name: (hints[name], parameter.default) for name, parameter in inspect.signature(route.answer).parameters.items()
        }

    def arguments(self, path: Mapping[str, str], query: Mapping[str, str], body: bytes) -> dict[str, object]:
        """What came from outside, as the function wants it."""
        given: dict[str, object] = {}
        for name, (kind, default) in self.parameters.items():
            if name in ("hub", "asker"):
                continue
            if name == "body":
                given[name] = body
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in path:
                given[name] = _converted(name, path[name], kind)
            elif name in query:
                given[name] = _converted(name, query[name], kind)
            elif default is inspect.Parameter.empty:
                raise Refusal(400, CODE, {"reason": "missing"}, name)
        return given

    async def __call__(self, hub: Hub, asker: Asker, given: Mapping[str, object]) -> object:
        own = {"hub": hub, "asker": asker}
        return await self.route.answer(**given, **{name: each for name, each in own.items() if name in self.parameters})


def _place(name: str, hint: object) -> str:
    """What stands in the path for a parameter; where a number is due, words lead nowhere."""
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return f"(?P<{name}>{'-?[0-9]+' if kind is int else '[^/]+'})"


def _converted(name: str, text: str, kind: type[object]) -> object:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(CODE, str(error), name) from None


@cache
def calls() -> list[Call]:
    return [Call(route) for route in ROUTES]


async def ask(
    hub: Hub, asker: Asker, method: str, path: str, query: Mapping[str, str] | None = None, body: bytes = b""
) -> Answer:
    """Answer what was asked, in the asker's language."""
    try:
        call, places = _found(method, path)
        if len(body) > call.route.limit:
            raise Refusal(413, "body-too-large")
        result = await call(hub, asker, call.arguments(places, query or {}, body))
        return _answer(call.route.status, result)
    except Exception as error:
        refusal = refusal_from(error, CODE, f"{method} {path}")
        headers = {"retry-after": str(refusal.details["seconds"])} if refusal.status == 429 else {}
        told = msgspec.json.encode(refusal.error(hub.words, asker.language))
        return Answer(refusal.status, told, {"content-type": JSON, **headers})


def _found(method: str, path: str) -> tuple[Call, dict[str, str]]:
    known = False
    for call in calls():
        found = call.pattern.fullmatch(path)
        if found is not None:
            known = True
            if call.route.method == method:
                return call, found.groupdict()
    raise Refusal(405, "wrong-method") if known else Refusal(404, "not-found")


def _answer(status: int, result: object) -> Answer:
    if result is None:
        return Answer(status, b"", {})
    if isinstance(result, File):
        name = f'attachment; filename="{result.name}"'
        return Answer(status, result.body, {"content-type": JSON, "content-disposition": name})
    return Answer(status, msgspec.json.encode(result), {"content-type": JSON})
