"""The command line: `lazaretto play`, `simulate`, `replay`, `rules` and their kin."""

from lazaretto.cli.app import main

__all__ = ["main"]
