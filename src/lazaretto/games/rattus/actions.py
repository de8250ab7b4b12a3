"""The verbs of Rattus and their fixed flat numbering. Sizes come from the edition as shipped."""

from __future__ import annotations

from typing import Final

from lazaretto.games.rattus.tables import read_sheet, shipped
from lazaretto.kernel.choice import ActionSpace, Domain, Verb

SHEET: Final = read_sheet(shipped())
TOKENS: Final = len(SHEET.tokens.starting) + len(SHEET.tokens.ordinary)


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


REGION: Final = Domain("region", [region.id for region in SHEET.region])
CARD: Final = Domain("card", [card.id for card in SHEET.card])
TOKEN: Final = Domain("token", [f"t{number}" for number in _numbers(TOKENS)])  # a token one can follow
FACE: Final = Domain("face", [f"f{number}" for number in _numbers(TOKENS)])  # a printed face of the edition
SEAT: Final = Domain("seat", ["0", "1", "2", "3"])
SYMBOL: Final = Domain("symbol", [*CARD.words, "majority", "everybody"])
REASON: Final = Domain("reason", ["supply-empty", "all-cubes", "both"])
ADDED: Final = Domain("added", _numbers(SHEET.constants.rats_per_region_max + SHEET.constants.peasant_extra_cubes))
MOVED: Final = Domain("moved", _numbers(SHEET.constants.merchant_cubes_max))
ANSWER: Final = Domain("answer", ["no", "yes"])

_REGION: Final = ("region", REGION)
_TOKEN: Final = ("token", TOKEN)

# What is chosen most often stands first: CPython keeps the ints below 257 ready-made.
SPACE: Final = ActionSpace(
    [
        Verb("FirstCubes", [_REGION]),
        Verb("TakeCard", [("card", CARD)]),
        Verb("AddCubes", [_REGION, ("count", ADDED)]),
        Verb("UseCard", [("card", CARD)]),
        Verb("King", [_REGION]),
        Verb("Merchant", [_REGION, ("count", MOVED)]),
        Verb("MerchantTo", [_REGION]),
        Verb("MonkTo", [_REGION]),
        Verb("WitchStop", []),
        Verb("WitchSwap", [("answer", ANSWER)]),
        Verb("MovePlague", [_REGION]),
        Verb("PlaceRat", [_REGION]),
        Verb("CountPlague", [("answer", ANSWER)]),
        Verb("Pass", []),
        Verb("Monk", [_TOKEN]),
        Verb("Witch", [_TOKEN]),
        Verb("WitchAlso", [_TOKEN]),
        Verb("Reveal", [_TOKEN]),
        Verb("PlagueStarts", [_REGION], chance=True),
        Verb("FirstSeat", [("seat", SEAT)], chance=True),
        Verb("Face", [("face", FACE)], chance=True),
        Verb("FinalToken", [_TOKEN], chance=True),
    ]
)

FIRST_CUBES: Final[int] = SPACE.base("FirstCubes")
TAKE_CARD: Final[int] = SPACE.base("TakeCard")
ADD_CUBES: Final[int] = SPACE.base("AddCubes")
USE_CARD: Final[int] = SPACE.base("UseCard")
KING_CALLS: Final[int] = SPACE.base("King")
MERCHANT_FROM: Final[int] = SPACE.base("Merchant")
MERCHANT_TO: Final[int] = SPACE.base("MerchantTo")
MONK_LIFTS: Final[int] = SPACE.base("Monk")
MONK_TO: Final[int] = SPACE.base("MonkTo")
WITCH_LOOKS: Final[int] = SPACE.base("Witch")
WITCH_ALSO: Final[int] = SPACE.base("WitchAlso")
WITCH_STOP: Final[int] = SPACE.base("WitchStop")
WITCH_SWAP: Final[int] = SPACE.base("WitchSwap")
MOVE_PLAGUE: Final[int] = SPACE.base("MovePlague")
PLACE_RAT: Final[int] = SPACE.base("PlaceRat")
COUNT_PLAGUE: Final[int] = SPACE.base("CountPlague")
REVEAL: Final[int] = SPACE.base("Reveal")
PASS: Final[int] = SPACE.base("Pass")
PLAGUE_STARTS: Final[int] = SPACE.base("PlagueStarts")
FIRST_SEAT: Final[int] = SPACE.base("FirstSeat")
DRAW_FACE: Final[int] = SPACE.base("Face")
FINAL_TOKEN: Final[int] = SPACE.base("FinalToken")

MOST_ADDED: Final[int] = len(ADDED.words)
MOST_MOVED: Final[int] = len(MOVED.words)
NO: Final = 0
YES: Final = 1

# The six cards, by their place in the edition.
PEASANT: Final[int] = CARD.index["peasant"]
MERCHANT: Final[int] = CARD.index["merchant"]
MONK: Final[int] = CARD.index["monk"]
KNIGHT: Final[int] = CARD.index["knight"]
WITCH: Final[int] = CARD.index["witch"]
KING: Final[int] = CARD.index["king"]
CARDS: Final[int] = len(CARD.words)
MAJORITY: Final[int] = SYMBOL.index["majority"]
EVERYBODY: Final[int] = SYMBOL.index["everybody"]
