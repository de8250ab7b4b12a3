"""The end: scores line by line, ties, the two-player variant and the solo game."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.errors import BadInput
from tests.games.pest.builder import GAME, act, at, happened, me, offered, place, play, refused, stock
from tests.games.pest.rules.test_years import ranked, whole_game

SITES = {"district-1": "gotar", "district-2": "gollor", "workshop": "vards", "factory": "riterra"}


def scored(*seats: dict[str, Any], mode: str | None = None, **told: Any) -> list[dict[str, int]]:
    """Scores line by line; the total is always their sum."""
    match = at(players=len(seats), mode=mode, year=6, seats=dict(enumerate(seats)), todo=[], **told)
    rows = match.scores()
    for row in rows:
        assert row["total"] == sum(value for name, value in row.items() if name != "total")
    return rows


def finished(*seats: dict[str, Any], **told: Any) -> lz.Match:
    return at(players=len(seats), year=6, seats=dict(enumerate(seats)), todo=[["Scoring"]], **told)


EXAMPLE = {
    "fame": 14,
    "orders": [3, 4, 3],
    "healthy": 8,
    "buildings": SITES,
    "technologies": ["t30", "t2", "t4"],
    "influence": 30,
    "stock": {"wood": 2, "stone": 2, "food": 2, "herbs": 2, "coin": 2},
    "infamy": 7,
}


@pytest.mark.rule("pest.endgame.worked-example")
@pytest.mark.rule("pest.endgame.fame-tokens")
@pytest.mark.rule("pest.endgame.orders")
@pytest.mark.rule("pest.endgame.healthy-people")
@pytest.mark.rule("pest.endgame.buildings")
@pytest.mark.rule("pest.endgame.building-columns")
@pytest.mark.rule("pest.endgame.technologies")
@pytest.mark.rule("pest.endgame.influence-symbols")
@pytest.mark.rule("pest.endgame.resources")
@pytest.mark.rule("pest.endgame.coins")
@pytest.mark.rule("pest.endgame.infamy")
def test_the_worked_example_of_sixty_six() -> None:
    red = scored(EXAMPLE, {}, {"influence": 9})[0]
    assert red == {
        "tokens": 14,
        "orders": 19,
        "healthy": 12,
        "buildings": 7,
        "columns": 2,
        "technologies": 5,
        "influence": 6,
        "influence_place": 5,
        "resources": 2,
        "coins": 1,
        "crossed": 0,
        "capital_buildings": 0,
        "infamy": -7,
        "quarantine": 0,
        "people_left": 0,
        "total": 66,
    }
    assert sum(value for name, value in red.items() if name not in ("infamy", "total")) == 73


def test_lines_one_by_one() -> None:
    assert scored({"orders": [3, 0, 0]}, {})[0]["orders"] == 2
    assert scored({"healthy": 2, "sector": 3, "workers": ["castle"]}, {})[0]["healthy"] == 2
    assert scored({"buildings": {"district-1": "gotar", "district-2": "gollor"}}, {})[0]["columns"] == 0
    assert [scored({"stock": {"coin": coins}}, {})[0]["coins"] for coins in (1, 2, 3)] == [0, 1, 1]
    assert scored({"stock": {"wood": 5, "herbs": 3}}, {})[0]["resources"] == 2


@pytest.mark.rule("pest.endgame.most-influence")
def test_bonuses_for_influence() -> None:
    def bonus(*influence: int) -> list[int]:
        return [row["influence_place"] for row in scored(*[{"influence": space} for space in influence])]

    assert bonus(20, 15, 9) == [5, 3, 0]
    assert bonus(20, 0, 0) == [5, 0, 0]
    assert bonus(20, 0) == [5, 3]
    assert bonus(0, 0) == [0, 0]


@pytest.mark.rule("pest.endgame.winner")
def test_ties_go_to_influence() -> None:
    seats = [{"fame": 60, "influence": 11}, {"fame": 60, "influence": 14}, {"fame": 40, "influence": 30}]
    match = finished(*seats)
    totals = [row["total"] for row in match.scores()]
    level = max(totals)
    for seat, total in enumerate(totals[:2]):
        seats[seat]["fame"] += level - total
    outcome = finished(*seats).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.reason) == ([1], [2, 1, 3], "influence")
    shared = finished({}, {}).outcome()
    assert shared is not None
    assert (shared.winners, shared.reason) == ([0, 1], "shared")
    alone = finished({"fame": 9}, {}).outcome()
    assert alone is not None
    assert (alone.winners, alone.reason) == ([0], "fame")


# ---------------------------------------------------------------- two players


@pytest.mark.rule("pest.two.optional")
def test_the_variant_is_offered_to_two() -> None:
    for mode in ("base", "two-player"):
        assert GAME.new(2, seed=1, options={"mode": mode}).view(None)["mode"] == mode
    with pytest.raises(BadInput):
        GAME.new(3, seed=1, options={"mode": "two-player"})


@pytest.mark.rule("pest.two.order-thresholds")
@pytest.mark.rule("pest.two.order-scoring")
def test_orders_below_their_threshold_pay_nothing() -> None:
    """Yellow on 3 of era I gets 2; Blue on 1 of era II gets nothing."""
    yellow, blue = scored({"orders": [3, 0, 0]}, {"orders": [0, 1, 0]}, mode="two-player")
    assert (yellow["orders"], blue["orders"]) == (2, 0)
    at_three, at_two = scored({"orders": [0, 0, 3]}, {"orders": [0, 0, 2]}, mode="two-player")
    assert (at_three["orders"], at_two["orders"]) == (9, 0)
    assert scored({"orders": [0, 0, 2]}, {})[0]["orders"] == 5
    assert [row["fame"] for row in GAME.new(2, seed=1, options={"mode": "two-player"}).view(None)["seats"]] == [0, 0]


@pytest.mark.rule("pest.two.blocked-influence-spaces")
def test_covered_spaces_are_skipped() -> None:
    def gaining(mine: int, other: int) -> int:
        seats = {0: {"influence": mine}, 1: {"influence": other}}
        return int(me(at(players=2, mode="two-player", seats=seats, todo=[["Influence", 0, 1]]))["influence"])

    assert gaining(4, 0) == 6
    assert gaining(8, 10) == 11
    match = at(players=2, mode="two-player", seats={0: {"influence": 21}}, todo=[["Influence", 0, 1]])
    assert (me(match)["influence"], me(match)["infamy"]) == (23, 0)


@pytest.mark.rule("pest.two.influence-bonus")
@pytest.mark.rule("pest.two.no-influence-ranking")
def test_crossed_spaces_pay_a_bonus() -> None:
    for influence, bonus in ((4, 0), (6, 1), (10, 2), (15, 4), (19, 6), (23, 10), (30, 15)):
        row = scored({"influence": influence}, {}, mode="two-player")[0]
        assert (row["crossed"], row["influence_place"]) == (bonus, 0)
    blue, yellow = scored({"influence": 23}, {"influence": 15}, mode="two-player")
    assert (blue["crossed"], yellow["crossed"], blue["influence"]) == (10, 4, 4)


@pytest.mark.rule("pest.two.neutral-sector")
def test_the_neutral_sector_grows() -> None:
    match = GAME.new(2, seed=1, options={"mode": "two-player"})
    assert match.view(None)["neutral"] == 1
    grown = whole_game(2, 4, mode="two-player")
    assert [event["neutral"] for event in happened(grown, "neutral-grew")] == [2, 3, 4]
    told = [event["kind"] for event in grown.events() if event["kind"] in ("capital-emptied", "neutral-grew")]
    assert told == ["capital-emptied", "neutral-grew"] * 3


@pytest.mark.rule("pest.two.capital-rewards")
@pytest.mark.rule("pest.two.capital-tie")
@pytest.mark.parametrize(
    ("people", "rewards"),
    [
        ((3, 1), "first none"),
        ((3, 2), "first third"),
        ((3, 3), "second second"),
        ((1, 1), "none none"),
        ((2, 2), "third third"),
    ],
)
def test_the_neutral_sector_must_be_reached(people: tuple[int, int], rewards: str) -> None:
    assert ranked(*people, mode="two-player", neutral=2) == rewards.split()


@pytest.mark.rule("pest.two.new-technologies")
@pytest.mark.rule("pest.solo.new-technologies")
@pytest.mark.parametrize(("players", "mode"), [(2, "two-player"), (1, None)])
def test_a_new_market_at_the_end_of_an_era(players: int, mode: str | None) -> None:
    for seed in range(5):
        match = at(players=players, mode=mode, year=2, seed=seed, todo=[["NewMarket"]])
        before = set(match.begun_from["board"]["market"])  # type: ignore[index]
        after = match.position()["board"]
        assert not before & set(after["market"])
        assert before <= set(after["deck"])
        assert (len(set(after["market"]) - {None}), after["aside"]) == (5, [])


@pytest.mark.rule("pest.two.capital-building-majority")
def test_most_capital_buildings() -> None:
    owners = {"granary": 0, "palace": 0, "academy": 1}
    rows = scored({}, {}, mode="two-player", capital_buildings=owners)
    assert [row["capital_buildings"] for row in rows] == [5, 0]
    rows = scored({}, {}, mode="two-player", capital_buildings={"granary": 0, "palace": 1})
    assert [row["capital_buildings"] for row in rows] == [0, 0]


@pytest.mark.rule("pest.two.quarantine-penalty")
def test_most_people_in_quarantine() -> None:
    rows = scored({"regular": 3, "taken": "move"}, {"regular": 2, "dead": 4}, mode="two-player")
    assert [row["quarantine"] for row in rows] == [-3, 0]
    rows = scored({"regular": 2, "technologies": ["t1", None, None], "cell": 1}, {"regular": 2}, mode="two-player")
    assert [row["quarantine"] for row in rows] == [0, 0]


# ---------------------------------------------------------------- solo


def solo(seat: dict[str, Any] | None = None, neutral: int = 0, **told: Any) -> lz.Match:
    return at(players=1, seats={0: seat or {}}, neutral=neutral, **told)


def people_left(match: lz.Match) -> int:
    return int(match.view(None)["people_left"])


@pytest.mark.rule("pest.solo.order-people")
@pytest.mark.rule("pest.solo.influence-people")
@pytest.mark.rule("pest.solo.capital-building-people")
@pytest.mark.rule("pest.solo.neutral-starts-empty")
def test_twenty_people_wait() -> None:
    match = GAME.new(1, seed=1)
    assert (people_left(match), match.view(None)["neutral"], me(match)["orders"]) == (20, 0, [0, 0, 0])
    variants = GAME.module.make_tables(GAME.module.edition(), 1).variants
    assert list(variants.order_people) == [2, 3, 4]
    assert [space for space, here in enumerate(variants.influence_people) if here] == [5, 9, 15, 22, 30, 40]
    assert variants.building_people == 1
    game = GAME.new(1, seed=5)
    while not game.is_over:
        view = game.view(None)
        assert view["neutral"] + view["people_left"] == 20
        choices = game.legal()
        game.apply(choices[game.n * 5 % len(choices)])


@pytest.mark.rule("pest.solo.removed-technologies")
def test_five_technologies_are_out() -> None:
    board = GAME.new(1, seed=1).position()["board"]
    cards = board["market"] + board["deck"]
    assert len(cards) == 25
    assert not {"t2", "t3", "t5", "t11", "t16"} & set(cards)


@pytest.mark.rule("pest.solo.removed-laws")
def test_laws_about_rivals_are_out() -> None:
    seen = {law for seed in range(60) for law in GAME.new(1, seed=seed).view(None)["laws"]}
    assert seen == {f"l{number}" for number in range(1, 16)} - {"l4", "l6", "l9"}


@pytest.mark.rule("pest.solo.no-capital-cards")
@pytest.mark.rule("pest.solo.era-end-steps")
def test_no_capital_rewards_but_infamy_for_the_neutral_lead() -> None:
    assert GAME.new(1, seed=1).view(None)["capital_card"] is None
    shown: dict[str, Any] = {"plagues": ["p1", "p2", "p3", "p4"], "aids": ["a1", "a2", "a3", "a4"]}
    seat = {"sector": 2, "orders": [2, 1, 0], "dead": 1}
    match = solo(seat, neutral=3, year=4, laws=("l1", "l10", "l13"), todo=[["YearEnds", 3]], **shown)
    steps = ["goal-paid", "fame-gained", "infamy-gained", "capital-emptied", "mortus-readied", "market-cleared"]
    told = [event["kind"] for event in match.events() if event["kind"] in steps]
    assert told == [
        "goal-paid",
        "fame-gained",
        "infamy-gained",
        "capital-emptied",
        "infamy-gained",
        "mortus-readied",
        "market-cleared",
    ]
    assert (me(match)["fame"], me(match)["infamy"], me(match)["sector"]) == (2, 2, 0)
    assert not happened(match, "capital-rewarded")


@pytest.mark.rule("pest.solo.castle-and-doctor")
def test_the_castle_goes_to_a_start_village() -> None:
    match = GAME.new(1, seed=1)
    rows = {row["id"]: row for row in GAME.module.edition()["location"]}
    wanted = [n for n, r in rows.items() if r["start"] and r["type"] == "village" and 1 not in r["ruined_at"]]
    assert offered(match, "PlaceCastle") == wanted
    assert not happened(match, "start-card-dealt")
    assert refused(match, "PlaceCastle tarius")
    play(match, "PlaceCastle gnoll")
    assert offered(match, "PlaceDoctor") == ["gotar", "yusteris", "amfell", "veria"]


@pytest.mark.rule("pest.solo.capital-building-moves-person")
def test_a_capital_building_frees_its_person() -> None:
    match = act("build-heal", players=1, neutral=0, seats={0: {"stock": {"wood": 2, "food": 2}}})
    play(match, "Do build", "BuildCapital granary")
    assert (match.view(None)["neutral"], me(match)["fame"], me(match)["influence"]) == (1, 2, 2)


@pytest.mark.rule("pest.solo.order-moves-person")
def test_order_spaces_free_their_people() -> None:
    match = solo(todo=[["OrderAdvances", 0], ["OrderAdvances", 0]])
    assert (match.view(None)["neutral"], me(match)["orders"], me(match)["influence"]) == (2, [2, 0, 0], 1)
    third = solo({"orders": [2, 0, 0]}, neutral=2, todo=[["OrderAdvances", 0]])
    assert third.view(None)["neutral"] == 2


@pytest.mark.rule("pest.solo.influence-moves-person")
def test_people_on_the_influence_track_are_skipped_and_freed() -> None:
    match = solo({"influence": 4}, todo=[["Influence", 0, 1]])
    assert (me(match)["influence"], match.view(None)["neutral"]) == (6, 1)


@pytest.mark.rule("pest.solo.aid-by-people-left")
@pytest.mark.rule("pest.solo.aid-current-card")
@pytest.mark.parametrize(
    ("influence", "neutral", "place_paid"),
    [(0, 0, 2), (6, 1, 2), (10, 2, 1), (16, 3, 1), (23, 4, 0), (31, 5, 0), (41, 6, 0)],
)
def test_aid_by_people_left_from_this_years_card(influence: int, neutral: int, place_paid: int) -> None:
    match = solo({"influence": influence}, neutral=neutral, year=1, aids=["a6"], todo=[["PayAid"]])
    assert happened(match, "aid-paid")[0]["place"] == place_paid
    assert me(match)["research"] == (2 if place_paid == 2 else 1)


@pytest.mark.rule("pest.solo.reward-tokens-once")
def test_used_tokens_stay_down() -> None:
    tokens: dict[str, Any] = {"tokens_up": {"fame": 2, "coin": 2}, "tokens_down": {"research": 2}}
    match = solo(year=2, todo=[["LeaveCapital"]], **tokens)
    assert sum(down for _, down in match.view(None)["tokens"].values()) == 2
    assert sum(up for up, _ in match.view(None)["tokens"].values()) == 4


@pytest.mark.rule("pest.solo.capital-infamy")
def test_infamy_for_the_neutral_lead() -> None:
    """One own person against three: two infamy, and the neutral people stay."""
    told: dict[str, Any] = {"year": 4, "todo": [["LeaveCapital"], ["CompareSectors"]], "neutral": 3}
    match = solo({"sector": 1, "orders": [2, 1, 0]}, **told)
    assert (me(match)["infamy"], me(match)["sector"], match.view(None)["neutral"]) == (2, 0, 3)
    assert me(solo({"sector": 3, "orders": [2, 1, 0]}, **told))["infamy"] == 0


@pytest.mark.rule("pest.solo.scoring")
@pytest.mark.rule("pest.solo.leftover-people-infamy")
def test_solo_scores() -> None:
    match = solo(year=6, todo=[["Scoring"]])
    assert (match.scores()[0]["people_left"], match.scores()[0]["influence_place"]) == (-20, 0)
    # Two on influence (22 passed), three on orders, one beside a building.
    seat = {"influence": 23, "orders": [2, 3, 1]}
    built = {"granary": 0, "hospital": 0, "academy": 0, "cathedral": 0}
    match = solo(seat, neutral=14, year=6, capital_buildings=built, todo=[["Scoring"]])
    assert (people_left(match), match.scores()[0]["people_left"]) == (6, -6)


@pytest.mark.rule("pest.solo.titles")
@pytest.mark.parametrize(
    ("score", "title"),
    [
        (-3, "commoner"),
        (15, "commoner"),
        (16, "councillor"),
        (25, "baron"),
        (26, "viscount"),
        (35, "count"),
        (36, "duke"),
        (45, "head-of-house"),
        (46, "emperor"),
    ],
)
def test_titles(score: int, title: str) -> None:
    seat = {"fame": score + 20} if score >= 0 else {"infamy": 3, "fame": 20}
    match = solo(seat, year=6, todo=[["Scoring"]])
    outcome = match.outcome()
    assert outcome is not None
    assert (match.scores()[0]["total"], outcome.reason, outcome.winners) == (
        score,
        title,
        [] if title == "commoner" else [0],
    )
    assert stock(match) == (0, 0, 0, 0, 0)
    assert place(match, "gotar")["sick"] == 0
