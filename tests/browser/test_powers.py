"""Fair powers, as people at a table see them: being replaced and coming back, pauses, doors, the clock, a quiet chat."""

from __future__ import annotations

import random
from typing import Any

import people
import pytest
from test_access import violations
from tests.depth import deep

NOTICE = ".log [data-notice={}]"


def _two(visitor: Any, **friend: Any) -> tuple[Any, Any, str]:
    """Anna and Boris at a table, and the link he came by."""
    anna, boris = visitor(), visitor(**friend)
    people.open_table(anna, ["me", "open"], ["Anna", ""])
    link = anna.get_by_test_id("seat-link").input_value()
    boris.goto(link)
    boris.wait_for_selector("svg.board")
    people.waits_for(anna)
    return anna, boris, link


def _named(page: Any, name: str) -> None:
    page.get_by_test_id("name-ask").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    page.get_by_test_id("name-ask").wait_for(state="detached")


def _told(page: Any, kind: str, text: str) -> None:
    page.locator(NOTICE.format(kind), has_text=text).last.wait_for()


def _opened(page: Any, **wish: Any) -> str:
    """A table that the dialog of the lobby cannot ask for: with a clock of a second. Asked for beside the page, which would
    ask at the same moment who it is: of two new guests only the last would be believed."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    csrf = page.request.get("/api/me").json()["csrf"]
    answer = page.request.post("/api/tables", data={"game": "rattus", "seats": seats, **wish}, headers={"X-CSRF": csrf})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def test_who_is_replaced_is_told_and_comes_back_with_one_click(visitor: Any) -> None:
    anna, boris, _ = _two(visitor, locale="ru")
    _named(boris, "Борис")
    place = boris.url
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("bug").wait_for()
    boris.goto("/", wait_until="commit")
    anna.locator("[data-testid=replace]:disabled", has_text="Борис is away").wait_for()
    anna.locator("[data-testid=replace]:enabled").click()
    _told(anna, "bot-seated", "Anna seats a bot for Борис, who is away.")
    boris.goto(place)
    banner = boris.get_by_test_id("stand-in")
    banner.filter(has_text="его посадил игрок Anna").wait_for()
    _told(boris, "bot-seated", "Anna сажает бота вместо игрока Борис")
    assert violations(boris) == []
    boris.get_by_test_id("come-back").click()
    banner.wait_for(state="detached")
    _told(anna, "seat-returned", "Борис is back and plays again.")
    _told(boris, "seat-returned", "снова за столом и играет.")


def test_a_pause_is_agreed_on_and_everybody_finds_the_way_back(visitor: Any) -> None:
    anna, boris, _ = _two(visitor)
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("pause").filter(has_text="Ask for a pause").click()
    asked = boris.get_by_test_id("takeback")
    asked.filter(has_text="Anna asks for a pause.").wait_for()
    asked.get_by_role("button", name="Refuse").click()
    _told(anna, "pause-refused", "does not agree to a pause.")
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("pause").click()
    asked.get_by_role("button", name="Agree").click()
    for page in (anna, boris):
        page.get_by_test_id("paused").wait_for()
    assert violations(boris) == []
    boris.get_by_test_id("resume").click()
    anna.get_by_test_id("paused").wait_for(state="detached")
    assert people.waits_for(anna) == "asked"
    _told(anna, "resumed", "ends the pause.")


def test_a_friend_without_his_cookie_is_let_in_by_the_host(visitor: Any) -> None:
    anna, boris, link = _two(visitor)
    _named(boris, "Boris")
    boris.goto("/")
    anna.locator('[data-seat="1"] .status', has_text="away").wait_for()
    other = visitor()  # the same friend, no longer in the browser of his messenger
    other.goto(link)
    other.get_by_test_id("knock").filter(has_text="The host has been asked").wait_for()
    ask = anna.get_by_test_id("knock")
    ask.filter(has_text="Guest has a used link and asks for the seat of Boris.").wait_for()
    assert violations(anna) == []
    anna.get_by_test_id("let-in").click()
    other.locator('[data-seat="1"] .you').wait_for()
    people.expect(other.get_by_test_id("knock")).to_have_count(0)
    _told(other, "seat-given", "The host lets a guest sit down at the seat of Boris.")


def test_the_host_takes_a_link_away_and_makes_a_new_one(visitor: Any) -> None:
    anna, boris = visitor(), visitor()
    people.open_table(anna, ["me", "open"], ["Anna", ""])
    field = anna.get_by_test_id("seat-link")
    old = field.input_value()
    anna.get_by_test_id("remove-link").click()
    field.wait_for(state="detached")
    anna.get_by_test_id("new-link").click()
    people.expect(field).not_to_have_value(old)
    boris.goto(field.input_value())
    boris.wait_for_selector("svg.board")
    boris.goto("/")  # and for the seat of a friend who is away
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("invite").click()
    _told(anna, "link-made", "There is a new link to the seat of")


LOST = [
    ("en", "Out of time: Anna.", "Anna has run out of time and loses the game."),
    ("ru", "Время вышло: Anna.", "Anna: время вышло, партия проиграна."),
]


@pytest.mark.parametrize(("locale", "reason", "line"), deep(LOST[1:], LOST))
def test_a_loss_by_the_clock_is_told_as_such(visitor: Any, locale: str, reason: str, line: str) -> None:
    page = visitor(locale)
    place = _opened(page, options={"first": 0}, clock={"per_move": 1, "on_timeout": "resign"})
    page.goto(f"/t/{place}")
    people.expect(page.locator("dialog[open] .reason").first).to_have_text(reason, ignore_case=True)
    page.keyboard.press("Escape")
    _told(page, "time-out", line)


def _meets_chance(page: Any, place: str) -> None:
    """The last thing somebody chose left something to chance, and nobody has to pass the screen on."""
    last = "async place => (await (await fetch(`/api/tables/${place}/export`)).json()).choices?.at(-1)?.chance?.length ?? 0"
    chance = random.Random(4)
    for _ in range(400):
        if people.waits_for(page) == "asked" and page.evaluate(last, place) and page.get_by_test_id("take-back").count():
            return
        people.act(page, chance)
    raise AssertionError("no chance was met")


def test_the_result_says_how_often_chance_was_taken_back(visitor: Any) -> None:
    page = visitor()
    _meets_chance(page, people.open_table(page, ["me", "local"], ["Anna", "Boris"]))
    page.get_by_test_id("take-back").click()
    page.get_by_test_id("takeback-sure").click()
    _told(page, "taken-back", "take-backs of this kind: 1")
    page.get_by_test_id("menu").click()
    page.get_by_text("This game counts for no rating, record or puzzle.").wait_for()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.get_by_test_id("taken-back").filter(has_text="Once the players went back behind chance").wait_for()


def test_with_a_friend_there_are_no_hints_forks_and_copies(visitor: Any) -> None:
    anna, boris, _ = _two(visitor)
    assert anna.get_by_label("Hint").count() == 0
    anna.keyboard.press("h")
    anna.get_by_text("There are no hints at this table.").wait_for()
    for page, text in ((anna, "save a sealed copy"), (boris, "save what I see")):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("bug").filter(has_text=text).wait_for()
        page.get_by_role("link", name="Watch from the beginning").click()
        page.get_by_text("To play on from here, wait for the end of the game.").wait_for()
        assert page.get_by_test_id("fork").count() == 0


def test_hints_are_offered_by_who_sits_there(visitor: Any) -> None:
    page = visitor()
    page.goto("/")
    page.locator("[data-game=rattus]:enabled").click()
    assist = page.get_by_test_id("assist")
    people.expect(assist).to_be_checked()  # against bots
    page.get_by_test_id("seat-1").select_option("open")
    people.expect(assist).not_to_be_checked()
    assist.check()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("seat-link").wait_for()
    assert page.get_by_text("While the game runs there are no hints").count() == 0


def test_the_host_keeps_the_chat_civil(visitor: Any) -> None:
    anna, guest, other = visitor(), visitor(), visitor()
    people.open_table(anna, ["me", "local"], ["Anna", "Boris"], public=True)
    people.waits_for(anna)
    guest.goto("/")
    guest.get_by_test_id("my-name").fill("Аnnа")  # not quite her letters
    with guest.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me")):
        guest.get_by_test_id("my-name").press("Enter")
    for page in (guest, other):
        page.goto(anna.url)
    for page in (anna, guest, other):
        page.locator("#tab-chat").click()
    guest.locator("#chat-line").fill("I am Anna")
    guest.keyboard.press("Enter")
    line = anna.locator(".chat li", has_text="I am Anna")
    line.filter(has_text="Аnnа 2").wait_for()
    line.get_by_test_id("chat-tools").click()
    assert violations(anna) == []
    line.get_by_role("button", name="Hide").click()
    other.locator(".chat li", has_text="hidden by the host").wait_for()
    people.expect(other.get_by_text("I am Anna")).to_have_count(0)
    line.get_by_test_id("chat-tools").click()
    line.get_by_role("button", name="Mute").click()
    guest.get_by_test_id("chat-closed").wait_for()
    line.get_by_test_id("chat-tools").click()
    line.get_by_role("button", name="Remove").click()
    line.wait_for(state="detached")
    other.locator(".chat li", has_text="hidden by the host").wait_for(state="detached")
    other.locator("#chat-line").wait_for()
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("quiet").click()
    other.get_by_test_id("chat-closed").wait_for()


def test_at_a_private_table_onlookers_do_not_write(visitor: Any) -> None:
    anna, guest = visitor(), visitor()
    people.open_table(anna, ["me", "local"], ["Anna", "Boris"])
    people.waits_for(anna)
    guest.goto(anna.url)
    guest.locator("#tab-chat").click()
    guest.get_by_test_id("chat-closed").filter(has_text="Only the players of this table write here.").wait_for()
    assert violations(guest) == []
