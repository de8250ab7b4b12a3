"""What a player receives: effects, influence, orders, tokens. The closed list of gifts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import (
    ERAS,
    SLOTS,
    SOLO,
    TAKE_BRANCH,
    TECHNOLOGIES,
    TOKENS,
    TWO,
    USE_TOKEN,
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.resources import gain_all, resources_of
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame

# Things of an effect, in the order of `language.THINGS`, after the resources.
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
class TakeBranch(Asking):
    """[pest.era-end.capital-first-choice] The player picks one branch."""

    choice: int

    def options(self, g: State) -> list[int]:
        return [TAKE_BRANCH + at for at in branches_open(g, self.seat, self.choice)]

    def take(self, g: State, option: int) -> list[Frame]:
        return [Gain(self.seat, g.t.cards.choices[self.choice][option - TAKE_BRANCH], -1)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.era-end.capital-first-choice", "pest.influence.return-person-symbol"]


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
class UseToken(Asking):
    """[pest.assign.capital-reward] The player takes the effect of one face-up token and turns it down."""

    def options(self, g: State) -> list[int]:
        return [USE_TOKEN + token for token in range(TOKENS) if g.tokens_up[token]]

    def take(self, g: State, option: int) -> list[Frame]:
        token = option - USE_TOKEN
        g.use_token(self.seat, token)
        return [Gain(self.seat, g.t.cards.token_effect[token], -1)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.assign.capital-reward"]
