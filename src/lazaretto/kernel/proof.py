"""Whether an edition can be played. Values that look sound one by one may break a game: so games are played with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from lazaretto.kernel.contract import SPECTATOR, GameModule
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Position, laid, stacked
from lazaretto.kernel.rng import stream
from lazaretto.kernel.trial import Budget, play_out

GAMES = 4  # with every number of players, but one in every mode at least
CHOICES = 3000  # of one game: several times what a long one has
LEG = 100  # after so many choices the board is looked at
STEPS = 200_000  # of all games together


def prove(module: GameModule, edition: dict[str, Any]) -> None:
    """Random games in every mode; BadInput says where the edition is wrong, or which game it breaks."""
    tables = {players: module.make_tables(edition, players) for players in module.players}
    budget = Budget(STEPS, "edition")
    for players, printed in tables.items():
        variants = list(modes(module, players))
        for seed in range(max(GAMES, len(variants))):
            prove_game(module, printed, players, variants[seed % len(variants)], seed, budget)


def modes(module: GameModule, players: int) -> Iterator[dict[str, Any]]:
    """Every combination of options; those that name a seat are left at their default."""
    allowed = module.option_values(players)
    values = [[value for value in each if isinstance(value, (bool, str))] or each[:1] for each in allowed.values()]
    for chosen in product(*values):
        yield dict(zip(allowed, chosen, strict=True))


def prove_game(
    module: GameModule, printed: Any, players: int, options: Mapping[str, Any], seed: int, budget: Budget
) -> None:
    try:
        _play(module, printed, players, options, seed, budget)
    except Exception as error:  # with values of ours nothing breaks: tests play them by the thousand
        variant = ", ".join(f"{name}={value}" for name, value in options.items())
        reason = str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
        raise BadInput("edition-breaks-play", f"edition ({variant})", {"players": str(players), "reason": reason}) from error


def _play(module: GameModule, printed: Any, players: int, options: Mapping[str, Any], seed: int, budget: Budget) -> None:
    todo = stacked([])
    board = module.setup(printed, players, options, todo)
    todo.turn_over(0)
    here = laid(board, todo, stream(seed, "play"))
    rng = stream(seed, "choices")
    for _ in range(CHOICES // LEG):
        play_out(here, rng, LEG, budget)
        _look(module, printed, here, players)
        if here.is_over():
            module.outcome(here.board)
            return
    raise BadInput("endless-position", "todo")


def _look(module: GameModule, printed: Any, here: Position, players: int) -> None:
    """All that is shown and reckoned of a board in the middle of a game."""
    problems = module.problems(here.board)
    if problems:
        raise BadInput("unsound-position", "board", {"problems": "; ".join(problems)})
    module.load_board(printed, module.save_board(here.board), players)
    module.scores(here.board)
    module.evaluation.evaluate(here.board, 0)
    module.observe(here.board, 0)
    for seat in (SPECTATOR, players - 1):
        module.view(here.board, seat)
