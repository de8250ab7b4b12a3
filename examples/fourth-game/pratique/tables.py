"""The printed values as the rules read them."""

from __future__ import annotations

from lazaretto.kernel.formats import Edition

from pratique.sheet import Sheet, read_sheet


class Tables:
    """One edition; never changed once made."""

    def __init__(self, sheet: Sheet) -> None:
        self.ships = [cargo.ships for cargo in sheet.cargo]
        self.points = [cargo.points for cargo in sheet.cargo]
        self.lanterns = sheet.constants.lanterns
        self.reward = sheet.constants.reward
        self.fine = sheet.constants.fine
        self.outbreaks = sheet.constants.outbreaks


def make_tables(edition: Edition, players: int) -> Tables:
    return Tables(read_sheet(edition))
