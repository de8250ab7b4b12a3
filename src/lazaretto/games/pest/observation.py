"""Pest for learning."""

from __future__ import annotations

from lazaretto.games.pest.state import State


def observe(g: State, seat: int) -> list[float]:
    return []


def describe(players: int) -> list[str]:
    return []
