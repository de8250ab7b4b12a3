"""The bots a browser offers."""

from __future__ import annotations

import lazaretto
from lazaretto.local.bots import offered
from lazaretto.table.botnames import OFFERED, bot_called


def test_a_search_that_looks_far_is_given_its_time() -> None:
    for name in lazaretto.game_names():
        module = lazaretto.game(name).module
        bots = offered(module)
        assert {"random", "greedy", "mcts:2000ms"} <= set(bots) <= set(OFFERED)
        assert ("mcts:500ms" in bots) == (module.turns_ahead == 0)
        for bot in bots:
            bot_called(bot, module, 0)
    assert {lazaretto.game(name).module.turns_ahead > 0 for name in lazaretto.game_names()} == {False, True}
