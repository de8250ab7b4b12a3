"""The board of Rattus: its fields, its copy, the primitives that change it and tell what happened.

Faces of tokens are not dealt in advance. A token lies face down until somebody looks at it or it is
revealed; only then chance says what is printed on it, in exactly the odds of the shuffle at set-up. So the
board itself holds no secret but what a Witch has seen.
"""

from __future__ import annotations

from typing import Final

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus.actions import CARDS, DRAW_FACE, EVERYBODY, MAJORITY, REASON, REGION, TOKENS
from lazaretto.kernel.journal import Event, Journal

NOBODY: Final = -1
UNKNOWN: Final = -1
REGIONS: Final[int] = len(REGION.words)
SUPPLY_EMPTY: Final[int] = REASON.index["supply-empty"]
ALL_CUBES: Final[int] = REASON.index["all-cubes"]
BOTH: Final[int] = REASON.index["both"]


class Tables:
    """The printed values as the rules read them, for one number of players."""

    def __init__(
        self,
        in_play: list[int],
        near: list[list[int]],
        reach: list[list[int]],
        threshold: list[int],
        majority: list[int],
        everybody: list[int],
        cards: list[list[int]],
        starting: int,
        boxed: int,
        cubes: int,
        placements: list[int],
        rats_max: int,
        spread: list[int],
        merchant_max: int,
        knight_neutral: int,
        peasant_extra: int,
        codes: list[str],
    ) -> None:
        self.in_play: Final = in_play  # regions of this table
        self.laid_at_start: Final = len(in_play)  # one token in each region
        self.near: Final = near  # neighbours in play
        self.reach: Final = reach  # where the Knight can lead the plague
        self.threshold: Final = threshold  # by face, as the next three
        self.majority: Final = majority
        self.everybody: Final = everybody
        self.cards: Final = cards
        self.starting: Final = starting  # faces 0..starting-1 are those of starting tokens
        self.boxed: Final = boxed
        self.cubes: Final = cubes
        self.placements: Final = placements
        self.rats_max: Final = rats_max
        self.spread: Final = spread
        self.merchant_max: Final = merchant_max
        self.knight_neutral: Final = knight_neutral
        self.peasant_extra: Final = peasant_extra
        self.codes: Final = codes  # faces as printed, for views


class State:
    """One board. Only the methods under "primitives" change it."""

    def __init__(
        self,
        t: Tables,
        players: int,
        cubes: list[int],
        supply: list[int],
        palace: list[int],
        rats: list[int],
        token_at: list[int],
        face: list[int],
        seen: list[int],
        laid: int,
        rat_supply: int,
        undrawn_starting: list[int],
        undrawn_ordinary: list[int],
        unread_starting: int,
        unread_drawn: int,
        revealed: int,
        plague: int,
        owner: list[int],
        ender: int,
        reason: int,
        journal: Journal | None,
    ) -> None:
        self.t: Final = t
        self.players: Final = players
        self.cubes = cubes  # [region * players + seat]
        self.supply = supply  # cubes not on the board, by seat
        self.palace = palace
        self.rats = rats  # tokens lying in each region
        self.token_at = token_at  # [region * rats_max + place]: the tokens themselves
        self.face = face  # by token; UNKNOWN until somebody has seen it
        self.seen = seen  # by token; a bit for each seat that has looked at it
        self.laid = laid  # tokens laid so far; the first len(in_play) are those of the set-up
        self.rat_supply = rat_supply
        self.undrawn_starting = undrawn_starting  # faces nobody has seen yet, as choices of the verb Face, ascending
        self.undrawn_ordinary = undrawn_ordinary
        self.unread_starting = unread_starting  # tokens on the map nobody has seen, laid at set-up
        self.unread_drawn = unread_drawn  # and drawn later
        self.revealed = revealed  # a bit for each face that left the game, seen by all
        self.plague = plague
        self.owner = owner  # of each card
        self.ender = ender
        self.reason = reason
        self.journal = journal

    def clone(self) -> State:
        return State(
            self.t,
            self.players,
            self.cubes[:],
            self.supply[:],
            self.palace[:],
            self.rats[:],
            self.token_at[:],
            self.face[:],
            self.seen[:],
            self.laid,
            self.rat_supply,
            self.undrawn_starting[:],
            self.undrawn_ordinary[:],
            self.unread_starting,
            self.unread_drawn,
            self.revealed,
            self.plague,
            self.owner[:],
            self.ender,
            self.reason,
            None,
        )

    # ---------------------------------------------------------------- reading

    def cubes_in(self, region: int) -> int:
        """Cubes of all players in a region."""
        total = 0
        for at in range(region * self.players, (region + 1) * self.players):
            total += self.cubes[at]
        return total

    def cubes_of(self, seat: int, region: int) -> int:
        return self.cubes[region * self.players + seat]

    def tokens_in(self, region: int) -> list[int]:
        first = region * self.t.rats_max
        return self.token_at[first : first + self.rats[region]]

    def region_of(self, token: int) -> int:
        """Where a token lies, or -1."""
        rats_max = self.t.rats_max
        for region in self.t.in_play:
            first = region * rats_max
            for at in range(first, first + self.rats[region]):
                if self.token_at[at] == token:
                    return region
        return -1

    def is_starting(self, token: int) -> bool:
        """Was it laid at set-up? Everybody saw that."""
        return token < self.t.laid_at_start

    def tokens_to_tell_apart(self, region: int) -> list[int]:
        """[rattus.turn.token-identity] One token for each that differs in public history.

        Tokens nobody has looked at differ only by having been laid at set-up or drawn later.
        """
        found: list[int] = []
        plain_starting = False
        plain_drawn = False
        first = region * self.t.rats_max
        for at in range(first, first + self.rats[region]):
            token = self.token_at[at]
            if self.seen[token] == 0:
                if token < self.t.laid_at_start:
                    if plain_starting:
                        continue
                    plain_starting = True
                else:
                    if plain_drawn:
                        continue
                    plain_drawn = True
            found.append(token)
        return found

    def score(self, seat: int) -> int:
        """[rattus.end.winner] Cubes on the map and in the palace."""
        return self.t.cubes - self.supply[seat]

    def undrawn_like(self, face: int) -> list[int]:
        """The list of undrawn faces that this one belongs to."""
        return self.undrawn_starting if face < self.t.starting else self.undrawn_ordinary

    def starting_in_supply(self) -> int:
        """How many starting tokens are still among the unread tokens that came or will come from the supply."""
        return len(self.undrawn_starting) - self.unread_starting

    def draws(self, token: int) -> list[int]:
        """What chance may say is printed on a token, given all that anybody has seen: choices of the verb Face."""
        if self.face[token] != UNKNOWN:
            return [DRAW_FACE + self.face[token]]
        if self.is_starting(token):
            return self.undrawn_starting
        if self.starting_in_supply() == 0:
            return self.undrawn_ordinary
        return self.undrawn_starting + self.undrawn_ordinary

    def odds_of(self, token: int) -> list[int]:
        """[rattus.setup.supply] The odds of `draws`: empty when all are equal.

        A drawn token is one of n unread ones from the supply, k of them starting tokens; a starting face then
        has k/n of the odds shared among the unknown starting faces, an ordinary one the rest.
        """
        k = self.starting_in_supply()
        if k == 0 or self.face[token] != UNKNOWN or self.is_starting(token):
            return []
        n = self.rat_supply + self.unread_drawn
        starting = len(self.undrawn_starting)
        ordinary = len(self.undrawn_ordinary)
        return [k * ordinary] * starting + [(n - k) * starting] * ordinary

    # ---------------------------------------------------------------- primitives

    def tell(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.add(event)

    def place_plague(self, region: int) -> None:
        self.plague = region
        if self.journal is not None:
            self.tell(ev.PlaguePlaced(region))

    def add_cubes(self, seat: int, region: int, count: int) -> None:
        self.supply[seat] -= count
        self.cubes[region * self.players + seat] += count
        if self.journal is not None:
            self.tell(ev.CubesAdded(seat, region, count))

    def take_card(self, seat: int, card: int) -> None:
        before = self.owner[card]
        self.owner[card] = seat
        if self.journal is not None:
            self.tell(ev.CardTaken(seat, card, before))

    def move_to_palace(self, seat: int, region: int) -> None:
        self.cubes[region * self.players + seat] -= 1
        self.palace[seat] += 1
        if self.journal is not None:
            self.tell(ev.CubeToPalace(seat, region))

    def move_cubes(self, seat: int, region: int, to: int, count: int) -> None:
        self.cubes[region * self.players + seat] -= count
        self.cubes[to * self.players + seat] += count
        if self.journal is not None:
            self.tell(ev.CubesMoved(seat, region, to, count))

    def _put(self, token: int, region: int) -> None:
        self.token_at[region * self.t.rats_max + self.rats[region]] = token
        self.rats[region] += 1

    def _lift(self, token: int, region: int) -> None:
        """Take a token off the map; the others of the region close up in their order."""
        first = region * self.t.rats_max
        last = first + self.rats[region] - 1
        at = first
        while self.token_at[at] != token:
            at += 1
        while at < last:
            self.token_at[at] = self.token_at[at + 1]
            at += 1
        self.token_at[last] = NOBODY
        self.rats[region] -= 1

    def place_rat(self, seat: int, region: int) -> None:
        """Lay the next token of the supply, face down."""
        token = self.laid
        self.laid += 1
        self.rat_supply -= 1
        self.unread_drawn += 1
        self._put(token, region)
        if self.journal is not None:
            self.tell(ev.RatPlaced(seat, token, region))

    def move_rat(self, seat: int, token: int, to: int) -> None:
        region = self.region_of(token)
        self._lift(token, region)
        self._put(token, to)
        if self.journal is not None:
            self.tell(ev.RatMoved(seat, token, region, to))

    def swap_rats(self, seat: int, token: int, other: int) -> None:
        region, to = self.region_of(token), self.region_of(other)
        self._lift(token, region)
        self._lift(other, to)
        self._put(token, to)
        self._put(other, region)
        if self.journal is not None:
            self.tell(ev.RatsSwapped(seat, token, other, region, to))

    def learn_face(self, token: int, face: int) -> None:
        """Chance has said what is printed on a token."""
        if self.face[token] != UNKNOWN:
            return
        self.face[token] = face
        self.undrawn_like(face).remove(DRAW_FACE + face)
        if self.is_starting(token):
            self.unread_starting -= 1
        else:
            self.unread_drawn -= 1

    def forget_face(self, token: int) -> None:
        """Before a re-deal: nobody we speak for knows this face."""
        face = self.face[token]
        self.face[token] = UNKNOWN
        undrawn = self.undrawn_like(face)
        undrawn.append(DRAW_FACE + face)
        undrawn.sort()
        if self.is_starting(token):
            self.unread_starting += 1
        else:
            self.unread_drawn += 1

    def look_at_rat(self, seat: int, token: int, face: int) -> None:
        self.learn_face(token, face)
        self.seen[token] |= 1 << seat
        if self.journal is not None:
            self.tell(ev.RatLookedAt(seat, token, self.region_of(token), face))

    def move_plague(self, seat: int, region: int) -> None:
        before = self.plague
        self.plague = region
        if self.journal is not None:
            self.tell(ev.PlagueMoved(seat, before, region))

    def reveal_rat(self, region: int, token: int, face: int, neutral: int) -> bool:
        """Turn a token over and out of the game; is its threshold reached?"""
        self.learn_face(token, face)
        self.revealed |= 1 << face
        self._lift(token, region)
        self.face[token] = UNKNOWN
        self.seen[token] = 0
        cubes = self.cubes_in(region) + neutral
        struck = cubes >= self.t.threshold[face]
        if self.journal is not None:
            self.tell(ev.RatRevealed(region, token, face, self.t.threshold[face], cubes, int(struck)))
        return struck

    def lose_cubes(self, seat: int, region: int, count: int, symbol: int) -> None:
        """Return up to `count` cubes of a seat from a region to its supply."""
        at = region * self.players + seat
        lost = min(count, self.cubes[at])
        if lost == 0:
            return
        self.cubes[at] -= lost
        self.supply[seat] += lost
        if self.journal is not None:
            self.tell(ev.CubesLost(seat, region, symbol, lost))

    def strike(self, region: int, face: int) -> None:
        """[rattus.outbreak.class-symbol] and its neighbours: the symbols of a face, majority first."""
        self._strike_majority(region, self.t.majority[face])
        everybody = self.t.everybody[face]
        if everybody:
            for seat in range(self.players):
                self.lose_cubes(seat, region, everybody, EVERYBODY)
        for card in self.t.cards[face]:
            if self.owner[card] != NOBODY:
                self.lose_cubes(self.owner[card], region, 1, card)

    def _strike_majority(self, region: int, count: int) -> None:
        """[rattus.outbreak.majority] [rattus.outbreak.majority-first] Leaders by the cubes before any is removed."""
        if count == 0:
            return
        first = region * self.players
        here = self.cubes[first : first + self.players]
        most = max(here)
        for seat, cubes in enumerate(here):
            if cubes == most:
                self.lose_cubes(seat, region, count, MAJORITY)

    def end_game(self, seat: int, reason: int) -> None:
        self.ender = seat
        self.reason = reason
        if self.journal is not None:
            self.tell(ev.EndTriggered(seat, reason))


def empty_board(t: Tables, players: int) -> State:
    """[rattus.setup.colours] [rattus.setup.class-cards] [rattus.setup.starting-rats] [rattus.setup.supply]

    All cubes in supply, all cards on the table, one face-down token in each region in play.
    """
    rats = [0] * REGIONS
    token_at = [NOBODY] * (REGIONS * t.rats_max)
    for token, region in enumerate(t.in_play):
        rats[region] = 1
        token_at[region * t.rats_max] = token
    laid = len(t.in_play)
    return State(
        t=t,
        players=players,
        cubes=[0] * (REGIONS * players),
        supply=[t.cubes] * players,
        palace=[0] * players,
        rats=rats,
        token_at=token_at,
        face=[UNKNOWN] * TOKENS,
        seen=[0] * TOKENS,
        laid=laid,
        rat_supply=TOKENS - t.boxed - laid,
        undrawn_starting=list(range(DRAW_FACE, DRAW_FACE + t.starting)),
        undrawn_ordinary=list(range(DRAW_FACE + t.starting, DRAW_FACE + TOKENS)),
        unread_starting=laid,
        unread_drawn=0,
        revealed=0,
        plague=NOBODY,
        owner=[NOBODY] * CARDS,
        ender=NOBODY,
        reason=0,
        journal=None,
    )
