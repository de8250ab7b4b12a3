# The server's own words. Errors of the engine are in the words of the house.

error-already-running = The game has begun; such a table cannot be taken away.
error-bad-message = This message cannot be understood: { wrong-input }.
error-bad-request = This request cannot be understood: { wrong-input }.
error-body-too-large = This is too large.
error-bot-plays = A bot plays this seat now. Take the seat back first.
error-bot-unavailable = The bot gave no answer. Try again.
error-cannot-go-on = This game was begun by earlier rules and cannot go on by today's. Nothing is lost: it can be watched.
error-cannot-listen = cannot listen on { $given }: { $reason }
error-cannot-open-games = cannot open the games: { $reason }
error-empty-chat = There is nothing to read in this message.
error-game-over = The game is over.
error-host-only = Only the host of the table can do this.
error-illegal-choice = The rules do not allow this now.
error-just-left = This player left only a moment ago. A bot may take the seat in { $seconds } s.
error-muted = The host of this table has muted you.
error-newer-rules = This table is played by newer rules than this server has. It can be watched here; to play on, reload the page in a moment.
error-no-coach = A coach is for tables without other people where hints are to be had.
error-no-assist = There are no hints, forks and copies at this table while its game runs.
error-no-game-file = This is not a file of a game.
error-no-guest = The server does not know you yet. Reload the page.
error-no-link = There is no link to take away.
error-no-request = There is no request that waits for you.
error-not-finished = The game is not over yet.
error-not-kept = This device could not keep that: its storage may be full. The game is as it was.
error-not-found = There is nothing here.
error-not-mutable = Nobody can be muted for this line.
error-not-ready = The server is not ready.
error-not-running = The table still waits for players.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not this seat's turn.
error-nothing-to-undo = Nothing can be undone: something was learnt, or another player has decided. You can ask the others to take back.
error-only-the-clock = In a game that takes days only the clock seats a bot for somebody.
error-our-fault = The server made a mistake. Your game is safe; try again.
error-partial-file = This file holds only what one seat saw of a running game: it hides what the others hold, so the game cannot go on from it. Save the file again, or when the game is over.
error-paused = The game is paused.
error-player-away = It is this seat's turn, and its player is away: the clock would run without him.
error-player-online = This player is here. The seat can be given to another, or to a bot, only while its player is away.
error-request-waits = Another request is waiting for an answer. One at a time.
error-resigned = This seat has resigned.
error-sealed = This copy is sealed: it opens when its game is over, on the server where it was played or with the seed that is shown then.
error-seat-taken = This seat is taken.
error-seated-only = Only the players at this table can do this.
error-ask-again = This gives something up for good. Are you sure?
error-stale-choice = The game has gone on meanwhile. Look at the board again.
error-stand-in-agrees-to-nothing = A bot plays for somebody who is away, and nobody agrees in his name. Ask again when he is back.
error-store-away = The games cannot be read or written just now. Nothing of yours is lost; try again in a moment.
error-takes-too-long = This took too long to work out and was given up.
error-too-many = Too many requests. Wait { $seconds } s.
error-too-many-muted = So many are muted here that it is better to mute all onlookers.
error-unknown-bot = There is no bot called “{ $word }”; there are: { $expected }.
error-unknown-game = There is no game called “{ $word }”.
error-unknown-line = There is no such line in the chat.
error-unknown-moment = The game has no moment { $n }.
error-unknown-seat = There is no such seat at this table.
error-unknown-table = There is no such table. It may have been taken away.
error-unplayable = This cannot be made into a game: something in it is of the wrong kind.
error-weak-stand-in = For a person only these bots may play: { $expected }.
error-workshop-full = The server has too much to do just now. Try again in a moment.
error-wrong-csrf = The page is out of date. Reload it.
error-wrong-link = This link opens no seat: it was used already, or replaced by a new one. Ask for a new link.
error-wrong-method = This cannot be done here.
error-wrong-origin = Requests from other sites are not accepted.

# Why a request or a message cannot be understood; `place` and the rest come from the decoder.
wrong-input =
    { $reason ->
        [missing] “{ $place }” is missing
        [unknown] “{ $place }” is unknown here
        [value] “{ $place }” cannot be “{ $given }”
        [short] “{ $place }” is too short; the length is at least { $least }
        [long] “{ $place }” is too long; the length is at most { $most }
        [small] “{ $place }” is too small; at least { $least }
        [large] “{ $place }” is too large; at most { $most }
        [form] “{ $place }” has characters that cannot be there
        [type] { wrong-type }
        [json] it is not JSON
        [deep] it is nested too deeply
       *[other] something in it is wrong
    }
wrong-type =
    { $place ->
        [none] the whole
       *[other] “{ $place }”
    } has to be { $expected ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
       *[other] something else
    }
