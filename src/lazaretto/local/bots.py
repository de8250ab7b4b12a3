"""Which bots a browser offers: those that answer while somebody waits, and are worth their wait."""

from __future__ import annotations

from lazaretto.kernel.contract import SomeGame
from lazaretto.table.botnames import OFFERED

SEARCH = "mcts:"
FAR_SEARCH = 2000  # milliseconds


def offered(module: SomeGame) -> list[str]:
    """A search plays better than `greedy` from about a hundred iterations on, and worse with a few dozen. In a browser half
    a second affords them where the search looks at its own turn alone; one that looks at later turns needs two.
    """
    return [bot for bot in OFFERED if _is_worth_it(bot, module.turns_ahead > 0)]


def _is_worth_it(bot: str, looks_far: bool) -> bool:
    budget = bot.removeprefix(SEARCH).removesuffix("ms")
    return not (bot.startswith(SEARCH) and looks_far) or int(budget) >= FAR_SEARCH
