"""What a game shows, described as JSON schemas: its view, events, choices, facts, frames, scores, and what it is drawn from.

All of it is read off the game itself: the type it declares for its view, the classes of its events, its verbs and
frames. The OpenAPI document and the types of the browser's client are made from it.
"""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from typing import TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from lazaretto.games.forms import EACH
from lazaretto.kernel.choice import Domain, Verb
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.declared import Bounds, fields_of
from lazaretto.kernel.game import Game
from lazaretto.kernel.journal import Event, event_kind
from lazaretto.kernel.notices import HOUSE_EVENTS
from lazaretto.kernel.reasons import KERNEL_FACTS, Fact

Schema: TypeAlias = dict[str, object]

WHERE = "#/components/schemas/"
NUMBER: Schema = {"type": "integer"}
PARTS = ("view", "event", "choice", "fact", "frame", "scores", "drawn")


def parts(module: SomeGame) -> dict[str, str]:
    """What is described of a game, and the name of its schema: `{"view": "RattusView", …}`."""
    return {part: f"{_prefix(module)}{part.capitalize()}" for part in PARTS}


def described(module: SomeGame) -> dict[str, Schema]:
    """The schemas of a game by name; every name begins with the game's."""
    return _Description(module).schemas()


class _Description:
    def __init__(self, module: SomeGame) -> None:
        self.module = module
        self.prefix = _prefix(module)
        verbs = module.space.verbs.values()
        domains = [*module.domains.values(), *[domain for verb in verbs for _, domain in verb.arguments]]
        self.ids = {self._id_name(domain): domain.words for domain in domains}
        self.domain_of = {tuple(words): name for name, words in reversed(self.ids.items())}

    def schemas(self) -> dict[str, Schema]:
        found: dict[str, Schema] = {name: {"type": "string", "enum": words} for name, words in self.ids.items()}
        found |= self._typed(self.module.view_type, "View")
        found |= self._typed(_drawn(self.module), "Drawn")
        events = {f"{self.prefix}Event{kind.__name__}": self._event(kind) for kind in (*HOUSE_EVENTS, *self.module.events)}
        verbs = [verb for verb in self.module.space.verbs.values() if not verb.chance]
        choices = {f"{self.prefix}Choice{verb.name}": self._choice(verb) for verb in verbs}
        facts = {f"{self.prefix}Fact{kind.__name__}": self._fact(kind) for kind in (*KERNEL_FACTS, *self.module.facts)}
        found |= events | choices | facts
        found[f"{self.prefix}Fact"] = _any_of(facts)
        found[f"{self.prefix}Event"] = _any_of(events)
        found[f"{self.prefix}Choice"] = _any_of(choices)
        found[f"{self.prefix}Frame"] = {"anyOf": [self._frame(name) for name in self.module.frames]}
        found[f"{self.prefix}Scores"] = self._scores()
        return dict(sorted(found.items()))

    def _typed(self, kind: type[object] | None, name: str) -> dict[str, Schema]:
        """A declared type and those it is made of; of a game that declares none, any object."""
        if kind is None:
            return {f"{self.prefix}{name}": {"type": "object"}}
        _, found = msgspec.json.schema_components([kind], ref_template=f"{WHERE}{self.prefix}{{name}}")
        return {f"{self.prefix}{name}": self._made_plain(schema) for name, schema in found.items()}

    def _made_plain(self, schema: Mapping[str, object]) -> Schema:
        """Enumerations by the name of their domain; tables with an entry for each id have all of these keys."""
        words = schema.get("enum")
        if isinstance(words, list) and tuple(words) in self.domain_of:
            return _ref(self.domain_of[tuple(words)])
        inner = {key: self._made_plain_inside(value) for key, value in schema.items()}
        keys = inner.pop(EACH, None)
        if isinstance(keys, list):
            names = self._made_plain({"enum": keys})
            return {**inner, "propertyNames": names, "minProperties": len(keys), "maxProperties": len(keys)}
        if "prefixItems" in schema:  # every item of it is named: there are no others
            inner["items"] = False
        return inner

    def _made_plain_inside(self, value: object) -> object:
        if isinstance(value, dict):
            return self._made_plain(value)
        return [self._made_plain_inside(each) for each in value] if isinstance(value, list) else value

    def _id_name(self, domain: Domain) -> str:
        return f"{self.prefix}{_camel(domain.name)}Id"

    def _id(self, domain: Domain) -> Schema:
        return _ref(self._id_name(domain))

    def _event(self, kind: type[Event]) -> Schema:
        told = self._fields(kind)
        told |= {name: {"anyOf": [told[name], {"type": "null"}]} for name in _unsaid(kind, told)}
        return _object({"n": NUMBER, "kind": {"const": event_kind(kind)}, **told})

    def _fact(self, kind: type[Fact]) -> Schema:
        return _object({"kind": {"const": event_kind(kind)}, **self._fields(kind)})

    def _fields(self, kind: type[Event | Fact]) -> dict[str, Schema]:
        fields = dataclasses.fields(kind)  # type: ignore[arg-type]  # all events and facts are dataclasses
        kinds = get_type_hints(kind)
        return {field.name: self._told(str(field.type), kinds[field.name]) for field in fields}

    def _told(self, name: str, kind: object) -> Schema:
        """A field of an event by its annotation: an id, a number (of a seat, too), a plain text, or several."""
        if name == "Asked":
            return _ref(f"{self.prefix}Frame")
        if get_origin(kind) is tuple:
            return {"type": "array", "items": self._told("", get_args(kind)[0])}
        if kind is str:
            return {"type": "string"}
        domain = self.module.domains.get(name)
        return NUMBER if domain is None else self._id(domain)

    def _choice(self, verb: Verb) -> Schema:
        arguments = {name: self._id(domain) for name, domain in verb.arguments}
        return _object({"text": {"type": "string"}, "verb": {"const": verb.name}, **arguments})

    def _frame(self, name: str) -> Schema:
        """Its name, then its fields as numbers."""
        kinds: list[Schema] = [{"const": name}]
        for _, domain in fields_of(self.module.frames[name]):
            bounds = self.module.bounds.get(domain, Bounds(0, 0))
            kinds.append({"type": "array", "items": NUMBER} if bounds.length else NUMBER)
        return {"type": "array", "prefixItems": kinds, "items": False, "minItems": len(kinds), "maxItems": len(kinds)}

    def _scores(self) -> Schema:
        first = Game(self.module).new(max(self.module.players), seed=0)
        return _object(dict.fromkeys(first.scores()[0], NUMBER))


def _drawn(module: SomeGame) -> type[object] | None:
    """What its board is drawn from, as `drawn.py` beside its module declares it."""
    around = module.home.rpartition(".")[0]
    found = importlib.util.find_spec(f"{around}.drawn") if around else None
    return None if found is None else getattr(importlib.import_module(found.name), "Drawn", None)


def _unsaid(kind: type[Event], fields: Iterable[str]) -> Iterable[str]:
    """The fields that may be null: those it names; all of them if it hides something and does not say what."""
    return fields if not kind.unsaid and kind.seen_by is not Event.seen_by else kind.unsaid


def _object(properties: Mapping[str, object]) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def _any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _ref(name: str) -> Schema:
    return {"$ref": f"{WHERE}{name}"}


def _prefix(module: SomeGame) -> str:
    return _camel(module.name)


def _camel(name: str) -> str:
    """start-card -> StartCard."""
    return "".join(word.capitalize() for word in name.replace("_", "-").split("-"))
