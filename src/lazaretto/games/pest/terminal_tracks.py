"""Pest's tracks in a terminal: what their spaces give, and where everybody stands."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from lazaretto.games.pest.sheet_rows import OrderTrack, Sheet
from lazaretto.games.pest.shown import View
from lazaretto.games.screen import Names, Speech, coloured


def draw_tracks(sheet: Sheet, view: View, words: Speech, names: Names) -> RenderableType:
    """Influence, the three order tracks, the healthy, the dead, the columns of buildings."""
    lines = [
        _influence(sheet, view, words, names),
        *[_orders(track, view, words, names) for track in sheet.order_track],
        _healthy(sheet, view, words, names),
        _dead(sheet, words),
        _columns(sheet, words),
    ]
    return Group(Text(words.say("board-tracks"), style="bold"), *[coloured(f"  {line}", names) for line in lines])


def next_rewards(sheet: Sheet, view: View, words: Speech, seat: int) -> str:
    """In one line what the next spaces of a seat give."""
    board, era = view["seats"][seat], view["era"] - 1
    here, order = board["influence"], board["orders"][era]
    track = sheet.order_track[era]
    ahead = next(((space, gives) for space, gives in _gifts(sheet, words) if space > here), None)
    parts = [words.say("board-next-influence", here=here, space=ahead[0], gives=ahead[1])] if ahead else []
    if order < len(track.fame):
        parts.append(words.say("board-next-order", here=order, gives=_order_gives(track, order, words)))
    if board["healthy"] < len(sheet.player_board.healthy_track.herbs):
        parts.append(words.say("board-next-healthy", gives=_heals(sheet, board["healthy"], words)))
    return "; ".join(parts)


def _gifts(sheet: Sheet, words: Speech) -> Iterator[tuple[int, str]]:
    """The spaces of the influence track that give something, in order."""
    found = [(row.space, words.effect(row.effect)) for row in sheet.influence_track.rewards]
    yield from sorted([*found, *((space, words.say("board-mark")) for space in sheet.influence_track.fame_marks)])


def _influence(sheet: Sheet, view: View, words: Speech, names: Names) -> str:
    gifts = "; ".join(words.say("board-space-gives", space=space, gives=gives) for space, gives in _gifts(sheet, words))
    people = [*map(str, view["waiting"]["influence"])] if "waiting" in view else []
    blocked = words.say("board-people-at", spaces=", ".join(people)) if people else ""
    where = _standing(names, [board["influence"] for board in view["seats"]])
    return " ".join(filter(None, [words.say("board-track-influence", where=where, gifts=gifts), blocked]))


def _orders(track: OrderTrack, view: View, words: Speech, names: Names) -> str:
    at = track.era - 1
    gifts = "; ".join(
        words.say("board-space-gives", space=space + 1, gives=_order_gives(track, space, words))
        for space in range(len(track.fame))
    )
    people = [*map(str, view["waiting"]["orders"][at])] if "waiting" in view else []
    blocked = words.say("board-people-at", spaces=", ".join(people)) if people else ""
    where = _standing(names, [board["orders"][at] for board in view["seats"]])
    return " ".join(filter(None, [words.say("board-track-orders", era=track.era, where=where, gifts=gifts), blocked]))


def _order_gives(track: OrderTrack, space: int, words: Speech) -> str:
    return words.say("board-order-gives", influence=track.influence[space], fame=track.fame[space])


def _healthy(sheet: Sheet, view: View, words: Speech, names: Names) -> str:
    spaces = range(len(sheet.player_board.healthy_track.herbs))
    gifts = "; ".join(words.say("board-space-gives", space=at + 1, gives=_heals(sheet, at, words)) for at in spaces)
    return words.say(
        "board-track-healthy", where=_standing(names, [board["healthy"] for board in view["seats"]]), gifts=gifts
    )


def _heals(sheet: Sheet, at: int, words: Speech) -> str:
    track = sheet.player_board.healthy_track
    return words.say("board-heals", herbs=track.herbs[at], fame=track.fame[at], lab=int(track.lab[at]))


def _dead(sheet: Sheet, words: Speech) -> str:
    dead = sheet.player_board.graveyard
    return words.say("board-track-dead", infamy=", ".join(map(str, dead.infamy)), over=dead.overflow_infamy)


def _columns(sheet: Sheet, words: Speech) -> str:
    paid = "; ".join(words.say("board-column", column=row.column, fame=row.fame) for row in sheet.building_column)
    return words.say("board-track-columns", columns=paid)


def _standing(names: Names, spaces: list[int]) -> str:
    return ", ".join(f"{name} {space}" for name, space in zip(names, spaces, strict=False))
