"""What the words of Rattus need besides the game itself: what is printed on rat tokens and cards."""

from __future__ import annotations

from lazaretto.games.members import Extras, Merging, Printed, PrintedSlots, plain
from lazaretto.games.rattus.sheet import read_sheet
from lazaretto.kernel.formats import Edition


def extras(edition: Edition) -> Extras:
    """Of a rat that strikes it is told whether anybody dies."""
    return Extras(merging=Merging(followed={"rat-revealed": "cubes-lost"}))


def printed(edition: Edition) -> Printed:
    """A face is written `3:MPC`: its threshold and a letter for each symbol."""
    sheet = read_sheet(edition)
    symbols = {"M": "majority", "A": "everybody"} | {card.letter: card.id for card in sheet.card}
    codes = [*sheet.tokens.starting, *sheet.tokens.ordinary]
    faces: dict[str, PrintedSlots] = {}
    for at, code in enumerate(codes):
        threshold, _, letters = code.partition(":")
        faces[f"f{at + 1}"] = {"threshold": int(threshold), "symbols": plain("symbol", [symbols[each] for each in letters])}
    numbers = sheet.constants
    cards: dict[str, PrintedSlots] = {
        "peasant": {"extra": numbers.peasant_extra_cubes},
        "merchant": {"cubes": numbers.merchant_cubes_max},
        "knight": {"steps": numbers.knight_steps_max, "neutral": numbers.knight_neutral_cubes},
        "witch": {"looks": numbers.witch_looks_max},
    }
    return {"face": faces, "card": cards}
