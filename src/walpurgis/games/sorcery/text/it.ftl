# Mage Knight: Sorcery in italiano: il turno, i danni, la fine, le impostazioni. Preparazione, movimento, combattimento, magia e nomi hanno file propri. (complete)

title = Mage Knight: Sorcery
blurb = Piccoli eserciti, grandi libri degli incantesimi: avanza in campo aperto, colpisci alle spalle, lancia ciò che sta sotto il segnalibro, e spera che nessuno alzi la bacchetta.

## Players, as they are called where no name is known
seat-0 = Corvo
seat-1 = Lupo
seat-2 = Cervo
seat-3 = Cinghiale

## A figure in a sentence: its short name and its label on the table
figure = { $name } ({ $label })
    .the = { $name-the } ({ $label })
    .cap = { $name-cap } ({ $label })
    .of = { $name-of } ({ $label })
    .to = { $name-to } ({ $label })

## Phases
phase-armies = Scelta degli eserciti
phase-domains = Domini
phase-terrain = Terreno
phase-objectives = Obiettivi
phase-bookmarks = Segnalibri
phase-deploy = Schieramento
phase-command = Fase di comando
phase-action = Fase di azione
phase-end = Fase finale
phase-finish = Fase finale
phase-over = La battaglia è finita

## The turn: questions and choices
ask-command = Fase di comando: che cosa succede prima?
ask-act = A quale guerriero assegni un’azione?
ask-happening = Fase finale: che cosa succede prima?
ask-finish = Finire il turno o prima ricercare in un libro?
option-poison = { ability-poison }: { $who }
option-roll-command = { ability-command }: { $who } tira per un’azione in più
option-siphon = { $who } assorbe energia da { $friend }
option-tap = { $who } attinge { $ability } dalla mente di { $target }
option-renew = { spell-P23 }: cura { $who }
option-face-storm = { domain-magestone-storm }: tira il dado
option-go-on = Passa alla fase di azione
option-end-actions = { $left ->
    [0] Basta azioni
    [one] Basta azioni ({ $left } non usata)
   *[other] Basta azioni ({ $left } non usate)
 }
option-pay-bargain = { spell-P19 }: { $who } paga
option-feel-heat = { domain-heat-wave }: cadono i demoralizzati
option-end-turn = Fine turno
option-browse-freely = { $who } ricerca in «{ $book }» (una barra)

## The turn: what happened
event-round-began = Round { $round } di { $rounds }
event-turn-began = Turno di { $seat }: { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
 }.
event-command-rolled = { ability-command }: { $who-the } tira { $die } (serve { $needed }). { $more ->
    [0] Nessuno ascolta.
   *[other] Un’azione in più!
 }
event-poisoned = { $who-cap } avvelena { $targets-the }.
event-siphoned = { $who-cap } assorbe l’energia { $friend-of } e perde un segnalino.
event-tapped = { $who-cap } attinge alla mente { $target-of } e ottiene { $ability }.
event-renewed = { spell-P23 } brilla sotto { $who-the }.
event-storm-rolled = { domain-magestone-storm }: { $seat } tira { $die }. { $strikes ->
    [1] Colpisce!
   *[other] Passa oltre.
 }
event-fury-rolled = { power-natures-fury }: { $who-the } tira { $die } (serve { $needed } o meno). { $rages ->
    [1] La tempesta risponde!
   *[other] Il cielo resta calmo.
 }
event-trance-rolled = { power-magestone-trance }: { $who-the } tira contro { $needed } e subisce { $damage ->
    [0] 0 danni
    [one] { $damage } danno
   *[other] { $damage } danni
 }.
event-bargain-taken = { spell-P19 } presenta il conto { $who-to }.
event-heat-felled = Il caldo è troppo per { $who-the }.
event-objective-taken = { $seat } prende l’obiettivo { $objective }.

## Damage, healing, losses
event-damaged = { $who-cap } subisce { $clicks ->
    [one] { $clicks } danno
   *[other] { $clicks } danni
 }.
event-pushed = { $who-cap } subisce { $clicks ->
    [one] { $clicks } danno
   *[other] { $clicks } danni
 } da sforzo.
event-unhurt = { $who-cap } non fa una piega.
event-healed = { $who-cap } recupera { $clicks ->
    [one] un click
   *[other] { $clicks } click
 }.
event-eliminated = { $who-cap } cade: { $seat } perde un guerriero.
event-book-dropped = «{ $book }» cade dalle mani { $who-of }.
event-freed = { $who-cap } torna in libertà.
event-player-out = { $seat } non ha più nessuno in grado di combattere.

## Spells and domains that end, and the end
event-spell-ended = { $spell } finisce.
event-domain-entered = «{ $domain }» cala sul campo di battaglia.
event-domain-canceled = { $domain } si annulla.
event-ended = { $verdict }
verdict-last = Vince l’ultimo schieramento rimasto in piedi.
verdict-objectives = Il maggior numero di obiettivi decide la battaglia.
verdict-points = Obiettivi pari: decidono i punti vittoria.
verdict-draw = Nessuno ha vinto: è un pareggio.
won-last = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
 }: l’ultimo schieramento in piedi.
won-objectives = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
 }: il maggior numero di obiettivi.
won-points = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
 }: obiettivi pari, decidono i punti vittoria.
account-objectives = Obiettivi
account-points = Punti vittoria

## Settings
setting-build_total = Totale di costruzione
    .help = Punti per guerrieri e libri. 100 è la partita veloce con un’azione per turno; 200 la battaglia abituale con due.
setting-board = Campo di battaglia
    .help = Lunghezza di un lato in pollici; di solito 24 per 100 punti e 36 oltre.
setting-board-0 = abituale
setting-board-24 = 24 pollici
setting-board-30 = 30 pollici
setting-board-36 = 36 pollici
setting-turn_limit = Round
    .help = Dopo tanti round decidono gli obiettivi.
setting-table = Terreno
    .help = Un campo di battaglia pronto, uno a caso, o uno allestito dai giocatori.
setting-table-random = a caso
setting-table-players = allestito dai giocatori
setting-table-field = Campo aperto
setting-table-crossroads = Crocevia
setting-table-hill = Collina
setting-table-marsh = Palude
setting-table-walls = Mura
setting-table-clearing = Radura (24 pollici)
setting-table-glade = Boschetto (24 pollici)
setting-domains = Domini
    .help = Ogni esercito può portare un dominio: il tempo, o di peggio, per tutti.
setting-open_books = Libri aperti
    .help = Tutti sanno quali incantesimi sono in quale libro, ma non il loro ordine.
setting-teams = Squadre da due
    .help = In quattro: i posti 1 e 3 insieme contro 2 e 4.
setting-armies = Eserciti
    .help = Eserciti fissi nell’ordine dei posti, con punti e virgola: A1;A5. Vuoto: ognuno sceglie.

## What `walpurgis balance` counts
balance-first = Vinte dal primo giocatore, tra quelle vinte da qualcuno
balance-draw = Vinte da nessuno
balance-objectives = Decise dagli obiettivi, tra quelle vinte da qualcuno
balance-points = Decise dai punti vittoria, tra quelle vinte da qualcuno
balance-last = L’ultima parte rimasta in campo, tra quelle vinte da qualcuno
balance-lost = Punti persi da un giocatore, mediana
