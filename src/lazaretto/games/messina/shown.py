"""What a view of Messina 1347 holds: most of it as positions have it. The types of the wire are made from it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from lazaretto.games.forms import for_each, one_of
from lazaretto.games.messina.actions import BUILDING, DOCK, HEX, STEP
from lazaretto.games.messina.notation_form import SavedHex, SavedOpponent, SavedSeat, SavedShip, SavedStack


class ShownSeat(SavedSeat):
    """What lies before a player, and what follows from it."""

    points: int
    step_price: int  # coins for a step on a rating that can be bought
    districts: list[Annotated[str, one_of(HEX.words)]]
    projected: list[int]  # what the game would score now, by category in the order of the scores
    total: int
    unused: NotRequired[int]  # helpers still to be used in this round; games of earlier versions lack it


class View(TypedDict):
    """The table as everybody sees it."""

    players: int
    round: int
    rounds: int
    order: list[int]
    wheel: Annotated[str, one_of(STEP.words)]
    cube_supply: int
    cube_price: int
    hexes: dict[str, SavedHex]  # those in the city
    docks: Annotated[dict[str, list[SavedShip]], for_each(DOCK.words)]
    dock_tokens_left: list[Annotated[str, one_of(DOCK.words)]]
    stacks: list[SavedStack]
    carts: list[Annotated[str, one_of(BUILDING.words)] | None]  # the top of each stack
    seats: list[ShownSeat]
    opponent: SavedOpponent | None
    advanced: bool
    untested: bool
    priority_token: bool
    goal: NotRequired[int | None]  # the score that a player alone tries to reach; games of earlier versions lack it
    reached: NotRequired[bool]  # whether a player alone has it
