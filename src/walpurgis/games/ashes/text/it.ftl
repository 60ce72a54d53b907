# Ashes to Ashes in Italian: names, cards, questions, options, events, verdicts, settings. (complete)
# Figures and sides have forms: the value is a label ("Maggiore", "Umani"), .the stands inside a sentence ("il Maggiore"), .cap begins one ("Il Maggiore"), .of is
# what belongs to it ("del Maggiore"), .to follows "intorno" or "dare" ("al Maggiore"). Places have .to, where a token goes ("dalla Veggente"). Nothing agrees
# with a figure. Cards and upgrades are labels that stand without an article. A space stands after "in", "da" or "verso", never after "a".
# $edge is a label ("Tra C6 e C7") and has .in for a sentence. Places around the board and icons have .does, which says what they are good for.

title = Ashes to Ashes
blurb = Stendi percorsi luminosi nella notte, cattura la Prescelta prima dell’ultimo spazio e portala a casa: Umani o Vampiri, sotto gli occhi della Società Segreta.

## Players, as they are called where no name is known
seat-0 = Candela
seat-1 = Corvo
seat-2 = Lanterna
seat-3 = Lupo
seat-4 = Torcia
seat-5 = Falena

side-H = Umani
    .the = gli Umani
    .cap = Gli Umani
    .of = degli Umani
    .to = agli Umani
side-V = Vampiri
    .the = i Vampiri
    .cap = I Vampiri
    .of = dei Vampiri
    .to = ai Vampiri
side-SS = Società Segreta
    .the = la Società Segreta
    .cap = La Società Segreta
    .of = della Società Segreta
    .to = alla Società Segreta

## Figures
figure-D = Dottore
    .the = il Dottore
    .cap = Il Dottore
    .of = del Dottore
    .to = al Dottore
figure-M = Maggiore
    .the = il Maggiore
    .cap = Il Maggiore
    .of = del Maggiore
    .to = al Maggiore
figure-R = Reverendo
    .the = il Reverendo
    .cap = Il Reverendo
    .of = del Reverendo
    .to = al Reverendo
figure-K = Ladro
    .the = il Ladro
    .cap = Il Ladro
    .of = del Ladro
    .to = al Ladro
figure-O = Otis
    .the = Otis
    .cap = Otis
    .of = di Otis
    .to = a Otis
figure-S = Sryz
    .the = Sryz
    .cap = Sryz
    .of = di Sryz
    .to = a Sryz
figure-T = Thorne
    .the = Thorne
    .cap = Thorne
    .of = di Thorne
    .to = a Thorne
figure-SA = Miniatura A della Società
    .the = la miniatura A della Società
    .cap = La miniatura A della Società
    .of = della miniatura A della Società
    .to = alla miniatura A della Società
figure-SB = Miniatura B della Società
    .the = la miniatura B della Società
    .cap = La miniatura B della Società
    .of = della miniatura B della Società
    .to = alla miniatura B della Società
figure-g1 = Ghoul 1
    .the = il Ghoul 1
    .cap = Il Ghoul 1
    .of = del Ghoul 1
    .to = al Ghoul 1
figure-g2 = Ghoul 2
    .the = il Ghoul 2
    .cap = Il Ghoul 2
    .of = del Ghoul 2
    .to = al Ghoul 2
figure-g3 = Ghoul 3
    .the = il Ghoul 3
    .cap = Il Ghoul 3
    .of = del Ghoul 3
    .to = al Ghoul 3
figure-g4 = Ghoul 4
    .the = il Ghoul 4
    .cap = Il Ghoul 4
    .of = del Ghoul 4
    .to = al Ghoul 4
figure-g5 = Ghoul 5
    .the = il Ghoul 5
    .cap = Il Ghoul 5
    .of = del Ghoul 5
    .to = al Ghoul 5
figure-g6 = Ghoul 6
    .the = il Ghoul 6
    .cap = Il Ghoul 6
    .of = del Ghoul 6
    .to = al Ghoul 6
figure-g7 = Ghoul 7
    .the = il Ghoul 7
    .cap = Il Ghoul 7
    .of = del Ghoul 7
    .to = al Ghoul 7
figure-g8 = Capitano Ghoul
    .the = il Capitano Ghoul
    .cap = Il Capitano Ghoul
    .of = del Capitano Ghoul
    .to = al Capitano Ghoul
chosen = la Prescelta

## Symbols, tiles, directions
symbol-sun = sole
symbol-moon = luna
symbol-blood = sangue
kind-S = rettilineo
kind-C = curva
face-NS = rettilineo, da nord a sud
face-EW = rettilineo, da est a ovest
face-NE = curva, da nord a est
face-SE = curva, da sud a est
face-SW = curva, da sud a ovest
face-NW = curva, da nord a ovest
direction-N = nord
direction-E = est
direction-S = sud
direction-W = ovest
flank-front = frontalmente
flank-side = lateralmente
flank-rear = da dietro
between = Tra { $one } e { $other }
    .in = tra { $one } e { $other }

## Places around the board
outer-al-D = zona Alleato (Dottore)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-al-M = zona Alleato (Maggiore)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-al-R = zona Alleato (Reverendo)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-al-K = zona Alleato (Ladro)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-al-O = zona Alleato (Otis)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-al-S = zona Alleato (Sryz)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-al-T = zona Alleato (Thorne)
    .to = nella sua zona Alleato
    .does = alza di 1 il Livello Potere di questo personaggio
outer-bm-1 = Mercato Nero 1
    .to = al Mercato Nero, posto 1
    .does = paga 1 Livello Potere e prendi la carta Potenziamento di questo posto
outer-bm-2 = Mercato Nero 2
    .to = al Mercato Nero, posto 2
    .does = paga 1 Livello Potere e prendi la carta Potenziamento di questo posto
outer-bm-3 = Mercato Nero 3
    .to = al Mercato Nero, posto 3
    .does = paga 1 Livello Potere e prendi la carta Potenziamento di questo posto
outer-seer = Veggente
    .to = dalla Veggente
    .does = paga 3 Livelli Potere, pesca una carta Azione e giocane subito una
outer-alch = Alchimista
    .to = dall’Alchimista
    .does = alza di 1 il Livello Potere di questo personaggio
outer-myst = Mistico
    .to = dal Mistico
    .does = sposta uno dei tuoi portali nella sezione avversaria
help-al = A ogni turno il tuo token qui fa salire di 1 il Livello Potere del suo personaggio.
help-bm = Abbassa di 1 il Livello Potere di un personaggio: prendi la carta Potenziamento di questa casella.
help-seer = Abbassa di 3 il Livello Potere di un personaggio: pesca una carta Azione, poi giocane subito una.
help-alch = Scarta una carta Potenziamento: togli un tile etereo senza miniature, oppure cambialo con uno dell’altro tipo.
help-myst = Sposta un portale dalla tua sezione nell’altra. Là ferisce i tuoi nemici.

## Action cards
card-GS1 = Rettilineo · sole
card-GS2 = Rettilineo · sole
card-GS3 = Rettilineo · luna
card-GS4 = Rettilineo · luna
card-GS5 = Rettilineo · sangue
card-GS6 = Rettilineo · sangue
card-GC1 = Curva · sole
card-GC2 = Curva · sole
card-GC3 = Curva · luna
card-GC4 = Curva · luna
card-GC5 = Curva · sangue
card-GC6 = Curva · sangue
card-D1 = Dottore (rettilineo, curva) · sole
card-D2 = Dottore (2 rettilinei) · sole
card-D3 = Dottore (2 curve) · luna
card-D4 = Dottore (2 rettilinei, curva) · luna
card-D5 = Dottore (rettilineo, 2 curve) · sangue
card-M1 = Maggiore (rettilineo, curva) · luna
card-M2 = Maggiore (rettilineo, curva) · luna
card-M3 = Maggiore (2 rettilinei) · sangue
card-M4 = Maggiore (2 curve) · sangue
card-M5 = Maggiore (2 rettilinei, curva) · sole
card-R1 = Reverendo (rettilineo, curva) · sangue
card-R2 = Reverendo (2 rettilinei) · sangue
card-R3 = Reverendo (2 curve) · sole
card-R4 = Reverendo (rettilineo, 2 curve) · sole
card-R5 = Reverendo (rettilineo, curva) · luna
card-O1 = Otis (rettilineo, curva) · sole
card-O2 = Otis (2 rettilinei) · sole
card-O3 = Otis (2 curve) · luna
card-O4 = Otis (2 rettilinei, curva) · luna
card-O5 = Otis (rettilineo, 2 curve) · sangue
card-S1 = Sryz (rettilineo, curva) · luna
card-S2 = Sryz (rettilineo, curva) · luna
card-S3 = Sryz (2 rettilinei) · sangue
card-S4 = Sryz (2 curve) · sangue
card-S5 = Sryz (2 rettilinei, curva) · sole
card-T1 = Thorne (rettilineo, curva) · sangue
card-T2 = Thorne (2 rettilinei) · sangue
card-T3 = Thorne (2 curve) · sole
card-T4 = Thorne (rettilineo, 2 curve) · sole
card-T5 = Thorne (rettilineo, curva) · luna
card-KD1 = Ladro (rettilineo, curva) · sole
card-KD2 = Ladro (2 curve) · sole
card-KD3 = Ladro (rettilineo, curva) · luna
card-KD4 = Ladro (2 rettilinei) · luna
card-KD5 = Ladro (rettilineo, 2 curve) · sangue
card-KM1 = Ladro (rettilineo, curva) · luna
card-KM2 = Ladro (2 curve) · luna
card-KM3 = Ladro (rettilineo, curva) · sangue
card-KM4 = Ladro (2 rettilinei) · sangue
card-KM5 = Ladro (rettilineo, 2 curve) · sole
card-KR1 = Ladro (rettilineo, curva) · sangue
card-KR2 = Ladro (2 curve) · sangue
card-KR3 = Ladro (rettilineo, curva) · sole
card-KR4 = Ladro (2 rettilinei) · sole
card-KR5 = Ladro (rettilineo, 2 curve) · luna
help-generic = Piazza un tile di questo tipo dove vuoi, o ruotane uno; poi puoi mandare un personaggio, tuo o nemico, lungo un percorso che vi passa sopra.
help-character = Piazza o ruota intorno al personaggio fino a tutti questi tile; poi il personaggio può agire.

## Upgrade cards and their icons
icon-strike = Colpo
    .does = colpisci tutti i nemici a portata, senza difesa possibile
icon-shove = Spinta
    .does = muovi di 1 spazio una miniatura della Società
icon-step = Passo
    .does = muovi di 1 spazio uno dei tuoi personaggi
icon-scry = Divinazione
    .does = guarda le prossime due carte Potenziamento e riordinale
icon-power = Potere
    .does = alza di 1 il Livello Potere di un personaggio
icon-rifle = Fucile del Maggiore
    .does = gira un vampiro o spingilo di 1 spazio
icon-bear = Trappola per Orsi
    .does = metti una trappola per gli Umani su un tile
icon-trap = Trappola
    .does = metti una trappola su uno spazio libero
icon-flip = Sostituzione
    .does = sostituisci un tile con uno dell’altro tipo
icon-turn = Rotazione
    .does = ruota un tile accanto a una delle tue miniature
icon-tmove = Mossa Trappola
    .does = muovi una miniatura su una trappola qualsiasi
upgrade-HU1 = Colpo
upgrade-HU2 = Colpo
upgrade-HU3 = Colpo e Divinazione
upgrade-HU4 = Passo
upgrade-HU5 = Passo
upgrade-HU6 = Passo e Potere
upgrade-HU7 = Spinta
upgrade-HU8 = Spinta e Potere
upgrade-HU9 = Divinazione e Potere
upgrade-HU10 = Divinazione e Spinta
upgrade-HU11 = Fucile del Maggiore
upgrade-HU12 = Fucile del Maggiore
upgrade-VU1 = Colpo
upgrade-VU2 = Colpo
upgrade-VU3 = Colpo e Divinazione
upgrade-VU4 = Passo
upgrade-VU5 = Passo
upgrade-VU6 = Passo e Potere
upgrade-VU7 = Spinta
upgrade-VU8 = Spinta e Potere
upgrade-VU9 = Divinazione e Potere
upgrade-VU10 = Divinazione e Spinta
upgrade-VU11 = Trappola per Orsi
upgrade-VU12 = Trappola per Orsi
help-H-strike = Uno dei tuoi personaggi colpisce tutti i nemici nella sua riga e nella sua colonna: 1 Punto Fazione ciascuno. Nessuno si può difendere, e chi ha la Prescelta la perde.
help-V-strike = Uno dei tuoi personaggi colpisce tutti i nemici nei due spazi più vicini delle sue quattro diagonali: 3 Punti Fazione ciascuno. Nessuno si può difendere, e chi ha la Prescelta la perde.
help-H-shove = Muovi una miniatura della Società Segreta di 1 spazio in orizzontale o in verticale.
help-V-shove = Muovi una miniatura della Società Segreta di 1 spazio in diagonale.
help-H-step = Muovi uno dei tuoi personaggi di 1 spazio in orizzontale o in verticale, lungo un percorso aperto, su un tile, un crocevia o la tua base.
help-V-step = Muovi uno dei tuoi personaggi di 1 spazio in diagonale, su un tile, un crocevia o la tua base; i due spazi devono essere aperti verso l’angolo in comune.
help-scry = Guarda le prime due carte del tuo mazzo Potenziamento e rimettile in cima nell’ordine che vuoi.
help-power = Il Livello Potere di uno dei tuoi personaggi sale di 1.
help-rifle = Mentre attacchi un Vampiro, o quando un Vampiro contrattacca: giralo, oppure spingilo in uno spazio adiacente e orientalo come vuoi.
help-bear = Metti una trappola su un tile: il prossimo Umano che vi passa si ferma lì e gli Umani perdono 2 Punti Fazione.
help-trap = Metti una trappola su uno spazio libero. Chi ci finisce sopra si ferma e perde 1 Punto Fazione.
help-flip = Cambia un rettilineo con una curva, o una curva con un rettilineo.
help-turn = Ruota un tile vicino a una delle tue miniature, anche se ci sta sopra qualcuno.
help-tmove = Muovi una miniatura su una trappola qualsiasi.

## Abilities
ability-D = Alla fine del tuo turno puoi abbassare di 2 il Livello Potere di un personaggio per guadagnare 1 Punto Fazione.
ability-O = Alla fine del tuo turno puoi abbassare di 2 il Livello Potere di un personaggio per guadagnare 1 Punto Fazione.
ability-M = 1 danno in più ogni volta che il Maggiore attacca o viene attaccato.
ability-S = 1 danno in più ogni volta che Sryz attacca o subisce un attacco.
ability-R = Contro il Reverendo non si può contrattaccare.
ability-T = Contrattacca con una carta di qualsiasi simbolo.

## Cards of the Secret Society
society-S01 = 1, 5 · Trappola
society-S02 = 6, 2 · Trappola
society-S03 = 3, 7 · Trappola
society-S04 = 8, 4 · Trappola
society-S05 = 1, 6 · Trappola
society-S06 = 5, 2 · Trappola
society-S07 = 2, 7 · Sostituzione
society-S08 = 6, 3 · Sostituzione
society-S09 = 3, 8 · Sostituzione
society-S10 = 7, 4 · Sostituzione
society-S11 = 4, 5 · Rotazione
society-S12 = 8, 1 · Rotazione
society-S13 = 1, 7 · Rotazione
society-S14 = 5, 3 · Rotazione
society-S15 = Mossa Trappola + Trappola
society-S16 = Mossa Trappola + Trappola
society-S17 = Mossa Trappola + Sostituzione
society-S18 = Mossa Trappola + Rotazione

## Phases
phase-1 = Spazi esterni
phase-2 = Azioni
phase-3 = Refill
phase-4 = Fine turno
phase-places = Preparazione
phase-ghouls = Ghoul
phase-society-1 = Movimento della Prescelta
phase-society-2 = Portali
phase-society-3 = Carte
phase-society-4 = Danni e cattura
phase-society-5 = Refill
phase-end = Fine della partita

## Questions
ask-place = Metti le tue miniature sui loro spazi di partenza.
ask-token = Piazza o sposta i tuoi token Alleato, o lasciali come sono.
ask-effect = Usa uno dei posti dove si trovano i tuoi token, o passa alle azioni.
ask-pay = Chi paga? Il suo Livello Potere scende di { $cost }.
ask-seer = Veggente: gioca subito una carta Azione.
ask-alchemist-card = Alchimista: quale carta Potenziamento dai?
ask-alchemist = Alchimista: quale tile togli o cambi?
ask-portal = Mistico: quale portale sposti?
ask-edge = Tra quali spazi metti il portale { $portal }?
ask-quicksand = Compra le sabbie mobili, mettile su un crocevia, o passa alle azioni.
ask-main = Gioca una carta o concludi la fase. ({ $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    } in mano)
ask-generic = Piazza o ruota un tile ({ $kind }).
ask-tiles = Piazza o ruota tile intorno { $who-to }. Hai ancora { $straight ->
        [one] 1 rettilineo
       *[other] { $straight } rettilinei
    } e { $curve ->
        [one] 1 curva
       *[other] { $curve } curve
    }.
ask-kind = Che tipo di tile prendi?
ask-who = Chi mandi su questo tile?
ask-step = Che cosa fa { $who-the }?
ask-defend = { $who-cap } attacca { $target-the } { $flank }: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }. Scarti una carta con il simbolo { $symbol }?
ask-counter = L’attacco è stato annullato. Contrattacchi { $target-the } per { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }?
ask-rifle = Fucile del Maggiore: spingi via { $target-the }?
ask-icon = Quale icona della carta Potenziamento usi?
ask-strike = Colpo: con chi?
ask-power = Potere: quale Livello Potere sale?
ask-scry = Divinazione: quale carta metti in cima?
ask-shove = Spinta: quale miniatura, e dove?
ask-one-step = Passo: chi va dove?
ask-bear = Trappola per Orsi: su quale tile?
ask-heal = Abbassi di { $cost } un Livello Potere per guadagnare { $points ->
        [one] 1 Punto Fazione
       *[other] { $points } Punti Fazione
    }?
ask-society-portal = La Società può spostare un portale. Quale?
ask-society-cards = { $cards ->
        [one] Usi la tua unica carta?
       *[other] Quali delle tue { $cards } carte usi?
    }
ask-scheme = Muovi le tue miniature e usa le icone, in qualsiasi ordine.
ask-grasp = Quale miniatura prende la Prescelta?
ask-extra = Hai catturato la Prescelta e pescato una carta. La giochi per { $who-the }?
ask-near = Più personaggi sono ugualmente vicini. A chi dà la caccia { $ghoul-the }?
ask-ghoul = Dove va { $ghoul-the }?

## Options
option-put-figure = { $who } in { $space }
option-token = Metti il token { $who-of } { $place-to }
option-token-back = Rimetti il token { $who-of } nella riserva
option-end-tokens = Lascia i token come sono
option-effect = { $place }: { $place-does }
option-end-effects = Passa alle azioni
option-pay = { $who-cap } paga
option-act = Gioca { $card }
option-exchange = Scambia { $card } con { $upgrade }
option-play-upgrade = Gioca il Potenziamento { $upgrade }
option-end-actions = Concludi la fase
option-give-upgrade = Dai { $upgrade }
option-remove-tile = Togli il tile in { $space }
option-change-tile = Cambia il tile in { $space }: { $face }
option-lay-tile = Piazza un tile in { $space }: { $face }
option-turn-tile = Ruota il tile in { $space }: { $face }
option-no-tile = Non piazzare altri tile
option-kind =
    { $kind ->
        [S] Un rettilineo
       *[C] Una curva
    }
option-portal = Sposta il portale { $portal }
option-edge = { $edge } (ferisce { $side-the })
option-no-portal = Non spostare portali
option-buy-sand = Compra le sabbie mobili ({ $who-the } paga { $cost } LP)
option-sand = Sabbie mobili in { $space }
option-no-sand = Passa alle azioni
option-send = Manda { $who-the }
option-nobody = Non mandare nessuno
option-stop = Si ferma qui
option-capture = Cattura la Prescelta
option-attack = Attacca { $target-the } { $flank }: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    } (difesa: { $symbol })
option-go-end = Verso { $direction }: si ferma in { $end }
option-go-branch = Verso { $direction }: fino al bivio in { $end }
option-go-portal = Verso { $direction }: in { $end } sbatte contro un portale (−{ $cost ->
        [one] 1 Punto Fazione
       *[other] { $cost } Punti Fazione
    })
option-go-trap = Verso { $direction }: in { $end } finisce in una trappola (−{ $cost ->
        [one] 1 Punto Fazione
       *[other] { $cost } Punti Fazione
    })
option-go-chosen = Verso { $direction }: cattura la Prescelta strada facendo e si ferma in { $end }
option-go-clash = Verso { $direction }: si ferma in { $end } e attacca
option-go-home = Verso { $direction }: arriva a casa in { $end }
option-go-victory = Verso { $direction }: arriva a casa in { $end } con la Prescelta. Vittoria!
option-take = Incassa il colpo: perdi { $damage ->
        [one] 1 Punto Fazione
       *[other] { $damage } Punti Fazione
    }
option-defend = Scarta { $card } e annulla l’attacco
option-counter = Scarta { $card } e contrattacca
option-no-counter = Nessun contrattacco
option-push = In { $space }, orientamento { $direction }
option-no-rifle = Tieni il Fucile
option-use-icon = { $icon }: { $icon-does }
option-end-icons = Ho finito con questa carta
option-strike = { $who }: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }
option-power = { $who-cap }: Livello Potere +1
option-scry = { $first }, poi { $second }
option-shove = { $who } in { $space }
option-one-step = { $who } in { $space }
option-one-step-portal = { $who } verso { $space }, contro un portale (−{ $cost ->
        [one] 1 Punto Fazione
       *[other] { $cost } Punti Fazione
    })
option-bear = Trappola per Orsi in { $space }
option-heal = { $who-cap } paga
option-no-heal = Non pagare nulla
option-use = Usa { $cards }
option-no-cards = Non usare carte
option-discard = Scartala
option-scheme-move = { $who } sul numero { $number } ({ $space })
option-scheme-trap = { $who } sulla trappola in { $space }
option-trap = Trappola in { $space }
option-move-trap = Sposta la trappola da { $origin } in { $space }
option-end-schemes = Ho finito
option-grasp = { $who }
option-near = { $who }
option-ghoul = In { $space }

## Events
event-turn-began = Turno { $turn }: { $side }.
event-placed = { $who-cap } parte da { $space }.
event-token-moved = Il token { $who-of } va { $place-to }.
event-token-taken-back = Il token { $who-of } torna nella riserva.
event-power-raised = Il Livello Potere { $who-of } sale a { $level }.
event-power-paid = { $who-cap } paga { $amount } LP: il suo Livello Potere scende a { $level }.
event-bought = { $side-cap } prendono un potenziamento dal Mercato Nero: { $upgrade }.
event-saw-seer = La Veggente dà una carta { $side-to }: { $card }.
event-seer-asked = La Veggente dà una carta { $side-to }.
event-upgrade-given = { $side-cap } danno un potenziamento all’Alchimista: { $upgrade }.
event-tile-removed = Il tile in { $space } scompare.
event-tile-changed = Il tile in { $space } diventa: { $face }.
event-tile-placed = Nuovo tile in { $space }: { $face }.
event-tile-turned = Il tile in { $space } viene ruotato: { $face }.
event-portal-moved = Il portale { $portal } ora sta { $edge-in } e ferisce { $side-the }.
event-card-played = { $side-cap } giocano la carta { $card }.
event-card-exchanged = { $side-cap } scambiano la carta { $card } con il potenziamento { $upgrade }.
event-upgrade-played = { $side-cap } giocano un potenziamento: { $upgrade }.
event-scried = { $side-cap } guardano le prime carte del loro mazzo Potenziamento.
event-scry-ordered = In cima al mazzo Potenziamento { $side-of }: { $first }, poi { $second }.
event-struck = { $victims-count ->
        [0] { $who-cap } sferra un Colpo a vuoto.
       *[other] { $who-cap } sferra un Colpo. Bersagli: { $victims }.
    }
event-shoved = Una Spinta sposta { $who-the } in { $space }.
event-stepped = { $who-cap } fa un Passo in { $space }.
event-walked = { $who-cap } arriva in { $end }.
event-ran-against-portal = { $who-cap } sbatte contro un portale in { $space }.
event-trapped = { $who-cap } finisce in una trappola in { $space }.
event-sank = { $who-cap } affonda nelle sabbie mobili in { $space }.
event-bear-trap-sprung = { $who-cap } mette il piede in una Trappola per Orsi in { $space }.
event-bear-trap-set = C’è una Trappola per Orsi in { $space }.
event-attacked = { $who-cap } attacca { $target-the } { $flank }: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }, difesa con il simbolo { $symbol }.
event-defended = { $side-cap } annullano l’attacco con la carta { $card }.
event-countered = { $side-cap } contrattaccano con la carta { $card }: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
event-counter-failed = { $who-cap } non può più raggiungere { $target-the }: il contrattacco fallisce.
event-pushed = Il Fucile spinge { $who-the } in { $space }, orientamento { $direction }.
event-points-lost = { $side-cap } perdono { $amount ->
        [one] 1 Punto Fazione
       *[other] { $amount } Punti Fazione
    } e scendono a { $left }.
event-points-gained = { $side-cap } guadagnano { $amount ->
        [one] 1 Punto Fazione
       *[other] { $amount } Punti Fazione
    } e salgono a { $left }.
event-chosen-caught = { $who-cap } ha la Prescelta!
event-chosen-neared = La Prescelta si avvicina: { $left ->
    [one] manca 1 passo
   *[other] mancano { $left } passi
} al tabellone.
event-chosen-walked = La Prescelta avanza in { $space }: { $left ->
    [0] non restano passi
    [one] resta 1 passo
   *[other] restano { $left } passi
}.
event-chosen-waited = La Prescelta aspetta: una miniatura della Società le sbarra la strada.
event-society-moved = { $who-cap } compare in { $space }.
event-society-revealed = La prossima carta della Società: { $card }.
event-society-played = La Società usa { $cards }.
event-society-drew = La Società pesca una carta: { $card }.
event-society-drew-one = La Società pesca una carta.
event-society-discarded = La Società scarta la carta { $card }.
event-society-turn-began = Tocca alla Società Segreta.
event-trap-set = C’è una trappola in { $space }.
event-trap-moved = La trappola in { $origin } si sposta in { $space }.
event-chosen-held = La Società ha tenuto la Prescelta per { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }.
event-sand-bought = { $side-cap } hanno pronte le sabbie mobili.
event-sand-placed = { $side-cap } versano le sabbie mobili in { $space }.
event-refilled = { $side-cap } pescano { $cards }.
event-drew = { $side-cap } pescano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
event-market-filled = Nuovo potenziamento nel mercato { $side-of }: { $upgrade }.
event-ghoul-rose = { $who-cap } spunta in { $space }.
event-ghoul-moved = { $who-cap } va in { $space }.
event-ghoul-cards-turned = Prossimi: { $ghouls }.
event-came-home = { $who-cap } è a casa.
event-ended = { $verdict }

## How it ends
verdict-H-base = Gli Umani portano a casa la Prescelta e vincono.
verdict-V-base = I Vampiri portano a casa la Prescelta e vincono.
verdict-H-annihilation = I Vampiri non hanno più Punti Fazione: vincono gli Umani.
verdict-V-annihilation = Gli Umani non hanno più Punti Fazione: vincono i Vampiri.
verdict-SS-annihilation = Le due fazioni cadono insieme: vince la Società Segreta.
verdict-SS-last-space = La Prescelta raggiunge l’ultimo spazio: vince la Società Segreta.
verdict-SS-six-turns = La Società ha tenuto la Prescelta per sei turni e vince.
verdict-H-dawn = Spunta l’alba. Gli Umani hanno più Punti Fazione e vincono.
verdict-V-dawn = Spunta l’alba. I Vampiri hanno più Punti Fazione e vincono.
verdict-SS-dawn = L’alba spunta su due fazioni alla pari: vince la Società Segreta.
verdict-P-escape = Sono a casa tutti e tre: hai vinto.
verdict-G-ghoul = Un Ghoul ha preso uno dei tuoi: vincono i Ghoul.
account-points = Punti Fazione

## How even it is
balance-beginner = Vinte dalla fazione che comincia, tra quelle vinte da una fazione
balance-humans = Vinte dagli Umani, tra quelle vinte da una fazione
balance-nobody = Vinte da nessuno
balance-society = Vinte dal giocatore della Società Segreta
balance-escape = Fughe in solitario
balance-turns = Turni che ha ciascuno, mediana

## Settings
setting-faction = Solitario: la tua fazione
    .help = Di chi sono le tre miniature che attraversano il tabellone in solitario: H per gli Umani, V per i Vampiri.
setting-turn_limit = Alba dopo il turno
    .help = Dopo questo numero di turni spunta l’alba e vince la fazione con più Punti Fazione.
setting-grace_turn = Turno di grazia
    .help = Nel turno in cui una fazione prende la Prescelta, la sua base è chiusa ai suoi personaggi.
setting-first_turn_cards = Carte nel primissimo turno
    .help = Quante carte Azione può giocare chi comincia nel primo turno della partita.
setting-first_turn_tokens = Token Alleato nel primissimo turno
    .help = Quanti token Alleato può muovere chi comincia nel primo turno della partita.
setting-ks_quicksand = Aggiunta: Sabbie mobili
    .help = Una fazione può comprare le sabbie mobili con 3 punti di Livello Potere e metterle su un crocevia.
setting-ks_rifle = Aggiunta: Fucile del Maggiore
    .help = Nel mazzo Potenziamento degli Umani entrano due carte Fucile del Maggiore.
setting-ks_bear = Aggiunta: Trappola per Orsi
    .help = Nel mazzo Potenziamento dei Vampiri entrano due carte Trappola per Orsi.
setting-ks_thief = Aggiunta: Ladro
    .help = Il Ladro e le sue cinque carte prendono il posto di uno degli Umani.
setting-ks_gargoyle = Aggiunta: Gargoyle vampiro
    .help = Un Gargoyle fa le veci di uno dei token Alleato dei Vampiri. Solo per bellezza.
setting-ks_score = Aggiunta: Segna punti
    .help = Due miniature segnano i Punti Fazione. Solo per bellezza.
setting-thief_replaces = Il Ladro sostituisce
    .help = Di chi prende il posto il Ladro: D per il Dottore, M per il Maggiore, R per il Reverendo.
setting-thief_ability = L’abilità del Ladro
    .help = Il Ladro eredita l’abilità di chi sostituisce («inherit»), oppure non ne ha («none»).
setting-faction-H = Umani
setting-faction-V = Vampiri
setting-thief_replaces-D = Dottore
setting-thief_replaces-M = Maggiore
setting-thief_replaces-R = Reverendo
setting-thief_ability-inherit = ereditata
setting-thief_ability-none = nessuna
