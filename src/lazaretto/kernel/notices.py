"""What can happen at a table rather than on its board. It is kept with the table, and told in the same log as events.

Whom it concerns is `seat`; `by` is the seat of who did it, HIDDEN if he has none: a host need not play.
"""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.kernel.journal import KERNEL_EVENTS, Event, Seat


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """A game that was begun by earlier rules goes on by today's.

    `replayed`: 1 if the whole game is as it would have been by today's rules, 0 if only what is to come follows them.
    """

    before: str  # versions
    after: str
    rules: tuple[str, ...]  # the ids of those that are carried out otherwise
    replayed: int


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """A record could not be read any more; the game goes on from the last position that is known."""


# ---------------------------------------------------------------- who sits where


@dataclass(frozen=True, slots=True)
class SatDown(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotSeated(Event):
    """`why`: own (he asked for it), away (somebody else did), open (an empty seat), changed (another bot sat there)."""

    seat: Seat
    by: Seat
    why: str


@dataclass(frozen=True, slots=True)
class BotHelped(Event):
    """A simpler bot, `instead`, answered for the one of a seat, which failed or did not come far enough in its time."""

    seat: Seat
    bot: str
    instead: str


@dataclass(frozen=True, slots=True)
class SeatReturned(Event):
    """A person takes his seat back from the bot that held it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LinkMade(Event):
    """The host has a new link for a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LinkRemoved(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatAsked(Event):
    """Somebody with a used link asks the host for a seat."""

    seat: Seat
    who: str


@dataclass(frozen=True, slots=True)
class SeatGiven(Event):
    seat: Seat
    who: str


@dataclass(frozen=True, slots=True)
class SeatRefused(Event):
    seat: Seat
    who: str


@dataclass(frozen=True, slots=True)
class AssistEnded(Event):
    """Somebody else has come: no more hints and forks."""


# ---------------------------------------------------------------- agreeing


@dataclass(frozen=True, slots=True)
class TakebackAsked(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TakebackRefused(Event):
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class TakebackWithdrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """`count`: how many take-backs over chance there were, this one included; 0 if no chance was learnt."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PauseAsked(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PauseRefused(Event):
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class PauseWithdrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    by: Seat


# ---------------------------------------------------------------- giving up


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeOut(Event):
    """`then`: bot (it plays on), random (a move was made), lost (the game is over for the seat)."""

    seat: Seat
    then: str


# ---------------------------------------------------------------- the chat


@dataclass(frozen=True, slots=True)
class Muted(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Unmuted(Event):
    who: str


@dataclass(frozen=True, slots=True)
class OnlookersMuted(Event):
    """Whoever only watches may not write any more."""


@dataclass(frozen=True, slots=True)
class OnlookersHeard(Event):
    """Whoever only watches may write again."""


NOTICES: tuple[type[Event], ...] = (
    RulesChanged,
    WentOn,
    SatDown,
    BotSeated,
    BotHelped,
    SeatReturned,
    LinkMade,
    LinkRemoved,
    SeatAsked,
    SeatGiven,
    SeatRefused,
    AssistEnded,
    TakebackAsked,
    TakebackRefused,
    TakebackWithdrawn,
    TakenBack,
    PauseAsked,
    PauseRefused,
    PauseWithdrawn,
    Paused,
    Resumed,
    Resigned,
    TimeOut,
    Muted,
    Unmuted,
    OnlookersMuted,
    OnlookersHeard,
)
HOUSE_EVENTS = (*KERNEL_EVENTS, *NOTICES)  # of every game: they are told in the words of the house
