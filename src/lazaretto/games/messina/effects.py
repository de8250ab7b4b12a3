"""The effect language of the edition as data: what is paid, what is gained at once, what is then carried out.

An effect is a choice of branches; a branch is a price, an instant gain and items that ask or move something.
What each operation can do and does stands in rules/icons.py, one class for each name of OPERATIONS.
"""

from __future__ import annotations

from typing import Final

from lazaretto.games.forms import counted
from lazaretto.kernel.errors import BadInput

RESOURCES: Final = ["coin", "wood", "fire", "powerfire"]
COIN: Final = 0
WOOD: Final = 1
FIRE: Final = 2
POWERFIRE: Final = 3
KINDS: Final = 4  # kinds of resources; in a gain the points come after them
VP: Final = 4
GAINS: Final = ["coin", "wood", "fire", "powerfire", "vp"]

OPERATIONS: Final = [
    "city",
    "church",
    "city|church",
    "scroll",
    "overseer",
    "upgrade-overseer",
    "upgrade-citizen",
    "build",
    "helper",
    "activate",
    "hex-action",
]
CITY: Final = 0
CHURCH: Final = 1
EITHER: Final = 2
SCROLL: Final = 3
OVERSEER: Final = 4
UPGRADE_OVERSEER: Final = 5
UPGRADE_CITIZEN: Final = 6
BUILD: Final = 7
HELPER: Final = 8
ACTIVATE: Final = 9
HEX_ACTION: Final = 10

ANY_CLASS: Final = 3
PLAIN: Final = 0  # ways of an overseer item
SKIP: Final = 1
WITH_UPGRADE: Final = 2
_WAYS: Final[dict[str, int]] = {"": PLAIN, "skip": SKIP, "upgrade": WITH_UPGRADE}
_COUNTED: Final = ["city", "church", "city|church", "scroll", "helper", "activate"]


class Item:
    """One icon that is more than a gain: an operation, how often, and for overseers whose and how."""

    def __init__(self, op: int, n: int, who: int, way: int) -> None:
        self.op: Final = op
        self.n: Final = n
        self.who: Final = who
        self.way: Final = way


class Branch:
    """One side of a slash: what is paid before the arrow, what is gained at once, what is carried out."""

    def __init__(self, pay: list[int], gain: list[int], items: list[Item]) -> None:
        self.pay: Final = pay
        self.gain: Final = gain
        self.items: Final = items
        self.costs: Final = sum(pay) > 0
        self.gains: Final = sum(gain) > 0


class Effect:
    """[messina.action.slash-choice] [messina.action.icon-exchange] Branches to choose from; none is nothing."""

    def __init__(self, text: str, branches: list[Branch]) -> None:
        self.text: Final = text
        self.branches: Final = branches
        self.is_gain: Final = len(branches) == 1 and not branches[0].costs and not branches[0].items
        self.activates: Final = any(item.op == ACTIVATE for branch in branches for item in branch.items)


def parse_effect(text: str, classes: list[str], place: str) -> Effect:
    """An effect from its string in the edition; BadInput names the word that is wrong."""
    branches = [_branch(part, classes, place) for part in text.split(" / ")] if text else []
    return Effect(text, branches)


def parse_price(text: str, place: str) -> list[int]:
    """Resources to pay, from a price string; [messina.action.gain-resource] one of a kind for each icon."""
    pay = [0] * KINDS
    for word in text.split(", ") if text else []:
        kind, number = _counted(word, place)
        if kind not in RESOURCES:
            raise BadInput("unknown-word", place, {"word": word, "expected": ", ".join(RESOURCES)})
        pay[RESOURCES.index(kind)] += number
    return pay


def _branch(text: str, classes: list[str], place: str) -> Branch:
    before, arrow, after = text.partition(" -> ")
    pay = parse_price(before, place) if arrow else [0] * KINDS
    gain = [0] * len(GAINS)
    items: list[Item] = []
    for word in (after if arrow else text).split(", "):
        kind = word.partition(":")[0]
        if kind in GAINS:
            gain[GAINS.index(kind)] += _counted(word, place)[1]
        else:
            items.append(_item(word, classes, place))
    return Branch(pay, gain, items)


def _counted(word: str, place: str) -> tuple[str, int]:
    kind, _, digits = word.partition(":")
    number = counted(digits)
    if number is None:
        raise BadInput("wrong-value", place, {"word": word})
    return kind, number


def _item(word: str, classes: list[str], place: str) -> Item:
    kind, _, rest = word.partition(":")
    if kind not in OPERATIONS:
        raise BadInput("unknown-word", place, {"word": word, "expected": ", ".join([*GAINS, *OPERATIONS])})
    op = OPERATIONS.index(kind)
    if kind in _COUNTED:
        return Item(op, _counted(word, place)[1], ANY_CLASS, PLAIN)
    if op != OVERSEER:
        if rest:
            raise BadInput("wrong-value", place, {"word": word})
        return Item(op, 1, ANY_CLASS, PLAIN)
    who, _, way = rest.partition("+")
    if (who != "any" and who not in classes) or way not in _WAYS:
        raise BadInput("wrong-value", place, {"word": word})
    return Item(op, 1, ANY_CLASS if who == "any" else classes.index(who), _WAYS[way])
