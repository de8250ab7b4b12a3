"""The end: rats, ratings, races, districts, leftovers, scrolls; who has won."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CATEGORY, CHURCH, CITY, HEXES, LINES, POPULARITY, REASON
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import KINDS
from lazaretto.games.messina.rules.advanced import district_race as race_of_districts
from lazaretto.games.messina.rules.score_race import district_points, popularity_after_rats
from lazaretto.games.messina.rules.score_race import popularity_race as race_of_popularity
from lazaretto.games.messina.rules.score_scroll import scroll_points
from lazaretto.games.messina.rules.solo_score import level_points, outcome_alone, repopulation_bonus
from lazaretto.kernel.bits import size
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Auto, Todo


class Scoring(Auto):
    """[messina.score.end-timing] [messina.round.six-rounds] The game is over after the production of the last round."""

    def run(self, g: Board, then: Todo) -> None:
        if g.journal is None:
            return
        for seat in range(g.players):
            for category, points in enumerate(breakdown(g, seat)):
                g.tell(ev.Scored(seat, category, points))
        ranking = outcome(g).ranking
        for seat in range(g.players):
            if ranking[seat] == min(ranking):
                g.tell(ev.GameEnded(seat, total(g, seat)))


def breakdown(g: Board, seat: i64) -> list[int]:
    """[messina.score.order] [messina.score.negative] [messina.score.over-fifty]

    Points by category, in the order of scoring.
    """
    popularity = popularity_after_rats(g, seat)
    scroll: i64 = 0
    for line in range(LINES):
        scroll += scroll_points(g, seat, line, popularity)
    return [
        g.points(seat),
        -rat_points(g, seat),
        rating_points(g, POPULARITY, popularity),
        rating_points(g, CITY, g.rating(seat, CITY)),
        rating_points(g, CHURCH, g.rating(seat, CHURCH)),
        popularity_race(g, seat),
        district_points(g, seat),
        leftovers(g, seat),
        scroll,
        district_race(g, seat),
    ]


def total(g: Board, seat: i64) -> int:
    return sum(breakdown(g, seat))


def scores(g: Board) -> list[dict[str, int]]:
    """[messina.score.order] What each seat would score if the game ended now, by category."""
    found: list[dict[str, int]] = []
    for seat in range(g.players):
        points = breakdown(g, seat)
        found.append({**dict(zip(CATEGORY.words, points, strict=True)), "total": sum(points)})
    return found


def rat_points(g: Board, seat: i64) -> i64:
    """[messina.score.rat-points] By the printed table; more rats than it has cost its most."""
    penalty = g.t.limits.rat_penalty
    return penalty[min(g.rats(seat), len(penalty) - 1)]


def rating_points(g: Board, track: i64, space: i64) -> i64:
    """[messina.score.rating-points] Only what is printed on the final space."""
    return g.t.ratings.vp[g.t.ratings.base[track] + space - 1]


def leftovers(g: Board, seat: i64) -> i64:
    """[messina.score.resources] A point for every full three of all resources together."""
    count: i64 = 0
    for resource in range(KINDS):
        count += g.has(seat, resource)
    return count // g.t.limits.leftovers_per_point


def popularity_race(g: Board, seat: i64) -> i64:
    """[messina.score.people-race-34] [messina.score.people-race-2] Against the others, or alone against the opponent."""
    if g.opponent:
        return level_points(g, seat)
    return race_of_popularity(g, seat)


def district_race(g: Board, seat: i64) -> i64:
    """Against the others in the advanced game; alone a bonus."""
    if g.opponent:
        return repopulation_bonus(g, seat)
    return race_of_districts(g, seat)


def best_district(g: Board, seat: i64) -> i64:
    districts = g.districts_of(seat)
    best: i64 = 0
    for hex in range(HEXES):
        if districts >> hex & 1:
            best = max(best, g.t.city.vp[hex])
    return best


def tie_break(g: Board, seat: i64) -> tuple[int, int]:
    """[messina.score.winner] What decides between equal points: how many districts, then the best of them."""
    return size(g.districts_of(seat)), best_district(g, seat)


def tie(g: Board, first: int, second: int) -> str:
    """[messina.score.winner] Which of the two has set equal points apart."""
    return "districts" if tie_break(g, first)[0] != tie_break(g, second)[0] else "best"


def outcome(g: Board) -> Outcome:
    """[messina.score.winner] Most points, then districts, then the best one; equals share the place."""
    if g.opponent:
        return outcome_alone(g, total(g, 0))
    keys = [(total(g, seat), *tie_break(g, seat)) for seat in range(g.players)]
    ranking = [1 + len([other for other in keys if other > key]) for key in keys]
    winners = [seat for seat in range(g.players) if ranking[seat] == 1]
    return Outcome(winners, ranking, REASON.words[0])
