"""The solo game."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import (
    GAME,
    at,
    doing,
    events_of_turns,
    happened,
    hex_of,
    offered,
    play,
    points,
    position,
    seat,
    why_not,
)

TOKENS = {row["id"]: row for row in GAME.module.edition()["solo"]["token"]}
NAMES = list(TOKENS)


def opponent(*names: str, **told: Any) -> lz.Match:
    """The opponent's turn, with only these tokens left in its stack."""
    drawn = [name for name in NAMES if name not in names]
    told.setdefault("opponent", {}).setdefault("drawn", drawn)
    return doing(["OpponentTurn"], players=1, **told)


def rival(match: lz.Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["opponent"]
    return found


def score(category: str, me: dict[str, Any], **told: Any) -> int:
    form = position(players=1, todo=[["Scoring"]], round=6, me=me, **told)
    return GAME.from_position(form).scores()[0][category]


@pytest.mark.rule("messina.solo.setup")
@pytest.mark.rule("messina.solo.opponent-ratings")
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_solo_is_set_up_for_two(mode: str) -> None:
    match = GAME.new(1, seed=4, options={"mode": mode})
    view = match.view(None)
    lying = sum(row["cubes"] for row in view["hexes"].values()) + 1
    assert view["cube_supply"] + lying == 16
    assert len(match.position()["board"]["lost_ships"]) == 3 and len(view["carts"]) == 1
    assert len(view["hexes"]) == 9 + 4
    assert rival(match) == {"popularity": 1, "left": 3, "standing": [], "drawn": []}
    assert (view["order"], len(view["seats"]), points(match)) == ([0, 1], 1, 0)
    assert (seat(match)["scroll_board"] == "a") == (mode == "base")


@pytest.mark.rule("messina.solo.first-player")
def test_the_first_player_alternates() -> None:
    match = GAME.new(1, seed=5, options={"priority_token": True})
    firsts = {1: match.view(None)["order"][0]}
    while not match.is_over:
        match.apply(match.legal_options()[-1])
        view = match.view(None)
        firsts[view["round"]] = view["order"][0]
    assert firsts == {1: 0, 2: 1, 3: 0, 4: 1, 5: 0, 6: 1}


@pytest.mark.rule("messina.solo.opponent-helpers")
def test_the_opponent_has_22_turns() -> None:
    match = GAME.new(1, seed=5)
    while not match.is_over:
        match.apply(match.legal_options()[-1])
    counts = [0]
    for event in match.events():
        if event["kind"] == "round-began":
            counts.append(0)
        counts[-1] += event["kind"] == "opponent-stood"
    assert counts[1:] == [3, 3, 3, 4, 4, 5]


@pytest.mark.rule("messina.solo.opponent-no-movement")
@pytest.mark.rule("messina.solo.token-reshuffle")
def test_helpers_and_tokens_come_back_for_the_next_round() -> None:
    told = {"opponent": {"standing": ["H1", "H5"], "left": 0, "drawn": NAMES[:5]}, "me": {"helpers": ["H2!"]}}
    match = doing(["LayDownHelpers"], players=1, round=4, **told)
    assert rival(match) == {"popularity": 1, "left": 4, "standing": [], "drawn": []}


@pytest.mark.rule("messina.solo.token-draw")
def test_the_opponent_stands_on_the_hex_of_its_token() -> None:
    match = opponent("S3")
    assert rival(match)["standing"] == ["H5"]
    assert rival(match)["left"] == 2
    assert "H5" not in offered(match, "Stand") and why_not(match, "Stand H5") == ["messina.helper.standing-blocks"]


@pytest.mark.rule("messina.solo.token-unavailable")
def test_tokens_of_blocked_and_absent_hexes_are_passed_over() -> None:
    used: set[int] = set()
    for seed in range(8):
        match = opponent("S1", "S12", "S3", me={"helpers": ["H1!", "H5", "estate"]}, seed=seed)
        drawn = [event["token"] for event in happened(match, "token-drawn")]
        assert drawn[-1] == "S3" and rival(match)["standing"] == ["H5"]
        assert happened(match, "opponent-took-building") == []
        skipped = [(event["hex"], event["present"]) for event in happened(match, "token-skipped")]
        told = {"S1": ("H1", 1), "S12": (TOKENS["S12"]["hex"], 0)}
        assert skipped == [told[token] for token in drawn[:-1]]
        used.add(len(drawn))
    assert used == {1, 2, 3}


@pytest.mark.rule("messina.solo.token-unavailable")
def test_without_any_free_hex_the_helper_is_spent() -> None:
    match = opponent("S1", "S12", me={"helpers": ["H1!", "estate"]})
    assert (rival(match)["left"], rival(match)["standing"], happened(match, "token-drawn")) == (2, [], [])


@pytest.mark.rule("messina.solo.opponent-citizens")
@pytest.mark.rule("messina.solo.opponent-plague")
def test_citizens_go_and_one_cube_with_them() -> None:
    match = opponent("S3", round=5, hexes={"H5": {"cubes": 3, "citizens": "na"}})
    assert (hex_of(match, "H5")["cubes"], hex_of(match, "H5")["citizens"]) == (2, [0, 0, 0])
    assert rival(match)["popularity"] == 2
    assert [event["hex"] for event in happened(match, "opponent-fought")] == ["H5"]
    clean = opponent("S3", hexes={"H5": {"citizens": "n"}})
    assert rival(clean)["popularity"] == 1
    last = opponent("S3", hexes={"H5": {"cubes": 1}}, opponent={"popularity": 14, "drawn": [n for n in NAMES if n != "S3"]})
    assert rival(last)["popularity"] == 14


@pytest.mark.rule("messina.solo.opponent-action")
def test_only_the_red_part_of_the_token_happens() -> None:
    match = opponent("S6")  # a workshop of nuns, on the build hex
    assert [event["building"] for event in happened(match, "opponent-took-building")] == ["B9"]
    assert happened(match, "gained") == [] and happened(match, "built") == []


@pytest.mark.rule("messina.solo.take-workshop")
def test_the_opponent_takes_a_workshop() -> None:
    before = at(players=1).view(None)["stacks"][3]
    after = opponent("S6").view(None)["stacks"][3]
    assert after["unseen"] == before["unseen"] - 1 and after["top"] not in (None, "B9")
    shops = ["B7", "B8", "B9", "B10", "B11", "B12"]
    empty = opponent("S6", tops={3: None}, gone=shops)
    assert happened(empty, "opponent-took-building") == []


@pytest.mark.rule("messina.solo.take-cabins")
def test_the_opponent_takes_all_open_cabin_upgrades() -> None:
    match = opponent("S8")
    stacks = match.view(None)["stacks"][:3]
    assert [row["unseen"] for row in stacks] == [3, 3, 3]
    assert not {"Q13", "Q14", "Q15"} & {row["top"] for row in stacks}


@pytest.mark.rule("messina.solo.take-cart")
def test_the_opponent_takes_the_cart() -> None:
    assert opponent("S4", cart_tops=["C2-1"]).view(None)["carts"][0].startswith("C3")
    assert opponent("S4", cart_tops=["C5-1"]).view(None)["carts"] == [None]
    assert opponent("S4", cart_tops=[None]).view(None)["carts"] == [None]


@pytest.mark.rule("messina.solo.take-ship")
def test_the_opponent_takes_a_ship_of_the_nearest_dock() -> None:
    docks = {"dock-NW": ["T1"], "dock-SE": ["T2", "T6"]}
    for seed in range(5):  # H2 lies next to the north-western port
        match = opponent("S2", docks=docks, seed=seed)
        assert [event["ship"] for event in happened(match, "opponent-took-ship")] == ["T1"]
        assert rival(match)["popularity"] == 1
    taken = {
        happened(opponent("S5", docks={"dock-NW": ["T1"], "dock-SW": ["T2", "T6"]}, seed=seed), "opponent-took-ship")[0][
            "ship"
        ]
        for seed in range(30)
    }
    assert taken == {"T1", "T2", "T6"}  # H4 is as near to one as to the other
    assert happened(opponent("S5"), "opponent-took-ship") == []


@pytest.mark.rule("messina.solo.take-ship")
def test_the_cube_of_the_ship_returns_to_the_supply() -> None:
    match = opponent("S2", docks={"dock-NW": ["T1"]}, spare_cubes=4)
    assert match.view(None)["cube_supply"] == 5


@pytest.mark.rule("messina.solo.people-points")
@pytest.mark.parametrize(("space", "worth"), [(6, 5), (5, 5), (4, 0)])
def test_points_for_being_level_or_ahead(space: int, worth: int) -> None:
    rival = {"opponent": {"popularity": 5}}
    assert score("popularity-race", {"popularity": space}, **rival) == worth
    assert score("popularity-race", {"popularity": space + 2, "rats": 2}, **rival) == worth


@pytest.mark.rule("messina.solo.repop-bonus")
@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 10), (5, 10)])
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_the_bonus_for_districts(count: int, worth: int, mode: str) -> None:
    hexes = {name: {"owner": 0} for name in ["H1", "H2", "H3", "H4", "H5"][:count]}
    assert score("district-race", {}, hexes=hexes, options={"mode": mode}) == worth


@pytest.mark.rule("messina.solo.opponent-visit")
def test_a_visit_of_the_opponent_pays_the_owner() -> None:
    assert points(opponent("S3", hexes={"H5": {"owner": 0}})) == 2


@pytest.mark.rule("messina.solo.target")
@pytest.mark.parametrize(
    ("mode", "total", "reason"),
    [("base", 129, "ordinary"), ("base", 130, "excellent"), ("advanced", 139, "ordinary"), ("advanced", 140, "excellent")],
)
def test_what_counts_as_excellent(mode: str, total: int, reason: str) -> None:
    form = position(players=1, todo=[["Scoring"]], round=6, me={"points": total - 5}, options={"mode": mode})
    match = GAME.from_position(form)
    outcome = match.outcome()
    assert outcome is not None and match.scores()[0]["total"] == total
    assert (outcome.winners, outcome.reason) == ([0] if reason == "excellent" else [], reason)


@pytest.mark.rule("messina.solo.one-use-markers")
def test_used_squares_take_no_solo_tokens() -> None:
    me = {"squares": {"nl3": 1}, "estate_board": "b1", "scroll_board": "b1"}
    match = doing(["Activations", 0, (1 << 18) - 1, 1, 0, 0, 1], players=1, me=me)
    play(match, "Activate nl3")
    assert (seat(match)["spent"], rival(match)["drawn"]) == (["nl3"], [])


def test_turns_alternate_and_the_opponent_goes_on_alone() -> None:
    match = at(players=1, turn=None, me={"helpers": ["estate"]})
    assert events_of_turns(match) == [0]
    play(match, "Stand H13", "EndTurn")
    assert rival(match)["left"] == 3 or match.view(None)["round"] == 2
