"""How the tables of an edition file are told to people."""

from __future__ import annotations

from lazaretto.games.members import Reading

READING = Reading(
    rows={
        "city.hex": ("district", ""),
        "city.port": ("port", ""),
        "tokens.workshop": ("workshop", ""),
        "tokens.cabin_upgrade": ("upgrade", ""),
        "tokens.cart": ("cart", ""),
        "tokens.ship": ("ship", ""),
        "ratings.track": ("rating", ""),
    },
    effects=frozenset({"cost", "effect", "action", "upgraded_extra"}),
    ids={"goods": "goods", "colour": "paint", "rat": "pose"},
)
