"""Every value of an edition that is not marked as a note is read: another value makes other tables, or is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import msgspec.inspect as inspect
import pytest

import lazaretto as lz
from lazaretto.games.messina.sheet_parts import Sheet as MessinaSheet
from lazaretto.games.pest.sheet_rows import Sheet as PestSheet
from lazaretto.games.pest.tables import POWER_OF
from lazaretto.games.rattus.sheet import Sheet as RattusSheet
from lazaretto.kernel.pure import is_compiled
from tests.depth import deep

SHEETS = {"rattus": RattusSheet, "messina": MessinaSheet, "pest": PestSheet}
if is_compiled():
    pytest.skip("the tables are made by the same source, and it takes a minute", allow_module_level=True)

PARTS = 4  # each takes a part of the values, so that they can run side by side
TAKEN = deep(range(1), range(PARTS))

Path = tuple[str | int, ...]


def read_values(kind: inspect.Type, form: Any, path: Path = ()) -> Iterator[Path]:
    """Where the values stand that some rule reads: neither notes nor what the sheet has no field for."""
    if isinstance(kind, inspect.Metadata):
        if (kind.extra or {}).get("note"):
            return
        kind = kind.type
    inside = _inside(kind, form)
    if inside is None:
        yield path
        return
    for step, inner in inside:
        yield from read_values(inner, form[step], (*path, step))


def _inside(kind: inspect.Type, form: Any) -> list[tuple[str | int, inspect.Type]] | None:
    """What a value consists of; None if it is one."""
    match kind:
        case inspect.StructType():
            fields = {field.encode_name: field.type for field in kind.fields}
            return [(name, fields[name]) for name in form if name in fields]
        case inspect.DictType():
            return [(name, kind.value_type) for name in form]
        case inspect.ListType():
            return [(at, kind.item_type) for at in range(len(form))]
        case inspect.TupleType():
            return list(enumerate(kind.item_types))
        case inspect.UnionType() if isinstance(form, list):
            return [(at, inspect.AnyType()) for at in range(len(form))]
    return None


def others(value: Any) -> list[Any]:
    """Other values of the same kind; the first that is not refused must make a difference."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1]
        case float():
            return [value + 0.5]
    return [f"{value}x", *([""] if value else [])]


def plain(table: Any) -> Any:
    """Tables as something that can be compared."""
    if isinstance(table, (int, float, str, type(None))):
        return table
    if isinstance(table, dict):
        return {str(name): plain(each) for name, each in table.items()}
    if hasattr(table, "__getitem__"):  # lists, and the blocks of numbers that the rules read
        return [plain(table[at]) for at in range(len(table))]
    names = [name for name in dir(table) if not name.startswith("_")]
    return {name: plain(value) for name in names if not callable(value := getattr(table, name))}


def is_read(module: Any, text: bytes, path: Path, before: dict[int, Any]) -> bool:
    edition = msgspec.json.decode(text)
    holder = edition
    for step in path[:-1]:
        holder = holder[step]
    for other in others(holder[path[-1]]):
        holder[path[-1]] = other
        try:
            return any(plain(module.make_tables(edition, players)) != tables for players, tables in before.items())
        except lz.BadInput:
            continue
    return True  # no other value is possible at all


def is_argument_nobody_takes(edition: dict[str, Any], path: Path) -> bool:
    """Arguments of a technology of Pest tell readers how it works; its key says which of them are numbers to take."""
    if path[:1] != ("technology",) or path[2:3] != ("args",):
        return False
    key = edition["technology"][path[1]]["key"]
    taken = [argument for _, argument in POWER_OF[key]] + (["place"] if key == "build influence" else [])
    return path[3] not in taken


@pytest.mark.parametrize("part", TAKEN)
@pytest.mark.parametrize("name", lz.game_names())
def test_every_value_is_read(name: str, part: int) -> None:
    module = lz.game(name).module
    text = msgspec.json.encode(module.edition())
    edition = msgspec.json.decode(text)
    before = {players: plain(module.make_tables(edition, players)) for players in module.players}
    wanted = [path for path in read_values(inspect.type_info(SHEETS[name]), edition) if path]
    wanted = [path for path in wanted if not is_argument_nobody_takes(edition, path)]
    assert len(wanted) > 100
    unread = [path for path in wanted[part::PARTS] if not is_read(module, text, path, before)]
    assert unread == []


NOTES = ["all_or_nothing_per_step", "popularity_only_by_fighting", "setup_hexes", "helpers_in_supply", "also_solo"]
NOTES += ["activations", "ship_cells", "workshop_places", "places_for_new_hexes", "copies", "leftover", "place_search"]


def test_what_was_validated_and_then_ignored_is_marked() -> None:
    edition = msgspec.json.decode(msgspec.json.encode(lz.game("messina").module.edition()))
    read = {str(step) for path in read_values(inspect.type_info(MessinaSheet), edition) for step in path}
    assert read.isdisjoint(NOTES)
