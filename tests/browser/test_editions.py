"""Tables with printed values of somebody's own: chosen in the dialog, told before one sits down, marked where they show."""

from __future__ import annotations

import json
import random
from typing import Any

import people
import pytest
import records
from test_access import violations
from tests.depth import deep

import lazaretto as lz
from lazaretto.games.overlays import read_edition, whole_edition
from lazaretto.kernel.match import Match


def edition(game: str) -> Any:
    return lz.game(game).module.edition()


def technologies() -> dict[str, Any]:
    """Every technology costs one research token, every building nothing: whatever is on offer first can be had."""
    dearer = [{"number": row["number"], "research": 1} for row in edition("pest")["technology"]]
    buildings = [{"id": row["id"], "wood": 0, "stone": 0} for row in edition("pest")["building"]]
    return {"technology": dearer, "building": buildings}


def districts() -> dict[str, Any]:
    """Every cart costs four coins, and every district gives as many to build with, whichever lie in the city."""
    carts = [{"id": row["id"], "cost": "coin:4"} for row in edition("messina")["tokens"]["cart"]]
    hexes = [{"id": row["id"], "action": "coin:4, build"} for row in edition("messina")["city"]["hex"]]
    return {"tokens": {"cart": carts}, "city": {"hex": hexes}}


FILES: dict[str, tuple[str, str]] = {
    "rattus": ("mine.toml", "[constants]\nmerchant_cubes_max = 2\n"),
    "messina": ("mine.json", json.dumps(districts())),
    "pest": ("mine.json", json.dumps(technologies(), indent=4)),
}
TOLD = {
    "rattus": "Numbers of the rules, cubes the Merchant moves, at most: 2 (shipped: 3)",
    "messina": "price: 4 coins",
    "pest": "Construction Crane, research tokens: 1 (shipped: 2)",
}
# What is looked at: something on the board, and what its tip says of the changed value.
LOOKED: dict[str, tuple[str, str]] = {
    "rattus": ("[data-tip='card:merchant']", "one to 2 of your cubes"),
    "messina": (".market [data-mark=corrected]:visible, .market [data-mark=corrected]", "4 coins"),
    "pest": ("[data-tip^='market:'][data-mark=corrected]", "research tokens: 1"),
}


def open_dialog(page: Any, game: str, seats: list[str]) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}]:enabled").click()
    page.locator(f"label.pill:has(input[value='{len(seats)}'])").click()
    for seat, kind in enumerate(seats):
        page.get_by_test_id(f"seat-{seat}").select_option(kind)


def choose_file(page: Any, name: str, text: str) -> None:
    page.get_by_test_id("edition-options").locator("summary").first.click()
    page.get_by_test_id("edition").select_option("file")
    people.expect(page.get_by_test_id("create")).to_be_disabled()
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_test_id("edition-file").set_input_files(file)


@pytest.mark.parametrize("game", deep(["messina", "pest"], list(FILES)))
def test_a_changed_price_is_seen_everywhere(visitor: Any, game: str) -> None:
    page = visitor()
    open_dialog(page, game, ["me", "local"])
    choose_file(page, *FILES[game])
    told = page.get_by_test_id("differences").first
    told.wait_for(timeout=60_000)
    page.locator("[data-testid=edition-options] details summary").evaluate_all("all => all.forEach(each => each.click())")
    page.get_by_test_id("differences").filter(has_text=TOLD[game]).first.wait_for(state="attached")
    assert violations(page) == []
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    people.waits_for(page)
    target, words = LOOKED[game]
    if game == "pest":
        page.locator("[data-part=market]").click()
    people.expect(page.locator(target).first).to_have_attribute("data-mark", "corrected")
    _tells(page, target, "◆", words)


# A choice with a changed price, and what it is told to cost; Rattus has no prices: there the choice is marked alone.
BRINGS: dict[str, tuple[str, tuple[str, int] | None]] = {
    "rattus": ("UseCard merchant", None),
    "messina": ("Build C", ("coin", -4)),
    "pest": ("Buy t", ("research", -1)),
}
DULL = {"Stop", "EndTurn", "Exchange", "Arrange", "Refresh", "Finish", "Pass"}


def _played_until(game: str, wanted: str, price: tuple[str, int] | None) -> tuple[Match, str]:
    """A game with the changed values, at a decision that offers a choice which costs that."""
    opened = lz.game(game)
    given = read_edition(FILES[game][1].encode())
    chance = random.Random(1)
    for seed in range(20):
        match = opened.new(players=2, seed=seed, edition=whole_edition(opened.module, given))
        while not match.is_over:
            legal = match.legal()
            for choice in legal:
                if choice.text.startswith(wanted) and _told(match, choice.text, price):
                    return match, choice.text
            match.apply(chance.choice([choice for choice in legal if choice.verb not in DULL] or legal))
    raise AssertionError(f"{wanted} was never offered")


def _told(match: Match, choice: str, price: tuple[str, int] | None) -> bool:
    changes = [each for each in match.consequences(choice).changes if each.seat == match.to_move]
    return price is None or price in [(each.what, each.most) for each in changes[:4]]


@pytest.mark.parametrize("game", deep(["rattus", "pest"], list(BRINGS)))
def test_what_a_choice_brings_is_told_with_the_changed_value(visitor: Any, game: str) -> None:
    wanted, price = BRINGS[game]
    match, choice = _played_until(game, wanted, price)
    page = visitor()
    records.opened(page, match)
    page.wait_for_selector(".prompt[data-foretold='true']")
    entry = page.locator(f'.prompt [data-choice="{choice}"]')
    if not entry.count():
        page.locator(f".verb[data-verb={choice.split()[0]}]").click()
    entry.locator("[data-corrected]").wait_for()
    assert entry.locator("[data-corrected]").inner_text() == "◆"
    if price is not None:
        chips = entry.locator(".brings .one:has(svg)").all_inner_texts()
        assert f"−{-price[1]}" in [chip.strip() for chip in chips], chips
    if game == "rattus":
        people.sure(page, entry.click)
        page.wait_for_selector(".choice[data-choice^='Merchant '], .verb[data-verb=Merchant]")
        offered = {each.split()[-1] for each in people.look(page)["choices"]}
        assert offered <= {"1", "2"} and "2" in offered, offered


@pytest.mark.parametrize(
    ("language", "words"),
    deep([("ru", "Наша реконструкция")], [("en", "Our reconstruction"), ("ru", "Наша реконструкция")]),
)
def test_reconstructed_values_are_marked(visitor: Any, language: str, words: str) -> None:
    """As shipped: the sign is drawn on the thing, and its tip tells which of its values are ours."""
    page = visitor(language)
    people.open_table(page, ["me", "local"], ["Anna", "Boris"], game="messina")
    people.waits_for(page)
    target = ".market [data-mark=reconstructed]"
    page.locator(target).first.wait_for(state="attached")
    sign = page.locator(target).first.evaluate("each => getComputedStyle(each, '::after').content")
    assert sign == '"≈"'
    _tells(page, target, f"≈ {words}")
    assert page.locator("[data-mark=corrected], [data-corrected]").count() == 0


def _tells(page: Any, target: str, *words: str) -> None:
    """This is said of something when the keyboard or the mouse comes to it."""
    page.locator(target).first.dispatch_event("focusin")
    page.locator(target).first.hover(force=True)
    tip = page.locator("[role=tooltip]")
    for word in words:
        tip = tip.filter(has_text=word)
    tip.first.wait_for()


@pytest.mark.refused
def test_what_is_wrong_is_told_in_the_reader_s_language(visitor: Any) -> None:
    page = visitor("ru")
    open_dialog(page, "pest", ["me", "local"])
    choose_file(page, "mine.toml", '[[technology]]\nnumber = 7\nresearch = "много"\n')
    told = "Строительный кран, жетоны исследования: нужно целое число (technology.7.research)"
    page.get_by_test_id("edition-problem").filter(has_text=told).wait_for(timeout=60_000)
    people.expect(page.get_by_test_id("create")).to_be_disabled()
    assert page.locator("label:has([data-testid=edition-file])").inner_text() == "Выбрать файл (TOML или JSON)"
    page.get_by_test_id("edition-file").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[[technology]]\nnumber = 7\nresearch = 4\n"}
    )
    told = "Строительный кран, жетоны исследования: 4 (в поставке: 2)"
    page.get_by_test_id("differences").filter(has_text=told).wait_for(timeout=60_000)
    people.expect(page.get_by_test_id("create")).to_be_enabled()


def test_an_opponent_reads_the_differences_before_he_sits_down(visitor: Any) -> None:
    host, guest = visitor(), visitor("ru", 390, 844)
    open_dialog(host, "rattus", ["me", "open"])
    choose_file(host, *FILES["rattus"])
    host.get_by_test_id("differences").wait_for(timeout=60_000)
    host.get_by_test_id("public").check()
    host.get_by_test_id("create").click()
    host.wait_for_url("**/t/*")
    table = host.url.rstrip("/").split("/")[-1]
    guest.goto(f"/t/{table}")
    told = guest.locator("[data-own-edition] [data-testid=differences]")
    told.filter(has_text="кубиков у Торговца, не больше: 2 (в поставке: 3)").wait_for()
    guest.get_by_role("button", name="Сесть").or_(guest.locator("li .btn.primary")).first.wait_for()
