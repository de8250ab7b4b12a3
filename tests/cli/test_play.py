"""The terminal table, driven by lines as a pipe would."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import lazaretto
from tests.cli.conftest import Run, played

ONES = "1\n" * 3000


@pytest.mark.parametrize("language", ["en", "ru"])
def test_bots_alone_play_to_the_end(run: Run, language: str) -> None:
    ran = run("play", "rattus", "--seats", "random,random", "--seed", "3", "--lang", language)
    assert ran.code == 0, ran.err
    assert {"en": "wins with", "ru": "Побеждает"}[language] in ran.out
    assert {"en": "in the palace", "ru": "во дворце"}[language] in ran.out
    assert "{" not in ran.out and ran.err == ""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_person_who_always_takes_the_first_choice(run: Run, tmp_path: Path, language: str) -> None:
    kept = tmp_path / "kept.json"
    ran = run(
        "play",
        "rattus",
        "--seats",
        "me:Anna,random,random",
        "--seed",
        "4",
        "--lang",
        language,
        "--save",
        str(kept),
        typed=ONES,
    )
    assert ran.code == 0, ran.err
    assert {"en": "The game has ended", "ru": "Игра окончена"}[language] in ran.out
    log = json.loads(kept.read_text("utf-8"))
    assert "result" in log
    assert lazaretto.game("rattus").verify(log).is_over
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


def test_two_people_hand_the_screen_over_once_there_are_secrets(run: Run) -> None:
    ran = run("play", "rattus", "--seats", "me:Anna,me:Boris", "--seed", "4", typed=ONES)
    assert ran.code == 0, ran.err
    assert "The game has ended" in ran.out


def test_secrets_are_covered_between_people(run: Run) -> None:
    """[rattus.class.witch-look] Anna looks at a token; before Boris plays, the screen is handed over."""
    lines = [
        *["FirstCubes gallia", "FirstCubes italia", "FirstCubes gallia", "FirstCubes italia"],
        *["TakeCard witch", "UseCard witch", "Witch t1", "WitchStop", "MovePlague"],
    ]
    options = ("--seed", "4", "--options", "first=0")
    ran = run("play", "rattus", "--seats", "me:Anna,me:Boris", *options, typed="\n".join(lines[:-1]) + "\n")
    assert "Press Enter" not in ran.out
    assert "Anna secretly looks at rat 1 in England: [" in ran.out
    ran = run("play", "rattus", "--seats", "me:Anna,me:Boris", *options, typed=_with_plague_moved(lines) + "\nlog\n")
    assert "Now Boris looks at the screen. Press Enter." in ran.out
    boris = ran.out.partition("Press Enter.")[2]
    assert "Anna secretly looks at rat 1 in England." in boris and "England: [" not in boris


def _with_plague_moved(lines: list[str]) -> str:
    """The lines until Boris is asked: the plague goes where it can, then rats are laid as first offered."""
    match = lazaretto.game("rattus").new(2, seed=4, options={"first": 0})
    typed = []
    for line in lines[:-1]:
        match.apply(line)
        typed.append(line)
    while match.to_move == 0:
        choice = match.legal()[-1]
        match.apply(choice)
        typed.append(choice.text)
    return "\n".join([*typed, ""])


def test_the_end_of_the_input_is_a_polite_goodbye_and_keeps_the_log(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    ran = run("play", "rattus", "--seats", "me,random", "--seed", "2", "--save", str(kept), typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Goodbye." in ran.out
    assert len(json.loads(kept.read_text("utf-8"))["choices"]) >= 1


def test_a_kept_game_goes_on(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    arguments = ("play", "rattus", "--seats", "me,random", "--save", str(kept))
    run(*arguments, "--seed", "2", typed="1\n1\nquit\n")
    before = len(json.loads(kept.read_text("utf-8"))["choices"])
    ran = run(*arguments, "--resume", str(kept), typed="1\n")
    assert ran.code == 0, ran.err
    assert len(json.loads(kept.read_text("utf-8"))["choices"]) > before


COMMANDS = [
    ("?", "take the last choice back"),
    ("why FirstCubes gallia", "This is allowed now: place first cubes in France."),
    ("why placerat GALLIA", "rattus."),
    ("why take the Monk", "This is not allowed now: take the Monk."),
    ("why", "no choice was given"),
    ("log", "The plague arrives in"),
    ("rules witch swap", "rattus.class.witch-swap"),
    ("rules xyzzy", "No rule has all these words."),
    ("undo", "nothing can be undone"),
    ("save", "a value is missing"),
    ("99", "there is no such number; choose 1 to 8"),
    ("TakeCard monk", "This is not allowed now: take the Monk."),
    ("nonsense", "there is no verb “nonsense”"),
    ("FirstCubes nowhere", "“nowhere” is unknown"),
    ("place first cubes in France", "adds 2 cubes to France"),
]


@pytest.mark.parametrize(("typed", "expected"), COMMANDS)
def test_commands(run: Run, typed: str, expected: str) -> None:
    ran = run("play", "rattus", "--seats", "me,me:Boris", "--seed", "2", "--options", "first=0", typed=f"{typed}\n")
    assert ran.code == 0
    assert expected in ran.out


RUSSIAN = [
    ("почему TakeCard monk", "Сейчас так нельзя: взять Монаха."),
    ("журнал", "Чума приходит"),
    ("правила ведьма", "rattus.class.witch-swap"),
    ("отмена", "отменить нечего"),
    ("поставить первые кубики во Францию", "Игрок 1 добавляет 2 кубика во Францию."),
    ("выход", "До встречи."),
]


@pytest.mark.parametrize(("typed", "expected"), RUSSIAN)
def test_commands_in_russian(run: Run, typed: str, expected: str) -> None:
    ran = run("play", "--lang=ru", "--seats", "me,me:Борис", "--seed", "2", "--options", "first=0", typed=f"{typed}\n")
    assert ran.code == 0
    assert expected in ran.out


@pytest.mark.parametrize(
    ("language", "words", "moved"),
    [("en", "to England", "from France to England"), ("ru", "в Англию", "из Франции в Англию")],
)
def test_the_words_of_the_menu_can_be_typed(run: Run, language: str, words: str, moved: str) -> None:
    """The Merchant and the Monk both go `to England`; the one that is asked about goes."""
    lines = "FirstCubes gallia\n" * 4 + f"TakeCard monk\nUseCard monk\nMonk t2\n{words}\nlog\n"
    ran = run("play", "--lang", language, "--seats", "me,me:Boris", "--seed", "2", "--options", "first=0", typed=lines)
    assert moved in ran.out


def test_undo_takes_a_choice_back(run: Run) -> None:
    lines = "FirstCubes gallia\n" * 4 + "TakeCard monk\nundo\nwhy TakeCard monk\n"
    ran = run("play", "--seats", "me,me:Boris", "--seed", "2", "--options", "first=0", typed=lines)
    assert "This is allowed now: take the Monk." in ran.out


def test_many_choices_are_grouped_by_verb(run: Run) -> None:
    lines = "FirstCubes gallia\nFirstCubes italia\nFirstCubes italia\nFirstCubes gallia\n"
    ran = run(
        "play", "--seats", "me,me:Boris", "--seed", "2", "--options", "first=0", typed=lines + "TakeCard peasant\n1\nback\n"
    )
    assert "Add cubes  " in ran.out and "choices" in ran.out
    assert "add 1 cube to England" in ran.out


def test_a_group_is_opened_by_its_words(run: Run) -> None:
    lines = "FirstCubes gallia\nFirstCubes italia\nFirstCubes italia\nFirstCubes gallia\nTakeCard peasant\nadd cubes\n"
    ran = run("play", "--seats", "me,me:Boris", "--seed", "2", "--options", "first=0", typed=lines)
    assert "add 1 cube to England" in ran.out and "no verb" not in ran.out


def test_saving_from_the_table(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    ran = run("play", "--seats", "me,random", "--seed", "2", typed=f"save {kept}\nsave {tmp_path}/no/where\n")
    assert ran.code == 0
    assert json.loads(kept.read_text("utf-8"))["game"] == "rattus"
    assert "there is no folder" in ran.out


def test_another_edition_is_played_with_its_own_words(run: Run, tmp_path: Path) -> None:
    shipped = Path(lazaretto.__file__).parent / "games" / "rattus" / "edition.toml"
    changed = tmp_path / "mine.toml"
    changed.write_text(shipped.read_text("utf-8").replace("cubes_per_player = 20", "cubes_per_player = 19"), "utf-8")
    ran = run("play", "--seats", "me,random", "--seed", "2", "--edition", str(changed), typed="")
    assert ran.code == 0, ran.err
    assert "19" in ran.out


def test_interpreted_engine_is_mentioned_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAZARETTO_PURE")
    monkeypatch.setattr("lazaretto.cli.common.is_compiled", lambda: False)
    ran = run("play", "--seats", "me,random", "--seed", "2")
    assert ran.err.count("interpreted") == 1


BAD = [
    (("--seats", "me"), "players: 1 cannot play this; possible: 2, 3, 4"),
    (("--seats", "me,,random"), "--seats: a name in “me,,random” is empty"),
    (("--seats", "me,xyzzy"), "--seats: there is no bot “xyzzy”"),
    (("--seats", "me:A,me:A"), "--seats: “A” occurs twice"),
    (("--seats", "me,random", "--seed", "-1"), "seed: −1 is not a whole number"),
    (("--seats", "me,random", "--seed", "x"), "--seed: a whole number is expected"),
    (("--seats", "me,random", "--options", "first"), "--options: “first” is not of the form name=value"),
    (("--seats", "me,random", "--options", "first=9"), "options.first: “9” cannot be chosen"),
    (("--seats", "me,random", "--options", "last=1"), "options.last: there is no such option of the game"),
    (("--seats", "me,random", "--edition", "nowhere.toml"), "nowhere.toml: there is no such file"),
    (("--seats", "me,random", "--resume", "nowhere.json"), "nowhere.json: there is no such file"),
    (("--seats", "me,random", "--save", "no/where.json"), "no/where.json: there is no folder"),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD)
def test_bad_input_is_one_line_and_exit_code_2(run: Run, arguments: tuple[str, ...], expected: str) -> None:
    ran = run("play", "rattus", *arguments)
    assert ran.code == 2
    assert ran.err.startswith(expected) and ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize(("language", "seats"), [("en", "me:Anna"), ("ru", "me:Anna,random")])
def test_messina_at_the_terminal(run: Run, tmp_path: Path, language: str, seats: str) -> None:
    kept = tmp_path / "kept.json"
    options = ("--options", "mode=advanced,priority_token=true", "--seed", "5", "--lang", language)
    ran = run("play", "messina", "--seats", seats, *options, "--save", str(kept), typed=ONES)
    assert ran.code == 0, ran.err
    assert {"en": "The game has ended: all six rounds", "ru": "Игра окончена: сыграны все шесть"}[language] in ran.out
    assert {"en": "What it gives", "ru": "Что даёт"}[language] in ran.out
    assert "{" not in ran.out and "none" not in ran.out
    assert lazaretto.game("messina").verify(json.loads(kept.read_text("utf-8"))).is_over


def test_ids_of_messina_may_be_typed_in_small_letters(run: Run) -> None:
    ran = run("play", "messina", "--seats", "me:Anna", "--seed", "5", typed="stand nw\nquit\n")
    assert ran.code == 0, ran.err
    assert "Anna moves a helper from the estate to the north-west port." in ran.out


def test_a_record_is_gone_on_with_as_many_seats_as_it_has(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "two.json"
    kept.write_text(json.dumps(played(players=2, choices=20)), "utf-8")
    ran = run("play", "rattus", "--resume", str(kept), typed="quit\n")
    assert ran.code == 0 and ran.err == ""


def test_numbers_that_are_none_are_refused(run: Run) -> None:
    for wrong in ("serve --rate nan", "serve --poll inf", "serve --bots -3", "play --bot-seconds nan"):
        ran = run(*wrong.split())
        assert ran.code == 2 and ran.err.count("\n") == 1


def _hears_ctrl_c() -> None:
    """Whoever runs these tests in the background has a shell that keeps Ctrl-C from them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("text", ["play rattus --seats me,random", "serve --port 0", "simulate pest --games 100000"])
def test_ctrl_c_ends_without_a_traceback(text: str, tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "lazaretto", *text.split()]
    if "serve" in text:
        command += ["--data", str(tmp_path)]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=_hears_ctrl_c,
    )
    assert process.stdout is not None
    if "simulate" in text:
        time.sleep(3)  # it is silent while it plays
    else:
        process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert b"Traceback" not in told
    assert process.returncode in (0, 130)


def test_a_coach_explains_a_kind_of_question_twice(run: Run) -> None:
    """Whoever plays on has heard it; what the coach says of a choice is said every time."""
    ran = run("play", "rattus", "--seats", "me,random", "--seed", "4", "--coach", typed="1\n" * 40)
    assert ran.out.count("Player 1, it is your turn") > 3
    assert ran.out.count("moving the plague comes last") == 2


def test_what_is_done_alike_has_one_verb(run: Run) -> None:
    ran = run("play", "pest", "--seats", "random,random", "--seed", "3")
    assert ", 1 research token" in ran.out and "gains 1 coin, gains" not in ran.out
    assert ", gains 1 research token" not in ran.out
