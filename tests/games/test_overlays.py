"""Editions from files: TOML or JSON, all values or only those that are other; what is wrong is told with its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.games import folder
from lazaretto.games.differences import differences
from lazaretto.games.overlays import place_of, read_edition, whole_edition
from lazaretto.kernel.errors import BadInput
from lazaretto.text import LANGUAGES, Words
from lazaretto.text.differences import difference_line

GAMES = lz.game_names()
OVERLAYS = {
    "rattus": b"[constants]\ncubes_per_player = 18\n",
    "messina": b'[[tokens.workshop]]\nid = "B3"\ncost = "wood:3"\n',
    "pest": b'[[technology]]\nnumber = 7\nresearch = 4\n[[capital_building]]\nid = "granary"\ncost = "3 wood + 3 food"\n',
}


def shipped(game: str) -> dict[str, Any]:
    return copy.deepcopy(lz.game(game).module.edition())


def whole(game: str, body: bytes) -> dict[str, Any]:
    return whole_edition(lz.game(game).module, read_edition(body))


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_one_value_is_laid_over_ours(game: str) -> None:
    found = whole(game, OVERLAYS[game])
    ours = shipped(game)
    changed = {
        "rattus": lambda e: e["constants"].update(cubes_per_player=18),
        "messina": lambda e: next(row for row in e["tokens"]["workshop"] if row["id"] == "B3").update(cost="wood:3"),
        "pest": lambda e: (e["technology"][6].update(research=4), e["capital_building"][0].update(cost="3 wood + 3 food")),
    }
    changed[game](ours)
    assert found == ours
    lz.game(game).new(2, seed=1, edition=found)


@pytest.mark.parametrize("game", GAMES)
def test_whole_files_are_read_as_they_are(game: str) -> None:
    """Ours, as it is shipped and as JSON with much space."""
    texts = [(folder(game) / "edition.toml").read_bytes(), json.dumps(shipped(game), indent=4).encode()]
    assert [whole(game, text) for text in texts] == [shipped(game)] * 2
    less = shipped(game)
    {"rattus": lambda e: e["region"], "messina": lambda e: e["city"]["hex"], "pest": lambda e: e["location"]}[game](
        less
    ).pop()
    assert whole(game, json.dumps(less).encode()) == less, "nothing is put into a whole edition"
    with pytest.raises(BadInput):
        lz.game(game).new(2, seed=1, edition=less)


def test_rows_of_other_names_replace_ours_only_if_they_are_as_many() -> None:
    kinds = shipped("pest")["reward_tokens"]["list"]
    kinds[0]["effect"] = "2 coin"
    body = json.dumps({"reward_tokens": {"list": kinds}}).encode()
    assert whole("pest", body)["reward_tokens"]["list"] == kinds
    with pytest.raises(BadInput, match=r"reward_tokens.list: no-such-row \(word=2 coin\)"):
        whole("pest", json.dumps({"reward_tokens": {"list": kinds[:1]}}).encode())


WRONG = [
    ("rattus", b'[constants]\ncubes_per_player = "many"\n', "wrong-type", ("constants", "cubes_per_player")),
    ("rattus", b"[constants]\nluck = 7\n", "unknown-place", ("constants", "")),
    ("rattus", b"[constants]\ncubes_per_player = -1\n", "too-small", ("constants", "cubes_per_player")),
    ("pest", b'[[technology]]\nnumber = 7\nresearch = "x"\n', "wrong-type", ("technology.7", "research")),
    ("pest", b"[[technology]]\nnumber = 77\nresearch = 1\n", "no-such-row", ("technology", "")),
    ("pest", b"[[tecnology]]\nnumber = 7\n", "unknown-place", ("", "")),
    ("pest", b"[[technology]]\nnumber = 7\nresarch = 1\n", "unknown-place", ("technology.7", "")),
    ("pest", b"[scoring]\ncoins = 1\n", "unknown-place", ("scoring", "")),
    ("pest", b"[[technology]]\nresearch = 1\n", "unnamed-row", ("technology", "")),
    ("pest", b"[[technology]]\nnumber = 7\n[[technology]]\nnumber = 7\n", "duplicate-word", ("technology", "")),
    ("pest", b"[technology]\nnumber = 7\n", "not-rows", ("technology", "")),
    ("pest", b"[[scoring]]\ncoins_per_fame = 7\n", "not-a-row", ("scoring", "")),
    ("pest", b'[[law]]\nnumber = 3\ngoal = { fame = "x" }\n', "wrong-type", ("law.3.goal", "fame")),
    ("messina", b'[[tokens.workshop]]\nid = "B3"\ncost = "gold:3"\n', "unknown-word", ("tokens.workshop.B3", "cost")),
    ("messina", b'[[ratings.track]]\nid = "city"\nspace = [{ n = 99 }]\n', "no-such-row", ("ratings.track.city.space", "")),
]


@pytest.mark.parametrize(("game", "body", "code", "place"), WRONG, ids=[f"{row[0]} {row[2]} {row[3]}" for row in WRONG])
def test_what_is_wrong_is_told_with_its_place(game: str, body: bytes, code: str, place: tuple[str, str]) -> None:
    given = read_edition(body)
    meant: dict[str, object] = given
    with pytest.raises(BadInput) as error:
        meant = whole_edition(lz.game(game).module, given)
        lz.game(game).module.make_tables(meant, 2)
    assert (error.value.code, place_of(error.value.place, meant, shipped(game))[:2]) == (code, place)


UNREADABLE = [
    (b"[constants\n", "broken-line"),
    (b"a = \n", "broken-line"),
    (b'{"constants": {', "broken-file"),
    (b"[1, 2]", "wrong-type"),
    (b"\xff\xfe\x00", "not-text"),
    (b'{"a":' * 5000, "too-deep"),
    (b"a = " + b"[" * 5000, "too-deep"),
    (b"a = 2026-11-17\n", "wrong-value"),
    (b"a = 99999999999\n", "too-large"),
    (b"a = nan\n", "too-large"),
    (b"a = " + b"9" * 5000, "broken-file"),
    (b".".join([b"a"] * 199_000) + b" = 1", "too-deep"),
]


@pytest.mark.parametrize(("body", "code"), UNREADABLE, ids=[f"{code} {body[:9]!r}" for body, code in UNREADABLE])
def test_what_is_no_edition(body: bytes, code: str) -> None:
    with pytest.raises(BadInput) as error:
        whole("rattus", body)
    assert error.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_are_told_in_words(language: str) -> None:
    lines = {}
    for game, body in OVERLAYS.items():
        words = Words(language, game)
        lines[game] = [difference_line(words, each) for each in differences(game, whole(game, body), shipped(game))]
        assert not words.problems
    assert (
        lines
        == {
            "en": {
                "rattus": ["Numbers of the rules, cubes per player: 18 (shipped: 20)"],
                "messina": ["Workshop B3, price: 3 wood (shipped: 1 coin)"],
                "pest": [
                    "Granary, price: 3 wood, 3 food (shipped: 2 wood, 2 food)",
                    "Construction Crane, research tokens: 4 (shipped: 2)",
                ],
            },
            "ru": {
                "rattus": ["Числа правил, кубиков у игрока: 18 (в поставке: 20)"],
                "messina": ["Мастерская B3, цена: 3 древесины (в поставке: 1 монета)"],
                "pest": [
                    "Житница, цена: 3 дерева, 3 пищи (в поставке: 2 дерева, 2 пищи)",
                    "Строительный кран, жетоны исследования: 4 (в поставке: 2)",
                ],
            },
        }[language]
    )


def test_of_a_list_only_what_differs_is_told() -> None:
    faces = shipped("rattus")["tokens"]["starting"]
    faces[3] = "5:M"
    found = differences("rattus", whole("rattus", json.dumps({"tokens": {"starting": faces}}).encode()), shipped("rattus"))
    assert [(each.difference.field, each.difference.at, each.difference.here) for each in found] == [("starting", 3, "5:M")]


def fields_of(table: Any, place: str, found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Every table of an edition, without the names of its rows, and the names of its fields."""
    if isinstance(table, dict):
        found.setdefault(place, set()).update(table)
        for name, value in table.items():
            fields_of(value, f"{place}-{name}" if place else name, found)
    elif isinstance(table, list):
        for row in table:
            fields_of(row, place, found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_words_of_tables_and_fields_name_what_is_there(game: str) -> None:
    """Not everything has words, but no word names what no edition has; and what is spoken of has them in all languages."""
    sheets = fields_of(shipped(game), "", {})
    fields = set().union(*sheets.values())
    named = []
    for language in LANGUAGES:
        text = (folder(game) / "text" / f"{language}.ftl").read_text("utf-8")
        keys = [line.partition(" ")[0] for line in text.splitlines() if line.startswith(("sheet-", "field-"))]
        named.append(keys)
        assert [key for key in keys if key.startswith("sheet-") and key.removeprefix("sheet-") not in sheets] == []
        assert [key for key in keys if key.startswith("field-") and key.removeprefix("field-") not in fields] == []
    assert named[0] == named[1]


@pytest.mark.parametrize("body", [b"[]", b"5", b'"text"', b"null"])
def test_json_that_is_no_table_is_told_so(body: bytes) -> None:
    """It was said that line 1 is no TOML."""
    with pytest.raises(BadInput) as caught:
        read_edition(body)
    assert (caught.value.code, caught.value.details) == ("wrong-type", {"expected": "object"})
