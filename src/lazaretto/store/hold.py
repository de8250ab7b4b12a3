"""One server per file: two would each believe that what they have in memory is the truth."""

from __future__ import annotations

import contextlib
import errno
import os

from lazaretto.kernel.errors import BadInput

TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN)


class Hold:
    """A lock on a file beside the database, which ends with the process however it ends."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            if error.errno in TAKEN:
                raise BadInput("already-served", "data", {"given": path.removesuffix(".lock")}) from error
            raise

    def release(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._file)


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:  # not on every system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:
            raise  # otherwise the file system knows no locks
