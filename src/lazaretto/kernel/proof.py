"""Whether an edition can be played. Values that look sound one by one may break a game: so games are played with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from lazaretto.kernel.contract import SPECTATOR, SomeGame
from lazaretto.kernel.encoding import Encoder
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Agreed, Edition
from lazaretto.kernel.frame import Position, laid, stacked
from lazaretto.kernel.rng import stream
from lazaretto.kernel.trial import Budget, play_out

GAMES = 4  # with every number of players, but one in every mode at least
CHOICES = 3000  # of one game: several times what a long one has
LEG = 100  # after so many choices the board is looked at
STEPS = 200_000  # of all games together


def prove(module: SomeGame, edition: Edition) -> None:
    """Random games in every mode; BadInput says where the edition is wrong, or which game it breaks."""
    tables = {players: module.make_tables(edition, players) for players in module.players}
    budget = Budget(STEPS, "edition")
    for players, printed in tables.items():
        variants = list(modes(module, players))
        for seed in range(max(GAMES, len(variants))):
            prove_game(module, printed, players, variants[seed % len(variants)], seed, budget)


def modes(module: SomeGame, players: int) -> Iterator[Agreed]:
    """Every combination of options; those that name a seat are left at their default."""
    allowed = module.option_values(players)
    values = [[value for value in each if isinstance(value, (bool, str))] or each[:1] for each in allowed.values()]
    for chosen in product(*values):
        yield dict(zip(allowed, chosen, strict=True))


def prove_game(module: SomeGame, printed: object, players: int, options: Agreed, seed: int, budget: Budget) -> None:
    try:
        _play(module, printed, players, options, seed, budget)
    except Exception as error:  # with values of ours nothing breaks: tests play them by the thousand
        variant = ", ".join(f"{name}={value}" for name, value in options.items())
        reason = error.code if isinstance(error, BadInput) else "broken"
        what = f"{type(error).__name__}: {error}"
        place = f"edition ({variant})"
        raise BadInput(
            "edition-breaks-play", place, {"players": str(players), "reason": reason, "problems": what}
        ) from error


def _play(module: SomeGame, printed: object, players: int, options: Agreed, seed: int, budget: Budget) -> None:
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


def _look(module: SomeGame, printed: object, here: Position, players: int) -> None:
    """All that is shown and reckoned of a board in the middle of a game."""
    problems = module.problems(here.board)
    if problems:
        raise BadInput("unsound-position", "board", {"problems": "; ".join(problems)})
    module.load_board(printed, dict(module.save_board(here.board)), players)
    module.scores(here.board)
    module.evaluation.evaluate(here.board, 0)
    Encoder(module, players).encode(here, 0)
    for seat in (SPECTATOR, players - 1):
        module.view(here.board, seat)
