"""Breaks the rules on purpose, one small thing at a time, and asks whether the tests notice.

python tools/mutants.py --count 60 --seed 1            # a sample: half of it in explanations (`why_not` and its kin)
python tools/mutants.py --only rattus/rules/turn.py:86 # one line

Each mutant is a copy of the source in which one operator, number or statement is another. Tests of its game run interpreted,
those of its chapter first, until one fails. Survivors are printed with what was changed: either a test is missing, or the
change means nothing. docs/decisions/0017 says why this is a tool of ours.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "lazaretto" / "games"
PATIENCE = 900  # seconds of the processor, however busy the machine is; what makes a game endless is noticed, too
ENDLESS = -signal.SIGXCPU
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
EXPLAINING = ("why", "reason", "fact")


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, and what stands there instead."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str
    explains: bool

    def __str__(self) -> str:
        return f"{self.path.relative_to(GAMES)}:{self.line}: {self.old}  →  {self.new}"

    def text(self) -> bytes:
        whole = self.path.read_bytes()
        return whole[: self.start] + self.new.encode() + whole[self.end :]


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in a node's place and be wrong."""
    other = copy.deepcopy(node)
    if isinstance(other, ast.Compare) and len(other.ops) == 1 and type(other.ops[0]) in COMPARED:
        other.ops = [COMPARED[type(other.ops[0])]()]
        yield other
    elif isinstance(other, ast.BoolOp):
        other.op = ast.And() if isinstance(other.op, ast.Or) else ast.Or()
        yield other
    elif isinstance(other, ast.UnaryOp) and isinstance(other.op, ast.Not):
        yield other.operand
    elif isinstance(other, ast.BinOp) and type(other.op) in COUNTED:
        other.op = COUNTED[type(other.op)]()
        yield other
    elif isinstance(other, ast.Constant) and type(other.value) in (int, bool):
        yield ast.Constant(not other.value if isinstance(other.value, bool) else other.value + 1)
    elif isinstance(other, ast.Expr) and isinstance(other.value, ast.Call | ast.Yield | ast.YieldFrom):
        yield ast.Pass()


def parts(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """All of a function that runs: no annotations, no docstring."""
    queue: list[ast.AST] = list(function.body)
    while queue:
        node = queue.pop()
        if isinstance(node, ast.FunctionDef):
            continue  # it is looked at by itself
        yield node
        annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
        queue += [child for child in ast.iter_child_nodes(node) if child is not annotation]


def mutants_of(path: Path) -> Iterator[Mutant]:
    whole = path.read_bytes()
    begins = [0]
    for each in whole.splitlines(keepends=True):
        begins.append(begins[-1] + len(each))
    for function in ast.walk(ast.parse(whole)):
        if not isinstance(function, ast.FunctionDef):
            continue
        explains = any(word in function.name or word in path.stem for word in EXPLAINING)
        for node in parts(function):
            if not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None or node.end_col_offset is None:
                continue
            start, end = begins[node.lineno - 1] + node.col_offset, begins[node.end_lineno - 1] + node.end_col_offset
            for other in changed(node):
                new = ast.unparse(ast.fix_missing_locations(other))
                new = new if isinstance(other, ast.Pass | ast.Constant) else f"({new})"
                yield Mutant(path, node.lineno, start, end, whole[start:end].decode(), new, explains)


def sample(found: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Half of them in explanations, which are tested more thinly; every game has its share of both."""
    rng = random.Random(seed)
    chosen: list[Mutant] = []
    games = sorted({mutant.path.relative_to(GAMES).parts[0] for mutant in found})
    kinds = [(game, explains) for game in games for explains in (True, False)]
    for at, (game, explains) in enumerate(kinds):
        some = [each for each in found if each.explains == explains and each.path.relative_to(GAMES).parts[0] == game]
        share = count // len(kinds) + (at < count % len(kinds))
        chosen += rng.sample(some, min(share, len(some)))
    return chosen


def tests_for(mutant: Mutant) -> list[str]:
    """Files of tests, the likeliest to notice first."""
    game = mutant.path.relative_to(GAMES).parts[0]
    chapter = mutant.path.stem.partition("_")[0]
    own = sorted((ROOT / "tests" / "games" / game).rglob("test_*.py"))
    first = [path for path in own if chapter in path.stem]
    reasons = [path for path in own if "reasons" in path.stem] if mutant.explains else []
    ordered = [*first, *reasons, *own, ROOT / "tests" / "properties" / "test_reasons.py"]
    return [str(path) for path in dict.fromkeys(ordered)]


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 1))


def survives(mutant: Mutant, source: Path) -> bool:
    """Whether all tests pass on a source in which the mutant lives."""
    target = source / mutant.path.relative_to(ROOT / "src")
    target.write_bytes(mutant.text())
    environment = {**os.environ, "PYTHONPATH": str(source), "LAZARETTO_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests_for(mutant)]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, preexec_fn=_limited, check=False)
        if done.returncode not in (0, 1, 2, ENDLESS):  # all passed, one failed, a file could not even be imported
            raise SystemExit(f"{mutant}: the tests did not run\n{done.stdout.decode()}{done.stderr.decode()}")
        return done.returncode == 0
    finally:
        target.write_bytes(mutant.path.read_bytes())


def all_mutants() -> list[Mutant]:
    return [each for path in sorted(GAMES.glob("*/rules/*.py")) for each in mutants_of(path)]


def run(chosen: Sequence[Mutant]) -> list[Mutant]:
    """Those that no test has noticed."""
    left: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__", "*.egg-info"))
        for number, mutant in enumerate(chosen, 1):
            began = time.monotonic()
            alive = survives(mutant, source)
            left += [mutant] * alive
            word = "SURVIVES" if alive else "noticed"
            print(f"{number}/{len(chosen)} {word} ({time.monotonic() - began:.0f} s) {mutant}", flush=True)
    return left


def tell(chosen: Sequence[Mutant], left: Sequence[Mutant], everything: int) -> None:
    print(f"{len(chosen)} of {everything} possible changes tried, {len(chosen) - len(left)} noticed")
    for explains, name in ((False, "rules"), (True, "explanations")):
        some = [each for each in chosen if each.explains == explains]
        if some:
            alive = sum(each.explains == explains for each in left)
            print(f"  {name}: {len(some) - alive} of {len(some)} ({(len(some) - alive) / len(some):.0%})")
    for mutant in left:
        print(f"  survives: {mutant}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="FILE or FILE:LINE, as printed; all that can be changed there")
    parser.add_argument("--list", action="store_true", help="print the sample and do nothing")
    asked = parser.parse_args()
    found = all_mutants()
    if asked.only:
        chosen = [each for each in found if f"{each.path.relative_to(GAMES)}:{each.line}:".startswith(f"{asked.only}:")]
    else:
        chosen = sample(found, asked.count, asked.seed)
    if asked.list:
        for mutant in chosen:
            print(mutant)
        return
    tell(chosen, run(chosen), len(found))


if __name__ == "__main__":
    main()
