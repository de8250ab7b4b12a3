"""Builds the engine with mypyc where a C compiler is at hand; without one the same source runs interpreted."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

# What is worth compiling: the kernel's inner loop, the boards, the rules, the search.
COMPILED = [
    "kernel/errors.py",
    "kernel/rng.py",
    "kernel/choice.py",
    "kernel/bits.py",
    "kernel/board.py",
    "kernel/options.py",
    "kernel/frame.py",
    "kernel/evaluation.py",
    "kernel/completions.py",
    "kernel/page.py",
    "kernel/encoding.py",
    "games/*/actions.py",
    "games/*/tables*.py",
    "games/*/cells.py",
    "games/*/board*.py",
    "games/*/effects.py",
    "games/*/rules/*.py",
    "games/*/bot.py",
    "games/*/holdings.py",
    "games/*/prospect*.py",
    "games/*/worths.py",
    "games/*/view.py",
    "games/*/observation.py",
    "bots/sight.py",
    "bots/greedy.py",
    "bots/mcts.py",
    "bots/frozen.py",
    "lab/batch.py",
]

TOOLS = Path(__file__).resolve().parent / "tools"
# Calls inside the engine need not go through the dynamic linker; and what is rare is kept out of the way.
FLAGS = ["-fvisibility=hidden", "-include", str(TOOLS / "rare.h")]

INDEX = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")  # how mypyc asks whether an index counts from the front


def expect_plain_indexes(sources: list[str]) -> None:
    """An index from the end of a block is as rare as one beyond it; mypyc does not tell the compiler."""
    for path in map(Path, sources):
        text = path.read_text("utf-8")
        told = INDEX.sub(r"= likely(\1);", text)
        if told != text:
            path.write_text(told, "utf-8")


def linking_flags() -> list[str]:
    """GNU's compiler looks at all files of the engine once more when it links them, so that the short readers of a board are
    put in the place of calls from other files. Other compilers may lack what that needs, and a profile is taken without."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if os.environ.get("LAZARETTO_PROFILE_OUT") or shutil.which(compiler[0]) is None:
        return []
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return ["-flto=auto"] if "Free Software Foundation" in said else []


def profile_flags() -> list[str]:
    """`make fast` builds twice: once to see how games are played, then for what was seen."""
    folder = os.environ.get("LAZARETTO_PROFILE_IN")
    if folder:
        return [f"-fprofile-use={folder}", "-fprofile-partial-training", "-Wno-missing-profile"]
    folder = os.environ.get("LAZARETTO_PROFILE_OUT")
    return [f"-fprofile-dir={folder}", "-fprofile-generate", "-fprofile-update=single"] if folder else []


class OptionalBuild(build_ext):
    """A compiler that fails leaves the interpreted engine, with one plain line about it."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("LAZARETTO_COMPILE") == "1":
                raise
            print(f"lazaretto: not compiled ({type(error).__name__}: {error}); it will run interpreted", file=sys.stderr)

    def build_extensions(self) -> None:
        """All files of the engine are one extension, so setuptools would compile them one after the other."""
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], *rest: Any, **named: Any) -> list[str]:
            with ThreadPool(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], *rest, **named), sources, chunksize=1)
            return [each for some in objects for each in some]

        self.compiler.compile = compile_at_once
        super().build_extensions()


def extensions() -> list[object]:
    wanted = os.environ.get("LAZARETTO_COMPILE", "auto")
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if wanted == "0" or (wanted == "auto" and compiler is None):
        print("lazaretto: no C compiler; the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sys.path.insert(0, str(TOOLS))
    from build_frames import expand_tree

    root, expanded = Path("src/lazaretto"), Path("build/expanded/lazaretto")
    files = sorted(path for pattern in COMPILED for path in root.glob(pattern) if path.name != "__init__.py")
    only = os.environ.get("LAZARETTO_ONLY")  # while working on one game
    files = [path for path in files if only is None or "games" not in path.parts or only in path.parts]
    expand_tree(root, expanded, files)
    settings = expanded.parent / "mypy.ini"
    settings.write_text(f"[mypy]\nstrict = True\nwarn_unused_ignores = False\nmypy_path = {expanded.parent}\n", "utf-8")
    copies = [str(expanded / path.relative_to(root)) for path in files]
    try:
        modules = mypycify(["--config-file", str(settings), *copies], opt_level="3", multi_file=True)
    except SystemExit:  # its way to say that it cannot; the errors are printed already
        if wanted == "1":
            raise
        print("lazaretto: mypyc cannot compile it here; the engine will run interpreted", file=sys.stderr)
        return []
    if sys.platform != "win32":
        engine = next(module for module in modules if module.name.endswith("__mypyc"))  # the others only lead there
        flags = [*linking_flags(), *profile_flags()]
        engine.extra_compile_args = [*engine.extra_compile_args, *FLAGS, *flags]
        engine.extra_link_args = ["-O3", *flags]
        expect_plain_indexes(engine.sources)
    return list(modules)


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
