"""What players of Pest are told when a choice is refused: the cases that used to be answered beside the point."""

from __future__ import annotations

import pytest

import lazaretto as lz
from tests.games.pest.builder import act, at, play
from tests.games.telling import rules, told

NOTHING = {"wood": 0, "stone": 0, "food": 0, "herbs": 0, "coin": 0}


def test_building_without_materials_is_told_of_the_materials() -> None:
    match = act("build-heal", seats={0: {"stock": {**NOTHING, "wood": 1}}})
    assert told(match, "Do build")[0] == (
        "You cannot pay for any building; nearest is: district 1. This needs 1 stone; you have 0."
    )
    assert told(match, "Do build", "ru")[0] == (
        "Ни одно здание вам не по средствам; ближе всего: район 1. Нужно камня: 1, а у вас 0."
    )
    assert rules(match, "Do build") == ["pest.build.cost-on-board", "pest.build.capital-building"]


def test_building_without_a_place_is_told_of_the_place() -> None:
    match = act("build-heal", seats={0: {"stock": NOTHING}})
    here = match.view(0)["seats"][0]["doctor"]
    ruined = act("build-heal", seats={0: {"stock": NOTHING}}, ruined=[here])
    assert told(ruined, "Do build")[0].startswith("This location lies in ruins")
    assert told(ruined, "Do build", "ru")[0].startswith("Эта локация разрушена")


@pytest.mark.parametrize(
    ("choice", "english", "russian"),
    [
        (
            "Arrange move",
            "The quarantine is rearranged once the mortus stands, around the actions, and when somebody is taken in. "
            "Now it is: a mortus of Anna.",
            "Больных переставляют, когда мортус поставлен: вокруг действий и когда кого-то принимают. "
            "Сейчас: выбор места мортуса: Anna.",
        ),
        (
            "Do move",
            "Actions are taken once the mortus stands. Now it is: a mortus of Anna.",
            "Действия выполняют, когда мортус поставлен. Сейчас: выбор места мортуса: Anna.",
        ),
        (
            "Exchange wood",
            "An exchange takes 2 resources; you have 1.",
            "Для обмена нужно ресурсов: 2, а у вас 1.",
        ),
        (
            "Exchange stone",
            "This needs 1 stone; you have 0.",
            "Нужно камня: 1, а у вас 0.",
        ),
    ],
)
def test_before_the_mortus(choice: str, english: str, russian: str) -> None:
    match = at(seats={0: {"stock": {**NOTHING, "wood": 1}}}, todo=[["PlaceMortus", 0]])
    assert told(match, choice) == [english]
    assert told(match, choice, "ru") == [russian]


def assigning() -> lz.Match:
    seats = {0: {"healthy": 2, "workers": ["castle"]}}
    return play(act("move-assign", seats=seats), "Do assign")


def test_assigning_in_another_order_names_no_rule() -> None:
    match = assigning()
    assert told(match, "PutDown castle") == ["First take somebody out of a building."]
    assert told(match, "PutDown castle", "ru") == ["Сначала возьмите кого-нибудь из здания."]
    assert rules(match, "PutDown castle") == [None]
    assert told(match, "Do move") == ["First finish what has begun, or undo it: assign."]
    assert rules(match, "Do move") == [None]


def test_a_place_that_is_taken_or_not_there() -> None:
    match = assigning()
    assert told(match, "Assign castle") == ["Somebody is there already: castle."]
    assert told(match, "Assign district-1") == ["You have not built it: district 1."]
    assert told(match, "Assign specialists", "ru") == ["У вас нет технологии «Специалисты по чуме»."]


def test_arrangements() -> None:
    match = act("move-heal")
    assert told(match, "Arrange move") == ["Nobody is on a penalty space: there is nobody to rearrange."]
    assert told(match, "Arrange move", "ru") == ["На штрафных местах никого нет: переставлять некого."]
    full = act("move-heal", seats={0: {"regular": 3, "taken": "build"}})
    assert told(full, "Arrange build") == ["The quarantine is arranged so already."]
    assert rules(full, "Arrange build") == [None]
    assert told(full, "Arrange build+produce", "ru") == ["На штрафных местах должно быть больных: 1, а вышло бы 2."]
    again = play(full, "Arrange move")
    assert told(again, "Arrange build")[0].startswith("You have rearranged the quarantine once")


def test_what_belongs_to_an_action_of_this_turn_has_no_rule() -> None:
    """Only our way of asking wants the action to be begun first, or the turn has no such action, or no such card."""
    match = act("build-heal", seats={0: {"stock": {**NOTHING, "wood": 1, "stone": 1}}})
    assert told(match, "Build doctor district-1") == ["First begin this action, then this is asked: Build."]
    assert told(match, "Build doctor district-1", "ru") == [
        "Сначала начните действие «Строительство», потом об этом спросят."
    ]
    assert rules(match, "Build doctor district-1") == [None]
    assert told(match, "Build doctor factory")[0].startswith("This needs ")  # not even then
    assert told(match, "Assign castle") == ["This action is not among those of this turn: Assign."]
    assert told(match, "Send castle")[0] == "You do not have the technology “Plague Specialists”."
    assert told(match, "Recall track", "ru") == ["У вас нет технологии «Учёные»."]


def test_nobody_changes_places_where_all_are_taken() -> None:
    """It was said that nobody was there."""
    full = {"regular": 3, "taken": "move+build+produce+five"}
    match = at(seats={0: full}, todo=[["Turns", 0], ["HousePerson", 0, 1, 1, 0, 0]])
    assert told(match, "Arrange move") == ["All 4 penalty spaces are taken: there is nowhere to rearrange to."]


def test_a_step_that_costs_too_much() -> None:
    match = act("move-heal", seats={0: {"stock": {**NOTHING, "food": 1}}})
    play(match, "Do move")
    here = match.view(0)["seats"][0]["doctor"]
    assert told(match, f"Step {here}")[0].startswith("Your doctor stands there")
