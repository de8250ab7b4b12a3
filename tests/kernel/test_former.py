"""Records of earlier rules: what is asked otherwise today is supplied, left out or renamed, and the game is the same."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.former import Former, Line
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import stream

RATTUS = lz.game("rattus")
OLD_EDITION = {"printed": "then"}


def played() -> lz.Match:
    match = RATTUS.new(3, seed=5)
    rng = stream(5, "walk")
    while not match.is_over:
        options = match.legal()
        match.apply(options[rng.below(len(options))])
    return match


MATCH = played()


def of_earlier_rules(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(MATCH.log()), "rules": "0", **changes}


def game(*former: Former) -> lz.Game:
    return lz.Game(dataclasses.replace(RATTUS.module, former=former))


def without(verb: str) -> dict[str, Any]:
    """The record as rules would have written it that made these choices by themselves: chance stands one line earlier."""
    form = of_earlier_rules()
    lines: list[dict[str, Any]] = []
    for line in form["choices"]:
        if line["choice"].startswith(f"{verb} "):
            lines[-1].setdefault("chance", []).extend(line.get("chance", []))
        else:
            lines.append(line)
    form["choices"] = lines
    return form


def test_what_was_not_asked_then_is_supplied() -> None:
    taken = [line["choice"] for line in MATCH.log()["choices"] if line["choice"].startswith("PlaceRat ")]

    def supplied(here: Position, line: Line | None) -> str:
        return taken.pop(0) if type(here.todo.top()).__name__ == "PlaceRat" else ""

    again = game(Former("0", supplied=supplied)).replay(without("PlaceRat"))
    assert not taken
    assert again.position() == MATCH.position()
    assert again.log() == MATCH.log()  # written down by today's rules


def test_what_is_no_longer_asked_is_left_out() -> None:
    form = of_earlier_rules()
    chance = form["choices"][0].pop("chance", [])
    form["choices"].insert(1, {"n": 2, "seat": 0, "frame": "Nod", "choice": "Nod yes", "chance": chance})
    again = game(Former("0", dropped=lambda here, line: line.frame == "Nod")).replay(form)
    assert again.log() == MATCH.log()


def test_versions_follow_each_other() -> None:
    form = of_earlier_rules()
    for line in form["choices"]:
        line["choice"] = line["choice"].replace("AddCubes", "Settle")

    def renamed(old: str, new: str) -> Any:
        return lambda line: dataclasses.replace(line, choice=line.choice.replace(old, new))

    former = Former("0", renamed=renamed("Settle", "Populate")), Former("0.5", renamed=renamed("Populate", "AddCubes"))
    assert game(*former).replay(form).log() == MATCH.log()
    with pytest.raises(lz.BadInput, match="unknown-verb"):
        game(*former).replay({**form, "rules": "0.5"})


def test_a_position_of_earlier_rules_is_brought_into_todays_form() -> None:
    form = RATTUS.new(3, seed=5).position()
    todo = [["Former" + frame[0], *frame[1:]] for frame in form["todo"]]

    def position(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "todo": [[frame[0].removeprefix("Former"), *frame[1:]] for frame in old["todo"]]}

    again = game(Former("0", position=position)).from_position({**form, "rules": "0", "todo": todo})
    assert again.position() == form


def test_an_edition_named_by_its_digest_is_the_one_shipped_then() -> None:
    edition = RATTUS.module.edition()
    today = of_earlier_rules(rules=RATTUS.module.rules_version, edition=edition)
    assert RATTUS.replay(today).header.edition is None, "it is the one shipped today"
    with pytest.raises(lz.BadInput, match=r"edition\.sha256: wrong-edition"):
        game(Former("0", edition=lambda: OLD_EDITION)).replay(of_earlier_rules(edition={"sha256": "f" * 64}))


def test_rules_that_never_were_are_refused() -> None:
    today = RATTUS.module.rules_version
    with pytest.raises(lz.BadInput, match=rf"rules: wrong-rules \(given=7, expected=0, {today}\)"):
        game(Former("0")).replay(of_earlier_rules(rules="7"))


def test_chance_that_nothing_uses_is_found() -> None:
    form = of_earlier_rules()
    form["choices"][-1].setdefault("chance", []).append("Face f1")
    with pytest.raises(lz.BadInput, match="chance-left-over"):
        game(Former("0")).replay(form)
