"""How the tables of an edition file are told to people."""

from __future__ import annotations

from lazaretto.games.members import Reading

READING = Reading(
    rows={
        "technology": ("technology", "t"),
        "law": ("law", "l"),
        "plague": ("plague", "p"),
        "aid": ("aid", "a"),
        "capital_card": ("capital-card", "c"),
        "capital_building": ("capital", ""),
        "building": ("building", ""),
        "location": ("location", ""),
        "location_type": ("type", ""),
        "start_card": ("start-card", ""),
        "region": ("region", ""),
        "resource": ("resource", ""),
    },
    effects=frozenset({"cost", "effect", "left", "middle", "right", "first", "second", "third", "exchange_effect"}),
    ids={"resource": "resource", "harbours": "hue", "type": "type", "region": "region"},
)
