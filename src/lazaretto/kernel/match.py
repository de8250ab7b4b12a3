"""A match: a position with its record. The checked door for people, servers and tests."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from lazaretto.kernel import written
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.consequences import Consequences, of_all
from lazaretto.kernel.contract import SPECTATOR, Outcome, apart, determinised
from lazaretto.kernel.drawing import Feed, Nature, drawn_until_asked
from lazaretto.kernel.errors import BadInput, IllegalChoice, StaleDecision
from lazaretto.kernel.formats import (
    EventForm,
    ExportForm,
    LineForm,
    LogForm,
    PlaceForm,
    PositionForm,
    ReasonForm,
    ScoreLine,
    View,
)
from lazaretto.kernel.frame import Position
from lazaretto.kernel.journal import Journal, OnlyChoice, event_json
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.record import Decision, Drawn, Entry, Header
from lazaretto.kernel.redrawn import Redrawn, redrawing
from lazaretto.kernel.refusals import told_to
from lazaretto.kernel.rng import Rng, stream
from lazaretto.kernel.ways import Way, ways_of

Wish = Choice | str | int  # a choice in any of its forms
Watch = Callable[["Match"], None]  # told of every decision a match comes to


class Match:
    """A game being played: what is asked, what is legal, what each seat sees, what happened, undo."""

    def __init__(
        self,
        header: Header,
        position: Position,
        record: list[Entry],
        begun_from: Mapping[str, object] | None,
        first: int = 0,
    ) -> None:
        """Use `Game.new`, `Game.from_position` or `Game.replay`."""
        self.header: Final = header
        self.module: Final = header.module
        self.here = position
        self.record = record
        self.begun_from: Final = begun_from
        self.first: Final = first  # the number of the first entry; more than 0 where a game goes on under other rules
        self.redrawn: list[Redrawn] = []  # where take-backs over chance went back to
        self.journal = Journal()
        position.board.journal = self.journal
        self.barrier = position
        self.barrier_at = 0
        self.asks_everything = False  # True: also what is forced, e.g. to feed it the lines of an old record one by one
        self.nature: Nature | None = None  # where chance is written down, as in a lesson; None: the generator decides

    def __repr__(self) -> str:
        """Where the game stands."""
        decision = self.decision
        now = "over" if decision is None else f"choice {decision.n}, {decision.frame} asked of seat {decision.seat}"
        return f"<Match {self.module.name}, {self.players} players: {now}>"

    def __setstate__(self, state: dict[str, object]) -> None:
        """From a pickle: what happens on the board is told to the match again."""
        self.__dict__.update(state)
        self.here.board.journal = self.journal

    # ---------------------------------------------------------------- playing

    def begin(self, feed: Feed) -> None:
        """Run the set-up; `feed` gives recorded results of chance instead of fresh ones."""
        self.here.start()
        chance = self._chance(feed, "setup")
        self.record.append(Entry(SPECTATOR, "Setup", 0, chance))
        self.journal.n = self.n
        if self.begun_from is None:
            self.here.rng = stream(self.header.seed, "play")
        self._raise_barrier()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.header.players

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self.here.is_over() else self.here.who()

    @property
    def is_over(self) -> bool:
        """Is nothing left to be done?"""
        return self.here.is_over()

    @property
    def n(self) -> int:
        """The number of the present decision; the record holds the ones before it."""
        return self.first + len(self.record)

    def entry(self, n: int) -> Entry:
        """Line `n` of the record."""
        return self.record[n - self.first]

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self.here.is_over():
            return None
        top = self.here.todo.top()
        return Decision(self.n, type(top).__name__, top.who, [frame.save() for frame in self.here.todo.listed()])

    def legal(self) -> list[Choice]:
        """What may be chosen now, in the order of the flat numbers; empty when the game is over."""
        return [Choice(self.module.space, option) for option in self.legal_options()]

    def legal_options(self) -> list[int]:
        """The legal choices as flat numbers, ascending."""
        return [] if self.here.is_over() else sorted(self.here.legal())

    def option_of(self, choice: Wish) -> int:
        """The flat number of a choice in any of its forms; BadInput if it is no choice of this game."""
        if isinstance(choice, Choice) and choice.space is self.module.space:
            return choice.option
        if isinstance(choice, str):
            return self.module.space.parse(choice)
        if type(choice) is int and 0 <= choice < self.module.space.total:
            return choice
        raise BadInput("unknown-choice", "choice", {"word": repr(choice)})

    def apply(self, choice: Wish, n: int | None = None, seat: int | None = None, watch: Watch | None = None) -> None:
        """The checked door: take a choice, and whatever is forced after it.

        `n` and `seat` say which decision is answered, and by whom; `watch` is told of each that is reached.
        Raises BadInput for what is no choice of this game, StaleDecision when it answers a decision that is not asked,
        IllegalChoice when the rules forbid it.
        """
        self._apply(choice, n, seat, watch, joined=False)

    def apply_way(
        self, choices: Sequence[Wish], n: int | None = None, seat: int | None = None, watch: Watch | None = None
    ) -> None:
        """Take choices of one seat that follow each other, all or none; they are undone as one.

        Raises as `apply`, and BadInput for a way that goes on after chance or after somebody else was asked.
        """
        self.clone()._go(choices, n, seat, None)
        self._go(choices, n, seat, watch)

    def _go(self, choices: Sequence[Wish], n: int | None, seat: int | None, watch: Watch | None) -> None:
        self._check_asked(n, seat)
        asked = self.here.who()
        for at, choice in enumerate(choices):
            if at and (self.here.who() != asked or self.undoable == 0):
                raise BadInput("way-too-long", f"choices[{at}]", {"choice": self.module.space.text(self.option_of(choice))})
            self._apply(choice, None, None, watch, joined=at > 0)

    def _apply(self, choice: Wish, n: int | None, seat: int | None, watch: Watch | None, *, joined: bool) -> None:
        option = self.option_of(choice)
        self._check_asked(n, seat)
        if option not in self.here.legal():
            raise self._illegal(option)
        while True:
            self.apply_recorded(option, None, joined=joined)
            joined = False
            if watch is not None:
                watch(self)
            if self.is_over or not self._goes_by_itself():
                return
            option = self.here.ask().all[0]

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
        return IllegalChoice(self.module.space.text(option), type(self.here.todo.top()).__name__, self.reasons(option))

    def apply_recorded(
        self, option: int, feed: Feed, place: str = "choice", *, all_of_it: bool = True, joined: bool = False
    ) -> None:
        """Take a legal choice with the chance a record tells of; None in its place is drawn afresh.

        `all_of_it`: the feed is what followed this choice; otherwise it goes on, and so much is used as is needed.
        `joined`: it was made in one with the choice before it, if that can still be undone.
        """
        seat = self.here.who()
        frame = type(self.here.todo.top()).__name__
        by_itself, joined = self._goes_by_itself(), joined and self.undoable > 0
        if by_itself:
            self.journal.add(OnlyChoice(seat))
        self.here.step(option)
        chance = self._chance(feed, place, all_of_it)
        self.record.append(Entry(seat, frame, option, chance, by_itself, joined and not by_itself))
        self.journal.n = self.n
        if chance or self.here.who() != seat:
            self._raise_barrier()

    def _chance(self, feed: Feed, place: str, all_of_it: bool = True) -> list[Drawn]:
        """Let nature choose until a seat is asked. The generator is advanced even when results are fed."""
        return drawn_until_asked(self.here, self.module.space, self.nature, feed, place, all_of_it)

    # ---------------------------------------------------------------- undo

    def _raise_barrier(self) -> None:
        """Nothing before this point can be undone: something was learnt, or another seat has decided."""
        self.barrier = self.here.clone()
        self.barrier_at = len(self.record)

    @property
    def undoable(self) -> int:
        """How many steps can be taken back: a choice, or a way, with what went by itself after it."""
        return sum(not entry.by_itself and not entry.joined for entry in self.record[self.barrier_at :])

    def undo(self) -> None:
        """Take back the last choice (or way) of a seat, and what went by itself after it.

        Raises StaleDecision where nothing can be taken back: something was learnt since, or another seat has decided.
        """
        if self.undoable == 0:
            raise StaleDecision("nothing-to-undo", "undo")
        while (last := self.record.pop()).by_itself or last.joined:
            pass
        self.here = apart(self.barrier)  # it may be that of the match this one was copied from
        for entry in self.record[self.barrier_at :]:
            self.here.step(entry.option)
        self.journal.forget_from(self.n)
        self.here.board.journal = self.journal

    @property
    def taken_back(self) -> int:
        """How many take-backs over chance there were."""
        return self.redrawn[-1].k if self.redrawn else 0

    def has_drawn_since(self, n: int) -> bool:
        """Was anything left to chance after decision `n`, now or in what was taken back? Then somebody has seen it."""
        return any(entry.chance for entry in self.record[n - self.first :]) or any(each.n > n for each in self.redrawn)

    def redraw(self, k: int) -> None:
        """From here on chance comes from the stream of take-back number `k`. Nothing before it can be undone."""
        self.redrawn.append(Redrawn(self.n, k))
        self.here.rng = redrawing(self.header.seed, k)
        self._raise_barrier()

    # ---------------------------------------------------------------- asking

    def reasons(self, choice: Choice | str | int, seat: int | None = None) -> list[ReasonForm]:
        """Why this choice cannot be made now, with the facts of the position, JSON-ready; empty when it can be.

        `seat` would choose: anybody but the asked one (None) learns only whose turn it is. BadInput as `apply` and `view`.
        """
        self._viewer(seat, onlookers=True)
        return told_to(self.module, self.here, self.option_of(choice), self.undoable, seat)

    def explain(self, choice: Wish) -> list[Rule]:
        """The rules that forbid this choice now, with their texts; empty when it is legal or no rule forbids it (`reasons`).

        Raises StaleDecision when the game is over, for then nothing can be chosen; BadInput as in `apply`.
        """
        if self.is_over:
            raise StaleDecision("game-over", "choice")
        ledger = self.module.ledger()
        rules = [reason["rule"] for reason in self.reasons(choice)]
        return [ledger[rule] for rule in dict.fromkeys(rules) if rule is not None]

    def consequences(self, choice: Wish) -> Consequences:
        """What this legal choice brings, as far as the seat that is asked can know it; see `kernel/consequences.py`.

        Raises StaleDecision when the game is over, BadInput and IllegalChoice as `apply`.
        """
        self._check_asked(None, None)
        option = self.option_of(choice)
        if option not in self.here.legal():
            raise self._illegal(option)
        return of_all(self.module, self.here, self.n, [option])[0]

    def all_consequences(self) -> list[Consequences]:
        """The same for all that is legal now, in the order of `legal`; they share one budget."""
        return [] if self.is_over else of_all(self.module, self.here, self.n, self.legal_options())

    def ways(self) -> list[Way]:
        """Choices that follow each other, offered as one to the asked seat; see `kernel/ways.py`."""
        return [] if self.is_over else ways_of(self.module, self.here, self.n)

    def view(self, seat: int | None) -> View:
        """What a seat may see, JSON-ready; None is a spectator. Its shape is the game's (`GameModule.view_type`).

        Raises BadInput for a seat that is not at the table.
        """
        return self.module.view(self.here.board, self._viewer(seat))

    def problems(self) -> list[str]:
        """Every broken invariant of the board; empty for a sound one."""
        return self.module.problems(self.here.board)

    def scores(self) -> list[ScoreLine]:
        """What each seat would have if the game ended now, by category; "total" is the sum."""
        return self.module.scores(self.here.board)

    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return self.module.outcome(self.here.board) if self.here.is_over() else None

    def events(self, seat: int | None = None, since: int = 0) -> list[EventForm]:
        """What happened from `since` on, as a seat (None: a spectator) saw it, with `n` and `kind`. BadInput as `view`."""
        viewer = self._viewer(seat)
        told: list[EventForm] = []
        for n, event in self.journal.since(since):
            seen = event.seen_by(viewer)
            if seen is not None:
                told.append(event_json(n, seen, self.module.domains))
        return told

    def for_bot(self, seat: int, rng: Rng | None = None) -> Position:
        """A copy to think about: all that this seat cannot know is dealt anew, by `rng` or at random. BadInput as `view`."""
        self._viewer(seat, onlookers=True)
        dealer = stream(secrets.randbits(64), "for a bot") if rng is None else rng
        return determinised(self.module, self.here, seat, dealer)

    def _viewer(self, seat: int | None, *, onlookers: bool = False) -> int:
        if seat is None or (onlookers and seat == SPECTATOR):
            return SPECTATOR
        if type(seat) is not int or not 0 <= seat < self.players:  # True is no seat
            raise BadInput("unknown-seat", "seat", {"word": str(seat)})
        return seat

    # ---------------------------------------------------------------- keeping

    def clone(self) -> Match:
        """An independent copy with its own record; what is done to one is not done to the other."""
        copy = Match(self.header, apart(self.here), self.record[:], self.begun_from, self.first)
        copy.journal = self.journal.clone()
        copy.here.board.journal = copy.journal
        copy.barrier = self.barrier
        copy.barrier_at = self.barrier_at
        copy.asks_everything = self.asks_everything
        copy.nature = self.nature
        copy.redrawn = self.redrawn[:]
        return copy

    __copy__ = clone  # two matches that share a board would play each other's moves

    def position(self, *, whole: bool = False) -> PositionForm:
        """Where the game stands, secrets included; `Game.from_position` reads it. `whole` as in `log`."""
        return written.position_of(self, whole)

    def place(self) -> PlaceForm:
        """What changes of a position from decision to decision: board, what remains to be done, generator."""
        return written.place_of(self)

    def log(self, *, whole: bool = False) -> LogForm:
        """The host's record: everything needed to replay and to verify, secrets included. `Game.replay` reads it.

        `whole`: with every printed value, for a file to be kept; any later version can read it.
        """
        return written.log_of(self, whole)

    def lines(self, first: int, end: int) -> list[LineForm]:
        """Choices `first` to `end - 1` as a log tells them, secrets included."""
        return [self.entry(n).line(n, self.module.space, None) for n in range(first, end)]

    def export(self, seat: int | None) -> ExportForm | LogForm:
        """What a seat may take home: its own view of a running game; the full record once it is over. BadInput as `view`."""
        viewer = self._viewer(seat)
        return self.log(whole=True) if self.is_over else written.export_of(self, seat, viewer)

    def is_known_to(self, seats: Collection[int]) -> bool:
        """Whether nothing in the log is a secret of other seats."""
        if len(seats) == self.players:
            return True
        bits = sum(1 << seat for seat in seats)
        seen = all(drawn.seen & bits for entry in self.record for drawn in entry.chance)
        return seen and self.begun_from is None  # a position may hold what was secret before
