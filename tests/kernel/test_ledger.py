"""The rule ledger: read strictly."""

from __future__ import annotations

from pathlib import Path

import pytest

import lazaretto as lz
from lazaretto.kernel.ledger import read_ledger

RULE = '[[rule]]\nid = "{id}"\ntext = "a"\ntext_ru = "б"\nsource = "s"\ncheck = "c"\nkind = "turn"\n'


def test_rules_are_read_in_order_with_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(RULE.format(id="x.b") + RULE.format(id="x.a"), "utf-8")
    rules = read_ledger(path)
    assert list(rules) == ["x.b", "x.a"]
    assert (rules["x.a"].words("en"), rules["x.a"].words("ru"), rules["x.a"].our_ruling("ru")) == ("a", "б", "")
    path.write_text(RULE.format(id="x.a") + 'ruling = "r"\nruling_ru = "р"\n', "utf-8")
    assert [read_ledger(path)["x.a"].our_ruling(language) for language in ("en", "ru")] == ["r", "р"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (RULE.format(id="x.a") * 2, r"rules\.toml: rule\[1\] x\.a: duplicate-word"),
        (RULE.format(id="x.a").replace('check = "c"\n', ""), r"rule\[0\] x\.a: missing-field \(field=check\)"),
        (RULE.format(id=""), r"rule\[0\] : missing-field \(field=id\)"),
        (RULE.format(id="x.a").replace('"a"', "1"), r"missing-field \(field=text\)"),
        (RULE.format(id="x.a") + 'ruling = "r"\n', r"rule\[0\] x\.a: missing-field \(field=ruling_ru\)"),
        ("[[rule]", r"rules\.toml: unreadable-file"),
    ],
)
def test_a_wrong_ledger_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(lz.BadInput, match=message):
        read_ledger(path)


def test_a_missing_ledger_is_named(tmp_path: Path) -> None:
    with pytest.raises(lz.BadInput, match=r"rules\.toml: no-such-file"):
        read_ledger(tmp_path / "rules.toml")
