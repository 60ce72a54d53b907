# Sorcery in italiano: la disposizione. $east e $north sono in pollici, uguali in ogni lingua.

## Domande
ask-army = Scegli il tuo esercito: al massimo { $points } punti.
ask-terrain = Piazza un pezzo di terreno, oppure lascia stare. (te ne restano { $left })
ask-terrain-place = Dove va { $piece-the }?
ask-objective = Dove va il tuo obiettivo?
ask-deploy = Chi prende posizione adesso? (ancora { $left })
ask-place = Dove sta { $who-the }, e da che parte guarda?

## Scelte
option-take-army = { $army } ({ $points } punti)
option-own-army = Il tuo esercito ({ $points } punti): { $code }
option-lay-terrain = Piazza { $piece-a }, { $width } pollici per { $depth }
option-pass-terrain = Non piazzare nulla
option-at-spot = A { $east } pollici dal bordo ovest, a { $north } dal bordo sud
option-beside-friend = A contatto, { $where } { $friend }
beside-left = alla sinistra di
beside-right = alla destra di
beside-behind = dietro
option-deploy-line = { $count ->
    [one] Metti in linea anche l’ultimo
   *[other] Schierali in linea tutti e { $count }
}
option-deploy-figure = { $who }

## Eventi
event-mustered = { $seat } chiama a raccolta { $warriors-a }, { $points } punti in tutto. { $books-count ->
    [0] Di libri, nemmeno l’ombra.
    [one] Un libro viaggia con loro: { $books }.
   *[other] { $books-count } libri viaggiano con loro: { $books }.
}
event-rolled-for-first = { $seat } tira { $one } e { $other }, in totale { $total }.
event-first-found = Comincia { $seat }.
event-field-laid = Il campo di battaglia: { $field }.
event-no-field-fits = Nessun campo di battaglia pronto va bene per questo tavolo: lo preparate voi.
event-terrain-laid = { $seat } piazza { $piece-a } in { $east }; { $north }.
event-terrain-passed = { $seat } lascia il terreno com’è.
event-objective-laid = { $seat } piazza l’obiettivo { $objective } in { $east }; { $north }.
event-centre-laid = Il primo obiettivo sta al centro.
event-bookmark-laid = { $who-cap } apre «{ $book }» alla pagina di «{ $spell }».
event-bookmark-hidden = { $who-cap } apre «{ $book }». Solo { $seat } sa a quale pagina.
event-deployed = { $who-cap } prende posizione in { $east }; { $north }.
event-line-deployed = { $seat } schiera in linea { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
}.
