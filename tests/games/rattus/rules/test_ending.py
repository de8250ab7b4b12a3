"""The end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto as lz
from tests.games.rattus.builder import (
    CARDS,
    at,
    cubes,
    final,
    frame,
    happened,
    legal,
    offered,
    play,
    rats,
    revealed,
    strike,
    tokens,
    verbs,
    why_not,
)


def ended(match: lz.Match) -> dict[str, Any] | None:
    found: dict[str, Any] | None = match.view(None)["ended"]
    return found


def last_turn(seat: int = 1, ender: int = 0, **told: Any) -> lz.Match:
    """Two players; one has ended the game, the other takes the last turn."""
    return at(todo=final([seat]), ender=ender, **told)


# ---------------------------------------------------------------- what ends the game


@pytest.mark.rule("rattus.end.supply-empty")
def test_the_turn_that_empties_the_supply_is_finished_and_then_last_turns_begin() -> None:
    match = at(rat_supply=1, cards={"king": 1}, cubes={"gallia": [0, 2]}, rats={"gallia": ["1:A"]})
    play(match, "MovePlague gallia", "PlaceRat hispania")
    assert cubes(match, "gallia") == [0, 1]  # the outbreak of this turn took place
    assert ended(match) == {"seat": 0, "reason": "supply-empty"}
    assert (frame(match), match.to_move) == ("LastTurn", 1)


@pytest.mark.rule("rattus.end.supply-empty")
def test_a_supply_with_a_token_left_ends_nothing() -> None:
    match = strike(at(rat_supply=2, rats={"gallia": ["?"]}), "gallia", "hispania")
    assert (ended(match), frame(match)) == (None, "Turn")


@pytest.mark.rule("rattus.end.all-cubes")
def test_all_cubes_placed_at_the_end_of_the_turn_palace_included() -> None:
    match = at(cubes={"anglia": [10, 0], "polonia": [8, 0]}, palace=[2, 0], cards={"king": 1})
    play(match, "MovePlague gallia")
    assert ended(match) == {"seat": 0, "reason": "all-cubes"}
    assert (frame(match), match.to_move) == ("LastTurn", 1)


@pytest.mark.rule("rattus.end.all-cubes")
def test_cubes_that_return_by_the_plague_keep_the_game_going() -> None:
    match = at(cubes={"anglia": [17, 0], "gallia": [2, 0]}, rats={"gallia": ["1:A"]})
    play(match, "AddCubes gallia 1")
    assert match.view(None)["supply"] == [0, 20]
    strike(match, "gallia", "hispania")
    assert (ended(match), match.view(None)["supply"]) == (None, [1, 20])
    assert match.to_move == 1


@pytest.mark.rule("rattus.end.all-cubes")
def test_only_the_active_players_supply_is_looked_at() -> None:
    match = play(at(turn=0, cubes={"anglia": [0, 20]}), "MovePlague gallia")
    assert (ended(match), match.to_move) == (None, 1)


@pytest.mark.rule("rattus.end.all-cubes")
def test_a_last_cube_placed_in_a_last_turn_ends_nothing_more() -> None:
    match = last_turn(cards={"peasant": 1}, cubes={"anglia": [0, 19]}, reason="supply-empty")
    play(match, "AddCubes polonia 1", "Pass")
    assert match.is_over
    assert ended(match) == {"seat": 0, "reason": "supply-empty"}


@pytest.mark.rule("rattus.end.ender")
def test_both_conditions_in_one_turn_end_the_game_once() -> None:
    match = at(
        players=3,
        rat_supply=1,
        cards={"king": 0, "monk": 1, "witch": 2},
        cubes={"anglia": [20, 1, 1]},
        rats={"gallia": ["?"]},
    )
    play(match, "MovePlague gallia", "PlaceRat hispania")
    assert ended(match) == {"seat": 0, "reason": "both"}
    play(match, "Pass", "Pass")
    assert match.is_over
    assert [event["seat"] for event in happened(match, "last-turn-began")] == [2, 1]
    assert len(happened(match, "end-triggered")) == 1


@pytest.mark.rule("rattus.end.ender")
def test_the_player_whose_turn_it_was_ended_the_game() -> None:
    match = at(players=4, turn=2, rat_supply=1, cards={"king": 0}, rats={"gallia": ["?"]})
    assert ended(strike(match, "gallia", "hispania")) == {"seat": 2, "reason": "supply-empty"}


@pytest.mark.rule("rattus.end.only-these")
def test_nothing_else_ends_the_game() -> None:
    match = at(players=2, plague="hispania")
    for turn in range(200):
        assert match.to_move == turn % 2
        match.apply("MovePlague gallia" if turn % 2 == 0 else "MovePlague hispania")
    assert not match.is_over
    assert match.outcome() is None
    assert "result" not in match.log()


# ---------------------------------------------------------------- last turns


@pytest.mark.rule("rattus.end.last-turns")
@pytest.mark.parametrize(
    ("players", "ender", "order"), [(4, 2, [1, 0, 3]), (4, 0, [3, 2, 1]), (3, 1, [0, 2]), (2, 0, [1]), (2, 1, [0])]
)
def test_last_turns_go_counter_clockwise_without_the_ender(players: int, ender: int, order: list[int]) -> None:
    cards = dict(zip(("king", "monk", "witch", "merchant"), range(players), strict=False))
    match = at(players=players, turn=ender, rat_supply=1, cards=cards, rats={"gallia": ["?"]})
    strike(match, "gallia", "hispania")
    seats = []
    while not match.is_over:
        assert frame(match) == "LastTurn"
        seats.append(match.to_move)
        match.apply("Pass")
    assert seats == order


@pytest.mark.rule("rattus.end.last-turn-limits")
def test_a_player_without_cards_has_nothing_to_do() -> None:
    match = at(players=4, cards={"king": 1}, ender=0, todo=final([3, 2, 1]))
    assert match.to_move == 1
    assert [event["seat"] for event in happened(match, "last-turn-began")] == [1]


@pytest.mark.rule("rattus.end.last-turn-limits")
def test_no_card_cube_or_plague_move_in_a_last_turn() -> None:
    match = last_turn(cards={"king": 1, "monk": 0}, rats={"gallia": ["?"]})
    assert legal(match) == ["Pass"]
    for choice in ("TakeCard monk", "AddCubes gallia 1", "MovePlague gallia"):
        assert why_not(match, choice) == ["rattus.end.last-turn-limits"]


@pytest.mark.rule("rattus.end.last-turn-limits")
def test_cards_work_as_usual_each_once() -> None:
    match = last_turn(
        cards={"king": 1, "merchant": 1, "monk": 1, "witch": 1},
        cubes={"polonia": [0, 3], "anglia": [0, 1]},
        rats={"polonia": ["?"], "hispania": ["?"]},
    )
    assert offered(match, "UseCard") == ["merchant", "monk", "witch", "king"]
    assert verbs(match) == {"UseCard", "Pass"}
    play(
        match,
        "UseCard witch",
        "Witch t1",
        "WitchAlso t2",
        "WitchSwap yes",
        "UseCard monk",
        "Monk t2",
        "MonkTo hungaria",
        "UseCard king",
        "King anglia",
    )
    play(match, "UseCard merchant", "Merchant polonia 2", "MerchantTo scandia")
    assert legal(match) == ["Pass"]
    assert rats(match) == {"hispania": 1, "hungaria": 1}
    assert tokens(match, "hispania") == ["t1"]
    assert match.view(None)["palace"] == [0, 1]
    assert (cubes(match, "polonia"), cubes(match, "scandia")) == ([0, 1], [0, 2])
    assert why_not(match, "UseCard king") == ["rattus.class.own-turn-once"]


@pytest.mark.rule("rattus.end.last-turn-limits")
def test_peasant_then_merchant_then_king_in_one_last_turn() -> None:
    match = last_turn(cards={"peasant": 1, "merchant": 1, "king": 1}, rats={"gallia": ["?"]})
    play(
        match,
        "AddCubes gallia 1",
        "UseCard merchant",
        "Merchant gallia 1",
        "MerchantTo anglia",
        "UseCard king",
        "King anglia",
        "Pass",
    )
    assert match.is_over
    assert match.scores()[1] == {"regions": 0, "palace": 1, "total": 1}


@pytest.mark.rule("rattus.end.last-turn-limits")
def test_using_cards_in_a_last_turn_is_optional() -> None:
    match = last_turn(cards=dict.fromkeys(CARDS, 1), cubes={"anglia": [0, 1]})
    assert play(match, "Pass").is_over


@pytest.mark.rule("rattus.end.last-turn-peasant")
def test_the_peasant_adds_one_cube_to_any_region_whatever_the_rats() -> None:
    match = last_turn(cards={"peasant": 1}, rats={"gallia": ["?", "?", "?"]})
    assert offered(match, "AddCubes") == [f"{region} 1" for region in match.view(None)["regions"]]
    assert why_not(match, "AddCubes gallia 3") == ["rattus.end.last-turn-peasant"]
    play(match, "AddCubes gallia 1")
    assert (cubes(match, "gallia"), offered(match, "AddCubes")) == ([0, 1], [])
    assert why_not(match, "AddCubes polonia 1") == ["rattus.class.own-turn-once"]


@pytest.mark.rule("rattus.end.last-turn-peasant")
def test_the_peasant_of_a_last_turn_needs_a_cube_in_supply() -> None:
    assert legal(last_turn(cards={"peasant": 1}, cubes={"anglia": [0, 20]})) == ["Pass"]


@pytest.mark.rule("rattus.end.last-turn-knight")
def test_the_knight_moves_the_piece_and_nothing_is_resolved() -> None:
    match = last_turn(cards={"knight": 1}, cubes={"gallia": [1, 1]}, rats={"gallia": ["1:A", "?"]})
    assert offered(match, "MovePlague") == offered(at(turn=1, cards={"knight": 1}), "MovePlague")
    play(match, "MovePlague gallia")
    assert match.view(None)["plague"] == "gallia"
    assert legal(match) == ["Pass"]
    assert (rats(match), cubes(match, "gallia")) == ({"gallia": 2}, [1, 1])
    assert why_not(match, "MovePlague italia") == ["rattus.class.own-turn-once"]


@pytest.mark.rule("rattus.end.last-turn-knight")
def test_the_knight_of_a_last_turn_moves_two_regions_or_not_at_all() -> None:
    match = last_turn(cards={"knight": 1})
    assert play(match.clone(), "MovePlague scandia").view(None)["plague"] == "scandia"
    assert play(match, "Pass").view(None)["plague"] == "italia"


# ---------------------------------------------------------------- final plague


@pytest.mark.rule("rattus.end.knight-neutral")
@pytest.mark.parametrize(
    ("owner", "plague", "left"), [(1, "gallia", 0), (1, "italia", 1), (0, "gallia", 1), (None, "gallia", 1)]
)
def test_the_piece_counts_two_if_the_knights_owner_took_a_last_turn(owner: int | None, plague: str, left: int) -> None:
    cards = {} if owner is None else {"knight": owner}
    match = at(ender=0, todo=final([1]), cards=cards, plague=plague, cubes={"gallia": [1, 0]}, rats={"gallia": ["3:A"]})
    if owner == 1:
        play(match, "Pass")  # also if the owner did not move the piece; and nothing is asked
    assert match.is_over
    assert cubes(match, "gallia") == [left, 0]


@pytest.mark.rule("rattus.end.knight-neutral")
def test_the_owner_can_only_lead_the_piece_elsewhere() -> None:
    match = last_turn(cards={"knight": 1}, plague="gallia", cubes={"gallia": [0, 1]}, rats={"gallia": ["3:A"]})
    play(match, "MovePlague anglia", "Pass")
    assert cubes(match, "gallia") == [0, 1]


@pytest.mark.rule("rattus.end.knight-neutral")
def test_neutral_cubes_of_the_final_plague_serve_thresholds_only() -> None:
    match = last_turn(cards={"knight": 1}, plague="gallia", cubes={"gallia": [1, 0]}, rats={"gallia": ["3:M"]})
    assert play(match, "Pass").scores()[0]["total"] == 0


@pytest.mark.rule("rattus.end.final-plague")
def test_every_region_is_struck_and_no_token_is_left() -> None:
    everywhere = {region: [2, 1] for region in ("anglia", "gallia", "polonia")}
    laid = {"anglia": ["1:A"], "gallia": ["3:M"], "polonia": ["6:APR"], "hispania": ["1:M", "?"], "italia": ["+", "?"]}
    match = at(ender=0, todo=final(), reason="all-cubes", cubes=everywhere, rats=laid)
    assert match.is_over
    assert rats(match) == {}
    assert [cubes(match, region) for region in everywhere] == [[1, 0], [1, 1], [2, 1]]
    assert len(revealed(match)) == 7  # also where no cubes are


@pytest.mark.rule("rattus.end.final-plague")
def test_no_new_rats_are_laid() -> None:
    match = at(ender=0, todo=final(), reason="all-cubes", cubes={"gallia": [9, 9]}, rats={"gallia": ["?", "?", "?"]})
    assert match.is_over
    assert happened(match, "rat-placed") == []
    # Nothing but the three tokens laid before left the supply.
    assert match.view(None)["rat_supply"] == 49 - 12 - 8


@pytest.mark.rule("rattus.end.final-plague")
def test_the_enders_cards_still_draw_symbols() -> None:
    match = at(ender=0, todo=final(), cards={"monk": 0}, cubes={"gallia": [2, 2]}, rats={"gallia": ["1:BC"]})
    assert cubes(match, "gallia") == [1, 2]


@pytest.mark.rule("rattus.end.final-plague")
@given(
    one=st.sampled_from(["1:A", "3:M", "2:BC"]),
    other=st.sampled_from(["1:M", "4:A", "2:CC"]),
    here=st.tuples(st.integers(0, 3), st.integers(0, 3)),
    there=st.tuples(st.integers(0, 3), st.integers(0, 3)),
)
@settings(max_examples=30, deadline=None)
def test_regions_do_not_influence_each_other(one: str, other: str, here: tuple[int, int], there: tuple[int, int]) -> None:
    told: dict[str, Any] = {"ender": 0, "todo": final(), "cards": {"monk": 1}, "cubes": {"gallia": here, "italia": there}}
    both = at(rats={"gallia": [one], "italia": [other]}, **told)
    assert cubes(both, "gallia") == cubes(at(rats={"gallia": [one]}, **told), "gallia")
    assert cubes(both, "italia") == cubes(at(rats={"italia": [other]}, **told), "italia")


@pytest.mark.rule("rattus.end.final-order")
def test_tokens_of_a_region_come_in_random_order() -> None:
    left = {}
    for seed in range(30):
        match = at(
            ender=1, todo=final(), cards={"monk": 0}, cubes={"gallia": [2, 0]}, rats={"gallia": ["1:C", "2:C"]}, seed=seed
        )
        assert match.is_over  # nobody was asked
        left[revealed(match)[0]] = cubes(match, "gallia")
    assert left == {"1:C": [1, 0], "2:C": [0, 0]}


@pytest.mark.rule("rattus.end.winner")
def test_cubes_on_the_map_and_in_the_palace_count() -> None:
    match = at(ender=0, todo=final(), cubes={"gallia": [2, 1], "anglia": [1, 0]}, palace=[0, 4], cards={"knight": 0})
    assert match.scores() == [{"regions": 3, "palace": 0, "total": 3}, {"regions": 1, "palace": 4, "total": 5}]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ([1], [2, 1])
    assert match.view(None)["scores"] == [3, 5]


@pytest.mark.rule("rattus.end.tie")
@pytest.mark.parametrize(
    ("ender", "totals", "ranking"),
    [
        (1, [5, 5, 0, 0], [1, 2, 3, 4]),  # order 2, 3, 0, 1
        (1, [5, 5, 5, 5], [3, 4, 1, 2]),
        (0, [5, 5, 3, 3], [2, 1, 3, 4]),  # order 1, 2, 3, 0
        (2, [4, 6, 4, 4], [3, 1, 4, 2]),  # order 3, 0, 1, 2: lower places are told apart in the same way
        (3, [1, 7, 2, 7], [4, 1, 3, 2]),  # the ender is last among equals
    ],
)
def test_among_equals_whoever_would_have_moved_next_wins(ender: int, totals: list[int], ranking: list[int]) -> None:
    match = at(players=4, ender=ender, todo=final(), cubes={"gallia": totals})
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.ranking == ranking
    assert outcome.winners == [ranking.index(1)]
