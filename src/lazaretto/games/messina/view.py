"""What a seat may see of the board. Nothing in Messina is hidden from anybody once it is known at all."""

from __future__ import annotations

from typing import Any

from lazaretto.games.messina import actions as act
from lazaretto.games.messina import notation as note
from lazaretto.games.messina.rules.plague import price
from lazaretto.games.messina.rules.rating import price_of_step
from lazaretto.games.messina.rules.scoring import breakdown, is_advanced, total
from lazaretto.games.messina.state import NOWHERE, STACKS, State
from lazaretto.kernel.rng import Rng


def view(g: State, seat: int) -> dict[str, Any]:
    """[messina.setup.hex-stack] [messina.setup.ship-stack] All that lies open; of stacks only what was seen and how many."""
    return {
        "players": g.players,
        "round": g.round,
        "rounds": g.t.rounds.count,
        "order": g.order[:],
        "wheel": act.STEP.words[g.wheel],
        "cube_supply": g.cube_supply,
        "cube_price": price(g),
        "hexes": {act.HEX.words[hex]: note.save_hex(g, hex) for hex in range(act.HEXES) if g.site_of[hex] != NOWHERE},
        "docks": {act.DOCK.words[dock]: note.save_dock(g, dock) for dock in range(act.DOCKS)},
        "dock_tokens_left": [word for at, word in enumerate(act.DOCK.words) if not g.docks_drawn >> at & 1],
        "stacks": [note.save_stack(g, stack) for stack in range(STACKS)],
        "carts": [None if top < 0 else act.BUILDING.words[top] for top in g.cart_top],
        "seats": [_seat(g, each) for each in range(g.players)],
        "opponent": note.save_opponent(g),
        "advanced": is_advanced(g),
        "untested": is_mixed(g),
        "priority_token": g.priority,
    }


def _seat(g: State, seat: int) -> dict[str, Any]:
    return {
        **note.save_seat(g, seat),
        "points": g.points(seat),
        "step_price": price_of_step(g, seat),
        "districts": [act.HEX.words[hex] for hex in g.districts_of(seat)],
        "projected": breakdown(g, seat),
        "total": total(g, seat),
    }


def is_mixed(g: State) -> bool:
    """[messina.advanced.mixed-sides] Side a of one kind of board with side b of the other was not tested by the makers."""
    return (sum(g.estate_board) > 0) != (sum(g.scroll_board) > 0)


def determinise(g: State, seat: int, rng: Rng) -> None:
    """Nothing to deal anew: what nobody knows is drawn when it is turned over."""
