"""Recorded games, a recorded store and recorded answers of the bots, kept for ever. See README.md beside this file."""
