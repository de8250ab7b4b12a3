"""Bots that somebody wrote: named everywhere, in a process of their own, and `greedy` goes on where they fail."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

import lazaretto
from lazaretto.bots import make_bot, outside
from lazaretto.bots.guests import any_bot, check_bot
from lazaretto.bots.own import player_class
from lazaretto.kernel.errors import BadInput

RATTUS = lazaretto.game("rattus")
EXAMPLE = Path(__file__).parents[2] / "examples" / "careful_bot.py"
HEAD = "import os, sys, time\nfrom lazaretto.bots import Player\n"


@pytest.fixture(autouse=True)
def _no_process_stays() -> Iterator[None]:
    yield
    outside.end_all()


def written(folder: Path, body: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(HEAD + textwrap.dedent(body), "utf-8")
    return str(path)


FIRST = """
    class First(Player):
        def choose(self, asked):
            return asked.legal[0]
"""


def played(spec: str, seconds: float = 5.0, choices: int = 12) -> list[str]:
    """What was told of a bot that plays a seat for some choices against random."""
    told: list[str] = []
    match = RATTUS.new(2, seed=3)
    bot = any_bot(spec, match.module, 1, seconds, lambda name, reason: told.append(f"{name}: {reason}"))
    other = make_bot("random", match.module, 2)
    for _ in range(choices):
        if match.to_move is not None:
            match.apply((bot if match.to_move == 0 else other).choose(match, match.to_move))
    bot.close()
    assert (bot.failure is None) == (not told)
    return told


def test_a_file_is_a_bot(tmp_path: Path) -> None:
    assert played(written(tmp_path, FIRST)) == []


def test_it_chooses_what_it_says(tmp_path: Path) -> None:
    match = RATTUS.new(2, seed=3)
    seat = match.to_move
    assert seat is not None
    bot = any_bot(written(tmp_path, FIRST), match.module, 1)
    assert bot.choose(match, seat) == match.legal_options()[0]


@pytest.mark.parametrize("answer", ["asked.legal[-1]", "asked.legal[-1].text", "asked.legal[-1].option"])
def test_a_choice_may_have_any_form(tmp_path: Path, answer: str) -> None:
    spec = written(tmp_path, f"class Mine(Player):\n    def choose(self, asked):\n        return {answer}\n")
    match = RATTUS.new(2, seed=3)
    assert match.to_move is not None
    assert any_bot(spec, match.module, 1).choose(match, match.to_move) == match.legal_options()[-1]


def test_one_class_of_a_file_or_of_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two = written(tmp_path, FIRST + FIRST.replace("First", "Second"), "pair.py")
    with pytest.raises(BadInput, match=r"pair\.py:First, .*pair\.py:Second"):
        check_bot(two, "--bots")
    assert played(f"{two}:Second") == []
    monkeypatch.chdir(tmp_path)
    assert played("pair:First") == [], "modules are found where one stands"


def test_it_knows_its_game_its_seat_and_its_question(tmp_path: Path) -> None:
    body = """
        class Curious(Player):
            def choose(self, asked):
                assert self.game.name == "rattus" and self.players == 2 and self.seat == asked.seat == 0
                assert asked.view["players"] == 2 and asked.kind in self.game.module.frames
                assert len(asked.observation()) > 1000
                after = asked.after(asked.legal[0])
                assert 0.0 <= asked.worth(after) <= 1.0 and 0.0 <= asked.worth(asked.dealt()) <= 1.0
                return self.random.choice(asked.legal)
    """
    assert played(written(tmp_path, body)) == []


def test_what_its_seat_cannot_know_does_not_reach_it(tmp_path: Path) -> None:
    """Two truths that look alike to the seat are sent as the same position."""
    body = """
        import pickle
        class Spy(Player):
            def choose(self, asked):
                return sorted(asked.legal, key=lambda choice: choice.option)[hash(asked.position.board) % len(asked.legal)]
    """
    spec, met = written(tmp_path, body), 0
    module = RATTUS.module
    for seed in range(200):
        here = RATTUS.position(3, seed)
        here.playout(lazaretto.kernel.rng.stream(seed, "spy"), 40)
        if here.is_over() or len(here.legal()) < 2:
            continue
        seat = here.who()
        twin = here.clone()
        module.determinise(twin.board, seat, lazaretto.kernel.rng.stream(seed, "twin"))
        if twin.board == here.board:
            continue
        met += 1
        assert any_bot(spec, module, 5).choose_at(module, here, seat) == any_bot(spec, module, 5).choose_at(
            module, twin, seat
        )
        if met == 5:
            break
    assert met, "the test has not met a hidden face"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("return 1 // 0", "ZeroDivisionError: integer division or modulo by zero (mine.py, line 5)"),
        ("return 'Nonsense here'", "'Nonsense here' is none of the 8 legal choices; asked was FirstCubes"),
        ("return 'TakeCard king'", "'TakeCard king' is none of the 8 legal choices"),
        ("return None", "None is none of the 8 legal choices"),
        ("return -1", "-1 is none of"),
        ("return asked.after('TakeCard king')", "illegal-choice"),
        ("os._exit(3)", "ended with code 3"),
        ("time.sleep(30)", "no choice after 0.5 seconds"),
        ("sys.exit()", "SystemExit"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("input()", "EOFError"),  # and no question is swallowed
    ],
)
def test_a_failure_is_told_once_and_greedy_goes_on(tmp_path: Path, body: str, reason: str) -> None:
    spec = written(tmp_path, f"class Bad(Player):\n    def choose(self, asked):\n        {body}\n")
    told = played(spec, seconds=0.5)
    assert len(told) == 1 and told[0].startswith(spec) and reason in told[0]


def test_who_leaves_while_it_is_loaded_is_told_how(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="SystemExit: not today"):
        check_bot(written(tmp_path, "import sys\nsys.exit('not today')\n"), "--bots")
    with pytest.raises(BadInput, match="ended with code 5"):
        check_bot(written(tmp_path, "import os, sys\nos._exit(5)\n", "gone.py"), "--bots")


@pytest.mark.skipif(not Path("/proc/self/oom_score_adj").exists(), reason="only Linux knows that")
def test_where_memory_runs_out_a_bot_goes_before_its_table(tmp_path: Path) -> None:
    child = outside.child_of(written(tmp_path, FIRST))
    assert Path(f"/proc/{child.process.pid}/oom_score_adj").read_text().strip() == "1000"


def test_a_bot_in_another_process_joins_anew(tmp_path: Path) -> None:
    match = RATTUS.new(2, seed=3)
    assert match.to_move is not None
    bot = any_bot(written(tmp_path, FIRST), match.module, 1)
    for again in (copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert again.choose(match, match.to_move) == match.legal_options()[0] and again.failure is None


def test_a_bot_may_play_on_with_its_position(tmp_path: Path) -> None:
    """It is the bot's own: what is legal does not change with it."""
    body = """
        class Player1(Player):
            def choose(self, asked):
                first = asked.legal[0]
                asked.position.apply_trusted(first.option)
                assert first in asked.legal and asked.after is not None
                return first
    """
    assert played(written(tmp_path, body)) == []


def test_a_number_may_be_one_of_numpy(tmp_path: Path) -> None:
    body = """
        import numpy
        class Learnt(Player):
            def choose(self, asked):
                return numpy.array([choice.option for choice in asked.legal])[0]
    """
    assert played(written(tmp_path, body)) == []


def test_greedy_chooses_as_greedy_would_after_a_failure(tmp_path: Path) -> None:
    spec = written(tmp_path, "class Bad(Player):\n    def choose(self, asked):\n        return 1 // 0\n")
    match = RATTUS.new(2, seed=8)
    assert match.to_move is not None
    stand_in = make_bot("greedy", match.module, 4)
    bot = any_bot(spec, match.module, 4)
    assert bot.choose(match, match.to_move) == stand_in.choose(match, match.to_move)
    assert bot.failure is not None and "ZeroDivisionError" in bot.failure


def test_a_seat_is_not_lost_because_another_one_broke_the_process(tmp_path: Path) -> None:
    body = """
        class Fragile(Player):
            def choose(self, asked):
                if self.seat == 0:
                    os._exit(1)
                return asked.legal[0]
    """
    spec = written(tmp_path, body)
    match = RATTUS.new(2, seed=3)
    bots = [any_bot(spec, match.module, seat) for seat in (0, 1)]
    for _ in range(12):
        assert match.to_move is not None
        match.apply(bots[match.to_move].choose(match, match.to_move))
    assert bots[0].failure is not None and bots[1].failure is None


def test_what_a_bot_prints_does_not_disturb(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    body = """
        print("hello from the file")
        class Loud(Player):
            def choose(self, asked):
                print("thinking", flush=True)
                return asked.legal[0]
    """
    assert played(written(tmp_path, body)) == []
    assert "thinking" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nowhere.py", "no-such-file"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("json:Nothing", "bot-not-there"),
        ("json:dumps", "bot-no-choose"),
        ("nobody", "unknown-bot"),
        ("mcts:fast", "wrong-budget"),
    ],
)
def test_a_name_that_means_nothing_is_refused_with_its_place(spec: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        check_bot(spec, "--bots")


TWO = "class A(Player):\n    choose = len\nclass B(Player):\n    choose = len\n"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("1 // 0", "bot-unusable"),
        ("import no_such_library", "bot-unusable"),
        ("os._exit(5)", "bot-unusable"),
        ("x = 1", "bot-no-player"),
        ("class Silent(Player):\n    pass\n", "bot-no-choose"),
        (TWO, "bot-which"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_before_any_game(tmp_path: Path, body: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        check_bot(written(tmp_path, body), "--bots")


def test_the_table_knows_bots_of_the_house_only(tmp_path: Path) -> None:
    """`make_bot` is what a server asks: names that strangers send must not run code."""
    spec = written(tmp_path, "open('harm', 'w')")
    for name in (spec, f"{spec}:Bot", "os:system", "json:dumps"):
        with pytest.raises(BadInput, match="unknown-bot"):
            make_bot(name, RATTUS.module)
    assert not list(tmp_path.glob("harm"))


def test_an_installed_bot_has_a_name(tmp_path: Path) -> None:
    (tmp_path / "shipped_bot.py").write_text(HEAD + textwrap.dedent(FIRST), "utf-8")
    info = tmp_path / "shipped-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shipped\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[lazaretto.bots]\nshippy = shipped_bot:First\n", "utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    run = "import sys; from lazaretto.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", run, "simulate", "rattus", "--players", "2", "--bots", "shippy,random"]
    done = subprocess.run(
        [*command, "--games", "2"], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "shippy" in done.stdout


def test_the_example_is_short_and_beats_random() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    assert player_class(str(EXAMPLE)).__name__ == "Careful"
    wins = 0
    for seed in range(6):
        match = RATTUS.new(2, seed=seed)
        bots = [any_bot(str(EXAMPLE), match.module, seed), make_bot("random", match.module, seed)]
        while match.to_move is not None:
            match.apply(bots[match.to_move].choose(match, match.to_move))
        assert bots[0].failure is None
        outcome = match.outcome()
        assert outcome is not None
        wins += outcome.winners == [0]
    assert wins >= 5
