"""How often a coach would speak, by the margin from which it does; and whether its advice plays as well as `greedy`.

    python bench/coach.py [--games 6] [--game rattus] [--every 3] [--advised 0] [--write]

Seat 0 is played by `greedy`, by dice and, with `--advised`, by the advice itself, against `greedy`; every so many of its
decisions are judged as the coach does. A good margin leaves `greedy` (who plays well) mostly alone and stops the dice often.
`--write` puts the figures into bench/coach-results.json; docs/decisions/0019 says what was made of them.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.bots.judging import Judgement, coach_for, judged
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match

MARGINS = (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.7)  # in log-odds
RESULTS = Path(__file__).with_name("coach-results.json")
PLAYERS = {"rattus": 3, "messina": 2, "pest": 2}  # whom a newcomer meets; other games: as few as there can be
Mover = Callable[[Match, int], int]


def as_coach(match: Match, option: int | None, seed: int) -> Judgement:
    return judged(match, coach_for(match.module), seed, [] if option is None else [option])


def by_bot(spec: str, game: Game, seed: int) -> Mover:
    bot = make_bot(spec, game.module, seed)
    return lambda match, seat: bot.choose(match, seat)


def by_advice(match: Match, seat: int) -> int:
    return as_coach(match, None, match.n).best[0].options[0] if len(match.legal_options()) > 1 else match.legal_options()[0]


def play(game: Game, seed: int, mover: Mover, look: Callable[[Match, int], None]) -> Match:
    """A game of seat 0 against `greedy`; every choice of seat 0 is looked at."""
    match = game.new(PLAYERS.get(game.module.name, game.players[0]), seed)
    rival = make_bot("greedy", game.module, seed + 1)
    while (seat := match.to_move) is not None:
        option = mover(match, seat) if seat == 0 else rival.choose(match, seat)
        if seat == 0:
            look(match, option)
        match.apply(option)
    return match


class Spoken:
    """What the coach would have said of one kind of player."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.met = 0
        self.found: list[Judgement] = []
        self.seconds = 0.0

    def look(self, match: Match, option: int) -> None:
        if len(match.legal_options()) < 2:
            return
        self.met += 1
        if self.met % self.every == 0:
            began = time.perf_counter()
            self.found.append(as_coach(match, option, match.n))
            self.seconds += time.perf_counter() - began

    def figures(self) -> dict[str, object]:
        count = max(1, len(self.found))
        share = {str(margin): round(100 * sum(each.matters(margin) for each in self.found) / count, 1) for margin in MARGINS}
        told = [each for each in self.found if each.matters(MARGINS[2])]
        explained = sum(bool(each.best[0].apart) for each in told)
        return {
            "decisions judged": len(self.found),
            "percent spoken at margin": share,
            "percent of those with a difference to tell": round(100 * explained / max(1, len(told))),
            "seconds each": round(self.seconds / count, 2),
        }


def measure(game: Game, games: int, every: int) -> dict[str, object]:
    told: dict[str, object] = {"margin": game.module.coach_margin, "bot": coach_for(game.module)}
    for spec in ("greedy", "random"):
        spoken = Spoken(every)
        for seed in range(games):
            play(game, seed, by_bot(spec, game, seed), spoken.look)
        told[spec] = spoken.figures()
    return told


def advised(game: Game, games: int) -> dict[str, object]:
    """How many games seat 0 wins with the advice, and as `greedy`, from the same seeds."""
    wins = {"advice": 0.0, "greedy": 0.0}
    for seed in range(games):
        for name, mover in (("advice", by_advice), ("greedy", by_bot("greedy", game, seed))):
            outcome = play(game, seed, mover, lambda match, option: None).outcome()
            assert outcome is not None
            wins[name] += 1 / len(outcome.winners) if 0 in outcome.winners else 0
    return {"games": games, **{f"wins by {name}": round(count, 1) for name, count in wins.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--game", choices=lazaretto.game_names(), action="append")
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--advised", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for name in asked.game or lazaretto.game_names():
        game = lazaretto.game(name)
        found.setdefault(name, {})
        if asked.games:
            found[name] |= measure(game, asked.games, asked.every)
        if asked.advised:
            found[name]["advised"] = advised(game, asked.advised)
        print(name, json.dumps(found[name], indent=1))
    if asked.write:
        RESULTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
