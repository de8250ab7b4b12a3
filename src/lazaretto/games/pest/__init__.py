"""Pest: the Thokaian empire. `game.py` exports it."""
