"""What the texts of errors may ask for."""

from __future__ import annotations

# Details that errors may have; a text can ask for any of them. tools/check_text.py keeps the list honest.
ERROR_SLOTS = (
    "asked",
    "border",
    "choice",
    "expected",
    "field",
    "frame",
    "given",
    "most",
    "other",
    "players",
    "problems",
    "reason",
    "road",
    "rules",
    "seat",
    "used",
    "verb",
    "word",
)
