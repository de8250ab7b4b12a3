"""The sample turn of the rulebook, move for move."""

from __future__ import annotations

import pytest

from tests.games.messina.builder import at, cubes, happened, helpers, hex_of, legal, play, rating, seat, stock


@pytest.mark.rule("messina.example.full-turn")
def test_the_sample_turn() -> None:
    yellow = {
        "coin": 5,
        "powerfire": 1,
        "helpers": ["H3", "H1", "H2"],
        "popularity": 3,
        "city": 3,
        "squares": {"cr3": 1},
        "overseers": {"craftsman": (1, "ahead", False)},
    }
    red = {"helpers": ["H7", "estate", "estate"]}
    hexes = {"H7": {"cubes": 1, "citizens": "c"}, "H13": {"cubes": 1}}
    match = at(players=2, round=2, me=yellow, you=red, hexes=hexes, tops={0: "Q3"})

    play(match, "Helper H3", "Stand H7")  # two hexes away: one coin; red's lying helper does not hinder
    assert stock(match) == (4, 0, 0, 1)
    assert helpers(match)[0] == "H7!"

    assert seat(match)["cabins"][0] == {"citizen": "craftsman", "stage": 1, "upgrade": None}  # all cabins are alike

    play(match, "FightBoth H13")  # the cube here and the one next door
    assert (cubes(match), stock(match)[3], seat(match)["rats"]) == ({}, 0, 0)
    assert (rating(match, "popularity"), seat(match)["owed"]) == (5, ["popularity-5"])  # nothing, then an overseer
    assert {"Act", "Claim popularity-5", "EndTurn"} <= set(legal(match))

    play(match, "Claim popularity-5", "Advance craftsman right", "Activate cr3")
    assert stock(match) == (5, 1, 0, 0)

    play(match, "Act", "Build Q3", "OnCabin cabin1")
    assert (stock(match), seat(match)["cabins"][0]["upgrade"]) == ((5, 0, 0, 0), "Q3")

    play(match, "Buy city")
    assert (rating(match, "city"), helpers(match)[3], seat(match)["step_price"]) == (4, "estate", 4)
    assert stock(match) == (5 - 3, 0, 0, 0)  # start - 1 + 1 - 3
    assert hex_of(match, "H7")["citizens"] == [0, 0, 0]
    assert match.to_move == 1  # nothing is left to do

    while match.view(None)["round"] == 2:
        home = [choice for choice in match.legal() if choice.verb in ("Recall", "EndTurn", "Stop")]
        match.apply((home or match.legal())[0])
    fire = [event for event in happened(match, "gained") if event["seat"] == 0 and event["what"] == "fire"]
    assert [event["building"] for event in happened(match, "produced")] == ["Q3"]
    assert (len(fire), seat(match)["cabins"][0]["stage"]) == (1, 2)  # the cabin gave its fire
