"""Solutions for goals that have none yet: bots try until one of them reaches the goal. For those who write lessons.

python tools/solve_lesson.py rattus src/lazaretto/games/rattus/lessons/8-game.toml   # solves steps with `solution = []`
"""

from __future__ import annotations

import sys
from pathlib import Path

from lazaretto.bots import make_bot
from lazaretto.games.forms import typed
from lazaretto.kernel.ledger import read_toml
from lazaretto.learn.catalogue import Found
from lazaretto.learn.course import NEXT, Course, Standing
from lazaretto.learn.form import Lesson

TRIES = 40
BOTS = ("greedy", "mcts:300", "random")


def tried(course: Course, here: Standing, bot: str, seed: int) -> Standing | None:
    """The standing after the goal was reached; None if this bot missed it."""
    player, at = make_bot(bot, here.match.module, seed=seed), here.step
    while here.step == at:
        choice = here.match.module.space.text(player.choose(here.match, course.seat))
        here, reply = course.move(here, choice)
        if reply is not None:
            return None
    return here


def solved(course: Course, here: Standing) -> Standing:
    """As short a solution as the bots find."""
    found = [tried(course, here, BOTS[seed % len(BOTS)], seed) for seed in range(TRIES)]
    reached = [each for each in found if each is not None]
    if not reached:
        raise SystemExit(f"nobody reached the goal of step {course.steps[here.step].id}")
    best = min(reached, key=lambda each: len(each.path))
    print(f"{course.steps[here.step].id}: solution = {list(best.path[len(here.path) :])}".replace("'", '"'))
    return best


def main(game: str, file: str) -> None:
    form = read_toml(Path(file))
    steps = form["step"]
    assert isinstance(steps, list)
    course = Course(Found(game, Path(file).stem.partition("-")[2], Path(file), typed(form, Lesson, file)))
    here = course.start()
    while not course.is_over(here):
        step = course.steps[here.step]
        if step.goal is not None and not step.solution:
            here = solved(course, here)
            continue
        for move in [NEXT] if step.looks else course.solution(here.step, here.match):
            here, reply = course.move(here, move)
            assert reply is None, reply


if __name__ == "__main__":
    main(*sys.argv[1:])
