"""Who sits where: people and bots, from a list such as `me:Anna,greedy,mcts:500ms`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Protocol

from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream
from lazaretto.text import Words

PERSON = "me"


class Bot(Protocol):
    """Anything that answers a decision with a flat option."""

    def choose(self, match: Match, seat: int) -> int: ...


@dataclass(frozen=True)
class Sitter:
    """A person (no bot) or a bot at one seat."""

    name: str
    bot: Bot | None


def check_bot(spec: str, place: str) -> None:
    """A name that no bot has is told with the option it was typed in."""
    from lazaretto.bots import BOTS

    if spec.partition(":")[0] not in BOTS:
        raise BadInput("unknown-bot", place, {"word": spec, "expected": ", ".join(BOTS)})


def new_bot(spec: str, module: GameModule, seed: int, name: str) -> Bot:
    """A bot with its own stream of chance, so that seats do not disturb each other."""
    from lazaretto.bots import make_bot  # late: search is heavy, and most commands do without

    bot: Bot = make_bot(spec, module, seed=stream(seed, f"bot {name}").word())
    return bot


def split_names(text: str, place: str) -> list[str]:
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise BadInput("empty-name", place, {"given": text})
    return parts


def seat_people(text: str, module: GameModule, seed: int, words: Words) -> list[Sitter]:
    """The sitters of `--seats`. Bots of one kind are told apart by the number of their seat."""
    parts = split_names(text, "--seats")
    kinds = Counter(parts)
    sitters: list[Sitter] = []
    for seat, part in enumerate(parts):
        kind, _, name = part.partition(":")
        if kind == PERSON:
            sitters.append(Sitter(name or words.say("cli-player", number=seat + 1), None))
        else:
            check_bot(part, "--seats")
            label = part if kinds[part] == 1 else f"{part} {seat + 1}"
            sitters.append(Sitter(label, new_bot(part, module, seed, str(seat))))
    names = [sitter.name for sitter in sitters]
    for name in names:
        if names.count(name) > 1:
            raise BadInput("duplicate-word", "--seats", {"word": name})
    return sitters
