"""One harness for every game: random walks that check all a game promises the kernel.

`walk` plays one random match and checks at every decision that there is something to do, that the board is
sound, that every legal choice can be taken on a copy without touching the original, and that the position
survives saving and loading; in the end the log must replay and verify to the same result.

`Twins` checks non-interference. Everything hidden becomes known only through chance frames, and a frame says
who sees the result. So whenever a result is hidden from somebody, a twin of the match is made in which that
result is another one. The twin then takes the same choices and the same visible chance. As long as that is
possible, the one from whom it is hidden must not be able to tell the two matches apart: by view, decision,
legal choices, log, export, undo, refusals, consequences, advice, or what his bots are handed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from lazaretto.bots.judging import judged
from lazaretto.kernel.contract import SPECTATOR, GameModule
from lazaretto.kernel.errors import BadInput, IllegalChoice, LazarettoError
from lazaretto.kernel.frame import CHANCE, Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng, stream
from lazaretto.kernel.steps import Step, Steps

TWINS_PER_VIEWER = 2
PROBES = 6  # refused choices compared at each decision
WAYS_EVERY = 4  # decisions at which the ways that are offered are compared, too
FORETOLD = 2  # choices whose consequences are compared at each decision
STEPS_EVERY = 4  # choices
ADVISED_EVERY = 20  # decisions at which advice is compared
SEARCHED_AT = 40  # where it is that of a search
WHOLE_LOG_EVERY = 16  # decisions; between them only what is new in the log is compared


class Broken(AssertionError):
    """A promise of the game was broken; the message says which, where, and how to come there again."""


def fail(match: Match, what: str) -> None:
    raise Broken(f"{match.module.name}, {match.players} players, seed {match.header.seed}, choice {match.n}: {what}")


def fingerprint(module: GameModule, here: Position) -> str:
    return json.dumps([module.save_board(here.board), [frame.save() for frame in here.todo.listed()], here.rng.save()])


def json_copy(form: Any) -> Any:
    return json.loads(json.dumps(form))


@dataclass
class Findings:
    """What a walk saw, so that a test can insist that it saw enough."""

    choices: int = 0
    frames: set[str] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    twins: int = 0
    compared: int = 0
    log: dict[str, Any] = field(default_factory=dict)

    def add(self, other: Findings) -> None:
        self.choices += other.choices
        self.frames |= other.frames
        self.verbs |= other.verbs
        self.reasons |= other.reasons
        self.twins += other.twins
        self.compared += other.compared


def walk(
    game: Game,
    players: int,
    seed: int,
    options: dict[str, Any] | None = None,
    *,
    limit: int = 5_000,
    thorough: bool = True,
    twins: bool = False,
) -> Findings:
    """Play one random match with all checks; `thorough` tries every legal choice at every decision."""
    match = game.new(players, seed, options)
    rng = stream(seed, "walk")
    found = Findings()
    watch = Twins(match, rng) if twins else None
    while not match.is_over:
        legal = check_decision(match, thorough)
        if watch is not None:
            watch.compare(match)
        option = legal[rng.below(len(legal))]
        note(match, found, option)
        if watch is None:
            match.apply(option)
        else:
            watch.apply(match, option)
        if found.choices >= limit:
            fail(match, "runaway game")
    check_end(game, match)
    if watch is not None:
        watch.compare(match)
        found.twins, found.compared = watch.made, watch.compared
    outcome = match.outcome()
    found.reasons.add(outcome.reason if outcome else "")
    found.log = match.log()
    return found


def note(match: Match, found: Findings, option: int) -> None:
    found.choices += 1
    found.frames.update(str(row[0]) for row in (match.decision.breadcrumb if match.decision else []))
    found.verbs.add(match.module.space.verb_at[option].name)


# ---------------------------------------------------------------- one decision


def check_decision(match: Match, thorough: bool) -> list[int]:
    legal = match.legal_options()
    if not legal:
        fail(match, f"dead end at {match.here.todo.top()!r}")
    if len(set(legal)) != len(legal):
        fail(match, f"a choice is offered twice at {match.here.todo.top()!r}")
    if max(legal) >= match.module.space.size:
        fail(match, "a seat is offered a choice of nature's")
    problems = match.problems()
    if problems:
        fail(match, f"unsound board: {problems}")
    if thorough:
        check_copies(match, legal)
    check_saved(match)
    check_undo(match)
    return legal


def check_saved(match: Match) -> None:
    """Position -> JSON -> position gives the same position with the same choices."""
    saved = match.position()
    loaded = Game(match.module).from_position(json_copy(saved))
    if loaded.position() != json_copy(saved):
        fail(match, "save and load change the position")
    if loaded.legal_options() != match.legal_options():
        fail(match, "save and load change the legal choices")


def check_copies(match: Match, legal: list[int]) -> None:
    """Every legal choice can be taken on a copy, and no copy leaks into its parent."""
    before = fingerprint(match.module, match.here)
    for option in legal:
        copy = match.here.clone()
        copy.apply_trusted(option)
        if not copy.is_over() and not copy.legal():
            fail(match, f"{match.module.space.text(option)} leads to a dead end at {copy.todo.top()!r}")
        problems = match.module.problems(copy.board)
        if problems:
            fail(match, f"{match.module.space.text(option)} breaks the board: {problems}")
    if fingerprint(match.module, match.here) != before:
        fail(match, "a copy leaks into its parent")


def check_undo(match: Match) -> None:
    """Undo takes back exactly the choices since the last barrier: never chance, never another seat's choice."""
    lines = match.record[match.barrier_at :]
    if any(entry.chance for entry in lines) or any(entry.seat != match.here.who() for entry in lines):
        fail(match, "undo would cross a barrier")
    since = [entry for entry in lines if not entry.by_itself and not entry.joined]
    if len(since) != match.undoable:
        fail(match, "what can be undone is counted wrong")
    if not since:
        return
    copy = match.clone()
    for entry in reversed(since):
        copy.undo()
        again = copy.clone()
        again.apply(entry.option)
        if again.n > match.n:
            fail(match, "undo goes the wrong way")
    for entry in since:
        copy.apply(entry.option)
    if fingerprint(match.module, copy.here) != fingerprint(match.module, match.here):
        fail(match, "undo and redo change the position")
    first = max(0, match.n - len(lines) - 1)
    if copy.events(since=first) != match.events(since=first):
        fail(match, "undo and redo change what happened")


def check_end(game: Game, match: Match) -> None:
    """The log, through JSON, replays and verifies to the same end."""
    log = json_copy(match.log())
    problems = match.problems()
    if problems:
        fail(match, f"unsound board at the end: {problems}")
    for other in (game.replay(log), game.verify(log)):
        if fingerprint(match.module, other.here) != fingerprint(match.module, match.here):
            fail(match, "replay differs")
        if json_copy(other.log()) != log:
            fail(match, "the replayed log differs")


# ---------------------------------------------------------------- non-interference


@dataclass
class Twin:
    """A match that one viewer must not be able to tell from the real one."""

    viewer: int
    match: Match
    steps: list[Step] = field(default_factory=list)  # what the last choice changed in the view


class Twins:
    """The twins of one match, kept in step with it."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.rng = rng
        self.viewers = [*range(match.players), SPECTATOR]
        self.twins = [Twin(viewer, self._reseeded(match)) for viewer in self.viewers]
        self.made = 0
        self.compared = 0

    def _reseeded(self, match: Match) -> Match:
        """A copy with another future: nobody may be able to foresee it."""
        copy = match.clone()
        copy.here.rng = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        return copy

    def apply(self, match: Match, option: int) -> None:
        """The choice, and what goes by itself after it: the twins must go the same way."""
        before = match.clone()
        match.apply(option)
        for entry in match.record[before.n :]:
            self._apply_one(before, entry.option, entry.chance)
            viewers = {twin.viewer for twin in self.twins}
            told = stepped(before, viewers, entry.option, [drawn.option for drawn in entry.chance])
            for twin in self.twins:
                if twin.steps != told[twin.viewer]:
                    fail(before, f"viewer {twin.viewer} can tell hidden things by what events change in the view")

    def _apply_one(self, before: Match, option: int, chance: list[Any]) -> None:
        self.twins = [twin for twin in self.twins if self._follow(twin, option, chance)]
        for viewer in self.viewers:
            hidden = [at for at, drawn in enumerate(chance) if not drawn.seen & self._bit(before, viewer)]
            if hidden:
                self._make(before, viewer, option, chance, hidden)

    @staticmethod
    def _bit(match: Match, viewer: int) -> int:
        return 1 << (match.players if viewer == SPECTATOR else viewer)

    def _follow(self, twin: Twin, option: int, chance: list[Any]) -> bool:
        """The same choice and the same visible chance; False when the twin's secrets do not allow it."""
        bit = self._bit(twin.match, twin.viewer)
        feed = [drawn.option if drawn.seen & bit else None for drawn in chance]
        if option not in twin.match.legal_options():
            fail(twin.match, f"viewer {twin.viewer}: {option} is legal or not by what the viewer cannot see")
        try:
            twin.steps = stepped(twin.match, [twin.viewer], option, feed)[twin.viewer]
        except BadInput as error:
            if error.code != "chance-impossible":
                raise
            return False
        return True

    def _make(self, before: Match, viewer: int, option: int, chance: list[Any], hidden: list[int]) -> None:
        """A twin in which one hidden result is another one."""
        changed = hidden[self.rng.below(len(hidden))]
        trial = before.here.clone()
        trial.step(option)
        feed: list[int | None] = []
        for at, drawn in enumerate(chance):
            assert trial.who() == CHANCE
            result = drawn.option
            if at == changed:
                others = [other for other in trial.legal() if other != result]
                if not others:
                    return
                result = others[self.rng.below(len(others))]
            elif at > changed and result not in trial.legal():
                return
            feed.append(result)
            trial.step(result)
        twin = self._reseeded(before)
        steps = stepped(twin, [viewer], option, feed)[viewer]
        mine = [other for other in self.twins if other.viewer == viewer]
        if len(mine) >= TWINS_PER_VIEWER:
            self.twins.remove(mine[0])
        self.twins.append(Twin(viewer, twin, steps))
        self.made += 1

    def compare(self, match: Match) -> None:
        probe_seed = self.rng.word()
        for twin in self.twins:
            for what, tell in TELLERS.items():
                ours, theirs = tell(match, twin.viewer, probe_seed), tell(twin.match, twin.viewer, probe_seed)
                if ours != theirs:
                    fail(match, f"viewer {twin.viewer} can tell hidden things by {what}:\n{ours}\n{theirs}")
            self.compared += 1


def stepped(match: Match, viewers: Iterable[int], option: int, feed: list[int | None] | list[int]) -> dict[int, list[Step]]:
    """A choice is made; what its events change in the views of those who look on, now and then: it takes long."""
    if match.n % STEPS_EVERY:
        match.apply_recorded(option, [*feed])
        return {viewer: [] for viewer in viewers}
    steps = Steps(match, viewers)
    match.journal.watch = steps.happened
    try:
        match.apply_recorded(option, [*feed])
    finally:
        match.journal.watch = None
    steps.decided()
    return steps.taken


def _seat(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer


def _tell_view(match: Match, viewer: int, probe_seed: int) -> Any:
    return match.view(_seat(viewer))


def _tell_decision(match: Match, viewer: int, probe_seed: int) -> Any:
    decision = match.decision
    return [None if decision is None else decision.json(), match.undoable, match.to_move]


def _tell_legal(match: Match, viewer: int, probe_seed: int) -> Any:
    """Whose turn it is and what he may do is open to all in all our games."""
    return [choice.text for choice in match.legal()]


def _tell_log(match: Match, viewer: int, probe_seed: int) -> Any:
    """Now and then all that was told; in between what is new, for telling it all takes long late in a long game."""
    if not match.is_over and match.n % WHOLE_LOG_EVERY:
        return _tell_news(match, viewer)
    return match.events(_seat(viewer))


def _tell_news(match: Match, viewer: int) -> Any:
    """What happened since the last barrier, and what raised it."""
    return match.events(_seat(viewer), max(0, match.n - match.undoable - 1))


def _tell_export(match: Match, viewer: int, probe_seed: int) -> Any:
    return None if match.is_over else match.export(_seat(viewer))


def _tell_undo(match: Match, viewer: int, probe_seed: int) -> Any:
    """One step back, and back to the barrier: what lies between was compared when it was the present."""
    copy = match.clone()
    told: list[Any] = []
    steps = copy.undoable
    for step in range(steps):
        copy.undo()
        if step in (0, steps - 1):
            told += [_tell_view(copy, viewer, 0), _tell_legal(copy, viewer, 0), _tell_news(copy, viewer)]
    try:
        copy.undo()
    except LazarettoError as error:
        told.append(str(error))
    return told


def _tell_refusals(match: Match, viewer: int, probe_seed: int) -> Any:
    """What the checked door answers to choices it refuses, and why."""
    rng = stream(probe_seed, "refusals")
    told: list[Any] = []
    for _ in range(PROBES):
        option = rng.below(match.module.space.total)
        told.append(match.reasons(option))
        told.append(match.reasons(option, _seat(viewer)))
        try:
            match.clone().apply(option) if option not in match.legal_options() else None
        except IllegalChoice as error:
            told.append([str(error), error.rules, error.reasons])
        except LazarettoError as error:
            told.append(str(error))
    return told


def _tell_bot(match: Match, viewer: int, probe_seed: int) -> Any:
    """What a bot of this seat is handed must be the same to the last card, for the same bot's dice."""
    return fingerprint(match.module, match.for_bot(viewer, stream(probe_seed, "bot")))


def _tell_consequences(match: Match, viewer: int, probe_seed: int) -> Any:
    """What the asked seat is told of a few of its choices before it takes one, and the ways it is offered."""
    if match.to_move != viewer:
        return None
    rng, legal = stream(probe_seed, "consequences"), match.legal_options()
    some = [legal[rng.below(len(legal))] for _ in range(FORETOLD)]
    told = [match.consequences(option).json(match.n, match.module.domains) for option in some]
    return [told, match.ways() if match.n % WAYS_EVERY == 0 else []]


def _tell_advice(match: Match, viewer: int, probe_seed: int) -> Any:
    """What a hint and a coach say to the asked seat, now and then: of the best choices, and of one that was made."""
    if match.to_move != viewer or match.n % ADVISED_EVERY:
        return None
    legal = match.legal_options()
    bot = f"mcts:{match.module.search_floor}" if match.n == SEARCHED_AT else "greedy"
    return judged(match, bot, probe_seed, [legal[probe_seed % len(legal)]])


TELLERS: dict[str, Callable[[Match, int, int], Any]] = {
    "view": _tell_view,
    "decision": _tell_decision,
    "legal choices": _tell_legal,
    "log": _tell_log,
    "export": _tell_export,
    "undo": _tell_undo,
    "refusals": _tell_refusals,
    "bot's copy": _tell_bot,
    "consequences": _tell_consequences,
    "advice": _tell_advice,
}
