"""The class cards: King, Knight, Merchant, Monk, Witch. (The Peasant adds cubes: turn.py, ending.py.)"""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.rattus import actions as act
from lazaretto.games.rattus.actions import (
    DRAW_FACE,
    MERCHANT_TO,
    MONK_TO,
    MOST_MOVED,
    MOVE_PLAGUE,
    NO,
    USE_KING,
    USE_MERCHANT,
    USE_MONK,
    USE_WITCH,
    WITCH_ALSO,
    WITCH_STOP,
    WITCH_SWAP,
    YES,
)
from lazaretto.games.rattus.rules.ability import Ability, cannot_use, may_use
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import CHANCE, Frame


class King(Ability):
    """[rattus.class.king] [rattus.component.palace] One own cube from a region without rats to the palace, for good."""

    def offers(self, g: State, seat: int, done: int) -> list[int]:
        if not may_use(g, seat, done, act.KING):
            return []
        return [USE_KING + r for r in g.t.in_play if g.rats[r] == 0 and g.cubes_of(seat, r) > 0]

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        g.move_to_palace(seat, option - USE_KING)
        return []

    def mark(self) -> int:
        return 1 << act.KING

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        return cannot_use(g, seat, done, act.KING) or ["rattus.class.king"]


class Merchant(Ability):
    """[rattus.class.merchant] One to three own cubes, together, from one region to one neighbouring region."""

    def offers(self, g: State, seat: int, done: int) -> list[int]:
        if not may_use(g, seat, done, act.MERCHANT):
            return []
        found: list[int] = []
        for region in g.t.in_play:
            for count in range(min(g.cubes_of(seat, region), g.t.merchant_max)):
                found.append(USE_MERCHANT + region * MOST_MOVED + count)
        return found

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        region, less_one = divmod(option - USE_MERCHANT, MOST_MOVED)
        return [MerchantGoes(seat, region, less_one + 1)]

    def mark(self) -> int:
        return 1 << act.MERCHANT

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        return cannot_use(g, seat, done, act.MERCHANT) or ["rattus.class.merchant"]


class MerchantGoes(Frame):
    """[rattus.class.merchant] Where the cubes go."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "region", "count")

    def __init__(self, seat: int, region: int, count: int) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.count: Final = count

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [MERCHANT_TO + region for region in g.t.near[self.region]]

    def take(self, g: State, option: int) -> list[Frame]:
        g.move_cubes(self.seat, self.region, option - MERCHANT_TO, self.count)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["rattus.class.merchant"]


class Monk(Ability):
    """[rattus.class.monk] One rat token of any region to a neighbouring region; it stays face down."""

    def offers(self, g: State, seat: int, done: int) -> list[int]:
        if not may_use(g, seat, done, act.MONK):
            return []
        found: list[int] = []
        for region in g.t.in_play:
            if g.rats[region] > 0 and regions_with_room(g, region):
                found += [USE_MONK + token for token in g.tokens_to_tell_apart(region)]
        return found

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        return [MonkGoes(seat, option - USE_MONK)]

    def mark(self) -> int:
        return 1 << act.MONK

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        blocked = cannot_use(g, seat, done, act.MONK)
        if blocked:
            return blocked
        region = g.region_of(option - USE_MONK)
        if region < 0:
            return ["rattus.class.monk"]
        return ["rattus.turn.token-identity"] if regions_with_room(g, region) else ["rattus.class.monk-cap"]


def regions_with_room(g: State, region: int) -> list[int]:
    """[rattus.spread.cap] [rattus.class.monk-cap] Neighbours that can take one more rat token."""
    return [near for near in g.t.near[region] if g.rats[near] < g.t.rats_max]


class MonkGoes(Frame):
    """[rattus.class.monk] [rattus.class.monk-cap] Where the rat goes: no region that is full."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [MONK_TO + region for region in regions_with_room(g, g.region_of(self.token))]

    def take(self, g: State, option: int) -> list[Frame]:
        g.move_rat(self.seat, self.token, option - MONK_TO)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        near = option - MONK_TO in g.t.near[g.region_of(self.token)]
        return ["rattus.class.monk-cap"] if near else ["rattus.class.monk"]


class Witch(Ability):
    """[rattus.class.witch-look] Look at a token, then perhaps at another, then perhaps swap them: one act."""

    def offers(self, g: State, seat: int, done: int) -> list[int]:
        if not may_use(g, seat, done, act.WITCH):
            return []
        return [USE_WITCH + token for token in tokens_on_map(g)]

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        token = option - USE_WITCH
        return [WitchLooks(seat, token), WitchGoesOn(seat, token)]

    def mark(self) -> int:
        return 1 << act.WITCH

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        blocked = cannot_use(g, seat, done, act.WITCH)
        if blocked:
            return blocked
        return ["rattus.class.witch-look" if g.region_of(option - USE_WITCH) < 0 else "rattus.turn.token-identity"]


def tokens_on_map(g: State) -> list[int]:
    """Tokens to choose from; those with the same public history are one choice."""
    found: list[int] = []
    for region in g.t.in_play:
        if g.rats[region] > 0:
            found += g.tokens_to_tell_apart(region)
    return found


class WitchLooks(Frame):
    """[rattus.class.witch-look] [rattus.turn.hidden-rats] What is printed on the token, for the looker alone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DRAW_FACE + face for face in g.faces_possible(self.token)]

    def weights(self, g: State) -> list[int]:
        return g.odds_of(self.token, g.faces_possible(self.token))

    def sees(self, g: State, seat: int) -> bool:
        return seat == self.seat

    def take(self, g: State, option: int) -> list[Frame]:
        g.look_at_rat(self.seat, self.token, option - DRAW_FACE)
        return []


class WitchGoesOn(Frame):
    """[rattus.class.witch-look] A second token, another one than the first, or enough."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        others = [WITCH_ALSO + token for token in tokens_on_map(g) if token != self.token]
        return [*others, WITCH_STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == WITCH_STOP:
            return []
        other = option - WITCH_ALSO
        frames: list[Frame] = [WitchLooks(self.seat, other)]
        if g.region_of(other) != g.region_of(self.token):
            frames.append(WitchSwaps(self.seat, self.token, other))
        return frames

    def why_not(self, g: State, option: int) -> list[str]:
        return ["rattus.class.witch-look", "rattus.turn.token-identity"]


class WitchSwaps(Frame):
    """[rattus.class.witch-swap] After two looks in different regions: swap the two tokens, in the open, or not."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "token", "other")

    def __init__(self, seat: int, token: int, other: int) -> None:
        self.seat: Final = seat
        self.token: Final = token
        self.other: Final = other

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [WITCH_SWAP + NO, WITCH_SWAP + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == WITCH_SWAP + YES:
            g.swap_rats(self.seat, self.token, self.other)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["rattus.class.witch-swap"]


def plague_targets(g: State, seat: int) -> list[int]:
    """[rattus.turn.move-plague] [rattus.class.knight-move] Neighbours; for the Knight's owner also two steps away."""
    where = g.t.reach if g.owner[act.KNIGHT] == seat else g.t.near
    return [MOVE_PLAGUE + region for region in where[g.plague]]


KING: Final = King()
MERCHANT: Final = Merchant()
MONK: Final = Monk()
WITCH: Final = Witch()
