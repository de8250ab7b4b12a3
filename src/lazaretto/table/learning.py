"""Lessons at a table: what they are called, and one move of a learner. Nothing is kept between two moves but the path."""

from __future__ import annotations

from lazaretto.games.reach import reach
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.match import Match
from lazaretto.kernel.patch import Patch
from lazaretto.kernel.steps import Steps
from lazaretto.learn.catalogue import Found, examples, lesson, names
from lazaretto.learn.course import Course, Standing, course
from lazaretto.learn.goals import looked_up
from lazaretto.learn.replies import Reply
from lazaretto.table import taught, wire, wishes
from lazaretto.table.errors import refusal_of
from lazaretto.table.live import legal_forms
from lazaretto.table.ports import Store
from lazaretto.table.prints import print_of_shipped
from lazaretto.table.rows import LessonRow

UNDO, BACK = "undo", "back"  # what a learner may wish for besides moves of the path


def lesson_infos(game: str) -> list[taught.LessonInfo]:
    """The lessons of a game, in order."""
    return [_info(lesson(game, name)) for name in names(game)]


def example_infos(game: str) -> list[taught.LessonInfo]:
    """The worked examples of a game's rulebook, in order."""
    return [_info(lesson(game, name)) for name in examples(game)]


def _info(found: Found) -> taught.LessonInfo:
    return taught.LessonInfo(found.name, found.lesson.minutes, len(found.lesson.step), found.rules())


def learn(game: str, name: str, wish: wishes.LessonWish) -> taught.LessonState:
    """Where a learner stands after a move; what is said if it was not what is wanted. May take a while."""
    taken = course(game, name)
    here = taken.stand(wish.path)
    if wish.move is None:
        return _state(taken, here, None, None)
    try:
        after, reply = _moved(taken, here, wish.move)
    except LazarettoError as error:
        raise refusal_of(error, here.match.module.ledger()) from error
    return _state(taken, after, reply, here)


def print_of_lesson(game: str, name: str) -> wire.PrintedInfo:
    """What is printed on the components of a lesson: its board is drawn from it."""
    header = course(game, name).start().match.header
    return print_of_shipped(game, header.players, header.options)


async def keep(store: Store, guest: str, game: str, name: str, now: taught.LessonState, time: float) -> None:
    """How far somebody has come. What was finished once stays so, and begins anew when it is opened again."""
    known = next((row for row in await store.lessons(guest, game) if row.lesson == name), None)
    over = now.step == now.steps
    await store.keep_lesson(
        LessonRow(
            guest=guest,
            game=game,
            lesson=name,
            path=[] if over else now.path,
            step=0 if over else now.step,
            farthest=max(now.step, 0 if known is None else known.farthest),
            done=over or (known is not None and known.done),
            updated=time,
        )
    )


def _moved(taken: Course, here: Standing, move: str) -> tuple[Standing, Reply | None]:
    if move == UNDO:
        return taken.undo(here), None
    if move == BACK:
        return taken.back(here), None
    return taken.move(here, move)


def _state(taken: Course, here: Standing, reply: Reply | None, before: Standing | None) -> taught.LessonState:
    over = taken.is_over(here)
    step = None if over else taken.steps[here.step]
    solved = before is not None and here.step == before.step + 1
    return taught.LessonState(
        path=list(here.path),
        players=here.match.players,
        step=here.step,
        steps=len(taken.steps),
        id="" if step is None else step.id,
        solved=taken.steps[before.step].id if before is not None and solved else None,
        asks=taken.asks(here),
        points=[] if step is None else step.points,
        wanted=[] if step is None else _wanted(here.match, taken, here),
        rules=[] if step is None else step.rules,
        facts={} if step is None else _facts(taken, here),
        moved=here.moved,
        reply=None if reply is None else _reply(reply),
        state=_board(taken, here, before),
    )


def _facts(taken: Course, here: Standing) -> dict[str, int | str]:
    view, step = here.match.view(taken.seat), taken.steps[here.step]
    return {slot: looked_up(view, path, taken.found.place(here.step)) for slot, path in step.facts.items()}


def _wanted(match: Match, taken: Course, here: Standing) -> list[dict[str, str]]:
    """The choices a step asks for, so that their places can be shown."""
    return [form for form in legal_forms(match) if taken.wants(here, form["text"])] if taken.asks(here) else []


def _reply(reply: Reply) -> taught.LessonReply:
    measure = reply.measure
    return taught.LessonReply(
        kind=reply.kind,
        form=reply.form,
        choice=reply.choice,
        events=reply.events,
        asked=None if reply.asked is None else wire.DecisionInfo(**reply.asked),
        have=None if measure is None else measure.have,
        wants=None if measure is None else measure.wants,
        need=None if measure is None else measure.need,
    )


def _board(taken: Course, here: Standing, before: Standing | None) -> wire.State:
    """The board as the learner sees it; a game that is over is no reason to leave the lesson."""
    match = here.match
    asked = taken.asks(here) and match.to_move == taken.seat
    decision = match.decision
    return wire.State(
        rev=len(here.path),
        n=match.n,
        seat=taken.seat,
        view=match.view(taken.seat),
        decision=None if decision is None else wire.DecisionInfo(**decision.json()),
        legal=legal_forms(match) if asked else [],
        reach=reach(match.module.name, match.here) if asked else {},
        undoable=1 if here.path else 0,
        since=0,
        events=match.events(taken.seat),
        steps=_steps(taken.seat, here.match, before),
        scores=None,
        result=None,
        clock=None,
    )


def _steps(seat: int, now: Match, before: Standing | None) -> list[Patch]:
    """What the last choices changed in the learner's view; nothing is told of what happened before them."""
    if before is None or now.n <= before.match.n:
        return []
    told = before.match.events(seat)
    if now.events(seat)[: len(told)] != told:  # the lesson's own line was taken
        return []
    match = before.match.clone()
    steps = Steps(match, [seat])
    match.journal.watch = steps.happened
    for n in range(match.n, now.n):
        match.apply_recorded(now.entry(n).option, [drawn.option for drawn in now.entry(n).chance])
        steps.decided()
    nothing: list[Patch] = [None] * len(told)
    return nothing + [step.change for step in steps.taken[seat]]
