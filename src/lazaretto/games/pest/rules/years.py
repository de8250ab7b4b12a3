"""Years and eras: the phases of a year, the end of an era, the way to the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import ERAS, SOLO, TWO, YEARS
from lazaretto.games.pest.effects import Gain
from lazaretto.games.pest.rules.aid import PayAid, RevealAid
from lazaretto.games.pest.rules.ending import Scoring
from lazaretto.games.pest.rules.laws import goal_fame
from lazaretto.games.pest.rules.plague import RevealPlague
from lazaretto.games.pest.rules.research import ShowTechnology
from lazaretto.games.pest.rules.turn import Turns
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
NOTHING: Final = 3


@dataclass
class Year(Frame):
    """[pest.flow.year-phases] [pest.flow.eras-and-years] Plague and aid, actions, mortus return, turn order."""

    year: int

    def run(self, g: State) -> list[Frame]:
        g.begin_year(self.year)
        return [RevealPlague(), RevealAid(), PayAid(), Turns(0), YearEnds(self.year)]


@dataclass
class YearEnds(Frame):
    """[pest.year-end.mortus-return] [pest.year-end.turn-order] [pest.year-end.zero-tie-reversed]

    Then the next year. Ends: the years are counted.
    """

    year: int

    def run(self, g: State) -> list[Frame]:
        g.return_mortuses()
        if g.players > 1:
            g.set_order(next_order(g))
        following: list[Frame] = [Year(self.year + 1)] if self.year + 1 < YEARS else [Scoring()]
        return [*era_steps(g), *following] if g.t.tracks.era_ends[self.year] else following


def next_order(g: State) -> list[int]:
    """From least to most influence; those at 0 come first, in reverse of their present order."""
    zeros = [seat for seat in reversed(g.order) if g.influence[seat] == 0]
    others: list[int] = []
    for space in sorted(g.influence):
        if space > 0:
            others.append(g.influence.index(space))
    return zeros + others


# ---------------------------------------------------------------- the end of an era


def era_steps(g: State) -> list[Frame]:
    """[pest.era-end.after-two-years] [pest.solo.era-end-steps] The steps in order."""
    steps: list[Frame] = [PayGoal()]
    steps.append(CompareSectors() if g.mode == SOLO else CapitalRewards())  # [pest.solo.no-capital-cards]
    steps += [LeaveCapital(), InfamyForDead()]
    if g.era() + 1 < ERAS:
        steps.append(NewMortus())
    if g.mode in (TWO, SOLO):
        steps.append(NewMarket())
    return steps


@dataclass
class PayGoal(Frame):
    """[pest.era-end.goal-fame] [pest.law.two-parts] The goal of the era that ends."""

    def run(self, g: State) -> list[Frame]:
        era = g.era()
        law = g.laws[era]
        if g.journal is not None:
            g.tell(ev.EraEnded(era + 1))
        paid = [goal_fame(g, seat, law) for seat in range(g.players)]
        for seat in g.order:
            if g.journal is not None:
                g.tell(ev.GoalPaid(seat, law, paid[seat]))
            g.gain_fame(seat, paid[seat])
        return []


def capital_places(people: list[int]) -> list[int]:
    """[pest.era-end.capital-ranking] [pest.era-end.capital-no-people] [pest.era-end.capital-tie-first]

    [pest.era-end.capital-tie-second] [pest.era-end.capital-tie-third] The reward of each seat, for three to five.
    """
    levels = sorted({count for count in people if count > 0}, reverse=True)
    found: list[int] = []
    for count in people:
        place = levels.index(count) if count else NOTHING
        if count and people.count(count) > 1:
            place += 1
        found.append(min(place, NOTHING))
    return found


def capital_places_of_two(people: list[int]) -> list[int]:
    """[pest.era-end.capital-two-players] Leader first, other third; a tie gives both the second."""
    found: list[int] = []
    for seat in range(2):
        mine, other = people[seat], people[1 - seat]
        reward = FIRST if mine > other else THIRD if mine < other else SECOND
        found.append(reward if mine else NOTHING)
    return found


def capital_places_of_variant(people: list[int], neutral: int) -> list[int]:
    """[pest.two.capital-rewards] [pest.two.capital-tie] Only with at least as many people as the neutral sector."""
    found: list[int] = []
    for seat in range(2):
        mine, other = people[seat], people[1 - seat]
        if mine < neutral:
            found.append(NOTHING)
        elif mine == other:
            found.append(SECOND if mine > neutral else THIRD)
        else:
            found.append(FIRST if mine > other else THIRD)
    return found


def capital_rewards(g: State) -> list[int]:
    """The reward of each seat, or NOTHING."""
    if g.mode == TWO:
        return capital_places_of_variant(g.sector, g.neutral)
    return capital_places_of_two(g.sector) if g.players == 2 else capital_places(g.sector)


@dataclass
class CapitalRewards(Frame):
    """[pest.era-end.capital-influence-in-turn-order] Place by place; who share a place take theirs in turn order."""

    def run(self, g: State) -> list[Frame]:
        rewards = capital_rewards(g)
        frames: list[Frame] = []
        for count in sorted(set(g.sector), reverse=True):
            for seat in g.order:
                if g.sector[seat] == count and rewards[seat] != NOTHING:
                    if g.journal is not None:
                        g.tell(ev.CapitalRewarded(seat, rewards[seat]))
                    frames.append(Gain(seat, g.t.cards.capital[g.capital_card * 3 + rewards[seat]], -1))
        return frames


@dataclass
class CompareSectors(Frame):
    """[pest.solo.capital-infamy] Infamy for every person the neutral sector is ahead."""

    def run(self, g: State) -> list[Frame]:
        g.gain_infamy(0, max(0, g.neutral - g.sector[0]))
        return []


@dataclass
class LeaveCapital(Frame):
    """[pest.era-end.leave-capital] [pest.solo.reward-tokens-once] [pest.two.neutral-sector]"""

    def run(self, g: State) -> list[Frame]:
        g.empty_capital()
        if g.mode != SOLO:
            g.turn_tokens_up()
        if g.mode == TWO:
            g.grow_neutral(g.t.variants.neutral_per_era)
        return []


@dataclass
class InfamyForDead(Frame):
    """[pest.era-end.infamy-for-dead] The dead stay and are charged again at every end of an era."""

    def run(self, g: State) -> list[Frame]:
        for seat in g.order:
            g.gain_infamy(seat, sum(g.t.mat.graveyard[: g.dead[seat]]))
        return []


@dataclass
class NewMortus(Frame):
    """[pest.era-end.new-mortus] [pest.flow.mortuses-per-era] As many as the next era has."""

    def run(self, g: State) -> list[Frame]:
        wanted = g.t.tracks.era_mortuses[g.era() + 1]
        for seat in g.order:
            while g.ready[seat] < wanted and g.waiting[seat]:
                g.ready_mortus(seat)
        return []


@dataclass
class NewMarket(Frame):
    """[pest.two.new-technologies] [pest.solo.new-technologies] Five new cards; the old ones wait until they lie there."""

    def run(self, g: State) -> list[Frame]:
        g.clear_market(True)
        return [*[ShowTechnology(place) for place in range(len(g.market))], ShuffleAside()]


@dataclass
class ShuffleAside(Frame):
    """[pest.two.new-technologies] Only now do the removed cards rejoin the deck."""

    def run(self, g: State) -> list[Frame]:
        g.shuffle_aside()
        return []
