"""What can be studied in a game by a short name, such as `lazaretto study GAME --what card`: its `studies.py` lists it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lazaretto.games import room


@dataclass(frozen=True)
class Subject:
    """One treatment (lab/change.py) for each id of a domain: `{id}` stands for it. `options` are agreed on in any case."""

    domain: str
    ids: Sequence[str]
    treatment: str
    options: Mapping[str, object] = field(default_factory=dict)


def subjects(game: str) -> Mapping[str, Subject]:
    """By name."""
    found = room(game, "studies")
    listed: Mapping[str, Subject] = {} if found is None else found.STUDIES
    return listed
