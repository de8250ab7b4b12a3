"""Phase C after the move: rats spread, then the plague breaks out, token by token."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus.actions import COUNT_PLAGUE, DRAW_FACE, KNIGHT, NO, PLACE_RAT, REVEAL, SPACE, YES
from lazaretto.games.rattus.rules.cards import has_room_beside
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import CHANCE, Ask, Frame


def plague_strikes(g: State, seat: int, region: int) -> list[Frame]:
    """[rattus.spread.none] [rattus.spread.one] [rattus.spread.two] Rats spread by their number here, then the outbreak."""
    rats = g.rats[region]
    if rats == 0:
        return []
    frames = spread(g, seat, region, g.t.spread[rats])
    frames.append(Outbreak(seat, region))
    return frames


def spread(g: State, seat: int, region: int, left: int) -> list[Frame]:
    """[rattus.spread.all-full] [rattus.spread.short-supply] As long as there is a rat to lay and a place for it."""
    if left == 0 or g.rat_supply == 0 or not has_room_beside(g, region):
        return []
    return [PlaceRat(seat, region, left)]


class PlaceRat(Ask):
    """[rattus.spread.cap] [rattus.turn.hidden-rats] One token from the supply, face down, to a neighbour with room.

    `left` counts the tokens still to lay, this one among them; it falls by one each time.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region", "left")

    def __init__(self, seat: int, region: int, left: int) -> None:
        Ask.__init__(self, seat)
        self.region: Final = region
        self.left: Final = left

    def options(self, g: State) -> list[int]:
        return [PLACE_RAT + near for near in g.t.near[self.region] if g.rats[near] < g.t.rats_max]

    def take(self, g: State, option: int) -> list[Frame]:
        g.place_rat(self.seat, option - PLACE_RAT)
        return spread(g, self.seat, self.region, self.left - 1)

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "PlaceRat":
            return []
        region = option - PLACE_RAT
        if region in g.t.near[self.region]:
            return ["rattus.spread.cap"]
        return ["rattus.spread.one" if g.rats[self.region] == 1 else "rattus.spread.two"]


class Outbreak(Frame):
    """[rattus.outbreak.condition] Tokens are revealed only where a player's cube stands."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: int) -> None:
        self.seat: Final = seat
        self.region: Final = region

    def run(self, g: State) -> list[Frame]:
        if g.cubes_in(self.region) == 0:
            return []
        if g.owner[KNIGHT] == self.seat:
            return [CountPlague(self.seat, self.region)]
        return next_token(g, self.seat, self.region, 0)


class CountPlague(Ask):
    """[rattus.class.knight-neutral] Before tokens are revealed the active Knight may count the piece as neutral cubes."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: int) -> None:
        Ask.__init__(self, seat)
        self.region: Final = region

    def options(self, g: State) -> list[int]:
        return [COUNT_PLAGUE + NO, COUNT_PLAGUE + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == COUNT_PLAGUE + NO:
            return next_token(g, self.seat, self.region, 0)
        if g.journal is not None:
            g.tell(ev.PlagueCounted(self.seat, self.region, g.t.knight_neutral))
        return next_token(g, self.seat, self.region, g.t.knight_neutral)


def next_token(g: State, seat: int, region: int, neutral: int) -> list[Frame]:
    """[rattus.outbreak.one-by-one] One token after the other, until no token or no player's cube is left.

    Ends: every round takes one token off the map.
    """
    if g.rats[region] == 0 or g.cubes_in(region) == 0:
        return []
    tokens = g.tokens_to_tell_apart(region)
    if len(tokens) == 1:
        return [Reveal(seat, region, tokens[0], neutral)]
    return [PickToken(seat, region, neutral)]


class PickToken(Ask):
    """[rattus.outbreak.reveal-order] The active player says which token is revealed next."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region", "neutral")

    def __init__(self, seat: int, region: int, neutral: int) -> None:
        Ask.__init__(self, seat)
        self.region: Final = region
        self.neutral: Final = neutral

    def options(self, g: State) -> list[int]:
        return [REVEAL + token for token in g.tokens_to_tell_apart(self.region)]

    def take(self, g: State, option: int) -> list[Frame]:
        return [Reveal(self.seat, self.region, option - REVEAL, self.neutral)]

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "Reveal":
            return []
        return ["rattus.outbreak.reveal-order", "rattus.turn.token-identity"]


class Reveal(Frame):
    """[rattus.outbreak.discard] [rattus.outbreak.one-by-one] A token is turned over for all to see, then the next."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region", "token", "neutral")

    def __init__(self, seat: int, region: int, token: int, neutral: int) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.token: Final = token
        self.neutral: Final = neutral

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return g.draws(self.token)

    def weights(self, g: State) -> list[int]:
        return g.odds_of(self.token)

    def take(self, g: State, option: int) -> list[Frame]:
        reveal(g, self.region, self.token, option - DRAW_FACE, self.neutral)
        return next_token(g, self.seat, self.region, self.neutral)


def reveal(g: State, region: int, token: int, face: int, neutral: int) -> None:
    """[rattus.outbreak.threshold] The token leaves the game; if its threshold is reached its symbols are carried out.

    [rattus.outbreak.class-symbol] [rattus.outbreak.majority] [rattus.outbreak.majority-first] [rattus.outbreak.all]
    [rattus.outbreak.symbol-order] [rattus.outbreak.cubes-return] [rattus.outbreak.example]
    """
    if g.reveal_rat(region, token, face, neutral):
        g.strike(region, face)
