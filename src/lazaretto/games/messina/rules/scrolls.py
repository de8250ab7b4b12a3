"""The scroll: markers that go up, and what they are worth in the end."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import CABINS, CLASSES, LINES, SCROLL_UP, STOP
from lazaretto.games.messina.effects import COIN, WOOD
from lazaretto.games.messina.rules.perform import IN_STAGE, is_verb
from lazaretto.games.messina.state import NO_BUILDING, State
from lazaretto.kernel.frame import Frame


class AdvanceScroll(Frame):
    """[messina.action.icon-scroll] Markers one space up, on any tracks; a marker on top stays. Ends: `left` falls."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "stage")

    def __init__(self, seat: int, left: int, stage: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.stage: Final = stage

    def run(self, g: State) -> list[Frame]:
        if self.left == 0 or not open_lines(g, self.seat):
            return []
        return [ChooseLine(self.seat, self.stage), AdvanceScroll(self.seat, self.left - 1, self.stage)]


def open_lines(g: State, seat: int) -> list[int]:
    return [line for line in range(LINES) if g.scroll[seat * LINES + line] < g.t.scrolls.steps]


class ChooseLine(Frame):
    """[messina.action.icon-scroll] The track of the player's choice."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [SCROLL_UP + line for line in open_lines(g, self.seat)]
        return [*found, STOP] if self.stage == IN_STAGE else found

    def take(self, g: State, option: int) -> list[Frame]:
        if option != STOP:
            g.advance_scroll(self.seat, option - SCROLL_UP)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["messina.action.icon-scroll"] if is_verb(option, "Scroll") else []


# ---------------------------------------------------------------- worth


def scroll_points(g: State, seat: int, line: int, popularity: int) -> int:
    """[messina.score.scroll-a-repop] [messina.score.scroll-a-buildings] [messina.score.scroll-a-ships] and side b.

    `popularity` is that rating after the rats have been counted.
    """
    at = g.scroll_board[seat] * LINES + line
    level = g.scroll[seat * LINES + line]
    if level == 0:
        return 0
    kind = g.t.scrolls.kind[at]
    if kind == "overseers":
        return overseer_points(g, seat, at, level)
    if kind == "rating":
        return rating_points(g, seat, at, level, popularity)
    count = counted(g, seat, kind)
    cap = g.t.scrolls.cap[at]
    if cap:
        count = min(count, cap)
    return count * g.t.scrolls.half_points[at][level] // 2


def counted(g: State, seat: int, kind: str) -> int:
    """[messina.advanced.scroll-workshops] [messina.advanced.scroll-coins] [messina.advanced.scroll-cabins]

    [messina.advanced.scroll-wood] [messina.advanced.scroll-goods] How many things a track counts, before its limit.
    """
    if kind == "ships":
        return len(g.ships_of(seat))
    if kind == "repopulation":
        return len(g.districts_of(seat))
    if kind == "coins":
        return g.has(seat, COIN)
    if kind == "wood":
        return g.has(seat, WOOD)
    if kind == "goods":
        return most_goods(g, seat)
    if kind == "workshops":
        return len(g.shops_of(seat))
    if kind == "cabins":
        return improved_cabins(g, seat)
    return len(g.shops_of(seat)) + improved_cabins(g, seat)


def improved_cabins(g: State, seat: int) -> int:
    return len([c for c in range(CABINS) if g.cabin_upgrade[seat * CABINS + c] != NO_BUILDING])


def most_goods(g: State, seat: int) -> int:
    """[messina.advanced.scroll-goods] Cargoes of the one kind held most."""
    most = 0
    ships = g.ships_of(seat)
    for goods in range(g.t.tokens.goods):
        most = max(most, len([ship for ship in ships if g.t.tokens.ship_goods[ship] == goods]))
    return most


def overseer_points(g: State, seat: int, at: int, level: int) -> int:
    """[messina.advanced.scroll-overseers] The farthest overseers, each by which of the last cells it has reached."""
    row = g.t.scrolls.rows[at][level]
    before = g.t.estate.path_length - len(row)
    cells = sorted(g.overseer[seat * CLASSES : (seat + 1) * CLASSES], reverse=True)
    total = 0
    for cell in cells[: g.t.scrolls.count[at]]:
        if cell > before:
            total += row[cell - before - 1]
    return total


def rating_points(g: State, seat: int, at: int, level: int, popularity: int) -> int:
    """[messina.advanced.scroll-rating] One bar crossed or two; a barred space counts when it is reached."""
    track = g.t.scrolls.rating[at]
    disc = popularity if track == 0 else g.rating(seat, track)
    base = g.t.ratings.base[track]
    bars = 0
    for space in range(base, base + disc):
        bars = max(bars, g.t.ratings.bar[space])
    return g.t.scrolls.rows[at][level][bars - 1] if bars else 0
