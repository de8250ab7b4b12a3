"""Questions find their rule among the first three, in both languages; the client finds the same in the same order."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path

import pytest

import lazaretto
from lazaretto.learn.book import vocabulary
from lazaretto.text.lobby import lobby_words
from lazaretto.text.search import Index, language_of

ROOT = Path(__file__).parents[2]
QUERIES = [
    ("pest", "лагеря", "camp.placed-where-doctor-stands camp.clears-free"),
    ("pest", "вылечить больного", "heal.from-any-quarantine heal.track-full heal.cost-by-space"),
    ("rattus", "ничья", "end.tie"),
    ("messina", "ничья", "score.winner score.people-race-tie"),
    ("pest", "ничья", "era-end.capital-tie-second endgame.winner"),
    ("rattus", "когда заканчивается игра", "end.supply-empty end.all-cubes"),
    ("rattus", "сколько кубиков добавить", "turn.place-cubes"),
    ("rattus", "подсмотреть жетон крысы", "class.witch-look"),
    ("rattus", "кто теряет кубик при большинстве", "outbreak.majority"),
    ("rattus", "кубики во дворце", "component.palace end.winner"),
    ("rattus", "how many rats can a region hold", "spread.cap"),
    ("rattus", "swapping with the witches", "class.witch-swap"),
    ("rattus", "take a card from another player", "turn.take-card"),
    ("rattus", "moves the plague two regions", "class.knight-move"),
    ("rattus", "who wins a draw", "end.tie"),
    ("messina", "перемещение помощника стоит монет", "move.further-paid"),
    ("messina", "крысы штраф", "score.rat-points"),
    ("messina", "соседний гекс мощным огнём", "plague.powerful-adjacent"),
    ("messina", "сколько раундов горожанин сидит в карантине", "quarantine.two-rounds"),
    ("messina", "price of repopulating a hex", "repop.requirements"),
    ("messina", "rescued citizens go to quarantine", "rescue.plague-to-quarantine"),
    ("messina", "solo opponent's turn", "solo.token-draw"),
    ("messina", "workshops produce", "production.workshop-era1"),
    ("pest", "карантин переполнен", "quarantine.regular-first"),
    ("pest", "исследовать технологию", "research.buy-one"),
    ("pest", "обменять ресурсы на монету", "exchange.two-for-coin"),
    ("pest", "destroyed locations", "plague.destroy-at-four"),
    ("pest", "weak action token", "action.token-cancels-weak"),
    ("pest", "healing costs herbs", "heal.cost-by-space"),
    ("pest", "most influence", "endgame.most-influence"),
    ("pest", "building in the capital", "build.capital-building"),
]


def _chapters(game: str, language: str) -> dict[str, str]:
    words = lobby_words(game, language)
    return {key.removeprefix("chapter-"): text for key, text in words.items() if key.startswith("chapter-")}


def _index(game: str, language: str) -> Index:
    return Index(game, language, lazaretto.game(game).rules.values(), _chapters(game, language))


@pytest.mark.parametrize(("game", "query", "wanted"), QUERIES)
def test_a_question_finds_its_rule_among_the_first_three(game: str, query: str, wanted: str) -> None:
    found = [rule.id.removeprefix(f"{game}.") for rule in _index(game, language_of(query)).find(query)]
    assert set(wanted.split()) <= set(found), "an id of this test is no rule"
    assert set(wanted.split()) & set(found[:3]), found[:5]


def test_the_order_of_words_and_their_forms_do_not_matter() -> None:
    index = _index("pest", "ru")
    assert index.find("вылечить больного") == index.find("больных лечение") != []


def test_what_is_still_being_typed_finds_what_begins_so() -> None:
    index = _index("rattus", "en")
    assert {rule.id for rule in index.find("peasant")} <= {rule.id for rule in index.find("peasa")}
    assert "peasant" in index.find("peasa")[0].id


def test_nothing_is_found_of_what_no_rule_speaks_of_and_everything_of_nothing() -> None:
    index = _index("rattus", "en")
    assert index.find("xyzzy") == []
    assert index.find(" ") == list(lazaretto.game("rattus").rules.values())


MISSING = "Node or the client's libraries are not installed"
HERE = shutil.which("node") is not None and (ROOT / "web" / "node_modules").exists()


@pytest.mark.skipif(not HERE and os.environ.get("CI") != "true", reason=MISSING)
def test_the_client_finds_the_same() -> None:
    """Every query here, and the first words of every rule as somebody may have them in his ear."""
    asked, ours = [], []
    for game in ("rattus", "messina", "pest"):
        rules = list(lazaretto.game(game).rules.values())
        for language in ("en", "ru"):
            index, known = _index(game, language), vocabulary(game, language)
            queries = [query for of, query, _ in QUERIES if of == game and language_of(query) == language]
            queries += [" ".join(rule.words(language).split()[1:6]) for rule in rules]
            form = {"stop": known.stop, "same": known.same}
            told = {"rules": [asdict(rule) for rule in rules], "chapters": _chapters(game, language), "vocabulary": form}
            asked.append({"language": language, "queries": queries, **told})
            ours.append(
                [{"meant": index.meant(query), "found": [rule.id for rule in index.find(query)]} for query in queries]
            )
    command = ["node", "tools/search.mjs"]
    ran = subprocess.run(command, cwd=ROOT / "web", input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert json.loads(ran.stdout) == ours
