"""Whatever a program holds in its hands can be copied and sent to another process."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, cast

import pytest

import lazaretto as lz
from lazaretto.bots import make_bot
from lazaretto.kernel.errors import BadInput, IllegalChoice, StaleDecision
from lazaretto.kernel.rng import stream
from tests.properties.tables import tables

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]


def in_the_middle(name: str, players: int, options: dict[str, Any]) -> lz.Match:
    match = lz.game(name).new(players, seed=3, options=options)
    rng = stream(3, "pickle")
    for _ in range(60):
        if not match.is_over:
            legal = match.legal_options()
            match.apply(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_match_goes_on_from_its_copy(way: Callable[[Any], Any], table: Any) -> None:
    match = in_the_middle(*table)
    again = way(match)
    assert (again.position(), again.log(), again.events()) == (match.position(), match.log(), match.events())
    for each in (match, again):
        if not each.is_over:
            each.apply(each.legal()[0])
    assert (again.log(), again.events(0), again.undoable) == (match.log(), match.events(0), match.undoable)


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("name", ["rattus", "messina", "pest"])
def test_positions_games_choices_and_bots(way: Callable[[Any], Any], name: str) -> None:
    game = lz.game(name)
    match = game.new(2, seed=5)
    here = way(match.here)
    assert here.board == match.here.board
    assert (here.legal(), here.rng.save(), here.todo.listed()) == (
        match.here.legal(),
        match.here.rng.save(),
        match.here.todo.listed(),
    )
    assert way(game).module is game.module
    assert way(match.legal()[0]) == match.legal()[0]
    for spec in ("random", "greedy", "mcts:5"):
        bot = make_bot(spec, game.module, seed=1)
        assert way(bot).choose(match, match.to_move or 0) == bot.choose(match, match.to_move or 0)


def test_a_shallow_copy_of_a_match_plays_its_own_game() -> None:
    match = lz.game("rattus").new(2, seed=3)
    other = copy.copy(match)
    other.apply(other.legal()[0])
    assert (match.n, other.n) == (1, 2)
    assert match.position() != other.position()


@pytest.mark.parametrize("seat", [-2, 2, True, 0.5, "0"])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    match = lz.game("rattus").new(2, seed=3)
    asked: list[Callable[[], object]] = [
        lambda: match.view(seat),
        lambda: match.for_bot(seat),
        lambda: match.export(seat),
        lambda: match.reasons("Pass", seat),
    ]
    for ask in asked:
        with pytest.raises(lz.BadInput):
            ask()
    with pytest.raises(lz.BadInput):
        lz.game("pest").new(cast(int, True))


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_errors(way: Callable[[Any], Any]) -> None:
    errors = [
        BadInput("a", "b", {"c": "d"}),
        StaleDecision("a", "b"),
        IllegalChoice("Pass", "Turn", [{"rule": "rattus.turn.end", "facts": []}]),
    ]
    for error in errors:
        again = way(error)
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def refuse() -> None:
    lz.game("rattus").new(2, seed=1).apply("Pass")


def test_a_refusal_crosses_a_process_pool() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        with pytest.raises(IllegalChoice) as caught:
            pool.submit(refuse).result()
        assert caught.value.choice == "Pass"
        assert pool.submit(len, "the pool lives").result() == 14
