"""Every kind of table the harness walks: game, number of players, options."""

from __future__ import annotations

from typing import Any

import lazaretto as lz


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Each game with each number of players, once for every value of every option (the others at their default)."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in lz.game_names():
        game = lz.game(name)
        for players in game.players:
            found.append((name, players, {}))
            for option, values in game.module.option_values(players).items():
                if option != "first":
                    found += [(name, players, {option: value}) for value in values[1:]]
            if "first" in game.module.option_values(players):
                found.append((name, players, {"first": players - 1}))
    return found
