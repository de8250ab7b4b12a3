"""The public handle of one game: new matches, positions, replays, verification."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from lazaretto.kernel.board import BaseTables
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.declared import Bounds, load_frames
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.frame import Position, laid, stacked
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.match import LOG_FORMAT, POSITION_FORMAT, Feed, Header, Match, shipped_digest
from lazaretto.kernel.rng import GENERATOR, Rng, commitment, stream
from lazaretto.kernel.trial import Budget, answer, play_out, reach_seat

PROBED_OPTIONS = 40  # of a loaded position, so many choices are tried at once
PROBED_CHOICES = 40  # and so many one after the other
PROBED_STEPS = 20_000  # frames that may run in all that: hundreds of times what a game needs
SEED_DIGITS = 100
SEED_BITS = 128  # long enough that the published hash of a seed cannot be reversed by trying

_SHIPPED: dict[tuple[str, int], Any] = {}  # tables never change once made
_LAID_OUT: dict[str, Position] = {}


class Game:
    """One game of the house. `lazaretto.game(name)` gives it."""

    def __init__(self, module: GameModule) -> None:
        self.module = module
        self.name = module.name
        self.players = module.players

    def __repr__(self) -> str:
        return f"<Game {self.name}: {min(self.players)} to {max(self.players)} players>"

    @property
    def rules(self) -> Mapping[str, Rule]:
        return self.module.ledger()

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: dict[str, Any] | None = None,
    ) -> Match:
        """A new match, at its first decision. Without a seed a long random one is taken."""
        header = self._header(players, options or {}, edition, secrets.randbits(SEED_BITS) if seed is None else seed)
        return self._begin(header, None)

    def position(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Position:
        """The bare position `new` begins with, without record and journal: for simulation and search."""
        key = f"{self.name} {players!r} {options!r}"  # whatever was given; what is wrong with it is said below
        if key not in _LAID_OUT:  # laying out is the same for every seed: it is done once and copied
            _LAID_OUT[key] = self._laid_out(self._header(players, options or {}, None, 0))
        ready = _LAID_OUT[key]
        position = laid(ready.board.clone(), ready.todo.clone(), stream(seed, "setup"))
        position.begin()
        position.rng = stream(seed, "play")
        return position

    def _laid_out(self, header: Header) -> Position:
        todo = stacked([])
        board = self.module.setup(header.tables, header.players, header.options, todo)
        todo.turn_over(0)
        return laid(board, todo, stream(header.seed, "setup"))

    def _header(self, players: Any, options: Mapping[str, Any], edition: dict[str, Any] | None, seed: Any) -> Header:
        if not isinstance(players, int) or players not in self.players:
            allowed = ", ".join(str(count) for count in self.players)
            raise BadInput("wrong-players", "players", {"given": str(players), "expected": allowed})
        if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
            raise BadInput("wrong-seed", "seed", {"given": repr(seed)})
        if not isinstance(options, Mapping):
            raise BadInput("not-an-object", "options")
        return Header(
            self.module,
            self.tables(edition, players),
            edition,
            players,
            clean_options(self.module, options, players),
            seed,
        )

    def tables(self, edition: dict[str, Any] | None, players: int) -> Any:
        """The printed values for a number of players; those of the edition as shipped are made once."""
        if edition is not None:
            return self._make_tables(edition, players, edition)
        key = (self.name, players)
        if key not in _SHIPPED:
            _SHIPPED[key] = self._make_tables(self.module.edition(), players, None)
        return _SHIPPED[key]

    def _make_tables(self, printed: dict[str, Any], players: int, edition: dict[str, Any] | None) -> Any:
        tables = self.module.make_tables(printed, players)
        if isinstance(tables, BaseTables):
            tables.origin = (tables_again, (self.module, edition, players))
        return tables

    def _begin(self, header: Header, feed: Feed) -> Match:
        match = Match(header, self._laid_out(header), [], None)
        match.begin(feed)
        return match

    def from_position(self, form: Any) -> Match:
        """A match that begins at a given position; what is wrong with the position is named with its place."""
        return self._from_position(form, None)

    def resume(self, form: Any) -> Match:
        """The same for a position that a match of ours is in: it is not tried out first."""
        return self._from_position(form, None, probe=False)

    def _from_position(self, form: Any, feed: Feed, *, probe: bool = True) -> Match:
        header = self._read_header(form, POSITION_FORMAT)
        board = self.module.load_board(header.tables, _object(form, "board"), header.players)
        todo = stacked(load_frames(_list(form, "todo"), self.module.frames, self._bounds(header.players), "todo"))
        words = _list(form, "rng")
        if len(words) != 4 or not all(type(word) is int and 0 <= word < 2**32 for word in words):
            raise BadInput("wrong-rng", "rng")
        match = Match(header, laid(board, todo, Rng(*words)), [], form)
        if probe:
            _probe(match)
        match.begin(feed)
        return match

    def _bounds(self, players: int) -> dict[str, Bounds]:
        """What the fields of frames may hold, by the kind of number their annotation names."""
        ids = {name: Bounds(0, len(domain.words) - 1) for name, domain in self.module.domains.items()}
        return {**ids, **self.module.bounds, "Seat": Bounds(0, players - 1)}

    def replay(self, log: Any, upto: int | None = None) -> Match:
        """The match a log tells of (or its first `upto` choices), with the chance that is written in it."""
        header = self._read_header(log, LOG_FORMAT)
        feed = self._options(_list(log, "setup"), "setup")
        match = self._from_position(_object(log, "position"), feed) if "position" in log else self._begin(header, feed)
        choices = _list(log, "choices")
        for at, line in enumerate(choices if upto is None else choices[:upto]):
            self._replay_line(match, line, f"choices[{at}]")
        return match

    def _replay_line(self, match: Match, line: Any, place: str) -> None:
        if not isinstance(line, dict):
            raise BadInput("not-an-object", place)
        decision = match.decision
        if decision is None:
            raise BadInput("game-over", place)
        if line.get("frame") != decision.frame or line.get("seat") != decision.seat:
            asked = f"seat {decision.seat}, {decision.frame}"
            raise BadInput("stale-choice", place, {"given": f"seat {line.get('seat')}, {line.get('frame')}", "asked": asked})
        choice = line.get("choice")
        if not isinstance(choice, str):
            raise BadInput("missing-field", f"{place}.choice")
        option = self.module.space.parse(choice, f"{place}.choice")
        if option not in match.here.legal():
            rules = ", ".join(match.why_not(option))
            raise BadInput("illegal-choice", f"{place}.choice", {"choice": choice, "rules": rules})
        match.apply_recorded(option, self._options(line.get("chance", []), f"{place}.chance"), place)

    def _options(self, words: Any, place: str) -> list[int | None]:
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise BadInput("not-a-list", place)
        return [self.module.space.parse(word, f"{place}[{at}]") for at, word in enumerate(words)]

    def _read_header(self, form: Any, expected: str) -> Header:
        if not isinstance(form, dict):
            raise BadInput("not-an-object", "file")
        if form.get("format") != expected:
            raise BadInput("wrong-format", "format", {"given": str(form.get("format")), "expected": expected})
        if form.get("game") != self.name:
            raise BadInput("wrong-game", "game", {"given": str(form.get("game")), "expected": self.name})
        if form.get("rules") != self.module.rules_version:
            raise BadInput("wrong-rules", "rules", {"given": str(form.get("rules")), "expected": self.module.rules_version})
        seed = form.get("seed")
        if not isinstance(seed, str) or not seed.isdecimal() or len(seed) > SEED_DIGITS:
            raise BadInput("wrong-seed", "seed", {"given": repr(seed)})
        edition = self._read_edition(_object(form, "edition"))
        return self._header(form.get("players"), _object(form, "options"), edition, int(seed))

    def _read_edition(self, edition: dict[str, Any]) -> dict[str, Any] | None:
        if set(edition) != {"sha256"}:
            return edition
        if edition["sha256"] != shipped_digest(self.module):
            raise BadInput("wrong-edition", "edition.sha256", {"given": str(edition["sha256"])})
        return None

    def verify(self, log: Any) -> Match:
        """Replay a finished log and check that its chance is what the committed seed gives."""
        match = self.replay(log)
        seed = match.header.seed
        if log.get("seed_hash") != commitment(self.name, seed):
            raise BadInput("wrong-commitment", "seed_hash", {"given": str(log.get("seed_hash"))})
        if log.get("generator") != GENERATOR:
            raise BadInput("wrong-generator", "generator", {"given": str(log.get("generator"))})
        if "position" not in log:
            self._verify_chance(match, log)
        if log.get("result") != match.log().get("result"):
            raise BadInput("wrong-result", "result")
        return match

    def _verify_chance(self, match: Match, log: dict[str, Any]) -> None:
        fresh = self._begin(match.header, None)
        fresh.asks_everything = True
        for n in range(match.n):
            if n > 0:
                fresh.apply(match.record[n].option)
            given, drawn = ([one.option for one in m.record[n].chance] for m in (match, fresh))
            if given != drawn:
                where = "setup" if n == 0 else f"choices[{n - 1}].chance"
                words = ", ".join(self.module.space.text(option) for option in drawn)
                raise BadInput("wrong-chance", where, {"expected": words})


def tables_again(module: GameModule, edition: dict[str, Any] | None, players: int) -> Any:
    """The printed values that a pickle names."""
    return Game(module).tables(edition, players)


def _probe(match: Match) -> None:
    """A hand-written position may be sound to look at and break when played: try it on copies."""
    try:
        _check_sound(match, match.here, "board")
        _try_out(match)
    except LazarettoError:
        raise
    except Exception as error:  # whatever breaks, the position broke it: our own never do
        raise BadInput("unsound-position", "todo", {"problems": f"{type(error).__name__}: {error}"}) from error


def _try_out(match: Match) -> None:
    budget = Budget(PROBED_STEPS, "todo")
    copy = match.here.clone()
    reach_seat(copy, budget)
    if copy.is_over():
        return
    options = copy.legal()
    if not options:
        raise BadInput("dead-end", "todo", {"frame": repr(copy.todo.top())})
    for option in options[:PROBED_OPTIONS]:
        trial = copy.clone()
        answer(trial, option, budget)
        _check_sound(match, trial, "todo")
    play_out(copy, copy.rng.clone(), PROBED_CHOICES, budget)
    _check_sound(match, copy, "todo")


def _check_sound(match: Match, trial: Position, place: str) -> None:
    problems = match.module.problems(trial.board)
    if problems:
        raise BadInput("unsound-position", place, {"problems": "; ".join(problems)})


def clean_options(module: GameModule, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Variants with their defaults filled in; True is not 1."""
    allowed = module.option_values(players)
    for name, value in options.items():
        if name not in allowed:
            raise BadInput("unknown-option", f"options.{name}", {"expected": ", ".join(allowed)})
        if name in module.open_options:
            expected = module.open_options[name](value, players)
        else:
            known = any(type(value) is type(each) and value == each for each in allowed[name])
            expected = "" if known else ", ".join(str(each) for each in allowed[name])
        if expected:
            raise BadInput("wrong-option", f"options.{name}", {"given": str(value), "expected": expected})
    return {name: options.get(name, values[0]) for name, values in allowed.items()}


def _object(form: dict[str, Any], name: str) -> dict[str, Any]:
    value = form.get(name)
    if not isinstance(value, dict):
        raise BadInput("not-an-object", name)
    return value


def _list(form: dict[str, Any], name: str) -> list[Any]:
    value = form.get(name)
    if not isinstance(value, list):
        raise BadInput("not-a-list", name)
    return value
