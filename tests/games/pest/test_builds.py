"""Building against a second reading of the rules: every end of a build action, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import RESOURCES, SHIPPED, act, frame, play

Goods = tuple[int, ...]
End = tuple[Any, ...]
LAST = SHIPPED["influence_track"]["last"]  # a marker there meets no more rewards
COSTS = {row["id"]: (row["wood"], row["stone"], 0, 0, 0) for row in SHIPPED["building"]}
OPEN = ("district-1", "district-2", "mint")
ELSEWHERE = ("veria", "riterra", "sobal", "amfell", "klaor", "malaren")


def capital_cost(text: str) -> Goods:
    price = dict.fromkeys(RESOURCES, 0)
    for part in text.split(" + "):
        count, name = part.split()
        price[name] += int(count)
    return tuple(price.values())


CAPITAL = {row["id"]: capital_cost(row["cost"]) for row in SHIPPED["capital_building"]}


def payments(goods: Goods, price: Goods) -> Iterator[Goods]:
    """What may be left after a price: coins stand in for any part of it."""
    for coins in product(*[range(each + 1) for each in price[:4]]):
        left = [have - need + coin for have, need, coin in zip(goods, price, coins, strict=False)]
        left.append(goods[4] - price[4] - sum(coins))
        if min(left) >= 0:
            yield tuple(left)


def changed(price: Goods, resource: int, by: int) -> Goods:
    return tuple(each + (by if at == resource else 0) for at, each in enumerate(price))


def prices(price: Goods, weak: bool, token: int) -> Iterator[tuple[Goods, int]]:
    """The price in all its forms, and the tokens left."""
    if weak:
        yield changed(price, 0, 1), token
        yield changed(price, 1, 1), token
        if token:
            yield price, token - 1
        return
    yield price, token
    for resource in (0, 1):
        if token and price[resource]:
            yield changed(price, resource, -1), token - 1


def paid(goods: Goods, price: Goods, weak: bool, token: int) -> set[tuple[Goods, int]]:
    return {(left, tokens) for form, tokens in prices(price, weak, token) for left in payments(goods, form)}


def plain_ends(goods: Goods, weak: bool, token: int) -> set[End]:
    ends: set[End] = {(goods, token, frozenset())}
    for name, price in CAPITAL.items():
        ends |= {(left, tokens, frozenset({name})) for left, tokens in paid(goods, price, weak, token)}
    for one, other in (("gotar", "vards"), ("vards", "gotar")):
        for first in OPEN:
            for left, tokens in paid(goods, COSTS[first], weak, token):
                ends.add((left, tokens, frozenset({(first, one)})))
                # After a weak first building the token of the turn has nothing left to restore.
                usable = 0 if weak or tokens < token else tokens
                for second in set(OPEN) - {first}:
                    for rest, unused in paid(left, COSTS[second], False, usable):
                        ends.add((rest, tokens - usable + unused, frozenset({(first, one), (second, other)})))
    return ends


def engine_ends(match: lz.Match) -> set[End]:
    ends: set[End] = set()
    seen: set[str] = set()
    edge = [match]
    while edge:
        here = edge.pop()
        position = here.position()
        board, mine = position["board"], position["board"]["seats"][0]
        if frame(here) == "Act":
            built: set[Any] = {(name, mine["buildings"][name]) for name in OPEN if name in mine["buildings"]}
            ends.add((tuple(mine["stock"].values()), mine["research"], frozenset(built | set(board["capital_buildings"]))))
            continue
        key = str((position["todo"], mine))
        if key not in seen:
            seen.add(key)
            edge += [play(here.clone(), choice.text) for choice in here.legal()]
    return ends


@pytest.mark.rule("pest.build.weak")
@pytest.mark.rule("pest.build.boost")
@pytest.mark.rule("pest.build.where")
@pytest.mark.rule("pest.build.map-or-capital")
@pytest.mark.parametrize("seed", range(12))
def test_every_end_of_a_build_action_and_no_other(seed: int) -> None:
    dice = Random(seed)
    weak, token = seed % 2 == 1, dice.randint(0, 1)
    goods = (dice.randint(1, 4), dice.randint(1, 4), dice.randint(0, 2), dice.randint(0, 3), dice.randint(0, 2))
    others = [name for name in COSTS if name not in (*OPEN, "castle")]
    seat = {
        "doctor": "gotar",
        "camp": "vards",
        "stock": dict(zip(RESOURCES, goods, strict=True)),
        "research": token,
        "regular": 3,
        "taken": "build" if weak else "none",
        "buildings": dict(zip(others, ELSEWHERE, strict=True)),
        "influence": LAST,
        "orders": [4, 0, 0],
    }
    match = act("build-heal", players=5, seats={0: seat})
    wanted = plain_ends(goods, weak, token)
    if len(wanted) == 1:
        assert "Do build" not in [choice.text for choice in match.legal()]
        return
    assert engine_ends(play(match, "Do build")) == wanted
