"""Refusals: a status, a code, and what the words of the code need. Whatever the engine refuses is one too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.kernel.errors import IllegalChoice, LazarettoError, StaleDecision
from lazaretto.kernel.ledger import Rule
from lazaretto.server.texts import say_error
from lazaretto.server.wire import Error, RuleText

NOT_FOUND = ("unknown-game", "unknown-table", "unknown-moment", "not-found")


class Refusal(Exception):
    """A request that is not carried out."""

    def __init__(
        self,
        status: int,
        code: str,
        details: Mapping[str, Any] | None = None,
        place: str | None = None,
        rules: list[Rule] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details = dict(details or {})
        self.place = place
        self.rules = rules

    def error(self, language: str) -> Error:
        """As the asker reads it."""
        text = say_error(language, self.code, self.place, self.details)
        told = None if self.rules is None else rule_texts(self.rules, language)
        return Error(self.code, text, self.place, told, self.details or None)


def rule_texts(rules: list[Rule], language: str) -> list[RuleText]:
    return [RuleText(rule.id, rule.words(language)) for rule in rules]


def refusal_of(error: LazarettoError, ledger: Mapping[str, Rule]) -> Refusal:
    """What the engine refused, as the wire says it."""
    if isinstance(error, IllegalChoice):
        rules = [ledger[rule] for rule in error.rules if rule in ledger]
        return Refusal(422, error.code, {"choice": error.choice}, error.frame, rules)
    if isinstance(error, StaleDecision):
        return Refusal(409, error.code, error.details, error.place)
    return Refusal(404 if error.code in NOT_FOUND else 400, error.code, error.details, error.place)
