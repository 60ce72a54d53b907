# Sorcery in English: movement. Paths, breaking away, soaring, formations, free spins. $who is a figure with its label, "Warden (A2)"; $inches is a length.

## Questions
ask-path = { $who-cap } moves up to { $inches }″: where to, and facing which way?
ask-moved = You move { $who-the } up to { $inches }″: where to, and facing which way?
ask-spin = A free spin for { $who-the }: facing which way?
ask-turn = Which way does { $who-the } face?
ask-members = { $who-cap } leads a formation of { $count }. Who comes along?

## A length in inches, to a tenth
length = { $whole }.{ $tenths }

## Sides of an opponent, and directions
flank-front = in front
flank-rear = from behind
flank-left = on its left
flank-right = on its right
heading-n = north
heading-ne = north-east
heading-e = east
heading-se = south-east
heading-s = south
heading-sw = south-west
heading-w = west
heading-nw = north-west

## Choices: orders
option-move = { $who } moves (up to { $inches }″)
option-break-away = { $who } breaks away with { $needed } or more and moves (up to { $inches }″)
option-turn = { $who } turns in place
option-double-time = { $who } moves at double-time (up to { $inches }″)
option-take-off = { $who } takes off (up to { $inches }″)
option-land = { $who } lands (up to { $inches }″)
option-quicken = { ability-quickness }: { $who } moves (up to { $inches }″)
option-quicken-double-time = { ability-quickness }: { $who } moves at double-time (up to { $inches }″)
option-quicken-soaring = { ability-quickness }: { $who } takes off or lands (up to { $inches }″)
option-lead-formation = { $who } leads a formation
option-take-along = { $who } comes along
option-set-out = Set out, { $count } strong
option-levitate = { $who } levitates { $target }

## Choices: named ways
option-stay-facing = Stay, facing { $target }
option-march = March { $heading } ({ $inches }″)
option-face = Face { $target }
option-keep-facing = Keep facing the same way

## What happened
event-moved = { $who-cap } moves { $inches }″.
event-shifted = { $seat } moves { $who-the } { $inches }″.
event-formation-moved = Side by side, { $who-the } march { $inches }″.
event-regrouped = { $who-cap } takes a better place in the formation.
event-turned = { $who-cap } turns.
event-met = { $who-cap } is now in contact with { $others-the }.
event-halted = { $piece-cap } stops { $who-the }.
event-halted-by-fire = Burning ground stops { $who-the }.
event-took-off = { $who-cap } takes to the air.
event-landed = { $who-cap } lands.
event-forced-down = { $who-cap } is forced to land.
event-broke-away = { $who-cap } rolls { $die }, needing { $needed }, and breaks away.
event-held-fast = { $who-cap } rolls { $die }, needing { $needed }, and gets nowhere.
event-spun = { $who-cap } spins round.
event-impaled = { $who-cap } has walked into the pole arm of { $by-the }.
event-scorched = { $who-cap } is too close to the cinders.
event-brought-home = { $who-cap } takes { $captive-the } home, in irons.
