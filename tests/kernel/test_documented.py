"""Everything that the reference shows says what it is, and everything that is public is in the reference."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.kernel.pure import is_compiled

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "api"
PACKAGES = ("lazaretto", "lazaretto.bots", "lazaretto.lab")  # what people import; their __all__ is public
ENTRY = re.compile(r"^::: (?P<name>\S+)\n(?:    options: \{(?:members: \[(?P<members>[^\]]*)\])?)?", re.M)
LEAST_WORDS = 2


def shown() -> Iterator[tuple[str, object]]:
    """The names on the pages of the reference, and what they stand for."""
    for page in sorted(REFERENCE.glob("*.md")):
        for entry in ENTRY.finditer(page.read_text("utf-8")):
            try:
                module = importlib.import_module(entry["name"])
            except ModuleNotFoundError:
                place, _, name = entry["name"].rpartition(".")
                yield entry["name"], getattr(importlib.import_module(place), name)
                continue
            members = [each.strip() for each in (entry["members"] or "").split(",") if each.strip()]
            for name in members or [each for each, thing in vars(module).items() if is_own(module.__name__, each, thing)]:
                yield f"{entry['name']}.{name}", getattr(module, name)


def is_own(module: str, name: str, thing: object) -> bool:
    """A public class or function that is written in this module."""
    return not name.startswith("_") and callable(thing) and getattr(thing, "__module__", None) == module


def things(name: str, thing: object) -> Iterator[tuple[str, object]]:
    """A name, and the public methods and properties of a class."""
    yield name, thing
    if inspect.isclass(thing):
        for own, part in vars(thing).items():
            made = isinstance(part, property | classmethod | staticmethod) or inspect.isroutine(part)
            if made and not own.startswith("_"):
                yield f"{name}.{own}", part


@pytest.mark.skipif(is_compiled(), reason="what was compiled keeps no docstrings")
def test_everything_in_the_reference_says_what_it_is() -> None:
    silent = [
        name
        for shown_name, shown_thing in shown()
        for name, thing in things(shown_name, shown_thing)
        if len((inspect.getdoc(thing) or "").split()) < LEAST_WORDS
    ]
    assert silent == []


def public() -> Iterator[tuple[str, object]]:
    """What the packages offer, and whatever an example of ours needs: whoever copies it will look it up."""
    for package in PACKAGES:
        module = importlib.import_module(package)
        yield from ((f"{package}.{name}", getattr(module, name)) for name in module.__all__)
    for path in (ROOT / "examples").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "lazaretto":
                module = importlib.import_module(node.module or "")
                yield from ((f"{node.module}.{each.name}", getattr(module, each.name)) for each in node.names)


def is_ours(thing: object) -> bool:
    """A class or a function, not another library's; a constant and the name of a type explain themselves."""
    home = str(getattr(thing, "__module__", ""))
    stands_in = home == "lazaretto.kernel.blocks"  # for librt, where nothing is compiled
    return callable(thing) and home.startswith("lazaretto.") and not stands_in


def test_everything_public_is_in_the_reference() -> None:
    known = {id(thing) for _, thing in shown()}
    missing = {name for name, thing in public() if is_ours(thing) and id(thing) not in known}
    assert missing == set()
