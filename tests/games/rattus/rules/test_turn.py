"""A turn: card, cubes, plague."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto as lz
from tests.games.rattus.builder import (
    CARDS,
    at,
    cubes,
    face_of,
    frame,
    happened,
    legal,
    offered,
    play,
    rats,
    strike,
    tokens,
    use,
    verbs,
    why_not,
)


@pytest.mark.rule("rattus.turn.phases")
@pytest.mark.parametrize("order", [("TakeCard king", "AddCubes gallia 1"), ("AddCubes gallia 1", "TakeCard king")])
def test_card_and_cubes_come_in_either_order(order: tuple[str, str]) -> None:
    match = play(at(rats={"gallia": ["?"]}), *order)
    assert verbs(match) == {"MovePlague"}


@pytest.mark.rule("rattus.turn.phases")
def test_after_the_plague_has_moved_neither_card_nor_cubes_are_offered() -> None:
    match = play(at(rats={"gallia": ["?"], "polonia": ["?"]}), "MovePlague gallia")
    assert verbs(match) == {"PlaceRat"}
    assert why_not(match, "TakeCard king") == ["rattus.turn.phases"]
    assert why_not(match, "AddCubes polonia 1") == ["rattus.turn.phases"]


@pytest.mark.rule("rattus.turn.phases")
def test_the_plague_phase_cannot_be_skipped() -> None:
    match = play(at(rats={"gallia": ["?"]}), "TakeCard king", "AddCubes gallia 1")
    assert match.to_move == 0
    assert why_not(match, "Pass") == ["rattus.turn.phases"]


@pytest.mark.rule("rattus.turn.take-card")
def test_every_card_not_owned_can_be_taken_from_table_or_player() -> None:
    match = at(players=3, cards={"king": 0, "monk": 1, "witch": 2})
    assert set(offered(match, "TakeCard")) == set(CARDS) - {"king"}
    assert play(match, "TakeCard monk").view(None)["cards"]["monk"] == 0


@pytest.mark.rule("rattus.turn.take-card")
def test_one_card_per_turn() -> None:
    match = play(at(), "TakeCard king")
    assert offered(match, "TakeCard") == []
    assert why_not(match, "TakeCard monk") == ["rattus.turn.take-card"]


@pytest.mark.rule("rattus.turn.take-card")
def test_the_next_turn_offers_cards_again() -> None:
    match = play(at(), "TakeCard king", "MovePlague gallia", "MovePlague italia")
    assert (match.to_move, len(offered(match, "TakeCard"))) == (0, 5)


@pytest.mark.rule("rattus.turn.take-card")
def test_taking_a_card_is_optional() -> None:
    match = play(at(), "MovePlague gallia")
    assert match.to_move == 1
    assert set(match.view(None)["cards"].values()) == {None}


@pytest.mark.rule("rattus.turn.keep-cards")
def test_taking_a_card_moves_only_that_card() -> None:
    match = play(at(cards={"king": 0, "monk": 1, "witch": 1}), "TakeCard monk")
    assert match.view(None)["cards"] == {
        "peasant": None,
        "merchant": None,
        "monk": 0,
        "knight": None,
        "witch": 1,
        "king": 0,
    }


@pytest.mark.rule("rattus.turn.keep-cards")
def test_used_cards_stay_and_no_choice_discards_one() -> None:
    match = at(cards=dict.fromkeys(CARDS, 0), cubes={"gallia": [1, 0], "polonia": [1, 0]}, rats={"hungaria": ["?"]})
    play(
        match,
        "UseCard king",
        "King gallia",
        "UseCard merchant",
        "Merchant polonia 1",
        "MerchantTo germania",
        "UseCard monk",
        "Monk t1",
        "MonkTo polonia",
    )
    play(match, "AddCubes gallia 1", "UseCard witch", "Witch t1", "WitchStop", "MovePlague gallia")
    assert match.to_move == 1
    assert match.view(None)["cards"] == dict.fromkeys(CARDS, 0)


@pytest.mark.rule("rattus.turn.cards-public")
def test_owners_are_the_same_in_all_views() -> None:
    match = at(players=4, cards={"king": 2, "monk": 3})
    cards = [match.view(seat)["cards"] for seat in (None, 0, 1, 2, 3)]
    assert cards == [{**dict.fromkeys(CARDS), "king": 2, "monk": 3}] * 5


@pytest.mark.rule("rattus.turn.new-card-usable")
def test_a_card_taken_now_works_now() -> None:
    match = play(at(cubes={"gallia": [2, 0]}), "TakeCard king", "UseCard king", "King gallia")
    assert match.view(None)["palace"] == [1, 0]


@pytest.mark.rule("rattus.turn.new-card-usable")
def test_the_peasant_taken_after_adding_cubes_brings_nothing() -> None:
    match = play(at(rats={"gallia": ["?", "?", "?"]}), "AddCubes gallia 3", "TakeCard peasant")
    assert verbs(match) == {"MovePlague"}


@pytest.mark.rule("rattus.turn.new-card-usable")
def test_the_peasant_taken_before_adding_cubes_works() -> None:
    match = play(at(rats={"gallia": ["?", "?", "?"]}), "TakeCard peasant", "AddCubes gallia 4")
    assert cubes(match, "gallia") == [4, 0]


PLACEMENT = {"gallia": ["?", "?", "?"], "germania": ["?"]}


@pytest.mark.rule("rattus.turn.place-cubes")
def test_worked_example_france_three_germany_one_italy_none() -> None:
    match = at(rats=PLACEMENT)
    assert offered(match, "AddCubes") == ["gallia 3", "germania 1"]
    assert why_not(match, "AddCubes gallia 2") == ["rattus.turn.place-cubes"]
    assert "rattus.turn.place-cubes" in why_not(match, "AddCubes italia 1")
    assert cubes(play(match.clone(), "AddCubes gallia 3"), "gallia") == [3, 0]
    assert cubes(play(match.clone(), "AddCubes germania 1"), "germania") == [1, 0]


@pytest.mark.rule("rattus.turn.place-cubes")
def test_cubes_are_added_once_to_one_region() -> None:
    match = play(at(rats=PLACEMENT), "AddCubes gallia 3")
    assert offered(match, "AddCubes") == []
    assert why_not(match, "AddCubes germania 1") == ["rattus.turn.place-cubes"]
    assert match.view(None)["supply"] == [17, 20]


@pytest.mark.rule("rattus.turn.place-cubes")
def test_adding_cubes_may_be_skipped() -> None:
    match = play(at(rats=PLACEMENT), "MovePlague hispania")
    assert (match.to_move, match.view(None)["supply"]) == (1, [20, 20])


@pytest.mark.rule("rattus.turn.place-cubes")
def test_a_region_holds_any_number_of_cubes() -> None:
    match = play(at(rats=PLACEMENT, cubes={"gallia": [12, 15]}), "AddCubes gallia 3")
    assert cubes(match, "gallia") == [15, 15]


@pytest.mark.rule("rattus.turn.place-cubes-short-supply")
@pytest.mark.parametrize("cards", [{}, {"peasant": 0}])
def test_two_cubes_left_three_rats_both_are_placed(cards: dict[str, int]) -> None:
    match = at(rats={"gallia": ["?", "?", "?"]}, cubes={"anglia": [18, 0]}, cards=cards)
    assert [choice for choice in offered(match, "AddCubes") if choice.startswith("gallia")] == ["gallia 2"]
    assert why_not(match, "AddCubes gallia 3") == ["rattus.turn.place-cubes-short-supply"]


@pytest.mark.rule("rattus.turn.place-cubes")
def test_with_just_enough_cubes_it_is_the_rats_that_are_too_few() -> None:
    match = at(rats={"gallia": ["?", "?"]}, cubes={"anglia": [17, 0]})
    assert why_not(match, "AddCubes gallia 3") == ["rattus.turn.place-cubes", "rattus.class.peasant"]


@pytest.mark.rule("rattus.turn.place-cubes-short-supply")
def test_placing_the_last_cubes_triggers_the_end() -> None:
    match = at(rats={"gallia": ["?", "?", "?"]}, cubes={"anglia": [18, 0]}, cards={"king": 1})
    play(match, "AddCubes gallia 2", "MovePlague hispania")
    assert match.view(None)["ended"] == {"seat": 0, "reason": "all-cubes"}


@pytest.mark.rule("rattus.turn.place-cubes-short-supply")
@pytest.mark.parametrize("cards", [{}, {"peasant": 0}])
def test_without_cubes_left_none_can_be_added(cards: dict[str, int]) -> None:
    match = at(rats={"gallia": ["?", "?", "?"]}, cubes={"anglia": [20, 0]}, cards=cards)
    assert offered(match, "AddCubes") == []


@pytest.mark.rule("rattus.turn.move-plague")
@pytest.mark.parametrize(
    ("players", "plague", "targets"),
    [
        (2, "hispania", {"gallia", "italia"}),
        (2, "italia", {"gallia", "germania", "hispania", "hungaria"}),
        (3, "italia", {"gallia", "germania", "hispania", "hungaria", "turcia"}),
        (2, "polonia", {"germania", "hungaria", "scandia"}),
        (4, "polonia", {"germania", "hungaria", "scandia", "russia", "tartaria"}),
    ],
)
def test_the_plague_goes_to_neighbours_in_play_and_never_stays(players: int, plague: str, targets: set[str]) -> None:
    match = at(players=players, plague=plague)
    assert set(offered(match, "MovePlague")) == targets
    assert why_not(match, f"MovePlague {plague}") == ["rattus.turn.move-plague"]


@pytest.mark.rule("rattus.turn.move-plague")
def test_the_region_entered_is_the_plague_region() -> None:
    match = play(at(plague="hispania", rats={"gallia": ["?"], "hispania": ["?"]}), "MovePlague gallia")
    assert match.view(None)["plague"] == "gallia"
    # Rats spread from gallia, so hispania is among the neighbours and gallia is not.
    assert offered(match, "PlaceRat") == ["anglia", "germania", "hispania", "italia"]


@pytest.mark.rule("rattus.turn.hidden-rats")
def test_a_rat_laid_is_face_down_for_everybody() -> None:
    match = play(at(rats={"gallia": ["?"]}), "MovePlague gallia", "PlaceRat hispania")
    (token,) = tokens(match, "hispania")
    assert [face_of(match, token, seat) for seat in (0, 1, None)] == [None, None, None]


@pytest.mark.rule("rattus.turn.hidden-rats")
def test_only_the_seat_that_looked_sees_a_face() -> None:
    match = at(players=3, rats={"gallia": [("1:BC", [1])]})
    (token,) = tokens(match, "gallia")
    assert [face_of(match, token, seat) for seat in (0, 1, 2, None)] == [None, "1:BC", None, None]


@pytest.mark.rule("rattus.turn.hidden-rats")
@given(faces=st.permutations(["1:BC", "2:WR", "5:CKWR", "6:APR"]))
@settings(max_examples=15, deadline=None)
def test_faces_a_seat_has_not_seen_do_not_change_its_view(faces: list[str]) -> None:
    def told(codes: list[str]) -> list[object]:
        seen = [(code, [1]) for code in codes]
        match = at(players=3, cards={"monk": 0}, rats={"gallia": seen[:2], "polonia": [seen[2], "?"], "anglia": seen[3:]})
        return [match.view(0), match.view(2), match.view(None), legal(match), match.export(0)]

    assert told(faces) == told(sorted(faces))


@pytest.mark.rule("rattus.turn.token-identity")
def test_a_token_swapped_in_can_be_told_apart_by_one_who_saw_none() -> None:
    match = at(turn=1, cards={"witch": 1, "monk": 0}, rats={"gallia": ["?", "?", "?"], "polonia": ["?"]})
    out, (came,) = tokens(match, "gallia")[0], tokens(match, "polonia")
    play(match, "UseCard witch", f"Witch {out}", f"WitchAlso {came}", "WitchSwap yes", "MovePlague hispania")
    assert match.to_move == 0
    here = tokens(match, "gallia")
    assert came in here
    assert face_of(match, came, 0) is None
    use(match, "monk")
    assert len([token for token in offered(match, "Monk") if token in here]) == 2  # that one, or one of the two others
    play(match, f"Monk {came}", "MonkTo anglia")
    assert tokens(match, "anglia") == [came]


@pytest.mark.rule("rattus.turn.token-identity")
def test_tokens_of_one_region_with_the_same_history_are_one_choice() -> None:
    match = use(at(cards={"monk": 0}, rats={"gallia": ["?", "?", "+"]}), "monk")
    one, same, drawn = tokens(match, "gallia")
    assert offered(match, "Monk") == [one, drawn]
    assert why_not(match, f"Monk {same}") == []  # no rule forbids it: the other one stands for both
    (reason,) = match.reasons(match.option_of(f"Monk {same}"))
    assert reason == {"rule": None, "facts": [{"kind": "token-alike", "token": same, "other": one}]}


@pytest.mark.rule("rattus.turn.token-identity")
def test_seen_tokens_are_told_apart() -> None:
    match = use(at(cards={"monk": 0}, rats={"gallia": ["1:BC", "1:PK", "?"]}), "monk")
    assert offered(match, "Monk") == tokens(match, "gallia")


@pytest.mark.rule("rattus.turn.end")
def test_turns_pass_clockwise() -> None:
    match = at(players=4)
    seats = []
    for plague in ("gallia", "italia", "gallia", "italia", "gallia"):
        seats.append(match.to_move)
        match.apply(f"MovePlague {plague}")
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.rule("rattus.turn.end")
@pytest.mark.parametrize("gallia", [0, 1])
def test_the_turn_passes_after_the_plague_with_or_without_cubes(gallia: int) -> None:
    match = strike(at(rats={"gallia": ["6:APR"]}, cubes={"gallia": [gallia, 0]}), "gallia", "hispania")
    assert (frame(match), match.to_move) == ("Turn", 1)
    assert len(happened(match, "rat-revealed")) == gallia
    assert rats(match) == {"hispania": 1} if gallia else {"gallia": 1, "hispania": 1}


def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = at(rats=PLACEMENT)
    before = match.position()
    with pytest.raises(lz.IllegalChoice, match=r"rattus\.turn\.place-cubes"):
        match.apply("AddCubes gallia 2")
    assert match.position() == before
