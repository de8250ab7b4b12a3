"""The texts: complete, consistent, and right in grammar where it can be tested."""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Decision
from lazaretto.kernel.rng import stream
from lazaretto.text import LANGUAGES, Words, default_language, effects, schema

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
    assert "f: region-anglia has no .in" in list(check_text.check_forms("f", entries, tables.domains))
    languages = {"en": {}, "ru": entries}
    assert "l/en.ftl: too-much is there in another language only" in list(check_text.check_languages("l", languages))


@pytest.mark.parametrize("game", lazaretto.games)
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_told_without_a_gap(game: str, language: str) -> None:
    opened = lazaretto.game(game)
    for seed, (players, options) in enumerate(_tables(opened)):
        words = Words(language, game)
        names = NAMES[:players]
        match = opened.new(players, seed=seed, options=options)
        rng = stream(seed, "texts")
        while not match.is_over:
            _say_everything(words, match, names)
            legal = match.legal_options()
            match.apply(legal[rng.below(len(legal))])
        for viewer in (None, *range(players)):
            for event in match.events(viewer):
                _plain(words.event(event, names))
        assert words.problems == []


def _tables(game: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players in every mode, if the game has any, with other options by turns."""
    for players in game.players:
        options = game.module.option_values(players)
        for at, mode in enumerate(options.get("mode", ("",))):
            truths = {name: at % 2 == 1 for name, values in options.items() if values == (False, True)}
            yield players, truths | ({"mode": mode} if mode else {})


def _say_everything(words: Words, match: Any, names: list[str]) -> None:
    seat = match.to_move
    for view, decision in ((None, None), (match.view(seat), match.decision)):
        _plain(words.prompt(match.decision, names, view))
        for crumb in words.breadcrumb(match.decision, names, view):
            _plain(crumb)
        told = [words.choice(choice.json, names, view, decision) for choice in match.legal()[:: 1 if decision else 5]]
        assert len(set(told)) == len(told)
        for text in told:
            _plain(text)


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


@pytest.mark.parametrize("game", lazaretto.games)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1])
def test_every_frame_has_words(game: str, language: str, value: int) -> None:
    words = Words(language, game)
    tables = schema(game)
    for name, slots in tables.frames.items():
        decision = Decision(1, name, 0, [[name, *[value for _ in slots]]])
        _plain(words.breadcrumb(decision, NAMES)[0])
        if name in tables.asking:
            _plain(words.prompt(decision, NAMES))
    assert words.problems == []


@pytest.mark.parametrize("game", lazaretto.games)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_and_every_effect_has_words(game: str, language: str) -> None:
    words = Words(language, game)
    tables = schema(game)
    for domain, names in tables.domains.items():
        for name in names:
            for text in words.forms(domain, name).values():
                assert text and "{" not in text
    for text in [*tables.effects, *effects(game, lazaretto.game(game).module.edition())]:
        for form in ("", "pay"):
            assert "none" not in words.effect(text, form) and "effect" not in words.effect(text, form)
    assert words.problems == []


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


MESSINA = [
    ({"kind": "gained", "seat": 0, "what": "coin", "count": 1}, "Анна получает 1 монету."),
    ({"kind": "gained", "seat": 0, "what": "vp", "count": 3}, "Анна получает 3 очка."),
    ({"kind": "paid", "seat": 1, "what": "wood", "count": 2}, "Борис платит 2 древесины."),
    ({"kind": "rats-taken", "seat": 2, "count": 5}, "Вера получает 5 крыс."),
    (
        {"kind": "helper-stood", "seat": 0, "place": "H3", "spot": "dock-SE"},
        "Анна ставит на юго-восточный причал помощника с гекса H3.",
    ),
    ({"kind": "helper-recalled", "seat": 0, "place": "NW"}, "Анна отзывает помощника из северо-западного порта в поместье."),
    ({"kind": "citizen-settled", "seat": 3, "citizen": "nun", "square": "nu2"}, "Глеб селит монахиню в квадрат В2."),
    ({"kind": "citizen-upgraded", "seat": 3, "home": "B1"}, "Глеб улучшает ремесленника в мастерской B1."),
    ({"kind": "citizen-upgraded", "seat": 3, "home": "cabin2"}, "Глеб улучшает горожанина в домике 2."),
    ({"kind": "built", "seat": 0, "building": "C1-1"}, "Анна строит повозку C1-1."),
    ({"kind": "order-set", "seat": 4, "place": 2}, "Порядок хода: 2 – виртуальный соперник."),
    ({"kind": "rating-advanced", "seat": 0, "space": "church-10"}, "Анна поднимается на 10-е деление рейтинга у церкви."),
]


@pytest.mark.parametrize(("event", "text"), MESSINA)
def test_russian_sentences_of_messina(event: dict[str, Any], text: str) -> None:
    assert Words("ru", "messina").event(event, NAMES) == text


EFFECTS = [
    ("", "nothing", "ничего"),
    (
        "coin:2, overseer:any / build",
        "2 coins, advance any overseer or build",
        "2 монеты, продвинуть любого смотрителя или строительство",
    ),
    ("coin:1 -> city:1", "1 coin for city rating +1", "за 1 монету – рейтинг в городе +1"),
    (
        "overseer:nun+skip",
        "advance the nun overseer (may skip a cell)",
        "продвинуть смотрителя монахинь (можно через ячейку)",
    ),
    ("activate:5, helper:1", "activate 5 citizens, 1 new helper", "активировать 5 горожан, 1 новый помощник"),
]


@pytest.mark.parametrize(("effect", "english", "russian"), EFFECTS)
def test_effects_in_words(effect: str, english: str, russian: str) -> None:
    assert Words("en", "messina").effect(effect) == english
    assert Words("ru", "messina").effect(effect) == russian


def test_a_price_has_a_form_of_its_own() -> None:
    words = Words("ru", "messina")
    assert (words.effect("wood:1, coin:1"), words.effect("wood:1, coin:1", "pay")) == (
        "1 древесина, 1 монета",
        "1 древесину, 1 монету",
    )


SIDES = [
    (["ChooseSide", 0, "build / powerfire:1", 1], "2", "1 powerful fire"),
    (["ChooseSide", 0, "coin:1 -> city:1", 1], "1", "1 coin for city rating +1"),
    (["NextItem", 0, "vp:2, scroll:1", 0, 3, 1], "1", "scroll +1"),
    (["NextItem", 0, "wood:1, scroll:1", 0, 3, 1], "1", "scroll +1"),
]


@pytest.mark.parametrize(("frame", "side", "text"), SIDES)
def test_a_side_tells_what_is_behind_it(frame: list[Any], side: str, text: str) -> None:
    numbers = effects("messina", lazaretto.game("messina").module.edition())
    saved = [numbers.index(each) if isinstance(each, str) and at else each for at, each in enumerate(frame)]
    decision = Decision(1, saved[0], 0, [saved])
    assert Words("en", "messina").choice({"verb": "Side", "side": side}, NAMES, None, decision) == text


def test_declining_says_what_it_means() -> None:
    words = Words("ru", "messina")
    decision = Decision(1, "FightShipCube", 0, [["FightShipCube", 0, 2]])
    assert words.choice({"verb": "Stop"}, NAMES, None, decision) == "не бороться: взять крысу"
    assert words.choice({"verb": "Stop"}, NAMES) == "отказаться"


def test_a_square_tells_the_action_of_the_board_it_is_on() -> None:
    match = lazaretto.game("messina").new(2, seed=0, options={"mode": "advanced"})
    view = match.view(0)
    board = view["seats"][match.to_move]["estate_board"]
    sheets = lazaretto.game("messina").module.edition()["estate"]["board"]
    squares = next(sheet["square"] for sheet in sheets if sheet["id"] == board)
    effect = next(square["effect"] for square in squares if square["id"] == "cl1")
    words = Words("en", "messina")
    told = words.choice({"verb": "Settle", "square": "cl1"}, NAMES, view, match.decision)
    assert told == f"settle in craftsman square left 1 ({words.effect(effect)})"
    assert words.choice({"verb": "Settle", "square": "cl1"}) == "settle in craftsman square left 1"


def test_another_edition_has_its_own_effects() -> None:
    edition = copy.deepcopy(lazaretto.game("messina").module.edition())
    edition["city"]["hex"][0]["action"] = "coin:3, vp:1"
    assert Words("en", "messina", edition).component("hex", "H1", "does") == "3 coins, 1 point"
    assert "coin:3, vp:1" in effects("messina", edition)


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
