"""What can be studied in Messina 1347."""

from __future__ import annotations

from lazaretto.games.messina.actions import ESTATE, SCROLL
from lazaretto.games.messina.rules.advanced import FIRST_SIDE_B
from lazaretto.games.subjects import Subject

STUDIES = {
    "estate": Subject(ESTATE.name, ESTATE.words[FIRST_SIDE_B:], "draw.seat.DealEstate {id}", {"mode": "estates"}),
    "scroll": Subject(SCROLL.name, SCROLL.words[FIRST_SIDE_B:], "draw.seat.DealScroll {id}", {"mode": "scrolls"}),
}
