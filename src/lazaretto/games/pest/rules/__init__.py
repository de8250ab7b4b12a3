"""The rules of Pest, one file per chapter of the rulebook."""
