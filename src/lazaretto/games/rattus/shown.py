"""What a view of Rattus holds. The types of the wire are made from it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from lazaretto.games.forms import for_each, one_of
from lazaretto.games.rattus.actions import CARD, FACE, REASON, REGION, TOKEN


class ShownFace(TypedDict):
    """A face of the edition, and what is printed on it (`3:MPC`: the threshold and a letter for each symbol)."""

    face: Annotated[str, one_of(FACE.words)]
    code: str


class Rat(TypedDict):
    """A token on the map; `face` is null for whoever has not seen it."""

    token: Annotated[str, one_of(TOKEN.words)]
    starting: bool
    seen_by: list[int]
    face: ShownFace | None


class ShownRegion(TypedDict):
    """`cubes` by seat."""

    cubes: list[int]
    rats: list[Rat]


class Ended(TypedDict):
    """Who brought the end about, and how."""

    seat: int
    reason: Annotated[str, one_of(REASON.words)]


class View(TypedDict):
    """The table as a seat sees it; lists are by seat, `cards` by who holds them."""

    players: int
    regions: dict[str, ShownRegion]  # those in play
    supply: list[int]
    palace: list[int]
    plague: Annotated[str, one_of(REGION.words)] | None
    cards: Annotated[dict[str, int | None], for_each(CARD.words)]
    rat_supply: int
    boxed: int
    revealed: list[ShownFace]
    scores: list[int]
    ended: Ended | None
