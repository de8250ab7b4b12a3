"""Years and eras: phases, turn order, the end of an era, the influence track."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import (
    GAME,
    act,
    at,
    edition,
    happened,
    kinds,
    me,
    offered,
    play,
    position,
    stock,
    with_effect,
)


def whole_game(players: int = 2, seed: int = 3, **options: str) -> lz.Match:
    match = GAME.new(players, seed=seed, options=options)
    steps = 0
    while not match.is_over:
        choices = match.legal()
        match.apply(choices[(steps * 7 + 3) % len(choices)])
        steps += 1
    return match


@pytest.mark.rule("pest.flow.eras-and-years")
@pytest.mark.rule("pest.flow.mortuses-per-era")
def test_three_eras_of_two_years() -> None:
    match = whole_game()
    assert [event["year"] for event in happened(match, "year-began")] == [1, 2, 3, 4, 5, 6]
    assert len(happened(match, "plague-revealed")) == 6
    told = kinds(match)
    years = [at for at, kind in enumerate(told) if kind == "year-began"] + [len(told)]
    placed = [
        sum(e["kind"] in ("mortus-placed", "mortus-on-card") and e["seat"] == 0 for e in match.events()[one:other])
        for one, other in itertools.pairwise(years)
    ]
    assert placed == [2, 2, 3, 3, 4, 4]
    eras = [at for at, kind in enumerate(told) if kind == "era-ended"]
    assert [sum(year < era for year in years) for era in eras] == [2, 4, 6]


@pytest.mark.rule("pest.flow.year-phases")
def test_the_phases_of_a_year_in_order() -> None:
    match = whole_game()
    phases = {"plague-revealed": 1, "aid-revealed": 1, "mortus-placed": 2, "mortuses-returned": 3, "order-updated": 4}
    told = [phases[kind] for kind in kinds(match) if kind in phases]
    once = [phase for at, phase in enumerate(told) if at == 0 or told[at - 1] != phase]
    assert once == [1, 2, 3, 4] * 6
    # The first phase is the plague card, the aid card, and from the second year on the aid of the year before.
    first = [kind for kind in kinds(match) if kind in ("year-began", "plague-revealed", "aid-revealed", "aid-paid")]
    begun = ["year-began", "plague-revealed", "aid-revealed"]
    assert first == [*begun, *[*begun, "aid-paid", "aid-paid"] * 5]
    paid = [event["card"] for event in happened(match, "aid-paid")]
    assert paid == [card for card in match.view(None)["aids"][:5] for _ in range(2)]


@pytest.mark.rule("pest.year-end.mortus-return")
def test_all_mortuses_return() -> None:
    seat = {"grid": ["move-heal", "build-heal"], "technologies": [None, "t17", None], "mortuses": [0, 1, 0]}
    match = at(
        year=3, seats={0: seat}, todo=[["Turns", 0], ["YearEnds", 2]], plagues=["p1", "p2", "p3"], aids=["a1", "a2", "a3"]
    )
    assert me(match)["ready"] + len(me(match)["grid"]) == 3
    assert me(match)["grid"] == []


@pytest.mark.rule("pest.year-end.turn-order")
@pytest.mark.rule("pest.year-end.zero-tie-reversed")
@pytest.mark.parametrize(
    ("order", "influence", "after"),
    [([0, 1, 2], [7, 4, 2], [2, 1, 0]), ([0, 1, 2, 3], [0, 5, 0, 0], [3, 2, 0, 1]), ([1, 0], [0, 0], [0, 1])],
)
def test_least_influence_goes_first(order: list[int], influence: list[int], after: list[int]) -> None:
    seats = {seat: {"influence": space} for seat, space in enumerate(influence)}
    match = at(players=len(order), year=1, order=order, seats=seats, todo=[["YearEnds", 0]])
    assert happened(match, "order-updated")[0]["seats"] == after
    assert (match.view(None)["order"], match.to_move) == (after, after[0])


# ---------------------------------------------------------------- the end of an era


@pytest.mark.rule("pest.era-end.after-two-years")
@pytest.mark.parametrize("year", [2, 4, 6])
def test_the_steps_of_an_era_end(year: int) -> None:
    shown: dict[str, Any] = {"plagues": [f"p{n}" for n in range(1, year + 1)], "aids": [f"a{n}" for n in range(1, year + 1)]}
    seats = {0: {"sector": 1, "dead": 1, "healthy": 1}}
    match = at(year=year, seats=seats, capital_card="c4", todo=[["YearEnds", year - 1]], laws=("l1", "l6", "l11"), **shown)
    while match.decision and match.decision.frame == "TakeBranch":
        play(match, "TakeBranch first")
    steps = ["era-ended", "goal-paid", "capital-rewarded", "capital-emptied", "infamy-gained", "mortus-readied"]
    told = [kind for kind in kinds(match) if kind in steps]
    once = [kind for at, kind in enumerate(told) if at == 0 or told[at - 1] != kind]
    assert once == (steps if year < 6 else steps[:-1])


@pytest.mark.rule("pest.era-end.goal-fame")
def test_the_goal_of_the_era_pays_fame_tokens() -> None:
    match = at(year=2, seats={0: {"healthy": 3}, 1: {"healthy": 1}}, laws=("l1", "l7", "l13"), todo=[["PayGoal"]])
    assert [me(match, seat)["fame"] for seat in range(3)] == [6, 2, 0]


def ranked(*people: int, mode: str | None = None, **told: Any) -> list[str]:
    """The capital reward of each seat: with card 2, influence 3 + a choice, 2 or 1."""
    seats = {seat: {"sector": count} for seat, count in enumerate(people)}
    match = at(players=len(people), mode=mode, year=2, seats=seats, capital_card="c2", todo=[["CapitalRewards"]], **told)
    while not match.is_over:
        play(match, match.legal()[0].text)
    told_rewards = {
        event["seat"]: ("first", "second", "third")[event["place"]] for event in happened(match, "capital-rewarded")
    }
    return [told_rewards.get(seat, "none") for seat in range(len(people))]


@pytest.mark.rule("pest.era-end.capital-ranking")
@pytest.mark.rule("pest.era-end.capital-no-people")
@pytest.mark.rule("pest.era-end.capital-tie-first")
@pytest.mark.rule("pest.era-end.capital-tie-second")
@pytest.mark.rule("pest.era-end.capital-tie-third")
@pytest.mark.parametrize(
    ("people", "rewards"),
    [
        ((4, 3, 2, 1), "first second third none"),
        ((3, 3, 3, 1), "second second second second"),
        ((2, 0, 0), "first none none"),
        ((3, 3, 2, 1), "second second second third"),
        ((3, 3, 2, 2), "second second third third"),
        ((4, 2, 2, 1), "first third third third"),
        ((4, 3, 1, 1), "first second none none"),
        ((0, 0, 0), "none none none"),
    ],
)
def test_capital_rewards_by_people(people: tuple[int, ...], rewards: str) -> None:
    assert ranked(*people) == rewards.split()


@pytest.mark.rule("pest.era-end.capital-two-players")
@pytest.mark.parametrize(
    ("people", "rewards"),
    [((3, 1), "first third"), ((2, 2), "second second"), ((2, 0), "first none"), ((0, 0), "none none")],
)
def test_capital_rewards_of_two(people: tuple[int, ...], rewards: str) -> None:
    assert ranked(*people) == rewards.split()


@pytest.mark.rule("pest.era-end.capital-influence-in-turn-order")
def test_rewards_are_taken_place_by_place_and_ties_in_turn_order() -> None:
    printed = edition()
    printed["capital_card"][0]["second"] = "1 influence"
    seats = {0: {"sector": 2, "influence": 4}, 1: {"sector": 2, "influence": 5}}
    told: dict[str, Any] = {"year": 2, "capital_card": "c1", "printed": printed, "todo": [["CapitalRewards"]]}
    match = at(seats=seats, order=[0, 1, 2], **told)
    assert [me(match, seat)["influence"] for seat in (0, 1)] == [6, 7]
    untied = at(seats={0: {"sector": 1}, 1: {"sector": 3}}, order=[0, 1, 2], **told)
    assert [event["seat"] for event in happened(untied, "capital-rewarded")] == [1, 0]


@pytest.mark.rule("pest.era-end.capital-first-choice")
@pytest.mark.rule("pest.influence.return-person-symbol")
def test_the_first_reward_has_a_choice() -> None:
    told: dict[str, Any] = {"year": 2, "capital_card": "c1", "todo": [["CapitalRewards"]]}
    match = at(seats={0: {"sector": 2}}, **told)
    assert offered(match, "TakeBranch") == ["first", "second"]
    reason = {"rule": "pest.influence.return-person-symbol", "facts": [{"kind": "no-such-reward", "branch": "third"}]}
    assert match.reasons("TakeBranch third") == [reason]
    before = me(match)
    play(match, "TakeBranch second")
    assert (me(match)["sector"], me(match)["healthy"], me(match)["fame"]) == (1, 1, before["fame"])
    fame = play(at(seats={0: {"sector": 2}}, **told), "TakeBranch first")
    assert me(fame)["fame"] == before["fame"] + 1
    # The symbol alone does nothing for a player with nobody in the capital, or with a full track.
    printed = with_effect("aid", 0, "right", "1 recall")
    recalled: dict[str, Any] = {"year": 2, "aids": ["a1"], "printed": printed, "todo": [["PayAid"]]}
    match = at(seats={1: {"sector": 1}, 2: {"sector": 1, "healthy": 12}}, **recalled)
    assert [(me(match, seat)["sector"], me(match, seat)["healthy"]) for seat in range(3)] == [(0, 0), (0, 1), (1, 12)]
    full = at(seats={0: {"sector": 2, "healthy": 12}}, **told)
    assert full.is_over  # no room on the track: only the fame is left
    assert me(full)["fame"] == before["fame"] + 1


@pytest.mark.rule("pest.era-end.leave-capital")
def test_sectors_empty_and_tokens_turn_up() -> None:
    tokens = {"tokens_up": {"wood": 1, "coin": 1, "fame": 2}, "tokens_down": {"research": 2, "crate": 2}}
    match = at(year=2, seats={0: {"sector": 3}, 1: {"sector": 2}}, todo=[["LeaveCapital"]], **tokens)
    assert [me(match, seat)["sector"] for seat in (0, 1)] == [0, 0]
    tokens_now = match.view(None)["tokens"]
    assert {name: up for name, (up, _) in tokens_now.items() if up} == {
        "fame": 2,
        "research": 2,
        "coin": 1,
        "crate": 2,
        "wood": 1,
    }
    assert sum(down for _, down in tokens_now.values()) == 0


@pytest.mark.rule("pest.era-end.infamy-for-dead")
def test_the_dead_bring_infamy_every_era() -> None:
    match = at(year=2, seats={0: {"dead": 3}}, todo=[["InfamyForDead"]])
    assert (me(match)["infamy"], me(match)["graveyard"]) == (4, 3)
    again = at(year=4, seats={0: {"dead": 3, "infamy": 4}}, todo=[["InfamyForDead"]])
    assert me(again)["infamy"] == 8


@pytest.mark.rule("pest.era-end.new-mortus")
@pytest.mark.parametrize(("year", "ready"), [(2, 3), (4, 4)])
def test_one_more_mortus(year: int, ready: int) -> None:
    match = at(year=year, todo=[["NewMortus"]])
    assert [me(match, seat)["ready"] for seat in range(3)] == [ready] * 3


# ---------------------------------------------------------------- the influence track


def gaining(steps: int, *influence: int, **told: Any) -> lz.Match:
    seats = {seat: {"influence": space, **told.pop(f"seat{seat}", {})} for seat, space in enumerate(influence)}
    return at(players=max(2, len(influence)), seats=seats, todo=[["Influence", 0, steps]], **told)


@pytest.mark.rule("pest.influence.steps-skip-rivals")
@pytest.mark.rule("pest.influence.one-per-space")
def test_rivals_are_skipped() -> None:
    match = play(gaining(2, 2, 3, 5), "TakeCrate wood")  # the reward of space 3 comes first
    assert [event["space"] for event in happened(match, "influence-gained")] == [4, 6]
    finished = whole_game(3, 8)
    taken = [row["influence"] for row in finished.view(None)["seats"] if row["influence"]]
    assert len(taken) == len(set(taken))


@pytest.mark.rule("pest.influence.space-rewards")
def test_rewards_of_crossed_spaces_are_gained() -> None:
    match = gaining(1, 5, 6)  # space 6 has a research token and a rival
    assert (me(match)["influence"], me(match)["research"]) == (7, 1)
    assert me(gaining(2, 4, 0))["research"] == 1


@pytest.mark.rule("pest.influence.chain")
@pytest.mark.rule("pest.influence.order-advance-symbol")
def test_the_order_symbol_on_the_track() -> None:
    match = gaining(2, 18, 0)
    assert (me(match)["influence"], me(match)["orders"]) == (21, [1, 0, 0])
    later = gaining(1, 18, 0, seat0={"orders": [0, 1, 0]}, year=3)
    assert (me(later)["orders"], me(later)["influence"]) == ([0, 2, 0], 19)  # space 2 of era II has none
    full = gaining(1, 18, 0, seat0={"orders": [4, 0, 0]})
    assert (me(full)["orders"], me(full)["influence"]) == ([4, 0, 0], 19)


@pytest.mark.rule("pest.influence.sources")
def test_influence_never_falls() -> None:
    match = whole_game(3, 11)
    last: dict[int, int] = {}
    for event in happened(match, "influence-gained"):
        assert event["space"] > last.get(event["seat"], 0)
        last[event["seat"]] = event["space"]
    assert last


@pytest.mark.rule("pest.influence.track-end")
def test_the_end_of_the_track() -> None:
    match = gaining(2, 45, 0)
    assert (me(match)["influence"], me(match)["fame"]) == (45, 0)
    assert me(gaining(2, 44, 0))["influence"] == 45
    assert me(gaining(3, 44, 45))["influence"] == 44
    assert me(gaining(3, 43, 45))["influence"] == 44


@pytest.mark.rule("pest.concept.fame-kinds")
def test_tokens_are_paid_at_once_and_symbols_at_the_end() -> None:
    """Space 8 has a plain fame symbol; building in the capital pays tokens."""
    match = act("build-heal", seats={0: {"influence": 8, "stock": {"wood": 2, "food": 2}}})
    play(match, "Do build", "BuildCapital granary", "TakeCrate wood")
    assert me(match)["fame"] == 2
    assert match.scores()[0]["influence"] == 1
    assert position()["board"]["seats"][0]["fame"] == 0
    assert stock(match) == (1, 0, 0, 0, 0)
