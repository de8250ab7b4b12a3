"""Repopulating a district: price, cart, citizens, perhaps a helper, token, rat."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import CARTS, CLASSES, DISTRICTS, GIVE, GIVE_HELPER, HOME_CABIN
from lazaretto.games.messina.rules.perform import is_verb
from lazaretto.games.messina.state import EMPTY, NOBODY, UPGRADED, State
from lazaretto.kernel.frame import Frame


def unused_cart(g: State, seat: int) -> int:
    """[messina.repop.cart] An own cart not used in this round, or -1; carts are alike once built."""
    for cart in range(CARTS):
        if g.cart_owner[cart] == seat and not g.carts_used >> cart & 1:
            return cart
    return NOBODY


def givers(g: State, seat: int, citizen: int, must_be_upgraded: bool) -> list[int]:
    """[messina.repop.citizen-source] [messina.quarantine.locked] Homes of a class in sectors and workshops.

    [messina.repop.upgraded-substitute] An upgraded citizen serves for an ordinary one, not the other way round.
    """
    found: list[int] = []
    for home in range(HOME_CABIN):
        if g.class_at(seat, home) == citizen:
            level = g.level_at(seat, home)
            if level == UPGRADED or (level != EMPTY and not must_be_upgraded):
                found.append(home)
    return found


def why_not_repopulate(g: State, seat: int, hex: int) -> list[str]:
    """What stands in the way; nothing when the district can be repopulated."""
    city = g.t.city
    if not 0 <= hex < DISTRICTS or g.owner[hex] != NOBODY:
        return ["messina.repop.where"]
    if unused_cart(g, seat) == NOBODY:
        return ["messina.repop.cart"]
    if len(g.districts_of(seat)) >= g.t.limits.repopulation_tokens:
        return ["messina.repop.five-tokens"]
    if city.helper[hex] and not g.unused_helpers(seat):
        return ["messina.repop.helper-needed"]
    if not g.can_pay(seat, city.cost[hex]):
        return ["messina.repop.requirements"]
    for citizen in range(CLASSES):
        golden = city.upgraded[hex][citizen]
        if golden and len(givers(g, seat, citizen, True)) < golden:
            return ["messina.repop.upgraded-substitute", "messina.repop.citizen-source"]
        needed = golden + city.ordinary[hex][citizen]
        if needed and len(givers(g, seat, citizen, False)) < needed:
            return ["messina.repop.requirements", "messina.repop.citizen-source"]
    return []


def repopulate(g: State, seat: int, hex: int) -> list[Frame]:
    """[messina.repop.step-order] [messina.repop.requirements] [messina.repop.where] Price and cart, then the rest."""
    g.pay_all(seat, g.t.city.cost[hex])
    g.use_cart(seat, unused_cart(g, seat))
    frames: list[Frame] = []
    for citizen in range(CLASSES):
        golden = g.t.city.upgraded[hex][citizen]
        ordinary = g.t.city.ordinary[hex][citizen]
        if golden:
            frames.append(GiveUp(seat, citizen, 1, golden))
        if ordinary:
            frames.append(GiveUp(seat, citizen, 0, ordinary))
    if g.t.city.helper[hex]:
        frames.append(GiveUpHelper(seat))
    return [*frames, PlaceToken(seat, hex)]


class GiveUp(Frame):
    """[messina.repop.citizen-source] So many citizens of a class, whichever the player likes.

    Ends: `left` falls each time.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "class_", "upgraded", "left")

    def __init__(self, seat: int, class_: int, upgraded: int, left: int) -> None:
        self.seat: Final = seat
        self.class_: Final = class_
        self.upgraded: Final = upgraded
        self.left: Final = left

    def run(self, g: State) -> list[Frame]:
        homes = givers(g, self.seat, self.class_, self.upgraded != 0)
        if len(homes) > self.left:
            return [ChooseGift(self.seat, self.class_, self.upgraded, self.left)]
        for home in homes:
            g.give_citizen(self.seat, home)
        return []


class ChooseGift(Frame):
    """[messina.repop.upgraded-substitute] Which citizen goes back to the supply next."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "class_", "upgraded", "left")

    def __init__(self, seat: int, class_: int, upgraded: int, left: int) -> None:
        self.seat: Final = seat
        self.class_: Final = class_
        self.upgraded: Final = upgraded
        self.left: Final = left

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [GIVE + home for home in givers(g, self.seat, self.class_, self.upgraded != 0)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.give_citizen(self.seat, option - GIVE)
        left = self.left - 1
        return [GiveUp(self.seat, self.class_, self.upgraded, left)] if left else []

    def why_not(self, g: State, option: int) -> list[str]:
        if not is_verb(option, "Give"):
            return []
        ordinary = option - GIVE in givers(g, self.seat, self.class_, False)
        return ["messina.repop.upgraded-substitute" if ordinary else "messina.repop.citizen-source"]


class GiveUpHelper(Frame):
    """[messina.repop.helper-needed] [messina.repop.helper-to-box] A helper not used yet, from wherever it is."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [GIVE_HELPER + place for place in g.unused_helpers(self.seat)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.give_helper(self.seat, option - GIVE_HELPER)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["messina.repop.helper-needed"] if is_verb(option, "GiveHelper") else []


class PlaceToken(Frame):
    """[messina.repop.five-tokens] [messina.repop.rat-if-plague] The token, and one rat if there is any plague."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex

    def run(self, g: State) -> list[Frame]:
        g.repopulate(self.seat, self.hex)
        if g.cubes[self.hex]:
            g.take_rats(self.seat, 1)
        return []
