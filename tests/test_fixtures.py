"""Finished games replay to their exact end, whatever has changed since; every reason for an end has a fixture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lazaretto as lz

FIXTURES = sorted(Path(__file__).parent.glob("games/*/fixtures/*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_finished_game_replays_to_its_exact_end(path: Path) -> None:
    log = json.loads(path.read_text("utf-8"))
    game = lz.game(log["game"])
    match = game.verify(log)
    assert match.is_over
    told = json.loads(json.dumps(match.log()))
    if log["rules"] == game.module.rules_version:
        assert told == log
    else:  # written down by today's rules it may have other lines, but it is the same game
        assert game.verify(told).position() == match.position() and told["result"] == log["result"]


def test_pest_has_fixtures_for_every_number_of_players_mode_and_map() -> None:
    logs = [json.loads(path.read_text("utf-8")) for path in FIXTURES if "pest" in path.parts]
    assert {log["players"] for log in logs} == {1, 2, 3, 4, 5}
    tables = {(log["options"]["mode"], log["options"]["map"]) for log in logs}
    assert tables == {(mode, land) for mode in ("base", "two-player", "solo") for land in ("printed", "random")}


def test_messina_has_a_fixture_for_every_number_of_players_and_every_option() -> None:
    logs = [json.loads(path.read_text("utf-8")) for path in FIXTURES if "messina" in path.parts]
    assert {log["players"] for log in logs} == {1, 2, 3, 4}
    assert {log["options"]["mode"] for log in logs} == {"base", "advanced", "estates", "scrolls"}
    assert {(log["players"] == 1, log["options"]["mode"]) for log in logs} >= {(True, "base"), (True, "advanced")}
    assert (
        {log["options"]["priority_token"] for log in logs}
        == {log["options"]["strict_recall"] for log in logs}
        == {False, True}
    )
    verbs = {choice["choice"].split()[0] for log in logs for choice in log["choices"]}
    assert {"Repopulate", "GiveHelper", "Refresh", "Claim", "Borrow", "Leap", "Work", "Employ", "FightBoth"} <= verbs


def test_rattus_has_a_fixture_for_every_reason_to_end() -> None:
    reasons = {json.loads(path.read_text("utf-8"))["result"]["reason"] for path in FIXTURES if "rattus" in path.parts}
    assert reasons == {"supply-empty", "all-cubes", "both"}
