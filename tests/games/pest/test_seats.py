"""No seat is special: the same choices by players who sit elsewhere lead to the same table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import GAME, Form, edition, position, with_effect

YEARS_PLAYED = 2


def rich() -> Form:
    """Cheap technologies, so that all of them are met."""
    printed = edition()
    for row in printed["technology"]:
        row["research"] = 1
    printed["aid"] = with_effect("aid", 0, "right", "1 influence + 1 order")["aid"]
    return printed


def moved(board: Form, to: list[int]) -> Form:
    """The board after seat s has gone to seat to[s]."""
    seats: list[Any] = [None] * len(to)
    for seat, row in enumerate(board["seats"]):
        seats[to[seat]] = row
    owners = {name: to[seat] for name, seat in board["capital_buildings"].items()}
    return {**board, "seats": seats, "order": [to[seat] for seat in board["order"]], "capital_buildings": owners}


def table(year: int, dice: Random, players: int) -> Form:
    """Everybody has three technologies and some of everything."""
    marked = [dice.choice(["t1", "t14", "t18", "t19"]), dice.choice(["t17", "t28"]), dice.choice(["t26", "t27"])]
    free = [f"t{row['number']}" for row in edition()["technology"] if row["slot"] == "any"]
    cards = dice.sample(free, 3 * players)
    seats: dict[int, Form] = {}
    for seat in range(players):
        owned = cards[3 * seat : 3 * seat + 3]
        if seat < len(marked):
            owned[seat] = marked[seat]
        seats[seat] = {
            "technologies": owned,
            "stock": {name: dice.randint(1, 4) for name in ("wood", "stone", "food", "herbs", "coin")},
            "research": 4,
            "healthy": dice.randint(0, 4),
            "regular": dice.randint(0, 3),
            "influence": dice.choice([0, 4 + seat]),
        }
    sick = {name: dice.randint(1, 3) for name in ("gotar", "gollor", "riterra", "blessir", "seora")}
    roads = {"gollor-gotar": 1, "kellis-skartin": 2}
    shown = [f"p{n}" for n in range(1, year)], [f"a{n}" for n in range(1, year)]
    return position(
        players=players,
        year=year,
        seats=seats,
        sick=sick,
        roads=roads,
        plagues=shown[0],
        aids=shown[1],
        laws=[f"l{5 * era + dice.randint(1, 5)}" for era in range(3)],
        printed=rich(),
        todo=[["YearEnds", year - 1], ["Turns", 0]],
        order=dice.sample(range(players), players),
        seed=dice.randrange(1000),
    )


@pytest.mark.parametrize(("players", "year"), [(2, 1), (3, 2), (4, 3), (3, 5), (5, 4)])
def test_players_may_sit_anywhere(players: int, year: int) -> None:
    dice = Random(players * 10 + year)
    form = table(year, dice, players)
    to = dice.sample(range(players), players)
    if to == sorted(to):
        to.reverse()
    here = GAME.from_position(form)
    there = GAME.from_position({**form, "board": moved(form["board"], to)})
    steps = 0
    while not here.is_over and here.view(None)["year"] < year + YEARS_PLAYED:
        assert there.to_move == to[here.to_move or 0]
        choices = texts(here)
        assert choices == texts(there)
        choice = dice.choice(choices)
        here.apply(choice)
        there.apply(choice)
        steps += 1
        assert moved(here.position()["board"], to) == there.position()["board"], choice
    scores = here.scores()
    assert [scores[seat] for seat in range(players)] == [there.scores()[to[seat]] for seat in range(players)]
    assert steps > 20


def texts(match: lz.Match) -> list[str]:
    return [choice.text for choice in match.legal()]
