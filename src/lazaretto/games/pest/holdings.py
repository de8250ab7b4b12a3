"""What a player of Pest has, counted: what consequences tell."""

from __future__ import annotations

from lazaretto.games.pest.actions import BUILDINGS, ERAS, RESOURCE, SLOTS
from lazaretto.games.pest.board import NO_CARD, NOWHERE, Board
from lazaretto.kernel.bits import size


def holdings(g: Board) -> list[dict[str, int]]:
    """By seat; all of it lies open."""
    return [_of(g, seat) for seat in range(g.players)]


def _of(g: Board, seat: int) -> dict[str, int]:
    return {
        **{name: g.stock(seat, at) for at, name in enumerate(RESOURCE.words)},
        "research": g.research(seat),
        "fame": g.fame(seat),
        "infamy": g.infamy(seat),
        "influence": g.influence(seat),
        "order": sum(g.orders(seat, era) for era in range(ERAS)),
        "citizen": g.healthy(seat),
        "capital": g.sector(seat),
        "quarantine": g.calm(seat) + size(g.penned(seat)),
        "graveyard": g.dead(seat),
        "mortus": g.ready(seat),
        "building": sum(g.site(seat, building) != NOWHERE for building in range(BUILDINGS)),
        "technology": sum(g.tech(seat, slot) != NO_CARD for slot in range(SLOTS)),
    }


def dangers(g: Board) -> list[dict[str, int]]:
    """[pest.plague.single-building-owner-takes] By seat: the locations from which the plague would send it the sick."""
    return [{"exposed": sum(_is_exposed(g, seat, location) for location in _sites(g, seat))} for seat in range(g.players)]


def _sites(g: Board, seat: int) -> set[int]:
    return {g.site(seat, building) for building in range(BUILDINGS)} - {NOWHERE}


def _is_exposed(g: Board, seat: int, location: int) -> bool:
    """[pest.plague.doctor-blocks] [pest.plague.several-buildings-block] [pest.plague.camp-blocks-and-returns]"""
    camp = any(g.camp(other) == location for other in range(g.players))
    return g.houses(location) == 1 and not g.doctor_in(location) and not camp
