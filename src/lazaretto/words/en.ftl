# Words of the whole house: errors, the command line, what all games share. Games have files of their own.

list-separator = { ", " }
error-already-served = another server serves the games in { $given } already; stop it first, or give this one a folder of its own with --data
error-broken-seal = the seal is broken: this is not what was sealed
error-line = { $place }: { $reason }
rule-line = { $text } [{ $id }]
rule-source = { $game } rulebook, chapter “{ $chapter }”
event-line = { $parts }.
edition-line = { $place }, { $field }: { $here } (shipped: { $shipped })
edition-item = { $field } no. { $number }
edition-place = { $words } ({ $place })
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
error-bot-no-choose = “{ $word }” is no class with a method choose(asked) of its own
error-bot-no-player = no class in “{ $word }” derives from lazaretto.bots.Player
error-bot-not-own = “{ $word }” is no bot of yours: name its file (mine.py), module:Class, or a bot that is installed
error-bot-not-there = there is no “{ $word }” in { $other }
error-bot-which = there is more than one bot in “{ $word }”; say which: { $expected }
error-bot-unusable = the bot “{ $word }” cannot be used ({ $reason })
error-broken-backup = this file holds no games of ours, or it is broken ({ $reason })
error-cannot-write = the file cannot be written ({ $reason })
error-chance-impossible = chance cannot give “{ $word }” here
error-chance-left-over = { $given } results of chance are written here, only { $used } were needed
error-chance-missing = a result of chance is missing here
error-cluster-missing = this needs Ray: pip install "lazaretto[cluster]" ({ $reason })
error-dead-end = nobody can choose anything here ({ $frame })
error-duplicate-border = the border { $border } stands at { $other } already
error-duplicate-word =
    { $word ->
        [none] something occurs twice
       *[other] “{ $word }” occurs twice
    }
error-edition-breaks-play =
    a game breaks with these values (players: { $players }; { $reason ->
        [endless-position] it does not come to an end
        [dead-end] somebody is asked and has nothing to choose from
        [unsound-position] what lies on the board does not add up
       *[other] the rules cannot go on: { $problems }
    })
error-empty-choice = no choice was given
error-empty-name = a name in “{ $given }” is empty
error-endless-position = what has to be done here by itself does not come to an end
error-file-exists = there is a file of this name already; give another name
error-game-over = the game is over
error-illegal-choice = “{ $choice }” is not allowed now; rules: { $rules }
error-lab-missing = this needs the laboratory: pip install "lazaretto[lab]" ({ $reason })
error-lesson-asks = this step wants a choice: make one, or skip the step
error-lesson-endless = the other seats are asked without end
error-lesson-goal-early = the goal is reached before the step begins
error-lesson-goal-missed = the solution does not reach the goal ({ $choice })
error-lesson-looks = there is nothing to choose in this step: go on
error-lesson-no-consequence = “{ $choice }” is answered without a consequence
error-lesson-no-fact = the words ask for “{ $word }”, which the step does not name among its facts
error-lesson-no-goal = a goal is empty
error-lesson-no-number = “{ $word }” is no number
error-lesson-no-path = the view has no “{ $given }” on the path { $word }
error-lesson-no-solution = a goal needs a solution, and only a goal does
error-lesson-no-undo = undo does not lead back from “{ $choice }”
error-lesson-not-asked = the learner is not asked when this step begins
error-lesson-reply-unused = no choice gets the reply to “{ $choice }”
error-lesson-solved-before = the step is solved before its solution comes to “{ $choice }”
error-lesson-stuck = the lesson does not go on after “{ $choice }”
error-lesson-two-wants = a step wants a choice or a goal, not both
error-lesson-want-illegal = what is wanted cannot be chosen here: { $choice }
error-lesson-words-missing = the words “{ $word }” are missing
error-lesson-words-unused = the words “{ $word }” are not used
error-no-lessons = { $word } has no lessons yet
error-unknown-lesson = there is no lesson “{ $word }”; there are: { $expected }
error-server-missing = this needs the server: pip install "lazaretto[server]" ({ $reason })
error-missing-argument = a value is missing
error-missing-command = a command is missing; lazaretto --help lists them
error-missing-component = “{ $word }” is missing
error-missing-field =
    { $field ->
        [none] this field is missing or is not a text
       *[other] the field “{ $field }” is missing or is not a text
    }
error-need-rivals = two different bots at least, and none twice: { $given }
error-never-drawn = chance cannot bring “{ $word }” before the first decision
error-newer-store = the games were kept by a later version (schema { $given }); use that one
error-no-cluster = there is no Ray cluster at “{ $word }” ({ $reason })
error-no-driver = the driver of this database is not installed: { $reason }
error-no-room = “{ $word }” can lie nowhere here
error-no-store = there are no games here
error-no-such-edition = the printed values { $given } are not in the database
error-no-such-file = there is no such file
error-no-such-folder = there is no folder for this file, or the name is a folder's
error-coach-for-one = a coach is for one person, against bots or alone
error-no-such-number = there is no such number; choose 1 to { $most }
error-not-a-folder = a file lies there, and a folder is needed
error-not-a-frame = a list that begins with the name of a frame is expected
error-not-a-list = a list is expected
error-not-an-object = an object is expected
error-not-json = this is not JSON ({ $reason })
error-not-your-turn = seat { $seat } is not asked, seat { $asked } is
error-nothing-to-undo = nothing can be undone: something has been revealed, or somebody else has chosen
error-one-stream = only one file can go to standard output
error-one-store = either --data or --database can be given, not both
error-other-plan = this file keeps games of another plan: name another file, or ask for the same as before
error-other-version = the cluster has version { $given } of Lazaretto; this is { $expected }
error-region-out-of-play = “{ $word }” is out of play with so many players
error-stale-choice = this answers another decision (given: { $given }; asked: { $asked })
error-store-not-empty = there are games here already, and none is replaced; restore to another place, or move them away
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
error-unknown-rule = there is no rule “{ $word }”
error-unknown-game = there is no game “{ $word }”; there are: { $expected }
error-unknown-language = there is no language “{ $word }”; there are: { $expected }
error-unknown-option = there is no such option of the game; there are: { $expected }
error-unknown-place =
    { $expected ->
        [none] there is no “{ $word }” here
       *[other] there is no “{ $word }” here; there are: { $expected }
    }
error-unknown-region = there is no region “{ $word }”
error-unknown-seat = there is no seat { $word }
error-unknown-symbol = the symbol “{ $word }” cannot be used
error-unknown-verb = there is no verb “{ $word }”; there are: { $expected }
error-unknown-word = “{ $word }” is unknown; there are: { $expected }
error-unreachable-location = no road leads to this location
error-unreachable-region = this region cannot be reached with { $players } players
error-unreadable-file = the file cannot be read ({ $reason })
error-unreadable-store = the games cannot be read or written ({ $reason })
error-unsound-position = such a position cannot be ({ $problems })
error-usage = { $reason }
error-wrong-actions = these are no actions ({ $given }); expected: { $expected }
error-way-too-long = a way ends where chance or somebody else decides; { $choice } would come after that
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
error-wrong-take-back = not a take-back: decisions and counts are whole numbers that grow, and no decision lies beyond the record
error-wrong-token = “{ $word }” is not of the form threshold:symbols
error-wrong-treatment = a change begins with one of these and a dot: { $expected }
error-wrong-value =
    { $reason ->
        [none] “{ $word }” cannot be here
       *[other] a wrong value: { $reason }
    }
error-broken-file =
    { $given ->
        [none] this is neither TOML nor JSON
       *[other] this is no JSON: it cannot be read beyond byte { $given }
    }
error-broken-line = this is no TOML: line { $given } cannot be read
error-no-such-row = there is no “{ $word }” in this list
error-not-a-row = this is one table, not a list of them: [name], not [[name]]
error-not-rows = this is a list of tables: [[name]], not [name]
error-not-text = this is no text (UTF-8)
error-unnamed-row = which one is meant? Each table of this list needs: { $word }
error-wrong-type =
    { $expected ->
        [int] a whole number is expected
        [float] a number is expected
        [str] a text in quotes is expected
        [bool] true or false is expected
        [array] a list is expected
        [object] a table with fields is expected
       *[other] another kind of value is expected: { $expected }
    }

## The command line: help

cli-about = Board games about the plague: play, simulate, replay, look up the rules.
cli-about-play = Play in the terminal, alone against bots or in turns at one screen.
cli-about-learn = Learn a game: short lessons with a board, one step after the other.
cli-about-lessons = Lessons: prove them, begin a new one.
cli-about-lessons-check = Prove every lesson and list the rules it teaches.
cli-about-lessons-draft = Begin a lesson at a moment of a recorded game.
cli-about-lessons-stays = Count how far learners have come on this machine's server; names are not told.
cli-stays-lesson = Lesson
cli-stays-step = Came to step
cli-stays-learners = Learners
cli-stays-done = finished
cli-arg-lesson = Name or title of the lesson; without it, you choose from a list.
cli-arg-lesson-file = File of the new lesson, such as 3-plague.toml; its position is put beside it.
cli-learn-which = Which lesson? (Enter: the first)
cli-learn-next = Enter – go on; ? – help
cli-learn-nothing = There is nothing to choose; press Enter.
cli-learn-obvious = At a table such a question is answered without asking, here with “{ $choice }”. There “otherwise” with the number of a choice lets you answer it yourself.
cli-learn-help-help = a number or the text of a choice – make it; Enter – go on, or show the task again; ? – this help
cli-learn-help-board = board – the whole board
cli-learn-help-undo = undo – take the last choice back; in a lesson that always works
cli-learn-help-back = back – to the beginning of the step, then to the one before it
cli-learn-help-skip = skip – the next step
cli-learn-help-rules = rules – the rules this step is about
cli-learn-help-why = why CHOICE – may I do this now, and if not, by which rules
cli-learn-help-quit = quit – leave the lesson
cli-command-skip = skip
cli-lessons-lesson = Lesson
cli-lessons-steps = Steps
cli-lessons-questions = Questions
cli-lessons-replies = Replies
cli-lessons-own = Own words
cli-lessons-rules = Rules
cli-lessons-share = { $game }: { $lessons } lessons teach { $rules } of { $all } rules ({ $share } %).
cli-lessons-time = Proved in { $seconds } s.
cli-about-simulate = Let bots play many games and count.
cli-about-tournament = Let bots play each other, all against all, and rate them.
cli-about-ladder = Let bots that are named from weak to strong play their neighbours: does the order hold?
cli-about-study = Find out what a seat, a card, a variant or a printed value is worth.
cli-about-replay = Tell the story of a recorded game.
cli-about-position = Print the position after some choices as JSON.
cli-about-explain = Say whether a choice is allowed now, and which rules forbid it.
cli-about-verify = Check a record: the seed against its hash, every result of chance, the final result.
cli-about-edition = Files with the printed values of a game.
cli-about-edition-check = Check an edition file, play games with it, and list what differs from ours.
cli-about-edition-diff = List what an edition file changes.
cli-about-edition-show = Print the values as shipped: copy what you want to correct into a file of your own.
cli-about-rules = Look up the rules, with sources and rulings.
cli-about-games = List the games.
cli-about-serve = Open the table in the browser: a server on this machine.
cli-about-bench = Measure the speed of this machine.
cli-about-store = The games that a server keeps: check, back up, restore.
cli-about-store-check = Try this version on a copy of all games: does each load, replay as it was seen and go on? Ends with 1 if one does not.
cli-about-store-backup = Write all games into one new file, also while servers run.
cli-about-store-restore = Put the games of such a file into a place that has none, in a folder or in PostgreSQL.
cli-arg-data = Folder of the games, as for serve.
cli-arg-database = Address of a PostgreSQL database instead of a folder.
cli-arg-backup = File with a copy of all games.
cli-arg-game = Name of the game.
cli-arg-seats = Who sits where: me, me:NAME or a bot, separated by commas. A bot of your own is a file or module:Class.
cli-arg-seed = Seed of all chance.
cli-arg-options = Variants of the game, as name=value,name=value.
cli-arg-edition = Edition file, TOML or JSON: all printed values, or only those that are other than ours.
cli-arg-edition-json = As JSON.
cli-arg-house-edition = What your own copy prints, offered for new tables: rattus=my-rattus.toml. Once for each game.
cli-arg-save = File that keeps the record of the game.
cli-arg-resume = Go on with a recorded game.
cli-arg-lang = Language: en or ru.
cli-arg-host = Address to listen on; 0.0.0.0 for all of this machine’s.
cli-arg-port = Port to listen on; 0 for any that is free.
cli-arg-data-folder = Folder of the games.
cli-arg-open = Open the browser.
cli-arg-rate = Scales the limits of requests; 0 switches them off.
cli-arg-poll = Seconds between looks for missed changes (PostgreSQL).
cli-arg-grace = Seconds somebody may be away before a bot may be seated for them; two minutes if not said.
cli-arg-bot-processes = Processes for bots; one less than cores if not said.
cli-page-usage = Usage:
cli-page-arguments = Arguments
cli-page-options = Options
cli-page-commands = Commands
cli-page-some-options = { "[OPTIONS]" }
cli-page-some-command = COMMAND …
cli-page-help = Show this page and end.
cli-page-default = default: { $value }
cli-page-required = required
cli-arg-version = Tell the version and end.
cli-arg-install-completion = Let this shell complete commands, options and names of games.
cli-arg-show-completion = Print the shell's script for that, to put where you like.
cli-arg-rounds = Slices of each measurement of speed.
cli-arg-duel-game = Only this game's duels of bots; any number of times.
cli-arg-against = Only duels against this bot, and nothing else.
cli-arg-no-duels = Only the speed.
cli-arg-environments = Only the environments for learners, beside those of others.
cli-arg-json-kept = Add everything to this file; what was measured before and not again stays in it.
cli-bench-what = What
cli-bench-rate = A second
cli-bench-ratio = Ratio
cli-bench-ends = Ends
cli-bench-speed = Speed: choices and copies
cli-bench-search = Search in the middle of a game
cli-bench-environments = Environments: decisions a second, with observation and mask
cli-bench-duels = Bots, two players, every deal twice
cli-bench-alone = Bots alone
cli-arg-players = Number of players.
cli-arg-games = Number of games.
cli-arg-own-bots = Bots of yours that may sit at the tables: files, module:Class or NAME=FILE, separated by commas.
cli-arg-bots = Bots, separated by commas; they change seats from game to game. A bot of your own is a file or module:Class.
cli-arg-jobs = Processes that work at the same time.
cli-arg-limit = Choices after which a game is given up.
cli-arg-coach = A coach looks over your shoulder: for one person against bots, or alone.
cli-arg-bot-seconds = Seconds that a bot of your own may think about a choice.
cli-arg-csv = Write a row for every seat of every game to this file.
cli-arg-json = Write everything to this file.
cli-arg-cluster = Play on a Ray cluster: auto, or its address.
cli-arg-trajectories = Write every decision to this Parquet file, to learn from.
cli-arg-rivals = Bots that play each other, separated by commas. A bot of your own is a file or module:Class.
cli-arg-rungs = Bots from the weakest to the strongest, separated by commas.
cli-arg-reach = How many rungs up and down each bot plays.
cli-arg-player-counts = Numbers of players, separated by commas; all, if none is named.
cli-arg-deals = Deals for each line-up. Every deal is played once from each seat.
cli-arg-deals-paired = Deals. Each is played without and with every change, for each seat.
cli-arg-what = What to study, any number of times: seat, a name the game knows, or a change such as option.first=0, board.cards.king=seat, edition.constants.cubes=18.
cli-arg-out = Folder for the report and the games. The same command again goes on where it stopped.
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
cli-not-asked = No rule forbids it, but it is not asked now: { $choice }.
cli-group =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
cli-far = Further off: several steps in one
cli-first = first: { $deeds }
cli-afterwards = then: { $deeds }
cli-in-all = in all { $brought }
cli-others =
    { $count ->
        [one] 1 other way
       *[other] { $count } other ways
    }: otherwise { $number }
cli-typed = typed: { $text }
cli-alone = { $choice }: step by step
cli-means-nothing = this brings nothing
cli-means-else = nothing else changes
cli-means-more = there may be less or more
cli-means-unknown = the rest is not known yet
cli-means-own = then you decide again
cli-means-chance = then chance decides: this cannot be undone
cli-means-seat = then { $name } decides: this cannot be undone
cli-means-end = then the game is over
cli-group-opened = { $group } (“back” shows all choices again)

cli-command-help = help
cli-command-why = why
cli-command-hint = hint
cli-command-log = log
cli-command-undo = undo
cli-command-rules = rules
cli-command-save = save
cli-command-board = board
cli-command-otherwise = otherwise
cli-command-back = back
cli-command-quit = quit

cli-help-help = a number or the text of a choice – make it; ? CHOICE – what it would bring; ? – this help
cli-help-why = why CHOICE – may I do this now, and if not, by which rules
cli-help-hint = hint – the best choices, and what sets them apart
cli-help-log = log – what has happened so far
cli-help-undo = undo – take the last choice back, if nothing was revealed since
cli-help-rules = rules WORDS – look up the rules
cli-help-save = save FILE – write the record of the game
cli-help-board = board – the whole board, page by page on a small screen
cli-help-otherwise = otherwise CHOICE – pay otherwise, do it several times, or answer every question yourself
cli-help-back = back – show all choices again
cli-help-quit = quit – leave the table

cli-player-column = Player
cli-source-column = Source
cli-place = Place
cli-ended = The game has ended: { $reason }.

## What made the difference

decided =
    { $lead ->
        [0] { $first } and { $second } have equal scores{ $gained ->
            [none] { "." }
           *[other] , but not from the same sources. Seen from { $first }: { $gained }; { $lost }.
        }
       *[other] { $first } is { $lead } ahead of { $second }. What made the difference: { $gained }{ $lost ->
            [none] { "." }
           *[other] {"; "}the other way: { $lost }.
        }
    }
decided-alone =
    { $gained ->
        [none] Nothing has brought anything
       *[other] Most came from { $gained }
    }{ $lost ->
        [none] { "." }
       *[other] {"; "}most was lost by { $lost }.
    }

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
bot-failure-slow = no choice after { $seconds } s
bot-failure-ended = its process ended with code { $code }
bot-failure-none-of-them = { $choice } is none of the { $count } legal choices; asked was { $frame }
bot-failure-illegal = { $choice } is not legal
bot-failure-broken = { $error }; { $file }, line { $line }
cli-bot-failed = { $bot } has failed ({ $reason }); greedy goes on for it.
cli-failures =
    { $bot } has failed in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, and greedy went on for it. The first time: { $reason }.
cli-mean-length = Mean length: { $choices } choices.
cli-bot = Bot
cli-seat = Seat
cli-played = Played
cli-wins = Wins
cli-share = Share
cli-interval = 95 % interval
cli-mean-score = Mean score
cli-mean-place = Mean place
cli-progress = { $done } of { $total } games, about { $minutes } min left.
cli-goes-on = { $done } of { $total } games are there already; the rest is played now.
cli-interrupted = Stopped after { $done } of { $total } games. The same command goes on from here.
cli-report-written = Report: { $file }
cli-rating = Rating
cli-better-share = Placed better
cli-rung-holds = { $upper } is better than { $lower }: { $low } – { $high } of their games.
cli-rung-broken = { $upper } is weaker than { $lower }: only { $low } – { $high } of their games.
cli-rung-unsure = Whether { $upper } is better than { $lower } is not sure yet: { $low } – { $high } of their games.
cli-treatment = Change
cli-measure = What is measured
cli-before = Without
cli-after = With
cli-difference = Difference
cli-measure-wins = Wins of the seat
cli-measure-wins-how = How much more often the seat wins with the change. The dashed line is no difference.
cli-measure-score = Points of the seat
cli-measure-score-how = How many more points the seat has at the end with the change.
cli-measure-result = Place of the seat
cli-measure-result-how = By places, from +1 for the first to −1 for the last: how much better the seat does with the change.
cli-measure-mean-score = Mean points of all
cli-measure-mean-score-how = How many more points everybody has on average with the change.
cli-measure-spread = First ahead of last
cli-measure-spread-how = How much further, in points, the first is ahead of the last with the change.
cli-measure-choices = Length of a game
cli-measure-choices-how = How many more choices a game takes with the change.
cli-report-tournament = { $game }: a tournament
cli-report-ladder = { $game }: the ladder
cli-report-study = { $game }: a study
cli-report-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }. { $unfinished ->
        [0] All of them were played to the end.
       *[other] Given up and not counted: { $unfinished }.
    }
cli-report-setting =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, bots: { $bots }. { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played without and with every change, for each seat.
cli-report-ratings = Ratings
cli-report-ratings-how = Bradley–Terry: 400 points more are odds of ten to one; the mean of all is 1500. At a table of several everybody has met everybody. The intervals come from drawing whole deals anew a thousand times.
cli-report-interval = The dot is the estimate, the line its 95 % interval.
cli-report-pairs = Who does better against whom
cli-report-pairs-how = How often the bot of a row was placed better than that of a column. Equal places count half.
cli-report-with-players =
    { $count ->
        [one] With { $count } player
       *[other] With { $count } players
    }
cli-report-seats = Seats
cli-report-seats-how = How often each seat has won, whoever sat there. The dashed line is an equal share.
cli-report-study-how = Every difference is that between two games with the same deal, the same bots and, as far as it goes, the same luck. One interval in twenty misses the truth: where many changes are compared, some will look different by chance alone.

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
cli-backed-up =
    { $games ->
        [one] { $games } game is kept in { $file } ({ $size } MB). Keep it safe: it holds the links and the seeds.
       *[other] { $games } games are kept in { $file } ({ $size } MB). Keep it safe: it holds the links and the seeds.
    }
cli-restored =
    { $games ->
        [one] { $games } game was restored from { $file }.
       *[other] { $games } games were restored from { $file }.
    }
cli-store-checked = Games: { $games }. Moments looked at from all seats: { $moments }. Choices made to go on: { $choices }.
cli-store-same = Played by today's rules, and the same again
cli-store-retold = Begun by earlier rules, go on by replay
cli-store-went-on = Begun by earlier rules, go on from their last position
cli-store-watched = Finished by other rules, can be watched as they were
cli-store-barred = Can be watched, but cannot go on here
cli-store-broken = Broken, or other than they were
cli-store-table = Table
cli-store-rules = Rules
cli-store-reason = What is wrong
cli-verified =
    { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } replayed; the seed matches its hash { $hash }.
cli-verified-chance = All results of chance follow from the seed.
cli-verified-no-chance = The game began at a given position: its chance does not follow from the seed alone.
cli-verified-result = The result follows from the choices.
cli-verified-taken-back =
    { $count ->
        [one] Once the players went back behind chance
       *[other] The players went back behind chance { $count } times
    }: from there on it follows from the seed and that count. Such a game counts for no rating and no record.
cli-verified-unfinished = The game is not finished.

## What happens in every game

event-only-choice = { $seat } has no other choice: it is done by itself.
event-rules-changed =
    The rules of the house were corrected (version { $before } → { $after }){ $rules ->
        [none] .
       *[other] : { $rules }.
    } { $replayed ->
        [0] The game goes on by them from here; what was played before stays as it was.
       *[other] The game goes on by them.
    }
event-went-on = The record of this game could not be read any more; the game goes on from where it stood.

## What happens at a table

event-assist-ended = Somebody new is at the table: from now on there are no hints, forks and copies.
event-bot-helped = { $seat } came to no answer of its own in time: a simpler bot made the choice.
event-bot-seated =
    { $why ->
        [own] { $seat } lets a bot play.
        [open] A bot takes an empty seat.
        [changed] Another bot plays for { $seat }.
       *[away] { $by ->
            [none] The host seats a bot for { $seat }, who is away.
           *[other] { $by } seats a bot for { $seat }, who is away.
        }
    }
event-link-made = There is a new link to the seat of { $seat }.
event-link-removed = The link to the seat of { $seat } is taken away.
event-muted =
    The host mutes { $who ->
        [none] a guest
       *[other] { $who }
    }.
event-onlookers-heard = Onlookers may write again.
event-onlookers-muted = Onlookers may not write any more.
event-pause-asked = { $seat } asks for a pause.
event-pause-refused = { $by } does not agree to a pause.
event-pause-withdrawn = { $seat } no longer asks for a pause.
event-paused = The game is paused.
event-resigned = { $seat } resigns.
event-resumed = { $by } ends the pause.
event-sat-down = { $seat } sits down.
event-seat-asked =
    { $who ->
        [none] A guest
       *[other] { $who }
    } asks the host for the seat of { $seat }.
event-seat-given =
    The host lets { $who ->
        [none] a guest
       *[other] { $who }
    } sit down at the seat of { $seat }.
event-seat-refused =
    The host does not let { $who ->
        [none] a guest
       *[other] { $who }
    } sit down at the seat of { $seat }.
event-seat-returned = { $seat } is back and plays again.
event-takeback-asked = { $seat } asks to take a move back.
event-takeback-refused = { $by } does not agree to a take-back.
event-takeback-withdrawn = { $seat } no longer asks to take a move back.
event-taken-back =
    { $count ->
        [0] A move of { $seat } is taken back.
       *[other] A move of { $seat } is taken back. Chance is drawn anew from here; take-backs of this kind: { $count }.
    }
event-time-out =
    { $then ->
        [bot] { $seat } has run out of time: a bot plays on.
        [lost] { $seat } has run out of time and loses the game.
       *[random] { $seat } has run out of time: a random move is made.
    }
event-unmuted =
    The host lets { $who ->
        [none] a guest
       *[other] { $who }
    } write again.

## A view as tables, for a game that has no board of its own

view-players = Players
view-yes = yes
view-no = no
view-nothing = –

## Why a choice is refused here

reason-rule = The rules do not allow this now.
fact-game-over = The game is over.
fact-anothers-turn = It is the turn of { $seat }.
fact-by-chance = Nobody chooses this: it happens by itself, by chance.
fact-unfinished =
    { $undo ->
        [0] First finish what has begun: { $asked }.
       *[other] First finish what has begun, or undo it: { $asked }.
    }
fact-not-asked = { $verb } Now it is: { $asked }.
