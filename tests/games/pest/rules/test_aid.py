"""Aid: which card is paid, and who takes which reward."""

from __future__ import annotations

import pytest

from tests.games.pest.builder import at, edition, happened, kinds, me, play, position, stock, with_effect

AIDED = [["PayAid"]]


def places(*influence: int, mode: str | None = None) -> list[int]:
    """The place (0 left, 1 middle, 2 right) each seat is paid at."""
    seats = {seat: {"influence": space} for seat, space in enumerate(influence)}
    match = at(players=len(influence), mode=mode, year=2, aids=["a6"], seats=seats, todo=AIDED)
    paid = {event["seat"]: event["place"] for event in happened(match, "aid-paid")}
    assert [me(match, seat)["research"] for seat in paid] == [2 if place == 2 else 1 for place in paid.values()]
    return [paid[seat] for seat in range(len(influence))]


@pytest.mark.rule("pest.aid.highest-left")
@pytest.mark.rule("pest.aid.lowest-right")
@pytest.mark.rule("pest.aid.others-middle")
def test_rewards_by_standing() -> None:
    assert places(7, 4, 2) == [0, 1, 2]
    assert places(9, 7, 4, 2, 1) == [0, 1, 1, 1, 2]
    assert places(3, 5) == [2, 0]


@pytest.mark.rule("pest.aid.zero-tie-right")
def test_everybody_at_zero_takes_the_right_one() -> None:
    assert places(3, 0, 0) == [0, 2, 2]
    assert places(0, 0, 0) == [2, 2, 2]
    assert places(5, 3, 0, 0) == [0, 1, 2, 2]


@pytest.mark.rule("pest.two.aid-two-rewards")
def test_two_players_take_the_outer_rewards() -> None:
    assert places(6, 2, mode="two-player") == [0, 2]
    assert places(0, 0, mode="two-player") == [2, 2]


@pytest.mark.rule("pest.aid.no-reward-symbol")
def test_an_empty_slot_pays_nothing() -> None:
    match = at(year=2, aids=["a5"], seats={0: {"influence": 5}, 1: {"influence": 2}}, todo=AIDED)
    assert (sum(stock(match, 0)), stock(match, 1), stock(match, 2)) == (0, (0, 0, 0, 0, 1), (0, 0, 0, 0, 2))


@pytest.mark.rule("pest.aid.reveal-after-plague")
def test_aid_is_revealed_after_the_last_plague_effect() -> None:
    match = at(year=1, sick={"blessir": 3}, todo=[["Turns", 0], ["PayAid"], ["RevealAid"], ["RevealPlague"]])
    told = kinds(match)
    assert told[0] == "plague-revealed"
    after = told[told.index("aid-revealed") :]
    assert not {"sick-added", "location-destroyed", "road-sick-added"} & set(after)


@pytest.mark.rule("pest.aid.pays-last-years-card")
def test_last_years_card_is_paid() -> None:
    first = at(year=1, aids=["a6"], todo=AIDED)
    assert [me(first, seat)["research"] for seat in range(3)] == [0, 0, 0]
    for year in range(2, 7):
        aids = [f"a{number}" for number in (1, 2, 3, 4, 7, 8)]
        aids[year - 2] = "a6"
        match = at(year=year, aids=aids[:year], todo=AIDED)
        assert [me(match, seat)["research"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("pest.aid.standings-read-once")
def test_standings_are_read_before_the_first_reward() -> None:
    printed = with_effect("aid", 0, "middle", "2 influence")
    seats = {0: {"influence": 7}, 1: {"influence": 6}, 2: {"influence": 2}}
    match = at(year=2, aids=["a1"], seats=seats, printed=printed, order=[1, 0, 2], todo=AIDED)
    assert me(match, 1)["influence"] == 9
    assert stock(match, 0) == (0, 0, 1, 0, 0)  # still the leftmost reward
    assert [event["seat"] for event in happened(match, "aid-paid")] == [1, 0, 2]


def test_an_edition_may_print_any_gift() -> None:
    printed = with_effect("aid", 0, "right", "2 sick + 1 infamy + 1 healthy + 2 fame + 1 research")
    match = at(year=2, aids=["a1"], printed=printed, todo=AIDED)
    row = me(match, 1)
    assert (row["quarantine"]["regular"], row["infamy"], row["healthy"], row["fame"], row["research"]) == (2, 1, 1, 2, 1)


@pytest.mark.rule("pest.concept.crate-any-basic")
def test_a_crate_is_a_basic_resource_of_choice() -> None:
    match = at(year=2, aids=["a8"], todo=AIDED)
    assert [choice.text for choice in match.legal()] == [f"TakeCrate {r}" for r in ("wood", "stone", "food", "herbs")]
    full = {0: {"stock": {"wood": 5, "stone": 5, "food": 4, "herbs": 5}}}
    match = at(year=2, aids=["a8"], seats=full, order=[0, 1, 2], todo=AIDED)
    # One crate fits and is taken as food, the others are lost; the next seat chooses.
    assert (stock(match), match.to_move) == ((5, 5, 5, 5, 0), 1)
    play(match, "TakeCrate wood", "TakeCrate wood", "TakeCrate stone")
    assert stock(match, 1) == (2, 1, 0, 0, 0)
    assert edition()["aid"][7]["right"] == "3 crate"
    assert position()["board"]["aids"] == []
