"""Refusals: a status, a code, and what the words of the code need. Whatever the engine refuses is one too."""

from __future__ import annotations

from collections.abc import Mapping

from lazaretto.kernel.errors import IllegalChoice, LazarettoError, StaleDecision
from lazaretto.kernel.formats import ReasonForm
from lazaretto.kernel.ledger import Rule
from lazaretto.table.ports import Words
from lazaretto.table.wire import Error, Reason, RuleText

LONGEST = 500  # letters of what a refusal repeats
NOT_FOUND = ("unknown-game", "unknown-lesson", "unknown-table", "unknown-moment", "not-found")


class Refusal(Exception):
    """A request that is not carried out."""

    def __init__(
        self,
        status: int,
        code: str,
        details: Mapping[str, object] | None = None,
        place: str | None = None,
        rules: list[Rule] | None = None,
        reasons: list[ReasonForm] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details: dict[str, object] = dict(details or {})
        self.place = place
        self.rules = rules
        self.reasons = reasons
        self.at: tuple[str, list[str]] = ("", [])  # the game and the names at the table where it was refused

    def __reduce__(self) -> tuple[object, ...]:
        """A refusal comes back whole from another process."""
        return type(self), (self.status, self.code, self.details, self.place, self.rules, self.reasons)

    def error(self, words: Words, language: str) -> Error:
        """As the asker reads it; of a word of his that is as long as a book only the beginning is repeated."""
        details = {name: _short(value) for name, value in self.details.items()}
        text = words.error(language, self.code, self.place, details)
        told = None if self.rules is None else rule_texts(self.rules, language)
        why = None
        if self.reasons is not None and told is not None:
            why = reasons_told(self.reasons, {rule.id: rule for rule in told}, words, language, *self.at)
        return Error(self.code, text, self.place, told, why, details or None)


def _short(value: object) -> object:
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def rule_texts(rules: list[Rule], language: str) -> list[RuleText]:
    return [RuleText(rule.id, rule.words(language)) for rule in rules]


def reasons_told(
    reasons: list[ReasonForm], rules: Mapping[str, RuleText], words: Words, language: str, game: str, names: list[str]
) -> list[Reason]:
    """Reasons as the asker reads them: the rule with its text, the facts, and all of it in a sentence."""
    return [
        Reason(
            None if each["rule"] is None else rules.get(each["rule"]),
            each["facts"],
            words.reason(language, game, each, names) if game else "",
        )
        for each in reasons
    ]


def refusal_of(error: LazarettoError, ledger: Mapping[str, Rule]) -> Refusal:
    """What the engine refused, as the wire says it."""
    if isinstance(error, IllegalChoice):
        rules = [ledger[rule] for rule in error.rules if rule in ledger]
        return Refusal(422, error.code, {"choice": error.choice}, error.frame, rules, error.reasons)
    if isinstance(error, StaleDecision):
        return Refusal(409, error.code, error.details, error.place)
    return Refusal(404 if error.code in NOT_FOUND else 400, error.code, error.details, error.place)
