"""Setting up: ruins, sick people, what is drawn, castles and doctors; the random map."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Options
from tests.games.pest.builder import (
    GAME,
    SHIPPED,
    act,
    at,
    fated,
    frame,
    happened,
    held,
    legal,
    me,
    offered,
    place,
    play,
    position,
    refused,
    sick,
    stock,
)

LOCATIONS = {row["id"]: row for row in SHIPPED["location"]}
CARDS = {row["id"]: row["locations"] for row in SHIPPED["start_card"]}
COUNTS = {1: (10, 7, 5), 2: (10, 7, 5), 3: (10, 13, 10), 4: (15, 15, 10), 5: (20, 15, 10)}


def placed(players: int, seed: int = 1, **options: str) -> lz.Match:
    """A game whose castles and doctors stand: the first choice everywhere."""
    match = GAME.new(players, seed=seed, options=options)
    while match.decision and match.decision.frame in ("PlaceCastle", "FirstCastle", "PlaceDoctor"):
        match.apply(match.legal()[0])
    return match


def intact(match: lz.Match) -> list[str]:
    return [name for name, row in match.view(None)["locations"].items() if not row["ruined"]]


@pytest.mark.rule("pest.setup.player-colour")
def test_everybody_has_a_colour_of_his_own() -> None:
    with pytest.raises(BadInput):
        GAME.new(2, seed=1, options={"colours": "red-red"})
    match = GAME.new(2, seed=1, options={"colours": "blue-red"})
    assert [row["colour"] for row in match.view(None)["seats"]] == ["blue", "red"]
    assert [row["colour"] for row in GAME.new(2, seed=1).view(None)["seats"]] == ["red", "yellow"]


@pytest.mark.rule("pest.setup.ruined-by-count")
@pytest.mark.rule("pest.setup.ruined-totals")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_ruins_by_number_of_players(players: int) -> None:
    match = GAME.new(players, seed=1)
    assert intact(match) == [name for name, row in LOCATIONS.items() if players not in row["ruined_at"]]
    types = [LOCATIONS[name]["type"] for name in intact(match)]
    assert tuple(types.count(kind) for kind in ("village", "town", "city")) == COUNTS[players]


@pytest.mark.rule("pest.setup.start-sick")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_marked_intact_locations_start_with_one_sick(players: int) -> None:
    match = GAME.new(players, seed=1)
    marked = {name for name, row in LOCATIONS.items() if row["sick"] and players not in row["ruined_at"]}
    assert sick(match) == dict.fromkeys(marked, 1)


@pytest.mark.rule("pest.setup.laws-drawn")
def test_one_open_law_for_each_era() -> None:
    laws = GAME.new(3, seed=1).view(None)["laws"]
    assert [(int(law[1:]) - 1) // 5 for law in laws] == [0, 1, 2]
    assert len({tuple(GAME.new(3, seed=seed).view(None)["laws"]) for seed in range(20)}) > 5


@pytest.mark.rule("pest.setup.order-markers")
@pytest.mark.rule("pest.setup.influence-zero")
def test_order_and_influence_markers_start_at_zero() -> None:
    seats = GAME.new(5, seed=1).view(None)["seats"]
    assert [row["orders"] for row in seats] == [[0, 0, 0]] * 5
    assert [row["influence"] for row in seats] == [0] * 5


@pytest.mark.rule("pest.setup.capital-card")
def test_one_capital_card_for_the_whole_game() -> None:
    seen = {GAME.new(3, seed=seed).view(None)["capital_card"] for seed in range(40)}
    assert seen == {"c1", "c2", "c3", "c4", "c5"}
    match = at(year=2, seats={0: {"sector": 2}}, capital_card="c4", todo=[["Year", 2], ["NewMortus"], ["CapitalRewards"]])
    while frame(match) == "TakeBranch":
        play(match, "TakeBranch first")
    assert match.view(None)["capital_card"] == "c4"


@pytest.mark.rule("pest.setup.capital-buildings")
def test_five_capital_buildings_wait() -> None:
    assert list(GAME.new(3, seed=1).view(None)["capital_buildings"].values()) == [None] * 5


@pytest.mark.rule("pest.setup.reward-token-count")
@pytest.mark.parametrize(("players", "count"), [(1, 6), (2, 6), (3, 8), (4, 10), (5, 12)])
def test_reward_tokens_by_number_of_players(players: int, count: int) -> None:
    tokens = GAME.new(players, seed=1).view(None)["tokens"].values()
    assert (sum(up for up, _ in tokens), sum(down for _, down in tokens)) == (count, 0)


@pytest.mark.rule("pest.setup.plague-aid-3-to-5")
def test_every_plague_card_can_come_with_three_players() -> None:
    seen = {card for seed in range(120) for card in placed(4, seed).view(None)["plagues"] if card}
    assert seen == {f"p{number}" for number in range(1, 19)}


@pytest.mark.rule("pest.setup.plague-removal-1-to-2")
def test_one_card_of_each_road_pile_is_out_with_two_players() -> None:
    """Once two cards of a pile have come, the third is the one in the box."""
    for seed in range(20):
        match = at(players=2, year=3, plagues=["p7", "p8"], seed=seed, todo=[["RevealPlague"]])
        assert match.view(None)["plagues"][2] != "p9"
        assert match.view(None)["plagues_boxed"] == 3
    assert fated(position(players=3, year=3, plagues=["p7", "p8"], todo=[["RevealPlague"]]), "PlagueCard p9")
    with pytest.raises(BadInput):
        fated(position(players=2, year=3, plagues=["p7", "p8"], todo=[["RevealPlague"]]), "PlagueCard p9")
    board = GAME.module.load_board(
        GAME.module.make_tables(SHIPPED, 2), position(players=2, year=2, plagues=["p7"])["board"], 2
    )
    out = Options()
    GAME.module.frames["RevealPlague"]().options(board, out)
    odds = dict(zip(out.listed(), out.listed_odds(), strict=True))
    base = GAME.module.space.parse("PlagueCard p1")
    # A card outside the piles, one of an untouched pile of three, one of two left: 1 to 2/3 to 1/2.
    assert odds[base] * 2 == odds[base + 9] * 3
    assert odds[base] == odds[base + 7] * 2


@pytest.mark.rule("pest.setup.plague-aid-dealt")
def test_six_of_each_card_are_used() -> None:
    match = placed(3)
    assert (len(match.view(None)["plagues"]), len(match.view(None)["aids"])) == (6, 6)
    assert [card is not None for card in match.view(None)["plagues"]] == [True, False, False, False, False, False]


@pytest.mark.rule("pest.setup.tech-market")
@pytest.mark.parametrize(("players", "deck"), [(3, 25), (1, 20)])
def test_five_technologies_lie_open(players: int, deck: int) -> None:
    view = GAME.new(players, seed=1).view(None)
    assert (len(set(view["market"])), view["deck"]) == (5, deck)


@pytest.mark.rule("pest.setup.turn-order-random")
def test_the_first_turn_order_is_random() -> None:
    orders = {tuple(GAME.new(3, seed=seed).view(None)["order"]) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("pest.setup.castle-3-to-5")
def test_each_of_three_gets_a_card_with_three_locations() -> None:
    match = GAME.new(3, seed=4)
    used: list[str] = []
    for seat in match.view(None)["order"]:
        assert (frame(match), match.to_move) == ("PlaceCastle", seat)
        card = happened(match, "start-card-dealt")[-1]["card"]
        assert sorted(offered(match, "PlaceCastle")) == sorted(CARDS[card])
        used.append(card)
        match.apply(match.legal()[1])
    assert len(set(used)) == 3


@pytest.mark.rule("pest.setup.castle-2")
def test_two_players_use_different_open_cards() -> None:
    match = GAME.new(2, seed=3)
    one, other = [event["card"] for event in happened(match, "start-card-dealt")]
    usable = {card: [n for n in CARDS[card] if 2 not in LOCATIONS[n]["ruined_at"]] for card in (one, other)}
    assert [len(row) for row in usable.values()] == [2, 2]
    assert sorted(offered(match, "PlaceCastle")) == sorted(usable[one] + usable[other])
    play(match, f"PlaceCastle {usable[other][0]}")
    assert sorted(offered(match, "PlaceCastle")) == sorted(usable[one])


@pytest.mark.rule("pest.setup.castle-is-building-not-built")
def test_a_castle_fills_its_place_and_earns_nothing() -> None:
    match = placed(3)
    seats = match.view(None)["seats"]
    assert [row["influence"] for row in seats] == [0, 0, 0]
    assert [row["orders"] for row in seats] == [[0, 0, 0]] * 3
    built = act("build-heal", seats={0: {"doctor": "arler", "stock": {"wood": 5, "stone": 5}}})
    play(built, "Do build")
    assert refused(built, "Build doctor district-1", "pest.build.capacity")


@pytest.mark.rule("pest.setup.castle-resource-token")
def test_the_castle_produces_the_resource_of_its_location() -> None:
    assert me(at(seats={0: {"castle": "drena"}, 2: {"castle": "gnoll"}}))["buildings"]["castle"]["product"] == "stone"


@pytest.mark.rule("pest.setup.castle-takes-sick")
def test_the_castle_takes_in_the_sick_of_its_location() -> None:
    form = position(
        sick={"veris": 1}, todo=[["PlaceDoctor", 1], ["PlaceCastle", 1, 2]], year=0, seats={1: {"castle": "veris"}}
    )
    form["board"]["seats"][1]["buildings"] = {}
    match = GAME.from_position(form)
    play(match, "PlaceCastle veris")
    assert (sick(match), held(match, 1), stock(match, 1)) == ({}, 1, (0, 0, 0, 0, 0))


@pytest.mark.rule("pest.setup.doctor-adjacent")
def test_doctors_follow_all_castles_and_stand_next_to_their_own() -> None:
    match = GAME.new(3, seed=2)
    order = match.view(None)["order"]
    for seat in order:
        assert (frame(match), match.to_move) == ("PlaceCastle", seat)
        match.apply(match.legal()[0])
    assert (frame(match), match.to_move) == ("PlaceDoctor", order[0])
    castle = match.view(None)["seats"][order[0]]["buildings"]["castle"]["location"]
    roads = [(one, other) for one, other, _ in SHIPPED["roads"]["list"] if castle in (one, other)]
    near = sorted(one if other == castle else other for one, other in roads)
    assert offered(match, "PlaceDoctor") == [name for name in LOCATIONS if name in near]
    # A ruined neighbour may be chosen; the capital may not.
    two = at(players=2, year=0, seats={0: {"castle": "kelier"}}, todo=[["PlaceDoctor", 0]])
    assert offered(two, "PlaceDoctor") == ["veria", "porral", "seora"]
    assert place(two, "porral")["ruined"]


@pytest.mark.rule("pest.setup.doctor-takes-sick")
def test_the_doctor_takes_in_the_sick_and_gains_nothing() -> None:
    match = at(year=0, sick={"gotar": 1}, todo=[["PlaceDoctor", 0]])
    play(match, "PlaceDoctor gotar")
    assert (held(match), sick(match), stock(match)) == (1, {}, (0, 0, 0, 0, 0))


@pytest.mark.rule("pest.setup.board-buildings")
@pytest.mark.rule("pest.setup.start-resources")
@pytest.mark.rule("pest.setup.mortuses")
@pytest.mark.rule("pest.setup.camp-on-board")
def test_what_a_player_starts_with() -> None:
    match = placed(3)
    for seat in range(3):
        row = me(match, seat)
        assert [name for name, built in row["buildings"].items() if built] == ["castle"]
        assert stock(match, seat) == (1, 1, 2, 2, 2)
        assert (row["research"], row["ready"], row["waiting"], row["camp"]) == (1, 2, 2, None)


# ---------------------------------------------------------------- the random map


@pytest.mark.rule("pest.hard.token-counts")
@pytest.mark.rule("pest.hard.placement")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_location_tokens_cover_the_intact_locations(players: int) -> None:
    match = GAME.new(players, seed=1, options={"map": "random"})
    laid = happened(match, "location-token-laid")
    assert [event["location"] for event in laid] == intact(match)
    types = [LOCATIONS[event["location"]]["type"] for event in laid]
    assert tuple(types.count(kind) for kind in ("village", "town", "city")) == COUNTS[players]
    kinds: dict[tuple[str, str, bool], int] = {}
    for event in laid:
        kind = (LOCATIONS[event["location"]]["type"], event["resource"], bool(event["sick"]))
        kinds[kind] = kinds.get(kind, 0) + 1
    for row in SHIPPED["hard_setup"]["tokens"]["list"]:
        assert kinds.get((row["type"], row["resource"], row["sick"]), 0) <= row["count"]


@pytest.mark.rule("pest.hard.resource-replaced")
def test_the_token_replaces_the_resource() -> None:
    match = GAME.new(5, seed=2, options={"map": "random"})
    laid = {event["location"]: event["resource"] for event in happened(match, "location-token-laid")}
    assert any(laid[name] != LOCATIONS[name]["resource"] for name in laid)
    assert all(place(match, name)["resource"] == resource for name, resource in laid.items())
    # What is built there produces it, and plague cards read it.
    built = at(resources={"gnoll": "stone"})
    assert me(built)["buildings"]["castle"]["product"] == "stone"
    struck = fated(position(resources={"lor": "stone"}, players=5, todo=[["RevealPlague"]]), "PlagueCard p3")
    assert sick(struck)["lor"] == 1


@pytest.mark.rule("pest.hard.start-sick")
def test_tokens_bring_their_sick_instead_of_the_printed_marks() -> None:
    match = GAME.new(4, seed=3, options={"map": "random"})
    assert sick(match) == {e["location"]: 1 for e in happened(match, "location-token-laid") if e["sick"]}


@pytest.mark.rule("pest.hard.rest-as-usual")
@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "base"), (2, "two-player"), (5, "base")])
def test_the_random_map_goes_with_every_mode(players: int, mode: str) -> None:
    usual = GAME.new(players, seed=1, options={"mode": mode})
    hard = GAME.new(players, seed=1, options={"mode": mode, "map": "random"})
    assert intact(usual) == intact(hard)
    assert legal(hard)
