"""An edition that is wrong is refused, and the message says where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lazaretto as lz
from tests.games.rattus.builder import GAME, edition

Change = Callable[[dict[str, Any]], object]


def without_region(printed: dict[str, Any]) -> None:
    printed["region"].pop()  # tartaria
    printed["borders"]["list"] = [row for row in printed["borders"]["list"] if "tartaria" not in row]


def set_in(*path: str | int, to: Any) -> Change:
    def change(printed: dict[str, Any]) -> None:
        place: Any = printed
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return change


WRONG: dict[str, tuple[Change, str]] = {
    "missing region": (without_region, r"edition region: missing-component \(word=tartaria\)"),
    "region that borders still name": (
        lambda e: e["region"].pop(),
        r"edition borders.list\[18\]: unknown-region \(word=tartaria\)",
    ),
    "regions in another order": (lambda e: e["region"].insert(0, e["region"].pop(1)), "edition region: wrong-order"),
    "region twice": (set_in("region", 1, "id", to="anglia"), r"edition region\[1\].id: duplicate-word \(word=anglia\)"),
    "region unreachable": (
        lambda e: e["borders"].update(list=[row for row in e["borders"]["list"] if "turcia" not in row]),
        "edition region turcia: unreachable-region",
    ),
    "region without a name": (lambda e: e["region"][2].pop("name"), r"edition \$.region\[2\].*name"),
    "unknown region in a border": (
        set_in("borders", "list", 3, to=["gallia", "atlantis", "land"]),
        r"edition borders.list\[3\]: unknown-region \(word=atlantis\)",
    ),
    "border twice": (
        lambda e: e["borders"]["list"].append(["hispania", "gallia", "land"]),
        r"edition borders.list\[22\]: duplicate-border \(border=hispania-gallia, other=borders.list\[2\]\)",
    ),
    "asymmetric border": (
        lambda e: e["borders"]["list"].append(["hispania", "gallia", "sea"]),
        r"edition borders.list\[22\]: asymmetric-border",
    ),
    "border of a region with itself": (
        set_in("borders", "list", 0, to=["gallia", "gallia", "land"]),
        r"edition borders.list\[0\]: wrong-border",
    ),
    "unknown kind of border": (
        set_in("borders", "list", 0, to=["anglia", "gallia", "tunnel"]),
        r"edition borders.list\[0\]: wrong-border",
    ),
    "border of two words": (set_in("borders", "list", 0, to=["anglia", "gallia"]), r"edition \$.borders.list\[0\]"),
    "ordinary token missing": (
        lambda e: e["tokens"]["ordinary"].pop(),
        "edition tokens.ordinary: wrong-count .*given=36, expected=37",
    ),
    "starting token missing": (lambda e: e["tokens"]["starting"].pop(), "edition tokens"),
    "token too many": (lambda e: e["tokens"]["ordinary"].append("1:A"), "edition tokens.ordinary: wrong-count"),
    "unknown symbol": (
        set_in("tokens", "ordinary", 5, to="2:MXR"),
        r"edition tokens.ordinary\[5\]: unknown-symbol \(word=X\)",
    ),
    "Cyrillic symbol": (set_in("tokens", "starting", 0, to="1:Б"), r"edition tokens.starting\[0\]: unknown-symbol"),
    "token without symbols": (set_in("tokens", "starting", 3, to="2:"), r"edition tokens.starting\[3\]: wrong-token"),
    "threshold of nought": (set_in("tokens", "starting", 3, to="0:PC"), r"edition tokens.starting\[3\]: wrong-token"),
    "threshold no number": (set_in("tokens", "starting", 3, to="x:PC"), r"edition tokens.starting\[3\]: wrong-token"),
    "card twice": (set_in("class", 1, "id", to="peasant"), r"edition class\[1\].id: duplicate-word"),
    "unknown card": (set_in("class", 5, "id", to="queen"), r"edition class: missing-component \(word=king\)"),
    "card with the letter of majority": (set_in("class", 1, "letter", to="M"), r"edition class\[1\].letter: unknown-symbol"),
    "wrong type": (set_in("constants", "cubes_per_player", to="twenty"), r"edition \$.constants.cubes_per_player"),
    "number as a truth value": (
        set_in("constants", "merchant_cubes_max", to=True),
        r"edition \$.constants.merchant_cubes_max",
    ),
    "unknown constant": (set_in("constants", "luck", to=7), "edition .*luck"),
    "spread too short": (set_in("constants", "spread", to=[0, 1, 2]), "edition constants.spread: wrong-count .*expected=4"),
    "boxed tokens missing": (
        lambda e: e["constants"]["tokens_boxed"].pop("3"),
        "edition constants.tokens_boxed.3: wrong-value",
    ),
    "more boxed than there are": (
        lambda e: e["constants"]["tokens_boxed"].update({"2": 38}),
        "edition constants.tokens_boxed.2: wrong-value",
    ),
    "merchant beyond the numbering": (
        set_in("constants", "merchant_cubes_max", to=4),
        "edition constants.merchant_cubes_max: too-large",
    ),
    "peasant beyond the numbering": (set_in("constants", "peasant_extra_cubes", to=2), "edition constants.*too-large"),
}


@pytest.mark.rule("rattus.component.regions")
@pytest.mark.rule("rattus.component.rat-tokens")
@pytest.mark.rule("rattus.component.class-cards")
@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_edition_is_refused_with_its_place(what: str) -> None:
    change, message = WRONG[what]
    printed = edition()
    change(printed)
    with pytest.raises(lz.BadInput, match=message):
        GAME.new(players=4, seed=1, edition=printed)


def test_the_shipped_edition_is_sound() -> None:
    assert GAME.new(players=4, seed=1, edition=edition()).problems() == []


def test_a_match_of_an_own_edition_carries_it_in_its_log() -> None:
    printed = edition()
    printed["tokens"]["starting"][0] = "2:K"
    match = GAME.new(players=2, seed=1, edition=printed)
    assert GAME.replay(match.log()).header.edition == printed


def test_an_own_edition_changes_what_the_rules_read() -> None:
    printed = edition()
    printed["constants"]["cubes_per_player"] = 15
    assert GAME.new(players=2, seed=1, edition=printed).view(None)["supply"] == [15, 15]
