"""What a seat may see of the board. Nothing in Messina is hidden from anybody once it is known at all."""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina import notation as note
from lazaretto.games.messina.board import Board, members
from lazaretto.games.messina.rules.advanced import is_advanced
from lazaretto.games.messina.rules.plague import price
from lazaretto.games.messina.rules.rating import price_of_step
from lazaretto.games.messina.rules.score import breakdown, total
from lazaretto.games.messina.rules.solo_score import wanted
from lazaretto.games.messina.shown import ShownSeat, View
from lazaretto.kernel.rng import Rng


def view(g: Board, seat: int) -> View:
    """[messina.setup.hex-stack] [messina.setup.ship-stack] All that lies open; of stacks only what was seen and how many."""
    return {
        "players": g.players,
        "round": g.round,
        "rounds": g.t.rounds.count,
        "order": g.turn_order(),
        "wheel": act.STEP.words[g.wheel],
        "cube_supply": g.cube_supply,
        "cube_price": price(g),
        "hexes": {act.HEX.words[hex]: note.save_hex(g, hex) for hex in members(g.in_city())},
        "docks": {act.DOCK.words[dock]: note.save_dock(g, dock) for dock in range(act.DOCKS)},
        "dock_tokens_left": [word for at, word in enumerate(act.DOCK.words) if not g.docks_drawn >> at & 1],
        "stacks": [note.save_stack(g, stack) for stack in range(act.STACKS)],
        "carts": [note.save_cart_stack(g, stack)["top"] for stack in range(g.t.tokens.cart_stacks)],
        "seats": [_seat(g, each) for each in range(g.players)],
        "opponent": note.save_opponent(g),
        "advanced": is_advanced(g),
        "untested": is_mixed(g),
        "priority_token": bool(g.priority),
        "goal": wanted(g) if g.players == 1 else None,
        "reached": g.players == 1 and total(g, 0) >= wanted(g),
    }


def _seat(g: Board, seat: int) -> ShownSeat:
    return {
        **note.save_seat(g, seat),
        "points": g.points(seat),
        "step_price": price_of_step(g, seat),
        "districts": [act.HEX.words[hex] for hex in members(g.districts_of(seat))],
        "projected": breakdown(g, seat),
        "total": total(g, seat),
        "unused": g.helpers_to_use(seat),
    }


def is_mixed(g: Board) -> bool:
    """[messina.advanced.mixed-sides] Side a of one kind of board with side b of the other was not tested by the makers."""
    estates = max(g.estate_board(seat) for seat in range(g.players))
    scrolls = max(g.scroll_board(seat) for seat in range(g.players))
    return (estates > 0) != (scrolls > 0)


def determinise(g: Board, seat: int, rng: Rng) -> None:
    """Nothing to deal anew: what nobody knows is drawn when it is turned over."""
