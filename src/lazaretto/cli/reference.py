"""Reference commands: the games, and the rules with their sources."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

import lazaretto
from lazaretto.cli.tables import print_table
from lazaretto.kernel.game import Game
from lazaretto.kernel.ledger import Rule
from lazaretto.text import Words
from lazaretto.text.lobby import lobby_words
from lazaretto.text.search import Index, language_of


def show_games(console: Console, words: Words) -> None:
    heads = [words.say(key) for key in ("cli-game", "cli-title", "cli-players", "cli-options")]
    rows = []
    for name in lazaretto.game_names():
        game = lazaretto.game(name)
        own = Words(words.language, name)
        players = ", ".join(str(count) for count in game.players)
        title = "\n".join(own.say(key) for key in ("game-title", "game-cover", "game-about"))
        rows.append([name, title, players, "\n".join(_options(game, own))])
    print_table(console, heads, rows)


def _options(game: Game, words: Words) -> Iterator[str]:
    for name, values in game.module.option_values(max(game.players)).items():
        yield words.say("cli-option-line", name=name, text=words.say(f"option-{name}"))
        for value in values:
            told = str(value).lower() if isinstance(value, bool) else str(value)
            key = f"option-{name}-{told}"
            yield f"  {told}: {words.say(key)}" if words.has(key) else f"  {told}"


def find_rules(game: Game, wanted: str) -> list[Rule]:
    """Rules that have what is asked for, in whichever language it is asked, the best first; all if nothing is."""
    language = language_of(wanted)
    chapters = {
        key.removeprefix("chapter-"): text
        for key, text in lobby_words(game.name, language).items()
        if key.startswith("chapter-")
    }
    return Index(game.name, language, game.rules.values(), chapters).find(wanted)


def _source(rule: Rule, words: Words) -> str:
    """Where a rule stands: the rulebook by its name, the chapter in the language of the reader."""
    chapter = words.say(f"chapter-{rule.chapter}")
    return words.say("rule-source", game=words.say("game-title"), chapter=chapter, heading=rule.heading)


def show_rules(console: Console, words: Words, rules: list[Rule]) -> None:
    if not rules:
        console.print(words.say("cli-no-rules"))
    for rule in rules:
        console.print(Text(rule.id, style="bold"))
        console.print(Text(f"  {rule.words(words.language)}"))
        console.print(Text(f"  {words.say('cli-source', source=_source(rule, words))}", style="dim"))
        if ruling := rule.our_ruling(words.language):
            console.print(Text(f"  {words.say('cli-ruling', ruling=ruling)}", style="dim"))
