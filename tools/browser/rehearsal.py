"""A first performance for nobody: all that a table in a browser may do is done once, in the Python of the browser, to see
which modules of the standard library it takes. The others are not sent to anybody."""

from __future__ import annotations

import ast
import asyncio
import importlib
import json
import logging
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.local.helper import answered
from lazaretto.table import bench, records

# Asked for by Python itself when something is wrong, or by the bridge to JavaScript.
BESIDES = ("pyodide.code", "pyodide.ffi", "pyodide.webloop", "encodings.ascii", "encodings.latin_1")


def needed() -> list[str]:
    """The names of all modules that were loaded, ours among them; some are in the interpreter itself."""
    for name in (*modules(), *BESIDES):
        importlib.import_module(name)
    for name in lazaretto.game_names():
        play(name)
    fail()
    begun = lazaretto.game("rattus").new(2, seed=1)
    answered("work", bench.call_of(records.tried, begun.position(), begun.legal()[0].text))
    return sorted(name for name, module in sys.modules.items() if getattr(module.__spec__, "origin", None) != "frozen")


def modules() -> Iterator[str]:
    """Every module of the engine, and what it imports only when it needs it."""
    root = Path(lazaretto.__file__).parent
    for path in sorted(root.rglob("*.py")):
        parts = ["lazaretto", *path.relative_to(root).with_suffix("").parts]
        yield ".".join(parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name.partition(".")[0] in sys.stdlib_module_names)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in sys.stdlib_module_names:
                yield str(node.module)


def play(name: str) -> None:
    game = lazaretto.game(name)
    match = game.new(2, seed=1)
    for spec in ("random", "greedy", "mcts:4", "mcts:20ms"):
        bot = make_bot(spec, game.module, seed=1)
        for _ in range(4):
            seat = match.to_move
            assert seat is not None
            match.apply(bot.choose(match, seat))
    match.view(None)
    match.explain(0)
    game.verify(json.loads(json.dumps(match.log())))


def fail() -> None:
    """What a bug of ours would need to be told."""
    try:
        raise RuntimeError("Ничего")
    except RuntimeError as error:
        "".join(traceback.format_exception(error))
        log = logging.getLogger("rehearsal")
        log.addHandler(logging.NullHandler())
        log.propagate = False
        log.exception("nothing")
    asyncio.get_event_loop()
