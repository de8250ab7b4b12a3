"""Bots that the host lets sit at tables: `lazaretto serve --own-bots mine.py,Anna=other.py:Careful`.

Guests see and name them by short names; what runs is what the host wrote, never what a guest sends.
"""

from __future__ import annotations

import re
from pathlib import Path

from lazaretto.bots import outside, own
from lazaretto.bots.guests import check_bot
from lazaretto.kernel.errors import BadInput
from lazaretto.table.botnames import OWN

NAME = re.compile(r"[A-Za-z0-9._-]{1,28}")
PLACE = "--own-bots"


def own_bots(text: str) -> dict[str, str]:
    """The bots of a list, by the name they have at tables. BadInput says what is wrong: each is tried once."""
    found: dict[str, str] = {}
    for part in filter(None, (each.strip() for each in text.split(","))):
        name, equals, spec = (each.strip() for each in part.partition("="))
        if not equals:
            name, spec = short_name(part), part
        if not NAME.fullmatch(name):
            raise BadInput("wrong-pair", PLACE, {"word": part})
        if f"{OWN}{name}" in found:
            raise BadInput("duplicate-word", PLACE, {"word": name})
        if not own.is_own(spec):
            raise BadInput("bot-not-own", PLACE, {"word": spec})
        check_bot(spec, PLACE)
        found[f"{OWN}{name}"] = spec
    outside.end_all()  # they begin again where they are asked
    return found


def short_name(spec: str) -> str:
    """`bots/mine.py` is `mine`, `package.module:Class` is `Class`."""
    if spec.endswith(own.SOURCE):
        return Path(spec).stem
    return spec.rpartition(":")[2]
