"""What bots know of Rattus."""
from __future__ import annotations
from lazaretto.games.rattus.state import State

def evaluate(g: State, seat: int) -> float:
    return g.score(seat) / g.t.cubes

def observe(g: State, seat: int) -> list[float]:
    return []
