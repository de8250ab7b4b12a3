"""Makes byte code of the engine and of the part of the standard library it needs. Runs in the Python of the browser, which
is another than the one that builds."""

from __future__ import annotations

import ast
import importlib.util
import io
import json
import marshal
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

LIBRARY = "/lib/python314.zip"
Files = list[tuple[str, bytes]]


def compiled(source: bytes, name: str) -> bytes:
    """A `.pyc` that lies where its source would: it is never compared with one. Asserts stay, docstrings go."""
    code = compile(without_docstrings(source), name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def without_docstrings(source: bytes) -> ast.Module:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def engine(folder: str) -> Files:
    """Modules as byte code, printed values and rules as JSON, everything else as it is."""
    made: Files = []
    for path in sorted(each for each in Path(folder).rglob("*") if each.is_file() and "__pycache__" not in each.parts):
        name = path.relative_to(folder).as_posix()
        if path.suffix == ".py":
            made.append((f"{name}c", compiled(path.read_bytes(), name)))
        elif path.suffix == ".toml":
            made.append((f"{name}.json", json.dumps(tomllib.loads(path.read_text("utf-8"))).encode()))
        elif path.suffix == ".json" and path.parent.name == "lessons":  # a position that a lesson begins with
            made.append((name, path.read_bytes()))
        elif path.suffix in (".so", ".typed") or "dist-info" in name:
            made += [(name, path.read_bytes())] if path.suffix == ".so" else []
    return made


def library(modules: Iterable[str]) -> bytes:
    """The archive that Python looks into for its own modules; not compressed here, for it will be as a whole."""
    wanted = set(modules)
    packed = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as whole, zipfile.ZipFile(packed, "w") as made:
        for name in sorted(whole.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in wanted:
                made.writestr(zipfile.ZipInfo(f"{name}c"), compiled(whole.read(name), name))
    return packed.getvalue()
