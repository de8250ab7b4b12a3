"""The OpenAPI document says what the views, events, choices and frames of every game hold, and what the socket tells."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from lazaretto.server import openapi
from lazaretto.server.app import Settings, make_app
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


def test_nobody_else_waits_until_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[threading.Thread] = []

    def schemas(_: object) -> dict[str, object]:
        where.append(threading.current_thread())
        return {}

    monkeypatch.setattr(openapi, "schemas", schemas)
    app: Any = make_app(Settings(data=tmp_path))

    async def ask() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
            for _ in range(2):
                assert (await client.get("/schema/openapi.json")).status_code == 200

    asyncio.run(ask())
    assert len(where) == 1 and where[0] is not threading.main_thread()
    app.app.state.hub.store.close()
