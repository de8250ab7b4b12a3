"""What is wrong with a request that cannot be read. The decoder says it in English only: here its sentences become
words of ours, a place and a reason, which the texts tell in every language."""

from __future__ import annotations

import logging
import re

import msgspec

from lazaretto.kernel.errors import LazarettoError
from lazaretto.table.errors import Refusal, refusal_of
from lazaretto.table.rows import StoreAway

log = logging.getLogger("lazaretto.table")
WHOLE = "data"  # how the framework calls a body that is wrong as a whole
SHOWN = 40  # of a wrong value, so many characters are repeated
_PLACED = re.compile(r"(?P<text>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)
_REASONS = [
    (reason, re.compile(pattern, re.DOTALL))
    for reason, pattern in (
        ("missing", r"Object missing required field `(?P<field>.*)`"),
        ("missing", r"Missing required \w+ parameter '(?P<field>\w+)'.*"),
        ("unknown", r"Object contains unknown field `(?P<field>.*)`"),
        ("value", r"Invalid (?:enum )?value '?(?P<given>.*?)'?"),
        ("short", r"Expected `\w+` of length >= (?P<least>\d+)"),
        ("long", r"Expected `\w+` of length <= (?P<most>\d+)"),
        ("small", r"Expected `\w+` >= (?P<least>-?\d+)(?:\.0)?"),
        ("large", r"Expected `\w+` <= (?P<most>-?\d+)(?:\.0)?"),
        ("form", r"Expected `str` matching regex .*"),
        ("type", r"Expected `(?P<expected>\w+).*"),
        ("json", r"JSON is malformed.*|Input data was truncated|.*codec can't decode.*|'data'"),
    )
]


def refusal_from(error: Exception, code: str, doing: str) -> Refusal:
    """What is answered when something went wrong; `code` is what unreadable things are called. A bug of ours is logged."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, LazarettoError):
        return refusal_of(error, {})
    if isinstance(error, RecursionError):  # JSON nested so deeply that nobody could mean it
        return Refusal(400, code, {"reason": "deep"})
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError):
        return malformed(code, str(error))
    if isinstance(error, StoreAway):
        log.warning("%s: the games cannot be reached: %s", doing, error)
        return Refusal(503, "store-away")
    log.error("%s", doing, exc_info=error)
    return Refusal(500, "our-fault")


def malformed(code: str, sentence: str, place: str = "") -> Refusal:
    """The refusal of something unreadable; `place` is where the decoder began, its sentence may lead further."""
    placed = _PLACED.fullmatch(sentence)
    text, inner = (sentence, None) if placed is None else (placed["text"], placed["place"])
    where = _joined("" if place == WHOLE else place, inner or "")
    for reason, pattern in _REASONS:
        found = pattern.fullmatch(text)
        if found is not None:
            details = {name: value[:SHOWN] for name, value in found.groupdict().items()}
            where = _joined(where, details.pop("field", ""))
            return Refusal(400, code, {"reason": reason, **details}, where or None)
    return Refusal(400, code, {"reason": "other"}, where or None)


def _joined(outer: str, inner: str) -> str:
    return outer + ("." if outer and inner and not inner.startswith("[") else "") + inner
