"""The bounds of docs/decisions/0006-pest-free-timing.md against a player who is not bounded."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import GAME, RESOURCES, act, at, frame, me, play, stock

SPACES = ("move", "build", "produce", "five")
Goods = tuple[int, ...]


def name_of(mask: int) -> str:
    return "+".join(word for at_bit, word in enumerate(SPACES) if mask >> at_bit & 1) or "none"


def mask_of(name: str) -> int:
    return 0 if name == "none" else sum(1 << SPACES.index(word) for word in name.split("+"))


def bounded(match: lz.Match) -> set[tuple[Goods, int]]:
    """What a window of the engine leads to: goods and arrangement."""
    found: set[tuple[Goods, int]] = set()
    seen: set[str] = set()
    todo = [match]
    while todo:
        here = todo.pop()
        key = str(here.position()["board"]["seats"][0]) + str(here.position()["todo"])
        if key in seen:
            continue
        seen.add(key)
        if frame(here) == "Act":
            found.add((stock(here), mask_of(me(here)["quarantine"]["taken"])))
        for choice in here.legal():
            if choice.verb in ("Exchange", "ExchangeWith", "Arrange"):
                todo.append(play(here.clone(), choice.text))
    return found


def unbounded(goods: Goods, mask: int, sick: int) -> set[tuple[Goods, int]]:
    """Any arrangement at any time, any number of exchanges, by the words of the rulebook."""
    found = {(goods, mask)}
    edge = [(goods, mask)]
    while edge:
        held, now = edge.pop()
        fresh: list[tuple[Goods, int]] = []
        for other in range(16):
            if 0 <= sick - other.bit_count() <= 3:
                fresh.append((tuple(min(count, 4) for count in held) if other >> 3 else held, other))
        limit = 4 if now >> 3 else 5
        for pair in combinations_with_replacement(range(4), 2):
            left = list(held)
            for resource in pair:
                left[resource] -= 1
            if min(left) >= 0 and left[4] < limit:
                left[4] += 1
                fresh.append((tuple(left), now))
        for state in fresh:
            if state not in found:
                found.add(state)
                edge.append(state)
    return found


@pytest.mark.rule("pest.quarantine.rearrange-anytime")
@pytest.mark.rule("pest.quarantine.rearrange-windows")
def test_a_window_reaches_all_that_is_worth_reaching() -> None:
    """Whatever the unbounded player reaches, the bounded one reaches the same or better: no fewer goods, no more
    penalties."""
    dice = Random(5)
    for _ in range(5):
        sick = dice.randint(0, 7)
        masks = [mask for mask in range(16) if mask.bit_count() == max(0, sick - 3)]
        mask = dice.choice(masks)
        most = 4 if mask >> 3 else 5
        goods = tuple(dice.choice((0, 1, 2, most)) for _ in RESOURCES)
        seat = {
            "regular": sick - mask.bit_count(),
            "taken": name_of(mask),
            "stock": dict(zip(RESOURCES, goods, strict=True)),
        }
        ours = bounded(act("produce-heal", seats={0: seat}))
        for held, other in unbounded(goods, mask, sick):
            assert any(not mine & ~other and all(a >= b for a, b in zip(have, held, strict=True)) for have, mine in ours), (
                goods,
                mask,
                held,
                other,
            )


@pytest.mark.rule("pest.concept.coin-joker")
def test_every_split_of_a_price_is_reachable() -> None:
    dice = Random(9)
    for _ in range(20):
        goods = [dice.randint(0, 4) for _ in RESOURCES]
        price = [dice.randint(0, 3) for _ in range(4)] + [dice.randint(0, 1)]
        wanted: set[Goods] = set()
        for coins in product(*[range(each + 1) for each in price[:4]]):
            left = [have - need + coin for have, need, coin in zip(goods, price, coins, strict=False)]
            left.append(goods[4] - price[4] - sum(coins))
            if min(left) >= 0:
                wanted.add(tuple(left))
        if not wanted:
            continue
        told: dict[str, Any] = {"stock": dict(zip(RESOURCES, goods, strict=True))}
        found: set[Goods] = set()
        todo = [at(seats={0: told}, todo=[["Pay", 0, *price]])]
        while todo:
            here = todo.pop()
            if here.is_over:
                found.add(stock(here))
            todo += [play(here.clone(), choice.text) for choice in here.legal()]
        assert found == wanted


@pytest.mark.rule("pest.assign.reassign-buildings")
def test_every_staffing_can_be_reached() -> None:
    """Two people in four buildings, two on the track: every set of staffed buildings, and nothing else."""
    sites = {"district-1": "gotar", "district-2": "gollor", "mint": "sobal"}
    seat = {"healthy": 2, "buildings": sites, "workers": ["castle", "mint"]}
    nothing = {"tokens_up": {}, "tokens_down": {"fame": 2, "coin": 2, "research": 2, "crate": 2}}
    todo = [play(act("produce-assign", seats={0: seat}, **nothing), "Do assign")]
    ends: set[tuple[frozenset[str], int]] = set()
    seen: set[str] = set()
    while todo:
        here = todo.pop()
        key = str((here.position()["board"]["seats"][0], here.position()["todo"]))
        if key in seen:
            continue
        seen.add(key)
        if frame(here) == "Act":
            row = me(here)
            staffed = frozenset(name for name, built in row["buildings"].items() if built and built["person"])
            ends.add((staffed, row["sector"]))
            continue
        todo += [play(here.clone(), choice.text) for choice in here.legal()]
    buildings = ("castle", *sites)
    wanted = set()
    for flags in product((0, 1), repeat=4):
        staffed = frozenset(name for name, here in zip(buildings, flags, strict=True) if here)
        if len(staffed) >= 2:
            for sector in range(5 - len(staffed)):
                wanted.add((staffed, sector))
    assert ends == wanted


def test_no_choice_leads_to_a_dead_end_on_crowded_roads() -> None:
    """Full quarantine, sick people on every road and in every location: every open line can be played on."""
    sick = {row["id"]: 1 + at_row % 4 for at_row, row in enumerate(GAME.module.edition()["location"])}
    roads = {f"{one}-{other}": at_row % 3 for at_row, (one, other, _) in enumerate(GAME.module.edition()["roads"]["list"])}
    dice = Random(3)
    for _ in range(25):
        goods = {"food": dice.randint(0, 5), "coin": dice.randint(0, 5)}
        cards = dice.sample(["t4", "t6", "t8", "t16", "t22", "t5"], 3)
        seat = {"doctor": dice.choice(sorted(sick)), "regular": 3, "stock": goods, "technologies": cards, "research": 1}
        match = act("move-heal", players=5, seats={0: seat}, sick=sick, roads={k: v for k, v in roads.items() if v})
        if "Do move" not in [choice.text for choice in match.legal()]:
            continue
        play(match, "Do move")
        while not match.is_over:
            choices = match.legal()
            assert choices
            match.apply(dice.choice(choices))
