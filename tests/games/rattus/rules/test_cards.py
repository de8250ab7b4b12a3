"""The class cards."""

from __future__ import annotations

import pytest

from tests.games.rattus.builder import (
    CARDS,
    GAME,
    at,
    cubes,
    edition,
    face_of,
    frame,
    happened,
    legal,
    offered,
    play,
    position,
    rats,
    strike,
    tokens,
    use,
    verbs,
    why_not,
)


@pytest.mark.rule("rattus.class.own-turn-once")
def test_only_the_active_players_cards_are_offered() -> None:
    match = at(turn=1, cards=dict.fromkeys(CARDS, 0), cubes={"gallia": [2, 2]}, rats={"polonia": ["?"]})
    assert verbs(match) == {"TakeCard", "AddCubes", "MovePlague"}
    assert offered(match, "AddCubes") == ["polonia 1"]  # no extra cube by another's Peasant
    assert why_not(match, "UseCard king") == ["rattus.class.own-turn-once"]
    assert "scandia" not in offered(match, "MovePlague")  # nor two steps by another's Knight


@pytest.mark.rule("rattus.class.own-turn-once")
@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("king", ["King gallia"]),
        ("merchant", ["Merchant gallia 1", "MerchantTo anglia"]),
        ("monk", ["Monk t1", "MonkTo hungaria"]),
        ("witch", ["Witch t1", "WitchStop"]),
    ],
)
def test_a_used_card_is_not_offered_again(card: str, uses: list[str]) -> None:
    match = at(cards={card: 0}, cubes={"gallia": [3, 0]}, rats={"polonia": ["?"]})
    assert offered(match, "UseCard") == [card]
    use(match, card, *uses)
    assert offered(match, "UseCard") == []
    assert why_not(match, f"UseCard {card}") == ["rattus.class.own-turn-once"]


@pytest.mark.rule("rattus.class.own-turn-once")
def test_no_card_is_used_once_the_plague_has_moved() -> None:
    match = at(cards=dict.fromkeys(CARDS, 0), cubes={"gallia": [2, 0], "hispania": [1, 0]}, rats={"gallia": ["1:BC", "?"]})
    play(match, "MovePlague gallia")
    assert verbs(match) == {"PlaceRat"}
    for choice in ("UseCard king", "UseCard merchant", "UseCard monk", "UseCard witch"):
        assert why_not(match, choice) == ["rattus.class.own-turn-once"]
    play(match, "PlaceRat anglia", "PlaceRat anglia")
    assert verbs(match) == {"CountPlague"}  # the Knight is the exception
    play(match, "CountPlague no")
    assert verbs(match) == {"Reveal"}


@pytest.mark.rule("rattus.class.own-turn-once")
def test_both_benefits_of_the_knight_in_one_turn() -> None:
    match = at(cards={"knight": 0}, cubes={"scandia": [2, 0]}, rats={"scandia": ["?"]})
    assert strike(match, "scandia", "anglia").to_move == 0
    assert verbs(match) == {"CountPlague"}


@pytest.mark.rule("rattus.class.any-order")
def test_monk_empties_a_region_then_the_king_takes_a_cube_then_cubes_are_added() -> None:
    match = at(cards={"monk": 0, "king": 0}, cubes={"gallia": [1, 0]}, rats={"gallia": ["?"]})
    assert why_not(match, "UseCard king") == ["rattus.class.king"]
    use(match, "monk", "Monk t1", "MonkTo anglia")
    use(match, "king", "King gallia")
    play(match, "AddCubes anglia 1", "TakeCard witch")
    use(match, "witch", "Witch t1", "WitchStop")
    assert (match.view(None)["palace"], cubes(match, "anglia")) == ([1, 0], [1, 0])


@pytest.mark.rule("rattus.class.any-order")
def test_using_cards_is_optional() -> None:
    match = at(cards=dict.fromkeys(CARDS, 0), cubes={"polonia": [2, 0]}, rats={"polonia": ["?"]})
    assert play(match, "MovePlague gallia").to_move == 1


@pytest.mark.rule("rattus.class.stolen-card-fresh")
def test_a_card_used_by_its_old_owner_works_for_the_new_one() -> None:
    match = at(cards={"monk": 0}, rats={"polonia": ["?"]})
    use(match, "monk", "Monk t1", "MonkTo hungaria")
    play(match, "MovePlague gallia", "TakeCard monk")
    use(match, "monk", "Monk t1", "MonkTo polonia")
    assert rats(match) == {"polonia": 1}


# ---------------------------------------------------------------- King


@pytest.mark.rule("rattus.class.king")
def test_the_king_takes_an_own_cube_from_a_region_without_rats() -> None:
    match = at(cards={"king": 0}, cubes={"gallia": [2, 0], "polonia": [1, 0], "anglia": [0, 3]}, rats={"polonia": ["?"]})
    use(match, "king")
    assert legal(match) == ["King gallia"]
    assert why_not(match, "King polonia") == ["rattus.class.king"]
    play(match, "King gallia")
    assert (match.view(None)["palace"], cubes(match, "gallia")) == ([1, 0], [1, 0])


@pytest.mark.rule("rattus.class.king")
def test_a_region_emptied_by_the_monk_qualifies() -> None:
    match = at(cards={"king": 0, "monk": 0}, cubes={"polonia": [1, 0]}, rats={"polonia": ["?"]})
    play(match, "UseCard monk", "Monk t1", "MonkTo hungaria")
    assert legal(use(match, "king")) == ["King polonia"]


@pytest.mark.rule("rattus.class.king")
def test_a_palace_cube_counts_and_no_plague_takes_it() -> None:
    match = at(cards={"king": 0}, cubes={"gallia": [1, 0]}, palace=[3, 0], rats={"gallia": ["1:AMPBK"]})
    strike(match, "gallia", "hispania")
    assert match.view(None)["palace"] == [3, 0]
    assert match.scores()[0] == {"regions": 0, "palace": 3, "total": 3}


# ---------------------------------------------------------------- Knight


@pytest.mark.rule("rattus.class.knight-move")
def test_worked_example_the_knight_leads_the_plague_from_italy_to_scandinavia() -> None:
    assert "scandia" not in offered(at(), "MovePlague")
    assert why_not(at(), "MovePlague scandia") == ["rattus.turn.move-plague", "rattus.class.knight-move"]
    match = at(cards={"knight": 0})
    assert "scandia" in offered(match, "MovePlague")
    assert play(match, "MovePlague scandia").view(None)["plague"] == "scandia"


@pytest.mark.rule("rattus.class.knight-move")
def test_with_the_knight_one_step_stays_possible_and_staying_is_not() -> None:
    targets = set(offered(at(cards={"knight": 0}), "MovePlague"))
    assert targets == {"gallia", "germania", "hispania", "hungaria", "anglia", "scandia", "polonia"}


@pytest.mark.rule("rattus.class.knight-move")
def test_the_region_passed_through_is_untouched() -> None:
    # Germany is the only way from Italy to Scandinavia.
    match = at(cards={"knight": 0}, cubes={"germania": [1, 2]}, rats={"germania": ["1:BC", "1:PK"]})
    play(match, "MovePlague scandia")
    assert match.to_move == 1
    assert (cubes(match, "germania"), rats(match)) == ([1, 2], {"germania": 2})


@pytest.mark.rule("rattus.class.knight-move")
@pytest.mark.parametrize(("players", "reached"), [(3, False), (4, True)])
def test_the_region_passed_through_must_be_in_play(players: int, reached: bool) -> None:
    printed = edition()
    # Without these borders only Tartary, which four players use, lies between Poland and Hungary.
    gone = [{"polonia", "hungaria"}, {"germania", "hungaria"}]
    printed["borders"]["list"] = [row for row in printed["borders"]["list"] if set(row[:2]) not in gone]
    match = at(players=players, printed=printed, cards={"knight": 0}, plague="polonia")
    assert ("hungaria" in offered(match, "MovePlague")) is reached


@pytest.mark.rule("rattus.class.knight-neutral")
@pytest.mark.parametrize(
    ("code", "answer", "left"), [("3:A", "yes", 1), ("4:A", "yes", 1), ("3:A", "no", 2), ("5:A", "yes", 2)]
)
def test_worked_example_two_cubes_and_the_piece_reach_thresholds_three_and_four(code: str, answer: str, left: int) -> None:
    match = at(cards={"knight": 0}, cubes={"scandia": [0, 2]}, rats={"scandia": [code]})
    strike(match, "scandia", "anglia")
    play(match, f"CountPlague {answer}")
    assert cubes(match, "scandia") == [0, left]
    assert len(happened(match, "plague-counted")) == (answer == "yes")
    assert len(happened(match, "plague-let-be")) == (answer == "no")


@pytest.mark.rule("rattus.class.knight-neutral")
def test_the_question_comes_once_and_holds_for_all_tokens() -> None:
    match = at(cards={"knight": 0}, cubes={"gallia": [0, 2]}, rats={"gallia": ["4:P", "4:A"]})
    strike(match, "gallia", "anglia")
    first, _ = tokens(match, "gallia")
    play(match, "CountPlague yes", f"Reveal {first}")
    assert [event["struck"] for event in happened(match, "rat-revealed")] == [1, 1]


@pytest.mark.rule("rattus.class.knight-neutral")
def test_the_question_comes_after_the_spread() -> None:
    match = play(at(cards={"knight": 0}, cubes={"gallia": [0, 2]}, rats={"gallia": ["?"]}), "MovePlague gallia")
    assert frame(match) == "PlaceRat"
    assert frame(play(match, "PlaceRat anglia")) == "CountPlague"


@pytest.mark.rule("rattus.class.knight-neutral")
def test_neutral_cubes_make_no_majority_and_are_not_removed() -> None:
    match = at(cards={"knight": 0}, cubes={"gallia": [0, 1]}, rats={"gallia": ["3:M", "3:A"]})
    strike(match, "gallia", "anglia")
    majority, other = tokens(match, "gallia")
    play(match, "CountPlague yes", f"Reveal {majority}")
    assert cubes(match, "gallia") == [0, 0]  # the only cube is the majority, whatever the piece counts
    assert tokens(match, "gallia") == [other]  # no player's cube is left, so the next token stays face down
    assert match.scores()[0]["total"] == 0


@pytest.mark.rule("rattus.class.knight-neutral")
@pytest.mark.parametrize(
    ("cards", "there"), [({"knight": 0}, {}), ({"knight": 1}, {"gallia": [1, 1]}), ({}, {"gallia": [1, 1]})]
)
def test_nobody_is_asked_without_a_token_to_reveal_or_without_the_knight(
    cards: dict[str, int], there: dict[str, list[int]]
) -> None:
    match = strike(at(cards=cards, cubes=there, rats={"gallia": ["6:APR"]}), "gallia", "anglia")
    assert (frame(match), match.to_move) == ("Turn", 1)


# ---------------------------------------------------------------- Merchant


@pytest.mark.rule("rattus.class.merchant")
def test_the_merchant_moves_one_to_three_own_cubes() -> None:
    match = at(cards={"merchant": 0}, cubes={"gallia": [5, 4], "polonia": [1, 0]})
    use(match, "merchant")
    assert legal(match) == ["Merchant gallia 1", "Merchant gallia 2", "Merchant gallia 3", "Merchant polonia 1"]
    assert why_not(match, "Merchant polonia 2") == ["rattus.class.merchant"]


@pytest.mark.rule("rattus.class.merchant")
def test_the_cubes_go_together_to_one_neighbour() -> None:
    match = play(at(cards={"merchant": 0}, cubes={"gallia": [5, 4]}), "UseCard merchant", "Merchant gallia 3")
    assert legal(match) == ["MerchantTo anglia", "MerchantTo germania", "MerchantTo hispania", "MerchantTo italia"]
    assert why_not(match, "MerchantTo polonia") == ["rattus.class.merchant"]
    play(match, "MerchantTo italia")
    assert (cubes(match, "gallia"), cubes(match, "italia")) == ([2, 4], [3, 0])
    assert offered(match, "UseCard") == []  # no second neighbour


# ---------------------------------------------------------------- Monk


@pytest.mark.rule("rattus.class.monk")
def test_worked_example_three_cubes_are_added_then_the_monk_moves_a_rat_away() -> None:
    match = at(cards={"monk": 0}, rats={"gallia": ["?", "?", "?"]})
    play(match, "AddCubes gallia 3", "UseCard monk", "Monk t1", "MonkTo hispania")
    assert (cubes(match, "gallia"), rats(match)) == ([3, 0], {"gallia": 2, "hispania": 1})
    assert [face_of(match, "t1", seat) for seat in (0, 1, None)] == [None, None, None]


@pytest.mark.rule("rattus.class.monk")
def test_the_monk_acts_before_adding_cubes_too() -> None:
    match = at(cards={"monk": 0}, rats={"gallia": ["?", "?"], "hispania": ["?"]})
    play(match, "UseCard monk", f"Monk {tokens(match, 'hispania')[0]}", "MonkTo gallia")
    assert offered(match, "AddCubes") == ["gallia 3"]


@pytest.mark.rule("rattus.class.monk")
def test_the_monk_moves_a_rat_of_any_region_to_a_neighbour() -> None:
    match = at(cards={"monk": 0}, rats={"anglia": ["?"], "hispania": ["?"], "polonia": ["?"]})
    use(match, "monk")
    assert legal(match) == ["Monk t1", "Monk t2", "Monk t3"]
    assert offered(play(match, "Monk t2"), "MonkTo") == ["gallia", "italia"]
    assert why_not(match, "MonkTo polonia") == ["rattus.class.monk"]


@pytest.mark.rule("rattus.class.monk-cap")
def test_the_monk_cannot_fill_a_full_region() -> None:
    match = at(cards={"monk": 0}, rats={"gallia": ["?", "?", "?"], "hispania": ["+"]})
    (token,) = tokens(match, "hispania")
    play(match, "UseCard monk", f"Monk {token}")
    assert offered(match, "MonkTo") == ["italia"]
    assert why_not(match, "MonkTo gallia") == ["rattus.class.monk-cap"]


@pytest.mark.rule("rattus.class.monk-cap")
@pytest.mark.parametrize(("shut", "beside"), [("hispania", "italia"), ("anglia", "scandia")])
def test_a_rat_with_full_neighbours_only_is_not_offered(shut: str, beside: str) -> None:
    match = at(cards={"monk": 0}, rats={"gallia": ["?", "?", "?"], beside: ["+", "+", "+"], shut: ["?"]})
    (token,) = tokens(match, shut)
    use(match, "monk")
    assert offered(match, "Monk") != []
    assert token not in offered(match, "Monk")
    assert why_not(match, f"Monk {token}") == ["rattus.class.monk-cap"]


# ---------------------------------------------------------------- Peasant


@pytest.mark.rule("rattus.class.peasant")
def test_the_peasant_may_add_one_cube_more_also_where_no_rats_are() -> None:
    match = at(cards={"peasant": 0}, rats={"gallia": ["?", "?", "?"]})
    found = offered(match, "AddCubes")
    assert [choice for choice in found if choice.startswith("gallia")] == ["gallia 3", "gallia 4"]
    assert set(found) - {"gallia 3", "gallia 4"} == {
        f"{region} 1" for region in match.view(0)["regions"] if region != "gallia"
    }
    assert cubes(play(match, "AddCubes gallia 4"), "gallia") == [4, 0]
    assert offered(match, "AddCubes") == []  # the extra cube goes into the same region


@pytest.mark.rule("rattus.class.peasant")
def test_the_peasant_needs_cubes_in_supply() -> None:
    match = at(cards={"peasant": 0}, rats={"gallia": ["?", "?", "?"]}, cubes={"anglia": [17, 0]})
    assert [choice for choice in offered(match, "AddCubes") if choice.startswith("gallia")] == ["gallia 3"]


@pytest.mark.rule("rattus.class.peasant")
def test_without_the_peasant_the_refusal_names_him() -> None:
    match = at(rats={"gallia": ["?", "?", "?"]})
    assert "rattus.class.peasant" in why_not(match, "AddCubes gallia 4")
    assert "rattus.class.peasant" in why_not(match, "AddCubes polonia 1")


# ---------------------------------------------------------------- Witch

RATS = {"gallia": ["1:BC", "?"], "polonia": ["2:MBC"]}


@pytest.mark.rule("rattus.class.witch-look")
def test_the_looker_alone_sees_the_two_faces() -> None:
    match = at(players=3, turn=2, cards={"witch": 2}, rats=RATS, seen_by=[1])
    one, other = tokens(match, "gallia")[0], tokens(match, "polonia")[0]
    play(match, "UseCard witch", f"Witch {one}", f"WitchAlso {other}")
    assert [face_of(match, one, seat) for seat in (0, 1, 2, None)] == [None, "1:BC", "1:BC", None]
    assert [face_of(match, other, seat) for seat in (0, 1, 2, None)] == [None, "2:MBC", "2:MBC", None]


@pytest.mark.rule("rattus.class.witch-look")
def test_everybody_hears_which_token_was_looked_at_but_not_what_it_shows() -> None:
    match = play(at(turn=0, cards={"witch": 0}, rats=RATS), "UseCard witch", "Witch t1")
    assert [event["face"] for event in happened(match, "rat-looked-at", seat=0)] == ["f1"]
    for seat in (1, None):
        assert [(event["token"], event["face"]) for event in happened(match, "rat-looked-at", seat)] == [("t1", None)]


@pytest.mark.rule("rattus.class.witch-look")
@pytest.mark.rule("rattus.turn.hidden-rats")
def test_the_record_a_seat_may_take_home_shows_the_face_to_the_looker_only() -> None:
    match = use(at(cards={"witch": 0}, rats=RATS), "witch", "Witch t1")
    assert match.export(0)["choices"][-1]["chance"] == ["Face f1"]
    assert match.export(1)["choices"][-1]["chance"] == match.export(None)["choices"][-1]["chance"] == [None]


@pytest.mark.rule("rattus.class.witch-look")
def test_everybody_sees_who_has_looked_at_a_token() -> None:
    match = use(at(players=3, turn=2, cards={"witch": 2}, rats=RATS, seen_by=[1]), "witch", "Witch t1")
    for seat in (0, 1, 2, None):
        assert [token["seen_by"] for token in match.view(seat)["regions"]["gallia"]["rats"]] == [[1, 2], []]


@pytest.mark.rule("rattus.class.witch-look")
def test_the_second_token_is_another_one_and_may_be_left_out() -> None:
    match = play(at(cards={"witch": 0}, rats=RATS), "UseCard witch", "Witch t1")
    others = [*tokens(match, "gallia")[1:], *tokens(match, "polonia")]
    assert set(legal(match)) == {*[f"WitchAlso {token}" for token in others], "WitchStop"}
    assert "rattus.class.witch-look" in why_not(match, "WitchAlso t1")
    assert frame(play(match, "WitchStop")) == "Turn"


@pytest.mark.rule("rattus.class.witch-look")
def test_nothing_else_is_done_between_the_looks() -> None:
    match = play(at(cards=dict.fromkeys(CARDS, 0), cubes={"anglia": [2, 0]}, rats=RATS), "UseCard witch", "Witch t1")
    assert verbs(match) == {"WitchAlso", "WitchStop"}


@pytest.mark.rule("rattus.class.witch-look")
def test_a_face_nobody_has_seen_is_found_by_looking() -> None:
    match = at(cards={"witch": 0}, rats={"gallia": ["?"]})
    assert face_of(match, "t1", 0) is None
    assert face_of(play(match, "UseCard witch", "Witch t1"), "t1", 0) in edition()["tokens"]["starting"]


@pytest.mark.rule("rattus.class.witch-swap")
def test_a_swap_exchanges_two_tokens_of_different_regions_in_the_open() -> None:
    match = at(cards={"witch": 0}, rats=RATS)
    (one, stays), (other,) = tokens(match, "gallia"), tokens(match, "polonia")
    play(match, "UseCard witch", f"Witch {one}", f"WitchAlso {other}", "WitchSwap yes")
    assert set(tokens(match, "gallia")) == {stays, other}
    assert tokens(match, "polonia") == [one]
    assert rats(match) == {"gallia": 2, "polonia": 1}
    for seat in (0, 1, None):
        (event,) = happened(match, "rats-swapped", seat)
        assert {event["token"], event["other"]} == {one, other}


@pytest.mark.rule("rattus.class.witch-swap")
def test_a_swap_may_be_declined() -> None:
    match = at(cards={"witch": 0}, rats=RATS)
    before = tokens(match, "gallia")
    play(match, "UseCard witch", "Witch t1", f"WitchAlso {tokens(match, 'polonia')[0]}", "WitchSwap no")
    assert tokens(match, "gallia") == before


@pytest.mark.rule("rattus.class.witch-swap")
def test_no_swap_after_one_look_or_two_in_one_region() -> None:
    assert frame(play(at(cards={"witch": 0}, rats=RATS), "UseCard witch", "Witch t1", "WitchStop")) == "Turn"
    assert frame(play(at(cards={"witch": 0}, rats=RATS), "UseCard witch", "Witch t1", "WitchAlso t2")) == "Turn"


@pytest.mark.rule("rattus.class.witch-memory")
def test_a_seen_token_stays_known_when_the_monk_moves_it() -> None:
    match = at(turn=1, cards={"monk": 1}, rats={"gallia": [("1:BC", [0])]})
    play(match, "UseCard monk", "Monk t1", "MonkTo anglia")
    assert tokens(match, "anglia") == ["t1"]
    assert [face_of(match, "t1", seat) for seat in (0, 1, None)] == ["1:BC", None, None]


@pytest.mark.rule("rattus.class.witch-memory")
def test_a_seen_token_stays_known_when_another_witch_swaps_it() -> None:
    match = at(players=3, turn=1, cards={"witch": 1}, rats={"gallia": [("1:BC", [0])], "polonia": ["?"]})
    play(match, "UseCard witch", "Witch t1", "WitchAlso t2", "WitchSwap yes")
    assert tokens(match, "polonia") == ["t1"]
    assert [face_of(match, "t1", seat) for seat in (0, 1, 2, None)] == ["1:BC", "1:BC", None, None]
    assert face_of(match, "t2", 0) is None


@pytest.mark.rule("rattus.class.witch-memory")
def test_the_card_passes_no_knowledge_on() -> None:
    match = at(cards={"witch": 0}, rats={"polonia": ["?"]})
    play(match, "UseCard witch", "Witch t1", "WitchStop", "MovePlague gallia", "TakeCard witch")
    assert face_of(match, "t1", 0) is not None
    assert face_of(match, "t1", 1) is None


@pytest.mark.rule("rattus.class.witch-look")
def test_with_one_rat_on_the_map_nobody_is_asked_for_a_second() -> None:
    match = GAME.from_position(position(cards={"witch": 0}, rats={"gallia": ["?"]}))
    play(match, "UseCard witch", "Witch t1")
    assert frame(match) == "Turn" and len(happened(match, "rat-looked-at")) == 1
    assert (match.record[-1].frame, match.record[-1].by_itself) == ("WitchGoesOn", True)
    two = GAME.from_position(position(cards={"witch": 0}, rats={"gallia": ["?"], "italia": ["?"]}))
    play(two, "UseCard witch", "Witch t1")
    assert frame(two) == "WitchGoesOn" and legal(two) == ["WitchStop", "WitchAlso t2"]
