"""Every rule of a ledger is cited by the code that carries it out, in a file of its chapter, and by a test.

Code cites a rule as `[id]` in a docstring or a comment of its game; a test as `@pytest.mark.rule("id")`. A rule
`game.chapter.name` belongs into a file whose name begins with its chapter, or into the room that stands for the chapter.
Exit 1 with a list of what is missing, of what is cited but does not exist, or if too many rules lie elsewhere.
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
AT_HOME = 0.90  # of a game's rules are carried out in a file of their chapter

# Chapters that are not steps of play but things every game keeps in the same room.
ROOMS = {
    "component": ("components", "component_", "sheet", "layout"),  # what is in the box: counted, and read from the edition
    "data": ("sheet", "tables"),  # what is printed
    "missing": ("sheet", "tables", "language"),  # what is reconstructed
}


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


def is_of_chapter(rule: str, file: str) -> bool:
    """Is this the name of a file of the rule's chapter?"""
    chapter = rule.split(".")[1].replace("-", "_")
    return file.startswith(ROOMS.get(chapter, (chapter,)))


def citations(root: Path, game: str) -> tuple[dict[str, set[str]], list[str]]:
    """The files that cite each rule, and what is cited without being a rule."""
    ids = ledgers(root)[game]
    files: dict[str, set[str]] = {}
    wrong: list[str] = []
    for path in sorted((root / "src/lazaretto/games" / game).rglob("*.py")):
        source = path.read_text("utf-8")
        here = list(cited_by_code(source, game))
        for _, rule in here:
            files.setdefault(rule, set()).add(path.stem)
        for line, rule in [*here, *named_by_code(source, game)]:
            if rule not in ids:
                wrong.append(f"{path.relative_to(root)}:{line}: no such rule: {rule}")
    return files, wrong


def elsewhere(root: Path, game: str) -> list[str]:
    """Rules that no file of their chapter carries out."""
    files, _ = citations(root, game)
    return sorted(rule for rule, names in files.items() if not any(is_of_chapter(rule, name) for name in names))


def share_at_home(root: Path, game: str) -> float:
    rules = ledgers(root)[game]
    return 1.0 - len(set(elsewhere(root, game)) & rules) / max(1, len(rules))


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
        cited, unknown = citations(root, game)
        wrong += unknown
        wrong += [f"not cited by code: {rule}" for rule in sorted(ids - set(cited))]
        wrong += [f"not cited by a test: {rule}" for rule in sorted(ids - tested)]
        if share_at_home(root, game) < AT_HOME:
            wrong += [f"not in a file of its chapter: {rule}" for rule in elsewhere(root, game)]
    return wrong


def main() -> int:
    wrong = check()
    for line in wrong:
        print(line)
    for game, ids in ledgers(ROOT).items():
        print(f"{game}: {len(ids)} rules, {share_at_home(ROOT, game):.0%} of them in a file of their chapter")
    if not wrong:
        print("all cited by code and tests")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
