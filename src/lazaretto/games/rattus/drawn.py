"""What a board of Rattus is drawn from besides its view: where regions meet, and which cards there are."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from lazaretto.games.forms import one_of
from lazaretto.games.rattus.actions import CARD, REGION
from lazaretto.games.rattus.sheet import neighbours, read_sheet
from lazaretto.kernel.formats import Agreed, Edition

RegionId: TypeAlias = Annotated[str, one_of(REGION.words)]
SEA = "sea"


class DrawnRegion(TypedDict):
    """A region with its neighbours in play at this table."""

    id: RegionId
    latin: str
    near: list[RegionId]


class Drawn(TypedDict):
    """`routes`: neighbours across the sea, which have no border to be seen. `faces`: where each stands in the edition."""

    regions: list[DrawnRegion]
    routes: list[list[RegionId]]
    cards: list[Annotated[str, one_of(CARD.words)]]
    faces: dict[str, str]


def drawn(edition: Edition, players: int, options: Agreed) -> Drawn:
    """For a table of so many players, with what they have agreed on."""
    sheet = read_sheet(edition)
    pairs = sheet.borders.pairs
    near = [[sheet.region[at].id for at in row] for row in neighbours(sheet, players)]
    tokens = {"starting": sheet.tokens.starting, "ordinary": sheet.tokens.ordinary}
    places = [f"tokens/{pile}/{at}" for pile, codes in tokens.items() for at in range(len(codes))]
    return {
        "regions": [{"id": row.id, "latin": row.name.la, "near": near[at]} for at, row in enumerate(sheet.region)],
        "routes": [[a, b] for a, b, kind in pairs if kind == SEA],
        "cards": [card.id for card in sheet.card],
        "faces": {f"f{at + 1}": place for at, place in enumerate(places)},
    }
