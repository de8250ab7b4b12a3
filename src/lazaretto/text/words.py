"""The renderer: ids in, sentences out. How slots are filled is told in the package's docstring."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from lazaretto.games import folder
from lazaretto.games import game as open_game
from lazaretto.games.members import Effect, Member, Printed, PrintedSlots, nothing
from lazaretto.games.printed import effect, effects, printed
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.formats import Edition, EventForm, FactForm, ReasonForm, SavedFrame, View
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.record import Decision
from lazaretto.text.error_slots import ERROR_SLOTS
from lazaretto.text.lines import FOLLOWED, TIMES, Line, forms, lines
from lazaretto.text.schema import ASKED, EFFECT, NUMBER, SEAT, TEXT, VERB, Schema, Slots, kebab, schema
from lazaretto.text.within import follow, kept, number, where

LANGUAGES = ("en", "ru")
NONE = "none"
ROOT = Path(__file__).parent.parent

Names = Sequence[str]
Arguments = dict[str, str | int]

_HYPHEN = re.compile(r"(?<![\w.-])-(?=\d)")  # before a number: a minus is no hyphen


def text_files(language: str, game: str | None) -> list[Path]:
    """The files a table in this language reads."""
    house = ROOT / "words" / f"{language}.ftl"
    return [house] if game is None else [house, folder(game) / "text" / f"{language}.ftl"]


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text("utf-8"))


class Words:
    """The words of one language, for the house alone or for one game with one edition."""

    def __init__(self, language: str, game: str | None = None, edition: Edition | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", "lang", {"word": language, "expected": ", ".join(LANGUAGES)})
        self.language = language
        self.problems: list[str] = []  # missing keys and slots, for tests; a text with a gap is still shown
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in text_files(language, game):
            self._bundle.add_resource(_resource(path))
        self._schema: Schema | None = None
        self._printed: Printed = {}
        self._effects: list[Effect] = []
        self._forms: dict[tuple[str, str], dict[str, str]] = {}
        self._effect_forms: dict[int, Arguments] = {}
        self._context: tuple[object, Arguments] = (None, {})
        if game is not None:
            sheet = open_game(game).module.edition() if edition is None else edition
            self._schema = schema(game)
            self._printed = printed(game, sheet)
            self._effects = effects(game, sheet)

    # ---------------------------------------------------------------- plain texts

    def say(self, key: str, **slots: str | int) -> str:
        """The text of a key."""
        return self._format(key, "", slots)

    def form(self, key: str, attribute: str, **slots: str | int) -> str:
        """One of the forms a message has besides its plain text."""
        return self._format(key, attribute, slots)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def has_form(self, key: str, attribute: str) -> bool:
        return self.has(key) and attribute in self._attributes(key)

    def also_read(self, path: Path) -> None:
        """The messages of one more file."""
        self._bundle.add_resource(_resource(path))

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
        return _HYPHEN.sub("\N{MINUS SIGN}", str(text))

    # ---------------------------------------------------------------- components

    def component(self, domain: str, name: str, case: str = "") -> str:
        """A component in the nominative, or in one of the forms its message has."""
        forms = self.forms(domain, name)
        if case not in forms:
            self.problems.append(f"{domain}-{name}.{case}: no such form")
        return forms.get(case, forms[""])

    def ids(self, domain: str) -> list[str]:
        """The components of a domain, in order."""
        return self._tables.ids(domain)

    def domains(self) -> dict[str, list[str]]:
        """All components that have words, by domain."""
        return self._tables.domains | self._tables.shown

    def forms(self, domain: str, name: str) -> dict[str, str]:
        """All forms of a component (of its variants: `name@one@other`) by attribute; the plain value has the empty name."""
        found = self._forms.get((domain, name))
        if found is None:
            found = self._make_forms(domain, name, {})
            self._forms[domain, name] = found
        return found

    def _make_forms(self, domain: str, name: str, told: PrintedSlots) -> dict[str, str]:
        home, key = self._key(domain, name.partition("@")[0])
        slots = self._on_it(home, name, told)
        forms = {"": self._format(key, "", slots)}
        for attribute in self._attributes(key):
            forms[attribute] = self._format(key, attribute, slots)
        for attribute in self._shared(home, key):
            forms[attribute] = self._format(home, attribute, slots | {"name": forms[""]})
        return forms

    def _key(self, domain: str, name: str) -> tuple[str, str]:
        """The domain that has words for a component, and their key: its own, or one of its kin's."""
        for home in (domain, *self._kin(domain, name)):
            if self.has(f"{home}-{name}"):
                return home, f"{home}-{name}"
            if self.has(home) and self._bundle.get_message(home).value is not None:
                return home, home
        return domain, f"{domain}-{name}"

    def _kin(self, domain: str, name: str) -> list[str]:
        if self._schema is None:
            return []
        return [kin for kin in self._schema.kin.get(domain, []) if name in self._schema.ids(kin)]

    def _attributes(self, key: str) -> list[str]:
        return list(self._bundle.get_message(key).attributes) if self.has(key) else []

    def _shared(self, home: str, key: str) -> list[str]:
        """The forms that all components of a domain have, where this one has none of its own."""
        own = self._attributes(key)
        return [each for each in self._attributes(home) if each not in own] if key != home else []

    def _on_it(self, domain: str, name: str, told: PrintedSlots) -> Arguments:
        """The id of a component, its digits, what is printed on it and what is told of it."""
        plain, *variants = name.split("@")
        digits = "".join(letter for letter in plain if letter.isdecimal())
        slots: Arguments = {"id": plain, "number": int(digits) if digits else NONE}
        rows = self._printed.get(domain, {})
        printed = dict(rows.get(plain, {}))
        for variant in variants:
            printed |= rows.get(f"{plain}@{variant}", {})
        for slot, value in {**printed, **told}.items():
            if isinstance(value, int):
                slots[slot] = value
            else:
                self._put_members(slots, slot, value)
        return slots

    def _put_members(self, slots: Arguments, slot: str, members: list[Member]) -> None:
        self._put_list(slots, slot, [self._printed_forms(each) for each in members])

    def members(self, members: list[Member], form: str = "") -> str:
        """Members as they are printed: effects, prices, components."""
        slots: Arguments = {}
        self._put_members(slots, "", members)
        return str(slots[f"_{form}" if form else ""])

    def _printed_forms(self, member: Member) -> dict[str, str]:
        domain, name, told = member
        if not domain:
            return {"": name}
        return self._make_forms(domain, name, told) if told else self._forms_or_none(domain, name or None)

    def _put_list(self, slots: Arguments, slot: str, members: list[dict[str, str]]) -> None:
        comma = self.say("list-separator")
        for form in members[0] if members else [""]:
            slots[f"{slot}_{form}" if form else slot] = comma.join(each.get(form, each[""]) for each in members) or NONE

    def effect(self, text: str, form: str = "") -> str:
        """An effect in the language of the edition, in words; `form` is one of those its items have."""
        return self.members(effect(self._tables.game, text), form)

    def _put_effect(self, slots: Arguments, slot: str, number: int | None) -> None:
        if number is None:
            return self._put_members(slots, slot, nothing(EFFECT))
        found = self._effect_forms.get(number)
        if found is None:
            found = self._effect_forms[number] = {}
            self._put_members(found, "", self._effects[number].whole)
        slots.update({slot + form: text for form, text in found.items()})
        return None

    def _fill(
        self, form: Mapping[str, object], slots: Slots, names: Names, view: View | None, seat: int | None = None
    ) -> Arguments:
        """Arguments for a text: every slot in all its forms."""
        filled: Arguments = {}
        for slot, kind in slots.items():
            value = form.get(slot)
            if kind == ASKED:
                filled[slot] = self._frame("frame", cast(SavedFrame, value), names, view, -1)
            elif isinstance(value, list):
                self._put_list(filled, slot, [self._member(kind, each, names) for each in value])
            elif kind == NUMBER:
                filled[slot] = NONE if value is None else number(value)
            elif kind == TEXT:
                filled[slot] = str(value) if value else NONE
            elif kind == EFFECT:
                self._put_effect(filled, slot, None if value is None else number(value))
            elif kind == VERB:
                filled[slot] = self.say(f"when-{kebab(str(value))}")
            else:
                self._put(filled, slot, kind, value, names, view, seat)
        return filled

    def _member(self, kind: str, value: object, names: Names) -> dict[str, str]:
        if kind in (NUMBER, TEXT):
            return {"": str(value)}
        return {"": self._name(number(value), names)} if kind == SEAT else self.forms(kind, str(value))

    def _name(self, seat: int, names: Names) -> str:
        return names[seat] if seat < len(names) else self.say("virtual-player")

    def _put(
        self, filled: Arguments, slot: str, kind: str, given: object, names: Names, view: View | None, asked: int | None
    ) -> None:
        if kind == SEAT:
            seat = -1 if given is None else number(given)
            filled[slot] = self._name(seat, names) if seat >= 0 else NONE
            filled[f"{slot}_id"] = seat if seat >= 0 else NONE
            return
        value = None if given is None else str(given)
        self._put_forms(filled, slot, kind, value, self._variant(kind, value, view, asked))
        if kind in self._tables.holders:
            self._put_holders(filled, slot, kind, value, view)

    def _put_forms(self, filled: Arguments, slot: str, kind: str, value: str | None, variant: str = "") -> None:
        filled[f"{slot}_id"] = NONE if value is None else value
        for form, text in self._forms_or_none(kind, None if value is None else value + variant).items():
            filled[f"{slot}_{form}" if form else slot] = text

    def _forms_or_none(self, kind: str, value: str | None) -> dict[str, str]:
        if value is not None:
            return self.forms(kind, value)
        home, key = self._key(kind, self._tables.ids(kind)[0])
        return dict.fromkeys(["", *self._attributes(key), *self._shared(home, key)], NONE)

    def _put_holders(self, filled: Arguments, slot: str, kind: str, value: str | None, view: View | None) -> None:
        held = dict.fromkeys(self._tables.holders[kind], None) | where(view, kind, value, self._tables.domains)
        for domain, name in held.items():
            self._put_forms(filled, f"{slot}_{domain}", domain, name)

    def _variant(self, kind: str, value: str | None, view: View | None, seat: int | None) -> str:
        """`@b1@2`: which of its variants a component is, as far as the view shows it; empty if it has none."""
        if view is None or value is None:
            return ""
        home, _ = self._key(kind, value)
        paths = self._tables.variants.get(home, [])
        found = [follow(view, path, seat, value, self._tables.ids(home).index(value)) for path in paths]
        return "".join(f"@{variant}" for variant in found if variant is not None)

    def _put_facts(self, filled: Arguments, view: View | None, seat: int | None) -> None:
        for slot, path in self._tables.facts.items():
            found = follow(view, path, seat, "", 0)
            filled[slot] = NONE if found is None else found if isinstance(found, str) else int(found)

    # ---------------------------------------------------------------- sentences

    def event(self, form: Mapping[str, object], names: Names, attribute: str = "", lasting: View | None = None) -> str:
        """What happened, from the JSON form of an event; `lasting` is what the game was laid out with."""
        kind, seat = str(form["kind"]), form.get("seat")
        filled = self._fill(form, self._tables.events[kind], names, lasting, seat if isinstance(seat, int) else None)
        self._put_facts(filled, lasting, None)
        counted = {TIMES: number(form.get(TIMES, 1)), FOLLOWED: number(form[FOLLOWED]) if FOLLOWED in form else NONE}
        return self._format(f"event-{kind}", attribute, filled | counted)

    def lines(self, events: Sequence[EventForm]) -> list[Line]:
        """What happened as a log tells it: events that say one thing together are one line."""
        return lines(events, self._tables.merging)

    def lasting(self, view: View) -> View:
        """What of a view is the same from the first choice to the last: old events are told with it, too."""
        return kept(view, self._tables.lasting)

    def line(self, line: Line, names: Names, lasting: View | None = None) -> str:
        """One line of a log."""
        parts = [self.event(told, names, form, lasting) for told, form in zip(line, forms(line), strict=True)]
        return parts[0] if len(parts) == 1 else self.say("event-line", parts=self.say("list-separator").join(parts))

    def reason(self, form: ReasonForm, names: Names, view: View | None = None) -> str:
        """Why a choice is refused here, from the JSON form of a reason; what a rule alone forbids is told by the rule."""
        facts = [self._fact(fact, names, view) for fact in form["facts"]]
        return " ".join(facts) if facts else self.say("reason-rule")

    def _fact(self, form: FactForm, names: Names, view: View | None) -> str:
        return self._format(f"fact-{form['kind']}", "", self._fill(form, self._tables.reasons[form["kind"]], names, view))

    def choice(
        self, form: Mapping[str, str], names: Names = (), view: View | None = None, decision: Decision | None = None
    ) -> str:
        """A choice in its JSON form; with a view it can say where the chosen thing lies, with a decision what it answers."""
        verb = form["verb"]
        seat = None if decision is None else decision.seat
        asked = None if decision is None else decision.breadcrumb[-1]
        filled = self._fill(form, self._tables.verbs[verb], names, view, seat)
        self._put_facts(filled, view, seat)
        self._put_context(filled, asked, names)
        if "side" in self._tables.verbs[verb]:
            self._put_members(filled, "side_effect", self._side(form["side"], asked))
        return self._format(f"choice-{kebab(verb)}", "", filled)

    def _put_context(self, filled: Arguments, asked: SavedFrame | None, names: Names) -> None:
        """The slots of the frame that asks, with `frame_` before them; without a frame all are `none`."""
        key = (repr(asked), tuple(names))
        if self._context[0] != key:  # all choices of one decision share it
            own = {} if asked is None else self._tables.frames[str(asked[0])]
            slots = {f"frame_{slot}": kind for slot, kind in (self._tables.context() | own).items()}
            known = {} if asked is None else {f"frame_{slot}": value for slot, value in self._saved(asked).items()}
            found = self._fill(known, slots, names, None)
            self._context = (key, {**found, "frame_id": NONE if asked is None else kebab(str(asked[0]))})
        filled.update(self._context[1])

    def _side(self, side: str, asked: SavedFrame | None) -> list[Member]:
        """What is behind a side: a branch of the frame's effect, or an item where the frame has its branch already."""
        form = {} if asked is None else self._saved(asked)
        if form.get(EFFECT) is None:
            return nothing(EFFECT)
        sides = self._effects[number(form[EFFECT])].sides
        at = int(side) - 1
        return [sides[number(form["side"])].items[at]] if "side" in form else sides[at].whole

    def verb(self, verb: str) -> str:
        """The short name of a group of choices."""
        return self.say(f"verb-{kebab(verb)}")

    def prompt(self, decision: Decision, names: Names, view: View | None = None) -> str:
        """What the seat is asked."""
        return self._frame("ask", decision.breadcrumb[-1], names, view, decision.seat)

    def coach(self, decision: Decision, names: Names, view: View | None = None) -> str:
        """What the question is about, where the words of a coach were read (`text/coach.py`)."""
        return self._frame("coach", decision.breadcrumb[-1], names, view, decision.seat)

    def breadcrumb(self, decision: Decision, names: Names, view: View | None = None) -> list[str]:
        """What remains to be done, the nearest first."""
        return [self._frame("frame", saved, names, view, decision.seat) for saved in reversed(decision.breadcrumb)]

    def _frame(self, prefix: str, saved: SavedFrame, names: Names, view: View | None, asked: int) -> str:
        form, name = self._saved(saved), str(saved[0])
        seat = number(form.get("seat", asked))
        filled = self._fill(form, self._tables.frames[name], names, view, seat)
        self._put_facts(filled, view, seat)
        return self._format(f"{prefix}-{kebab(name)}", "", filled)

    def _saved(self, saved: SavedFrame) -> dict[str, object]:
        """A frame by its fields."""
        slots = self._tables.frames[str(saved[0])]
        return {slot: self._id(kind, value) for (slot, kind), value in zip(slots.items(), saved[1:], strict=True)}

    def _id(self, kind: str, value: str | int | Sequence[int]) -> object:
        """Frames hold numbers: the place of a component in its domain; a number outside of it is none of them."""
        if not isinstance(value, (int, str)):
            return [self._id(kind, each) for each in value]
        if kind in (NUMBER, SEAT, EFFECT):
            return value
        ids, at = self._tables.ids(kind), number(value)
        return ids[at] if 0 <= at < len(ids) else None

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
