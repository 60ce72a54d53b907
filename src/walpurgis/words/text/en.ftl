# What the house itself says, whatever the game.
yes = yes
no = no
list-and = { $start } and { $last }
list-none = nothing
labelled = { $label }: { $value }

## At the table
seat-number = Player { $seat }
seat-person = { $who }: a person
seat-bot = { $who }: the bot { $bot }
seed-shown = Seed { $seed }: with --seed { $seed } the same table is laid again.
welcome-help = Type a number to answer, ? for the rule behind a question, board for the table with every sign explained, help for the rest.
welcome-watch = Nobody but bots plays: sit back and watch.
question = { $who }: { $question }
prompt = { $who } >
pass-the-table = Pass the table to { $who }. Nobody else looks!
press-enter = Press Enter when you are ready.
bye = The candles are out. Good night.
bye-unfinished = You leave the table; the match is not kept. Next time, save FILE keeps it.

## How to answer
how-one = Type one of the numbers or keys.
how-number = Type a whole number from { $low } to { $high }.
how-order = Type all of them in the order you want, with spaces between.
how-exactly = Type exactly { $count } of the numbers or keys, with spaces between; the same one more than once if there are several.
how-some = Type { $low } to { $high } of the numbers or keys, with spaces between.
how-up-to = Type up to { $high } of the numbers or keys, with spaces between, or - for none.
how-spot = Type { $low } to { $high } points as x,y with spaces between.
wrong-number = There is no answer { $word }: type a number from { $low } to { $high }.
wrong-number-listed = There is no answer { $word }: type one of { $numbers }.
wrong-key = “{ $word }” is not offered here. Type help to see what you can type.
wrong-answer = That is not possible. { $how }

## Rules
rule-cited = [{ $rule }] { $text }
no-rule-behind = No single rule stands behind this question. Type rules and a word to search the rulebook.
rules-chapters = The chapters of the rulebook; type rules and a chapter, a number or a word:
rules-more = … and { $count ->
        [one] one more
       *[other] { $count } more
    }. Another word narrows it down.
rules-none = The rulebook does not mention “{ $word }”.
why-offered = { $key } is offered: { $what }.
why-forbidden = { $key } is not offered, because of this rule:
why-unknown = { $key } is not offered here, and no rule about it is known.

## Help
help-answer = a number or a key: answer the question; several with spaces between
help-rule = ?: the rule behind the question
help-rules = rules [WORD], ? WORD: search the rulebook for a number, a chapter or words
help-card = ? CARD: what a card says, by its name, its key or the number of its answer
help-why = why KEY: which rule keeps a thing from being offered
help-hint = hint: what an experienced player would do
help-undo = undo: take your last answer back, as long as nothing was revealed
help-board = board: the whole table with everything explained
help-log = log [NUMBER]: what happened last
help-save = save FILE: keep the match in a file
help-load = load FILE: go on with a match from a file
help-record = record FILE: write down the game so far, for walpurgis replay; it holds all secrets
help-lang = lang CODE: change the language ({ $languages })
help-quit = quit: leave the table

## Answers of the table
hint = An experienced player would answer: { $answer }
hint-none = There is no hint here.
undo-done = Taken back.
undo-not = That cannot be taken back: { $reason }.
undo-nothing-to-undo = there is no answer of yours to take back
undo-another-answered = another player has answered since
undo-others-have-shown = the others have shown what they chose
undo-chance-was-used = chance has decided something since
undo-something-was-revealed = something hidden has been revealed since
save-written = The match is kept in { $file }. Go on with: { $command }
record-written = The record of the game is in { $file }. Look at it with: { $command }
file-not-written = { $file } could not be written ({ $reason }).
load-done = The match in { $file } goes on.
load-other-seats = That match has { $seats ->
        [one] one player
       *[other] { $seats } players
    }; start it with walpurgis play --load.
lang-done = The table now speaks English.

## The end
account-heading = The final account
account-total = Total
account-place = Place
account-line = Place { $place }: { $who }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $parts })
account-line-judged = Place { $place }: { $who } ({ $parts })
winner = { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
winners = { $who } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
after-the-end = record FILE writes the game down, log tells it again, board shows the table; Enter leaves.

## Watching a record
replay-title = A game of { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $entries } answers, seed { $seed }
replay-at = Answer { $at } of { $all }
replay-help = Enter: next; b: back; a number: jump there; board: the table; q: leave
replay-unfinished = Here the record ends; the game was not finished.

## Lists and tables
games-line = { $game }: { $title }, { $low } to { $high } players. { $blurb }
rules-uncovered = These rules are proved by no test:
rules-unknown = These rules are cited, but the rulebook does not know them:
rules-covered = All { $count } rules are proved by tests.
arena-title = { $game }: { $games } games, seed { $seed }
arena-bot = Bot
arena-wins = Wins
arena-rate = Share of wins (95 %)
arena-score = Mean score (95 %)
arena-place = Mean place
arena-span = Scores
arena-faults = Faults
arena-decisions = { $decisions } decisions in { $seconds } s
arena-progress = Playing
arena-unwon = { $count ->
        [one] One game was won by nobody.
       *[other] { $count } games were won by nobody.
    }
arena-broken-off = { $count ->
        [one] One game was broken off because a rule failed.
       *[other] { $count } games were broken off because a rule failed.
    }
arena-fault = Game { $game }, seat { $seat }, { $bot } at { $prompt }: { $what }
diff-progress = Comparing { $game }
diff-same = { $game }: the same in { $decisions } decisions (matches: { $matches }).
diff-different =
    { $game }: { $kinds ->
        [one] one kind of difference
       *[other] { $kinds } kinds of differences
    } in { $decisions } decisions (matches: { $matches }).
diff-version = The course of { $game } changed and its version did not: it is { $version } in both.
diff-first = First met: { $where }
diff-kinds = In how many matches each kind was met:
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
new-game-made = The game { $name } lies in { $folder }.
new-game-next-house = Next: walpurgis play { $name }. Then write down its rules in rulebook/en.md and change game.py; its own tests are in tests/games/{ $name }, and the tests of every game already include it.
new-game-next-outside = Next: pip install -e { $folder }, then walpurgis play { $name }. Then write down its rules in rulebook/en.md and change game.py.

## Refusals of the command line
refused-more-bots = There are { $bots } bots for { $seats } seats.
refused-option = An option is written name=value, not “{ $text }”.
refused-option-name = { $game } has no option “{ $option }”; its options are: { $options }.
refused-option-bool = { $option } is true or false, not “{ $value }”.
refused-option-choice = { $option } is one of { $values }, not “{ $value }”.
refused-option-number = { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
refused-option-value = { $option } cannot be “{ $value }”. { $about-help }
refused-unknown-option = These options do not go together with this game and this number of players ({ $detail }).
refused-unknown-game = There is no game “{ $game }”; there are: { $games }.
refused-wrong-seats = { $game } is for { $low } to { $high } players, not { $players }.
refused-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
refused-no-thumb = The bot { $bot } does not know the game { $game }; there are: { $bots }.
refused-unknown-language = The house does not speak “{ $language }”; it speaks: { $languages }.
refused-broken-save = { $file } holds no match that can be played on here ({ $detail }).
refused-broken-record = { $file } holds no record of a game that can be watched here ({ $detail }).
refused-file-missing = There is no file { $file }.
refused-file-unread = { $file } cannot be read ({ $detail }).
refused-load-with = A match that was kept has its players and its options already: --load goes neither with --players nor with --option.
refused-game-name = A game is called by 2 to 30 small letters, digits and underscores, beginning with a letter and no word of Python, not “{ $name }”.
refused-game-exists = There is already a game { $name }.
refused-folder-exists = { $folder } is already there.
refused-seat = There is no seat { $seat }: this game has seats 0 to { $last }.
refused-no-tests = There are no tests in { $folder }.
refused-which-game = Name a game, or use --all.

## Help of the command line
cli = One open table for occult games, in the terminal.
cli-play = Play a game in the terminal, with people and bots.
cli-replay = Watch a game that was written down.
cli-arena = Let bots play many games and count.
cli-rules = Print the rulebook of a game, or list the rules that no test proves.
cli-diff = Play the same matches in two versions of the house and name what differs.
cli-arg-old = the version before: a checkout, or a Python with walpurgis
cli-arg-new = the version after: a checkout, or a Python with walpurgis
cli-opt-only-game = only this game
cli-opt-decisions = how many decisions a game
cli-bench = Measure the speed of the engine.
cli-opt-peers = compare with other engines that play the same game; they are installed from PyPI into environments of their own
cli-new-game = Begin a new game from the template.
cli-games = List the games.
cli-arg-game = the name of a game
cli-arg-any-game = the name of a game; without it, all of them
cli-arg-file = a file written with record
cli-arg-name = the name of the new game
cli-opt-players = how many play; without it, as many as is usual for the game, or the bots that are named and one person
cli-opt-bots = bots on the last seats, with commas between; without it, one person plays against thumb; with '' everybody is a person
cli-opt-arena-bots = one bot for each seat, with commas between
cli-opt-lang = en, fr, de, it or es
cli-opt-seed = the same seed lays the same table
cli-opt-option = an option of the game as name=value; can be given several times
cli-opt-plain = short lines of text, for screen readers and pipes
cli-opt-record = write the game down in this file
cli-opt-load = go on with a match kept with save
cli-opt-step = answer by answer
cli-opt-seat = see it with the eyes of this seat
cli-opt-games = how many games
cli-opt-workers = how many processes
cli-opt-json = as JSON
cli-opt-all = all games
cli-opt-coverage = list the rules that no test proves
cli-opt-tests = the folder of the tests
cli-opt-into = a folder outside the house
cli-serve = Open the table in the browser: the server.
cli-backup = Keep everything in a file while the server runs.
cli-restore = Bring a backup into an empty database.
cli-arg-backup = the file of the backup
cli-opt-host = the address to listen on
cli-opt-port = the port to listen on
cli-opt-database = sqlite:///FILE or postgresql://USER@HOST/NAME
cli-opt-data = the folder for what the server keeps
cli-opt-open = Open the table in this machine's browser.
