# What only the browser says about Ashes to Ashes, in English.

web-aa-faces = facing { $direction }
web-aa-carries = holds the Chosen
web-aa-acts = acts next, as number { $n }
web-aa-heads = heads for { $spaces }
web-aa-tile = tile: { $face }
web-aa-crossroads = crossroads
web-aa-base = the { $side }’ base
web-aa-diagonal = electric diagonal, space { $n } of 10
web-aa-empty = free
web-aa-numbered = numbered space { $n }
web-aa-trap = trap
web-aa-bear = bear trap
web-aa-sand = quicksand ({ $side })
web-aa-chosen-away = the Chosen is on her way: { $left ->
    [one] 1 step
   *[other] { $left } steps
} to this space
web-aa-chosen-here = the Chosen: { $left ->
    [0] no steps
    [one] 1 step
   *[other] { $left } steps
} left
web-aa-goal = { $who } comes here at the end of the turn
web-aa-portal-dark = Dark portal { $portal }
web-aa-portal-light = Light portal { $portal }
web-aa-portal-hurts = Hurts: { $side } (−2, and the path ends here)
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
web-aa-table-attack = Counter-attack: after an attack by one of these (left) was cancelled
web-aa-held = Turns with the Chosen: { $count } of { $all }
web-aa-traps = Traps left: { $count }
web-aa-society-next = Its figures move to these numbers at the end of this turn. Anyone on one of the eight spaces around them loses 1 point.
web-aa-ghouls-next = Next to move
web-aa-ghouls-away = Not risen yet
web-aa-card-who = Place or turn these tiles around { $who }, who may then walk.
web-aa-card-any = Place or turn one tile anywhere; then you may send any character over it.
web-aa-card-symbol = In defence and counter-attack: { $symbol }.
web-aa-anybody = Anyone
web-aa-palette = Which way the tile faces
web-aa-palette-how = R or the wheel turns the tile, a click places it.
web-aa-take-away = remove
web-aa-turn-tile = Turn the tile
web-aa-which = Which one?
web-aa-duel = Attack
web-aa-counter = Counter-attack
web-aa-damage = Damage: { $count }
web-aa-needs = Needed: { $symbol }
web-aa-needs-any = Any card will do
web-aa-awaits = Will the attack be cancelled?
web-aa-parried = Cancelled
web-aa-missed = Out of reach
web-aa-struck = Hit
web-aa-caught = Catches the Chosen
web-aa-pushed = Rifle shot
web-aa-nearer = Zoom in
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

# The aim, always in sight
web-aa-aim = Aim: bring the Chosen home to your base.
web-aa-aim-SS = Aim: hold the Chosen for six of your turns, or let her reach the last space.
web-aa-aim-alone = Aim: bring all three of your characters home past the ghouls.

# The numbers behind a refusal
web-aa-why-power = This takes { $cost } power; { $who-the } has { $have }.
web-aa-why-power-of-all = This takes { $cost } power from one character; none of yours has more than { $have }.
# The card that sums up the end of a turn
web-aa-closing = The end of the turn
web-aa-tally-points = Points
