"""The two files that lie in every game's folder, read once: its ledger, and its edition as shipped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from lazaretto.games.forms import Reader, check_small
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.ledger import Rule, read_ledger, read_toml

Sheet = TypeVar("Sheet")


class GameFiles(Generic[Sheet]):
    """`rules.toml` and `edition.toml` of a folder. `sheet` is the form of an edition; what a form cannot say is said by
    `checks`, which raise BadInput."""

    def __init__(self, folder: Path, sheet: type[Sheet], *checks: Callable[[Sheet], None]) -> None:
        self.folder, self.checks = folder, checks
        self._read = Reader(sheet, "edition")

    @cached_property
    def _ledger(self) -> Mapping[str, Rule]:
        return read_ledger(self.folder / "rules.toml")

    @cached_property
    def _shipped(self) -> Edition:
        return read_toml(self.folder / "edition.toml")

    def ledger(self) -> Mapping[str, Rule]:
        """Every rule of the game by its id."""
        return self._ledger

    def shipped(self) -> Edition:
        """The edition as shipped."""
        return self._shipped

    def read_sheet(self, edition: Edition) -> Sheet:
        """The edition in typed form; everything that is wrong with it is raised as BadInput with its place."""
        check_small(edition, "edition")
        sheet = self._read(edition)
        for check in self.checks:
            check(sheet)
        return sheet
