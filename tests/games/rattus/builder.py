"""Rattus positions from readable arguments, and short ways to read a match.

A rat is written as
    "?"                 laid at set-up, seen by nobody
    "+"                 drawn from the supply, seen by nobody
    "1:BC"              a printed face that the seats of `seen_by` have seen, so that revealing it is certain
    ("1:BC", [0, 2])    the same, with the seats named
A face that the shipped edition does not have is printed over an ordinary one, in an edition of the position's own.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import lazaretto as lz
from lazaretto.kernel.rng import stream
from tests.games.reading import asking, facts, frame, legal, offered, play, verbs, why_not  # noqa: F401  (for the tests of this game)

GAME = lz.game("rattus")
CARDS = ("peasant", "merchant", "monk", "knight", "witch", "king")
TOKENS = 49
STARTING = 12
CUBES = 20
BOXED = {2: 12, 3: 6, 4: 0}
REGIONS = {2: 8, 3: 10, 4: 12}

Rat = str | tuple[str, list[int]]


def edition() -> dict[str, Any]:
    """A copy of the shipped edition, to be changed at will."""
    return copy.deepcopy(GAME.module.edition())


class _Faces:
    """Finds printed faces, and prints missing ones over ordinary tokens nobody asked for."""

    def __init__(self, wanted: Sequence[str], printed: dict[str, Any] | None) -> None:
        self.edition = edition() if printed is None else copy.deepcopy(printed)
        self.custom = printed is not None
        tokens = self.edition["tokens"]
        free = [at for at, code in enumerate(tokens["ordinary"]) if code not in wanted]
        for code in wanted:
            if code not in tokens["starting"] + tokens["ordinary"]:
                tokens["ordinary"][free.pop()] = code
                self.custom = True
        self.codes: list[str] = tokens["starting"] + tokens["ordinary"]

    def index(self, code: str) -> int:
        return self.codes.index(code)


def position(
    players: int = 2,
    turn: int = 0,
    cubes: Mapping[str, Sequence[int]] | None = None,
    rats: Mapping[str, Sequence[Rat]] | None = None,
    cards: Mapping[str, int] | None = None,
    plague: str | None = "italia",
    palace: Sequence[int] | None = None,
    rat_supply: int | None = None,
    seen_by: Sequence[int] = (1,),
    ender: int | None = None,
    reason: str = "supply-empty",
    todo: list[list[Any]] | None = None,
    printed: dict[str, Any] | None = None,
    seed: int = 1,
) -> dict[str, Any]:
    """A sound position; cubes not named are in supply, starting tokens not named were revealed before."""
    told = {region: [_rat(rat, seen_by) for rat in row] for region, row in (rats or {}).items()}
    faces = _Faces([code for row in told.values() for code, _ in row if ":" in code], printed)
    form = GAME.new(players, seed=seed, options={"first": 0}, edition=faces.edition if faces.custom else None).position()
    placed = cubes or {}
    owned = cards or {}
    in_palace = list(palace or [0] * players)
    board = form["board"]
    for region, row in board["regions"].items():
        row["cubes"] = list(placed.get(region, [0] * players))
        row["rats"] = []
    assert set(placed) | set(told) <= set(board["regions"]), "a region out of play"
    board["supply"] = [
        CUBES - in_palace[seat] - sum(row["cubes"][seat] for row in board["regions"].values()) for seat in range(players)
    ]
    board["palace"] = in_palace
    board["plague"] = plague
    board["cards"] = {card: owned.get(card) for card in CARDS}
    board.update(ender=ender, reason=reason)
    _lay(board, told, faces, players, rat_supply)
    form["todo"] = [["Turn", turn, 0]] if todo is None else todo
    form["rng"] = stream(seed, "position").save()
    return form


def _rat(rat: Rat, seen_by: Sequence[int]) -> tuple[str, list[int]]:
    return (rat, list(seen_by)) if isinstance(rat, str) else rat


def _lay(
    board: dict[str, Any],
    told: Mapping[str, list[tuple[str, list[int]]]],
    faces: _Faces,
    players: int,
    rat_supply: int | None,
) -> None:
    """Number the tokens as they were laid: those of the set-up first; reveal what is neither laid nor in supply."""
    starting, drawn, used = 0, REGIONS[players], set()
    for region, row in told.items():
        for code, seats in row:
            face = faces.index(code) if ":" in code else None
            if code == "?" or (face is not None and face < STARTING):
                number, starting = starting, starting + 1
            else:
                number, drawn = drawn, drawn + 1
            token: dict[str, Any] = {"token": f"t{number + 1}"}
            if face is not None:
                used.add(face)
                token.update(face=f"f{face + 1}", seen_by=seats)
            board["regions"][region]["rats"].append(token)
    unread = sum(code == "?" for row in told.values() for code, _ in row)
    first = [face for face in range(STARTING) if face not in used]
    rest = [face for face in range(STARTING, TOKENS) if face not in used]
    gone = REGIONS[players] - starting  # starting tokens that left the map
    supply = TOKENS - BOXED[players] - drawn
    board["rat_supply"] = supply if rat_supply is None else rat_supply
    gone += supply - board["rat_supply"]
    # Unread starting tokens keep enough starting faces to be; the rest goes first, so that any supply is possible.
    revealed = [*first[: len(first) - unread], *rest][:gone]
    board["revealed"] = [f"f{face + 1}" for face in sorted(revealed)]
    board["laid"] = TOKENS - BOXED[players] - board["rat_supply"]


def at(**told: Any) -> lz.Match:
    """A match that begins at such a position. It asks everything: a rule is tested by the answers it allows."""
    return asking(GAME.from_position(position(**told)))


def final(seats: Sequence[int] = ()) -> list[list[Any]]:
    """What remains to be done at the end: last turns of these seats in order, then the final plague."""
    return [["FinalPlague"], *[["BeginLastTurn", seat] for seat in reversed(seats)]]


# ---------------------------------------------------------------- reading


def use(match: lz.Match, card: str, *choices: str) -> lz.Match:
    """Use a class card, then choose what with."""
    return play(match, f"UseCard {card}", *choices)


def strike(match: lz.Match, region: str, spread_to: str) -> lz.Match:
    """Move the plague and lay all new rats in one region."""
    match.apply(f"MovePlague {region}")
    while frame(match) == "PlaceRat":
        match.apply(f"PlaceRat {spread_to}")
    return match


def cubes(match: lz.Match, region: str) -> list[int]:
    found: list[int] = match.view(None)["regions"][region]["cubes"]
    return found


def tokens(match: lz.Match, region: str) -> list[str]:
    return [token["token"] for token in match.view(None)["regions"][region]["rats"]]


def rats(match: lz.Match) -> dict[str, int]:
    """The number of rats in every region that has some."""
    counts = {name: len(region["rats"]) for name, region in match.view(None)["regions"].items()}
    return {name: count for name, count in counts.items() if count}


def face_of(match: lz.Match, token: str, seat: int | None) -> str | None:
    """The printed code of a token on the map, as far as a seat knows it."""
    for region in match.view(seat)["regions"].values():
        for row in region["rats"]:
            if row["token"] == token:
                return None if row["face"] is None else row["face"]["code"]
    raise AssertionError(f"{token} is not on the map")


def revealed(match: lz.Match) -> list[str]:
    """The codes revealed since the match began, in order."""
    codes = GAME.module.edition() if match.header.edition is None else match.header.edition
    printed = codes["tokens"]["starting"] + codes["tokens"]["ordinary"]
    return [printed[int(event["face"][1:]) - 1] for event in happened(match, "rat-revealed")]


def happened(match: lz.Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in match.events(seat) if event["kind"] == kind]
