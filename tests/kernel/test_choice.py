"""Choices: the flat number, the text and the JSON form say the same."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.choice import ActionSpace, Choice, Domain, Verb

REGION = Domain("region", ["gallia", "italia", "hispania"])
COUNT = Domain("count", ["1", "2"])


def toy() -> ActionSpace:
    return ActionSpace(
        [
            Verb("Add", [("region", REGION), ("count", COUNT)]),
            Verb("Roll", [("count", COUNT)], chance=True),
            Verb("Go", [("region", REGION)]),
            Verb("Pass", []),
        ]
    )


SPACES = [toy(), *[lz.game(name).module.space for name in lz.game_names()]]


@pytest.mark.parametrize("space", SPACES)
def test_every_option_round_trips_through_text_and_json(space: ActionSpace) -> None:
    texts = set()
    for option in range(space.total):
        text = space.text(option)
        texts.add(text)
        assert space.parse(text) == option
        assert space.from_json(space.json(option)) == option
        assert Choice(space, option).text == text
        assert space.verbs[text.split()[0]].option(space.verb_at[option].values(option)) == option
    assert len(texts) == space.total


def test_nature_is_numbered_after_the_players() -> None:
    space = toy()
    assert [space.text(option) for option in range(space.total)] == [
        *[f"Add {region} {count}" for region in REGION.words for count in COUNT.words],
        *[f"Go {region}" for region in REGION.words],
        "Pass",
        "Roll 1",
        "Roll 2",
    ]
    assert (space.size, space.total) == (10, 12)


def test_the_json_form_names_its_arguments() -> None:
    space = toy()
    assert space.json(space.parse("Add italia 2")) == {"verb": "Add", "region": "italia", "count": "2"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "choice: empty-choice"),
        ("   ", "choice: empty-choice"),
        ("Fly gallia", r"choice: unknown-verb \(word=Fly, expected=Add, Go, Pass, Roll\)"),
        ("add gallia 1", r"unknown-verb \(word=add"),
        ("Add atlantis 1", r"choice\.region: unknown-word \(word=atlantis, expected=gallia, italia, hispania\)"),
        ("Add gallia 3", r"choice\.count: unknown-word \(word=3"),
        ("Add gallia", r"choice: wrong-arguments \(expected=Add <region> <count>\)"),
        ("Add gallia 1 1", r"choice: wrong-arguments \(expected=Add <region> <count>\)"),
        ("Pass gallia", r"choice: wrong-arguments \(expected=Pass\)"),
    ],
)
def test_a_malformed_text_is_refused_and_the_word_is_named(text: str, message: str) -> None:
    with pytest.raises(lz.BadInput, match=message):
        toy().parse(text)


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ({}, r"choice: unknown-verb \(word=,"),
        ({"verb": "Fly"}, r"unknown-verb \(word=Fly"),
        ({"verb": "Go"}, r"choice\.region: missing-field \(verb=Go\)"),
        ({"verb": "Go", "region": 1}, r"choice\.region: missing-field"),
        ({"verb": "Go", "region": "gallia", "colour": "red"}, r"choice\.colour: unknown-field \(verb=Go\)"),
        ({"verb": "Go", "region": "atlantis"}, r"choice\.region: unknown-word \(word=atlantis"),
    ],
)
def test_a_malformed_json_form_is_refused_and_the_field_is_named(form: dict[str, str], message: str) -> None:
    with pytest.raises(lz.BadInput, match=message):
        toy().from_json(form)


def test_the_place_of_an_error_can_be_given() -> None:
    with pytest.raises(lz.BadInput, match=r"choices\[3\]\.region: unknown-word"):
        toy().parse("Go atlantis", "choices[3]")


def test_words_and_verbs_are_unique() -> None:
    with pytest.raises(lz.BadInput, match="region: duplicate-word"):
        Domain("region", ["gallia", "gallia"])
    with pytest.raises(lz.BadInput, match=r"duplicate-word \(word=Go\)"):
        ActionSpace([Verb("Go", []), Verb("Go", [])])


def test_choices_compare_by_what_they_say() -> None:
    space = toy()
    assert Choice(space, 3) == Choice(space, 3)
    assert Choice(space, 3) != Choice(space, 4)
    assert Choice(space, 3) != Choice(toy(), 3)
    assert len({Choice(space, 3), Choice(space, 3)}) == 1
    assert (str(Choice(space, 9)), repr(Choice(space, 9)), Choice(space, 9).verb) == ("Pass", "<Pass>", "Pass")
