"""What players of Rattus are told when a choice is refused: the cases that used to be answered beside the point."""

from __future__ import annotations

import pytest

from tests.games.rattus.builder import at, facts, play
from tests.games.telling import rules, told

ALL = dict.fromkeys(["king", "merchant", "monk", "witch", "knight", "peasant"], 0)


def last(**more: object) -> dict[str, object]:
    return {"ender": 1, "todo": [["FinalPlague"], ["LastTurn", 0, 0]], **more}


CASES = [
    pytest.param(
        {"cards": {"knight": 0}},
        [],
        "UseCard knight",
        "The Knight needs no use: while it is yours you move the plague further.",
        "Рыцаря не применяют: пока он у вас, вы ведёте чуму дальше.",
        id="own Knight",
    ),
    pytest.param(
        {"cards": {"peasant": 0}},
        [],
        "UseCard peasant",
        "The Peasant needs no use: while it is yours you may add one more cube.",
        "Крестьянина не применяют: пока он у вас, можно добавить на один кубик больше.",
        id="own Peasant",
    ),
    pytest.param(
        {"cards": {"king": 1}},
        [],
        "UseCard king",
        "The King belongs to Boris.",
        "Король у игрока Boris.",
        id="another's card",
    ),
    pytest.param(
        {"cards": {"king": 1}}, [], "King gallia", "The King belongs to Boris.", "Король у игрока Boris.", id="its question"
    ),
    pytest.param(
        {},
        [],
        "UseCard witch",
        "Nobody has the Witch yet: it lies on the table.",
        "Ведьма ещё ни у кого: карта лежит на столе.",
    ),
    pytest.param(
        {"cards": ALL, "cubes": {"gallia": [3, 0], "polonia": [1, 0]}},
        ["UseCard merchant"],
        "UseCard king",
        "First finish what has begun, or undo it: Merchant: which cubes.",
        "Сначала закончите начатое или отмените его: Торговец: какие кубики.",
        id="a second card while one is under way",
    ),
    pytest.param(
        {"cards": ALL, "cubes": {"gallia": [3, 0]}},
        [],
        "Merchant gallia 2",
        "First use the Merchant; then this is asked.",
        "Сначала примените Торговца, потом об этом спросят.",
        id="a target before its card",
    ),
    pytest.param(
        {"plague": "hungaria"},
        [],
        "MovePlague bulgaria",
        "Not in play with 2 players: Bulgaria.",
        "Не участвует в игре при 2 игроках: Болгария.",
        id="a neighbour out of play",
    ),
    pytest.param(
        {"cards": {"knight": 0}, "plague": "hispania"},
        [],
        "MovePlague polonia",
        "It is 3 steps from the plague to Poland; it goes 2 steps at most.",
        "До цели шагов: 3 (Польша), а чума проходит не больше 2 шагов.",
        id="three steps with the Knight",
    ),
    pytest.param(
        last(cards={"peasant": 0}),
        [],
        "AddCubes gallia 2",
        "In a last turn the Peasant adds exactly 1 cube, whatever the rats.",
        "В последний ход Крестьянин добавляет ровно 1 кубик, сколько бы ни было крыс.",
        id="late Peasant",
    ),
    pytest.param(
        last(cards={"peasant": 0}),
        ["AddCubes gallia 1"],
        "AddCubes gallia 1",
        "The Peasant was used in this turn already.",
        "В этот ход Крестьянин уже применён.",
        id="late Peasant twice",
    ),
    pytest.param(
        last(cards={"king": 0, "peasant": 1}),
        [],
        "AddCubes gallia 1",
        "This is a last turn: only your own cards can be used. The Peasant belongs to Boris.",
        "Это последний ход: можно лишь применять свои карты. Крестьянин у игрока Boris.",
        id="another's late Peasant",
    ),
    pytest.param(
        {"rats": {"gallia": ["?", "?"]}},
        [],
        "AddCubes gallia 1",
        "2 rats lie in France, so you can add exactly 2 cubes.",
        "Кубиков туда можно добавить ровно 2: во Франции 2 жетона крыс.",
        id="fewer cubes than rats",
    ),
    pytest.param(
        {"cubes": {"gallia": [19, 0]}, "rats": {"gallia": ["?", "?"]}},
        [],
        "AddCubes gallia 2",
        "This needs 2 cubes of your supply; you have 1.",
        "Нужно 2 кубика из вашего запаса, а у вас 1.",
        id="more cubes than there are",
    ),
]

# What was untrue or odd where it was said: a last turn, a region that is no neighbour of itself, a name with "and" in it.
CASES += [
    pytest.param(
        last(cards={"peasant": 0}),
        [],
        "UseCard peasant",
        "The Peasant is used on the map: choose a region to which a cube is added.",
        "Крестьянина применяют на карте: выберите регион, куда добавить кубик.",
        id="the card of a late Peasant",
    ),
    pytest.param(
        last(cards={"knight": 0}),
        [],
        "UseCard knight",
        "The Knight is used on the map: choose a region to which the plague goes.",
        "Рыцаря применяют на карте: выберите регион, куда увести чуму.",
        id="the card of a late Knight",
    ),
    pytest.param(
        last(cards={"knight": 0, "king": 0}, plague="gallia"),
        ["MovePlague italia"],
        "UseCard knight",
        "The Knight was used in this turn already.",
        "В этот ход Рыцарь уже применён.",
        id="the card of a late Knight, twice",
    ),
    pytest.param(
        {"cards": {"peasant": 0}, "rats": {"gallia": ["?"]}},
        ["AddCubes gallia 1"],
        "UseCard peasant",
        "You have added cubes in this turn already. The Peasant needs no use: while it is yours you may add one more cube.",
        "В этот ход вы уже добавили кубики. Крестьянина не применяют: пока он у вас, можно добавить на один кубик больше.",
        id="own Peasant too late",
    ),
    pytest.param(
        {"todo": [["PlaceRat", 0, 1, 1]], "plague": "gallia", "rats": {"gallia": ["?"]}},
        [],
        "PlaceRat gallia",
        "It must be a neighbouring region, not France itself.",
        "Нужен соседний регион, а не тот же самый (Франция).",
        id="no neighbour of itself",
    ),
    pytest.param(
        {"cards": {"peasant": 0}, "rats": {"gallia": ["?"]}},
        [],
        "AddCubes gallia 4",
        "1 rat lies in France, so you can add 1 cube there, or 1 more.",
        "Кубиков туда можно добавить 1 или на 1 больше: во Франции 1 жетон крысы.",
        id="one or two",
    ),
]


@pytest.mark.parametrize(("position", "before", "choice", "english", "russian"), CASES)
def test_the_first_reason(position: dict[str, object], before: list[str], choice: str, english: str, russian: str) -> None:
    match = play(at(**position), *before)
    assert told(match, choice)[0] == english
    assert told(match, choice, "ru")[0] == russian


def test_what_is_under_way_has_no_rule() -> None:
    match = play(at(cards=ALL, cubes={"gallia": [3, 0], "polonia": [1, 0]}), "UseCard merchant")
    assert rules(match, "UseCard king") == [None]
    assert rules(match, "TakeCard monk") == ["rattus.turn.take-card", None]  # not even then: it is one's own


def test_two_steps_without_the_knight() -> None:
    """Whose the Knight is says little without what he is for."""
    english = ["It is 2 steps from the plague to Germany; it goes only 1 step."]
    english += ["Only the Knight’s owner moves the plague up to 2 steps. The Knight belongs to Boris."]
    assert told(at(cards={"knight": 1}, plague="hispania"), "MovePlague germania") == english


def test_exactly_what_is_left_is_enough() -> None:
    """A count equal to the supply is refused for another reason than the supply."""
    match = at(cubes={"gallia": [18, 0]}, rats={"gallia": ["?"]}, cards={"peasant": 1})
    assert facts(match, "AddCubes gallia 2")[0] == "as-many-as-rats"
