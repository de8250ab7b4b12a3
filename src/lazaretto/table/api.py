"""What can be asked of a house of tables: routes, each a method, a path and the typed function that answers it.

A function names what it needs: `hub` and `asker`; `data`, the body as a type of `wire`, or `body`, its bytes; what stands
in the path; everything else comes from the query. A server makes its own routes of these; `dispatch.py` does without one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

BODY_LIMIT = 65_536  # bytes
EDITION_LIMIT = 400_000  # ours have up to 160,000, written as JSON with much space
ALWAYS = (400, 404, 429, 503)  # every route can be asked wrongly, too often, or while the games cannot be reached
READS = (403,)
WRITES = (401, 403, 409, 413)

TableId = Annotated[str, Meta(max_length=64)]
SeatQuery = Annotated[int, Meta(ge=-1, le=15)] | None
SeatPath = Annotated[int, Meta(ge=0, le=15)]
Since = Annotated[int, Meta(ge=0, le=1_000_000)]
Choice = Annotated[str, Meta(min_length=1, max_length=200)]

Answering: TypeAlias = Callable[..., Awaitable[object]]
Function = TypeVar("Function", bound=Answering)
Function_co = TypeVar("Function_co", bound=Answering, covariant=True)
Method = Literal["GET", "POST", "PUT", "DELETE"]


@dataclass(frozen=True, kw_only=True)
class Route(Generic[Function_co]):
    method: Method
    path: str
    status: int  # when it went well
    refusals: tuple[int, ...]  # the statuses that are to be expected otherwise
    limit: int  # of the body
    answer: Function_co


AnyRoute: TypeAlias = Route[Answering]


class File(msgspec.Struct):
    """An answer to be kept: JSON, encoded already."""

    name: str
    body: bytes


def get(path: str, refusals: tuple[int, ...] = ()) -> Callable[[Function], Route[Function]]:
    return _route("GET", path, refusals, 200, BODY_LIMIT)


def put(path: str, refusals: tuple[int, ...]) -> Callable[[Function], Route[Function]]:
    return _route("PUT", path, refusals, 200, BODY_LIMIT)


def delete(path: str, refusals: tuple[int, ...]) -> Callable[[Function], Route[Function]]:
    return _route("DELETE", path, refusals, 204, BODY_LIMIT)


def post(
    path: str, refusals: tuple[int, ...], *, status: int = 200, limit: int = BODY_LIMIT
) -> Callable[[Function], Route[Function]]:
    return _route("POST", path, refusals, status, limit)


def _route(
    method: Method, path: str, refusals: tuple[int, ...], status: int, limit: int
) -> Callable[[Function], Route[Function]]:
    def made(answer: Function) -> Route[Function]:
        expected = tuple(sorted({*ALWAYS, *refusals}))
        return Route(method=method, path=path, status=status, refusals=expected, limit=limit, answer=answer)

    return made
