"""The rule ledger of a game: every rule with its id, words, source and our ruling."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

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
        """The rule as a player reads it, in `en` or `ru`."""
        return self.text_ru if language == "ru" else self.text

    @property
    def chapter(self) -> str:
        """The chapter it belongs to: the second word of its id."""
        return self.id.split(".")[1]

    @property
    def heading(self) -> str:
        """The headings it stands under, as the rulebook has them; which file it was read from is of no use to a reader."""
        parts = [re.sub(r"^\d{3}\S*\s*·\s*", "", part) for part in self.source.split("; ")]
        return "; ".join(dict.fromkeys(parts))

    def our_ruling(self, language: str) -> str:
        """Empty where the rulebook is clear."""
        return self.ruling_ru if language == "ru" else self.ruling


_FIELDS = [field.name for field in fields(Rule)]
_REQUIRED = [name for name in _FIELDS if not name.startswith("ruling")]


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file; what is wrong with it is said with the file's name. A build may have read it and left `….toml.json`."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        prepared = path.with_name(f"{path.name}.json")
        if not prepared.exists():
            raise BadInput("no-such-file", str(path)) from error
        form: dict[str, object] = json.loads(prepared.read_text("utf-8"))
        return form
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("unreadable-file", str(path), {"reason": str(error)}) from error


def read_ledger(path: Path) -> Mapping[str, Rule]:
    """The rules of a ledger file by id, in the order of the file."""
    rules: dict[str, Rule] = {}
    rows = read_toml(path).get("rule", [])
    for at, row in enumerate(rows if isinstance(rows, list) else []):
        place = f"{path.name}: rule[{at}] {row.get('id', '?')}"
        given = {name: text for name in _FIELDS if isinstance(text := row.get(name), str)}
        for name in _REQUIRED:
            if not given.get(name):
                raise BadInput("missing-field", place, {"field": name})
        if bool(given.get("ruling")) != bool(given.get("ruling_ru")):
            raise BadInput("missing-field", place, {"field": "ruling_ru" if given.get("ruling") else "ruling"})
        if given["id"] in rules:
            raise BadInput("duplicate-word", place, {"word": given["id"]})
        rules[given["id"]] = Rule(**given)
    return rules
