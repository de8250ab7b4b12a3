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
LINE = 125  # as long as a line may be

HEAD = '''"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Final

{imports}

SIZE: Final = {size}


@mypyc_attr(acyclic=True)
class Cells(BaseBoard):
    """All that lies on the table; `Board` adds what can happen to it."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        self.players = players
        self.journal = None
        self.t = t
        self.cells = cells
'''

TAIL = '''
    def copy_numbers(self, copy: Cells) -> None:
        """Everything that does not lie in the block of cells."""
{copies}

    def saved(self) -> list[int]:
        """Every number of the board, in the order of the layout: for comparing and pickling."""
        numbers = [
{numbers}
        ]
        return [*[self.cells[at] for at in range(SIZE)], *numbers]

    def restore(self, saved: list[int]) -> None:
        """Take over what `saved` gave."""
        for at in range(SIZE):
            self.cells[at] = saved[at]
{restores}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cells) and self.players == other.players and self.saved() == other.saved()

    def __hash__(self) -> int:
        return hash((self.players, *self.saved()))

    def __reduce__(self) -> tuple[Any, ...]:
        return board_again, (type(self), self.t, self.players, self.saved())


def board_again(kind: Any, t: Tables, players: int, saved: list[int]) -> Any:
    """A board from its pickle."""
    board = kind(t, players, fresh_cells())
    board.restore(saved)
    return board


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
{start}
'''


def written(package: str, layout: Layout) -> str:
    """The text of a game's `cells.py`."""
    offsets = layout.offsets()
    head = HEAD.format(imports=_imports(package), size=len(layout.cells()))
    body = "\n".join(line for part in layout.parts for line in _part(part, offsets))
    numbers = [field for field in layout.fields() if not field.axes]
    starts = "".join(f"        self.{field.name}: i64 = {field.start}  # {field.meaning}\n" for field in numbers)
    tail = TAIL.format(
        copies="\n".join(f"        copy.{field.name} = self.{field.name}" for field in numbers),
        numbers="\n".join(f"            self.{field.name}," for field in numbers),
        restores="\n".join(f"        self.{field.name} = saved[SIZE + {at}]" for at, field in enumerate(numbers)),
        start=_start(layout),
    )
    return head + starts + body + "\n" + tail


def _imports(package: str) -> str:
    """In the order that linters like: to a game in another folder the house is somebody else's."""
    tables, machine = f"from {package}.tables import Tables", "from mypy_extensions import i64, mypyc_attr"
    kernel = ["from lazaretto.kernel.blocks import vec", "from lazaretto.kernel.board import BaseBoard"]
    if package.startswith("lazaretto."):
        return "\n".join([machine, "", tables, *kernel])
    return "\n".join([*kernel, machine, "", tables])


def package_of(folder: Path) -> str:
    """The dotted name of a package's folder; its root is made importable."""
    names: list[str] = []
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    sys.path.insert(0, str(folder))
    return ".".join(names)


def _start(layout: Layout) -> str:
    """The start cells, runs of one value written as a product; in as many lines as they need."""
    runs: list[tuple[int, int]] = []
    for value in layout.cells():
        if runs and runs[-1][0] == value:
            runs[-1] = (value, runs[-1][1] + 1)
        else:
            runs.append((value, 1))
    products = [f"[{value}] * {count}" for value, count in runs]
    line = f"    return vec[i64]({' + '.join(products)})"
    if len(line) <= LINE:
        return line
    inside = "        " + " + ".join(products)
    if len(inside) > LINE:
        inside = "        " + "\n        + ".join(products)
    return "\n".join(["    return vec[i64](", inside, "    )"])


def _part(part: Part, offsets: dict[str, int]) -> Iterator[str]:
    yield f"\n    # ---------------------------------------------------------------- {part.name}"
    for field in part.fields:
        if field.axes:
            yield from _accessors(field, offsets[field.name])


def _accessors(field: Field, offset: int) -> Iterator[str]:
    names = [axis.name for axis in field.axes]
    at = " + ".join([str(offset), *_strides(field)]) if offset else " + ".join(_strides(field))
    arguments = ", ".join(f"{name}: i64" for name in names)
    yield ""
    yield f"    def {field.name}(self, {arguments}) -> i64:"
    yield f'        """{field.meaning[0].upper() + field.meaning[1:]}."""'
    yield f"        return self.cells[{at}]"
    yield ""
    yield f"    def set_{field.name}(self, {arguments}, value: i64) -> None:"
    yield f"        self.cells[{at}] = value"
    yield ""
    yield f"    def change_{field.name}(self, {arguments}, by: i64) -> None:"
    yield f"        self.cells[{at}] += by"


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
