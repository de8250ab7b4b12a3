"""What is other in an edition than in the one shipped, in words. The client's half is web/src/lib/differences.ts."""

from __future__ import annotations

from lazaretto.games.differences import Place, Told
from lazaretto.text.words import Words


def difference_line(words: Words, told: Told) -> str:
    """`Granary, price: 3 wood, 3 food (shipped: 2 wood, 2 food)`"""
    what = told.difference
    return words.say(
        "edition-line",
        place=sentence(place_words(words, told.place)),
        field=item_words(words, what.field, what.at),
        here=words.members(told.here),
        shipped=words.members(told.shipped),
    )


def place_words(words: Words, place: Place) -> str:
    """The component by its name, or the table: in words where there are any, as the file has it where not."""
    if place.thing:
        return words.members(place.thing)
    key = f"sheet-{place.sheet.replace('.', '-')}"
    if words.has(key):
        return words.say(key, row=place.row or "none")
    return ".".join(filter(None, (place.sheet, place.row)))


def item_words(words: Words, field: str, at: int | None) -> str:
    """A field, and which of its items; one without words of its own is called as the file calls it."""
    key = f"field-{field}"
    name = words.say(key) if words.has(key) else field.replace("_", " ")
    return name if at is None else words.say("edition-item", field=name, number=at + 1)


def sentence(text: str) -> str:
    """As the beginning of a line."""
    return text[:1].upper() + text[1:]
