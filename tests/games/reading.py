"""What the tests of every game do with a match: play it, and read what it says."""

from __future__ import annotations

import lazaretto as lz


def asking(match: lz.Match) -> lz.Match:
    """The same match, asking even where there is but one answer."""
    match.asks_everything = True
    return match


def play(match: lz.Match, *choices: str) -> lz.Match:
    for choice in choices:
        match.apply(choice)
    return match


def frame(match: lz.Match) -> str | None:
    return None if match.decision is None else match.decision.frame


def legal(match: lz.Match) -> list[str]:
    return [choice.text for choice in match.legal()]


def offered(match: lz.Match, verb: str) -> list[str]:
    """The arguments of every legal choice with this verb."""
    return [" ".join(words[1:]) for words in map(str.split, legal(match)) if words[0] == verb]


def verbs(match: lz.Match) -> set[str]:
    return {choice.verb for choice in match.legal()}


def facts(match: lz.Match, choice: str) -> list[str]:
    """The kinds of the facts that are in its way."""
    return [fact["kind"] for reason in match.reasons(choice) for fact in reason["facts"]]


def why_not(match: lz.Match, choice: str) -> list[str]:
    return [rule.id for rule in match.explain(choice)]
