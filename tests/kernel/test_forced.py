"""What nobody needs to be asked: there is one choice, no secret in it, and nothing is taken away from the seat."""

from __future__ import annotations

from collections.abc import Iterator

import lazaretto as lz
from lazaretto.kernel.rng import stream
from tests.games.rattus.builder import GAME, final, position

NO_USE = {"cubes": {"gallia": [1, 1, 1]}, "rats": {"gallia": ["?"]}}  # every cube stands among rats: no use for the King


def choices(match: lz.Match) -> list[str]:
    return [choice.text for choice in match.legal()]


def steps(seed: int, players: int) -> Iterator[tuple[lz.Match, lz.Match]]:
    """A random game, each choice as the match before and after it."""
    match = lz.game("rattus").new(players, seed=seed)
    rng = stream(seed, "forced")
    while not match.is_over:
        before = match.clone()
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
        yield before, match


def test_a_last_turn_without_any_use_passes_by_itself() -> None:
    todo = final([2, 1])
    match = GAME.from_position(position(players=3, ender=0, todo=todo, cards={"king": 1, "monk": 2}, **NO_USE))
    match.apply("Pass")
    assert match.is_over
    assert [(entry.seat, entry.by_itself) for entry in match.record[1:]] == [(2, False), (1, True)]
    assert [event["seat"] for event in match.events() if event["kind"] == "only-choice"] == [1]
    assert GAME.replay(match.log()).events() == match.events()


def test_whoever_asks_everything_is_asked_everything() -> None:
    match = GAME.from_position(position(players=3, ender=0, todo=final([2, 1]), cards={"king": 1, "monk": 2}, **NO_USE))
    match.asks_everything = True
    match.apply("Pass")
    assert choices(match) == ["Pass"]


def test_what_went_by_itself_goes_back_with_the_choice_before_it() -> None:
    met = 0
    for seed in range(6):
        for before, match in steps(seed, 3):
            if match.n > before.n + 1 and match.undoable:
                met += 1
                again = match.clone()
                again.undo()
                assert again.position() == before.position()
                assert again.undoable == before.undoable
    assert met


def test_one_choice_is_asked_only_where_it_would_take_the_way_back() -> None:
    kept = 0
    for seed in range(6):
        for before, _ in steps(seed, 2):
            if len(before.legal()) == 1 and before.n > 1:
                kept += 1
                assert before.undoable > 0
                after = before.clone()
                after.apply(before.legal()[0])
                assert after.undoable == 0
    assert kept
