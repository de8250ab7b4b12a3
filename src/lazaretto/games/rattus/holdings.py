"""What a player of Rattus has, counted: what consequences tell."""

from __future__ import annotations

from lazaretto.games.rattus.actions import CARDS
from lazaretto.games.rattus.board import Board


def holdings(g: Board) -> list[dict[str, int]]:
    """[rattus.end.winner] [rattus.turn.cards-public] By seat; all of it lies open."""
    return [
        {
            "cubes": sum(g.cubes(region, seat) for region in g.t.in_play),
            "palace": g.palace(seat),
            "cards": sum(g.owner(card) == seat for card in range(CARDS)),
        }
        for seat in range(g.players)
    ]


def dangers(g: Board) -> list[dict[str, int]]:
    """[rattus.outbreak.condition] By seat: its cubes in regions with rats, which an outbreak may strike."""
    return [
        {"endangered": sum(g.cubes(region, seat) for region in g.t.in_play if g.rats(region) > 0)}
        for seat in range(g.players)
    ]
