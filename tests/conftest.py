"""What tests have measured is told at the end, whichever process they ran in."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# No test asserts a time, not even Hypothesis: a busy machine is no mistake.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
FIGURE = "figure"  # the property a test records: `record_property("figure", "300 games…")`


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = terminalreporter.getreports("passed")
    for told in sorted({str(text) for report in passed for name, text in report.user_properties if name == FIGURE}):
        terminalreporter.write_line(told)
