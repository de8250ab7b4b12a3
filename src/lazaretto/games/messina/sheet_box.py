"""What the edition file of Messina 1347 says of the box as a whole, and what every entry of the file has."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lazaretto.games.forms import ByName, Count, Note, Points, Positive, Rows, Sentence, Text

Players = Annotated[int, msgspec.Meta(ge=1, le=4)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says where its values come from."""

    provenance: Note[Sentence]
    confidence: Note[Text] = ""
    override: Note[ByName[Text]] = {}


class Components(Entry, frozen=True):
    """The component list of the rulebook; what can be counted in the tables is."""

    player_board: Count
    scroll_board: Count
    district_hex: Count
    port_hex: Count
    workshop: Count
    cart: Count
    cabin_upgrade: Count
    ship: Count
    dock_token: Count
    solo_token: Count
    plague_cube: Count
    helper_per_colour: Count
    repopulation_token_per_colour: Count
    main_board: Note[Count]
    priority_token: Note[Count]
    nun: Note[Count]
    craftsman: Note[Count]
    aristocrat: Note[Count]
    rat: Note[Count]
    wood: Note[Count]
    fire: Note[Count]
    powerfire: Note[Count]
    coin: Note[Count]
    round_marker: Note[Count]
    disc_per_colour: Note[Count]
    overseer_per_colour: Note[Count]
    scroll_marker_per_colour: Note[Count]
    unlimited: Note[Rows[Text]]
    limited: Note[Rows[Text]]


class About(Entry, frozen=True):
    id: Text
    date: Text
    players: Rows[Players]


class CoinMix(Entry, frozen=True):
    count: ByName[Count]


class PointsTrack(Entry, frozen=True):
    first: Count
    cells: Positive
    lap_marks: Rows[Points]
