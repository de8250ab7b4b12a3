"""The position notation: what goes round, what is refused and where it is said to be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import GAME, at, position

Change = Callable[[dict[str, Any]], object]


def own_shop(board: dict[str, Any], name: str, worker: int, flipped: bool = False) -> None:
    """Seat 0 has built a workshop; those of era I lay in a stack before."""
    board["seats"][0]["workshops"][name] = {"worker": worker, "flipped": flipped}
    board["revealed"].append(name)
    if name == "B1":
        board["stacks"][4]["unseen"] -= 1


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
    "coins below none": (lambda b: b["seats"][0]["stock"].update(coin=-1), "stock.* is -1, not 0 to"),
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
    "ship at two docks": (
        lambda b: b["docks"].update({f"dock-{name}": [{"ship": "T1", "cube": 0}] for name in ("NW", "NE")}),
        r"docks.dock-NE: duplicate-word",
    ),
    "ship taken twice": (lambda b: [row.update(ships=["T1"]) for row in b["seats"]], r"seats\[1\].ships: duplicate-word"),
    "ship lost and taken": (lambda b: b["seats"][0].update(ships=["T7"]), r"seats\[0\].ships: duplicate-word"),
    "ship lost without an opponent": (lambda b: b["lost_ships"].append("T1"), "ship 0: lost"),
    "two cubes on a ship": (
        lambda b: [b["docks"].update({"dock-NW": [{"ship": "T1", "cube": 2}]}), b.update(cube_supply=14)],
        "ship 0: 2 cubes",
    ),
    "upgrade that has vanished": (
        lambda b: [b["stacks"][0].update(top=None), b["stacks"][1].update(top=None)],
        "buildings have vanished",
    ),
    "workshop that has vanished": (lambda b: b["stacks"][3].update(top=None), "buildings have vanished"),
    "cart that has vanished": (lambda b: b["revealed"].append("C1-1"), "buildings have vanished"),
    "two carts of a pair in one stack": (
        lambda b: [b["seats"][0]["carts"].update({"C1-1": False, "C1-2": False}), b["revealed"].extend(["C1-1", "C1-2"])],
        "2 carts of pair 1",
    ),
    "cart of a pair to come": (
        lambda b: [b["seats"][0]["carts"].update({"C5-1": False}), b["revealed"].append("C5-1")],
        "1 carts of pair 5",
    ),
    "worker of no kind": (lambda b: own_shop(b, "B1", 3), "workshops.B1.worker: wrong-value"),
    "era I workshop turned over": (lambda b: own_shop(b, "B1", 1, True), "workshop 0: turned over"),
    "reward not given": (lambda b: own_shop(b, "B26", 1), "workshop 25: its reward"),
    "stage of an empty cabin": (lambda b: b["seats"][0]["cabins"][0].update(stage=1), "cabin 0"),
    "board of side b twice": (lambda b: [row.update(estate_board="b2") for row in b["seats"]], "player boards"),
    "scroll of side b twice": (lambda b: [row.update(scroll_board="b2") for row in b["seats"]], "scrolls"),
    "helper of the supply used": (
        lambda b: b["seats"][0]["helpers"].__setitem__(4, {"place": "supply", "used": True}),
        "seat 0: helper at -1",
    ),
    "overseer past the centre": (
        lambda b: b["seats"][0]["overseers"]["nun"].update(cell=7, branch="left"),
        "overseer 0: cell 7",
    ),
    "sixth district": (
        lambda b: [b["hexes"][name].update(owner=0) for name in ("H1", "H2", "H3", "H4", "H5", "H6")],
        "6 districts",
    ),
    "used cart of nobody": (lambda b: b["seats"][0]["carts"].update({"C1-1": True}), "nobody has seen"),
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


ALONE: dict[str, tuple[Change, str]] = {
    "space": (lambda b: b["opponent"].update(popularity=15), "opponent on space 15"),
    "helpers below none": (lambda b: b["opponent"].update(left=-1), "opponent has -1 helpers"),
    "helper too many": (lambda b: b["opponent"].update(left=3, standing=["H1"], drawn=["S1"]), "opponent has 4 helpers"),
    "off the city": (lambda b: b["opponent"].update(left=2, standing=["H20"], drawn=["S14"]), "opponent off the city"),
    "on a port": (lambda b: b["opponent"].update(left=2, standing=["NW"]), "opponent without a token"),
    "token not drawn": (lambda b: b["opponent"].update(left=2, standing=["H1"]), "opponent without a token"),
    "on a helper": (
        lambda b: [
            b["opponent"].update(left=2, standing=["H1"], drawn=["S1"]),
            b["seats"][0]["helpers"].__setitem__(0, {"place": "H1", "used": True}),
        ],
        "two helpers stand on one hex",
    ),
}


@pytest.mark.parametrize("name", ALONE)
def test_a_wrong_opponent_is_refused(name: str) -> None:
    change, message = ALONE[name]
    form = position(players=1)
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
