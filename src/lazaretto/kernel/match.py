"""A match: a position with its record. The checked door for people, servers and tests."""

from __future__ import annotations

import hashlib
import json
import secrets
from bisect import bisect_left
from collections.abc import Collection
from operator import itemgetter
from typing import Any, Final

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.contract import SPECTATOR, GameModule, Outcome
from lazaretto.kernel.errors import BadInput, IllegalChoice, StaleDecision
from lazaretto.kernel.frame import CHANCE, Position
from lazaretto.kernel.journal import Journal, OnlyChoice, event_json
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.rng import GENERATOR, Rng, commitment, stream

Feed = list[int | None] | None  # recorded results of chance; None: draw them

LOG_FORMAT: Final = "lazaretto-log/1"
POSITION_FORMAT: Final = "lazaretto-position/1"
EXPORT_FORMAT: Final = "lazaretto-export/1"


_DIGESTS: dict[str, str] = {}


class Drawn:
    """One result of chance and the seats that saw it (a bit per seat; the highest bit is the spectators')."""

    def __init__(self, option: int, seen: int) -> None:
        self.option: Final = option
        self.seen: Final = seen


class Entry:
    """One line of the record: the choice of a seat and the chance that followed it. Entry 0 is the set-up."""

    def __init__(self, seat: int, frame: str, option: int, chance: list[Drawn], by_itself: bool = False) -> None:
        self.seat: Final = seat
        self.frame: Final = frame
        self.option: Final = option
        self.chance: Final = chance
        self.by_itself: Final = by_itself  # there was nothing else to choose, so nobody was asked


class Decision:
    """What is asked: number, frame, seat, and the breadcrumb of all that remains to be done (top last)."""

    def __init__(self, n: int, frame: str, seat: int, breadcrumb: list[list[Any]]) -> None:
        self.n: Final = n
        self.frame: Final = frame
        self.seat: Final = seat
        self.breadcrumb: Final = breadcrumb

    def __repr__(self) -> str:
        return f"<Decision {self.n}: {self.frame}, asked of seat {self.seat}>"

    def json(self) -> dict[str, Any]:
        return {"n": self.n, "frame": self.frame, "seat": self.seat, "breadcrumb": self.breadcrumb}


class Header:
    """What a match is played with; the same for all its positions."""

    def __init__(
        self,
        module: GameModule,
        tables: Any,
        edition: dict[str, Any] | None,
        players: int,
        options: dict[str, Any],
        seed: int,
    ) -> None:
        self.module: Final = module
        self.tables: Final = tables
        self.edition: Final = edition  # None: the edition as shipped
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed

    def json(self) -> dict[str, Any]:
        shipped = self.edition is None
        return {
            "game": self.module.name,
            "rules": self.module.rules_version,
            "edition": {"sha256": shipped_digest(self.module)} if shipped else self.edition,
            "players": self.players,
            "options": self.options,
            "generator": GENERATOR,
            "seed_hash": commitment(self.module.name, self.seed),
        }


def shipped_digest(module: GameModule) -> str:
    """The digest of the edition as shipped; reckoned once, because every view of a record carries it."""
    if module.name not in _DIGESTS:
        _DIGESTS[module.name] = edition_digest(module.edition())
    return _DIGESTS[module.name]


def edition_digest(edition: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(edition, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def determinised(module: GameModule, here: Position, seat: int, rng: Rng) -> Position:
    """A copy in which all the seat cannot know is dealt anew and the future is drawn by `rng`."""
    copy = here.clone()
    module.determinise(copy.board, seat, rng)
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
    return copy


class Match:
    """A game being played: what is asked, what is legal, what each seat sees, what happened, undo."""

    def __init__(
        self,
        header: Header,
        position: Position,
        record: list[Entry],
        begun_from: dict[str, Any] | None,
    ) -> None:
        """Use `Game.new`, `Game.from_position` or `Game.replay`."""
        self.header: Final = header
        self.module: Final = header.module
        self.here = position
        self.record = record
        self.begun_from: Final = begun_from
        self.journal = Journal()
        position.board.journal = self.journal
        self.barrier = position
        self.barrier_at = 0
        self.asks_everything = False  # True: also what is forced, e.g. to feed it the lines of an old record one by one

    def __repr__(self) -> str:
        """Where the game stands."""
        decision = self.decision
        now = "over" if decision is None else f"choice {decision.n}, {decision.frame} asked of seat {decision.seat}"
        return f"<Match {self.module.name}, {self.players} players: {now}>"

    def __setstate__(self, state: dict[str, Any]) -> None:
        """From a pickle: what happens on the board is told to the match again."""
        self.__dict__.update(state)
        self.here.board.journal = self.journal

    # ---------------------------------------------------------------- playing

    def begin(self, feed: Feed) -> None:
        """Run the set-up; `feed` gives recorded results of chance instead of fresh ones."""
        self.here.start()
        chance = self._chance(feed, "setup")
        self.record.append(Entry(SPECTATOR, "Setup", 0, chance))
        self.journal.n = 1
        if self.begun_from is None:
            self.here.rng = stream(self.header.seed, "play")
        self._raise_barrier()

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def to_move(self) -> int | None:
        return None if self.here.is_over() else self.here.who()

    @property
    def is_over(self) -> bool:
        return self.here.is_over()

    @property
    def n(self) -> int:
        """The number of the present decision; the record holds the ones before it."""
        return len(self.record)

    @property
    def decision(self) -> Decision | None:
        if self.here.is_over():
            return None
        top = self.here.todo.top()
        breadcrumb = [frame.save() for frame in self.here.todo.listed()]
        return Decision(self.n, type(top).__name__, top.who, breadcrumb)

    def legal(self) -> list[Choice]:
        return [Choice(self.module.space, option) for option in self.legal_options()]

    def legal_options(self) -> list[int]:
        """The legal choices as flat numbers, ascending."""
        return [] if self.here.is_over() else sorted(self.here.legal())

    def option_of(self, choice: Choice | str | int) -> int:
        """The flat number of a choice in any of its forms; BadInput if it is no choice of this game."""
        if isinstance(choice, Choice) and choice.space is self.module.space:
            return choice.option
        if isinstance(choice, str):
            return self.module.space.parse(choice)
        if type(choice) is int and 0 <= choice < self.module.space.total:
            return choice
        raise BadInput("unknown-choice", "choice", {"word": repr(choice)})

    def apply(self, choice: Choice | str | int, n: int | None = None, seat: int | None = None) -> None:
        """The checked door: take a choice, and whatever is forced after it.

        `n` and `seat` say which decision is answered, and by whom. Raises BadInput for what is no choice of this game,
        StaleDecision when it answers a decision that is not asked, IllegalChoice when the rules forbid it.
        """
        option = self.option_of(choice)
        self._check_asked(n, seat)
        if option not in self.here.legal():
            raise self._illegal(option)
        self.apply_recorded(option, None)
        while not self.is_over and self._goes_by_itself():
            self.apply_recorded(self.here.ask().all[0], None)

    def _goes_by_itself(self) -> bool:
        """Is the present decision one that nobody needs to be asked?

        There is one choice only, nobody would learn anything by its not being asked, and it takes nothing away from the
        seat: either it raises no barrier, or nothing lies before that barrier which the seat could still undo.
        """
        if self.asks_everything or self.here.ask().count != 1 or self.here.todo.top().is_secret(self.here.board):
            return False
        if self.undoable == 0:
            return True
        after = self.here.clone()
        after.step(self.here.ask().all[0])
        return after.who() == self.here.who()

    def _check_asked(self, n: int | None, seat: int | None) -> None:
        if self.here.is_over():
            raise StaleDecision("game-over", "choice")
        if n is not None and n != self.n:
            raise StaleDecision("stale-choice", "choice", {"given": str(n), "asked": str(self.n)})
        if seat is not None and seat != self.here.who():
            raise StaleDecision("not-your-turn", "choice", {"seat": str(seat), "asked": str(self.here.who())})

    def _illegal(self, option: int) -> IllegalChoice:
        text = self.module.space.text(option)
        return IllegalChoice(text, type(self.here.todo.top()).__name__, self.why_not(option))

    def apply_recorded(self, option: int, feed: Feed, place: str = "choice") -> None:
        """Take a legal choice with the chance a record tells of; None in its place is drawn afresh."""
        seat = self.here.who()
        frame = type(self.here.todo.top()).__name__
        by_itself = self._goes_by_itself()
        if by_itself:
            self.journal.add(OnlyChoice(seat))
        self.here.step(option)
        chance = self._chance(feed, place)
        self.record.append(Entry(seat, frame, option, chance, by_itself))
        self.journal.n = len(self.record)
        if chance or self.here.who() != seat:
            self._raise_barrier()

    def _chance(self, feed: Feed, place: str) -> list[Drawn]:
        """Let nature choose until a seat is asked. The generator is advanced even when results are fed."""
        drawn: list[Drawn] = []
        here = self.here
        while here.who() == CHANCE:
            option = here.sample()
            if feed is not None:
                option = self._fed(feed, option, len(drawn), place)
            frame = here.todo.top()
            seats = [seat for seat in range(self.players) if frame.sees(here.board, seat)]
            seen = sum(1 << seat for seat in seats)
            if frame.sees(here.board, SPECTATOR):
                seen |= 1 << self.players
            drawn.append(Drawn(option, seen))
            here.step(option)
        if feed is not None and len(feed) != len(drawn):
            raise BadInput("chance-left-over", f"{place}.chance", {"given": str(len(feed)), "used": str(len(drawn))})
        return drawn

    def _fed(self, feed: list[int | None], drawn: int, at: int, place: str) -> int:
        where = f"{place}.chance[{at}]"
        if at >= len(feed):
            raise BadInput("chance-missing", where)
        given = feed[at]
        if given is None:
            return drawn
        if given not in self.here.legal():
            raise BadInput("chance-impossible", where, {"word": self.module.space.text(given)})
        return given

    # ---------------------------------------------------------------- undo

    def _raise_barrier(self) -> None:
        """Nothing before this point can be undone: something was learnt, or another seat has decided."""
        self.barrier = self.here.clone()
        self.barrier_at = len(self.record)

    @property
    def undoable(self) -> int:
        """How many choices can be taken back one by one; what went by itself goes back with the choice before it."""
        return sum(not entry.by_itself for entry in self.record[self.barrier_at :])

    def undo(self) -> None:
        """Take back the last choice, if it lies behind no barrier."""
        if self.undoable == 0:
            raise StaleDecision("nothing-to-undo", "undo")
        while self.record.pop().by_itself:
            pass
        self.here = self.barrier.clone()
        for entry in self.record[self.barrier_at :]:
            self.here.step(entry.option)
        self.journal.forget_from(len(self.record))
        self.here.board.journal = self.journal

    # ---------------------------------------------------------------- asking

    def why_not(self, option: int) -> list[str]:
        """Ids of the rules that forbid an option now; empty when it is legal."""
        if self.here.is_over():
            return []
        if option in self.here.legal():
            return []
        verb = self.module.space.verb_at[option].name
        rules = self.here.todo.top().why_not(self.here.board, option)
        return rules if rules else list(self.module.fallback_rules[verb])

    def explain(self, choice: Choice | str | int) -> list[Rule]:
        """The rules that forbid this choice now, with their texts; empty when it is legal.

        StaleDecision when the game is over: then nothing can be chosen, whatever the rules say.
        """
        if self.is_over:
            raise StaleDecision("game-over", "choice")
        ledger = self.module.ledger()
        return [ledger[rule] for rule in self.why_not(self.option_of(choice))]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, JSON-ready; None is a spectator."""
        return self.module.view(self.here.board, self._viewer(seat))

    def problems(self) -> list[str]:
        """Every broken invariant of the board; empty for a sound one."""
        return self.module.problems(self.here.board)

    def scores(self) -> list[dict[str, int]]:
        return self.module.scores(self.here.board)

    def outcome(self) -> Outcome | None:
        return self.module.outcome(self.here.board) if self.here.is_over() else None

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from choice `since` on, as a seat saw it."""
        viewer = self._viewer(seat)
        domains = dict(self.module.domains)
        told: list[dict[str, Any]] = []
        events = self.journal.events
        first = bisect_left(events, since, key=itemgetter(0))
        for n, event in events[first:]:
            seen = event.seen_by(viewer)
            if seen is not None:
                told.append({"n": n, **event_json(seen, domains)})
        return told

    def for_bot(self, seat: int, rng: Rng | None = None) -> Position:
        """The copy a bot of this seat may think about: all it cannot know is dealt anew, by `rng` or at random."""
        dealer = stream(secrets.randbits(64), "for a bot") if rng is None else rng
        return determinised(self.module, self.here, seat, dealer)

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < self.players:
            raise BadInput("unknown-seat", "seat", {"word": str(seat)})
        return seat

    # ---------------------------------------------------------------- keeping

    def clone(self) -> Match:
        copy = Match(self.header, self.here.clone(), self.record[:], self.begun_from)
        copy.journal = self.journal.clone()
        copy.here.board.journal = copy.journal
        copy.barrier = self.barrier
        copy.barrier_at = self.barrier_at
        copy.asks_everything = self.asks_everything
        return copy

    def position(self) -> dict[str, Any]:
        """The whole position, secrets included: board, what remains to be done, generator."""
        return {
            "format": POSITION_FORMAT,
            **self.header.json(),
            "seed": str(self.header.seed),
            "board": self.module.save_board(self.here.board),
            "todo": [frame.save() for frame in self.here.todo.listed()],
            "rng": self.here.rng.save(),
        }

    def log(self) -> dict[str, Any]:
        """The host's record: everything needed to replay and to verify, secrets included."""
        form: dict[str, Any] = {"format": LOG_FORMAT, **self.header.json(), "seed": str(self.header.seed)}
        if self.begun_from is not None:
            form["position"] = self.begun_from
        form["setup"] = self._chance_words(self.record[0], None)
        form["choices"] = self.lines(1, self.n)
        outcome = self.outcome()
        if outcome is not None:
            form["result"] = self._result(outcome)
        return form

    def lines(self, first: int, end: int) -> list[dict[str, Any]]:
        """Choices `first` to `end - 1` as a log tells them, secrets included."""
        return [self._line(n, None) for n in range(first, end)]

    def export(self, seat: int | None) -> dict[str, Any]:
        """What a seat may take home: its own view of a running game; the full record once it is over."""
        viewer = self._viewer(seat)
        if self.is_over:
            return self.log()
        decision = self.decision
        return {
            "format": EXPORT_FORMAT,
            **self.header.json(),
            "seat": seat,
            "setup": self._chance_words(self.record[0], viewer),
            "choices": [self._line(n, viewer) for n in range(1, self.n)],
            "view": self.view(seat),
            "decision": None if decision is None else decision.json(),
        }

    def is_known_to(self, seats: Collection[int]) -> bool:
        """Whether nothing in the log is a secret of other seats."""
        if len(seats) == self.players:
            return True
        bits = sum(1 << seat for seat in seats)
        seen = all(drawn.seen & bits for entry in self.record for drawn in entry.chance)
        return seen and self.begun_from is None  # a position may hold what was secret before

    def _result(self, outcome: Outcome) -> dict[str, Any]:
        return {
            "winners": outcome.winners,
            "ranking": outcome.ranking,
            "reason": outcome.reason,
            "scores": self.scores(),
        }

    def _line(self, n: int, viewer: int | None) -> dict[str, Any]:
        entry = self.record[n]
        form: dict[str, Any] = {
            "n": n,
            "seat": entry.seat,
            "frame": entry.frame,
            "choice": self.module.space.text(entry.option),
        }
        if entry.chance:
            form["chance"] = self._chance_words(entry, viewer)
        return form

    def _chance_words(self, entry: Entry, viewer: int | None) -> list[str | None]:
        space = self.module.space
        if viewer is None:
            return [space.text(drawn.option) for drawn in entry.chance]
        bit = 1 << (self.players if viewer == SPECTATOR else viewer)
        return [space.text(drawn.option) if drawn.seen & bit else None for drawn in entry.chance]
