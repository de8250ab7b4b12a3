"""What is read from outside is bounded before anything is computed: sheets of editions, boards and frames of positions."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator
from typing import Any

import msgspec
import msgspec.inspect as inspect
import pytest

import lazaretto as lz
from lazaretto.games.forms import check_small
from lazaretto.games.messina.notation_form import SavedBoard as MessinaBoard
from lazaretto.games.messina.sheet_parts import Sheet as MessinaSheet
from lazaretto.games.pest.notation import SavedBoard as PestBoard
from lazaretto.games.pest.sheet_rows import Sheet as PestSheet
from lazaretto.games.rattus.notation import SavedBoard as RattusBoard
from lazaretto.games.rattus.sheet import Sheet as RattusSheet
from lazaretto.kernel.former import bridge_from
from lazaretto.kernel.record import edition_digest

FORMS = [RattusSheet, MessinaSheet, PestSheet, RattusBoard, MessinaBoard, PestBoard]
# Every edition that was ever shipped, by game and rules: games that were played with it name it by its digest.
DIGESTS = {
    ("rattus", "1"): "e5a84ab36a69",
    ("rattus", "2"): "fe7c82f89448",
    ("messina", "1"): "c598e5bde92d",
    ("messina", "2"): "c598e5bde92d",
    ("pest", "1"): "23a343cbe950",
    ("pest", "2"): "23a343cbe950",
}


def unbounded(kind: inspect.Type, place: str) -> Iterator[str]:
    """Places of a type at which something of any size could stand."""
    if _is_open(kind):
        yield place
    for inner, step in _inside(kind):
        yield from unbounded(inner, place + step)


def _is_open(kind: inspect.Type) -> bool:
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return kind.ge is None or kind.le is None
        case inspect.StrType() | inspect.ListType() | inspect.DictType():
            return kind.max_length is None
    closed = inspect.BoolType, inspect.NoneType, inspect.Metadata, inspect.TupleType, inspect.UnionType
    return not isinstance(kind, (*closed, inspect.StructType, inspect.TypedDictType))


def _inside(kind: inspect.Type) -> list[tuple[inspect.Type, str]]:
    match kind:
        case inspect.Metadata():
            return [(kind.type, "")]
        case inspect.ListType():
            return [(kind.item_type, "[]")]
        case inspect.DictType():
            return [(kind.key_type, ".key"), (kind.value_type, ".*")]
        case inspect.TupleType():
            return [(each, "[]") for each in kind.item_types]
        case inspect.UnionType():
            return [(each, "") for each in kind.types]
        case inspect.StructType() | inspect.TypedDictType():
            return [(field.type, f".{field.encode_name}") for field in kind.fields]
    return []


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.__module__}.{form.__name__}")
def test_everything_read_has_bounds(form: type) -> None:
    assert list(unbounded(inspect.type_info(form), "$")) == []


def test_the_search_for_missing_bounds_finds_them() -> None:
    class Loose(msgspec.Struct):
        number: int
        words: list[str]
        anything: Any

    found = list(unbounded(inspect.type_info(Loose), "$"))
    assert len(found) == 4 and found[:3] == ["$.number", "$.words", "$.words[]"]


@pytest.mark.parametrize(("game", "rules"), DIGESTS)
def test_the_shipped_editions_are_as_they_were(game: str, rules: str) -> None:
    module = lz.game(game).module
    shipped = bridge_from(rules, module.rules_version, module.former).edition() or module.edition()
    assert edition_digest(shipped).startswith(DIGESTS[game, rules])


def test_what_is_shipped_today_is_among_them() -> None:
    """Other printed values need other rules by number, and a former version that keeps the present ones."""
    assert {(game, lz.game(game).module.rules_version) for game in lz.game_names()} <= DIGESTS.keys()


HUGE = {
    "rattus": ("constants", "knight_steps_max"),
    "messina": ("rounds", "count"),
    "pest": ("plague_rules", "spread_on_destruction"),
}


@pytest.mark.parametrize("game", lz.game_names())
@pytest.mark.parametrize("number", [10**12, -(10**12), 10**400, 1e308, math.nan, math.inf], ids=lambda n: str(n)[:8])
def test_a_huge_number_in_an_edition(game: str, number: float) -> None:
    module = lz.game(game).module
    edition = copy.deepcopy(module.edition())
    table, field = HUGE[game]
    edition[table][field] = number
    with pytest.raises(lz.BadInput) as error:
        module.make_tables(edition, 2)
    assert error.value.code in ("too-large", "too-small", "wrong-value") and field in error.value.place


NOTES: dict[str, Any] = {
    "long text": "x" * 1000,
    "long list": [0] * 1000,
    "wide object": {str(n): n for n in range(1000)},
    "many values": [[0] * 500] * 100,
    "huge number": 10**9,
    "no number": math.nan,
    "no JSON": {1, 2},
}


@pytest.mark.parametrize("note", NOTES.values(), ids=list(NOTES))
def test_what_nobody_reads_is_small_too(note: Any) -> None:
    edition = copy.deepcopy(lz.game("pest").module.edition())
    edition["remarks"] = {"mine": note}
    with pytest.raises(lz.BadInput):
        lz.game("pest").module.make_tables(edition, 2)


def test_nesting_has_an_end() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(lz.BadInput, match="too-deep"):
        check_small(deep, "edition")


def test_effects_are_not_nested_for_ever() -> None:
    edition = copy.deepcopy(lz.game("pest").module.edition())
    edition["aid"][0]["left"] = "(" * 110 + "1 wood"
    with pytest.raises(lz.BadInput, match="wrong-effect"):
        lz.game("pest").module.make_tables(edition, 2)


@pytest.mark.parametrize("digits", ["0", "100", "9" * 80, "٣", "-1", "1e3"])
def test_counts_in_lines_of_effects(digits: str) -> None:
    messina = copy.deepcopy(lz.game("messina").module.edition())
    messina["city"]["hex"][0]["action"] = f"coin:{digits}"
    with pytest.raises(lz.BadInput, match="wrong-value"):
        lz.game("messina").module.make_tables(messina, 2)
    rattus = copy.deepcopy(lz.game("rattus").module.edition())
    rattus["tokens"]["starting"][0] = f"{digits}:BC"
    with pytest.raises(lz.BadInput, match="wrong-token"):
        lz.game("rattus").module.make_tables(rattus, 2)


# ---------------------------------------------------------------- positions


def pest_position() -> dict[str, Any]:
    match = lz.game("pest").new(3, seed=1)
    for _ in range(12):
        match.apply(match.legal()[0])
    return copy.deepcopy(match.position())


FRAMES: dict[str, tuple[list[Any], str]] = {
    "a trillion people": (["Struck", 0, -1, 10, 10**12, 100], "wrong-field"),
    "fewer than a trillion less": (["Struck", 0, -1, 10, -(10**12), 100], "wrong-field"),
    "more bits than there are things": (["Destruction", 1 << 70], "wrong-field"),
    "a list of a thousand": (["Destruction", [1] * 1000], "wrong-field"),
    "a list in a list": (["Destruction", [[1]]], "wrong-field"),
    "a fraction": (["Destruction", 0.5], "wrong-field"),
    "a long text": (["Destruction", "x" * 1000], "wrong-field"),
}


@pytest.mark.parametrize(("row", "code"), FRAMES.values(), ids=list(FRAMES))
def test_frames_hold_small_things(row: list[Any], code: str) -> None:
    form = pest_position()
    form["todo"].append(row)
    with pytest.raises(lz.BadInput, match=code):
        lz.game("pest").from_position(form)


def test_what_remains_to_be_done_has_a_longest_length() -> None:
    form = pest_position()
    form["todo"] = form["todo"] + [["Destruction", 0]] * 20_000
    with pytest.raises(lz.BadInput, match="todo: too-long"):
        lz.game("pest").from_position(form)


@pytest.mark.parametrize("value", [10**12, -(10**12), 1 << 200])
@pytest.mark.parametrize("game", lz.game_names())
def test_a_huge_number_on_a_board(game: str, value: int) -> None:
    form = copy.deepcopy(lz.game(game).new(2, seed=1).position())
    field = {"rattus": "laid", "messina": "cube_supply", "pest": "neutral"}[game]
    form["board"][field] = value
    with pytest.raises(lz.BadInput) as error:
        lz.game(game).from_position(form)
    assert error.value.code in ("too-large", "too-small", "wrong-value") and field in error.value.place
