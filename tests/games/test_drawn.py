"""What boards are drawn from is said by the engine, for the table that is looked at: the client reckons nothing of it."""

from __future__ import annotations

from typing import Any

import lazaretto as lz
from lazaretto.games import printed
from lazaretto.games.messina.reach import reach
from tests.games.messina import builder as messina
from tests.games.pest import builder as pest


def drawn(game: str, players: int, options: dict[str, Any] | None = None, edition: Any = None) -> Any:
    return printed.drawn(game, edition or lz.game(game).module.edition(), players, options or {})


def test_pest_says_which_actions_are_weak_and_how_many_regular_spaces_there_are() -> None:
    match = pest.at(seats={0: {"regular": 3, "taken": "move+five"}, 1: {"technologies": ["t18", None, None]}})
    weak, sound = match.view(0)["seats"][:2]
    assert (weak["weak"], sound["weak"]) == (["move"], [])
    more = sound["quarantine"]["calm"] - weak["quarantine"]["calm"]
    assert more == sound["quarantine"]["spaces"] - weak["quarantine"]["spaces"] > 0


def test_pest_says_which_places_the_next_sick_person_destroys() -> None:
    most = pest.SHIPPED["plague_rules"]["destroy_at"]
    match = pest.at(sick={"gotar": most - 1, "gollor": most - 2}, ruined=["amfell"])
    places = match.view(0)["locations"]
    assert [places[name]["deadly"] for name in ("gotar", "gollor", "amfell")] == [True, False, False]


def test_people_wait_on_the_tracks_of_a_player_alone_until_his_marker_comes() -> None:
    spaces = pest.SHIPPED["solo"]["influence_people"]
    match = pest.at(players=1, mode="solo", seats={0: {"influence": spaces[1] + 1, "orders": [1, 0, 0]}}, neutral=3)
    waiting = match.view(0)["waiting"]
    assert waiting["influence"] == spaces[2:]
    by_era = [len(each) for each in pest.SHIPPED["solo"]["order_people"].values()]
    assert waiting["orders"] == [list(range(2 if era == 0 else 1, most + 1)) for era, most in enumerate(by_era)]
    assert len(waiting["influence"]) + sum(map(len, waiting["orders"])) + 5 == match.view(0)["people_left"]
    assert pest.at(players=3).view(0)["waiting"] == {"influence": [], "orders": [[], [], []]}


def test_what_is_said_of_aid_and_orders_depends_on_the_table() -> None:
    tips = [drawn("pest", *table)["tips"] for table in [(3,), (2, {"mode": "two-player"}), (1,)]]
    assert [tip["aid_at_once"] for tip in tips] == [False, False, True]
    assert [tip["influence_places"] for tip in tips] == [True, False, False]
    assert [tip["order"] for tip in tips] == [
        ["pest.law.order-advance"],
        ["pest.two.order-scoring"],
        ["pest.solo.order-people"],
    ]
    ledger = lz.game("pest").module.ledger()
    assert all(rule in ledger for tip in tips for rule in [*tip["aid"], *tip["order"]])
    later = pest.edition()
    later["solo"]["aid_pays"] = "last year's card"
    assert not drawn("pest", 1, None, later)["tips"]["aid_at_once"]


def test_a_year_says_its_era_and_how_many_fall_sick() -> None:
    changed = pest.edition()
    changed["era"][1]["sick_per_target"] = 4
    years = drawn("pest", 3, None, changed)["years"]
    assert [year["era"] for year in years] == [row["number"] for row in changed["era"] for _ in range(row["years"])]
    assert {year["sick"] for year in years if year["era"] == 2} == {4}


def test_messina_counts_the_helpers_that_are_still_to_be_used() -> None:
    match = messina.at(me={"helpers": ["H1!", "H2", "estate", "estate"]})
    assert match.view(0)["seats"][0]["unused"] == 3


def test_a_step_on_a_rating_says_where_it_leads() -> None:
    match = messina.doing(["ChooseRating", 0, 1, 0], me={"city": 3, "church": 5})
    assert reach(match.here) == {"city": {"space": 4}, "church": {"space": 6}}
    assert "city" not in reach(messina.at().here)


def test_messina_tells_what_cells_activate_what_fights_and_how_stacks_belong_together() -> None:
    changed = messina.edition()
    changed["estate"]["activation"][3].update(own=2, upgraded_own=2)
    changed["city"]["repopulation_visit_vp"] = 5
    found = drawn("messina", 2, None, changed)
    assert found["activations"]["centre"] == {"own": 2, "other": 0, "upgraded_own": 2, "upgraded_other": 0}
    assert (found["visit_points"], found["means"]) == (5, ["fire", "powerfire"])
    assert found["groups"] == ["cabins"] * 3 + ["workshops"] * 3


def test_neighbours_in_rattus_are_those_in_play() -> None:
    for players in (2, 3, 4):
        regions = drawn("rattus", players)["regions"]
        here = set(lz.game("rattus").new(players, seed=1).view(0)["regions"])
        assert all(set(region["near"]) <= here for region in regions)
        assert all(bool(region["near"]) == (region["id"] in here) for region in regions)
    assert any(len(region["near"]) < 4 for region in drawn("rattus", 2)["regions"] if region["id"] == "polonia")
