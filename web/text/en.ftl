# What the browser itself says, in English.

## Pages
web-skip = Skip to the content
web-nav = Pages
web-nav-replay = Replay
web-nav-about = About
web-language = Language
web-your-name = Your name
web-change-name = Change your name
web-title-replay = Watch a game again
web-title-rules = Rules
web-title-learn = Learn to play
web-title-about = About this house
web-title-seat = Your seat is waiting
web-title-lost = Nobody lives here
web-lost = There is no page at this address. Perhaps the candle went out.
web-go-home = Back to the house
web-seat-link-here = With this link a seat moves to this browser. It works once; the device it comes from can then only watch.
web-seat-link-sit = Sit here
web-page-failed = This page did not arrive. Load it again, please.
web-coming = One moment, the candles are being lit …
web-offline = The server does not answer. Nothing is lost: the table comes back by itself.
web-ok = OK
web-cancel = Cancel
web-close = Close
web-confirm = Yes, do it
web-back = Back
web-on = Go on
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
web-minutes = about { $n } minutes
web-weight-1 = very light
web-weight-2 = light
web-weight-3 = medium
web-weight-4 = demanding
web-weight-5 = heavy
web-home-mine = My tables
web-home-mine-empty = No table of yours yet. One click above, and the ghosts are yours.
web-home-open = Open tables
web-home-open-empty = Nobody is waiting for company just now. Set up a public table and light the first candle.
web-home-finished = Finished games
web-home-finished-empty = Here you will find the games that were played to the end, to be watched again.
web-your-turn = Your turn
web-won-by = { $who } won
web-phase-lobby = gathering
web-phase-playing = being played
web-phase-finished = finished
web-phase-abandoned = abandoned
web-join = Join
web-join-label = A friend sent you a link?
web-join-example = paste it here
web-join-wrong = That is not a link to a table of this house.

## A new table
web-new-title = A new table
web-new-game = Game
web-new-seats = Who plays
web-new-options = Options of the game
web-new-manners = Manners at the table
web-new-public = Public: anybody may take an open seat
web-new-spectators = Others may watch
web-new-undo = Taking back
web-undo-free = Everything can be taken back
web-undo-consent = After something was revealed, taking back needs consent
web-undo-off = Nothing can be taken back
web-new-clock = Play with a clock
web-new-clock-minutes = Minutes for each player
web-new-clock-increment = Seconds added for each answer
web-new-create = Lay the table
web-new-start = Start the game
web-player-number = Player { $n }
web-seat-me = me ({ $name })
web-seat-open = open seat
web-seat-here = somebody at this screen
web-seat-here-name = Name of the player at this screen
web-seat-bot = bot: { $bot }
web-bot-thumb = Rule of Thumb
web-bot-random = Blind Chance
web-bot-ismcts = Deep Thought

## Before the start
web-lobby-waiting = { $open ->
        [one] One seat is still free.
       *[other] { $open } seats are still free.
    }
web-lobby-ready = Everybody is here. The game can begin.
web-take-seat = Sit down
web-leave-seat = Stand up
web-put-bot = Let a bot sit here
web-free-seat = Free the seat
web-start = Start the game
web-invite = Invite friends
web-invite-how = Send them this link. They need no account, only a name.
web-copy = Copy
web-copied = Copied
web-note-public = Anybody may join.
web-note-private = Only those who have the link can join.
web-note-spectators = Others may watch.
web-note-no-spectators = Nobody else may watch.
web-note-clock = Clock: { $minutes } minutes each, { $seconds } seconds more for each answer
web-note-option = { $option }: { $value }

## At the table
web-board = Board
web-opponents = The others
web-my-things = My things
web-put-away = Put away
web-tools = Tools of the table
web-drawer = Log, chat and rules
web-show-board-of = Show or hide the board of { $who }
web-must-act = must decide
web-has-chosen = has chosen in secret
web-waiting-for = Waiting for { $who } …
web-on-board = { $count ->
        [one] one choice on the board
       *[other] { $count } choices on the board
    }
web-fold = hide the list
web-picked = { $low ->
        [0] { $count } picked, at most { $high }
       *[other] { $count } of { $high } picked
    }
web-done = Done
web-less = one less
web-more = one more
web-take-back = take back: { $what }
web-sure = Are you sure?
web-sure-answer = “{ $answer }”: at this table nothing can be taken back. Sure?
web-rule-in-question = The rule behind this question: { $rule }
web-open-rule = Open the rulebook
web-why-unknown = That cannot be chosen now.
web-why-not-your-turn = It is not your turn yet.
web-why-watching = You are watching this table.
web-log = Log
web-log-empty = Nothing has happened yet. The night is young.
web-since-last-visit = since your last visit
web-chat = Chat
web-chat-empty = Nobody has said anything yet. A greeting never hurts.
web-chat-say = Say something
web-chat-send = Send
web-rules-search = Search the rules
web-rules-chapter = Chapter
web-rules-table = Table of the rulebook
web-hint = Hint
web-undo = Take back
web-undo-ask = Take back (the others may have to agree)
web-undo-wish = { $who } would like to take the last answer back.
web-undo-wished = The others are being asked whether the answer may be taken back.
web-agree = Agreed
web-disagree = No
web-settings = Settings
web-help = Help and keys
web-watchers = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-away = is away
web-stand-in = a bot stands in
web-resigned = has resigned
web-let-bot-play = Let a bot play
web-take-over = Take the seat back
web-time-left = Time left
web-i-am = I am { $who }
web-tie-broken = Equal points: the places were decided by the tie-break of the rules.
web-rematch = Once more
web-to-rematch = To the next game
web-replay = Watch again

## Settings
web-set-animation = Pieces move
web-set-sound = Sounds
web-set-contrast = Stronger contrast
web-my-seat = My seat
web-move-seat = Move to another device
web-move-seat-how = Open this link on the other device. It works once.
web-resign = Resign
web-sure-resign = Really give up? A bot plays on in your place.

## Keys
web-help-glow = What you may do now glows. Click anything else, and the table tells you which rule is in the way.
web-key-digits = choose the option with this number
web-key-arrows = walk over what is offered
web-key-enter = choose, or finish choosing
web-key-escape = back
web-key-board = go to the board
web-key-prompt = go to the question
web-key-undo = take back
web-key-hint = hint
web-key-rule = the rule in question
web-key-log = log
web-key-chat = chat
web-key-settings = settings
web-key-help = this help

## Replay
web-replay-what = Open a record that you have saved, and walk through the game step by step.
web-replay-drop = Drop a record here, or choose the file.
web-play = Play
web-pause = Pause
web-step-on = One step on
web-step-back = One step back
web-moment = Moment of the game
web-eyes-of = Seen by
web-eyes-public = everybody
web-go-on = Go on from here against bots
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
web-refused-offline = The server does not answer. Try again in a moment.
web-refused-no-record = This file is not a record of a game.
web-refused-broken-record = This record cannot be read.
web-refused-no-such-table = There is no such table, or it is not open to you.
web-refused-no-such-link = This link has been used or never existed.
web-refused-already-answered = This question has already been answered.
web-refused-not-asked = You are not asked anything at the moment.
web-refused-not-offered = That cannot be chosen now.
web-refused-not-undoable = There is nothing of yours to take back.
web-refused-seat-taken = Somebody already sits there.
web-refused-seats-open = There are still open seats.
web-refused-not-your-seat = That is not your seat.
web-refused-not-the-owner = Only whoever laid the table may do that.
web-refused-wrong-phase = It is too late or too early for that.
web-refused-other-rules = This table was begun under other rules than this version of the program knows, and cannot be played on.
web-refused-running = The game is still running, and its record is secret.
web-refused-forbidden = That is not allowed here.
web-refused-too-many = You have too many unfinished tables. Finish one first.
web-refused-too-fast = Not so fast, please. Try again in a moment.
web-refused-too-big = That is too big.
web-refused-too-long = This record takes too long to play through.
web-refused-wrong-seats = This game cannot be played by that many.
web-refused-unknown-option = One of the options has a value that the game does not know.
web-refused-rule-failed = A rule of the game failed; the table stands where it stood.
web-refused-failed = Something went wrong in the server; nothing has changed.
notice-restart = The server restarts. The table comes back by itself.
notice-bot-failed = The bot of { $name } failed; blind chance answers instead.
notice-bots-stuck = The bot of { $name } cannot go on.
notice-out-of-time = The time of { $name } is up; a bot plays on.
notice-resigned = { $name } gives up; a bot plays on.
notice-stand-in = A bot stands in for { $name }.
notice-taken-back = { $name } takes the seat back.
notice-undo-wished = { $name } would like to take the last answer back.
notice-undo-refused = { $name } does not agree: nothing is taken back.
notice-undone = { $name } has taken the last answer back.

## About
web-about-what = Walpurgis is free software: one table for occult board games, in the browser, in the terminal and for programs, with complete rules in five languages.
web-about-fan-title = A work of love
web-about-fan = This is an unofficial project by admirers of the games. It has no tie to their authors or publishers, and it uses neither their texts nor their pictures: the rules are told in our own words, the boards are drawn anew. If you like a game, buy it: it is even better with real ghosts.
web-about-credits = Thanks
web-about-games = The games:
web-about-icons = Icons:
web-about-fonts = Typefaces:
web-about-tools = Built with
web-about-privacy-title = What is kept
web-about-privacy = A cookie says which seats are yours; your browser keeps your language and settings. No request leaves this server, and nobody counts you.

## Lessons
web-no-lesson = There is no lesson for this game yet; but there is the rulebook.
web-lesson-step = Step { $at } of { $all }
web-lesson-click = Click what glows, on the board or here.
web-lesson-wrong = Also an idea! But in this lesson, follow what glows.
web-skip-step = Skip
web-lesson-end = Now play for yourself
web-lesson-you = You
