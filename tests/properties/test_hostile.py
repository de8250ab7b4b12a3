"""Thousands of wrong editions, positions and logs: none takes longer than its budget, nothing but BadInput comes out.

More of them, or others: LAZARETTO_HOSTILE=10000 and LAZARETTO_HOSTILE_SEED=7.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import lazaretto as lz
from lazaretto.games.differences import differences, place_told
from lazaretto.games.overlays import place_of, read_edition, whole_edition
from lazaretto.kernel.proof import modes, prove_game
from lazaretto.kernel.rng import stream
from lazaretto.kernel.trial import Budget, play_out
from tests.properties.mutation import mutate, mutated_editions, mutated_overlays, mutated_positions, words_in

COUNT = int(os.environ.get("LAZARETTO_HOSTILE", "500"))  # of each kind, for each game
SEED = int(os.environ.get("LAZARETTO_HOSTILE_SEED", "1"))
SECONDS = 3.0  # of the processor, for one: hundreds of times what an honest one takes
STUCK = 300  # seconds after which the whole process is ended, with a traceback: compiled loops hear no signal
STEPS = 20_000


@pytest.fixture(autouse=True)
def ends() -> Iterator[None]:
    faulthandler.dump_traceback_later(STUCK, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


def attack(forms: Iterator[Any], use: Callable[[int, Any], object]) -> dict[str, int]:
    """How often each code came out; `taken` are those that were accepted."""
    told: dict[str, int] = {}
    for at, form in enumerate(forms):
        kept = msgspec.json.encode(form)
        began = time.process_time()
        try:
            use(at, form)
            code = "taken"
        except lz.BadInput as error:
            code = error.code
        except Exception as error:
            raise AssertionError(f"number {at} of seed {SEED}: {kept[:2000]!r}") from error
        seconds = time.process_time() - began
        assert seconds < SECONDS, f"number {at} of seed {SEED} took {seconds:.1f} s: {kept[:2000]!r}"
        told[code] = told.get(code, 0) + 1
    return told


def is_varied(told: dict[str, int]) -> bool:
    """Some are taken and many are refused, for many reasons: the attack has not gone blunt."""
    total = sum(told.values())
    return len(told) >= 6 and 0.05 < told["taken"] / total < 0.8


@pytest.mark.parametrize("name", lz.game_names())
def test_editions(name: str) -> None:
    module = lz.game(name).module

    def use(at: int, edition: Any) -> None:
        players = module.players[at % len(module.players)]
        tables = module.make_tables(edition, players)
        variants = list(modes(module, players))
        prove_game(module, tables, players, variants[at % len(variants)], at, Budget(STEPS, "edition"))

    assert is_varied(attack(mutated_editions(name, COUNT, SEED), use))


@pytest.mark.parametrize("name", lz.game_names())
def test_overlays(name: str) -> None:
    """Files that hold only a part of an edition, as TOML would read them and as JSON; what is wrong has a place."""
    module = lz.game(name).module
    shipped = module.edition()

    def use(at: int, form: Any) -> None:
        players = module.players[at % len(module.players)]
        edition: Any = form
        try:
            edition = whole_edition(module, read_edition(json.dumps(form).encode()))
            tables = module.make_tables(edition, players)
            differences(name, edition, shipped)
        except lz.BadInput as error:
            place_told(name, place_of(error.place, edition, shipped).table, shipped)
            raise
        variants = list(modes(module, players))
        prove_game(module, tables, players, variants[at % len(variants)], at, Budget(STEPS, "edition"))

    assert is_varied(attack(mutated_overlays(name, COUNT, SEED), use))


@pytest.mark.parametrize("name", lz.game_names())
def test_positions(name: str) -> None:
    """Those that are taken are played on: they may break, which is told, but they may not hang."""

    def use(at: int, form: Any) -> None:
        match = lz.game(name).from_position(form)
        with contextlib.suppress(Exception):
            play_out(match.here, stream(at, "choices"), 1000, Budget(STEPS, "todo"))

    assert is_varied(attack(mutated_positions(name, COUNT, SEED), use))


def mutated_logs(name: str, count: int) -> Iterator[Any]:
    rng = random.Random(f"{name} {SEED} logs")
    match = lz.game(name).new(2, seed=4)
    for _ in range(60):
        match.apply(rng.choice(match.legal()))
    text = msgspec.json.encode(match.log())
    words = words_in(msgspec.json.decode(text))
    for _ in range(count):
        form = msgspec.json.decode(text)
        mutate(form, rng, words, rng.choice([1, 1, 2, 5]))
        yield form


@pytest.mark.parametrize("name", lz.game_names())
def test_logs(name: str) -> None:
    told = attack(mutated_logs(name, COUNT // 4), lambda _, form: lz.game(name).replay(form))
    assert len(told) >= 6


def test_a_citizen_who_is_not_there_is_not_settled_for_ever() -> None:
    """A frame below the others may ask for what is gone when its time comes; it froze the game once."""
    found = 0
    for seed in range(40):
        match = lz.game("messina").new(3, seed=seed)
        rng = random.Random(seed)
        for _ in range(80):
            match.apply(rng.choice(match.legal()))
        form = match.position()
        hex_ = rng.randrange(20)
        form["todo"].insert(1, ["SettleCitizen", 0, hex_])
        form["todo"].insert(1, ["Rescue", 0, hex_])
        with contextlib.suppress(lz.BadInput):
            loaded = lz.game("messina").from_position(form)
            found += 1
            with contextlib.suppress(Exception):
                play_out(loaded.here, stream(seed, "choices"), 1000, Budget(STEPS, "todo"))
    assert found > 5
