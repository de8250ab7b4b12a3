"""What can be studied in Rattus."""

from __future__ import annotations

from lazaretto.games.rattus.actions import CARD
from lazaretto.games.subjects import Subject

STUDIES = {"card": Subject(CARD.name, CARD.words, "board.cards.{id}=seat")}
