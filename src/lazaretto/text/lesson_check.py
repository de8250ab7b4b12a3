"""Are the words of lessons complete, in every language, and short enough to be read?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lazaretto.games import folder
from lazaretto.kernel.errors import BadInput
from lazaretto.learn.catalogue import LESSONS, Found, lesson, names
from lazaretto.learn.replies import AIM
from lazaretto.text.words import LANGUAGES, ROOT

VALUE = ""  # the name of a message's plain text among its forms
LONGEST = 420  # letters of a text: what is longer is two steps
Written = Mapping[str, Mapping[str, str]]  # message -> form -> the source of its text


def word_problems(game: str, shelf: str = LESSONS) -> Iterator[BadInput]:
    """What is missing, too much or too long in the words of a game's lessons, or of its worked examples."""
    lessons = [lesson(game, name) for name in names(game, shelf)]
    needed = {key: forms for found in lessons for key, *forms in _needed(found)}
    for language in LANGUAGES if lessons else ():
        place = f"{game}/{shelf}/{language}.ftl"
        written = written_in(folder(game) / shelf / f"{language}.ftl", place)
        for key in [*needed, *[each for each in written if each not in needed]]:
            if key not in written:
                yield BadInput("lesson-words-missing", place, {"word": key})
            elif key not in needed:
                yield BadInput("lesson-words-unused", place, {"word": key})
            else:
                yield from _problems(f"{place}: {key}", written[key], *needed[key])


def house_problems() -> Iterator[BadInput]:
    """What lessons of all games say, they say in every language."""
    files = {each: written_in(ROOT / "learn" / "text" / f"{each}.ftl", f"learn/text/{each}.ftl") for each in LANGUAGES}
    for language, written in files.items():
        for key in sorted(set().union(*files.values()) - set(written)):
            yield BadInput("lesson-words-missing", f"learn/text/{language}.ftl", {"word": key})


def _needed(found: Found) -> Iterator[tuple[str, set[str], set[str], set[str]]]:
    """Every message of a lesson, with the forms it must have, those it may have, and the numbers it may ask for."""
    yield found.key(), {VALUE, "about"}, set(), set()
    for step in found.lesson.step:
        must = {VALUE, *step.replies.values()} | (set() if step.looks else {AIM})
        yield found.key(step), must, {"well"}, set(step.facts)


def _problems(place: str, forms: Mapping[str, str], must: set[str], may: set[str], facts: set[str]) -> Iterator[BadInput]:
    for form in sorted(must - set(forms)):
        yield BadInput("lesson-words-missing", place, {"word": f".{form}"})
    for form in sorted(set(forms) - must - may):
        yield BadInput("lesson-words-unused", place, {"word": f".{form}"})
    for text in forms.values():
        if len(text) > LONGEST:
            yield BadInput("too-long", place, {"most": str(LONGEST)})
        for slot in sorted(set(re.findall(r"\$([a-z_-]+)", text)) - facts):
            yield BadInput("lesson-no-fact", place, {"word": slot})


def written_in(path: Path, place: str) -> Written:
    """The messages of a file; BadInput for what cannot be read or comes twice."""
    if not path.exists():
        raise BadInput("no-such-file", place)
    source = path.read_text("utf-8")
    found: dict[str, dict[str, str]] = {}
    for item in FluentParser().parse(source).body:
        if isinstance(item, ftl.Junk):
            raise BadInput("unreadable-file", place, {"reason": (item.content or "").strip()[:60]})
        if not isinstance(item, ftl.Message):
            continue
        if item.id.name in found:
            raise BadInput("duplicate-word", place, {"word": item.id.name})
        patterns = {VALUE: item.value, **{each.id.name: each.value for each in item.attributes}}
        found[item.id.name] = {
            form: source[pattern.span.start : pattern.span.end].strip()
            for form, pattern in patterns.items()
            if pattern is not None and pattern.span is not None
        }
    return found
