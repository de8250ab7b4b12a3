"""Every way that is offered can be gone, brings what was told, and is undone as one; nothing is done by halves."""

from __future__ import annotations

import json

import pytest

import lazaretto as lz
from lazaretto.kernel.consequences import Foresight
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.frame import Position
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng, stream
from lazaretto.kernel.ways import Way
from tests.depth import deep
from tests.properties.harness import fingerprint
from tests.properties.tables import tables
from tests.properties.test_consequences import _check_completions, _check_numbers, _until_somebody_decides

GAMES = deep(1, 8)
EVERY = deep(4, 1)  # decisions
GONE = 3  # ways of a decision


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_ways_can_be_gone(name: str, players: int, options: dict[str, object]) -> None:
    gone = 0
    for seed in range(GAMES):
        match = lz.game(name).new(players, seed, options)
        rng = stream(seed, "ways")
        while not match.is_over:
            ways = match.ways() if match.n % EVERY == 0 else []
            for way in [ways[rng.below(len(ways))] for _ in range(min(GONE, len(ways)))]:
                _go(match, way, rng)
                gone += 1
            _one_step(match, ways, rng)
    assert gone > 0


def _one_step(match: Match, ways: list[Way], rng: Rng) -> None:
    legal = match.legal_options()
    if ways and rng.below(2):
        match.apply_way(ways[rng.below(len(ways))].choices)
    else:
        match.apply(legal[rng.below(len(legal))])


def _go(match: Match, way: Way, rng: Rng) -> None:
    assert way.wanted in way.choices
    assert way.consequences.choices == way.choices
    options = [match.option_of(choice) for choice in way.choices]
    warned = Foresight(match.module, match.here, match.n).warns(options)
    assert warned == (way.consequences.irrevocable, way.consequences.gives_up)
    real, before = match.clone(), fingerprint(match.module, match.here)
    real.apply_way(way.choices, n=match.n, seat=match.to_move)
    entries = real.record[match.n - match.first :]
    chosen = [match.module.space.text(entry.option) for entry in entries if not entry.by_itself]
    assert chosen[: len(way.choices)] == list(way.choices)
    after, _ = _until_somebody_decides(match, real)
    _check_told(match, after, way, rng)
    assert way.consequences.is_final == (real.undoable == 0)
    if real.undoable:
        assert real.undoable == match.undoable + 1
        _survives(real)
        real.undo()
        assert fingerprint(match.module, real.here) == before
        assert real.log() == match.log()


def _check_told(match: Match, after: Position, way: Way, rng: Rng) -> None:
    told = way.consequences
    if not told.opens:
        _check_numbers(match, after, told, {"changes": 0, "scores": 0})
    elif told.whole or told.changes or told.scores:  # it ends at questions of one's own
        _check_completions(match, after, told, rng)
    else:  # which may only move people about: then what happens is told
        assert told.events


def _survives(real: Match) -> None:
    """From its log a match knows again what was done in one."""
    again = lz.game(real.module.name).replay(json.loads(json.dumps(real.log())))
    assert again.undoable == real.undoable
    assert [entry.joined for entry in again.record] == [entry.joined for entry in real.record]


def test_a_way_is_gone_whole_or_not_at_all() -> None:
    match = lz.game("pest").new(1, seed=3)
    for choice in ("PlaceCastle vards", "PlaceDoctor gotar", "TakeCrate wood", "PlaceMortus move-research"):
        match.apply(choice)
    way = next(way for way in match.ways() if len(way.choices) > 2)
    before = match.log()
    for broken in ([*way.choices[:-1], "PlaceCastle vards"], [*way.choices, "nonsense"], ["EndTurn", "EndTurn"]):
        with pytest.raises(LazarettoError):
            match.apply_way(broken)
        assert match.log() == before
    with pytest.raises(LazarettoError):
        match.apply_way(way.choices, n=match.n + 1)
    match.apply_way(way.choices)
    assert [line.get("joined", False) for line in match.lines(match.first + 5, match.n)][:2] == [False, True]


def test_a_way_does_not_go_on_after_chance() -> None:
    match = lz.game("pest").new(1, seed=3)
    match.apply("PlaceCastle vards")
    with pytest.raises(LazarettoError) as refused:
        match.apply_way(["PlaceDoctor gotar", "TakeCrate wood"])
    assert refused.value.code == "way-too-long"
    assert match.n == 2


def test_a_joined_line_without_a_choice_before_it_is_a_choice_of_its_own() -> None:
    """Whatever a file says, undo does not cross a barrier."""
    match = lz.game("pest").new(1, seed=3)
    match.apply("PlaceCastle vards")
    match.apply("PlaceDoctor gotar")
    match.apply("TakeCrate wood")
    log = json.loads(json.dumps(match.log()))
    for line in log["choices"]:
        line["joined"] = True
    again = lz.game("pest").replay(log)
    assert again.undoable == 1
    again.undo()
    assert again.n == match.n - 1


def _offered(*choices: str) -> list[Way]:
    match = lz.game("pest").new(1, seed=3)
    for choice in choices:
        match.apply(choice)
    return match.ways()


BEGUN = ("PlaceCastle vards", "PlaceDoctor gotar", "TakeCrate food")


def test_any_two_are_exchanged_by_one_click() -> None:
    """Two of a kind by a click on it, two that differ each for itself; in whichever order they are named, once."""
    ways = [way for way in _offered(*BEGUN) if way.wanted.startswith("Exchange")]
    kinds = [tuple(sorted(choice.split()[1] for choice in way.choices)) for way in ways if way.apart]
    assert kinds
    assert len(set(kinds)) == len(kinds)
    assert all(one != other for one, other in kinds)
    assert all(way.beside for way in ways if way.apart)


def test_several_are_healed_from_afar() -> None:
    ways = _offered(*BEGUN, "PlaceMortus build-heal")
    healed = [way.choices for way in ways if way.wanted == "Heal regular" and way.apart]
    assert ("Do heal", "Heal regular", "Heal regular") in [
        tuple(choice for choice in choices if not choice.startswith("PayCoins")) for choices in healed
    ]


def test_crates_are_taken_together() -> None:
    """Some of this and some of that, whatever the order."""
    match = lz.game("pest").new(1, seed=6)
    for choice in ("PlaceCastle gnoll", "PlaceDoctor gotar"):
        match.apply(choice)
    taken = [way.choices for way in match.ways() if way.beside]
    assert ("TakeCrate food", "TakeCrate food", "TakeCrate wood") in taken


def test_nothing_is_ended_for_what_can_be_had_without() -> None:
    """An exchange between two actions does not offer to end the turn and to exchange then."""
    ways = _offered(*BEGUN, "PlaceMortus produce-research", "Do research")
    assert {way.choices.count("EndTurn") for way in ways if way.wanted.startswith("Exchange")} == {0}
