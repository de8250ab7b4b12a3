"""Checks the Fluent files: every key there, none too many, every slot fillable, every form given, in all languages.

Run `python tools/check_text.py`; it prints what is wrong and fails. Tests import `problems()`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from text_sources import raised, said, said_patterns

import lazaretto
from lazaretto.bots.failures import FORMS, slots_of
from lazaretto.games import folder, room
from lazaretto.games.members import PrintedSlots
from lazaretto.games.printed import extras
from lazaretto.kernel.journal import event_kind
from lazaretto.kernel.notices import HOUSE_EVENTS
from lazaretto.kernel.reasons import KERNEL_FACTS
from lazaretto.text import LANGUAGES, Member, Schema, effects, kebab, printed, schema
from lazaretto.text.error_slots import ERROR_SLOTS
from lazaretto.text.lines import FOLLOWED, TIMES
from lazaretto.text.schema import ASKED, EFFECT, NUMBER, SEAT, VERB, Slots
from lazaretto.text.words import ROOT, text_files

HOUSE_DOMAINS = {"colour": [str(seat) for seat in range(6)]}
# Heads of tables that a view may have later; colours that differ from the house's; how ties are broken; what an edition file
# holds (tests/games/test_differences.py knows which).
OPTIONAL = ("view-", "seat-colour-", "tie-", "sheet-", "field-")
HOUSE_FACTS = [event_kind(each) for each in KERNEL_FACTS]
HOUSE_KINDS = [event_kind(each) for each in HOUSE_EVENTS]  # what may happen in every game

# What the client and the terminal say of every advice (lazaretto/text/coach.py, web/src/coach).
COACHED: dict[str, set[str]] = {
    "advice-best": set(),
    "advice-level": set(),
    "advice-own": {"what", "here", "there"},
    "advice-of": {"name", "what", "here", "there"},
    "advice-later": set(),
    "advice-when": set(),
    "advice-by-greedy": set(),
    "advice-by-mcts": set(),
    "coach-better": {"made", "better"},
    "coach-difference": set(),
    "coach-name": set(),
    "coach-show": set(),
    "coach-take-back": set(),
    "coach-close": set(),
    "coach-about": set(),
    "coach-quiet": set(),
}


@dataclass
class Entry:
    """One message of a file: the variables of its value and of each attribute."""

    value: set[str]
    attributes: dict[str, set[str]] = field(default_factory=dict)
    has_value: bool = True

    def variables(self) -> set[str]:
        return self.value.union(*self.attributes.values())


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.found.add(node.id.name)


def variables(node: ftl.BaseNode | None) -> set[str]:
    seen = _Variables()
    if node is not None:
        seen.visit(node)
    return seen.found


def read(text: str, name: str, wrong: list[str]) -> dict[str, Entry]:
    """The messages of a file; what cannot be parsed or comes twice is named."""
    entries: dict[str, Entry] = {}
    for item in FluentParser().parse(text).body:
        if isinstance(item, ftl.Junk):
            wrong.append(f"{name}: cannot be parsed: {(item.content or '').strip()[:60]!r}")
        elif isinstance(item, (ftl.Message, ftl.Term)):
            if item.id.name in entries:
                wrong.append(f"{name}: {item.id.name} comes twice")
            attributes = {each.id.name: variables(each.value) for each in item.attributes}
            entries[item.id.name] = Entry(variables(item.value), attributes, item.value is not None)
    return entries


# -------------------------------------------------------------------- what must be there


Domains = Mapping[str, list[str]]
Homes = dict[str, dict[str, tuple[str, str]]]  # domain -> id -> the domain that has the words, and their key


def homes(entries: dict[str, Entry], domains: Domains, kin: Domains) -> Homes:
    """Where the words of every component are, as the renderer looks for them."""

    def find(domain: str, name: str) -> tuple[str, str]:
        for home in (domain, *[each for each in kin.get(domain, []) if name in domains[each]]):
            if f"{home}-{name}" in entries:
                return home, f"{home}-{name}"
            if home in entries and entries[home].has_value:
                return home, home
        return domain, f"{domain}-{name}"

    return {domain: {name: find(domain, name) for name in names} for domain, names in domains.items()}


def game_homes(tables: Schema, entries: dict[str, Entry]) -> Homes:
    return homes(entries, tables.domains | tables.shown, tables.kin)


def own_forms(entries: dict[str, Entry], home: str, key: str) -> set[str]:
    """The forms of a component: its own and those of all its domain."""
    shared = entries[home].attributes if home in entries and not entries[home].has_value else {}
    return {*entries[key].attributes, *shared} if key in entries else set()


def forms_of(slot: str, where: list[tuple[str, str]], entries: dict[str, Entry]) -> set[str]:
    """The slots for the forms that all of these components have."""
    found = [own_forms(entries, home, key) for home, key in where if key in entries]
    return {f"{slot}_{each}" for each in set.intersection(*found)} if found else set()


def fillable(slots: Slots, entries: dict[str, Entry], tables: Schema, words: Homes, holders: bool) -> set[str]:
    """The variables a text with these slots may use."""
    found: set[str] = set()
    for slot, kind in slots.items():
        found.add(slot)
        if kind in (NUMBER, ASKED, VERB):
            continue
        if kind != EFFECT:
            found.add(f"{slot}_id")
        if kind == SEAT:
            continue
        found |= forms_of(slot, [*words[kind].values()], entries)
        for place in tables.holders.get(kind, []) if holders else []:
            found |= {f"{slot}_{place}", f"{slot}_{place}_id"}
            found |= forms_of(f"{slot}_{place}", [*words[place].values()], entries)
    return found


def game_keys(tables: Schema, entries: dict[str, Entry]) -> dict[str, set[str]]:
    """Every key a game needs, with the variables its text may use."""
    keys: dict[str, set[str]] = {"game-title": set(), "game-cover": set(), "game-about": set()}
    words = game_homes(tables, entries)
    for kind, slots in tables.events.items():
        if kind in HOUSE_KINDS:
            continue  # told in the words of the house
        counted = {TIMES} if kind in tables.merging.steps else {FOLLOWED} if kind in tables.merging.followed else set()
        lasting = {slot for slot, path in tables.facts.items() if path in tables.lasting}
        keys[f"event-{kind}"] = fillable(slots, entries, tables, words, holders=False) | counted | lasting
    for kind, slots in tables.reasons.items():
        if kind not in HOUSE_FACTS:
            keys[f"fact-{kind}"] = fillable(slots, entries, tables, words, holders=True)
    context = {f"frame_{slot}": kind for slot, kind in tables.context().items()}
    asked = fillable(context, entries, tables, words, holders=False) | {"frame_id", *tables.facts}
    for name, slots in tables.verbs.items():
        sides = {"side_effect": EFFECT} if "side" in slots else {}
        keys[f"choice-{kebab(name)}"] = fillable(slots | sides, entries, tables, words, holders=True) | asked
        if name not in tables.chance:
            keys |= {f"verb-{kebab(name)}": set(), f"when-{kebab(name)}": set()}
    for name, slots in tables.frames.items():
        told = fillable(slots, entries, tables, words, holders=True) | set(tables.facts)
        keys[f"frame-{kebab(name)}"] = told
        if name in tables.asking:
            keys[f"ask-{kebab(name)}"] = told
    keys |= {f"score-{category}": set() for category in tables.scores}
    keys |= {f"holding-{each}": set() for each in tables.holdings}
    keys |= {f"chapter-{rule.split('.')[1]}": set() for rule in lazaretto.game(tables.game).rules}
    keys |= {key: set() for key in _view_keys(tables)}
    return keys | _option_keys(tables) | _component_keys(tables, entries)


def _option_keys(tables: Schema) -> dict[str, set[str]]:
    keys: dict[str, set[str]] = {}
    for name, values in tables.options.items():
        keys[f"option-{name}"] = set()
        keys |= {f"option-{name}-{value}": set() for value in values if isinstance(value, str)}
        keys |= {f"option-{name}-{str(value).lower()}": set() for value in values if isinstance(value, bool)}
    return keys


def _view_keys(tables: Schema) -> set[str]:
    """A game without a board of its own in the terminal is shown as tables, which have heads."""
    if room(tables.game, "terminal") is not None:
        return set()
    game = lazaretto.game(tables.game)
    return {f"view-{key.replace('_', '-')}" for key in _keys_in(game.new(max(game.players), seed=0).view(None), tables)}


def _keys_in(view: Any, tables: Schema) -> Iterator[str]:
    """The keys of a view that are no ids of components."""
    ids = {name for names in (tables.domains | tables.shown).values() for name in names}
    for inner in view if isinstance(view, list) else []:
        yield from _keys_in(inner, tables)
    for key, inner in view.items() if isinstance(view, dict) else []:
        yield from [] if key in ids else [key]
        yield from _keys_in(inner, tables)


def _component_keys(tables: Schema, entries: dict[str, Entry]) -> dict[str, set[str]]:
    """A component may use its id and what is printed on it, there or where it is told of.

    Our edition need not use all of them: one of which nothing is told may use what is told of others.
    """
    words = game_homes(tables, entries)
    told = told_of(tables)
    keys: dict[str, set[str]] = {}
    for names in words.values():
        for name, (home, key) in names.items():
            own = told.get((home, name)) or [slots for (domain, _), each in told.items() if domain == home for slots in each]
            given = {"id", "number"}.union(*[_slots(slots, words, entries) for slots in own])
            keys.setdefault(key, set()).update(given)
            if home in entries and not entries[home].has_value:
                keys.setdefault(home, {"name"}).update(given)
    return keys


def _slots(slots: PrintedSlots, words: Homes, entries: dict[str, Entry]) -> set[str]:
    found = set(slots)
    for slot, value in slots.items():
        if not isinstance(value, int):
            found |= forms_of(slot, _places(value, words), entries)
    return found


def _places(members: list[Member], words: Homes) -> list[tuple[str, str]]:
    """Where the words of the members are; without an id, those of the whole domain."""
    found: list[tuple[str, str]] = []
    for domain, name, _ in members:
        found += [words[domain][name]] if name and domain else words[domain].values() if domain else []
    return found


def told_of(tables: Schema) -> dict[tuple[str, str], list[PrintedSlots]]:
    """What is printed on each component, and what is told of it on others and in effects."""
    found: dict[tuple[str, str], list[PrintedSlots]] = {}

    def walk(domain: str, name: str, slots: PrintedSlots) -> None:
        if slots:
            found.setdefault((domain, name.partition("@")[0]), []).append(slots)
        for value in slots.values():
            for member in value if not isinstance(value, int) else []:
                walk(*member)

    edition = lazaretto.game(tables.game).module.edition()
    for domain, names in printed(tables.game, edition).items():
        for name, slots in names.items():
            walk(domain, name, slots)
    for effect in effects(tables.game, edition):
        for member in effect.whole:
            walk(*member)
    return found


def house_keys() -> dict[str, set[str]]:
    keys = {f"error-{code}": {"place", *details} for code, details in raised().items()}
    keys |= {f"{domain}-{name}": set() for domain, names in HOUSE_DOMAINS.items() for name in names}
    told = schema(lazaretto.game_names()[0]).events  # of every game the same
    keys |= {f"event-{kind}": _plainly(told[kind]) for kind in HOUSE_KINDS}
    facts = schema(lazaretto.game_names()[0]).reasons
    keys |= {f"fact-{kind}": _plainly(facts[kind]) for kind in HOUSE_FACTS}
    keys |= {f"bot-failure-{code}": set(slots_of(code)) for code in FORMS}
    return keys


def _plainly(slots: Slots) -> set[str]:
    """The house has words for no components: a seat has its name and its number, anything else is told as it is."""
    return set(slots) | {f"{slot}_id" for slot, kind in slots.items() if kind == SEAT}


# -------------------------------------------------------------------- the check


def check_file(name: str, entries: dict[str, Entry], needed: dict[str, set[str]]) -> Iterator[str]:
    """Missing keys, unused keys, and slots nobody fills."""
    for key in needed:
        if key not in entries:
            yield f"{name}: {key} is missing"
    for key, entry in entries.items():
        if key not in needed and key not in said() and not key.startswith((*said_patterns(), *OPTIONAL)):
            yield f"{name}: {key} is not used"
        given = needed.get(key, set()) | said().get(key, set()) | ({"row"} if key.startswith("sheet-") else set())
        for variable in sorted(entry.variables() - given):
            yield f"{name}: {key} uses ${variable}, which it is not given"


def check_forms(name: str, entries: dict[str, Entry], domains: Domains, kin: Domains) -> Iterator[str]:
    """What one component of a domain can be declined to, all of them must, but for those with words of other domains."""
    for domain, where in homes(entries, domains, kin).items():
        keys = [key for home, key in dict.fromkeys(where.values()) if home == domain and key in entries]
        all_forms = {form for key in keys for form in entries[key].attributes}
        for key in keys:
            for form in sorted(all_forms - own_forms(entries, domain, key)):
                yield f"{name}: {key} has no .{form}"


def check_tables(tables: Schema) -> Iterator[str]:
    """What is said about frames and components must be about real ones."""
    known = tables.domains | tables.shown
    more = extras(tables.game, lazaretto.game(tables.game).module.edition())
    for place, domain in more.fields.items():
        frame, _, slot = place.partition(".")
        if slot not in tables.frames.get(frame, {}) or domain not in known:
            yield f"{tables.game}: there is no {place}, or no {domain}"
    for domain, kin in tables.kin.items():
        for each in kin:
            if not set(known.get(domain, [])) & set(known.get(each, [])):
                yield f"{tables.game}: {domain} and {each} are no kin"
    for domain in sorted({*more.spoken, *more.variants} - set(known)):
        yield f"{tables.game}: there is no {domain}"
    for domain in sorted(set(tables.domains) & set(tables.shown)):
        yield f"{tables.game}: {domain} needs not be shown"
    for domain, name in told_of(tables):
        if name not in known.get(domain, []):
            yield f"{tables.game}: something is printed on {domain} {name}, which is unknown"


def check_languages(label: str, by_language: dict[str, dict[str, Entry]]) -> Iterator[str]:
    everything = {key for entries in by_language.values() for key in entries}
    for language, entries in by_language.items():
        for key in sorted(everything - set(entries)):
            yield f"{label}/{language}.ftl: {key} is there in another language only"


def check_errors() -> Iterator[str]:
    details = set().union(*raised().values())
    for slot in sorted(details.symmetric_difference(ERROR_SLOTS)):
        yield f"ERROR_SLOTS and the details of errors differ: {slot}"


def coach_keys(tables: Schema) -> dict[str, set[str]]:
    """What a coach says of a game: before every question a word, and a name for all that may be lost."""
    game = lazaretto.game(tables.game)
    asked = game_keys(tables, {})
    keys = {f"coach-{kebab(name)}": asked[f"ask-{kebab(name)}"] for name in tables.asking}
    board = game.new(max(game.players), seed=0).here.board
    return keys | {f"danger-{each}": set() for row in game.module.dangers(board) for each in row}


def coach_problems() -> Iterator[str]:
    """The files of advice: the house's hold what code says, a game's all that it asks. A game need not have them."""
    for game in (None, *lazaretto.game_names()):
        by_language: dict[str, dict[str, Entry]] = {}
        label = "words/coach" if game is None else f"{folder(game).name}/coach"
        for language in LANGUAGES:
            path = (folder(game) if game else ROOT / "words") / "coach" / f"{language}.ftl"
            if path.exists():
                wrong: list[str] = []
                by_language[language] = read(path.read_text("utf-8"), f"{label}/{language}.ftl", wrong)
                yield from wrong
                needed = COACHED if game is None else coach_keys(schema(game))
                yield from check_file(f"{label}/{language}.ftl", by_language[language], needed)
        if by_language:
            yield from check_languages(label, {each: {} for each in LANGUAGES} | by_language)


def problems() -> list[str]:
    """All that is wrong with the texts; empty when they are complete."""
    wrong: list[str] = [*check_errors()]
    for game in (None, *lazaretto.game_names()):
        label = "words" if game is None else f"{folder(game).name}/text"
        wrong += [] if game is None else check_tables(schema(game))
        by_language: dict[str, dict[str, Entry]] = {}
        for language in LANGUAGES:
            path = text_files(language, game)[-1]
            name = f"{label}/{language}.ftl"
            if not path.exists():
                wrong.append(f"{name} is missing")
                continue
            entries = by_language[language] = read(path.read_text("utf-8"), name, wrong)
            wrong += _check_one(name, game, entries)
        wrong += check_languages(label, by_language)
    return [*wrong, *coach_problems()]


def _check_one(name: str, game: str | None, entries: dict[str, Entry]) -> Iterator[str]:
    if game is None:
        yield from check_file(name, entries, house_keys())
        yield from check_forms(name, entries, HOUSE_DOMAINS, {})
        return
    tables = schema(game)
    yield from check_file(name, entries, game_keys(tables, entries))
    yield from check_forms(name, entries, tables.domains | tables.shown, tables.kin)


def main() -> int:
    found = problems()
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
