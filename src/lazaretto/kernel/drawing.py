"""Nature's choices in a match: drawn by the generator, written down beforehand, or fed from a record."""

from __future__ import annotations

from collections.abc import Callable

from lazaretto.kernel.choice import ActionSpace
from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import CHANCE, Position
from lazaretto.kernel.record import Drawn

Feed = list[int | None] | None  # recorded results of chance; None: draw them
Nature = Callable[[Position, int], int]  # answers for chance: where it is asked, and what the generator gave


def drawn_until_asked(
    here: Position, space: ActionSpace, nature: Nature | None, feed: Feed, place: str, all_of_it: bool
) -> list[Drawn]:
    """Let nature choose until a seat is asked. The generator is advanced even when results are fed."""
    drawn: list[Drawn] = []
    while here.who() == CHANCE:
        option = here.sample()
        if feed is not None:
            option = _fed(here, space, feed, option, f"{place}.chance[{len(drawn)}]", len(drawn))
        elif nature is not None:
            option = nature(here, option)
        drawn.append(Drawn(option, _seen(here)))
        here.step(option)
    if feed is not None and all_of_it and len(feed) != len(drawn):
        raise BadInput("chance-left-over", f"{place}.chance", {"given": str(len(feed)), "used": str(len(drawn))})
    return drawn


def _seen(here: Position) -> int:
    """A bit for each seat that learns the result, the highest one for spectators."""
    frame, players = here.todo.top(), here.board.players
    seen = sum(1 << seat for seat in range(players) if frame.sees(here.board, seat))
    return seen | 1 << players if frame.sees(here.board, SPECTATOR) else seen


def _fed(here: Position, space: ActionSpace, feed: list[int | None], drawn: int, place: str, at: int) -> int:
    if at >= len(feed):
        raise BadInput("chance-missing", place)
    given = feed[at]
    if given is None:
        return drawn
    if given not in here.legal():
        raise BadInput("chance-impossible", place, {"word": space.text(given)})
    return given
