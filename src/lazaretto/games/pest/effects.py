"""What a player receives and pays: effects, influence, orders, resources, prices. The closed list of gifts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import (
    BASICS,
    COIN,
    ERAS,
    PAY_COINS,
    RESOURCES,
    SLOTS,
    SOLO,
    TAKE_BRANCH,
    TAKE_CRATE,
    TAKE_FIRST,
    TECHNOLOGIES,
    TOKENS,
    TWO,
    USE_TOKEN,
)
from lazaretto.games.pest.rules.printed import CAPACITY_ALL, CAPACITY_ONE
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame

# Things of an effect, in the order of `language.THINGS`: five resources first.
CRATE: Final = 5
LOCAL: Final = 6
RESEARCH: Final = 7
RECALL: Final = 12
CHOICE: Final = 15


# ---------------------------------------------------------------- influence and orders


def next_space(g: State, seat: int) -> int:
    """[pest.influence.steps-skip-rivals] [pest.influence.track-end] The next space to stop on, or -1.

    [pest.two.blocked-influence-spaces] [pest.solo.influence-moves-person] Covered spaces are skipped as well.
    """
    space = g.influence[seat] + 1
    while space <= g.t.tracks.last:
        if not is_taken(g, space):
            return space
        space += 1
    return -1


def is_taken(g: State, space: int) -> bool:
    if g.mode == SOLO:
        return g.t.variants.influence_people[space] != 0
    return space in g.influence or (g.mode == TWO and g.t.variants.covered[space] != 0)


@dataclass
class Influence(Frame):
    """[pest.influence.sources] [pest.influence.one-per-space] Steps on the influence track.

    [pest.influence.space-rewards] [pest.influence.chain] A reward is resolved where it is met. Ends: every step
    moves the marker on, and the track ends.
    """

    seat: int
    steps: int

    def run(self, g: State) -> list[Frame]:
        for done in range(self.steps):
            rewards = one_step(g, self.seat)
            if rewards:
                left = self.steps - done - 1
                return [*rewards, Influence(self.seat, left)] if left else rewards
        return []


def one_step(g: State, seat: int) -> list[Frame]:
    before = g.influence[seat]
    space = next_space(g, seat)
    if space < 0:
        return []
    g.set_influence(seat, space)
    rewards: list[Frame] = []
    for crossed in range(before + 1, space + 1):
        if g.mode == SOLO and g.t.variants.influence_people[crossed]:
            g.free_person(1)
        effect = g.t.tracks.reward[crossed]
        if effect:
            rewards.append(Gain(seat, effect, -1))
    return rewards


@dataclass
class OrderAdvances(Frame):
    """[pest.law.order-advance] [pest.law.order-influence] [pest.law.order-four-steps] [pest.law.order-shared-spaces]

    [pest.influence.order-advance-symbol] The marker on the current era's track goes up one space.
    """

    seat: int

    def run(self, g: State) -> list[Frame]:
        era = g.era()
        space = g.orders[self.seat * ERAS + era] + 1
        if space > g.t.tracks.order_spaces:
            return []
        g.advance_order(self.seat, era)
        if g.mode == SOLO and space <= g.t.variants.order_people[era]:
            g.free_person(1)  # [pest.solo.order-moves-person]
        steps = g.t.tracks.order_influence[era * (g.t.tracks.order_spaces + 1) + space]
        return [Influence(self.seat, steps)] if steps else []


# ---------------------------------------------------------------- gifts


class Gift:
    """One thing an effect can give that is no resource of the track."""

    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        raise NotImplementedError


class ResearchGift(Gift):
    """[pest.track.research-uncapped] Research tokens have no limit."""

    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        g.gain_research(seat, count)
        return []


class FameGift(Gift):
    """[pest.concept.fame-kinds] Fame tokens are paid at once."""

    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        g.gain_fame(seat, count)
        return []


class InfamyGift(Gift):
    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        g.gain_infamy(seat, count)
        return []


class InfluenceGift(Gift):
    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        return [Influence(seat, count)]


class OrderGift(Gift):
    """[pest.influence.order-advance-symbol]"""

    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        return [OrderAdvances(seat) for _ in range(count)]


class RecallGift(Gift):
    """[pest.influence.return-person-symbol] One own person from the capital to the track, if there is room."""

    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        for _ in range(count):
            if g.sector[seat] > 0 and not g.track_full(seat):
                g.recall(seat)
        return []


class HealthyGift(Gift):
    """People from the supply to the leftmost free spaces; without a space there is none."""

    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        for _ in range(count):
            if not g.track_full(seat):
                g.cure(seat)
        return []


class SickGift(Gift):
    def give(self, g: State, seat: int, count: int) -> list[Frame]:
        return [TakeIn(seat, count, 0, 0)]


GIFTS: Final[list[Gift]] = [
    ResearchGift(),
    FameGift(),
    InfamyGift(),
    InfluenceGift(),
    OrderGift(),
    RecallGift(),
    HealthyGift(),
    SickGift(),
]


@dataclass
class Gain(Frame):
    """An effect of a card, token or space: resources together, then the rest from left to right.

    `where` is the location that caused it, for its resource; -1 or a ruin give none.
    """

    seat: int
    effect: int
    where: int

    def run(self, g: State) -> list[Frame]:
        row = g.t.cards.effects[self.effect]
        due = resources_of(g, self.effect, self.where)
        frames: list[Frame] = [gain_all(self.seat, due)] if sum(due) else []
        for at in range(0, len(row), 2):
            if row[at] == CHOICE:
                frames.append(Branches(self.seat, row[at + 1]))
            elif row[at] >= RESEARCH:
                frames.append(Give(self.seat, row[at], row[at + 1]))
        return frames


@dataclass
class Give(Frame):
    """One gift, when its turn comes."""

    seat: int
    thing: int
    count: int

    def run(self, g: State) -> list[Frame]:
        return GIFTS[self.thing - RESEARCH].give(g, self.seat, self.count)


def resources_of(g: State, effect: int, where: int) -> list[int]:
    """Wood, stone, food, herbs, coins and crates that an effect gives."""
    due = [0, 0, 0, 0, 0, 0]
    row = g.t.cards.effects[effect]
    for at in range(0, len(row), 2):
        if row[at] <= CRATE:
            due[row[at]] += row[at + 1]
        elif row[at] == LOCAL and where >= 0 and not g.ruined[where]:
            due[g.resource[where]] += row[at + 1]
    return due


@dataclass
class Branches(Frame):
    """A choice inside an effect: branches without effect are not offered; a single one is taken."""

    seat: int
    choice: int

    def run(self, g: State) -> list[Frame]:
        open_branches = branches_open(g, self.seat, self.choice)
        if len(open_branches) > 1:
            return [TakeBranch(self.seat, self.choice)]
        return [Gain(self.seat, g.t.cards.choices[self.choice][at], -1) for at in open_branches]


def branches_open(g: State, seat: int, choice: int) -> list[int]:
    """[pest.influence.return-person-symbol] A recall that would do nothing is no branch."""
    found: list[int] = []
    for at, effect in enumerate(g.t.cards.choices[choice]):
        row = g.t.cards.effects[effect]
        idle = len(row) == 2 and row[0] == RECALL and (g.sector[seat] == 0 or g.track_full(seat))
        if not idle:
            found.append(at)
    return found


@dataclass
class TakeBranch(Frame):
    """[pest.era-end.capital-first-choice] The player picks one branch."""

    seat: int
    choice: int

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [TAKE_BRANCH + at for at in branches_open(g, self.seat, self.choice)]

    def take(self, g: State, option: int) -> list[Frame]:
        return [Gain(self.seat, g.t.cards.choices[self.choice][option - TAKE_BRANCH], -1)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.era-end.capital-first-choice", "pest.influence.return-person-symbol"]


# ---------------------------------------------------------------- resources


def gain_all(seat: int, due: list[int]) -> Frame:
    return GainAll(seat, due[0], due[1], due[2], due[3], due[4], due[5])


@dataclass
class GainAll(Frame):
    """[pest.track.gain-order] Resources due together. Ends: every choice makes less due.

    The order matters only while one marker, but not two, may rise above the others.
    """

    seat: int
    wood: int
    stone: int
    food: int
    herbs: int
    coin: int
    crate: int

    def due(self) -> list[int]:
        return [self.wood, self.stone, self.food, self.herbs, self.coin, self.crate]

    def run(self, g: State) -> list[Frame]:
        due = self.due()
        if len(contenders(g, self.seat, due)) > 1:
            return [TakeFirst(self.seat, *due)]
        for resource in range(RESOURCES):
            if due[resource]:
                g.gain(self.seat, resource, due[resource])
        return [Crates(self.seat, self.crate)] if self.crate else []


def contenders(g: State, seat: int, due: list[int]) -> list[int]:
    """[pest.tech.27-storage-crates] What could take the one high place, if it is still to be had."""
    if g.power(seat, CAPACITY_ONE) == 0:
        return []
    most = g.t.mat.capacity + g.power(seat, CAPACITY_ALL)
    found: list[int] = []
    for resource in range(RESOURCES):
        held = g.stock[seat * RESOURCES + resource]
        if held > most or g.limit(seat, resource) < most:
            return []
        if due[resource] and held + due[resource] > most:
            found.append(resource)
    return [*found, CRATE] if due[CRATE] and found else found


@dataclass
class TakeFirst(Frame):
    """[pest.track.gain-order] The player says what is taken first."""

    seat: int
    wood: int
    stone: int
    food: int
    herbs: int
    coin: int
    crate: int

    def who(self) -> int:
        return self.seat

    def due(self) -> list[int]:
        return [self.wood, self.stone, self.food, self.herbs, self.coin, self.crate]

    def options(self, g: State) -> list[int]:
        return [TAKE_FIRST + thing for thing in contenders(g, self.seat, self.due())]

    def take(self, g: State, option: int) -> list[Frame]:
        thing = option - TAKE_FIRST
        due = self.due()
        if thing == CRATE:
            due[CRATE] -= 1
            return [Crates(self.seat, 1), gain_all(self.seat, due)]
        g.gain(self.seat, thing, due[thing])
        due[thing] = 0
        return [gain_all(self.seat, due)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.track.gain-order", "pest.tech.27-storage-crates"]


@dataclass
class Crates(Frame):
    """[pest.concept.crate-any-basic] One by one, among the basic resources with room; without room they are lost.

    Ends: `left` falls with every crate.
    """

    seat: int
    left: int

    def run(self, g: State) -> list[Frame]:
        for done in range(self.left):
            roomy = basics_with_room(g, self.seat)
            if not roomy:
                return []
            if len(roomy) > 1:
                return [TakeCrate(self.seat), Crates(self.seat, self.left - done - 1)]
            g.gain(self.seat, roomy[0], 1)
        return []


def basics_with_room(g: State, seat: int) -> list[int]:
    return [resource for resource in range(BASICS) if g.room(seat, resource) > 0]


@dataclass
class TakeCrate(Frame):
    """[pest.concept.crate-any-basic] A basic resource of choice, never a coin."""

    seat: int

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [TAKE_CRATE + resource for resource in basics_with_room(g, self.seat)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.gain(self.seat, option - TAKE_CRATE, 1)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.concept.crate-any-basic", "pest.track.capacity-five"]


# ---------------------------------------------------------------- prices


def can_pay(g: State, seat: int, price: list[int]) -> bool:
    """[pest.concept.coin-joker] [pest.concept.resource-uses] [pest.concept.coin-not-research]

    Wood, stone, food, herbs, coins, research: coins stand in for the first four only.
    """
    first = seat * RESOURCES
    coins = price[COIN]
    for resource in range(BASICS):
        coins += max(0, price[resource] - g.stock[first + resource])
    return coins <= g.stock[first + COIN] and price[RESOURCES] <= g.research[seat]


def pay(g: State, seat: int, price: list[int]) -> list[Frame]:
    """Pay research at once; the rest by a frame, for coins may stand in."""
    if price[RESOURCES]:
        g.spend_research(seat, price[RESOURCES])
    return [Pay(seat, price[0], price[1], price[2], price[3], price[4])]


@dataclass
class Pay(Frame):
    """[pest.track.gain-and-spend] A price that can be paid. The player is asked only where coins are a choice.

    Ends: every round pays for one more resource.
    """

    seat: int
    wood: int
    stone: int
    food: int
    herbs: int
    coin: int

    def run(self, g: State) -> list[Frame]:
        price = [self.wood, self.stone, self.food, self.herbs, self.coin]
        for resource in range(BASICS):
            need = price[resource]
            if need == 0:
                continue
            price[resource] = 0
            least = max(0, need - g.stock[self.seat * RESOURCES + resource])
            most = min(need, spare_coins(g, self.seat, price))
            if least < most:
                return [PayCoins(self.seat, resource, need, least, most), Pay(self.seat, *price)]
            pay_one(g, self.seat, resource, need, least)
        g.spend(self.seat, COIN, self.coin)
        return []


def spare_coins(g: State, seat: int, price: list[int]) -> int:
    """Coins that the rest of a price leaves."""
    first = seat * RESOURCES
    coins = g.stock[first + COIN] - price[COIN]
    for resource in range(BASICS):
        coins -= max(0, price[resource] - g.stock[first + resource])
    return coins


def pay_one(g: State, seat: int, resource: int, need: int, coins: int) -> None:
    g.spend(seat, resource, need - coins)
    g.spend(seat, COIN, coins)


@dataclass
class PayCoins(Frame):
    """[pest.concept.coin-joker] How many coins stand in for a basic resource."""

    seat: int
    resource: int
    need: int
    least: int
    most: int

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [PAY_COINS + coins for coins in range(self.least, self.most + 1)]

    def take(self, g: State, option: int) -> list[Frame]:
        pay_one(g, self.seat, self.resource, self.need, option - PAY_COINS)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.concept.coin-joker"]


# ---------------------------------------------------------------- technologies and tokens that pay


def hook_effects(g: State, seat: int, moment: int) -> list[int]:
    """Effects that the seat's technologies pay at a moment."""
    found: list[int] = []
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        card = g.tech[slot]
        if card >= 0:
            effect = g.t.cards.hook[moment * TECHNOLOGIES + card]
            if effect:
                found.append(effect)
    return found


def hook_gains(g: State, seat: int, moment: int, where: int) -> list[Frame]:
    return [Gain(seat, effect, where) for effect in hook_effects(g, seat, moment)]


@dataclass
class CapitalToken(Frame):
    """[pest.assign.capital-reward] [pest.assign.capital-reward-none-left] One face-up token of choice, if any."""

    seat: int

    def run(self, g: State) -> list[Frame]:
        return [UseToken(self.seat)] if sum(g.tokens_up) else []


@dataclass
class UseToken(Frame):
    """[pest.assign.capital-reward] The player takes the effect of one face-up token and turns it down."""

    seat: int

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [USE_TOKEN + token for token in range(TOKENS) if g.tokens_up[token]]

    def take(self, g: State, option: int) -> list[Frame]:
        token = option - USE_TOKEN
        g.use_token(self.seat, token)
        return [Gain(self.seat, g.t.cards.token_effect[token], -1)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.assign.capital-reward"]
