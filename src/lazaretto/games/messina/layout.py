"""What lies on the table of Messina 1347. `tools/make_boards.py` writes `cells.py` from it."""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import KINDS
from lazaretto.kernel.layout import Axis, Field, Layout, Part

seat = Axis("seat", act.SEATS)
hex_ = Axis("hex", act.HEXES)  # districts, then ports
citizen = Axis("citizen", act.CLASSES)
ship = Axis("ship", act.SHIPS)
stack = Axis("stack", act.STACKS)
depth = Axis("depth", act.STACKED)
cart_stack = Axis("cart_stack", act.CART_STACKS)
resource = Axis("resource", KINDS)
track = Axis("track", act.POINTS + 1)  # the ratings, then the points
number = Axis("number", act.HELPERS)
cabin = Axis("cabin", act.CABINS)
line = Axis("line", act.LINES)
place = Axis("place", act.SEATS)

NONE = -1
MANY = 999
LAST_SEAT = act.SEATS - 1
LAST_BUILDING = act.BUILDINGS - 1
IN_BOX = -2  # places of a helper besides PLACE: the box and, with -1, the supply
LOST = -2  # places of a ship besides docks and seats: lost and, with -1, the stack
SPACES = len(act.SPACE_OF_RATING.words)
CITIZENS = 2 * act.CLASSES  # citizen codes: class and level
LAST_STAGE = 2  # of a cabin
PATH = len(act.SHEET.estate.path[0].cells)


def bits(count: int) -> int:
    """The set of so many things."""
    return int(2**count - 1)


LAYOUT = Layout(
    (
        Part(
            "the city",
            (
                Field("site_of", (hex_,), NONE, act.SITES - 1, NONE, "where a hex lies in the city"),
                Field("cubes", (hex_,), 0, MANY, 0, "plague cubes on a hex"),
                Field("waiting", (hex_, citizen), 0, MANY, 0, "citizens of a class to be rescued from a hex"),
                Field("districts_of", (seat,), 0, bits(act.DISTRICTS), 0, "a bit for each district repopulated by a seat"),
                Field("cube_supply", (), 0, MANY, 0, "plague cubes not on the table"),
                Field("wheel", (), 0, act.STEPS - 1, 0, "the step the wheel shows"),
            ),
        ),
        Part(
            "the ships",
            (
                Field("ship_at", (ship,), LOST, act.DOCKS + LAST_SEAT, NONE, "the dock of a ship, or DOCKS + its owner"),
                Field("ship_cube", (ship,), 0, MANY, 0, "plague cubes on a ship"),
                Field("docks_drawn", (), 0, bits(act.DOCKS), 0, "a bit for each dock token drawn since the last shuffle"),
            ),
        ),
        Part(
            "the stacks",
            (
                Field("top", (stack,), NONE, LAST_BUILDING, NONE, "the building lying open on a stack"),
                Field("unseen", (stack,), 0, depth.size, 0, "tokens of a stack that nobody has seen"),
                Field("under_count", (stack,), 0, depth.size, 0, "tokens put back under a stack"),
                Field("under", (stack, depth), NONE, LAST_BUILDING, NONE, "those tokens, the next one first"),
                Field("cart_top", (cart_stack,), NONE, LAST_BUILDING, NONE, "the cart lying open on a stack of carts"),
                Field("cart_next", (cart_stack,), 1, MANY, 1, "the number of the next cart of a stack"),
                Field("revealed", (), 0, bits(act.BUILDINGS), 0, "a bit for each building that was ever turned over"),
            ),
        ),
        Part(
            "the tracks",
            (
                Field("disc", (track, seat), 0, MANY, 0, "the space of a rating, or the points"),
                Field("height", (track, seat), 0, LAST_SEAT, 0, "how many discs lie below that disc"),
                Field("owed", (seat,), 0, bits(SPACES), 0, "a bit for each rating space whose action is still open"),
                Field("order", (place,), NONE, LAST_SEAT, NONE, "who is at a place of the turn order"),
                Field("order_count", (), 0, place.size, 0, "places of the turn order; in a solo game the opponent has one"),
                Field("round", (), 1, act.SHEET.rounds.count, 1, "the round being played"),
            ),
        ),
        Part(
            "the players",
            (
                Field("stock", (seat, resource), 0, MANY, 0, "resources of a seat"),
                Field("rats", (seat,), 0, MANY, 0, "rats of a seat"),
                Field("helper_at", (seat, number), IN_BOX, act.AT_HOME, NONE, "where a helper is"),
                Field("helper_used", (seat, number), 0, 1, 0, "whether it was used in this round"),
                Field("carts_of", (seat,), 0, bits(act.CARTS), 0, "a bit for each cart of a seat"),
                Field("carts_used", (), 0, bits(act.CARTS), 0, "a bit for each cart used in this round"),
            ),
        ),
        Part(
            "the estates",
            (
                Field("estate_board", (seat,), 0, len(act.ESTATE.words) - 1, 0, "the player board of a seat"),
                Field("occupied", (seat,), 0, bits(act.SQUARES), 0, "a bit for each square with a citizen"),
                Field("golden", (seat,), 0, bits(act.SQUARES), 0, "a bit for each square with an upgraded citizen"),
                Field("spent", (seat,), 0, bits(act.SQUARES), 0, "a bit for each single-use square that was used"),
                Field("cabin", (seat, cabin), 0, CITIZENS, 0, "the citizen in a cabin: 0 or its code"),
                Field("cabin_stage", (seat, cabin), 0, LAST_STAGE, 0, "0, or the square I or II that citizen is in"),
                Field("cabin_upgrade", (seat, cabin), NONE, LAST_BUILDING, NONE, "the upgrade lying on a cabin"),
                Field("shops_of", (seat,), 0, bits(act.SHOPS), 0, "a bit for each workshop of a seat"),
                Field("workers", (), 0, bits(act.SHOPS), 0, "a bit for each workshop with a worker"),
                Field("golden_workers", (), 0, bits(act.SHOPS), 0, "a bit for each workshop with an upgraded one"),
                Field("flipped", (), 0, bits(act.SHOPS), 0, "a bit for each workshop of era II that gave its reward"),
                Field("overseer", (seat, citizen), 0, PATH, 0, "the cell an overseer stands on"),
                Field("branch", (seat, citizen), 0, act.WAYS - 1, 0, "the branch of its path, 0 for none yet"),
                Field("overseer_up", (seat, citizen), 0, 1, 0, "whether it is upgraded"),
            ),
        ),
        Part(
            "the scrolls",
            (
                Field("scroll_board", (seat,), 0, len(act.SCROLL.words) - 1, 0, "the scroll of a seat"),
                Field("scroll", (seat, line), 0, act.SHEET.scroll.steps, 0, "the level of the marker on a line"),
            ),
        ),
        Part(
            "the table",
            (
                Field("priority", (), 0, 1, 0, "whether the priority token is played with"),
                Field("strict_recall", (), 0, 1, 0, "whether a recalled helper gives no action stage"),
                Field("opponent", (), 0, MANY, 0, "the popularity space of the solo opponent; 0 when there is none"),
                Field("opponent_left", (), 0, MANY, 0, "its helpers not yet used in this round"),
                Field("opponent_on", (), 0, bits(act.HEXES), 0, "a bit for each hex on which it stands"),
                Field("tokens_drawn", (), 0, bits(act.SOLO_TOKENS), 0, "a bit for each token drawn in this round"),
            ),
        ),
    )
)
