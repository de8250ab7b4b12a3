"""The verbs of Pratique, their flat numbering, and the kinds of numbers that frames hold."""

from __future__ import annotations

from typing import Final, TypeAlias

from lazaretto.kernel.choice import ActionSpace, Domain, Verb
from lazaretto.kernel.declared import Bounds

from pratique.sheet import PLAGUE as THE_PLAGUE
from pratique.sheet import read_sheet, shipped

SHEET: Final = read_sheet(shipped())

BERTH: Final = Domain("berth", SHEET.berths.ids)
CARGO: Final = Domain("cargo", [cargo.id for cargo in SHEET.cargo])
SEAT: Final = Domain("seat", ["0", "1", "2", "3"])
REASON: Final = Domain("reason", ["empty", "outbreaks"])

SPACE: Final = ActionSpace(
    [
        Verb("Visit", [("berth", BERTH)]),
        Verb("Admit", [("berth", BERTH)]),
        Verb("SendAway", [("berth", BERTH)]),
        Verb("Cargo", [("cargo", CARGO)], chance=True),
        Verb("FirstSeat", [("seat", SEAT)], chance=True),
    ]
)
VISIT: Final = SPACE.base("Visit")
ADMIT: Final = SPACE.base("Admit")
SEND_AWAY: Final = SPACE.base("SendAway")
DRAW_CARGO: Final = SPACE.base("Cargo")
FIRST_SEAT: Final = SPACE.base("FirstSeat")

BERTHS: Final = len(BERTH.words)
CARGOES: Final = len(CARGO.words)
PLAGUE: Final = CARGO.index[THE_PLAGUE]
EMPTY: Final = REASON.index["empty"]
OUTBREAKS: Final = REASON.index["outbreaks"]

# What fields of frames and events hold: ids of a domain, or numbers within bounds.
Seat: TypeAlias = int
Berth: TypeAlias = int
Cargo: TypeAlias = int
Reason: TypeAlias = int
Visited: TypeAlias = int  # has this turn seen a visit?

DOMAINS: Final = {"Berth": BERTH, "Cargo": CARGO, "Reason": REASON}
BOUNDS: Final = {"Visited": Bounds(0, 1)}
