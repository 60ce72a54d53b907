# Sorcery in italiano: quello che dice solo il browser.

## Battlefield
web-field-map = La mappa
web-field-figures = Modelli sul campo di battaglia
web-field-north = N
web-field-zoom = Più vicino o più lontano
web-field-nearer = Più vicino
web-field-farther = Più lontano
web-field-whole = Mostra tutta la mappa
web-field-auras = Mostra le aure: Pandemonio, cariche, glifi
web-field-round = Round { $round } di { $rounds }
web-field-actions-left = { $count ->
    [0] { $who }: nessuna azione rimasta
    [one] { $who }: ancora un’azione
   *[other] { $who }: ancora { $count } azioni
 }
web-field-place = { $east } pollici a est, { $north } pollici a nord
web-field-click = click { $click } di { $clicks }
web-field-tokens = { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
 }
web-field-faces = rivolto verso: { $heading }
web-field-soars = in volo
web-field-captive = prigioniero
web-field-demoralized = demoralizzato
web-field-touches = A contatto con { $who }
web-field-objective = Obiettivo { $objective }
web-field-free = tenuto da nessuno
web-field-held = tenuto da { $who }
web-field-reserve = Ancora da schierare
web-field-actions = Azioni di { $who }
web-field-group-move = Movimento
web-field-group-close = Corpo a corpo
web-field-group-ranged = Combattimento a distanza
web-field-group-magic = Magia
web-field-group-special = Altre azioni
web-field-count = { $count ->
    [one] 1 bersaglio
   *[other] { $count } bersagli
 }
web-field-whom = Contro chi? I bersagli brillano.
web-field-how = Come?
web-field-chance = { $needed } o più con due dadi: { $chance } %
web-field-deed-move = Muovi di { $inches }″
web-field-deed-break = Disimpegnati con { $needed }+ e muovi di { $inches }″
web-field-deed-turn = Gira sul posto
web-field-deed-double = Marcia forzata, { $inches }″
web-field-deed-soar = Spicca il volo, { $inches }″
web-field-deed-land = Atterra, { $inches }″
web-field-deed-quick = { ability-quickness }, { $inches }″
web-field-deed-form = Guida una formazione
web-field-deed-close = Attacca
web-field-deed-capture = Cattura
web-field-deed-charge = { ability-charge }
web-field-deed-surge = Slanciati in avanti
web-field-deed-wall = Attacca il muro
web-field-deed-breach = Tira contro il muro
web-field-deed-shot = Tira
web-field-deed-shots = Tira contro { $targets } bersagli al massimo
web-field-deed-volley = Guida una salva
web-field-deed-blast = { ability-magic-blast }
web-field-deed-freeze = { ability-magic-freeze }
web-field-deed-flame = { ability-flame-lightning }
web-field-deed-wave = { ability-shockwave }
web-field-deed-bound = { ability-bound }
web-field-deed-confuse = { ability-magic-confusion }
web-field-deed-heal = Cura
web-field-deed-lift = { ability-magic-levitation }
web-field-deed-raise = { ability-necromancy }
web-field-deed-regen = { ability-regeneration }
web-field-deed-cast = Lancia { $spell }
web-field-deed-browse = Ricerca in «{ $book }»
web-field-deed-shake = Scrolla via { $spell }
web-field-deed-equip = Raccogli «{ $book }»
web-field-deed-drop = Posa «{ $book }»
web-field-deed-hand = Consegna «{ $book }»
web-field-moves = Mosse proposte
web-field-places = Posti proposti
web-field-facings = Orientamenti
web-field-how-act = Clicca su un guerriero che brilla per vedere le sue azioni, o trascinalo dritto dove deve andare.
web-field-how-path = Indica, clicca o trascina dove deve andare. Spazio piega il percorso, Q ed E girano, M muove con le frecce, Invio conferma.
web-field-how-place = Clicca dove deve stare. Invio o un secondo clic conferma.
web-field-how-look = Clicca dove deve guardare, o giralo con Q ed E.
web-field-tap-act = Tocca un guerriero che brilla per vedere le sue azioni.
web-field-tap-path = Tocca dove deve andare, poi conferma. Si può anche trascinare.
web-field-tap-place = Tocca dove deve stare, poi conferma.
web-field-tap-look = Tocca dove deve guardare, poi conferma.
web-field-moving = Le frecce muovono di mezzo pollice, con Maiusc di un decimo.
web-field-used = { $used }″ usati, { $left }″ rimasti
web-field-stopped = Fermato da { $by }
web-field-could-strike = Potrebbe colpire { $target }: { $needed }+, { $chance } %
web-field-could-shoot = { $line ->
    [hindered] Potrebbe tirare a { $target } al riparo: { $needed }+, { $chance } %
   *[other] Potrebbe tirare a { $target }: { $needed }+, { $chance } %
 }
web-field-contact = A contatto con { $who }, { $side }
web-field-could-cast = { $spell } su { $target }: { $needed }+, { $chance } %
web-field-spins = Potrà girarsi: { $who }
web-field-objectives = Tocca l’obiettivo { $objectives }
web-field-impaled = Si infilza sull’arma in asta di { $by }
web-field-threats = Potrebbe essere attaccato da { $who }
web-field-forbidden = Lì no.
web-field-confirm = Conferma
web-field-bend = Piega qui
web-field-bend-key = Spazio o B
web-field-back = Indietro
web-field-facing = Orientamento
web-field-left = Gira a sinistra
web-field-right = Gira a destra
web-field-dice = Dadi
web-field-result = Risultato
web-field-needed = Serviva
web-field-attack-value = Valore di attacco
web-field-outcome-hit = Colpito!
web-field-outcome-missed = Mancato
web-field-outcome-done = Riuscito!
web-field-outcome-failed = Fallito
web-field-roll = { $who }: { $what }
web-field-roll-break = { $who } cerca di disimpegnarsi
web-field-roll-dodge = { $who } cerca di schivare
web-field-roll-command = { $who } urla ordini
web-field-roll-damage = { $who } tira per i danni
web-field-roll-healing = { $who } tira per la cura
web-field-roll-casting = { $who } si aggrappa all’incantesimo
web-field-roll-countering = { $who } cerca di contrastarlo

## Books and armies
web-my-army = Il mio esercito
web-my-books = I miei libri
web-no-army = I tuoi guerrieri si raduneranno qui quando li avrai scelti.
web-chooses-army = Sta ancora scegliendo un esercito…
web-army-of = L’esercito: { $points } punti
web-team = squadra { $n }
web-standing = { $count ->
    [one] un guerriero in piedi
   *[other] { $count } guerrieri in piedi
 }
web-objectives = { $count ->
    [one] un obiettivo
   *[other] { $count } obiettivi
 }
web-scored = { $count ->
    [one] un punto vittoria
   *[other] { $count } punti vittoria
 }
web-points = { $count ->
    [one] un punto
   *[other] { $count } punti
 }
web-slots = { $count ->
    [one] uno slot oggetto
   *[other] { $count } slot oggetto
 }
web-targets = Bersagli
web-click = Click
web-eliminated = Eliminato
web-click-of = click { $click } di { $clicks }
web-tokens = { $count ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $count } segnalini
 }
web-can = Ora può: { $what }
web-can-move = muoversi
web-can-close = combattere corpo a corpo
web-can-ranged = attaccare a distanza
web-can-magic = usare la magia
web-can-special = fare qualcosa di speciale
web-state-gone = caduto
web-state-captive = prigioniero
web-state-reserve = non ancora schierato
web-state-demoralized = demoralizzato
web-state-given = ha agito
web-state-tired = due segnalini: deve riposare
web-state-air = in volo
web-bars = { $count ->
    [one] una barra
   *[other] { $count } barre
 }
web-pages = { $count ->
    [one] una pagina
   *[other] { $count } pagine
 }
web-spells = { $count ->
    [one] un incantesimo
   *[other] { $count } incantesimi
 }
web-requires = Solo con { $symbol }
web-action-ranged = azione di combattimento a distanza
web-action-special = azione speciale
web-action-none = non si lancia mai
web-mark-counterspell = contromagia
web-mark-passive = agisce dal libro
web-mark-face-down = poi resta a faccia in giù
web-on-the-ground = a terra
web-open-book = Apri questo libro
web-other-spells = Gli altri incantesimi
web-seen-spells = Incantesimi visti
web-empty-book = Nessun incantesimo rimasto
web-unknown-bookmark = Incantesimo corrente ignoto
web-cast = Lancia
web-castable = Si può lanciare ora.
web-castable-counter = Pronto a contrastare.
web-browse = Ricerca ({ $bars ->
    [one] una barra
   *[other] { $bars } barre
 })
web-keep-bookmark = Tieni questo
web-why = Perché non ora?
web-why-empty = Il libro è vuoto.
web-why-casting = Il suo incantesimo è in corso.
web-why-face-down = A faccia in giù: prima ricerca nel libro.
web-why-counterspell = Aspetta un incantesimo nemico.
web-why-passive = Agisce stando nel libro.
web-why-dropped = Nessuno impugna questo libro.
web-why-captive = Un prigioniero non lancia nulla.
web-why-demoralized = Troppo demoralizzato per leggere.
web-why-not-yours = Non è la tua fase di azione.
web-why-command = Prima la fase di comando.
web-why-tokens = Due segnalini: chi lo impugna riposa.
web-why-no-actions = Nessuna azione rimasta.
web-notice-last-round = Ultimo round: poi decidono gli obiettivi.
web-notice-two-rounds = Ancora un round dopo questo.
web-orders = Contrastare
web-orders-how = Non chiedermi mai per questi tipi di incantesimi, lasciali correre:
web-counter = Contrasti?
web-counter-how = La contromagia deve superare il risultato di chi lancia.
web-rolls = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 } + { $more }
web-percent = { $n } %
web-chance = Probabilità: { $n } %
web-counter-plain = Contrasta
web-counter-with = Con { $spell }
web-let-pass = No, lascia correre
web-look-at-field = Guarda il campo di battaglia
web-counter-again = { $spell }: contrasti?
web-is-cast-by = lanciato da { $who }
web-is-aimed-at = su { $who }
web-put-away = Metti via
web-armies = Eserciti
web-army-chosen = Il tuo esercito è pronto. Gli altri stanno ancora scegliendo.
web-armies-gather = Gli eserciti si radunano.
web-tab-prepared = Eserciti pronti
web-tab-own = I miei eserciti
web-tab-build = Componi
web-lead = Guida questo esercito
web-change = Modifica
web-copy = Copia il codice
web-copied = Copiato
web-forget = Elimina
web-save = Salva
web-import = Codice di un esercito
web-import-do = Aggiungi
web-no-own-armies = Ancora nessun esercito tuo. Componine uno, modificane uno pronto o aggiungi il codice di un amico.
web-my-army-name = Il mio esercito { $n }
web-army-name = Nome dell’esercito
web-army-ready = Pronto a marciare.
web-points-of = { $points } punti su { $total }
web-points-left = punti su { $total } rimasti
web-warriors = Guerrieri
web-warriors-of = guerrieri: { $count } su { $most }
web-recruits = Chi può unirsi
web-faction = Fazione
web-all-factions = Tutte le fazioni
web-add = Aggiungi { $what }
web-remove = Togli { $what }
web-your-army = Il tuo esercito
web-nobody-yet = Ancora nessuno. Scegli il primo guerriero.
web-books = Libri
web-give-book = Dai un libro
web-take-book = Riprendi il libro
web-fill = Riempi «{ $book }»
web-book-pages = { $count ->
    [one] { $book }, una pagina
   *[other] { $book }, { $count } pagine
 }
web-pages-short = { $count } p.
web-pages-of = pagine: { $used } su { $most }
web-pages-left = { $count ->
    [one] una pagina libera
   *[other] { $count } pagine libere
 }
web-shelf = Incantesimi
web-shelf-how = Premi un libro del tuo esercito per riempirlo, o danne uno a un mago.
web-shelf-nobody = I maghi hanno un libro accanto ai valori. Ne servirebbe uno.
web-in-book = Nel libro, prima il corrente
web-bookmark-first = Proponi come incantesimo corrente
web-empty-book-how = Un libro vuoto non serve: scegli i suoi incantesimi.
web-affinity = per affinità, { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
 } invece di { $usual }
web-domain = Dominio
web-no-domain = nessuno
web-army-not-points = Troppi punti.
web-army-not-number = Troppi guerrieri, o un totale che non esiste.
web-army-not-unique = Ce n’è uno solo.
web-army-not-slot = Nessuno slot libero, o il libro richiede un’altra fazione.
web-army-not-immune = Chi è immune alla magia non impugna libri.
web-army-not-pages = Troppe pagine per questo libro.
web-army-not-requires = A questo mago manca il simbolo richiesto.
web-army-not-copies = Un libro è vuoto o ha due volte lo stesso incantesimo.
web-army-not-domain = Al massimo un dominio.
web-army-not-domains = A questo tavolo quel dominio non c’è.
web-army-not-code = Questo non è ancora un esercito.
web-fixed-armies = Ognuno sceglie
web-fixed-own = Fissi, per posto…
web-fixed-how = Eserciti pronti o codici nell’ordine dei posti, con punti e virgola: A1;A5

# The form of a new table
web-mk-armies-chosen = eserciti fissi

# The numbers behind a refusal
web-mk-why-range = Gittata { $range }″, distanza { $far }″.
web-mk-why-contact = Tra le basi ci sono { $far }″; il combattimento ravvicinato richiede il contatto.
web-mk-why-actions = In questo turno ti restano 0 azioni.
web-mk-why-tokens = Segnalini su { $who }: { $count }. Con due serve un turno di riposo.
# La carta che riassume i turni degli altri
web-mk-tally-standing = Guerrieri
web-mk-tally-objectives = Obiettivi
web-mk-tally-scored = Punti vittoria
