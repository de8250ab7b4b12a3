"""Going back behind a result of chance: what comes is drawn anew, counted, and can be verified."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import stream

GAMES = ["rattus", "messina", "pest"]


def walked(match: lz.Match, choices: int, seed: int = 1) -> lz.Match:
    """So many choices at random, or to the end."""
    rng = stream(seed, "walk")
    for _ in range(choices):
        if match.is_over:
            break
        options = match.legal()
        match.apply(options[rng.below(len(options))])
    return match


def with_chance(match: lz.Match, at_least: int = 1) -> int:
    """A choice that chance followed."""
    return next(n for n in range(at_least, match.n) if match.record[n].chance)


def same_again(match: lz.Match, n: int, until: int) -> lz.Match:
    """Gone back to `n`, and as far as possible the same choices as before."""
    back = lz.game(match.module.name).take_back(match, n)
    back.asks_everything = True
    for entry in match.record[n:until]:
        if entry.option not in back.legal_options():
            break
        back.apply(entry.option)
    return back


def drawn(match: lz.Match, n: int) -> list[int]:
    return [one.option for one in match.record[n].chance]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_seen_does_not_come_again(name: str) -> None:
    """The same choice again brings, sooner or later, something else; every stream is one of its own."""
    match = walked(lz.game(name).new(2, seed=3), 40)
    n = max(range(1, match.n), key=lambda at: len(drawn(match, at)))
    results = {tuple(drawn(match, n))}
    for count in range(1, 13):
        match = same_again(match, n, n + 1)
        assert (match.taken_back, match.redrawn) == (count, [(n, count)])
        results.add(tuple(drawn(match, n)))
    assert len(results) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_record_says_where_and_a_whole_game_is_verified(name: str) -> None:
    game = lz.game(name)
    match = walked(game.new(2, seed=8), 150)
    for count in (1, 2, 3):
        last = max(n for n in range(1, match.n) if match.record[n].chance)
        match = walked(game.take_back(match, last), 10, seed=count)
    match = walked(match, 5000, seed=9)
    log = json.loads(json.dumps(match.log()))
    assert log["result"]["taken_back"] == 3
    assert [k for _, k in log["taken_back"]][-1] == 3
    again = game.verify(log)
    assert again.position() == match.position()
    assert again.log() == match.log()


def test_a_game_goes_on_from_its_record_with_the_chance_it_would_have_had() -> None:
    game = lz.game("rattus")
    match = walked(game.new(2, seed=8), 30)
    match = walked(game.take_back(match, with_chance(match)), 3)
    again = game.replay(match.log())
    assert walked(again, 60).log() == walked(match, 60).log()


def test_only_what_still_holds_is_kept_and_the_count_goes_on() -> None:
    game = lz.game("rattus")
    match = walked(game.new(2, seed=8), 60)
    late, early = with_chance(match, 40), with_chance(match, 10)
    match = walked(game.take_back(match, late), 10)
    assert match.log()["taken_back"] == [[late, 1]]
    match = walked(game.take_back(match, early), 40)
    assert match.log()["taken_back"] == [[early, 2]]
    later = with_chance(match, early + 5)
    match = walked(game.take_back(match, later), 10)
    assert match.log()["taken_back"] == [[early, 2], [later, 3]]
    assert game.verify(match.log()).taken_back == 3


def test_where_no_chance_was_learnt_nothing_is_counted() -> None:
    game = lz.game("rattus")
    match = game.new(2, seed=3)
    while not (match.n > 5 and match.undoable):
        walked(match, 1, seed=match.n)
    last = match.n - 1
    assert game.take_back(match, last).taken_back == 0
    assert "taken_back" not in game.take_back(match, last).log()


def test_nobody_steps_back_to_the_old_stream_without_being_counted() -> None:
    """Not by undoing, and not by a second take-back that meets no chance of its own."""
    game = lz.game("rattus")
    match = game.new(2, seed=3)
    while not (match.record[-1].chance and match.n > 4 and not match.record[-2].chance):
        walked(match, 1, seed=match.n)
    n = match.n - 1
    back = game.take_back(match, n)
    assert (back.undoable, back.taken_back) == (0, 1)
    assert not any(entry.chance for entry in back.record[n - 1 :])
    assert game.take_back(back, n).redrawn == [(n, 1)]  # the same place, and nothing was drawn meanwhile
    assert game.take_back(back, n - 1).redrawn == [(n - 1, 2)]


def test_a_copy_and_a_view_of_a_match_know_of_it() -> None:
    game = lz.game("rattus")
    match = walked(game.new(2, seed=8), 30)
    match = game.take_back(match, with_chance(match))
    assert match.clone().log() == match.log()
    assert match.export(0)["taken_back"] == match.log()["taken_back"]
    assert match.clone().position() == match.position()


def tampered(change: Any) -> dict[str, Any]:
    game = lz.game("rattus")
    match = walked(game.new(2, seed=8), 30)
    match = walked(game.take_back(match, with_chance(match)), 5000)
    form = copy.deepcopy(match.log())
    change(form)
    return form


def _more(form: dict[str, Any]) -> None:
    form["taken_back"][0][1] = 7


def _none(form: dict[str, Any]) -> None:
    del form["taken_back"]


def _hidden(form: dict[str, Any]) -> None:
    del form["result"]["taken_back"]


@pytest.mark.parametrize(("change", "code"), [(_more, "wrong-chance"), (_none, "wrong-chance"), (_hidden, "wrong-result")])
def test_counters_cannot_be_made_up(change: Any, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        lz.game("rattus").verify(tampered(change))


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({}, "taken_back"),
        ([5], "taken_back[0]"),
        ([[1, 2, 3]], "taken_back[0]"),
        ([["1", 2]], "taken_back[0]"),
        ([[0, 1]], "taken_back[0]"),
        ([[1, 0]], "taken_back[0]"),
        ([[True, 1]], "taken_back[0]"),
        ([[3, 1], [3, 2]], "taken_back[1]"),
        ([[3, 2], [4, 2]], "taken_back[1]"),
        ([[3, 1], [10**12, 2]], "taken_back[1]"),
    ],
)
def test_what_is_no_take_back_is_named_with_its_place(given: Any, place: str) -> None:
    log = {**walked(lz.game("rattus").new(2, seed=8), 9).log(), "taken_back": given}
    with pytest.raises(BadInput) as refused:
        lz.game("rattus").replay(log)
    assert refused.value.place == place
