"""The effect language of the edition as data: what is paid, what is gained at once, what is then carried out.

An effect is a choice of branches; a branch is a price, an instant gain and items that ask or move something.
What each operation can do and does stands in rules/action_icons.py, one class for each name of OPERATIONS.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.forms import counted
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.errors import BadInput

RESOURCES: Final = ["coin", "wood", "fire", "powerfire"]
COIN: Final[i64] = 0
WOOD: Final[i64] = 1
FIRE: Final[i64] = 2
POWERFIRE: Final[i64] = 3
KINDS: Final[i64] = 4  # kinds of resources; in a gain the points come after them
VP: Final[i64] = 4
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
CITY: Final[i64] = OPERATIONS.index("city")
CHURCH: Final[i64] = OPERATIONS.index("church")
EITHER: Final[i64] = OPERATIONS.index("city|church")
SCROLL: Final[i64] = OPERATIONS.index("scroll")
OVERSEER: Final[i64] = OPERATIONS.index("overseer")
UPGRADE_OVERSEER: Final[i64] = OPERATIONS.index("upgrade-overseer")
UPGRADE_CITIZEN: Final[i64] = OPERATIONS.index("upgrade-citizen")
BUILD: Final[i64] = OPERATIONS.index("build")
HELPER: Final[i64] = OPERATIONS.index("helper")
ACTIVATE: Final[i64] = OPERATIONS.index("activate")
HEX_ACTION: Final[i64] = OPERATIONS.index("hex-action")

ANY_CLASS: Final[i64] = 3
PLAIN: Final[i64] = 0  # ways of an overseer item
SKIP: Final[i64] = 1
WITH_UPGRADE: Final[i64] = 2
_WAYS: Final[dict[str, int]] = {"": PLAIN, "skip": SKIP, "upgrade": WITH_UPGRADE}
_COUNTED: Final = ["city", "church", "city|church", "scroll", "helper", "activate"]


class Item:
    """One icon that is more than a gain: an operation, how often, and for overseers whose and how."""

    def __init__(self, op: i64, n: i64, who: i64, way: i64) -> None:
        self.op: Final = op
        self.n: Final = n
        self.who: Final = who
        self.way: Final = way


class Branch:
    """One side of a slash: what is paid before the arrow, what is gained at once, what is carried out."""

    def __init__(self, pay: list[int], gain: list[int], items: list[Item]) -> None:
        self.pay: Final = vec[i64](pay)
        self.gain: Final = vec[i64](gain)
        self.items: Final = vec[Item](items)
        self.costs: Final = sum(pay) > 0
        self.gains: Final = sum(gain) > 0


class Effect:
    """[messina.action.slash-choice] [messina.action.icon-exchange] Branches to choose from; none is nothing."""

    def __init__(self, text: str, branches: list[Branch]) -> None:
        self.text: Final = text
        self.branches: Final = vec[Branch](branches)
        self.is_gain: Final = len(branches) == 1 and not branches[0].costs and len(branches[0].items) == 0
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
    kind, colon, rest = word.partition(":")
    if kind not in OPERATIONS:
        raise BadInput("unknown-word", place, {"word": word, "expected": ", ".join([*GAINS, *OPERATIONS])})
    op = OPERATIONS.index(kind)
    if kind in _COUNTED:
        return Item(op, _counted(word, place)[1], ANY_CLASS, PLAIN)
    if op != OVERSEER:
        if colon:
            raise BadInput("wrong-value", place, {"word": word})
        return Item(op, 1, ANY_CLASS, PLAIN)
    who, plus, way = rest.partition("+")
    if (who != "any" and who not in classes) or way not in _WAYS or bool(plus) != bool(way):
        raise BadInput("wrong-value", place, {"word": word})
    return Item(op, 1, ANY_CLASS if who == "any" else classes.index(who), _WAYS[way])
