"""The texts: complete, consistent, and right in grammar where it can be tested."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import stream
from lazaretto.text import LANGUAGES, Words, default_language, schema

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
import check_text

NAMES = ["Анна", "Борис", "Вера", "Глеб"]


def test_the_texts_are_complete() -> None:
    assert check_text.problems() == []


def test_the_check_sees_what_is_wrong() -> None:
    wrong: list[str] = []
    text = "event-rat-placed = { $nobody }\nregion-gallia = x\n    .in = y\nregion-anglia = z\ntoo-much = x\n= junk\n"
    entries = check_text.read(text, "f", wrong)
    assert any("cannot be parsed" in line for line in wrong)
    tables = schema("rattus")
    found = list(check_text.check_file("f", entries, check_text.game_keys(tables, entries)))
    assert "f: event-rat-placed uses $nobody, which it is not given" in found
    assert "f: too-much is not used" in found
    assert "f: event-card-taken is missing" in found
    assert "f: region-anglia has no .in" in list(check_text.check_forms("f", entries, tables.domains, tables.kin))
    languages = {"en": {}, "ru": entries}
    assert "l/en.ftl: too-much is there in another language only" in list(check_text.check_languages("l", languages))


@pytest.mark.parametrize("game", lazaretto.games)
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_told_without_a_gap(game: str, language: str) -> None:
    opened = lazaretto.game(game)
    for seed, players in enumerate(opened.players):
        words = Words(language, game)
        match = opened.new(players, seed=seed)
        rng = stream(seed, "texts")
        while not match.is_over:
            _say_everything(words, match)
            options = match.legal_options()
            match.apply(options[rng.below(len(options))])
        for viewer in (None, *range(players)):
            for event in match.events(viewer):
                _plain(words.event(event, NAMES))
        assert words.problems == []


def _say_everything(words: Words, match: Any) -> None:
    seat = match.to_move
    for view in (None, match.view(seat)):
        _plain(words.prompt(match.decision, NAMES, view))
        for crumb in words.breadcrumb(match.decision, NAMES, view):
            _plain(crumb)
        for choice in match.legal()[:: 3 if view else 1]:
            _plain(words.choice(choice.json, NAMES, view))


def _plain(text: str) -> None:
    assert text and "{" not in text and "none" not in text and "  " not in text and text == text.strip()


@pytest.mark.parametrize("game", lazaretto.games)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_there_can_be_has_its_own_words(game: str, language: str) -> None:
    words = Words(language, game)
    space = lazaretto.game(game).module.space
    texts = [words.choice(space.json(option), NAMES) for option in range(space.total)]
    by_verb = {
        (space.verb_at[option].name, text) for option, text in enumerate(texts) if space.verb_at[option].name != "Face"
    }
    faces = space.verbs["Face"].size if "Face" in space.verbs else 0
    assert len(by_verb) == space.total - faces and words.problems == []


PLURALS = [(1, "1 кубик"), (2, "2 кубика"), (4, "4 кубика"), (5, "5 кубиков"), (11, "11 кубиков"), (21, "21 кубик")]


@pytest.mark.parametrize(("count", "text"), PLURALS)
def test_russian_plurals(count: int, text: str) -> None:
    words = Words("ru", "rattus")
    added = {"kind": "cubes-added", "seat": 0, "region": "gallia", "count": count}
    assert words.event(added, NAMES) == f"Анна добавляет {text} во Францию."
    lost = {"kind": "cubes-lost", "seat": 3, "region": "russia", "symbol": "majority", "count": count}
    assert words.event(lost, NAMES) == f"Глеб теряет {text} на Руси (большинство)."
    won = {"kind": "game-ended", "seat": 1, "cubes": count}
    assert words.event(won, NAMES) == f"Побеждает Борис: {text}."


RUSSIAN = [
    ({"kind": "plague-placed", "region": "italia"}, "Чума приходит в Италию."),
    ({"kind": "plague-moved", "seat": 0, "region": "russia", "to": "turcia"}, "Анна ведёт чуму с Руси в Грецию и Турцию."),
    ({"kind": "card-taken", "seat": 0, "card": "witch", "owner": None}, "Анна берёт Ведьму."),
    ({"kind": "card-taken", "seat": 0, "card": "witch", "owner": -1}, "Анна берёт Ведьму."),
    ({"kind": "card-taken", "seat": 0, "card": "king", "owner": 1}, "Анна забирает Короля у игрока Борис."),
    (
        {"kind": "rat-looked-at", "seat": 2, "token": "t13", "region": "polonia", "face": None},
        "Вера тайком смотрит жетон № 13 в Польше.",
    ),
    (
        {"kind": "rat-revealed", "region": "scandia", "token": "t3", "face": "f9", "threshold": 4, "cubes": 4, "struck": 1},
        "Вскрыт жетон № 3 в Скандинавии: [4: Б, Крестьянин, Торговец]. 4 кубика при пороге 4: вспышка чумы!",
    ),
]


@pytest.mark.parametrize(("event", "text"), RUSSIAN)
def test_russian_sentences(event: dict[str, Any], text: str) -> None:
    assert Words("ru", "rattus").event(event, NAMES) == text


def test_english_sentences() -> None:
    words = Words("en", "rattus")
    assert words.choice({"verb": "AddCubes", "region": "gallia", "count": "3"}) == "add 3 cubes to France"
    assert words.choice({"verb": "AddCubes", "region": "gallia", "count": "1"}) == "add 1 cube to France"
    assert words.component("face", "f9") == "4: M, Peasant, Merchant"
    assert Words("ru", "rattus").component("region", "gallia", "in") == "во Франции"


def test_a_choice_says_where_the_token_lies() -> None:
    view = lazaretto.game("rattus").new(4, seed=0).view(0)
    assert Words("ru", "rattus").choice({"verb": "Monk", "token": "t2"}, view=view) == "взять жетон № 2 из Франции"
    assert Words("ru", "rattus").choice({"verb": "Monk", "token": "t2"}) == "взять жетон № 2"


def test_another_edition_has_its_own_faces() -> None:
    edition = lazaretto.game("rattus").module.edition()
    changed = {**edition, "tokens": {**edition["tokens"], "starting": ["6:A", *edition["tokens"]["starting"][1:]]}}
    assert Words("en", "rattus", changed).component("face", "f1") == "6: A"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words_with_and_without_details(language: str) -> None:
    words = Words(language)
    for code, details in check_text.raised().items():
        full = words.error(BadInput(code, "somewhere", dict.fromkeys(details, "DETAIL")))
        assert full.startswith("somewhere: ") and "{" not in full
        words.error(BadInput(code, "somewhere"))
    assert words.problems == []


def test_a_gap_is_shown_and_remembered() -> None:
    words = Words("en", "rattus")
    assert words.say("no-such-key") == "no-such-key"
    assert words.component("region", "gallia", "vocative") == "France"
    assert len(words.problems) == 2


def test_rules_in_both_languages() -> None:
    rule = lazaretto.game("rattus").rules["rattus.spread.cap"]
    assert Words("en").rule(rule) == f"{rule.text} [rattus.spread.cap]"
    assert Words("ru").rule(rule) == f"{rule.text_ru} [rattus.spread.cap]"


def test_the_language_of_the_environment() -> None:
    assert default_language({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert default_language({"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}) == "en"
    assert default_language({"LC_ALL": "", "LANG": "ru"}) == "ru"
    assert default_language({}) == "en"
    with pytest.raises(BadInput):
        Words("la")
