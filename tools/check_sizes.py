"""Fails for files and functions that nobody wants to read at one go; exceptions say why they are whole.

python tools/check_sizes.py
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE_LINES = 400
FUNCTION_LINES = 40
ENDINGS = (".py", ".ts", ".svelte", ".js", ".mjs")
WHOLE = {
    "web/src/protocol/schema.d.ts": "generated",
    "src/lazaretto/games/messina/facts.py": "a list of one-line declarations, each a kind of fact",
    "src/lazaretto/games/pest/facts.py": "a list of one-line declarations, each a kind of fact",
}


def sources() -> Iterator[Path]:
    for folder in ("src", "web/src"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS and "static" not in path.parts:
                yield path


def longest_part(path: Path, text: str) -> int:
    """Lines; a component's style is another thing to read than its script and markup."""
    if path.suffix != ".svelte":
        return text.count("\n")
    body, _, style = text.partition("\n<style")
    return max(body.count("\n"), style.count("\n"))


def long_functions(path: Path, text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {node.name} has {lines} lines (at most {FUNCTION_LINES})"


def problems() -> Iterator[str]:
    left = set(WHOLE)
    for path in sources():
        name, text = path.relative_to(ROOT), path.read_text("utf-8")
        lines = longest_part(path, text)
        if str(name) in WHOLE and lines > FILE_LINES:
            left.discard(str(name))
        elif lines > FILE_LINES:
            yield f"{name} has {lines} lines (at most {FILE_LINES})"
        if path.suffix == ".py":
            yield from long_functions(name, text)
    yield from (f"{name} is named as long and is not" for name in sorted(left))


def main() -> None:
    found = list(problems())
    for line in found:
        print(line, file=sys.stderr)
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
