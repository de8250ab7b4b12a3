"""The position notation of a Rattus board: save, load, and every broken invariant."""

from __future__ import annotations

from typing import Any

import msgspec

from lazaretto.games.forms import ByName, Held, Rows, Text, typed
from lazaretto.games.rattus.actions import CARD, CARDS, DRAW_FACE, FACE, REASON, REGION, TOKEN, TOKENS
from lazaretto.games.rattus.state import NOBODY, REGIONS, UNKNOWN, State, Tables
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput


class SavedToken(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    token: Text
    face: Text | None = None
    seen_by: Rows[Held] = []


class SavedRegion(msgspec.Struct, forbid_unknown_fields=True):
    cubes: Rows[Held]
    rats: Rows[SavedToken]


class SavedBoard(msgspec.Struct, forbid_unknown_fields=True):
    """What a position file holds under `board`; regions that are out of play do not occur."""

    regions: ByName[SavedRegion]
    supply: Rows[Held]
    palace: Rows[Held]
    plague: Text | None
    cards: ByName[Held | None]
    rat_supply: Held
    laid: Held
    revealed: Rows[Text]
    ender: Held | None = None
    reason: Text = REASON.words[0]


def save_board(g: State) -> dict[str, Any]:
    regions = {
        REGION.words[region]: {
            "cubes": [g.cubes_of(seat, region) for seat in range(g.players)],
            "rats": [_save_token(g, token) for token in g.tokens_in(region)],
        }
        for region in g.t.in_play
    }
    return {
        "regions": regions,
        "supply": g.supply[:],
        "palace": g.palace[:],
        "plague": None if g.plague == NOBODY else REGION.words[g.plague],
        "cards": {CARD.words[card]: _seat_or_none(g.owner[card]) for card in range(CARDS)},
        "rat_supply": g.rat_supply,
        "laid": g.laid,
        "revealed": [FACE.words[face] for face in range(TOKENS) if g.revealed >> face & 1],
        "ender": _seat_or_none(g.ender),
        "reason": REASON.words[g.reason],
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _save_token(g: State, token: int) -> dict[str, Any]:
    saved: dict[str, Any] = {"token": TOKEN.words[token]}
    if g.face[token] != UNKNOWN:
        saved["face"] = FACE.words[g.face[token]]
        saved["seen_by"] = [seat for seat in range(g.players) if g.seen[token] >> seat & 1]
    return saved


def load_board(t: Tables, form: dict[str, Any], players: int) -> State:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = typed(form, SavedBoard, "board")
    _check_lengths(saved, players)
    g = State(
        t=t,
        players=players,
        cubes=[0] * (REGIONS * players),
        supply=saved.supply,
        palace=saved.palace,
        rats=[0] * REGIONS,
        token_at=[NOBODY] * (REGIONS * t.rats_max),
        face=[UNKNOWN] * TOKENS,
        seen=[0] * TOKENS,
        laid=saved.laid,
        rat_supply=saved.rat_supply,
        undrawn_starting=list(range(DRAW_FACE, DRAW_FACE + t.starting)),
        undrawn_ordinary=list(range(DRAW_FACE + t.starting, DRAW_FACE + TOKENS)),
        unread_starting=0,
        unread_drawn=0,
        revealed=0,
        plague=NOBODY if saved.plague is None else _in_play(t, saved.plague, "board.plague"),
        owner=[NOBODY] * CARDS,
        ender=_seat(saved.ender, players, "board.ender"),
        reason=REASON.find(saved.reason, "board.reason"),
        journal=None,
    )
    _load_cards(g, saved)
    _load_revealed(g, saved)
    for name, region in saved.regions.items():
        _load_region(g, _in_play(t, name, f"board.regions.{name}"), region, f"board.regions.{name}")
    return g


def _check_lengths(saved: SavedBoard, players: int) -> None:
    rows = {"board.supply": saved.supply, "board.palace": saved.palace}
    rows.update({f"board.regions.{name}.cubes": region.cubes for name, region in saved.regions.items()})
    for place, row in rows.items():
        if len(row) != players or min(row) < 0:
            raise BadInput("wrong-count", place, {"expected": str(players)})


def _in_play(t: Tables, name: str, place: str) -> int:
    region = REGION.find(name, place)
    if region not in t.in_play:
        raise BadInput("region-out-of-play", place, {"word": name})
    return region


def _seat(seat: int | None, players: int, place: str) -> int:
    if seat is None:
        return NOBODY
    if not 0 <= seat < players:
        raise BadInput("unknown-seat", place, {"word": str(seat)})
    return seat


def _load_cards(g: State, saved: SavedBoard) -> None:
    for name, seat in saved.cards.items():
        g.owner[CARD.find(name, f"board.cards.{name}")] = _seat(seat, g.players, f"board.cards.{name}")
    if len(saved.cards) != CARDS:
        raise BadInput("wrong-count", "board.cards", {"expected": str(CARDS)})


def _load_revealed(g: State, saved: SavedBoard) -> None:
    for at, name in enumerate(saved.revealed):
        face = _unused_face(g, FACE, name, f"board.revealed[{at}]")
        g.revealed |= 1 << face
        g.undrawn_like(face).remove(DRAW_FACE + face)


def _unused_face(g: State, domain: Domain, name: str, place: str) -> int:
    face = domain.find(name, place)
    if DRAW_FACE + face not in g.undrawn_like(face):
        raise BadInput("duplicate-word", place, {"word": name})
    return face


def _load_region(g: State, region: int, saved: SavedRegion, place: str) -> None:
    for seat, cubes in enumerate(saved.cubes):
        g.cubes[region * g.players + seat] = cubes
    if len(saved.rats) > g.t.rats_max:
        raise BadInput("wrong-count", f"{place}.rats", {"expected": str(g.t.rats_max)})
    for at, rat in enumerate(saved.rats):
        where = f"{place}.rats[{at}]"
        token = TOKEN.find(rat.token, f"{where}.token")
        if g.region_of(token) != NOBODY:
            raise BadInput("duplicate-word", f"{where}.token", {"word": rat.token})
        g.token_at[region * g.t.rats_max + at] = token
        g.rats[region] += 1
        g.unread_starting += int(g.is_starting(token))
        g.unread_drawn += int(not g.is_starting(token))
        if rat.face is not None:
            g.learn_face(token, _unused_face(g, FACE, rat.face, f"{where}.face"))
        for seat in rat.seen_by:
            g.seen[token] |= 1 << _seat(seat, g.players, f"{where}.seen_by")


def problems(g: State) -> list[str]:
    """Every broken invariant of a board; empty for a sound one."""
    found: list[str] = []
    for seat in range(g.players):
        _check_cubes(g, seat, found)
    _check_tokens(g, found)
    _check_faces(g, found)
    if g.plague not in g.t.in_play:
        found.append("the plague piece stands in no region in play")  # [rattus.component.plague-piece]
    if any(not NOBODY <= seat < g.players for seat in g.owner) or len(g.owner) != CARDS:
        found.append(f"cards: {g.owner}")  # [rattus.component.class-cards]
    return found


def _check_cubes(g: State, seat: int, found: list[str]) -> None:
    """[rattus.component.cubes] A player's cubes are in supply, on the map or in the palace: never more, never less."""
    on_map = sum(g.cubes_of(seat, region) for region in range(REGIONS))
    total = g.supply[seat] + g.palace[seat] + on_map
    if total != g.t.cubes or min(g.supply[seat], g.palace[seat]) < 0:
        found.append(f"seat {seat}: {total} cubes")
    if any(g.cubes_of(seat, r) < 0 or (g.cubes_of(seat, r) and r not in g.t.in_play) for r in range(REGIONS)):
        found.append(f"seat {seat}: cubes out of play or fewer than none")


def _check_tokens(g: State, found: list[str]) -> None:
    """[rattus.component.rat-tokens] Supply, map, revealed and boxed tokens are all there are."""
    lying = [token for region in g.t.in_play for token in g.tokens_in(region)]
    total = g.rat_supply + len(lying) + g.revealed.bit_count() + g.t.boxed
    if total != TOKENS or g.rat_supply < 0:
        found.append(f"{total} tokens")
    if g.laid + g.rat_supply + g.t.boxed != TOKENS:
        found.append(f"{g.laid} tokens laid with {g.rat_supply} in supply")
    if len(set(lying)) != len(lying) or any(not 0 <= token < g.laid for token in lying):
        found.append(f"tokens on the map: {sorted(lying)}")
    if any(g.rats[region] > g.t.rats_max for region in range(REGIONS)):
        found.append(f"rats: {g.rats}")
    if any(g.rats[region] for region in range(REGIONS) if region not in g.t.in_play):
        found.append("rats out of play")


def _check_faces(g: State, found: list[str]) -> None:
    lying = [token for region in g.t.in_play for token in g.tokens_in(region)]
    known = {face for face in range(TOKENS) if g.revealed >> face & 1}
    for token in lying:
        if (g.face[token] == UNKNOWN) != (g.seen[token] == 0):
            found.append(f"token {token}: seen without a face, or a face nobody has seen")
        if g.is_starting(token) and g.face[token] >= g.t.starting:
            found.append(f"token {token}: laid at set-up with an ordinary face")
    known |= {g.face[token] for token in lying if g.face[token] != UNKNOWN}
    if g.undrawn_starting + g.undrawn_ordinary != [DRAW_FACE + face for face in range(TOKENS) if face not in known]:
        found.append("undrawn faces do not match the tokens")
    unread = [token for token in lying if g.face[token] == UNKNOWN]
    starting = sum(1 for token in unread if g.is_starting(token))
    if (g.unread_starting, g.unread_drawn) != (starting, len(unread) - starting):
        found.append("unread tokens are counted wrong")
    if not 0 <= g.starting_in_supply() <= g.rat_supply + g.unread_drawn:
        found.append("starting tokens do not fit the supply")
