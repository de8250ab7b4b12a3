"""What the words of Rattus need besides the game itself: what is printed on the rat tokens."""

from __future__ import annotations

from typing import Any

from lazaretto.games.members import Printed, PrintedSlots, plain


def printed(edition: dict[str, Any]) -> Printed:
    """A face is written `3:MPC`: its threshold and a letter for each symbol."""
    symbols = {"M": "majority", "A": "everybody"} | {card["letter"]: card["id"] for card in edition["class"]}
    codes = [*edition["tokens"]["starting"], *edition["tokens"]["ordinary"]]
    faces: dict[str, PrintedSlots] = {}
    for at, code in enumerate(codes):
        threshold, _, letters = code.partition(":")
        faces[f"f{at + 1}"] = {"threshold": int(threshold), "symbols": plain("symbol", [symbols[each] for each in letters])}
    return {"face": faces}
