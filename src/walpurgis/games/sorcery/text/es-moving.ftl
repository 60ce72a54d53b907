# Sorcery en español: el movimiento. Caminos, destrabarse, vuelo alto, formaciones, giros libres. $who es una miniatura con su etiqueta, $inches una longitud.

## Questions
ask-path = { $who } mueve hasta { $inches }″: ¿adónde, y mirando hacia dónde?
ask-moved = Mueves a { $who } hasta { $inches }″: ¿adónde, y mirando hacia dónde?
ask-spin = Giro libre para { $who }: ¿hacia dónde mira?
ask-turn = ¿Hacia dónde mira { $who }?
ask-members = { $who } dirige una formación (de momento, { $count }). ¿Quién más va?

## A length in inches, to a tenth
length = { $whole },{ $tenths }

## Sides of an opponent, and directions
flank-front = de frente
flank-rear = por la espalda
flank-left = por su izquierda
flank-right = por su derecha
heading-n = hacia el norte
heading-ne = hacia el noreste
heading-e = hacia el este
heading-se = hacia el sureste
heading-s = hacia el sur
heading-sw = hacia el suroeste
heading-w = hacia el oeste
heading-nw = hacia el noroeste

## Choices: orders
option-move = { $who } mueve (hasta { $inches }″)
option-break-away = { $who } se destraba con { $needed } o más y mueve (hasta { $inches }″)
option-turn = { $who } gira en el sitio
option-double-time = { $who } mueve a paso ligero (hasta { $inches }″)
option-take-off = { $who } despega (hasta { $inches }″)
option-land = { $who } aterriza (hasta { $inches }″)
option-quicken = { ability-quickness }: { $who } mueve (hasta { $inches }″)
option-quicken-double-time = { ability-quickness }: { $who } mueve a paso ligero (hasta { $inches }″)
option-quicken-soaring = { ability-quickness }: { $who } despega o aterriza (hasta { $inches }″)
option-lead-formation = { $who } dirige una formación
option-take-along = { $who } va con los demás
option-set-out = En marcha, { $count } en total
option-levitate = { $who } hace levitar a { $target }

## Choices: named ways
option-stay-facing = Quedarse, mirando a { $target }
option-march = En marcha { $heading } ({ $inches }″)
option-face = Mirar a { $target }
option-keep-facing = Conservar el encaramiento

## What happened
event-moved = { $who } mueve { $inches }″.
event-shifted = { $seat } mueve a { $who } { $inches }″.
event-formation-moved = { $who } avanzan { $inches }″ codo con codo.
event-regrouped = { $who } toma un sitio mejor en la formación.
event-turned = { $who } gira.
event-met = { $who } toca ahora a { $others }.
event-halted = { $piece-cap } detiene a { $who }.
event-halted-by-fire = El suelo en brasas detiene a { $who }.
event-took-off = { $who } alza el vuelo.
event-landed = { $who } aterriza.
event-forced-down = { $who } tiene que aterrizar.
event-broke-away = { $who } saca { $die } (hacía falta { $needed }) y se destraba.
event-held-fast = { $who } saca { $die } (hacía falta { $needed }) y no va a ninguna parte.
event-spun = { $who } se da la vuelta.
event-impaled = { $who } se ha topado con el arma de asta de { $by }.
event-scorched = { $who } se acerca demasiado a las brasas.
event-brought-home = { $who } trae a casa a { $captive }, con grilletes.
