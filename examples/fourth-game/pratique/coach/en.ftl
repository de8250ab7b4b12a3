# What a coach says of Pratique before a decision; slots as in `ask-…`.

coach-turn =
    { $visited ->
        [0] Count what has come already: the more honest ships are gone, the likelier a strange one carries the plague. A lantern tells you for sure, and a plague ship sent away gives it back.
       *[other] Now you know one of the ships. Act on what you know; a ship that nobody has visited is a gamble, and sending an honest one away costs you too.
    }
