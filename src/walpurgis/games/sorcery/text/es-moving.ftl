# Sorcery en español: el movimiento. Caminos, destrabarse, vuelo alto, formaciones, giros libres. $who es una miniatura con su etiqueta, $inches una longitud.

## Questions
ask-path = { $who-cap } se mueve hasta { $inches }″: ¿adónde, y mirando hacia dónde?
ask-moved = Mueves { $who-to } hasta { $inches }″: ¿adónde, y mirando hacia dónde?
ask-spin = Giro libre para { $who-the }: ¿hacia dónde mira?
ask-turn = ¿Hacia dónde mira { $who-the }?
ask-members = { $who-cap } dirige una formación (de momento, { $count }). ¿Quién más va?

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
option-move = { $who } se mueve (hasta { $inches }″)
option-break-away = { $who } se destraba con { $needed } o más y se mueve (hasta { $inches }″)
option-turn = { $who } gira en el sitio
option-double-time = { $who } se mueve a paso ligero (hasta { $inches }″)
option-take-off = { $who } despega (hasta { $inches }″)
option-land = { $who } aterriza (hasta { $inches }″)
option-quicken = { ability-quickness }: { $who } se mueve (hasta { $inches }″)
option-quicken-double-time = { ability-quickness }: { $who } se mueve a paso ligero (hasta { $inches }″)
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
event-moved = { $who-cap } se mueve { $inches }″.
event-shifted = { $seat } mueve { $who-to } { $inches }″.
event-formation-moved = Codo con codo, { $who-the } avanzan { $inches }″.
event-regrouped = { $who-cap } toma un sitio mejor en la formación.
event-turned = { $who-cap } se gira.
event-met = { $who-cap } toca ahora { $others-to }.
event-halted = { $piece-cap } detiene { $who-to }.
event-halted-by-fire = El suelo en brasas detiene { $who-to }.
event-took-off = { $who-cap } alza el vuelo.
event-landed = { $who-cap } aterriza.
event-forced-down = { $who-cap } tiene que aterrizar.
event-broke-away = { $who-cap } saca { $die } (hacía falta { $needed }) y se destraba.
event-held-fast = { $who-cap } saca { $die } (hacía falta { $needed }) y no logra destrabarse.
event-spun = { $who-cap } se da la vuelta.
event-impaled = { $who-cap } se topa con el arma de asta { $by-of }.
event-scorched = { $who-cap } se acerca demasiado a las brasas.
event-brought-home = { $who-cap } trae a casa { $captive-to }, con grilletes.
