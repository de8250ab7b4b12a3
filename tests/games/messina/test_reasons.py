"""What players of Messina are told when a choice is refused: the cases that used to be answered beside the point."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.games.messina.actions import HEX
from tests.games.messina.builder import at, doing, play
from tests.games.telling import rules, told

CASES = [
    pytest.param(
        at(me={"squares": {"nu1": 1}, "workshops": {"B11": 0}}),
        "Work nu1 B11",
        "Moving to workshop B11 brings nothing now. You are asked at the end of the round, or when room is needed.",
        "Перейти в мастерскую B11 сейчас ничего не даст. Об этом спросят в конце раунда или когда понадобится место.",
        None,
        id="Work into a workshop of era I",
    ),
    pytest.param(
        at(me={"squares": {"nu1": 1}}),
        "Work nu1 B11",
        "You do not have this building: workshop B11.",
        "Этой постройки у вас нет: мастерская B11.",
        "messina.citizen.to-workshop-anytime",
        id="Work into a workshop one does not have",
    ),
    pytest.param(
        at(),
        "Stand H18",
        "This hex is not in the city: hex H18.",
        "Этого гекса нет в городе: гекс H18.",
        "messina.prep.new-hex",
        id="a hex that is not laid",
    ),
    pytest.param(
        doing(["BorrowAction", 0, 1]),
        "Borrow H18",
        "This hex is not in the city: hex H18.",
        "Этого гекса нет в городе: гекс H18.",
        "messina.action.icon-any-hex",
        id="the action of a hex that is not laid",
    ),
    pytest.param(
        doing(["BuildOne", 0, 0, 1], me={"coin": 9, "wood": 9}),
        "Build B25",
        "Workshops of era II come in round 5: workshop B25.",
        "Мастерские эпохи II появятся в раунде 5: мастерская B25.",
        "messina.prep.round5-workshops",
        id="a token of a later era",
    ),
    pytest.param(
        doing(["BuildOne", 0, 0, 1], me={"coin": 1, "wood": 1}, round=5),
        "Build B9",
        "Workshops of era I are gone: workshop B9.",
        "Мастерских эпохи I больше нет: мастерская B9.",
        "messina.prep.round5-workshops",
        id="a token of an era that is over",
    ),
    pytest.param(
        doing(["FightPlague", 0, 0], me={"fire": 1}, hexes={"H1": {"cubes": 1}}),
        "Fight powerfire",
        "This needs 1 powerful fire; you have 0.",
        "Нужно мощного огня: 1, а у вас 0.",
        "messina.plague.powerful-as-plain",
        id="powerful fire without any",
    ),
    pytest.param(
        doing(["FightPlague", 0, 0], me={"powerfire": 1}, hexes={"H1": {"cubes": 1}, "H2": {"cubes": 1}}, round=5),
        "Fight fire",
        "This needs 2 fire; you have 0.",
        "Нужно огня: 2, а у вас 0.",
        "messina.plague.later-price",
        id="fire in a late round",
    ),
]


@pytest.mark.parametrize(("match", "choice", "english", "russian", "rule"), CASES)
def test_the_first_reason(match: object, choice: str, english: str, russian: str, rule: str | None) -> None:
    assert told(match, choice)[0] == english
    assert told(match, choice, "ru")[0] == russian
    assert rules(match, choice)[0] == rule


def test_powerful_fire_reaches_a_neighbour_with_plague_only() -> None:
    match = doing(["FightPlague", 0, 0], me={"powerfire": 2}, hexes={"H1": {"cubes": 1}})
    far, near = "FightBoth H18", [f"FightBoth {hex}" for hex in match.view(0)["hexes"]]
    assert told(match, far) == ["This hex is not in the city: hex H18."]
    said = {told(match, choice)[0].partition(":")[0] for choice in near}
    assert said >= {"The two are no neighbours"}
    assert any(sentence.startswith("There is no plague") for sentence in said)


def test_a_need_is_told_by_how_much() -> None:
    match = doing(["BuildOne", 0, 0, 1], me={"wood": 0})
    assert told(match, "Build Q13") != []
    assert all("you have 0" in sentence for sentence in told(match, "Build Q13"))


def test_a_helper_is_chosen_before_its_place() -> None:
    match = at(me={"helpers": ["H1", "H2", "estate"]})
    assert told(match, "Stand H3")[0].startswith("A helper’s place is asked for once the helper is chosen.")
    assert rules(match, "Stand H3") == [None]
    assert told(play(match, "Helper H1"), "Stand H3") == []


def test_a_square_that_cannot_be_paid_for_says_what_is_missing() -> None:
    match = doing(["ActivateCitizen", 0, 2**18 - 1, 2, 0, 0, 0], me={"squares": {"nu1": 1, "nu2": 1}, "coin": 0})
    assert told(match, "Activate nu2") == ["This needs 1 coin; you have 0."]
    assert rules(match, "Activate nu2") == ["messina.overseer.impossible-square"]


def test_an_upgrade_outside_the_stage_does_not_wait_for_free_moves() -> None:
    outside = doing(["UpgradeCitizen", 0, 0], me={"squares": {"nu1": 1}, "coin": 5})
    assert told(outside, "Buy city") == ["It is not the action stage of your turn."]
    inside = doing(["UpgradeCitizen", 0, 1], me={"squares": {"nu1": 1}, "coin": 5})
    assert told(inside, "Buy city") == []


def test_a_place_is_refused_for_its_own_reason_before_a_helper_is_named() -> None:
    """The way begins with a helper; what keeps all of them away is told at once."""
    match = lazaretto.game("messina").new(2, seed=3)
    bot = make_bot("greedy", match.module, seed=3)
    while match.to_move is not None and type(match.here.todo.top()).__name__ != "UseHelper":
        match.apply(bot.choose(match, match.to_move))
    view = match.view(match.to_move)
    absent = next(f"H{number}" for number in range(1, 21) if f"H{number}" not in view["hexes"])
    assert told(match, f"Stand {absent}", "en") == [f"This hex is not in the city: hex {absent}."]
    assert told(match, f"Stand {absent}", "ru") == [f"Этого гекса нет в городе: гекс {absent}."]
    reached = {way.wanted for way in match.ways()}
    for spot in view["hexes"]:
        asked_first = "once the helper is chosen" in told(match, f"Stand {spot}", "en")[0]
        assert asked_first == (f"Stand {spot}" in reached), spot


def staging(name: str) -> lazaretto.Match:
    """The action stage on a hex, of a player with goods."""
    hex = HEX.index[name]
    action = at().here.board.t.city.action[hex]
    return doing(["ChooseAction", 0, hex, action], me={"coin": 9, "wood": 9})


def test_no_rule_forbids_what_the_action_of_the_hex_would_ask_next() -> None:
    """H7 builds: only our order of questions is in the way, where another hex has no such action."""
    builds, other = staging("H7"), staging("H1")
    token = next(choice.text for choice in play(builds.clone(), "Act").legal() if choice.verb == "Build")
    assert rules(builds, token) == [None]
    assert rules(other, token) == ["messina.action.icon-build"]
