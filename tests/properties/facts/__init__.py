"""For each game: how its facts are read off a view a second time, and how its needs are met."""
