"""An edition that is wrong is refused, and the message says where; one with other values is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.games.messina.effects import parse_effect
from tests.games.messina.builder import CLASSES, GAME, at, edition, play, points, stock

Change = Callable[[dict[str, Any]], object]


def set_in(*path: str | int, to: Any) -> Change:
    def change(printed: dict[str, Any]) -> None:
        place: Any = printed
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return change


WRONG: dict[str, tuple[Change, str]] = {
    "hex missing": (lambda e: e["city"]["hex"].pop(), "components.district_hex"),
    "hexes in another order": (lambda e: e["city"]["hex"].insert(0, e["city"]["hex"].pop(1)), "city.hex"),
    "colour": (set_in("city", "hex", 0, "colour", to="mauve"), "city.hex H1.colour: unknown-word"),
    "pose": (set_in("city", "hex", 0, "rat", to="asleep"), "city.hex H1.rat"),
    "citizen": (set_in("city", "hex", 0, "citizens", to=["knight"]), "city.hex H1.citizens"),
    "action": (set_in("city", "hex", 0, "action", to="dance:2"), "city.hex H1.action"),
    "count of nought": (set_in("city", "hex", 0, "action", to="coin:0"), "city.hex H1.action"),
    "more after a count": (set_in("city", "hex", 0, "action", to="coin:1x"), "city.hex H1.action: wrong-value"),
    "more after a price": (set_in("city", "hex", 0, "cost", to="coin:1x"), "city.hex H1.cost: wrong-value"),
    "nothing after a colon": (set_in("city", "hex", 0, "action", to="build:"), "city.hex H1.action: wrong-value"),
    "nothing after a plus": (set_in("city", "hex", 0, "action", to="overseer:any+"), "city.hex H1.action: wrong-value"),
    "price in points": (set_in("city", "hex", 0, "cost", to="vp:2"), "city.hex H1.cost"),
    "wheel": (set_in("wheel", "position", 0, "nun", to="mauve"), "wheel.position 1.nun"),
    "order of rounds": (set_in("rounds", "table", 1, "order", to="beauty"), "rounds order"),
    "round missing": (lambda e: e["rounds"]["table"].pop(5), "rounds.table 2p"),
    "scroll kind": (set_in("scroll", "board", 0, "track", 0, "kind", to="poems"), "scroll.board a"),
    "rat table": (set_in("rats", "penalty", 2, to=40), "rats.penalty"),
    "solo action": (set_in("solo", "token", 0, "action", to="sleep"), "solo.token S1.action"),
    "path cell": (set_in("estate", "path", 0, "cells", 2, to="c9"), "estate.path craftsman-left"),
    "square missing": (lambda e: e["estate"]["board"][1]["square"].pop(), "estate.board b1"),
    "layout": (lambda e: e["city"]["layout"][0]["cells"].pop(), "city.layout 2.cells"),
    "two in one place": (set_in("city", "layout", 0, "port", "NW", to=[0, 0]), "city.layout 2: wrong-value"),
    "recall with an action": (set_in("city", "recall_helper", to="build"), "city.recall_helper"),
    "unknown field": (set_in("city", "weather", to="rain"), "weather"),
    "wrong type": (set_in("city", "ships_per_dock", to="three"), "ships_per_dock"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_edition_is_refused_with_its_place(name: str) -> None:
    change, message = WRONG[name]
    printed = edition()
    change(printed)
    with pytest.raises(lz.BadInput, match=message):
        GAME.new(2, seed=1, edition=printed)


def test_other_values_are_played() -> None:
    printed = edition()
    printed["city"]["recall_helper"] = "coin:2, vp:1"
    printed["city"]["hex"][0]["action"] = "fire:3"
    match = play(at(round=2, printed=printed, me={"helpers": ["H2"]}), "Recall")
    assert (stock(match)[0], points(match)) == (2, 1)
    match = play(at(printed=printed), "Stand H1", "Act")
    assert stock(match)[2] == 3


def test_every_printed_effect_parses_and_every_operation_is_printed_somewhere() -> None:
    used: set[int] = set()

    def collect(node: Any) -> None:
        if isinstance(node, dict):
            for key, value in node.items():
                if key in ("effect", "upgraded_extra", "even_ship_effect") and isinstance(value, str):
                    for branch in parse_effect(value, list(CLASSES), "test").branches:
                        used.update(item.op for item in branch.items)
                else:
                    collect(value)
        elif isinstance(node, list):
            for each in node:
                collect(each)

    collect(edition())
    for tile in [*edition()["city"]["hex"], *edition()["city"]["port"]]:
        for branch in parse_effect(tile["action"], list(CLASSES), "test").branches:
            used.update(item.op for item in branch.items)
    assert used == set(range(11))
