"""What a tournament has shown: ratings, who did how well against whom, what seats and numbers of players matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import numpy as np

from lazaretto.lab.contest import Played
from lazaretto.lab.plots import Row, intervals, matrix
from lazaretto.lab.ratings import Rating, beaten, ratings
from lazaretto.lab.report import Report
from lazaretto.lab.simulate import Failure, failures, wilson
from lazaretto.lab.tournament import Tournament
from lazaretto.text import Words

FORMAT = "lazaretto-tournament/1"


class Pair(TypedDict):
    """How two bots did against each other: games' worth that they met, the share of the first, its interval."""

    first: str
    second: str
    met: float
    share: float
    low: float
    high: float


class Seat(TypedDict):
    """How often a seat has won, whoever sat there."""

    players: int
    seat: int
    games: int
    wins: float
    low: float
    high: float


class Standings(TypedDict):
    """All of it, without any time in it."""

    games: int
    finished: int
    ratings: list[Rating]
    by_players: dict[str, list[Rating]]
    pairs: list[Pair]
    seats: list[Seat]
    failures: dict[str, Failure]


def standings(plan: Tournament, played: Sequence[Played]) -> Standings:
    deals: dict[int, list[Played]] = {}
    for game in played:
        deals.setdefault(plan.meeting(game.number).number, []).append(game)
    by_players = {
        str(count): ratings(plan.bots, [games for games in deals.values() if len(games[0].seats) == count], plan.seed)
        for count in plan.players
    }
    return {
        "games": len(played),
        "finished": sum(game.finished for game in played),
        "ratings": ratings(plan.bots, list(deals.values()), plan.seed),
        "by_players": by_players,
        "pairs": pairs(plan.bots, played),
        "seats": [seat for count in plan.players for seat in seats(played, count)],
        "failures": failures(list(played)),
    }


def pairs(bots: Sequence[str], played: Sequence[Played]) -> list[Pair]:
    """Each two that met. A game of several counts for each two of them by its share: the intervals err to the wide side."""
    won = beaten(bots, played)
    found: list[Pair] = []
    for at, first in enumerate(bots):
        for other, second in enumerate(bots):
            met = float(won[at, other] + won[other, at])
            if other > at and met:
                low, high = (float(np.round(end, 6)) for end in wilson(float(won[at, other]), met))
                share = round(float(won[at, other]) / met, 6)
                found.append(
                    {"first": first, "second": second, "met": round(met, 6), "share": share, "low": low, "high": high}
                )
    return found


def seats(played: Sequence[Played], players: int) -> list[Seat]:
    games = [game for game in played if game.finished and len(game.seats) == players]
    found: list[Seat] = []
    for seat in range(players):
        wins = sum(1 / len(game.winners) for game in games if seat in game.winners)
        low, high = wilson(wins, len(games))
        found.append(
            {"players": players, "seat": seat, "games": len(games), "wins": round(wins, 6), "low": low, "high": high}
        )
    return found


# ---------------------------------------------------------------- the report


def report(plan: Tournament, found: Standings, words: Words) -> str:
    game = words.say("game-title")
    page = Report(words.language, words.say("cli-report-ladder" if plan.reach else "cli-report-tournament", game=game))
    page.say(
        words.say(
            "cli-report-games", games=found["games"], unfinished=found["games"] - found["finished"], seed=str(plan.seed)
        )
    )
    for bot, failed in found["failures"].items():
        page.say(words.say("cli-failures", bot=bot, games=failed["games"], reason=failed["reason"]))
    page.head(words.say("cli-report-ratings"))
    _ratings(page, found["ratings"], words, words.say("cli-report-ratings"))
    page.say(words.say("cli-report-ratings-how"))
    page.head(words.say("cli-report-pairs"))
    page.plot(_matrix(found, words.say("cli-report-pairs")), words.say("cli-report-pairs-how"))
    if len(plan.players) > 1:
        for players, rows in found["by_players"].items():
            title = words.say("cli-report-with-players", count=int(players))
            page.head(title)
            _ratings(page, rows, words, title)
    page.head(words.say("cli-report-seats"))
    for count in plan.players:
        _seats(page, [seat for seat in found["seats"] if seat["players"] == count], words)
    return page.html()


def _ratings(page: Report, rows: Sequence[Rating], words: Words, title: str) -> None:
    drawn = [Row(row["name"], row["rating"], row["low"], row["high"]) for row in rows]
    page.plot(intervals(title, drawn, lambda number: f"{number:.0f}"), words.say("cli-report-interval"))
    heads = [words.say(key) for key in ("cli-bot", "cli-rating", "cli-interval", "cli-played", "cli-better-share")]
    page.table(heads, [rating_cells(row) for row in rows])


def rating_cells(row: Rating) -> list[str]:
    interval = f"{row['low']:.0f} – {row['high']:.0f}"
    return [row["name"], f"{row['rating']:.0f}", interval, str(row["games"]), f"{row['score']:.1%}"]


def _matrix(found: Standings, title: str) -> str:
    names = [row["name"] for row in found["ratings"]]
    shares: dict[tuple[str, str], float] = {}
    for pair in found["pairs"]:
        shares[pair["first"], pair["second"]] = pair["share"]
        shares[pair["second"], pair["first"]] = 1 - pair["share"]
    return matrix(title, names, [[shares.get((name, other)) for other in names] for name in names])


def _seats(page: Report, rows: Sequence[Seat], words: Words) -> None:
    if not rows or not rows[0]["games"]:
        return
    count = rows[0]["players"]
    drawn = [
        Row(words.say("cli-player", number=row["seat"] + 1), row["wins"] / row["games"], row["low"], row["high"])
        for row in rows
    ]
    title = words.say("cli-report-with-players", count=count)
    page.plot(
        intervals(title, drawn, lambda share: f"{share:.0%}", 1 / count), f"{title}. {words.say('cli-report-seats-how')}"
    )
