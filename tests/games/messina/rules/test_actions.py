"""Icons and overseers."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import (
    at,
    doing,
    edition,
    frame,
    happened,
    helpers,
    hex_of,
    legal,
    offered,
    play,
    points,
    rating,
    seat,
    stock,
    verbs,
    why_not,
)

ALL = (1 << 18) - 1
NUN, CRAFTSMAN, ARISTOCRAT, ANY = 0, 1, 2, 3
PLAIN, SKIP, UPGRADE = 0, 1, 2


def advance(who: int = ANY, way: int = PLAIN, **told: Any) -> lz.Match:
    return doing(["AdvanceOverseer", 0, who, way, 1], **told)


def cells(match: lz.Match) -> list[int]:
    return [row["cell"] for row in seat(match)["overseers"].values()]


def with_action(action: str, hex: str = "H13", **told: Any) -> lz.Match:
    """Stand on a hex that prints another action."""
    changed = edition()
    next(tile for tile in changed["city"]["hex"] if tile["id"] == hex)["action"] = action
    return play(at(printed=changed, **told), f"Stand {hex}")


# ---------------------------------------------------------------- icons


@pytest.mark.rule("messina.action.gain-resource")
def test_one_of_a_kind_for_every_icon() -> None:
    assert stock(play(at(), "Stand H14", "Act")) == (1, 1, 0, 0)
    assert stock(play(with_action("coin:1, wood:2, fire:3, powerfire:1"), "Act")) == (1, 2, 3, 1)


@pytest.mark.rule("messina.action.no-resource-limit")
def test_any_amount_may_be_held() -> None:
    match = play(at(me={"coin": 30, "wood": 25, "fire": 20, "powerfire": 9}), "Stand H14", "Act")
    assert stock(match) == (31, 26, 20, 9)


@pytest.mark.rule("messina.action.slash-choice")
def test_one_side_of_a_slash() -> None:
    match = play(at(me={"coin": 1}, tops={0: "Q1"}), "Stand SW", "Act")
    assert legal(match) == ["Side 1", "Side 2", "Stop"]
    built = play(match.clone(), "Side 1", "Build Q1")
    assert (stock(built)[3], seat(built)["cabins"][0]["upgrade"]) == (0, "Q1")
    play(match, "Side 2")
    assert (stock(match)[3], match.to_move) == (1, 1)
    assert stock(play(at(), "Stand SW", "Act"))[3] == 1  # nothing can be built: no question


@pytest.mark.rule("messina.action.icon-exchange")
def test_an_exchange_costs_what_is_printed_whatever_the_helpers() -> None:
    me = {"squares": {"au3": 1}, "coin": 1, "helpers": ["estate"] * 4}
    match = doing(["Activations", 0, ALL, 1, 0, 0, 1], me=me)
    play(match, "Activate au3")
    assert (stock(match)[0], rating(match, "city")) == (0, 2)
    match = doing(["Activations", 0, ALL, 1, 0, 0, 1], me={**me, "coin": 0})
    assert frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.action.icon-points")
def test_points_come_at_once_and_the_disc_lies_on_top() -> None:
    match = play(with_action("vp:3", you={"points": 3}), "Act")
    assert (points(match), seat(match)["discs"]["points"]) == (3, [3, 1])


@pytest.mark.rule("messina.action.icon-rating")
def test_a_free_step_on_city_or_church() -> None:
    assert rating(play(at(), "Stand H3", "Act"), "city") == 2
    assert rating(play(at(), "Stand H2", "Act"), "church") == 2
    match = play(with_action("city|church:1"), "Act")
    assert legal(match) == ["Rating city", "Rating church", "Stop"]
    assert why_not(match, "Rating popularity") == ["messina.action.icon-rating"]
    play(match, "Rating church")
    assert (rating(match, "church"), rating(match, "city"), stock(match)[0]) == (2, 1, 0)
    assert legal(play(with_action("city|church:1", me={"city": 11}), "Act")) == ["Rating church", "Stop"]
    assert legal(play(with_action("city|church:1", me={"church": 11}), "Act")) == ["Rating city", "Stop"]
    assert with_action("city|church:1", me={"city": 11, "church": 11}).to_move == 1
    match = play(with_action("city|church:2"), "Act", "Rating church", "Rating city")
    assert (rating(match, "church"), rating(match, "city"), match.to_move) == (2, 2, 1)


@pytest.mark.rule("messina.action.icon-scroll")
def test_a_scroll_marker_of_choice() -> None:
    match = doing(["AdvanceScroll", 0, 1, 1])
    assert offered(match, "Scroll") == ["1", "2", "3"]
    assert seat(play(match, "Scroll 2"))["scroll"] == [0, 1, 0]
    match = doing(["AdvanceScroll", 0, 2, 1], me={"scroll": [4, 4, 3]})
    assert offered(match, "Scroll") == ["3"]
    assert why_not(match, "Scroll 1") == ["messina.action.icon-scroll"]
    play(match, "Scroll 3")
    assert seat(match)["scroll"] == [4, 4, 4] and frame(match) != "ChooseLine"
    match = play(with_action("scroll:1", me={"scroll": [4, 4, 4]}))
    assert match.to_move == 1
    match = play(doing(["AdvanceScroll", 0, 2, 1]), "Scroll 1", "Scroll 3")
    assert seat(match)["scroll"] == [1, 0, 1] and frame(match) != "ChooseLine"
    match = play(doing(["AdvanceScroll", 2, 1, 1], players=3), "Scroll 3")
    assert [seat(match, number)["scroll"] for number in range(3)] == [[0, 0, 0], [0, 0, 0], [0, 0, 1]]
    assert [(event["seat"], event["level"]) for event in happened(match, "scroll-advanced")] == [(2, 1)]


@pytest.mark.rule("messina.action.icon-overseer-any")
def test_any_overseer_that_has_not_finished() -> None:
    assert set(offered(advance(), "Advance")) == {"nun ahead", "craftsman ahead", "aristocrat ahead"}
    match = play(advance(), "Advance craftsman ahead")
    assert cells(match) == [0, 1, 0]
    done = {"nun": (6, "left", False)}
    assert legal(advance(me={"overseers": done})) == ["Advance craftsman ahead", "Advance aristocrat ahead", "Stop"]


@pytest.mark.rule("messina.action.icon-overseer-class")
def test_only_the_overseer_of_the_class() -> None:
    match = advance(NUN)
    assert offered(match, "Advance") == ["nun ahead"]
    assert why_not(match, "Advance craftsman ahead") == ["messina.action.icon-overseer-class"]
    match = play(at(me={"overseers": {"nun": (6, "left", False)}}), "Stand SE")
    assert match.to_move == 1  # nothing happens


@pytest.mark.rule("messina.action.icon-overseer-skip")
def test_a_jump_over_one_cell() -> None:
    overseers = {"nun": (1, "ahead", False), "craftsman": (5, "left", False), "aristocrat": (0, "ahead", False)}
    match = advance(ANY, SKIP, me={"overseers": overseers, "squares": {"nu1": 1, "nu2": 1}})
    assert set(offered(match, "Leap")) == {"nun left", "nun right", "aristocrat left", "aristocrat right"}
    assert "craftsman ahead" in offered(match, "Advance")
    jumped = play(match.clone(), "Leap nun left")
    assert cells(jumped)[0] == 3 and offered(jumped, "Activate") == ["nu1"]
    assert cells(play(match.clone(), "Advance nun left"))[0] == 2
    play(match, "Leap aristocrat right")
    assert seat(match)["overseers"]["aristocrat"] == {"cell": 2, "branch": "right", "upgraded": False}
    assert why_not(advance(), "Leap nun left") == ["messina.action.icon-overseer-skip"]
    match = play(advance(NUN, SKIP, me={"overseers": {"nun": (4, "left", False)}}), "Leap nun ahead")
    assert cells(match)[0] == 6  # into the centre


@pytest.mark.rule("messina.action.icon-upgrade-overseer")
def test_upgrading_an_overseer_activates_nobody() -> None:
    me = {"overseers": {"nun": (2, "left", False), "craftsman": (0, "ahead", True)}, "squares": {"nu1": 1}}
    match = doing(["UpgradeOverseer", 0, 1], me=me)
    assert offered(match, "UpgradeOverseer") == ["nun", "aristocrat"]
    assert why_not(match, "UpgradeOverseer craftsman") == ["messina.action.icon-upgrade-overseer"]
    play(match, "UpgradeOverseer nun")
    assert seat(match)["overseers"]["nun"] == {"cell": 2, "branch": "left", "upgraded": True}
    assert happened(match, "citizen-activated") == []
    match = play(doing(["UpgradeOverseer", 0, 1], me={**me, "coin": 3}), "Buy church", "UpgradeOverseer aristocrat")
    assert [row["upgraded"] for row in seat(match)["overseers"].values()] == [False, True, True]
    match = play(doing(["UpgradeOverseer", 0, 1], me=me), "Stop")
    assert [row["upgraded"] for row in seat(match)["overseers"].values()] == [False, True, False]


@pytest.mark.rule("messina.action.icon-upgrade-citizen")
def test_a_citizen_is_upgraded_wherever_it_is() -> None:
    me = {"squares": {"nu1": 1, "nu2": 2}, "workshops": {"B1": 1}, "cabins": [("aristocrat", 1, None)]}
    match = play(at(me=me), "Stand H1", "Act")
    assert offered(match, "UpgradeCitizen") == ["nu1", "B1", "cabin1"]
    assert why_not(match, "UpgradeCitizen nu2") == ["messina.action.icon-upgrade-citizen"]
    assert seat(play(match.clone(), "UpgradeCitizen nu1"))["squares"]["nu1"] == 2
    assert seat(play(match.clone(), "UpgradeCitizen B1"))["workshops"]["B1"]["worker"] == 2
    assert seat(play(match, "UpgradeCitizen cabin1"))["cabins"][0]["citizen"] == "aristocrat+"
    match = play(at(me={**me, "coin": 3}), "Stand H1", "Act", "Buy church", "UpgradeCitizen nu1")
    assert (rating(match, "church"), seat(match)["squares"]["nu1"]) == (2, 2)


@pytest.mark.rule("messina.action.icon-build")
def test_one_thing_is_built() -> None:
    match = play(at(me={"coin": 9, "wood": 9}), "Stand H7", "Act")
    assert set(offered(match, "Build")) == {"Q13", "Q14", "Q15", "B9", "B6", "B14", "C4-1"}
    play(match, "Build B6")
    assert (list(seat(match)["workshops"]), verbs(match)) == (["B6"], {"Buy", "EndTurn"})


@pytest.mark.rule("messina.action.icon-helper")
def test_a_helper_joins_unused() -> None:
    match = play(with_action("helper:1"), "Act")
    assert sorted(helpers(match)) == ["H13!", "estate", "estate", "estate", "supply"]


@pytest.mark.rule("messina.action.icon-activate-n")
def test_so_many_different_citizens_anywhere() -> None:
    me = {"squares": {"nu1": 1, "cl3": 1, "al3": 1}}
    match = play(with_action("activate:2", me=me), "Act", "Activate nu1")
    assert offered(match, "Activate") == ["cl3", "al3"]
    play(match, "Activate al3")
    assert (stock(match), match.to_move) == ((2, 0, 1, 0), 1)


@pytest.mark.rule("messina.action.icon-any-hex")
def test_the_action_of_any_hex_and_nothing_else_of_it() -> None:
    told = {"hexes": {"H13": {"cubes": 2, "citizens": "n", "owner": 1}}, "you": {"helpers": ["H13!"]}}
    match = doing(["BorrowAction", 0, 1], **told)
    assert {"H13", "SW"} < set(offered(match, "Borrow")) and "dock-SW" not in offered(match, "Borrow")
    play(match, "Borrow H13")
    assert stock(match) == (0, 2, 0, 0)
    assert (points(match, 1), seat(match)["rats"], hex_of(match, "H13")["citizens"]) == (0, 0, [1, 0, 0])
    match = doing(["BorrowAction", 0, 1], me={"coin": 3})
    assert why_not(match, "Borrow H20") == ["messina.action.icon-any-hex"]
    play(match, "Buy church")  # a payment in between does not use it up
    assert (frame(match), rating(match, "church"), stock(match)[0]) == ("BorrowAction", 2, 0)
    assert stock(play(match, "Stop")) == (0, 0, 0, 0)


# ---------------------------------------------------------------- the path


@pytest.mark.rule("messina.overseer.path-six")
def test_six_advances_lead_to_the_last_cell() -> None:
    match = doing(*[["AdvanceOverseer", 0, ANY, PLAIN, 1]] * 6)
    play(match, "Advance nun ahead", "Advance nun right", *["Advance nun ahead"] * 4)
    assert cells(match)[0] == 6


@pytest.mark.rule("messina.overseer.path-six")
@pytest.mark.rule("messina.rating.church-upgrade-advance")
def test_the_overseers_of_a_later_seat() -> None:
    """Seat 2 of three: nobody else's overseer moves, is upgraded or activates."""
    squares = {"cl1": 1, "cr1": 1, "cr3": 1, "cl3": 1}
    told = {"players": 3, "seats": {2: {"squares": squares, "points": 1}, 1: {"squares": squares}}}
    match = doing(["AdvanceOverseer", 2, ANY, UPGRADE, 1], ["AdvanceOverseer", 2, CRAFTSMAN, PLAIN, 1], **told)
    play(match, "Advance craftsman ahead")
    assert offered(match, "Activate") == ["cl1", "cr1"]
    play(match, "Stop", "Advance craftsman right", "Activate cr3")
    rows = [seat(match, number)["overseers"]["craftsman"] for number in range(3)]
    assert [(row["cell"], row["branch"], row["upgraded"]) for row in rows] == [
        (0, "ahead", False),
        (0, "ahead", False),
        (2, "right", True),
    ]
    assert [stock(match, number) for number in range(3)] == [(0, 0, 0, 0), (0, 0, 0, 0), (1, 1, 0, 0)]
    assert len(happened(match, "overseer-upgraded")) == 1


@pytest.mark.rule("messina.overseer.branch")
@pytest.mark.parametrize("cell", [0, 1, 2, 3, 4, 5])
def test_the_branch_is_chosen_once(cell: int) -> None:
    match = advance(NUN, me={"overseers": {"nun": (cell, "right" if cell > 1 else "ahead", False)}})
    assert offered(match, "Advance") == (["nun left", "nun right"] if cell == 1 else ["nun ahead"])
    if cell > 1:
        assert why_not(match, "Advance nun left") == ["messina.overseer.branch"]


@pytest.mark.rule("messina.overseer.finished")
def test_a_finished_overseer_stays() -> None:
    finished = dict.fromkeys(("nun", "craftsman", "aristocrat"), (6, "left", False))
    match = play(at(me={"overseers": finished}), "Stand H6", "Act")
    assert (stock(match)[0], match.to_move) == (1, 1)
    match = advance(me={"overseers": {"nun": (6, "left", False)}})
    assert why_not(match, "Advance nun ahead") == ["messina.overseer.finished"]


@pytest.mark.rule("messina.overseer.share-cell")
def test_two_overseers_on_one_cell() -> None:
    overseers = {"nun": (3, "left", False), "craftsman": (4, "right", False)}
    match = play(advance(me={"overseers": overseers}), "Advance nun ahead")
    assert cells(match) == [4, 4, 0]


@pytest.mark.rule("messina.overseer.activates-on-landing")
@pytest.mark.rule("messina.overseer.cell-adjacent")
def test_an_adjacent_cell_activates_one_of_two() -> None:
    """Rulebook example: the nun on the fire square, or the other one on the build square."""
    match = play(
        advance(NUN, me={"squares": {"nu1": 1, "nl1": 1, "nu2": 1}, "coin": 1}, tops={0: "Q1"}), "Advance nun ahead"
    )
    assert offered(match, "Activate") == ["nu1", "nl1"]
    fire = play(match.clone(), "Activate nu1")
    assert stock(fire)[2] == 1 and frame(fire) != "ActivateCitizen"
    assert frame(play(match, "Activate nl1")) == "BuildOne"


@pytest.mark.rule("messina.overseer.cell-quarter")
def test_a_quarter_cell_activates_one_of_its_three_squares() -> None:
    me = {"squares": {"nl2": 1, "nl3": 1, "nu1": 1}, "overseers": {"nun": (1, "ahead", False)}}
    match = play(advance(NUN, me=me), "Advance nun right")
    assert offered(match, "Activate") == ["nl2", "nl3"]
    play(match, "Activate nl3")
    assert stock(match)[3] == 1 and frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.overseer.cell-two-quarters")
def test_a_border_cell_activates_one_in_each_quarter() -> None:
    squares = {"nu1": 1, "nu3": 1, "cr3": 1, "cl3": 1}
    match = advance(NUN, me={"squares": squares, "overseers": {"nun": (3, "left", False)}})
    play(match, "Advance nun ahead")
    assert offered(match, "Activate") == ["cr3", "nu1", "nu3"]
    other_first = play(match.clone(), "Activate cr3")
    assert offered(other_first, "Activate") == ["nu1", "nu3"]
    play(match, "Activate nu1")
    assert offered(match, "Activate") == ["cr3"]
    assert why_not(match, "Activate nu3")
    play(match, "Activate cr3")
    assert stock(match) == (1, 1, 1, 0) and frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.overseer.cell-centre")
@pytest.mark.rule("messina.overseer.up-centre")
@pytest.mark.parametrize("upgraded", [False, True])
def test_the_centre_activates_three_anywhere(upgraded: bool) -> None:
    squares = {"cl3": 1, "cr3": 1, "al3": 1, "nu1": 1, "nl3": 1}
    match = advance(CRAFTSMAN, me={"squares": squares, "overseers": {"craftsman": (5, "left", upgraded)}})
    play(match, "Advance craftsman ahead", "Activate cl3", "Activate cr3", "Activate al3")
    assert stock(match) == (4, 2, 0, 0) and frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.overseer.cell-centre")
def test_at_the_centre_even_three_of_one_quarter() -> None:
    squares = {"nu1": 1, "nu2": 1, "nu3": 1, "cl3": 1}
    match = advance(NUN, me={"squares": squares, "coin": 1, "overseers": {"nun": (5, "left", False)}})
    play(match, "Advance nun ahead", "Activate nu1", "Activate nu2", "Activate nu3", "UpgradeCitizen cl3")
    assert (stock(match), rating(match, "church"), seat(match)["squares"]["cl3"]) == ((0, 0, 1, 0), 2, 2)


@pytest.mark.rule("messina.overseer.no-double")
def test_one_advance_activates_nobody_twice() -> None:
    match = advance(NUN, me={"squares": {"nu1": 1}, "overseers": {"nun": (5, "left", False)}})
    play(match, "Advance nun ahead", "Activate nu1")
    assert stock(match)[2] == 1 and frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.overseer.sectors-only")
def test_only_sector_squares_are_activated() -> None:
    me = {"squares": {"nu1": 1}, "workshops": {"B7": 1}, "cabins": [("nun", 1, None)]}
    match = play(advance(NUN, me={**me, "overseers": {"nun": (5, "left", False)}}), "Advance nun ahead")
    assert legal(match) == ["Activate nu1", "Stop"]
    assert why_not(match, "Activate nu2") == ["messina.overseer.sectors-only"]


@pytest.mark.rule("messina.overseer.empty-landing")
def test_an_overseer_advances_though_nobody_is_there() -> None:
    match = play(advance(), "Advance aristocrat ahead")
    assert cells(match) == [0, 0, 1] and happened(match, "citizen-activated") == []
    assert [event["near"] for event in happened(match, "overseer-woke-nobody")] == [0]


@pytest.mark.rule("messina.overseer.impossible-square")
def test_it_is_said_that_whoever_is_near_can_do_nothing() -> None:
    match = play(advance(NUN, me={"squares": {"nl1": 1}}), "Advance nun ahead")
    assert [event["near"] for event in happened(match, "overseer-woke-nobody")] == [1]
    match = play(advance(NUN, me={"squares": {"nu1": 1, "nl1": 1}}), "Advance nun ahead")
    assert happened(match, "overseer-woke-nobody") == []


@pytest.mark.rule("messina.overseer.impossible-square")
def test_a_square_that_can_do_nothing_is_not_activated() -> None:
    me = {"squares": {"nu1": 1, "nl1": 1}}
    match = play(advance(NUN, me=me), "Advance nun ahead")
    assert offered(match, "Activate") == ["nu1"]
    assert why_not(match, "Activate nl1") == ["messina.overseer.impossible-square"]
    match = play(advance(NUN, me={**me, "points": 1}), "Advance nun ahead")
    assert offered(match, "Activate") == ["nu1", "nl1"]  # a refresh can be paid
    spare = {"squares": {"al3": 1}, "city": 11, "estate_board": "b1", "scroll_board": "b1"}
    match = doing(["Activations", 0, ALL, 1, 0, 0, 1], me=spare)
    assert frame(match) != "ActivateCitizen" and seat(match)["spent"] == []


@pytest.mark.rule("messina.overseer.impossible-square")
def test_an_activation_that_could_reach_nobody_is_not_on_offer() -> None:
    """The action of a church space is not thrown away on a square that can do nothing."""
    me = {"church": 8, "owed": ["church-8"], "squares": {"nl1": 1}, "fire": 0}
    match = play(at(me=me), "Stand H13")
    assert legal(match) == ["Act", "EndTurn"]
    play(match, "Act")
    assert offered(match, "Claim") == ["church-8"]  # wood pays for a refresh now
    play(match, "Claim church-8")
    assert legal(match) == ["Activate nl1", "Stop"]


@pytest.mark.rule("messina.overseer.up-adjacent")
def test_an_upgraded_overseer_activates_both_touching_squares() -> None:
    me = {"squares": {"nu1": 1, "nl1": 1}, "points": 1, "overseers": {"nun": (0, "ahead", True)}}
    match = play(advance(NUN, me=me), "Advance nun ahead", "Activate nu1")
    assert offered(match, "Activate") == ["nl1"]


@pytest.mark.rule("messina.overseer.up-quarter")
def test_an_upgraded_overseer_activates_two_of_a_quarter() -> None:
    me = {"squares": {"cl1": 1, "cl2": 1, "cl3": 1}, "points": 1, "overseers": {"craftsman": (2, "left", True)}}
    match = play(advance(CRAFTSMAN, me=me), "Advance craftsman ahead", "Activate cl3", "Activate cl1", "UpgradeCitizen cl2")
    assert stock(match) == (1, 1, 0, 0) and frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.overseer.up-two-quarters")
@pytest.mark.parametrize(
    ("squares", "steps", "left"),
    [
        ({"nu1": 1, "nu3": 1, "cr3": 1, "cr2": 1}, ["nu1", "nu3", "cr3"], []),
        ({"nu1": 1, "nu3": 1, "cr3": 1, "cr2": 1}, ["cr3"], ["nu1", "nu3"]),
        ({"nu1": 1, "cr3": 1, "cr2": 1}, ["nu1", "cr2"], []),
    ],
)
def test_an_upgraded_overseer_on_a_border(squares: dict[str, int], steps: list[str], left: list[str]) -> None:
    match = advance(NUN, me={"squares": squares, "overseers": {"nun": (4, "left", True)}})
    play(match, "Advance nun ahead")
    for step in steps:
        play(match, f"Activate {step}")
        if frame(match) in ("UpgradeCitizen", "ChooseLine"):
            play(match, legal(match)[0])
    assert offered(match, "Activate") == left
