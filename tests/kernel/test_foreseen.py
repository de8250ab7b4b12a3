"""What a choice brings, told before it is taken, and choices that are taken as one: the kernel's side of it.

tests/properties plays whole games to see that all that is told comes true; here is what may be asked and what is refused.
"""

from __future__ import annotations

import json

import pytest

import lazaretto as lz
from lazaretto.kernel.consequences import Budget
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream


def begun(name: str, players: int = 2, choices: int = 0, seed: int = 3) -> Match:
    match = lz.game(name).new(players, seed=seed)
    rng = stream(seed, "foreseen")
    for _ in range(choices):
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
    return match


def over() -> Match:
    match = begun("rattus")
    while not match.is_over:
        match.apply(match.legal_options()[0])
    return match


def test_what_is_told_of_one_choice() -> None:
    match = begun("rattus")
    seat = match.to_move
    assert seat is not None
    told = match.consequences("FirstCubes italia")
    assert told.choices == ("FirstCubes italia",) and told.is_final and not told.unknown and not told.opens
    assert [type(event).__name__ for event in told.events] == ["CubesAdded"]
    after = match.clone()
    after.apply("FirstCubes italia")
    line = next(line for line in told.scores if line.seat == seat and line.what == "total")
    assert (line.before, line.least, line.most) == (match.scores()[seat]["total"],) + (after.scores()[seat]["total"],) * 2
    assert told.brings(seat) and not told.brings(1 - seat)
    form = told.json(match.n, match.module.domains)
    assert json.loads(json.dumps(form)) == form and form["events"][0]["n"] == match.n


def test_nothing_is_told_of_what_cannot_be_chosen() -> None:
    match = begun("rattus")
    with pytest.raises(lz.IllegalChoice):
        match.consequences("TakeCard king")
    with pytest.raises(lz.BadInput):
        match.consequences("Nonsense")
    ended = over()
    with pytest.raises(lz.StaleDecision):
        ended.consequences("FirstCubes italia")
    assert ended.all_consequences() == [] and ended.ways() == []


def test_the_order_is_that_of_legal() -> None:
    match = begun("messina", choices=6)
    assert [told.choices for told in match.all_consequences()] == [(choice.text,) for choice in match.legal()]


@pytest.mark.parametrize(("name", "decisions"), [("rattus", 30), ("messina", 16), ("pest", 16)])
def test_ways_are_taken_and_undone_as_one(name: str, decisions: int) -> None:
    """Every kind of way that is met: what is wanted is among its choices, and one undo takes all of them back."""
    match, rng, met = begun(name), stream(1, "ways"), 0
    for _ in range(decisions):
        before = match.position()
        for way in match.ways()[:4]:
            gone = match.clone()
            gone.apply_way(way.choices, n=match.n, seat=match.to_move)
            assert way.wanted in way.choices and way.consequences.is_final == (gone.undoable == 0)
            if gone.undoable:
                gone.undo()
                assert gone.position() == before
            met += 1
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
    assert met


def test_a_way_does_not_go_on_for_somebody_else() -> None:
    match = begun("rattus")
    before = match.log()
    with pytest.raises(lz.BadInput, match=r"choices\[1\]: way-too-long"):
        match.apply_way(["FirstCubes italia", "FirstCubes gallia"])
    with pytest.raises(lz.IllegalChoice):
        match.apply_way(["TakeCard king"])
    with pytest.raises(lz.StaleDecision):
        match.apply_way(["FirstCubes italia"], n=match.n + 1)
    assert match.log() == before


def test_a_budget_is_shared_and_grants_a_least() -> None:
    whole = Budget(10)
    first, second = whole.part(8), whole.part(8, least=4)
    assert (first.left, second.left, whole.left) == (8, 4, -2)
    assert [second.spend() for _ in range(5)] == [True] * 4 + [False]
