# Sorcery in English: combat. Attacks, captures, walls, healing, Necromancy. $who and $target are figures with their labels, "Warden (A2)"; $modifiers is a list of
# modifier-* with signs; $needed is what two dice must show, $chance a percentage.

## Questions
ask-target = Who does { $who-the } attack?
ask-targets = Which targets do you name?
ask-split = Who takes how much damage?
ask-weapon = { $who-cap } attacks { $target-the } for { $damage } damage. Roll for { ability-weapon-master } instead?
ask-raise = Who does { $who-the } call back?
ask-raise-place = Where does { $who-the } return, in contact with { $caller-the }?

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
event-attack-rolled = { $who-cap }, { $attack }: { $one } + { $two } on the dice, attack { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. Result: { $total }.
event-borrowed = { power-bedlam }: { $who-the } borrows attack { $value } from { $lender-the }.
event-defended = { ability-defend }: { $lender-the } lends { $who-the } defense { $value }.
event-hit = { $who-cap } is hit: { $total } against defense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-missed = { $who-cap } is missed: { $total } against defense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-critical-hit = Two sixes: a critical hit by { $who-the }!
event-critical-miss = Two ones: a critical miss, and { $who-the } pays for it.
event-dodge-rolled = { ability-dodge }: { $who-the } rolls { $die }, needing { $needed }. { $dodged ->
    [1] Not even scratched!
   *[other] Too slow.
 }

## What happened: damage and captures
event-weapon-rolled = { ability-weapon-master }: { $who-the } rolls { $die }, so the damage is { $damage }.
event-blast-rolled = { ability-magic-blast }: { $who-the } rolls { $die }, so the damage is { $damage }.
event-retaliated = { ability-magic-retaliation }: { $who-the } strikes back at { $attacker-the }.
event-drank = { ability-vampirism }: that did { $who-the } good.
event-frozen = { $who-cap } freezes: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
 }.
event-captured = { $captor-cap } takes { $who-the } captive.
event-wall-struck = { $piece-cap } loses { $damage ->
    [one] one structural point
   *[other] { $damage } structural points
 }; { $structure ->
    [0] only rubble is left
   *[other] { $structure } left
 }.
event-wall-held = { $piece-cap } holds.

## What happened: powers
event-healing-rolled = { $who-cap } tends { $target-the }: { $one } + { $two } on the dice, attack { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. { $total } against defense { $defense }: { $helped ->
    [1] it helps.
   *[other] it does not help.
 }
event-magic-healing-rolled = { ability-magic-healing }: { $who-the } rolls { $die } and heals up to { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
 }.
event-regeneration-rolled = { ability-regeneration }: { $who-the } rolls { $die } and heals up to { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
 }.
event-raised = { $by-cap } calls, and { $who-the } is back from the dead.
event-confused = { $who-cap } no longer knows where to go; { $by-the } does.
