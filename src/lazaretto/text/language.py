"""Which language somebody reads, as far as the machine knows."""

from __future__ import annotations

import os
from collections.abc import Mapping


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """Russian for a Russian locale, English otherwise."""
    given = os.environ if environment is None else environment
    locale = next((given[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if given.get(name)), "")
    return "ru" if locale.lower().startswith("ru") else "en"
