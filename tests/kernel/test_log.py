"""The log: exact replay, and every kind of tampering is found and named with its place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.rng import commitment, stream

GAME = lz.game("rattus")
Change = Callable[[dict[str, Any]], object]


@cache
def played(players: int = 3, seed: int = 5) -> lz.Match:
    """A whole random game."""
    match = GAME.new(players, seed=seed)
    rng = stream(seed, "walk")
    while not match.is_over:
        options = match.legal()
        match.apply(options[rng.below(len(options))])
    return match


def log() -> dict[str, Any]:
    return copy.deepcopy(played().log())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_log_replays_to_the_same_end_through_json(players: int) -> None:
    match = played(players)
    again = GAME.verify(json.loads(json.dumps(match.log())))
    assert again.position() == match.position()
    assert again.log() == match.log()
    assert again.outcome() == match.outcome()
    assert [again.events(seat) for seat in (None, *range(players))] == [
        match.events(seat) for seat in (None, *range(players))
    ]


def test_any_part_of_a_log_can_be_replayed() -> None:
    match = played()
    for upto in range(0, match.n - 1, 9):
        part = GAME.replay(match.log(), upto=upto)
        assert part.n == upto + 1
        assert part.log()["choices"] == match.log()["choices"][:upto]


def test_a_replay_goes_on_with_the_same_chance() -> None:
    whole = played()
    match = GAME.replay(whole.log(), upto=whole.n // 2)
    match.asks_everything = True
    for line in whole.log()["choices"][whole.n // 2 :]:
        match.apply(line["choice"])
    assert match.log() == whole.log()


def test_an_unfinished_log_is_verified_as_far_as_it_goes() -> None:
    match = GAME.replay(log(), upto=20)
    assert GAME.verify(match.log()).position() == match.position()


def test_a_log_of_an_older_generator_replays_by_what_is_written() -> None:
    form = log()
    form["generator"] = "dice/0"
    assert GAME.replay(form).position() == played().position()


def first_chance(form: dict[str, Any]) -> int:
    """The first line whose choice was followed by chance."""
    return next(at for at, line in enumerate(form["choices"]) if "chance" in line)


def another_seed(form: dict[str, Any]) -> None:
    form["seed"] = "6"
    form["seed_hash"] = commitment("rattus", 6)


def of_line(at: int, **changes: Any) -> Change:
    return lambda form: form["choices"][at].update(changes)


WRONG: dict[str, tuple[Change, str]] = {
    "format": (lambda form: form.update(format="lazaretto-log/0"), r"^format: wrong-format \(given=lazaretto-log/0"),
    "no format": (lambda form: form.pop("format"), "^format: wrong-format"),
    "a position instead": (lambda form: form.update(format="lazaretto-position/1"), "^format: wrong-format"),
    "game": (lambda form: form.update(game="pest"), "^game: wrong-game"),
    "rules": (lambda form: form.update(rules="99"), "^rules: wrong-rules"),
    "edition": (lambda form: form.update(edition={"sha256": "0"}), "^edition.sha256: wrong-edition"),
    "players": (lambda form: form.update(players=9), "^players: wrong-players"),
    "options": (lambda form: form.update(options={"first": 8}), "^options.first: wrong-option"),
    "seed without its hash": (lambda form: form.update(seed="6"), "^seed_hash: wrong-commitment"),
    "seed and hash": (another_seed, "^setup: wrong-chance"),
    "seed no number": (lambda form: form.update(seed="-5"), "^seed: wrong-seed"),
    "hash": (lambda form: form.update(seed_hash="0" * 64), "^seed_hash: wrong-commitment"),
    "generator": (lambda form: form.update(generator="dice/0"), "^generator: wrong-generator"),
    "set-up missing": (lambda form: form.pop("setup"), "^setup: not-a-list"),
    "set-up of numbers": (lambda form: form.update(setup=[1, 2]), "^setup: not-a-list"),
    "set-up chance missing": (lambda form: form["setup"].pop(), r"^setup.chance\[1\]: chance-missing"),
    "set-up chance left over": (
        lambda form: form["setup"].append("FirstSeat 0"),
        r"^setup.chance: chance-left-over \(given=3, used=2\)",
    ),
    "set-up chance impossible": (
        lambda form: form["setup"].__setitem__(0, "PlagueStarts russia"),
        r"^setup.chance\[0\]: chance-impossible \(word=PlagueStarts russia\)",
    ),
    "set-up chance unknown": (
        lambda form: form["setup"].__setitem__(0, "PlagueStarts atlantis"),
        r"^setup\[0\].region: unknown-word \(word=atlantis",
    ),
    "choices missing": (lambda form: form.pop("choices"), "^choices: not-a-list"),
    "line no object": (lambda form: form["choices"].__setitem__(2, "Pass"), r"^choices\[2\]: not-an-object"),
    "line without a choice": (lambda form: form["choices"][2].pop("choice"), r"^choices\[2\].choice: missing-field"),
    "choice unknown": (of_line(2, choice="FirstCubes atlantis"), r"^choices\[2\].choice.region: unknown-word"),
    "choice illegal": (of_line(2, choice="FirstCubes russia"), r"^choices\[2\].choice: illegal-choice .*regions-in-play"),
    "another seat": (of_line(2, seat=9), r"^choices\[2\]: stale-choice \(given=seat 9"),
    "another frame": (of_line(2, frame="Turn"), r"^choices\[2\]: stale-choice .*Turn, asked="),
    "line left out": (lambda form: form["choices"].pop(0), r"^choices\[0\]: stale-choice"),
    "line after the end": (lambda form: form["choices"].append(form["choices"][0]), r"^choices\[\d+\]: game-over"),
    "chance no list": (of_line(2, chance="Face f1"), r"^choices\[2\].chance: not-a-list"),
    "chance where none was": (of_line(2, chance=["Face f1"]), r"^choices\[2\].chance: chance-left-over"),
    "winner": (lambda form: form["result"].update(winners=[9]), "^result: wrong-result"),
    "score": (lambda form: form["result"]["scores"][0].update(total=99), "^result: wrong-result"),
    "result missing": (lambda form: form.pop("result"), "^result: wrong-result"),
}


@pytest.mark.parametrize("what", WRONG)
def test_tampering_is_found_and_named(what: str) -> None:
    change, message = WRONG[what]
    form = log()
    change(form)
    with pytest.raises(lz.BadInput, match=message):
        GAME.verify(form)


def test_a_log_that_is_no_object_is_refused() -> None:
    with pytest.raises(lz.BadInput, match="file: not-an-object"):
        GAME.replay("log")


def test_chance_that_the_seed_did_not_give_is_found() -> None:
    form = log()
    at = first_chance(form)
    form["choices"] = form["choices"][: at + 1]
    given = form["choices"][at]["chance"]
    for number in range(1, 13):
        if given[0] != f"Face f{number}":
            form["choices"][at]["chance"] = [f"Face f{number}", *given[1:]]
            break
    assert GAME.replay(form).n == at + 2  # a possible game, but not the one that was shuffled
    with pytest.raises(lz.BadInput, match=rf"^choices\[{at}\].chance: wrong-chance \(expected={given[0]}"):
        GAME.verify(form)


@pytest.mark.parametrize(
    ("cut", "message"), [(lambda row: row[:-1], "chance-missing"), (lambda row: [*row, "Face f1"], "chance-left-over")]
)
def test_chance_of_a_choice_cannot_be_dropped_or_added(cut: Callable[[list[str]], list[str]], message: str) -> None:
    form = log()
    at = first_chance(form)
    form["choices"][at]["chance"] = cut(form["choices"][at]["chance"])
    with pytest.raises(lz.BadInput, match=rf"^choices\[{at}\].chance.*: {message}"):
        GAME.verify(form)


def test_a_truncated_log_with_a_result_is_refused() -> None:
    form = log()
    form["choices"].pop()
    with pytest.raises(lz.BadInput, match=r"^result: wrong-result"):
        GAME.verify(form)


def test_a_match_goes_on_from_a_position_with_its_numbers() -> None:
    """Where the rules changed a game goes on from its last position, and its decisions are counted on."""
    whole = played()
    part = GAME.replay(whole.log(), upto=20)
    match = GAME.resume(part.position(), part.n)
    assert (match.n, match.first, match.undoable) == (21, 20, 0)
    match.asks_everything = True  # line by line
    told = whole.log()["choices"][20:]
    for line in told:
        match.apply(line["choice"], n=line["n"], seat=line["seat"])
    assert match.position() == whole.position()
    assert match.events() == [event for event in whole.events() if event["n"] > 20 and event["kind"] != "only-choice"]
    assert match.log()["choices"] == told
    again = GAME.replay(json.loads(json.dumps(match.log())))
    assert (again.n, again.log()) == (whole.n, match.log())
    assert again.clone().entry(21).option == whole.record[21].option
    with pytest.raises(lz.BadInput, match="log: wrong-field"):
        GAME.replay({**match.log(), "first": -1})


def test_a_file_to_be_kept_holds_every_printed_value() -> None:
    match = GAME.replay(played().log(), upto=10)
    for form in (match.log(whole=True), match.position(whole=True), match.export(0)):
        assert form["edition"] == GAME.module.edition()
    resumed = GAME.from_position(match.position(whole=True))
    assert resumed.log()["position"]["edition"] == resumed.log()["edition"] == {"sha256": match.log()["edition"]["sha256"]}
    assert resumed.log(whole=True)["position"]["edition"] == GAME.module.edition()
    assert GAME.replay(resumed.log(whole=True)).position() == match.position()
