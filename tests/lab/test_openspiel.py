"""OpenSpiel's own tests of our games, a golden playthrough, and what they do not look at."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment

from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.frame import CHANCE
from lazaretto.lab import by_place
from lazaretto.lab.openspiel import PREFIX
from tests.lab import playthrough
from tests.lab.walk import every_table, random_match

TABLES = every_table()
AGAIN = "python -m tests.lab.playthrough"


def load(name: str, players: int, **params: Any) -> Any:
    return pyspiel.load_game(PREFIX + name, {"players": players, **params})


def random_states(game: Any, seed: int) -> Any:
    """The states of one random game, to the terminal one."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


# ---------------------------------------------------------------- their tests


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("serialize", [False, True])
def test_random_sim(name: str, players: int, serialize: bool) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=2 if name == "rattus" else 1, serialize=serialize, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_sim_of_a_game_that_is_cut_off(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players, max_game_length=15), num_sims=3, serialize=True, verbose=False)


class _PartialTree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of its API on some states, unchanged; only the choice of the states is repeatable."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1347)
        super().setUpClass()


def _partial_tree(name: str, players: int) -> type[_PartialTree]:
    members = {"__test__": True, "game_name": PREFIX + name, "game": load(name, players)}
    return type(f"TestPartialTree_{name}_{players}", (_PartialTree,), members)


TestPartialTreeRattus2 = _partial_tree("rattus", 2)
TestPartialTreeRattus4 = _partial_tree("rattus", 4)
TestPartialTreeMessina1 = _partial_tree("messina", 1)
TestPartialTreeMessina4 = _partial_tree("messina", 4)
TestPartialTreePest1 = _partial_tree("pest", 1)
TestPartialTreePest5 = _partial_tree("pest", 5)


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_golden_playthrough(name: str) -> None:
    text = (playthrough.FOLDER / name).read_text(encoding="utf-8")
    game, actions = playthrough.GAMES[name], playthrough.actions_of(text)
    illegal = playthrough.first_illegal(game, actions)
    assert illegal is None, f"{name}: action of state {illegal} is illegal now; if that is wanted: {AGAIN} --fresh"
    told = playthrough.lines(game, actions)
    for number, (kept, new) in enumerate(zip(text.splitlines(), told, strict=False), 1):
        assert new == kept, f"{name}:{number} differs; if that is wanted: {AGAIN}"
    assert len(told) == len(text.splitlines())


def test_the_learning_environment_of_openspiel_plays_it() -> None:
    table = rl_environment.Environment(load("rattus", 2), observation_type=rl_environment.ObservationType.OBSERVATION)
    table.seed(1)
    rng = random.Random(1)
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([rng.choice(step.observations["legal_actions"][player])])
    assert sorted(step.rewards) == [-1.0, 1.0]


# ---------------------------------------------------------------- ours


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_the_same_game_as_in_the_library(name: str, players: int) -> None:
    *_, match = random_match(name, players, 4)
    module = match.module
    state = load(name, players).new_initial_state()
    for at, entry in enumerate(match.record):
        if at > 0:
            assert state.current_player() == entry.seat
            state.apply_action(entry.option)
        for drawn in entry.chance:
            assert drawn.option - module.space.size in dict(state.chance_outcomes())
            state.apply_action(drawn.option - module.space.size)
    assert state.is_terminal()
    assert state.returns() == by_place(match.outcome())
    assert module.save_board(state.play.here.board) == module.save_board(match.here.board)


def test_legal_actions_are_sorted_and_chance_is_fair() -> None:
    game = load("rattus", 4)
    for state in random_states(game, 2):
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            assert all(0 <= outcome < game.max_chance_outcomes() and odds > 0 for outcome, odds in outcomes)
        elif legal:
            assert all(0 <= action < game.num_distinct_actions() for action in legal)


def test_copies_and_stored_states_are_equal_and_independent() -> None:
    game = load("rattus", 3)
    for at, state in enumerate(random_states(game, 3)):
        if at % 20:
            continue
        told = [str(state), *[state.information_state_string(player) for player in range(3)]]
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
        for other in (state.clone(), again, pickle.loads(pickle.dumps(state))):
            assert [str(other), *[other.information_state_string(player) for player in range(3)]] == told
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == state.history()
            if not other.is_terminal():
                other.apply_action(other.legal_actions()[0])
                assert str(state) == told[0] != str(other)


def private_chance(game: Any) -> list[Any]:
    """States in which nature answers one seat alone."""
    found = []
    for seed in range(6):
        for state in random_states(game, seed):
            frame = None if state.is_terminal() else state.play.here.todo.top()
            if frame is not None and frame.who == CHANCE and not frame.sees(state.play.here.board, -1):
                found.append(state.clone())
    return found


def test_private_chance_is_told_to_its_seat_alone() -> None:
    game = load("rattus", 3)
    met = 0
    for state in private_chance(game):
        frame, board = state.play.here.todo.top(), state.play.here.board
        children = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
        for player in range(3):
            know = {child.information_state_string(player) for child in children}
            see = {child.observation_string(player) for child in children}
            feel = {tuple(child.observation_tensor(player)) for child in children}
            if frame.sees(board, player):
                assert len(know) == len(see) == len(children)
            else:
                assert len(know) == len(see) == len(feel) == 1
        met += len(children) > 1
    assert met, "the test has not met a Witch"


def test_information_states_of_players_differ_and_grow() -> None:
    for state in random_states(load("rattus", 2), 5):
        if not state.is_terminal() and state.history():
            ours, theirs = (state.information_state_string(player) for player in range(2))
            assert ours != theirs
            assert ours.count(";") == theirs.count(";") == len(state.history())


def test_a_game_that_is_too_long_is_a_draw() -> None:
    *_, last = random_states(load("rattus", 3, max_game_length=12), 1)
    choices = [item for item in last.full_history() if item.player >= 0]
    assert len(choices) == 12
    assert last.returns() == [0.0, 0.0, 0.0]
    assert last.legal_actions() == []


def test_parameters() -> None:
    game = pyspiel.load_game(f"{PREFIX}rattus(players=3,first=n2,max_game_length=77)")
    assert game.num_players() == 3
    assert game.max_game_length() == 77
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 2
    for wrong in ("players=9", "first=n9", "first=nobody", "max_game_length=0"):
        with pytest.raises(ValueError, match=wrong.partition("=")[0]):
            pyspiel.load_game(f"{PREFIX}rattus({wrong})")


def test_what_is_not_legal_is_refused_and_nothing_is_done() -> None:
    """OpenSpiel asks nobody: a state went on from a table that cannot be."""
    state = load("rattus", 2).new_initial_state()
    with pytest.raises(IllegalChoice):
        state.apply_action(99999)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before, wrong = str(state), next(action for action in range(99) if action not in state.legal_actions())
    for action in (wrong, 99999):
        with pytest.raises(IllegalChoice):
            state.apply_action(action)
    assert str(state) == before


def test_options_whose_default_depends_on_the_players() -> None:
    modes = [load("pest", players).table.beginning.board.mode for players in (1, 2, 3)]
    assert modes == [modes[0], modes[1], modes[1]] and modes[0] != modes[1]
    assert load("pest", 2, mode="two-player").table.beginning.board.mode not in modes
    with pytest.raises(ValueError, match="mode"):
        load("pest", 3, mode="two-player")
