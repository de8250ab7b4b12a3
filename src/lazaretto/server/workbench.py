"""The process a workshop works in: pickled calls on stdin, pickled answers on stdout. Ends with its stdin."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
import traceback
from typing import Any, BinaryIO, Final

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.errors import Refusal, refusal_of

HEAD: Final = struct.Struct(">I")  # the length of what follows
DONE: Final = "done"
REFUSED: Final = "refused"
BROKEN: Final = "broken"
MEMORY: Final = 1 << 30  # bytes; ten times what honest work needs
SECONDS: Final = 4.0  # of the processor, for one piece of work; honest work needs one at most


def answer(call: bytes) -> tuple[str, Any]:
    """What the function gave, or what it refused as `Refusal` takes it, or how it broke."""
    try:
        work, arguments, named = pickle.loads(call)
        return DONE, work(*arguments, **named)
    except Refusal as refusal:
        return _refused(refusal)
    except LazarettoError as error:
        return _refused(refusal_of(error, {}))
    except (MemoryError, RecursionError):
        return _refused(Refusal(400, "takes-too-long"))
    except Exception:  # told, and the process lives on
        return BROKEN, traceback.format_exc()


def _refused(refusal: Refusal) -> tuple[str, Any]:
    return REFUSED, (refusal.status, refusal.code, refusal.details, refusal.place)


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
    import lazaretto.server.records  # noqa: F401  (what most calls need, before anybody waits for it)

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
