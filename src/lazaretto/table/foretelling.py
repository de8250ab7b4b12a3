"""What an asked seat is told of its choices before it makes one: their consequences, and the ways it is offered."""

from __future__ import annotations

import asyncio

from lazaretto.games import game as game_called
from lazaretto.kernel.formats import PositionForm
from lazaretto.kernel.match import Match
from lazaretto.table import wire, wishes
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live, choice_form


async def foretold(hub: Hub, live: Live) -> wire.Means:
    """Worked out once for a revision, whoever asks; where it holds up nobody, and can be ended."""
    rev = live.game.rev
    if live.foretelling is None or live.foretelling[0] != rev:
        live.foretelling = rev, hub.spawn(_worked_out(hub, live.match, rev))
    return await asyncio.shield(live.foretelling[1])


async def need_sure(hub: Hub, live: Live, guest: Guest, wish: wishes.MoveWish) -> None:
    """Where choices may take any time, what they would give up is known from where they are tried out."""
    if wish.unless is None or not live.is_foreign:
        return
    live.need_player(guest, wish.seat)
    means = await foretold(hub, live)
    told = [*means.choices, *(way.means for way in means.ways)]
    if means.n == wish.n and any(each["choices"] == wish.choices and each[wish.unless] for each in told):
        raise Refusal(409, "ask-again")


async def _worked_out(hub: Hub, match: Match, rev: int) -> wire.Means:
    return await hub.readers.do(means_of, match.position(), match.n, rev)


def means_of(position: PositionForm, n: int, rev: int) -> wire.Means:
    """Called in a workshop, with a position of ours at decision `n`."""
    match = game_called(position["game"]).resume(position, n)
    space, domains = match.module.space, match.module.domains
    return wire.Means(
        rev=rev,
        n=n,
        seat=match.here.who(),
        choices=[told.json(n, domains) for told in match.all_consequences()],
        ways=[
            wire.WayInfo(
                choice_form(space, space.parse(way.wanted)), way.consequences.json(n, domains), way.beside, way.apart
            )
            for way in match.ways()
        ],
    )
