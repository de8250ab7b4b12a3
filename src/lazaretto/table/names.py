"""Names and lines that people write: what cannot be seen or would turn other people's words around is taken out of them, and
nobody is called so that he can be taken for somebody else.

Two names look alike if their skeletons are the same. The library for that, confusable-homoglyphs, brings a megabyte of
pairs of all scripts and no skeletons; here are the letters of the scripts our players write, drawn the same or nearly so.
Other alphabets' styled letters (mathematical, full-width, circled) become plain ones by NFKC before that.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from lazaretto.table.identity import Guest

LONGEST = 40
MARK = " (bot)"  # ends the name of a machine
MARKS = 3  # accents on one letter; more of them climb over the lines above
JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # make one picture of several, or keep two letters apart
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # letters that draw nothing
NOTHING = ("Cc", "Cf", "Cs", "Co", "Cn")
_CYRILLIC = dict(zip("авгеикмнорстухіјѕԁһԛԝьзчб", "abreukmhopctyxljsdhqwb346", strict=True))
_GREEK = dict(zip("αβγεζηικμνορτυχω", "abyezhlkmnoptyxw", strict=True))
_LATIN = {"i": "l", "ı": "l", "1": "l", "|": "l", "0": "o", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "p", "æ": "ae"}
_ALIKE = str.maketrans({**_CYRILLIC, **_GREEK, **_LATIN})
_PAIRS = (("rn", "m"), ("vv", "w"))


def clean_line(text: str) -> str:
    """A line of chat or a title: one line, nothing unseen in it, no spaces around it."""
    return _seen(text, JOINERS)


def name_of(guest: Guest, wished: str = "") -> str:
    """How somebody is called here: as he wishes, else as he is called; a machine never without saying that it is one."""
    name = clean_name(wished) or clean_name(guest.name)
    if not guest.is_machine:
        return name
    bare = name.removesuffix(MARK.strip()).strip()
    return f"{bare[: LONGEST - len(MARK)].strip()}{MARK}".strip()


def clean_name(text: str) -> str:
    """A name, in the one form that looks like this."""
    plain = _seen(unicodedata.normalize("NFKC", text), "")
    return unicodedata.normalize("NFC", plain)[:LONGEST].strip()


def _seen(text: str, joiners: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter, kind = " ", "Zs"
        elif letter in BLANK or (letter not in joiners and (kind in NOTHING or _is_selector(letter))):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS and not (letter == " " and kept[-1:] == [" "]):
            kept.append(letter)
    return "".join(kept).strip()


def _is_selector(letter: str) -> bool:
    """Chooses how the letter before it is drawn, and is nothing by itself."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def skeleton(name: str) -> str:
    """What is left of a name when everything is taken away by which look-alikes differ."""
    folded = unicodedata.normalize("NFKD", clean_name(name).casefold())
    letters = "".join(letter for letter in folded if letter.isalnum() or letter == "|").translate(_ALIKE)
    for pair, one in _PAIRS:
        letters = letters.replace(pair, one)
    return letters or folded


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, or with a number if one that looks like it is taken. Who has none takes none."""
    known = {skeleton(other) for other in taken if other}
    number, shown = 1, name
    while name and skeleton(shown) in known:
        number += 1
        shown = f"{name[: LONGEST - 4].rstrip()} {number}"
    return shown
