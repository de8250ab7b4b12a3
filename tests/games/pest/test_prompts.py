"""What a player is told while choosing: prices, warnings, what is left to do; in the words of the game."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.text import Words
from tests.games.pest.builder import CELLS, act, at, happened, legal, me, offered, play, refused

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena"]
EN = Words("en", "pest")


def asked(match: lz.Match) -> str:
    assert match.decision is not None
    return EN.prompt(match.decision, NAMES, match.view(match.decision.seat))


def choices(match: lz.Match, verb: str) -> dict[str, str]:
    """Every choice with this verb, as it reads."""
    view = match.view(match.to_move)
    return {each.text: EN.choice(each.json, NAMES, view, match.decision) for each in match.legal() if each.verb == verb}


def test_ways_to_clear_name_their_price() -> None:
    mask = {"doctor": "gollor", "technologies": ["t4", None, None], "stock": {"food": 2}}
    match = play(act("move-heal", players=5, seats={0: mask}, sick={"gotar": 3}), "Do move", "Step gotar")
    assert asked(match) == "Anna, there are 3 sick people in Gotar. What do you do with them?"
    assert list(choices(match, "Clear").values()) == [
        "take all of them for 2 food",
        "leave 1 behind with the Medical Mask and pay 1 food",
        "set up the camp and take all of them, free",
    ]
    free = play(act("move-heal", players=5, seats={0: {"doctor": "gollor"}}, sick={"gotar": 1}), "Do move", "Step gotar")
    assert choices(free, "Clear")["Clear food"] == "take all of them, free"


@pytest.mark.rule("pest.camp.in-ruin")
def test_a_camp_in_a_ruin_is_warned_of() -> None:
    match = play(act("move-heal", seats={0: {"doctor": "gollor"}}, ruined=["gotar"]), "Do move")
    assert choices(match, "Camp") == {"Camp": "set up the camp here"}
    play(match, "Step gotar")
    assert choices(match, "Camp") == {"Camp": "set up the camp in this ruin – it stays there for good"}
    assert "a camp set up here never comes back" in asked(match)
    play(match, "Camp")
    assert "never comes back" not in asked(match)


def test_the_price_of_a_building_is_named() -> None:
    rich = {"doctor": "gotar", "research": 1, "stock": {"wood": 5, "stone": 5, "food": 5}}
    match = play(act("build-heal", players=5, seats={0: rich}), "Do build", "Build doctor district-1")
    assert asked(match) == "Anna, district 1 (1 wood, 1 stone): how do you pay?"
    match = play(act("build-heal", players=5, seats={0: rich}), "Do build", "BuildCapital granary")
    assert asked(match) == "Anna, Granary (2 wood, 2 food): how do you pay?"
    play(match, "Price save-wood")
    assert match.view(0)["capital_buildings"]["granary"] == 0


@pytest.mark.rule("pest.action.perform-without-effect")
def test_an_action_with_nothing_to_do_says_so() -> None:
    match = act("move-assign", done=1)
    assert offered(match, "Do") == []
    assert me(match)["idle"][CELLS.index("move-assign")] == "left"
    assert asked(match) == "Anna, your other action, Assign, has nothing to do now."
    assert refused(match, "Do assign", "pest.assign.any-number")
    assert asked(act("move-assign", done=1, seats={0: {"healthy": 1}})) == "Anna, your other action is Assign."
    assert asked(act("build-heal", done=2)) == "Anna, your other action, Build, has nothing to do now."


def test_only_what_is_possible_is_proposed_at_the_end() -> None:
    assert asked(act("move-heal", done=3)) == "Anna, both actions are done."
    goods = act("move-heal", done=3, seats={0: {"stock": {"wood": 2}}})
    assert asked(goods) == "Anna, both actions are done. You may still exchange resources."
    full = act("move-heal", done=3, seats={0: {"regular": 3, "taken": "move"}})
    assert asked(full) == "Anna, both actions are done. You may still rearrange the quarantine."
    play(full, "Arrange build")
    assert asked(full) == "Anna, both actions are done."


@pytest.mark.rule("pest.quarantine.rearrange-scope")
def test_arrangements_begin_with_what_differs() -> None:
    match = act("build-heal", seats={0: {"regular": 3, "taken": "move+five"}})
    read = choices(match, "Arrange")
    assert read["Arrange move+build"] == "move a sick person from resource space 5 to the space above Build"
    assert read["Arrange build+produce"] == (
        "move a sick person from the space above Move, resource space 5 to the space above Build, the space above Produce"
    )
    assert len(set(read.values())) == len(read)


def test_rewards_to_choose_from_are_named() -> None:
    match = at(seats={0: {"sector": 1}}, todo=[["TakeBranch", 0, 0]])
    read = list(choices(match, "TakeBranch").values())
    assert len(read) > 1
    assert all(any(letter.isdigit() for letter in each) or "person" in each for each in read)


def test_the_last_crate_leaves_nothing_to_do() -> None:
    match = at(todo=[["Crates", 0, 1]])
    assert match.decision is not None
    assert [frame[0] for frame in match.decision.breadcrumb] == ["TakeCrate"]
    assert len(legal(match)) == 4


@pytest.mark.rule("pest.solo.aid-by-people-left")
@pytest.mark.rule("pest.two.aid-two-rewards")
@pytest.mark.parametrize(
    ("players", "mode", "told"),
    [
        (3, None, "Aid: Council Aid No. {}. Pays next year. Most influence:"),
        (2, "two-player", "Aid: Council Aid No. {}. Pays next year. More influence:"),
        (1, None, "Aid: Council Aid No. {}. Pays at once, by how many people are left on the influence track. 0–2:"),
    ],
)
def test_a_new_aid_card_tells_who_gets_what(players: int, mode: str | None, told: str) -> None:
    match = lz.game("pest").new(players, seed=1, options={} if mode is None else {"mode": mode})
    while not happened(match, "aid-revealed"):
        match.apply(match.legal()[0])
    event = happened(match, "aid-revealed")[0]
    text = EN.event(event, NAMES)
    assert text.startswith(told.format(event["card"].removeprefix("a")))
    assert ("All others" in text) == (players == 3)
