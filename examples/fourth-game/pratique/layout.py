"""What lies on the table of Pratique. `tools/make_boards.py` writes `cells.py` from it."""

from __future__ import annotations

from lazaretto.kernel.layout import Axis, Field, Layout, Part

from pratique.actions import BERTHS, CARGOES, REASON, SEAT

berth = Axis("berth", BERTHS)
cargo = Axis("cargo", CARGOES)
seat = Axis("seat", len(SEAT.words))

NONE = -1
MOST_SHIPS = 20 * CARGOES
MOST_POINTS = 9 * MOST_SHIPS

LAYOUT = Layout(
    (
        Part(
            "the harbour",
            (
                Field("anchored", (berth,), 0, 1, 0, "does a ship lie in a berth?"),
                Field("carries", (berth,), NONE, CARGOES - 1, NONE, "what its ship carries, once somebody has seen it"),
                Field("seen", (berth,), 0, 2**seat.size - 1, 0, "a bit for each seat that has visited the ship"),
                Field("at_sea", (), 0, MOST_SHIPS, 0, "ships that are still to come"),
            ),
        ),
        Part(
            "the ships",
            (
                Field("unseen", (cargo,), 0, 20, 0, "ships of a cargo that nobody has seen yet"),
                Field("done", (cargo,), 0, 20, 0, "ships of a cargo that were let in or sent away"),
            ),
        ),
        Part(
            "the players",
            (
                Field("points", (seat,), -MOST_POINTS, MOST_POINTS, 0, "points of a seat"),
                Field("lanterns", (seat,), 0, 20 + MOST_SHIPS, 0, "lanterns of a seat"),
                Field("let_in", (seat,), 0, 20, 0, "plague ships that a seat has let in"),
                Field("ended", (), 0, 1, 0, "is the game over?"),
                Field("reason", (), 0, len(REASON.words) - 1, 0, "why it ended"),
            ),
        ),
    )
)
