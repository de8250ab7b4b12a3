"""What people at simulated tables do, one thing after the other."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.simulation.people import Form, Person

AWAY = (20.0, 90.0)  # seconds for which somebody goes away


class Player(Person):
    """Somebody who opens or finds his table and plays there until it is over, or until he leaves."""

    async def play(self) -> None:
        await (self._open() if self.letter == "a" else self._come())
        while not self.is_over:
            await asyncio.sleep(self._pause())
            await self._step()
        self.hang_up()
        await self.look()

    def _pause(self) -> float:
        """How long he thinks. In a rush everybody does everything at once."""
        world = self.world
        if world.is_rush:
            return self.rng.uniform(0.0, 0.05)
        if world.now < world.quiet_until:
            return world.quiet_until - world.now + self.rng.uniform(0.0, 0.5)
        longest = 1.5 if world.weather.is_calm else 4.0
        return self.rng.uniform(0.05, longest) * world.plan.scale

    # ---------------------------------------------------------------- coming and going

    async def _open(self) -> None:
        self.place = ""
        while not self.place:
            self.place = "/api/tables"
            table = await self.ask("POST", "", self.plan.wish())
            self.place = "" if table is None else f"/api/tables/{table['id']}"
            await asyncio.sleep(self._pause())
        self.world.opened(self.plan, self.table)

    async def _come(self) -> None:
        """By the link to the first seat that was meant for him."""
        while True:
            table = self.world.invitations.get(self.plan.number)
            if table is not None:
                seat = self.plan.seats.index(self.letter)
                self.place = f"/api/tables/{table['id']}"
                await self.ask("POST", "/claim", {"token": table["seats"][seat]["token"]})
                if self.mine():
                    return
            await asyncio.sleep(self._pause())

    async def _step(self) -> None:
        if self.world.is_past_storm and self.plan.leaver == self.letter and await self._may_leave():
            self.hang_up()
            self.world.note(self.name, "leaves for good")
            await self.world.over(self.plan)
            await self.look()
            return
        if not self.world.weather.is_calm and self.rng.random() < 0.01:
            self.hang_up()
            await asyncio.sleep(self.rng.uniform(*AWAY) * self.world.plan.scale)
        await self.mind_the_socket()
        if self.table is None or self.state is None or self.rng.random() < 0.05:
            await self.look()
        if self.table is not None and self.state is not None and not self.is_over:
            await self._act(self.table, self.state)

    async def _may_leave(self) -> bool:
        """Not in a pause, which nobody else might be there to end."""
        await self.look()
        return self.table is not None and not self.table["paused"]

    # ---------------------------------------------------------------- acting

    async def _act(self, table: Form, state: Form) -> None:
        if self.world.is_wild and self.rng.random() < 0.1:
            await self._mischief(table, state)
        elif self._stand_in(table) is not None and self.rng.random() < 0.5:
            await self.ask("POST", f"/seats/{self._stand_in(table)}/human")
        elif table["paused"]:
            await self._resume(table)
        elif table["request"] is not None:
            await self._answer(table["request"])
        elif state["decision"] is not None and self._plays(table, state["decision"]["seat"]):
            await self._decide(state)
        else:
            await self._wait(table)

    async def _resume(self, table: Form) -> None:
        """Nobody may set the clock of somebody absent running: a bot takes his place first."""
        if not self.world.weather.is_calm and self.rng.random() < 0.7:
            return
        if await self.ask("POST", "/pause", {"paused": False}) is None:
            await self._wait(table)

    def _stand_in(self, table: Form) -> int | None:
        """A seat of his that a bot plays for him."""
        mine = (seat["seat"] for seat in table["seats"] if seat["mine"] and seat["stands_in"])
        return next(mine, None)

    def _plays(self, table: Form, seat: int) -> bool:
        return bool(table["seats"][seat]["mine"] and table["seats"][seat]["kind"] == "human")

    async def _answer(self, asked: Form) -> None:
        """What others ask for: some agree, some do not, and whoever asked gives up in the end."""
        kind = "/takeback/answer" if asked["kind"] == "takeback" else "/pause/answer"
        for seat in self.mine():
            if seat in asked["needed"]:
                agree = self.rng.random() < 0.7
                await self.ask("POST", kind, {"seat": seat, "agree": agree})
                return
        if asked["seat"] in self.mine() and self.rng.random() < 0.3:
            await self.ask("POST", kind, {"seat": asked["seat"], "agree": False})
        elif self.table is not None:
            await self._wait(self.table)

    async def _decide(self, state: Form) -> None:
        seat, n, roll = state["decision"]["seat"], state["n"], self.rng.random()
        wild = self.world.is_wild
        if n > self.plan.length and self._may_resign() and roll < 0.5:
            await self.ask("POST", "/resign", {"seat": seat})
        elif state["seat"] != seat or not state["legal"]:
            await self._turn_the_board(seat)
        elif wild and state["undoable"] and roll < 0.1:
            await self.wish("undo", {"seat": seat, "n": n, "steps": self.rng.choice((0, 1, 1))})
        elif wild and roll < 0.14 and n > 3:
            await self.ask("POST", "/takeback", {"seat": seat, "to": self.rng.randrange(1, n)})
        elif wild and roll < 0.17:
            await self.ask("POST", "/pause", {"paused": True})
        elif wild and roll < 0.175 and self._may_resign():
            await self.ask("POST", "/resign", {"seat": seat})
        else:
            choice = self.rng.choice(state["legal"])["text"]
            await self.wish("move", {"seat": seat, "n": n, "choice": choice})

    def _may_resign(self) -> bool:
        """Where several bots would be left, they would play on by themselves."""
        return sum(len(seat) > 1 for seat in self.plan.seats) < 2

    async def _turn_the_board(self, seat: int) -> None:
        if self.is_connected and self.rng.random() < 0.5:
            await self.say("sit", seat=seat)
        else:
            await self.ask("GET", "/state", seat=str(seat))

    async def _wait(self, table: Form) -> None:
        """Others are to move. Whoever is away for too long is replaced."""
        absent = [seat["seat"] for seat in table["seats"] if seat["kind"] == "human" and not seat["mine"] and seat["away"]]
        if table["to_move"] in absent and self.rng.random() < 0.3:
            await self.ask("POST", f"/seats/{table['to_move']}/bot", {"bot": "greedy"})
        elif self.rng.random() < 0.1:
            await self.look()

    # ---------------------------------------------------------------- what one should not do

    async def _mischief(self, table: Form, state: Form) -> None:
        """Too late, too early, for others, nonsense; and all the other things one can ask a table."""
        seat = self.rng.randrange(len(self.plan.seats))
        n = max(0, state["n"] + self.rng.choice((-1, 0, 0, 1)))
        some: list[Any] = state["legal"] or [{"text": "Pass"}]
        choice = self.rng.choice(some)["text"]
        if seat in self.mine():
            self.world.truths[self.id].wished.add((seat, n, choice))
        to = self.rng.randrange(0, state["n"] + 1)
        questions: list[tuple[str, str, Form | None]] = [
            ("POST", "/moves", {"seat": seat, "n": n, "choice": choice}),
            ("POST", "/moves", {"seat": seat, "n": n, "choice": choice}),
            ("POST", "/undo", {"seat": seat, "n": n}),
            ("POST", "/takeback", {"seat": seat, "to": to}),
            ("POST", "/takeback/answer", {"seat": seat, "agree": True}),
            ("POST", "/pause", {"paused": not table["paused"]}),
            ("POST", f"/seats/{seat}/bot", {"bot": "greedy"}),
            ("POST", f"/seats/{seat}/human", None),
            ("POST", "/chat", {"text": "hm"}),
            ("GET", f"/moments/{to}", None),
            ("GET", "/export", None),
            ("GET", "/log", None),
        ]
        await self.ask(*self.rng.choice(questions))
