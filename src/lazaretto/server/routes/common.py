"""What all routes share: their dependencies and the refusals they document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lazaretto.server.door import KEY, Caller
from lazaretto.server.hub import Hub
from lazaretto.server.wire import Error

TableId = Annotated[str, Parameter(max_length=64)]
SeatQuery = Annotated[int | None, Parameter(ge=-1, le=15, required=False)]
SeatPath = Annotated[int, Parameter(ge=0, le=15)]


def get_caller(request: Request[Any, Any, Any]) -> Caller:
    caller: Caller = request.scope[KEY]  # type: ignore[literal-required]
    return caller


def get_hub(state: AppState) -> Hub:
    hub: Hub = state.hub
    return hub


_TEXTS = {
    400: "malformed, or a value that is not possible",
    401: "no guest: ask /api/me first",
    403: "not yours to do",
    404: "there is no such thing",
    409: "not now: somebody was faster, or the table is in another state",
    413: "too large",
    422: "the rules forbid it",
    429: "too many requests",
    503: "no bot answered, or there is too much to do",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The documented refusals of a route; every route can be asked wrongly or too often."""
    wanted = sorted({400, 404, 429, *statuses})
    return {status: ResponseSpec(Error, description=_TEXTS[status], generate_examples=False) for status in wanted}


WRITES = refusals(401, 403, 409, 413)
READS = refusals(403)
