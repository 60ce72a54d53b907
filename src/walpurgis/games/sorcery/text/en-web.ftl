# Sorcery in English: what only the browser says.

## Battlefield
web-field-map = The map
web-field-figures = Figures on the battlefield
web-field-north = N
web-field-zoom = Zoom
web-field-nearer = Zoom in
web-field-farther = Zoom out
web-field-whole = Show the whole map
web-field-auras = Show auras: Bedlam, charges, glyphs
web-field-round = Round { $round } of { $rounds }
web-field-actions-left = { $count ->
    [0] { $who }: no actions left
    [one] { $who }: one action left
   *[other] { $who }: { $count } actions left
 }
web-field-place = { $east } inches east, { $north } inches north
web-field-click = click { $click } of { $clicks }
web-field-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
 }
web-field-faces = facing { $heading }
web-field-soars = soaring
web-field-captive = captive
web-field-demoralized = demoralized
web-field-touches = In contact with { $who }
web-field-objective = Objective { $objective }
web-field-free = held by nobody
web-field-held = held by { $who }
web-field-reserve = Still to be deployed
web-field-actions = What { $who } can do
web-field-group-move = Movement
web-field-group-close = Close combat
web-field-group-ranged = Ranged combat
web-field-group-magic = Magic
web-field-group-special = Other actions
web-field-count = { $count ->
    [one] 1 target
   *[other] { $count } targets
 }
web-field-whom = Pick a target: the targets glow.
web-field-how = How?
web-field-chance = { $needed } or more on two dice: { $chance }%
web-field-deed-move = Move { $inches }″
web-field-deed-break = Break away with { $needed }+ and move { $inches }″
web-field-deed-turn = Turn in place
web-field-deed-double = Double-time, { $inches }″
web-field-deed-soar = Take off, { $inches }″
web-field-deed-land = Land, { $inches }″
web-field-deed-quick = { ability-quickness }, { $inches }″
web-field-deed-form = Lead a formation
web-field-deed-close = Attack
web-field-deed-capture = Capture
web-field-deed-charge = { ability-charge }
web-field-deed-surge = Surge forward
web-field-deed-wall = Attack the wall
web-field-deed-breach = Shoot at the wall
web-field-deed-shot = Shoot
web-field-deed-shots = Shoot at up to { $targets }
web-field-deed-volley = Lead a volley
web-field-deed-blast = { ability-magic-blast }
web-field-deed-freeze = { ability-magic-freeze }
web-field-deed-flame = { ability-flame-lightning }
web-field-deed-wave = { ability-shockwave }
web-field-deed-bound = { ability-bound }
web-field-deed-confuse = { ability-magic-confusion }
web-field-deed-heal = Heal
web-field-deed-lift = { ability-magic-levitation }
web-field-deed-raise = { ability-necromancy }
web-field-deed-regen = { ability-regeneration }
web-field-deed-cast = Cast { $spell }
web-field-deed-browse = Browse { $book }
web-field-deed-shake = Shake off { $spell }
web-field-deed-equip = Pick up { $book }
web-field-deed-drop = Drop { $book }
web-field-deed-hand = Hand over { $book }
web-field-moves = Named moves
web-field-places = Named places
web-field-facings = Facings
web-field-how-act = Click a glowing warrior for its actions, or drag it straight to where it should go.
web-field-how-path = Point, click or drag to where it should go. Space bends the path, Q and E turn, M moves by arrow keys, Enter confirms.
web-field-how-place = Click where it should stand. Enter or a second click confirms.
web-field-how-look = Click where it should face, or turn it with Q and E.
web-field-tap-act = Tap a glowing warrior for its actions.
web-field-tap-path = Tap where it should go, then confirm. You can also drag it.
web-field-tap-place = Tap where it should stand, then confirm.
web-field-tap-look = Tap where it should face, then confirm.
web-field-moving = Arrow keys move by half an inch, with Shift by a tenth.
web-field-used = { $used }″ used, { $left }″ left
web-field-stopped = Stopped by { $by }
web-field-could-strike = Could strike { $target }: { $needed }+, { $chance }%
web-field-could-shoot = { $line ->
    [hindered] Could shoot { $target } through cover: { $needed }+, { $chance }%
   *[other] Could shoot { $target }: { $needed }+, { $chance }%
 }
web-field-contact = In contact with { $who }, { $side }
web-field-could-cast = { $spell } on { $target }: { $needed }+, { $chance }%
web-field-spins = May spin freely: { $who }
web-field-objectives = Touches objective { $objectives }
web-field-impaled = Runs into the pole arm of { $by }
web-field-threats = Could be attacked by { $who }
web-field-forbidden = Not there.
web-field-confirm = Confirm
web-field-bend = Bend here
web-field-bend-key = Space or B
web-field-back = Back
web-field-facing = Facing
web-field-left = Turn left
web-field-right = Turn right
web-field-dice = Dice
web-field-result = Result
web-field-needed = Needed
web-field-attack-value = Attack value
web-field-outcome-hit = Hit!
web-field-outcome-missed = Missed
web-field-outcome-done = Done!
web-field-outcome-failed = Failed
web-field-roll = { $who }: { $what }
web-field-roll-break = { $who } tries to break away
web-field-roll-dodge = { $who } tries to dodge
web-field-roll-command = { $who } shouts commands
web-field-roll-damage = { $who } rolls for damage
web-field-roll-healing = { $who } rolls for healing
web-field-roll-casting = { $who } holds on to the spell
web-field-roll-countering = { $who } tries to counter it

## Books and armies
web-my-army = My army
web-my-books = My books
web-no-army = Your warriors gather here once you have chosen them.
web-chooses-army = Still choosing an army…
web-army-of = The army: { $points } points
web-team = team { $n }
web-standing = { $count ->
    [one] one warrior stands
   *[other] { $count } warriors stand
 }
web-objectives = { $count ->
    [one] one objective
   *[other] { $count } objectives
 }
web-scored = { $count ->
    [one] one victory point
   *[other] { $count } victory points
 }
web-points = { $count ->
    [one] one point
   *[other] { $count } points
 }
web-slots = { $count ->
    [one] one item slot
   *[other] { $count } item slots
 }
web-targets = Targets
web-click = Click
web-eliminated = Eliminated
web-click-of = click { $click } of { $clicks }
web-tokens = { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
 }
web-can = Can now: { $what }
web-can-move = move
web-can-close = fight hand to hand
web-can-ranged = attack from afar
web-can-magic = work magic
web-can-special = do something special
web-state-gone = fallen
web-state-captive = a captive
web-state-reserve = not deployed yet
web-state-demoralized = demoralized
web-state-given = has acted
web-state-tired = two tokens: needs rest
web-state-air = in the air
web-bars = { $count ->
    [one] one bar
   *[other] { $count } bars
 }
web-pages = { $count ->
    [one] one page
   *[other] { $count } pages
 }
web-spells = { $count ->
    [one] one spell
   *[other] { $count } spells
 }
web-requires = Only with { $symbol }
web-action-ranged = ranged combat action
web-action-special = special action
web-action-none = never cast
web-mark-counterspell = counterspell
web-mark-passive = works from the book
web-mark-face-down = then goes face down
web-on-the-ground = on the ground
web-open-book = Open this book
web-other-spells = The other spells
web-seen-spells = Spells seen in it
web-empty-book = No spell left
web-unknown-bookmark = Bookmark unknown
web-cast = Cast
web-castable = Can be cast now.
web-castable-counter = Ready to counter.
web-browse = Browse ({ $bars ->
    [one] one bar
   *[other] { $bars } bars
 })
web-keep-bookmark = Keep this one
web-why = Why not now?
web-why-empty = The book is empty.
web-why-casting = Its spell is being cast.
web-why-face-down = Face down: browse the book first.
web-why-counterspell = Waits for an opponent’s spell.
web-why-passive = Works just by being in the book.
web-why-dropped = Nobody wields this book.
web-why-captive = A captive casts nothing.
web-why-demoralized = Too demoralized to read.
web-why-not-yours = Not in your action phase.
web-why-command = The command phase comes first.
web-why-tokens = Two tokens: its wielder must rest.
web-why-no-actions = No actions left.
web-notice-last-round = The last round: after it, objectives decide.
web-notice-two-rounds = One more round after this one.
web-orders = Countering
web-orders-how = Never ask me about spells of these kinds; let them pass:
web-counter = Do you counter?
web-counter-how = A counter must be greater than the caster’s result.
web-rolls = { $dice ->
    [one] one die
   *[other] { $dice } dice
 } + { $more }
web-percent = { $n }%
web-chance = Chance: { $n }%
web-counter-plain = Counter
web-counter-with = With { $spell }
web-let-pass = No, let it pass
web-look-at-field = Look at the battlefield
web-counter-again = { $spell }: do you counter?
web-is-cast-by = cast by { $who }
web-is-aimed-at = at { $who }
web-put-away = Close
web-armies = Armies
web-army-chosen = Your army stands ready. The others are still choosing.
web-armies-gather = The armies are gathering.
web-tab-prepared = Prepared armies
web-tab-own = My armies
web-tab-build = Build one
web-lead = Lead this army
web-change = Change it
web-copy = Copy code
web-copied = Copied
web-forget = Delete
web-save = Save
web-import = Code of an army
web-import-do = Add
web-no-own-armies = No army of your own yet. Build one, change a prepared one, or add a friend’s code.
web-my-army-name = My army { $n }
web-army-name = Name of the army
web-army-ready = Ready to march.
web-points-of = { $points } of { $total } points
web-points-left = of { $total } points left
web-warriors = Warriors
web-warriors-of = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
 } of { $most }
web-recruits = Who could join
web-faction = Faction
web-all-factions = All factions
web-add = Add { $what }
web-remove = Remove { $what }
web-your-army = Your army
web-nobody-yet = Nobody yet. Choose your first warrior.
web-books = Books
web-give-book = Give a book
web-take-book = Take the book back
web-fill = Fill { $book }
web-book-pages = { $count ->
    [one] { $book }, one page
   *[other] { $book }, { $count } pages
 }
web-pages-short = { $count } p.
web-pages-of = { $used } of { $most } pages
web-pages-left = { $count ->
    [one] one page left
   *[other] { $count } pages left
 }
web-shelf = Spells
web-shelf-how = Select a book of your army to fill it, or give one to a sorcerer.
web-shelf-nobody = Sorcerers have a book beside their values. One of them should come along.
web-in-book = In the book, the bookmark first
web-bookmark-first = Make it the bookmark
web-empty-book-how = An empty book is of no use: choose its spells.
web-affinity = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 } instead of { $usual }, by affinity
web-domain = Domain
web-no-domain = none
web-army-not-points = Too many points.
web-army-not-number = Too many warriors, or a build total that doesn’t exist.
web-army-not-unique = There is only one of these.
web-army-not-slot = No free slot for it, or the book needs another faction.
web-army-not-immune = Warriors immune to magic can’t wield books.
web-army-not-pages = Too many pages for this book.
web-army-not-requires = This sorcerer lacks the symbol the spell requires.
web-army-not-copies = A book is empty, or holds a spell twice.
web-army-not-domain = One domain at most.
web-army-not-domains = This table plays without that domain.
web-army-not-code = This is not an army yet.
web-fixed-armies = Everyone chooses
web-fixed-own = Fixed, by seat…
web-fixed-how = Prepared armies or codes in seat order, separated by semicolons: A1;A5

# The form of a new table
web-mk-armies-chosen = fixed armies

# The numbers behind a refusal
web-mk-why-range = Range { $range }″, distance { $far }″.
web-mk-why-contact = { $far }″ lie between the bases; close combat needs contact.
web-mk-why-actions = You have 0 actions left this turn.
web-mk-why-tokens = Tokens on { $who }: { $count }. With two, it must rest for a turn.
# The card that sums up the others’ turns
web-mk-tally-standing = Warriors
web-mk-tally-objectives = Objectives
web-mk-tally-scored = Victory points
