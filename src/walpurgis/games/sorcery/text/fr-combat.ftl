# Sorcery en français : le combat. Attaques, captures, murs, soins, nécromancie. $who et $target sont des figurines avec leur étiquette, « Gardien (A2) ».

## Questions
ask-target = Quelle est la cible { $who-of } ?
ask-targets = Quelles cibles désignez-vous ?
ask-split = Qui subit combien de dégâts ?
ask-weapon = { $who-cap } attaque { $target-the } (dégâts : { $damage }). Lancer plutôt le dé de { ability-weapon-master } ?
ask-raise = Qui répond à l’appel { $who-of } ?
ask-raise-place = Où revient { $who-the }, au contact { $caller-of } ?

## Choix : combat rapproché
option-attack-close = { $who } attaque { $target } ({ $needed } ou plus, { $chance } %)
option-capture = { $who } tente de capturer { $target } ({ $needed } ou plus, { $chance } %)
option-charge = { ability-charge } : { $who } s’élance
option-surge = { $who } se lance dans une ruée
option-attack-wall = { $who } attaque { $piece-the } ({ $needed } ou plus, { $chance } %)

## Choix : combat à distance
option-shoot = { $who } tire sur { $target } ({ $needed } ou plus, { $chance } %)
option-shoot-several = { $who } tire sur { $targets } figurines au plus
option-volley = { $who } mène une salve sur { $target } (au plus { $needed } à obtenir, { $chance } % au moins)
option-blast = { ability-magic-blast } : { $who } sur { $target } ({ $needed } ou plus, { $chance } %)
option-freeze = { ability-magic-freeze } : { $who } sur { $target } ({ $needed } ou plus, { $chance } %)
option-flame = { ability-flame-lightning } : { $who } sur { $target } ({ $needed } ou plus, { $chance } %)
option-confuse = { ability-magic-confusion } : { $who } sur { $target } ({ $needed } ou plus, { $chance } %)
option-shockwave = { ability-shockwave } : { $who }, { $reach }″ à la ronde (adversaires : { $opponents }, amis : { $friends })
option-bound = { ability-bound } : { $who } se déplace et tire
option-shoot-wall = { $who } tire sur { $piece-the } ({ $needed } ou plus, { $chance } %)
option-join = { $who } tire aussi
option-no-more = Personne d’autre : tirez !

## Choix : pouvoirs
option-heal = { ability-healing } : { $who } soigne { $target } ({ $needed } ou plus, { $chance } %)
option-magic-heal = { ability-magic-healing } : { $who } soigne { $target } ({ $needed } ou plus, { $chance } %)
option-regenerate = { ability-regeneration } : { $who } lance le dé pour guérir
option-raise = { ability-necromancy } : { $who } appelle les morts
option-return = { $who } ({ $points } points)
option-raise-beside = à { $degrees }° du nord, dans le sens horaire
option-split-damage = { $shares }
damages = { $who } : { $amount }

## Attaques et modificateurs
attack-close = attaque de combat rapproché
attack-capture = capture
attack-ranged = attaque à distance
attack-spell = attaque par un sort
attack-confusion = { ability-magic-confusion }
modifier-bonus = +{ $amount } de bonus
modifier-fury = +{ $amount } { power-natures-fury }
modifier-rear = +{ $amount } par l’arrière
modifier-gang-up = +{ $amount } attaque combinée
modifier-berserk = +{ $amount } { ability-berserk }
modifier-capture = { $amount } pour la capture
modifier-formation = +{ $amount } formation
modifier-enchantment = +{ $amount } enchantement
modifier-battle-armor = +{ $amount } { ability-battle-armor }
modifier-invulnerability = +{ $amount } { ability-invulnerability }
modifier-aquatic = +{ $amount } dans l’eau
modifier-hindered = +{ $amount } couvert
modifier-warding = +{ $amount } { spell-P20 }
modifier-margins = +{ $amount } { spell-P33 }

## Ce qui s’est passé : le jet
event-attack-rolled = { $who-cap }, { $attack } : { $one } + { $two } aux dés, attaque { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. Résultat : { $total }.
event-borrowed = { power-bedlam } : { $who-the } emprunte l’attaque { $value } { $lender-of }.
event-defended = { ability-defend } : { $lender-the } prête sa défense { $value } { $who-to }.
event-hit = L’attaque touche { $who-the } : { $total } contre défense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-missed = { $who-cap } s’en tire : { $total } contre défense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-critical-hit = Double six : coup critique { $who-of } !
event-critical-miss = Double un : { $who-the } ne peut s’en prendre qu’à soi-même.
event-dodge-rolled = { ability-dodge } : { $who-the } obtient { $die } (il fallait { $needed }). { $dodged ->
    [1] Pas une égratignure !
   *[other] Trop tard.
 }

## Ce qui s’est passé : dégâts et captures
event-weapon-rolled = { ability-weapon-master } : { $who-the } obtient { $die }, les dégâts sont de { $damage }.
event-blast-rolled = { ability-magic-blast } : { $who-the } obtient { $die }, les dégâts sont de { $damage }.
event-retaliated = { ability-magic-retaliation } : { $who-the } riposte contre { $attacker-the }.
event-drank = { ability-vampirism } : cela a fait du bien { $who-to }.
event-frozen = { $who-cap } se fige : { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
 }.
event-captured = { $captor-cap } capture { $who-the }.
event-wall-struck = { $piece-cap } perd { $damage ->
    [one] un point de structure
   *[other] { $damage } points de structure
 } ; { $structure ->
    [0] il ne reste que des gravats
   *[other] il en reste { $structure }
 }.
event-wall-held = { $piece-cap } tient bon.

## Ce qui s’est passé : pouvoirs
event-healing-rolled = { $who-cap } soigne { $target-the } : { $one } + { $two } aux dés, attaque { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. { $total } contre défense { $defense } : { $helped ->
    [1] le soin réussit.
   *[other] rien n’y fait.
 }
event-magic-healing-rolled = { ability-magic-healing } : { $who-the } obtient { $die } et guérit jusqu’à { $clicks ->
    [one] { $clicks } clic
   *[other] { $clicks } clics
 }.
event-regeneration-rolled = { ability-regeneration } : { $who-the } obtient { $die } et récupère jusqu’à { $clicks ->
    [one] { $clicks } clic
   *[other] { $clicks } clics
 }.
event-raised = { $by-cap } appelle, et { $who-the } revient d’entre les morts.
event-confused = { $who-cap } ne sait plus où aller ; { $by-the }, si.
