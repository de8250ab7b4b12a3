"""A game that the house has never heard of, installed beside it, plays everywhere; the house is not touched for it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.examples.installing import EXAMPLE, ROOT, on_path, run
from tests.server.helpers import Person, serving

sys.path.insert(0, str(ROOT / "tools"))
import check_citations

NAME = "pratique"
CLI = "import sys; from lazaretto.cli import main; sys.exit(main(sys.argv[1:]))"
ABOUT_IT = ("examples/", "tests/examples/", "tests/browser/test_fourth_game.py", "docs/new-game.md")


# ---------------------------------------------------------------- the house is not touched


def test_nothing_of_the_house_names_it() -> None:
    """It is found by what is installed, so that no line of ours can be there for it."""
    found = subprocess.run(["git", "grep", "-il", NAME], cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode > 1:
        pytest.skip("this is no git checkout")
    named = [line for line in found.stdout.splitlines() if not line.startswith(ABOUT_IT)]
    assert named == []


def test_it_is_found_where_it_is_installed_and_comes_after_ours(site: Path) -> None:
    code = (
        "import json, lazaretto as lz, lazaretto.games as g; print(json.dumps([lz.game_names(), str(g.folder('pratique'))]))"
    )
    names, folder = json.loads(run(site, "-c", code))
    assert names[-1] == NAME
    assert names[0] == "rattus"
    assert Path(folder) == site / NAME


def test_without_it_the_house_does_not_know_it(tmp_path: Path) -> None:
    assert NAME not in json.loads(run(tmp_path, "-c", "import json, lazaretto as lz; print(json.dumps(lz.game_names()))"))


def test_a_broken_game_beside_it_is_named_and_stops_nobody(site: Path, tmp_path: Path) -> None:
    (tmp_path / "brokenplay.py").write_text("raise RuntimeError('half finished')\n")
    info = tmp_path / "brokenplay-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brokenplay\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[lazaretto.games]\nbrokenplay = brokenplay:GAME\n")
    code = (
        "import sys, warnings, lazaretto as lz\n"
        f"sys.path.insert(0, {str(tmp_path)!r})\n"
        "with warnings.catch_warnings(record=True) as told:\n"
        "    warnings.simplefilter('always')\n"
        "    names = lz.game_names()\n"
        "print(names); print([str(each.message) for each in told])"
    )
    names, told = run(site, "-c", code).splitlines()
    assert NAME in names
    assert "brokenplay" not in names
    assert "the game 'brokenplay' (brokenplay:GAME) cannot be used: RuntimeError: half finished" in told


# ---------------------------------------------------------------- the guide


def test_the_code_in_the_guide_is_the_examples() -> None:
    """Every block with a language is made of pieces of the example's files; a line with … stands between them."""
    guide = (ROOT / "docs" / "new-game.md").read_text("utf-8")
    kinds = ("*.py", "*.toml", "*.ftl")
    files = [path.read_text("utf-8") for kind in kinds for path in EXAMPLE.rglob(kind) if "build" not in path.parts]
    blocks = re.findall(r"^```(?:python|toml|fluent)\n(.*?)^```", guide, flags=re.M | re.S)
    pieces = [piece.strip("\n") for block in blocks for piece in block.split("# …\n")]
    assert len(pieces) > 20
    assert [piece for piece in pieces if not any(piece in file for file in files)] == []


# ---------------------------------------------------------------- it is sound


def test_its_own_tests_pass(site: Path) -> None:
    told = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=EXAMPLE)
    assert " passed" in told


def test_its_rules_are_cited_by_code_and_tests() -> None:
    ids = {row["id"] for row in tomllib.loads((EXAMPLE / NAME / "rules.toml").read_text("utf-8"))["rule"]}
    files = sorted((EXAMPLE / NAME).rglob("*.py"))
    sources = {path: path.read_text("utf-8") for path in files}
    cited = {rule for source in sources.values() for _, rule in check_citations.cited_by_code(source, NAME)}
    named = {rule for source in sources.values() for _, rule in check_citations.named_by_code(source, NAME)}
    tests = (EXAMPLE / "tests" / "test_rules.py").read_text("utf-8")
    assert cited == ids == {rule for _, rule in check_citations.cited_by_tests(tests)}
    assert named <= ids


def test_its_cells_are_what_its_layout_gives(site: Path) -> None:
    run(site, str(ROOT / "tools" / "make_boards.py"), "--check", str(EXAMPLE / NAME))


def test_its_texts_are_complete(site: Path) -> None:
    code = "import check_text; print([line for line in check_text.problems() if 'pratique' in line])"
    assert run(site, "-c", code, cwd=ROOT / "tools").strip() == "[]"


def test_the_harness_finds_nothing_with_twins(site: Path) -> None:
    code = """
import lazaretto as lz
from tests.properties.harness import Findings, walk
found = Findings()
for seed in range(30):
    found.add(walk(lz.game("pratique"), 2 + seed % 3, seed, twins=True))
assert found.verbs == {"Visit", "Admit", "SendAway"}, found.verbs
assert found.reasons == {"empty", "outbreaks"}, found.reasons
assert found.twins > 100 and found.compared > 1000, found
"""
    run(site, "-c", code, cwd=ROOT)


# ---------------------------------------------------------------- it plays


@pytest.mark.parametrize(
    ("language", "said", "end"), [("en", "drops anchor", "The game has ended"), ("ru", "бросает якорь", "Игра окончена")]
)
def test_in_the_terminal(site: Path, language: str, said: str, end: str) -> None:
    """A person who always takes the first choice, against two bots, to the end; with a word of why in between."""
    lines = "why Visit mole\nlog\n" + "1\n" * 60
    arguments = ["play", NAME, "--seats", "me:Anna,greedy,mcts:30", "--seed", "4", "--lang", language]
    told = run(site, "-c", CLI, *arguments, text=lines)
    assert said in told
    assert end in told
    assert "view-" not in told


def test_as_a_record(site: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.json"
    run(site, "-c", CLI, "play", NAME, "--seats", "greedy,random", "--seed", "7", "--save", str(log))
    run(site, "-c", CLI, "verify", str(log))
    assert "Pratique" in run(site, "-c", CLI, "games", "--lang", "en")
    assert "pratique.turn.visit" in run(site, "-c", CLI, "rules", NAME, "lantern")


def test_simulated_and_the_bots_can_play_it(site: Path, tmp_path: Path) -> None:
    target = tmp_path / "played.json"
    bots = ["--bots", "greedy,random,mcts:40", "--players", "3", "--games", "30", "--jobs", "2"]
    run(site, "-c", CLI, "simulate", NAME, *bots, "--json", str(target))
    rows = {row["name"]: row for row in json.loads(target.read_text())["summary"]["bots"]}
    assert rows["greedy"]["score"] > rows["random"]["score"]
    assert rows["mcts:40"]["score"] > rows["random"]["score"]


def test_in_pettingzoo(site: Path) -> None:
    code = """
from pettingzoo.test import api_test, seed_test
from lazaretto.lab.pettingzoo import env
for players in (2, 3, 4):
    api_test(env("pratique", players=players), num_cycles=200)
seed_test(lambda: env("pratique", players=3), num_cycles=60)
"""
    run(site, "-c", code)


def test_in_openspiel(site: Path) -> None:
    code = """
import pyspiel, lazaretto.lab.openspiel
for players in (2, 3, 4):
    game = pyspiel.load_game("python_lazaretto_pratique", {"players": players})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
"""
    run(site, "-c", code)


def test_its_values_survive_pickling(site: Path) -> None:
    code = """
import copy, pickle, lazaretto as lz
match = lz.game("pratique").new(3, seed=2)
match.apply("Visit mole")
for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
    assert again.position() == match.position() and again.view(0) == match.view(0)
"""
    run(site, "-c", code)


# ---------------------------------------------------------------- at a table of the server


def _visit_and_finish(socket: Any, seat: int) -> None:
    """A visit first, then whatever is offered first, until the game is over."""
    state = socket.until("state", seat=seat)
    while state["decision"] is not None:
        legal = [choice["text"] for choice in state["legal"]]
        if state["decision"]["seat"] == seat and legal:
            socket.send(type="move", seat=seat, n=state["n"], choice=legal[0])
        state = socket.until("state", timeout=60, seat=seat)
    assert state["result"]["scores"]


def test_at_a_table_over_http_and_websocket(site: Path, tmp_path: Path) -> None:
    with on_path(site), serving(tmp_path, "--bots", "1") as server:
        anna, boris = Person(server.url, "Anna"), Person(server.url, "Boris")
        info = next(game for game in anna.get("/api/games") if game["name"] == NAME)
        assert info["words"]["ru"]["game-title"] == "Свободная практика"
        assert info["words"]["en"]["option-first.choose"] == "Who begins"
        words = anna.get(f"/api/games/{NAME}/words")
        assert words["secrets"]
        assert words["schema"]["verbs"]["Visit"] == {"berth": "berth"}
        assert "choice-visit" in words["texts"]["en"]
        assert len(anna.get(f"/api/games/{NAME}/rules")) == 16
        table = anna.open("me", "bot:greedy", game=NAME, options={"first": 0})["id"]
        anna.move(table, "Visit mole")
        assert anna.state(table, 0)["view"]["berths"]["mole"]["carries"] is not None
        assert boris.state(table)["view"]["berths"]["mole"] == {"anchored": True, "visitor_seats": [0], "carries": None}
        with anna.socket(table, "seat=0") as socket:
            _visit_and_finish(socket, 0)
        assert anna.get(f"/api/tables/{table}")["status"] == "finished"


def test_its_book_and_the_words_of_its_coach(site: Path, tmp_path: Path) -> None:
    with on_path(site), serving(tmp_path) as server:
        anna = Person(server.url, "Anna")
        book = anna.get(f"/api/games/{NAME}/book")
        assert (book["minutes"], book["weight"]) == ([10, 20], 1)
        assert book["chapters"] == ["component", "setup", "turn", "ship", "end"]
        assert {rule for section in book["aid"] for rule in section["rules"]} <= {
            rule["id"] for rule in anna.get(f"/api/games/{NAME}/rules")
        }
        for language in ("en", "ru"):
            words = [f"book-chapter-{each}" for each in book["chapters"]] + [f"aid-{each['id']}" for each in book["aid"]]
            said = book["texts"][language]
            assert [key for key in ("book-goal", "book-like", *words) if f"{key} = " not in said] == []
            assert "coach-turn =" in anna.get(f"/api/games/{NAME}/words")["texts"][language]


def test_a_table_of_a_game_that_is_gone_does_not_stop_the_house(site: Path, tmp_path: Path) -> None:
    with on_path(site), serving(tmp_path) as server:
        anna = Person(server.url, "Anna")
        table = anna.open("me", "bot:random", game=NAME, options={"first": 0})["id"]
        seen = anna.get(f"/api/tables/{table}/state?seat=0")["view"]
    with serving(tmp_path) as server:
        again = anna.again(server.url)
        assert [brief["id"] for brief in again.get("/api/lobby")["mine"]] == [table]
        again.open("me", "bot:random")
        assert again.get(f"/api/tables/{table}/state?seat=0")["view"] == seen
        move = {"seat": 0, "n": 1, "choice": "Finish"}
        answer = again.http.post(f"/api/tables/{table}/moves", json=move)
        assert 400 <= answer.status_code < 500, answer.text
