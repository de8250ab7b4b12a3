"""The end: final fame line by line, who has won."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import BASICS, BUILDINGS, COIN, ERAS, SOLO
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.solo import has_rivals, left_infamy, title
from lazaretto.games.pest.rules.tech import technology_fame
from lazaretto.games.pest.rules.two import (
    capital_majority,
    crossed_fame,
    order_pays,
    quarantine_infamy,
    ranks_influence,
)
from lazaretto.kernel.bits import bit
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Auto, Todo


def order_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.orders] The marker's space and all below, for each era."""
    tracks = g.t.tracks
    total: i64 = 0
    for era in range(ERAS):
        space = g.orders(seat, era)
        if order_pays(g, era, space):
            total += tracks.order_sum[era * (tracks.order_spaces + 1) + space]
    return total


def healthy_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.healthy-people]"""
    return g.t.mat.healthy_sum[g.healthy(seat)]


def building_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.buildings] The castle pays nothing."""
    total: i64 = 0
    for building in range(BUILDINGS):
        if g.site(seat, building) != NOWHERE:
            total += g.t.mat.fame[building]
    return total


def column_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.building-columns] Columns of which every building is built."""
    mat = g.t.mat
    unbuilt: i64 = 0
    for building in range(1, BUILDINGS):
        if g.site(seat, building) == NOWHERE:
            unbuilt |= bit(mat.column[building])
    total: i64 = 0
    for column in range(len(mat.column_fame)):
        if not unbuilt >> column & 1:
            total += mat.column_fame[column]
    return total


def influence_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.influence-symbols] Fame symbols crossed or reached."""
    return g.t.tracks.fame_sum[g.influence(seat)]


def influence_place_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.most-influence] Most and second most; who share a place get nothing."""
    if not ranks_influence(g) or not has_rivals(g):
        return 0
    mine = g.influence(seat)
    if g.influence_shared(mine) > 1:
        return 0
    ahead: i64 = 0
    for other in range(g.players):
        if g.influence(other) > mine:
            ahead += 1
    if ahead == 0:
        return g.t.tracks.most_influence
    if ahead == 1:
        return g.t.tracks.second_influence
    return 0


def resource_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.resources]"""
    total: i64 = 0
    for resource in range(BASICS):
        total += g.stock(seat, resource)
    return total // g.t.tracks.resources_per_fame


def coin_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.coins]"""
    return g.stock(seat, COIN) // g.t.tracks.coins_per_fame


def total_fame(g: Board, seat: i64) -> i64:
    """[pest.endgame.fame-tokens] [pest.endgame.technologies] [pest.endgame.infamy] The final score as the board stands."""
    gained = g.fame(seat) + order_fame(g, seat) + healthy_fame(g, seat) + building_fame(g, seat) + column_fame(g, seat)
    gained += technology_fame(g, seat) + influence_fame(g, seat) + influence_place_fame(g, seat)
    gained += resource_fame(g, seat) + coin_fame(g, seat) + crossed_fame(g, seat) + capital_majority(g, seat)
    return gained - g.infamy(seat) - quarantine_infamy(g, seat) - left_infamy(g)


class Scoring(Auto):
    """[pest.endgame.winner] The game is over."""

    def run(self, g: Board, then: Todo) -> None:
        if g.journal is not None:
            for seat in range(g.players):
                g.tell(ev.GameEnded(seat, total_fame(g, seat)))


def scores(g: Board) -> list[dict[str, int]]:
    """[pest.endgame.worked-example] Final fame of each seat, line by line; what is subtracted is negative."""
    return [
        {
            "tokens": g.fame(seat),
            "orders": order_fame(g, seat),
            "healthy": healthy_fame(g, seat),
            "buildings": building_fame(g, seat),
            "columns": column_fame(g, seat),
            "technologies": technology_fame(g, seat),
            "influence": influence_fame(g, seat),
            "influence_place": influence_place_fame(g, seat),
            "resources": resource_fame(g, seat),
            "coins": coin_fame(g, seat),
            "crossed": crossed_fame(g, seat),
            "capital_buildings": capital_majority(g, seat),
            "infamy": -g.infamy(seat),
            "quarantine": -quarantine_infamy(g, seat),
            "people_left": -left_infamy(g),
            "total": total_fame(g, seat),
        }
        for seat in range(g.players)
    ]


def outcome(g: Board) -> Outcome:
    """[pest.endgame.winner] Most fame; among equals the most influence; equal in both share the place.

    [pest.solo.titles] Alone, any title above the lowest is a win.
    """
    if g.mode == SOLO:
        named = title(g, total_fame(g, 0))
        return Outcome([] if named == g.t.variants.titles[0] else [0], [1], named)
    worth = [(total_fame(g, seat), g.influence(seat)) for seat in range(g.players)]
    ranking = [1 + sum(other > mine for other in worth) for mine in worth]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    best = max(worth)[0]
    tied = [score for score, _ in worth if score == best]
    reason = "fame" if len(tied) == 1 else "influence" if len(winners) == 1 else "shared"
    return Outcome(winners, ranking, reason)
