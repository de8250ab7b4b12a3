"""What a view holds. The types of the wire are made from it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from lazaretto.games.forms import for_each, one_of

from pratique.actions import BERTH, CARGO, REASON


class ShownSeat(TypedDict):
    lanterns: int
    let_in: int


class ShownBerth(TypedDict):
    """`carries` is null for whoever has not visited."""

    anchored: bool
    visitor_seats: list[int]
    carries: Annotated[str, one_of(CARGO.words)] | None


class Ships(TypedDict):
    """What a cargo is worth, how many ships carry it, and how many of them are done."""

    worth: int
    all: int
    done: int


class View(TypedDict):
    """The table as a seat sees it."""

    at_sea: int
    outbreaks: str
    seats: list[ShownSeat]
    scores: list[int]
    berths: Annotated[dict[str, ShownBerth], for_each(BERTH.words)]
    ships: Annotated[dict[str, Ships], for_each(CARGO.words)]
    ended: NotRequired[Annotated[str, one_of(REASON.words)]]
