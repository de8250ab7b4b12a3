"""One file per game: a stored table as a log of the kernel, and back. A bug report is a fixture."""

from __future__ import annotations

from lazaretto.games import game as game_called
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.film import StillForm
from lazaretto.kernel.formats import LOG_FORMAT, POSITION_FORMAT, Edition, HeaderForm, LogEnds, LogForm, PositionForm
from lazaretto.kernel.match import Match
from lazaretto.kernel.record import shipped_digest, shipped_edition
from lazaretto.kernel.rng import GENERATOR
from lazaretto.table.rows import ChoiceRow, GameRow, Stored


def header_of(game: GameRow, *, whole: bool = False) -> HeaderForm:
    """What logs and positions of a table begin with. `whole`: with every printed value, to be kept by somebody."""
    return {
        "game": game.name,
        "rules": game.rules,
        "edition": game.edition or _shipped(game_called(game.name).module, whole),
        "players": game.players,
        "options": game.options,
        "generator": GENERATOR,
        "seed_hash": game.seed_hash,
    }


def _shipped(module: SomeGame, whole: bool) -> Edition:
    return shipped_edition(module) if whole else {"sha256": shipped_digest(module)}


def log_of(stored: Stored, *, whole: bool = False) -> LogForm:
    """What `Game.replay` takes: header, where it began, set-up, choices, secrets included.

    What was played before the rules changed is no part of it: that is in the film.
    """
    game = stored.game
    header, ends = header_of(game, whole=whole), LogEnds()
    if game.position is not None:  # its edition is the game's, and may have been named by what was shipped then
        ends["position"] = {**game.position, "edition": header["edition"]}
    if game.first:
        ends["first"] = game.first
    if game.taken_back:
        ends["taken_back"] = game.taken_back
    return {
        "format": LOG_FORMAT,
        **header,
        "seed": game.seed,
        **ends,
        "setup": [] if game.first else [*stored.choices[0].chance],
        "choices": [row.line() for row in stored.choices[game.first + 1 :]],
    }


def position_of(game: GameRow, still: StillForm) -> PositionForm:
    """A decision of a table's film as `Game.resume` takes it, under whatever rules it was played."""
    return {
        "format": POSITION_FORMAT,
        **header_of(game),
        "seed": game.seed,
        "rules": still["rules"],
        "board": still["board"],
        "todo": still["todo"],
        "rng": still["rng"],
    }


def match_of(stored: Stored) -> Match:
    """The match a stored table tells of; every line is checked on the way."""
    return game_called(stored.game.name).replay(log_of(stored))


def row_of(match: Match, n: int, time: float, still: bytes | None = None) -> ChoiceRow:
    """Line `n` of a match as a row, with what everybody saw come of it."""
    entry = match.entry(n)
    space = match.module.space
    chance = [space.text(drawn.option) for drawn in entry.chance]
    choice = space.text(entry.option) if n else ""
    return ChoiceRow(
        n=n,
        seat=entry.seat,
        frame=entry.frame,
        choice=choice,
        chance=chance,
        time=time,
        joined=entry.joined,
        still=still,
    )
