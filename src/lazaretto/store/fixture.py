"""One file per game: a stored table as a log of the kernel, and back. A bug report is a fixture."""

from __future__ import annotations

from typing import Any

from lazaretto.games import game as game_called
from lazaretto.kernel.match import LOG_FORMAT, Match, edition_digest
from lazaretto.kernel.rng import GENERATOR
from lazaretto.store.records import ChoiceRow, Stored


def log_of(stored: Stored) -> dict[str, Any]:
    """What `Game.replay` takes: header, where it began, set-up, choices, secrets included."""
    game = stored.game
    module = game_called(game.name).module
    form: dict[str, Any] = {
        "format": LOG_FORMAT,
        "game": game.name,
        "rules": game.rules,
        "edition": game.edition or {"sha256": edition_digest(module.edition())},
        "players": game.players,
        "options": game.options,
        "generator": GENERATOR,
        "seed_hash": game.seed_hash,
        "seed": game.seed,
    }
    if game.position is not None:
        form["position"] = game.position
    form["setup"] = stored.choices[0].chance
    form["choices"] = [row.line() for row in stored.choices[1:]]
    return form


def match_of(stored: Stored) -> Match:
    """The match a stored table tells of; every line is checked on the way."""
    return game_called(stored.game.name).replay(log_of(stored))


def row_of(match: Match, n: int, time: float) -> ChoiceRow:
    """Line `n` of a match as a row."""
    entry = match.record[n]
    space = match.module.space
    chance = [space.text(drawn.option) for drawn in entry.chance]
    choice = space.text(entry.option) if n else ""
    return ChoiceRow(n=n, seat=entry.seat, frame=entry.frame, choice=choice, chance=chance, time=time)
