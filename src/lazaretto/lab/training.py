"""Plays a little of everything, so that a profile of the compiled engine sees how games go (`make fast`)."""

from __future__ import annotations

from lazaretto.bots import make_bot
from lazaretto.games import game, names
from lazaretto.kernel.rng import stream

RANDOM_GAMES = 60
SEARCHED = 30  # choices of a search in the middle of a game


def main() -> None:
    for name in names():
        table = game(name)
        for players in table.players:
            for seed in range(RANDOM_GAMES):
                position = table.position(players, seed)
                position.clone().playout(stream(seed, "training"), 100_000)
        match = table.new(max(table.players), seed=1)
        bot = make_bot("mcts:40", table.module, seed=1)
        for _ in range(SEARCHED):
            if match.to_move is not None:
                match.apply(bot.choose(match, match.to_move))
        print(f"{name}: seen", flush=True)


if __name__ == "__main__":
    main()
