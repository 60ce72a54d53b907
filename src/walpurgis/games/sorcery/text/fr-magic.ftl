# Sorcery en français : la magie. Lancer, contrer, rechercher, ce que font les sorts, et les grimoires qui changent de mains. $who est une figurine avec son repère.

## Questions
ask-mode = { $spell } : de quelle façon ?
ask-glyph = Où tracez-vous { $spell } ?
ask-bookmark = { $who-cap } ouvre « { $book } » : à quel sort ?
ask-counter = { $who-cap } lance { $spell }. Contrez-vous ce sort ?

## Sides of a base
bearing-n = au nord
bearing-ne = au nord-est
bearing-e = à l’est
bearing-se = au sud-est
bearing-s = au sud
bearing-sw = au sud-ouest
bearing-w = à l’ouest
bearing-nw = au nord-ouest

## What is added to a roll
modifier-attack-value = { $amount } de valeur d’attaque
modifier-focus = +{ $amount } { power-focus }
modifier-glyph-of-focus = +{ $amount } { spell-P25 }
modifier-counter-spell = +{ $amount } pour contrer
modifier-counterspell = +{ $amount } de contresort
modifier-chaos-bolt = +{ $amount } { spell-P08 }

## Choices
option-cast-spell = { $who } lance { $spell } (« { $book } »)
option-cast-in-vain = { $who } lance { $spell } (« { $book } ») ; l’illusion est aussitôt annulée et perdue
option-choose-mode = { $mode }
option-aim-at = { $who }
option-attack-by-spell = { $who } ({ $needed } ou plus, { $chance } %)
option-aim-at-enchantment = { $spell } sur { $who }
option-aim-at-spell = { $spell }
option-lay-glyph = Juste { $bearing }
option-lay-glyph-at = À { $degrees } degrés
option-bookmark = { $spell }
option-let-pass = Laisser faire
option-counter = Contrer avec { $who } ({ $chance } %)
option-counter-with = Contrer avec { $who } et { $counterspell } ({ $chance } %)
option-browse = { $who } fait une recherche dans « { $book } » ({ $bars ->
    [one] une barre
   *[other] { $bars } barres
 })
option-shake-off = { $who } se défait de { $spell }
option-equip = { $who } ramasse « { $book } »
option-drop = { $who } pose « { $book } »
option-hand-over = { $who } remet « { $book } » à { $friend }

## Events: casting
event-spell-cast = { $who-cap } lance { $spell } (« { $book } »).
event-mode-chosen = { $spell } : { $mode }.
event-spell-aimed = { $spell } vise { $targets-the }.
event-spell-aimed-at-spell = { $spell } s’en prend à { $other }.
event-glyph-laid = { $who-cap } trace { $spell } sur le sol.
event-ward-held = La protection { $who-of } tient bon : { $spell } se dissipe.
event-bookmarked = Votre sort de réserve dans « { $book } » est { $spell }.
event-bookmark-moved = { $seat } choisit un nouveau sort de réserve dans « { $book } ».
event-turned-face-down = { $spell } est face cachée sur le dessus de « { $book } ».
event-codex-forgave = « { $book } » pardonne, pour cette fois : { $spell } va face visible sous la pile.
event-card-revealed = { $spell } se révèle dans « { $book } ».

## Events: countering
event-counter-tried = { $who-cap } lève sa baguette contre { $spell }.
event-counterspell-used = { $who-cap } utilise { $counterspell } (« { $book } »).
event-casting-rolled = { $who-cap } lance le sort avec { $rolled }, { $modifiers } : { $total }.
event-countering-rolled = { $who-cap } contre avec { $rolled }, { $modifiers } : { $total }. Il faut plus de { $needed }.
event-spell-countered = { $spell } est contré et échoue.
event-counter-failed = Le contre échoue. { $spell } suit son cours.
event-backlash-struck = Contrecoup ! La magie se retourne contre { $who-the }.

## Events: browsing
event-browsed = { $who-cap } fait une recherche dans « { $book } » pour { $bars ->
    [one] une barre
   *[other] { $bars } barres
 }.
event-turned-face-up = { $spell } repasse face visible dans « { $book } ».
event-token-removed = { $who-cap } perd un jeton.

## Events: what spells do
event-token-put = { $who-cap } reçoit un jeton.
event-mend-rolled = { $who-cap } : le dé donne { $die }, soit { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
 } de soin.
event-bolt-rolled = Le dé donne { $die }, dégâts : { $damage }.
event-tithed = { $who-cap } se nourrit { $friend-of }.
event-enchanted = { $spell } s’attache { $who-to }.
event-glyph-woke = { $spell } se met à luire.
event-illusion-rose = { $spell } s’étend sur le champ de bataille, pour { $turns ->
    [one] un tour encore
   *[other] { $turns } tours encore
 } de son lanceur.
event-illusion-canceled = { $spell } s’annule avant que quiconque y croie.
event-shook-off = { $who-cap } se défait de { $spell }.

## Events: books change hands
event-equipped = { $who-cap } ramasse « { $book } ».
event-book-stayed = « { $book } » ne veut pas { $who-of } et reste où il est.
event-handed-over = { $who-cap } remet « { $book } » { $friend-to }.
