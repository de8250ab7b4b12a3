"""Compares what the present version does with what was recorded. A difference is told in one line, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import lazaretto as lz
from lazaretto.bots import make_bot
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.formats import LOG_FORMAT
from lazaretto.kernel.game import Game
from lazaretto.kernel.journal import later_kinds
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream
from tests.corpus.changed import CHANGED
from tests.corpus.packing import difference, patched, plain, read, unfolded
from tests.corpus.telling import Reader, Walker, begun, playable, position_of, texts

CORPUS = Path(__file__).parent
LATER = {kind for name in lz.game_names() for kind in later_kinds(lz.game(name).module.events)}
MOST_CHOICES = 5_000  # no game is that long


class Differs(AssertionError):
    """The present version does something else than the one that recorded the corpus."""


def generations() -> list[Path]:
    """A folder for each version that recorded something, oldest first."""
    return sorted((path for path in CORPUS.iterdir() if path.name.isdecimal()), key=lambda path: int(path.name))


def game_files() -> list[Path]:
    return [path for folder in generations() for path in sorted(folder.glob("games/*.json.xz"))]


def answer_files() -> list[Path]:
    return [path for folder in generations() for path in sorted(folder.glob("answers-*.json.xz"))]


def label(path: Path) -> str:
    return str(path.relative_to(CORPUS)).removesuffix(".json.xz")


def game_of(form: dict[str, Any]) -> Game:
    return lz.game(form["log"]["game"])


def is_played_by_present_rules(form: dict[str, Any]) -> bool:
    """Under the version of the rules that recorded it a game comes out the same in everything.

    Under a later one it is read through the game's `former`, and what the rules did not change comes out the same.
    """
    return bool(form["rules"] == game_of(form).module.rules_version)


def demand_same(expected: Any, given: Any, where: str, rules: str) -> None:
    found = difference(expected, given)
    if found:
        raise Differs(
            f"{where}: {found.lstrip('.')}. The rules version is still {rules!r}: what was recorded under it must come"
            " out the same for ever (tests/corpus/README.md)"
        )


def demand_still(expected: Any, given: Any, where: str, rules: str) -> None:
    """What holds under later rules, too: they may tell more, but what was told stays as it was."""
    found = difference(expected, given, more=True)
    if found:
        raise Differs(
            f"{where}: {found.lstrip('.')}. It was recorded under rules {rules!r}, and games of theirs are read as they"
            " were played (kernel/former.py, tests/corpus/README.md)"
        )


# ---------------------------------------------------------------- games


def check_game(name: str, form: dict[str, Any]) -> Match:
    """Play a recorded game again; everything told at each decision, and the whole log, must be the same."""
    if not is_played_by_present_rules(form):
        return _check_former_game(name, form)
    game = game_of(form)
    log = playable(game, form)
    match = begun(game, log, form["fed"])
    walker = Walker(game, match, form["fed"])
    expected: Any = None
    for at, change in enumerate(form["decisions"]):
        where = f"{name}, decision {at + 1}"
        expected = patched(expected, change)
        if at:
            _apply(walker, log["choices"][at - 1], where, form["rules"])
        _demand_told(expected, walker.tell(), where, form["rules"])
    demand_same(without_edition(log), without_edition(plain(match.log())), f"{name}, log", form["rules"])
    demand_same(form["outcome"], plain(match.log().get("result")), f"{name}, outcome", form["rules"])
    return match


def _check_former_game(name: str, form: dict[str, Any]) -> Match:
    """The line of play is accepted; at each decision that is still asked board, chance, views and events are the same."""
    reader = Reader(game_of(form), form["log"])
    expected: Any = None
    since, seats = 0, form["log"]["players"] + 1
    events: list[list[Any]] = [[] for _ in range(seats)]
    for at, change in enumerate(form["decisions"]):
        where = f"{name}, decision {at + 1}"
        expected = patched(expected, change)
        events = [told + expected["events"][viewer] for viewer, told in enumerate(events)]
        try:
            asked = reader.reach(at)
            if asked:
                _demand_former(expected, events, reader, since, where, form["rules"])
                since, events = reader.match.n, [[] for _ in range(seats)]
                reader.take(at)
        except LazarettoError as error:
            raise Differs(f"{where}: a record of rules {form['rules']!r} is refused ({error})") from error
    demand_still(form["outcome"], plain(reader.match.log().get("result")), f"{name}, outcome", form["rules"])
    return reader.match


def _demand_former(expected: Any, events: list[list[Any]], reader: Reader, since: int, where: str, rules: str) -> None:
    match = reader.match
    _demand_place(expected, reader, where, rules)
    viewers = [*range(match.players), None]
    happened = [_of_the_game(plain(match.events(seat, since))) for seat in viewers]
    demand_still([_of_the_game(told) for told in events], happened, f"{where}, events", rules)
    demand_still(expected["scores"], plain(match.scores()), f"{where}, scores", rules)


def _demand_place(expected: Any, reader: Reader, where: str, rules: str) -> None:
    """Where the game stands: board and chance, who is asked, what he may do and what everybody sees."""
    match, decision = reader.match, expected["decision"]
    position = plain(match.position())
    for part in ("board", "rng"):
        demand_still(expected["position"][part], position[part], f"{where}, {part}", rules)
    demand_still(None if decision is None else decision["seat"], match.to_move, f"{where}, seat", rules)
    offered = {choice.text for choice in match.legal()}
    for choice in expected["legal"]:
        today = reader.today(decision["seat"], decision["frame"], choice)
        demand_still(True, today in offered, f"{where}, {choice} is offered", rules)
    views = [match.view(seat) for seat in [*range(match.players), None]]
    demand_still(expected["views"], plain(views), f"{where}, views", rules)


def _of_the_game(events: list[Any]) -> list[Any]:
    """Without their numbers, and without what the kernel tells of its own: more or less may be asked today.

    Nor with what is told only since then.
    """
    told = [event for event in events if event["kind"] != "only-choice" and event["kind"] not in LATER]
    return [{name: value for name, value in event.items() if name != "n"} for event in told]


def _demand_told(expected: Any, telling: Any, where: str, rules: str) -> None:
    """As bytes first: nearly always they are the same, and reading them back would take most of the time."""
    if msgspec.json.encode(expected, order="sorted") != msgspec.json.encode(telling, order="sorted"):
        demand_same(expected, plain(telling), where, rules)


def _apply(walker: Walker, line: dict[str, Any], where: str, rules: str) -> None:
    try:
        walker.apply(line)
    except LazarettoError as error:
        raise Differs(
            f"{where}: {line['choice']} is refused ({error}), though the rules version is still {rules!r}"
        ) from error


def without_edition(log: dict[str, Any]) -> dict[str, Any]:
    """The edition is named by its digest as long as it is the one shipped, so it may be written in either way."""
    return {name: value for name, value in log.items() if name not in ("edition", "position")}


def check_replay(name: str, form: dict[str, Any]) -> Match:
    """The log alone, with the chance that is written in it, leads to the last recorded position."""
    game = game_of(form)
    match = game.replay(_readable(form))
    expected = unfolded(form["decisions"])[-1]["position"]
    position = plain(match.position())
    if not is_played_by_present_rules(form):
        del expected["todo"]  # how much is still to be asked may be another thing today
        again = plain(game.replay(match.log()).position())
        demand_same(position, again, f"{name}, written down today", game.module.rules_version)
    demand_same(expected, {part: position[part] for part in expected}, f"{name}, replayed", form["rules"])
    demand_same(form["outcome"], plain(match.log().get("result")), f"{name}, outcome", form["rules"])
    return match


def _readable(form: dict[str, Any]) -> dict[str, Any]:
    """The log as it was kept; under the rules of then, with its edition in full if another is shipped by now."""
    log: dict[str, Any] = form["log"]
    return playable(game_of(form), form) if is_played_by_present_rules(form) else log


def check_going_on(name: str, form: dict[str, Any], seed: int = 1) -> int:
    """A half-played game can be played to its end; how many choices that took."""
    match = game_of(form).replay(_readable(form))
    rng = stream(seed, "going on")
    made = 0
    while not match.is_over and made < MOST_CHOICES:
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
        made += 1
    if match.outcome() is None or match.problems():
        raise Differs(f"{name}: does not go on to an end ({match.problems()})")
    return made


def check_positions(name: str, form: dict[str, Any], *, every: int = 1, first: int = 0) -> int:
    """Recorded positions load and are then the same position, with the same choices and views; how many were tried."""
    game = game_of(form)
    log = _readable(form)
    tellings = unfolded(form["decisions"])
    tried = range(first % len(tellings), len(tellings), every)
    check = _check_position if is_played_by_present_rules(form) else _check_former_position
    for at in tried:
        where = f"{name}, position {at + 1}"
        try:
            check(game, position_of(log, tellings[at]), tellings[at], where, form["rules"])
        except LazarettoError as error:
            raise Differs(f"{where}: is refused ({error})") from error
    return len(tried)


def _check_former_position(game: Game, position: dict[str, Any], telling: dict[str, Any], where: str, rules: str) -> None:
    log = {**position, "format": LOG_FORMAT, "position": position, "setup": [], "choices": []}
    _demand_place(telling, Reader(game, log), where, rules)


def _check_position(game: Game, position: dict[str, Any], telling: dict[str, Any], where: str, rules: str) -> None:
    match = game.from_position(position)
    demand_same(position, plain(match.position()), where, rules)
    legal = [] if match.is_over else texts(match.module.space, match.here.legal())
    demand_same(telling["legal"], legal, f"{where}, legal", rules)
    views = [match.view(seat) for seat in [*range(match.players), None]]
    demand_same(telling["views"], plain(views), f"{where}, views", rules)


def check_watching(name: str, form: dict[str, Any]) -> int:
    """What was recorded can be watched by itself, without any rules: every seat's view of every decision."""
    tellings = unfolded(form["decisions"])
    seats = form["log"]["players"] + 1
    for at, telling in enumerate(tellings):
        if len(telling["views"]) != seats or len(telling["events"]) != seats:
            raise Differs(f"{name}, decision {at + 1}: not every seat's view was recorded")
    return len(tellings)


# ---------------------------------------------------------------- answers of the bots


def sample(answers: list[dict[str, Any]], bot: str, count: int) -> list[dict[str, Any]]:
    """So many of a bot's answers, spread over all games; 0: all."""
    mine = [each for each in answers if each["bot"] == bot]
    return mine if count == 0 else [mine[len(mine) * at // count] for at in range(min(count, len(mine)))]


def check_answers(path: Path, answers: list[dict[str, Any]], evaluations: dict[str, Any]) -> Iterator[int]:
    """The bots choose what they chose, and the evaluation says what it said; yields how many answers were looked at."""
    for file in sorted({*evaluations, *[each["file"] for each in answers]}):
        form = read(path.parent / "games" / file)
        mine = [each for each in answers if each["file"] == file]
        _check_answers_of(f"{path.parent.name}/{file}", form, mine, evaluations.get(file))
        yield len(mine)


def _frozen(bot: str) -> str:
    """The yardstick that a recorded bot has become: `mcts:200` is `mcts@1:200`."""
    name, colon, budget = bot.partition(":")
    return f"{name}@1{colon}{budget}"


def _check_answers_of(name: str, form: dict[str, Any], answers: list[dict[str, Any]], evaluations: Any) -> None:
    game = game_of(form)
    reader = Reader(game, _readable(form))
    last = len(reader.lines) + 1 if evaluations else max(each["n"] for each in answers)
    for n in range(1, last + 1):
        if not reader.reach(n - 1):
            continue
        where, match = f"{name}, decision {n}", reader.match
        if evaluations:
            board = match.here.board
            now = [repr(game.module.evaluation.evaluate(board, seat)) for seat in range(match.players)]
            demand_same(evaluations[n - 1], now, f"{where}, evaluation", form["rules"])
        for each in answers:
            if each["n"] == n and f"{name} {n} {each['bot']}" not in CHANGED:
                _check_answer(match, each, where, form["rules"])
        reader.take(n - 1)


def _check_answer(match: Match, recorded: dict[str, Any], where: str, rules: str) -> None:
    bot = make_bot(_frozen(recorded["bot"]), match.module, recorded["seed"])
    answer = match.module.space.text(bot.choose(match, recorded["seat"]))
    demand_same(recorded["answer"], answer, f"{where}, {recorded['bot']} with seed {recorded['seed']}", rules)
