"""The verbs of Rattus and their fixed flat numbering. Sizes come from the edition as shipped."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lazaretto.games.rattus.sheet import Sheet, read_sheet, shipped
from lazaretto.kernel.bits import bit
from lazaretto.kernel.choice import ActionSpace, Domain, Verb
from lazaretto.kernel.declared import Bounds

SHEET: Final[Sheet] = read_sheet(shipped())
TOKENS: Final[i64] = len(SHEET.tokens.starting) + len(SHEET.tokens.ordinary)


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


REGION: Final[Domain] = Domain("region", [region.id for region in SHEET.region])
CARD: Final[Domain] = Domain("card", [card.id for card in SHEET.card])
TOKEN: Final[Domain] = Domain("token", [f"t{number}" for number in _numbers(TOKENS)])  # a token one can follow
FACE: Final[Domain] = Domain("face", [f"f{number}" for number in _numbers(TOKENS)])  # a printed face of the edition
SEAT: Final[Domain] = Domain("seat", ["0", "1", "2", "3"])
SYMBOL: Final[Domain] = Domain("symbol", [*CARD.words, "majority", "everybody"])
REASON: Final[Domain] = Domain("reason", ["supply-empty", "all-cubes", "both"])
ADDED: Final[Domain] = Domain("added", _numbers(SHEET.constants.rats_per_region_max + SHEET.constants.peasant_extra_cubes))
MOVED: Final[Domain] = Domain("moved", _numbers(SHEET.constants.merchant_cubes_max))
ANSWER: Final[Domain] = Domain("answer", ["no", "yes"])

_REGION: Final = ("region", REGION)
_TOKEN: Final = ("token", TOKEN)

# What is chosen most often stands first: CPython keeps the ints below 257 ready-made.
SPACE: Final[ActionSpace] = ActionSpace(
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

FIRST_CUBES: Final[i64] = SPACE.base("FirstCubes")
TAKE_CARD: Final[i64] = SPACE.base("TakeCard")
ADD_CUBES: Final[i64] = SPACE.base("AddCubes")
USE_CARD: Final[i64] = SPACE.base("UseCard")
KING_CALLS: Final[i64] = SPACE.base("King")
MERCHANT_FROM: Final[i64] = SPACE.base("Merchant")
MERCHANT_TO: Final[i64] = SPACE.base("MerchantTo")
MONK_LIFTS: Final[i64] = SPACE.base("Monk")
MONK_TO: Final[i64] = SPACE.base("MonkTo")
WITCH_LOOKS: Final[i64] = SPACE.base("Witch")
WITCH_ALSO: Final[i64] = SPACE.base("WitchAlso")
WITCH_STOP: Final[i64] = SPACE.base("WitchStop")
WITCH_SWAP: Final[i64] = SPACE.base("WitchSwap")
MOVE_PLAGUE: Final[i64] = SPACE.base("MovePlague")
PLACE_RAT: Final[i64] = SPACE.base("PlaceRat")
COUNT_PLAGUE: Final[i64] = SPACE.base("CountPlague")
REVEAL: Final[i64] = SPACE.base("Reveal")
PASS: Final[i64] = SPACE.base("Pass")
PLAGUE_STARTS: Final[i64] = SPACE.base("PlagueStarts")
FIRST_SEAT: Final[i64] = SPACE.base("FirstSeat")
DRAW_FACE: Final[i64] = SPACE.base("Face")
FINAL_TOKEN: Final[i64] = SPACE.base("FinalToken")

MOST_ADDED: Final[i64] = len(ADDED.words)
MOST_MOVED: Final[i64] = len(MOVED.words)
NO: Final[i64] = 0
YES: Final[i64] = 1

# The six cards, by their place in the edition.
PEASANT: Final[i64] = CARD.index["peasant"]
MERCHANT: Final[i64] = CARD.index["merchant"]
MONK: Final[i64] = CARD.index["monk"]
KNIGHT: Final[i64] = CARD.index["knight"]
WITCH: Final[i64] = CARD.index["witch"]
KING: Final[i64] = CARD.index["king"]
CARDS: Final[i64] = len(CARD.words)
REGIONS: Final[i64] = len(REGION.words)
ALL_FACES: Final[i64] = len(FACE.words)
MAJORITY: Final[i64] = SYMBOL.index["majority"]
EVERYBODY: Final[i64] = SYMBOL.index["everybody"]

# What fields of frames and events hold. The name of a kind is its domain, or stands among the bounds below.
Region: TypeAlias = i64
Card: TypeAlias = i64
Token: TypeAlias = i64
Face: TypeAlias = i64
Symbol: TypeAlias = i64
Reason: TypeAlias = i64
Seat: TypeAlias = i64
Cubes: TypeAlias = i64  # a number of cubes
Rats: TypeAlias = i64  # a number of tokens still to lay
Done: TypeAlias = i64  # what a turn has seen: a bit for each card used, one for the card taken, one for cubes added

DOMAINS: Final = {"Region": REGION, "Card": CARD, "Token": TOKEN, "Face": FACE, "Symbol": SYMBOL, "Reason": REASON}
BOUNDS: Final = {"Cubes": Bounds(0, 99), "Rats": Bounds(1, 99), "Done": Bounds(0, bit(CARDS + 2) - 1)}
