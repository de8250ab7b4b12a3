"""All bots there are: those of the house, and those that somebody wrote, each in a process of its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from lazaretto.bots import Bot, is_house, make_bot, own, split
from lazaretto.bots.outside import SECONDS, OutsideBot, child_of
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import stream

__all__ = ["SECONDS", "any_bot", "check_bot"]

STAND_IN = "greedy"  # goes on where an own bot has failed


def check_bot(spec: str, place: str) -> None:
    """Can a bot of this name be had? If not, BadInput with the place where it was named. Its process loads an own bot."""
    try:
        if is_house(spec) or not own.is_own(spec):
            split(spec)
        else:
            child_of(spec)
    except BadInput as error:
        raise BadInput(error.code, place if error.place == "bot" else error.place, error.details) from error


def any_bot(
    spec: str,
    module: SomeGame,
    seed: int | None = None,
    seconds: float = SECONDS,
    tell: Callable[[str, str], None] | None = None,
) -> Bot:
    """A bot of the house, or an own one by `module:Class`, file or entry point. That one has so many seconds for a choice;
    if it fails, `tell` is called with its name and the reason, and `greedy` goes on.
    """
    if is_house(spec) or not own.is_own(spec):
        return make_bot(spec, module, seed)
    first = secrets.randbits(64) if seed is None else seed
    rng = stream(first, f"own bot {spec}")
    return OutsideBot(spec, module, rng, make_bot(STAND_IN, module, first), seconds, tell)
