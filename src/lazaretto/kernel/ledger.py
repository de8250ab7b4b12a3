"""The rule ledger of a game: every rule with its id, words, source and our ruling."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from lazaretto.kernel.errors import BadInput


@dataclass(frozen=True)
class Rule:
    """One atomic rule. `text`/`text_ru` are what a player reads; `ruling`/`ruling_ru` are ours where the book is silent."""

    id: str
    text: str
    text_ru: str
    source: str
    check: str
    kind: str
    ruling: str = ""
    ruling_ru: str = ""

    def words(self, language: str) -> str:
        return self.text_ru if language == "ru" else self.text

    def our_ruling(self, language: str) -> str:
        """Empty where the rulebook is clear."""
        return self.ruling_ru if language == "ru" else self.ruling


_FIELDS = [field.name for field in fields(Rule)]
_REQUIRED = [name for name in _FIELDS if not name.startswith("ruling")]


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; what is wrong with it is said with the file's name."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise BadInput("no-such-file", str(path)) from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("unreadable-file", str(path), {"reason": str(error)}) from error


def read_ledger(path: Path) -> Mapping[str, Rule]:
    """The rules of a ledger file by id, in the order of the file."""
    rules: dict[str, Rule] = {}
    for at, row in enumerate(read_toml(path).get("rule", [])):
        place = f"{path.name}: rule[{at}] {row.get('id', '?')}"
        for name in _REQUIRED:
            if not isinstance(row.get(name), str) or not row[name]:
                raise BadInput("missing-field", place, {"field": name})
        if bool(row.get("ruling")) != bool(row.get("ruling_ru")):
            raise BadInput("missing-field", place, {"field": "ruling_ru" if row.get("ruling") else "ruling"})
        if row["id"] in rules:
            raise BadInput("duplicate-word", place, {"word": row["id"]})
        rules[row["id"]] = Rule(**{name: row[name] for name in _FIELDS if name in row})
    return rules
