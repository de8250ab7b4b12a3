"""The process a workshop works in: pickled calls on stdin, pickled answers on stdout. Ends with its stdin."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO, Final

from lazaretto.table.bench import answer

HEAD: Final = struct.Struct(">I")  # the length of what follows
MEMORY: Final = 1 << 30  # bytes; ten times what honest work needs
SECONDS: Final = 4.0  # of the processor, for one piece of work; honest work needs one at most


def _read(stream: BinaryIO) -> bytes | None:
    head = stream.read(HEAD.size)
    return stream.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else None


def _write(stream: BinaryIO, body: bytes) -> None:
    stream.write(HEAD.pack(len(body)) + body)
    stream.flush()


def _ticking(seconds: float) -> None:
    """The system ends us when we have worked for so long: it also ends compiled loops. 0 stops the clock."""
    with contextlib.suppress(AttributeError):  # not on every system; the workshop's own deadline remains
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def _keep_small() -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):
        pass  # not on every system; the deadline remains


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; we end with our stdin
    with contextlib.suppress(OSError):
        os.nice(5)  # people first
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    import lazaretto.table.records  # noqa: F401  (what most calls need, before anybody waits for it)

    _keep_small()
    try:
        _write(answers, b"")
        while (call := _read(sys.stdin.buffer)) is not None:
            _ticking(SECONDS)
            told = pickle.dumps(answer(call))
            _ticking(0)
            _write(answers, told)
    except BrokenPipeError:  # the server was killed: nobody wants to know any more
        os._exit(0)


if __name__ == "__main__":
    main()
