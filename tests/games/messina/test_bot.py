"""What the greedy bot does in positions in which every player knows what to do."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from lazaretto.bots import make_bot
from lazaretto.games.messina.actions import HEX
from lazaretto.kernel.pure import is_compiled
from tests.games.messina.builder import GAME, at, doing, edition, frame, hex_of, rating, seat

SEEDS = range(3)  # the bot throws dice for what it cannot know; it should not depend on them


def chosen(match: lz.Match, seed: int) -> str:
    option = make_bot("greedy", GAME.module, seed).choose(match, match.to_move or 0)
    return GAME.module.space.text(option)


def play_turn(match: lz.Match, seed: int) -> lz.Match:
    """Seat 0 is played by the bot until somebody else is to move."""
    bot = make_bot("greedy", GAME.module, seed)
    while match.to_move == 0:
        match.apply(bot.choose(match, 0))
    return match


@pytest.mark.parametrize("seed", SEEDS)
def test_fire_is_used_against_plague(seed: int) -> None:
    """With and without a second cube."""
    for cubes in (1, 2):
        match = doing(["FightPlague", 0, HEX.index["H5"]], me={"fire": 2}, hexes={"H5": {"cubes": cubes}})
        assert chosen(match, seed) == "Fight fire"


@pytest.mark.parametrize("seed", SEEDS)
def test_one_powerful_fire_clears_two_hexes(seed: int) -> None:
    match = doing(["FightPlague", 0, HEX.index["H5"]], me={"powerfire": 1}, hexes={"H5": {"cubes": 1}, "H4": {"cubes": 1}})
    assert chosen(match, seed) == "FightBoth H4"


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_walks_into_plague_without_fire_for_little(seed: int) -> None:
    """Every district but one is full of plague."""
    sick = {tile: {"cubes": 2} for tile in ("H1", "H2", "H4", "H6", "H7", "H13", "H14")}
    match = play_turn(at(me={"helpers": ["estate"]}, hexes={**sick, "H5": {"citizens": "n"}}), seed)
    assert seat(match)["rats"] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hex_is_chosen_for_its_action(seed: int) -> None:
    """A cart for two pieces of wood brings points at once; it can be built on one of two hexes."""
    match = at(me={"helpers": ["estate"], "wood": 2}, cart_tops=["C1-2"])
    play_turn(match, seed)
    assert list(seat(match)["carts"]) == ["C1-2"]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_overseer_goes_where_somebody_is_to_be_activated(seed: int) -> None:
    match = doing(["AdvanceOverseer", 0, 3, 0, 1], me={"squares": {"nu1": 1}})
    assert chosen(match, seed) == "Advance nun ahead"
    match.apply("Advance nun ahead")
    assert chosen(match, seed) == "Activate nu1"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_workshop_gets_its_worker_before_it_produces(seed: int) -> None:
    match = doing(["Production", 0, 0], round=3, me={"workshops": {"B10": 0}, "squares": {"nu3": 1}})
    assert chosen(match, seed) == "Work nu3 B10"


SETTLERS: dict[str, Any] = {"carts": {"C1-1": False}, "squares": {"cl3": 1, "au3": 1}, "wood": 1, "coin": 1}


@pytest.mark.parametrize("seed", SEEDS)
def test_in_the_last_turn_a_district_is_repopulated(seed: int) -> None:
    """The helper has to walk there, and gives the action of the hex away."""
    match = at(round=6, me={**SETTLERS, "helpers": ["H4"]}, you={"helpers": ["estate"]})
    play_turn(match, seed)
    assert [name for name in match.view(None)["hexes"] if hex_of(match, name)["owner"] == 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_coins_are_not_hoarded_when_a_step_pays(seed: int) -> None:
    me = {"coin": 6, "city": 9, "helpers": ["H1!", "H2!", "H3!"]}
    match = doing(["Stage", 0, -1, 0], round=6, me=me, you={"helpers": ["estate"]})
    assert frame(match) == "ChooseAction" and chosen(match, seed) == "Buy city"
    assert rating(play_turn(match, seed), "city") >= 10


def test_what_a_workshop_brings_last_depends_on_the_edition() -> None:
    """Resources left over are worth more where fewer of them make a point, whatever edition was looked at before."""
    changed = edition()
    changed["scoring"]["leftovers_per_point"] = 1
    shipped, generous = (GAME.tables(printed, 2) for printed in (None, changed))
    coins = next(at for at in range(shipped.printed_effects) if shipped.effects[at].text.startswith("coin:"))
    assert generous.worths.last[coins] > shipped.worths.last[coins]


@pytest.mark.skipif(not is_compiled(), reason="whole games take their time interpreted")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_of_greedy_players_is_worth_watching(players: int) -> None:
    """Districts, buildings, citizens activated, plague fought: all of it happens, and there are points in the end."""
    match = GAME.new(players, seed=11)
    bots = [make_bot("greedy", GAME.module, seed) for seed in range(players)]
    made: set[str] = set()
    while not match.is_over:
        option = bots[match.to_move or 0].choose(match, match.to_move or 0)
        made.add(GAME.module.space.verb_at[option].name)
        match.apply(option)
    assert made >= {"Act", "Activate", "Advance", "Build", "Fight", "Repopulate", "Scroll", "Settle"}
    assert max(row["total"] for row in GAME.module.scores(match.here.board)) > 40
