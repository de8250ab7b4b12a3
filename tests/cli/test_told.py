"""What the terminal says around the choices: what they take along, what can be done otherwise, what decided in the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

import lazaretto as lz
from lazaretto.bots.failures import FORMS, read, slots_of, written
from lazaretto.cli.boards import draw
from lazaretto.cli.common import failure_told
from lazaretto.cli.menu import Menu
from lazaretto.cli.offers import Offers, way_told
from lazaretto.cli.results import decided, show_result, tie_told
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.match import Match
from lazaretto.text import Words
from tests.cli.conftest import Run
from tests.games.messina import builder as messina
from tests.games.pest import builder as pest

LANGUAGES = ("en", "ru")
PEST = ("play", "pest", "--seats", "me:Anna", "--seed", "3")
BEGUN = "PlaceCastle vards\nPlaceDoctor gotar\nTakeCrate wood\n"


def printed(drawn: Any, width: int = 120) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "first: Produce; in all +1 food"), ("ru", "сначала: Производство; всего +1 пища")],
)
def test_ending_a_turn_says_what_is_done_first(language: str, told: str) -> None:
    """What production brings is not what ending brings."""
    match = pest.act("produce-heal", done=2, seats={0: {"research": 0}})
    way = Offers(match).usual["EndTurn"]
    assert way.choices == ("Do produce", "EndTurn")
    assert way_told(Menu(match, 0, Words(language, "pest"), ["Anna", "Boris", "Clara"]), way) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_choice_is_typed_is_told_to_who_asks(run: Run, language: str) -> None:
    ran = run(*PEST, "--lang", language, typed=BEGUN + "? 2\n? 99\n")
    assert ran.code == 0, ran.err
    assert ran.out.count("PlaceMortus move-heal") == 1 and "Exchange" not in ran.out
    assert "99" in ran.out and "PlaceCastle" not in ran.out


@pytest.mark.parametrize(("language", "told"), [("en", "5 other ways: otherwise 12"), ("ru", "ещё 5 способов: иначе 12")])
def test_what_can_be_paid_otherwise_says_so(run: Run, language: str, told: str) -> None:
    ran = run(*PEST, "--lang", language, typed=BEGUN)
    assert told in ran.out


@pytest.mark.parametrize(("language", "told"), [("en", "“otherwise”"), ("ru", "«иначе»")])
def test_a_lesson_says_what_a_table_does_not_ask(run: Run, language: str, told: str) -> None:
    typed = "\n\nPlaceMortus move-heal\nDo move\nStep drena\nStep terras\nClear food\n\nStop\nDo heal\nHeal regular\n"
    ran = run("learn", "pest", "journey", "--lang", language, typed=typed)
    assert ran.code == 0 and ran.out.count(told) == 1, ran.out[-3000:]


def test_a_lesson_says_its_words_once_and_asks_the_question(run: Run) -> None:
    typed = "\n\nPlaceMortus move-heal\nDo move\nStep drena\nStep terras\nClear food\n\nStop\nDo heal\nHeal regular\n"
    said = " ".join(run("learn", "pest", "journey", "--lang", "en", typed=typed).out.split())
    assert said.count("Now the second action.") == 1
    assert "how many coins do you pay in place of herbs?" in said


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_when_a_turn_begins(run: Run, language: str) -> None:
    """In a pipe, where all of it scrolls by; and when it is asked for."""
    near = Words(language, "pest").say("board-near")
    ran = run(*PEST, "--lang", language, typed=BEGUN + "PlaceMortus move-heal\nExchange food\n")
    before = ran.out.count(near)
    again = run(*PEST, "--lang", language, typed=BEGUN + "PlaceMortus move-heal\nExchange food\nboard\nEndTurn\n")
    assert before == 2 and again.out.count(near) == 4  # the table as laid out, the first year; asked for, the second turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_news_are_told_once_where_they_scroll(run: Run, language: str) -> None:
    ran = run(*PEST, "--lang", language, typed=BEGUN + "PlaceMortus move-heal\nExchange food\nExchange herbs\n")
    words = Words(language, "pest")
    event = {"n": 1, "kind": "mortus-placed", "seat": 0, "cell": "move-heal"}
    assert ran.out.count(words.event(event, ["Anna"])) == 1


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("6 – 1 research token", "8 – ★", "People wait at 5, 9", "3 – 1 influence, 1 fame", "5 – 2 herbs, 2 fame")),
        ("ru", ("6 – 1 жетон исследования", "8 – ★", "Люди ждут на делениях 5, 9", "5 – травы 2, слава 2")),
    ],
)
def test_pest_shows_its_tracks_with_what_they_give(language: str, parts: tuple[str, ...]) -> None:
    match = lz.game("pest").new(1, seed=3)
    said = " ".join(printed(draw(match, 0, Words(language, "pest"), ["Anna"]), width=400).split())
    assert [part for part in parts if part not in said] == []


# ---------------------------------------------------------------- the log


@pytest.mark.rule("pest.solo.aid-by-people-left")
@pytest.mark.parametrize(
    ("language", "people", "influence"),
    [("en", "5–6 people left on the influence track", "least"), ("ru", "шкале влияния: 5–6", "наименьшее")],
)
def test_aid_is_told_by_people_left_where_one_plays_alone(language: str, people: str, influence: str) -> None:
    words = Words(language, "pest")
    event = {"n": 1, "kind": "aid-paid", "seat": 0, "card": "a6", "place": 2}
    for players, told, other in ((1, people, influence), (3, influence, people)):
        lasting = words.lasting(lz.game("pest").new(players, seed=3).view(None))
        line = words.event(event, ["Anna"], lasting=lasting)
        assert told in line and other not in line
    assert words.problems == []


@pytest.mark.parametrize(("language", "track"), [("en", "“ships” on the scroll"), ("ru", "счётчик свитка «корабли»")])
def test_a_track_of_the_scroll_is_called_by_what_it_counts(language: str, track: str) -> None:
    words = Words(language, "messina")
    event = {"n": 1, "kind": "scroll-advanced", "seat": 1, "line": "2", "level": 3}
    view = lz.game("messina").new(2, seed=3).view(None)
    assert track in words.event(event, ["Anna", "Boris"], lasting=words.lasting(view))
    assert words.lasting(view) == {"seats": [{"scroll_board": "a"}, {"scroll_board": "a"}]}


# ---------------------------------------------------------------- refusals and failures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_bot_failed_has_words(language: str) -> None:
    words = Words(language)
    for code, form in FORMS.items():
        details = {slot: f"<{slot}>" for slot in slots_of(code)}
        kept = written(code, **details)
        assert read(kept) == (code, details) and kept == form.format(**details)
        said = failure_told(words, kept)
        assert all(each in said for each in details.values())
        assert language == "en" or re.search("[а-я]", said)
    assert failure_told(words, "ValueError: whatever") == "ValueError: whatever"
    assert words.problems == []


@pytest.mark.rule("messina.build.workshop-upgraded-only")
@pytest.mark.parametrize(
    ("language", "may"), [("en", "An ordinary citizen may work"), ("ru", "может занять и эту мастерскую")]
)
def test_an_ordinary_citizen_is_not_told_that_the_rules_forbid_it(language: str, may: str) -> None:
    match = messina.at(me={"workshops": {"B12": 0}, "squares": {"nu1": 1}})
    (reason,) = match.reasons("Work nu1 B12")
    assert reason["rule"] is None
    assert may in Words(language, "messina").reason(reason, ["Anna", "Boris"], match.view(0))


# ---------------------------------------------------------------- the end


class Finished:
    """A match as far as its result is asked for."""

    players = 2

    def __init__(self, scores: list[dict[str, int]]) -> None:
        self.told = scores
        self.module, self.here = lz.game("rattus").module, lz.game("rattus").new(2, seed=1).here

    def scores(self) -> list[dict[str, int]]:
        return self.told

    def outcome(self) -> Outcome:
        return Outcome([0], [1, 2], "supply-empty")


def ended(*scores: tuple[int, int]) -> Any:
    return Finished([{"regions": here, "palace": there, "total": here + there} for here, there in scores])


@pytest.mark.parametrize(
    ("language", "ahead", "equal"),
    [
        (
            "en",
            "Anna is 5 ahead of Boris. What made the difference: in the palace +7; the other way: in the regions −2.",
            "+2",
        ),
        ("ru", "Anna – впереди, Boris отстаёт на 5. Разницу дали:", "набрали поровну, но по-разному"),
    ],
)
def test_the_end_says_what_made_the_difference(language: str, ahead: str, equal: str) -> None:
    words, outcome = Words(language, "rattus"), Outcome([0], [1, 2], "supply-empty")
    names = ["Anna", "Boris"]
    assert ahead in decided(ended((3, 9), (5, 2)), outcome, words, names)
    assert equal in decided(ended((3, 4), (5, 2)), outcome, words, names)
    assert tie_told(ended((3, 9), (5, 2)), outcome, words) == "" != tie_told(ended((3, 4), (5, 2)), outcome, words)
    assert words.problems == []


@pytest.mark.parametrize(("language", "most"), [("en", "Most came from"), ("ru", "Больше всего принесли")])
def test_who_plays_alone_reads_what_brought_most(run: Run, language: str, most: str) -> None:
    console, match = Console(width=120), _played_out("pest", 1)
    words = Words(language, "pest")
    with console.capture() as captured:
        show_result(console, match, words, ["Anna"])
    assert most in captured.get() and words.say("cli-source-column") in captured.get()
    assert words.problems == []


def _played_out(game: str, players: int) -> Match:
    match = lz.game(game).new(players, seed=2)
    while not match.is_over:
        match.apply(match.legal_options()[0])
    return match
