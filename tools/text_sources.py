"""What the sources ask of the texts: the codes of errors with their details, and keys that are named or put together."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lazaretto.text.words import ROOT

RAISED = ("BadInput", "StaleDecision", "LazarettoError", "__init__")


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


@cache
def raised() -> dict[str, set[str]]:
    """Every error code of the sources with the details that come with it anywhere."""
    found: dict[str, set[str]] = {}
    for tree in sources().values():
        for function in ast.walk(tree):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for code, details in _raised_in(function):
                    found.setdefault(code, set()).update(details)
    return found


def _raised_in(function: ast.AST) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called in RAISED:
            for code in _codes(node.args[0], function):
                yield code, _details(node)


def _codes(argument: ast.expr, function: ast.AST) -> list[str]:
    """The code itself, or every text a variable may hold when it is used as one."""
    if isinstance(argument, ast.Constant):
        return [argument.value] if isinstance(argument.value, str) and ":" not in argument.value else []
    if not isinstance(argument, ast.Name):
        return [text for text in _texts(argument) if " " not in text] if isinstance(argument, ast.IfExp) else []
    found: list[str] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == argument.id for t in node.targets):
            found += _texts(node.value)
        elif isinstance(node, ast.For) and argument.id in {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}:
            found += _texts_at(node, argument.id)
    return found


def _texts(node: ast.AST) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _texts_at(loop: ast.For, name: str) -> list[str]:
    """`for a, b in (("x", "y"), …)`: the texts that `name` takes."""
    names = [each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)]
    rows = [row.elts for row in getattr(loop.iter, "elts", []) if isinstance(row, ast.Tuple)]
    return [text for row in rows for text in _texts(row[names.index(name)])]


def _details(call: ast.Call) -> set[str]:
    given = [arg for arg in call.args[2:] if isinstance(arg, ast.Dict)]
    return {key.value for form in given for key in form.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


@cache
def said() -> dict[str, set[str]]:
    """Every key that code asks for by name, with the slots all such calls give."""
    found: dict[str, set[str]] = {}
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, set())
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "attr", "") == "say":
                for key in _texts(node.args[0]):
                    found.setdefault(key, set()).update(each.arg for each in node.keywords if each.arg)
    return found


@cache
def said_patterns() -> tuple[str, ...]:
    """Beginnings of keys that code puts together: f"cli-help-{name}"."""
    heads: set[str] = set()
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                head = str(node.values[0].value)
                if head.startswith("cli-"):
                    heads.add(head)
    return tuple(sorted(heads))
