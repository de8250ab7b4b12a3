"""The client says the same: web/src/lib/words.ts, lines.ts and differences.ts against lazaretto/text, message by message."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lazaretto
from lazaretto.games.differences import differences
from lazaretto.games.origins import key_fields, rows_of
from lazaretto.kernel.rng import Rng, stream
from lazaretto.table.editions import corrected
from lazaretto.text import LANGUAGES, Words, effects, printed, schema
from lazaretto.text.differences import difference_line
from lazaretto.text.words import text_files
from tests.depth import deep

ROOT = Path(__file__).parents[2]
MISSING = "Node or the client's libraries are not installed"
HERE = shutil.which("node") is not None and (ROOT / "web" / "node_modules").exists()
NAMES = ["Анна", "Boris", "Вера", "Gleb", "Дина"]
# What a slot may hold: numbers of every plural in both languages, nothing, the word of a variant, any word.
VALUES: list[str | int] = [-3, 0, 1, 2, 5, 11, 21, 22, 1234, "none", "x"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # of numbers; no slot holds such a word

Call = tuple[list[Any], Any]  # what the client is asked, and what we say


class Variables(Visitor):
    """Which slots a message has, with those it speaks of, and the words that make a difference in it."""

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.entries = dict(entries)
        self.slots: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if (entry := self.entries.pop(node.id.name, None)) is not None:  # each once: forms of a message speak of each other
            self.visit(entry)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.variants.add(node.key.name)
        self.generic_visit(node)


def messages(words: Words, sources: list[str]) -> Iterator[Call]:
    """Every message and every form of it, all its slots filled with the same."""
    parsed = [entry for source in sources for entry in FluentParser().parse(source).body]
    entries = {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}
    for key, entry in entries.items():
        seen = Variables(entries)
        seen.visit(entry)
        for value in [*VALUES, *sorted(seen.variants)] if seen.slots else [0]:
            slots = dict.fromkeys(sorted(seen.slots), value)
            if entry.value is not None:
                yield ["say", key, slots], words.say(key, **slots)
            for form in entry.attributes:
                yield ["form", key, form.id.name, slots], words.form(key, form.id.name, **slots)


def components(words: Words, game: str) -> Iterator[Call]:
    """Every component of every domain, and everything that is printed on one of its variants."""
    on_them = printed(game, lazaretto.game(game).module.edition())
    for domain, ids in words.domains().items():
        for each in dict.fromkeys([*ids, *on_them.get(domain, {})]):
            gaps = len(words.problems)
            forms = words.forms(domain, each)
            if len(words.problems) == gaps:  # of some there are words only with what is told of them at their place
                yield ["forms", domain, each], forms


def positions(words: Words, game: str, players: int) -> Iterator[Call]:
    """A whole game of chance: what is asked, what can be chosen, what is refused, what happened."""
    match = lazaretto.game(game).new(players, seed=players)
    rng, names = stream(players, "client's words"), NAMES[:players]
    while not match.is_over:
        if rng.below(deep(8, 2)) == 0:
            yield from position(words, match, names, rng)
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
    for viewer in (None, 0):
        events = msgspec.to_builtins(match.events(viewer))
        yield from ((["event", each, names], words.event(each, names)) for each in events)
        yield ["log", events, names], [words.line(line, names) for line in words.lines(events)]


def position(words: Words, match: Any, names: list[str], rng: Rng) -> Iterator[Call]:
    seat, decision = match.to_move, match.decision
    view, asked = match.view(seat), decision.json()
    yield ["prompt", asked, names, view], words.prompt(decision, names, view)
    yield ["breadcrumb", asked, names, view], words.breadcrumb(decision, names, view)
    legal = match.legal()
    for choice in [legal[rng.below(len(legal))] for _ in range(min(len(legal), 8))]:
        form = {"text": choice.text, **choice.json}
        yield ["choice", form, names, view, asked], words.choice(choice.json, names, view, decision)
        yield ["choice", form, names], words.choice(choice.json, names)
        yield ["verb", choice.verb], words.verb(choice.verb)
    for _ in range(8):
        for reason in match.reasons(rng.below(match.module.space.size), seat):
            told: Any = {
                **reason,
                "rule": None,
            }  # a rule without facts is told by its own words, which the server sends along
            yield ["reason", told, names, view], words.reason(told, names, view)


def other(value: object, beside: object, names: tuple[str, ...] = ()) -> object:
    """A value that differs; of texts the one that stands in the next row, so that effects stay effects. Rows keep names."""
    if isinstance(value, Mapping):
        near = beside if isinstance(beside, Mapping) else {}
        return {key: each if key in names else other(each, near.get(key)) for key, each in value.items()}
    if isinstance(value, list):
        names = key_fields(rows_of(value))
        return [other(each, value[(at + 1) % len(value)], names) for at, each in enumerate(value)]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return beside if isinstance(beside, str) else value


def changes(words: Words, game: str) -> Iterator[Call]:
    """An edition in which almost everything is other than shipped."""
    found = lazaretto.game(game)
    shipped = found.module.edition()
    edition: Any = other(shipped, None)
    told = differences(game, edition, shipped)
    assert len(told) > 10
    for ours, theirs in zip(told, corrected(found, edition), strict=True):
        yield ["differenceLine", msgspec.to_builtins(theirs)], difference_line(words, ours)


@pytest.mark.skipif(not HERE and os.environ.get("CI") != "true", reason=MISSING)
@pytest.mark.parametrize("game", lazaretto.game_names())
def test_the_client_says_the_same(game: str) -> None:
    asked, ours = [], []
    edition = lazaretto.game(game).module.edition()
    tables: dict[str, Any] = {"schema": asdict(schema(game)), "printed": printed(game, edition)}
    tables["effects"] = [asdict(each) for each in effects(game, edition)]
    for language in LANGUAGES:
        words = Words(language, game)
        sources = [path.read_text("utf-8") for path in text_files(language, game)]
        calls = [*messages(words, sources), *components(words, game), *changes(words, game)]
        for players in deep([3], [2, 3, 4]):
            calls += positions(words, game, players)
        asked.append({"language": language, "sources": sources, **tables, "calls": [call for call, _ in calls]})
        ours.append(calls)
    given = json.dumps(msgspec.to_builtins(asked))
    ran = subprocess.run(
        ["node", "tools/words.mjs"], cwd=ROOT / "web", input=given, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    for calls, theirs in zip(ours, json.loads(ran.stdout), strict=True):
        unlike = [(call, we, they) for (call, we), they in zip(calls, theirs, strict=True) if we != they]
        assert not unlike, unlike[:20]
