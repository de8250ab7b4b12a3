"""The renderer: ids in, sentences out. How slots are filled is told in the package's docstring."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from lazaretto.games import game as open_game
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.match import Decision
from lazaretto.text.printed import Member, Printed, PrintedSlots, printed
from lazaretto.text.schema import NUMBER, SEAT, Schema, Slots, kebab, places, schema

LANGUAGES = ("en", "ru")
NONE = "none"
ROOT = Path(__file__).parent.parent

# Details that errors may have; a text can ask for any of them. tools/check_text.py keeps the list honest.
ERROR_SLOTS = (
    "asked",
    "border",
    "choice",
    "expected",
    "field",
    "frame",
    "given",
    "most",
    "other",
    "players",
    "problems",
    "reason",
    "road",
    "rules",
    "seat",
    "used",
    "verb",
    "word",
)

Names = Sequence[str]
Arguments = dict[str, str | int]


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """Russian for a Russian locale, English otherwise."""
    given = os.environ if environment is None else environment
    locale = next((given[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if given.get(name)), "")
    return "ru" if locale.lower().startswith("ru") else "en"


def text_files(language: str, game: str | None) -> list[Path]:
    """The files a table in this language reads."""
    house = ROOT / "words" / f"{language}.ftl"
    return [house] if game is None else [house, ROOT / "games" / game / "text" / f"{language}.ftl"]


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text("utf-8"))


class Words:
    """The words of one language, for the house alone or for one game with one edition."""

    def __init__(self, language: str, game: str | None = None, edition: dict[str, Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", "lang", {"word": language, "expected": ", ".join(LANGUAGES)})
        self.language = language
        self.problems: list[str] = []  # missing keys and slots, for tests; a text with a gap is still shown
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in text_files(language, game):
            self._bundle.add_resource(_resource(path))
        self._schema: Schema | None = None
        self._printed: Printed = {}
        self._forms: dict[tuple[str, str], dict[str, str]] = {}
        if game is not None:
            self._schema = schema(game)
            self._printed = printed(game, open_game(game).module.edition() if edition is None else edition)

    # ---------------------------------------------------------------- plain texts

    def say(self, key: str, **slots: str | int) -> str:
        """The text of a key."""
        return self._format(key, "", slots)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _format(self, key: str, attribute: str, slots: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(key):
            self.problems.append(f"{key}: no such text")
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            self.problems.append(f"{key}.{attribute}: no such form")
            return key
        text, errors = self._bundle.format_pattern(pattern, dict(slots))
        self.problems.extend(f"{key}: {error}" for error in errors)
        return str(text)

    # ---------------------------------------------------------------- components

    def component(self, domain: str, name: str, case: str = "") -> str:
        """A component in the nominative, or in one of the forms its message has."""
        forms = self.forms(domain, name)
        if case not in forms:
            self.problems.append(f"{domain}-{name}.{case}: no such form")
        return forms.get(case, forms[""])

    def forms(self, domain: str, name: str) -> dict[str, str]:
        """All forms of a component by attribute; the plain value is under the empty name."""
        found = self._forms.get((domain, name))
        if found is None:
            found = self._make_forms(domain, name)
            self._forms[domain, name] = found
        return found

    def _make_forms(self, domain: str, name: str, given: PrintedSlots | None = None) -> dict[str, str]:
        home, key = self._key(domain, name)
        slots = self._on_it(home, name, given or {})
        forms = {"": self._format(key, "", slots)}
        for attribute in self._attributes(key):
            forms[attribute] = self._format(key, attribute, slots)
        if key != home:
            for attribute in self._attributes(home):
                if attribute not in forms:
                    forms[attribute] = self._format(home, attribute, slots | {"name": forms[""]})
        return forms

    def _key(self, domain: str, name: str) -> tuple[str, str]:
        """The domain that has words for a component, and their key: its own, or one of its kin's."""
        if self.has(f"{domain}-{name}"):
            return domain, f"{domain}-{name}"
        if self.has(domain) and self._bundle.get_message(domain).value is not None:
            return domain, domain
        for kin in self._schema.kin.get(domain, []) if self._schema is not None else []:
            if self.has(f"{kin}-{name}"):
                return kin, f"{kin}-{name}"
        return domain, f"{domain}-{name}"

    def _attributes(self, key: str) -> list[str]:
        return list(self._bundle.get_message(key).attributes) if self.has(key) else []

    def _on_it(self, domain: str, name: str, given: PrintedSlots) -> Arguments:
        """The id of a component, its digits, and what is printed on it."""
        digits = "".join(letter for letter in name if letter.isdecimal())
        slots: Arguments = {"id": name, "number": int(digits) if digits else NONE}
        for slot, value in (self._printed.get(domain, {}).get(name, {}) | given).items():
            if isinstance(value, int):
                slots[slot] = value
            else:
                self._put_list(slots, slot, [self._printed_forms(each) for each in value])
        return slots

    def _printed_forms(self, member: Member) -> dict[str, str]:
        domain, name, given = member
        return self._make_forms(domain, name, given) if given else self.forms(domain, name)

    def _put_list(self, slots: Arguments, slot: str, members: list[dict[str, str]]) -> None:
        comma = self.say("list-separator")
        for form in members[0] if members else [""]:
            slots[f"{slot}_{form}" if form else slot] = comma.join(each.get(form, each[""]) for each in members) or NONE

    # ---------------------------------------------------------------- slots

    def _fill(self, form: Mapping[str, Any], slots: Slots, names: Names, view: Any) -> Arguments:
        """Arguments for a text: every slot in all its forms."""
        filled: Arguments = {}
        for slot, kind in slots.items():
            value = form.get(slot)
            if kind == NUMBER:
                filled[slot] = NONE if value is None else int(value)
            elif isinstance(value, list):
                self._put_list(filled, slot, [self._member(kind, each, names) for each in value])
            else:
                self._put(filled, slot, kind, value, names, view)
        return filled

    def _member(self, kind: str, value: Any, names: Names) -> dict[str, str]:
        return {"": names[int(value)]} if kind == SEAT else self.forms(kind, value)

    def _put(self, filled: Arguments, slot: str, kind: str, value: Any, names: Names, view: Any) -> None:
        if kind == SEAT:
            seat = -1 if value is None else int(value)
            filled[slot] = names[seat] if seat >= 0 else NONE
            filled[f"{slot}_id"] = seat if seat >= 0 else NONE
            return
        self._put_forms(filled, slot, kind, value)
        if self._schema is not None and kind in self._schema.holders:
            self._put_holders(filled, slot, kind, value, view)

    def _put_forms(self, filled: Arguments, slot: str, kind: str, value: str | None) -> None:
        filled[f"{slot}_id"] = NONE if value is None else value
        for form, text in self._forms_or_none(kind, value).items():
            filled[f"{slot}_{form}" if form else slot] = text

    def _forms_or_none(self, kind: str, value: str | None) -> dict[str, str]:
        if value is not None:
            return self.forms(kind, value)
        assert self._schema is not None
        first = (self._schema.domains.get(kind) or self._schema.shown[kind])[0]
        return dict.fromkeys(self.forms(kind, first), NONE)

    def _put_holders(self, filled: Arguments, slot: str, kind: str, value: str | None, view: Any) -> None:
        assert self._schema is not None
        held = dict.fromkeys(self._schema.holders[kind], None) | _where(view, kind, value, self._schema)
        for domain, name in held.items():
            self._put_forms(filled, f"{slot}_{domain}", domain, name)

    # ---------------------------------------------------------------- sentences

    def event(self, form: Mapping[str, Any], names: Names) -> str:
        """What happened, from the JSON form of an event."""
        kind = form["kind"]
        return self._format(f"event-{kind}", "", self._fill(form, self._tables.events[kind], names, None))

    def choice(self, form: Mapping[str, str], names: Names = (), view: Any = None) -> str:
        """A choice in its JSON form; with a view the text can say where the chosen thing lies."""
        verb = form["verb"]
        return self._format(f"choice-{kebab(verb)}", "", self._fill(form, self._tables.verbs[verb], names, view))

    def verb(self, verb: str) -> str:
        """The short name of a group of choices."""
        return self.say(f"verb-{kebab(verb)}")

    def prompt(self, decision: Decision, names: Names, view: Any = None) -> str:
        """What the seat is asked."""
        return self._frame("ask", decision.breadcrumb[-1], names, view)

    def breadcrumb(self, decision: Decision, names: Names, view: Any = None) -> list[str]:
        """What remains to be done, the nearest first."""
        return [self._frame("frame", saved, names, view) for saved in reversed(decision.breadcrumb)]

    def _frame(self, prefix: str, saved: Sequence[Any], names: Names, view: Any) -> str:
        slots = self._tables.frames[saved[0]]
        form = {slot: self._id(kind, value) for (slot, kind), value in zip(slots.items(), saved[1:], strict=True)}
        return self._format(f"{prefix}-{kebab(saved[0])}", "", self._fill(form, slots, names, view))

    def _id(self, kind: str, value: Any) -> Any:
        """Frames hold numbers: the place of a component in its domain."""
        if isinstance(value, (list, tuple)):
            return [self._id(kind, each) for each in value]
        if kind in (NUMBER, SEAT):
            return value
        ids = self._tables.domains.get(kind) or self._tables.shown[kind]
        return ids[value] if 0 <= value < len(ids) else None

    @property
    def _tables(self) -> Schema:
        assert self._schema is not None, "these words belong to no game"
        return self._schema

    def error(self, error: LazarettoError) -> str:
        """One line: the place and the reason."""
        slots: Arguments = {slot: error.details.get(slot, NONE) for slot in ERROR_SLOTS}
        reason = self._format(f"error-{error.code}", "", slots | {"place": error.place})
        return self.say("error-line", place=error.place, reason=reason)

    def rule(self, rule: Rule) -> str:
        """A rule as a player reads it, with the id to look it up by."""
        return self.say("rule-line", id=rule.id, text=rule.words(self.language))


def _where(view: Any, kind: str, value: str | None, tables: Schema) -> dict[str, str]:
    """The components a thing lies in, as far as the view shows it."""
    if view is None or value is None:
        return {}
    for thing, inside in places(view, tables.domains):
        if inside and thing.get(kind) == value:
            return dict(inside)
    return {}
