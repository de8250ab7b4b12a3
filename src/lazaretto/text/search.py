"""Finding rules by what is asked: word forms (Snowball), several words in any order, the best first.

The client finds the same by the same steps (web/src/book/search.ts; tests/text holds the two against each other), so what is
done here is kept to whole numbers and to what both have.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import snowballstemmer

from lazaretto.kernel.ledger import Rule
from lazaretto.learn.book import Vocabulary, vocabulary

STEMMERS = {"en": "english", "ru": "russian"}
WORD = re.compile(r"[a-z0-9а-я]+")
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
# What a word is worth by where it stands: in the id of a rule, the title of its chapter, its headings, its text, our ruling.
IN_NAME, IN_CHAPTER, IN_HEADING, IN_TEXT, IN_RULING = 3, 6, 3, 4, 1
SHORTEST = 3  # letters of a word that may be the beginning of others
EVEN = 60  # words: how little the length of a rule matters
OFTEN = 2  # a word that comes more often says no more


@dataclass(frozen=True)
class Entry:
    """A rule as it is searched: what each word is worth in it, and how long it is."""

    rule: Rule
    worth: Mapping[str, int]
    length: int


def plain(text: str) -> str:
    return text.lower().replace("ё", "е")


def language_of(query: str) -> str:
    """Whoever asks in Russian letters is looking for Russian words."""
    return "ru" if CYRILLIC.search(query) else "en"


class Reader:
    """Words of a language as they are compared: without their endings, and one for all that mean the same."""

    def __init__(self, language: str, known: Vocabulary) -> None:
        self._stem: Callable[[str], str] = cache(snowballstemmer.stemmer(STEMMERS[language]).stemWord)
        self._stop = frozenset(known.stop)
        self._same = {self._stem(plain(word)): self._stem(plain(group[0])) for group in known.same for word in group}

    def term(self, word: str) -> str:
        stem = self._stem(word)
        same: str = self._same.get(stem, stem)
        return same

    def terms(self, text: str) -> list[str]:
        return [self.term(word) for word in WORD.findall(plain(text))]

    def asked(self, query: str) -> list[str]:
        """What a question is about, each word once; where it is made of little words alone, those."""
        words = list(dict.fromkeys(WORD.findall(plain(query))))
        telling = [word for word in words if word not in self._stop] or words
        return list(dict.fromkeys(self.term(word) for word in telling))


class Index:
    """The rules of a game in one language. `chapters`: what its chapters are called."""

    def __init__(self, game: str, language: str, rules: Iterable[Rule], chapters: Mapping[str, str]) -> None:
        self.reader = Reader(language, vocabulary(game, language))
        self._entries = [self._entry(rule, language, chapters.get(rule.chapter, "")) for rule in rules]
        self._known = Counter(term for entry in self._entries for term in entry.worth)

    def _entry(self, rule: Rule, language: str, chapter: str) -> Entry:
        text = self.reader.terms(rule.words(language))
        worth: Counter[str] = Counter()
        for terms, weight in (
            (self.reader.terms(rule.id.partition(".")[2]) if language == "en" else [], IN_NAME),
            (self.reader.terms(chapter), IN_CHAPTER),
            (self.reader.terms(rule.heading), IN_HEADING),
            (text, IN_TEXT),
            (self.reader.terms(rule.our_ruling(language)), IN_RULING),
        ):
            for term, count in Counter(terms).items():
                worth[term] += weight * min(count, OFTEN)
        return Entry(rule, worth, len(text))

    def meant(self, query: str) -> list[list[str]]:
        """For each word that is asked for, what it may stand for: itself; if nobody knows it, what begins so."""
        return [self._likely(term) for term in self.reader.asked(query)]

    def _likely(self, term: str) -> list[str]:
        if term in self._known or len(term) < SHORTEST:
            return [term]
        return sorted(known for known in self._known if known.startswith(term)) or [term]

    def find(self, query: str) -> list[Rule]:
        """The rules that have all that is asked for or all but one word, the best first; without a question, all."""
        wanted = self.meant(query)
        if not wanted:
            return [entry.rule for entry in self._entries]
        scored = [(self._score(entry, wanted), at) for at, entry in enumerate(self._entries)]
        most = max(((has for (has, _), _ in scored)), default=0)
        best = [(-score, at) for (has, score), at in scored if has >= max(most - 1, 1)]
        return [self._entries[at].rule for _, at in sorted(best)]

    def _score(self, entry: Entry, wanted: Sequence[Sequence[str]]) -> tuple[int, int]:
        """How many of the words a rule has, and how much it is about them."""
        found = [max(self._worth(entry, term) for term in likely) for likely in wanted]
        has = sum(worth > 0 for worth in found)
        return has, sum(found) * (1 + has) * 100 // (EVEN + entry.length)

    def _worth(self, entry: Entry, term: str) -> int:
        """What comes in few rules says more."""
        if term not in entry.worth:
            return 0
        return entry.worth[term] * round(100 * math.log(1 + len(self._entries) / self._known[term]))
