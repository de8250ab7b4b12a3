"""Frames that ask one seat."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.kernel.frame import Frame


@dataclass
class Asking(Frame):
    """A question to one seat. More fields come after `seat`."""

    seat: int

    def who(self) -> int:
        return self.seat
