"""Who sits where: people and bots, from a list such as `me:Anna,greedy,mcts:500ms`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from lazaretto.bots.guests import any_bot, check_bot
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream
from lazaretto.text import Words

PERSON = "me"
USUAL = 3  # players where nothing is said


class Bot(Protocol):
    """Anything that answers a decision with a flat option."""

    def choose(self, match: Match, seat: int) -> int: ...


@dataclass(frozen=True)
class Sitter:
    """A person (no bot) or a bot at one seat."""

    name: str
    bot: Bot | None


class Hired:
    """How bots are had: their seed, the seconds an own bot may think, who is told when one fails."""

    def __init__(self, module: SomeGame, seed: int, seconds: float, tell: Callable[[str, str], None]) -> None:
        self.module = module
        self.seed = seed
        self.seconds = seconds
        self.tell = tell

    def bot(self, spec: str, name: str) -> Bot:
        """A bot with its own stream of chance, so that seats do not disturb each other."""
        check_bot(spec, "--seats")
        return any_bot(spec, self.module, stream(self.seed, f"bot {name}").word(), self.seconds, self.tell)


def split_names(text: str, place: str) -> list[str]:
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise BadInput("empty-name", place, {"given": text})
    return parts


def default_seats(players: Sequence[int], record: Match | None) -> str:
    """One person and `greedy` for the others: as many as a record has, else three if the game can be played so."""
    count = record.players if record is not None else min(players, key=lambda each: abs(each - USUAL))
    return ",".join([PERSON] + ["greedy"] * (count - 1))


def seat_people(text: str, hired: Hired, words: Words) -> list[Sitter]:
    """The sitters of `--seats`. Bots of one kind are told apart by the number of their seat."""
    parts = split_names(text, "--seats")
    kinds = Counter(parts)
    sitters: list[Sitter] = []
    for seat, part in enumerate(parts):
        kind, _, name = part.partition(":")
        if kind == PERSON:
            sitters.append(Sitter(name or words.say("cli-player", number=seat + 1), None))
        else:
            label = part if kinds[part] == 1 else f"{part} {seat + 1}"
            sitters.append(Sitter(label, hired.bot(part, str(seat))))
    names = [sitter.name for sitter in sitters]
    for name in names:
        if names.count(name) > 1:
            raise BadInput("duplicate-word", "--seats", {"word": name})
    return sitters
