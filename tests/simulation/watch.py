"""Nobody waits for ever: what has to happen by itself happens within a bounded time, and whoever looks is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from lazaretto.kernel.match import Match
from lazaretto.table.clock import load_clock
from tests.simulation.truth import Moment, TableTruth
from tests.table.house import EPOCH

if TYPE_CHECKING:
    from tests.simulation.network import Link
    from tests.simulation.server import Process
    from tests.simulation.world import World

REST = 60.0  # a table that failed again and again is looked at once more after so long
DRIFT = 2e-3  # the most by which two clocks go differently
AT_ONCE = 1.0  # seconds
SETTLES = 8.0  # seconds after a storm until the last message that was late has arrived
HUNG = 100.0  # what may have been begun in the storm: thinkers that hang, one after the other


class Watch:
    def __init__(self, world: World) -> None:
        self.world = world
        self._thoughts: dict[int, tuple[Process, int]] = {}
        self._known: dict[tuple[Process, str], tuple[int, float]] = {}

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(1.0 * self.world.plan.scale)
            self.look()

    def look(self) -> None:
        for truth in self.world.truths.values():
            if self.world.is_past_storm:
                self._goes_on(truth)
        for link in self.world.links:
            if link.process.is_alive and link.is_open:
                self._is_told(link.table, link.process, link.opened, link.sent_rev)
                self._is_told_what_is_known(link)

    # ---------------------------------------------------------------- bots and clocks

    @property
    def _bound(self) -> float:
        """A lease has to run out, a round has to come, thoughts take a moment."""
        return REST + 8 * self.world.plan.poll

    @property
    def skew(self) -> float:
        """The most by which two clocks differ."""
        return 1.0 + 2 * self.world.worst_skew + DRIFT * self.world.now * any(self.world.plan.drifts)

    def _goes_on(self, truth: TableTruth) -> None:
        """Once the storm is over, bots move and clocks run out."""
        moment = truth.now
        due = self._due(moment)
        if due is None:
            return
        due = max(due, self.world.calm_since + HUNG)
        if self.world.now > due + self._bound:
            self.world.found("waits-for-ever", str(truth))

    def _due(self, moment: Moment) -> float | None:
        """When something has to have happened by itself."""
        game = moment.game
        if game.status != "running" or game.paused or game.to_move is None:
            return None
        people = any(row.kind == "human" for row in moment.seats)
        if moment.seats[game.to_move].kind == "bot":
            asked = game.request is not None and game.request.get("kind", "takeback") == "takeback"
            return moment.time if people and not asked else None
        clock = load_clock(game.clock)
        if clock is None or clock.deadline is None:
            return None
        return clock.deadline - EPOCH + self.skew + self.world.outage_since(moment.time)

    def time_ran_out(self, truth: TableTruth, before: Moment) -> None:
        """Nobody loses time while no server is there, nor before his time is over."""
        clock = load_clock(before.game.clock)
        if clock is None or clock.deadline is None:
            self.world.found("clock-too-early", f"{truth.id}: no clock ran")
            return
        ends = clock.deadline - EPOCH + self.world.counted_outage_since(before.time)
        if self.world.now < ends - self.skew:
            self.world.found("clock-too-early", f"{truth.id}: {ends - self.world.now:.1f} seconds too early")

    # ---------------------------------------------------------------- who looks is told

    def _is_told(self, table: str, process: Process, opened: float, sent: int) -> None:
        """A socket of a server that is well hears of every revision, whatever hints were lost."""
        truth = self.world.truths[table]
        later = [moment.time for rev, moment in truth.moments.items() if rev > sent]
        if not later:
            return
        well_since = max(opened, min(later), process.trouble, self.world.store_trouble)
        if self.world.now > well_since + self._told_within(min(later)):
            self.world.found("not-told", f"{table}: {process.name} has said {sent}, the log is at {truth.rev}")

    def knows(self, process: Process, table: str, rev: object) -> None:
        """A server has shown to somebody that it knows a revision."""
        known = self._known.get((process, table), (0, 0.0))
        if isinstance(rev, int) and rev > known[0]:
            self._known[process, table] = (rev, self.world.now)

    def _is_told_what_is_known(self, link: Link) -> None:
        """What a server knows it tells at once to all who look there, in any weather: it needs nobody else for that."""
        rev, since = self._known.get((link.process, link.table), (0, 0.0))
        if 0 < link.sent_rev < rev and self.world.now > max(since, link.process.trouble) + AT_ONCE:
            self.world.found("not-told", f"{link.table}: {link.process.name} knows {rev} and has said {link.sent_rev}")

    def _told_within(self, committed: float) -> float:
        """In fair weather a hint tells at once. It may be lost, but every round asks; in a storm rounds are slow or fail."""
        world = self.world
        is_fair = world.is_past_storm and committed > world.calm_since + SETTLES
        return AT_ONCE if is_fair else 30.0 + 10 * world.plan.poll

    # ---------------------------------------------------------------- who thinks

    def thinks(self, process: Process, match: Match) -> Callable[[], None]:
        """A bot is asked. In calm times no two servers think about one table: that is what leases are for."""
        key = hash((match.header.seed, match.header.module.name))
        other = self._thoughts.get(key)
        mine = (process, match.n)
        if other is not None and other[0] is not process and other[0].is_alive and self._are_leases_sound():
            self.world.found("thought-twice", f"{process.name} and {other[0].name} think at decision {match.n}")
        self._thoughts[key] = mine

        def ended() -> None:
            if self._thoughts.get(key) is mine:
                del self._thoughts[key]

        return ended

    def _are_leases_sound(self) -> bool:
        """Those that were lost in the storm have run out, and what was thought by them is thought to its end."""
        world = self.world
        return world.is_past_storm and world.now > world.calm_since + max(HUNG, 4 * world.plan.poll)
