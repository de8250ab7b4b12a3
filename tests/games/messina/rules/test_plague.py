"""Fighting the plague, rats, ships."""

from __future__ import annotations

import pytest

from tests.games.messina.builder import (
    GAME,
    at,
    cubes,
    doing,
    frame,
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


def fight(stuff: dict[str, int], hexes: dict[str, int], round: int = 1, spot: str = "H13", **told: object):  # type: ignore[no-untyped-def]
    """A helper stands on a hex with cubes."""
    rows = {name: {"cubes": count} for name, count in hexes.items()}
    return play(at(round=round, me={"helpers": ["estate"], **stuff}, hexes=rows, **told), f"Stand {spot}")


@pytest.mark.rule("messina.plague.fire-removes-cube")
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_any_number_of_cubes_is_fought_one_by_one(removed: int) -> None:
    match = fight({"fire": 2}, {"H13": 3})
    for _ in range(removed):
        assert legal(match) == ["Fight fire", "Stop"]
        play(match, "Fight fire")
    if removed < 2:
        play(match, "Stop")
    assert cubes(match) == {"H13": 3 - removed}
    assert (stock(match)[2], seat(match)["rats"]) == (2 - removed, 3 - removed)


@pytest.mark.rule("messina.plague.early-price")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_one_fire_a_cube_in_early_rounds(round: int) -> None:
    match = play(fight({"fire": 1}, {"H13": 1}, round), "Fight fire")
    assert (stock(match)[2], cubes(match), points(match)) == (0, {}, 0)


@pytest.mark.rule("messina.plague.later-price")
@pytest.mark.parametrize("round", [5, 6])
def test_two_fire_a_cube_in_late_rounds(round: int) -> None:
    match = fight({"fire": 1}, {"H13": 1}, round)
    assert seat(match)["rats"] == 1 and "Fight" not in verbs(match)
    match = play(fight({"fire": 2}, {"H13": 1}, round), "Fight fire")
    assert (stock(match)[2], cubes(match)) == (0, {})
    assert why_not(fight({"fire": 1, "powerfire": 1}, {"H13": 1}, round), "Fight fire") == ["messina.plague.later-price"]


@pytest.mark.rule("messina.plague.later-points")
def test_late_cubes_bring_points() -> None:
    match = play(fight({"fire": 4}, {"H13": 2}, 5), "Fight fire", "Fight fire")
    assert (points(match), rating(match, "popularity")) == (4, 3)


@pytest.mark.rule("messina.plague.cubes-return")
def test_cubes_go_back_to_the_limited_supply() -> None:
    match = fight({"fire": 2}, {"H13": 2}, spare_cubes=10)
    assert match.view(None)["cube_supply"] == 10
    play(match, "Fight fire", "Fight fire")
    assert match.view(None)["cube_supply"] == 12


@pytest.mark.rule("messina.plague.people-advance")
@pytest.mark.rule("messina.plague.powerful-adjacent")
def test_powerful_fire_reaches_a_neighbour_and_both_cubes_count() -> None:
    match = fight({"powerfire": 1}, {"H13": 1, "H7": 1, "H1": 1})
    assert set(legal(match)) == {"Fight powerfire", "FightBoth H7", "Stop"}
    play(match, "FightBoth H7")
    assert (cubes(match), rating(match, "popularity"), stock(match)[3]) == ({"H1": 1}, 3, 0)


@pytest.mark.rule("messina.plague.powerful-adjacent")
def test_two_powerful_fires_reach_the_same_neighbour_twice() -> None:
    match = play(fight({"powerfire": 2}, {"H13": 2, "H7": 2}), "FightBoth H7", "FightBoth H7")
    assert cubes(match) == {}
    assert why_not(fight({"powerfire": 1}, {"H13": 1}), "FightBoth H7") == ["messina.plague.powerful-adjacent"]


@pytest.mark.rule("messina.plague.rat-per-cube")
def test_a_rat_for_every_cube_that_stays() -> None:
    match = play(fight({"fire": 1}, {"H13": 3}), "Fight fire")
    assert (seat(match)["rats"], cubes(match)) == (2, {"H13": 2})


@pytest.mark.rule("messina.plague.powerful-needs-own-cube")
def test_without_a_cube_here_there_is_no_fight() -> None:
    match = fight({"powerfire": 1}, {"H7": 1})
    assert frame(match) == "ChooseAction"
    assert why_not(match, "FightBoth H7") == ["messina.turn.step-order-strict"]


@pytest.mark.rule("messina.plague.powerful-as-plain")
def test_powerful_fire_serves_as_plain_fire() -> None:
    match = fight({"powerfire": 1}, {"H13": 1})
    assert legal(match) == ["Fight powerfire", "Stop"]
    play(match, "Fight powerfire")
    assert (cubes(match), stock(match)[3]) == ({}, 0)


@pytest.mark.rule("messina.plague.powerful-on-ship")
def test_ships_and_hexes_are_out_of_reach_of_each_other() -> None:
    docks = {"dock-NW": ["T1"]}
    match = fight({"powerfire": 1}, {"H2": 1}, spot="dock-NW", docks=docks)
    assert legal(match) == ["Fight powerfire", "Stop"]
    assert why_not(match, "FightBoth H2") == ["messina.plague.powerful-on-ship"]
    play(match, "Fight powerfire")
    assert cubes(match) == {"H2": 1}
    match = fight({"powerfire": 1}, {"H2": 1}, spot="H2", docks=docks)
    assert offered(match, "FightBoth") == []


@pytest.mark.rule("messina.plague.powerful-late-single")
@pytest.mark.rule("messina.plague.powerful-late-double")
def test_late_powerful_fire() -> None:
    match = fight({"powerfire": 1, "fire": 1}, {"H13": 1, "H7": 1}, 5)
    assert legal(match) == ["Fight powerfire", "Stop"]
    assert why_not(match, "FightBoth H7") == ["messina.plague.powerful-late-double"]
    assert cubes(play(match, "Fight powerfire")) == {"H7": 1}
    match = play(fight({"powerfire": 2}, {"H13": 1, "H7": 1}, 5), "FightBoth H7")
    assert (cubes(match), rating(match, "popularity"), points(match), stock(match)[3]) == ({}, 3, 4, 0)


@pytest.mark.rule("messina.rat.permanent")
def test_rats_never_go() -> None:
    match = GAME.new(3, seed=12)
    before = [0, 0, 0]
    while not match.is_over:
        match.apply(match.legal_options()[0])
        now = [row["rats"] for row in match.view(None)["seats"]]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now


# ---------------------------------------------------------------- ships


@pytest.mark.rule("messina.ship.choose")
def test_only_docks_with_ships_are_chosen_and_one_of_their_ships() -> None:
    match = at(docks={"dock-NW": ["T1", "T5"]})
    assert [spot for spot in offered(match, "Stand") if spot.startswith("dock")] == ["dock-NW"]
    assert why_not(match, "Stand dock-NE") == ["messina.ship.choose"]
    play(match, "Stand dock-NW")
    assert legal(match) == ["TakeShip T1", "TakeShip T5"]


@pytest.mark.rule("messina.ship.dock-shared")
def test_a_dock_serves_several_helpers() -> None:
    match = at(docks={"dock-NW": ["T1"]}, you={"helpers": ["dock-NW!"]}, me={"helpers": ["estate", "dock-NW!"]})
    play(match, "Stand dock-NW")
    assert seat(match)["ships"] == ["T1"]


@pytest.mark.rule("messina.ship.fight-or-rat")
def test_fought_or_not_the_cube_returns_to_the_supply() -> None:
    match = at(docks={"dock-NW": ["T1"]})
    before = match.view(None)["cube_supply"]
    play(match, "Stand dock-NW")
    assert (seat(match)["rats"], match.view(None)["cube_supply"]) == (1, before + 1)
    match = play(at(docks={"dock-NW": ["T1"]}, me={"fire": 1}), "Stand dock-NW", "Fight fire")
    assert (seat(match)["rats"], match.view(None)["cube_supply"], stock(match)[2]) == (0, before + 1, 0)


@pytest.mark.rule("messina.ship.fight-rewards")
def test_a_fought_ship_cube_is_a_destroyed_cube() -> None:
    told = {"round": 5, "docks": {"dock-NW": ["T6"]}, "me": {"fire": 2}}
    match = play(at(**told), "Stand dock-NW", "Fight fire")
    assert (rating(match, "popularity"), points(match)) == (2, 2)
    match = play(at(**told), "Stand dock-NW", "Stop")
    assert (rating(match, "popularity"), points(match), seat(match)["rats"]) == (1, 0, 1)


@pytest.mark.rule("messina.ship.take")
def test_a_ship_gives_what_is_printed() -> None:
    match = play(at(docks={"dock-NW": [("T5", 0)]}), "Stand dock-NW")
    assert (stock(match)[0], points(match), seat(match)["ships"], seat(match)["rats"]) == (2, 1, ["T5"], 0)
    match = play(at(players=4, turn=3, docks={"dock-NW": [("T5", 0)]}), "Stand dock-NW")
    assert [seat(match, number)["ships"] for number in range(4)] == [[], [], [], ["T5"]]
    assert (stock(match, 3)[0], points(match, 3)) == (2, 1)


@pytest.mark.rule("messina.ship.even-overseer")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_every_second_ship_advances_an_overseer(before: int) -> None:
    ships = ["T5", "T2", "T3", "T4"][:before]
    match = play(at(docks={"dock-NW": [("T1", 0)]}, me={"ships": ships, "squares": {"nu1": 1}}), "Stand dock-NW")
    assert ("Act" in legal(match)) == (before % 2 == 1)
    if before % 2 == 1:
        play(match, "Act")
        assert frame(match) == "AdvanceOverseer"
        assert set(offered(match, "Advance")) == {"nun ahead", "craftsman ahead", "aristocrat ahead"}


@pytest.mark.rule("messina.ship.action-stage")
def test_a_ship_turn_has_an_action_stage() -> None:
    me = {"fire": 1, "popularity": 4, "ships": ["T5"], "coin": 3}
    match = play(at(docks={"dock-NW": ["T6"]}, me=me), "Stand dock-NW", "Fight fire")
    assert set(legal(match)) == {"Act", "Claim popularity-5", "Buy city", "Buy church", "EndTurn"}
    play(match, "Claim popularity-5", "Advance nun ahead", "Act", "Advance nun left")
    assert seat(match)["overseers"]["nun"]["cell"] == 2


@pytest.mark.rule("messina.ship.no-hex-effects")
def test_a_dock_has_nothing_of_a_hex() -> None:
    me = {"carts": {"C1-1": False}, "ships": ["T5"], "squares": {"nu1": 1, "cl1": 2}, "coin": 1}
    match = play(at(docks={"dock-NW": ["T1"]}, me=me, hexes={"H2": {"citizens": "n"}}), "Stand dock-NW")
    assert set(verbs(match)) == {"Act", "EndTurn"}
    assert why_not(match, "Repopulate") == ["messina.repop.where"]
    assert match.view(None)["hexes"]["H2"]["citizens"] == [1, 0, 0]
    assert doing(["Stage", 0, -1, 0]).decision is not None
