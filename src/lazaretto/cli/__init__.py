"""The command line: `lazaretto play`, `simulate`, `replay`, `rules` and their kin."""

from __future__ import annotations

import sys
from collections.abc import Sequence

NEEDED = {"typer", "rich", "fluent"}  # what the extra `cli` brings
MISSING = "lazaretto: the command line is not installed: pip install 'lazaretto[cli]', or 'lazaretto[server]' for tables"


def main(arguments: Sequence[str] | None = None) -> int:
    """The entry point: the exit code of a command."""
    try:
        from lazaretto.cli.app import main as run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        print(MISSING, file=sys.stderr)  # in English: the words of both languages need what is missing
        return 1
    except KeyboardInterrupt:
        return 130  # Ctrl-C before there was anything to end
    return run(arguments)


__all__ = ["main"]
