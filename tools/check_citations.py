"""Every rule of a ledger is cited by the code that implements it and by a test that checks it.

Code cites a rule as `[id]` in a docstring or a comment of its game; a test as `@pytest.mark.rule("id")`.
Exit 1 with a list of what is missing, and of what is cited but does not exist.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def ledgers(root: Path) -> dict[str, set[str]]:
    """The rule ids of every game that has a ledger."""
    found: dict[str, set[str]] = {}
    for path in sorted((root / "src/lazaretto/games").glob("*/rules.toml")):
        found[path.parent.name] = {row["id"] for row in tomllib.loads(path.read_text("utf-8")).get("rule", [])}
    return found


def words_about(source: str) -> Iterator[tuple[int, str]]:
    """Docstrings and comments, with the line they begin at."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            yield node.body[0].lineno, ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def cited_by_code(source: str, game: str) -> Iterator[tuple[int, str]]:
    pattern = re.compile(rf"\[({re.escape(game)}\.[\w.-]+)\]")
    for line, text in words_about(source):
        for rule in pattern.findall(text):
            yield line, rule


def named_by_code(source: str, game: str) -> Iterator[tuple[int, str]]:
    """Rule ids as plain strings: those that explain a refusal to a player."""
    pattern = re.compile(rf"{re.escape(game)}\.[a-z-]+\.[a-z0-9-]+")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
            yield node.lineno, node.value


def cited_by_tests(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def check(root: Path = ROOT) -> list[str]:
    """Everything that is wrong, one line each; empty when every citation holds."""
    rules = ledgers(root)
    tested: set[str] = set()
    wrong: list[str] = []
    every = set().union(*rules.values()) if rules else set()
    for path in sorted((root / "tests").rglob("*.py")):
        for line, rule in cited_by_tests(path.read_text("utf-8")):
            tested.add(rule)
            if rule not in every:
                wrong.append(f"{path.relative_to(root)}:{line}: no such rule: {rule}")
    for game, ids in rules.items():
        cited: set[str] = set()
        for path in sorted((root / "src/lazaretto/games" / game).rglob("*.py")):
            source = path.read_text("utf-8")
            here = list(cited_by_code(source, game))
            cited.update(rule for _, rule in here)
            for line, rule in [*here, *named_by_code(source, game)]:
                if rule not in ids:
                    wrong.append(f"{path.relative_to(root)}:{line}: no such rule: {rule}")
        wrong += [f"not cited by code: {rule}" for rule in sorted(ids - cited)]
        wrong += [f"not cited by a test: {rule}" for rule in sorted(ids - tested)]
    return wrong


def main() -> int:
    wrong = check()
    for line in wrong:
        print(line)
    if not wrong:
        print(f"{sum(map(len, ledgers(ROOT).values()))} rules, all cited by code and tests")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
