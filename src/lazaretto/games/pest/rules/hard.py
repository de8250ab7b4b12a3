"""The random map: tokens on the locations instead of what is printed there."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import DRAW_LOCATION_TOKEN, LOCATIONS, Location
from lazaretto.games.pest.board import Board
from lazaretto.kernel.frame import Chance, Options, Todo


def lay_location_tokens(g: Board, then: Todo) -> None:
    """[pest.hard.placement] [pest.hard.rest-as-usual] A token for each intact location; ruins and the rest as usual."""
    for location in range(LOCATIONS):
        if not g.ruined(location):
            then.add(LayLocationToken(location))


class LayLocationToken(Chance):
    """[pest.hard.placement] [pest.hard.resource-replaced] [pest.hard.start-sick] A token of the location's type."""

    location: Location

    def options(self, g: Board, out: Options) -> None:
        kinds = g.t.land.token_kind
        for token in range(len(kinds)):
            if kinds[token] == g.t.land.kind[self.location]:
                count = self.left(g, token)
                if count > 0:
                    out.add_odds(DRAW_LOCATION_TOKEN + token, count)

    def left(self, g: Board, token: i64) -> i64:
        """[pest.hard.token-counts] Tokens of a kind in the pile: those on locations before this one are out of it."""
        land = g.t.land
        count = land.token_count[token]
        for location in range(self.location):
            if land.kind[location] != land.token_kind[token] or g.ruined(location):
                continue
            if g.resource(location) == land.token_resource[token] and g.sick(location) == land.token_sick[token]:
                count -= 1
        return count

    def take(self, g: Board, option: i64, then: Todo) -> None:
        token = option - DRAW_LOCATION_TOKEN
        g.lay_location_token(self.location, g.t.land.token_resource[token], g.t.land.token_sick[token])
