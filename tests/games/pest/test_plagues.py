"""The plague phase against a second reading of the rules: crowded boards, every card, no technologies."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.pest.builder import SHIPPED, SICK_PER_TARGET, Form, me, plague

PLACES = {row["id"]: row for row in SHIPPED["location"]}
ROADS = {f"{one}-{other}": (one, other, colour) for one, other, colour in SHIPPED["roads"]["list"]}
ROOM = {"village": 1, "town": 2, "city": 3}
PLAYERS = 4
FULL = {"regular": 3, "taken": "move+build+produce+five", "dead": 4}  # whoever comes costs three infamy


def shown(target: str, name: str) -> bool:
    kind, _, of = target.partition(".")
    row = PLACES[name]
    if kind == "harbour":
        return bool(row["harbours"]) if of == "any" else of in row["harbours"]
    return kind != "road" and kind in ("any", row["type"]) and of in ("any", row["resource"])


class Board:
    """The table as a reader of the rulebook would keep it."""

    def __init__(self, seats: dict[int, Form], sick: dict[str, int], roads: dict[str, int]) -> None:
        self.doctors = {row["doctor"] for row in seats.values()}
        self.camps = {seat: row["camp"] for seat, row in seats.items()}
        self.owners: dict[str, list[int]] = {}
        for seat, row in seats.items():
            for site in (row["castle"], *row["buildings"].values()):
                self.owners.setdefault(site, []).append(seat)
        self.sick = dict(sick)
        self.roads = dict(roads)
        self.ruined = {name for name, row in PLACES.items() if PLAYERS in row["ruined_at"]}
        self.infamy = dict.fromkeys(seats, 0)

    def add(self, name: str, count: int) -> bool:
        """People come to a location; do they stay there?"""
        if name in self.ruined or name in self.doctors or len(self.owners.get(name, [])) > 1:
            return False
        if name in self.camps.values():
            self.camps = {seat: None if camp == name else camp for seat, camp in self.camps.items()}
            return False
        if name in self.owners:
            self.infamy[self.owners[name][0]] += 3 * count
            return False
        self.sick[name] = self.sick.get(name, 0) + count
        return True

    def strike(self, targets: list[str], count: int) -> None:
        colours = {target.removeprefix("road.") for target in targets if target.startswith("road.")}
        for road, (_, _, colour) in ROADS.items():
            if colour in colours or ("any" in colours and colour != "plain"):
                self.roads[road] = self.roads.get(road, 0) + count
        stayed = [name for name in PLACES if any(shown(target, name) for target in targets) and self.add(name, count)]
        fallen = [name for name in stayed if self.sick[name] >= 4]
        for name in fallen:
            del self.sick[name]
            self.ruined.add(name)
        for name in fallen:
            for one, other, _ in ROADS.values():
                if name in (one, other):
                    near = other if one == name else one
                    if near != "capital":
                        self.add(near, 1)


def crowd(dice: Random) -> tuple[dict[int, Form], dict[str, int], dict[str, int]]:
    intact = [name for name, row in PLACES.items() if PLAYERS not in row["ruined_at"]]
    room = {name: ROOM[PLACES[name]["type"]] for name in intact}
    seats: dict[int, Form] = {}
    for seat in range(PLAYERS):
        sites: list[str] = []
        for name in dice.sample(intact, 12):
            if room[name] and len(sites) < 5:
                room[name] -= 1
                sites.append(name)
        seats[seat] = {
            **FULL,
            "castle": sites[0],
            "buildings": {f"district-{at}": name for at, name in enumerate(sites[1:], 1)},
            "doctor": dice.choice(sorted(PLACES)),
            "camp": dice.choice([None, dice.choice(intact), "riterra", "gollor"]),
        }
    sick = {name: dice.randint(1, 4) for name in dice.sample(intact, 25)}
    roads = {name: dice.randint(1, 3) for name in dice.sample(sorted(ROADS), 10)}
    return seats, sick, roads


@pytest.mark.rule("pest.plague.protection-order")
@pytest.mark.rule("pest.plague.destroy-simultaneous")
@pytest.mark.rule("pest.plague.destroy-spreads-one")
@pytest.mark.parametrize("number", range(1, 19))
def test_every_card_on_a_crowded_board(number: int) -> None:
    dice = Random(number)
    for era in (1, 2, 3):
        seats, sick, roads = crowd(dice)
        year = 2 * era - 1
        past = [f"p{other}" for other in range(1, 19) if other != number][: year - 1]
        match = plague(f"p{number}", players=PLAYERS, year=year, plagues=past, seats=seats, sick=sick, roads=roads)
        reader = Board(seats, sick, roads)
        reader.strike(SHIPPED["plague"][number - 1][f"era{era}"], SICK_PER_TARGET[era - 1])
        board = match.position()["board"]
        assert (board["sick"], board["road_sick"]) == (reader.sick, reader.roads)
        assert set(board["ruined"]) == reader.ruined
        assert {seat: me(match, seat)["camp"] for seat in seats} == reader.camps
        assert {seat: me(match, seat)["infamy"] for seat in seats} == reader.infamy
