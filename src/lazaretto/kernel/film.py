"""The film of a game: at every decision what everybody saw, what had happened, and the whole position.

It is taken while a game is played. Rules may change afterwards: a film shows the game as it was, without asking them.
A still is kept as a patch of the one before it (`kernel/patch.py`), and whole now and then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NotRequired, TypeAlias, TypedDict, cast

from lazaretto.kernel.choice import Domain
from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.formats import DecisionForm, EventForm, PlaceForm, View
from lazaretto.kernel.former import Bridge
from lazaretto.kernel.journal import Event, event_json
from lazaretto.kernel.match import Match
from lazaretto.kernel.patch import Patch, patch, patched

WHOLE_EVERY: Final = 64  # stills between two that are kept whole: a broken one hides no more of a game than these
NO_BRIDGE: Final = Bridge(())
Form: TypeAlias = dict[str, object]


class ToldForm(TypedDict):
    """An event, and who saw it so: a bit per seat, the highest is the spectators'; all, if nothing is said.

    What some saw in part stands there twice.
    """

    event: Form
    seats: NotRequired[int]


class StillForm(PlaceForm):
    """One decision: the version it was played by, the seat that is asked (null: the game is over), the position, what
    spectators see and a patch from it to what each seat sees, and what the choice before it brought about."""

    rules: str
    asks: int | None
    view: View
    seats: list[Patch]
    events: list[ToldForm]


class Still:
    """One decision of a match, as everybody saw it."""

    def __init__(self, match: Match) -> None:
        self.n: Final = match.n
        self.public: Final = match.view(None)
        self.views: Final = [match.view(seat) for seat in range(match.players)]
        self.form: Final[StillForm] = {
            "rules": match.module.rules_version,
            "asks": match.to_move,
            **match.place(),
            "view": self.public,
            "seats": [patch(self.public, view) for view in self.views],
            "events": _events(match),
        }

    def view(self, seat: int | None) -> View:
        return self.public if seat is None else self.views[seat]


def _events(match: Match) -> list[ToldForm]:
    """What the last choice brought about, with those who saw it."""
    viewers = [*range(match.players), SPECTATOR]
    happened = match.journal.since(match.n - 1)
    return [version for _, event in happened for version in _versions(event, viewers, match.module.domains)]


def _versions(event: Event, viewers: Sequence[int], domains: Mapping[str, Domain]) -> Iterator[ToldForm]:
    seen = [event.seen_by(viewer) for viewer in viewers]
    if all(each is event for each in seen):
        yield {"event": _told(event, domains)}
        return
    bits: dict[Event, int] = {}
    for at, each in enumerate(seen):
        if each is not None:
            bits[each] = bits.get(each, 0) | 1 << at
    for each, who in bits.items():
        yield {"event": _told(each, domains), "seats": who}


def _told(event: Event, domains: Mapping[str, Domain]) -> Form:
    """Without the number of its choice: its place in the film tells that."""
    form = cast(Form, event_json(0, event, domains))
    del form["n"]
    return form


class Camera:
    """Follows a match from decision to decision; what it took is in `pieces`, ready to be kept."""

    def __init__(self, last: Still | None = None) -> None:
        self.last = last  # the still that the next one follows, if that is kept already
        self.pieces: list[Patch] = []

    def take(self, match: Match) -> None:
        still = Still(match)
        self.pieces.append(_piece(None if self.last is None else self.last.form, still.form, match.n))
        self.last = still


def _piece(before: StillForm | None, now: StillForm, n: int) -> Patch:
    """A still as it is kept after the one before it. The same may happen twice: what happened is always told anew."""
    if before is None or n % WHOLE_EVERY == 0:
        return [now]
    change = patch(before, now)
    return {**(change if isinstance(change, dict) else {}), "events": [now["events"]]}


class Film:
    """A game to be watched. Its first still is decision 1; as plain data, from whatever version."""

    def __init__(self, pieces: Iterable[Patch], players: int, bridges: Mapping[str, Bridge] | None = None) -> None:
        self.players: Final = players
        self._bridges: Final = bridges or {}  # what leads to today's forms, by the version that took a still
        self._stills: list[StillForm] = []
        for piece in pieces:
            self.add(piece)

    def __len__(self) -> int:
        """How many decisions it shows, the last one included."""
        return len(self._stills)

    def add(self, piece: Patch) -> None:
        self._stills.append(cast(StillForm, patched(self._stills[-1] if self._stills else {}, piece)))

    def cut(self, n: int) -> None:
        """Decisions after `n` were taken back."""
        del self._stills[n:]

    def still(self, n: int) -> StillForm:
        """Decision `n`, secrets included."""
        return self._stills[n - 1]

    def piece(self, n: int) -> Patch:
        """Decision `n` as it may be kept after the one before it."""
        return _piece(None if n == 1 else self.still(n - 1), self.still(n), n)

    def asks(self, n: int) -> int | None:
        return self.still(n)["asks"]

    def decision(self, n: int) -> DecisionForm | None:
        """What was asked; None at the end of the game."""
        still = self.still(n)
        if still["asks"] is None:
            return None
        return {"n": n, "frame": str(still["todo"][-1][0]), "seat": still["asks"], "breadcrumb": still["todo"]}

    def view(self, n: int, seat: int | None) -> View:
        """What a seat (None: a spectator) saw at decision `n`."""
        still = self.still(n)
        seen = still["view"] if seat is None else patched(still["view"], still["seats"][seat])
        return self._bridge(still).view(cast(Form, seen))

    def happened(self, n: int) -> list[ToldForm]:
        """What the choice before decision `n` brought about, with those who saw it, in today's form."""
        still = self.still(n)
        bridge = self._bridge(still)
        return [{**told, "event": bridge.event(told["event"])} for told in still["events"]]

    def events(self, seat: int | None, since: int = 0, end: int | None = None) -> list[EventForm]:
        """What choices `since` to `end - 1` brought about, as a seat saw it."""
        bit = 1 << (self.players if seat is None else seat)
        numbers = range(since, len(self) if end is None else end)
        told = [(n, each["event"]) for n in numbers for each in self.happened(n + 1) if each.get("seats", bit) & bit]
        return [cast(EventForm, {"n": n, **event}) for n, event in told]

    def _bridge(self, still: StillForm) -> Bridge:
        return self._bridges.get(still["rules"], NO_BRIDGE)
