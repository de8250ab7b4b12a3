"""The class cards: King, Knight, Merchant, Monk, Peasant, Witch, and when a card may be used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus import actions as act
from lazaretto.games.rattus.actions import (
    DRAW_FACE,
    KING_CALLS,
    KNIGHT,
    MERCHANT_FROM,
    MERCHANT_TO,
    MONK_LIFTS,
    MONK_TO,
    MOST_MOVED,
    MOVE_PLAGUE,
    NO,
    PEASANT,
    SPACE,
    USE_CARD,
    WITCH_ALSO,
    WITCH_LOOKS,
    WITCH_STOP,
    WITCH_SWAP,
    YES,
    Cubes,
    Region,
    Seat,
    Token,
)
from lazaretto.games.rattus.board import Board
from lazaretto.games.rattus.rules.ability import Ability
from lazaretto.games.rattus.rules.spread import has_room_beside
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Chance, Options, Todo


def may_use(g: Board, seat: i64, done: i64, card: i64) -> bool:
    """[rattus.class.own-turn-once] [rattus.class.stolen-card-fresh] Owned now and not used in this turn."""
    return g.owner(card) == seat and not done >> card & 1


def is_verb(option: i64, name: str) -> bool:
    return SPACE.verb_at[option].name == name


class UseCard(Ability):
    """[rattus.class.any-order] A card with something to choose: using it is one choice of the turn, what with follows."""

    def __init__(self, card: i64, rule: str) -> None:
        self.card: Final = card
        self.rule: Final = rule  # leaves nothing to do when the card is of no use

    def question(self, seat: i64) -> Ask:
        """What is asked when the card has been declared. Without an answer it cannot be declared."""
        raise NotImplementedError

    def offer(self, g: Board, seat: i64, done: i64, out: Options) -> None:
        card = self.card
        if may_use(g, seat, done, card) and out.could_answer(self.question(seat), g):
            out.add(USE_CARD + card)

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        then.add(self.question(seat))

    def mark(self) -> i64:
        return bit(self.card)

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[str]:
        return [self.rule] if may_use(g, seat, done, self.card) else ["rattus.class.own-turn-once"]


# ---------------------------------------------------------------- Knight and Peasant


def offer_plague_targets(g: Board, seat: i64, out: Options) -> None:
    """[rattus.turn.move-plague] [rattus.class.knight-move] Neighbours; for the Knight's owner also two steps away."""
    if g.owner(KNIGHT) == seat:
        for region in g.t.reach[g.plague]:
            out.add(MOVE_PLAGUE + region)
    else:
        for region in g.t.near[g.plague]:
            out.add(MOVE_PLAGUE + region)


def extra_cubes(g: Board, seat: i64) -> i64:
    """[rattus.class.peasant] Cubes that the Peasant's owner may add: into the same region, whatever rats are there."""
    if g.owner(PEASANT) == seat:
        return g.t.peasant_extra
    return 0


# ---------------------------------------------------------------- King


class King(UseCard):
    """[rattus.class.king] [rattus.component.palace] One own cube from a region without rats to the palace, for good."""

    def question(self, seat: i64) -> Ask:
        return KingCalls(seat)


class KingCalls(Ask):
    """[rattus.class.king] From which region without rats the cube goes to the palace."""

    def options(self, g: Board, out: Options) -> None:
        for region in g.t.in_play:
            if g.rats(region) == 0 and g.cubes(region, self.seat) > 0:
                out.add(KING_CALLS + region)
                if out.is_enough():
                    return

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.move_to_palace(self.seat, option - KING_CALLS)

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["rattus.class.king"] if is_verb(option, "King") else []


# ---------------------------------------------------------------- Merchant


class Merchant(UseCard):
    """[rattus.class.merchant] One to three own cubes, together, from one region to one neighbouring region."""

    def question(self, seat: i64) -> Ask:
        return MerchantLoads(seat)


class MerchantLoads(Ask):
    """[rattus.class.merchant] Which region's cubes, and how many."""

    def options(self, g: Board, out: Options) -> None:
        for region in g.t.in_play:
            for count in range(min(g.cubes(region, self.seat), g.t.merchant_max)):
                out.add(MERCHANT_FROM + region * MOST_MOVED + count)
            if out.is_enough():
                return

    def take(self, g: Board, option: i64, then: Todo) -> None:
        local = option - MERCHANT_FROM
        then.add(MerchantGoes(self.seat, local // MOST_MOVED, local % MOST_MOVED + 1))

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["rattus.class.merchant"] if is_verb(option, "Merchant") else []


class MerchantGoes(Ask):
    """[rattus.class.merchant] Where the cubes go."""

    region: Region
    count: Cubes

    def options(self, g: Board, out: Options) -> None:
        for region in g.t.near[self.region]:
            out.add(MERCHANT_TO + region)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.move_cubes(self.seat, self.region, option - MERCHANT_TO, self.count)

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["rattus.class.merchant"] if is_verb(option, "MerchantTo") else []


# ---------------------------------------------------------------- Monk


class Monk(UseCard):
    """[rattus.class.monk] One rat token of any region to a neighbouring region; it stays face down."""

    def question(self, seat: i64) -> Ask:
        return MonkLifts(seat)


class MonkLifts(Ask):
    """[rattus.class.monk] [rattus.turn.token-identity] Which token the Monk drives away."""

    def options(self, g: Board, out: Options) -> None:
        for region in g.t.in_play:
            if g.rats(region) > 0 and has_room_beside(g, region):
                g.offer_tokens(region, MONK_LIFTS, out)
                if out.is_enough():
                    return

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(MonkGoes(self.seat, option - MONK_LIFTS))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if not is_verb(option, "Monk"):
            return []
        region = g.region_of(option - MONK_LIFTS)
        if region < 0:
            return ["rattus.class.monk"]
        return ["rattus.turn.token-identity"] if has_room_beside(g, region) else ["rattus.class.monk-cap"]


class MonkGoes(Ask):
    """[rattus.class.monk] [rattus.class.monk-cap] Where the rat goes: no region that is full."""

    token: Token

    def options(self, g: Board, out: Options) -> None:
        for near in g.t.near[g.region_of(self.token)]:
            if g.rats(near) < g.t.rats_max:
                out.add(MONK_TO + near)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.move_rat(self.seat, self.token, option - MONK_TO)

    def why_not(self, g: Board, option: i64) -> list[str]:
        if not is_verb(option, "MonkTo"):
            return []
        near = option - MONK_TO in g.t.near[g.region_of(self.token)]
        return ["rattus.class.monk-cap"] if near else ["rattus.class.monk"]


# ---------------------------------------------------------------- Witch


class Witch(UseCard):
    """[rattus.class.witch-look] Look at a token, then perhaps at another, then perhaps swap them: one act."""

    def question(self, seat: i64) -> Ask:
        return WitchPicks(seat)


class WitchPicks(Ask):
    """[rattus.class.witch-look] [rattus.turn.token-identity] Which token the Witch looks at first."""

    def options(self, g: Board, out: Options) -> None:
        for region in g.t.in_play:
            g.offer_tokens(region, WITCH_LOOKS, out)
            if out.is_enough():
                return

    def take(self, g: Board, option: i64, then: Todo) -> None:
        token = option - WITCH_LOOKS
        then.add(WitchLooks(self.seat, token))
        if g.t.witch_looks > 1:
            then.add(WitchGoesOn(self.seat, token))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if not is_verb(option, "Witch"):
            return []
        return ["rattus.class.witch-look" if g.region_of(option - WITCH_LOOKS) < 0 else "rattus.turn.token-identity"]


class WitchLooks(Chance):
    """[rattus.class.witch-look] [rattus.turn.hidden-rats] What is printed on the token, for the looker alone.

    [rattus.class.witch-memory] The looker may look it up as long as it lies there.
    """

    seat: Seat
    token: Token

    def options(self, g: Board, out: Options) -> None:
        g.offer_faces(self.token, out)

    def sees(self, g: Board, seat: i64) -> bool:
        return seat == self.seat

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.look_at_rat(self.seat, self.token, option - DRAW_FACE)


class WitchGoesOn(Ask):
    """[rattus.class.witch-look] A second token, another one than the first, or enough."""

    token: Token

    def options(self, g: Board, out: Options) -> None:
        for region in g.t.in_play:
            g.offer_tokens(region, WITCH_ALSO, out)
        out.remove(WITCH_ALSO + self.token)
        out.add(WITCH_STOP)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == WITCH_STOP:
            return
        other = option - WITCH_ALSO
        then.add(WitchLooks(self.seat, other))
        if g.region_of(other) != g.region_of(self.token):
            then.add(WitchSwaps(self.seat, self.token, other))

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["rattus.class.witch-look", "rattus.turn.token-identity"] if is_verb(option, "WitchAlso") else []


class WitchSwaps(Ask):
    """[rattus.class.witch-swap] After two looks in different regions: swap the two tokens, in the open, or not."""

    token: Token
    other: Token

    def options(self, g: Board, out: Options) -> None:
        out.add(WITCH_SWAP + NO)
        out.add(WITCH_SWAP + YES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == WITCH_SWAP + YES:
            g.swap_rats(self.seat, self.token, self.other)


KING: Final = King(act.KING, "rattus.class.king")
MERCHANT: Final = Merchant(act.MERCHANT, "rattus.class.merchant")
MONK: Final = Monk(act.MONK, "rattus.class.monk")
WITCH: Final = Witch(act.WITCH, "rattus.class.witch-look")
