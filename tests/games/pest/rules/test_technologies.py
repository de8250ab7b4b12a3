"""Technologies that change movement, camps and mortuses. Others stand with the chapter they change."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pest.builder import act, at, edition, frame, held, me, offered, place, play, refused, stock
from tests.games.pest.rules.test_movement import moving, points

NO_CAMP = {"camp": "lerk"}


def card(*cards: str | None) -> dict[str, Any]:
    return {"technologies": [*cards, *[None] * (3 - len(cards))]}


@pytest.mark.rule("pest.tech.03-desk")
@pytest.mark.rule("pest.tech.jump-enters")
def test_the_desk_pays_for_each_entering_rival() -> None:
    desk = {**card("t3"), "buildings": {"mint": "gotar", "factory": "vards", "workshop": "malaren"}}
    match = moving("gollor", card("t22"), seats={1: desk})
    play(match, "Step gotar", "Step vards", "Step malaren", "Stop")
    assert stock(match, 1)[4] == 3
    jumped = moving("riterra", card("t6"), seats={1: desk})
    play(jumped, "Jump gotar")
    assert stock(jumped, 1)[4] == 1
    own = play(moving("gollor", {**card("t3"), "buildings": {"mint": "gotar"}}), "Step gotar")
    assert stock(own)[4] == 0
    # A castle is a building too; a location of somebody else's is none of the owner's.
    castle = moving("gollor", seats={1: {**card("t3"), "castle": "gotar"}})
    assert stock(play(castle, "Step gotar"), 1)[4] == 1
    elsewhere = moving("gollor", seats={1: card("t3"), 2: {"castle": "gotar"}})
    assert stock(play(elsewhere, "Step gotar"), 1)[4] == 0


@pytest.mark.rule("pest.tech.04-medical-mask")
def test_the_mask_leaves_one_person() -> None:
    seat = {**card("t4"), **NO_CAMP, "stock": {"food": 1}}
    match = play(moving("gollor", seat, sick={"gotar": 3}), "Step gotar")
    assert (place(match, "gotar")["sick"], held(match), stock(match)[2]) == (1, 2, 0)
    assert refused(moving("gollor", {**seat, "stock": {}}, roads={"gollor-gotar": 1}), "Step gotar")
    choice = play(moving("gollor", {**seat, "stock": {"food": 3}}, sick={"gotar": 3}), "Step gotar")
    assert offered(choice, "Clear") == ["food", "leave"]


@pytest.mark.rule("pest.tech.mask-with-ambulance")
@pytest.mark.parametrize(("count", "price"), [(1, 0), (3, 0), (4, 1), (5, 2)])
def test_mask_and_ambulance_together(count: int, price: int) -> None:
    seat = {**card("t4", "t8"), **NO_CAMP, "stock": {"food": price}}
    match = play(moving("gollor", seat, sick={"gotar": count}), "Step gotar")
    if frame(match) == "ClearBy":
        play(match, "Clear leave")
    while frame(match) == "HousePerson":
        play(match, "House build")
    assert (stock(match)[2], place(match, "gotar")["sick"], held(match)) == (0, 1, count - 1)


@pytest.mark.rule("pest.tech.mask-with-camp")
def test_the_camp_leaves_nobody() -> None:
    match = play(moving("gollor", {**card("t4"), "stock": {"food": 1}}, sick={"gotar": 3}), "Step gotar")
    assert offered(match, "Clear") == ["leave", "camp"]
    play(match, "Clear camp")
    assert (place(match, "gotar")["sick"], held(match)) == (0, 3)


@pytest.mark.rule("pest.camp.clears-free")
def test_a_person_left_at_the_start_is_taken_by_the_camp() -> None:
    match = play(moving("gollor", card("t4"), sick={"gollor": 1}), "Camp")
    assert (place(match, "gollor")["sick"], held(match)) == (0, 1)


@pytest.mark.rule("pest.tech.05-disinfectants")
def test_disinfectants_pay_in_rival_locations() -> None:
    seats = {1: {"buildings": {"mint": "riterra", "factory": "amfell"}}, 2: {"buildings": {"mint": "riterra"}}}
    match = moving("sobal", card("t5"), seats=seats, players=5)
    play(match, "Step riterra")
    assert stock(match) == (0, 0, 1, 0, 0)
    play(match, "Step amfell")
    assert stock(match) == (1, 0, 1, 0, 0)
    play(match, "Stop")
    assert stock(match) == (2, 0, 1, 0, 0)
    # The sick are gathered first; what the location gives comes after and cannot pay for them.
    seat = {**card("t5"), **NO_CAMP, "stock": {"food": 1}}
    match = play(moving("sobal", seat, seats=seats, players=5, sick={"riterra": 2}), "Step riterra")
    assert (stock(match)[2], held(match)) == (1, 2)
    assert refused(moving("sobal", {**seat, "stock": {}}, seats=seats, players=5, sick={"riterra": 2}), "Step riterra")
    # The own castle is nobody else's.
    assert stock(play(moving("veria", card("t5")), "Step gnoll")) == (0, 0, 0, 0, 0)


@pytest.mark.rule("pest.tech.06-cloning-experiment")
@pytest.mark.rule("pest.tech.jump-enters")
def test_a_jump_to_a_location_of_the_same_type() -> None:
    seat = {**card("t6"), "research": 1, "buildings": {"mint": "klaor", "district-1": "lor"}}
    match = moving("vards", seat, players=5)
    villages = offered(match, "Jump")
    assert {"lerk", "klaor", "lor"} <= set(villages)
    assert "vards" not in villages
    assert len(villages) == 19
    play(match, "Jump lerk")
    assert offered(match, "Step") == []  # not even the own building next door
    play(match, "Boost")
    assert "klaor" in offered(match, "Step")
    play(match, "Stop")
    assert stock(match) == (0, 1, 0, 0, 0)
    weak = moving("vards", {**card("t6"), "regular": 3, "taken": "move"}, players=5)
    assert offered(weak, "Jump") == []
    walked = play(moving("vards", card("t6"), players=5), "Step klaor")
    assert offered(walked, "Jump") == []
    sick_there = play(moving("vards", {**card("t6"), **NO_CAMP, "camp": "gotar"}, players=5, sick={"lor": 1}), "Jump lor")
    assert held(sick_there) == 1


@pytest.mark.rule("pest.tech.08-ambulance-carriage")
def test_the_ambulance_takes_two_free() -> None:
    seat = {**card("t8"), **NO_CAMP, "stock": {"food": 5}}
    match = play(moving("sobal", seat, sick={"gollor": 2, "gotar": 4}), "Step gollor", "Step gotar")
    while frame(match) == "HousePerson":
        play(match, "House graveyard")
    paid = [event["count"] for event in match.events() if event["kind"] == "resource-paid"]
    assert paid == [2]
    assert refused(moving("sobal", {**seat, "stock": {"food": 1}}, roads={"sobal-gollor": 2}), "Step gollor")


@pytest.mark.rule("pest.tech.16-pass")
def test_safe_conduct_makes_rival_locations_free() -> None:
    """Sobal - Riterra - Porral are rivals'; Jolari and Milessar beyond cost a point each."""
    seats = {1: {"buildings": {"mint": "riterra", "factory": "porral"}}}
    match = moving("sobal", card("t16"), seats=seats, players=5)
    play(match, "Step riterra", "Step porral")
    assert points(match) == 2
    play(match, "Step jolari", "Step milessar")
    assert points(match) == 0
    # It gives nothing else: building there is building beside a rival.
    built = act(
        "build-heal", seats={0: {**card("t16"), "doctor": "riterra", "stock": {"wood": 1, "stone": 1}}, **seats}, players=5
    )
    play(built, "Do build", "Build doctor district-1")
    assert me(built)["influence"] == 2 + 1  # one less than a free city; one by the order of law 1


@pytest.mark.rule("pest.tech.pass-with-disinfectants")
def test_safe_conduct_with_disinfectants() -> None:
    seats = {1: {"buildings": {"mint": "riterra", "factory": "amfell"}}}
    match = moving("sobal", card("t16", "t5"), seats=seats, players=5)
    play(match, "Step riterra", "Step amfell", "Step veria")
    assert (points(match), stock(match)) == (1, (1, 0, 1, 0, 0))
    play(match, "Stop")
    assert stock(match) == (1, 0, 1, 1, 0)


@pytest.mark.rule("pest.tech.17-medical-trials")
@pytest.mark.rule("pest.tech.mortus-cards")
def test_medical_trials_are_a_turn_of_their_own() -> None:
    seat = {**card(None, "t17"), "stock": {"herbs": 3}, "research": 1}
    match = at(seats={0: seat}, todo=[["PlaceMortus", 0], ["PlaceMortus", 0]])
    play(match, "Trials")
    assert (me(match)["healthy"], stock(match)[3]) == (2, 0)
    assert offered(match, "Do") == []
    assert refused(match, "Boost")
    # The mortus stays on the card, so it works once a year, however rich its owner.
    rich = at(seats={0: {**seat, "stock": {"herbs": 5, "coin": 4}}}, todo=[["PlaceMortus", 0], ["PlaceMortus", 0]])
    play(rich, "Trials", "PayCoins 0")
    assert (me(rich)["ready"], me(rich)["technologies"][1]["mortus"], me(rich)["grid"]) == (1, True, [])
    assert offered(rich, "Exchange") == ["herbs"]
    play(rich, "EndTurn")
    assert refused(rich, "Trials", "pest.tech.17-medical-trials")
    one = at(seats={0: {**seat, "healthy": 11}}, todo=[["PlaceMortus", 0]])
    assert me(play(one, "Trials"))["healthy"] == 12
    full = at(seats={0: {**seat, "healthy": 12}}, todo=[["PlaceMortus", 0]])
    assert refused(full, "Trials")


@pytest.mark.rule("pest.tech.mortus-cards")
def test_an_exchange_can_pay_for_the_trials() -> None:
    seat = {**card(None, "t17"), "stock": {"herbs": 2, "wood": 2}}
    match = at(seats={0: seat}, todo=[["PlaceMortus", 0]])
    assert refused(match, "Trials")
    play(match, "Exchange wood", "ExchangeWith wood", "Trials")
    assert (me(match)["healthy"], stock(match)) == (2, (0, 0, 0, 0, 0))


@pytest.mark.rule("pest.exchange.free-and-repeatable")
def test_an_exchange_before_the_trials_can_save_a_herb() -> None:
    """Three herbs would pay for the trials, but a coin for two wood can stand in for one of them."""
    seat = {**card(None, "t17"), "stock": {"herbs": 3, "wood": 2}}
    match = at(seats={0: seat}, todo=[["PlaceMortus", 0]])
    play(match, "Exchange wood", "ExchangeWith wood", "Trials", "PayCoins 1")
    assert (me(match)["healthy"], stock(match)) == (2, (0, 0, 0, 1, 0))


@pytest.mark.rule("pest.tech.18-quarantine-tent")
@pytest.mark.rule("pest.tech.19-quarantine-house")
@pytest.mark.parametrize(("technology", "spaces", "calm"), [("t18", 8, 4), ("t19", 9, 5)])
def test_cards_with_quarantine_spaces(technology: str, spaces: int, calm: int) -> None:
    match = at(seats={0: card(technology)}, todo=[["TakeIn", 0, calm, 0, 0]])
    assert me(match)["quarantine"] == {"regular": calm, "calm": calm, "taken": "none", "spaces": spaces}


@pytest.mark.rule("pest.tech.21-improved-camp-heals")
def test_the_improved_camp_heals_one_at_once() -> None:
    match = play(moving("gollor", card("t21"), sick={"gotar": 3}), "Step gotar")
    assert offered(match, "HealAtCamp") == ["no", "yes"]
    play(match, "HealAtCamp yes")
    assert (me(match)["healthy"], held(match)) == (1, 2)
    none = play(moving("gollor", card("t21")), "Step gotar", "Camp")
    assert (me(none)["healthy"], frame(none)) == (0, "Move")
    full = play(moving("gollor", {**card("t21"), "healthy": 12}, sick={"gotar": 3}), "Step gotar")
    assert (frame(full), held(full)) == ("Move", 3)
    # An edition may print more; the track takes as many as it has spaces for.
    printed = edition()
    printed["technology"][20]["args"]["heals_on_placing"] = 2
    two = play(moving("gollor", {**card("t21"), "healthy": 11}, sick={"gotar": 3}, printed=printed), "Step gotar")
    play(two, "HealAtCamp yes")
    assert (me(two)["healthy"], held(two)) == (12, 2)


@pytest.mark.rule("pest.tech.28-adrenaline-dose")
def test_the_adrenaline_dose_repeats_a_pair() -> None:
    seat = {**card(None, "t28"), "grid": ["move-heal", "build-assign"], "research": 1}
    match = at(year=5, seats={0: seat}, todo=[["PlaceMortus", 0], ["PlaceMortus", 0]])
    assert offered(match, "Repeat") == ["move-heal", "build-assign"]
    play(match, "Repeat move-heal")
    assert offered(match, "Do") == ["move", "heal"]
    play(match, "Do move", "Boost", "Stop", "EndTurn")
    assert offered(match, "Repeat") == []  # once a year
    empty = at(seats={0: card(None, "t28")}, todo=[["PlaceMortus", 0]])
    assert refused(empty, "Repeat move-heal", "pest.tech.28-adrenaline-dose")
