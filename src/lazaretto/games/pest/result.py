"""Scores by category, and who has won."""

from __future__ import annotations

from lazaretto.games.pest.actions import SOLO
from lazaretto.games.pest.rules import ending
from lazaretto.games.pest.rules.ending import total_fame
from lazaretto.games.pest.state import State
from lazaretto.kernel.contract import Outcome


def scores(g: State) -> list[dict[str, int]]:
    """[pest.endgame.worked-example] Final fame of each seat, line by line; what is subtracted is negative."""
    return [
        {
            "tokens": g.fame[seat],
            "orders": ending.order_fame(g, seat),
            "healthy": ending.healthy_fame(g, seat),
            "buildings": ending.building_fame(g, seat),
            "columns": ending.column_fame(g, seat),
            "technologies": ending.TECHNOLOGY_FAME.count(g, seat, 0),
            "influence": ending.influence_fame(g, seat),
            "influence_place": ending.influence_place_fame(g, seat),
            "resources": ending.resource_fame(g, seat),
            "coins": ending.coin_fame(g, seat),
            "crossed": ending.crossed_fame(g, seat),
            "capital_buildings": ending.capital_majority(g, seat),
            "infamy": -g.infamy[seat],
            "quarantine": -ending.quarantine_infamy(g, seat),
            "people_left": -ending.left_infamy(g),
            "total": total_fame(g, seat),
        }
        for seat in range(g.players)
    ]


def title(g: State, score: int) -> str:
    """[pest.solo.titles] The highest title whose least score is reached; the first for less."""
    variants = g.t.variants
    named = variants.titles[0]
    for least, name in zip(variants.title_from, variants.titles, strict=True):
        if score >= least:
            named = name
    return named


def outcome(g: State) -> Outcome:
    """[pest.endgame.winner] Most fame; among equals the most influence; equal in both share the place.

    [pest.solo.titles] Alone, any title above the lowest is a win.
    """
    if g.mode == SOLO:
        named = title(g, total_fame(g, 0))
        return Outcome([] if named == g.t.variants.titles[0] else [0], [1], named)
    worth = [(total_fame(g, seat), g.influence[seat]) for seat in range(g.players)]
    ranking = [1 + sum(other > mine for other in worth) for mine in worth]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    best = max(worth)[0]
    tied = [score for score, _ in worth if score == best]
    reason = "fame" if len(tied) == 1 else "influence" if len(winners) == 1 else "shared"
    return Outcome(winners, ranking, reason)
