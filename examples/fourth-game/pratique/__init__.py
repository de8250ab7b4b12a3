"""Pratique: a game of one's own for Lazaretto. docs/new-game.md leads through it."""
