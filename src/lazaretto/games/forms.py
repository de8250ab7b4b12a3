"""What is read from outside (editions, positions) in typed form, for every game alike."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from lazaretto.kernel.errors import BadInput

Form = TypeVar("Form")


def typed(given: Any, kind: type[Form], name: str) -> Form:
    """`given` as a `kind`; whatever is wrong with it is named with its place, which begins with `name`."""
    try:
        return msgspec.convert(given, kind, strict=True)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise BadInput("wrong-value", f"{name} {place.strip('`') or '$'}", {"reason": reason}) from error
