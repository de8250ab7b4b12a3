"""The position notation: what is saved is loaded, and what is wrong is named with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto as lz
from lazaretto.kernel.rng import stream
from tests.games.rattus.builder import GAME, at, final, play, position

Change = Callable[[dict[str, Any]], object]


def sample() -> dict[str, Any]:
    return position(
        players=3,
        cubes={"gallia": [2, 1, 0], "polonia": [0, 0, 4]},
        rats={"gallia": ["?", "+", "1:BC"], "polonia": ["2:MBC"]},
        cards={"monk": 0, "king": 2},
        palace=[1, 0, 0],
        rat_supply=12,
    )


def of_board(**changes: Any) -> Change:
    return lambda form: form["board"].update(changes)


def of_region(name: str, **changes: Any) -> Change:
    return lambda form: form["board"]["regions"][name].update(changes)


def of_token(at: int, **changes: Any) -> Change:
    return lambda form: form["board"]["regions"]["gallia"]["rats"][at].update(changes)


def of_form(**changes: Any) -> Change:
    return lambda form: form.update(changes)


WRONG: dict[str, tuple[Change, str]] = {
    "another format": (of_form(format="lazaretto-position/9"), "^format: wrong-format"),
    "another game": (of_form(game="pest"), "^game: wrong-game"),
    "other rules": (of_form(rules="0"), "^rules: wrong-rules"),
    "another edition": (of_form(edition={"sha256": "0" * 64}), "^edition.sha256: wrong-edition"),
    "no edition": (lambda form: form.pop("edition"), "^edition: not-an-object"),
    "five players": (of_form(players=5), "^players: wrong-players"),
    "players in words": (of_form(players="two"), "^players: wrong-players"),
    "seed no number": (of_form(seed="x"), "^seed: wrong-seed"),
    "no board": (lambda form: form.pop("board"), "^board: not-an-object"),
    "no todo": (lambda form: form.pop("todo"), "^todo: not-a-list"),
    "short rng": (of_form(rng=[1, 2, 3]), "^rng: wrong-rng"),
    "rng beyond 32 bits": (of_form(rng=[1, 2, 3, 2**32]), "^rng: wrong-rng"),
    "option unknown": (of_form(options={"colour": 1}), "^options.colour: unknown-option"),
    "todo of words": (of_form(todo=["Turn"]), r"^todo\[0\]: not-a-frame"),
    "unknown frame": (of_form(todo=[["Nap", 0]]), r"^todo\[0\]: unknown-frame \(word=Nap"),
    "frame with too little": (of_form(todo=[["Turn", 0]]), r"^todo\[0\]: wrong-arguments \(expected=Turn seat done"),
    "frame of an unknown seat": (of_form(todo=[["Turn", 7, 0]]), "^todo"),
    "frame of a wrong type": (of_form(todo=[["Turn", "x", 0]]), "^todo"),
    "region unknown": (
        lambda form: form["board"]["regions"].update(atlantis={"cubes": [0, 0, 0], "rats": []}),
        "regions.atlantis",
    ),
    "region out of play": (
        lambda form: form["board"]["regions"].update(russia={"cubes": [0, 0, 0], "rats": []}),
        "^board.regions.russia: region-out-of-play",
    ),
    "cubes of too few seats": (of_region("gallia", cubes=[1, 1]), "^board.regions.gallia.cubes: wrong-count"),
    "cubes below nought": (of_region("gallia", cubes=[-1, 1, 0]), "^board.regions.gallia.cubes: wrong-count"),
    "cubes in words": (of_region("gallia", cubes=["two", 1, 0]), r"^board \$.regions.*cubes\[0\]: wrong-type"),
    "one cube too many": (of_region("gallia", cubes=[3, 1, 0]), "^board: unsound-position .*seat 0: 21 cubes"),
    "four rats": (
        lambda form: form["board"]["regions"]["gallia"]["rats"].append({"token": "t30"}),
        "^board.regions.gallia.rats: wrong-count",
    ),
    "token unknown": (of_token(0, token="t99"), r"^board.regions.gallia.rats\[0\].token: unknown-word \(word=t99"),
    "token twice": (of_token(0, token="t2"), r"^board.regions.*rats\[\d\].token: duplicate-word"),
    "token not laid yet": (of_token(1, token="t49"), "^board: unsound-position .*tokens on the map"),
    "face unknown": (of_token(2, face="f50"), r"^board.regions.gallia.rats\[2\].face: unknown-word"),
    "face revealed before": (of_token(2, face="f2"), r"^board.regions.gallia.rats\[2\].face: duplicate-word"),
    "face nobody has seen": (of_token(2, seen_by=[]), "^board: unsound-position .*nobody has seen"),
    "seen without a face": (of_token(0, seen_by=[1]), "^board: unsound-position .*without a face"),
    "seen by an unknown seat": (of_token(2, seen_by=[3]), r"^board.regions.gallia.rats\[2\].seen_by: unknown-seat"),
    "ordinary face laid at set-up": (of_token(2, face="f49"), "^board: unsound-position .*ordinary face"),
    "supply of too many seats": (of_board(supply=[17, 19, 16, 20]), "^board.supply: wrong-count"),
    "palace below nought": (of_board(palace=[-1, 0, 0]), "^board.palace: wrong-count"),
    "plague nowhere known": (of_board(plague="atlantis"), "^board.plague: unknown-word"),
    "plague nowhere": (of_board(plague=None), "^board: unsound-position .*plague piece"),
    "plague out of play": (of_board(plague="russia"), "^board.plague: region-out-of-play"),
    "card unknown": (lambda form: form["board"]["cards"].update(queen=1), "^board.cards.queen: unknown-word"),
    "card missing": (lambda form: form["board"]["cards"].pop("king"), "^board.cards: wrong-count"),
    "card of an unknown seat": (lambda form: form["board"]["cards"].update(king=3), "^board.cards.king: unknown-seat"),
    "too many rats in supply": (of_board(rat_supply=13), "^board: unsound-position .*tokens"),
    "revealed twice": (of_board(revealed=["f2", "f2"]), r"^board.revealed\[1\]: duplicate-word \(word=f2"),
    "revealed unknown": (of_board(revealed=["x"]), r"^board.revealed\[0\]: unknown-word"),
    "ender unknown": (of_board(ender=3), "^board.ender: unknown-seat"),
    "reason unknown": (of_board(reason="boredom"), "^board.reason: unknown-word"),
    "field unknown": (of_board(weather="rain"), "^board .*unknown-place .*weather"),
    "field missing": (lambda form: form["board"].pop("supply"), "^board .*missing-component .*supply"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_refused_with_its_place(what: str) -> None:
    change, message = WRONG[what]
    form = sample()
    change(form)
    with pytest.raises(lz.BadInput, match=message):
        GAME.from_position(form)


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(lz.BadInput, match="file: not-an-object"):
        GAME.from_position([])


def test_a_sound_position_round_trips_through_json() -> None:
    form = json.loads(json.dumps(GAME.from_position(sample()).position()))
    again = GAME.from_position(form)
    assert again.position() == form
    assert again.problems() == []


@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32), steps=st.integers(0, 120))
@settings(max_examples=25, deadline=None)
def test_any_position_of_a_game_round_trips_and_goes_on_in_the_same_way(players: int, seed: int, steps: int) -> None:
    match = GAME.new(players, seed=seed)
    rng = stream(seed, "walk")
    for _ in range(steps):
        if match.is_over:
            break
        options = match.legal()
        match.apply(options[rng.below(len(options))])
    again = GAME.from_position(json.loads(json.dumps(match.position())))
    for _ in range(10):
        assert again.position() == match.position()
        assert [again.view(seat) for seat in (None, *range(players))] == [
            match.view(seat) for seat in (None, *range(players))
        ]
        if match.is_over:
            return
        options = match.legal()
        assert again.legal() == options
        choice = options[rng.below(len(options))]
        match.apply(choice)
        again.apply(choice)


def test_a_match_from_a_position_can_be_replayed() -> None:
    match = play(at(rats={"gallia": ["?"]}, cubes={"gallia": [3, 3]}), "MovePlague gallia", "PlaceRat anglia")
    again = GAME.verify(match.log())
    assert again.position() == match.position()


def test_a_position_in_the_middle_of_the_end_is_played_on() -> None:
    match = at(players=3, ender=1, todo=final([0, 2]), cards={"king": 0, "monk": 2})
    assert match.to_move == 0
    assert play(match, "Pass").to_move == 2
    assert play(match, "Pass").is_over
