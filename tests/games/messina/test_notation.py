"""The position notation: what goes round, what is refused and where it is said to be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import GAME, at, position

Change = Callable[[dict[str, Any]], object]

WRONG: dict[str, tuple[Change, str]] = {
    "cube too many": (lambda b: b.update(cube_supply=b["cube_supply"] + 1), "17 plague cubes"),
    "cube below none": (lambda b: b["hexes"]["H1"].update(cubes=-1), "plague cubes"),
    "citizens on a port": (lambda b: b["hexes"]["NW"].update(citizens=[1, 0, 0]), "something lies where nothing can"),
    "port out of place": (lambda b: b["hexes"].pop("NW"), "ports out of place"),
    "hex of another table": (
        lambda b: b["hexes"].update(H8={**b["hexes"]["H1"], "site": "P1"}),
        "another number of players",
    ),
    "two hexes on one site": (lambda b: b["hexes"]["H1"].update(site="cell2"), r"hexes.H2.site"),
    "unknown site": (lambda b: b["hexes"]["H1"].update(site="cellar"), r"hexes.H1.site"),
    "unknown hex": (lambda b: b["hexes"].update(H99=b["hexes"]["H1"]), "H99: unknown-word"),
    "too many ships": (
        lambda b: b["docks"].update({"dock-NW": [{"ship": f"T{n}", "cube": 0} for n in (1, 2, 3, 4)]}),
        "too many ships",
    ),
    "gem ship of two": (lambda b: b["lost_ships"].remove("T7"), "not of this game"),
    "building in two places": (lambda b: b["stacks"][0].update(top="Q14"), "two places"),
    "building nobody has seen": (lambda b: b["revealed"].remove("Q13"), "nobody has seen"),
    "unseen upgrades": (lambda b: b["stacks"][0].update(unseen=0), "unseen cabin upgrades"),
    "unseen workshops": (lambda b: b["stacks"][4].update(unseen=2), "unseen workshops"),
    "workshop of another class": (lambda b: b["stacks"][3].update(top="B6", under=[]), "does not belong there"),
    "cart number": (lambda b: b["cart_stacks"][0].update(next=3), "cart stack 0"),
    "order": (lambda b: b.update(order=[0, 0]), "turn order"),
    "gap in a stack of discs": (lambda b: b["seats"][0]["discs"].update(city=[1, 5]), "track 1: stacks"),
    "space that is none": (lambda b: b["seats"][0]["discs"].update(city=[12, 0]), "track 1: spaces"),
    "coins below none": (lambda b: b["seats"][0]["stock"].update(coin=-1), "fewer than none"),
    "unknown resource": (lambda b: b["seats"][0]["stock"].update(gold=1), "stock or discs"),
    "two helpers on one hex": (
        lambda b: [row["helpers"].__setitem__(0, {"place": "H1", "used": True}) for row in b["seats"]],
        "two helpers stand on one hex",
    ),
    "helper off the city": (
        lambda b: b["seats"][0]["helpers"].__setitem__(0, {"place": "H20", "used": False}),
        "off the city",
    ),
    "four helpers": (lambda b: b["seats"][0]["helpers"].pop(), r"seats\[0\].helpers: wrong-count"),
    "owed for nothing": (lambda b: b["seats"][0].update(owed=["church-6"]), "nothing is owed"),
    "cabin without a stage": (lambda b: b["seats"][0]["cabins"][0].update(citizen="nun"), "cabin 0"),
    "branch too early": (lambda b: b["seats"][0]["overseers"]["nun"].update(branch="left"), "overseer 0"),
    "spent square": (lambda b: b["seats"][0].update(spent=["cl1"]), "not single-use"),
    "workshop twice": (
        lambda b: [row["workshops"].update(B1={"worker": 0, "flipped": False}) for row in b["seats"]],
        "duplicate-word",
    ),
    "scroll too high": (lambda b: b["seats"][0].update(scroll=[5, 0, 0]), "scroll"),
    "opponent of two": (
        lambda b: b.update(opponent={"popularity": 1, "left": 3, "standing": [], "drawn": []}),
        "belongs to a solo game",
    ),
    "round that is none": (lambda b: b.update(round=7), "board.round"),
    "seat missing": (lambda b: b["seats"].pop(), "2 seats"),
    "no field of ours": (lambda b: b.update(weather="rain"), "weather"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_board_is_refused_with_its_place(name: str) -> None:
    change, message = WRONG[name]
    form = position()
    change(form["board"])
    with pytest.raises(lz.BadInput, match=message):
        GAME.from_position(form)


@pytest.mark.parametrize(
    ("todo", "code"),
    [([["UseHelper", 5]], "wrong-field"), ([["Dance", 0]], "unknown-frame"), ([["Stage", 0]], "wrong-arguments")],
)
def test_a_wrong_frame_is_refused(todo: list[list[Any]], code: str) -> None:
    with pytest.raises(lz.BadInput, match=code):
        GAME.from_position(position(todo=todo))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_positions_go_round(players: int) -> None:
    form = at(players=players, round=5, me={"coin": 3, "ships": ["T1"], "owed": ["church-3"], "church": 4}).position()
    assert GAME.from_position(form).position() == form


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"mode": "hard"}, "options.mode"),
        ({"first": True}, "options.first"),
        ({"priority_token": 1}, "options.priority_token"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], place: str) -> None:
    with pytest.raises(lz.BadInput, match=place):
        GAME.new(2, seed=1, options=options)
    with pytest.raises(lz.BadInput, match=r"options\.colour"):
        GAME.new(2, seed=1, options={"colour": "red"})
