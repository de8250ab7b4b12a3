"""The action phase: mortuses, the two actions, strength, exchange."""

from __future__ import annotations

import pytest

import lazaretto as lz
from tests.games.pest.builder import (
    CELLS,
    GAME,
    act,
    at,
    frame,
    happened,
    held,
    legal,
    me,
    offered,
    play,
    refused,
    stock,
    verbs,
)

RICH = {"wood": 5, "stone": 5, "food": 5, "herbs": 5}


def skip_turn(match: lz.Match) -> None:
    match.apply(match.legal()[0])
    match.apply("EndTurn")


@pytest.mark.rule("pest.action.one-mortus-per-turn")
def test_everybody_places_in_turn_order_until_all_are_placed() -> None:
    match = at(year=3, order=[2, 0, 1], todo=[["Turns", 0]])
    turns: list[int] = []
    while not match.is_over:
        assert frame(match) == "PlaceMortus"
        assert "EndTurn" not in legal(match)
        turns.append(match.to_move or 0)
        skip_turn(match)
    assert turns == [2, 0, 1] * 3
    assert len(happened(match, "mortus-placed")) == 9


@pytest.mark.rule("pest.action.grid-cells")
def test_nine_cells_cross_two_sets_of_three_actions() -> None:
    match = at()
    assert offered(match, "PlaceMortus") == list(CELLS)
    assert len(CELLS) == 9
    play(match, "PlaceMortus produce-heal")
    assert offered(match, "Do") == ["produce", "heal"]


@pytest.mark.rule("pest.action.cell-once-per-year")
def test_a_cell_is_used_once_a_year() -> None:
    match = at(seats={0: {"grid": ["move-heal"]}})
    assert refused(match, "PlaceMortus move-heal", "pest.action.cell-once-per-year")
    assert "move-assign" in offered(match, "PlaceMortus")


@pytest.mark.rule("pest.action.two-actions-any-order")
def test_one_action_is_finished_before_the_other() -> None:
    match = act("move-heal", seats={0: {"regular": 1, "stock": {"herbs": 2}}})
    assert offered(match, "Do") == ["move", "heal"]
    play(match, "Do heal")
    assert refused(match, "Do move")
    assert refused(match, "Step gnoll")
    play(match, "Finish")
    assert offered(match, "Do") == ["move"]
    play(match, "Do move")
    assert refused(match, "Heal regular")


@pytest.mark.rule("pest.action.may-skip")
def test_both_actions_may_be_skipped() -> None:
    match = act("move-heal")
    before = match.view(None)
    play(match, "EndTurn")
    assert match.view(None) == before
    assert match.is_over


@pytest.mark.rule("pest.action.perform-without-effect")
@pytest.mark.rule("pest.tech.01-breathing-apparatus-advance")
def test_research_without_a_purchase_still_counts() -> None:
    match = act("move-research", seats={0: {"technologies": ["t1", None, None], "cell": 1}})
    play(match, "Do research")
    assert refused(match, "Finish")
    play(match, "Advance", "Finish")
    assert me(match)["technologies"][0]["cell"] == 2


@pytest.mark.rule("pest.action.boost-once")
def test_one_token_a_turn_for_the_top_action_only() -> None:
    match = act("move-heal", seats={0: {"research": 3}})
    play(match, "Do move", "Boost")
    assert me(match)["research"] == 2
    assert refused(match, "Boost", "pest.action.boost-once")
    play(match, "Stop", "Do heal")
    assert refused(match, "Boost")


@pytest.mark.rule("pest.action.weakened")
def test_a_person_above_an_action_weakens_it_until_he_is_moved() -> None:
    seats = {0: {"regular": 2, "taken": "build", "stock": {"wood": 1, "stone": 1}, "doctor": "gotar"}}
    match = act("build-heal", seats=seats)
    assert refused(match, "Do build")  # the surcharge cannot be paid
    play(match, "Arrange none")
    assert held(match) == 3
    play(match, "Do build", "Build doctor district-1")
    assert stock(match) == (0, 0, 0, 0, 0)


@pytest.mark.rule("pest.action.token-cancels-weak")
def test_the_token_restores_a_weak_action_and_no_more() -> None:
    seats = {0: {"regular": 3, "taken": "move", "research": 2}}
    match = play(act("move-heal", seats=seats), "Do move")
    assert match.position()["todo"][-1][:3] == ["Move", 0, 1]
    play(match, "Boost")
    assert match.position()["todo"][-1][:3] == ["Move", 0, 2]
    assert refused(match, "Boost")


@pytest.mark.rule("pest.action.strength-at-start")
def test_strength_is_read_when_the_action_starts() -> None:
    seats = {0: {"doctor": "gollor", "regular": 3, "taken": "build+produce+five"}}
    match = play(act("move-heal", seats=seats, sick={"gotar": 1}), "Do move", "Step gotar", "Clear food", "House move")
    assert me(match)["quarantine"]["taken"] == "move+build+produce+five"
    assert "vards" in offered(match, "Step")


@pytest.mark.rule("pest.action.token-any-moment")
def test_the_token_can_come_when_the_points_are_used() -> None:
    match = act("move-heal", seats={0: {"doctor": "gollor", "research": 1}})
    play(match, "Do move", "Step gotar", "Step vards")
    assert offered(match, "Step") == []
    play(match, "Boost")
    assert "malaren" in offered(match, "Step")
    play(match, "Stop")
    assert refused(match, "Boost")


# ---------------------------------------------------------------- exchange


@pytest.mark.rule("pest.exchange.two-for-coin")
@pytest.mark.parametrize(("one", "other"), [("wood", "herbs"), ("herbs", "wood")])
def test_two_basic_resources_become_a_coin_whichever_is_named_first(one: str, other: str) -> None:
    match = act(seats={0: {"stock": {"wood": 1, "herbs": 1}}})
    assert offered(match, "Exchange") == ["wood", "herbs"]
    play(match, f"Exchange {one}")
    assert legal(match) == [f"ExchangeWith {other}"]
    assert refused(match, f"ExchangeWith {one}", "pest.exchange.two-for-coin")
    play(match, f"ExchangeWith {other}")
    assert stock(match) == (0, 0, 0, 0, 1)


@pytest.mark.rule("pest.exchange.two-for-coin")
def test_a_single_resource_is_not_exchanged() -> None:
    match = act(seats={0: {"stock": {"coin": 4, "wood": 1}}})
    assert refused(match, "Exchange wood", "pest.exchange.two-for-coin")
    two = act(seats={0: {"stock": {"wood": 2}}})
    assert refused(two, "Exchange food", "pest.exchange.two-for-coin")
    assert offered(play(two, "Exchange wood"), "ExchangeWith") == ["wood"]


@pytest.mark.rule("pest.exchange.free-and-repeatable")
def test_exchange_around_the_actions_on_the_own_turn() -> None:
    match = act("produce-heal", seats={0: {"stock": {"wood": 4, "food": 2}}})
    play(match, *["Exchange wood", "ExchangeWith wood"] * 2)
    assert stock(match) == (0, 0, 2, 0, 2)
    play(match, "Do heal")
    assert refused(match, "Exchange food")
    play(match, "Finish", "Exchange food", "ExchangeWith food", "Do produce")
    assert "Exchange" not in verbs(match)  # only the castle's food is left
    other = at(order=[1, 0, 2], seats={0: {"stock": RICH}})
    assert (other.to_move, refused(other, "Exchange wood")) == (1, True)


@pytest.mark.rule("pest.exchange.free-and-repeatable")
def test_exchange_before_the_mortus_is_placed() -> None:
    match = at(seats={0: {"stock": {"wood": 1, "stone": 2}}}, todo=[["PlaceMortus", 0]])
    assert offered(match, "Exchange") == ["wood", "stone"]
    play(match, "Exchange stone", "ExchangeWith wood")
    assert (frame(match), stock(match)) == ("PlaceMortus", (0, 1, 0, 0, 1))
    assert refused(match, "Exchange stone", "pest.exchange.two-for-coin")
    full = at(seats={0: {"stock": {"coin": 5, "wood": 2}}}, todo=[["PlaceMortus", 0]])
    assert refused(full, "Exchange wood", "pest.exchange.coin-capacity")


@pytest.mark.rule("pest.exchange.coin-capacity")
def test_no_exchange_beyond_the_coin_capacity() -> None:
    match = act(seats={0: {"stock": {"coin": 5, "wood": 2}}})
    assert refused(match, "Exchange wood", "pest.exchange.coin-capacity")
    assert stock(match) == (2, 0, 0, 0, 5)
    match = play(act(seats={0: {"stock": {"coin": 4, "wood": 2}}}), "Exchange wood", "ExchangeWith wood")
    assert stock(match) == (0, 0, 0, 0, 5)


@pytest.mark.rule("pest.exchange.coin-capacity")
@pytest.mark.rule("pest.tech.27-storage-crates")
@pytest.mark.parametrize(
    ("coins", "food", "wood"),
    [(5, 6, 0), (5, 6, 1), (5, 7, 1), (5, 7, 0), (5, 5, 1), (6, 5, 2), (7, 5, 2), (4, 7, 1), (5, 1, 6), (5, 2, 7)],
)
def test_with_storage_crates_room_is_judged_when_the_two_are_gone(coins: int, food: int, wood: int) -> None:
    """A coin above five fits once no other marker is above five; nothing is ever above seven."""
    crates = {"stock": {"coin": coins, "food": food, "wood": wood}, "technologies": [None, None, "t27"]}
    match = act(seats={0: crates})
    found: set[tuple[int, ...]] = set()
    for one in offered(match, "Exchange"):
        asked = play(match.clone(), f"Exchange {one}")
        assert offered(asked, "ExchangeWith")
        for other in {"wood", "food"} - set(offered(asked, "ExchangeWith")):
            lacking = {"wood": wood, "food": food}[other] < (2 if one == other else 1)
            wanted_rule = "pest.exchange.two-for-coin" if lacking else "pest.exchange.coin-capacity"
            assert refused(asked, f"ExchangeWith {other}", wanted_rule)
        found |= {stock(play(asked.clone(), f"ExchangeWith {other}")) for other in offered(asked, "ExchangeWith")}
    wanted: set[tuple[int, ...]] = set()
    for spent_wood, spent_food in ((2, 0), (1, 1), (0, 2)):
        left = (wood - spent_wood, food - spent_food)
        most = 7 if max(left) <= 5 else 5
        if min(left) >= 0 and coins + 1 <= most:
            wanted.add((left[0], 0, left[1], 0, coins + 1))
    assert found == wanted


# ---------------------------------------------------------------- payments


@pytest.mark.rule("pest.concept.resource-uses")
def test_each_resource_pays_for_its_own_kind() -> None:
    match = act("build-heal", seats={0: {"stock": {"food": 5}, "doctor": "gotar"}})
    assert refused(match, "Do build")


@pytest.mark.rule("pest.concept.coin-joker")
def test_coins_stand_in_for_basic_resources() -> None:
    seats = {0: {"doctor": "gollor", "stock": {"coin": 2}}}
    match = play(act("move-heal", seats=seats, roads={"gollor-gotar": 2}), "Do move", "Step gotar")
    assert (stock(match), held(match)) == ((0, 0, 0, 0, 0), 2)
    # A price in coins takes coins only: the academy costs one.
    rich = {"wood": 5, "stone": 5}
    match = play(act("build-heal", seats={0: {"stock": rich}}), "Do build")
    assert refused(match, "BuildCapital academy")
    assert "cathedral" in offered(match, "BuildCapital")
    # With both in hand the player says how many coins.
    seats = {0: {"doctor": "gollor", "stock": {"food": 2, "coin": 1}}}
    match = play(act("move-heal", seats=seats, roads={"gollor-gotar": 2}), "Do move", "Step gotar")
    assert legal(match) == ["PayCoins 0", "PayCoins 1"]
    play(match, "PayCoins 1")
    assert stock(match) == (0, 0, 1, 0, 0)


@pytest.mark.rule("pest.concept.coin-not-research")
def test_coins_are_no_research_tokens() -> None:
    match = play(act("move-research", seats={0: {"stock": {"coin": 5}}}), "Do move")
    assert refused(match, "Boost", "pest.concept.coin-not-research")
    play(match, "Stop", "Do research")
    assert offered(match, "Buy") == []


@pytest.mark.rule("pest.track.gain-and-spend")
def test_nothing_is_paid_below_zero() -> None:
    seats = {0: {"stock": {"stone": 2, "wood": 5}, "doctor": "gotar"}}
    match = play(act("build-heal", seats=seats), "Do build")
    assert refused(match, "Build doctor mint")  # three stone
    assert "doctor workshop" in offered(match, "Build")  # two
    assert stock(match) == (5, 2, 0, 0, 0)


@pytest.mark.rule("pest.component.mortuses")
def test_four_mortuses_always() -> None:
    match = GAME.new(2, seed=6)
    steps = 0
    while not match.is_over:
        for row in match.view(None)["seats"]:
            on_cards = sum(bool(card and card["mortus"]) for card in row["technologies"])
            assert row["ready"] + row["waiting"] + len(row["grid"]) + on_cards == 4
        choices = match.legal()
        match.apply(choices[(steps * 5) % len(choices)])
        steps += 1


@pytest.mark.rule("pest.action.two-actions-any-order")
def test_a_turn_that_is_ended_takes_along_what_asks_and_costs_nothing() -> None:
    """Production that nothing can be asked about; not where a token could make more of it, nor what has its price."""
    fields = {"buildings": {"district-1": "gotar"}, "doctor": "gollor"}
    idle = act("produce-assign", done=2, seats={0: fields})
    assert [way.choices for way in idle.ways() if way.wanted == "EndTurn"] == [("Do produce", "EndTurn")]
    assert not next(way for way in idle.ways() if way.wanted == "EndTurn").consequences.gives_up
    assert idle.consequences("EndTurn").gives_up
    asked = act("produce-assign", done=2, seats={0: {**fields, "research": 1}})
    assert [way for way in asked.ways() if way.wanted == "EndTurn"] == []
    dear = act("move-heal", done=1, seats={0: {"regular": 1, "stock": {"herbs": 1}, "doctor": "gollor"}})
    assert all("Do heal" not in way.choices for way in dear.ways() if way.wanted == "EndTurn")


def test_to_end_one_action_and_open_the_next_gives_nothing_up() -> None:
    match = play(act("build-research", seats={0: {"research": 5, "stock": {"wood": 5, "stone": 5}}}), "Do research")
    ways = {way.wanted: way for way in match.ways()}
    assert ways["Do build"].choices == ("Finish", "Do build")
    assert not ways["Do build"].consequences.gives_up


def test_a_neighbour_is_gone_to_straight() -> None:
    """Who wants a detour goes it himself: no list where one way is the shortest and costs no more."""
    match = act("move-research", seats={0: {"doctor": "gotar"}})
    for near in ("amfell", "gollor"):
        assert [way.choices for way in match.ways() if way.wanted == f"Step {near}"] == [("Do move", f"Step {near}")]


def test_what_is_done_several_times_stands_beside_with_every_answer() -> None:
    """Two of a kind are everybody's exchange; another pair can be exchanged as often, and somebody healed three times."""
    match = act("produce-heal", seats={0: {"stock": {"food": 4, "herbs": 4}}})
    pair = ("Exchange food", "ExchangeWith herbs")
    beside = [way.choices for way in match.ways() if way.wanted == "Exchange food" and way.beside]
    assert [pair, pair * 2, pair * 3] == [choices for choices in beside if set(choices) == set(pair)]
    healing = play(act("produce-heal", seats={0: {"regular": 3, "stock": {"herbs": 5}}}), "Do heal")
    assert {len(way.choices) for way in healing.ways() if way.wanted == "Heal regular" and way.beside} >= {2, 3}
