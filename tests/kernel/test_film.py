"""The film of a game: every decision as every seat saw it, without any rules; and patches, which it is made of."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lazaretto as lz
from lazaretto.kernel.film import WHOLE_EVERY, Camera, Film
from lazaretto.kernel.former import Bridge, Former
from lazaretto.kernel.patch import patch, patched
from lazaretto.kernel.rng import stream


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def told(match: lz.Match) -> dict[str, Any]:
    """All that is shown of a decision, seat by seat; None is a spectator."""
    decision = match.decision
    viewers = [None, *range(match.players)]
    return plain(
        {
            "views": [match.view(seat) for seat in viewers],
            "events": [match.events(seat, match.n - 1) for seat in viewers],
            "decision": None if decision is None else decision.json(),
            "place": match.place(),
        }
    )


def seen_again(film: Film, n: int) -> dict[str, Any]:
    viewers = [None, *range(film.players)]
    still = film.still(n)
    return {
        "views": [film.view(n, seat) for seat in viewers],
        "events": [film.events(seat, n - 1, n) for seat in viewers],
        "decision": film.decision(n),
        "place": {name: still[name] for name in ("board", "todo", "rng")},
    }


def filmed(match: lz.Match, seed: int) -> tuple[list[Any], list[dict[str, Any]]]:
    """A random game to its end: its pieces as they are kept, and what was told at each decision that was reached."""
    camera, seen = Camera(), [told(match)]
    camera.take(match)
    rng = stream(seed, "walk")

    def watch(reached: lz.Match) -> None:
        camera.take(reached)
        seen.append(told(reached))

    while not match.is_over:
        options = match.legal()
        match.apply(options[rng.below(len(options))], watch=watch)
    return plain(camera.pieces), seen


@pytest.mark.parametrize(("name", "players"), [("rattus", 2), ("rattus", 4), ("messina", 1), ("pest", 2)])
def test_a_film_shows_every_decision_as_it_was(name: str, players: int) -> None:
    match = lz.game(name).new(players, seed=players)
    pieces, seen = filmed(match, players)
    film = Film(pieces, players)
    assert len(film) == match.n == len(seen)
    for n, expected in enumerate(seen, 1):
        assert seen_again(film, n) == expected, n
    for seat in (None, *range(players)):
        assert film.events(seat) == plain(match.events(seat))
    assert film.asks(match.n) is None


def test_secrets_are_told_to_those_who_saw_them() -> None:
    """A Witch looks at tokens; whoever does not hold her sees that she looked, not what."""
    seen: set[str] = set()
    for seed in range(3):
        match = lz.game("rattus").new(4, seed=seed)
        film = Film(filmed(match, seed)[0], 4)
        for seat in (None, *range(4)):
            looks = [event for event in film.events(seat) if event["kind"] == "rat-looked-at"]
            seen |= {"own" if event["seat"] == seat else "other" for event in looks if event["face"] is not None}
    assert seen == {"own"}


def test_a_broken_piece_hides_few_decisions() -> None:
    match = lz.game("pest").new(2, seed=1)
    pieces, _ = filmed(match, 1)
    whole = [n for n, piece in enumerate(pieces, 1) if isinstance(piece, list)]
    assert whole == [1, *range(WHOLE_EVERY, match.n + 1, WHOLE_EVERY)]
    later = Film(pieces[whole[-1] - 1 :], 2)
    assert later.still(1) == Film(pieces, 2).still(whole[-1])


def test_what_was_taken_back_is_cut_off() -> None:
    pieces, seen = filmed(lz.game("rattus").new(2, seed=5), 5)
    film = Film(pieces[:20], 2)
    film.cut(12)
    for piece in pieces[12:]:
        film.add(piece)
    assert seen_again(film, len(film)) == seen[-1]


def test_what_was_seen_is_shown_in_todays_form() -> None:
    """A later version may name a field of a view or an event otherwise; its `Former` says so."""
    pieces, seen = filmed(lz.game("rattus").new(2, seed=5), 5)
    today = lz.game("rattus").module.rules_version
    former = Former(
        today,
        view=lambda form: {**form, "year": 1347},
        event=lambda form: {**form, "kind": str(form["kind"]).replace("cubes-added", "people-settled")},
    )
    film = Film(pieces, 2, {today: Bridge((former,))})
    assert film.view(3, 0) == {**seen[2]["views"][1], "year": 1347}
    kinds = [event["kind"] for event in film.events(None)]
    assert "people-settled" in kinds and "cubes-added" not in kinds


VALUES = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=3),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_patch_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    change = plain(patch(old, new))
    assert patched(old, change) == new
    assert (change is None) == (old == new)


def test_a_patch_tells_only_what_changed() -> None:
    old = {"a": [1, {"b": 2, "c": 3}], "d": 4, "e": None}
    new = {"a": [1, {"b": 5, "c": 3}], "e": [], "f": 6}
    assert patch(old, new) == {"a": {"1": {"b": [5]}}, "e": [[]], "f": [6], "d": []}
    again = patched(old, patch(old, new))
    assert again == new and again["a"][0] is old["a"][0] and old["d"] == 4
