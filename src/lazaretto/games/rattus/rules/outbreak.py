"""Phase C, then: the plague breaks out, token by token."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.actions import (
    COUNT_PLAGUE,
    DRAW_FACE,
    EVERYBODY,
    KNIGHT,
    MAJORITY,
    NO,
    REVEAL,
    SPACE,
    YES,
    Cubes,
    Region,
    Seat,
    Token,
)
from lazaretto.games.rattus.board import NOBODY, Board
from lazaretto.games.rattus.rules.class_reasons import offered_by, why_not_token
from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo
from lazaretto.kernel.reasons import Reason, because


class Outbreak(Auto):
    """[rattus.outbreak.condition] Tokens are revealed only where a player's cube stands."""

    seat: Seat
    region: Region

    def run(self, g: Board, then: Todo) -> None:
        if g.cubes_in(self.region) == 0:
            return
        if g.owner(KNIGHT) == self.seat:
            then.add(CountPlague(self.seat, self.region))
        else:
            next_token(g, self.seat, self.region, 0, then)


class CountPlague(Ask):
    """[rattus.class.knight-neutral] Before tokens are revealed the active Knight may count the piece as neutral cubes."""

    region: Region

    def options(self, g: Board, out: Options) -> None:
        out.add(COUNT_PLAGUE + NO)
        out.add(COUNT_PLAGUE + YES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == COUNT_PLAGUE + NO:
            if g.journal is not None:
                g.tell(ev.PlagueLetBe(self.seat, self.region))
            next_token(g, self.seat, self.region, 0, then)
            return
        if g.journal is not None:
            g.tell(ev.PlagueCounted(self.seat, self.region, g.t.knight_neutral))
        next_token(g, self.seat, self.region, g.t.knight_neutral, then)


def next_token(g: Board, seat: i64, region: i64, neutral: i64, then: Todo) -> None:
    """[rattus.outbreak.one-by-one] One token after the other, until no token or no player's cube is left.

    Ends: every round takes one token off the map.
    """
    if g.rats(region) == 0 or g.cubes_in(region) == 0:
        return
    if g.tokens_to_tell_apart(region) == 1:
        then.add(Reveal(seat, region, g.token_at(region, 0), neutral))
    else:
        then.add(PickToken(seat, region, neutral))


class PickToken(Ask):
    """[rattus.outbreak.reveal-order] The active player says which token is revealed next."""

    region: Region
    neutral: Cubes

    def options(self, g: Board, out: Options) -> None:
        g.offer_tokens(self.region, REVEAL, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(Reveal(self.seat, self.region, option - REVEAL, self.neutral))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "Reveal":
            return []
        token = option - REVEAL
        region = g.region_of(token)
        if region >= 0 and region != self.region:
            return because("rattus.outbreak.reveal-order", fx.TokenElsewhere(token, region, self.region))
        return why_not_token(g, "rattus.outbreak.reveal-order", token, offered_by(self, g), REVEAL)


class Reveal(Chance):
    """[rattus.outbreak.discard] [rattus.outbreak.one-by-one] A token is turned over for all to see, then the next."""

    seat: Seat
    region: Region
    token: Token
    neutral: Cubes

    def options(self, g: Board, out: Options) -> None:
        g.offer_faces(self.token, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        reveal(g, self.region, self.token, option - DRAW_FACE, self.neutral)
        next_token(g, self.seat, self.region, self.neutral, then)


def reveal(g: Board, region: i64, token: i64, face: i64, neutral: i64) -> None:
    """[rattus.outbreak.threshold] The token leaves the game; if its threshold is reached its symbols are carried out.

    [rattus.outbreak.example] [rattus.outbreak.cubes-return]
    """
    if g.reveal_rat(region, token, face, neutral):
        strike(g, region, face)


def strike(g: Board, region: i64, face: i64) -> None:
    """[rattus.outbreak.symbol-order] [rattus.outbreak.class-symbol] [rattus.outbreak.all] The symbols, majority first."""
    strike_majority(g, region, g.t.majority[face])
    everybody = g.t.everybody[face]
    if everybody:
        for seat in range(g.players):
            g.lose_cubes(seat, region, everybody, EVERYBODY)
    for card in g.t.cards[face]:
        if g.owner(card) != NOBODY:
            g.lose_cubes(g.owner(card), region, 1, card)


def strike_majority(g: Board, region: i64, count: i64) -> None:
    """[rattus.outbreak.majority] [rattus.outbreak.majority-first] Leaders by the cubes before any is removed."""
    if count == 0:
        return
    most: i64 = 0
    for seat in range(g.players):
        most = max(most, g.cubes(region, seat))
    for seat in range(g.players):
        if g.cubes(region, seat) == most:
            g.lose_cubes(seat, region, count, MAJORITY)
