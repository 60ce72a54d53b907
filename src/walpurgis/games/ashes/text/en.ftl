# Ashes to Ashes in English: names, cards, questions, options, events, verdicts, settings. (complete)
# Figures have forms: the value is a label ("Major"), .the stands inside a sentence ("the Major"), .cap begins one ("The Major"). Other languages add what they need
# to all figures. Cards and upgrades are labels that stand without an article. $space, $end and $path are the same everywhere (A8, "A8 A7 A6").
# $edge is a label ("Between C6 and C7") and has .in for a sentence. Places around the board and icons have .does, which says what they are good for.

title = Ashes to Ashes
blurb = Lay glowing paths through the night, catch the Chosen before she runs out of spaces, and take her home: Humans or Vampires, while the Secret Society watches.

## Players, as they are called where no name is known
seat-0 = Candle
seat-1 = Raven
seat-2 = Lantern
seat-3 = Wolf
seat-4 = Torch
seat-5 = Moth

side-H = Humans
side-V = Vampires
side-SS = Secret Society

## Figures
figure-D = Doctor
    .the = the Doctor
    .cap = The Doctor
figure-M = Major
    .the = the Major
    .cap = The Major
figure-R = Reverend
    .the = the Reverend
    .cap = The Reverend
figure-K = Thief
    .the = the Thief
    .cap = The Thief
figure-O = Otis
    .the = Otis
    .cap = Otis
figure-S = Sryz
    .the = Sryz
    .cap = Sryz
figure-T = Thorne
    .the = Thorne
    .cap = Thorne
figure-SA = Society figure A
    .the = Society figure A
    .cap = Society figure A
figure-SB = Society figure B
    .the = Society figure B
    .cap = Society figure B
figure-g1 = Ghoul 1
    .the = Ghoul 1
    .cap = Ghoul 1
figure-g2 = Ghoul 2
    .the = Ghoul 2
    .cap = Ghoul 2
figure-g3 = Ghoul 3
    .the = Ghoul 3
    .cap = Ghoul 3
figure-g4 = Ghoul 4
    .the = Ghoul 4
    .cap = Ghoul 4
figure-g5 = Ghoul 5
    .the = Ghoul 5
    .cap = Ghoul 5
figure-g6 = Ghoul 6
    .the = Ghoul 6
    .cap = Ghoul 6
figure-g7 = Ghoul 7
    .the = Ghoul 7
    .cap = Ghoul 7
figure-g8 = Ghoul Captain
    .the = the Ghoul Captain
    .cap = The Ghoul Captain
chosen = the Chosen

## Symbols, tiles, directions
symbol-sun = sun
symbol-moon = moon
symbol-blood = blood
kind-S = straight
kind-C = curve
face-NS = straight, north to south
face-EW = straight, east to west
face-NE = curve, north to east
face-SE = curve, south to east
face-SW = curve, south to west
face-NW = curve, north to west
direction-N = north
direction-E = east
direction-S = south
direction-W = west
flank-front = from the front
flank-side = from the side
flank-rear = from the rear
between = Between { $one } and { $other }
    .in = between { $one } and { $other }

## Places around the board
outer-al-D = ally zone (Doctor)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-al-M = ally zone (Major)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-al-R = ally zone (Reverend)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-al-K = ally zone (Thief)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-al-O = ally zone (Otis)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-al-S = ally zone (Sryz)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-al-T = ally zone (Thorne)
    .to = to its own ally zone
    .does = raise this character’s power by 1
outer-bm-1 = Black Market 1
    .to = to slot 1 of the Black Market
    .does = spend 1 power and take the upgrade card in this slot
outer-bm-2 = Black Market 2
    .to = to slot 2 of the Black Market
    .does = spend 1 power and take the upgrade card in this slot
outer-bm-3 = Black Market 3
    .to = to slot 3 of the Black Market
    .does = spend 1 power and take the upgrade card in this slot
outer-seer = Seer
    .to = to the Seer
    .does = spend 3 power, draw an action card and play one at once
outer-alch = Alchemist
    .to = to the Alchemist
    .does = raise this character’s power by 1
outer-myst = Mystic
    .to = to the Mystic
    .does = move one of your portals to your enemies’ section
help-al = Your token here raises its character’s power level by 1 each turn.
help-bm = Spend 1 of a character’s power: take the upgrade card in this slot.
help-seer = Spend 3 of a character’s power: draw an action card, then play one at once.
help-alch = Discard an upgrade card: remove a path tile with no figure on it, or replace it with the other kind.
help-myst = Move a portal from your section into the other one. There it hurts your enemies.

## Action cards
card-GS1 = Straight · sun
card-GS2 = Straight · sun
card-GS3 = Straight · moon
card-GS4 = Straight · moon
card-GS5 = Straight · blood
card-GS6 = Straight · blood
card-GC1 = Curve · sun
card-GC2 = Curve · sun
card-GC3 = Curve · moon
card-GC4 = Curve · moon
card-GC5 = Curve · blood
card-GC6 = Curve · blood
card-D1 = Doctor (straight, curve) · sun
card-D2 = Doctor (2 straights) · sun
card-D3 = Doctor (2 curves) · moon
card-D4 = Doctor (2 straights, curve) · moon
card-D5 = Doctor (straight, 2 curves) · blood
card-M1 = Major (straight, curve) · moon
card-M2 = Major (straight, curve) · moon
card-M3 = Major (2 straights) · blood
card-M4 = Major (2 curves) · blood
card-M5 = Major (2 straights, curve) · sun
card-R1 = Reverend (straight, curve) · blood
card-R2 = Reverend (2 straights) · blood
card-R3 = Reverend (2 curves) · sun
card-R4 = Reverend (straight, 2 curves) · sun
card-R5 = Reverend (straight, curve) · moon
card-O1 = Otis (straight, curve) · sun
card-O2 = Otis (2 straights) · sun
card-O3 = Otis (2 curves) · moon
card-O4 = Otis (2 straights, curve) · moon
card-O5 = Otis (straight, 2 curves) · blood
card-S1 = Sryz (straight, curve) · moon
card-S2 = Sryz (straight, curve) · moon
card-S3 = Sryz (2 straights) · blood
card-S4 = Sryz (2 curves) · blood
card-S5 = Sryz (2 straights, curve) · sun
card-T1 = Thorne (straight, curve) · blood
card-T2 = Thorne (2 straights) · blood
card-T3 = Thorne (2 curves) · sun
card-T4 = Thorne (straight, 2 curves) · sun
card-T5 = Thorne (straight, curve) · moon
card-KD1 = Thief (straight, curve) · sun
card-KD2 = Thief (2 curves) · sun
card-KD3 = Thief (straight, curve) · moon
card-KD4 = Thief (2 straights) · moon
card-KD5 = Thief (straight, 2 curves) · blood
card-KM1 = Thief (straight, curve) · moon
card-KM2 = Thief (2 curves) · moon
card-KM3 = Thief (straight, curve) · blood
card-KM4 = Thief (2 straights) · blood
card-KM5 = Thief (straight, 2 curves) · sun
card-KR1 = Thief (straight, curve) · blood
card-KR2 = Thief (2 curves) · blood
card-KR3 = Thief (straight, curve) · sun
card-KR4 = Thief (2 straights) · sun
card-KR5 = Thief (straight, 2 curves) · moon
help-generic = Place or rotate one such tile anywhere; then you may send one character, yours or an enemy’s, along a path over it.
help-character = Place or rotate up to these tiles around the character; then the character may act.

## Upgrade cards and their icons
icon-strike = Strike
    .does = hit every enemy in reach; nobody can defend
icon-shove = Shove
    .does = move a Society figure 1 space
icon-step = Step
    .does = move one of your characters 1 space
icon-scry = Scry
    .does = look at the next two upgrade cards and put them in order
icon-power = Power
    .does = raise one character’s power by 1
icon-rifle = Major’s Rifle
    .does = turn a vampire, or push it 1 space
icon-bear = Bear Trap
    .does = set a trap for the Humans on a tile
icon-trap = Trap
    .does = place a trap on a free space
icon-flip = Flip
    .does = replace a tile with one of the other kind
icon-turn = Turn
    .does = rotate a tile next to one of your figures
icon-tmove = Trap Move
    .does = move a figure to any trap
upgrade-HU1 = Strike
upgrade-HU2 = Strike
upgrade-HU3 = Strike and Scry
upgrade-HU4 = Step
upgrade-HU5 = Step
upgrade-HU6 = Step and Power
upgrade-HU7 = Shove
upgrade-HU8 = Shove and Power
upgrade-HU9 = Scry and Power
upgrade-HU10 = Scry and Shove
upgrade-HU11 = Major’s Rifle
upgrade-HU12 = Major’s Rifle
upgrade-VU1 = Strike
upgrade-VU2 = Strike
upgrade-VU3 = Strike and Scry
upgrade-VU4 = Step
upgrade-VU5 = Step
upgrade-VU6 = Step and Power
upgrade-VU7 = Shove
upgrade-VU8 = Shove and Power
upgrade-VU9 = Scry and Power
upgrade-VU10 = Scry and Shove
upgrade-VU11 = Bear Trap
upgrade-VU12 = Bear Trap
help-H-strike = One of your characters hits every enemy in its row and column for 1 point each. Nobody can defend, and whoever holds the Chosen loses her to the striker.
help-V-strike = One of your characters hits every enemy on the two nearest spaces of its four diagonals for 3 points each. Nobody can defend, and whoever holds the Chosen loses her to the striker.
help-H-shove = Move one Secret Society figure 1 space straight.
help-V-shove = Move one Secret Society figure 1 space diagonally.
help-H-step = Move one of your characters 1 space straight, along an open path onto a tile, a crossroads or your base.
help-V-step = Move one of your characters 1 space diagonally, onto a tile, a crossroads or your base; both spaces must be open towards the corner between them.
help-scry = Look at the top two cards of your upgrade deck and put them back in any order.
help-power = Raise one of your characters’ power level by 1.
help-rifle = While you attack a vampire, or when a vampire counter-attacks: turn it, or push it to an adjacent space and turn it.
help-bear = Set a trap on a tile: the next Human to pass stops there, and the Humans lose 2 points.
help-trap = Place a trap on a free space. Whoever walks onto it stops and loses 1 point.
help-flip = Replace a straight tile with a curve, or a curve with a straight tile.
help-turn = Rotate a tile next to one of your figures, even under somebody’s feet.
help-tmove = Move a figure to any trap.

## Abilities
ability-D = At the end of your turn you may spend 2 of a character’s power to gain 1 faction point.
ability-O = At the end of your turn you may spend 2 of a character’s power to gain 1 faction point.
ability-M = 1 more damage whenever the Major attacks or is attacked.
ability-S = 1 more damage whenever Sryz attacks or is attacked.
ability-R = Cannot be counter-attacked.
ability-T = Counter-attacks with a card of any symbol.

## Cards of the Secret Society
society-S01 = 1/5 · Trap
society-S02 = 6/2 · Trap
society-S03 = 3/7 · Trap
society-S04 = 8/4 · Trap
society-S05 = 1/6 · Trap
society-S06 = 5/2 · Trap
society-S07 = 2/7 · Flip
society-S08 = 6/3 · Flip
society-S09 = 3/8 · Flip
society-S10 = 7/4 · Flip
society-S11 = 4/5 · Turn
society-S12 = 8/1 · Turn
society-S13 = 1/7 · Turn
society-S14 = 5/3 · Turn
society-S15 = Trap Move + Trap
society-S16 = Trap Move + Trap
society-S17 = Trap Move + Flip
society-S18 = Trap Move + Turn

## Phases
phase-1 = Outer spaces
phase-2 = Actions
phase-3 = Refill
phase-4 = End of turn
phase-places = Set-up
phase-ghouls = Ghouls
phase-society-1 = The Chosen moves
phase-society-2 = Portals
phase-society-3 = Cards
phase-society-4 = Damage and capture
phase-society-5 = Refill
phase-end = The end

## Questions
ask-place = Put your figures on their starting spaces.
ask-token = Place or move your ally tokens, or leave them as they are.
ask-effect = Use one of the outer spaces your tokens are on, or move on to the actions.
ask-pay = Which character spends { $cost } power?
ask-seer = The Seer: play one action card at once.
ask-alchemist-card = The Alchemist: which upgrade card do you give up?
ask-alchemist = The Alchemist: which tile do you remove or change?
ask-portal = The Mystic: which portal do you move?
ask-edge = Between which two spaces do you put portal { $portal }?
ask-quicksand = Buy quicksand, pour it on a crossroads, or move on to the actions.
ask-main = Play a card, or end the phase. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand)
ask-generic = Place or rotate one tile ({ $kind }).
ask-tiles = Place or rotate tiles around { $who-the }. You still have { $straight ->
        [one] 1 straight
       *[other] { $straight } straights
    } and { $curve ->
        [one] 1 curve
       *[other] { $curve } curves
    }.
ask-kind = Which kind of tile do you take?
ask-who = Who do you send over this tile?
ask-step = What does { $who-the } do?
ask-defend = { $who-cap } attacks { $target-the } { $flank }: { $damage } damage. Discard a card with { $symbol }?
ask-counter = The attack was cancelled. Counter-attack { $target-the } for { $damage } damage?
ask-rifle = The Major’s Rifle: push { $target-the }?
ask-icon = Which icon of the upgrade card do you use?
ask-strike = Strike: with which character?
ask-power = Power: whose level rises?
ask-scry = Scry: which card goes on top?
ask-shove = Shove: which figure, and where to?
ask-one-step = Step: who moves where?
ask-bear = Bear Trap: on which tile?
ask-heal = Spend { $cost } power to gain { $points ->
    [one] 1 point
   *[other] { $points } points
}?
ask-society-portal = The Society may move a portal. Which one?
ask-society-cards = { $cards ->
    [one] Do you use your only card?
   *[other] Which of your { $cards } cards do you use?
}
ask-scheme = Move your figures and use the icons, in any order.
ask-grasp = Which figure takes the Chosen?
ask-extra = You caught the Chosen and drew a card. Play it for { $who-the }?
ask-near = Several characters are equally close. Which one does { $ghoul-the } hunt?
ask-ghoul = Where does { $ghoul-the } step?

## Options
option-put-figure = { $who } on { $space }
option-token = Move { $who-the }’s token to: { $place }
option-token-back = Put { $who-the }’s token back in the reserve
option-end-tokens = Leave the tokens as they are
option-effect = { $place }: { $place-does }
option-end-effects = On to the actions
option-pay = { $who-cap } pays
option-act = Play { $card }
option-exchange = Exchange { $card } for { $upgrade }
option-play-upgrade = Play the upgrade { $upgrade }
option-end-actions = End the phase
option-give-upgrade = Give up { $upgrade }
option-remove-tile = Remove the tile on { $space }
option-change-tile = Change the tile on { $space }: { $face }
option-lay-tile = Place a tile on { $space }: { $face }
option-turn-tile = Turn the tile on { $space }: { $face }
option-no-tile = Place no more tiles
option-kind =
    { $kind ->
        [S] A straight tile
       *[C] A curve
    }
option-portal = Move portal { $portal }
option-edge = { $edge } (hurts: { $side })
option-no-portal = Move no portal
option-buy-sand = Buy quicksand ({ $who-the } pays { $cost } power)
option-sand = Quicksand on { $space }
option-no-sand = On to the actions
option-send = Send { $who-the }
option-nobody = Send nobody
option-stop = Stop here
option-capture = Catch the Chosen
option-attack = Attack { $target-the } { $flank }: { $damage } damage (defence: { $symbol })
option-go-end = Walk { $direction } to { $end }
option-go-branch = Walk { $direction } to the branch at { $end }
option-go-portal = Walk { $direction } to { $end } and into a portal (−{ $cost ->
        [one] 1 point
       *[other] { $cost } points
    })
option-go-trap = Walk { $direction } to { $end } and into a trap (−{ $cost ->
        [one] 1 point
       *[other] { $cost } points
    })
option-go-chosen = Walk { $direction } to { $end } and catch the Chosen on the way
option-go-clash = Walk { $direction } to { $end } and attack
option-go-home = Walk { $direction } home to { $end }
option-go-victory = Walk { $direction } home to { $end } with the Chosen: victory!
option-take = Take the hit: lose { $damage ->
        [one] 1 point
       *[other] { $damage } points
    }
option-defend = Discard { $card } and cancel the attack
option-counter = Discard { $card } and counter-attack
option-no-counter = No counter-attack
option-push = To { $space }, facing { $direction }
option-no-rifle = Hold fire
option-use-icon = { $icon }: { $icon-does }
option-end-icons = Done with this card
option-strike = { $who }: { $damage } damage
option-power = { $who-cap }: +1 power
option-scry = { $first }, then { $second }
option-shove = { $who } to { $space }
option-one-step = { $who } to { $space }
option-one-step-portal = { $who } towards { $space }, into a portal (−{ $cost ->
        [one] 1 point
       *[other] { $cost } points
    })
option-bear = Bear trap on { $space }
option-heal = { $who-cap } pays
option-no-heal = Spend nothing
option-use = Use { $cards }
option-no-cards = Use no card
option-discard = Discard it
option-scheme-move = { $who } to { $number } ({ $space })
option-scheme-trap = { $who } to the trap on { $space }
option-trap = Trap on { $space }
option-move-trap = Move the trap from { $origin } to { $space }
option-end-schemes = Done
option-grasp = { $who }
option-near = { $who }
option-ghoul = To { $space }

## Events
event-turn-began = Turn { $turn }: { $side }.
event-placed = { $who-cap } starts on { $space }.
event-token-moved = { $who-cap }’s ally token moves { $place-to }.
event-token-taken-back = { $who-cap }’s ally token goes back to the reserve.
event-power-raised = { $who-cap }’s power rises to { $level }.
event-power-paid = { $who-cap } spends { $amount } power (now { $level }).
event-bought = The { $side } take an upgrade from the Black Market: { $upgrade }.
event-saw-seer = The Seer gives the { $side } a card: { $card }.
event-seer-asked = The Seer gives the { $side } a card.
event-upgrade-given = The { $side } give the Alchemist an upgrade: { $upgrade }.
event-tile-removed = The tile on { $space } disappears.
event-tile-changed = The tile on { $space } becomes: { $face }.
event-tile-placed = A tile is placed on { $space }: { $face }.
event-tile-turned = The tile on { $space } is turned: { $face }.
event-portal-moved = Portal { $portal } now stands { $edge-in } and hurts the { $side }.
event-card-played = The { $side } play { $card }.
event-card-exchanged = The { $side } exchange { $card } for { $upgrade }.
event-upgrade-played = The { $side } play an upgrade: { $upgrade }.
event-scried = The { $side } look at the top of their upgrade deck.
event-scry-ordered = On top of the { $side }’ upgrade deck: { $first }, then { $second }.
event-struck = { $who-cap } strikes. Hit: { $victims }.
event-shoved = { $who-cap } is shoved to { $space }.
event-stepped = { $who-cap } steps to { $space }.
event-walked = { $who-cap } walks to { $end }.
event-ran-against-portal = { $who-cap } runs into a portal at { $space }.
event-trapped = { $who-cap } walks into a trap on { $space }.
event-sank = { $who-cap } sinks into quicksand on { $space }.
event-bear-trap-sprung = { $who-cap } steps into a bear trap on { $space }.
event-bear-trap-set = A bear trap is set on { $space }.
event-attacked = { $who-cap } attacks { $target-the } { $flank }: { $damage } damage, defence with { $symbol }.
event-defended = The { $side } cancel it with { $card }.
event-countered = The { $side } counter-attack with { $card }: { $damage } damage.
event-counter-failed = { $who-cap } can no longer reach { $target-the }: the counter-attack fails.
event-pushed = The rifle drives { $who-the } to { $space }, facing { $direction }.
event-points-lost = The { $side } lose { $amount ->
    [one] 1 point
   *[other] { $amount } points
} ({ $left } left).
event-points-gained = The { $side } gain { $amount ->
    [one] 1 point
   *[other] { $amount } points
} (now { $left }).
event-chosen-caught = { $who-cap } has the Chosen!
event-chosen-neared = The Chosen comes closer: { $left ->
    [one] 1 step
   *[other] { $left } steps
} to the board.
event-chosen-walked = The Chosen walks to { $space }: { $left ->
    [0] no steps
    [one] 1 step
   *[other] { $left } steps
} left.
event-chosen-waited = The Chosen waits: one of the Society’s figures is in her way.
event-society-moved = { $who-cap } appears on { $space }.
event-society-revealed = The Society’s next card: { $card }.
event-society-played = The Society uses { $cards }.
event-society-drew = The Society draws a card: { $card }.
event-society-drew-one = The Society draws a card.
event-society-discarded = The Society discards { $card }.
event-society-turn-began = The Secret Society’s turn.
event-trap-set = A trap is set on { $space }.
event-trap-moved = The trap on { $origin } moves to { $space }.
event-chosen-held = The Society has had the Chosen for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
event-sand-bought = The { $side } have quicksand ready.
event-sand-placed = The { $side } pour quicksand on { $space }.
event-refilled = The { $side } draw { $cards }.
event-drew = The { $side } draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-market-filled = New in the { $side }’ market: { $upgrade }.
event-ghoul-rose = { $who-cap } rises on { $space }.
event-ghoul-moved = { $who-cap } moves to { $space }.
event-ghoul-cards-turned = Acting next: { $ghouls }.
event-came-home = { $who-cap } is home.
event-ended = { $verdict }

## How it ends
verdict-H-base = The Humans get the Chosen home and win.
verdict-V-base = The Vampires get the Chosen home and win.
verdict-H-annihilation = The Vampires have no points left: the Humans win.
verdict-V-annihilation = The Humans have no points left: the Vampires win.
verdict-SS-annihilation = Both factions fall together: the Secret Society wins.
verdict-SS-last-space = The Chosen reaches the last space: the Secret Society wins.
verdict-SS-six-turns = The Society has held the Chosen for six turns and wins.
verdict-H-dawn = Dawn breaks. The Humans have more points and win.
verdict-V-dawn = Dawn breaks. The Vampires have more points and win.
verdict-SS-dawn = Dawn breaks over two equal factions: the Secret Society wins.
verdict-P-escape = All three are home: you win.
verdict-G-ghoul = A ghoul has caught one of yours: the Ghouls win.
account-points = Faction points

## How even it is
balance-beginner = Won by the faction that goes first, of games won by a faction
balance-humans = Won by the Humans, of games won by a faction
balance-nobody = Won by nobody
balance-society = Won by the Society’s player
balance-escape = Escaped alone
balance-turns = Turns for everyone, median

## Settings
setting-faction = Solitaire: your faction
    .help = Whose three figures cross the board in solitaire: H for the Humans, V for the Vampires.
setting-turn_limit = Dawn after turn
    .help = After this many turns dawn breaks and the faction with more points wins.
setting-grace_turn = No catch and run
    .help = In the turn a faction catches the Chosen, its characters can’t enter their base.
setting-first_turn_cards = Cards in the very first turn
    .help = How many action cards the first player may play in the first turn of the game.
setting-first_turn_tokens = Ally tokens in the very first turn
    .help = How many ally tokens the first player may move in the first turn of the game.
setting-ks_quicksand = Add-on: quicksand
    .help = A faction may buy quicksand for 3 power and pour it on a crossroads.
setting-ks_rifle = Add-on: the Major’s Rifle
    .help = Two rifle cards join the Humans’ upgrade deck.
setting-ks_bear = Add-on: bear trap
    .help = Two bear trap cards join the Vampires’ upgrade deck.
setting-ks_thief = Add-on: the Thief
    .help = The Thief and his five cards replace one of the Humans.
setting-ks_gargoyle = Add-on: vampire gargoyle
    .help = A gargoyle replaces one of the Vampires’ ally tokens. Cosmetic only.
setting-ks_score = Add-on: score figures
    .help = Two figures mark the faction points. Cosmetic only.
setting-thief_replaces = The Thief replaces
    .help = Whose place the Thief takes: D for the Doctor, M for the Major, R for the Reverend.
setting-thief_ability = The Thief’s ability
    .help = The Thief inherits the ability of the character he replaces (inherit), or has none (none).
setting-faction-H = Humans
setting-faction-V = Vampires
setting-thief_replaces-D = Doctor
setting-thief_replaces-M = Major
setting-thief_replaces-R = Reverend
setting-thief_ability-inherit = inherited
setting-thief_ability-none = none
