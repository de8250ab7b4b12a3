"""A piece of work done elsewhere, wherever that is: a pickled call of a function of ours, and what came of it."""

from __future__ import annotations

import logging
import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar, cast

from lazaretto.kernel.errors import LazarettoError
from lazaretto.table.errors import Refusal, refusal_of

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("lazaretto.server")


@dataclass(frozen=True)
class Done:
    """What the function gave."""

    value: object


@dataclass(frozen=True)
class Broken:
    """How it broke."""

    trace: str


Answer = Done | Refusal | Broken


def call_of(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> bytes:
    return pickle.dumps((work, arguments, named))


def answer(call: bytes) -> Answer:
    """What the function gave, or what it refused, or how it broke."""
    try:
        work, arguments, named = pickle.loads(call)
        return Done(work(*arguments, **named))
    except Refusal as refusal:
        return refusal
    except LazarettoError as error:
        return refusal_of(error, {})
    except (MemoryError, RecursionError):
        return Refusal(400, "takes-too-long")
    except Exception:  # told, and whoever works here lives on
        return Broken(traceback.format_exc())


def result_of(work: Callable[P, T], answer: Answer) -> T:
    """What the function gave; what it refused there is refused here."""
    if isinstance(answer, Refusal):
        raise answer
    if isinstance(answer, Broken):
        log.error("work on %s failed: %s", getattr(work, "__name__", work), answer.trace)
        raise Refusal(500, "our-fault")
    return cast(T, answer.value)  # the same function gave it, elsewhere
