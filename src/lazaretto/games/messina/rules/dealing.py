"""Setting up: turn order, boards, the city, the wheel, the stacks, round I."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import (
    DEAL_ESTATE,
    DEAL_HEX,
    DEAL_SCROLL,
    ESTATE,
    ORDER_SEAT,
    SCROLL,
    STEPS,
    WHEEL_START,
)
from lazaretto.games.messina.rules.building import TurnCartOver, TurnOver
from lazaretto.games.messina.rules.preparation import LETTER_B, ArriveShips, TurnWheel, next_hexes
from lazaretto.games.messina.rules.rounds import StartRound
from lazaretto.games.messina.state import NOBODY, NOWHERE, STACKS, State
from lazaretto.kernel.frame import CHANCE, Frame

FIRST_SIDE_B: Final = 1  # boards: side a, then those of side b


def deal(g: State, estates: bool, scrolls: bool, first: int) -> list[Frame]:
    """[messina.setup.turn-order-random] [messina.advanced.boards] [messina.setup.round1-ship] Everything chance decides.

    `first` is the seat the host has named, or NOBODY. [messina.solo.setup] Alone one moves first.
    """
    frames: list[Frame] = [SeatOrder(() if first == NOBODY else (first,))]
    if estates:
        frames += [DealEstate(seat) for seat in range(g.players)]
    if scrolls:
        frames += [DealScroll(seat) for seat in range(g.players)]
    frames += [DrawFirstB(), StartWheel()]
    frames += [TurnOver(stack) for stack in range(STACKS)]
    frames += [TurnCartOver(stack) for stack in range(g.t.tokens.cart_stacks)]
    return [*frames, ArriveShips(), TurnWheel(), StartRound()]


class SeatOrder(Frame):
    """[messina.setup.turn-order-random] [messina.setup.start-compensation] Seats one by one; the last needs no draw.

    Ends: `placed` grows each time.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("placed",)

    def __init__(self, placed: tuple[int, ...]) -> None:
        self.placed: Final = placed

    def run(self, g: State) -> list[Frame]:
        left = [seat for seat in range(g.players) if seat not in self.placed]
        if len(left) > 1:
            return [DrawSeat(self.placed)]
        order = [*self.placed, *left]
        g.set_order([*order, g.players] if g.opponent else order)
        g.stack_discs()
        for place, seat in enumerate(order):
            g.gain_all(seat, g.t.limits.start_bonus[place])
        return []


class DrawSeat(Frame):
    """[messina.setup.turn-order-random] Who comes next in turn order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("placed",)

    def __init__(self, placed: tuple[int, ...]) -> None:
        self.placed: Final = placed

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [ORDER_SEAT + seat for seat in range(g.players) if seat not in self.placed]

    def take(self, g: State, option: int) -> list[Frame]:
        return [SeatOrder((*self.placed, option - ORDER_SEAT))]


class DealEstate(Frame):
    """[messina.advanced.boards] A player board of side b that nobody has yet."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DEAL_ESTATE + b for b in range(FIRST_SIDE_B, len(ESTATE.words)) if b not in g.estate_board]

    def take(self, g: State, option: int) -> list[Frame]:
        g.deal_estate(self.seat, option - DEAL_ESTATE)
        return []


class DealScroll(Frame):
    """[messina.advanced.boards] A scroll of side b that nobody has yet."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DEAL_SCROLL + b for b in range(FIRST_SIDE_B, len(SCROLL.words)) if b not in g.scroll_board]

    def take(self, g: State, option: int) -> list[Frame]:
        g.deal_scroll(self.seat, option - DEAL_SCROLL)
        return []


class DrawFirstB(Frame):
    """[messina.setup.first-city] [messina.setup.hex-filter] One B hex joins the A hexes of this number of players."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DEAL_HEX + hex for hex in next_hexes(g) if g.t.city.letter[hex] == LETTER_B]

    def take(self, g: State, option: int) -> list[Frame]:
        return [LayHexes(0, option - DEAL_HEX)]


def to_lay(g: State, b: int) -> list[int]:
    return [hex for hex in [*g.t.city.first, b] if g.site_of[hex] == NOWHERE]


class LayHexes(Frame):
    """[messina.setup.first-city] [messina.city.port-corners]

    A random hex for every cell of the outline. Ends: `cell` grows.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("cell", "b")

    def __init__(self, cell: int, b: int) -> None:
        self.cell: Final = cell
        self.b: Final = b

    def run(self, g: State) -> list[Frame]:
        hexes = to_lay(g, self.b)
        if len(hexes) > 1:
            return [DealHex(self.cell, self.b)]
        for hex in hexes:
            g.lay_hex(hex, self.cell)
        return []


class DealHex(Frame):
    """[messina.setup.first-city] Which of the starting hexes lies in a cell."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cell", "b")

    def __init__(self, cell: int, b: int) -> None:
        self.cell: Final = cell
        self.b: Final = b

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DEAL_HEX + hex for hex in to_lay(g, self.b)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.lay_hex(option - DEAL_HEX, self.cell)
        return [LayHexes(self.cell + 1, self.b)]


class StartWheel(Frame):
    """[messina.setup.wheel-start] The wheel starts at a random step."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [WHEEL_START + step for step in range(STEPS)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.start_wheel(option - WHEEL_START)
        return []
