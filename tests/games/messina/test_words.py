"""Sentences that depend on what lies on the board, in both languages."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.games import folder
from lazaretto.text import Words
from tests.games.messina.builder import at, doing, edition, play, printed

NAMES = ["Anna", "Boris"]


def said(match: lz.Match, choice: str, language: str) -> str:
    form = next(each.json for each in match.legal() if each.text == choice)
    return Words(language, "messina").choice(form, NAMES, match.view(None), match.decision)


def told(match: lz.Match, kind: str, language: str) -> list[str]:
    words = Words(language, "messina")
    return [words.event(event, NAMES) for event in match.events(None) if event["kind"] == kind]


@pytest.mark.parametrize(
    ("language", "golden", "plain", "worker"),
    [("en", "upgraded nun", "the nun", "upgraded nun"), ("ru", "улучшенную монахиню", " монахиню", "улучшенную монахиню")],
)
def test_whoever_gives_up_a_citizen_is_told_its_level(language: str, golden: str, plain: str, worker: str) -> None:
    me = {"squares": {"nu1": 2, "nu2": 1}, "workshops": {"B7": 2}}
    match = doing(["GiveUp", 0, 0, 0, 1], me=me)
    assert golden in said(match, "Give nu1", language)
    assert plain in said(match, "Give nu2", language) and golden not in said(match, "Give nu2", language)
    assert worker in said(match, "Give B7", language)


@pytest.mark.parametrize(("language", "early", "late"), [("en", "1 powerful fire", "2 powerful fire"), ("ru", "(1)", "(2)")])
def test_two_cubes_at_once_have_a_price(language: str, early: str, late: str) -> None:
    hexes = {"H5": {"cubes": 1}, "H4": {"cubes": 1}}
    for number, price in ((1, early), (6, late)):
        match = doing(["FightPlague", 0, 4], round=number, me={"powerfire": 2}, hexes=hexes)
        assert price in said(match, "FightBoth H4", language)


@pytest.mark.parametrize(("language", "word"), [("en", "right branch"), ("ru", "по правой ветви")])
def test_the_log_says_which_branch_an_overseer_takes(language: str, word: str) -> None:
    match = doing(["AdvanceOverseer", 0, 3, 0, 1])
    play(match, "Advance nun ahead")
    assert word not in told(match, "overseer-advanced", language)[-1]
    match = play(
        doing(["AdvanceOverseer", 0, 3, 0, 1], ["AdvanceOverseer", 0, 3, 0, 1]), "Advance nun ahead", "Advance nun right"
    )
    assert [event["way"] for event in match.events(None) if event["kind"] == "overseer-advanced"] == ["ahead", "right"]
    assert word in told(match, "overseer-advanced", language)[-1]


@pytest.mark.parametrize(
    ("language", "upper", "lower"),
    [("en", "(upper quarter)", "(lower quarter)"), ("ru", "(верхний квартал)", "(нижний квартал)")],
)
@pytest.mark.parametrize(("citizen", "to_upper", "to_lower"), [("nun", "left", "right"), ("aristocrat", "right", "left")])
def test_a_branch_is_told_by_the_quarter_it_leads_to(
    language: str, upper: str, lower: str, citizen: str, to_upper: str, to_lower: str
) -> None:
    match = doing(["AdvanceOverseer", 0, 3, 0, 1], me={"overseers": {citizen: (1, "ahead", False)}})
    assert upper in said(match, f"Advance {citizen} {to_upper}", language)
    assert lower in said(match, f"Advance {citizen} {to_lower}", language)
    play(match, f"Advance {citizen} {to_upper}")
    assert upper in told(match, "overseer-advanced", language)[-1]


@pytest.mark.parametrize(("language", "word"), [("en", "where it is"), ("ru", "на месте")])
def test_a_helper_that_stays_is_not_said_to_move(language: str, word: str) -> None:
    match = play(at(me={"helpers": ["H4", "estate"]}), "Stand H4")
    assert word in told(match, "helper-stood", language)[-1]
    match = play(at(me={"helpers": ["H4", "estate"]}), "Stand H5")
    assert word not in told(match, "helper-stood", language)[-1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_points_for_a_visit_are_told_once(language: str) -> None:
    match = play(at(me={"helpers": ["estate"]}, hexes={"H5": {"owner": 1}}), "Stand H5")
    lines = told(match, "district-visited", language) + told(match, "gained", language)
    assert len(lines) == 2 and sum("2" in line for line in lines) == 1


@pytest.mark.parametrize("language", ["en", "ru"])
def test_numbers_that_the_lessons_name_are_those_of_the_edition(language: str) -> None:
    texts = (folder("messina") / "lessons" / f"{language}.ftl").read_text("utf-8").splitlines()
    scroll = next(line for line in texts if line.startswith("lesson-path-scroll = "))
    rats = next(line for line in texts if line.startswith("lesson-plague-rat = "))
    for track in printed("scroll.board", "a")["track"]:
        assert " / ".join(str(value) for value in track["values"]) in scroll
    assert ", ".join(str(points) for points in edition()["rats"]["penalty"][1:7]) in rats


@pytest.mark.parametrize(("points", "reached"), [(0, False), (200, True)])
def test_who_plays_alone_is_told_whether_the_goal_is_reached(points: int, reached: bool) -> None:
    """The engine compares, not the client."""
    assert at(players=1, me={"points": points}).view(0)["reached"] is reached
