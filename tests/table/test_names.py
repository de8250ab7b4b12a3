"""Names: one form for each, nothing unseen in them, and none that can be taken for another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.table.names import LONGEST, clean_line, clean_name, distinct, skeleton
from tests.table.company import Company, in_company
from tests.table.house import Client

UNSEEN = "\u200b\u200e\u202e\u2066\u2069\u00ad\u034f\u115f\u3164\uffa0\u2800\ufeff\U000e0041\U000e0100\x07"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Anna\n Maria ", "Anna Maria"),
        ("Ａｎｎａ", "Anna"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("A" + UNSEEN + "nna", "Anna"),
        (UNSEEN, ""),
        ("Анна", "Анна"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0335" * 30 + "x", "Z" + "\u0335" * 3 + "x"),
        ("x" * 60, "x" * LONGEST),
        ("🐀", "🐀"),
    ],
)
def test_a_name_has_one_form(given: str, name: str) -> None:
    assert clean_name(given) == name


def test_a_line_keeps_what_makes_one_picture_of_several() -> None:
    assert clean_line("👩‍👩‍👧 ❤️\n ‮abc") == "👩‍👩‍👧 ❤️ abc"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),
        ("Anna", "ANNA"),
        ("Anna", "Anna."),
        ("Anna", "A n n a"),
        ("Anna", "Änna"),
        ("Ilya", "llya"),
        ("Ilya", "1lya"),
        ("Boris", "B0ris"),
        ("Борис", "Бopиc"),
        ("Мама", "Mama"),
        ("Ёлка", "Елка"),
        ("Ρέτρος", "Ретрος"),
        ("Modern", "Modem"),
        ("🐀", "🐀\u200d"),
    ],
)
def test_what_looks_alike_has_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct(other, ["x", one]) != clean_name(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Борис", "Бориса"), ("Anna", "Anna 2"), ("Vera", "Вера")])
def test_what_differs_to_the_eye_differs(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(max_size=60), st.lists(st.text(max_size=20), max_size=6))
def test_whatever_is_typed_a_name_is_sound_and_its_own(text: str, others: list[str]) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= LONGEST and name == name.strip()
    shown = distinct(name, others)
    assert len(shown) <= LONGEST
    assert not shown or skeleton(shown) not in {skeleton(other) for other in others if other}


def test_nobody_at_a_table_is_called_like_another() -> None:
    async def story(all_: Company) -> None:
        table = await all_.open("me", "me", "open", "open")
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Anna 2", "", ""]
        named = Client(all_.hub, "Аnna")
        table = await all_.do(named, "claim", token=table["seats"][2]["token"])
        assert table["seats"][2]["name"] == "Аnna 3"
        link = (await all_.table())["seats"][3]["token"]
        assert (await all_.do(all_.boris, "claim", token=link, name="\u202eBo\u200bris "))["seats"][3]["name"] == "Boris"
        assert (await all_.boris.ask("PUT", "/api/me", {"name": "ANNA"}))["name"] == "ANNA"
        all_.hub.tables.clear()
        assert (await all_.table())["seats"][3]["name"] == "ANNA 4"

    in_company(story)
