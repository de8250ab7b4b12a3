"""The end of the game, the advanced boards, who has won."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from lazaretto.table.around import result_of
from lazaretto.text import Words
from tests.games.messina.builder import GAME, at, doing, happened, offered, play, position, seat, stock, why_not

ALL = (1 << 18) - 1


def final(**told: Any) -> lz.Match:
    """The game as it is scored."""
    match = GAME.from_position(_position(**told))
    assert match.is_over
    return match


def _position(**told: Any) -> dict[str, Any]:
    return position(todo=[["Scoring"]], round=6, **told)


def score(category: str, seats: list[dict[str, Any]], players: int | None = None, **told: Any) -> list[int]:
    match = final(players=players or max(2, len(seats)), seats=dict(enumerate(seats)), **told)
    return [row[category] for row in match.scores()]


def owned(*hexes: tuple[str, int]) -> dict[str, dict[str, int]]:
    return {name: {"owner": owner} for name, owner in hexes}


@pytest.mark.rule("messina.score.end-timing")
def test_the_game_ends_after_the_last_production() -> None:
    me = {"helpers": ["H1!"], "cabins": [("nun", 2, "Q2")], "workshops": {"B26": 0}}
    match = at(turn=None, round=6, me=me, you={"helpers": ["H2!"]})
    assert match.is_over
    assert stock(match) == (0, 1, 0, 0)
    assert seat(match)["cabins"][0]["citizen"] == "nun"
    assert seat(match)["workshops"]["B26"] == {"worker": 0, "flipped": False}
    assert happened(match, "preparation-step") == []


@pytest.mark.rule("messina.score.order")
def test_scoring_runs_in_its_order_and_rats_come_first() -> None:
    match = final(me={"popularity": 12, "rats": 3})
    told = [event["category"] for event in happened(match, "scored") if event["seat"] == 0]
    assert told[:2] == ["points", "rats"]
    assert told[2:] == [
        "popularity",
        "city",
        "church",
        "popularity-race",
        "districts",
        "leftovers",
        "scroll",
        "district-race",
    ]
    assert match.scores()[0]["popularity"] == 3  # space 9, not 12
    assert match.scores()[0]["total"] == sum(match.scores()[0][name] for name in told)


@pytest.mark.rule("messina.score.rat-setback")
def test_rats_push_the_popularity_disc_back() -> None:
    assert score("popularity", [{"popularity": 11, "rats": 3}, {"popularity": 10, "rats": 7}]) == [2, 0]
    assert score("popularity-race", [{"popularity": 6, "rats": 3}, {"popularity": 3, "rats": 7}]) == [5, 0]
    assert score("popularity-race", [{"popularity": 2, "rats": 9}, {"popularity": 1}]) == [2, 2]  # both on the start space


@pytest.mark.rule("messina.score.rat-points")
def test_the_rat_table() -> None:
    """Rulebook example: seven rats cost 13; no number costs more than 21."""
    losses = [score("rats", [{"rats": count}, {}])[0] for count in range(31)]
    assert (losses[0], losses[7]) == (0, -13)
    assert min(losses) == losses[30] == -21
    assert losses == sorted(losses, reverse=True)


@pytest.mark.rule("messina.score.negative")
def test_points_may_fall_below_zero() -> None:
    row = final(me={"points": 5, "rats": 7}).scores()[0]
    assert row["points"] + row["rats"] == -8


@pytest.mark.rule("messina.score.rating-points")
def test_only_the_final_space_counts() -> None:
    row = final(me={"city": 8, "church": 7, "popularity": 9}).scores()[0]
    assert (row["city"], row["church"], row["popularity"], row["points"]) == (5, 3, 3, 0)


@pytest.mark.rule("messina.score.people-race-34")
def test_the_popularity_race_of_four() -> None:
    assert score("popularity-race", [{"popularity": space} for space in (9, 7, 4, 2)]) == [10, 7, 3, 0]
    assert score("popularity-race", [{"popularity": space} for space in (1, 7, 4)]) == [3, 10, 7]


@pytest.mark.rule("messina.score.people-race-2")
def test_the_popularity_race_of_two() -> None:
    assert score("popularity-race", [{"popularity": 6}, {"popularity": 5}]) == [5, 0]


@pytest.mark.rule("messina.score.people-race-tie")
def test_ties_go_to_more_fire_and_powerful_fire_counts_double() -> None:
    tied = [{"popularity": 6, "fire": 3}, {"popularity": 6, "fire": 2, "powerfire": 1}, {"popularity": 1}]
    assert score("popularity-race", tied) == [7, 10, 3]
    equal = [{"popularity": 6, "fire": 2}, {"popularity": 6, "powerfire": 1}, {"popularity": 1}]
    assert score("popularity-race", equal) == [8, 8, 3]


@pytest.mark.rule("messina.score.districts")
def test_districts_score_what_is_printed() -> None:
    assert score("districts", [{}, {}], hexes=owned(("H7", 0), ("H3", 0), ("H5", 1))) == [15, 19]


@pytest.mark.rule("messina.score.resources")
def test_a_point_for_every_three_leftovers() -> None:
    assert score("leftovers", [{"coin": 4, "fire": 2, "powerfire": 1, "wood": 1}, {"coin": 2}]) == [2, 0]


@pytest.mark.rule("messina.score.scroll-a-repop")
def test_the_repopulation_track() -> None:
    hexes = owned(("H7", 0), ("H3", 0), ("H5", 0))
    assert score("scroll", [{"scroll": [0, 0, 2]}, {"scroll": [0, 0, 4]}], hexes=hexes) == [9, 0]


@pytest.mark.rule("messina.score.scroll-a-buildings")
def test_the_building_track_counts_six() -> None:
    me = {
        "scroll": [3, 0, 0],
        "workshops": dict.fromkeys(("B1", "B2", "B3", "B4"), 0),
        "cabins": [(None, 0, name) for name in ("Q1", "Q2", "Q3")],
        "carts": {"C1-1": False, "C2-1": False},
    }
    assert score("scroll", [me, {}]) == [18, 0]
    assert score("scroll", [{**me, "cabins": []}, {}]) == [12, 0]


@pytest.mark.rule("messina.score.scroll-a-ships")
def test_the_ship_track() -> None:
    """Rulebook example: three steps, four ships, 16 points."""
    assert score("scroll", [{"scroll": [0, 3, 0], "ships": ["T1", "T5", "T2", "T4"]}, {}]) == [16, 0]


@pytest.mark.rule("messina.score.winner")
@pytest.mark.parametrize(
    ("hexes", "points", "winners", "ranking"),
    [
        ([("H1", 0), ("H2", 1)], (50, 50), [1], [2, 1]),
        ([("H1", 0), ("H2", 1)], (51, 50), [1], [2, 1]),  # 10 and 11: the better district wins
        ([("H14", 0), ("H7", 0), ("H5", 1)], (49, 50), [0], [1, 2]),
        ([("H1", 0), ("H13", 0), ("H2", 1), ("H6", 1)], (50, 50), [0], [1, 2]),
        ([], (40, 40), [0, 1], [1, 1]),
    ],
)
def test_the_winner_and_the_ties(
    hexes: list[tuple[str, int]], points: tuple[int, int], winners: list[int], ranking: list[int]
) -> None:
    match = final(me={"points": points[0]}, you={"points": points[1]}, hexes=owned(*hexes))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == (winners, ranking)


@pytest.mark.rule("messina.score.winner")
def test_more_districts_break_a_tie_before_the_best_one() -> None:
    hexes = owned(("H7", 0), ("H3", 0), ("H13", 1))  # 7 + 8 against 15
    outcome = final(hexes=hexes).outcome()
    assert outcome is not None and outcome.winners == [0]


@pytest.mark.rule("messina.score.winner")
@pytest.mark.parametrize(
    ("hexes", "points", "by"),
    [
        ([("H7", 0), ("H3", 0), ("H13", 1)], (0, 0), "districts"),
        ([("H1", 0), ("H2", 1)], (51, 50), "best"),
        ([], (50, 40), ""),
    ],
)
def test_the_result_says_what_broke_a_tie(hexes: list[tuple[str, int]], points: tuple[int, int], by: str) -> None:
    match = final(me={"points": points[0]}, you={"points": points[1]}, hexes=owned(*hexes))
    result = result_of(match)
    assert result is not None and result.tie == by
    for language in ("en", "ru"):
        words = Words(language, "messina")
        assert not by or words.has(f"tie-broken-{by}")


@pytest.mark.rule("messina.score.over-fifty")
def test_points_go_on_past_fifty() -> None:
    match = play(at(me={"points": 48}, hexes={"H13": {"owner": 0}}, docks={"dock-NW": [("T4", 0)]}), "Stand dock-NW")
    assert seat(match)["points"] == 53


# ---------------------------------------------------------------- the advanced game


@pytest.mark.rule("messina.advanced.boards")
def test_everybody_has_another_board_of_side_b() -> None:
    dealt = set()
    for seed in range(10):
        rows = GAME.new(4, seed=seed, options={"mode": "advanced"}).view(None)["seats"]
        assert {row["estate_board"] for row in rows} == {row["scroll_board"] for row in rows} == {"b1", "b2", "b3", "b4"}
        dealt.add((rows[0]["estate_board"], rows[0]["scroll_board"]))
    assert len(dealt) > 3


@pytest.mark.rule("messina.advanced.mixed-sides")
@pytest.mark.parametrize(
    ("mode", "sides", "untested"), [("estates", "ba", True), ("scrolls", "ab", True), ("advanced", "bb", False)]
)
def test_sides_can_be_mixed_and_it_is_said_that_nobody_tested_it(mode: str, sides: str, untested: bool) -> None:
    view = GAME.new(3, seed=1, options={"mode": mode}).view(None)
    row = view["seats"][2]
    assert row["estate_board"][0] + row["scroll_board"][0] == sides
    assert (view["untested"], view["advanced"]) == (untested, True)
    assert GAME.new(2, seed=1).view(None)["advanced"] is False


def advanced(me: dict[str, Any], board: str = "b1", **told: Any) -> lz.Match:
    seats = {"me": {**me, "estate_board": board, "scroll_board": board}}
    return doing(["Activations", 0, ALL, 1, 0, 0, 1], ["Activations", 0, ALL, 1, 0, 0, 1], **seats, **told)


@pytest.mark.rule("messina.advanced.one-use-square")
def test_a_single_use_square_works_once() -> None:
    match = advanced({"squares": {"nl3": 1, "nu1": 1}})
    play(match, "Activate nl3")
    assert (stock(match)[0], seat(match)["spent"]) == (3, ["nl3"])
    assert offered(match, "Activate") == ["nu1"]
    assert why_not(match, "Activate nl3") == ["messina.advanced.one-use-square"]
    once = [row for board in GAME.module.edition()["estate"]["board"] if board["side"] == "b" for row in board["square"]]
    assert sum(row["once"] for row in once) == 12


@pytest.mark.rule("messina.advanced.one-use-citizen")
def test_a_citizen_on_a_used_square_may_go_to_work() -> None:
    me = {"squares": {"nl3": 1}, "spent": ["nl3"], "workshops": {"B26": 0}, "estate_board": "b1", "scroll_board": "b1"}
    match = play(at(round=5, me=me), "Work nl3 B26")
    assert (seat(match)["spent"], seat(match)["workshops"]["B26"]["worker"]) == (["nl3"], 1)


SIDE_B = {"estate_board": "b1", "scroll_board": "b1"}


@pytest.mark.rule("messina.advanced.repop-race")
def test_the_race_for_districts() -> None:
    hexes = owned(("H1", 0), ("H2", 0), ("H3", 0), ("H7", 0), ("H5", 1), ("H8", 1))
    assert score("district-race", [SIDE_B, {}, {}, {}], hexes=hexes) == [10, 7, 0, 0]
    assert score("district-race", [{}, {}, {}, {}], hexes=hexes) == [0, 0, 0, 0]


@pytest.mark.rule("messina.advanced.mixed-sides")
@pytest.mark.parametrize("kind", ["estate_board", "scroll_board"])
def test_one_board_of_side_b_is_enough_for_the_race(kind: str) -> None:
    hexes = owned(("H1", 0), ("H2", 1), ("H5", 1))
    assert score("district-race", [{kind: "b1"}, {}, {}], hexes=hexes) == [7, 10, 0]


@pytest.mark.rule("messina.advanced.repop-race-two")
def test_the_race_for_districts_of_two() -> None:
    hexes = owned(("H1", 0), ("H2", 0), ("H3", 0), ("H7", 1), ("H5", 1))
    assert score("district-race", [SIDE_B, {}], hexes=hexes) == [7, 0]
    assert score("district-race", [SIDE_B, {}], hexes=owned(("H4", 0), ("H14", 1))) == [3, 3]


@pytest.mark.rule("messina.advanced.repop-race-tie")
def test_ties_in_the_race_for_districts() -> None:
    hexes = owned(("H1", 0), ("H2", 0), ("H7", 1), ("H3", 1), ("H5", 2))
    assert score("district-race", [SIDE_B, {}, {}], hexes=hexes) == [10, 7, 3]
    equal = owned(("H2", 0), ("H11", 1), ("H5", 2), ("H9", 2))  # 11 and 11
    assert score("district-race", [SIDE_B, {}, {}], hexes=equal) == [5, 5, 10]
    first = owned(("H2", 0), ("H11", 1))
    assert score("district-race", [SIDE_B, {}, {}], hexes=first) == [8, 8, 0]


def scroll_score(board: str, line: int, level: int, me: dict[str, Any], **told: Any) -> int:
    levels = [0, 0, 0]
    levels[line] = level
    return score("scroll", [{**me, "scroll_board": board, "scroll": levels}, {}], **told)[0]


@pytest.mark.rule("messina.advanced.scroll-goods")
def test_goods_of_the_kind_held_most() -> None:
    ships = ["T4", "T5", "T6", "T1", "T2", "T7"]  # 3 silk, 2 spices, 1 gems
    seats = [{"ships": ships, "scroll_board": "b1", "scroll": [0, 2, 0]}, {}, {}]
    assert score("scroll", seats)[0] == 15


@pytest.mark.rule("messina.advanced.scroll-workshops")
def test_at_most_five_workshops() -> None:
    shops = dict.fromkeys(("B1", "B2", "B3", "B4", "B5", "B7"), 0)
    assert scroll_score("b1", 0, 3, {"workshops": shops}) == 20


@pytest.mark.rule("messina.advanced.scroll-coins")
@pytest.mark.parametrize(("level", "coins", "worth"), [(1, 7, 3), (1, 12, 4), (2, 12, 9), (0, 9, 0)])
def test_coins_by_halves(level: int, coins: int, worth: int) -> None:
    assert scroll_score("b2", 1, level, {"coin": coins}) == worth


@pytest.mark.rule("messina.advanced.scroll-cabins")
def test_cabin_upgrades() -> None:
    cabins = [(None, 0, name) for name in ("Q1", "Q2", "Q3", "Q4")]
    assert scroll_score("b2", 0, 2, {"cabins": cabins, "workshops": {"B1": 0}}) == 12


@pytest.mark.rule("messina.advanced.scroll-wood")
def test_at_most_six_wood_and_all_of_it_in_the_leftovers() -> None:
    assert scroll_score("b3", 1, 2, {"wood": 8}) == 12
    match = final(me={"wood": 8, "scroll_board": "b3", "scroll": [0, 2, 0]})
    assert match.scores()[0]["leftovers"] == 2


@pytest.mark.rule("messina.advanced.scroll-overseers")
def test_the_two_farthest_overseers() -> None:
    overseers = {"nun": (6, "left", False), "craftsman": (4, "left", False), "aristocrat": (3, "left", False)}
    assert scroll_score("b3", 0, 1, {"overseers": overseers}) == 4 + 2
    more = {**overseers, "craftsman": (6, "left", False), "aristocrat": (5, "right", True)}
    assert scroll_score("b3", 0, 4, {"overseers": more}) == 12 + 12
    assert scroll_score("b3", 0, 4, {"overseers": {"nun": (3, "left", False)}}) == 0


@pytest.mark.rule("messina.advanced.scroll-rating")
@pytest.mark.parametrize(("space", "worth"), [(7, 0), (8, 4), (9, 4), (10, 9), (11, 9)])
def test_bars_of_a_rating(space: int, worth: int) -> None:
    assert scroll_score("b1", 2, 2, {"city": space}) == worth


@pytest.mark.rule("messina.advanced.scroll-rating")
def test_popularity_bars_are_read_after_the_rats() -> None:
    assert scroll_score("b3", 2, 1, {"popularity": 13}) == 5
    assert scroll_score("b3", 2, 1, {"popularity": 13, "rats": 2}) == 2
    assert scroll_score("b3", 2, 1, {"popularity": 13, "rats": 3}) == 0
