"""Advice at a table: hints for who asks, and a coach who looks over somebody's shoulder. Both know what the seat knows.

A coach never holds anything up: what was chosen is judged afterwards, where nobody waits for it, and told if it matters.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from lazaretto.bots.judging import coach_for
from lazaretto.kernel.match import Match
from lazaretto.table import messages, thinking
from lazaretto.table.botnames import SIMPLE
from lazaretto.table.connection import Connection
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live
from lazaretto.table.ports import Judged, ThinkerFailed

log = logging.getLogger("lazaretto.table")


async def advised(hub: Hub, live: Live, match: Match, bot: str, owner: str, line: Sequence[str] = ()) -> Judged:
    """What a bot makes of a decision; where it fails, what a simple one does. ThinkerFailed when neither can."""
    seed = hub.secrets.randbits(64)
    try:
        return await hub.thinkers.judge(bot, match, seed, line, owner)
    except ThinkerFailed as error:
        hub.fault(live, "bot-failed", match.here.who(), bot, f"asked for advice: {error}")
    try:
        return thinking.judged_of(await hub.readers.do(thinking.answer, thinking.inquiry(SIMPLE, match, seed, line)))
    except Refusal as error:
        raise ThinkerFailed(error.code) from error


@dataclass(frozen=True)
class Seen:
    """What somebody chose at the decision of a match."""

    match: Match
    choices: list[str]


class Coach:
    """Looks over the shoulder of whoever sits at one socket, once he is asked to."""

    def __init__(self, hub: Hub, connection: Connection, guest: Guest | None) -> None:
        self.hub = hub
        self.connection = connection
        self.guest = guest
        self.is_on = False
        self._seen: asyncio.Queue[Seen] = asyncio.Queue()

    def switch(self, on: bool) -> None:
        if on and not self._may_speak:
            raise Refusal(403, "no-coach")
        self.is_on = on

    @property
    def _may_speak(self) -> bool:
        return self.connection.live.may_coach(self.guest)

    def sees(self, before: Match, choices: list[str]) -> None:
        """Somebody has chosen, and it was committed. Of what he did while the coach was thinking only the last counts."""
        if not self.is_on or len(before.legal_options()) < 2:
            return
        while not self._seen.empty():
            self._seen.get_nowait()
        self._seen.put_nowait(Seen(before, choices))

    async def watch_forever(self) -> None:
        while True:
            seen = await self._seen.get()
            try:
                await self._judge(seen)
            except (ThinkerFailed, Refusal) as error:  # one can play without
                log.warning("table %s: the coach is silent: %s", self.connection.live.id, error)

    async def _judge(self, seen: Seen) -> None:
        live, match = self.connection.live, seen.match
        bot = self.hub.house.coach or coach_for(match.module)
        found = await advised(self.hub, live, match, bot, f"coach {live.game.host}", seen.choices)
        if found.matters and found.made is not None and self._stands(seen):
            told = messages.CoachTold(match.n, match.here.who(), found.by, found.best[0], found.made)
            self.connection.tell(told)

    def _stands(self, seen: Seen) -> bool:
        """Is there still a coach, and was nothing taken back or chosen meanwhile? One click takes back what he speaks of."""
        live, n = self.connection.live, seen.match.n
        if not self._seen.empty() or not self.is_on or not self._may_speak or not live.is_playable or live.match.n <= n:
            return False
        return live.match.entry(n).option == live.match.option_of(seen.choices[0])
