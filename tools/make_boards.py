"""Writes `cells.py` of every game from its declared `layout.py`: the fields of the board as compiled code.

`python tools/make_boards.py my-game/mygame` does it for a game in another folder. `--check` writes nothing and fails if a
file is not what its layout gives.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from lazaretto.kernel.layout import Field, Layout, Part

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/lazaretto/games"
OWN = ("layout import LAYOUT", "tables import Tables")  # what `cells.py` imports of its game, and of the kernel
KERNEL = ("blocks import vec", "board import DeclaredBoard", "layout import Layout")

HEAD = '''"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Final

{imports}

START: Final = LAYOUT.cells()


@mypyc_attr(acyclic=True)
class Cells(DeclaredBoard):
    """All that lies on the table; `Board` adds what can happen to it."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        self.players = players
        self.journal = None
        self.t: Final = t  # what is final is read without counting references
        self.cells: Final = cells
'''

TAIL = '''
    def copy_numbers(self, copy: Cells) -> None:
        """Everything that does not lie in the block of cells."""
{copies}

    def layout(self) -> Layout:
        return LAYOUT

    def parts(self) -> tuple[Tables, list[int]]:
        return self.t, [self.cells[at] for at in range(len(self.cells))]


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
    return vec[i64](START)
'''


def written(package: str, layout: Layout) -> str:
    """The text of a game's `cells.py`."""
    offsets = layout.offsets()
    head = HEAD.format(imports=_imports(package))
    body = "\n".join(line for part in layout.parts for line in _part(part, offsets))
    numbers = [field for field in layout.fields() if not field.axes]
    starts = "".join(f"        self.{field.name}: i64 = {field.start}  # {field.meaning}\n" for field in numbers)
    tail = TAIL.format(copies="\n".join(f"        copy.{field.name} = self.{field.name}" for field in numbers))
    return head + starts + body + "\n" + tail


def _imports(package: str) -> str:
    """In the order that linters like: to a game in another folder the house is somebody else's."""
    own, machine = [f"from {package}.{what}" for what in OWN], "from mypy_extensions import i64, mypyc_attr"
    kernel = [f"from lazaretto.kernel.{what}" for what in KERNEL]
    if package.startswith("lazaretto."):
        return "\n".join([machine, "", *own, *kernel])
    return "\n".join([*kernel, machine, "", *own])


def package_of(folder: Path) -> str:
    """The dotted name of a package's folder; its root is made importable."""
    names: list[str] = []
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    sys.path.insert(0, str(folder))
    return ".".join(names)


def _part(part: Part, offsets: dict[str, int]) -> Iterator[str]:
    yield f"\n    # ---------------------------------------------------------------- {part.name}"
    for field in part.fields:
        if field.axes:
            yield from _accessors(field, offsets[field.name])


def _accessors(field: Field, offset: int) -> Iterator[str]:
    names = [axis.name for axis in field.axes]
    at = _place(offset, _strides(field))
    arguments = ", ".join(f"{name}: i64" for name in names)
    yield ""
    yield f"    def {field.name}(self, {arguments}) -> i64:"
    yield f'        """{field.meaning[0].upper() + field.meaning[1:]}."""'
    yield f"        return self.cells[{at}]"
    yield ""
    yield f"    def set_{field.name}(self, {arguments}, value: i64) -> None:"
    yield f"        self.cells[{at}] = value"
    if field.is_count:
        yield ""
        yield f"    def change_{field.name}(self, {arguments}, by: i64) -> None:"
        yield f"        self.cells[{at}] += by"
    if field.row:
        yield from _row_reader(field, offset)


def _row_reader(field: Field, offset: int) -> Iterator[str]:
    """What is asked of a whole row is read in one call and without a loop: where the source runs, these are what costs."""
    *outer, last = field.axes
    names = [axis.name for axis in outer] + ([] if field.is_count else ["value"])
    yield ""
    yield f"    def {field.row}(self, {', '.join(f'{name}: i64' for name in names)}) -> i64:"
    whole = f"The sum over every {last.name}" if field.is_count else f"A bit for each {last.name} that has this value"
    yield f'        """{whole}: {field.meaning}."""'
    yield "        cells = self.cells"
    if outer:
        yield f"        first = {_place(offset, _strides(field)[:-1])}"
    places = ["first", *(f"first + {more}" for more in range(1, last.size))] if outer else range(offset, offset + last.size)
    row = [f"cells[{at}]" for at in places]
    if field.is_count:
        yield f"        return {' + '.join(row)}"
        return
    yield "        found: i64 = 0"
    for number, cell in enumerate(row):
        yield f"        if {cell} == value:"
        yield f"            found |= {1 << number}"
    yield "        return found"


def _place(offset: int, strides: list[str]) -> str:
    return " + ".join([str(offset), *strides] if offset else strides)


def _strides(field: Field) -> list[str]:
    found: list[str] = []
    stride = field.size
    for axis in field.axes:
        stride //= axis.size
        found.append(axis.name if stride == 1 else f"{axis.name} * {stride}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("folders", type=Path, nargs="*", help="packages with a layout.py (default: the games of the house)")
    chosen = parser.parse_args()
    only_look = chosen.check
    stale: list[str] = []
    for folder in chosen.folders or sorted(path.parent for path in GAMES.glob("*/layout.py")):
        package = package_of(folder.resolve())
        text = written(package, importlib.import_module(f"{package}.layout").LAYOUT)
        target = folder / "cells.py"
        if target.exists() and target.read_text("utf-8") == text:
            continue
        stale.append(package)
        if not only_look:
            target.write_text(text, "utf-8")
    for package in stale:
        print(f"{package}: cells.py {'is not what layout.py gives: run tools/make_boards.py' if only_look else 'written'}")
    return 1 if only_look and stale else 0


if __name__ == "__main__":
    sys.exit(main())
