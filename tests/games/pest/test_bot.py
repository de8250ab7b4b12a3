"""What the bots of Pest do where the right thing is plain to see."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.bots import make_bot
from tests.games.pest.builder import GAME, act, at, play

THINKERS = ("greedy", "mcts:120")
RICH = {"wood": 3, "stone": 3}


def choice_of(bot: str, match: lz.Match) -> str:
    """What a bot chooses for the seat that is asked."""
    assert match.decision is not None
    option = make_bot(bot, GAME.module, seed=1).choose(match, match.decision.seat)
    return GAME.module.space.text(option)


def turn_of(bot: str, match: lz.Match) -> list[str]:
    """Everything a bot chooses until its turn is over."""
    assert match.decision is not None
    seat = match.decision.seat
    taken: list[str] = []
    while match.decision is not None and match.decision.seat == seat and "EndTurn" not in taken:
        taken.append(choice_of(bot, match))
        play(match, taken[-1])
    return taken


def value(match: lz.Match, seat: int = 0) -> float:
    return GAME.module.evaluation.evaluate(match.here.board, seat)


@pytest.mark.parametrize("bot", THINKERS)
def test_a_mortus_goes_where_its_actions_are_of_use(bot: str) -> None:
    """Building material in hand and the doctor in a town that the law asks for."""
    match = at(players=2, year=3, laws=["l1", "l9", "l13"], seats={0: {"stock": RICH, "doctor": "terras"}})
    assert choice_of(bot, match).startswith("PlaceMortus build-")


@pytest.mark.parametrize("bot", THINKERS)
def test_the_sick_are_healed_while_there_are_herbs(bot: str) -> None:
    used = ["move-research", "build-research", "produce-research"]
    match = at(players=2, year=6, seats={0: {"stock": {"herbs": 4}, "regular": 3, "grid": used}})
    taken = turn_of(bot, match)
    assert taken[0].endswith("-heal")
    assert taken.count("Heal regular") == 3


@pytest.mark.parametrize("bot", THINKERS)
def test_a_cheap_technology_is_bought_with_the_last_research(bot: str) -> None:
    match = act("move-research", players=2, year=6, done=1, market=["t27"], seats={0: {"research": 1}})
    assert "Buy t27 bottom" in turn_of(bot, match)


@pytest.mark.parametrize("bot", THINKERS)
def test_resources_are_not_changed_into_coins_without_need(bot: str) -> None:
    match = act("build-research", players=2, done=3, seats={0: {"stock": {"wood": 2, "food": 2}}})
    assert choice_of(bot, match) == "EndTurn"


def test_a_place_to_build_in_is_worth_more_than_a_ruin() -> None:
    seats = {0: {"stock": RICH, "doctor": "terras"}}
    assert value(at(players=2, seats=seats)) > value(at(players=2, seats=seats, ruined=["terras"]))


def test_a_place_that_the_law_asks_for_is_worth_more() -> None:
    seats = {0: {"stock": RICH, "doctor": "terras"}}
    towns, cities = ["l1", "l9", "l13"], ["l1", "l8", "l13"]
    asked = value(at(players=2, year=3, laws=towns, seats=seats))
    assert asked > value(at(players=2, year=3, laws=cities, seats=seats))


def test_the_dead_weigh_more_the_longer_the_game_lasts() -> None:
    def burden(year: int) -> float:
        alive, dead = ({0: {"dead": count}} for count in (0, 2))
        return value(at(players=2, year=year, seats=alive)) - value(at(players=2, year=year, seats=dead))

    assert burden(1) > burden(6) > 0


def test_alone_a_neutral_sector_ahead_is_a_burden() -> None:
    behind, level = (at(players=1, neutral=2, seats={0: {"sector": count, "influence": 10}}) for count in (0, 2))
    assert value(behind) < value(level)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("world", ["printed", "random"])
def test_every_table_has_choices_for_bots(players: int, world: str) -> None:
    match = GAME.new(players, seed=3, options={"map": world})
    for _ in range(2 * players):
        play(match, choice_of("greedy", match))


def test_bots_know_the_variant_for_two() -> None:
    match = GAME.new(2, seed=3, options={"mode": "two-player"})
    for bot in ("greedy", "mcts:10") * 3:
        play(match, choice_of(bot, match))
