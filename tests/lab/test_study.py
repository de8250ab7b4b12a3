"""Studies: pairs that differ in one thing, and what that thing is worth."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.subjects import subjects
from lazaretto.kernel.errors import BadInput
from lazaretto.lab.change import begun_with, is_about_a_seat, read_treatment, with_edition
from lazaretto.lab.contest import Played, play
from lazaretto.lab.runner import Local, run
from lazaretto.lab.study import Study, findings, interval, student
from lazaretto.lab.study_report import effect_rows, report
from lazaretto.text import Words

NAMES = [(game, name) for game in lazaretto.game_names() for name in subjects(game)]


def begun(game: str, players: int, treatment: str, seat: int = 0, **options: object) -> dict[str, object]:
    opened = lazaretto.game(game)
    table = opened.laid_out(players, options)
    here = begun_with(opened, table, None, read_treatment(treatment), 5, seat)
    return dict(opened.module.save_board(here.board))


def test_a_board_is_changed_for_the_studied_seat() -> None:
    assert begun("rattus", 3, "board.cards.king=seat", 2)["cards"]["king"] == 2  # type: ignore[index]


def test_all_other_luck_stays() -> None:
    plain = lazaretto.game("rattus").position(3, 5)
    form = dict(lazaretto.game("rattus").module.save_board(plain.board))
    treated = begun("rattus", 3, "board.cards.king=seat", 2)
    assert {**treated, "cards": None} == {**form, "cards": None}


def test_chance_draws_what_is_wished() -> None:
    board = begun("pest", 3, "draw.Law l2")
    assert "l2" in board["laws"]  # type: ignore[operator]


def test_chance_draws_it_for_the_studied_seat() -> None:
    for seat in range(3):
        board = begun("messina", 3, "draw.seat.DealEstate b2", seat, mode="estates")
        assert [row["estate_board"] == "b2" for row in board["seats"]] == [at == seat for at in range(3)]  # type: ignore[attr-defined]


def test_a_card_goes_from_the_deck_to_the_first_place_that_holds_it() -> None:
    board = begun("pest", 3, "board.deck-=t7;board.seats.seat.technologies.?=t7", 1)
    assert "t7" in board["seats"][1]["technologies"] and "t7" not in board["deck"]  # type: ignore[index, operator]


def test_a_printed_value_is_changed_and_ours_stay_as_they_are() -> None:
    game = lazaretto.game("rattus")
    before = game.module.edition()
    changed = with_edition(game, None, read_treatment("edition.constants.merchant_cubes_max=2"))
    assert changed is not None and changed["constants"]["merchant_cubes_max"] == 2  # type: ignore[index]
    assert game.module.edition() == before and with_edition(game, None, read_treatment("board.a=1")) is None


@pytest.mark.parametrize(
    ("treatment", "code"),
    [
        ("board.cards.pope=seat", "unknown-place"),
        ("board.cards.king", "wrong-pair"),
        ("king", "wrong-treatment"),
        ("throne.king=1", "wrong-treatment"),
        ("draw.Nonsense", "unknown-verb"),
        ("draw.FinalToken t1", "never-drawn"),
        ("board.supply.0=900", "too-large|unsound-position|too-many|wrong"),
        ("board.revealed-=t1", "unknown-place"),
    ],
)
def test_what_cannot_be_is_named(treatment: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        begun("rattus", 2, treatment)


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_every_subject_can_begin(game: str, name: str) -> None:
    """Everything that a game offers by name is possible, for some number of players at least."""
    subject = subjects(game)[name]
    assert subject.ids
    opened, words = lazaretto.game(game), Words("ru", game)
    for each in subject.ids:
        table = opened.laid_out(3, subject.options)
        begun_with(opened, table, None, read_treatment(subject.treatment.format(id=each)), 5, 1)
        assert words.component(subject.domain, each) and words.problems == []


def test_pairs_have_the_same_deal_the_same_bots_and_the_same_luck() -> None:
    plan = Study("rattus", 3, ("random",), ("option.first=1", "board.cards.king=seat"), 2, 9)
    assert len(plan) == 2 * 3 * 3
    for pair in range(6):
        contests = [plan.contest(pair * 3 + arm) for arm in range(3)]
        assert len({contest.seed for contest in contests}) == len({contest.luck for contest in contests}) == 1
        assert len({contest.bots for contest in contests}) == 1
        assert contests[0].board.treatment == () and contests[1].board.options == {"first": 1}
    same = Study("rattus", 2, ("random",), ("option.first=random",), 3, 9)
    played = [play(same.contest(number)) for number in range(len(same))]
    assert all(played[at].scores == played[at + 1].scores for at in range(0, len(played), 2)), (
        "nothing changed, nothing differs"
    )
    effects = findings(same, played)["treated"][0]["effects"]
    assert [effect["difference"] for effect in effects] == [0.0] * 3 == [effect["low"] for effect in effects]


def test_a_great_advantage_is_found() -> None:
    """Seven cubes on the board from the beginning: nobody could miss that."""
    wealth = "board.palace.seat=7;board.supply.seat=13"
    plan = Study("rattus", 2, ("random",), (wealth,), 12, 3)
    found = findings(plan, run(plan, Local()))
    (treated,) = found["treated"]
    by_name = {effect["measure"]: effect for effect in treated["effects"]}
    assert treated["of_seat"] and treated["pairs"] == 24
    assert by_name["score"]["low"] > 2 and by_name["score"]["difference"] == pytest.approx(
        by_name["score"]["after"] - by_name["score"]["before"]
    )
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1)
    assert len(effect_rows(found)) == 3


def test_the_result_does_not_depend_on_processes() -> None:
    plan = Study("rattus", 2, ("random",), ("option.first=1",), 2, 9)
    assert run(plan, Local(2)) == run(plan, Local(1))


def test_intervals() -> None:
    scipy_says = {1: 12.7062, 4: 2.7764, 5: 2.5706, 10: 2.2281, 30: 2.0423, 1000: 1.9623}
    for freedom, expected in scipy_says.items():
        assert student(freedom) == pytest.approx(expected, abs=0.001)
    mean, low, high = interval([1.0, 2.0, 3.0])
    assert mean == 2.0 and high - mean == pytest.approx(mean - low) == pytest.approx(4.30265 / 3**0.5, abs=1e-4)


def test_without_an_end_nothing_is_claimed() -> None:
    plan = Study("rattus", 2, ("random",), ("option.first=1",), 2, 9, limit=3)
    found = findings(plan, run(plan, Local()))
    assert found["finished"] == 0 and found["treated"][0]["effects"] == []


def test_a_report_in_both_languages() -> None:
    plan = Study("rattus", 2, ("random",), ("board.cards.king=seat", "option.first=1"), 2, 9)
    assert [is_about_a_seat(read_treatment(text)) for text in plan.treatments] == [True, False]
    played = [
        Played(number, "1", ["random"] * 2, 10, True, [3 + number % 3, 2 + number % 2], [1, 2], [0])
        for number in range(len(plan))
    ]
    found = findings(plan, played)
    names = {text: f"<{text}>" for text in plan.treatments}
    for language in ("en", "ru"):
        words = Words(language, "rattus")
        page = report(plan, found, words, names)
        assert words.problems == [] and page.count("<svg") == 7
        assert "&lt;option.first=1&gt;" in page and "<option.first" not in page
