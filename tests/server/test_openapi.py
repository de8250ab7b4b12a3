"""The OpenAPI document says what the views, events, choices and frames of every game hold, and what the socket tells."""

from __future__ import annotations

import json
import re

import httpx
import jsonschema_rs

from tests.server.helpers import Person, Server

WHERE = "#/components/schemas/"


def test_the_document_is_whole_and_true(server: Server) -> None:
    text = httpx.get(f"{server.url}/schema/openapi.json", timeout=30).text  # the first to ask waits until it is written
    document = json.loads(text)
    schemas = document["components"]["schemas"]
    assert {name.removeprefix(WHERE) for name in re.findall(rf'"({WHERE}\w+)"', text)} <= set(schemas)
    views = schemas["State"]["properties"]["view"]["anyOf"]
    assert {f"{WHERE}{game}View" for game in ("Rattus", "Messina", "Pest")} <= {each["$ref"] for each in views}
    person = Person(server.url, "Anna")
    state = person.get(f"/api/tables/{person.open('me', 'me')['id']}/state")
    told = jsonschema_rs.validator_for({"components": document["components"], "$ref": f"{WHERE}State"})
    told.validate(state)
    assert not told.is_valid({**state, "view": {**state["view"], "rat_supply": "many"}})
    assert not told.is_valid({**state, "legal": [{"text": "Fly", "verb": "Fly"}]})
