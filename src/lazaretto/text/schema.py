"""Which slots a text may use: read off the game itself, never written down twice."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from lazaretto.games import game as open_game
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.frame import Frame
from lazaretto.kernel.journal import event_kind
from lazaretto.text.extras import Extras
from lazaretto.text.printed import extras

NUMBER = "number"
SEAT = "seat"
EFFECT = "effect"
Slots = dict[str, str]  # slot -> NUMBER, SEAT, EFFECT or the name of a domain


def kebab(name: str) -> str:
    """PlaceRat -> place-rat."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclasses.dataclass(frozen=True)
class Schema:
    """All that turns ids into slots. JSON-ready by `dataclasses.asdict`, for the browser."""

    game: str
    domains: dict[str, list[str]]  # component ids in order
    events: dict[str, Slots]
    verbs: dict[str, Slots]
    chance: list[str]  # the verbs that are nature's
    frames: dict[str, Slots]  # fields in the order of the saved form
    asking: list[str]  # the frames that ask a seat
    holders: dict[str, list[str]]  # domain -> the domains of the places it lies in
    scores: list[str]
    options: dict[str, list[Any]]
    parts: dict[str, list[str]]  # domain -> the domains its components belong to
    variants: dict[str, list[str]]  # domain -> the path in a view that tells the variant of a component
    facts: dict[str, list[str]]  # slot of choices and prompts -> the path in a view that tells the number
    effects: list[str]  # one effect for each text the effect language may need
    gains: list[str]  # items of effects that come at once and are nothing to choose
    effect_domain: str  # what the words in effects name

    def context(self) -> Slots:
        """The slots of all frames that ask: what a choice can tell of the decision it answers."""
        found: Slots = {}
        for name in self.asking:
            found |= self.frames[name]
        return found


@cache
def schema(name: str) -> Schema:
    """The tables of a game, by its name."""
    game = open_game(name)
    module = game.module
    more = extras(module.name)
    domains = _domains(module, more) | more.domains
    events = {event_kind(kind): _event_slots(kind, module, more) for kind in module.events}
    verbs = {
        name: {slot: _kind(domain, more) for slot, domain in verb.arguments} for name, verb in module.space.verbs.items()
    }
    by_name: Slots = {domain: domain for domain in domains} | {SEAT: SEAT} | ({EFFECT: EFFECT} if more.effects else {})
    for slots in [*verbs.values(), *events.values()]:
        by_name = slots | by_name
    frames = {
        name: {field.rstrip("_"): by_name.get(field.rstrip("_"), NUMBER) for field in kind.__match_args__}
        for name, kind in module.frames.items()
    }
    first = game.new(max(module.players), seed=0)
    return Schema(
        game=module.name,
        domains=domains,
        events=events,
        verbs=verbs,
        chance=[name for name, verb in module.space.verbs.items() if verb.chance],
        frames=frames,
        asking=[name for name, kind in module.frames.items() if _asks_a_seat(kind)],
        holders=_holders(first.view(None), domains),
        scores=list(first.scores()[0]),
        options={name: list(values) for name, values in module.option_values(max(module.players)).items()},
        parts=more.parts,
        variants=more.variants,
        facts=more.facts,
        effects=more.effects,
        gains=more.gains,
        effect_domain=more.effect_domain,
    )


def _kind(domain: Domain, more: Extras) -> str:
    if domain.name == SEAT:
        return SEAT
    is_number = domain.name not in more.spoken and all(word.isdecimal() for word in domain.words)
    return NUMBER if is_number else domain.name


def _domains(module: GameModule, more: Extras) -> dict[str, list[str]]:
    """Every domain that has words of its own: in events or among the arguments of verbs."""
    met = [*module.domains.values(), *[domain for verb in module.space.verbs.values() for _, domain in verb.arguments]]
    return {domain.name: domain.words for domain in met if _kind(domain, more) == domain.name != SEAT}


def _event_slots(kind: type[Any], module: GameModule, more: Extras) -> Slots:
    slots: Slots = {}
    for field in dataclasses.fields(kind):
        annotation = re.sub(r"^tuple\[(\w+).*", r"\1", str(field.type))
        if annotation in module.domains:
            slots[field.name] = _kind(module.domains[annotation], more)
        else:
            slots[field.name] = NUMBER if annotation == "int" else annotation.lower()
    return slots


def _asks_a_seat(kind: type[Frame]) -> bool:
    """Frames say who chooses only as values, so one is made with zeros."""
    make: Any = kind
    return bool(make(*[0 for _ in kind.__match_args__]).who() >= 0)


Inside = tuple[tuple[str, str], ...]  # (domain, id) of the components something lies in, outermost first


def places(view: Any, domains: Mapping[str, list[str]], inside: Inside = ()) -> Iterator[tuple[dict[str, Any], Inside]]:
    """Every object of a view with the components it lies in."""
    if isinstance(view, list):
        for each in view:
            yield from places(each, domains, inside)
    if not isinstance(view, dict):
        return
    yield view, inside
    for key, value in view.items():
        domain = key.removesuffix("s")
        if domain in domains and domain != key and isinstance(value, dict):
            for name, content in value.items():
                yield from places(content, domains, (*inside, (domain, name)))
        else:
            yield from places(value, domains, inside)


def _holders(view: dict[str, Any], domains: Mapping[str, list[str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for thing, inside in places(view, domains):
        for domain in domains:
            if inside and isinstance(thing.get(domain), str):
                found[domain] = [outer for outer, _ in inside]
    return found
