"""Every component is where it can be: the broken invariants of a Rattus board."""

from __future__ import annotations

from lazaretto.games.rattus.actions import CARDS, REGIONS, TOKENS
from lazaretto.games.rattus.board import NOBODY, UNKNOWN, Board
from lazaretto.games.rattus.layout import LAYOUT


def problems(g: Board) -> list[str]:
    """Every broken invariant of a board; empty for a sound one."""
    found = list(LAYOUT.out_of_range(g))
    for seat in range(g.players):
        _check_cubes(g, seat, found)
    _check_tokens(g, found)
    _check_faces(g, found)
    if g.plague not in g.t.in_play:
        found.append("the plague piece stands in no region in play")  # [rattus.component.plague-piece]
    owners = [g.owner(card) for card in range(CARDS)]
    if any(not NOBODY <= seat < g.players for seat in owners):
        found.append(f"cards: {owners}")  # [rattus.component.class-cards]
    return found


def _check_cubes(g: Board, seat: int, found: list[str]) -> None:
    """[rattus.component.cubes] A player's cubes are in supply, on the map or in the palace: never more, never less."""
    on_map = sum(g.cubes(region, seat) for region in range(REGIONS))
    total = g.supply(seat) + g.palace(seat) + on_map
    if total != g.t.cubes or min(g.supply(seat), g.palace(seat)) < 0:
        found.append(f"seat {seat}: {total} cubes")
    if any(g.cubes(r, seat) < 0 or (g.cubes(r, seat) and r not in g.t.in_play) for r in range(REGIONS)):
        found.append(f"seat {seat}: cubes out of play or fewer than none")


def _check_tokens(g: Board, found: list[str]) -> None:
    """[rattus.component.rat-tokens] Supply, map, revealed and boxed tokens are all there are."""
    lying = [token for region in g.t.in_play for token in g.tokens_in(region)]
    total = g.rat_supply + len(lying) + int(g.revealed).bit_count() + g.t.boxed
    if total != TOKENS or g.rat_supply < 0:
        found.append(f"{total} tokens")
    if g.laid + g.rat_supply + g.t.boxed != TOKENS:
        found.append(f"{g.laid} tokens laid with {g.rat_supply} in supply")
    if len(set(lying)) != len(lying) or any(not 0 <= token < g.laid for token in lying):
        found.append(f"tokens on the map: {sorted(lying)}")
    if any(g.rats(region) > g.t.rats_max for region in range(REGIONS)):
        found.append(f"rats: {[g.rats(region) for region in range(REGIONS)]}")
    if any(g.rats(region) for region in range(REGIONS) if region not in g.t.in_play):
        found.append("rats out of play")


def _check_faces(g: Board, found: list[str]) -> None:
    lying = [token for region in g.t.in_play for token in g.tokens_in(region)]
    known = {face for face in range(TOKENS) if g.revealed >> face & 1}
    for token in lying:
        if (g.face(token) == UNKNOWN) != (g.seen(token) == 0):
            found.append(f"token {token}: seen without a face, or a face nobody has seen")
        if g.is_starting(token) and g.face(token) >= g.t.starting:
            found.append(f"token {token}: laid at set-up with an ordinary face")
    known |= {g.face(token) for token in lying if g.face(token) != UNKNOWN}
    undrawn = [face for face in range(TOKENS) if g.undrawn >> face & 1]
    of_starting = sum(1 for face in undrawn if face < g.t.starting)
    if undrawn != [face for face in range(TOKENS) if face not in known]:
        found.append("undrawn faces do not match the tokens")
    if (g.undrawn_starting, g.undrawn_ordinary) != (of_starting, len(undrawn) - of_starting):
        found.append("undrawn faces are counted wrong")
    unread = [token for token in lying if g.face(token) == UNKNOWN]
    starting = sum(1 for token in unread if g.is_starting(token))
    if (g.unread_starting, g.unread_drawn) != (starting, len(unread) - starting):
        found.append("unread tokens are counted wrong")
    if not 0 <= g.starting_in_supply() <= g.rat_supply + g.unread_drawn:
        found.append("starting tokens do not fit the supply")
