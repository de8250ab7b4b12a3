"""Every component is where it can be: the broken invariants of a board."""

from __future__ import annotations

from pratique.actions import BERTHS, CARGOES
from pratique.board import UNKNOWN, Board
from pratique.layout import LAYOUT


def problems(g: Board) -> list[str]:
    """Empty for a sound board."""
    found = list(LAYOUT.out_of_range(g))
    if found:
        return found
    _check_ships(g, found)
    _check_berths(g, found)
    return found


def _check_ships(g: Board, found: list[str]) -> None:
    """[pratique.component.ships] Unseen, known and dealt with: of each cargo as many as there are."""
    known = [g.carries(berth) for berth in range(BERTHS)]
    for cargo in range(CARGOES):
        total = g.unseen(cargo) + g.done(cargo) + known.count(cargo)
        if total != g.t.ships[cargo]:
            found.append(f"cargo {cargo}: {total} ships")
    anchored = sum(g.anchored(berth) for berth in range(BERTHS))
    if g.at_sea + anchored + sum(g.done(cargo) for cargo in range(CARGOES)) != sum(g.t.ships):
        found.append(f"{g.at_sea} ships at sea and {anchored} at anchor")


def _check_berths(g: Board, found: list[str]) -> None:
    """[pratique.component.berths] A cargo is known where a ship lies that somebody has visited, and nowhere else."""
    for berth in range(BERTHS):
        if (g.carries(berth) != UNKNOWN) != (g.seen(berth) != 0):
            found.append(f"berth {berth}: seen without a cargo, or a cargo nobody has seen")
        if (g.seen(berth) and not g.anchored(berth)) or g.seen(berth) >> g.players:
            found.append(f"berth {berth}: no such visitor")
        if g.at_sea and not g.anchored(berth) and not g.ended:
            found.append(f"berth {berth}: free while ships wait")
