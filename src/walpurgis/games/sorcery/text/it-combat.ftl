# Sorcery in italiano: il combattimento. Attacchi, catture, muri, cure, negromanzia. $who e $target sono modelli con la loro sigla, «Guardiano (A2)».

## Domande
ask-target = Qual è il bersaglio { $who-of }?
ask-targets = Quali bersagli indichi?
ask-split = Chi subisce quanto danno?
ask-weapon = { $who-cap } attacca { $target-the } con danno { $damage }. Tirare invece per { ability-weapon-master }?
ask-raise = Chi risponde al richiamo { $who-of }?
ask-raise-place = Dove torna { $who-the }, a contatto con { $caller-the }?

## Scelte: corpo a corpo
option-attack-close = { $who } attacca { $target } ({ $needed } o più, { $chance } %)
option-capture = { $who } prova a catturare { $target } ({ $needed } o più, { $chance } %)
option-charge = { ability-charge }: { $who } parte alla carica
option-surge = { $who } attacca d’impeto
option-attack-wall = { $who } attacca { $piece-the } ({ $needed } o più, { $chance } %)

## Scelte: a distanza
option-shoot = { $who } tira contro { $target } ({ $needed } o più, { $chance } %)
option-shoot-several = { $who } tira contro un massimo di { $targets } modelli
option-volley = { $who } guida una salva contro { $target } (serve al massimo { $needed }, almeno { $chance } %)
option-blast = { ability-magic-blast }: { $who } contro { $target } ({ $needed } o più, { $chance } %)
option-freeze = { ability-magic-freeze }: { $who } contro { $target } ({ $needed } o più, { $chance } %)
option-flame = { ability-flame-lightning }: { $who } contro { $target } ({ $needed } o più, { $chance } %)
option-confuse = { ability-magic-confusion }: { $who } contro { $target } ({ $needed } o più, { $chance } %)
option-shockwave = { ability-shockwave }: { $who }, { $reach }″ tutt’intorno (nemici: { $opponents }, amici: { $friends })
option-bound = { ability-bound }: { $who } si muove e tira
option-shoot-wall = { $who } tira contro { $piece-the } ({ $needed } o più, { $chance } %)
option-join = Tira anche { $who }
option-no-more = Nessun altro: fuoco!

## Scelte: poteri
option-heal = { ability-healing }: { $who } cura { $target } ({ $needed } o più, { $chance } %)
option-magic-heal = { ability-magic-healing }: { $who } cura { $target } ({ $needed } o più, { $chance } %)
option-regenerate = { ability-regeneration }: { $who } tira per guarire
option-raise = { ability-necromancy }: { $who } chiama i morti
option-return = { $who } ({ $points } punti)
option-raise-beside = a { $degrees }° da nord, in senso orario
option-split-damage = { $shares }
damages = { $who }: { $amount }

## Attacchi e modificatori
attack-close = attacco corpo a corpo
attack-capture = cattura
attack-ranged = attacco a distanza
attack-spell = attacco con un incantesimo
attack-confusion = { ability-magic-confusion }
modifier-bonus = +{ $amount } di bonus
modifier-fury = +{ $amount } { power-natures-fury }
modifier-rear = +{ $amount } alle spalle
modifier-gang-up = +{ $amount } per raggrupparsi
modifier-berserk = +{ $amount } { ability-berserk }
modifier-capture = { $amount } per la cattura
modifier-formation = +{ $amount } formazione
modifier-enchantment = +{ $amount } incantamento
modifier-battle-armor = +{ $amount } { ability-battle-armor }
modifier-invulnerability = +{ $amount } { ability-invulnerability }
modifier-aquatic = +{ $amount } in acqua
modifier-hindered = +{ $amount } copertura
modifier-warding = +{ $amount } { spell-P20 }
modifier-margins = +{ $amount } { spell-P33 }

## Che cosa è successo: il tiro
event-attack-rolled = { $who-cap }, { $attack }: { $one } + { $two } ai dadi, attacco { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. Risultato: { $total }.
event-borrowed = { power-bedlam }: { $who-the } prende in prestito l’attacco { $value } { $lender-of }.
event-defended = { ability-defend }: { $lender-the } presta { $who-to } la difesa { $value }.
event-hit = L’attacco colpisce { $who-the }: { $total } contro difesa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-missed = { $who-cap } se la cava: { $total } contro difesa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-critical-hit = Due sei: colpo critico { $who-of }!
event-critical-miss = Due uno: { $who-the } non può prendersela con nessun altro.
event-dodge-rolled = { ability-dodge }: { $who-the } tira { $die }, serviva { $needed }. { $dodged ->
    [1] Nemmeno un graffio!
   *[other] Troppo tardi.
 }

## Che cosa è successo: danni e catture
event-weapon-rolled = { ability-weapon-master }: { $who-the } tira { $die }, il danno è { $damage }.
event-blast-rolled = { ability-magic-blast }: { $who-the } tira { $die }, il danno è { $damage }.
event-retaliated = { ability-magic-retaliation }: { $who-the } restituisce il colpo { $attacker-to }.
event-drank = { ability-vampirism }: { $who-to } ha fatto bene.
event-frozen = { $who-cap } si congela: { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
 }.
event-captured = { $captor-cap } cattura { $who-the }.
event-wall-struck = { $piece-cap } perde { $damage ->
    [one] un punto struttura
   *[other] { $damage } punti struttura
 }; { $structure ->
    [0] restano solo macerie
   *[other] ne restano { $structure }
 }.
event-wall-held = { $piece-cap } resiste.

## Che cosa è successo: poteri
event-healing-rolled = { $who-cap } cura { $target-the }: { $one } + { $two } ai dadi, attacco { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. { $total } contro difesa { $defense }: { $helped ->
    [1] la cura riesce.
   *[other] non serve a nulla.
 }
event-magic-healing-rolled = { ability-magic-healing }: { $who-the } tira { $die } e cura fino a { $clicks ->
    [one] un click
   *[other] { $clicks } click
 }.
event-regeneration-rolled = { ability-regeneration }: { $who-the } tira { $die } e recupera fino a { $clicks ->
    [one] un click
   *[other] { $clicks } click
 }.
event-raised = { $by-cap } chiama, e { $who-the } torna dal regno dei morti.
event-confused = { $who-cap } non sa più dove andare; { $by-the } sì.
