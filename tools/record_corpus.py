"""Records a generation of the corpus: `python -m tools.record_corpus games|answers|store FOLDER`.

It was run once for every folder of tests/corpus and is never run on the same folder again: what is kept there is what
that version did, and later versions are compared with it. It stays here so that a later generation can be recorded in
the same way, and so that everybody can read how the games came about. Everything follows from seeds.
"""

from __future__ import annotations

import argparse
import copy
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.corpus import packing
from tests.corpus.telling import begun, playable, recorded
from tests.properties.tables import tables

import lazaretto as lz
from lazaretto.bots import Bot, make_bot
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng, commitment, stream

Edition = dict[str, Any]
STYLES = ("greedy", "mixed", "greedy", "greedy", "random")  # mostly real play; chance finds the rare branches
MIXED_RANDOM = 4  # one choice in so many is any legal one
ANSWERS = 500
SPECS = ("greedy", "mcts:200")
PASSING = ("Stop", "EndTurn", "TurnAway", "Recall", "Pass")


# ---------------------------------------------------------------- which games


@dataclass
class Plan:
    """One game of the corpus."""

    game: str
    players: int
    options: dict[str, Any]
    style: str
    half: bool
    edition: Callable[[Edition], None] | None = None
    from_position: bool = False
    seed: int | None = None  # None: by its place in the list
    name: str = field(init=False)

    def __post_init__(self) -> None:
        words = [f"{option}-{value}" for option, value in self.options.items()]
        extra = ["edition"] if self.edition else ["position"] if self.from_position else []
        words = [self.game, str(self.players), *words, *extra, self.style, "half" if self.half else "whole"]
        self.name = "_".join(words).lower()


def correct_rattus(edition: Edition) -> None:
    edition["constants"]["cubes_per_player"] = 15
    edition["tokens"]["starting"][0] = "2:K"


def correct_messina(edition: Edition) -> None:
    edition["city"]["recall_helper"] = "coin:2, vp:1"
    edition["city"]["hex"][0]["action"] = "fire:3"


def correct_pest(edition: Edition) -> None:
    edition["aid"][0]["left"] = "2 coin"
    edition["plague_rules"]["spread_on_destruction"] += 1


def generous_pest(edition: Edition) -> None:
    """Cheap technologies and much to start with, so that many of them come into play."""
    for row in edition["technology"]:
        row["research"] = 1
    edition["player_board"]["start"].update(wood=5, stone=5, food=5, herbs=5, coin=4, research=30)


CORRECTIONS = {"rattus": correct_rattus, "messina": correct_messina, "pest": correct_pest}

COMBINED: list[tuple[str, int, dict[str, Any]]] = [
    ("rattus", 2, {"first": 0}),
    ("rattus", 3, {"first": 0}),
    ("rattus", 3, {"first": 1}),
    ("rattus", 4, {"first": 0}),
    ("rattus", 4, {"first": 1}),
    ("rattus", 4, {"first": 2}),
    ("messina", 1, {"mode": "advanced", "priority_token": True, "strict_recall": True}),
    ("messina", 2, {"mode": "advanced", "priority_token": True, "first": 0}),
    ("messina", 3, {"mode": "scrolls", "strict_recall": True, "first": 0}),
    ("messina", 3, {"mode": "estates", "priority_token": True, "first": 1}),
    ("messina", 4, {"mode": "advanced", "strict_recall": True, "first": 0}),
    ("messina", 4, {"priority_token": True, "strict_recall": True, "first": 1}),
    ("messina", 4, {"mode": "scrolls", "priority_token": True, "first": 2}),
    ("pest", 2, {"mode": "two-player", "map": "random"}),
    ("pest", 3, {"colours": "purple-white-blue"}),
    ("pest", 4, {"map": "random", "colours": "white-red-purple-yellow"}),
]


# Finished games that were found because they show something rare.
FIXTURES = (
    "rattus/fixtures/both-3",
    "messina/fixtures/base-4",
    "messina/fixtures/scrolls-strict-2",
    "pest/fixtures/base-3",
    "pest/fixtures/base-5",
    "pest/fixtures/two-player-random-map",
    "pest/fixtures/solo-random-map",
)


def plans() -> list[Plan]:
    """Every kind of table once, some mixtures of options, corrected editions, and games that begin in the middle."""
    found: list[Plan] = []
    for at, (name, players, options) in enumerate([*tables(), *COMBINED]):
        found.append(Plan(name, players, options, STYLES[at % len(STYLES)], half=at % 3 == 1))
    for at, (name, change) in enumerate(CORRECTIONS.items()):
        found.append(Plan(name, 2, {}, "greedy", half=at == 1, edition=change))
        found.append(Plan(name, 3, {}, "mixed", half=at == 2, from_position=True))
    for players, seed in ((2, 0), (3, 3), (3, 4), (5, 4)):
        found.append(Plan("pest", players, {}, f"varied-{seed}", half=False, edition=generous_pest, seed=seed))
    return found


# ---------------------------------------------------------------- playing them


class Hand:
    """Chooses for all seats in one style."""

    def __init__(self, style: str, game: Game, seed: int) -> None:
        self.style = style
        self.rng = stream(seed, "fixture" if style.startswith("varied") else "corpus")
        self.done: Counter[str] = Counter()
        self.bot: Bot = make_bot("greedy", game.module, seed)

    def choose(self, match: Match) -> int:
        if self.style.startswith("varied"):
            return self._least_done(match)
        legal = match.here.legal()
        if self.style == "random" or (self.style == "mixed" and not self.rng.below(MIXED_RANDOM)):
            return legal[self.rng.below(len(legal))]
        return self.bot.choose(match, match.here.who())

    def _least_done(self, match: Match) -> int:
        """Mostly what has been done least so far, and mostly no passing, so that many rules come about."""
        choices = match.legal()
        if self.rng.below(10):
            choices = [choice for choice in choices if choice.verb not in PASSING] or choices
            least = min(self.done[choice.verb] for choice in choices)
            choices = [choice for choice in choices if self.done[choice.verb] == least]
        choice = choices[self.rng.below(len(choices))]
        self.done[choice.verb] += 1
        return choice.option


def play(plan: Plan, seed: int) -> dict[str, Any]:
    """The log of the game of a plan."""
    game = lz.game(plan.game)
    hand = Hand(plan.style, game, seed)
    edition = None
    if plan.edition is not None:
        edition = copy.deepcopy(game.module.edition())
        plan.edition(edition)
    match = game.new(plan.players, seed, plan.options, edition)
    play_out(match, hand)
    if plan.from_position:
        match = game.from_position(another_future(game.replay(match.log(), match.n // 3), seed + 1))
        play_out(match, hand)
    log = match.log()
    if plan.half:
        log = game.replay(log, match.n * 3 // 5).log()
    form: dict[str, Any] = packing.plain(log)
    return form


def play_out(match: Match, hand: Hand) -> None:
    while not match.is_over:
        match.apply(hand.choose(match))


def another_future(match: Match, seed: int) -> dict[str, Any]:
    """The present position with chance of another seed, as a forked table begins with it."""
    promise = {"seed": str(seed), "seed_hash": commitment(match.module.name, seed), "rng": stream(seed, "play").save()}
    return {**match.position(), **promise}


def logs() -> Iterator[tuple[str, dict[str, Any]]]:
    for at, plan in enumerate(plans()):
        yield plan.name, play(plan, 1347 + at if plan.seed is None else plan.seed)
    for fixture in FIXTURES:
        text = (Path(__file__).parent.parent / "tests/games" / f"{fixture}.json").read_text("utf-8")
        yield fixture.replace("/fixtures/", "_fixture_"), json.loads(text)


def record_games(folder: Path) -> None:
    total = 0
    for name, log in logs():
        form = recorded(lz.game(log["game"]), log)
        size = packing.write(folder / "games" / f"{name}.json.xz", form)
        total += size
        print(f"{name}: {len(form['decisions'])} decisions, {size} bytes, {total} in all", flush=True)


# ---------------------------------------------------------------- what the bots answered there


def record_answers(folder: Path) -> None:
    """For each game: what the evaluation says at every decision, and what the bots choose at some of them."""
    for name in lz.game_names():
        files = {path.name: packing.read(path) for path in sorted(folder.glob(f"games/{name}_*.json.xz"))}
        spread = sorted(wanted(files, stream(1348, f"answers {name}")))
        form: dict[str, Any] = {"rules": lz.game(name).module.rules_version, "evaluations": {}, "answers": []}
        for file, kept in files.items():
            here = {n: seed for seed, (where, n) in enumerate(spread) if where == file}
            form["evaluations"][file] = list(answered(lz.game(name), kept, here, form["answers"], file))
            print(f"{file}: {len(form['answers'])} answers", flush=True)
        print(packing.write(folder / f"answers-{name}.json.xz", form), "bytes")


def wanted(files: dict[str, Any], rng: Rng) -> list[tuple[str, int]]:
    """Decisions with something to decide, as many from every game, spread over its length."""
    share = -(-ANSWERS // len(files))
    found: list[tuple[str, int]] = []
    for file, form in files.items():
        real = [at + 1 for at, telling in enumerate(packing.unfolded(form["decisions"])) if len(telling["legal"]) > 1]
        parts = [real[len(real) * at // share : len(real) * (at + 1) // share] for at in range(share)]
        found += [(file, part[rng.below(len(part))]) for part in parts if part]
    while len(found) > ANSWERS:
        found.pop(rng.below(len(found)))
    return found


def answered(game: Game, form: dict[str, Any], here: dict[int, int], answers: list[Any], file: str) -> Iterator[list[str]]:
    """Yields the evaluation of every seat at every decision; adds answers at the decisions of `here` (with their seeds)."""
    log = playable(game, form)
    match = begun(game, log)
    for line in [*log["choices"], None]:
        if match.n in here:
            answers += [one_answer(match, spec, here[match.n], file) for spec in SPECS]
        yield [repr(game.module.evaluate(match.here.board, seat)) for seat in range(match.players)]
        if line is not None:
            match.apply(line["choice"])


def one_answer(match: Match, spec: str, seed: int, file: str) -> dict[str, Any]:
    """What a bot of the seat to move, made with this seed, chooses now."""
    seat = match.here.who()
    option = make_bot(spec, match.module, seed).choose(match, seat)
    choice = match.module.space.text(option)
    return {"file": file, "n": match.n, "seat": seat, "bot": spec, "seed": seed, "answer": choice}


# ---------------------------------------------------------------- by hand


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("games", "answers", "store"))
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args()
    kept = {"games": "games/*", "answers": "answers-*", "store": "store.*"}[chosen.what]
    if any(chosen.folder.glob(kept)):
        raise SystemExit(f"{chosen.folder} holds {chosen.what} already: they are kept for ever; take a new folder")
    (chosen.folder / "games").mkdir(parents=True, exist_ok=True)
    if chosen.what == "games":
        record_games(chosen.folder)
    elif chosen.what == "answers":
        record_answers(chosen.folder)
    else:
        from tools.record_store import record_store

        record_store(chosen.folder)


if __name__ == "__main__":
    main()
