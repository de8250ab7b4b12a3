"""A small screen shows the board with the choices; what a click takes along in a browser, a line takes along here."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.cli.play import TerminalTable
from lazaretto.cli.seats import Sitter
from lazaretto.kernel.match import Match
from lazaretto.text import Words
from tests.cli.conftest import Run

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
OPENING = ["PlaceCastle vards", "PlaceDoctor gotar", "TakeCrate wood"]


def _at(game: str, players: int, n: int) -> Match:
    module = lazaretto.game(game)
    match, bot = module.new(players, seed=3), make_bot("greedy", module.module, seed=3)
    while match.n < n and match.to_move is not None:
        match.apply(bot.choose(match, match.to_move))
    return match


def _screen(monkeypatch: pytest.MonkeyPatch, match: Match, language: str, width: int, height: int, typed: str = "") -> str:
    """What stands on a screen of that size when somebody is asked; `typed` goes before leaving."""
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, width=width, height=height)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}quit\n"))
    sitters = [Sitter("Anna", None), Sitter("Boris", None)][: match.players]
    TerminalTable(match, sitters, Words(language), console, None).run()
    return ESCAPES.sub("", file.getvalue().rpartition("\x1b[H")[2])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "players"), [("rattus", 2), ("messina", 2), ("pest", 1)])
def test_the_board_is_on_the_screen_with_the_choices(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, language: str
) -> None:
    words = Words(language, game)
    seen = {
        "rattus": words.component("region", "italia"),
        "messina": words.say("board-building"),
        "pest": words.say("board-quarantine"),
    }[game]
    for n in (1, 9, 40, 80, 120):
        match = _at(game, players, n)
        screen = _screen(monkeypatch, match, language, 80, 24)
        lines = screen.splitlines()
        assert len(lines) <= 24, screen
        assert seen in screen and "  1. " in screen, screen


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "players"), [("rattus", 2), ("messina", 2), ("pest", 1)])
def test_forty_columns_are_enough_to_play(monkeypatch: pytest.MonkeyPatch, game: str, players: int, language: str) -> None:
    screen = _screen(monkeypatch, _at(game, players, 40), language, 40, 24)
    assert all(len(line) <= 40 for line in screen.splitlines())
    assert "  1. " in screen


def test_the_whole_board_is_to_be_had(run: Run) -> None:
    for command, language in (("board", "en"), ("поле", "ru")):
        ran = run(
            "play", "rattus", "--seats", "me:Anna,me:Boris", "--seed", "4", "--lang", language, typed=f"{command}\nquit\n"
        )
        assert ran.code == 0, ran.err
        neighbours = Words(language, "rattus").say("board-near")
        assert ran.out.count(neighbours) == 2  # once as always, once because it was asked for


def test_a_line_takes_along_what_everybody_answers_and_undo_takes_back_all_of_it(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    begun = [*OPENING, "PlaceMortus move-heal"]
    for after, made in ((["Exchange food"], ["Exchange food", "ExchangeWith food"]), (["Exchange food", "undo"], [])):
        typed = "\n".join([*begun, *after, "quit"])
        ran = run("play", "pest", "--seats", "me:Anna", "--seed", "3", "--save", str(kept), typed=typed)
        assert ran.code == 0, ran.err
        assert [line["choice"] for line in json.loads(kept.read_text("utf-8"))["choices"]] == [*begun, *made]


def test_what_is_far_can_be_typed(run: Run) -> None:
    """A town that is several steps away, named before the action was begun."""
    far = next(way for way in _opened().ways() if not way.beside and way.wanted.startswith("Step ") and len(way.choices) > 2)
    lines = [*OPENING, "PlaceMortus move-heal", far.wanted, "quit"]
    ran = run("play", "pest", "--seats", "me:Anna", "--seed", "3", typed="\n".join(lines))
    assert ran.code == 0, ran.err
    place = Words("en", "pest").component("node", far.wanted.split()[1])
    assert re.search(rf"Anna (moves|goes|travels|walks)[^\n]* {place}", ran.out), ran.out


def test_otherwise_lists_other_answers(run: Run) -> None:
    lines = [*OPENING, "PlaceMortus move-heal", "otherwise Exchange food", "1", "quit"]
    ran = run("play", "pest", "--seats", "me:Anna", "--seed", "3", typed="\n".join(lines))
    assert ran.code == 0, ran.err
    assert "step by step" in ran.out
    assert re.search("Anna (spends|pays) 1 ", ran.out)


def _opened() -> Match:
    match = lazaretto.game("pest").new(1, seed=3)
    for choice in [*OPENING, "PlaceMortus move-heal"]:
        match.apply(choice)
    return match
