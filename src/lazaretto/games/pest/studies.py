"""What can be studied in Pest."""

from __future__ import annotations

from lazaretto.games.pest.actions import CAPITAL_CARD, LAW, TECHNOLOGY
from lazaretto.games.subjects import Subject

STUDIES = {
    "law": Subject(LAW.name, LAW.words, "draw.Law {id}"),
    "technology": Subject(TECHNOLOGY.name, TECHNOLOGY.words, "board.deck-={id};board.seats.seat.technologies.?={id}"),
    "capital-card": Subject(CAPITAL_CARD.name, CAPITAL_CARD.words, "draw.CapitalCard {id}"),
}
