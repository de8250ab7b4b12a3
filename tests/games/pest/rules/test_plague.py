"""The plague phase: the card, protection, destruction and its spread."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import (
    GAME,
    SHIPPED,
    act,
    frame,
    happened,
    held,
    legal,
    me,
    place,
    plague,
    play,
    position,
    refused,
    road_sick,
    sick,
    striking,
)

AWAY = {0: {"doctor": "lerk"}, 1: {"doctor": "lerk"}, 2: {"doctor": "lerk"}}  # all doctors out of the way


def struck(*targets: str, seats: Any = None, **told: Any) -> lz.Match:
    """Five players' map, three players away from it; card 1 strikes the targets."""
    rows = {seat: {**AWAY[seat], **(seats or {}).get(seat, {})} for seat in range(3)}
    return plague("p1", printed=striking(*targets), seats=rows, **told)


CITY = "city.food"  # Riterra, Milessar, Blessir: none of them next to another


@pytest.mark.rule("pest.plague.reveal-card")
def test_the_card_of_the_year_strikes_the_column_of_the_era() -> None:
    match = plague("p3", year=3, plagues=["p1", "p2"], seats=AWAY)
    assert match.view(None)["plagues"][:3] == ["p1", "p2", "p3"]
    stone = {r["id"]: r for r in SHIPPED["location"] if r["resource"] == "stone" and 3 not in r["ruined_at"]}
    wanted = {name for name, row in stone.items() if row["type"] in ("village", "city")}
    struck_now = set(sick(match)) | {event["location"] for event in happened(match, "plague-stopped")}
    assert struck_now == wanted - {"drena"}  # the castle's owner takes his
    assert held(match, 2) == 2


@pytest.mark.rule("pest.plague.amount-era-1")
@pytest.mark.rule("pest.plague.amount-era-2-3")
@pytest.mark.parametrize(("year", "amount"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_one_person_in_era_one_then_two(year: int, amount: int) -> None:
    revealed = [f"p{number}" for number in range(2, year + 1)]
    match = struck(CITY, "road.red", year=year, plagues=revealed)
    assert sick(match) == {"milessar": amount, "riterra": amount, "blessir": amount}
    assert set(road_sick(match).values()) == {amount}


@pytest.mark.rule("pest.plague.struck-once")
def test_two_symbols_strike_a_location_once() -> None:
    match = struck("harbour.red", "town.wood", year=3, plagues=["p2", "p3"])
    assert sick(match)["terras"] == 2


@pytest.mark.rule("pest.plague.single-building-owner-takes")
@pytest.mark.parametrize("building", ["district-1", "workshop"])
def test_a_lone_building_burdens_its_owner(building: str) -> None:
    match = struck(CITY, year=3, plagues=["p2", "p3"], seats={0: {"buildings": {building: "riterra"}}})
    assert (place(match, "riterra")["sick"], held(match)) == (0, 2)
    castle = struck("village.food", year=3, plagues=["p2", "p3"])
    assert (place(castle, "gnoll")["sick"], held(castle)) == (0, 2)


@pytest.mark.rule("pest.plague.owner-full-to-graveyard")
def test_a_full_quarantine_sends_them_to_the_graveyard() -> None:
    full = {"buildings": {"district-1": "riterra"}, "regular": 3, "taken": "move+build+produce+five"}
    match = struck(CITY, seats={0: full})
    assert (me(match)["graveyard"], held(match)) == (1, 7)
    match = struck(CITY, seats={0: {**full, "taken": "none"}})
    assert "House graveyard" in legal(match)
    assert "House build" in legal(match)


@pytest.mark.rule("pest.plague.several-buildings-block")
def test_several_buildings_keep_the_sick_out() -> None:
    seats = {0: {"buildings": {"district-1": "riterra"}}, 1: {"buildings": {"district-1": "riterra"}}}
    match = struck(CITY, year=5, plagues=["p2", "p3", "p4", "p5"], seats=seats)
    assert (place(match, "riterra")["sick"], held(match, 0), held(match, 1)) == (0, 0, 0)


@pytest.mark.rule("pest.plague.doctor-blocks")
def test_a_doctor_keeps_the_sick_out() -> None:
    match = struck(CITY, seats={0: {"buildings": {"district-1": "riterra"}}, 1: {"doctor": "riterra"}})
    assert (place(match, "riterra")["sick"], held(match)) == (0, 0)
    assert [(event["location"], event["count"]) for event in happened(match, "plague-stopped")] == [("riterra", 1)]


@pytest.mark.rule("pest.plague.camp-blocks-and-returns")
@pytest.mark.rule("pest.plague.several-camps-return")
def test_camps_keep_the_sick_out_and_go_home() -> None:
    match = struck(CITY, year=3, plagues=["p2", "p3"], seats={0: {"camp": "riterra"}, 1: {"camp": "riterra"}})
    assert place(match, "riterra")["sick"] == 0
    assert (me(match, 0)["camp"], me(match, 1)["camp"]) == (None, None)


@pytest.mark.rule("pest.plague.camp-kept-when-otherwise-safe")
def test_a_camp_beside_a_doctor_or_several_buildings_stays() -> None:
    match = struck(CITY, seats={0: {"doctor": "riterra"}, 1: {"camp": "riterra"}, 2: {"camp": "riterra"}})
    assert [me(match, seat)["camp"] for seat in (1, 2)] == ["riterra", "riterra"]
    buildings = {"buildings": {"district-1": "riterra"}}
    match = struck(CITY, seats={0: buildings, 1: buildings, 2: {"camp": "riterra"}})
    assert me(match, 2)["camp"] == "riterra"


@pytest.mark.rule("pest.plague.camp-over-single-building")
def test_a_camp_shields_a_lone_building() -> None:
    match = struck(CITY, seats={0: {"buildings": {"district-1": "riterra"}}, 1: {"camp": "riterra"}})
    assert (held(match), me(match, 1)["camp"], place(match, "riterra")["sick"]) == (0, None, 0)


@pytest.mark.rule("pest.plague.camp-per-effect")
def test_a_camp_stops_one_effect_and_not_the_next() -> None:
    """Terras is struck with Blessir; the camp goes, and Blessir's fall reaches Terras."""
    match = struck(
        "harbour.black", "harbour.blue", year=3, plagues=["p2", "p3"], sick={"blessir": 2}, seats={0: {"camp": "terras"}}
    )
    assert (me(match)["camp"], place(match, "terras")["sick"], place(match, "blessir")["ruined"]) == (None, 1, True)


@pytest.mark.rule("pest.plague.roads-unlimited")
@pytest.mark.rule("pest.plague.roads-not-protected")
def test_roads_fill_without_limit_or_protection() -> None:
    match = struck("road.red", year=3, plagues=["p2", "p3"], roads={"kellis-skartin": 5}, seats={0: {"doctor": "kellis"}})
    assert road_sick(match)["kellis-skartin"] == 7
    assert road_sick(match)["menrey-metix"] == 2  # Metix is a ruin with three players
    assert place(match, "metix")["ruined"]
    assert not happened(match, "location-destroyed")


@pytest.mark.rule("pest.plague.ruined-not-targeted")
def test_ruins_receive_nobody() -> None:
    match = plague("p1", players=3, seats=AWAY)
    wood = [r["id"] for r in SHIPPED["location"] if r["type"] == "village" and r["resource"] in ("wood", "herbs")]
    assert {name for name in wood if place(match, name)["ruined"]}
    assert set(sick(match)) == {name for name in wood if not place(match, name)["ruined"]} - {"arler"}


@pytest.mark.rule("pest.plague.destroy-at-four")
@pytest.mark.rule("pest.plague.destroy-clears-sick")
def test_four_sick_after_the_card_destroy() -> None:
    match = struck(CITY, sick={"riterra": 3, "milessar": 2})
    assert (place(match, "riterra")["ruined"], place(match, "riterra")["sick"]) == (True, 0)
    assert (place(match, "milessar")["ruined"], place(match, "milessar")["sick"]) == (False, 3)
    untouched = struck("town.wood", sick={"riterra": 4})
    assert (place(untouched, "riterra")["ruined"], place(untouched, "riterra")["sick"]) == (False, 4)


@pytest.mark.rule("pest.plague.destroy-spreads-one")
@pytest.mark.rule("pest.plague.spread-never-destroys")
@pytest.mark.rule("pest.plague.over-four-later")
def test_the_fall_of_blessir() -> None:
    """The worked example: the card brings the fourth person to Blessir, which falls and loses all four; Terras and
    Meskar gain one each; Terras holds four and stands, for its fourth person did not come from the card."""
    match = struck("harbour.black", sick={"blessir": 3, "terras": 3})
    assert (place(match, "blessir")["ruined"], place(match, "blessir")["sick"]) == (True, 0)
    assert (place(match, "terras")["sick"], place(match, "terras")["ruined"]) == (4, False)
    assert place(match, "meskar")["sick"] == 1
    told = [event for event in match.events() if event["kind"] in ("sick-added", "location-destroyed")]
    at_blessir = next(index for index, event in enumerate(told) if event["kind"] == "location-destroyed")
    assert {(event["location"], event["count"]) for event in told[:at_blessir]} >= {("blessir", 1)}
    assert [(event["location"], event["count"]) for event in told[at_blessir + 1 :]] == [("terras", 1), ("meskar", 1)]
    # In the later eras a location of more than four falls alike, and still spreads one.
    later = struck("harbour.black", year=5, plagues=["p2", "p3", "p4", "p5"], sick={"blessir": 3, "terras": 3})
    assert (place(later, "blessir")["ruined"], place(later, "terras")["sick"], place(later, "meskar")["sick"]) == (
        True,
        4,
        1,
    )
    # The next card that reaches Terras destroys it; one that skips it does not.
    assert place(struck("town.wood", sick={"terras": 4}), "terras")["ruined"]
    assert not place(struck("town.food", sick={"terras": 4}), "terras")["ruined"]
    # The usual rules hold for what spreads.
    guarded = struck(
        "harbour.black", sick={"blessir": 3}, seats={0: {"doctor": "terras"}, 1: {"buildings": {"mint": "meskar"}}}
    )
    assert (place(guarded, "terras")["sick"], place(guarded, "meskar")["sick"], held(guarded, 1)) == (0, 0, 1)


@pytest.mark.rule("pest.plague.destroy-simultaneous")
@pytest.mark.rule("pest.plague.spread-each-its-own-effect")
def test_neighbours_fall_together_and_each_spreads() -> None:
    """Meskar and Milessar are neighbours; Seora touches both."""
    both = {"meskar": 3, "milessar": 3}
    match = struck("village.food", "city.food", sick=both)
    for name in both:
        assert (place(match, name)["ruined"], place(match, name)["sick"]) == (True, 0)
    assert place(match, "seora")["sick"] == 2
    camped = struck("village.food", "city.food", sick=both, seats={0: {"camp": "seora"}})
    assert (me(camped)["camp"], place(camped, "seora")["sick"]) == (None, 1)
    suited = {0: {"buildings": {"district-1": "seora"}, "technologies": ["t15", None, None]}}
    match = struck("village.food", "city.food", sick=both, seats=suited)
    while frame(match) == "AskSuit":
        play(match, "Suit yes")
    # The castle in Gnoll took one person of the card itself.
    assert held(match) == 1


@pytest.mark.rule("pest.plague.protected-never-ruined")
def test_protected_locations_never_fall() -> None:
    """In random play: nobody's building, doctor or camp is ever in a place that is destroyed."""
    fallen = 0
    for seed in range(8):
        match = GAME.new(2, seed=seed)
        while not match.is_over:
            before = match.view(None)["locations"]
            mark = match.n
            legal_now = match.legal()
            match.apply(legal_now[(seed * 7 + match.n) % len(legal_now)])
            for event in match.events(since=mark):
                if event["kind"] == "location-destroyed":
                    fallen += 1
                    row = before[event["location"]]
                    assert (row["buildings"], row["doctors"], row["camps"]) == ([None, None], [], [])
    assert fallen


@pytest.mark.rule("pest.plague.protection-order")
def test_what_costs_nothing_comes_first() -> None:
    told: dict[str, Any] = {"year": 3, "plagues": ["p2", "p3"]}
    outpost = {0: {"buildings": {"workshop": "riterra"}, "technologies": ["t24", None, None]}, 1: {"camp": "riterra"}}
    match = play(struck(CITY, seats=outpost, **told), "Outpost yes")
    assert (held(match), me(match, 1)["camp"]) == (0, "riterra")
    suited = {0: {"buildings": {"district-1": "riterra"}, "technologies": ["t15", None, None]}}
    match = struck(CITY, seats={**suited, 1: {"camp": "riterra"}}, **told)
    assert (held(match), me(match, 1)["camp"]) == (0, None)
    match = play(struck(CITY, seats=suited, **told), "Suit yes")
    assert held(match) == 1


@pytest.mark.rule("pest.plague.whole-card-at-once")
def test_the_order_of_the_targets_does_not_matter() -> None:
    seats = {0: {"buildings": {"mint": "riterra"}, "camp": "milessar"}, 1: {"buildings": {"mint": "terras"}}}
    targets = ["city.food", "town.wood", "harbour.black", "road.blue"]
    told: dict[str, Any] = {"seats": seats, "sick": {"blessir": 3, "menrey": 2}, "year": 3, "plagues": ["p2", "p3"]}
    one, other = struck(*targets, **told), struck(*reversed(targets), **told)
    assert one.position()["board"] == other.position()["board"]


@pytest.mark.rule("pest.plague.choices-in-turn-order")
def test_players_choose_in_turn_order_and_waivers_come_first() -> None:
    full = {"regular": 3, "taken": "none"}
    seats = {0: {**full, "buildings": {"mint": "riterra"}}, 1: {**full, "buildings": {"mint": "milessar"}}}
    told: dict[str, Any] = {"seats": seats, "year": 3, "plagues": ["p2", "p3"]}
    match = struck(CITY, order=[1, 0, 2], **told)
    assert match.to_move == 1
    play(match, "House five", "House build")
    assert match.to_move == 0
    play(match, "House five", "House build")
    other = play(struck(CITY, order=[0, 1, 2], **told), *["House five", "House build"] * 2)
    mine, theirs = match.view(None), other.view(None)
    assert {**mine, "order": None} == {**theirs, "order": None}
    # A waived outpost is asked for before the camp beside it goes home.
    outpost = {0: {"buildings": {"mint": "riterra"}, "technologies": ["t24", None, None]}, 1: {"camp": "riterra"}}
    match = struck(CITY, seats=outpost)
    assert me(match, 1)["camp"] == "riterra"
    play(match, "Outpost no")
    assert (me(match, 1)["camp"], held(match)) == (None, 0)


@pytest.mark.rule("pest.tech.15-protective-suit")
def test_the_suit_takes_one_off_each_effect_or_is_declined() -> None:
    seats = {0: {"buildings": {"district-1": "meskar"}, "technologies": ["t15", None, None], "castle": "vards"}}
    told: dict[str, Any] = {"seats": seats, "sick": {"blessir": 3}, "year": 3, "plagues": ["p2", "p3"]}
    match = struck("village.food", "harbour.black", **told)
    play(match, "Suit yes")
    assert held(match) == 1
    play(match, "Suit yes")
    assert held(match) == 1
    declined = play(struck("village.food", "harbour.black", **told), "Suit no", "Suit yes")
    assert held(declined) == 2


@pytest.mark.rule("pest.tech.24-quarantine-outpost")
def test_the_outpost_shields_special_buildings_only() -> None:
    buildings = {"workshop": "riterra", "district-1": "milessar"}
    seats = {0: {"buildings": buildings, "technologies": ["t24", None, None]}}
    match = play(struck(CITY, seats=seats, year=3, plagues=["p2", "p3"]), "Outpost yes")
    assert held(match) == 2
    match = play(struck(CITY, seats=seats, year=3, plagues=["p2", "p3"]), "Outpost no")
    assert held(match) == 3  # four came: one waits for a place
    assert frame(match) == "HousePerson"


@pytest.mark.rule("pest.tech.21-improved-camp-shield")
def test_the_improved_camp_stays_if_its_owner_wants() -> None:
    seats = {0: {"camp": "riterra", "technologies": ["t21", None, None]}, 1: {"camp": "riterra"}}
    match = play(struck(CITY, seats=seats), "KeepCamp yes")
    assert (me(match)["camp"], me(match, 1)["camp"], place(match, "riterra")["sick"]) == ("riterra", None, 0)
    match = play(struck(CITY, seats=seats), "KeepCamp no")
    assert (me(match)["camp"], place(match, "riterra")["sick"]) == (None, 0)
    # The camp is no shield for a building elsewhere.
    seats[0]["buildings"] = {"district-1": "milessar"}
    assert held(play(struck(CITY, seats=seats), "KeepCamp yes")) == 1


@pytest.mark.rule("pest.concept.ruined")
def test_a_ruin_can_be_entered_but_not_used() -> None:
    match = act("move-heal", seats={0: {"doctor": "gotar", "stock": {"wood": 3, "stone": 3}}}, ruined=["vards"])
    play(match, "Do move", "Step vards", "Stop")
    assert sum(me(match)["stock"].values()) == 6
    match = act("build-heal", seats={0: {"doctor": "vards", "stock": {"wood": 3, "stone": 3}}}, ruined=["vards"])
    assert refused(match, "Do build")


@pytest.mark.rule("pest.concept.harbours-roads-plague-only")
def test_the_colour_of_a_road_does_not_change_its_price() -> None:
    match = act("move-heal", seats={0: {"doctor": "gollor"}})
    play(match, "Do move", "Step gotar")  # a black road
    assert match.position()["todo"][-1][:3] == ["Move", 0, 1]
    match = play(act("move-heal", seats={0: {"doctor": "gollor"}}), "Do move", "Step klaor")  # a plain one
    assert match.position()["todo"][-1][:3] == ["Move", 0, 1]


@pytest.mark.rule("pest.concept.people-states")
def test_where_people_are_says_how_they_are() -> None:
    """Sick on roads and in quarantine, healthy on the track and in buildings, dead in the graveyard."""
    seats = {0: {"regular": 1, "healthy": 1, "workers": ["castle"], "dead": 1, "stock": {"herbs": 5}}}
    match = act("move-heal", seats=seats, roads={"gnoll-veria": 1})
    play(match, "Do heal", "Heal regular")
    assert not [choice for choice in legal(match) if choice.startswith("Heal")]
    assert (me(match)["healthy"], me(match)["graveyard"], held(match)) == (2, 1, 0)
    assert road_sick(match) == {"gnoll-veria": 1}
    assert position(seats=seats)["board"]["seats"][0]["workers"] == ["castle"]
