"""What nobody needs to be asked: one choice, no secret in it, nothing taken away from the seat."""

from __future__ import annotations

import lazaretto as lz
from tests.games.rattus.builder import GAME, final, position


def last_turn(**told: object) -> lz.Match:
    """Seat 1 has its last turn with a card of which there is no use: nobody has a cube outside of a region with rats."""
    return GAME.from_position(position(ender=0, todo=final([1]), cards={"king": 1}, **told))


def kinds(match: lz.Match) -> list[str]:
    return [event["kind"] for event in match.events()]


def test_a_turn_without_any_use_passes_by_itself() -> None:
    match = last_turn(players=3, cubes={"gallia": [1, 1, 1]}, rats={"gallia": ["?"]})
    match.asks_everything = True
    assert [choice.text for choice in match.legal()] == ["Pass"]
    asked = GAME.from_position(
        position(players=3, ender=0, todo=final([2, 1]), cards={"king": 1, "monk": 2}, cubes={"gallia": [1, 1, 1]}, rats={"gallia": ["?"]})
    )
    assert asked.decision is not None
    assert asked.decision.seat == 2
    asked.apply("Pass")
    assert asked.is_over
    assert [entry.by_itself for entry in asked.record[1:]] == [False, True]
    assert kinds(asked).count("only-choice") == 1


def test_what_went_by_itself_goes_back_with_the_choice_before_it() -> None:
    match = GAME.from_position(position(cards={"monk": 0}, rats={"anglia": ["?"]}, full=["gallia"]) if False else position(cards={"monk": 0}))
    match.apply("UseCard monk")
    token = match.legal()[0]
    before = match.position()
    match.apply(token)
    match.undo()
    assert match.position() == before


def test_ending_a_turn_stays_a_question_while_something_can_be_undone() -> None:
    match = lz.game("rattus").new(2, seed=7)
    for _ in range(40):
        if match.is_over:
            break
        alone = len(match.legal()) == 1
        if alone:  # asked all the same: it would have taken the way back
            assert match.undoable > 0
        match.apply(match.legal()[-1])
