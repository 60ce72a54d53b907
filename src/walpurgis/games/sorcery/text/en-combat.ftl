# Sorcery in English: combat. Attacks, captures, walls, healing, Necromancy. $who and $target are figures with their labels, "Warden (A2)"; $modifiers is a list of
# modifier-* with signs; $needed is what two dice must show, $chance a percentage.

## Questions
ask-target = Whom does { $who } attack?
ask-targets = Whom do you name as targets?
ask-split = Who takes how much damage?
ask-weapon = { $who } attacks { $target } for { $damage } damage. Roll for { ability-weapon-master } instead?
ask-raise = Whom does { $who } call back?
ask-raise-place = Where does { $who } return, in contact with { $caller }?

## Choices: close combat
option-attack-close = { $who } attacks { $target } ({ $needed } or more, { $chance }%)
option-capture = { $who } tries to capture { $target } ({ $needed } or more, { $chance }%)
option-charge = { ability-charge }: { $who } charges
option-surge = { $who } surges
option-attack-wall = { $who } attacks { $piece-the } ({ $needed } or more, { $chance }%)

## Choices: ranged combat
option-shoot = { $who } shoots at { $target } ({ $needed } or more, { $chance }%)
option-shoot-several = { $who } shoots at up to { $targets } figures
option-volley = { $who } leads a volley at { $target } ({ $needed } or less needed, { $chance }% or better)
option-blast = { ability-magic-blast }: { $who } at { $target } ({ $needed } or more, { $chance }%)
option-freeze = { ability-magic-freeze }: { $who } at { $target } ({ $needed } or more, { $chance }%)
option-flame = { ability-flame-lightning }: { $who } at { $target } ({ $needed } or more, { $chance }%)
option-confuse = { ability-magic-confusion }: { $who } at { $target } ({ $needed } or more, { $chance }%)
option-shockwave = { ability-shockwave }: { $who }, { $reach }″ all around (opponents: { $opponents }, friends: { $friends })
option-bound = { ability-bound }: { $who } moves and shoots
option-shoot-wall = { $who } shoots at { $piece-the } ({ $needed } or more, { $chance }%)
option-join = { $who } joins the volley
option-no-more = Nobody else: shoot!

## Choices: powers
option-heal = { ability-healing }: { $who } tends { $target } ({ $needed } or more, { $chance }%)
option-magic-heal = { ability-magic-healing }: { $who } tends { $target } ({ $needed } or more, { $chance }%)
option-regenerate = { ability-regeneration }: { $who } rolls to heal
option-raise = { ability-necromancy }: { $who } calls the dead
option-return = { $who } ({ $points } points)
option-raise-beside = { $degrees }° clockwise from north
option-split-damage = { $shares }
damages = { $who }: { $amount }

## Attacks and modifiers
attack-close = close attack
attack-capture = capture
attack-ranged = ranged attack
attack-spell = spell attack
attack-confusion = { ability-magic-confusion }
modifier-bonus = +{ $amount } bonus
modifier-fury = +{ $amount } { power-natures-fury }
modifier-rear = +{ $amount } from behind
modifier-gang-up = +{ $amount } gang up
modifier-berserk = +{ $amount } { ability-berserk }
modifier-capture = { $amount } for a capture
modifier-formation = +{ $amount } formation
modifier-enchantment = +{ $amount } enchantment
modifier-battle-armor = +{ $amount } { ability-battle-armor }
modifier-invulnerability = +{ $amount } { ability-invulnerability }
modifier-aquatic = +{ $amount } in the water
modifier-hindered = +{ $amount } cover
modifier-warding = +{ $amount } { spell-P20 }
modifier-margins = +{ $amount } { spell-P33 }

## What happened: the roll
event-attack-rolled = { $who }, { $attack }: { $one } + { $two } on the dice, attack { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. Result: { $total }.
event-borrowed = { power-bedlam }: { $who } borrows attack { $value } from { $lender }.
event-defended = { ability-defend }: { $lender } lends { $who } defense { $value }.
event-hit = { $who } is hit: { $total } against defense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-missed = { $who } gets off lightly: { $total } against defense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-critical-hit = Two sixes: a critical hit by { $who }!
event-critical-miss = Two ones: { $who } has only itself to blame.
event-dodge-rolled = { ability-dodge }: { $who } rolls { $die }, needing { $needed }. { $dodged ->
    [1] Not even scratched!
   *[other] Too slow.
 }

## What happened: damage and captures
event-weapon-rolled = { ability-weapon-master }: { $who } rolls { $die }, so the damage is { $damage }.
event-blast-rolled = { ability-magic-blast }: { $who } rolls { $die }, so the damage is { $damage }.
event-retaliated = { ability-magic-retaliation }: { $who } strikes back at { $attacker }.
event-drank = { ability-vampirism }: that did { $who } good.
event-frozen = { $who } freezes: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
 }.
event-captured = { $captor } takes { $who } captive.
event-wall-struck = { $piece-cap } loses { $damage ->
    [one] one structural point
   *[other] { $damage } structural points
 }; { $structure ->
    [0] only rubble is left
   *[other] { $structure } left
 }.
event-wall-held = { $piece-cap } holds.

## What happened: powers
event-healing-rolled = { $who } tends { $target }: { $one } + { $two } on the dice, attack { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. { $total } against defense { $defense }: { $helped ->
    [1] it helps.
   *[other] it does not help.
 }
event-magic-healing-rolled = { ability-magic-healing }: { $who } rolls { $die } and heals up to { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
 }.
event-regeneration-rolled = { ability-regeneration }: { $who } rolls { $die } and heals up to { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
 }.
event-raised = { $by } calls, and { $who } is back from the dead.
event-confused = { $who } no longer knows where to go; { $by } does.
