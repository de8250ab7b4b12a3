"""The Python of the browser, as `make build` leaves it in build/local, run by Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build" / "local"
PATIENCE = 600  # seconds; a busy machine may need some


def _missing() -> str:
    if shutil.which("node") is None:
        return "Node is not installed"
    if not (RUNTIME / "runtime.json").exists():
        return "the browser's Python is not built (make build)"
    return ""


if _missing() and os.environ.get("CI") == "true":
    raise RuntimeError(f"the browser's Python must be tested here, but {_missing()}")
needs_runtime = pytest.mark.skipif(bool(_missing()), reason=_missing() or "all is here")


def in_browser_python(code: str, *folders: Path) -> str:
    """What a script prints there; modules of the folders can be imported."""
    with tempfile.TemporaryDirectory() as scratch:
        script = Path(scratch) / "script.py"
        script.write_text(code, "utf-8")
        command = ["node", "tools/python.mjs", str(RUNTIME), str(script), *map(str, folders)]
        done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
