# Sorcery in italiano: il movimento. Percorsi, disimpegno, volo alto, formazioni, rotazioni gratuite. $who è un modello con la sua sigla, $inches una lunghezza.

## Questions
ask-path = { $who-cap } si muove fino a { $inches }″: dove, e guardando dove?
ask-moved = Muovi { $who-the } fino a { $inches }″: dove, e guardando dove?
ask-spin = Rotazione gratuita per { $who-the }: guardando dove?
ask-turn = Dove guarda { $who-the }?
ask-members = { $who-cap } guida una formazione ({ $count } finora). Chi altro viene?

## A length in inches, to a tenth
length = { $whole },{ $tenths }

## Sides of an opponent, and directions
flank-front = di fronte
flank-rear = alle spalle
flank-left = alla sua sinistra
flank-right = alla sua destra
heading-n = verso nord
heading-ne = verso nord-est
heading-e = verso est
heading-se = verso sud-est
heading-s = verso sud
heading-sw = verso sud-ovest
heading-w = verso ovest
heading-nw = verso nord-ovest

## Choices: orders
option-move = { $who } si muove (fino a { $inches }″)
option-break-away = { $who } si disimpegna con { $needed } o più e si muove (fino a { $inches }″)
option-turn = { $who } gira sul posto
option-double-time = { $who } si muove a marcia forzata (fino a { $inches }″)
option-take-off = { $who } decolla (fino a { $inches }″)
option-land = { $who } atterra (fino a { $inches }″)
option-quicken = { ability-quickness }: { $who } si muove (fino a { $inches }″)
option-quicken-double-time = { ability-quickness }: { $who } si muove a marcia forzata (fino a { $inches }″)
option-quicken-soaring = { ability-quickness }: { $who } decolla o atterra (fino a { $inches }″)
option-lead-formation = { $who } guida una formazione
option-take-along = { $who } viene con gli altri
option-set-out = In marcia, in { $count }
option-levitate = { $who } fa levitare { $target }

## Choices: named ways
option-stay-facing = Restare sul posto, guardando { $target }
option-march = In marcia { $heading } ({ $inches }″)
option-face = Guardare { $target }
option-keep-facing = Mantenere l’orientamento

## What happened
event-moved = { $who-cap } si muove di { $inches }″.
event-shifted = { $seat } muove { $who-the } di { $inches }″.
event-formation-moved = Fianco a fianco, { $who-the } avanzano di { $inches }″.
event-regrouped = { $who-cap } prende un posto migliore nella formazione.
event-turned = { $who-cap } si gira.
event-met = { $who-cap } ora tocca { $others-the }.
event-halted = { $piece-cap } ferma { $who-the }.
event-halted-by-fire = Il terreno in fiamme ferma { $who-the }.
event-took-off = { $who-cap } si alza in volo.
event-landed = { $who-cap } atterra.
event-forced-down = { $who-cap } deve atterrare.
event-broke-away = { $who-cap } tira { $die }, serviva { $needed }: si disimpegna.
event-held-fast = { $who-cap } tira { $die }, serviva { $needed }: non riesce a disimpegnarsi.
event-spun = { $who-cap } si gira di scatto.
event-impaled = { $who-cap } va a sbattere contro l’arma ad asta { $by-of }.
event-scorched = { $who-cap } si avvicina troppo alle ceneri.
event-brought-home = { $who-cap } porta a casa { $captive-the }, in catene.
