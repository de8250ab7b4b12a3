"""What a table does besides playing on: undo, why not, secrets, replay, languages, sizes, keys."""

from __future__ import annotations

import random
import re
from typing import Any

import people
import pytest
from tests.depth import deep


def _first_turn(page: Any) -> None:
    """Anna's first turn: the first cubes are placed."""
    people.open_table(page, ["me", "local"], ["Anna", "Boris"])
    chance = random.Random(4)
    for _ in range(200):
        people.waits_for(page)
        seen = people.look(page)
        if seen["verbs"] and seen["viewer"] == "0":
            return
        people.act(page, chance)
    raise AssertionError("the first turn did not come")


def _careful(page: Any) -> None:
    """Wants to be asked before everything that cannot be undone."""
    page.add_init_script("localStorage.setItem('lazaretto-settings', JSON.stringify({ asks: 'always' }))")


def _to_the_brink(page: Any) -> None:
    """Moves the plague on until the page asks whether this is really meant."""
    chance = random.Random(5)
    for _ in range(60):
        if people.waits_for(page) == "confirm":
            return
        people.act(page, chance, order=("MovePlague",))
    raise AssertionError("nothing was asked")


def _undo(page: Any) -> None:
    people.open_verb(page, "TakeCard")
    people.click_on(page, "card:king")
    page.locator('[data-seat="0"] [data-tip="card:king"]').wait_for()
    page.keyboard.press("u")
    page.locator('[data-seat="0"] [data-tip="card:king"]').wait_for(state="detached")
    page.locator(".verb[data-verb=TakeCard][aria-pressed=false]").wait_for()


@people.everywhere
def test_undo(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    _undo(page)


@people.everywhere
def test_nothing_irrevocable_without_asking(visitor: Any) -> None:
    page = visitor()
    _careful(page)
    _first_turn(page)
    _to_the_brink(page)
    n = people.look(page)["n"]
    page.keyboard.press("Escape")
    page.get_by_test_id("confirm").wait_for(state="detached")
    assert people.waits_for(page) == "asked"
    people.unmoved(page, n)


def _why_not(page: Any) -> None:
    """In Russian."""
    people.open_verb(page, "MovePlague")
    lit = people.lit(page)
    people.click_on(
        page, next(f"region:{name}" for name in ("scandia", "hispania", "polonia") if f"region:{name}" not in lit)
    )
    why = page.get_by_test_id("why")
    why.locator("strong", has_text=re.compile("До цели шагов: [23]|Чума уже")).wait_for()
    assert not why.locator("details p").first.is_visible()
    why.locator("summary").click()
    why.locator("details p", has_text=re.compile("[а-я]{4}")).first.wait_for()
    why.locator("details button").first.click()  # the rule itself, beside the board
    page.get_by_test_id("beside").locator('article[data-rule^="rattus."]').wait_for()
    page.get_by_test_id("beside-close").click()


@people.everywhere
def test_why_not(visitor: Any) -> None:
    page = visitor("ru")
    _first_turn(page)
    _why_not(page)


@people.everywhere
def test_secrets_are_covered_between_players(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    people.open_verb(page, "TakeCard")
    people.click_on(page, "card:witch")
    page.locator('[data-choice="UseCard witch"]').click()
    page.locator("[data-choice^='Witch ']").first.click()
    page.locator(".secret").first.wait_for()  # the looker sees the face
    page.locator("[data-choice=WitchStop]").click()
    page.locator("[data-verb=MovePlague]").first.wait_for()
    chance = random.Random(6)
    for _ in range(40):
        if people.waits_for(page) == "covered":
            break
        people.act(page, chance, order=("MovePlague",), hands_over=False)
    page.get_by_test_id("uncover").click()
    page.locator("[data-seat='1'][aria-current]").wait_for()
    page.wait_for_function("() => document.querySelector('.you')?.closest('[data-seat]')?.dataset.seat === '1'")
    assert page.locator(".secret").count() == 0  # the other does not


def test_a_spectator_sees_no_secrets_and_has_no_choices(visitor: Any) -> None:
    anna, guest = visitor(), visitor()
    _first_turn(anna)
    guest.goto(anna.url)
    guest.wait_for_selector("svg.board")
    assert guest.locator(".choice, .verb").count() == 0
    people.click_on(guest, "region:gallia")
    guest.get_by_test_id("why").wait_for()


def _replay_and_fork(page: Any) -> None:
    page.locator(".log a").nth(2).click()  # a line of the log leads to its moment
    shown = page.locator("[data-moment]")
    shown.wait_for()
    before = int(shown.get_attribute("data-moment"))
    page.get_by_test_id("replay-next").click()
    people.expect(shown).to_have_attribute("data-moment", str(before + 1))
    page.get_by_test_id("slider").fill("2")
    page.wait_for_url("**at=2")
    page.reload()  # a link to a moment
    people.expect(page.get_by_test_id("slider")).to_have_value("2")
    people.expect(shown).to_have_attribute("data-moment", "2")
    page.get_by_test_id("fork").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    assert people.waits_for(page) == "asked"


@people.everywhere
def test_replay_and_fork(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    _replay_and_fork(page)


def test_both_languages(visitor: Any) -> None:
    page = visitor("ru-RU")
    _first_turn(page)
    people.expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_test_id("question").filter(has_text=re.compile("[а-я]")).wait_for()
    page.get_by_label("Настройки").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('[data-testid=question]').innerText.includes('your turn')")
    people.expect(page.locator("main")).not_to_contain_text(re.compile("[а-яё]"), use_inner_text=True)


def test_no_english_on_a_russian_table(visitor: Any) -> None:
    page = visitor("ru")
    _first_turn(page)
    text = page.locator("main").inner_text()
    left = [
        word for word in re.findall("[A-Za-z]{4,}", text) if word not in ("Anna", "Boris", "RATTUS", "Evropa", "mcccxlvii")
    ]
    assert left == []


def test_phone(visitor: Any) -> None:
    page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    people.open_table(page, ["me", "local"], ["Anna", "Boris"])
    people.waits_for(page)
    people.eventually(page, lambda: all(_is_in_sight(page, part) for part in (".prompt", "svg.board", ".cards", ".players")))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    point = page.locator('[data-target="region:gallia"]').evaluate(people.POINT)
    n = people.look(page)["n"]
    page.touchscreen.tap(point["x"], point["y"])  # asks
    page.locator("[role=tooltip]").wait_for()
    page.touchscreen.tap(point["x"], point["y"])  # and does
    page.wait_for_function(
        "n => document.querySelector('.prompt').dataset.n !== n || document.querySelector('.confirm')", arg=n
    )


def _is_in_sight(page: Any, part: str) -> bool:
    box = page.locator(part).first.bounding_box()
    return bool(box["y"] + box["height"] <= 844 and box["x"] >= 0 and box["x"] + box["width"] <= 390)


def test_one_screen_on_a_small_laptop(visitor: Any) -> None:
    page = visitor(width=1280, height=720)
    people.open_table(page, ["me", "local", "local", "local"], ["Anna", "Boris", "Clara", "Dmitri"])
    people.waits_for(page)
    page.wait_for_selector(".prompt[data-foretold='true']")
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1280, 720]


def test_keyboard_only(visitor: Any) -> None:
    page = visitor()
    page.goto("/")
    page.locator("[data-game=rattus]:enabled").wait_for()
    _tab_to(page, "document.activeElement.dataset.game === 'rattus'")
    page.keyboard.press("Enter")
    _tab_to(page, "document.activeElement.dataset.testid === 'seat-1'")
    page.keyboard.type("Another")
    _tab_to(page, "document.activeElement.dataset.testid === 'create'")
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.board")
    # Arrows walk between lit targets, Enter takes one.
    people.waits_for(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.activeElement.hasAttribute('data-lit')")
    people.sure(page, lambda: page.keyboard.press("Enter"))
    chance = random.Random(8)
    for _ in range(deep(30, 150)):
        state = people.waits_for(page)
        if state == "over":
            break
        seen = people.look(page)
        _press(page, state, chance)
        people.look_until(page, seen, 1000)
    page.locator(".log li").nth(10).wait_for(state="attached")


def _tab_to(page: Any, condition: str) -> None:
    for _ in range(40):
        if page.evaluate(condition):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach: {condition}")


def _press(page: Any, state: str, chance: random.Random) -> None:
    if state in ("confirm", "covered"):
        page.keyboard.press("Enter")
        return
    listed = page.locator(".choice").count() or page.locator(".verb").count()
    if listed:
        page.keyboard.type(str(chance.randint(1, min(9, listed))))  # of ten and more the page waits for a second digit


def test_animations_show_every_event(visitor: Any) -> None:
    page = visitor(motion="no-preference")
    _careful(page)
    _first_turn(page)
    _to_the_brink(page)
    page.get_by_test_id("confirm").click()
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("s")
    assert people.waits_for(page) in ("asked", "confirm")


def _hint(page: Any) -> None:
    page.keyboard.press("h")
    page.locator("[data-testid=advice]").wait_for()
    page.locator("[data-marked]").first.wait_for()


@people.everywhere
def test_a_hint(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    _hint(page)


def _saved_and_opened(page: Any) -> None:
    n = people.look(page)["n"]
    page.get_by_test_id("menu").click()
    with page.expect_download() as download:
        page.get_by_test_id("bug").click()
    assert download.value.suggested_filename.endswith(".json")
    before = page.url
    page.goto("/")
    page.locator(".import input").set_input_files(download.value.path())
    page.wait_for_url("**/t/*")
    assert page.url != before
    assert people.waits_for(page) == "asked"
    assert people.look(page)["n"] == n


@people.everywhere
def test_bug_button_saves_the_game_and_the_file_opens_it_again(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    _saved_and_opened(page)


@pytest.mark.parametrize("keeper", ["local"], indirect=True)
def test_all_that_at_one_table_on_this_device(visitor: Any) -> None:
    """What `people.everywhere` looks at one by one in `make test-all`."""
    page = visitor("ru")
    _first_turn(page)
    _undo(page)
    _hint(page)
    _saved_and_opened(page)
    _why_not(page)
    _replay_and_fork(page)


@people.everywhere
def test_chat(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    page.keyboard.press("c")
    page.wait_for_function("() => document.activeElement.id === 'chat-line'")
    page.keyboard.type("Memento mori <b>!")
    page.keyboard.press("Enter")
    page.locator(".chat li", has_text="Memento mori <b>!").wait_for()
