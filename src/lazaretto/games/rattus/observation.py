"""Rattus for learning: the board as one list of numbers between 0 and 1, as one seat sees it.

The list has the same length for all boards of a table with the same number of players; `describe` names every
entry. Seats are relative: `p0` is the observer, `p1` sits to his left, and so on in turn order. A spectator sees
the seats from seat 0 on and no face that is not revealed. The parts, in order:

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

from lazaretto.games.rattus.actions import CARD, CARDS, FACE, REGION, REGIONS, TOKEN, TOKENS
from lazaretto.games.rattus.board import NOBODY, Board
from lazaretto.games.rattus.tables import Tables


def observe(g: Board, seat: int) -> list[float]:
    """The encoding of a board for a seat, or for a spectator (-1)."""
    first = max(seat, 0)
    order = [(first + step) % g.players for step in range(g.players)]
    values: list[float] = []
    for region in range(REGIONS):
        values += _region(g, region, order)
    values += _tokens(g, seat, order)
    values += [float(g.supply(each)) / float(g.t.cubes) for each in order]
    values += [float(g.palace(each)) / float(g.t.cubes) for each in order]
    for card in range(CARDS):
        values += [float(g.owner(card) == each) for each in (NOBODY, *order)]
    values.append(float(g.rat_supply) / _full_supply(g.t))
    values += [float(g.revealed >> face & 1) for face in range(TOKENS)]
    values.append(float(g.ender != NOBODY))
    values += [float(g.ender == each) for each in order]
    return values


def _region(g: Board, region: int, order: list[int]) -> list[float]:
    flags = [float(region in g.t.in_play), float(region == g.plague)]
    cubes = [float(g.cubes(region, seat)) / float(g.t.cubes) for seat in order]
    return [*flags, float(g.rats(region)) / float(g.t.rats_max), *cubes]


def _tokens(g: Board, seat: int, order: list[int]) -> list[float]:
    """One row for each token; a row of zeros for one that is not on the map."""
    rows = [[0.0] * (REGIONS + 1 + g.players + 3 + CARDS) for _ in range(TOKENS)]
    for region in g.t.in_play:
        for token in g.tokens_in(region):
            rows[token][region] = 1.0
            rows[token][REGIONS] = float(g.is_starting(token))
            for at, each in enumerate(order):
                rows[token][REGIONS + 1 + at] = float(g.seen(token) >> each & 1)
            if seat >= 0 and g.seen(token) >> seat & 1:
                rows[token][REGIONS + 1 + g.players :] = _face(g.t, g.face(token))
    return [value for row in rows for value in row]


def _face(t: Tables, face: int) -> list[float]:
    printed = [(t.threshold[face], t.threshold), (t.majority[face], t.majority), (t.everybody[face], t.everybody)]
    shares = [float(value) / float(max(1, max(all_values))) for value, all_values in printed]
    return [*shares, *[float(card in t.cards[face]) for card in range(CARDS)]]


def _full_supply(t: Tables) -> int:
    return max(1, TOKENS - t.boxed - len(t.in_play))


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
