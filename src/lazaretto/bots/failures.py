"""Why a bot of somebody's own has failed, as records keep it, and what is in it for the words of a language."""

from __future__ import annotations

import re

# What is kept, by its code. A record is read without its language, so it is written in one.
FORMS = {
    "slow": "no choice after {seconds} seconds",
    "ended": "its process ended with code {code}",
    "none-of-them": "{choice} is none of the {count} legal choices; asked was {frame}",
    "illegal": "{choice} is not legal",
    "broken": "{error} ({file}, line {line})",
}
_PATTERNS = {
    code: re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.*)", re.escape(form)), re.DOTALL) for code, form in FORMS.items()
}


def written(code: str, /, **details: object) -> str:
    """A reason as it is kept."""
    return FORMS[code].format(**details)


def read(reason: str) -> tuple[str, dict[str, str]]:
    """The code and the details of a reason; no code: it says what Python says."""
    for code, pattern in _PATTERNS.items():
        found = pattern.fullmatch(reason)
        if found is not None:
            return code, found.groupdict()
    return "", {}


def slots_of(code: str) -> list[str]:
    """What the words of a reason may name."""
    return [*_PATTERNS[code].groupindex]
