"""How a lesson is taken: paths, undo, goals, written chance, and what is said of a bad lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from lazaretto.kernel.errors import BadInput, IllegalChoice, StaleDecision
from lazaretto.learn.catalogue import lesson, names, read
from lazaretto.learn.course import LONGEST, NEXT, SKIP, Course
from lazaretto.learn.draft import draft
from lazaretto.learn.form import fits
from lazaretto.learn.opening import laid_over
from lazaretto.learn.proof import prove

HEAD = """
seat = 0
minutes = 2
[begin]
players = 2
seed = 1
options = { first = 0 }
choices = ["FirstCubes anglia", "FirstCubes hungaria", "FirstCubes scandia", "FirstCubes polonia"]
"""
PALACE = """
[begin.board]
cards = { king = 0 }
regions = { anglia = { rats = [] }, polonia = { rats = [] } }
laid = 8
revealed = ["f3", "f4"]

[[step]]
id = "palace"
goal = { view = "palace.0", at_least = 1 }
solution = ["UseCard king", "King anglia"]

[[step]]
id = "plague"
choose = ["MovePlague"]
"""


def course(folder: Path, text: str) -> Course:
    path = folder / "1-trial.toml"
    path.write_text(text, "utf-8")
    return Course(read("rattus", "trial", path))


def wrong(folder: Path, text: str) -> tuple[str, str]:
    """The code and the place of what is wrong with a lesson."""
    try:
        found = course(folder, text).found
    except BadInput as error:
        return error.code, error.place
    problem = prove(found).problems[0]
    return problem.code, problem.place


def test_patterns() -> None:
    assert fits(["AddCubes", "gallia", "3"], "AddCubes * 3")
    assert fits(["AddCubes", "gallia", "3"], "AddCubes")
    assert fits(["Pass"], "*")
    assert not fits(["AddCubes", "gallia", "3"], "AddCubes gallia")
    assert not fits(["AddCubes", "gallia", "2"], "AddCubes * 3")


def test_a_wanted_choice_goes_on_and_undo_goes_back(tmp_path: Path) -> None:
    taken = course(tmp_path, HEAD + PALACE)
    here = taken.start()
    on_the_way, reply = taken.move(here, "UseCard king")
    assert reply is None and on_the_way.step == 0
    done, _ = taken.move(on_the_way, "King anglia")
    assert done.step == 1 and done.path == ("UseCard king", "King anglia")
    assert taken.undo(done).path == ("UseCard king",)
    assert taken.undo(done).match.place() == on_the_way.match.place()
    assert taken.back(done).path == () and taken.back(taken.back(done)).path == ()
    over, _ = taken.move(done, "MovePlague gallia")
    assert taken.is_over(over)
    assert taken.back(over).path == done.path  # over chance and other seats, too
    assert taken.undo(over).match.place() == done.match.place()
    with pytest.raises(StaleDecision, match="game-over"):
        taken.move(over, NEXT)


def test_a_missed_goal_is_told_with_what_happened_and_how_much_is_lacking(tmp_path: Path) -> None:
    taken = course(tmp_path, HEAD + PALACE)
    here, reply = taken.move(taken.start(), "MovePlague hispania")
    assert reply is None  # rats spread; the turn is not over
    after, reply = taken.move(here, "PlaceRat gallia")
    assert after is here
    assert reply is not None and reply.kind == "missed" and reply.measure is not None
    assert (reply.measure.have, reply.measure.wants, reply.measure.need) == (0, "at-least", 1)
    assert {"rat-placed", "turn-began"} <= {event["kind"] for event in reply.events}


def test_skipping_goes_on_where_the_solution_leads(tmp_path: Path) -> None:
    taken = course(tmp_path, HEAD + PALACE)
    skipped, _ = taken.move(taken.start(), SKIP)
    assert skipped.step == 1 and skipped.match.view(0)["palace"] == [1, 0]
    assert taken.stand([SKIP]).match.place() == skipped.match.place()


def test_a_path_that_cannot_be_walked_ends_where_it_could(tmp_path: Path) -> None:
    taken = course(tmp_path, HEAD + PALACE)
    assert taken.stand(["UseCard king", "King italia", "nonsense"]).path == ("UseCard king",)
    assert taken.stand([NEXT]).path == ()
    with pytest.raises(BadInput, match="too-long"):
        taken.stand([SKIP] * (LONGEST + 1))


def test_rules_forbid_in_a_lesson_what_they_forbid_elsewhere(tmp_path: Path) -> None:
    taken = course(tmp_path, HEAD + PALACE)
    with pytest.raises(IllegalChoice) as refused:
        taken.move(taken.start(), "UseCard merchant")
    assert refused.value.rules


def test_chance_is_what_the_lesson_says(tmp_path: Path) -> None:
    """The rat of Hungary was laid at set-up, so f30 cannot be its face; what can be is what is written."""
    for face in ("f6", "f7", "f5"):
        steps = f"""
[[step]]
id = "plague"
choose = ["MovePlague hungaria"]
chance = ["Face f30", "Face {face}"]
[[step]]
id = "rat"
choose = ["PlaceRat polonia"]
chance = ["Face {face}"]
[[step]]
id = "look"
"""
        here = course(tmp_path, HEAD + steps).stand(["MovePlague hungaria", "PlaceRat polonia"])
        revealed = [event for event in here.match.events(0) if event["kind"] == "rat-revealed"]
        assert [event.get("face") for event in revealed] == [face]


@pytest.mark.parametrize(
    ("steps", "code", "where"),
    [
        ('[[step]]\nid = "a"\nchoose = ["King italia"]', "lesson-want-illegal", "step a"),
        ('[[step]]\nid = "a"\nchoose = ["Dance *"]', "lesson-want-illegal", "step a"),
        ('[[step]]\nid = "a"\nchoose = ["AddCubes", "King italia"]', "lesson-want-illegal", "step a"),
        ('[[step]]\nid = "a"\n[[step]]\nid = "a"', "duplicate-word", "step a"),
        ('[[step]]\nid = "a"\nplays = ["King italia"]', "illegal-choice", "step a"),
        ('[[step]]\nid = "a"\nchance = ["Face f99"]', "unknown-word", "step a"),
        ('[[step]]\nid = "a"\nrules = ["rattus.no.such"]', "unknown-rule", "step a"),
        ('[[step]]\nid = "a"\ngoal = { over = true }', "lesson-no-solution", "step a"),
        ('[[step]]\nid = "a"\ngoal = { view = "palace.7" }\nsolution = ["Pass"]', "lesson-no-path", "step a"),
        ('[[step]]\nid = "a"\ngoal = { view = "plague" }\nsolution = ["Pass"]', "lesson-no-number", "step a"),
        ('[[step]]\nid = "a"\ngoal = { score = "luck" }\nsolution = ["Pass"]', "unknown-word", "step a"),
        ('[[step]]\nid = "a"\ngoal = {}\nsolution = ["Pass"]', "lesson-no-goal", "step a"),
        ('[[step]]\nid = "a"\ngoal = { view = "supply.0" }\nsolution = ["Pass"]', "lesson-goal-early", "step a"),
        (
            '[[step]]\nid = "a"\ngoal = { view = "palace.0" }\nsolution = ["AddCubes italia 1"]',
            "lesson-goal-missed",
            "step a",
        ),
        ('[[step]]\nid = "a"\nchoose = ["AddCubes"]\nreplies = { "Pass" = "x" }', "lesson-reply-unused", "step a"),
        ('[[step]]\nid = "a"\nwant = "more"', "unknown-place", "step[0]"),
        ('[[step]]\nid = "a"\n[begin.board]\nplague = "atlantis"', "unknown-word", "begin: board.plague"),
        ('[[step]]\nid = "a"\n[begin.board]\nlaid = 40', "unsound-position", "begin"),
        ('[[step]]\nid = "a"\n[begin.board]\nsupply = { 7 = 1 }', "unknown-word", "begin"),
    ],
)
def test_a_bad_lesson_is_refused_with_place_and_reason(tmp_path: Path, steps: str, code: str, where: str) -> None:
    found, place = wrong(tmp_path, HEAD + steps)
    assert found == code
    assert place.startswith(f"rattus/{tmp_path.name}/1-trial.toml") and where in place


def test_a_goal_that_is_reached_too_soon_has_too_long_a_solution(tmp_path: Path) -> None:
    text = (HEAD + PALACE).replace('"King anglia"]', '"King anglia", "TakeCard monk"]')
    assert wrong(tmp_path, text)[0] == "lesson-solved-before"


def test_unreadable_files_are_named(tmp_path: Path) -> None:
    for text in ("seat = ", "seat = 0", "a = " + "[" * 5000):
        with pytest.raises(BadInput) as refused:
            course(tmp_path, text)
        assert "1-trial.toml" in refused.value.place


def test_what_lies_otherwise() -> None:
    assert laid_over({"a": [1, {"b": 2}], "c": 3}, {"a": {"1": {"b": 5}}}) == {"a": [1, {"b": 5}], "c": 3}
    assert laid_over({"a": [1]}, {"a": []}) == {"a": []}


def test_a_draft_is_a_lesson_at_once(tmp_path: Path) -> None:
    match = course(tmp_path, HEAD + PALACE).start().match
    written, beside = draft(match, tmp_path / "3-mine.toml")
    assert beside.name == "mine.json"
    begun = Course(read("rattus", "mine", written)).start().match
    assert begun.view(0) == match.view(0) and begun.to_move == 0
    assert prove(read("rattus", "mine", written)).problems == []
    with pytest.raises(BadInput, match="cannot-write"):
        draft(match, tmp_path / "3-mine.toml")


def test_lessons_that_are_not_there() -> None:
    with pytest.raises(BadInput, match="unknown-lesson"):
        lesson("rattus", "juggling")
    with pytest.raises(BadInput, match="unknown-game"):
        names("chess")
