"""What games say of their views, events, choices, frames and scores is so: whole games are held against it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

import lazaretto as lz
from lazaretto.games.described import WHERE, described, parts
from lazaretto.games.forms import Reader
from lazaretto.games.printed import drawn
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.match import Match
from lazaretto.kernel.proof import modes
from lazaretto.kernel.rng import stream
from lazaretto.server.openapi import PRINTED
from lazaretto.table.live import choice_form

LOOK_EVERY = 25  # choices between two looks at the whole table


class Told:
    """The description of a game, ready to be held against what it tells."""

    def __init__(self, module: SomeGame) -> None:
        schemas = json.loads(json.dumps({**described(module), **PRINTED}).replace(WHERE, "#/$defs/"))
        self._checks = {
            part: jsonschema_rs.validator_for({"$defs": _closed(schemas), "$ref": f"#/$defs/{name}"})
            for part, name in parts(module).items()
        }

    def check(self, part: str, told: object) -> None:
        wrong = list(self._checks[part].iter_errors(json.loads(json.dumps(told))))
        assert not wrong, f"{part} {told}: {wrong[0].message}"


def _closed(schema: Any) -> Any:
    """An object with fields of its own has no others."""
    if isinstance(schema, list):
        return [_closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _closed(each) for key, each in schema.items()}
    return {"additionalProperties": False, **inner} if schema.get("type") == "object" and "properties" in schema else inner


def _games(name: str) -> Iterator[Match]:
    """A random game in every mode, with every number of players."""
    game = lz.game(name)
    for players in game.players:
        for seed, options in enumerate(modes(game.module, players)):
            yield game.new(players, seed=seed, options=options)


@pytest.mark.parametrize("name", ["rattus", "messina", "pest"])
def test_whole_games_are_as_described(name: str) -> None:
    told = Told(lz.game(name).module)
    for match in _games(name):
        told.check("drawn", drawn(name, match.module.edition(), match.players, match.header.options))
        rng = stream(match.n, f"described {match.header.options}")
        while not match.is_over:
            options = match.legal_options()
            if match.n % LOOK_EVERY == 0:
                _look(match, told)
            for option in options[:3]:
                told.check("choice", choice_form(match.module.space, option))
            match.apply(options[rng.below(len(options))])
        _look(match, told)
        for seat in (None, *range(match.players)):
            for event in match.events(seat):
                told.check("event", event)


def _look(match: Match, told: Told) -> None:
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        told.check("view", view)
        assert match.module.view_type is not None
        Reader(match.module.view_type, "view")(json.loads(json.dumps(view)))
    for score in match.scores():
        told.check("scores", score)
    for frame in [] if match.decision is None else match.decision.breadcrumb:
        told.check("frame", frame)


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("view", lambda match: {**match.view(None), "weather": "fine"}),
        ("view", lambda match: {**match.view(None), "plague": "atlantis"}),
        ("view", lambda match: {**match.view(None), "cards": {}}),
        ("event", lambda match: {"n": 1, "kind": "cubes-added", "seat": 0, "region": "gallia"}),
        ("event", lambda match: {"n": 1, "kind": "sun-shone"}),
        ("event", lambda match: {"n": 1, "kind": "plague-placed", "region": None}),
        ("choice", lambda match: {"text": "PlaceRat", "verb": "PlaceRat"}),
        ("frame", lambda match: ["PlaceRat", 1]),
        ("scores", lambda match: {"total": 3}),
    ],
)
def test_what_is_otherwise_is_noticed(part: str, wrong: Any) -> None:
    match = lz.game("rattus").new(2, seed=1)
    with pytest.raises(AssertionError, match=part):
        Told(match.module).check(part, wrong(match))


def test_a_game_need_not_say_what_its_view_holds() -> None:
    from tests.properties.toy import toy

    module = toy()
    assert described(module)[parts(module)["view"]] == {"type": "object"}
