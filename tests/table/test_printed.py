"""What is printed on the components of a table: a table of another edition tells it to its client."""

from __future__ import annotations

import copy
from typing import Any

import lazaretto as lz
from lazaretto.games.overlays import read_edition
from lazaretto.games.rattus.former import FORMER
from lazaretto.table.editions import read
from tests.table.house import Client, house, in_virtual_time

SEATS = [{"kind": "me"}, {"kind": "me"}]


def face(edition: dict[str, Any], at: int) -> str:
    """A face as the edition writes it: starting tokens first."""
    found: str = [*edition["tokens"]["starting"], *edition["tokens"]["ordinary"]][at - 1]
    return found


def test_a_table_of_an_earlier_edition_tells_what_is_printed_there() -> None:
    assert FORMER[0].edition is not None
    then = FORMER[0].edition()
    assert face(then, 7) == "3:KR" and face(lz.game("rattus").module.edition(), 7) == "3:M"

    async def go() -> None:
        anna = Client(house(1), "Anna")
        old = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": SEATS, "edition": copy.deepcopy(then)})
        new = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": SEATS})
        assert (old["own_edition"], new["own_edition"]) == (True, False)
        told = [(await anna.ask("GET", f"/api/tables/{table['id']}/printed"))["printed"]["face"] for table in (old, new)]
        seen = [[symbol[1] for symbol in faces["f7"]["symbols"]] for faces in told]
        assert seen == [["knight", "king"], ["majority"]]
        assert [faces["f7"]["threshold"] for faces in told] == [3, 3]

    in_virtual_time(go)


def test_effects_are_told_by_the_numbers_of_the_table() -> None:
    async def go() -> None:
        anna = Client(house(1), "Anna")
        table = await anna.ask("POST", "/api/tables", {"game": "messina", "seats": SEATS})
        told = await anna.ask("GET", f"/api/tables/{table['id']}/printed")
        assert told["effects"][1]["text"] and told["printed"]["workshop"]

    in_virtual_time(go)


def changed() -> dict[str, Any]:
    """Pest with another price of technology 1 and of the granary."""
    edition: dict[str, Any] = copy.deepcopy(lz.game("pest").module.edition())
    edition["technology"][0]["research"] += 2
    edition["capital_building"][0]["cost"] = "3 wood + 3 food"
    return edition


def test_a_table_tells_its_own_prices_and_what_differs_from_those_shipped() -> None:
    shipped = lz.game("pest").module.edition()

    async def go() -> None:
        hub = house(1)
        anna, boris = Client(hub, "Anna"), Client(hub, "Boris")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "pest", "seats": seats, "edition": changed(), "public": True}
        table = await anna.ask("POST", "/api/tables", wish)
        told = await anna.ask("GET", f"/api/tables/{table['id']}/printed")
        assert told["drawn"]["technologies"]["t1"]["research"] == shipped["technology"][0]["research"] + 2
        assert told["drawn"]["palaces"]["granary"]["cost"] == [
            ["gain", "wood", {"count": 3}],
            ["gain", "food", {"count": 3}],
        ]
        found = {(each["place"], each["field"]): (each["here"], each["shipped"]) for each in told["corrected"]}
        was = shipped["technology"][0]["research"], shipped["capital_building"][0]["cost"]
        assert found == {
            ("technology.1", "research"): (was[0] + 2, was[0]),
            ("capital_building.granary", "cost"): ("3 wood + 3 food", was[1]),
        }
        assert "research" in told["reconstructed"]["technology.1"]  # as shipped; who corrected it has seen the box
        [brief] = (await boris.ask("GET", "/api/lobby"))["open"]
        assert brief["own_edition"]

    in_virtual_time(go)


def test_an_edition_that_cannot_be_drawn_is_drawn_as_ours() -> None:
    edition = changed()
    edition["map"] = {"coast": "none"}
    edition["location"][0]["x"] = "left"

    async def go() -> None:
        anna = Client(house(1), "Anna")
        table = await anna.ask("POST", "/api/tables", {"game": "pest", "seats": SEATS, "edition": edition})
        told = await anna.ask("GET", f"/api/tables/{table['id']}/printed")
        assert told["drawn"]["locations"][0]["x"] == lz.game("pest").module.edition()["location"][0]["x"]
        assert told["drawn"]["map"]["decor"]

    in_virtual_time(go)


def test_what_is_drawn_is_that_of_the_table() -> None:
    """Rules for one or two say what tracks show, and the number of players how the city lies."""

    async def drawn(anna: Client, game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        wish = {"game": game, "seats": [{"kind": "me"}] * seats, "options": options}
        table = await anna.ask("POST", "/api/tables", wish)
        found: dict[str, Any] = (await anna.ask("GET", f"/api/tables/{table['id']}/printed"))["drawn"]
        return found

    async def go() -> None:
        anna = Client(house(1), "Anna")
        solo, two, base = [
            await drawn(anna, "pest", n, {"mode": mode}) for n, mode in ((1, "solo"), (2, "two-player"), (2, "base"))
        ]
        assert [sum(space["blocked"] for space in each["influence"]) for each in (solo, two, base)] == [0, 6, 0]
        assert [[row["side"] for row in each["aids"]["a1"]] for each in (two, base)] == [
            ["left", "right"],
            ["left", "middle", "right"],
        ]
        cities = [await drawn(anna, "messina", n, {}) for n in (1, 2, 3, 4)]
        assert len({len(each["sites"]) for each in cities}) > 1 and cities[0]["sites"] == cities[1]["sites"]
        token = await drawn(anna, "messina", 2, {"priority_token": True})
        assert [row["order"] for row in token["rounds"]] != [row["order"] for row in cities[1]["rounds"]]

    in_virtual_time(go)


GRANARY = b'[[capital_building]]\nid = "granary"\ncost = "3 wood + 3 food"\n'


def test_a_file_is_read_and_a_table_opened_with_what_it_says() -> None:
    """An overlay of one value: what it changes is told before, and the opponents see it before they sit down."""

    async def go() -> None:
        hub = house(1)
        anna, boris = Client(hub, "Anna"), Client(hub, "Boris")
        read = await anna.ask("POST", "/api/games/pest/edition", GRANARY)
        [change] = read["corrected"]
        assert (change["place"], change["field"], change["thing"]) == (
            "capital_building.granary",
            "cost",
            [["capital", "granary", {}]],
        )
        assert change["here_told"] == [["gain", "wood", {"count": 3}], ["gain", "food", {"count": 3}]]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "pest", "seats": seats, "edition": read["edition"], "public": True}
        table = await anna.ask("POST", "/api/tables", wish)
        seen = await boris.ask("GET", f"/api/tables/{table['id']}")
        assert seen["own_edition"] and not any(seat["mine"] for seat in seen["seats"])
        told = await boris.ask("GET", f"/api/tables/{table['id']}/printed")
        assert told["corrected"] == [change]
        assert told["drawn"]["palaces"]["granary"]["cost"] == change["here_told"]

    in_virtual_time(go)


def test_a_file_that_says_what_is_shipped_changes_nothing() -> None:
    async def go() -> None:
        anna = Client(house(1), "Anna")
        body = b'{"capital_building": [{"id": "granary", "cost": "2 wood + 2 food"}]}'
        read = await anna.ask("POST", "/api/games/pest/edition", body)
        assert read["corrected"] == []
        table = await anna.ask("POST", "/api/tables", {"game": "pest", "seats": SEATS, "edition": read["edition"]})
        assert not table["own_edition"] and table["counts"]

    in_virtual_time(go)


def test_what_is_wrong_with_a_file_is_told_with_its_thing() -> None:
    async def go() -> None:
        anna = Client(house(1), "Anna")
        bad = GRANARY.replace(b"3 wood", b"3 gold")
        for path, body in (
            ("/api/games/pest/edition", bad),
            ("/api/tables", {"game": "pest", "seats": SEATS, "edition": read_edition(bad)}),
        ):
            refused = await anna.refused("POST", path, body)
            assert (refused["code"], refused["place"]) == ("unknown-word", "capital_building.granary")
            assert refused["details"]["where"]["thing"] == [["capital", "granary", {}]]
        refused = await anna.refused("POST", "/api/games/pest/edition", b"[[capital_building\n")
        assert (refused["code"], refused["details"]["given"]) == ("broken-line", "1")
        refused = await anna.refused("POST", "/api/games/nonsense/edition", GRANARY)
        assert refused["code"] == "unknown-game"

    in_virtual_time(go)


def test_a_host_offers_what_his_own_copy_prints() -> None:
    async def go() -> None:
        offered = read("pest", GRANARY)
        anna = Client(house(1, editions={"pest": offered}), "Anna")
        told = await anna.ask("GET", "/api/games/pest/edition")
        assert [each["place"] for each in told["corrected"]] == ["capital_building.granary"]
        table = await anna.ask("POST", "/api/tables", {"game": "pest", "seats": SEATS, "edition": told["edition"]})
        assert table["own_edition"]
        assert (await anna.ask("GET", "/api/games/rattus/edition")) == {"edition": {}, "corrected": []}

    in_virtual_time(go)
