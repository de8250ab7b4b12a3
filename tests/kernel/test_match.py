"""A match: the checked door, undo up to the barrier, what each seat may take home."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.choice import ActionSpace, Choice, Verb
from lazaretto.kernel.rng import stream

GAME = lz.game("rattus")


def begun(players: int = 2, seed: int = 7) -> lz.Match:
    """The first turn of seat 0; the plague stands in no region with cubes."""
    match = GAME.new(players, seed=seed, options={"first": 0})
    region = next(name for name in match.view(None)["regions"] if name != match.view(None)["plague"])
    for _ in range(2 * players):
        match.apply(f"FirstCubes {region}")
    return match


def finished(players: int = 2, seed: int = 7) -> lz.Match:
    match = GAME.new(players, seed=seed)
    rng = stream(seed, "walk")
    while not match.is_over:
        options = match.legal()
        match.apply(options[rng.below(len(options))])
    return match


# ---------------------------------------------------------------- the checked door


def test_a_choice_is_taken_in_each_of_its_forms() -> None:
    texts = []
    for form in ("TakeCard king", GAME.module.space.parse("TakeCard king")):
        match = begun()
        match.apply(form)
        texts.append(match.log()["choices"][-1]["choice"])
    match = begun()
    match.apply(next(choice for choice in match.legal() if choice.text == "TakeCard king"))
    assert [*texts, match.log()["choices"][-1]["choice"]] == ["TakeCard king"] * 3


@pytest.mark.parametrize("choice", [-1, 10**6, None, 1.5, ["TakeCard king"]])
def test_what_is_no_choice_is_refused(choice: object) -> None:
    with pytest.raises(lz.BadInput, match="choice: unknown-choice"):
        begun().apply(choice)  # type: ignore[arg-type]


def test_the_decision_is_numbered_named_and_assigned() -> None:
    decision = begun().decision
    assert decision is not None
    assert decision.json() == {"n": 5, "frame": "Turn", "seat": 0, "breadcrumb": [["Turn", 0, 0]]}


def test_a_stale_choice_is_refused_and_changes_nothing() -> None:
    match = begun()
    before = match.position()
    for n in (match.n - 1, match.n + 1):
        with pytest.raises(lz.StaleDecision, match=rf"choice: stale-choice \(given={n}, asked=5\)"):
            match.apply("TakeCard king", n=n)
    assert match.position() == before
    match.apply("TakeCard king", n=match.n)


def test_a_choice_of_another_seat_is_refused() -> None:
    match = begun()
    with pytest.raises(lz.StaleDecision, match=r"choice: not-your-turn \(seat=1, asked=0\)"):
        match.apply("TakeCard king", seat=1)
    assert match.reasons("TakeCard king", seat=1) == [{"rule": None, "facts": [{"kind": "anothers-turn", "seat": 0}]}]
    assert match.reasons("TakeCard king", seat=0) == match.reasons("TakeCard king") == []
    match.apply("TakeCard king", seat=0)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    match = finished()
    assert (match.to_move, match.decision, match.legal()) == (None, None, [])
    with pytest.raises(lz.StaleDecision, match="choice: game-over"):
        match.apply("TakeCard king")
    with pytest.raises(lz.StaleDecision, match="choice: game-over"):
        match.explain("TakeCard king")
    assert match.reasons("TakeCard king") == [{"rule": None, "facts": [{"kind": "game-over"}]}]
    assert repr(match) == "<Match rattus, 2 players: over>"


def test_only_choices_of_this_game_are_taken() -> None:
    match = begun()
    foreign = Choice(ActionSpace([Verb("TakeCard", [])]), 0)
    for choice in (True, foreign, 3.0, None, -1, match.module.space.total):
        with pytest.raises(lz.BadInput, match="choice: unknown-choice"):
            match.apply(choice)  # type: ignore[arg-type]


def test_an_illegal_choice_names_the_rules_and_changes_nothing() -> None:
    match = begun()
    before, n = match.position(), match.n
    with pytest.raises(lz.IllegalChoice) as caught:
        match.apply("UseCard king")
    assert (caught.value.choice, caught.value.frame) == ("UseCard king", "Turn")
    assert caught.value.rules == [rule.id for rule in match.explain("UseCard king")] == ["rattus.class.own-turn-once"]
    assert (match.position(), match.n) == (before, n)


def test_a_legal_choice_needs_no_explanation() -> None:
    match = begun()
    assert all(match.explain(choice) == [] for choice in match.legal())


def test_every_refusal_in_a_game_has_a_reason() -> None:
    match = GAME.new(3, seed=2)
    rng = stream(2, "walk")
    space = GAME.module.space
    while not match.is_over:
        legal = set(match.legal_options())
        for option in range(0, space.total, 7):
            assert (match.reasons(option) == []) == (option in legal), space.text(option)
        options = match.legal()
        match.apply(options[rng.below(len(options))])


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_an_unknown_seat_has_no_view(seat: int) -> None:
    with pytest.raises(lz.BadInput, match="seat: unknown-seat"):
        begun().view(seat)


# ---------------------------------------------------------------- undo


def test_undo_takes_back_choice_by_choice() -> None:
    match = begun()
    before = match.undoable  # the first player's own last placement
    states = [(match.position(), match.events(0))]
    for choice in ("TakeCard peasant", "AddCubes gallia 2"):
        match.apply(choice)
        states.append((match.position(), match.events(0)))
    assert match.undoable == before + 2
    for state in reversed(states[:-1]):
        match.undo()
        assert (match.position(), match.events(0)) == state
    assert match.undoable == before


def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    match, other = begun(), begun()
    match.apply("TakeCard peasant")
    match.undo()
    for each in (match, other):
        each.apply("TakeCard king")
        each.apply(next(choice for choice in each.legal() if choice.verb == "MovePlague"))
    assert match.position() == other.position()
    assert match.log() == other.log()
    assert match.events(None) == other.events(None)


def test_another_seats_decision_is_a_barrier() -> None:
    match = GAME.new(2, seed=7, options={"first": 0})
    match.apply("FirstCubes gallia")
    assert match.undoable == 0
    with pytest.raises(lz.StaleDecision, match="undo: nothing-to-undo"):
        match.undo()


def test_chance_is_a_barrier() -> None:
    match = begun()
    match.apply("TakeCard witch")
    match.apply("UseCard witch")
    assert match.undoable > 0
    match.apply("Witch t1")  # something was learnt, though the same seat goes on
    assert (match.to_move, match.undoable) == (0, 0)
    match.apply("WitchStop")
    assert match.undoable == 1
    match.undo()
    assert match.decision is not None
    assert match.decision.frame == "WitchGoesOn"


def test_the_end_is_a_barrier() -> None:
    with pytest.raises(lz.StaleDecision, match="nothing-to-undo"):
        finished().undo()


# ---------------------------------------------------------------- copies, bots, exports


def test_a_copy_leaves_the_match_alone() -> None:
    match = begun()
    before, events = match.position(), match.events(None)
    copy = match.clone()
    copy.apply("TakeCard king")
    copy.undo()
    copy.apply("TakeCard witch")
    copy.apply("UseCard witch")
    copy.apply("Witch t1")
    assert (match.position(), match.events(None), match.n) == (before, events, 5)


def test_a_bot_sees_what_its_seat_has_seen_and_nothing_more() -> None:
    match = begun()
    for choice in ("TakeCard witch", "UseCard witch", "Witch t1", "WitchStop"):
        match.apply(choice)
    before = match.position()
    face = match.here.board.face(0)
    own = {match.for_bot(0, stream(seed, "bot")).board.face(0) for seed in range(30)}
    others = {match.for_bot(1, stream(seed, "bot")).board.face(0) for seed in range(30)}
    assert own == {face}
    assert len(others) > 1
    assert match.position() == before


def test_what_a_seat_takes_home_of_a_running_game_hides_what_it_has_not_seen() -> None:
    match = begun()
    for choice in ("TakeCard witch", "UseCard witch", "Witch t1"):
        match.apply(choice)
    mine, others = match.export(0), match.export(1)
    assert mine["choices"][-1]["chance"] == match.log()["choices"][-1]["chance"]
    assert others["choices"][-1]["chance"] == [None]
    assert match.export(None)["choices"][-1]["chance"] == [None]
    assert not {"seed", "rng", "board", "position"} & (set(mine) | set(others))


def test_a_match_says_whether_seats_know_all_of_its_log() -> None:
    match = begun()
    assert match.is_known_to([0]) and match.is_known_to([1])
    for choice in ("TakeCard witch", "UseCard witch", "Witch t1"):
        match.apply(choice)
    assert [match.is_known_to(seats) for seats in ([0], [1], [0, 1], [])] == [True, False, True, False]
    again = GAME.from_position(begun().position())
    assert [again.is_known_to(seats) for seats in ([0], [0, 1])] == [False, True]


def test_after_the_end_everybody_takes_the_full_record_home() -> None:
    match = finished()
    assert match.export(None) == match.export(1) == match.log(whole=True)
    assert match.log(whole=True)["edition"] == match.module.edition()  # a later version may ship another


def test_events_can_be_asked_for_from_a_choice_on() -> None:
    match = begun()
    match.apply("TakeCard king")
    assert [event["kind"] for event in match.events(0, since=match.n - 1)] == ["card-taken"]


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(lz.BadInput, match="seed: wrong-seed"):
        GAME.new(2, seed=seed)  # type: ignore[arg-type]


def test_without_a_seed_a_long_one_is_taken() -> None:
    assert GAME.new(2).header.seed != GAME.new(2).header.seed


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(lz.BadInput, match=r"game: unknown-game \(word=chess"):
        lz.game("chess")
