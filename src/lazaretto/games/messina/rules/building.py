"""Building: workshops, cabin upgrades, carts; turning stacks over."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import (
    BUILD,
    CABINS,
    CARTS,
    COSTS,
    FIRST_CART,
    FIRST_UPGRADE,
    ON_CABIN,
    REFRESH,
    REVEAL,
    SHOPS,
    STOP,
    UPGRADES,
)
from lazaretto.games.messina.effects import KINDS, VP
from lazaretto.games.messina.rules.perform import free_offers, is_free, is_verb, take_free, why_not_free
from lazaretto.games.messina.state import NO_BUILDING, SHOP_STACK, STACKS, State
from lazaretto.kernel.frame import CHANCE, Frame

ON_CABINS: Final = 0  # groups that can be refreshed
ON_SHOPS: Final = 1


def open_buildings(g: State) -> list[int]:
    """[messina.build.cart-available] [messina.build.reveal-next] What lies open; an empty stack offers nothing."""
    return [building for building in [*g.top, *g.cart_top] if building != NO_BUILDING]


def affordable(g: State, seat: int) -> list[int]:
    """[messina.build.pay] [messina.build.cabin-target] Open buildings this seat can pay for and has a place for."""
    found: list[int] = []
    for building in open_buildings(g):
        if not g.can_pay(seat, g.t.tokens.cost[building]):
            continue
        if FIRST_UPGRADE <= building < FIRST_CART and not bare_cabins(g, seat):
            continue
        found.append(building)
    return found


def bare_cabins(g: State, seat: int) -> list[int]:
    """[messina.build.cabin-target] Cabins without an upgrade; of those that are alike only the first."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for cabin in range(CABINS):
        at = seat * CABINS + cabin
        if g.cabin_upgrade[at] == NO_BUILDING:
            kind = (g.cabin[at], g.cabin_stage[at])
            if kind not in seen:
                seen.append(kind)
                found.append(cabin)
    return found


def stacks_of(group: int) -> range:
    return range(SHOP_STACK) if group == ON_CABINS else range(SHOP_STACK, STACKS)


def refreshes(g: State, seat: int) -> list[int]:
    """[messina.build.refresh] [messina.build.refresh-cost]

    A group with something to turn over, for a resource or a point.
    """
    found: list[int] = []
    for group in (ON_CABINS, ON_SHOPS):
        if any_more(g, group):
            for what in range(KINDS):
                if g.has(seat, what) >= g.t.estate.refresh_resources:
                    found.append(REFRESH + group * COSTS + what)
            if g.points(seat) >= g.t.estate.refresh_points:
                found.append(REFRESH + group * COSTS + VP)
    return found


def any_more(g: State, group: int) -> bool:
    return any(g.unseen[stack] or g.under[stack] for stack in stacks_of(group))


class BuildOne(Frame):
    """[messina.action.icon-build] [messina.build.refresh-then-build] One building; before it perhaps one refresh.

    Ends: it builds or stops, turns over once, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "refreshed", "stage")

    def __init__(self, seat: int, refreshed: int, stage: int) -> None:
        self.seat: Final = seat
        self.refreshed: Final = refreshed
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [BUILD + building for building in affordable(g, self.seat)]
        if not self.refreshed:
            found += refreshes(g, self.seat)
        must = self.refreshed and found
        found += free_offers(g, self.seat, self.stage)
        return found if must else [*found, STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, self.stage), self]
        if option >= REFRESH:
            return [*refresh(g, self.seat, option - REFRESH), BuildOne(self.seat, 1, self.stage)]
        return build(g, self.seat, option - BUILD)

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        if option == STOP:
            return ["messina.build.refresh-then-build"]
        if REFRESH <= option < REFRESH + 2 * COSTS:
            return ["messina.build.refresh" if self.refreshed else "messina.build.refresh-cost"]
        if BUILD <= option < ON_CABIN:
            return self._why_not_build(g, option - BUILD)
        return []

    def _why_not_build(self, g: State, building: int) -> list[str]:
        if building not in open_buildings(g):
            return ["messina.build.cart-available" if building >= FIRST_CART else "messina.build.reveal-next"]
        if not g.can_pay(self.seat, g.t.tokens.cost[building]):
            return ["messina.build.pay"]
        return ["messina.build.cabin-target"]


def refresh(g: State, seat: int, choice: int) -> list[Frame]:
    """[messina.build.refresh] [messina.build.refresh-cost] Every open token of the group goes under its stack."""
    group, what = divmod(choice, COSTS)
    g.pay(seat, what, g.t.estate.refresh_points if what == VP else g.t.estate.refresh_resources)
    if g.journal is not None:
        g.tell(ev.StacksRefreshed(seat, group))
    turned = [stack for stack in stacks_of(group) if g.unseen[stack] or g.under[stack]]
    for stack in turned:
        g.put_under(stack)
    return [TurnOver(stack) for stack in turned]


def build(g: State, seat: int, building: int) -> list[Frame]:
    """[messina.build.pay] [messina.build.cart-points] [messina.build.workshop-places] Pay, take, turn the next one over."""
    g.pay_all(seat, g.t.tokens.cost[building])
    g.build(seat, building)
    if building >= FIRST_CART:
        stack = g.cart_top.index(building)
        g.take_cart(stack)
        g.gain(seat, VP, g.t.tokens.cart_vp[building - FIRST_CART])
        return [TurnCartOver(stack)]
    stack = g.top.index(building)
    g.take_top(stack)
    if building < SHOPS:
        return [TurnOver(stack)]
    return [ImproveCabin(seat, building), TurnOver(stack)]


class ImproveCabin(Frame):
    """[messina.build.cabin-target] A cabin without an upgrade, occupied or not. Where all are alike nobody is asked."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def run(self, g: State) -> list[Frame]:
        cabins = bare_cabins(g, self.seat)
        if len(cabins) > 1:
            return [ChooseCabin(self.seat, self.building)]
        g.improve_cabin(self.seat, self.building, cabins[0])
        return []


class ChooseCabin(Frame):
    """[messina.build.cabin-target] Which cabin is upgraded."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [ON_CABIN + cabin for cabin in bare_cabins(g, self.seat)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.improve_cabin(self.seat, self.building, option - ON_CABIN)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["messina.build.cabin-target"] if is_verb(option, "OnCabin") else []


def unseen_of(g: State, stack: int) -> list[int]:
    """[messina.setup.cabin-stacks] [messina.setup.workshop-stacks] What an unseen token of a stack may be."""
    if stack < SHOP_STACK:
        return [b for b in range(FIRST_UPGRADE, FIRST_UPGRADE + UPGRADES) if not g.revealed >> b & 1]
    tokens = g.t.tokens
    era = g.t.rounds.era[g.round]
    citizen = stack - SHOP_STACK
    return [b for b in range(SHOPS) if tokens.shop_class[b] == citizen and tokens.era[b] == era and not g.revealed >> b & 1]


class TurnOver(Frame):
    """[messina.build.reveal-next] The next token of a stack: unseen ones first, then those put under it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def run(self, g: State) -> list[Frame]:
        if g.unseen[self.stack]:
            return [RevealBuilding(self.stack)]
        if g.under[self.stack]:
            g.turn_up(self.stack)
        return []


class RevealBuilding(Frame):
    """[messina.build.reveal-next] Chance says which unseen token it is."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [REVEAL + building for building in unseen_of(g, self.stack)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.reveal(self.stack, option - REVEAL)
        return []


def unseen_carts(g: State, stack: int) -> list[int]:
    """[messina.setup.cart-stacks] The carts of the next pair that have not been seen."""
    pair = g.cart_next[stack]
    carts = [FIRST_CART + cart for cart in range(CARTS) if g.t.tokens.cart_pair[cart] == pair]
    return [building for building in carts if not g.revealed >> building & 1]


class TurnCartOver(Frame):
    """[messina.setup.cart-stacks] [messina.build.cart-available] The next cart; the second of a pair is no secret."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def run(self, g: State) -> list[Frame]:
        carts = unseen_carts(g, self.stack)
        if len(carts) > 1:
            return [RevealCart(self.stack)]
        if carts:
            g.reveal_cart(self.stack, carts[0])
        return []


class RevealCart(Frame):
    """[messina.setup.cart-stacks] Which of a pair lies in this stack."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [REVEAL + building for building in unseen_carts(g, self.stack)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.reveal_cart(self.stack, option - REVEAL)
        return []
