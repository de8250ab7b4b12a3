"""The board of Rattus: what can be read from it, and the primitives that change it and tell what happened.

Faces of tokens are not dealt in advance. A token lies face down until somebody looks at it or it is
revealed; only then chance says what is printed on it, in exactly the odds of the shuffle at set-up. So the
board itself holds no secret but what a Witch has seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus.actions import ALL_FACES, DRAW_FACE, REASON
from lazaretto.games.rattus.cells import Cells
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Options

NOBODY: Final = -1
UNKNOWN: Final = -1
SUPPLY_EMPTY: Final[i64] = REASON.index["supply-empty"]
ALL_CUBES: Final[i64] = REASON.index["all-cubes"]
BOTH: Final[i64] = REASON.index["both"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(Cells):
    """One board. Only the methods under "primitives" change it."""

    def clone(self) -> Board:
        copy = Board(self.t, self.players, self.cells[:])
        self.copy_numbers(copy)
        return copy

    # ---------------------------------------------------------------- reading

    def tokens_in(self, region: i64) -> list[int]:
        return [self.token_at(region, place) for place in range(self.rats(region))]

    def region_of(self, token: i64) -> i64:
        """Where a token lies, or -1."""
        for region in self.t.in_play:
            for place in range(self.rats(region)):
                if self.token_at(region, place) == token:
                    return region
        return -1

    def is_starting(self, token: i64) -> bool:
        """Was it laid at set-up? Everybody saw that."""
        return token < self.t.laid_at_start

    def offer_tokens(self, region: i64, verb: i64, out: Options) -> None:
        """[rattus.turn.token-identity] One choice for each token that differs in public history.

        Tokens nobody has looked at differ only by having been laid at set-up or drawn later.
        """
        plain_starting = False
        plain_drawn = False
        for place in range(self.rats(region)):
            token = self.token_at(region, place)
            if self.seen(token) == 0:
                if token < self.t.laid_at_start:
                    if plain_starting:
                        continue
                    plain_starting = True
                else:
                    if plain_drawn:
                        continue
                    plain_drawn = True
            out.add(verb + token)

    def tokens_to_tell_apart(self, region: i64) -> i64:
        """[rattus.turn.token-identity] How many of a region's tokens differ in public history."""
        starting: i64 = 0
        drawn: i64 = 0
        looked_at: i64 = 0
        for place in range(self.rats(region)):
            token = self.token_at(region, place)
            if self.seen(token):
                looked_at += 1
            elif token < self.t.laid_at_start:
                starting = 1
            else:
                drawn = 1
        return starting + drawn + looked_at

    def score(self, seat: i64) -> i64:
        """[rattus.end.winner] Cubes on the map and in the palace."""
        return self.t.cubes - self.supply(seat)

    def starting_in_supply(self) -> i64:
        """How many starting tokens are still among the unread tokens that came or will come from the supply."""
        return self.undrawn_starting - self.unread_starting

    def offer_faces(self, token: i64, out: Options) -> None:
        """[rattus.setup.supply] What may be printed on a token, given all that anybody has seen, with its odds.

        A drawn token is one of n unread ones from the supply, k of them starting tokens; a starting face then
        has k/n of the odds shared among the unknown starting faces, an ordinary one the rest.
        """
        starting = self.t.starting
        if self.face(token) != UNKNOWN:
            out.add(DRAW_FACE + self.face(token))
        elif self.is_starting(token):
            out.add_each(self.undrawn & (bit(starting) - 1), DRAW_FACE)
        elif self.starting_in_supply() == 0:
            out.add_each(self.undrawn >> starting, DRAW_FACE + starting)
        else:
            k = self.starting_in_supply()
            n = self.rat_supply + self.unread_drawn
            undrawn = self.undrawn
            for face in range(ALL_FACES):
                if undrawn >> face & 1:
                    if face < starting:
                        out.add_odds(DRAW_FACE + face, k * self.undrawn_ordinary)
                    else:
                        out.add_odds(DRAW_FACE + face, (n - k) * self.undrawn_starting)

    # ---------------------------------------------------------------- primitives

    def lay_starting_rat(self, region: i64) -> None:
        """One of the starting tokens, before anybody has sat down."""
        self._put(self.laid, region)
        self.laid += 1
        self.rat_supply -= 1
        self.unread_starting += 1

    def place_plague(self, region: i64) -> None:
        self.plague = region
        if self.journal is not None:
            self.tell(ev.PlaguePlaced(region))

    def add_cubes(self, seat: i64, region: i64, count: i64) -> None:
        self.change_supply(seat, -count)
        self.change_cubes(region, seat, count)
        if self.journal is not None:
            self.tell(ev.CubesAdded(seat, region, count))

    def take_card(self, seat: i64, card: i64) -> None:
        before = self.owner(card)
        self.set_owner(card, seat)
        if self.journal is not None:
            self.tell(ev.CardTaken(seat, card, before))

    def move_to_palace(self, seat: i64, region: i64) -> None:
        self.change_cubes(region, seat, -1)
        self.change_palace(seat, 1)
        if self.journal is not None:
            self.tell(ev.CubeToPalace(seat, region))

    def move_cubes(self, seat: i64, region: i64, to: i64, count: i64) -> None:
        self.change_cubes(region, seat, -count)
        self.change_cubes(to, seat, count)
        if self.journal is not None:
            self.tell(ev.CubesMoved(seat, region, to, count))

    def _put(self, token: i64, region: i64) -> None:
        self.set_token_at(region, self.rats(region), token)
        self.change_rats(region, 1)

    def _lift(self, token: i64, region: i64) -> None:
        """Take a token off the map; the others of the region close up in their order."""
        last = self.rats(region) - 1
        place: i64 = 0
        while self.token_at(region, place) != token:
            place += 1
        while place < last:
            self.set_token_at(region, place, self.token_at(region, place + 1))
            place += 1
        self.set_token_at(region, last, NOBODY)
        self.change_rats(region, -1)

    def place_rat(self, seat: i64, region: i64) -> None:
        """Lay the next token of the supply, face down."""
        token = self.laid
        self.laid += 1
        self.rat_supply -= 1
        self.unread_drawn += 1
        self._put(token, region)
        if self.journal is not None:
            self.tell(ev.RatPlaced(seat, token, region))

    def move_rat(self, seat: i64, token: i64, to: i64) -> None:
        region = self.region_of(token)
        self._lift(token, region)
        self._put(token, to)
        if self.journal is not None:
            self.tell(ev.RatMoved(seat, token, region, to))

    def swap_rats(self, seat: i64, token: i64, other: i64) -> None:
        region, to = self.region_of(token), self.region_of(other)
        self._lift(token, region)
        self._lift(other, to)
        self._put(token, to)
        self._put(other, region)
        if self.journal is not None:
            self.tell(ev.RatsSwapped(seat, token, other, region, to))

    def learn_face(self, token: i64, face: i64) -> None:
        """Chance has said what is printed on a token."""
        if self.face(token) == UNKNOWN:
            self.set_face(token, face)
            self._count_undrawn(token, face, -1)

    def forget_face(self, token: i64) -> None:
        """Before a re-deal: nobody we speak for knows this face."""
        face = self.face(token)
        self.set_face(token, UNKNOWN)
        self._count_undrawn(token, face, 1)

    def draw_face(self, face: i64) -> None:
        """A face is known to be on a token that has left the game."""
        self._count_face(face, -1)

    def _count_face(self, face: i64, by: i64) -> None:
        self.undrawn ^= bit(face)
        if face < self.t.starting:
            self.undrawn_starting += by
        else:
            self.undrawn_ordinary += by

    def _count_undrawn(self, token: i64, face: i64, by: i64) -> None:
        self._count_face(face, by)
        if self.is_starting(token):
            self.unread_starting += by
        else:
            self.unread_drawn += by

    def look_at_rat(self, seat: i64, token: i64, face: i64) -> None:
        self.learn_face(token, face)
        self.set_seen(token, self.seen(token) | bit(seat))
        if self.journal is not None:
            self.tell(ev.RatLookedAt(seat, token, self.region_of(token), face))

    def move_plague(self, seat: i64, region: i64) -> None:
        before = self.plague
        self.plague = region
        if self.journal is not None:
            self.tell(ev.PlagueMoved(seat, before, region))

    def reveal_rat(self, region: i64, token: i64, face: i64, neutral: i64) -> bool:
        """Turn a token over and out of the game; is its threshold reached?"""
        self.learn_face(token, face)
        self.revealed |= bit(face)
        self._lift(token, region)
        self.set_face(token, UNKNOWN)
        self.set_seen(token, 0)
        cubes = self.cubes_in(region) + neutral
        struck = cubes >= self.t.threshold[face]
        if self.journal is not None:
            self.tell(ev.RatRevealed(region, token, face, self.t.threshold[face], cubes, int(struck)))
        return struck

    def lose_cubes(self, seat: i64, region: i64, count: i64, symbol: i64) -> None:
        """Return up to `count` cubes of a seat from a region to its supply."""
        lost = min(count, self.cubes(region, seat))
        if lost == 0:
            return
        self.change_cubes(region, seat, -lost)
        self.change_supply(seat, lost)
        if self.journal is not None:
            self.tell(ev.CubesLost(seat, region, symbol, lost))

    def end_game(self, seat: i64, reason: i64) -> None:
        self.ender = seat
        self.reason = reason
        if self.journal is not None:
            self.tell(ev.EndTriggered(seat, reason))
