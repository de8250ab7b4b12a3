"""Records of earlier rules are read with what was printed then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import lazaretto as lz
from tests.games.rattus.builder import GAME

FIXTURES = sorted(Path(__file__).parent.glob("fixtures/*.json"))


def log_of_rules_1() -> dict[str, Any]:
    logs: list[dict[str, Any]] = [json.loads(path.read_text("utf-8")) for path in FIXTURES]
    return next(log for log in logs if log["rules"] == "1")


def test_the_faces_of_then_are_on_the_tokens() -> None:
    """A log names the edition it was played with by its digest only."""
    log = log_of_rules_1()
    assert set(log["edition"]) == {"sha256"}
    match = GAME.verify(log)
    assert match.header.edition is not None
    codes = [*match.header.edition["tokens"]["starting"], *match.header.edition["tokens"]["ordinary"]]
    assert min(len(code.partition(":")[2]) for code in codes) == 2, "none had one symbol"
    assert {face["code"] for face in match.view(None)["revealed"]} <= set(codes)
    again = GAME.replay(match.log())
    assert (again.position(), again.log()["edition"]) == (match.position(), match.header.edition)


def test_a_position_goes_on_with_the_faces_of_then() -> None:
    match = GAME.replay(log_of_rules_1(), 40)
    form = {**match.position(), "rules": "1", "edition": log_of_rules_1()["edition"]}
    again = GAME.from_position(form)
    assert again.header.edition == match.header.edition
    assert again.position()["board"] == form["board"]


def test_today_the_edition_of_then_is_one_of_somebody_s_own() -> None:
    edition = GAME.replay(log_of_rules_1(), 0).header.edition
    assert lz.game("rattus").new(3, seed=1, edition=edition).header.edition == edition
