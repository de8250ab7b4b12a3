"""Editions and positions with something wrong in them, by seed: what a stranger might send."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

import lazaretto as lz
from lazaretto.kernel.declared import fields_of
from lazaretto.kernel.match import Match

NUMBERS = (0, 1, -1, 2, -2, 3, 5, 9, 10, 31, 32, 63, 64, 98, 99, 100, 255, 998, 999, 1000, 2**31, 2**63, 10**12, -(10**12))
THINGS: tuple[Any, ...] = (
    None,
    True,
    False,
    "",
    "x",
    "x" * 1000,
    0,
    -1,
    1.5,
    1e300,
    [],
    {},
    [0],
    [[]],
    {"x": 1},
    "1",
    "coin:1",
)
DEPTHS = (0, 1, 3, 10, 25, 60, 120)

Place = tuple[Any, Any]  # an object or a list, and a key or an index of it


@cache
def edition_text(game: str) -> bytes:
    return msgspec.json.encode(lz.game(game).module.edition())


@cache
def position_texts(game: str) -> list[bytes]:
    """Positions of every number of players and several moments of a game."""
    rng = random.Random(game)
    found: list[bytes] = []
    for players in lz.game(game).players:
        match = lz.game(game).new(players, seed=players)
        for depth in DEPTHS:
            _play(match, depth - match.n, rng)
            found.append(msgspec.json.encode(match.position()))
    return found


def _play(match: Match, choices: int, rng: random.Random) -> None:
    for _ in range(choices):
        if not match.is_over:
            match.apply(rng.choice(match.legal()))


def places(form: Any) -> Iterator[Place]:
    """Every value inside, by what holds it."""
    keys = list(form) if isinstance(form, dict) else range(len(form))
    for key in keys:
        yield form, key
        if isinstance(form[key], (dict, list)):
            yield from places(form[key])


def mutate(form: Any, rng: random.Random, words: list[str], times: int) -> None:
    for _ in range(times):
        found = list(places(form))
        if found:
            _mutate_one(*rng.choice(found), rng, words)


def _mutate_one(holder: Any, key: Any, rng: random.Random, words: list[str]) -> None:
    value = holder[key]
    way = rng.random()
    if way < 0.1:
        holder[key] = copy.deepcopy(rng.choice(THINGS))
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, (int, float)):
        holder[key] = rng.choice([*NUMBERS, value + 1, value - 1, value * 2, -value])
    elif isinstance(value, str):
        holder[key] = _other_text(value, rng, words)
    elif isinstance(value, list):
        _mutate_list(value, rng)
    elif isinstance(value, dict):
        _mutate_object(value, rng, words)


def _other_text(text: str, rng: random.Random, words: list[str]) -> str:
    digits = [at for at, letter in enumerate(text) if letter.isdigit()]
    if digits and rng.random() < 0.6:
        at = rng.choice(digits)
        return text[:at] + rng.choice(["0", "1", "7", "9", "99", "999999999999"]) + text[at + 1 :]
    return rng.choice([*rng.sample(words, min(3, len(words))), text + text, text[1:], text[:-1], text + "+", ""])


def _mutate_list(value: list[Any], rng: random.Random) -> None:
    way = rng.randrange(6)
    if way == 0 or not value:
        value.append(copy.deepcopy(rng.choice(THINGS)) if not value or rng.random() < 0.3 else rng.choice(value))
    elif way == 1:
        value.pop(rng.randrange(len(value)))
    elif way == 2:
        rng.shuffle(value)
    elif way == 3:
        value.clear()
    elif way == 4:
        value.extend(value[:] * rng.choice([1, 1, 50]))
    else:
        value[rng.randrange(len(value))] = rng.choice(value)


def _mutate_object(value: dict[str, Any], rng: random.Random, words: list[str]) -> None:
    way = rng.randrange(4)
    if way == 0 or not value:
        value[rng.choice(words)] = copy.deepcopy(rng.choice(THINGS))
    elif way == 1:
        del value[rng.choice(list(value))]
    elif way == 2:
        one, other = rng.choice(list(value)), rng.choice(list(value))
        value[one], value[other] = value[other], value[one]
    else:
        one = rng.choice(list(value))
        value[rng.choice(words)] = value.pop(one)


def words_in(form: Any) -> list[str]:
    return sorted({holder[key] for holder, key in places(form) if isinstance(holder[key], str)})


def mutated_editions(game: str, count: int, seed: int) -> Iterator[Any]:
    rng = random.Random(f"{game} {seed}")
    words = words_in(msgspec.json.decode(edition_text(game)))
    for _ in range(count):
        form = msgspec.json.decode(edition_text(game))
        mutate(form, rng, words, rng.choice([1, 1, 1, 2, 5]))
        yield form


def mutated_overlays(game: str, count: int, seed: int) -> Iterator[Any]:
    """Files that hold only a part of an edition: some tables, of lists some rows, of rows some fields; then as above."""
    rng = random.Random(f"{game} overlays {seed}")
    words = words_in(msgspec.json.decode(edition_text(game)))
    for _ in range(count):
        whole = msgspec.json.decode(edition_text(game))
        form = {name: _part(whole[name], rng) for name in rng.sample(list(whole), rng.choice([1, 1, 2, 4]))}
        mutate(form, rng, words, rng.choice([1, 1, 2, 5]))
        yield form


def _part(value: Any, rng: random.Random) -> Any:
    if isinstance(value, dict) and len(value) > 1:
        kept = rng.sample(list(value), rng.randrange(1, len(value)))
        return {name: _part(each, rng) for name, each in value.items() if name in kept or name in ("id", "number", "n")}
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        return [_part(each, rng) for each in rng.sample(value, rng.randrange(1, min(len(value), 4) + 1))]
    return value


def mutated_positions(game: str, count: int, seed: int) -> Iterator[Any]:
    rng = random.Random(f"{game} {seed}")
    texts = position_texts(game)
    words = words_in([msgspec.json.decode(text) for text in texts])
    for _ in range(count):
        form = msgspec.json.decode(rng.choice(texts))
        way = rng.random()
        if way < 0.45:
            mutate(form["board"], rng, words, rng.choice([1, 1, 2, 5]))
        elif way < 0.9:
            _mutate_todo(lz.game(game), form["todo"], rng, words)
        elif way < 0.95:
            mutate(form, rng, words, rng.choice([1, 2]))
        else:
            form["edition"] = next(mutated_editions(game, 1, rng.randrange(1000)))
        yield form


def _mutate_todo(game: Any, todo: list[Any], rng: random.Random, words: list[str]) -> None:
    """Another number in a frame, a frame of any kind, frames twice or in another order."""
    for _ in range(rng.choice([1, 1, 2, 4])):
        way = rng.randrange(4)
        if way == 0:
            name = rng.choice(list(game.module.frames))
            fields = [rng.choice(NUMBERS[:12]) for _ in fields_of(game.module.frames[name])]
            todo.insert(rng.randrange(len(todo) + 1), [name, *fields])
        elif way == 1 and todo:
            todo.extend([rng.choice(todo)] * rng.choice([1, 2, 60]))
        elif way == 2:
            rng.shuffle(todo)
        else:
            mutate(todo, rng, words, 1)
