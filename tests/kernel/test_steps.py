"""What changes in a view, event by event: the steps of a choice lead from the view before it to the view after it."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.patch import patched
from lazaretto.kernel.rng import stream
from lazaretto.kernel.steps import MOST, Steps

CHOICES = 120


@pytest.mark.parametrize(("name", "players"), [("rattus", 3), ("messina", 1), ("messina", 2), ("pest", 1), ("pest", 3)])
def test_steps_lead_from_decision_to_decision(name: str, players: int) -> None:
    match = lz.game(name).new(players, seed=5)
    rng = stream(5, "steps")
    looked_at = 0
    while not match.is_over and match.n < CHOICES:
        viewers = [SPECTATOR, match.n % players]
        views = {viewer: match.view(None if viewer == SPECTATOR else viewer) for viewer in viewers}
        steps, n = Steps(match, viewers), match.n
        match.journal.watch = steps.happened
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))], watch=lambda _, steps=steps: steps.decided())
        match.journal.watch = None
        for viewer, before in views.items():
            seat = None if viewer == SPECTATOR else viewer
            events = match.events(seat, n)
            taken = steps.taken[viewer]
            assert len(taken) == len(events) or len(taken) >= MOST
            assert [step.n for step in taken] == [event["n"] for event in events][: len(taken)]
            now: object = before
            for step in taken:
                now = patched(now, step.change)
            if events:
                assert now == match.view(seat)
            looked_at += len(taken)
    assert looked_at > CHOICES


def test_a_copy_has_nobody_who_watches() -> None:
    match = lz.game("rattus").new(2, seed=1)
    match.journal.watch = lambda event: pytest.fail("a copy was watched")
    copy = match.clone()
    copy.apply(copy.legal_options()[0])
