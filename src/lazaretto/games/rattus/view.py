"""What a seat may see of the board, built up field by field; and the re-deal of what it cannot know."""

from __future__ import annotations

from lazaretto.games.rattus.actions import CARD, CARDS, DRAW_FACE, FACE, REASON, REGION, TOKEN, TOKENS
from lazaretto.games.rattus.board import NOBODY, UNKNOWN, Board
from lazaretto.games.rattus.shown import Rat, ShownFace, ShownRegion, View
from lazaretto.kernel.frame import Options
from lazaretto.kernel.rng import Rng


def view(g: Board, seat: int) -> View:
    """[rattus.turn.hidden-rats] [rattus.turn.cards-public] All that lies open, and the faces this seat has seen."""
    return {
        "players": g.players,
        "regions": {REGION.words[region]: _region(g, region, seat) for region in g.t.in_play},
        "supply": [g.supply(each) for each in range(g.players)],
        "palace": [g.palace(each) for each in range(g.players)],
        "plague": None if g.plague == NOBODY else REGION.words[g.plague],
        "cards": {CARD.words[card]: None if g.owner(card) == NOBODY else g.owner(card) for card in range(CARDS)},
        "rat_supply": g.rat_supply,
        "boxed": g.t.boxed,
        "revealed": [_face(g, face) for face in range(TOKENS) if g.revealed >> face & 1],
        "scores": [g.score(each) for each in range(g.players)],
        "ended": None if g.ender == NOBODY else {"seat": g.ender, "reason": REASON.words[g.reason]},
    }


def _region(g: Board, region: int, seat: int) -> ShownRegion:
    return {
        "cubes": [g.cubes(region, each) for each in range(g.players)],
        "rats": [_token(g, token, seat) for token in g.tokens_in(region)],
    }


def _token(g: Board, token: int, seat: int) -> Rat:
    """[rattus.class.witch-memory] [rattus.turn.token-identity] Who looked is open to all; the face only to those who did."""
    seen_by = [each for each in range(g.players) if g.seen(token) >> each & 1]
    return {
        "token": TOKEN.words[token],
        "starting": g.is_starting(token),
        "seen_by": seen_by,
        "face": _face(g, g.face(token)) if seat in seen_by else None,
    }


def _face(g: Board, face: int) -> ShownFace:
    return {"face": FACE.words[face], "code": g.t.codes[face]}


def determinise(g: Board, seat: int, rng: Rng) -> None:
    """Deal anew, in the odds of the shuffle, every face on the map that this seat has not seen."""
    hidden = [
        token
        for region in g.t.in_play
        for token in g.tokens_in(region)
        if g.face(token) != UNKNOWN and not (seat >= 0 and g.seen(token) >> seat & 1)
    ]
    for token in hidden:
        g.forget_face(token)
    out = Options()
    for token in hidden:
        out.clear()
        g.offer_faces(token, out)
        g.learn_face(token, out.drawn(rng) - DRAW_FACE)
