"""What lies on the table of Rattus. `tools/make_boards.py` writes `cells.py` from it."""

from __future__ import annotations

from lazaretto.games.rattus.actions import ADDED, CARDS, REASON, REGION, SEAT, TOKENS
from lazaretto.kernel.layout import Axis, Field, Layout, Part

region = Axis("region", len(REGION.words))
seat = Axis("seat", len(SEAT.words))
place = Axis("place", len(ADDED.words))  # no edition piles up more rats than cubes that can be added for them
token = Axis("token", TOKENS)
card = Axis("card", CARDS)

NONE = -1
LAST_REGION, LAST_TOKEN, LAST_SEAT = region.size - 1, token.size - 1, seat.size - 1
MOST_CUBES = 999
ALL_FACES = (1 << TOKENS) - 1

LAYOUT = Layout(
    (
        Part(
            "the map",
            (
                Field("cubes", (region, seat), 0, MOST_CUBES, 0, "cubes of a seat in a region", row="cubes_in"),
                Field("rats", (region,), 0, place.size, 0, "tokens lying in a region"),
                Field("token_at", (region, place), NONE, LAST_TOKEN, NONE, "the tokens of a region, in their order"),
                Field("plague", (), NONE, LAST_REGION, NONE, "where the plague piece stands"),
            ),
        ),
        Part(
            "the tokens",
            (
                Field("face", (token,), NONE, LAST_TOKEN, NONE, "the face of a token, once somebody has seen it"),
                Field("seen", (token,), 0, (1 << seat.size) - 1, 0, "a bit for each seat that has looked at a token"),
                Field("undrawn", (), 0, ALL_FACES, ALL_FACES, "a bit for each face that nobody has seen yet"),
                Field("undrawn_starting", (), 0, token.size, 0, "how many of those are faces of starting tokens"),
                Field("undrawn_ordinary", (), 0, token.size, 0, "and how many are not"),
                Field("unread_starting", (), 0, token.size, 0, "tokens on the map nobody has seen, laid at set-up"),
                Field("unread_drawn", (), 0, token.size, 0, "and drawn later"),
                Field("laid", (), 0, token.size, 0, "tokens laid so far; those of the set-up come first"),
                Field("rat_supply", (), 0, token.size, 0, "tokens not yet laid"),
                Field("revealed", (), 0, ALL_FACES, 0, "a bit for each face that left the game, seen by all"),
            ),
        ),
        Part(
            "the players",
            (
                Field("supply", (seat,), 0, MOST_CUBES, 0, "cubes of a seat that are not on the board"),
                Field("palace", (seat,), 0, MOST_CUBES, 0, "cubes of a seat in the palace"),
                Field("owner", (card,), NONE, LAST_SEAT, NONE, "who has a card", row="hand"),
                Field("ender", (), NONE, LAST_SEAT, NONE, "who ended the game"),
                Field("reason", (), 0, len(REASON.words) - 1, 0, "why it ended"),
            ),
        ),
    )
)
