"""The public handle of one game: new matches, positions, replays, verification."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence

from lazaretto.kernel.board import BaseTables
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.corrected import kept
from lazaretto.kernel.declared import Bounds, load_frames
from lazaretto.kernel.drawing import Feed
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import LOG_FORMAT, POSITION_FORMAT, Agreed, Edition, OptionValue
from lazaretto.kernel.former import Bridge, Line, bridge_from, line_of
from lazaretto.kernel.frame import Position, laid, stacked
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.match import Match
from lazaretto.kernel.record import Header, edition_digest, shipped_digest, shipped_edition
from lazaretto.kernel.redrawn import read_redrawn
from lazaretto.kernel.rng import GENERATOR, Rng, commitment, stream
from lazaretto.kernel.trial import probe_position

SEED_DIGITS = 100
MOST_LINES = 1_000_000
SEED_BITS = 128  # long enough that the published hash of a seed cannot be reversed by trying

# Told at set-up (-1) and after each choice, with the line of the log that was read; it may have been supplied before that.
Told = Callable[[Match, int], None]

_SHIPPED: dict[tuple[object, int], object] = {}  # tables never change once made
_LAID_OUT: dict[tuple[object, str], Position] = {}


class Game:
    """One game of the house. `lazaretto.game(name)` gives it."""

    def __init__(self, module: SomeGame) -> None:
        self.module = module
        self.name = module.name
        self.players = module.players
        # What tables as shipped are made of: the same for all copies of a module that differ in other things.
        self._printed: object = (module.edition, module.make_tables, module.setup)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {min(self.players)} to {max(self.players)} players>"

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Every rule of the game by its id, in the order of the rulebook."""
        return self.module.ledger()

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
    ) -> Match:
        """A new match, at its first decision. Without a seed a long random one is taken.

        `options` that are not named have their defaults; `edition` None is the one shipped. Raises BadInput for a number of
        players, a seed, an option or a printed value that cannot be, and names it.
        """
        header = self._header(players, options or {}, edition, secrets.randbits(SEED_BITS) if seed is None else seed)
        return self._begin(header, None)

    def position(self, players: int, seed: int, options: Mapping[str, object] | None = None) -> Position:
        """The bare position `new` begins with, without record and journal: for simulation and search. Raises as `new`."""
        key = self._printed, f"{players!r} {options!r}"  # whatever was given; what is wrong with it is said below
        table = _LAID_OUT.get(key)
        if table is None:
            table = _LAID_OUT[key] = self.laid_out(players, options)
        return begun(table, seed)

    def laid_out(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> Position:
        """The table before any chance. It is the same for every seed: lay it out once, and let `begun` go on from it."""
        return self._laid_out(self._header(players, options or {}, edition, 0))

    def _laid_out(self, header: Header) -> Position:
        todo = stacked([])
        board = self.module.setup(header.tables, header.players, header.options, todo)
        todo.turn_over(0)
        return laid(board, todo, stream(header.seed, "setup"))

    def _header(self, players: object, options: object, edition: Edition | None, seed: object) -> Header:
        if type(players) is not int or players not in self.players:  # True is no number of players
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

    def tables(self, edition: Edition | None, players: int) -> object:
        """The printed values for a number of players; those of the edition as shipped are made once.

        Raises BadInput for a value that cannot be, and names its place.
        """
        if edition is not None:
            return kept(edition, (self._printed, players), lambda own: self._make_tables(own, players, own))
        key = self._printed, players
        if key not in _SHIPPED:
            _SHIPPED[key] = self._make_tables(shipped_edition(self.module), players, None)
        return _SHIPPED[key]

    def was_shipped(self, edition: Edition) -> bool:
        """Are these printed values of ours, of today or of some time before?"""
        ours = [shipped_edition(self.module), *[each.edition() for each in self.module.former if each.edition is not None]]
        return edition in ours

    def shipped_with(self, rules: str) -> Edition:
        """The edition that was shipped with a version of the rules; BadInput for rules that never were."""
        then = bridge_from(rules, self.module.rules_version, self.module.former).edition()
        return shipped_edition(self.module) if then is None else then

    def _make_tables(self, printed: Edition, players: int, edition: Edition | None) -> object:
        tables: object = self.module.make_tables(printed, players)
        if isinstance(tables, BaseTables):
            tables.origin = (tables_again, (self.module, edition, players))
        return tables

    def _begin(self, header: Header, feed: Feed) -> Match:
        match = Match(header, self._laid_out(header), [], None)
        match.begin(feed)
        return match

    def from_position(self, form: object, n: int = 1) -> Match:
        """A match that begins at a given position, as `Match.position` gives it or as somebody wrote it, with decision `n`.

        Raises BadInput that names what is wrong with the position and where; it is tried out before it is believed.
        """
        return self._from_position(form, None, n - 1)

    def resume(self, form: object, n: int = 1) -> Match:
        """The same for a position that a match of ours is in: it is not tried out first."""
        return self._from_position(form, None, n - 1, probe=False)

    def _from_position(self, given: object, feed: Feed, first: int = 0, *, probe: bool = True) -> Match:
        header = self._read_header(given, POSITION_FORMAT)
        form = _whole(given)
        form = {**self._bridge(form).position(form), "rules": self.module.rules_version}
        board = self.module.load_board(header.tables, _object(form, "board"), header.players)
        todo = stacked(load_frames(_list(form, "todo"), self.module.frames, self._bounds(header.players), "todo"))
        words = [word for word in _list(form, "rng") if isinstance(word, int) and type(word) is int and 0 <= word < 2**32]
        if len(words) != 4 or words != form["rng"]:
            raise BadInput("wrong-rng", "rng")
        position = laid(board, todo, Rng(*words))
        if probe:
            probe_position(position, self.module.problems)
        match = Match(header, position, [], form, first)
        match.begin(feed)
        return match

    def _bounds(self, players: int) -> dict[str, Bounds]:
        """What the fields of frames may hold, by the kind of number their annotation names."""
        ids = {name: Bounds(0, len(domain.words) - 1) for name, domain in self.module.domains.items()}
        return {**ids, **self.module.bounds, "Seat": Bounds(0, players - 1)}

    def replay(self, form: object, upto: int | None = None, told: Told | None = None) -> Match:
        """The match a log tells of (or its first `upto` choices), with the chance that is written in it.

        Raises BadInput that names the first line that cannot be, and why.
        """
        log = _whole(form)
        match, tell = self._begun(log), told or _tell_nobody
        choices = _list(log, "choices")
        lines = [line_of(line, f"choices[{at}]") for at, line in enumerate(choices if upto is None else choices[:upto])]
        anew = read_redrawn(log.get("taken_back", []), match.first + len(choices) + 1)
        match.redrawn = [each for each in anew if each.n <= match.first]  # what they began is in the position
        streams = {each.n - match.first - 2: each.k for each in anew}  # by the line they come after
        bridge = self._bridge(log)
        _redraw(match, streams, -1)
        tell(match, -1)
        if bridge.versions:
            self._replay_former(match, bridge, [bridge.line(line) for line in lines], streams, tell)
        else:
            for at, line in enumerate(lines):
                self._replay_line(match, line, f"choices[{at}]")
                _redraw(match, streams, at)
                tell(match, at)
        return match

    def take_back(self, match: Match, n: int) -> Match:
        """The match gone back to decision `n`. If chance was learnt since, what comes is drawn anew, and that is counted."""
        back = self.replay(match.log(), n - 1 - match.first)
        if match.has_drawn_since(n):
            back.redrawn = [each for each in match.redrawn if each.n < n]
            back.redraw(match.taken_back + 1)
        return back

    def _begun(self, log: dict[str, object]) -> Match:
        """The match of a log before its first choice."""
        header = self._read_header(log, LOG_FORMAT)
        feed = self._options(_list(log, "setup"), "setup")
        if "position" not in log:
            return self._begin(header, feed)
        first = log.get("first", 0)
        if type(first) is not int or not 0 <= first <= MOST_LINES:
            raise BadInput("wrong-field", "log", {"field": "first", "given": repr(first)[:40]})
        return self._from_position(_object(log, "position"), feed, first)

    def _bridge(self, form: Mapping[str, object]) -> Bridge:
        return bridge_from(form.get("rules"), self.module.rules_version, self.module.former)

    def _replay_former(self, match: Match, bridge: Bridge, lines: list[Line], streams: dict[int, int], tell: Told) -> None:
        """Lines of earlier rules. Where a question more or less is asked, chance follows another line than it did then."""
        chance: list[int | None] = []
        for at, line in enumerate(lines):
            chance += self._options(list(line.chance), f"choices[{at}].chance")
        ended: list[Line | None] = [*lines, None]  # at its end, too, there may be what earlier rules did by themselves
        for at, next_line in enumerate(ended):
            place = f"choices[{at}]"
            while not match.is_over and (choice := bridge.supplied(match.here, next_line)):
                self._take(match, choice, chance, place)
                tell(match, min(at, len(lines) - 1))
            is_asked = next_line is not None and not bridge.dropped(match.here, next_line)
            if next_line is not None and is_asked:
                _check_asked(match, next_line, place)
                self._take(match, next_line.choice, chance, place, joined=next_line.joined)
            _redraw(match, streams, at)
            if is_asked:
                tell(match, at)
        if chance:
            raise BadInput("chance-left-over", "choices", {"given": str(len(chance)), "used": "0"})

    def _take(self, match: Match, choice: str, chance: list[int | None], place: str, *, joined: bool = False) -> None:
        match.apply_recorded(self._legal(match, choice, place), chance, place, all_of_it=False, joined=joined)
        del chance[: len(match.record[-1].chance)]

    def _replay_line(self, match: Match, line: Line, place: str) -> None:
        _check_asked(match, line, place)
        option = self._legal(match, line.choice, place)
        match.apply_recorded(option, self._options(list(line.chance), f"{place}.chance"), place, joined=line.joined)

    def _legal(self, match: Match, choice: str, place: str) -> int:
        option = self.module.space.parse(choice, f"{place}.choice")
        if option not in match.here.legal():
            rules = ", ".join(rule.id for rule in match.explain(option))
            raise BadInput("illegal-choice", f"{place}.choice", {"choice": choice, "rules": rules})
        return option

    def _options(self, words: Sequence[object], place: str) -> list[int | None]:
        texts = [word for word in words if isinstance(word, str)]
        if len(texts) != len(words):
            raise BadInput("not-a-list", place)
        return [self.module.space.parse(word, f"{place}[{at}]") for at, word in enumerate(texts)]

    def _read_header(self, given: object, expected: str) -> Header:
        form = _whole(given)
        if form.get("format") != expected:
            raise BadInput("wrong-format", "format", {"given": str(form.get("format")), "expected": expected})
        if form.get("game") != self.name:
            raise BadInput("wrong-game", "game", {"given": str(form.get("game")), "expected": self.name})
        bridge = self._bridge(form)
        seed = form.get("seed")
        if not isinstance(seed, str) or not seed.isdecimal() or len(seed) > SEED_DIGITS:
            raise BadInput("wrong-seed", "seed", {"given": repr(seed)})
        edition = self._read_edition(_object(form, "edition"), bridge)
        return self._header(form.get("players"), _object(form, "options"), edition, int(seed))

    def _read_edition(self, edition: Edition, bridge: Bridge) -> Edition | None:
        """The printed values a file names or holds; None for those shipped today."""
        if set(edition) != {"sha256"}:
            return None if edition == shipped_edition(self.module) else edition
        if edition["sha256"] == shipped_digest(self.module):
            return None
        shipped_then = bridge.edition()
        if shipped_then is None or edition_digest(shipped_then) != edition["sha256"]:
            raise BadInput("wrong-edition", "edition.sha256", {"given": str(edition["sha256"])})
        return shipped_then

    def verify(self, form: object) -> Match:
        """Replay a finished log and check that its chance is what the committed seed gives; the match it tells of.

        Raises BadInput that names what is wrong: a line that cannot be, chance that the seed does not give, another result.
        """
        match = self.replay(form)
        log = _whole(form)
        seed = match.header.seed
        if log.get("seed_hash") != commitment(self.name, seed):
            raise BadInput("wrong-commitment", "seed_hash", {"given": str(log.get("seed_hash"))})
        if log.get("generator") != GENERATOR:
            raise BadInput("wrong-generator", "generator", {"given": str(log.get("generator"))})
        if "position" not in log:
            self._verify_chance(match)
        if log.get("result") != match.log().get("result"):
            raise BadInput("wrong-result", "result")
        return match

    def _verify_chance(self, match: Match) -> None:
        fresh = self._begin(match.header, None)
        fresh.asks_everything = True
        anew = dict(match.redrawn)
        for n in range(match.n):
            if n in anew:
                fresh.redraw(anew[n])
            if n > 0:
                fresh.apply(match.entry(n).option)
            given, drawn = ([one.option for one in m.entry(n).chance] for m in (match, fresh))
            if given != drawn:
                where = "setup" if n == 0 else f"choices[{n - 1}].chance"
                words = ", ".join(self.module.space.text(option) for option in drawn)
                raise BadInput("wrong-chance", where, {"expected": words})


def _check_asked(match: Match, line: Line, place: str) -> None:
    decision = match.decision
    if decision is None:
        raise BadInput("game-over", place)
    if line.frame != decision.frame or line.seat != decision.seat:
        asked = f"seat {decision.seat}, {decision.frame}"
        raise BadInput("stale-choice", place, {"given": f"seat {line.seat}, {line.frame}", "asked": asked})


def begun(table: Position, seed: int) -> Position:
    """The first decision of the game that a seed gives, on a copy of what was laid out: the one `new` begins with."""
    position = laid(table.board.clone(), table.todo.clone(), stream(seed, "setup"))
    position.begin()
    position.rng = stream(seed, "play")
    return position


def _redraw(match: Match, streams: dict[int, int], line: int) -> None:
    """This line was read: does chance come from another stream from here on?"""
    if line in streams:
        match.redraw(streams[line])


def _tell_nobody(match: Match, line: int) -> None:
    """Nobody is listening."""


def tables_again(module: SomeGame, edition: Edition | None, players: int) -> object:
    """The printed values that a pickle names."""
    return Game(module).tables(edition, players)


def clean_options(module: SomeGame, options: Mapping[str, object], players: int) -> Agreed:
    """Variants with their defaults filled in; True is not 1. Raises BadInput for an option or a value that there is not."""
    allowed = module.option_values(players)
    agreed = {name: values[0] for name, values in allowed.items()}
    for name, value in options.items():
        if name not in allowed:
            raise BadInput("unknown-option", f"options.{name}", {"expected": ", ".join(allowed)})
        expected = _expected(module, name, value, allowed[name], players)
        if expected or not isinstance(value, (bool, int, str)):
            raise BadInput("wrong-option", f"options.{name}", {"given": str(value), "expected": expected})
        agreed[name] = value
    return agreed


def _expected(module: SomeGame, name: str, value: object, allowed: Sequence[OptionValue], players: int) -> str:
    """What is expected of an option; nothing if its value is one of those."""
    if name in module.open_options:
        return module.open_options[name](value, players)
    known = any(type(value) is type(each) and value == each for each in allowed)
    return "" if known else ", ".join(str(each) for each in allowed)


def _whole(form: object) -> dict[str, object]:
    """What a file holds."""
    if not isinstance(form, dict):
        raise BadInput("not-an-object", "file")
    return form


def _object(form: Mapping[str, object], name: str) -> dict[str, object]:
    value = form.get(name)
    if not isinstance(value, dict):
        raise BadInput("not-an-object", name)
    return value


def _list(form: Mapping[str, object], name: str) -> list[object]:
    value = form.get(name)
    if not isinstance(value, list):
        raise BadInput("not-a-list", name)
    return value
