"""Influence and symbols: steps on the track, what its spaces give, and every gift of an effect."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    SOLO,
    SPACE,
    TAKE_BRANCH,
    Choice,
    Count,
    Effect,
    LocationOrNone,
    Seat,
    Thing,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.concept import give_fame, give_infamy
from lazaretto.games.pest.rules.law import advance_order, is_order_met
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.solo import free_on_influence, has_person
from lazaretto.games.pest.rules.track import add_resources_of, gain_all, gain_research, is_due, nothing_due
from lazaretto.games.pest.rules.two import is_covered
from lazaretto.games.pest.tables import (
    THING_CHOICE,
    THING_FAME,
    THING_HEALTHY,
    THING_INFAMY,
    THING_INFLUENCE,
    THING_ORDER,
    THING_RECALL,
    THING_RESEARCH,
    THING_SICK,
)
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

# ---------------------------------------------------------------- influence and orders


def next_space(g: Board, seat: i64) -> i64:
    """[pest.influence.steps-skip-rivals] [pest.influence.track-end] The next space to stop on, or -1."""
    space = g.influence(seat) + 1
    while space <= g.t.tracks.last:
        if not is_taken(g, space):
            return space
        space += 1
    return -1


def is_taken(g: Board, space: i64) -> bool:
    """[pest.influence.one-per-space] By a rival; in the variants covered spaces and those with a person too."""
    if g.mode == SOLO:
        return has_person(g, space)
    return g.influence_shared(space) > 0 or is_covered(g, space)


class Influence(Auto):
    """[pest.influence.sources] [pest.influence.chain] Steps on the influence track.

    A reward is resolved where it is met. Ends: every step moves the marker on, and the track ends.
    """

    seat: Seat
    steps: Count

    def run(self, g: Board, then: Todo) -> None:
        before = then.height
        for left in range(self.steps - 1, -1, -1):
            one_step(g, self.seat, then)
            if then.height > before:
                if left:
                    then.add(Influence(self.seat, left))
                return


def one_step(g: Board, seat: i64, then: Todo) -> None:
    """[pest.influence.space-rewards] One step, and the rewards of the spaces crossed or reached."""
    before = g.influence(seat)
    space = next_space(g, seat)
    if space < 0:
        return
    g.move_influence(seat, space)
    for crossed in range(before + 1, space + 1):
        free_on_influence(g, crossed)
        effect = g.t.tracks.reward[crossed]
        if effect:
            then.add(Gain(seat, effect, NOWHERE))


class OrderAdvances(Auto):
    """[pest.influence.order-advance-symbol] The marker on the current era's track goes up one space."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        steps = advance_order(g, self.seat)
        if steps:
            then.add(Influence(self.seat, steps))


def meet_order(g: Board, seat: i64, event: i64, location: i64, count: i64, then: Todo) -> None:
    """If this event meets the order of the era, its marker advances."""
    if is_order_met(g, seat, event, location, count):
        then.add(OrderAdvances(seat))


# ---------------------------------------------------------------- effects


class Gain(Auto):
    """An effect of a card, token or space: resources together, then the rest from left to right.

    `where` is the location that caused it, for its resource; -1 or a ruin give none.
    """

    seat: Seat
    effect: Effect
    where: LocationOrNone

    def run(self, g: Board, then: Todo) -> None:
        due = nothing_due()
        add_resources_of(g, self.effect, self.where, due)
        if is_due(due):
            gain_all(self.seat, due, then)
        row = g.t.cards.effects[self.effect]
        for at in range(0, len(row), 2):
            if row[at] == THING_CHOICE:
                then.add(Branches(self.seat, row[at + 1]))
            elif row[at] >= THING_RESEARCH:
                then.add(Give(self.seat, row[at], row[at + 1]))


class Give(Auto):
    """One gift that is no resource of the track, when its turn comes."""

    seat: Seat
    thing: Thing
    count: Count

    def run(self, g: Board, then: Todo) -> None:
        if self.thing == THING_RESEARCH:
            gain_research(g, self.seat, self.count)
        elif self.thing == THING_FAME:
            give_fame(g, self.seat, self.count)
        elif self.thing == THING_INFAMY:
            give_infamy(g, self.seat, self.count)
        elif self.thing == THING_INFLUENCE:
            then.add(Influence(self.seat, self.count))
        elif self.thing == THING_SICK:
            then.add(TakeIn(self.seat, self.count, 0, 0))
        else:
            give_one_by_one(g, self.seat, self.thing, self.count, then)


def give_one_by_one(g: Board, seat: i64, thing: i64, count: i64, then: Todo) -> None:
    """Orders, people recalled and healthy people, each as far as there is room."""
    for _ in range(count):
        if thing == THING_ORDER:
            then.add(OrderAdvances(seat))
        elif thing == THING_RECALL and can_recall(g, seat):
            g.recall(seat)
        elif thing == THING_HEALTHY and not g.track_full(seat):
            g.cure(seat)


def can_recall(g: Board, seat: i64) -> bool:
    """[pest.influence.return-person-symbol] One own person from the capital to the track, if there is room."""
    return g.sector(seat) > 0 and not g.track_full(seat)


class Branches(Auto):
    """A choice inside an effect: branches without effect are not offered; a single one is taken."""

    seat: Seat
    choice: Choice

    def run(self, g: Board, then: Todo) -> None:
        found = open_branches(g, self.seat, self.choice)
        if size(found) > 1:
            then.add(TakeBranch(self.seat, self.choice))
            return
        effects = g.t.cards.choices[self.choice]
        for at in range(len(effects)):
            if found >> at & 1:
                then.add(Gain(self.seat, effects[at], NOWHERE))


def open_branches(g: Board, seat: i64, choice: i64) -> i64:
    """[pest.influence.return-person-symbol] A bit for each branch; a recall that would do nothing is none."""
    found: i64 = 0
    effects = g.t.cards.choices[choice]
    for at in range(len(effects)):
        row = g.t.cards.effects[effects[at]]
        if len(row) != 2 or row[0] != THING_RECALL or can_recall(g, seat):
            found |= bit(at)
    return found


class TakeBranch(Ask):
    """[pest.era-end.capital-first-choice] The player picks one branch."""

    choice: Choice

    def options(self, g: Board, out: Options) -> None:
        found = open_branches(g, self.seat, self.choice)
        for at in range(len(g.t.cards.choices[self.choice])):
            if found >> at & 1:
                out.add(TAKE_BRANCH + at)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(Gain(self.seat, g.t.cards.choices[self.choice][option - TAKE_BRANCH], NOWHERE))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "TakeBranch":
            return []
        return because("pest.influence.return-person-symbol", fx.NoSuchReward(option - TAKE_BRANCH))
