"""Everything that is told of a choice happens when it is taken, in random games of all kinds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import lazaretto as lz
from lazaretto.kernel.consequences import Consequences
from lazaretto.kernel.contract import apart
from lazaretto.kernel.errors import IllegalChoice, StaleDecision
from lazaretto.kernel.frame import CHANCE, Position
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng, stream
from tests.depth import deep
from tests.properties.tables import tables

GAMES = deep(1, 12)
LOOKED_AT = 3  # choices of a decision
EVERY = deep(4, 1)  # decisions
COMPLETED = 3  # random completions of what a choice opens


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_all_that_is_told_happens(name: str, players: int, options: dict[str, object]) -> None:
    told = {"events": 0, "changes": 0, "scores": 0, "opened": 0}
    for seed in range(GAMES):
        match = lz.game(name).new(players, seed, options)
        rng = stream(seed, "consequences")
        while not match.is_over:
            legal = match.legal_options()
            if match.n % EVERY == 0:
                for _ in range(LOOKED_AT):
                    _check(match, legal[rng.below(len(legal))], rng, told)
            match.apply(legal[rng.below(len(legal))])
    assert min(told.values()) > 0, told


def _check(match: Match, option: int, rng: Rng, told: dict[str, int]) -> None:
    told_before = match.consequences(option)
    real = match.clone()
    real.apply(option)
    seat = match.here.who()
    happened = [_unnumbered(event) for event in real.events(seat, match.n)]
    foretold = [_unnumbered(event) for event in told_before.json(match.n, match.module.domains)["events"]]
    assert happened[: len(foretold)] == foretold
    after, by_chance = _until_somebody_decides(match, real)
    where = f"{match!r}: {told_before}"
    assert told_before.then == _then(after, seat, by_chance), where
    assert told_before.frame == (None if after.is_over() else type(after.todo.top()).__name__), where
    assert told_before.is_final == (real.undoable == 0), where
    told["events"] += len(foretold)
    if told_before.opens:
        told["opened"] += 1
        assert not _differences(match, after)
        _check_completions(match, after, told_before, rng)
    else:
        _check_numbers(match, after, told_before, told)


def _unnumbered(event: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in event.items() if key != "n"}


def _until_somebody_decides(match: Match, real: Match) -> tuple[Position, bool]:
    """The real position after the choice and what went by itself, before chance and before anybody else."""
    here, seat = apart(match.here), match.here.who()
    for entry in real.record[match.n - match.first :]:
        here.step(entry.option)
        if here.who() != seat:
            break
    return here, here.who() == CHANCE


def _then(after: Position, seat: int, by_chance: bool) -> str:
    if after.is_over():
        return "end"
    return "chance" if by_chance else "own" if after.who() == seat else "seat"


def _numbers(match: Match, here: Position) -> dict[tuple[str, int, str], int]:
    module = match.module
    rows = [*enumerate(module.holdings(here.board)), *enumerate(module.dangers(here.board))]
    found = {("has", seat, name): value for seat, row in rows for name, value in row.items()}
    scores = module.scores(here.board)
    return found | {("score", seat, name): value for seat, row in enumerate(scores) for name, value in row.items()}


def _differences(match: Match, after: Position) -> dict[tuple[str, int, str], int]:
    before, now = _numbers(match, match.here), _numbers(match, after)
    return {key: value - before.get(key, 0) for key, value in now.items() if value != before.get(key, 0)}


def _foretold(told: Consequences) -> dict[tuple[str, int, str], tuple[int | None, int | None]]:
    found = {("has", each.seat, each.what): (each.least, each.most) for each in told.changes}
    for line in told.scores:
        least = None if line.least is None else line.least - line.before
        found["score", line.seat, line.what] = least, None if line.most is None else line.most - line.before
    return found


def _check_numbers(match: Match, after: Position, told: Consequences, seen: dict[str, int]) -> None:
    """What is told is so, and nothing else has changed."""
    real, foretold = _differences(match, after), _foretold(told)
    assert real.keys() <= foretold.keys()
    for key, (least, most) in foretold.items():
        assert least is None or least == most == real[key]
    seen["changes"] += len(told.changes)
    seen["scores"] += len(told.scores)


def _check_completions(match: Match, opened: Position, told: Consequences, rng: Rng) -> None:
    """However the questions are answered, what comes out lies within what was told; where all answers were looked at."""
    if not told.whole:
        assert told.changes or told.scores, told
        return
    foretold, seat = _foretold(told), match.here.who()
    for _ in range(COMPLETED):
        here = apart(opened)
        while not _is_complete(match, here, seat):
            legal = here.legal()
            here.step(legal[rng.below(len(legal))])
        for key, value in _differences(match, here).items():
            least, most = foretold[key]
            assert least is None or most is None or least <= value <= most, (key, told)


def _is_complete(match: Match, here: Position, seat: int) -> bool:
    if here.who() != seat:
        return True
    height, asked = len(here.todo), match.here.todo
    return height < len(asked) or (height == len(asked) and type(here.todo.top()) is type(asked.top()))


def test_a_match_refuses_to_foretell_what_cannot_be() -> None:
    match = lz.game("rattus").new(2, seed=1)
    forbidden = next(option for option in range(match.module.space.size) if option not in match.legal_options())
    with pytest.raises(IllegalChoice):
        match.consequences(forbidden)
    rng = stream(1, "to the end")
    while not match.is_over:
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
    with pytest.raises(StaleDecision):
        match.consequences(forbidden)


def test_telling_changes_nothing() -> None:
    match = lz.game("pest").new(1, seed=5)
    before = match.position()
    assert len(match.all_consequences()) == len(match.legal())
    assert match.position() == before


def test_what_ends_a_turn_by_way_of_questions_gives_the_rest_up() -> None:
    """Whoever moves the plague of Rattus places rats first; cubes and cards of the turn are gone all the same."""
    told = {True: 0, False: 0}
    for seed in range(4):
        match, rng = lz.game("rattus").new(2, seed), stream(seed, "given up")
        while not match.is_over:
            legal = match.legal_options()
            verbs = {option: match.module.space.verb_at[option].name for option in legal}
            option = legal[rng.below(len(legal))]
            foretold = match.consequences(option)
            if verbs[option] == "MovePlague" and foretold.then == "own" and foretold.frame != "LastTurn":
                assert foretold.gives_up == (set(verbs.values()) != {"MovePlague"}), foretold
                told[foretold.gives_up] += 1
            elif foretold.then == "own":
                assert not foretold.gives_up, foretold
            match.apply(option)
    assert min(told.values()) > 0, told
