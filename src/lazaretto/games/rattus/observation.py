"""Rattus for learning: the board as numbers between 0 and 1, as one seat sees it.

There are as many for all boards of a table with the same number of players; `describe` names every one. Seats are
relative: `p0` is the observer, `p1` sits to his left, and so on in turn order. A spectator sees the seats from seat 0
on and no face that is not revealed. The parts, in order:

1. each region of the map: in play; the plague piece stands here; rats / most rats; each player's cubes / all his cubes
2. each token, by its number, because choices name tokens: where it lies (one of the regions, or none), laid at
   set-up, who has looked at it; and if the observer has: threshold, majority and everybody symbols / the highest
   printed, and a flag for each card's symbol
3. each player: cubes in supply and cubes in the palace / all his cubes
4. each card: its owner, the table first
5. rats in supply / those of an untouched supply; each face that was revealed; the end is triggered, and by whom

Nothing else is read: neither faces the observer has not seen nor which faces are undrawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus.actions import CARD, CARDS, FACE, REGION, REGIONS, TOKEN, TOKENS
from lazaretto.games.rattus.board import NOBODY, Board
from lazaretto.kernel.page import Page

FACE_ENTRIES: Final[i64] = 3 + CARDS  # what is told of a face that the observer has seen


def observe(g: Board, seat: i64, page: Page) -> None:
    """Write the board for a seat, or for a spectator (-1)."""
    for region in range(REGIONS):
        if g.t.is_in_play[region]:
            _region(g, region, page)
        else:
            page.skip(3 + g.players)
    _tokens(g, seat, page)
    for step in range(g.players):
        page.share(g.supply(page.nth(step)), g.t.cubes)
    for step in range(g.players):
        page.share(g.palace(page.nth(step)), g.t.cubes)
    for card in range(CARDS):
        page.flag(g.owner(card) == NOBODY)
        page.seat(g.owner(card))
    page.share(g.rat_supply, TOKENS - g.t.boxed - len(g.t.in_play))
    page.set_of(g.revealed, TOKENS)
    page.flag(g.ender != NOBODY)
    page.seat(g.ender)


def _region(g: Board, region: i64, page: Page) -> None:
    page.flag(True)
    page.flag(region == g.plague)
    page.share(g.rats(region), g.t.rats_max)
    for step in range(g.players):
        page.share(g.cubes(region, page.nth(step)), g.t.cubes)


def _tokens(g: Board, seat: i64, page: Page) -> None:
    """One row for each token; a row of zeros for one that is not on the map."""
    first = page.at
    room = REGIONS + 1 + g.players + FACE_ENTRIES
    for region in g.t.in_play:
        for place in range(g.rats(region)):
            token = g.token_at(region, place)
            page.at = first + token * room
            page.one_of(region, REGIONS)
            page.flag(g.is_starting(token))
            if g.seen(token):
                page.seats(g.seen(token))
                if seat >= 0 and g.seen(token) >> seat & 1:
                    _face(g, g.face(token), page)
    page.at = first + TOKENS * room


def _face(g: Board, face: i64, page: Page) -> None:
    page.share(g.t.threshold[face], g.t.most_printed[0])
    page.share(g.t.majority[face], g.t.most_printed[1])
    page.share(g.t.everybody[face], g.t.most_printed[2])
    for card in g.t.cards[face]:
        page.mark(page.at + card)


def describe(players: int) -> list[str]:
    """The name of every entry of `observe`, for one number of players."""
    seats = [f"p{step}" for step in range(players)]
    names: list[str] = []
    for region in REGION.words:
        names += [f"{region}.{what}" for what in ("in-play", "plague", "rats", *[f"cubes.{seat}" for seat in seats])]
    for token in TOKEN.words:
        names += [f"{token}.{what}" for what in _token_names(seats)]
    names += [f"{what}.{seat}" for what in ("supply", "palace") for seat in seats]
    names += [f"{card}.{owner}" for card in CARD.words for owner in ("table", *seats)]
    names += ["rat-supply", *[f"revealed.{face}" for face in FACE.words]]
    return [*names, "ended", *[f"ender.{seat}" for seat in seats]]


def _token_names(seats: list[str]) -> list[str]:
    where = [f"in.{region}" for region in REGION.words]
    symbols = [f"symbol.{card}" for card in CARD.words]
    return [*where, "starting", *[f"seen.{seat}" for seat in seats], "threshold", "majority", "everybody", *symbols]
