"""Which slots a text may use: read off the game itself, never written down twice."""

from __future__ import annotations

import dataclasses
import re
from functools import cache

from lazaretto.games import game as open_game
from lazaretto.games.members import Extras, Merging
from lazaretto.games.printed import extras
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.consequences import counted
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.declared import asks_of, fields_of
from lazaretto.kernel.formats import OptionValue
from lazaretto.kernel.journal import Event, event_kind
from lazaretto.kernel.notices import HOUSE_EVENTS, NOTICES
from lazaretto.kernel.reasons import KERNEL_FACTS, Fact
from lazaretto.text.within import holders

NUMBER = "number"
SEAT = "seat"
TEXT = "text"  # a slot that is told as it is
EFFECT = "effect"  # a domain whose slots, in frames, hold the number of an effect
ASKED = "asked"  # a slot that holds a frame in its saved form, told by its short name
VERB = "verb"  # a slot that holds the name of a verb, told by when it is asked
Slots = dict[str, str]  # slot -> NUMBER, SEAT, TEXT, ASKED, VERB or the name of a domain
_AT_TABLES = {event_kind(kind) for kind in NOTICES}
_PLAIN = {"int": NUMBER, "str": TEXT, "Asked": ASKED, "VerbName": VERB}


def kebab(name: str) -> str:
    """PlaceRat -> place-rat."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclasses.dataclass(frozen=True)
class Schema:
    """All that turns ids into slots. JSON-ready by `dataclasses.asdict`, for the browser."""

    game: str
    domains: dict[str, list[str]]  # component ids in order
    shown: dict[str, list[str]]  # components that no event and no choice names, but that a board shows
    kin: dict[str, list[str]]  # domain -> the domains whose words it may borrow
    events: dict[str, Slots]
    reasons: dict[str, Slots]  # the facts that can be in the way of a choice, by kind
    verbs: dict[str, Slots]
    chance: list[str]  # the verbs that are nature's
    frames: dict[str, Slots]  # fields in the order of the saved form
    asking: list[str]  # the frames that ask a seat
    holders: dict[str, list[str]]  # domain -> the domains of the places it lies in
    scores: list[str]
    holdings: list[str]  # what a player has and may lose, counted
    options: dict[str, list[OptionValue]]
    variants: dict[str, list[list[str]]]  # domain -> the paths in a view that tell the variants of a component
    facts: dict[str, list[str]]  # slot of choices and prompts -> the path in a view that tells the number or word
    lasting: list[list[str]]  # the paths in a view to what never changes in a game
    merging: Merging  # which events are told in one line

    def ids(self, domain: str) -> list[str]:
        """The components of a domain, in order."""
        return self.domains[domain] if domain in self.domains else self.shown[domain]

    def context(self) -> Slots:
        """The slots of all frames that ask: what a choice can tell of the decision it answers."""
        return _agreed([self.frames[name] for name in self.asking])


@cache
def schema(name: str) -> Schema:
    """The tables of a game, by its name."""
    game = open_game(name)
    module = game.module
    more = extras(name, module.edition())
    domains = _domains(module, more)
    events = {event_kind(kind): _event_slots(kind, module, more) for kind in (*HOUSE_EVENTS, *module.events)}
    verbs = {verb: {slot: _kind(domain, more) for slot, domain in row.arguments} for verb, row in module.space.verbs.items()}
    of_boards = [slots for kind, slots in events.items() if kind not in _AT_TABLES]
    by_name = _agreed([*verbs.values(), *of_boards]) | {each: each for each in [*domains, *more.shown, SEAT]}
    frames = {kind: _frame_slots(kind, made, by_name, more) for kind, made in module.frames.items()}
    first = game.new(max(module.players), seed=0)
    return Schema(
        game=module.name,
        domains=domains,
        shown=more.shown,
        kin=more.kin,
        events=events,
        reasons={event_kind(kind): _event_slots(kind, module, more) for kind in (*KERNEL_FACTS, *module.facts)},
        verbs=verbs,
        chance=[name for name, verb in module.space.verbs.items() if verb.chance],
        frames=frames,
        asking=[name for name, kind in module.frames.items() if asks_of(kind) == "Ask"],
        holders=holders(first.view(None), domains),
        scores=list(first.scores()[0]),
        holdings=list(counted(module, first.here.board)[0]),
        options=_options(module),
        variants=more.variants,
        facts=more.facts,
        lasting=more.lasting,
        merging=more.merging,
    )


def _options(module: SomeGame) -> dict[str, list[OptionValue]]:
    """All values an option has with some number of players, the largest number first."""
    found: dict[str, list[OptionValue]] = {}
    for players in sorted(module.players, reverse=True):
        for name, values in module.option_values(players).items():
            met = found.setdefault(name, [])
            met += [value for value in values if value not in met]
    return found


def _kind(domain: Domain, more: Extras) -> str:
    if domain.name == SEAT:
        return SEAT
    is_number = domain.name not in more.spoken and all(word.isdecimal() for word in domain.words)
    return NUMBER if is_number else domain.name


def _domains(module: SomeGame, more: Extras) -> dict[str, list[str]]:
    """Every domain that has words of its own: in events or among the arguments of verbs."""
    met = [*module.domains.values(), *[domain for verb in module.space.verbs.values() for _, domain in verb.arguments]]
    return {domain.name: domain.words for domain in met if _kind(domain, more) == domain.name != SEAT}


def _event_slots(kind: type[Event | Fact], module: SomeGame, more: Extras) -> Slots:
    slots: Slots = {}
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        annotation = re.sub(r"^tuple\[(\w+).*", r"\1", str(field.type))
        if annotation in module.domains:
            slots[field.name] = _kind(module.domains[annotation], more)
        else:
            slots[field.name] = _PLAIN.get(annotation) or annotation.lower().removesuffix("s")
    return slots


def _frame_slots(name: str, kind: type, by_name: Slots, more: Extras) -> Slots:
    """A name that Python keeps for itself has a line below at its end."""
    fields = [field.rstrip("_") for field, _ in fields_of(kind)]
    return {field: more.fields.get(f"{name}.{field}") or by_name.get(field, NUMBER) for field in fields}


def _agreed(known: list[Slots]) -> Slots:
    """What a name means, wherever it means the same."""
    kinds: dict[str, set[str]] = {}
    for slots in known:
        for slot, kind in slots.items():
            kinds.setdefault(slot, set()).add(kind)
    return {slot: next(iter(found)) for slot, found in kinds.items() if len(found) == 1}
