"""Phase C after the move: the spread and the outbreak."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto as lz
from tests.games.rattus.builder import (
    CARDS,
    at,
    cubes,
    edition,
    facts,
    frame,
    happened,
    legal,
    offered,
    play,
    rats,
    revealed,
    strike,
    tokens,
    why_not,
)

LETTERS = {card["letter"]: card["id"] for card in edition()["class"]}


def outbreak(code: str, here: Sequence[int], cards: dict[str, int] | None = None) -> lz.Match:
    """One token with this face is revealed in France over these cubes; seat 0 is on turn."""
    match = at(players=len(here), cubes={"gallia": here}, cards=cards, rats={"gallia": [code]})
    return strike(match, "gallia", "hispania")


# ---------------------------------------------------------------- spread


@pytest.mark.rule("rattus.spread.none")
def test_without_rats_nothing_happens() -> None:
    match = play(at(cubes={"gallia": [3, 3]}), "MovePlague gallia")
    assert (frame(match), match.to_move) == ("Turn", 1)
    assert rats(match) == {}
    assert cubes(match, "gallia") == [3, 3]


@pytest.mark.rule("rattus.spread.one")
@pytest.mark.parametrize("there", [[0, 0], [1, 0]])
def test_one_rat_brings_one_new_rat_to_a_neighbour(there: list[int]) -> None:
    match = at(cubes={"gallia": there}, rats={"gallia": ["6:APR"], "italia": ["?", "?", "?"]})
    before = match.view(None)["rat_supply"]
    play(match, "MovePlague gallia")
    # It cannot be declined, and a full neighbour is no choice.
    assert legal(match) == ["PlaceRat anglia", "PlaceRat germania", "PlaceRat hispania"]
    assert why_not(match, "PlaceRat polonia") == ["rattus.spread.one"]
    play(match, "PlaceRat anglia")
    assert match.to_move == 1
    assert rats(match)["anglia"] == 1
    assert match.view(None)["rat_supply"] == before - 1


@pytest.mark.rule("rattus.spread.two")
@pytest.mark.parametrize("here", [["?", "?"], ["?", "?", "?"]])
@pytest.mark.parametrize("to", [("hispania", "hispania"), ("hispania", "anglia")])
def test_two_or_three_rats_bring_two_to_one_or_two_neighbours(here: list[str], to: tuple[str, str]) -> None:
    match = at(rats={"gallia": here, "hispania": ["?"]})
    play(match, "MovePlague gallia", f"PlaceRat {to[0]}", f"PlaceRat {to[1]}")
    assert match.to_move == 1
    assert len(happened(match, "rat-placed")) == 2
    assert rats(match)["hispania"] == 1 + to.count("hispania")


@pytest.mark.rule("rattus.spread.two")
def test_rats_are_counted_before_any_is_revealed() -> None:
    match = at(cubes={"gallia": [1, 0]}, rats={"gallia": ["6:APR", "5:MCW"]})
    strike(match, "gallia", "hispania")
    assert happened(match, "rat-revealed") == []
    assert len(happened(match, "rat-placed")) == 2


@pytest.mark.rule("rattus.spread.cap")
def test_a_full_neighbour_is_not_offered_and_one_with_two_takes_one() -> None:
    match = at(rats={"gallia": ["?", "?"], "hispania": ["?", "?", "?"], "italia": ["+", "+"]})
    play(match, "MovePlague gallia")
    assert offered(match, "PlaceRat") == ["anglia", "germania", "italia"]
    assert announced(match) == 2
    assert why_not(match, "PlaceRat hispania") == ["rattus.spread.cap"]
    play(match, "PlaceRat italia")
    assert offered(match, "PlaceRat") == ["anglia", "germania"]
    assert why_not(match, "PlaceRat italia") == ["rattus.spread.cap"]


FULL = ["+", "+", "+"]


def announced(match: lz.Match) -> int:
    """The rats that the question tells of: its frame is saved with their number."""
    decision = match.decision
    assert decision is not None
    return decision.breadcrumb[-1][-1] if decision.frame == "PlaceRat" else 0


@pytest.mark.rule("rattus.spread.all-full")
@pytest.mark.parametrize(("gallia", "placed"), [(["+", "+"], 1), (FULL, 0)])
def test_rats_without_room_are_not_placed(gallia: list[str], placed: int) -> None:
    # Spain has two neighbours: France and Italy.
    match = at(plague="italia", rats={"hispania": ["?", "?"], "italia": FULL, "gallia": gallia})
    before = match.view(None)["rat_supply"]
    play(match, "MovePlague hispania")
    assert announced(match) == placed
    play(match, *["PlaceRat gallia"] * placed)
    assert match.to_move == 1
    assert match.view(None)["rat_supply"] == before - placed
    assert rats(match)["gallia"] == 3


@pytest.mark.rule("rattus.spread.short-supply")
def test_a_short_supply_is_laid_out_and_ends_the_game() -> None:
    match = at(rat_supply=1, cards={"king": 1}, cubes={"gallia": [1, 0]}, rats={"gallia": ["1:A", "?", "?"]})
    play(match, "MovePlague gallia")
    assert offered(match, "PlaceRat") == ["anglia", "germania", "hispania", "italia"]  # still the player's choice
    assert announced(match) == 1
    play(match, "PlaceRat anglia")
    assert frame(match) == "PickToken"  # no second rat; the outbreak follows as usual
    play(match, f"Reveal {tokens(match, 'gallia')[0]}")
    assert match.view(None)["ended"] == {"seat": 0, "reason": "supply-empty"}


# ---------------------------------------------------------------- outbreak


@pytest.mark.rule("rattus.outbreak.condition")
@pytest.mark.parametrize("cards", [{}, {"knight": 0}])
def test_without_cubes_no_token_is_revealed(cards: dict[str, int]) -> None:
    match = at(cards=cards, rats={"gallia": ["1:BC", "1:PK", "?"]})
    strike(match, "gallia", "hispania")
    assert match.to_move == 1
    assert rats(match) == {"gallia": 3, "hispania": 2}
    assert revealed(match) == []


@pytest.mark.rule("rattus.outbreak.one-by-one")
def test_when_the_last_cube_is_gone_the_next_token_stays() -> None:
    match = at(cubes={"gallia": [0, 1]}, rats={"gallia": ["1:A", "1:M"]})
    strike(match, "gallia", "hispania")
    first, second = tokens(match, "gallia")
    play(match, f"Reveal {first}")
    assert match.to_move == 1
    assert tokens(match, "gallia") == [second]
    assert revealed(match) == ["1:A"]


@pytest.mark.rule("rattus.outbreak.one-by-one")
def test_while_cubes_are_left_all_tokens_are_revealed() -> None:
    match = at(cubes={"gallia": [0, 3]}, rats={"gallia": ["1:A", "1:M"]})
    strike(match, "gallia", "hispania")
    play(match, f"Reveal {tokens(match, 'gallia')[0]}")
    assert (revealed(match), cubes(match, "gallia")) == (["1:A", "1:M"], [0, 1])


@pytest.mark.rule("rattus.outbreak.reveal-order")
@pytest.mark.parametrize(("order", "left"), [(0, [1, 2]), (1, [2, 3])])
def test_the_active_player_picks_the_order(order: int, left: list[int]) -> None:
    match = at(seen_by=[0], cubes={"gallia": [2, 4]}, rats={"gallia": ["6:A", "1:M"]})
    strike(match, "gallia", "hispania")
    both = tokens(match, "gallia")
    assert (match.to_move, offered(match, "Reveal")) == (0, both)
    play(match, f"Reveal {both[order]}")
    # With one token left nothing is asked. M first leaves five cubes, too few for 6:A.
    assert match.to_move == 1
    assert cubes(match, "gallia") == left


@pytest.mark.rule("rattus.outbreak.reveal-order")
def test_tokens_nobody_can_tell_apart_are_revealed_without_a_question() -> None:
    match = at(cubes={"gallia": [9, 9]}, rats={"gallia": ["?", "?", "?"]})
    strike(match, "gallia", "hispania")
    assert match.to_move == 1
    assert len(revealed(match)) == 3


@pytest.mark.rule("rattus.outbreak.discard")
@pytest.mark.parametrize("code", ["6:APR", "1:BC"])
def test_a_revealed_token_leaves_the_game_for_all_to_see(code: str) -> None:
    match = outbreak(code, [3, 1], {"monk": 1})
    assert rats(match) == {"hispania": 1}
    for seat in (0, 1, None):
        assert code in [face["code"] for face in match.view(seat)["revealed"]]
        assert [event["struck"] for event in happened(match, "rat-revealed", seat)] == [int(code == "1:BC")]
    assert cubes(match, "gallia") == [3, 1 - (code == "1:BC")]


@pytest.mark.rule("rattus.outbreak.discard")
def test_the_log_holds_the_revealed_face() -> None:
    match = outbreak("6:APR", [1, 0])
    assert match.log()["choices"][-1]["chance"] == ["Face f12"]


@pytest.mark.rule("rattus.outbreak.threshold")
@pytest.mark.parametrize(("here", "left"), [([1, 1], [1, 1]), ([2, 1], [1, 0]), ([0, 4], [0, 3])])
def test_cubes_of_all_colours_together_reach_the_threshold(here: list[int], left: list[int]) -> None:
    assert cubes(outbreak("3:A", here), "gallia") == left


@pytest.mark.rule("rattus.outbreak.threshold")
def test_the_threshold_counts_cubes_at_the_moment_of_revealing() -> None:
    match = at(cubes={"gallia": [0, 3]}, rats={"gallia": ["1:M", "3:A", "2:MM"]})
    strike(match, "gallia", "hispania")
    one, three, _ = tokens(match, "gallia")
    play(match, f"Reveal {one}", f"Reveal {three}")
    told = [(event["cubes"], event["threshold"], event["struck"]) for event in happened(match, "rat-revealed")]
    assert told == [(3, 1, 1), (2, 3, 0), (2, 2, 1)]


@pytest.mark.rule("rattus.outbreak.class-symbol")
@pytest.mark.parametrize(
    ("cards", "here", "left"),
    [
        ({"merchant": 1, "monk": 1}, [1, 3], [1, 1]),  # two symbols, two cubes
        ({"merchant": 1, "monk": 1}, [1, 1], [1, 0]),  # no more than are there
        ({"merchant": 0, "monk": 1}, [2, 2], [1, 1]),  # the active player's cards count too
        ({"merchant": 1, "monk": 1}, [2, 0], [2, 0]),  # an owner without cubes here
        ({"king": 0, "witch": 1}, [2, 2], [2, 2]),  # cards on the table, cards not shown
    ],
)
def test_each_class_symbol_costs_its_owner_a_cube(cards: dict[str, int], here: list[int], left: list[int]) -> None:
    assert cubes(outbreak("1:BC", here, cards), "gallia") == left


@pytest.mark.rule("rattus.outbreak.class-symbol")
@pytest.mark.parametrize(("letter", "card"), LETTERS.items())
def test_every_symbol_belongs_to_its_card(letter: str, card: str) -> None:
    match = outbreak(f"1:{letter}", [5, 5], {card: 1} | dict.fromkeys(set(CARDS) - {card, "knight"}, 0))
    assert cubes(match, "gallia") == [5, 4]


@pytest.mark.rule("rattus.outbreak.class-symbol")
def test_an_owner_loses_cubes_of_the_plague_region_only() -> None:
    match = at(cubes={"gallia": [1, 0], "italia": [0, 4]}, cards={"monk": 1}, rats={"gallia": ["1:BC"]})
    assert cubes(strike(match, "gallia", "hispania"), "italia") == [0, 4]


@pytest.mark.rule("rattus.component.rat-tokens")
@pytest.mark.parametrize(
    ("code", "left"),
    [("3:M", [2, 2, 1]), ("3:A", [2, 1, 0]), ("4:AM", [1, 1, 0]), ("2:W", [3, 1, 1]), ("1:K", [3, 2, 0])],
)
def test_shipped_tokens_of_one_symbol_or_of_letters_alone(code: str, left: list[int]) -> None:
    match = outbreak(code, [3, 2, 1], {"witch": 1, "knight": 2})
    assert match.header.edition is None, "it is one of the faces as shipped"
    assert cubes(match, "gallia") == left


@pytest.mark.rule("rattus.outbreak.majority")
@pytest.mark.parametrize(
    ("here", "left"), [([0, 1, 1], [0, 0, 0]), ([3, 1, 2], [2, 1, 2]), ([2, 2, 1], [1, 1, 1]), ([2, 2, 2], [1, 1, 1])]
)
def test_majority_costs_all_who_lead_one_cube(here: list[int], left: list[int]) -> None:
    assert cubes(outbreak("1:M", here), "gallia") == left


@pytest.mark.rule("rattus.outbreak.majority-first")
@pytest.mark.parametrize("code", ["1:MW", "1:WM"])
def test_majority_comes_before_the_other_symbols(code: str) -> None:
    assert cubes(outbreak(code, [3, 3], {"witch": 1}), "gallia") == [2, 1]


@pytest.mark.rule("rattus.outbreak.majority-first")
def test_two_majority_symbols_look_at_the_same_cubes() -> None:
    assert cubes(outbreak("1:MM", [3, 2]), "gallia") == [1, 2]


@pytest.mark.rule("rattus.outbreak.all")
@pytest.mark.parametrize(("code", "left"), [("1:A", [1, 0, 0]), ("1:AA", [0, 0, 0])])
def test_everybody_with_cubes_loses_one(code: str, left: list[int]) -> None:
    assert cubes(outbreak(code, [2, 1, 0]), "gallia") == left


@pytest.mark.rule("rattus.outbreak.symbol-order")
@given(
    majority=st.integers(0, 2),
    order=st.permutations("APBCKWR").flatmap(lambda row: st.integers(1, 7).map(lambda size: row[:size])),
    shuffle=st.randoms(use_true_random=False),
    here=st.lists(st.integers(0, 4), min_size=3, max_size=3).filter(any),
    owners=st.lists(st.sampled_from([None, 0, 1, 2]), min_size=6, max_size=6),
)
@settings(max_examples=60, deadline=None)
def test_any_order_of_the_other_symbols_gives_the_same_cubes(
    majority: int, order: list[str], shuffle: Random, here: list[int], owners: list[int | None]
) -> None:
    cards = {card: seat for card, seat in zip(CARDS, owners, strict=True) if seat is not None}
    if cards.get("knight") == 0:
        del cards["knight"]  # the active player is not to be asked
    expected = by_hand(majority, order, here, cards)
    code = ["M"] * majority + order
    shuffle.shuffle(code)
    assert cubes(outbreak("1:" + "".join(code), here, cards), "gallia") == expected


def by_hand(majority: int, order: list[str], here: list[int], cards: dict[str, int]) -> list[int]:
    """An independent reading of the rule: majority by the cubes at first, then symbol by symbol in this order."""
    left = [max(0, count - majority) if count == max(here) else count for count in here]
    for symbol in order:
        struck = range(3) if symbol == "A" else [cards[LETTERS[symbol]]] if LETTERS[symbol] in cards else []
        for seat in struck:
            left[seat] = max(0, left[seat] - 1)
    return left


@pytest.mark.rule("rattus.outbreak.cubes-return")
def test_removed_cubes_return_to_supply_and_can_be_placed_again() -> None:
    match = at(cubes={"gallia": [2, 3], "anglia": [0, 17]}, cards={"monk": 1, "merchant": 1}, rats={"gallia": ["1:BC"]})
    assert match.view(None)["supply"] == [18, 0]
    strike(match, "gallia", "hispania")
    assert match.view(None)["supply"] == [18, 2]
    assert offered(match, "AddCubes") == ["hispania 1"]
    assert sum(event["count"] for event in happened(match, "cubes-lost")) == 2


@pytest.mark.rule("rattus.outbreak.example")
def test_worked_example_of_the_rulebook() -> None:
    red, green, yellow, blue = range(4)
    match = at(
        players=4,
        turn=red,
        plague="italia",
        cards={"knight": yellow, "peasant": green, "merchant": green, "monk": blue, "witch": blue, "king": blue},
        cubes={"gallia": [0, 2, 1, 0]},
        rats={"gallia": ["1:BC", "3:BR", "2:MBC"]},
        seen_by=[blue],
    )
    supply = match.view(None)["supply"]
    play(match, "MovePlague gallia", "PlaceRat hispania", "PlaceRat hispania")
    assert rats(match) == {"gallia": 3, "hispania": 2}
    first, second, _ = tokens(match, "gallia")

    play(match, f"Reveal {first}")  # threshold 1, three cubes: green loses one to bourgeoisie, blue has none here
    assert cubes(match, "gallia") == [0, 1, 1, 0]

    play(match, f"Reveal {second}")  # threshold 3, two cubes: nothing; then the last token, without a question
    assert [event["struck"] for event in happened(match, "rat-revealed")] == [1, 0, 1]
    assert revealed(match) == ["1:BC", "3:BR", "2:MBC"]

    assert cubes(match, "gallia") == [0, 0, 0, 0]  # green and yellow tied for the majority
    assert rats(match) == {"hispania": 2}
    gained = [now - was for was, now in zip(supply, match.view(None)["supply"], strict=True)]
    assert gained == [0, 2, 1, 0]
    assert (frame(match), match.to_move) == ("Turn", green)


# ---------------------------------------------------------------- why not


@pytest.mark.parametrize(
    ("begin", "choice", "told"),
    [
        ([], "MonkTo anglia", "use-card-first"),
        (["UseCard merchant", "Merchant gallia 1"], "MonkTo anglia", "use-card-first"),
        (["UseCard merchant"], "TakeCard peasant", "unfinished"),
        (["UseCard king"], "UseCard monk", "unfinished"),
        (["UseCard king"], "MovePlague gallia", "unfinished"),
        (["UseCard monk"], "UseCard king", "unfinished"),
        (["UseCard monk", "Monk t1"], "UseCard king", "unfinished"),
        (["UseCard witch"], "TakeCard peasant", "unfinished"),
        (["UseCard witch", "Witch t1"], "MovePlague gallia", "unfinished"),
        (["UseCard witch", "Witch t1"], "WitchSwap yes", "not-asked"),
        (["MovePlague gallia"], "Reveal t1", "rattus.outbreak.reveal-order"),
        (["MovePlague gallia"], "CountPlague yes", "rattus.class.knight-neutral"),
        (["MovePlague gallia", "PlaceRat anglia", "PlaceRat anglia"], "PlaceRat anglia", "rattus.spread.one"),
        (
            ["MovePlague gallia", "PlaceRat anglia", "PlaceRat anglia", "CountPlague no"],
            "UseCard monk",
            "rattus.class.own-turn-once",
        ),
    ],
)
def test_a_choice_of_another_kind_is_refused_by_its_rule_or_by_what_is_under_way(
    begin: list[str], choice: str, told: str
) -> None:
    cards = dict.fromkeys(["king", "merchant", "monk", "witch", "knight"], 0)
    match = at(cards=cards, cubes={"gallia": [3, 0], "polonia": [1, 0]}, rats={"gallia": ["1:BC", "?"]})
    assert told in [*why_not(play(match, *begin), choice), *facts(match, choice)]
    with pytest.raises(lz.IllegalChoice):
        match.apply(choice)
