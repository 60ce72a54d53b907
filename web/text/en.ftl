# What the browser itself says, in English.

## Pages
web-skip = Skip to the content
web-nav = Main menu
web-nav-replay = Replay
web-nav-about = About
web-language = Language
web-your-name = Your name
web-change-name = Change your name
web-title-replay = Watch a replay
web-title-rules = Rules
web-title-learn = Learn to play
web-title-about = About this house
web-title-seat = Your seat is waiting
web-title-lost = Nobody lives here
web-lost = There is no page at this address. Perhaps the candle went out.
web-go-home = Back to the house
web-seat-link-here = Use this link to move your seat to this browser. It works once; the device you came from can then only watch.
web-seat-link-sit = Sit here
web-page-failed = The page failed to load. Please reload.
web-coming = One moment, the candles are being lit…
web-offline = The server is not responding. Nothing is lost: the table will be back by itself.
web-ok = OK
web-cancel = Cancel
web-close = Close
web-confirm = Yes, do it
web-back = Back
web-on = Continue
web-you = you

## Home
web-home-title = Take a seat by candlelight
web-home-what = Walpurgis is an open table for occult board games. Play in your browser, with friends or against bots, without an account. What you may do glows; what you may not do is explained.
web-home-games = The games of the house
web-play-now = Play against bots
web-set-up = Set up a table
web-learn = Learn it step by step
web-rules = Rules
web-players = Players
web-minutes = about { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-weight-1 = very light
web-weight-2 = light
web-weight-3 = medium
web-weight-4 = demanding
web-weight-5 = heavy
web-home-mine = My tables
web-home-mine-empty = You have no tables yet. One click above, and the ghosts are yours.
web-home-open = Open tables
web-home-open-empty = Nobody is waiting for company right now. Set up a public table and light the first candle.
web-home-finished = Finished games
web-home-finished-empty = Games played to the end turn up here, ready to be watched again.
web-your-turn = Your turn
web-your-turns = Your turn ({ $n })
web-won-by = { $who } won
web-phase-lobby = waiting for players
web-phase-playing = in progress
web-phase-finished = finished
web-phase-abandoned = abandoned
web-phase-stopped = stopped by newer rules
web-join = Join
web-join-label = A friend sent you a link?
web-join-example = paste it here
web-join-wrong = That link does not lead to a table in this house.

## A new table
web-new-title = A new table
web-new-game = Game
web-new-seats = Players
web-new-options = Game options
web-new-manners = Table rules
web-new-public = Public: anyone may take an open seat
web-new-spectators = Others may watch
web-new-undo = Undo
web-undo-free = Anything can be undone
web-undo-consent = After a reveal, undo needs everyone’s consent
web-undo-off = Nothing can be undone
web-new-clock = Play with a clock
web-new-clock-minutes = Minutes per player
web-new-clock-increment = Bonus seconds per move
web-new-create = Create table
web-new-start = Start the game
web-player-number = Player { $n }
web-seat-me = me ({ $name })
web-seat-open = open seat
web-seat-here = another player on this device
web-seat-here-name = Name of the player on this device
web-seat-bot = bot: { $bot }

## Before the start
web-lobby-waiting = { $open ->
        [one] One seat is still free.
       *[other] { $open } seats are still free.
    }
web-lobby-ready = Everyone is here. The game can begin.
web-take-seat = Sit down
web-leave-seat = Stand up
web-put-bot = Add a bot
web-free-seat = Free the seat
web-start = Start the game
web-invite = Invite friends
web-invite-how = Send them this link. No account needed, just a name.
web-copy = Copy
web-copied = Copied
web-note-public = Anyone may join.
web-note-private = Only people with the link can join.
web-note-spectators = Others may watch.
web-note-no-spectators = Nobody else may watch.
web-note-clock = Clock: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each, plus { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } per move
web-note-option = { $option }: { $value }

## At the table
web-board = Board
web-opponents = The others
web-my-things = My area
web-put-away = Minimise
web-tools = Table tools
web-house-menu = Walpurgis: home, your name, language
web-drawer = Log, chat and rules
web-show-board-of = Show or hide { $who }’s board
web-must-act = must decide
web-has-chosen = has chosen secretly
web-waiting-for = Waiting for { $who }…
web-on-board = { $count ->
        [one] List the one choice
       *[other] List all { $count } choices
    }
web-fold = hide the list
web-picked = { $low ->
        [0] { $count } picked, at most { $high }
       *[other] { $count } of { $high } picked
    }
web-done = Done
web-less = one less
web-more = one more
web-take-back = remove: { $what }
web-sure = Are you sure?
web-sure-answer = “{ $answer }”: nothing can be undone at this table. Sure?
web-rule-in-question = Rule for this choice: { $rule }
web-open-rule = Open the rulebook
web-why-unknown = You can’t choose that now.
web-why-not-your-turn = It is not your turn yet.
web-why-watching = You are only watching this table.
web-log = Log
web-log-empty = Nothing has happened yet. The night is young.
web-since-last-visit = since your last visit
web-chat = Chat
web-chat-empty = Nobody has said anything yet. A greeting never hurts.
web-chat-say = Say something
web-chat-send = Send
web-rules-search = Search the rules
web-rules-chapter = Chapter
web-rules-table = Table from the rulebook
web-hint = Hint
web-undo = Undo
web-undo-ask = Undo (the others may have to agree)
web-undo-wish = { $who } would like to undo their last move.
web-undo-wished = The others are being asked whether you may undo that.
web-agree = Agreed
web-disagree = No
web-settings = Settings
web-help = Help and keys
web-watchers = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-away = away
web-program = program
web-stand-in = a bot is filling in
web-resigned = has resigned
web-let-bot-play = Let a bot play
web-take-over = Take my seat back
web-time-left = Time left
web-i-am = I am { $who }
web-tie-broken = Equal points: the rules’ tie-break decided the places.
web-rematch = Rematch
web-stopped = The rules of this game have changed so much that it can’t be continued. This is how it stood.
web-end-game = End this game
web-ended = This game was ended without a result.
web-to-rematch = Go to the rematch
web-replay = Watch again
web-somebody = Somebody
web-you-win = You win!
web-you-win-too = You win, too!
web-you-win-points = You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
web-you-win-with = You share the victory with { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
web-points-over-game = Points over the game
web-by-round = By round
web-round-number = Round { $n }
web-round-end = The end of the round
web-keep-card = Keep this card
web-next-question = Next:
web-since-my-turn = What happened since my turn
web-skip-rest = Skip
web-nothing-since = Nothing has happened since your turn.

## Settings
web-set-speed = Speed of others’ turns and moving pieces
web-speed-off = at once
web-speed-quick = quick
web-speed-normal = normal
web-speed-slow = slow
web-set-sound = Sounds
web-set-contrast = High contrast
web-my-seat = My seat
web-move-seat = Move to another device
web-move-seat-how = Open this link on the other device. It works once.
web-resign = Resign
web-sure-resign = Really resign? A bot will play on in your place.

## Keys
web-help-glow = What you may do now glows. Click anything else, and the table tells you which rule stands in the way.
web-key-digits = choose the option with this number
web-key-arrows = move through the options
web-key-enter = choose, or finish choosing
web-key-escape = back
web-key-board = go to the board
web-key-prompt = go to the question
web-key-again = what happened since my turn
web-key-undo = undo
web-key-hint = hint
web-key-rule = the rule for this choice
web-key-log = log
web-key-chat = chat
web-key-settings = settings
web-key-help = this help

## Replay
web-replay-what = Open a record you have saved and step through the game.
web-replay-drop = Drop a record here, or choose a file.
web-play = Play
web-pause = Pause
web-step-on = Next step
web-step-back = Previous step
web-moment = Position in the game
web-eyes-of = View as
web-eyes-public = everyone
web-go-on = Continue from here against bots
web-download = Save the record

## The plain board
web-view-round = round
web-view-deck = deck
web-view-hand = hand
web-view-hands = cards in hand
web-view-discard = discard pile
web-view-shown = cards shown
web-view-score = points

## Refusals
web-refused-unknown = That did not work.
web-refused-offline = The server is not responding. Try again in a moment.
web-refused-no-record = This file is not a record of a game.
web-refused-broken-record = This record cannot be read.
web-refused-no-such-table = There is no such table, or it is not open to you.
web-refused-no-such-link = This link has been used or never existed.
web-refused-already-answered = This question has already been answered.
web-refused-not-asked = You have nothing to decide right now.
web-refused-not-offered = You can’t choose that now.
web-refused-not-undoable = You have nothing to undo.
web-refused-seat-taken = Someone is already sitting there.
web-refused-seats-open = There are still open seats.
web-refused-absent = Someone who sits here hasn’t come yet. Because of the clock, the game waits for everyone.
web-refused-not-your-seat = That is not your seat.
web-refused-not-the-owner = Only the player who created the table may do that.
web-refused-wrong-phase = It is too early or too late for that.
web-refused-other-rules = This game was started under a different rules version. You can watch it, but it can’t be continued.
web-refused-running = The game is still in progress, and its record is secret.
web-refused-forbidden = That is not allowed here.
web-refused-too-many = You have too many unfinished tables. Finish one first.
web-refused-too-fast = Not so fast, please. Try again in a moment.
web-refused-too-big = That is too big.
web-refused-too-long = This record takes too long to play back.
web-refused-undo-refused = The others have already been asked about that, and did not agree.
web-refused-busy = The house is crowded at the moment. Try again in a little while.
web-refused-chosen-seed = This table’s seed was chosen by hand, so nobody else can sit down here.
web-refused-unsure = Something went wrong on the server, and it is unclear whether your move counted. The table shows the current position.
web-refused-wrong-seats = This game doesn’t support that many players.
web-refused-unknown-option = One of the options has a value this game does not know.
web-refused-rule-failed = One of the game’s rules failed; the game state is unchanged.
web-refused-failed = Something went wrong on the server. The table shows the current position.
notice-restart = The server is restarting. The table will be back by itself.
notice-bot-failed = { $name }’s bot failed; the dice answer instead.
notice-bots-stuck = { $name }’s bot is stuck.
notice-out-of-time = { $name }’s time is up; a bot plays on.
notice-resigned = { $name } resigns; a bot plays on.
notice-stand-in = A bot is filling in for { $name }.
notice-taken-back = { $name } is back in their seat.
notice-undo-wished = { $name } would like to undo their last move.
notice-undo-refused = { $name } does not agree: nothing is undone.
notice-undone = { $name } has undone their last move.

## About
web-about-what = Walpurgis is free software: one table for occult board games, in the browser, in the terminal and for programs, with complete rules in five languages.
web-about-fan-title = A work of love
web-about-fan = This is an unofficial project by admirers of these games. It is not affiliated with their authors or publishers. The names of the games, their fixed terms and their numbers belong to their owners and are used only to say what is meant; where a game has no edition in a language, the names in it are our translations. The sentences of the rules and cards are our own, the boards are drawn anew, and what no source told us is marked as a ruling. If you like a game, buy it: it is even better with real ghosts.
web-about-credits = Thanks
web-about-games = The games:
web-about-icons = Icons:
web-about-fonts = Typefaces:
web-about-tools = Built with
web-about-privacy-title = What is stored
web-about-privacy = A cookie remembers which seats are yours; your browser remembers your language and settings. No request leaves this server, and there is no tracking.

## Lessons
web-no-lesson = There is no lesson for this game yet, but there is a rulebook.
web-lesson-step = Step { $at } of { $all }
web-lesson-click = Click what glows, on the board or here.
web-lesson-wrong = Good idea! But for this lesson, follow what glows.
web-skip-step = Skip
web-lesson-end = Play a real game
web-lesson-you = You
web-own-code = Your own code:
