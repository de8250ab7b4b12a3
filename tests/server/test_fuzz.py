"""The API against its own description: schemathesis asks what nobody would; never a 5xx, never an undocumented status."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode

from tests.server.helpers import Person, Server, serving

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 15
CAREFUL = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Person, str]]:
    with serving(tmp_path_factory.mktemp("fuzz")) as server:
        person = Person(server.url, "Fuzz")
        yield server, person, person.open("me", "me", "bot:random", options={"first": 0})["id"]


def ask(case: Any, server: Server, person: Person, place: str) -> None:
    if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 4:
        case.path_parameters["table_id"] = place  # most requests should find a table
    cookies = {"lz_guest": person.http.cookies["lz_guest"]}
    answer = case.call(base_url=server.url, cookies=cookies, headers={"x-csrf": person.me["csrf"]}, timeout=20)
    case.validate_response(answer, checks=CHECKS)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["well-formed", "malformed"])
def test_no_request_breaks_the_server(fuzzed: tuple[Server, Person, str], mode: GenerationMode) -> None:
    server, person, place = fuzzed
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    asked = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @CAREFUL
        @given(case=operation.as_strategy(generation_mode=mode))
        def each(case: Any) -> None:
            ask(case, server, person, place)

        try:
            each()
        except Exception as error:
            if type(error).__name__ != "Unsatisfiable":  # nothing can be wrong with a request without parameters
                raise
        asked += 1
    assert asked > 25


def test_the_server_is_well_after_all_that(fuzzed: tuple[Server, Person, str]) -> None:
    _, person, _ = fuzzed
    person.move(person.open("me", "me")["id"])
