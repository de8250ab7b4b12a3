"""The rules of Rattus, one file per chapter of the rulebook."""
