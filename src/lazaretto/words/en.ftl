# Words of the whole house: errors, the command line, what all games share. Games have files of their own.

list-separator = { ", " }
error-line = { $place }: { $reason }
rule-line = { $text } [{ $id }]
virtual-player = the virtual opponent

colour-0 = red
    .letter = R
colour-1 = blue
    .letter = B
colour-2 = green
    .letter = G
colour-3 = yellow
    .letter = Y
colour-4 = purple
    .letter = P
colour-5 = cyan
    .letter = C

## Errors: what is wrong. The place is put before it by error-line.

error-asymmetric-border = the border { $border } differs in kind from { $other }
error-bad-argument = this value cannot be used ({ $reason })
error-cannot-write = the file cannot be written ({ $reason })
error-chance-impossible = chance cannot give “{ $word }” here
error-chance-left-over = { $given } results of chance are written here, only { $used } were needed
error-chance-missing = a result of chance is missing here
error-dead-end = nobody can choose anything here ({ $frame })
error-duplicate-border = the border { $border } stands at { $other } already
error-duplicate-word =
    { $word ->
        [none] something occurs twice
       *[other] “{ $word }” occurs twice
    }
error-edition-breaks-play = a game breaks with these values (players: { $players }; { $reason })
error-empty-choice = no choice was given
error-empty-name = a name in “{ $given }” is empty
error-endless-position = what has to be done here by itself does not come to an end
error-game-over = the game is over
error-illegal-choice = “{ $choice }” is not allowed now; rules: { $rules }
error-lab-missing = this needs the laboratory: pip install "lazaretto[lab]" ({ $reason })
error-missing-argument = a value is missing
error-missing-command = a command is missing; lazaretto --help lists them
error-missing-component = “{ $word }” is missing
error-missing-field =
    { $field ->
        [none] this field is missing or is not a text
       *[other] the field “{ $field }” is missing or is not a text
    }
error-no-driver = the driver of this database is not installed: { $reason }
error-no-such-file = there is no such file
error-no-such-folder = there is no folder for this file, or the name is a folder's
error-no-such-number = there is no such number; choose 1 to { $most }
error-not-a-frame = a list that begins with the name of a frame is expected
error-not-a-list = a list is expected
error-not-an-object = an object is expected
error-not-json = this is not JSON ({ $reason })
error-not-your-turn = seat { $seat } is not asked, seat { $asked } is
error-nothing-to-undo = nothing can be undone: something has been revealed, or somebody else has chosen
error-region-out-of-play = “{ $word }” is out of play with so many players
error-stale-choice = this answers another decision (given: { $given }; asked: { $asked })
error-too-deep = this is nested too deeply
error-too-large =
    { $given ->
        [none] too much; { $most } at most
       *[other] { $given } is too much; { $most } at most
    }
error-too-long = this is too long; { $most } at most
error-too-small =
    { $given ->
        [none] too little; { $expected } at least
       *[other] { $given } is too little; { $expected } at least
    }
error-two-buildings = two buildings of one player stand in “{ $word }”
error-unexpected-argument = “{ $word }” was not expected
error-unknown-argument = there is no such option
error-unknown-bot = there is no bot “{ $word }”; there are: { $expected }
error-unknown-choice = “{ $word }” is no choice
error-unknown-command = there is no command “{ $word }”; lazaretto --help lists them
error-unknown-field = { $verb } has no such field
error-unknown-frame = there is no frame “{ $word }”; there are: { $expected }
error-unknown-game = there is no game “{ $word }”; there are: { $expected }
error-unknown-language = there is no language “{ $word }”; there are: { $expected }
error-unknown-option = there is no such option of the game; there are: { $expected }
error-unknown-region = there is no region “{ $word }”
error-unknown-seat = there is no seat { $word }
error-unknown-symbol = the symbol “{ $word }” cannot be used
error-unknown-verb = there is no verb “{ $word }”; there are: { $expected }
error-unknown-word = “{ $word }” is unknown; there are: { $expected }
error-unreachable-location = no road leads to this location
error-unreachable-region = this region cannot be reached with { $players } players
error-unreadable-file = the file cannot be read ({ $reason })
error-unsound-position = such a position cannot be ({ $problems })
error-usage = { $reason }
error-wrong-arguments = wrong arguments; expected: { $expected }
error-wrong-border = no such border can be: { $border }
error-wrong-budget = “{ $word }” is no bot with a budget; only mcts takes one, like mcts:1000 or mcts:500ms
error-wrong-chance = the committed seed gives other results: { $expected }
error-wrong-commitment = the seed does not match the hash that was published
error-wrong-cost =
    { $word ->
        [none] no such price can be; expected: { $expected }
       *[other] “{ $word }” is no price
    }
error-wrong-count =
    { $given ->
        [none] a wrong number of values; expected: { $expected }
       *[other] { $given } values; expected: { $expected }
    }
error-wrong-edition = this was played with another edition ({ $given })
error-wrong-effect = “{ $word }” is no effect
error-wrong-field = field “{ $field }” cannot be { $given }
error-wrong-format = the format is { $given }; expected: { $expected }
error-wrong-game = the game is { $given }; expected: { $expected }
error-wrong-generator = the generator { $given } is unknown
error-wrong-option = “{ $given }” cannot be chosen; possible: { $expected }
error-wrong-order = wrong order; expected: { $expected }
error-wrong-pair = “{ $word }” is not of the form name=value
error-wrong-players = { $given } cannot play this; possible: { $expected }
error-wrong-result = the result does not follow from the choices
error-wrong-rng = four whole numbers of 32 bits are expected
error-wrong-road = no such road can be: { $road }
error-wrong-rules = played by version { $given } of the rules; this is version { $expected }
error-wrong-seats = { $given } seats; expected: { $expected }
error-wrong-seed = { $given } is not a whole number from zero up
error-wrong-token = “{ $word }” is not of the form threshold:symbols
error-wrong-value =
    { $reason ->
        [none] “{ $word }” cannot be here
       *[other] a wrong value: { $reason }
    }

## The command line: help

cli-about = Board games about the plague: play, simulate, replay, look up the rules.
cli-about-play = Play in the terminal, alone against bots or in turns at one screen.
cli-about-simulate = Let bots play many games and count.
cli-about-replay = Tell the story of a recorded game.
cli-about-position = Print the position after some choices as JSON.
cli-about-explain = Say whether a choice is allowed now, and which rules forbid it.
cli-about-verify = Check a record: the seed against its hash, every result of chance, the final result.
cli-about-edition = Files with the printed values of a game.
cli-about-edition-check = Check an edition file and list what differs from ours.
cli-about-rules = Look up the rules, with sources and rulings.
cli-about-games = List the games.
cli-about-serve = Open the table in the browser: a server on this machine.
cli-about-bench = Measure the speed of this machine.
cli-arg-game = Name of the game.
cli-arg-seats = Who sits where: me, me:NAME or a bot, separated by commas.
cli-arg-seed = Seed of all chance.
cli-arg-options = Variants of the game, as name=value,name=value.
cli-arg-edition = Edition file with other printed values.
cli-arg-save = File that keeps the record of the game.
cli-arg-resume = Go on with a recorded game.
cli-arg-lang = Language: en or ru.
cli-arg-players = Number of players.
cli-arg-games = Number of games.
cli-arg-bots = Bots, separated by commas; they change seats from game to game.
cli-arg-jobs = Processes that work at the same time.
cli-arg-limit = Choices after which a game is given up.
cli-arg-csv = Write a row for every seat of every game to this file.
cli-arg-json = Write everything to this file.
cli-arg-log = Record of a game (or a position, where that makes sense).
cli-arg-at = Only so many choices of the record.
cli-arg-output = Write to this file instead of the screen.
cli-arg-choice = The choice in its text form, e.g. "PlaceRat hispania".
cli-arg-search = Words to look for.

## The command line: play

cli-interpreted = The engine runs interpreted and is slow; compile it, or set LAZARETTO_PURE=1 to hide this line.
cli-player = Player { $number }
cli-hand-over = Now { $seat } looks at the screen. Press Enter.
cli-goodbye = Goodbye.
cli-saved = Saved: { $file }
cli-legal = This is allowed now: { $choice }.
cli-not-legal = This is not allowed now: { $choice }.
cli-group =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
cli-group-opened = { $group } (“back” shows all choices again)

cli-command-help = help
cli-command-why = why
cli-command-log = log
cli-command-undo = undo
cli-command-rules = rules
cli-command-save = save
cli-command-back = back
cli-command-quit = quit

cli-help-help = a number or the text of a choice – make it; ? – this help
cli-help-why = why CHOICE – may I do this now, and if not, by which rules
cli-help-log = log – what has happened so far
cli-help-undo = undo – take the last choice back, if nothing was revealed since
cli-help-rules = rules WORDS – look up the rules
cli-help-save = save FILE – write the record of the game
cli-help-back = back – show all choices again
cli-help-quit = quit – leave the table

cli-player-column = Player
cli-place = Place
cli-ended = The game has ended: { $reason }.

## The command line: other commands

cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $speed } per second.
cli-unfinished =
    { $count ->
        [one] { $count } game was
       *[other] { $count } games were
    } given up after { $limit } choices and { $count ->
        [one] is
       *[other] are
    } not counted below.
cli-mean-length = Mean length: { $choices } choices.
cli-bot = Bot
cli-seat = Seat
cli-played = Played
cli-wins = Wins
cli-share = Share
cli-interval = 95 % interval
cli-mean-score = Mean score
cli-mean-place = Mean place

cli-game = Name
cli-title = Game
cli-players = Players
cli-options = Options
cli-option-line = { $name }: { $text }

cli-no-rules = No rule has all these words.
cli-source = Source: { $source }
cli-ruling = Our ruling: { $ruling }
cli-edition-sound = { $file } is a sound edition of { $game }.
cli-edition-changes =
    { $count ->
        [0] It has the same values as ours.
        [one] { $count } value differs from ours:
       *[other] { $count } values differ from ours:
    }
cli-verified =
    { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } replayed; the seed matches its hash { $hash }.
cli-verified-chance = All results of chance follow from the seed.
cli-verified-no-chance = The game began at a given position: its chance does not follow from the seed alone.
cli-verified-result = The result follows from the choices.
cli-verified-unfinished = The game is not finished.

## What happens in every game

event-only-choice = { $seat } has no other choice: it is done by itself.

## A view as tables, for a game that has no board of its own

view-players = Players
view-yes = yes
view-no = no
view-nothing = –
