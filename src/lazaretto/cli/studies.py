"""The commands that play many games between bots, and their options."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

from collections.abc import Callable
from inspect import Signature, signature
from pathlib import Path
from typing import Annotated

import typer

import lazaretto
from lazaretto.bots.guests import SECONDS
from lazaretto.cli import contests, simulate
from lazaretto.cli.common import (
    at_least,
    check_targets,
    console_beside,
    read_options,
    warn_if_interpreted,
    write_json,
    write_text,
)
from lazaretto.cli.completion import game_names
from lazaretto.cli.contests import Asked
from lazaretto.cli.editions import edition_of
from lazaretto.cli.progress import runner_of
from lazaretto.cli.seats import split_names
from lazaretto.lab.columns import as_csv, seat_rows
from lazaretto.lab.contest import LIMIT
from lazaretto.lab.simulate import Plan, as_json
from lazaretto.text import Words

LADDER = "random,greedy,mcts:100,mcts:400"  # from the weakest to the strongest
REACH = 2  # rungs
Command = Callable[..., None]


def add(app: typer.Typer, words: Words) -> None:
    _add_simulate(app, words)
    _add_tournament(app, words)
    _add_ladder(app, words)
    _add_study(app, words)


def _add_simulate(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command("simulate", help=say("cli-about-simulate"))
    def simulate_games(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), autocompletion=game_names)],
        players: Annotated[int, typer.Option(help=say("cli-arg-players"))] = 4,
        games: Annotated[int, typer.Option(help=say("cli-arg-games"))] = 100,
        bots: Annotated[str, typer.Option(help=say("cli-arg-bots"))] = "random",
        seed: Annotated[int, typer.Option(help=say("cli-arg-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=say("cli-arg-jobs"))] = 1,
        cluster: Annotated[str | None, typer.Option(help=say("cli-arg-cluster"))] = None,
        limit: Annotated[int, typer.Option(help=say("cli-arg-limit"))] = LIMIT,
        options: Annotated[str, typer.Option(help=say("cli-arg-options"))] = "",
        edition: Annotated[Path | None, typer.Option(help=say("cli-arg-edition"))] = None,
        bot_seconds: Annotated[float, typer.Option(help=say("cli-arg-bot-seconds"))] = SECONDS,
        csv: Annotated[Path | None, typer.Option(help=say("cli-arg-csv"))] = None,
        json: Annotated[Path | None, typer.Option(help=say("cli-arg-json"))] = None,
        trajectories: Annotated[Path | None, typer.Option(help=say("cli-arg-trajectories"))] = None,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> None:
        kinds = tuple(split_names(bots, "--bots"))
        printed = edition_of(lazaretto.game(game), edition, words)
        plan = Plan(game, players, kinds, seed, limit, read_options(options), games, printed, bot_seconds)
        simulate.check(plan, jobs)
        check_targets(csv, json, trajectories)
        warn_if_interpreted(words)
        with runner_of(jobs, cluster) as runner:
            played, seconds = simulate.played(plan, runner, words, trajectories)
        if csv is not None:
            write_text(csv, as_csv(seat_rows(played)))
        if json is not None:
            write_json(json, as_json(plan, played))
        simulate.show(console_beside(csv, json, trajectories), words, plan, played, seconds)


def _of_a_contest(words: Words) -> Callable[[Command], Command]:
    """A command whose first parameter is an `Asked` is given it from options that it shares with the others."""
    say = words.say

    def asked_for(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), autocompletion=game_names)],
        seed: Annotated[int, typer.Option(help=say("cli-arg-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=say("cli-arg-jobs"))] = 1,
        cluster: Annotated[str | None, typer.Option(help=say("cli-arg-cluster"))] = None,
        limit: Annotated[int, typer.Option(help=say("cli-arg-limit"))] = LIMIT,
        options: Annotated[str, typer.Option(help=say("cli-arg-options"))] = "",
        edition: Annotated[Path | None, typer.Option(help=say("cli-arg-edition"))] = None,
        bot_seconds: Annotated[float, typer.Option(help=say("cli-arg-bot-seconds"))] = SECONDS,
        out: Annotated[Path | None, typer.Option(help=say("cli-arg-out"))] = None,
        json: Annotated[Path | None, typer.Option(help=say("cli-arg-json"))] = None,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> Asked:
        agreed, printed = read_options(options), edition_of(lazaretto.game(game), edition, words)
        return Asked(game, seed, jobs, cluster, limit, agreed, printed, bot_seconds, out, json)

    argument, *shared = signature(asked_for).parameters.values()

    def gathered(command: Command) -> Command:
        _, *own = signature(command).parameters.values()

        def run(**given: object) -> None:
            of_command = {each.name: given.pop(each.name) for each in own}
            command(asked_for(**given), **of_command)  # type: ignore[arg-type]  # typer has read them by their annotations

        parameters = [argument, *own, *shared]
        run.__name__ = command.__name__
        run.__annotations__ = {each.name: each.annotation for each in parameters}
        run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return run

    return gathered


def _add_tournament(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-tournament"))
    @_of_a_contest(words)
    def tournament(
        asked: Asked,
        bots: Annotated[str, typer.Option(help=say("cli-arg-rivals"))] = "random,greedy",
        players: Annotated[str, typer.Option(help=say("cli-arg-player-counts"))] = "",
        deals: Annotated[int, typer.Option(help=say("cli-arg-deals"))] = 20,
    ) -> None:
        counts = contests.player_counts(players, lazaretto.game(asked.game))
        contests.run_tournament(asked, words, split_names(bots, "--bots"), counts, deals, 0)


def _add_ladder(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-ladder"))
    @_of_a_contest(words)
    def ladder(
        asked: Asked,
        bots: Annotated[str, typer.Option(help=say("cli-arg-rungs"))] = LADDER,
        reach: Annotated[int, typer.Option(help=say("cli-arg-reach"))] = REACH,
        players: Annotated[str, typer.Option(help=say("cli-arg-player-counts"))] = "2",
        deals: Annotated[int, typer.Option(help=say("cli-arg-deals"))] = 20,
    ) -> None:
        at_least("--reach", reach, 1)
        counts = contests.player_counts(players, lazaretto.game(asked.game))
        contests.run_tournament(asked, words, split_names(bots, "--bots"), counts, deals, reach)


def _add_study(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-study"))
    @_of_a_contest(words)
    def study(
        asked: Asked,
        what: Annotated[list[str] | None, typer.Option(help=say("cli-arg-what"))] = None,
        players: Annotated[int | None, typer.Option(help=say("cli-arg-players"))] = None,
        bots: Annotated[str, typer.Option(help=say("cli-arg-bots"))] = "greedy",
        deals: Annotated[int, typer.Option(help=say("cli-arg-deals-paired"))] = 50,
    ) -> None:
        contests.run_study(asked, words, what or [], players, split_names(bots, "--bots"), deals)
