"""The clicks that `bench/clicks.py` counts, made in a browser: a turn of Build + Heal; what stands beside a choice.

To turn to another part of the board (its map, its market) is to look, not to choose; it is not counted.
"""

from __future__ import annotations

from typing import Any

import people
import records

import lazaretto as lz
from lazaretto.kernel.match import Match

PLACES = {"PlaceCastle": "loc:{}", "PlaceDoctor": "loc:{}", "Step": "loc:{}", "PlaceMortus": "cell:{}", "Do": "action:{}"}
PLACES |= {"TakeCrate": "stock:{}", "Exchange": "stock:{}", "Buy": "market:{}", "Clear": "", "Build": "building:{1}"}
PLACES |= {"Heal": "pen:{}"}


def _opened(page: Any, match: Match) -> None:
    records.opened(page, match)
    page.wait_for_selector(".pest")


def _foretold(page: Any) -> None:
    """Until the table has told what the choices bring: then the ways are there, too."""
    page.wait_for_selector(".prompt[data-foretold='true']")


def _made(page: Any) -> list[str]:
    place = page.url.rstrip("/").split("/")[-1]
    export = page.request.get(f"/api/tables/{place}/export").json()
    return [line["choice"] for line in export["choices"]]


def _click(page: Any, choices: list[str]) -> int:
    """Does what these choices are: on the board if that can be pointed at, else in the prompt. How many clicks it took."""
    _foretold(page)
    wanted = _wanted(choices)
    verb, *rest = wanted.split()
    place = PLACES.get(verb, "").format(*rest)
    before = people.look(page)["n"]
    clicks = 1
    if not (place and _point(page, place)):
        assert people.press(page, f'[data-choice="{wanted}"]') or people.press(page, f'[data-otherwise="{wanted}"]'), wanted
    went_on = "n => document.querySelector('.prompt').dataset.n !== n"
    page.wait_for_function(f"n => document.querySelector('.chooser, [data-testid=confirm]') || ({went_on})(n)", arg=before)
    if page.query_selector(".chooser"):
        clicks += 1
        joined = " › ".join(choices)
        assert people.press(page, f'.chooser [data-choice="{joined}"]') or people.press(
            page, f'.chooser [data-choice="{wanted}"]'
        ), joined
        page.wait_for_function(f"n => document.querySelector('[data-testid=confirm]') || ({went_on})(n)", arg=before)
    if page.query_selector("[data-testid=confirm]"):
        clicks += 1
        people.press(page, "[data-testid=confirm]")
        page.wait_for_function(went_on, arg=before)
    people.waits_for(page)
    return clicks


def _point(page: Any, place: str) -> bool:
    """Clicks a lit place, in whichever part of the board it is."""
    lit = f'[data-target="{place}"][data-lit]'
    if people.press(page, lit):
        return True
    for part in [each.get_attribute("data-part") for each in page.locator("[data-part].light").all()]:
        page.locator(f"[data-part={part}]").click()
        if people.press(page, lit):
            return True
    return False


def _wanted(choices: list[str]) -> str:
    """What a way is pointed at by: the last choice that is more than an answer."""
    answers = ("PayCoins", "Clear", "ExchangeWith", "Produce")
    return next((each for each in reversed(choices) if each.split()[0] not in answers), choices[0])


def test_a_turn_of_build_and_heal(visitor: Any) -> None:
    match = lz.game("pest").new(1, seed=3)
    for choice in ("PlaceCastle vards", "PlaceDoctor gotar", "TakeCrate stone"):
        match.apply(choice)
    page = visitor()
    _opened(page, match)
    clicks = _click(page, ["PlaceMortus build-heal"])
    clicks += _click(page, ["Do build", "Build doctor district-1"])
    clicks += _click(page, ["TakeCrate food"])  # what the first district brings
    clicks += _click(page, ["Do heal", "Heal regular"])
    clicks += _click(page, ["EndTurn"])
    assert clicks <= 5
    made = [choice.split()[0] for choice in _made(page)]
    assert [verb for verb in made if verb in ("Build", "Heal", "EndTurn")] == ["Build", "Heal", "EndTurn"]


def test_what_is_given_up_is_asked_about(visitor: Any) -> None:
    """To send a helper and do nothing there, although something could be done: picked from beside, and asked again."""
    page = visitor()
    people.open_table(page, ["me", "local"], ["Anna", "Boris"], game="messina")
    _foretold(page)
    page.locator("[data-otherwise^='Stand ']").first.click()
    page.locator(".chooser [data-choice$='EndTurn']").click()
    page.get_by_test_id("confirm").wait_for()
    n = people.look(page)["n"]
    page.keyboard.press("Escape")
    page.get_by_test_id("confirm").wait_for(state="detached")
    people.unmoved(page, n)


def test_any_two_are_exchanged_by_one_click(visitor: Any) -> None:
    """Two resources that differ have a click of their own, also on a phone; a list of the rest opens where they lie."""
    match = lz.game("pest").new(1, seed=3)
    for choice in ("PlaceCastle vards", "PlaceDoctor gotar", "TakeCrate stone"):
        match.apply(choice)
    page = visitor(width=390, height=844)
    _opened(page, match)
    _foretold(page)
    way = next(way for way in match.ways() if way.apart)
    joined = " › ".join(way.choices)
    n = people.look(page)["n"]
    page.locator(f"[data-chip='{joined}']").click()
    page.wait_for_function("n => document.querySelector('.prompt').dataset.n !== n", arg=n)
    assert _made(page)[-2:] == list(way.choices)
    page.get_by_test_id("undo").click()
    page.wait_for_function("n => document.querySelector('.prompt').dataset.n === n", arg=n)
    _foretold(page)
    page.locator(f"[data-target='stock:{way.wanted.split()[1]}'][data-lit]").click(button="right")
    page.locator(f".chooser [data-choice='{joined}']").wait_for()
