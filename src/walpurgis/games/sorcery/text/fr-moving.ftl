# Sorcery en français : le mouvement. Chemins, dégagement, vol plané, formations, pivots gratuits. $who est une figurine avec son repère, $inches une longueur.

## Questions
ask-path = { $who-cap } se déplace de { $inches }″ au plus : jusqu’où, et en regardant où ?
ask-moved = Vous déplacez { $who-the } de { $inches }″ au plus : jusqu’où, et en regardant où ?
ask-spin = Pivot gratuit pour { $who-the } : dans quelle direction ?
ask-turn = Dans quelle direction regarde { $who-the } ?
ask-members = { $who-cap } mène une formation ({ $count } pour l’instant). Qui l’accompagne ?

## A length in inches, to a tenth
length = { $whole },{ $tenths }

## Sides of an opponent, and directions
flank-front = de face
flank-rear = par-derrière
flank-left = par sa gauche
flank-right = par sa droite
heading-n = vers le nord
heading-ne = vers le nord-est
heading-e = vers l’est
heading-se = vers le sud-est
heading-s = vers le sud
heading-sw = vers le sud-ouest
heading-w = vers l’ouest
heading-nw = vers le nord-ouest

## Choices: orders
option-move = { $who } se déplace ({ $inches }″ au plus)
option-break-away = { $who } se dégage avec { $needed } ou plus et se déplace ({ $inches }″ au plus)
option-turn = { $who } tourne sur place
option-double-time = { $who } se déplace au pas de course ({ $inches }″ au plus)
option-take-off = { $who } décolle ({ $inches }″ au plus)
option-land = { $who } atterrit ({ $inches }″ au plus)
option-quicken = { ability-quickness } : { $who } se déplace ({ $inches }″ au plus)
option-quicken-double-time = { ability-quickness } : { $who } se déplace au pas de course ({ $inches }″ au plus)
option-quicken-soaring = { ability-quickness } : { $who } décolle ou atterrit ({ $inches }″ au plus)
option-lead-formation = { $who } mène une formation
option-take-along = { $who } suit le mouvement
option-set-out = En route, à { $count }
option-levitate = { $who } fait léviter { $target }

## Choices: named ways
option-stay-facing = Rester sur place, face à { $target }
option-march = En marche { $heading } ({ $inches }″)
option-face = Face à { $target }
option-keep-facing = Garder l’orientation

## What happened
event-moved = { $who-cap } se déplace de { $inches }″.
event-shifted = { $seat } déplace { $who-the } de { $inches }″.
event-formation-moved = Côte à côte, { $who-the } avancent de { $inches }″.
event-regrouped = { $who-cap } prend une meilleure place dans la formation.
event-turned = { $who-cap } se tourne.
event-met = { $who-cap } est maintenant au contact { $others-of }.
event-halted = { $piece-cap } arrête { $who-the }.
event-halted-by-fire = Le sol brûlant arrête { $who-the }.
event-took-off = { $who-cap } prend son envol.
event-landed = { $who-cap } atterrit.
event-forced-down = { $who-cap } doit atterrir.
event-broke-away = { $who-cap } obtient { $die } (il fallait { $needed }) et se dégage.
event-held-fast = { $who-cap } obtient { $die } (il fallait { $needed }) sans réussir à se dégager.
event-spun = { $who-cap } fait volte-face.
event-impaled = { $who-cap } se jette sur l’arme d’hast { $by-of }.
event-scorched = { $who-cap } s’approche trop des cendres.
event-brought-home = { $who-cap } ramène { $captive-the }, fers aux poignets.
