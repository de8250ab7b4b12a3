"""What a match keeps of itself: what it is played with, and each choice with the chance that followed it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final

from lazaretto.kernel.choice import ActionSpace
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.formats import Agreed, DecisionForm, Edition, HeaderForm, LineForm, SavedFrame
from lazaretto.kernel.rng import GENERATOR, commitment


class Drawn:
    """One result of chance and the seats that saw it (a bit per seat; the highest bit is the spectators')."""

    def __init__(self, option: int, seen: int) -> None:
        self.option: Final = option
        self.seen: Final = seen


class Entry:
    """One line of the record: the choice of a seat and the chance that followed it. Entry 0 is the set-up."""

    def __init__(
        self, seat: int, frame: str, option: int, chance: list[Drawn], by_itself: bool = False, joined: bool = False
    ) -> None:
        self.seat: Final = seat
        self.frame: Final = frame
        self.option: Final = option
        self.chance: Final = chance
        self.by_itself: Final = by_itself  # there was nothing else to choose, so nobody was asked
        self.joined: Final = joined  # made in one with the choice before it, and undone with it

    def line(self, n: int, space: ActionSpace, viewer: int | None) -> LineForm:
        """The entry as a log tells it, as number `n`, to the viewer of this bit; None may know everything."""
        form: LineForm = {"n": n, "seat": self.seat, "frame": self.frame, "choice": space.text(self.option)}
        if self.chance:
            form["chance"] = self.chance_words(space, viewer)
        if self.joined:
            form["joined"] = True
        return form

    def chance_words(self, space: ActionSpace, viewer: int | None) -> list[str | None]:
        """What chance brought, in words; None is what the viewer of this bit did not see."""
        return [space.text(each.option) if viewer is None or each.seen & viewer else None for each in self.chance]


class Decision:
    """What is asked: number, frame, seat, and the breadcrumb of all that remains to be done (top last)."""

    def __init__(self, n: int, frame: str, seat: int, breadcrumb: list[SavedFrame]) -> None:
        self.n: Final = n
        self.frame: Final = frame
        self.seat: Final = seat
        self.breadcrumb: Final = breadcrumb

    def __repr__(self) -> str:
        return f"<Decision {self.n}: {self.frame}, asked of seat {self.seat}>"

    def json(self) -> DecisionForm:
        """The same as plain data."""
        return {"n": self.n, "frame": self.frame, "seat": self.seat, "breadcrumb": self.breadcrumb}


class Header:
    """What a match is played with; the same for all its positions."""

    def __init__(
        self,
        module: SomeGame,
        tables: object,
        edition: Edition | None,
        players: int,
        options: Agreed,
        seed: int,
    ) -> None:
        self.module: Final = module
        self.tables: Final = tables
        self.edition: Final = edition  # None: the edition as shipped
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed

    def json(self, *, whole: bool = False) -> HeaderForm:
        """What every file says first; the seed itself is not in it, only its commitment.

        `whole`: with every printed value, so that any later version can read it; else those as shipped go by their digest.
        """
        printed = self.edition
        if printed is None:
            printed = shipped_edition(self.module) if whole else {"sha256": shipped_digest(self.module)}
        return {
            "game": self.module.name,
            "rules": self.module.rules_version,
            "edition": printed,
            "players": self.players,
            "options": self.options,
            "generator": GENERATOR,
            "seed_hash": commitment(self.module.name, self.seed),
        }


def shipped_edition(module: SomeGame) -> Edition:
    """The edition as shipped, read once: not to be changed by anybody."""
    if module.edition not in _SHIPPED:
        edition = module.edition()
        _SHIPPED[module.edition] = edition, edition_digest(edition)
    return _SHIPPED[module.edition][0]


def shipped_digest(module: SomeGame) -> str:
    """Its digest, which every view of a record carries."""
    shipped_edition(module)
    return _SHIPPED[module.edition][1]


def edition_digest(edition: Edition) -> str:
    """The SHA-256 of an edition, whatever the order of its keys."""
    return hashlib.sha256(edition_text(edition)).hexdigest()


def edition_text(edition: Edition) -> bytes:
    """An edition as one certain text: the same values always give the same bytes."""
    return json.dumps(edition, sort_keys=True, ensure_ascii=False).encode()


_SHIPPED: dict[Callable[[], Edition], tuple[Edition, str]] = {}  # by the function that reads it
