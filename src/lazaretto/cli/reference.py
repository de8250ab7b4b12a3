"""Reference commands: the games, the rules with their sources, and the check of an edition file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import lazaretto
from lazaretto.kernel.game import Game
from lazaretto.kernel.ledger import Rule, read_toml
from lazaretto.kernel.proof import prove
from lazaretto.text import Words


def show_games(console: Console, words: Words) -> None:
    table = Table()
    for key in ("cli-game", "cli-title", "cli-players", "cli-options"):
        table.add_column(words.say(key))
    for name in lazaretto.game_names():
        game = lazaretto.game(name)
        own = Words(words.language, name)
        players = ", ".join(str(count) for count in game.players)
        title = "\n".join(own.say(key) for key in ("game-title", "game-cover", "game-about"))
        table.add_row(name, title, players, "\n".join(_options(game, own)))
    console.print(table)


def _options(game: Game, words: Words) -> Iterator[str]:
    for name, values in game.module.option_values(max(game.players)).items():
        yield words.say("cli-option-line", name=name, text=words.say(f"option-{name}"))
        for value in values:
            told = str(value).lower() if isinstance(value, bool) else str(value)
            key = f"option-{name}-{told}"
            yield f"  {told}: {words.say(key)}" if words.has(key) else f"  {told}"


def find_rules(game: Game, wanted: str) -> list[Rule]:
    """Rules that hold every word, in whichever language."""
    parts = _plain(wanted).split()
    return [rule for rule in game.rules.values() if all(part in _haystack(rule) for part in parts)]


def _haystack(rule: Rule) -> str:
    return _plain(" ".join((rule.id, rule.text, rule.text_ru, rule.source, rule.ruling, rule.ruling_ru)))


def _plain(text: str) -> str:
    return text.casefold().replace("ё", "е")


def show_rules(console: Console, words: Words, rules: list[Rule]) -> None:
    if not rules:
        console.print(words.say("cli-no-rules"))
    for rule in rules:
        console.print(Text(rule.id, style="bold"))
        console.print(Text(f"  {rule.words(words.language)}"))
        console.print(Text(f"  {words.say('cli-source', source=rule.source)}", style="dim"))
        if ruling := rule.our_ruling(words.language):
            console.print(Text(f"  {words.say('cli-ruling', ruling=ruling)}", style="dim"))


def check_edition(console: Console, words: Words, game: Game, path: Path) -> None:
    """Validate an edition, play with it in every mode, and say how it differs from ours."""
    edition = read_toml(path)
    prove(game.module, edition)
    console.print(words.say("cli-edition-sound", file=path.name, game=game.name))
    changes = list(_differences(game.module.edition(), edition, ""))
    console.print(words.say("cli-edition-changes", count=len(changes)))
    for change in changes:
        console.print(Text(f"  {change}"))


def _differences(ours: Any, theirs: Any, place: str) -> Iterator[str]:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in [*ours, *[each for each in theirs if each not in ours]]:
            yield from _differences(ours.get(name), theirs.get(name), f"{place}.{name}" if place else name)
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for at, pair in enumerate(zip(ours, theirs, strict=True)):
            yield from _differences(*pair, f"{place}[{at}]")
    elif ours != theirs:
        yield f"{place}: {ours} → {theirs}"
