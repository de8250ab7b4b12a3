from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.installing import install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    return install(tmp_path_factory.mktemp("example"))
