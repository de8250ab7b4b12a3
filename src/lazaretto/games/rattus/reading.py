"""How the tables of an edition file are told to people."""

from __future__ import annotations

from lazaretto.games.members import Reading

READING = Reading(rows={"region": ("region", ""), "class": ("card", "")})
