"""The class cards: King, Knight, Merchant, Monk, Witch. (The Peasant adds cubes: turn.py, ending.py.)"""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.rattus import actions as act
from lazaretto.games.rattus.actions import (
    DRAW_FACE,
    KING_CALLS,
    MERCHANT_FROM,
    MERCHANT_TO,
    MONK_LIFTS,
    MONK_TO,
    MOST_MOVED,
    NO,
    SPACE,
    USE_CARD,
    WITCH_ALSO,
    WITCH_LOOKS,
    WITCH_STOP,
    WITCH_SWAP,
    YES,
)
from lazaretto.games.rattus.rules.ability import Ability, may_use
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import CHANCE, Ask, Frame


class UseCard(Ability):
    """A class card with something to choose: using it is one choice of the turn, what with follows."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def is_any_use(self, g: State, seat: int) -> bool:
        """Is there anything to choose after declaring the card?"""
        raise NotImplementedError

    def offer(self, g: State, seat: int, done: int, found: list[int]) -> None:
        card = self.card
        if g.owner[card] == seat and not done >> card & 1 and self.is_any_use(g, seat):
            found.append(USE_CARD + card)

    def mark(self) -> int:
        return 1 << self.card

    def rule(self) -> str:
        """The rule that leaves nothing to do when there is no use."""
        raise NotImplementedError

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        return [self.rule()] if may_use(g, seat, done, self.card) else ["rattus.class.own-turn-once"]


class King(UseCard):
    """[rattus.class.king] [rattus.component.palace] One own cube from a region without rats to the palace, for good."""

    def is_any_use(self, g: State, seat: int) -> bool:
        for region in g.t.in_play:  # noqa: SIM110 (a generator is slow in the compiled engine)
            if g.rats[region] == 0 and g.cubes_of(seat, region) > 0:
                return True
        return False

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        return [KingCalls(seat)]

    def rule(self) -> str:
        return "rattus.class.king"


class KingCalls(Ask):
    """[rattus.class.king] From which region without rats the cube goes to the palace."""

    def options(self, g: State) -> list[int]:
        return [KING_CALLS + r for r in g.t.in_play if g.rats[r] == 0 and g.cubes_of(self.seat, r) > 0]

    def take(self, g: State, option: int) -> list[Frame]:
        g.move_to_palace(self.seat, option - KING_CALLS)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "King":
            return []
        return ["rattus.class.king"]


class Merchant(UseCard):
    """[rattus.class.merchant] One to three own cubes, together, from one region to one neighbouring region."""

    def is_any_use(self, g: State, seat: int) -> bool:
        return g.supply[seat] + g.palace[seat] < g.t.cubes

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        return [MerchantLoads(seat)]

    def rule(self) -> str:
        return "rattus.class.merchant"


class MerchantLoads(Ask):
    """[rattus.class.merchant] Which region's cubes, and how many."""

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for region in g.t.in_play:
            for count in range(min(g.cubes_of(self.seat, region), g.t.merchant_max)):
                found.append(MERCHANT_FROM + region * MOST_MOVED + count)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        local = option - MERCHANT_FROM
        return [MerchantGoes(self.seat, local // MOST_MOVED, local % MOST_MOVED + 1)]

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "Merchant":
            return []
        return ["rattus.class.merchant"]


class MerchantGoes(Ask):
    """[rattus.class.merchant] Where the cubes go."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region", "count")

    def __init__(self, seat: int, region: int, count: int) -> None:
        Ask.__init__(self, seat)
        self.region: Final = region
        self.count: Final = count

    def options(self, g: State) -> list[int]:
        return [MERCHANT_TO + region for region in g.t.near[self.region]]

    def take(self, g: State, option: int) -> list[Frame]:
        g.move_cubes(self.seat, self.region, option - MERCHANT_TO, self.count)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "MerchantTo":
            return []
        return ["rattus.class.merchant"]


class Monk(UseCard):
    """[rattus.class.monk] One rat token of any region to a neighbouring region; it stays face down."""

    def is_any_use(self, g: State, seat: int) -> bool:
        for region in g.t.in_play:  # noqa: SIM110 (a generator is slow in the compiled engine)
            if g.rats[region] > 0 and has_room_beside(g, region):
                return True
        return False

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        return [MonkLifts(seat)]

    def rule(self) -> str:
        return "rattus.class.monk"


class MonkLifts(Ask):
    """[rattus.class.monk] [rattus.turn.token-identity] Which token the Monk drives away."""

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for region in g.t.in_play:
            if g.rats[region] > 0 and has_room_beside(g, region):
                offer_tokens(g, region, MONK_LIFTS, found)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        return [MonkGoes(self.seat, option - MONK_LIFTS)]

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "Monk":
            return []
        region = g.region_of(option - MONK_LIFTS)
        if region < 0:
            return ["rattus.class.monk"]
        return ["rattus.turn.token-identity"] if has_room_beside(g, region) else ["rattus.class.monk-cap"]


def offer_tokens(g: State, region: int, verb: int, found: list[int]) -> None:
    """[rattus.turn.token-identity] The tokens of a region to choose from."""
    for token in g.tokens_to_tell_apart(region):
        found.append(verb + token)


def has_room_beside(g: State, region: int) -> bool:
    """[rattus.spread.cap] [rattus.class.monk-cap] Can any neighbour take one more rat token?"""
    for near in g.t.near[region]:  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.rats[near] < g.t.rats_max:
            return True
    return False


class MonkGoes(Ask):
    """[rattus.class.monk] [rattus.class.monk-cap] Where the rat goes: no region that is full."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        Ask.__init__(self, seat)
        self.token: Final = token

    def options(self, g: State) -> list[int]:
        return [MONK_TO + near for near in g.t.near[g.region_of(self.token)] if g.rats[near] < g.t.rats_max]

    def take(self, g: State, option: int) -> list[Frame]:
        g.move_rat(self.seat, self.token, option - MONK_TO)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "MonkTo":
            return []
        near = option - MONK_TO in g.t.near[g.region_of(self.token)]
        return ["rattus.class.monk-cap"] if near else ["rattus.class.monk"]


class Witch(UseCard):
    """[rattus.class.witch-look] Look at a token, then perhaps at another, then perhaps swap them: one act."""

    def is_any_use(self, g: State, seat: int) -> bool:
        for region in g.t.in_play:  # noqa: SIM110 (a generator is slow in the compiled engine)
            if g.rats[region] > 0:
                return True
        return False

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        return [WitchPicks(seat)]

    def rule(self) -> str:
        return "rattus.class.witch-look"


class WitchPicks(Ask):
    """[rattus.class.witch-look] [rattus.turn.token-identity] Which token the Witch looks at first."""

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for region in g.t.in_play:
            offer_tokens(g, region, WITCH_LOOKS, found)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        token = option - WITCH_LOOKS
        frames: list[Frame] = [WitchLooks(self.seat, token)]
        if g.t.witch_looks > 1:
            frames.append(WitchGoesOn(self.seat, token))
        return frames

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "Witch":
            return []
        return ["rattus.class.witch-look" if g.region_of(option - WITCH_LOOKS) < 0 else "rattus.turn.token-identity"]


class WitchLooks(Frame):
    """[rattus.class.witch-look] [rattus.turn.hidden-rats] What is printed on the token, for the looker alone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return g.draws(self.token)

    def weights(self, g: State) -> list[int]:
        return g.odds_of(self.token)

    def sees(self, g: State, seat: int) -> bool:
        return seat == self.seat

    def take(self, g: State, option: int) -> list[Frame]:
        g.look_at_rat(self.seat, self.token, option - DRAW_FACE)
        return []


class WitchGoesOn(Ask):
    """[rattus.class.witch-look] A second token, another one than the first, or enough."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        Ask.__init__(self, seat)
        self.token: Final = token

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for region in g.t.in_play:
            offer_tokens(g, region, WITCH_ALSO, found)
        found.remove(WITCH_ALSO + self.token)
        found.append(WITCH_STOP)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        if option == WITCH_STOP:
            return []
        other = option - WITCH_ALSO
        frames: list[Frame] = [WitchLooks(self.seat, other)]
        if g.region_of(other) != g.region_of(self.token):
            frames.append(WitchSwaps(self.seat, self.token, other))
        return frames

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "WitchAlso":
            return []
        return ["rattus.class.witch-look", "rattus.turn.token-identity"]


class WitchSwaps(Ask):
    """[rattus.class.witch-swap] After two looks in different regions: swap the two tokens, in the open, or not."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token", "other")

    def __init__(self, seat: int, token: int, other: int) -> None:
        Ask.__init__(self, seat)
        self.token: Final = token
        self.other: Final = other

    def options(self, g: State) -> list[int]:
        return [WITCH_SWAP + NO, WITCH_SWAP + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == WITCH_SWAP + YES:
            g.swap_rats(self.seat, self.token, self.other)
        return []


def offer_plague_targets(g: State, seat: int, found: list[int]) -> None:
    """[rattus.turn.move-plague] [rattus.class.knight-move] Neighbours; for the Knight's owner also two steps away."""
    where = g.t.plague_reach if g.owner[act.KNIGHT] == seat else g.t.plague_near
    found += where[g.plague]


KING: Final = King(act.KING)
MERCHANT: Final = Merchant(act.MERCHANT)
MONK: Final = Monk(act.MONK)
WITCH: Final = Witch(act.WITCH)
