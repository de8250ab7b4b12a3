"""Writes the constructors of declared frames into a copy of the source, for the compiler.

A frame is declared as a class with annotated fields (`kernel/frame.py`). Run from source it gets its constructor when the
class is made, as a dataclass does; the compiler must see it as text, or making a frame would run interpreted. Every
line keeps its number, so that tracebacks of the compiled engine point into the source.
"""

from __future__ import annotations

import ast
import shutil
from dataclasses import dataclass, field
from pathlib import Path

WHO = {"Auto": "-2", "Ask": "seat", "Chance": "-1"}
TRANSFORM = "@dataclass_transform(frozen_default=True)"  # the compiler sees the constructors and must let them write
BLOCKS, VECTORS = "from lazaretto.kernel.blocks import", "from librt.vecs import"  # lists where the source runs
ATTRIBUTES = "@mypyc_attr(acyclic=True, free_list_len=1)"


@dataclass
class Declared:
    """One class statement: what it derives from, the fields it adds, and where they stand."""

    name: str
    module: Path
    bases: list[str]
    line: int
    fields: list[tuple[str, str]] = field(default_factory=list)
    lines: list[tuple[int, int]] = field(default_factory=list)
    has_constructor: bool = False


def expand_tree(source: Path, target: Path, files: list[Path]) -> None:
    """Copy the Python files of a package to `target`, the compiled ones with their constructors written out."""
    wanted = {path.resolve() for path in files}
    found = {path: _classes(path) for path in sorted(source.rglob("*.py"))}
    for path, classes in found.items():
        copy = target / path.relative_to(source)
        text = path.read_text("utf-8")
        if path.resolve() in wanted:
            text = _expand(text, classes, _visible(path, found))
        if not copy.exists() or copy.read_text("utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, "utf-8")
    for old in target.rglob("*.py"):
        if not (source / old.relative_to(target)).exists():
            old.unlink()
    for typed in source.rglob("py.typed"):
        shutil.copy(typed, target / typed.relative_to(source))


def _classes(path: Path) -> list[Declared]:
    found: list[Declared] = []
    for node in ast.parse(path.read_text("utf-8")).body:
        if not isinstance(node, ast.ClassDef):
            continue
        one = Declared(node.name, path, [ast.unparse(base) for base in node.bases], node.lineno)
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.value is None:
                one.fields.append((each.target.id, ast.unparse(each.annotation)))
                one.lines.append((each.lineno, each.end_lineno or each.lineno))
            if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                one.has_constructor = True
        found.append(one)
    return found


def _visible(path: Path, found: dict[Path, list[Declared]]) -> dict[str, Declared]:
    """Classes by name: those of the kernel and of the same game. A name stands for one class within a game."""
    game = path.parts[: path.parts.index("games") + 2] if "games" in path.parts else ()
    known: dict[str, Declared] = {}
    for other, classes in found.items():
        if "kernel" in other.parts or (game and other.parts[: len(game)] == game):
            known.update({one.name: one for one in classes})
    return known


def _line_of_descent(one: Declared, known: dict[str, Declared]) -> list[Declared]:
    """The class and the classes it derives from, itself first; empty if it is not a frame."""
    line = [one]
    while line[-1].name not in WHO:
        if len(line[-1].bases) != 1 or line[-1].bases[0] not in known:
            return []
        line.append(known[line[-1].bases[0]])
    return line


def _expand(text: str, classes: list[Declared], known: dict[str, Declared]) -> str:
    lines = text.replace(TRANSFORM, "").replace(BLOCKS, VECTORS).split("\n")
    notes: list[str] = []
    any_frame = False  # one without fields needs the import of its attributes too
    for one in classes:
        line = _line_of_descent(one, known)
        if not line:
            continue
        any_frame = True
        if one.name not in WHO and lines[one.line - 2] == "":
            lines[one.line - 2] = ATTRIBUTES
        if one.fields and not one.has_constructor:
            _write_constructor(lines, one, line)
        if one.fields:
            notes.append(f"_note({one.name}, {' '.join(f'{n}:{d}' for n, d in one.fields)!r})")
    if not any_frame:
        return "\n".join(lines)
    return "\n".join([*_with_imports(lines), *notes, ""])


def _write_constructor(lines: list[str], one: Declared, line: list[Declared]) -> None:
    fields = [(name, _kind(domain, declared, one)) for declared in reversed(line) for name, domain in declared.fields]
    arguments = ", ".join(f"{name}: {domain}" for name, domain in fields)
    first, last = one.lines[0][0], one.lines[-1][1]
    own = {name for name, _ in one.fields}
    sets = [f"self.{name}: {domain} = {name}" if name in own else f"self.{name} = {name}" for name, domain in fields]
    for at in range(first - 1, last):
        lines[at] = ""
    lines[first - 1] = f"    def __init__(self, {arguments}) -> None: " + "; ".join(
        [f"self.who = {WHO[line[-1].name]}", *sets]
    )


def _kind(domain: str, declared: Declared, one: Declared) -> str:
    """The kernel's own kinds are plain machine ints to a game."""
    return "i64" if "kernel" in declared.module.parts and declared.module != one.module else domain


def _with_imports(lines: list[str]) -> list[str]:
    """The imports share the line of the first import, so that no line moves."""
    extra = "from lazaretto.kernel.declared import note as _note; from mypy_extensions import mypyc_attr; "
    at = lines.index("from __future__ import annotations")
    lines[at] += "; " + extra.removesuffix("; ")
    return lines
