"""What a world is like: its servers, its tables, who comes. All of it is drawn from the seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import lazaretto

GAMES = ("rattus", "rattus", "rattus", "rattus", "messina", "pest")
SHORT, WHOLE = (4, 30), 1_000
BY_DAYS = 3_000.0  # how many times slower a game over days is
Seats = tuple[str, ...]


@dataclass(frozen=True)
class TablePlan:
    """One table. Seats: `a` the host's, `b`, `c` those of friends, others the names of bots."""

    number: int
    game: str
    seats: Seats
    options: dict[str, Any]
    clock: dict[str, Any] | None
    length: int  # decisions after which people begin to resign
    leaver: str  # who goes away in the end and never comes back
    public: bool
    assist: bool | None
    opens: float  # when, as a share of the storm

    @property
    def people(self) -> list[str]:
        return sorted({seat for seat in self.seats if len(seat) == 1})

    def wish(self) -> dict[str, Any]:
        kinds = {"a": {"kind": "me"}, "b": {"kind": "open"}, "c": {"kind": "open"}}
        seats = [dict(kinds.get(seat) or {"kind": "bot", "bot": seat}) for seat in self.seats]
        for at, seat in enumerate(seats):
            seat["name"] = f"seat {at}"
        wish = {"game": self.game, "seats": seats, "options": self.options, "public": self.public, "assist": self.assist}
        return wish if self.clock is None else {**wish, "clock": self.clock}


@dataclass(frozen=True)
class Plan:
    servers: int
    scale: float  # how slowly everybody lives: 1 at an evening, thousands in a game over days
    poll: float
    skews: tuple[float, ...]  # how wrong each server's clock is
    drifts: tuple[float, ...]  # and how fast it goes
    storm: float  # seconds
    tables: tuple[TablePlan, ...]


def drawn(seed: int) -> Plan:
    rng = random.Random(f"plan {seed}")
    servers = rng.choice((1, 2, 2, 2, 3))
    scale = BY_DAYS if rng.random() < 0.15 else 1.0
    skewed = rng.random() < 0.5
    return Plan(
        servers=servers,
        scale=scale,
        poll=2.0 * scale,
        skews=tuple(rng.uniform(-5, 5) * skewed for _ in range(servers)),
        drifts=tuple(rng.uniform(-1e-3, 1e-3) * skewed for _ in range(servers)),
        storm=rng.uniform(30, 120) * scale,
        tables=tuple(_table(rng, number, scale) for number in range(rng.choice((1, 2, 2, 3)))),
    )


def _table(rng: random.Random, number: int, scale: float) -> TablePlan:
    game = rng.choice(GAMES)
    is_quick = game == "rattus"
    seats = _seats(rng, rng.choice([count for count in lazaretto.game(game).players if count <= 3]), is_quick)
    options = lazaretto.game(game).module.option_values(len(seats))
    clock = _clock(rng, scale)
    people = sorted({seat for seat in seats if len(seat) == 1})
    return TablePlan(
        number=number,
        game=game,
        seats=seats,
        options={name: rng.choice(values) for name, values in options.items()},
        clock=clock,
        length=WHOLE if rng.random() < (0.15 if is_quick else 0.02) else rng.randint(*SHORT),
        leaver=rng.choice(people) if _goes_on_without(people, clock, scale) and rng.random() < 0.3 else "",
        public=rng.random() < 0.3,
        assist=rng.choice((None, True, False)),
        opens=rng.random() * 0.3,
    )


def _goes_on_without(people: list[str], clock: dict[str, Any] | None, scale: float) -> bool:
    """Can one of them leave for good, and the game still ends? Bots play only for people, and while somebody watches."""
    if len(people) > 1:
        return clock is not None or scale == 1.0
    return clock is not None and clock["on_timeout"] == "random"


def _seats(rng: random.Random, count: int, is_quick: bool) -> Seats:
    """At least one person. Two bots would play on when he gives up: where that takes long, there is one at most."""
    kinds: list[Seats] = [("a",)] if count == 1 else [("a", "b"), ("a", "b"), ("a", "random"), ("a", "greedy"), ("a", "a")]
    if count == 3:
        kinds = [("a", "b", "c"), ("a", "b", "random"), ("a", "b", "greedy"), ("a", "a", "b"), ("a", "a", "random")]
        kinds += [("a", "random", "greedy")] * is_quick
    seats = list(rng.choice(kinds))
    rng.shuffle(seats)
    return tuple(seats)


def _clock(rng: random.Random, scale: float) -> dict[str, Any] | None:
    kind = rng.choice(("none", "none", "move", "game", "both"))
    if kind == "none":
        return None
    clock: dict[str, Any] = {"on_timeout": rng.choice(("bot", "random", "resign"))}
    if kind != "game":
        clock["per_move"] = round(rng.uniform(8, 40) * scale)
    if kind != "move":
        clock["per_game"] = round(rng.uniform(30, 200) * scale)
    return clock
