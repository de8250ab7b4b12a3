"""Interpreted or compiled: the same source. `LAZARETTO_PURE=1` asks for the source even where it was compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = __name__.partition(".")[0]


class _SourceFinder:
    """Finds our modules as source files, passing over compiled ones beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(PACKAGE + ".") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source_if_asked() -> None:
    if os.environ.get("LAZARETTO_PURE") == "1":
        sys.meta_path.insert(0, _SourceFinder())


def is_compiled() -> bool:
    """Is the engine running as machine code?"""
    from lazaretto.kernel import frame

    return not str(frame.__file__).endswith((".py", ".pyc"))
