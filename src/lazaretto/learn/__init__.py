"""Lessons: small positions with a question, written as data in a game's folder and proved by the engine (docs/lessons.md).

`form` is what a lesson file holds, `catalogue` finds the files, `opening` lays out the position, `goals` says what is
reached, `course` leads a learner through the steps, `replies` says what a choice would have brought, `proof` shows that
all of it works, `draft` begins a new file from a moment of a game. No server, no thinking bot, no words: a browser's
tables use the same.
"""
