"""The encoding of Rattus: names fit entries, entries fit the view, nothing leaks."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.rng import stream
from lazaretto.lab import Encoder
from tests.lab.walk import random_match
from tests.observing import board_told

MODULE = lazaretto.game("rattus").module
PLAYERS = MODULE.players


def expected(view: dict[str, Any], seat: int) -> dict[str, float]:
    """The non-zero entries, worked out from the view by another way."""
    order = [(max(seat, 0) + step) % view["players"] for step in range(view["players"])]
    name_of = {other: f"p{step}" for step, other in enumerate(order)}
    edition = MODULE.edition()
    cubes = edition["constants"]["cubes_per_player"]
    tokens = len(edition["tokens"]["starting"]) + len(edition["tokens"]["ordinary"])
    found = {"rat-supply": view["rat_supply"] / (tokens - view["boxed"] - len(view["regions"]))}
    found |= {f"{view['plague']}.plague": 1.0}
    found |= {f"{what}.{name_of[other]}": view[what][other] / cubes for what in ("supply", "palace") for other in order}
    found |= {f"{card}.{name_of.get(owner, 'table')}": 1.0 for card, owner in view["cards"].items()}
    found |= {f"revealed.{face['face']}": 1.0 for face in view["revealed"]}
    if view["ended"] is not None:
        found |= {"ended": 1.0, f"ender.{name_of[view['ended']['seat']]}": 1.0}
    for region, lying in view["regions"].items():
        found[f"{region}.in-play"] = 1.0
        found[f"{region}.rats"] = len(lying["rats"]) / edition["constants"]["rats_per_region_max"]
        found |= {f"{region}.cubes.{name_of[other]}": lying["cubes"][other] / cubes for other in order}
        for rat in lying["rats"]:
            found |= expected_token(rat, region, name_of)
    return {name: value for name, value in found.items() if value}


def expected_token(rat: dict[str, Any], region: str, name_of: dict[int, str]) -> dict[str, float]:
    found = {f"in.{region}": 1.0, "starting": float(rat["starting"])}
    found |= {f"seen.{name_of[other]}": 1.0 for other in rat["seen_by"]}
    if rat["face"] is not None:
        found |= expected_face(rat["face"]["code"])
    return {f"{rat['token']}.{name}": value for name, value in found.items()}


def expected_face(code: str) -> dict[str, float]:
    edition = MODULE.edition()
    printed = [*edition["tokens"]["starting"], *edition["tokens"]["ordinary"]]
    letters = {card["letter"]: card["id"] for card in edition["class"]}
    threshold, symbols = code.split(":")
    return {
        "threshold": int(threshold) / max(int(each.split(":")[0]) for each in printed),
        "majority": symbols.count("M") / max(each.count("M") for each in printed),
        "everybody": symbols.count("A") / max(each.count("A") for each in printed),
        **{f"symbol.{letters[symbol]}": 1.0 for symbol in symbols if symbol in letters},
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_the_encoding_says_what_the_view_says(players: int) -> None:
    for match in random_match("rattus", players, 5):
        for seat in range(SPECTATOR, players):
            entries = {name: value for name, value in board_told(MODULE, match.here.board, seat).items() if value}
            assert entries == pytest.approx(expected(match.view(None if seat == SPECTATOR else seat), seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_deal_of_hidden_faces_changes_no_observation(players: int) -> None:
    encoder = Encoder(MODULE, players)
    rng = stream(players, "deal")
    dealt_anew = looker_noticed = False
    for seed in range(3):
        for match in random_match("rattus", players, seed):
            for seat in range(SPECTATOR, players):
                copy = match.here.clone()
                MODULE.determinise(copy.board, seat, rng)
                assert encoder.encode(copy, seat) == encoder.encode(match.here, seat)
                if copy.board.face != match.here.board.face:
                    dealt_anew = True
                    lookers = [each for each in range(players) if each != seat]
                    looker_noticed |= any(encoder.encode(copy, s) != encoder.encode(match.here, s) for s in lookers)
    assert dealt_anew and looker_noticed, "the test has not met a hidden face"
