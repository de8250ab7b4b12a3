"""The rules of Messina 1347, one file per chapter of the rulebook."""
