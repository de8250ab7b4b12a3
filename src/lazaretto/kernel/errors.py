"""What can be wrong with a request. Each error has a code (a text key), a place and details."""

from __future__ import annotations

from lazaretto.kernel.formats import ReasonForm


class LazarettoError(ValueError):
    """Base of all errors a caller can cause. `code` is a text key, `place` says where."""

    def __init__(self, code: str, place: str, details: dict[str, str] | None = None) -> None:
        self.code = code
        self.place = place
        self.details: dict[str, str] = {} if details is None else details
        what = ", ".join(f"{name}={value}" for name, value in self.details.items())
        super().__init__(f"{place}: {code}" + (f" ({what})" if what else ""))

    def __reduce__(self) -> tuple[object, ...]:
        """An error comes back whole from another process."""
        return type(self), (self.code, self.place, self.details)


class BadInput(LazarettoError):
    """Malformed or impossible input: a file, a position, a choice text, an option."""


class StaleDecision(LazarettoError):
    """The choice answers a decision that is no longer (or not yet) asked."""


class IllegalChoice(LazarettoError):
    """A well-formed choice that is refused now: `reasons` says why, `rules` names the ledger ids among them."""

    def __init__(self, choice: str, frame: str, reasons: list[ReasonForm]) -> None:
        self.choice = choice
        self.frame = frame
        self.reasons = reasons
        self.rules: list[str] = []
        for reason in reasons:
            rule = reason["rule"]
            if rule is not None and rule not in self.rules:
                self.rules.append(rule)
        super().__init__("illegal-choice", frame, {"choice": choice, "rules": ", ".join(self.rules)})

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.choice, self.frame, self.reasons)
