"""The OpenAPI document: the routes as the framework knows them; all types from the wire's own structs and from the games.

The framework would say of a view that it is an object. Here each game says what its own holds (`games/described.py`); the
types of the browser's client are written from the same schemas (`tools/make_types.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from types import ModuleType
from typing import Any, get_args

import msgspec
from litestar import Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.plugins import JsonRenderPlugin

from lazaretto.games import game, names
from lazaretto.games.described import WHERE, Schema, described, parts
from lazaretto.kernel.contract import SomeGame
from lazaretto.server.framework import AnyRequest
from lazaretto.table import messages, taught, wire, wishes
from lazaretto.text import Schema as WordsSchema

# What a printed component bears, and what is told of a member at its place: each holds the other, which no struct can say.
PRINTED: dict[str, Schema] = {
    "Member": {
        "description": "A component by its domain and id, and what is told of it at this place.",
        "type": "array",
        "prefixItems": [{"type": "string"}, {"type": "string"}, {"$ref": f"{WHERE}PrintedSlots"}],
        "items": False,
        "minItems": 3,
    },
    "PrintedSlots": {
        "description": "What is printed on a component, by slot: a number, or other components.",
        "type": "object",
        "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "array", "items": {"$ref": f"{WHERE}Member"}}]},
    },
    "Printed": {
        "description": "What is printed, by domain and id.",
        "type": "object",
        "additionalProperties": {"type": "object", "additionalProperties": {"$ref": f"{WHERE}PrintedSlots"}},
    },
    "Patch": {
        "description": "What leads to another value: null (the same), `[value]`, `[]` (gone), or by key or place a patch.",
        "anyOf": [
            {"type": "null"},
            {"type": "array", "items": {}},
            {"type": "object", "additionalProperties": {"$ref": f"{WHERE}Patch"}},
        ],
    },
    "EffectSide": {
        "description": "One branch of an effect, and those of its items that wait to be carried out.",
        "type": "object",
        "properties": {each: {"type": "array", "items": {"$ref": f"{WHERE}Member"}} for each in ("whole", "items")},
        "required": ["whole", "items"],
    },
    "Effect": {
        "description": "An effect that frames name by its number; `text` is how the edition writes it.",
        "type": "object",
        "properties": {
            "text": {"type": "string"},
            "whole": {"type": "array", "items": {"$ref": f"{WHERE}Member"}},
            "sides": {"type": "array", "items": {"$ref": f"{WHERE}EffectSide"}},
        },
        "required": ["text", "whole", "sides"],
    },
}


class Described(JsonRenderPlugin):
    """Serves the document; the first to ask waits until it is written, and nobody else does."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._written: bytes | None = None

    def router(self) -> Router:
        async def prepare(request: AnyRequest) -> None:
            """It takes a second: elsewhere. (The framework copies what a method is bound to, but no function.)"""
            if self._written is None:
                theirs = request.app.plugins.get(OpenAPIPlugin)
                await asyncio.to_thread(lambda: self.render(request, theirs.provide_openapi_schema()))

        return Router("/schema", route_handlers=[], include_in_schema=False, before_request=prepare)

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            ours = schemas(game(name).module for name in names())
            theirs: dict[str, Schema] = openapi_schema["components"]["schemas"]
            components = {**openapi_schema["components"], "schemas": {**theirs, **ours}}
            self._written = msgspec.json.encode({**openapi_schema, "components": components})
        return self._written


def schemas(modules: Iterable[SomeGame]) -> dict[str, Schema]:
    """Every type that travels, by name: those of the wire, and for each game what it shows."""
    games = list(modules)
    found = {**_structs(wire), **_structs(taught), **_structs(wishes), **_structs(messages), **PRINTED, **_of(WordsSchema)}
    found |= {name: {"anyOf": [_ref(each.__name__) for each in get_args(union)]} for name, union in SOCKET.items()}
    for module in games:
        found |= described(module)
    for (name, field), (part, shape) in FILLED.items():
        some: Schema = {"anyOf": [_ref(parts(module)[part]) for module in games]}
        _put(found, name, field, shape(some))
    for (name, field), schema in WORDS.items():
        _put(found, name, field, schema)
    return dict(sorted(found.items()))


def _one(some: Schema) -> Schema:
    return some


def _several(some: Schema) -> Schema:
    return {"type": "array", "items": some}


def _several_or_none(some: Schema) -> Schema:
    return {"anyOf": [_several(some), {"type": "null"}]}


# The fields that a game fills, with which of its parts.
FILLED = {
    ("State", "view"): ("view", _one),
    ("State", "legal"): ("choice", _several),
    ("State", "events"): ("event", _several),
    ("State", "scores"): ("scores", _several_or_none),
    ("Result", "scores"): ("scores", _several),
    ("Reason", "facts"): ("fact", _several),
    ("DecisionInfo", "breadcrumb"): ("frame", _several),
    ("PrintedInfo", "drawn"): ("drawn", _one),
    ("LessonState", "wanted"): ("choice", _several),
    ("LessonReply", "choice"): ("choice", _one),
    ("LessonReply", "events"): ("event", _several),
}
SOCKET = {"Message": messages.Message, "Told": messages.Told}  # what is asked and told there
WORDS: dict[tuple[str, str], Schema] = {
    ("GameWords", "schema"): {"$ref": f"{WHERE}Schema"},
    ("GameWords", "printed"): {"$ref": f"{WHERE}Printed"},
    ("GameWords", "effects"): {"type": "array", "items": {"$ref": f"{WHERE}Effect"}},
    ("PrintedInfo", "printed"): {"$ref": f"{WHERE}Printed"},
    ("PrintedInfo", "effects"): {"type": "array", "items": {"$ref": f"{WHERE}Effect"}},
    ("State", "steps"): {"type": "array", "items": {"$ref": f"{WHERE}Patch"}},
}


def _ref(name: str) -> Schema:
    return {"$ref": f"{WHERE}{name}"}


def _put(found: dict[str, Schema], name: str, field: str, schema: Schema) -> None:
    properties = found[name]["properties"]
    assert isinstance(properties, dict) and field in properties, f"{name} has no {field}"
    found[name] = {**found[name], "properties": {**properties, field: schema}}


def _structs(module: ModuleType) -> dict[str, Schema]:
    """Every struct that a module declares, and what they hold."""
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    return _of(*[each for each in own if issubclass(each, msgspec.Struct)])


def _of(*kinds: type) -> dict[str, Schema]:
    def anything(kind: type) -> Schema:
        assert kind is object, f"{kind} has no schema"
        return {"description": "Anything that JSON can tell."}

    _, found = msgspec.json.schema_components(kinds, ref_template=f"{WHERE}{{name}}", schema_hook=anything)
    return dict(found)
