"""A process of ours that is asked through its stdin and answers on its stdout. It ends when we do."""

from __future__ import annotations

import asyncio
import contextlib
import sys

LINE_LIMIT = 1 << 20  # bytes of an answer in one line


class Child:
    def __init__(self, *arguments: str) -> None:
        """`arguments`: the module that is run, and what it is given."""
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def begin(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *self.arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
