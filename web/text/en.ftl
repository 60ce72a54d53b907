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
web-lesson-rival = The vampire
web-lesson-manor = Welcome to the manor. On the left your magician will walk over sixteen tiles, surrounded by mirrors; on the right lie eight regions full of rabbits, nuns and ogres. In six rounds you want the most victory points (VP), and most of them come from ghosts that haunt the regions.
web-lesson-invoke = A round begins with the Invocation: in secret, everybody sends ghosts from the graveyard to the drawbridge. Ghosts cost food at the end of the round, so do not send all of them at once.
web-lesson-order = All hands were opened together. Whoever kept more ghosts in the graveyard acts earlier.
web-lesson-bonus = From round 2 on, each player first takes one bonus of the time card, in playing order. What is taken is gone, so being early pays.
web-lesson-action = Now the Skulduggery: the time card gives everybody the same number of actions. An action moves either your magician or your ghosts. Begin with the magician.
web-lesson-magician = From outside, your magician may enter on any empty square; later it walks from square to square. Resources open the gates of the regions, so go where they lie.
web-lesson-tile = On its square the magician uses the tile, or a mirror beside it. A tile with resources gives two. They lie in your 2H store, wander on to 1H, and in the end they are cursed: use them in time.
web-lesson-mirror = Mirrors mean terror: an intact one brings 3 when you crack it, a cracked one 2 when you break it, and then it is gone. Terror feeds your ghosts and pays for fights.
web-lesson-ghosts = Now an action with the ghosts: each ghost on the drawbridge may move. Gardens cost nothing and help you; regions want to be paid at the gate.
web-lesson-garden = Choose a ghost and its garden. Place 1 has the better bonus.
web-lesson-region = You hold what this gate asks for. A ghost in a region brings its VP at the end of every round, as long as it stays and eats. What you pay is not lost: it lies in your approval zone.
web-lesson-arrive = A free place costs nothing. If all places are taken, you may fight for one: it costs terror and brings VP.
web-lesson-scored = Stewardship: every ghost outside the graveyard eats 1 terror, the regions bring their VP, and four different resources in the approval zone become a chimera. Then the next round begins.
web-lesson-last = That is the heart of it. Fights, POWER cards and the curse you will meet as you play; whenever something is not possible, the table tells you the rule. Good luck!

## Nocturne
web-nd-basic = Basic cards
web-nd-kingdom = Kingdom
web-nd-beside = Beside the Supply
web-nd-trash = Trash
web-nd-boons = Boons
web-nd-hexes = Hexes
web-nd-druid = The Druid's Boons
web-nd-deck-of = { $what }: { $count } left
web-nd-open = open
web-nd-deck = Deck
web-nd-deck-count = Deck: { $count }
web-nd-discard = Discard pile
web-nd-discard-count = Discard pile: { $count }
web-nd-hand = Hand: { $count }
web-nd-no-hand = Your hand is empty
web-nd-in-play = In play
web-nd-staying = In play, and staying
web-nd-aside = Set aside
web-nd-kept = kept until Clean-up
web-nd-waiting = waits for the next turn
web-nd-tray-look = You look at
web-nd-tray-shown = Shown to all
web-nd-tray-discard = Your discard pile
web-nd-tray-trash = The trash
web-nd-tray-aside = Set aside
web-nd-tray-boon = Boons
web-nd-tray-card = What comes first
web-nd-tray-state = State
web-nd-left = { $count } left
web-nd-empty = empty
web-nd-empty-piles = Empty piles: { $count }
web-nd-face-down = face down: { $count }
web-nd-debt = { $count } debt
web-nd-tokens = { $count } VP tokens
web-nd-vp = VP
web-nd-all-cards = All cards with their points
web-nd-phases = Phases of the turn
web-nd-turn = Turn { $n }
web-nd-extra = Extra turn
web-nd-actions = Actions
web-nd-buys = Buys
web-nd-coins = Coins
web-nd-code = Copy kingdom
web-nd-copy = Copy the code of this kingdom: { $code }
web-nd-deluded = Deluded: no Action can be bought this turn.
web-nd-envious = Envious: Silver and Gold give $1 this turn.
web-nd-orders = Standing orders
web-nd-order-moat-ask = ask me
web-nd-order-moat-always = always reveal
web-nd-order-moat-never = never reveal
web-nd-order-hound-ask = ask me
web-nd-order-hound-always = always set aside
web-nd-order-hound-never = never set aside
web-nd-kingdom-random = By chance
web-nd-kingdom-own = My own ten cards …
web-nd-kingdom-cards = Cards or code
web-nd-kingdom-how = Ten English card names with commas between, or the code of a kingdom.
web-nd-lesson-rival = The wolf
web-nd-lesson-table = Welcome to the night market. In the middle lie ten piles of the kingdom, on the left Treasures and Victory cards. Everybody starts with the same ten weak cards; whoever builds the better deck has the most points at the end, and most points are in Provinces.
web-nd-lesson-treasures = A turn has phases: Action, Buy, Night, Clean-up. You hold no Action yet, so the Buy phase begins. First play your Treasures: one click for all of them.
web-nd-lesson-buy = Four coins. What you can afford glows. Buy a Blessed Village; point at any card, or hold your finger on it, to read it.
web-nd-lesson-boon = When you gain a Blessed Village, you turn over a Boon, a small gift of the night. Receive it now.
web-nd-lesson-cleanup = At the end of a turn everything you played and held goes to your discard pile, and you draw five new cards. When the deck is empty, the discard pile is shuffled: so what you bought comes back to you. The wolf has had a turn, too.
web-nd-lesson-watchman = This time buy a Night Watchman. Most cards go to the discard pile when gained; this one comes straight to your hand.
web-nd-lesson-night = Night falls: after the Buy phase, Night cards are played, as many as you like. They need no Action. Play the Night Watchman.
web-nd-lesson-look = You look at the top five cards of your deck. What you do not want in your next hand may go: pick the Estate, then press Done. It gives a point at the end, but nothing before.
web-nd-lesson-order = The others go back in an order of your choice. The first one you click will be on top.
web-nd-lesson-action = Your new hand holds the Blessed Village: it is the Action phase. Each turn you may play one Action; the village gives a card and two more Actions.
web-nd-lesson-counters = Above the piles you see what you have: Actions, Buys and coins. Without more Actions in hand the Buy phase begins by itself. Play your Treasures again.
web-nd-lesson-more = Buy something stronger. Cards with the mark of crossed swords attack the others; those with an orange band stay in play until your next turn.
web-nd-lesson-last = That is the heart of it. The game ends when the Provinces or any three piles are gone. Whatever is not possible, the table explains. Good night, and good luck!

## Ashes to Ashes
web-aa-faces = facing { $direction }
web-aa-carries = holds the Chosen
web-aa-acts = acts next as number { $n }
web-aa-heads = heads for { $spaces }
web-aa-tile = tile: { $face }
web-aa-crossroads = crossroads
web-aa-base = base of the { $side }
web-aa-diagonal = electric diagonal, space { $n } of 10
web-aa-empty = free
web-aa-numbered = numbered space { $n }
web-aa-trap = trap
web-aa-bear = bear trap
web-aa-sand = quicksand ({ $side })
web-aa-chosen-here = the Chosen, steps left: { $left }
web-aa-goal = { $who } comes here at the end of the turn
web-aa-portal-dark = Dark portal { $portal }
web-aa-portal-light = Light portal { $portal }
web-aa-portal-hurts = Hurts: { $side } (-2, and the way ends here)
web-aa-empty-slot = Empty slot
web-aa-power = Power level { $level } of 6
web-aa-token = Ally token: { $who }
web-aa-reserve = Back to the reserve: { $who }
web-aa-home = home
web-aa-points = Faction points: { $count } of 20
web-aa-deck = Deck: { $count }
web-aa-market = Upgrade cards on offer: { $side }
web-aa-upgrade-deck = Upgrade deck: { $count }
web-aa-sand-ready = Quicksand ready
web-aa-used = Already used this turn.
web-aa-bm = Market
web-aa-status = The turn
web-aa-turn = Turn { $n } of { $limit }
web-aa-turn-alone = Turn { $n }
web-aa-phases = Phases of the turn
web-aa-supply-S = Straight tiles left: { $count }
web-aa-supply-C = Curves left: { $count }
web-aa-tables = Tables of defence and attack
web-aa-table-defence = Defence: when one of these (left) attacks
web-aa-table-attack = Counter-attack: after one of these (left) was cancelled
web-aa-held = Turns with the Chosen: { $count } of { $all }
web-aa-traps = Traps left: { $count }
web-aa-society-next = Its figures go to these numbers at the end of this turn. Whoever is near one of them loses 1 point.
web-aa-ghouls-next = Next to move
web-aa-ghouls-away = Not yet risen
web-aa-card-who = Lay or turn these tiles around { $who }, who may then walk.
web-aa-card-any = Lay or turn one tile anywhere; then somebody may be sent over it.
web-aa-card-symbol = In defence and counter-attack: { $symbol }.
web-aa-anybody = Anybody
web-aa-palette = How the tile lies
web-aa-palette-how = R or the wheel turns the tile, a click lays it.
web-aa-take-away = take away
web-aa-turn-tile = Turn the tile
web-aa-which = Which one?
web-aa-duel = Attack
web-aa-counter = Counter-attack
web-aa-damage = Damage: { $count }
web-aa-needs = Needed: { $symbol }
web-aa-needs-any = Any card will do
web-aa-awaits = Will the blow be parried?
web-aa-parried = Parried
web-aa-missed = Out of reach
web-aa-struck = Struck
web-aa-caught = Takes the Chosen
web-aa-pushed = The rifle speaks
web-aa-nearer = Magnify the board
web-aa-whole = The whole board
web-aa-played = The card being played
web-aa-hand = Hand: { $count }
web-aa-no-hand = Your hand is empty
web-aa-upgrades = Upgrade cards
web-aa-notice-last = { $left ->
        [one] One more step, and the Chosen is lost.
       *[other] { $left } more steps, and the Chosen is lost.
    }
web-aa-notice-held = { $left ->
        [one] One more turn with the Chosen, and the Society wins.
       *[other] { $left } more turns with the Chosen, and the Society wins.
    }
web-aa-notice-dawn = { $left ->
        [one] Dawn breaks after this turn.
       *[other] Dawn breaks in { $left } turns.
    }
web-aa-lesson-rival = The Vampires
web-aa-lesson-table = A night of ten by ten spaces. You play the Humans (gold, below left); the Vampires (crimson) live above right. A child of light, the Chosen, walks down the electric diagonal, one space after every turn: bring her home before she reaches the last one. The grey hooded figures are the Secret Society; whoever ends near them loses points. Paths already lie, and it is your turn.
web-aa-lesson-token = Phase 1: each character has an ally token. In its own zone it raises the power level; on the shared places it does other things. Click the Reverend's token, then the Mystic.
web-aa-lesson-portal = The bars across edges are portals. Dark ones hurt Humans, light ones hurt Vampires: whoever runs against one loses 2 points and stops. Portal P1 bars the Major's way north. The Mystic lets you move it: click it, then an edge on the other side. There it turns its other face and bars the Vampires' way home.
web-aa-lesson-card = Phase 2: play your cards, as many as you like. This one is the Major's: lay or turn its tiles around him, then he may walk.
web-aa-lesson-tile = What glows can be used. The tile is shown as it will lie; R, the wheel or the small pictures turn it. A curve on C6 joins your path to the crossroads on D6.
web-aa-lesson-walk = Now the Major walks. A figure goes on as long as its path does, and at a branch you choose; the dotted line shows the whole way, and what it would cost.
web-aa-lesson-generic = The other kind of card: one tile anywhere on the board, then anybody whose path leads over it may be sent there, even an enemy. Lay a curve on E6, beside the Chosen.
web-aa-lesson-chosen = The Chosen stands right beside the Major, and his path is open to her. Catch her! Whoever holds her must bring her home to one of the own base spaces.
web-aa-lesson-defence = The Vampires laid a tile, too. A path may cross the electric diagonal as if it were a straight tile; but you stand on the other side, so Sryz stops on it and must attack. Attacks from the rear hurt most; Major and Sryz make every blow worse. The table names a symbol: discard a card that has it, and the attack is cancelled.
web-aa-lesson-attack = Your turn again, and now you strike: Sryz stands next to you, and a free path leads to her. She may defend in the same way.
web-aa-lesson-home = The way home is open: portal P1 is gone. The dotted line ends in your base. Go!
web-aa-lesson-last = You have won: the Chosen is home. One can also win by taking all points of the other side; if she reaches the last space, nobody does but the Society. Whatever is not possible, the table explains. Good night, and good luck!
