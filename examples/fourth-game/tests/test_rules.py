"""Every rule of Pratique, played through the public door from positions. Run with the package installed: `pytest`."""

from __future__ import annotations

from typing import Any

import lazaretto as lz
import pytest

GAME = lz.game("pratique")
BERTHS = ("mole", "tower", "chapel", "stairs")


def table(players: int = 2, todo: list[Any] | None = None, **board: Any) -> Any:
    """A position: seat 0 is to move, four unseen ships lie at anchor; what is given takes the place of that."""
    form = GAME.new(players, seed=1, options={"first": 0}).position()
    form["board"] |= board
    lying = sum(ship is not None for ship in form["board"]["berths"].values())
    form["board"]["at_sea"] = 18 - lying - sum(form["board"]["done"].values())
    return GAME.from_position({**form, "todo": todo or [["Turn", 0, 0]]})


def berths(**known: str) -> dict[str, Any]:
    """Ships by berth: a cargo that seat 0 has seen, or `free`; the others are unseen."""
    ships = {berth: {"cargo": known[berth], "seen_by": [0]} if berth in known else {} for berth in BERTHS}
    return {berth: None if known.get(berth) == "free" else ship for berth, ship in ships.items()}


def texts(match: Any) -> list[str]:
    return [choice.text for choice in match.legal()]


def why(match: Any, choice: str) -> list[str]:
    return [rule.id for rule in match.explain(choice)]


@pytest.mark.rule("pratique.component.ships")
@pytest.mark.rule("pratique.component.berths")
def test_all_ships_are_somewhere() -> None:
    ships = GAME.new(2, seed=1).view(None)["ships"]
    assert {cargo: (row["worth"], row["all"]) for cargo, row in ships.items()} == {
        "silk": (3, 3),
        "spice": (2, 4),
        "grain": (1, 6),
        "plague": (-2, 5),
    }
    assert list(GAME.new(2, seed=1).view(None)["berths"]) == list(BERTHS)
    form = GAME.new(2, seed=1).position()
    form["board"]["at_sea"] = 13
    with pytest.raises(lz.BadInput, match="13 ships at sea and 4 at anchor"):
        GAME.from_position(form)
    form["board"] |= {"at_sea": 14, "berths": berths(mole="silk") | {"tower": {"cargo": "silk"}}}
    with pytest.raises(lz.BadInput, match="a cargo nobody has seen"):
        GAME.from_position(form)


@pytest.mark.rule("pratique.setup.anchor")
@pytest.mark.rule("pratique.setup.lanterns")
def test_the_harbour_at_the_beginning() -> None:
    match = GAME.new(3, seed=5)
    view = match.view(0)
    assert view["at_sea"] == 14
    assert all(berth == {"anchored": True, "visitor_seats": [], "carries": None} for berth in view["berths"].values())
    assert [seat["lanterns"] for seat in view["seats"]] == [2, 2, 2]


@pytest.mark.rule("pratique.setup.first")
def test_who_begins() -> None:
    assert GAME.new(3, seed=5, options={"first": 1}).to_move == 1
    assert {GAME.new(3, seed=seed).to_move for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("pratique.turn.order")
def test_a_turn_ends_with_a_ship() -> None:
    match = table(3)
    match.apply("Visit mole")
    assert match.to_move == 0
    match.apply("SendAway tower")
    assert match.to_move == 1
    match.apply("Admit mole")
    assert match.to_move == 2


@pytest.mark.rule("pratique.turn.visit")
def test_a_visit_costs_a_lantern_and_shows_the_cargo_to_one_seat() -> None:
    match = table(lanterns=[1, 2])
    match.apply("Visit chapel")
    seen = [match.view(viewer)["berths"]["chapel"]["carries"] for viewer in (0, 1, None)]
    assert seen[0] is not None
    assert seen[1:] == [None, None]
    assert match.events(1)[-1] == {"n": 1, "kind": "ship-visited", "seat": 0, "berth": "chapel", "cargo": None}
    assert match.view(0)["seats"][0]["lanterns"] == 0
    assert not any(text.startswith("Visit") for text in texts(match))
    assert why(match, "Visit tower") == ["pratique.turn.visit"]


@pytest.mark.rule("pratique.turn.visit-known")
def test_a_ship_is_visited_once_by_each() -> None:
    match = table(berths=berths(mole="silk"))
    assert "Visit mole" not in texts(match)
    assert why(match, "Visit mole") == ["pratique.turn.visit-known"]
    other = table(todo=[["Turn", 1, 0]], berths=berths(mole="silk"))
    other.apply("Visit mole")
    assert other.view(1)["berths"]["mole"] == {"anchored": True, "visitor_seats": [0, 1], "carries": "silk"}


@pytest.mark.rule("pratique.ship.admit")
def test_goods_are_scored() -> None:
    match = table(berths=berths(mole="silk"))
    match.apply("Admit mole")
    assert match.view(None)["scores"] == [3, 0]
    assert match.view(1)["ships"]["silk"]["done"] == 1


@pytest.mark.rule("pratique.ship.plague")
def test_the_plague_costs_points() -> None:
    match = table(berths=berths(mole="plague"))
    match.apply("Admit mole")
    assert match.view(None)["scores"] == [-2, 0]
    assert match.view(None)["outbreaks"] == "1 / 3"


@pytest.mark.rule("pratique.ship.send-away")
def test_sending_ships_away() -> None:
    match = table(berths=berths(mole="plague", tower="silk"))
    match.apply("SendAway mole")
    assert match.view(None)["scores"] == [2, 0]
    assert match.view(None)["seats"][0]["lanterns"] == 3
    other = table(berths=berths(tower="silk"))
    other.apply("SendAway tower")
    assert other.view(None)["scores"] == [-1, 0]
    assert other.view(None)["seats"][0]["lanterns"] == 2


@pytest.mark.rule("pratique.ship.next")
def test_the_next_ship_takes_the_berth() -> None:
    match = table(berths=berths(mole="silk"))
    match.apply("Admit mole")
    assert match.view(0)["berths"]["mole"] == {"anchored": True, "visitor_seats": [], "carries": None}
    assert match.view(0)["at_sea"] == 13
    last = table(done={"silk": 3, "spice": 4, "grain": 6, "plague": 1})
    assert last.view(0)["at_sea"] == 0
    last.apply("SendAway mole")
    assert not last.view(0)["berths"]["mole"]["anchored"]


@pytest.mark.rule("pratique.ship.free-berth")
def test_a_free_berth_is_no_choice() -> None:
    match = table(berths=berths(mole="free"), done={"silk": 3, "spice": 4, "grain": 6, "plague": 2})
    assert not any("mole" in text for text in texts(match))
    assert why(match, "Admit mole") == ["pratique.ship.free-berth"]


@pytest.mark.rule("pratique.end.outbreaks")
def test_the_third_outbreak_ends_the_game() -> None:
    board = {"done": {"silk": 0, "spice": 0, "grain": 0, "plague": 2}, "let_in": [1, 1], "berths": berths(mole="plague")}
    match = table(**board)
    match.apply("Admit mole")
    assert match.is_over
    assert match.outcome().reason == "outbreaks"
    other = table(**board)
    other.apply("SendAway mole")
    assert not other.is_over


@pytest.mark.rule("pratique.end.empty")
def test_the_last_ship_ends_the_game() -> None:
    only = berths(mole="grain", tower="free", chapel="free", stairs="free")
    match = table(berths=only, done={"silk": 3, "spice": 4, "grain": 5, "plague": 5})
    match.apply("Admit mole")
    assert match.is_over
    assert match.outcome().reason == "empty"


@pytest.mark.rule("pratique.end.winner")
@pytest.mark.parametrize(
    ("points", "let_in", "ranking", "winners"),
    [
        ([4, 6, 5], [0, 1, 0], [2, 1, 2], [1]),
        ([3, 4, 4], [0, 1, 0], [1, 3, 1], [0, 2]),
        ([4, 5, 5], [0, 0, 0], [1, 1, 1], [0, 1, 2]),
    ],
)
def test_who_wins(points: list[int], let_in: list[int], ranking: list[int], winners: list[int]) -> None:
    """Seat 0 brings in the last grain: one point."""
    only = berths(mole="grain", tower="free", chapel="free", stairs="free")
    done = {"silk": 3, "spice": 4, "grain": 5, "plague": 5}
    match = table(3, berths=only, done=done, points=points, let_in=let_in, lanterns=[0, 0, 0])
    match.apply("Admit mole")
    assert (match.outcome().ranking, match.outcome().winners) == (ranking, winners)
