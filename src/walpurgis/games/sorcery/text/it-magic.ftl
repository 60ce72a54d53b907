# Sorcery in italiano: la magia. Lanciare, contrastare, ricercare, gli effetti degli incantesimi, e i libri che passano di mano. $who è un modello con la sua sigla.

## Questions
ask-mode = { $spell }: in che modo?
ask-glyph = Dove tracci { $spell }?
ask-bookmark = { $who-cap } apre «{ $book }»: a quale incantesimo?
ask-counter = { $who-cap } lancia { $spell }. Lo contrasti?

## Sides of a base
bearing-n = a nord
bearing-ne = a nord-est
bearing-e = a est
bearing-se = a sud-est
bearing-s = a sud
bearing-sw = a sud-ovest
bearing-w = a ovest
bearing-nw = a nord-ovest

## What is added to a roll
modifier-attack-value = { $amount } di valore d’attacco
modifier-focus = +{ $amount } { power-focus }
modifier-glyph-of-focus = +{ $amount } { spell-P25 }
modifier-counter-spell = +{ $amount } per contrastare
modifier-counterspell = +{ $amount } di contromagia
modifier-chaos-bolt = +{ $amount } { spell-P08 }

## Choices
option-cast-spell = { $who } lancia { $spell } («{ $book }»)
option-cast-in-vain = { $who } lancia { $spell } («{ $book }»): l’illusione si annulla subito ed è persa
option-choose-mode = { $mode }
option-aim-at = { $who }
option-attack-by-spell = { $who } ({ $needed } o più, { $chance } %)
option-aim-at-enchantment = { $spell } su { $who }
option-aim-at-spell = { $spell }
option-lay-glyph = Subito { $bearing }
option-lay-glyph-at = A { $degrees } gradi
option-bookmark = { $spell }
option-let-pass = Lascia correre
option-counter = Contrasta con { $who } ({ $chance } %)
option-counter-with = Contrasta con { $who } e { $counterspell } ({ $chance } %)
option-browse = { $who } ricerca in «{ $book }» ({ $bars ->
    [one] una barra
   *[other] { $bars } barre
 })
option-shake-off = { $who } si scrolla di dosso { $spell }
option-equip = { $who } raccoglie «{ $book }»
option-drop = { $who } posa «{ $book }»
option-hand-over = { $who } passa «{ $book }» a { $friend }

## Events: casting
event-spell-cast = { $who-cap } lancia { $spell } («{ $book }»).
event-mode-chosen = { $spell }: { $mode }.
event-spell-aimed = { $spell } mira { $targets-to }.
event-spell-aimed-at-spell = { $spell } se la prende con { $other }.
event-glyph-laid = { $who-cap } traccia { $spell } sul terreno.
event-ward-held = La protezione { $who-of } regge: { $spell } svanisce.
event-bookmarked = Il tuo incantesimo corrente in «{ $book }» è { $spell }.
event-bookmark-moved = { $seat } sceglie un nuovo incantesimo corrente in «{ $book }».
event-turned-face-down = { $spell } è a faccia in giù in cima a «{ $book }».
event-codex-forgave = «{ $book }» perdona, per questa volta: { $spell } va a faccia in su in fondo alla pila.
event-card-revealed = In «{ $book }» viene alla luce { $spell }.

## Events: countering
event-counter-tried = { $who-cap } alza la bacchetta contro { $spell }.
event-counterspell-used = { $who-cap } usa { $counterspell } («{ $book }»).
event-casting-rolled = { $who-cap } lancia con { $rolled }, { $modifiers }: { $total }.
event-countering-rolled = { $who-cap } contrasta con { $rolled }, { $modifiers }: { $total }. Serve più di { $needed }.
event-spell-countered = { $spell } è contrastato e fallisce.
event-counter-failed = La contromagia fallisce. { $spell } ha effetto.
event-backlash-struck = Contraccolpo! La magia si rivolta contro { $who-the }.

## Events: browsing
event-browsed = { $who-cap } ricerca in «{ $book }» per { $bars ->
    [one] una barra
   *[other] { $bars } barre
 }.
event-turned-face-up = { $spell } torna a faccia in su in «{ $book }».
event-token-removed = { $who-cap } perde un segnalino.

## Events: what spells do
event-token-put = { $who-cap } riceve un segnalino.
event-mend-rolled = { $who-cap }: il dado dà { $die }, cioè { $clicks ->
    [one] un click
   *[other] { $clicks } click
 } di cura.
event-bolt-rolled = Il dado dà { $die }, danni: { $damage }.
event-tithed = { $who-cap } si nutre { $friend-of }.
event-enchanted = { $spell } avvolge { $who-the }.
event-glyph-woke = { $spell } comincia a brillare.
event-illusion-rose = { $spell } cala sul campo di battaglia, ancora per { $turns ->
    [one] un turno
   *[other] { $turns } turni
 } di chi lo ha lanciato.
event-illusion-canceled = { $spell } si annulla prima che qualcuno ci creda.
event-shook-off = { $who-cap } si scrolla di dosso { $spell }.

## Events: books change hands
event-equipped = { $who-cap } raccoglie «{ $book }».
event-book-stayed = «{ $book }» non vuole saperne { $who-of } e resta dov’è.
event-handed-over = { $who-cap } passa «{ $book }» { $friend-to }.
