"""Files of a game, as written or as a build has read them already."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.ledger import read_toml


def test_what_a_build_has_read_takes_the_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    with pytest.raises(BadInput, match="no-such-file"):
        read_toml(path)
    path.with_name("edition.toml.json").write_text(json.dumps({"rats": 3}), "utf-8")
    assert read_toml(path) == {"rats": 3}
    path.write_text("rats = 4\n", "utf-8")
    assert read_toml(path) == {"rats": 4}
