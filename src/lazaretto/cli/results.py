"""The end of a game at a terminal: scores by source, places, how a tie was broken, and what made the difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console

from lazaretto.cli.tables import Cell, print_table
from lazaretto.games.screen import coloured
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.match import Match
from lazaretto.text import Words

TOTAL = "total"
FEW = 6  # sources that have room beside each other; more are read downwards, a column for each player
MOST_NAMED = 2  # sources that a sentence names


def show_result(console: Console, match: Match, words: Words, names: Sequence[str]) -> None:
    """Scores by source, places, why the game ended, and what decided it."""
    outcome = match.outcome()
    scores = match.scores()
    seats = range(match.players) if outcome is None else _by_place(outcome)
    if len(scores[0]) > FEW:
        _downwards(console, words, names, scores, seats, outcome)
    else:
        _across(console, words, names, scores, seats, outcome)
    if outcome is not None:
        console.print(words.say("cli-ended", reason=words.component("reason", outcome.reason)))
        console.print(tie_told(match, outcome, words), end="")
        console.print(coloured(decided(match, outcome, words, names), names))


def _by_place(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat])


Scores = Sequence[Mapping[str, int]]


def _across(
    console: Console, words: Words, names: Sequence[str], scores: Scores, seats: Sequence[int], outcome: Outcome | None
) -> None:
    """A row for each player."""
    heads = [words.say("cli-player-column"), *[words.say(f"score-{source}") for source in scores[0]]]
    rows: list[list[Cell]] = [
        [coloured(names[seat], names), *[str(value) for value in scores[seat].values()]] for seat in seats
    ]
    if outcome is not None:
        heads.append(words.say("cli-place"))
        for row, seat in zip(rows, seats, strict=True):
            row.append(str(outcome.ranking[seat]))
    print_table(console, heads, rows)


def _downwards(
    console: Console, words: Words, names: Sequence[str], scores: Scores, seats: Sequence[int], outcome: Outcome | None
) -> None:
    """A column for each player; sources that paid nobody anything are left out."""
    sources = [source for source in scores[0] if source == TOTAL or any(score[source] for score in scores)]
    rows: list[list[Cell]] = [
        [words.say(f"score-{source}"), *[str(scores[seat][source]) for seat in seats]] for source in sources
    ]
    if outcome is not None:
        rows.append([words.say("cli-place"), *[str(outcome.ranking[seat]) for seat in seats]])
    print_table(console, [words.say("cli-source-column"), *[names[seat] for seat in seats]], rows)


def tie_told(match: Match, outcome: Outcome, words: Words) -> str:
    """A line that says how a tie for the first place was broken, or that it was not; nothing where there was none."""
    totals = [line[TOTAL] for line in match.scores()]
    first, *others = _by_place(outcome)
    if not others or totals[first] != totals[others[0]]:
        return ""
    if outcome.ranking[others[0]] == 1:
        return _line(words, "tie-shared")
    by = match.module.tie(match.here.board, first, others[0])
    return _line(words, f"tie-broken-{by}" if by else "tie-broken")


def _line(words: Words, key: str) -> str:
    return words.say(key) + "\n" if words.has(key) else ""


def decided(match: Match, outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    """What made the difference in one sentence: the first against the second; alone what brought and cost most."""
    first, *others = _by_place(outcome)
    scores = match.scores()
    if not others:
        gained, lost = _gained_and_lost(scores[first], words)
        return words.say("decided-alone", gained=gained, lost=lost)
    second = others[0]
    apart = {source: scores[first][source] - scores[second][source] for source in scores[first] if source != TOTAL}
    gained, lost = _gained_and_lost(apart, words)
    lead = scores[first][TOTAL] - scores[second][TOTAL]
    return words.say("decided", first=names[first], second=names[second], lead=lead, gained=gained, lost=lost)


def _gained_and_lost(points: Mapping[str, int], words: Words) -> tuple[str, str]:
    """The sources that brought most and those that cost most, with their numbers; `none` where there are none."""
    sources = sorted((source for source in points if source != TOTAL), key=lambda source: -abs(points[source]))

    def listed(sign: int) -> str:
        named = [source for source in sources if points[source] * sign > 0][:MOST_NAMED]
        return words.say("list-separator").join(f"{words.say(f'score-{each}')} {points[each]:+}" for each in named) or "none"

    return listed(1), listed(-1)
