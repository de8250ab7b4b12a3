"""The store: the log of choices is the game; everything else in it can be derived or is about people.

One interface over SQLite (the default: a file, nothing to install) and PostgreSQL (a club, several servers).
"""

from lazaretto.store.store import Store, open_store
from lazaretto.table.rows import ChatRow, ChoiceRow, Fork, GameRow, SeatRow, StaleWrite, Stored, UnknownTable

__all__ = [
    "ChatRow",
    "ChoiceRow",
    "Fork",
    "GameRow",
    "SeatRow",
    "StaleWrite",
    "Store",
    "Stored",
    "UnknownTable",
    "open_store",
]
