# Sorcery in English: movement. Paths, breaking away, soaring, formations, free spins. $who is a figure with its label, "Warden (A2)"; $inches is a length.

## Questions
ask-path = { $who } moves up to { $inches }″: where to, and facing where?
ask-moved = You move { $who } up to { $inches }″: where to, and facing where?
ask-spin = A free spin for { $who }: which way does it face?
ask-turn = Which way does { $who } face?
ask-members = { $who } leads a formation of { $count }. Who comes along?

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
event-moved = { $who } moves { $inches }″.
event-shifted = { $seat } moves { $who } { $inches }″.
event-formation-moved = { $who } march { $inches }″, side by side.
event-regrouped = { $who } takes a better place in the formation.
event-turned = { $who } turns.
event-met = { $who } is now in contact with { $others }.
event-halted = { $piece-cap } stops { $who }.
event-halted-by-fire = Burning ground stops { $who }.
event-took-off = { $who } takes to the air.
event-landed = { $who } lands.
event-forced-down = { $who } is forced to land.
event-broke-away = { $who } rolls { $die }, needing { $needed }, and breaks away.
event-held-fast = { $who } rolls { $die }, needing { $needed }, and gets nowhere.
event-spun = { $who } spins round.
event-impaled = { $who } has walked into the pole arm of { $by }.
event-scorched = { $who } is too close to the cinders.
event-brought-home = { $who } takes { $captive } home, in irons.
