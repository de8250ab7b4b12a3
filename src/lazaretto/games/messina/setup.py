"""A new table: tables for the number of players, the empty board, what is to be done first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.printing import print_tables
from lazaretto.games.messina.rules.dealing import deal
from lazaretto.games.messina.rules.printed import Tables
from lazaretto.games.messina.state import (
    EMPTY,
    IN_STACK,
    IN_SUPPLY,
    LOST,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    SHOP_STACK,
    STACKS,
    State,
)
from lazaretto.games.messina.tables import read_sheet, shipped
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Frame

RANDOM = "random"
BASE, ADVANCED, ESTATES, SCROLLS = "base", "advanced", "estates", "scrolls"
_shipped: dict[int, Tables] = {}


def make_tables(edition: dict[str, Any], players: int) -> Tables:
    """The printed values for one number of players; those of the edition as shipped are made once."""
    if edition is not shipped():
        return print_tables(read_sheet(edition), players)
    if players not in _shipped:
        _shipped[players] = print_tables(act.SHEET, players)
    return _shipped[players]


def option_values(players: int) -> dict[str, tuple[Any, ...]]:
    """[messina.advanced.mixed-sides] [messina.priority.optional] Every variant and its values, the default first.

    `estates` and `scrolls` use side b of that kind of board alone; the makers did not test it.
    """
    return {
        "mode": (BASE, ADVANCED, ESTATES, SCROLLS),
        "priority_token": (False, True),
        "strict_recall": (False, True),
        "first": (RANDOM, *range(players)),
    }


def clean_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    allowed = option_values(players)
    for name, value in options.items():
        if name not in allowed:
            raise BadInput("unknown-option", f"options.{name}", {"expected": ", ".join(allowed)})
        if not any(value == each and type(value) is type(each) for each in allowed[name]):
            expected = ", ".join(str(each) for each in allowed[name])
            raise BadInput("wrong-option", f"options.{name}", {"given": str(value), "expected": expected})
    return {name: options.get(name, values[0]) for name, values in allowed.items()}


def setup(t: Tables, players: int, options: Mapping[str, Any]) -> tuple[State, list[Frame]]:
    """The table as laid out, and what is to be done before the first turn."""
    g = empty_board(t, players, bool(options["priority_token"]), bool(options["strict_recall"]))
    mode = options["mode"]
    first = options["first"]
    return g, deal(g, mode in (ADVANCED, ESTATES), mode in (ADVANCED, SCROLLS), NOBODY if first == RANDOM else first)


def empty_board(t: Tables, players: int, priority: bool, strict_recall: bool) -> State:
    """[messina.setup.empty-stock] [messina.setup.helpers] [messina.setup.overseers] [messina.setup.scroll-markers]

    [messina.setup.plague-supply] [messina.setup.round-marker] [messina.setup.rating-start] [messina.setup.player-sides]
    [messina.component.disc-roles] [messina.solo.opponent-ratings] Everything in its place before chance is asked.
    """
    site_of = [NOWHERE] * act.HEXES
    for port, site in enumerate(t.city.port_site):
        site_of[act.DISTRICTS + port] = site
    helpers, most = t.limits.helpers, t.limits.helpers_max
    solo = players == 1
    stack_sizes = stacks(t)
    return State(
        t=t,
        players=players,
        order=[],
        round=1,
        wheel=0,
        site_of=site_of,
        cubes=[0] * act.HEXES,
        waiting=[0] * (act.HEXES * act.CLASSES),
        owner=[NOBODY] * act.HEXES,
        cube_supply=t.limits.plague_cubes,
        ship_at=[IN_STACK if ship in t.tokens.ships_in_play else LOST for ship in range(act.SHIPS)],
        ship_cube=[0] * act.SHIPS,
        docks_drawn=0,
        top=[NO_BUILDING] * STACKS,
        unseen=stack_sizes,
        under=[()] * STACKS,
        revealed=0,
        cart_top=[NO_BUILDING] * t.tokens.cart_stacks,
        cart_next=[1] * t.tokens.cart_stacks,
        cart_owner=[NOBODY] * act.CARTS,
        carts_used=0,
        stock=[0] * (4 * players),
        disc=[t.ratings.start] * (act.TRACK_COUNT * players) + [0] * players,
        height=list(range(players)) * (act.TRACK_COUNT + 1),
        rats=[0] * players,
        helper_at=([act.AT_HOME] * helpers + [IN_SUPPLY] * (most - helpers)) * players,
        helper_used=[0] * (most * players),
        square=[EMPTY] * (act.SQUARES * players),
        spent=[0] * players,
        cabin=[0] * (act.CABINS * players),
        cabin_stage=[0] * (act.CABINS * players),
        cabin_upgrade=[NO_BUILDING] * (act.CABINS * players),
        shop_owner=[NOBODY] * act.SHOPS,
        worker=[EMPTY] * act.SHOPS,
        flipped=0,
        overseer=[0] * (act.CLASSES * players),
        branch=[0] * (act.CLASSES * players),
        overseer_up=[0] * (act.CLASSES * players),
        scroll=[0] * (act.LINES * players),
        estate_board=[0] * players,
        scroll_board=[0] * players,
        owed=[0] * players,
        priority=priority,
        strict_recall=strict_recall,
        opponent=t.ratings.start if solo else 0,
        opponent_left=t.solo.helpers[1] if solo else 0,
        opponent_on=0,
        tokens_drawn=0,
        reach=[],
        journal=None,
    )


def stacks(t: Tables) -> list[int]:
    """[messina.setup.cabin-stacks] [messina.setup.workshop-stacks] Tokens in each stack; era II waits aside."""
    sizes = [act.UPGRADES // SHOP_STACK] * SHOP_STACK
    for citizen in range(act.CLASSES):
        sizes.append(len([s for s in range(act.SHOPS) if t.tokens.era[s] == 1 and t.tokens.shop_class[s] == citizen]))
    return sizes
