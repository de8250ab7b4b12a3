"""What a programmer meets says what it does."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest

import lazaretto
from lazaretto.bots import Bot, make_bot
from lazaretto.kernel.contract import GameModule, Outcome
from lazaretto.kernel.frame import Options, Position, Todo
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.record import Decision

MET = [getattr(lazaretto, name) for name in lazaretto.__all__]
MET += [Bot, make_bot, Decision, GameModule, Options, Outcome, Position, Rule, Todo]


def undocumented() -> Iterator[str]:
    for each in MET:
        if not each.__doc__:
            yield each.__name__
        for name, member in vars(each).items() if inspect.isclass(each) else ():
            asked = member.fget if isinstance(member, property) else member
            if not name.startswith("_") and callable(asked) and not inspect.isclass(asked) and not asked.__doc__:
                yield f"{each.__name__}.{name}"


@pytest.mark.skipif(is_compiled(), reason="the compiler keeps no docstrings: the source is read in the interpreted run")
def test_everything_public_is_explained() -> None:
    assert list(undocumented()) == []
