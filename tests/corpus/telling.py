"""What is recorded of a match at each decision: all that a player, a watcher, a bot or a later version can ask of it."""

from __future__ import annotations

from functools import cache
from typing import Any
from zlib import crc32

from lazaretto.kernel.choice import ActionSpace
from lazaretto.kernel.formats import POSITION_FORMAT
from lazaretto.kernel.former import Line, bridge_from, line_of
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match
from lazaretto.kernel.record import shipped_digest
from tests.corpus.packing import patch, plain

FORMAT = "lazaretto-corpus/1"
OF_POSITION = ("board", "todo", "rng")  # the rest of a position is the header of the log
HEADER = ("game", "rules", "edition", "players", "options", "generator", "seed_hash", "seed")


def told(match: Match) -> dict[str, Any]:
    """The present decision, as every seat and the spectator (last) see it, and what the last choice brought about."""
    viewers = [*range(match.players), None]
    decision = match.decision
    position = match.position()
    return {
        "position": {name: position[name] for name in OF_POSITION},
        "decision": None if decision is None else decision.json(),
        "legal": [] if match.is_over else texts(match.module.space, match.here.legal()),
        "undoable": match.undoable,
        "views": [match.view(seat) for seat in viewers],
        "events": [match.events(seat, match.n - 1) for seat in viewers],
        "scores": match.scores(),
    }


@cache
def text(space: ActionSpace, option: int) -> str:
    return space.text(option)


def texts(space: ActionSpace, options: list[int]) -> list[str]:
    """In the order of the engine: what a generator draws from a list depends on it."""
    return [text(space, option) for option in options]


class Walker:
    """Takes a match from decision to decision and tells of each; chance is looked at draw by draw on a copy."""

    def __init__(self, game: Game, match: Match, fed: bool = False) -> None:
        self.match = match
        self.match.asks_everything = True  # every line of a log is a choice here, forced or not
        self.fed = fed
        if match.begun_from is None:
            before = game._laid_out(match.header)
            before.start()
            self.draws = self._drawn(before)
        else:
            self.draws = []  # a position is that of a decision: nothing is drawn before it

    def tell(self) -> dict[str, Any]:
        return {**told(self.match), "draws": self.draws}

    def apply(self, line: dict[str, Any]) -> None:
        """Chance is drawn afresh, so that the generator and the order of what it draws from are proven, too.

        Only where a log was given another seed on its way (an imported file) it is fed as the log tells it.
        """
        before = self.match.here.clone()
        if self.fed:
            space = self.match.module.space
            chance: list[int | None] = [space.parse(word) for word in line.get("chance", [])]
            self.match.apply_recorded(space.parse(line["choice"]), chance)
        else:
            self.match.apply(line["choice"], n=line["n"], seat=line["seat"])
        before.step(self.match.record[-1].option)
        self.draws = self._drawn(before)

    def _drawn(self, before: Position) -> list[list[Any]]:
        """For every draw: frame, index, how many there were, weights, a checksum of the texts in order, who saw it."""
        rows: list[list[Any]] = []
        space = self.match.module.space
        for drawn in self.match.record[-1].chance:
            frame, options, weights = before.todo.top(), before.legal(), before.odds()
            words = crc32("\n".join(texts(space, options)).encode())
            rows.append([type(frame).__name__, options.index(drawn.option), len(options), weights, words, drawn.seen])
            before.step(drawn.option)
        return rows


class Reader:
    """Takes a match through a record decision by decision, as today's rules read it, whichever rules it was made by."""

    def __init__(self, game: Game, log: dict[str, Any]) -> None:
        self.bridge = bridge_from(log["rules"], game.module.rules_version, game.module.former)
        self.space = game.module.space
        read = [line_of(line, f"choices[{at}]") for at, line in enumerate(log["choices"])]
        self.chance: list[int | None] = [self.space.parse(word) for line in read for word in line.chance]
        self.lines = [self.bridge.line(line) for line in read]
        self.match = game.replay({**log, "choices": []})
        self.match.asks_everything = True

    def reach(self, at: int) -> bool:
        """Come to the decision that line `at` answers (or the last); what was not asked then is supplied. Is it asked?"""
        line = self._line(at)
        while not self.match.is_over and (choice := self.bridge.supplied(self.match.here, line)):
            self._take(choice)
        return line is None or not self.bridge.dropped(self.match.here, line)

    def take(self, at: int) -> None:
        """Answer it as the record does; there is nothing to answer after the last line."""
        line = self._line(at)
        if line is not None:
            self._take(line.choice)

    def today(self, seat: int, frame: str, choice: str) -> str:
        """A choice that was offered then, in today's words."""
        return self.bridge.line(Line(seat, frame, choice)).choice

    def _line(self, at: int) -> Line | None:
        return self.lines[at] if at < len(self.lines) else None

    def _take(self, choice: str) -> None:
        option = self.match.option_of(choice)
        if option not in self.match.here.legal():
            raise self.match._illegal(option)
        self.match.apply_recorded(option, self.chance, all_of_it=False)
        del self.chance[: len(self.match.record[-1].chance)]


def recorded(game: Game, log: dict[str, Any], fed: bool = False) -> dict[str, Any]:
    """A whole game as the corpus keeps it: its log, its edition in full, and all that was told at every decision."""
    match = begun(game, log, fed)
    walker = Walker(game, match, fed)
    patches: list[Any] = []
    last: Any = None
    for at in range(len(log["choices"]) + 1):
        if at:
            walker.apply(log["choices"][at - 1])
        telling = plain(walker.tell())
        patches.append(patch(last, telling))
        last = telling
    assert plain(match.log()) == plain(log), "the log does not tell of the game that its seed gives"
    return {
        "format": FORMAT,
        "fed": fed,
        "rules": game.module.rules_version,
        "edition": log["edition"] if match.header.edition is not None else game.module.edition(),
        "log": log,
        "decisions": patches,
        "outcome": log.get("result"),
    }


def begun(game: Game, log: dict[str, Any], fed: bool = False) -> Match:
    """The game of a log before its first choice, with chance drawn from its seed unless it is to be fed."""
    if fed:
        return game.replay(log, 0)
    if "position" in log:
        return game.from_position(log["position"])
    edition = None if set(log["edition"]) == {"sha256"} else log["edition"]
    return game.new(log["players"], int(log["seed"]), log["options"], edition)


def playable(game: Game, form: dict[str, Any]) -> dict[str, Any]:
    """The log of a recorded game; when another edition is shipped by now, with the one it was played with in full."""
    log: dict[str, Any] = form["log"]
    if log["edition"] in ({"sha256": shipped_digest(game.module)}, form["edition"]):
        return log
    log = {**log, "edition": form["edition"]}
    if "position" in log:
        log["position"] = {**log["position"], "edition": form["edition"]}
    return log


def position_of(log: dict[str, Any], telling: dict[str, Any]) -> dict[str, Any]:
    """The full position of a recorded decision, as `Game.from_position` takes it."""
    return {"format": POSITION_FORMAT, **{name: log[name] for name in HEADER}, **telling["position"]}
