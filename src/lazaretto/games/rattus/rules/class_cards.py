"""The class cards: King, Knight, Merchant, Monk, Peasant, Witch, and when a card may be used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus import actions as act
from lazaretto.games.rattus import facts as fx
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
from lazaretto.games.rattus.rules.class_reasons import offered_by, why_not_card, why_not_neighbour, why_not_token
from lazaretto.games.rattus.rules.spread import has_room_beside
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Chance, Options, Todo
from lazaretto.kernel.reasons import NotAsked, Reason, asking, because


def is_verb(option: i64, name: str) -> bool:
    return SPACE.verb_at[option].name == name


# What is asked while a card is used, by verb: it begins with using the card.
CARD_OF: Final = {
    "King": act.KING,
    "Merchant": act.MERCHANT,
    "MerchantTo": act.MERCHANT,
    "Monk": act.MONK,
    "MonkTo": act.MONK,
    "Witch": act.WITCH,
    "WitchAlso": act.WITCH,
    "WitchStop": act.WITCH,
    "WitchSwap": act.WITCH,
}


def why_not_yet(g: Board, turn: Ask, option: i64) -> list[Reason]:
    """What a card would be used for is asked once it is used; perhaps it cannot even be used."""
    verb = SPACE.verb_at[option].name
    if verb not in CARD_OF:
        return []
    use: i64 = USE_CARD + CARD_OF[verb]
    return asking(fx.UseCardFirst(CARD_OF[verb])) if offered_by(turn, g).has(use) else turn.why_not(g, use)


def another_step(frame: Ask, card: i64, option: i64) -> list[Reason]:
    """A card is under way: its other questions are asked before or after this one."""
    verb = SPACE.verb_at[option].name
    return asking(NotAsked(verb, frame.save())) if verb in CARD_OF and CARD_OF[verb] == card else []


class UseCard(Ability):
    """[rattus.class.any-order] A card with something to choose: using it is one choice of the turn, what with follows.

    [rattus.class.own-turn-once] [rattus.class.stolen-card-fresh] Owned now and not used in this turn: it is open then.
    """

    def __init__(self, card: i64, rule: str) -> None:
        super().__init__(bit(card))
        self.card: Final = card
        self.rule: Final = rule  # leaves nothing to do when the card is of no use

    def question(self, seat: i64) -> Ask:
        """What is asked when the card has been declared. Without an answer it cannot be declared."""
        raise NotImplementedError

    def offer(self, g: Board, seat: i64, out: Options) -> None:
        if out.could_answer(self.question(seat), g):
            out.add(USE_CARD + self.card)

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        then.add(self.question(seat))

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[Reason]:
        if self.is_open(g, seat, done):
            return because(self.rule, fx.CardUseless(self.card))
        return why_not_card(g, seat, done, self.card)


# ---------------------------------------------------------------- Knight and Peasant


def offer_plague_targets(g: Board, seat: i64, out: Options) -> None:
    """[rattus.turn.move-plague] [rattus.class.knight-move] Neighbours; for the Knight's owner also two steps away."""
    if g.owner(KNIGHT) == seat:
        out.add_all(g.t.reach[g.plague], MOVE_PLAGUE)
    else:
        out.add_all(g.t.near[g.plague], MOVE_PLAGUE)


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "King"):
            return another_step(self, act.KING, option)
        region = option - KING_CALLS
        if not g.t.is_in_play[region]:
            return because("rattus.setup.regions-in-play", fx.NotInPlay(region, g.players))
        found: list[Reason] = []
        if g.cubes(region, self.seat) == 0:
            found += because("rattus.class.king", fx.NeedsCubesIn(region, 1, 0))
        if g.rats(region) > 0:
            found += because("rattus.class.king", fx.RatsInRegion(region, g.rats(region)))
        return found


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Merchant"):
            return another_step(self, act.MERCHANT, option)
        region, count = (option - MERCHANT_FROM) // MOST_MOVED, (option - MERCHANT_FROM) % MOST_MOVED + 1
        if not g.t.is_in_play[region]:
            return because("rattus.setup.regions-in-play", fx.NotInPlay(region, g.players))
        if count > g.t.merchant_max:
            return because("rattus.class.merchant", fx.MerchantTakes(g.t.merchant_max))
        return because("rattus.class.merchant", fx.NeedsCubesIn(region, count, g.cubes(region, self.seat)))


class MerchantGoes(Ask):
    """[rattus.class.merchant] Where the cubes go."""

    region: Region
    count: Cubes

    def options(self, g: Board, out: Options) -> None:
        out.add_all(g.t.near[self.region], MERCHANT_TO)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.move_cubes(self.seat, self.region, option - MERCHANT_TO, self.count)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "MerchantTo"):
            return another_step(self, act.MERCHANT, option)
        return why_not_neighbour(g, "rattus.class.merchant", self.region, option - MERCHANT_TO)


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Monk"):
            return another_step(self, act.MONK, option)
        token = option - MONK_LIFTS
        region = g.region_of(token)
        if region >= 0 and not has_room_beside(g, region):
            return because("rattus.class.monk-cap", fx.TokenShut(token, region))
        return why_not_token(g, "rattus.class.monk", token, offered_by(self, g), MONK_LIFTS)


class MonkGoes(Ask):
    """[rattus.class.monk] [rattus.class.monk-cap] Where the rat goes: no region that is full."""

    token: Token

    def options(self, g: Board, out: Options) -> None:
        for near in g.t.near[g.region_of(self.token)]:
            if g.rats(near) < g.t.rats_max:
                out.add(MONK_TO + near)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.move_rat(self.seat, self.token, option - MONK_TO)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "MonkTo"):
            return another_step(self, act.MONK, option)
        to = option - MONK_TO
        found = why_not_neighbour(g, "rattus.class.monk", g.region_of(self.token), to)
        return found if found else because("rattus.class.monk-cap", fx.RegionFull(to, g.rats(to)))


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Witch"):
            return another_step(self, act.WITCH, option)
        return why_not_token(g, "rattus.class.witch-look", option - WITCH_LOOKS, offered_by(self, g), WITCH_LOOKS)


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "WitchAlso"):
            return another_step(self, act.WITCH, option)
        token = option - WITCH_ALSO
        if token == self.token:
            return because("rattus.class.witch-look", fx.TokenSeenFirst(token))
        return why_not_token(g, "rattus.class.witch-look", token, offered_by(self, g), WITCH_ALSO)


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        return another_step(self, act.WITCH, option)


KING: Final = King(act.KING, "rattus.class.king")
MERCHANT: Final = Merchant(act.MERCHANT, "rattus.class.merchant")
MONK: Final = Monk(act.MONK, "rattus.class.monk")
WITCH: Final = Witch(act.WITCH, "rattus.class.witch-look")
