# Sorcery en español: la magia. Lanzar, contrarrestar, buscar, lo que hacen los conjuros, y los libros que cambian de manos. $who es una miniatura con su sigla.

## Questions
ask-mode = { $spell }: ¿de qué modo?
ask-glyph = ¿Dónde trazas { $spell }?
ask-bookmark = { $who-cap } abre «{ $book }»: ¿por qué conjuro?
ask-counter = { $who-cap } lanza { $spell }. ¿Lo contrarrestas?

## Sides of a base
bearing-n = al norte
bearing-ne = al noreste
bearing-e = al este
bearing-se = al sureste
bearing-s = al sur
bearing-sw = al suroeste
bearing-w = al oeste
bearing-nw = al noroeste

## What is added to a roll
modifier-attack-value = { $amount } de valor de ataque
modifier-focus = +{ $amount } { power-focus }
modifier-glyph-of-focus = +{ $amount } { spell-P25 }
modifier-counter-spell = +{ $amount } por contrarrestar
modifier-counterspell = +{ $amount } de contraconjuro
modifier-chaos-bolt = +{ $amount } { spell-P08 }

## Choices
option-cast-spell = { $who } lanza { $spell } («{ $book }»)
option-cast-in-vain = { $who } lanza { $spell } («{ $book }»); la ilusión se anula al momento y se pierde
option-choose-mode = { $mode }
option-aim-at = { $who }
option-attack-by-spell = { $who } ({ $needed } o más, { $chance } %)
option-aim-at-enchantment = { $spell } sobre { $who }
option-aim-at-spell = { $spell }
option-lay-glyph = Justo { $bearing }
option-lay-glyph-at = A { $degrees } grados
option-bookmark = { $spell }
option-let-pass = Dejarlo pasar
option-counter = Contrarrestar con { $who } ({ $chance } %)
option-counter-with = Contrarrestar con { $who } y { $counterspell } ({ $chance } %)
option-browse = { $who } busca en «{ $book }» ({ $bars ->
    [one] una barra
   *[other] { $bars } barras
 })
option-shake-off = { $who } se sacude { $spell }
option-equip = { $who } recoge «{ $book }»
option-drop = { $who } deja «{ $book }» en el suelo
option-hand-over = { $who } entrega «{ $book }» a { $friend }

## Events: casting
event-spell-cast = { $who-cap } lanza { $spell } («{ $book }»).
event-mode-chosen = { $spell }: { $mode }.
event-spell-aimed = { $spell } apunta { $targets-to }.
event-spell-aimed-at-spell = { $spell } va a por { $other }.
event-glyph-laid = { $who-cap } traza { $spell } en el suelo.
event-ward-held = La protección { $who-of } aguanta: { $spell } se desvanece.
event-bookmarked = Tu conjuro señalado en «{ $book }» es { $spell }.
event-bookmark-moved = { $seat } elige un nuevo conjuro señalado en «{ $book }».
event-turned-face-down = { $spell } queda boca abajo encima de «{ $book }».
event-codex-forgave = «{ $book }» perdona, por esta vez: { $spell } va boca arriba debajo de la pila.
event-card-revealed = { $spell } sale a la luz en «{ $book }».

## Events: countering
event-counter-tried = { $who-cap } alza la varita contra { $spell }.
event-counterspell-used = { $who-cap } usa { $counterspell } («{ $book }»).
event-casting-rolled = { $who-cap } lanza con { $rolled }, { $modifiers }: { $total }.
event-countering-rolled = { $who-cap } contrarresta con { $rolled }, { $modifiers }: { $total }. Hace falta más de { $needed }.
event-spell-countered = { $spell } queda contrarrestado y falla.
event-counter-failed = El intento fracasa. { $spell } sigue adelante.
event-backlash-struck = ¡Contragolpe! La magia se vuelve contra { $who-the }.

## Events: browsing
event-browsed = { $who-cap } busca en «{ $book }» por { $bars ->
    [one] una barra
   *[other] { $bars } barras
 }.
event-turned-face-up = { $spell } vuelve a estar boca arriba en «{ $book }».
event-token-removed = { $who-cap } pierde un marcador.

## Events: what spells do
event-token-put = { $who-cap } recibe un marcador.
event-mend-rolled = { $who-cap }: el dado da { $die }, o sea, { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
 } de curación.
event-bolt-rolled = El dado da { $die }: { $damage } de daño.
event-tithed = { $who-cap } se alimenta { $friend-of }.
event-enchanted = { $spell } envuelve { $who-to }.
event-glyph-woke = { $spell } empieza a brillar.
event-illusion-rose = { $spell } se extiende sobre el campo de batalla, durante { $turns ->
    [one] un turno más
   *[other] { $turns } turnos más
 } de quien la lanzó.
event-illusion-canceled = { $spell } se anula antes de que nadie se la crea.
event-shook-off = { $who-cap } se sacude { $spell }.

## Events: books change hands
event-equipped = { $who-cap } recoge «{ $book }».
event-book-stayed = «{ $book }» no quiere saber nada { $who-of } y se queda donde está.
event-handed-over = { $who-cap } entrega «{ $book }» { $friend-to }.
