"""Setting up."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto as lz
from tests.games.rattus.builder import (
    BOXED,
    CUBES,
    GAME,
    REGIONS,
    STARTING,
    at,
    face_of,
    frame,
    offered,
    play,
    rats,
    tokens,
    why_not,
)

PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 2**64)


def new(players: int, seed: int = 1, first: int | str = 0) -> lz.Match:
    return GAME.new(players, seed=seed, options={"first": first})


@pytest.mark.rule("rattus.setup.regions-in-play")
@pytest.mark.parametrize(("players", "regions"), [(2, 8), (3, 10), (4, 12)])
def test_regions_in_play_by_players(players: int, regions: int) -> None:
    match = new(players)
    assert len(match.view(None)["regions"]) == regions
    assert offered(match, "FirstCubes") == list(match.view(None)["regions"])


@pytest.mark.rule("rattus.setup.regions-in-play")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(lz.BadInput, match="players"):
        GAME.new(players, seed=1)


@pytest.mark.rule("rattus.setup.regions-in-play")
def test_a_region_out_of_play_is_refused_with_the_rule() -> None:
    match = new(2)
    assert "rattus.setup.regions-in-play" in why_not(match, "FirstCubes russia")
    with pytest.raises(lz.IllegalChoice):
        match.apply("FirstCubes russia")


@pytest.mark.rule("rattus.setup.regions-in-play")
@pytest.mark.parametrize("choice", ["AddCubes russia 1", "MovePlague russia"])
def test_a_region_out_of_play_is_refused_in_a_turn(choice: str) -> None:
    assert why_not(at(players=2, plague="polonia"), choice) == ["rattus.setup.regions-in-play"]


@pytest.mark.rule("rattus.setup.starting-rats")
@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=20, deadline=None)
def test_one_face_down_starting_token_in_every_region(players: int, seed: int) -> None:
    match = new(players, seed)
    for viewer in (None, *range(players)):
        regions = match.view(viewer)["regions"]
        assert [len(region["rats"]) for region in regions.values()] == [1] * REGIONS[players]
        assert all(region["rats"][0]["starting"] and region["rats"][0]["face"] is None for region in regions.values())


@pytest.mark.rule("rattus.setup.starting-rats")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_starting_face_and_no_other_can_lie_in_a_region(players: int) -> None:
    # Twelve faces in equal odds, whatever the number of regions: they are shuffled before they are laid.
    assert odds_of_look(at(players=players, cards={"witch": 0}, rats={key: ["?"] for key in ALL[players]}), "gallia") == {
        f"Face f{number}": Fraction(1, STARTING) for number in range(1, STARTING + 1)
    }


ALL = {players: list(GAME.new(players, seed=1).view(None)["regions"]) for players in (2, 3, 4)}


def odds_of_look(match: lz.Match, region: str, place: int = 0) -> dict[str, Fraction]:
    """What the Witch may find on a token, with the exact odds."""
    here = match.here.clone()
    here.step(match.option_of("UseCard witch"))
    here.step(match.option_of(f"Witch {tokens(match, region)[place]}"))
    options = here.legal()
    weights = here.odds() or [1] * len(options)
    space = GAME.module.space
    return {space.text(option): Fraction(weight, sum(weights)) for option, weight in zip(options, weights, strict=True)}


def odds_of_starting(odds: dict[str, Fraction]) -> Fraction:
    return sum((chance for face, chance in odds.items() if int(face.removeprefix("Face f")) <= STARTING), Fraction(0))


@pytest.mark.rule("rattus.setup.supply")
@pytest.mark.parametrize(("players", "supply", "boxed"), [(2, 29, 12), (3, 33, 6), (4, 37, 0)])
def test_supply_by_players(players: int, supply: int, boxed: int) -> None:
    view = new(players).view(None)
    assert view["rat_supply"] == supply
    assert view["boxed"] == boxed


@pytest.mark.rule("rattus.setup.supply")
@pytest.mark.parametrize(("players", "odds"), [(2, Fraction(4, 29)), (3, Fraction(2, 33)), (4, Fraction(0))])
def test_unused_starting_tokens_are_shuffled_into_the_supply(players: int, odds: Fraction) -> None:
    match = at(players=players, cards={"witch": 0}, rats={region: ["?"] for region in ALL[players]} | {"gallia": ["?", "+"]})
    found = odds_of_look(match, "gallia", 1)
    assert odds_of_starting(found) == odds
    ordinary = {chance for face, chance in found.items() if int(face.removeprefix("Face f")) > STARTING}
    assert ordinary == {(1 - odds) / 37}  # any of the 37 may have been boxed: nobody knows which


@pytest.mark.rule("rattus.setup.supply")
@pytest.mark.parametrize(("seen", "odds"), [("1:BC", Fraction(3, 28)), ("1:PC", Fraction(4, 28))])
def test_the_second_draw_depends_on_the_first_as_in_a_shuffled_supply(seen: str, odds: Fraction) -> None:
    # t9 was drawn and shows a starting or an ordinary face; t10 was drawn too and is unread.
    form = at(rats={region: ["?"] for region in ALL[2]} | {"gallia": ["?", "+", "+"]}, cards={"witch": 0}).position()
    face = {"1:BC": "f1", "1:PC": "f13"}[seen]
    form["board"]["regions"]["gallia"]["rats"][1] = {"token": "t9", "face": face, "seen_by": [1]}
    assert odds_of_starting(odds_of_look(GAME.from_position(form), "gallia", 2)) == odds


@pytest.mark.rule("rattus.setup.supply")
def test_boxed_tokens_are_ordinary_ones() -> None:
    # The supply is empty; four drawn tokens and four starting faces are left: had one been boxed, it could not lie there.
    match = at(
        cards={"witch": 0},
        rats={region: ["?"] for region in ALL[2]} | {"gallia": ["?", "+", "+"], "italia": ["?", "+", "+"]},
    )
    form = match.position()
    gone = [f"f{number}" for number in range(13, 13 + 25)]
    form["board"].update(rat_supply=0, laid=37, revealed=gone)
    assert odds_of_starting(odds_of_look(GAME.from_position(form), "gallia", 1)) == 1


@pytest.mark.rule("rattus.setup.supply")
@pytest.mark.parametrize("players", [2, 3])
def test_boxed_faces_are_in_nobodys_view(players: int) -> None:
    match = new(players)
    for viewer in (None, *range(players)):
        assert match.view(viewer)["boxed"] == BOXED[players]
        assert match.view(viewer)["revealed"] == []


@pytest.mark.rule("rattus.setup.plague-piece")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_plague_starts_in_any_region_in_play(players: int) -> None:
    assert {new(players, seed).view(None)["plague"] for seed in range(150)} == set(ALL[players])


@pytest.mark.rule("rattus.setup.plague-piece")
@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=20, deadline=None)
def test_the_plague_is_there_before_the_first_cubes_and_does_nothing(players: int, seed: int) -> None:
    match = new(players, seed)
    assert frame(match) == "FirstCubes"
    view = match.view(None)
    assert view["plague"] in view["regions"]
    assert view["revealed"] == []
    assert rats(match) == dict.fromkeys(ALL[players], 1)


@pytest.mark.rule("rattus.setup.plague-piece")
def test_first_cubes_beside_the_plague_piece_cause_nothing() -> None:
    match = new(2)
    home = match.view(None)["plague"]
    play(match, *[f"FirstCubes {home}"] * 4)
    assert (match.view(None)["revealed"], rats(match)) == ([], dict.fromkeys(ALL[2], 1))


@pytest.mark.rule("rattus.setup.class-cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_owned_before_the_first_turn(players: int) -> None:
    match = new(players)
    while frame(match) == "FirstCubes":
        assert set(match.view(None)["cards"].values()) == {None}
        match.apply("FirstCubes gallia")
    assert len(offered(match, "TakeCard")) == 6


@pytest.mark.rule("rattus.setup.colours")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_all_cubes_of_an_own_colour_in_the_open(players: int) -> None:
    match = new(players)
    for viewer in (None, *range(players)):
        assert match.view(viewer)["supply"] == [CUBES] * players
    match.apply("FirstCubes gallia")
    # Cubes are counted by seat, so no two seats can share a colour.
    assert match.view(None)["regions"]["gallia"]["cubes"] == [2] + [0] * (players - 1)


@pytest.mark.rule("rattus.setup.first-player")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_names_the_first_seat(first: int) -> None:
    match = new(3, first=first)
    order = [match.to_move]
    for _ in range(2):
        match.apply("FirstCubes gallia")
        order.append(match.to_move)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]  # clockwise: seat numbers rise


@pytest.mark.rule("rattus.setup.first-player")
def test_without_a_named_seat_chance_says_who_begins() -> None:
    assert {new(4, seed, "random").to_move for seed in range(60)} == {0, 1, 2, 3}
    assert GAME.new(4, seed=5).to_move == GAME.new(4, seed=5).to_move
    match = new(4, 5, "random")
    assert match.events()[-1] == {"n": 0, "kind": "first-player-chosen", "seat": match.to_move}
    assert [event["kind"] for event in new(4, 5, 1).events()] == ["plague-placed"], (
        "what the host has said is not told as chance"
    )


@pytest.mark.rule("rattus.setup.first-player")
@pytest.mark.parametrize("first", [4, -1, "youngest", True])
def test_a_first_seat_that_does_not_exist_is_refused(first: int | str) -> None:
    with pytest.raises(lz.BadInput, match=r"options\.first"):
        new(4, first=first)


@pytest.mark.rule("rattus.setup.first-placement")
def test_first_placements_go_clockwise_two_cubes_into_one_region() -> None:
    match = new(4)
    seats = []
    for _ in range(4):
        seats.append(match.to_move)
        match.apply("FirstCubes gallia")  # also where others are already
    assert seats == [0, 1, 2, 3]
    assert match.view(None)["regions"]["gallia"]["cubes"] == [2, 2, 2, 2]


@pytest.mark.rule("rattus.setup.second-placement")
def test_second_placements_go_back_and_the_first_player_begins() -> None:
    match = play(new(4), *["FirstCubes gallia"] * 4)
    seats = []
    for _ in range(4):
        seats.append(match.to_move)
        match.apply("FirstCubes gallia")  # the region of the first placement may be chosen again
    assert seats == [3, 2, 1, 0]
    assert match.view(None)["regions"]["gallia"]["cubes"] == [4, 4, 4, 4]
    assert match.view(None)["supply"] == [16, 16, 16, 16]
    assert (frame(match), match.to_move) == ("Turn", 0)


@pytest.mark.rule("rattus.setup.starting-rats")
def test_nobody_knows_a_starting_face() -> None:
    match = new(2)
    assert all(face_of(match, tokens(match, region)[0], seat) is None for region in ALL[2] for seat in (0, 1, None))
