"""Pest positions from readable arguments, and short ways to read a match.

A seat is a dict of what differs from an empty seat: no goods, nobody anywhere, castle and doctor at their default
places. Decks, market and mortuses are filled up so that the position is sound.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import lazaretto as lz
from lazaretto.kernel.rng import stream
from tests.games.reading import asking, facts, frame, legal, offered, play, verbs, why_not  # noqa: F401  (for the tests of this game)

GAME = lz.game("pest")
CASTLES = ("gnoll", "arler", "drena", "milli", "kelier")
DOCTORS = ("veria", "veris", "terras", "skartin", "seora")
CELLS = tuple(f"{top}-{left}" for top in ("move", "build", "produce") for left in ("research", "heal", "assign"))
RESOURCES = ("wood", "stone", "food", "herbs", "coin")
MORTUSES = 4

Form = dict[str, Any]


def edition() -> Form:
    """A copy of the shipped edition, to be changed at will."""
    return copy.deepcopy(GAME.module.edition())


SHIPPED = edition()
SICK_PER_TARGET = [era["sick_per_target"] for era in SHIPPED["era"]]


def position(
    players: int = 3,
    mode: str | None = None,
    year: int = 1,
    seats: Mapping[int, Form] | None = None,
    sick: Mapping[str, int] | None = None,
    roads: Mapping[str, int] | None = None,
    ruined: Sequence[str] = (),
    laws: Sequence[str] = ("l1", "l7", "l13"),
    resources: Mapping[str, str] | None = None,
    market: Sequence[str] = (),
    todo: list[list[Any]] | None = None,
    printed: Form | None = None,
    seed: int = 1,
    **board_fields: Any,
) -> Form:
    """A sound position in a given year (from 1); roads, sick people and all else not named are empty."""
    options = {} if mode is None else {"mode": mode}
    form = GAME.new(players, seed=seed, options=options, edition=printed).position()
    board = form["board"]
    eras = (printed or SHIPPED)["era"]
    era = next(at for at, row in enumerate(eras) if year <= sum(each["years"] for each in eras[: at + 1]))
    board["seats"] = [
        _seat(seat, board["seats"][seat]["colour"], eras[era]["mortuses"], dict((seats or {}).get(seat, {})))
        for seat in range(players)
    ]
    board.update(year=year, order=list(range(players)), laws=list(laws), sick=dict(sick or {}))
    if mode == "two-player":
        board["neutral"] += era * SHIPPED["two_player"]["neutral_per_era"]
    board["road_sick"] = {_road(name): count for name, count in (roads or {}).items()}
    board["ruined"] = [name for name in _names("location") if name in board["ruined"] or name in ruined]
    for name, resource in (resources or {}).items():
        board["resources"][_names("location").index(name)] = resource
    board.update(board_fields)
    _deal(board, market, players)
    form["todo"] = [["Turns", 0]] if todo is None else todo
    form["rng"] = stream(seed, "position").save()
    return form


def _names(table: str) -> list[str]:
    return [row["id"] for row in SHIPPED[table]]


def _road(name: str) -> str:
    """Roads may be named from either end."""
    for one, other, _ in SHIPPED["roads"]["list"]:
        if name in (f"{one}-{other}", f"{other}-{one}"):
            return f"{one}-{other}"
    raise AssertionError(f"no such road: {name}")


def _seat(seat: int, colour: str, mortuses: int, told: Form) -> Form:
    row: Form = {
        "colour": colour,
        "stock": dict.fromkeys(RESOURCES, 0),
        "research": 0,
        "fame": 0,
        "infamy": 0,
        "influence": 0,
        "orders": [0, 0, 0],
        "grid": [],
        "doctor": DOCTORS[seat],
        "camp": None,
        "regular": 0,
        "taken": "none",
        "dead": 0,
        "healthy": 0,
        "sector": 0,
        "buildings": {},
        "workers": [],
        "technologies": [None, None, None],
        "people": [0, 0, 0],
        "mortuses": [0, 0, 0],
        "cell": 0,
        "workshop": None,
    }
    row["stock"].update(told.pop("stock", {}))
    row["buildings"] = {"castle": told.pop("castle", CASTLES[seat]), **told.pop("buildings", {})}
    row.update(told)
    row["ready"] = mortuses - len(row["grid"]) - sum(row["mortuses"])
    row["waiting"] = MORTUSES - mortuses
    return row


def _deal(board: Form, market: Sequence[str], players: int) -> None:
    owned = [card for row in board["seats"] for card in row["technologies"] if card]
    removed = SHIPPED["solo"]["removed_technologies"] if players == 1 else []
    left = [f"t{row['number']}" for row in SHIPPED["technology"] if row["number"] not in removed]
    left = [card for card in left if card not in owned]
    shown = list(market) + [card for card in reversed(left) if card not in market]
    board["market"] = shown[:5]
    board["deck"] = [card for card in left if card not in board["market"]]


def at(**told: Any) -> lz.Match:
    """A match that begins at such a position."""
    return asking(GAME.from_position(position(**told)))


def act(pair: str = "move-research", seat: int = 0, done: int = 0, **told: Any) -> lz.Match:
    """A seat has just placed a mortus on a cell; `done` 1: the top action is over, 2: the left one."""
    seats = {key: dict(row) for key, row in told.pop("seats", {}).items()}
    mine = seats.setdefault(seat, {})
    mine["grid"] = [*mine.get("grid", []), pair]
    todo = [*told.pop("todo", []), ["Act", seat, CELLS.index(pair), done, 0]]
    return at(seats=seats, todo=todo, **told)


def fated(form: Form, *chance: str) -> lz.Match:
    """A match from a position whose first chance is known."""
    log = GAME.from_position(form).log()
    log["setup"] = list(chance)
    return GAME.replay(log)


def plague(card: str, **told: Any) -> lz.Match:
    """The year's plague card is revealed, and nothing else happens."""
    return fated(position(todo=[["RevealPlague"]], **told), f"PlagueCard {card}")


def striking(*targets: str) -> Form:
    """An edition in which plague card 1 strikes these targets in every era."""
    printed = edition()
    for era in (1, 2, 3):
        printed["plague"][0][f"era{era}"] = list(targets)
    return printed


def with_effect(table: str, at_row: int, field: str, effect: Any) -> Form:
    """An edition with one value changed."""
    printed = edition()
    printed[table][at_row][field] = effect
    return printed


# ---------------------------------------------------------------- playing and reading


def refused(match: lz.Match, choice: str, rule: str | None = None) -> bool:
    """Is a choice refused (and by this rule among others)?"""
    return bool(match.reasons(choice)) and (rule is None or rule in why_not(match, choice))


def me(match: lz.Match, seat: int = 0) -> Form:
    found: Form = match.view(None)["seats"][seat]
    return found


def stock(match: lz.Match, seat: int = 0) -> tuple[int, ...]:
    """Wood, stone, food, herbs, coins."""
    return tuple(me(match, seat)["stock"].values())


def held(match: lz.Match, seat: int = 0) -> int:
    """Sick people in quarantine."""
    quarantine = me(match, seat)["quarantine"]
    taken = quarantine["taken"]
    return int(quarantine["regular"]) + (0 if taken == "none" else taken.count("+") + 1)


def place(match: lz.Match, location: str) -> Form:
    found: Form = match.view(None)["locations"][location]
    return found


def sick(match: lz.Match) -> dict[str, int]:
    """Locations with sick people."""
    return {name: row["sick"] for name, row in match.view(None)["locations"].items() if row["sick"]}


def road_sick(match: lz.Match) -> dict[str, int]:
    return {name: count for name, count in match.view(None)["roads"].items() if count}


def happened(match: lz.Match, kind: str) -> list[Form]:
    return [event for event in match.events() if event["kind"] == kind]


def kinds(match: lz.Match) -> list[str]:
    return [event["kind"] for event in match.events()]
