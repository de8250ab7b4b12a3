"""Reading what comes from outside, by several threads at once."""

from __future__ import annotations

import subprocess
import sys

# Kinds that nobody has read before, each read by several threads at the same moment. What fails is the process.
_AT_ONCE = """
import sys, threading
from typing import TypedDict
from lazaretto.games.forms import Reader

sys.setswitchinterval(1e-6)
for number in range(60):
    inner = TypedDict(f"Inner{number}", {f"field{at}": int for at in range(20)})
    outer = TypedDict(f"Outer{number}", {f"part{at}": inner for at in range(10)})
    read, together = Reader(outer, "board"), threading.Barrier(4)
    form = {f"part{at}": {f"field{each}": each for each in range(20)} for at in range(10)}
    found = []
    def one():
        together.wait()
        found.append(read(form))
    threads = [threading.Thread(target=one) for _ in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    assert found == [form] * 4
"""


def test_threads_may_read_a_kind_for_the_first_time_at_once() -> None:
    ran = subprocess.run([sys.executable, "-c", _AT_ONCE], capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
