"""Rattus: Europe, 1347. `game.py` exports it."""
