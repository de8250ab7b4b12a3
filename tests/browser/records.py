"""Games that were played before anybody looked, opened from files: at their end, near it, or where something is asked."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import lazaretto as lz
from lazaretto.kernel.match import Match


def opened(page: Any, match: Match) -> None:
    """In the lobby, as somebody does who was sent a file."""
    page.goto("/")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(match.log()).encode()}
    page.locator(".import input").set_input_files(file)
    page.wait_for_url("**/t/*")


def finished(game: str, players: int, seed: int) -> Match:
    """Played at random."""
    return until(game, players, seed, lambda match: match.is_over)


def nearly(game: str, players: int, seed: int, left: int) -> Match:
    """The same game, as many decisions before its end."""
    last = finished(game, players, seed).n - left
    return until(game, players, seed, lambda match: match.n >= last)


def offering(game: str, players: int, seed: int, verb: str) -> Match:
    """The same, at the first decision that offers this."""
    return until(game, players, seed, lambda match: any(choice.verb == verb for choice in match.legal()))


def until(game: str, players: int, seed: int, there: Callable[[Match], bool]) -> Match:
    match, chance = lz.game(game).new(players, seed=seed), random.Random(seed)
    while not there(match):
        match.apply(chance.choice(match.legal_options()))
    return match
