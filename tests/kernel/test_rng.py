"""The generator: known numbers, fair numbers, streams apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.kernel.frame import Options
from lazaretto.kernel.rng import WORD, Rng, commitment, stream

WORDS = st.integers(0, WORD)


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The published generator once more, written plainly and on its own."""
    size = 2**32
    while True:
        result = (a + b + counter) % size
        counter = (counter + 1) % size
        a = b ^ (b // 2**9)
        b = (c * 9) % size
        rotated = (c * 2**21) % size + c // 2**11
        c = (rotated + result) % size
        yield result


def test_known_numbers() -> None:
    rng = stream(7, "test")
    assert [rng.word() for _ in range(5)] == [1928585367, 4038892223, 1516686994, 454123311, 492520689]


def test_known_numbers_are_those_of_sfc32() -> None:
    digest = hashlib.sha256(b"sfc32/1:7:test").digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8))
    numbers = sfc32(a, b, c, 1)
    for _ in range(12):  # the warm-up
        next(numbers)
    assert [next(numbers) for _ in range(5)] == [1928585367, 4038892223, 1516686994, 454123311, 492520689]


@given(a=WORDS, b=WORDS, c=WORDS, counter=WORDS)
def test_every_state_gives_the_numbers_of_sfc32(a: int, b: int, c: int, counter: int) -> None:
    rng, plain = Rng(a, b, c, counter), sfc32(a, b, c, counter)
    assert [rng.word() for _ in range(20)] == [next(plain) for _ in range(20)]


def test_streams_of_one_seed_are_different() -> None:
    assert len({stream(seed, name).word() for seed in (1, 2) for name in ("setup", "play", "bot")}) == 6


def test_a_copy_goes_its_own_way() -> None:
    rng = stream(1, "play")
    copy = rng.clone()
    drawn = [rng.word() for _ in range(3)]
    assert [copy.word() for _ in range(3)] == drawn


def test_a_saved_generator_goes_on_where_it_was() -> None:
    rng = stream(1, "play")
    rng.word()
    again = Rng(*rng.save())
    assert [again.word() for _ in range(3)] == [rng.word() for _ in range(3)]


def first_word(word: int) -> Rng:
    """A generator whose next number is given: a + b + counter."""
    return Rng(word, 0, 12345, 0)


@pytest.mark.parametrize("n", [3, 6, 7, 10, 12, 49, 3 * 2**29])
def test_below_is_exactly_fair(n: int) -> None:
    # The fair words for a number k are those with word * n in [k * 2**32 + unfair, (k + 1) * 2**32): equally many each.
    unfair = 2**32 % n
    for k in (0, 1, n - 1):
        first = -(-(k * 2**32 + unfair) // n)
        last = ((k + 1) * 2**32 - 1) // n
        assert last - first + 1 == 2**32 // n
        assert first_word(first).below(n) == k
        assert first_word(last).below(n) == k


@pytest.mark.parametrize("n", [3, 6, 7, 10, 12, 49, 3 * 2**29])
def test_words_that_favour_some_numbers_are_rejected(n: int) -> None:
    numbers = sfc32(*first_word(0).save())
    while (next(numbers) * n) % 2**32 < 2**32 % n:  # nought is always unfair
        pass
    rng = first_word(0)
    rng.below(n)
    assert rng.word() == next(numbers)  # exactly the unfair words were passed over


@given(n=st.integers(1, 2**31), word=WORDS)
def test_below_is_in_range(n: int, word: int) -> None:
    assert 0 <= first_word(word).below(n) < n


def test_below_gives_all_numbers_about_equally_often() -> None:
    rng = stream(3, "fair")
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert all(880 < count < 1120 for count in counts)


def drawn(rng: Rng, weights: list[int]) -> int:
    """Which of some choices nature draws by these odds."""
    out = Options()
    for option, weight in enumerate(weights):
        out.add_odds(option, weight)
    return out.drawn(rng)


def test_odds_are_drawn_in_proportion_and_never_what_has_no_weight() -> None:
    rng = stream(4, "weights")
    counts = [0] * 4
    for _ in range(8000):
        counts[drawn(rng, [1, 0, 2, 5])] += 1
    assert counts[1] == 0
    assert all(abs(count - expected) < 200 for count, expected in zip(counts, [1000, 0, 2000, 5000], strict=True))


@pytest.mark.parametrize(("eighth", "index"), [(0, 0), (2, 0), (3, 2), (4, 2), (5, 3), (7, 3)])
def test_odds_cut_the_range_at_the_weights(eighth: int, index: int) -> None:
    assert drawn(first_word(eighth * 2**29), [3, 0, 2, 3]) == index  # eight divides 2**32: nothing is rejected


def test_a_commitment_names_game_and_seed() -> None:
    assert commitment("rattus", 7) == hashlib.sha256(b"lazaretto:rattus:7").hexdigest()


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_below_refuses_what_it_cannot_draw_fairly(n: int) -> None:
    with pytest.raises(ValueError, match="no fair number below"):
        stream(1, "play").below(n)
