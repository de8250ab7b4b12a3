"""The end: rats, ratings, races, districts, leftovers, scrolls; who has won."""

from __future__ import annotations

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CHURCH, CITY, LINES, POPULARITY, REASON
from lazaretto.games.messina.effects import KINDS
from lazaretto.games.messina.rules.scrolls import scroll_points
from lazaretto.games.messina.state import State
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Frame


class Scoring(Frame):
    """[messina.score.end-timing] [messina.round.six-rounds] The game is over after the production of the last round."""

    def run(self, g: State) -> list[Frame]:
        if g.journal is not None:
            for seat in range(g.players):
                for category, points in enumerate(breakdown(g, seat)):
                    g.tell(ev.Scored(seat, category, points))
            ranking = outcome(g).ranking
            for seat in range(g.players):
                if ranking[seat] == min(ranking):
                    g.tell(ev.GameEnded(seat, total(g, seat)))
        return []


def breakdown(g: State, seat: int) -> list[int]:
    """[messina.score.order] [messina.score.negative] [messina.score.over-fifty]

    Points by category, in the order of scoring.
    """
    popularity = popularity_after_rats(g, seat)
    scroll = 0
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


def total(g: State, seat: int) -> int:
    return sum(breakdown(g, seat))


def rat_points(g: State, seat: int) -> int:
    """[messina.score.rat-points] By the printed table; more rats than it has cost its most."""
    penalty = g.t.limits.rat_penalty
    return penalty[min(g.rats[seat], len(penalty) - 1)]


def popularity_after_rats(g: State, seat: int) -> int:
    """[messina.score.rat-setback] A space back for each rat, not below the start."""
    back = g.rats[seat] * g.t.limits.rat_setback
    return max(g.t.ratings.start, g.rating(seat, POPULARITY) - back)


def rating_points(g: State, track: int, space: int) -> int:
    """[messina.score.rating-points] Only what is printed on the final space."""
    return g.t.ratings.vp[g.t.ratings.base[track] + space - 1]


def district_points(g: State, seat: int) -> int:
    """[messina.score.districts] The printed points of every own district."""
    points = 0
    for hex in g.districts_of(seat):
        points += g.t.city.vp[hex]
    return points


def leftovers(g: State, seat: int) -> int:
    """[messina.score.resources] A point for every full three of all resources together."""
    return sum(g.stock[seat * KINDS : (seat + 1) * KINDS]) // g.t.limits.leftovers_per_point


def fire_value(g: State, seat: int) -> int:
    """[messina.score.people-race-tie] Powerful fire counts as two."""
    value = 0
    for resource in range(KINDS):
        value += g.has(seat, resource) * g.t.limits.fire_value[resource]
    return value


def share(places: list[tuple[int, int]], mine: tuple[int, int], prizes: list[int]) -> int:
    """The prizes of the places that equal rivals take, shared and rounded down."""
    ahead = len([each for each in places if each > mine])
    equal = len([each for each in places if each == mine])
    return sum(prizes[ahead : ahead + equal]) // equal


def popularity_race(g: State, seat: int) -> int:
    """[messina.score.people-race-34] [messina.score.people-race-2] [messina.score.people-race-tie]

    [messina.solo.people-points]
    """
    if g.opponent:
        return g.t.solo.level_vp if popularity_after_rats(g, seat) >= g.opponent else 0
    places = [(popularity_after_rats(g, each), fire_value(g, each)) for each in range(g.players)]
    return share(places, places[seat], g.t.limits.popularity_race)


def is_advanced(g: State) -> bool:
    """[messina.advanced.mixed-sides] Any board on its side b."""
    return sum(g.estate_board) > 0 or sum(g.scroll_board) > 0


def district_race(g: State, seat: int) -> int:
    """[messina.advanced.repop-race] [messina.advanced.repop-race-two] [messina.advanced.repop-race-tie]

    [messina.solo.repop-bonus]

    A player without a district takes no place.
    """
    count = len(g.districts_of(seat))
    if g.opponent:
        return g.t.solo.bonus[count]
    if not is_advanced(g) or count == 0:
        return 0
    places = [(len(g.districts_of(each)), district_points(g, each)) for each in range(g.players)]
    return share([each for each in places if each[0] > 0], places[seat], g.t.limits.district_race)


def best_district(g: State, seat: int) -> int:
    best = 0
    for hex in g.districts_of(seat):
        best = max(best, g.t.city.vp[hex])
    return best


def outcome(g: State) -> Outcome:
    """[messina.score.winner] [messina.solo.target]

    Most points, then districts, then the best one; equals share the place.
    """
    if g.opponent:
        return solo_outcome(g)
    keys = [(total(g, seat), len(g.districts_of(seat)), best_district(g, seat)) for seat in range(g.players)]
    ranking = [1 + len([other for other in keys if other > key]) for key in keys]
    winners = [seat for seat in range(g.players) if ranking[seat] == 1]
    return Outcome(winners, ranking, REASON.words[0])


def solo_outcome(g: State) -> Outcome:
    """[messina.solo.target] Alone one plays for an excellent result; with less nobody has won."""
    wanted = g.t.solo.good_score_advanced if is_advanced(g) else g.t.solo.good_score
    if total(g, 0) >= wanted:
        return Outcome([0], [1], REASON.words[1])
    return Outcome([], [2], REASON.words[2])
