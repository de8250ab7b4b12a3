"""The rows as values. What the store gives out is a copy: changing it changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec


class StaleWrite(Exception):
    """Somebody else changed this table first; load it again."""


class UnknownTable(Exception):
    """There is no table with this id."""


class Fork(msgspec.Struct, frozen=True):
    """Where a forked game was taken from."""

    id: str
    n: int


class GameRow(msgspec.Struct, kw_only=True):
    """One table: what is played, with what, how far it is."""

    id: str
    name: str
    title: str
    rules: str
    edition: dict[str, Any] | None
    options: dict[str, Any]
    players: int
    seed: str
    seed_hash: str
    position: dict[str, Any] | None
    status: str
    rev: int
    n: int
    to_move: int | None
    paused: bool
    clock: dict[str, Any] | None
    request: dict[str, Any] | None
    result: dict[str, Any] | None
    host: str
    public: bool
    forked_from: dict[str, Any] | None
    rematch: str | None
    created: float
    updated: float


class ChoiceRow(msgspec.Struct, kw_only=True, frozen=True):
    """One line of the log: a choice and the results of chance that followed it. Line 0 is the set-up."""

    n: int
    seat: int
    frame: str
    choice: str
    chance: list[str]
    time: float

    def line(self) -> dict[str, Any]:
        """As it stands in a log file."""
        form: dict[str, Any] = {"n": self.n, "seat": self.seat, "frame": self.frame, "choice": self.choice}
        if self.chance:
            form["chance"] = self.chance
        return form


class SeatRow(msgspec.Struct, kw_only=True, frozen=True):
    """One seat, its secret link and who sits there. `open` is a human seat nobody has claimed."""

    seat: int
    kind: str
    name: str
    bot: str | None
    token: str
    resigned: bool = False
    guests: tuple[str, ...] = ()


class ChatRow(msgspec.Struct, kw_only=True, frozen=True):
    id: int
    seat: int | None
    name: str
    text: str
    time: float


class Stored(msgspec.Struct, kw_only=True):
    """All of one table but its snapshots and its chat."""

    game: GameRow
    seats: list[SeatRow]
    choices: list[ChoiceRow]

    def log(self) -> dict[str, Any]:
        """The host's record, in the format of the kernel."""
        from lazaretto.store.fixture import log_of

        return log_of(self)
