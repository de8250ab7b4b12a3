"""Lazaretto: board games about the plague, as a library, a laboratory and a table in the browser."""

from lazaretto.kernel.pure import prefer_source_if_asked

prefer_source_if_asked()

from lazaretto.games import game  # noqa: E402
from lazaretto.games import names as game_names  # noqa: E402
from lazaretto.kernel.choice import Choice  # noqa: E402
from lazaretto.kernel.errors import BadInput, IllegalChoice, LazarettoError, StaleDecision  # noqa: E402
from lazaretto.kernel.game import Game  # noqa: E402
from lazaretto.kernel.match import Match  # noqa: E402

__version__ = "0.2.0"
__all__ = ["BadInput", "Choice", "Game", "IllegalChoice", "LazarettoError", "Match", "StaleDecision", "game", "game_names"]
