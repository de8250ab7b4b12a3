"""The report of a study: what each treatment changes, with intervals to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from lazaretto.lab.columns import Cell
from lazaretto.lab.plots import Row, intervals
from lazaretto.lab.report import Report
from lazaretto.lab.study import OF_SEAT, OF_TABLE, Effect, Findings, Study, Treated
from lazaretto.text import Words

HEADS = ("cli-treatment", "cli-measure", "cli-before", "cli-after", "cli-difference", "cli-interval")


def report(plan: Study, found: Findings, words: Words, names: Mapping[str, str]) -> str:
    """`names` are the treatments in words."""
    page = Report(words.language, words.say("cli-report-study", game=words.say("game-title")))
    page.say(
        words.say(
            "cli-report-games", games=found["games"], unfinished=found["games"] - found["finished"], seed=str(plan.seed)
        )
    )
    page.say(
        words.say("cli-report-setting", players=plan.players, bots=", ".join(dict.fromkeys(plan.bots)), deals=plan.deals)
    )
    for bot, failed in found["failures"].items():
        page.say(words.say("cli-failures", bot=bot, games=failed["games"], reason=failed["reason"]))
    for measures in (OF_SEAT, OF_TABLE):
        for measure in measures:
            _measure(page, measure, found, words, names)
    if found["treated"]:
        page.say(words.say("cli-report-study-how"))
        cells = [row for each in found["treated"] for row in effect_cells(each, words, names[each["treatment"]])]
        page.table([words.say(head) for head in HEADS], cells)
    page.head(words.say("cli-report-seats"))
    seats = [
        Row(words.say("cli-player", number=row["seat"] + 1), row["share"], row["low"], row["high"]) for row in found["seats"]
    ]
    svg = intervals(words.say("cli-report-seats"), seats, lambda share: f"{share:.0%}", 1 / plan.players)
    page.plot(svg, words.say("cli-report-seats-how"))
    return page.html()


def _measure(page: Report, measure: str, found: Findings, words: Words, names: Mapping[str, str]) -> None:
    """One plot for all treatments that are judged by this, the strongest first."""
    rows = [
        Row(names[each["treatment"]], effect["difference"], effect["low"], effect["high"])
        for each in found["treated"]
        for effect in each["effects"]
        if effect["measure"] == measure
    ]
    if not rows:
        return
    title = words.say(f"cli-measure-{measure}")
    page.head(title)
    rows.sort(key=lambda row: -row.value)
    svg = intervals(title, rows, lambda number: written(measure, number), 0.0)
    page.plot(svg, words.say(f"cli-measure-{measure}-how"))


def written(measure: str, number: float) -> str:
    return f"{number:+.1%}" if measure == "wins" else f"{number:+.2f}"


def effect_cells(treated: Treated, words: Words, name: str) -> list[list[str]]:
    """A row of words for each thing that is measured."""
    return [[name, words.say(f"cli-measure-{effect['measure']}"), *_numbers(effect)] for effect in treated["effects"]]


def _numbers(effect: Effect) -> list[str]:
    measure = effect["measure"]
    plain = [written(measure, effect[end]).lstrip("+") for end in ("before", "after")]
    interval = f"{written(measure, effect['low'])} … {written(measure, effect['high'])}"
    return [*plain, written(measure, effect["difference"]), interval]


def effect_rows(found: Findings) -> list[dict[str, Cell]]:
    """The same for other programs."""
    return [
        {"treatment": each["treatment"], "pairs": each["pairs"], **cast("dict[str, Cell]", effect)}
        for each in found["treated"]
        for effect in each["effects"]
    ]
