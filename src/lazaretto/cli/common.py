"""What every command needs: files read and written with care, names of players, words of a match."""

from __future__ import annotations

import importlib
import json
import math
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

from rich.console import Console

from lazaretto.bots.failures import read
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Agreed
from lazaretto.kernel.match import Match
from lazaretto.kernel.pure import is_compiled
from lazaretto.lab.simulate import Failure
from lazaretto.text import Words

LEAST_SECONDS = 0.01  # that an own bot may be given for a choice
STREAM = Path("-")  # standard input or output, wherever a file can be named


def read_json(path: Path) -> object:
    """A JSON file, or an error that names the file and what is wrong with it."""
    try:
        return json.loads(sys.stdin.read() if path == STREAM else path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise BadInput("no-such-file", str(path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("unreadable-file", str(path), {"reason": _reason(error)}) from error
    except (ValueError, RecursionError) as error:
        raise BadInput("not-json", str(path), {"reason": str(error)}) from error


def read_bytes(path: Path) -> bytes:
    """A file, or an error that names it."""
    try:
        return sys.stdin.buffer.read() if path == STREAM else path.read_bytes()
    except FileNotFoundError as error:
        raise BadInput("no-such-file", str(path)) from error
    except OSError as error:
        raise BadInput("unreadable-file", str(path), {"reason": _reason(error)}) from error


def _reason(error: Exception) -> str:
    """What the system says, without the path, which the error line names already."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


def check_targets(*paths: Path | None) -> None:
    """Say before the work, not after it, that a file cannot be put there."""
    if paths.count(STREAM) > 1:
        raise BadInput("one-stream", str(STREAM))
    for path in paths:
        if path is None or path == STREAM or _is_device(path):
            continue
        if not path.parent.is_dir() or path.is_dir():
            raise BadInput("no-such-folder", str(path))
        try:
            tempfile.TemporaryFile(dir=path.parent).close()
        except OSError as error:
            raise BadInput("cannot-write", str(path), {"reason": _reason(error)}) from error


def _is_device(path: Path) -> bool:
    """Something like /dev/null, which is written to and must not be replaced."""
    return path.exists() and not path.is_file() and not path.is_dir()


def write_text(path: Path, text: str) -> None:
    """Whole or not at all: a neighbour file is written first and then takes the name. `-` is standard output."""
    if path == STREAM:
        sys.stdout.write(text)
        return
    check_targets(path)
    kept = None
    try:
        if _is_device(path):
            path.write_text(text, "utf-8")
            return
        handle, kept = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        Path(kept).chmod(0o644)
        Path(kept).replace(path)
    except OSError as error:
        if kept is not None:
            Path(kept).unlink(missing_ok=True)
        raise BadInput("cannot-write", str(path), {"reason": _reason(error)}) from error


def write_json(path: Path, form: object) -> None:
    write_text(path, json.dumps(form, ensure_ascii=False, indent=1) + "\n")


def laboratory(module: str) -> ModuleType:
    """A part of the laboratory; it needs numpy and more, which not every installation has."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadInput("lab-missing", "lazaretto", {"reason": str(error)}) from error


def console_beside(*targets: Path | None) -> Console:
    """Where people read: standard output, unless a file is written there."""
    return Console(stderr=STREAM in targets)


def warn_if_interpreted(words: Words) -> None:
    """Somebody who wonders why it is slow should find the answer on the screen."""
    if not is_compiled() and "LAZARETTO_PURE" not in os.environ:
        print(words.say("cli-interpreted"), file=sys.stderr)


def show_failures(console: Console, words: Words, failures: Mapping[str, Failure]) -> None:
    """Own bots for which `greedy` went on: what follows is not theirs alone. A reason may hold anything, also brackets."""
    for bot, failed in failures.items():
        text = words.say("cli-failures", bot=bot, games=failed["games"], reason=failure_told(words, failed["reason"]))
        console.print(text, markup=False, soft_wrap=True)


def tell_failure(words: Words, bot: str, reason: str) -> None:
    """An own bot has failed: whoever watches should know who goes on."""
    print(words.say("cli-bot-failed", bot=bot, reason=failure_told(words, reason)), file=sys.stderr)


def failure_told(words: Words, reason: str) -> str:
    """A kept reason in the words of this language; what Python alone said stays as it is."""
    code, details = read(reason)
    return words.say(f"bot-failure-{code}", **details) if code else reason


def at_least(place: str, given: float, least: float) -> None:
    if not least <= given < math.inf:  # which "nan" is not either
        raise BadInput("too-small", place, {"given": str(given), "expected": str(least)})


def at_most(place: str, given: int, most: int) -> None:
    if given > most:
        raise BadInput("too-large", place, {"given": str(given), "most": str(most)})


def read_options(text: str) -> Agreed:
    """Variants as typed: `first=0,other=word`. Whole numbers become numbers, `true` and `false` truths."""
    options: Agreed = {}
    for part in filter(None, (each.strip() for each in text.split(","))):
        name, equals, value = (each.strip() for each in part.partition("="))
        if not equals or not name or not value:
            raise BadInput("wrong-pair", "--options", {"word": part})
        truths: Agreed = {"true": True, "false": False}
        options[name] = int(value) if value.isdecimal() else truths.get(value.casefold(), value)
    return options


def words_of(match: Match, words: Words) -> Words:
    """The words of the game and edition a match is played with."""
    return Words(words.language, match.module.name, match.header.edition)


def seat_names(words: Words, players: int) -> list[str]:
    """Names for a record that does not tell any."""
    return [words.say("cli-player", number=seat + 1) for seat in range(players)]
