"""Which events of Pest are one line of a log: what comes and goes in one decision; fame of a goal is told by the goal."""

from __future__ import annotations

from lazaretto.games.members import Merging

MERGING = Merging(
    sums={
        **dict.fromkeys(["resource-gained", "resource-paid", "resource-lost", "research-gained", "research-paid"], "count"),
        **dict.fromkeys(["fame-gained", "infamy-gained"], "count"),
    },
    steps={"influence-gained": "space", "order-advanced": "space"},
    said={"fame-gained": {"after": "goal-paid", "seat": "seat", "count": "fame"}},
    joins=["resource-paid", "research-paid", "resource-gained", "research-gained", "fame-gained", "infamy-gained"],
)
