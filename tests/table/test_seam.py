"""A table knows neither the web nor SQL nor threads. import-linter proves what is imported; this is the rest."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import lazaretto.table

SOURCES = sorted(Path(lazaretto.table.__file__).parent.rglob("*.py"))
ELSEWHERE = {"to_thread", "run_in_executor", "create_subprocess_exec", "create_subprocess_shell", "subprocess"}
OTHER_TIME = {"sleep", "wait_for", "timeout", "timeout_at", "call_later", "call_at"}

BLOCKED = """
import importlib, pkgutil, sys

ABSENT = "litestar uvicorn sqlalchemy alembic fluent babel psycopg sqlite3".split()

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Missing())
import lazaretto.table
found = [each.name for each in pkgutil.walk_packages(lazaretto.table.__path__, "lazaretto.table.")]
for name in found:
    importlib.import_module(name)
print(len(found), "modules")
"""


def test_it_can_be_had_where_nothing_of_the_server_can() -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) == len(SOURCES) - 1  # the package itself


def test_of_asyncio_it_uses_coroutines_alone() -> None:
    """Threads, processes and time are ports; `time.sleep` of a port is the only sleep there is."""
    wrong = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("asyncio", "loop"):
                wrong += [f"{path.name}: {node.attr}"] if node.attr in ELSEWHERE | OTHER_TIME else []
            if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "asyncio":
                wrong.append(f"{path.name}: from asyncio")
    assert wrong == []
