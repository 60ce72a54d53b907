# Sorcery in English: magic. Casting, countering, browsing, what spells do, and books that change hands. $who is a figure with its label, "Warden (A2)".

## Questions
ask-mode = { $spell }: which way?
ask-glyph = Where does { $spell } go?
ask-bookmark = { $who-cap } opens { $book }: at which spell?
ask-counter = { $who-cap } casts { $spell }. Do you counter it?

## Sides of a base
bearing-n = north
bearing-ne = north-east
bearing-e = east
bearing-se = south-east
bearing-s = south
bearing-sw = south-west
bearing-w = west
bearing-nw = north-west

## What is added to a roll
modifier-attack-value = { $amount } attack value
modifier-focus = +{ $amount } { power-focus }
modifier-glyph-of-focus = +{ $amount } { spell-P25 }
modifier-counter-spell = +{ $amount } for countering
modifier-counterspell = +{ $amount } counterspell
modifier-chaos-bolt = +{ $amount } { spell-P08 }

## Choices
option-cast-spell = { $who } casts { $spell } from { $book }
option-cast-in-vain = { $who } casts { $spell } from { $book } (it is canceled at once and lost)
option-choose-mode = { $mode }
option-aim-at = { $who }
option-attack-by-spell = { $who } ({ $needed } or more, { $chance }%)
option-aim-at-enchantment = { $spell } on { $who }
option-aim-at-spell = { $spell }
option-lay-glyph = On the { $bearing } side
option-lay-glyph-at = At { $degrees } degrees
option-bookmark = { $spell }
option-let-pass = Let it pass
option-counter = Counter with { $who } ({ $chance }%)
option-counter-with = Counter with { $who } and { $counterspell } ({ $chance }%)
option-browse = { $who } browses { $book } ({ $bars ->
    [one] one bar
   *[other] { $bars } bars
 })
option-shake-off = { $who } shakes off { $spell }
option-equip = { $who } picks up { $book }
option-drop = { $who } puts down { $book }
option-hand-over = { $who } hands { $book } to { $friend }

## Events: casting
event-spell-cast = { $who-cap } casts { $spell } from { $book }.
event-mode-chosen = { $spell }: { $mode }.
event-spell-aimed = { $spell } is aimed at { $targets-the }.
event-spell-aimed-at-spell = { $spell } reaches for { $other }.
event-glyph-laid = { $who-cap } draws { $spell } on the ground.
event-ward-held = The ward on { $who-the } holds: { $spell } fizzles out.
event-bookmarked = You bookmark { $spell } in { $book }.
event-bookmark-moved = { $seat } chooses a new bookmark in { $book }.
event-turned-face-down = { $spell } is turned face down on top of { $book }.
event-codex-forgave = { $book } forgives, this once: { $spell } goes face up under the stack.
event-card-revealed = { $spell } is revealed in { $book }.

## Events: countering
event-counter-tried = { $who-cap } raises a wand against { $spell }.
event-counterspell-used = { $who-cap } uses { $counterspell } from { $book }.
event-casting-rolled = { $who-cap } casts with { $rolled }, { $modifiers }: { $total }.
event-countering-rolled = { $who-cap } counters with { $rolled }, { $modifiers }: { $total }, needing more than { $needed }.
event-spell-countered = { $spell } is countered and fails.
event-counter-failed = The counter fails. { $spell } takes effect.
event-backlash-struck = Backlash! The magic turns on { $who-the }.

## Events: browsing
event-browsed = { $who-cap } browses { $book } for { $bars ->
    [one] one bar
   *[other] { $bars } bars
 }.
event-turned-face-up = { $spell } is turned face up in { $book }.
event-token-removed = { $who-cap } loses a token.

## Events: what spells do
event-token-put = { $who-cap } gets a token.
event-mend-rolled = { $who-cap }: the die shows { $die }, good for { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
 } of healing.
event-bolt-rolled = The bolt’s die shows { $die }: { $damage } damage.
event-tithed = { $who-cap } feeds on { $friend-the }.
event-enchanted = { $spell } settles on { $who-the }.
event-glyph-woke = { $spell } begins to glow.
event-illusion-rose = { $spell } settles over the battlefield for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
 } of its caster’s.
event-illusion-canceled = { $spell } is canceled before anybody believes in it.
event-shook-off = { $who-cap } shakes off { $spell }.

## Events: books change hands
event-equipped = { $who-cap } picks up { $book }.
event-book-stayed = { $book } will not have { $who-the } and stays where it is.
event-handed-over = { $who-cap } hands { $book } to { $friend-the }.
