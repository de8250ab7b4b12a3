"""The process a bot thinks in: questions on stdin, answers on stdout, one line of JSON each. Ends with its stdin."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

import msgspec

from lazaretto.table.thinking import answer


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; we end with our stdin
    with contextlib.suppress(OSError):
        os.nice(5)  # people first
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line))) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server was killed: nobody wants to know any more
        os._exit(0)


if __name__ == "__main__":
    main()
