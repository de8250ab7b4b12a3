"""Checks the Fluent files: every key there, none too many, every slot fillable, every form given, in all languages.

Run `python tools/check_text.py`; it prints what is wrong and fails. Tests import `problems()`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lazaretto
from lazaretto.text import LANGUAGES, Schema, kebab, printed, schema
from lazaretto.text.extras import Value
from lazaretto.text.schema import EFFECT, NUMBER, SEAT, Slots
from lazaretto.text.words import ERROR_SLOTS, ROOT, text_files

HOUSE_DOMAINS = {"colour": [str(seat) for seat in range(6)]}
Keys = dict[str, list[str]]  # by domain
RAISED = ("BadInput", "StaleDecision", "LazarettoError", "__init__")


@dataclass
class Entry:
    """One message of a file: the variables of its value and of each attribute."""

    value: set[str]
    attributes: dict[str, set[str]] = field(default_factory=dict)

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
            entries[item.id.name] = Entry(variables(item.value), attributes)
    return entries


# -------------------------------------------------------------------- what the sources say


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


@cache
def raised() -> dict[str, set[str]]:
    """Every error code of the sources with the details that come with it anywhere."""
    found: dict[str, set[str]] = {}
    for tree in sources().values():
        for function in ast.walk(tree):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for code, details in _raised_in(function):
                    found.setdefault(code, set()).update(details)
    return found


def _raised_in(function: ast.AST) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called in RAISED:
            for code in _codes(node.args[0], function):
                yield code, _details(node)


def _codes(argument: ast.expr, function: ast.AST) -> list[str]:
    """The code itself, or every text a variable may hold when it is used as one."""
    if isinstance(argument, ast.Constant):
        return [argument.value] if isinstance(argument.value, str) and ":" not in argument.value else []
    if not isinstance(argument, ast.Name):
        return [text for text in _texts(argument) if " " not in text] if isinstance(argument, ast.IfExp) else []
    found: list[str] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == argument.id for t in node.targets):
            found += _texts(node.value)
        elif isinstance(node, ast.For) and argument.id in {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}:
            found += _texts_at(node, argument.id)
    return found


def _texts(node: ast.AST) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _texts_at(loop: ast.For, name: str) -> list[str]:
    """`for a, b in (("x", "y"), …)`: the texts that `name` takes."""
    names = [each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)]
    rows = [row.elts for row in getattr(loop.iter, "elts", []) if isinstance(row, ast.Tuple)]
    return [text for row in rows for text in _texts(row[names.index(name)])]


def _details(call: ast.Call) -> set[str]:
    given = [arg for arg in call.args[2:] if isinstance(arg, ast.Dict)]
    return {key.value for form in given for key in form.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


@cache
def said() -> dict[str, set[str]]:
    """Every key that code asks for by name, with the slots all such calls give."""
    found: dict[str, set[str]] = {}
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, set())
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "attr", "") == "say":
                for key in _texts(node.args[0]):
                    found.setdefault(key, set()).update(each.arg for each in node.keywords if each.arg)
    return found


@cache
def said_patterns() -> tuple[str, ...]:
    """Beginnings of keys that code puts together: f"cli-help-{name}"."""
    heads: set[str] = set()
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                head = str(node.values[0].value)
                if head.startswith("cli-"):
                    heads.add(head)
    return tuple(sorted(heads))


# -------------------------------------------------------------------- what must be there


def spelled(entries: dict[str, Entry], domains: dict[str, list[str]]) -> dict[str, list[str]]:
    """The keys of each domain: one for each id, or one for all of them."""
    found: dict[str, list[str]] = {}
    for domain, names in domains.items():
        found[domain] = [domain] if domain in entries else [f"{domain}-{name}" for name in names]
    return found


def own_domains(tables: Schema) -> dict[str, list[str]]:
    """Every domain with the ids that are words of its own, not those of one of its parts."""
    found: dict[str, list[str]] = {}
    for domain, names in tables.domains.items():
        borrowed = {name for part in tables.parts.get(domain, []) for name in tables.domains[part]}
        found[domain] = [name for name in names if name not in borrowed]
    return found


def all_keys(entries: dict[str, Entry], tables: Schema) -> Keys:
    """The keys a component of a domain may have, those of its parts among them."""
    own = spelled(entries, own_domains(tables))
    return {domain: [*own[domain], *[key for part in tables.parts.get(domain, []) for key in own[part]]] for domain in own}


def fillable(slots: Slots, entries: dict[str, Entry], tables: Schema, keys: Keys, holders: bool) -> set[str]:
    """The variables a text with these slots may use."""
    found: set[str] = set()
    for slot, kind in slots.items():
        found.add(slot)
        if kind == EFFECT:
            found.add(f"{slot}_pay")
        if kind in (NUMBER, EFFECT):
            continue
        found.add(f"{slot}_id")
        if kind == SEAT:
            continue
        found |= _forms(slot, keys[kind], entries)
        for place in tables.holders.get(kind, []) if holders else []:
            found |= {f"{slot}_{place}", f"{slot}_{place}_id"} | _forms(f"{slot}_{place}", keys[place], entries)
    return found


def _forms(slot: str, keys: list[str], entries: dict[str, Entry]) -> set[str]:
    attributes = [set(entries[key].attributes) for key in keys if key in entries]
    return {f"{slot}_{each}" for each in set.intersection(*attributes)} if attributes else set()


def game_keys(tables: Schema, entries: dict[str, Entry]) -> dict[str, set[str]]:
    """Every key a game needs, with the variables its text may use."""
    keys: dict[str, set[str]] = {"game-title": set(), "game-about": set()}
    by_domain = all_keys(entries, tables)
    for kind, slots in tables.events.items():
        keys[f"event-{kind}"] = fillable(slots, entries, tables, by_domain, holders=False)
    facts = set(tables.facts)
    context = {f"frame_{slot}": kind for slot, kind in tables.context().items()}
    asked = fillable(context, entries, tables, by_domain, holders=False) | {"frame_id"} | facts
    for name, slots in tables.verbs.items():
        sides = {"side_effect", "side_effect_pay"} if "side" in slots else set()
        keys[f"choice-{kebab(name)}"] = fillable(slots, entries, tables, by_domain, holders=True) | asked | sides
        if name not in tables.chance:
            keys[f"verb-{kebab(name)}"] = set()
    for name, slots in tables.frames.items():
        keys[f"frame-{kebab(name)}"] = fillable(slots, entries, tables, by_domain, holders=True) | facts
        if name in tables.asking:
            keys[f"ask-{kebab(name)}"] = fillable(slots, entries, tables, by_domain, holders=True) | facts
    keys |= {f"score-{category}": set() for category in tables.scores}
    keys |= _option_keys(tables) | _component_keys(tables, entries, by_domain) | _effect_keys(tables, entries, by_domain)
    return keys


def _option_keys(tables: Schema) -> dict[str, set[str]]:
    keys: dict[str, set[str]] = {}
    for name, values in tables.options.items():
        keys[f"option-{name}"] = set()
        keys |= {f"option-{name}-{value}": set() for value in values if isinstance(value, str)}
    return keys


def _component_keys(tables: Schema, entries: dict[str, Entry], by_domain: Keys) -> dict[str, set[str]]:
    """A component may use its id, the number in it and what is printed on it."""
    on_them = printed(tables.game, lazaretto.game(tables.game).module.edition())
    keys: dict[str, set[str]] = {}
    for domain, names in spelled(entries, own_domains(tables)).items():
        slots = {"id", "number"}
        for row in on_them.get(domain, {}).values():
            for slot, value in row.items():
                slots |= _printed_slots(slot, value, entries, by_domain)
        keys |= {key: set(slots) for key in names}
    return keys


def _printed_slots(slot: str, value: Value, entries: dict[str, Entry], by_domain: Keys) -> set[str]:
    if isinstance(value, int):
        return {slot}
    if isinstance(value, list):
        inner = {domain for domain, _ in value if domain}
        return {slot}.union(*[_forms(slot, by_domain[domain], entries) for domain in inner])
    return {slot, f"{slot}_pay"}


def _effect_keys(tables: Schema, entries: dict[str, Entry], by_domain: Keys) -> dict[str, set[str]]:
    """A text for every item of the effect language, with its count or the forms of the component it names."""
    if not tables.effects:
        return {}
    keys: dict[str, set[str]] = {"effect-nothing": set(), "effect-or": set(), "effect-exchange": {"price", "gain"}}
    who = {"who", "who_id"} | _forms("who", by_domain[tables.effect_domain], entries)
    for item in tables.effects:
        name, _, rest = item.partition(":")
        how = rest.partition("+")[2]
        key = "-".join(["effect", name.replace("|", "-"), *([how] if how else [])])
        keys[key] = {"count"} if rest.isdecimal() else who if rest else set()
    return keys


def house_keys() -> dict[str, set[str]]:
    keys = {f"error-{code}": {"place", *details} for code, details in raised().items()}
    keys |= {f"{domain}-{name}": set() for domain, names in HOUSE_DOMAINS.items() for name in names}
    return keys


# -------------------------------------------------------------------- the check


def check_file(name: str, entries: dict[str, Entry], needed: dict[str, set[str]]) -> Iterator[str]:
    """Missing keys, unused keys, and slots nobody fills."""
    for key in needed:
        if key not in entries:
            yield f"{name}: {key} is missing"
    for key, entry in entries.items():
        if key not in needed and key not in said() and not key.startswith(said_patterns()):
            yield f"{name}: {key} is not used"
        for variable in sorted(entry.variables() - needed.get(key, set()) - said().get(key, set())):
            yield f"{name}: {key} uses ${variable}, which it is not given"


def check_forms(name: str, entries: dict[str, Entry], domains: dict[str, list[str]]) -> Iterator[str]:
    """What one component of a domain can be declined to, all of them must."""
    for keys in spelled(entries, domains).values():
        all_forms = {form for key in keys if key in entries for form in entries[key].attributes}
        for key in keys:
            for form in sorted(all_forms - set(entries[key].attributes) if key in entries else []):
                yield f"{name}: {key} has no .{form}"


def check_languages(label: str, by_language: dict[str, dict[str, Entry]]) -> Iterator[str]:
    everything = {key for entries in by_language.values() for key in entries}
    for language, entries in by_language.items():
        for key in sorted(everything - set(entries)):
            yield f"{label}/{language}.ftl: {key} is there in another language only"


def check_errors() -> Iterator[str]:
    details = set().union(*raised().values())
    for slot in sorted(details.symmetric_difference(ERROR_SLOTS)):
        yield f"ERROR_SLOTS and the details of errors differ: {slot}"


def problems() -> list[str]:
    """All that is wrong with the texts; empty when they are complete."""
    wrong: list[str] = [*check_errors()]
    for game in (None, *lazaretto.games):
        label = "words" if game is None else f"games/{game}/text"
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
    return wrong


def _check_one(name: str, game: str | None, entries: dict[str, Entry]) -> Iterator[str]:
    if game is None:
        yield from check_file(name, entries, house_keys())
        yield from check_forms(name, entries, HOUSE_DOMAINS)
        return
    tables = schema(game)
    yield from check_file(name, entries, game_keys(tables, entries))
    yield from check_forms(name, entries, own_domains(tables))


def main() -> int:
    found = problems()
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
