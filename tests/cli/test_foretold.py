"""`?` with a choice tells what it brings, in the terminal."""

from __future__ import annotations

import lazaretto as lz
from lazaretto.cli.offers import rest_told, span
from lazaretto.text import Words


def test_a_span_is_one_number_where_both_ends_are_the_same() -> None:
    assert [span(2, 2, "+"), span(-1, 3, "+"), span(4, 4), span(None, None)] == ["+2", "-1…+3", "4", "?"]


def test_what_is_left_to_chance_is_not_called_nothing() -> None:
    """The Witch looks at a token: nobody has more or less by it, but nothing is what it does not bring."""
    match = lz.game("rattus").new(2, seed=1)
    for _ in range(4):
        match.apply(match.legal()[0])
    for choice in ("TakeCard witch", "UseCard witch"):
        match.apply(choice)
    told = match.consequences(match.legal()[0])
    assert told.then == "chance" and not told.changes
    assert rest_told(Words("en", "rattus"), told, ["Anna", "Boris"]) == "then chance decides: this cannot be undone."


def test_nothing_is_left_unsaid() -> None:
    """Who decides then is told of every choice, and that nothing changes where no number does."""
    match, words, said = lz.game("rattus").new(2, seed=1), Words("en", "rattus"), set()
    for _ in range(40):
        for option in match.legal_options():
            told = match.consequences(option)
            line = rest_told(words, told, ["Anna", "Boris"])
            assert "then" in line
            if not told.changes and not told.scores:
                said.add(line.split(";")[0])
        match.apply(match.legal_options()[0])
    assert said & {"nothing else changes", "the rest is not known yet"}, said
