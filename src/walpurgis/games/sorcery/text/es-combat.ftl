# Sorcery en español: el combate. Ataques, capturas, muros, curaciones, nigromancia. $who y $target son miniaturas con su etiqueta, «Guardián (A2)».

## Preguntas
ask-target = ¿A quién ataca { $who-the }?
ask-targets = ¿Qué objetivos nombras?
ask-split = ¿Quién sufre cuánto daño?
ask-weapon = { $who-cap } ataca { $target-to } con daño { $damage }. ¿Tirar en su lugar por { ability-weapon-master }?
ask-raise = ¿A quién llama de vuelta { $who-the }?
ask-raise-place = ¿Dónde vuelve { $who-the }, en contacto con { $caller-the }?

## Opciones: cuerpo a cuerpo
option-attack-close = { $who } ataca a { $target } ({ $needed } o más, { $chance } %)
option-capture = { $who } intenta capturar a { $target } ({ $needed } o más, { $chance } %)
option-charge = { ability-charge }: { $who } se lanza
option-surge = { $who } hace una arremetida
option-attack-wall = { $who } ataca { $piece-the } ({ $needed } o más, { $chance } %)

## Opciones: a distancia
option-shoot = { $who } dispara a { $target } ({ $needed } o más, { $chance } %)
option-shoot-several = { $who } dispara a { $targets } miniaturas como mucho
option-volley = { $who } dirige una salva contra { $target } (hace falta { $needed } como mucho, { $chance } % al menos)
option-blast = { ability-magic-blast }: { $who } contra { $target } ({ $needed } o más, { $chance } %)
option-freeze = { ability-magic-freeze }: { $who } contra { $target } ({ $needed } o más, { $chance } %)
option-flame = { ability-flame-lightning }: { $who } contra { $target } ({ $needed } o más, { $chance } %)
option-confuse = { ability-magic-confusion }: { $who } contra { $target } ({ $needed } o más, { $chance } %)
option-shockwave = { ability-shockwave }: { $who }, { $reach }″ a la redonda (enemigos: { $opponents }, amigos: { $friends })
option-bound = { ability-bound }: { $who } se mueve y dispara
option-shoot-wall = { $who } dispara contra { $piece-the } ({ $needed } o más, { $chance } %)
option-join = { $who } también dispara
option-no-more = Nadie más: ¡fuego!

## Opciones: poderes
option-heal = { ability-healing }: { $who } atiende a { $target } ({ $needed } o más, { $chance } %)
option-magic-heal = { ability-magic-healing }: { $who } atiende a { $target } ({ $needed } o más, { $chance } %)
option-regenerate = { ability-regeneration }: { $who } tira para curarse
option-raise = { ability-necromancy }: { $who } llama a los muertos
option-return = { $who } ({ $points } puntos)
option-raise-beside = a { $degrees }° del norte, en sentido horario
option-split-damage = { $shares }
damages = { $who }: { $amount }

## Ataques y modificadores
attack-close = ataque cuerpo a cuerpo
attack-capture = captura
attack-ranged = ataque a distancia
attack-spell = ataque con un conjuro
attack-confusion = { ability-magic-confusion }
modifier-bonus = +{ $amount } de bonificador
modifier-fury = +{ $amount } { power-natures-fury }
modifier-rear = +{ $amount } por la espalda
modifier-gang-up = +{ $amount } ataque en grupo
modifier-berserk = +{ $amount } { ability-berserk }
modifier-capture = { $amount } por la captura
modifier-formation = +{ $amount } formación
modifier-enchantment = +{ $amount } encantamiento
modifier-battle-armor = +{ $amount } { ability-battle-armor }
modifier-invulnerability = +{ $amount } { ability-invulnerability }
modifier-aquatic = +{ $amount } en el agua
modifier-hindered = +{ $amount } cobertura
modifier-warding = +{ $amount } { spell-P20 }
modifier-margins = +{ $amount } { spell-P33 }

## Qué ha pasado: la tirada
event-attack-rolled = { $who-cap }, { $attack }: { $one } + { $two } en los dados, ataque { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. Resultado: { $total }.
event-borrowed = { power-bedlam }: { $who-the } toma prestado el ataque { $value } { $lender-of }.
event-defended = { ability-defend }: { $lender-the } presta { $who-to } su defensa { $value }.
event-hit = El ataque alcanza { $who-to }: { $total } contra defensa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-missed = { $who-cap } se libra: { $total } contra defensa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-critical-hit = Dos seises: ¡impacto crítico { $who-of }!
event-critical-miss = Dos unos: { $who-the } no puede culpar a nadie más.
event-dodge-rolled = { ability-dodge }: { $who-the } saca { $die } (hacía falta { $needed }). { $dodged ->
    [1] ¡Ni un rasguño!
   *[other] Demasiado tarde.
 }

## Qué ha pasado: daño y capturas
event-weapon-rolled = { ability-weapon-master }: { $who-the } saca { $die }, el daño es { $damage }.
event-blast-rolled = { ability-magic-blast }: { $who-the } saca { $die }, el daño es { $damage }.
event-retaliated = { ability-magic-retaliation }: { $who-the } devuelve el golpe { $attacker-to }.
event-drank = { ability-vampirism }: { $who-to } le ha sentado bien.
event-frozen = { $who-cap } se congela: { $tokens ->
    [one] un marcador
   *[other] { $tokens } marcadores
 }.
event-captured = { $captor-cap } captura { $who-to }.
event-wall-struck = { $piece-cap } pierde { $damage ->
    [one] un punto de estructura
   *[other] { $damage } puntos de estructura
 }; { $structure ->
    [0] solo quedan escombros
   *[other] quedan { $structure }
 }.
event-wall-held = { $piece-cap } aguanta.

## Qué ha pasado: poderes
event-healing-rolled = { $who-cap } atiende { $target-to }: { $one } + { $two } en los dados, ataque { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. { $total } contra defensa { $defense }: { $helped ->
    [1] surte efecto.
   *[other] no sirve de nada.
 }
event-magic-healing-rolled = { ability-magic-healing }: { $who-the } saca { $die } y cura hasta { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
 }.
event-regeneration-rolled = { ability-regeneration }: { $who-the } saca { $die } y recupera hasta { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
 }.
event-raised = { $by-cap } llama, y { $who-the } vuelve de entre los muertos.
event-confused = { $who-cap } ya no sabe adónde ir; { $by-the } sí.
