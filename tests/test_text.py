"""The texts: complete, consistent, and right in grammar where it can be tested."""

from __future__ import annotations

import copy
import itertools
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.record import Decision
from lazaretto.kernel.rng import stream
from lazaretto.text import LANGUAGES, Words, default_language, effects, printed, schema
from lazaretto.text.schema import EFFECT, NUMBER, SEAT, TEXT, Slots
from tests.properties.tables import tables

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
import check_text

NAMES = ["Анна", "Борис", "Вера", "Глеб", "Дина"]


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", tables(), ids=str)
def test_random_games_are_told_without_a_gap(table: tuple[str, int, dict[str, Any]], language: str) -> None:
    """Every game with every number of players and every option; a position in three is told in full."""
    game, players, options = table
    words, names = Words(language, game), NAMES[:players]
    match = lazaretto.game(game).new(players, seed=players, options=options)
    rng = stream(players, "texts")
    while not match.is_over:
        if rng.below(3) == 0:
            _say_everything(words, match, names)
        choices = match.legal_options()
        match.apply(choices[rng.below(len(choices))])
    for viewer in (None, 0):
        for event in match.events(viewer):
            _plain(words.event(event, names))
    outcome = match.outcome()
    assert outcome is not None
    _plain(words.component("reason", outcome.reason))
    assert words.problems == []


def _say_everything(words: Words, match: Any, names: list[str]) -> None:
    """With a decision at hand, every choice has its own words."""
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


@pytest.mark.parametrize("game", lazaretto.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_frame_can_be_told(game: str, language: str) -> None:
    """Random games do not meet all of them: each is told with the first and the last of everything, and with numbers."""
    words, known = Words(language, game), schema(game)
    for kind, slots in known.events.items():
        for form in _forms(slots, known.domains | known.shown, in_frame=False):
            _plain(words.event({"kind": kind, **form}, NAMES))
    for frame, slots in known.frames.items():
        for form in _forms(slots, known.domains | known.shown, in_frame=True):
            decision: Any = SimpleNamespace(seat=0, breadcrumb=[[frame, *form.values()]])
            _plain(words.breadcrumb(decision, NAMES)[0])
            if frame in known.asking:
                _plain(words.prompt(decision, NAMES))
    assert words.problems == []


def _forms(slots: Slots, domains: dict[str, list[str]], in_frame: bool) -> Iterator[dict[str, Any]]:
    """Values for slots: frames have the places of components, events their ids."""
    for number in (0, 1, 2, 3, 5):
        form: dict[str, Any] = {}
        for slot, kind in slots.items():
            if kind in (NUMBER, EFFECT):
                form[slot] = number
            elif kind == TEXT:
                form[slot] = "" if slot == "who" and not number else "word"  # a guest may have no name
            elif kind == SEAT:
                form[slot] = [0, 1] if slot == "seats" else number % len(NAMES)
            elif kind == TEXT:
                form[slot] = str(number)
            else:
                at = 0 if number % 2 else len(domains[kind]) - 1
                form[slot] = at if in_frame else domains[kind][at]
        yield form


@pytest.mark.parametrize("game", lazaretto.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_named(game: str, language: str) -> None:
    """All forms of all components; of some there are words only with what is told of them at their place."""
    words, known = Words(language, game), schema(game)
    on_them = printed(game, lazaretto.game(game).module.edition())
    only_members = {domain for domain, _ in check_text.told_of(known)} - set(on_them)
    varying = {name for domain in known.variants for name in known.ids(domain)}
    for domain, names in (known.domains | known.shown).items():
        for name in [*names, *_variants(on_them.get(domain, {}))] if domain not in only_members else []:
            for text in words.forms(domain, name).values():
                assert text and "{" not in text and "\n" not in text
                if name not in varying:
                    _plain(text)
    assert words.problems == []


def _variants(rows: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Components with one variant of every kind they have; variants of one kind tell the same slots."""
    found: list[str] = []
    for name in [name for name in rows if "@" not in name]:
        kinds: dict[tuple[str, ...], list[str]] = {}
        for row in [row for row in rows if row.startswith(f"{name}@")]:
            kinds.setdefault(tuple(sorted(rows[row])), []).append(row.removeprefix(name))
        found += [name + "".join(chosen) for chosen in itertools.product(*kinds.values())] if kinds else []
    return found


@pytest.mark.parametrize("game", lazaretto.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(game: str, language: str) -> None:
    words = Words(language, game)
    for effect in effects(game, lazaretto.game(game).module.edition()):
        _plain(words.effect(effect.text))
        _plain(words.effect(effect.text, "pay"))
    assert words.problems == []


@pytest.mark.parametrize("game", lazaretto.game_names())
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


MESSINA = [
    ({"kind": "gained", "seat": 0, "what": "coin", "count": 1}, "Анна получает 1 монету."),
    ({"kind": "gained", "seat": 0, "what": "vp", "count": 3}, "Анна получает 3 очка."),
    ({"kind": "paid", "seat": 1, "what": "wood", "count": 2}, "Борис платит 2 древесины."),
    ({"kind": "rats-taken", "seat": 2, "count": 5}, "Вера получает 5 крыс."),
    (
        {"kind": "helper-stood", "seat": 0, "place": "H3", "spot": "dock-SE", "stays": 0},
        "Анна ставит на юго-восточный причал помощника с гекса H3.",
    ),
    ({"kind": "helper-recalled", "seat": 0, "place": "NW"}, "Анна отзывает помощника из северо-западного порта в поместье."),
    ({"kind": "citizen-settled", "seat": 3, "citizen": "nun", "square": "nu2"}, "Глеб селит монахиню в квадрат верх 2."),
    ({"kind": "citizen-upgraded", "seat": 3, "home": "B1"}, "Глеб улучшает ремесленника в мастерской B1."),
    ({"kind": "citizen-upgraded", "seat": 3, "home": "cabin2"}, "Глеб улучшает горожанина в домике 2."),
    ({"kind": "built", "seat": 0, "building": "C1-1"}, "Анна строит повозку C1-1."),
    ({"kind": "order-set", "seat": 5, "place": 2}, "Порядок хода: 2 – виртуальный соперник."),
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
    numbers = [effect.text for effect in effects("messina", lazaretto.game("messina").module.edition())]
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
    assert "coin:3, vp:1" in [effect.text for effect in effects("messina", edition)]


PEST = [
    ({"kind": "doctor-moved", "seat": 0, "origin": "frox", "to": "capital"}, "Анна идёт из Фрокса в столицу."),
    ({"kind": "doctor-moved", "seat": 0, "origin": "veria", "to": "frox"}, "Анна идёт из Верии во Фрокс."),
    ({"kind": "doctor-placed", "seat": 2, "location": "menrey"}, "Вера ставит доктора в Менрее."),
    ({"kind": "resource-gained", "seat": 1, "resource": "food", "count": 1}, "Борис получает 1 пищу."),
    ({"kind": "resource-paid", "seat": 1, "resource": "stone", "count": 2}, "Борис тратит 2 камня."),
    ({"kind": "resource-paid", "seat": 1, "resource": "herbs", "count": 5}, "Борис тратит 5 трав."),
    ({"kind": "sick-added", "location": "sitra", "count": 1}, "Появляется 1 больной в Ситре."),
    (
        {"kind": "road-sick-added", "road": "gollor-gotar", "count": 2},
        "Появляются 2 больных на чёрной дороге Голлор – Готар.",
    ),
    ({"kind": "building-built", "seat": 3, "building": "mint", "location": "bais"}, "Глеб строит монетный двор в Байсе."),
    ({"kind": "person-assigned", "seat": 3, "workplace": "factory"}, "Глеб назначает человека на фабрику."),
    ({"kind": "sick-healed", "seat": 4, "space": "five"}, "Дина вылечивает больного с деления 5 шкалы ресурсов."),
    ({"kind": "fame-gained", "seat": 4, "count": 21}, "Дина получает 21 жетон славы."),
]


@pytest.mark.parametrize(("event", "text"), PEST)
def test_russian_sentences_of_pest(event: dict[str, Any], text: str) -> None:
    assert Words("ru", "pest").event(event, NAMES) == text


def test_descriptions_follow_the_edition() -> None:
    edition = lazaretto.game("pest").module.edition()
    laws = [row | {"goal": {"fame": 3, "per": 2, "counter": "herbs"}} for row in edition["law"]]
    cards = [row | {"effect": "2 research + 1 coin"} if row["number"] == 23 else row for row in edition["technology"]]
    changed = {**edition, "law": laws, "technology": cards}
    assert Words("ru", "pest").component("law", "l3", "about").startswith("Цель, в конце эпохи: 1 слава за каждые 2 монеты.")
    assert (
        Words("ru", "pest", changed)
        .component("law", "l3", "about")
        .startswith("Цель, в конце эпохи: 3 славы за каждые 2 травы.")
    )
    about = Words("ru", "pest", changed).component("technology", "t23", "about")
    assert about == "После лечения получите 2 жетона исследования, 1 монету."
    about = Words("en", "pest").component("capital-card", "c1", "about")
    assert "2 fame, 1 influence, either 1 fame or a person back from the capital." in about


def test_an_effect_of_pest_in_words() -> None:
    assert (
        Words("en", "pest").effect("2 fame + (1 coin | 1 recall)")
        == "2 fame, either 1 coin or a person back from the capital"
    )


def test_words_are_borrowed_from_kin() -> None:
    places = Words("ru", "messina")
    assert places.component("spot", "H3", "into") == places.component("district", "H3", "into")
    assert places.component("place", "estate") != places.component("place", "SE")
    words = Words("ru", "pest")
    assert words.component("node", "gotar", "into") == "в Готар"
    assert words.component("workplace", "mint", "from") == "с монетного двора"
    assert words.component("basic", "food", "acc") == "пищу"
    assert words.component("due", "crate") == "ящик"
    assert words.problems == []


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
