"""What is printed on the components of a table: for its words, for its board, and what is other than was shipped."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

from lazaretto.games import game as game_called
from lazaretto.games import printed, working
from lazaretto.games.origins import reconstructed
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Agreed, Edition, OptionValue
from lazaretto.kernel.record import shipped_edition
from lazaretto.table import wire
from lazaretto.table.editions import corrected
from lazaretto.table.rows import GameRow

KEPT = 64  # of the editions as shipped: games, numbers of players, and what is agreed on


def is_own(game: GameRow) -> bool:
    """Are other values printed here than those shipped today? They may be somebody's own, or ours of some time before."""
    return game.edition is not None and working(game.name) is not None


def print_of(game: GameRow) -> wire.PrintedInfo:
    """What the client of a table reads off its components. Takes some time where an edition is somebody's own."""
    if working(game.name) is None:
        return wire.PrintedInfo({}, [], {}, [], {})
    if game.edition is None:
        return print_of_shipped(game.name, game.players, game.options)
    try:
        found = _print(game.name, game.edition, game.players, game.options)
    except BadInput:  # of other rules than ours: it can only be watched, and is drawn as far as we can
        return print_of_shipped(game.name, game.players, game.options)
    found.corrected = corrected(game_called(game.name), game.edition)
    return found


def print_of_shipped(name: str, players: int, options: Agreed) -> wire.PrintedInfo:
    """The same where the edition is ours."""
    return _shipped(name, players, tuple(sorted(options.items())))


@lru_cache(KEPT)
def _shipped(name: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> wire.PrintedInfo:
    return _print(name, shipped_edition(game_called(name).module), players, dict(options))


def _print(name: str, edition: Edition, players: int, options: Agreed) -> wire.PrintedInfo:
    return wire.PrintedInfo(
        printed=printed.printed(name, edition),
        effects=[asdict(each) for each in printed.effects(name, edition)],
        drawn=printed.drawn(name, edition, players, options),
        corrected=[],
        reconstructed=reconstructed(edition, shipped_edition(game_called(name).module)),
    )
