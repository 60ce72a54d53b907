# What the house itself says, whatever the game.
yes = yes
no = no
list-and = { $start } and { $last }
list-then = { $start }, then { $last }
list-apart = { $start }; { $last }
list-none = nothing
labelled = { $label }: { $value }

## At the table
seat-number = Player { $seat }
seat-person = { $who }: a person
seat-bot = { $who }: the bot { $bot }
seed-shown = Seed { $seed }: --seed { $seed } replays the same setup.
welcome-help = Type a number to answer, ? for the rule behind a question, board for the table with every symbol explained, help for everything else.
welcome-watch = Only bots are playing: sit back and watch.
question = { $who }: { $question }
prompt = { $who } >
pass-the-table = Pass the table to { $who }. Everyone else, look away!
press-enter = Press Enter when you are ready.
bye = The candles are out. Good night.
bye-unfinished = You leave the table; the match is not saved. Next time, save FILE does that.

## How to answer
how-one = Type one of the numbers or keys.
how-number = Type a whole number from { $low } to { $high }.
how-order = Type all of them in the order you want, separated by spaces.
how-exactly = { $count ->
        [one] Type one of the numbers or keys.
       *[other] Type exactly { $count } of the numbers or keys, separated by spaces; repeat one if there are several of it.
    }
how-some = Type { $low } to { $high } of the numbers or keys, separated by spaces.
how-up-to = { $high ->
        [one] Type one of the numbers or keys, or - for none.
       *[other] Type up to { $high } of the numbers or keys, separated by spaces, or - for none.
    }
how-spot = Type { $low } to { $high } points as x,y, separated by spaces.
how-place = Type the number of a place, or { $low } to { $high } points as x,y, separated by spaces.
how-code = Type the number of a choice, or a code of your own.
wrong-number = There is no answer { $word }: type a number from { $low } to { $high }.
wrong-number-listed = There is no answer { $word }: type one of { $numbers }.
wrong-key = “{ $word }” is not an option here. Type help to see what you can type.
wrong-answer = That isn’t possible. { $how }

## Rules
rule-cited = [{ $rule }] { $text }
no-rule-behind = There is no single rule for this question. Type rules and a word to search the rulebook.
rules-chapters = Chapters of the rulebook; type rules and a chapter, a number or a word:
rules-more = … and { $count ->
        [one] one more
       *[other] { $count } more
    }. Another word narrows it down.
rules-none = The rulebook does not mention “{ $word }”.
why-offered = { $key } is an option: { $what }.
why-forbidden = { $key } is not an option because of this rule:
why-unknown = { $key } is not an option here, and no rule is known to say why.

## Help
help-answer = a number or a key: answer the question; several, separated by spaces
help-try = try PLACE: see what that answer would lead to; nothing changes
help-rule = ?: the rule behind the question
help-rules = rules [WORD], ? WORD: search the rulebook for a number, a chapter or words
help-card = ? CARD: what a card says, by its name, its key or the number of its answer
help-why = why KEY: the rule that keeps something from being an option
help-hint = hint: the best three answers, how likely each wins, and why
help-undo = undo: undo your last answer, as long as nothing was revealed
help-board = board: the whole table with everything explained
help-log = log [NUMBER]: what happened last
help-save = save FILE: save the match to a file
help-load = load FILE: continue a saved match
help-record = record FILE: save the game so far, for walpurgis replay; contains hidden information
help-lang = lang CODE: change the language ({ $languages })
help-quit = quit: leave the table

## Answers of the table
hint-none = There is no hint here.
try-allowed = That is possible.
try-none = There is nothing to try here: type try when a place or a path is asked for.
undo-done = Undone.
undo-not = That can’t be undone: { $reason }.
undo-nothing-to-undo = you have nothing to undo
undo-another-answered = another player has answered since
undo-others-have-shown = the others have shown what they chose
undo-chance-was-used = chance has decided something since
undo-something-was-revealed = something hidden has been revealed since
undo-rules-were-mended = the rules were corrected since
save-written = The match is saved in { $file }. To continue: { $command }
record-written = The record of the game is in { $file }. To watch it: { $command }
file-not-written = { $file } could not be written ({ $reason }).
load-done = The match in { $file } continues.
load-other-seats = That match has { $seats ->
        [one] one player
       *[other] { $seats } players
    }; start it with walpurgis play --load.
lang-done = The table now speaks English.

## The end
account-heading = Final scores
account-total = Total
account-place = Place
account-ordinal = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
account-line = { $place }: { $who }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $parts })
account-line-judged = { $place }: { $who } ({ $parts })
winner = { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
winners = { $who } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
after-the-end = record FILE saves a record of the game, log tells it again, board shows the table; Enter leaves.

## Watching a record
replay-title = A game for { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $entries ->
        [one] one answer
       *[other] { $entries } answers
    }, seed { $seed }
replay-at = Answer { $at } of { $all }
replay-help = Enter: next; b: back; a number: jump there; board: the table; q: leave
replay-unfinished = The record ends here; the game was not finished.
replay-not-drawn = This position was played under older rules and can no longer be drawn.
event-rules-mended = { $fallen ->
    [0] The rules were corrected here.
    [one] The rules were corrected here; one answer no longer fits and must be given again.
   *[other] The rules were corrected here; { $fallen } answers no longer fit and must be given again.
}

## Lists and tables
games-line = { $game }: { $title }, { $low } to { $high } players. { $blurb }
rules-uncovered = These rules are not covered by any test:
rules-unknown = These rules are cited but missing from the rulebook:
rules-covered = { $count ->
        [one] The one rule is covered by tests.
       *[other] All { $count } rules are covered by tests.
    }
arena-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-bot = Bot
arena-wins = Wins
arena-rate = Share of wins (95%)
arena-score = Mean score (95%)
arena-place = Mean place
arena-span = Scores
arena-faults = Faults
arena-decisions = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s
arena-progress = Playing
arena-unwon = { $count ->
        [one] Nobody won one of the games.
       *[other] Nobody won { $count } of the games.
    }
arena-broken-off = { $count ->
        [one] One game was aborted because a rule failed.
       *[other] { $count } games were aborted because a rule failed.
    }
arena-fault = Game { $game }, seat { $seat }, { $bot } at { $prompt }: { $what }
balance-title = { $game }: balance, thumb against itself, seed { $seed }
balance-what = What
balance-players = Players
balance-games = Games
balance-value = Share (95%)
balance-band = Should be
diff-progress = Comparing { $game }
diff-same = { $game }: identical in { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } (matches: { $matches }).
diff-different = { $game }: { $kinds ->
        [one] one kind of difference
       *[other] { $kinds } kinds of difference
    } in { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } (matches: { $matches }).
diff-version = { $game } plays differently, but its version is unchanged: { $version } in both.
diff-first = First seen: { $where }
diff-kinds = Number of matches in which each kind was seen:
bench-progress = Measuring
bench-title = { $game }: one bare coroutine round trip: { $nanoseconds } ns ({ $python })
bench-what = What
bench-time = Time
bench-trips = Round trips
bench-rate = Per second
bench-target = Target
bench-reached = reached
bench-missed = missed
bench-ours = Ours
bench-theirs = Theirs
bench-times = Times

## A new game
new-game-made = The game { $name } is in { $folder }.
new-game-next-house = Next: walpurgis play { $name }. Then write its rules in rulebook/en.md and change game.py; its own tests are in tests/games/{ $name }, and the tests for every game already include it.
new-game-next-outside = Next: pip install -e { $folder }, then walpurgis play { $name }. Then write its rules in rulebook/en.md and change game.py.

## Refusals of the command line
refused-more-bots = There are { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
refused-option = An option is written name=value, not “{ $text }”.
refused-option-name = { $game } has no option “{ $option }”; its options are: { $options }.
refused-option-bool = { $option } is true or false, not “{ $value }”.
refused-option-choice = { $option } is one of { $values }, not “{ $value }”.
refused-option-number = { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
refused-option-value = { $option } cannot be “{ $value }”. { $about-help }
refused-unknown-option = These options don’t work for this game with this many players ({ $detail }).
refused-unknown-game = There is no game “{ $game }”; there are: { $games }.
refused-wrong-seats = { $game } is for { $low } to { $high } players, not { $players }.
refused-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
refused-unknown-limit = “{ $bot }” is not understood. After the colon, search takes a number of playouts (search:400) or seconds up to 60 (search:0.5s), novice a share (novice:0.25).
refused-no-thumb = The bot { $bot } can’t play { $game }; there are: { $bots }.
refused-unknown-program = There is no program “{ $bot }” that can be run here.
refused-no-balance = { $game } doesn’t say what to count.
refused-unknown-language = The house does not speak “{ $language }”; it speaks: { $languages }.
refused-broken-save = { $file } contains no match that can be continued here ({ $detail }).
refused-broken-record = { $file } contains no game record that can be watched here ({ $detail }).
refused-file-missing = There is no file { $file }.
refused-file-unread = { $file } cannot be read ({ $detail }).
refused-load-with = A saved match already has its players and options: --load can’t be combined with --players or --option.
refused-game-name = A game’s name has 2 to 30 lower-case letters, digits and underscores, starts with a letter and is not a Python keyword: “{ $name }” won’t do.
refused-game-exists = There is already a game { $name }.
refused-folder-exists = { $folder } already exists.
refused-seat = There is no seat { $seat }: this game has seats 0 to { $last }.
refused-no-tests = There are no tests in { $folder }.
refused-which-game = Name a game, or use --all.

## Help of the command line
cli = One open table for occult games, in the terminal.
cli-play = Play a game in the terminal, with people and bots.
cli-replay = Watch a recorded game.
cli-review = Judge a recorded game: who was likely to win when, and which decisions cost most.
cli-arena = Let bots play many games and count.
cli-balance = Let thumb play against itself and measure how balanced a game is.
cli-rules = Print a game’s rulebook, or list the rules no test covers.
cli-diff = Play the same matches in two versions of the house and report the differences.
cli-arg-old = the old version: a checkout, or a Python with walpurgis
cli-arg-new = the new version: a checkout, or a Python with walpurgis
cli-opt-only-game = only this game
cli-opt-decisions = number of decisions per game
cli-bench = Measure the speed of the engine.
cli-opt-peers = compare with other engines that play the same game; they are installed from PyPI into environments of their own
cli-new-game = Start a new game from the template.
cli-games = List the games.
cli-arg-game = name of a game
cli-arg-any-game = name of a game; all of them if left out
cli-arg-file = a file saved with record
cli-arg-name = name of the new game
cli-opt-players = number of players; by default the game’s usual number, or the named bots plus one person
cli-opt-bots = bots in the last seats, separated by commas; by default one person plays against Ottilia (pip, ottilia, bruno, morgana, azazel, random, thumb, search…); '' for people only
cli-opt-arena-bots = one bot for each seat, separated by commas
cli-opt-balance-players = only with this many players
cli-opt-lang = en, fr, de, it or es
cli-opt-seed = the same seed gives the same setup
cli-opt-option = a game option as name=value; may be repeated
cli-opt-plain = short lines of text, for screen readers and pipes
cli-opt-record = save a record of the game in this file
cli-opt-load = continue a match saved with save
cli-opt-step = answer by answer
cli-opt-seat = seen from this seat
cli-opt-games = number of games
cli-opt-workers = number of processes
cli-opt-json = as JSON
cli-opt-all = all games
cli-opt-coverage = list the rules no test covers
cli-opt-tests = folder with the tests
cli-opt-into = a folder outside the house
cli-serve = Open the table in the browser: start the server.
cli-backup = Back everything up to a file while the server is running.
cli-restore = Restore a backup into an empty database.
cli-arg-backup = the backup file
cli-opt-host = the address to listen on
cli-opt-port = the port to listen on
cli-opt-database = sqlite:///FILE or postgresql://USER@HOST/NAME
cli-opt-data = the folder for the server’s data
cli-opt-open = Open the table in this machine’s browser.

cli-bot = Give programs of your own a seat.
cli-bot-run = Let a program play at a table: it reads messages from stdin and writes its own to stdout, one JSON object per line.
cli-bot-token = Get a token that identifies a program.
cli-arg-program = the program and its arguments
cli-arg-server = the address of the server
cli-opt-table-link = link to a table with an open seat, or to a seat being handed over
cli-opt-bot-name = the program’s name at the table
cli-opt-token = the program’s token; it gets a new one if left out
cli-opt-bot-seat = the seat to take, from 0; the first open one if left out
cli-opt-restarts = how often to restart the program if it ends before the game does
bot-seated = Seated at { $table }.
bot-token = To come back to this seat later, use --token { $token }
bot-restarted = The program ended with code { $code } before the game was over. Restarting it.
bot-bad-line = The program wrote a line that is not a message: { $fault }
bot-over = The game is over. Places by seat: { $places }.
