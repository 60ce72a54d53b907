# Quello che dice il browser stesso, in italiano.

## Pages
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-replay = Rivedi
web-nav-about = Informazioni
web-language = Lingua
web-your-name = Il tuo nome
web-change-name = Cambia nome
web-title-replay = Rivedi una partita
web-title-rules = Regole
web-title-learn = Impara a giocare
web-title-about = Su questa casa
web-title-seat = Il tuo posto ti aspetta
web-title-lost = Qui non abita nessuno
web-lost = A questo indirizzo non c’è nessuna pagina. Forse la candela si è spenta.
web-go-home = Torna a casa
web-seat-link-here = Con questo link un posto passa a questo browser. Vale una volta sola; il dispositivo da cui viene potrà poi solo guardare.
web-seat-link-sit = Siediti qui
web-page-failed = Questa pagina non è arrivata. Ricaricala, per favore.
web-coming = Un momento, stiamo accendendo le candele…
web-offline = Il server non risponde. Nulla è perduto: il tavolo tornerà da sé.
web-ok = OK
web-cancel = Annulla
web-close = Chiudi
web-confirm = Sì, confermo
web-back = Indietro
web-on = Avanti
web-you = tu

## Home
web-home-title = Siediti al lume di candela
web-home-what = Walpurgis è un tavolo aperto per giochi da tavolo occulti. Gioca nel browser, con gli amici o contro i bot, senza account. Quello che puoi fare brilla; quello che non puoi fare viene spiegato.
web-home-games = I giochi della casa
web-play-now = Gioca contro i bot
web-set-up = Prepara un tavolo
web-learn = Impara passo per passo
web-rules = Regole
web-players = Giocatori
web-home-mine = I miei tavoli
web-home-mine-empty = Non hai ancora un tavolo. Un clic qui sopra, e i fantasmi sono tuoi.
web-home-open = Tavoli aperti
web-home-open-empty = Al momento nessuno aspetta compagnia. Prepara un tavolo pubblico e accendi la prima candela.
web-home-finished = Partite concluse
web-home-finished-empty = Qui troverai le partite giocate fino in fondo, da rivedere.
web-your-turn = Tocca a te
web-won-by = Vittoria: { $who }
web-phase-lobby = ci si raduna
web-phase-playing = in corso
web-phase-finished = conclusa
web-phase-abandoned = abbandonata
web-join = Unisciti
web-join-label = Ti hanno mandato un link?
web-join-example = incollalo qui
web-join-wrong = Questo link non porta a nessun tavolo di questa casa.

## A new table
web-new-title = Un nuovo tavolo
web-new-game = Gioco
web-new-seats = Chi gioca
web-new-options = Varianti del gioco
web-new-manners = Usanze del tavolo
web-new-public = Pubblico: chiunque può prendere un posto libero
web-new-spectators = Altri possono guardare
web-new-undo = Ritirare una mossa
web-undo-free = Si può ritirare tutto
web-undo-consent = Dopo una rivelazione, per ritirare serve il consenso
web-undo-off = Non si ritira nulla
web-new-clock = Gioca con l’orologio
web-new-clock-minutes = Minuti a testa
web-new-clock-increment = Secondi in più a ogni risposta
web-new-create = Prepara il tavolo
web-new-start = Inizia la partita
web-player-number = Giocatore { $n }
web-seat-me = io ({ $name })
web-seat-open = posto libero
web-seat-here = qualcuno a questo schermo
web-seat-here-name = Nome di chi è a questo schermo
web-seat-bot = bot: { $bot }
web-bot-thumb = Buon Senso
web-bot-random = Cieco Caso
web-bot-ismcts = Pensiero Profondo

## Before the start
web-lobby-waiting = { $open ->
        [one] Un posto è ancora libero.
       *[other] { $open } posti sono ancora liberi.
    }
web-lobby-ready = Ci siamo tutti. La partita può cominciare.
web-take-seat = Siediti
web-leave-seat = Alzati
web-put-bot = Fai sedere un bot
web-free-seat = Libera il posto
web-start = Inizia la partita
web-invite = Invita gli amici
web-invite-how = Manda loro questo link. Non serve un account, basta un nome.
web-copy = Copia
web-copied = Copiato
web-note-public = Chiunque può unirsi.
web-note-private = Può unirsi solo chi ha il link.
web-note-spectators = Altri possono guardare.
web-note-no-spectators = Nessun altro può guardare.
web-note-clock = Orologio: { $minutes } minuti a testa, { $seconds } secondi in più a ogni risposta
web-note-option = { $option }: { $value }

## At the table
web-board = Tabellone
web-opponents = Gli altri
web-my-things = Le mie cose
web-put-away = Riponi
web-tools = Strumenti del tavolo
web-drawer = Diario, chat e regole
web-show-board-of = Mostra o nascondi la plancia di { $who }
web-must-act = deve decidere
web-has-chosen = ha scelto in segreto
web-waiting-for = In attesa di { $who }…
web-on-board = { $count ->
        [one] una scelta sul tabellone
       *[other] { $count } scelte sul tabellone
    }
web-fold = nascondi l’elenco
web-picked = { $low ->
        [0] { $count } scelti, al massimo { $high }
       *[other] { $count } scelti su { $high }
    }
web-done = Fatto
web-less = uno in meno
web-more = uno in più
web-take-back = togli: { $what }
web-sure = Ne sei sicuro?
web-sure-answer = «{ $answer }»: a questo tavolo non si ritira nulla. Confermi?
web-rule-in-question = La regola dietro questa domanda: { $rule }
web-open-rule = Apri il regolamento
web-why-unknown = Ora non si può scegliere.
web-why-not-your-turn = Non tocca ancora a te.
web-why-watching = A questo tavolo stai solo guardando.
web-log = Diario
web-log-empty = Non è ancora successo nulla. La notte è giovane.
web-since-last-visit = dalla tua ultima visita
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla. Un saluto non guasta mai.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-rules-search = Cerca nelle regole
web-rules-chapter = Capitolo
web-rules-table = Tabella del regolamento
web-hint = Consiglio
web-undo = Ritira
web-undo-ask = Ritira (forse gli altri dovranno acconsentire)
web-undo-wish = { $who } vorrebbe ritirare l’ultima risposta.
web-undo-wished = Stiamo chiedendo agli altri se la risposta può essere ritirata.
web-agree = D’accordo
web-disagree = No
web-settings = Impostazioni
web-help = Aiuto e tasti
web-watchers = { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
web-away = non c’è
web-stand-in = gioca un bot
web-resigned = si è arreso
web-let-bot-play = Fai giocare un bot
web-take-over = Riprendi il posto
web-time-left = Tempo rimasto
web-i-am = Sono { $who }
web-tie-broken = Punti pari: le posizioni sono state decise dallo spareggio del regolamento.
web-rematch = Un’altra
web-to-rematch = Alla prossima partita
web-replay = Rivedi

## Settings
web-set-animation = I pezzi si muovono
web-set-sound = Suoni
web-set-contrast = Contrasto più forte
web-my-seat = Il mio posto
web-move-seat = Passa a un altro dispositivo
web-move-seat-how = Apri questo link sull’altro dispositivo. Vale una volta sola.
web-resign = Arrenditi
web-sure-resign = Vuoi davvero arrenderti? Un bot giocherà al posto tuo.

## Keys
web-help-glow = Quello che puoi fare adesso brilla. Clicca su altro, e il tavolo ti dirà quale regola lo impedisce.
web-key-digits = scegli l’opzione con questo numero
web-key-arrows = scorri ciò che è offerto
web-key-enter = scegli, o concludi la scelta
web-key-escape = indietro
web-key-board = vai al tabellone
web-key-prompt = vai alla domanda
web-key-undo = ritira
web-key-hint = consiglio
web-key-rule = la regola in questione
web-key-log = diario
web-key-chat = chat
web-key-settings = impostazioni
web-key-help = questo aiuto

## Replay
web-replay-what = Apri una registrazione salvata e ripercorri la partita passo per passo.
web-replay-drop = Trascina qui una registrazione, o scegli il file.
web-play = Riproduci
web-pause = Pausa
web-step-on = Un passo avanti
web-step-back = Un passo indietro
web-moment = Momento della partita
web-eyes-of = Vista da
web-eyes-public = tutti
web-go-on = Continua da qui contro i bot
web-download = Salva la registrazione

## The plain board
web-view-round = turno
web-view-deck = mazzo
web-view-hand = mano
web-view-hands = carte in mano
web-view-discard = scarti
web-view-shown = carte mostrate
web-view-score = punti

## Refusals
web-refused-unknown = Non ha funzionato.
web-refused-offline = Il server non risponde. Riprova tra un momento.
web-refused-no-record = Questo file non è la registrazione di una partita.
web-refused-broken-record = Questa registrazione non si può leggere.
web-refused-no-such-table = Questo tavolo non esiste, o non è aperto a te.
web-refused-no-such-link = Questo link è già stato usato o non è mai esistito.
web-refused-already-answered = A questa domanda è già stata data risposta.
web-refused-not-asked = Al momento non ti viene chiesto nulla.
web-refused-not-offered = Ora non si può scegliere.
web-refused-not-undoable = Non hai nulla da ritirare.
web-refused-seat-taken = Lì siede già qualcuno.
web-refused-seats-open = Ci sono ancora posti liberi.
web-refused-not-your-seat = Non è il tuo posto.
web-refused-not-the-owner = Può farlo solo chi ha preparato il tavolo.
web-refused-wrong-phase = È troppo tardi o troppo presto per questo.
web-refused-other-rules = Questo tavolo è stato iniziato con regole diverse da quelle di questa versione del programma e non può continuare.
web-refused-running = La partita è in corso, e la sua registrazione è segreta.
web-refused-forbidden = Qui non è permesso.
web-refused-too-many = Hai troppi tavoli in sospeso. Prima finiscine uno.
web-refused-too-fast = Non così in fretta, per favore. Riprova tra un momento.
web-refused-too-big = È troppo grande.
web-refused-too-long = Questa registrazione richiede troppo tempo per essere rigiocata.
web-refused-wrong-seats = A questo gioco non si può giocare in tanti così.
web-refused-unknown-option = Una delle varianti ha un valore che il gioco non conosce.
web-refused-rule-failed = Una regola del gioco è fallita; il tavolo è rimasto com’era.
web-refused-failed = Qualcosa è andato storto nel server; nulla è cambiato.
notice-restart = Il server si riavvia. Il tavolo tornerà da sé.
notice-bot-failed = Il bot di { $name } ha fallito; risponde il cieco caso.
notice-bots-stuck = Il bot di { $name } non riesce ad andare avanti.
notice-out-of-time = Il tempo di { $name } è scaduto; continua un bot.
notice-resigned = { $name } si arrende; continua un bot.
notice-stand-in = Un bot gioca al posto di { $name }.
notice-taken-back = { $name } riprende il suo posto.
notice-undo-wished = { $name } vorrebbe ritirare l’ultima risposta.
notice-undo-refused = { $name } non è d’accordo: non si ritira nulla.
notice-undone = { $name } ha ritirato l’ultima risposta.

## About
web-about-what = Walpurgis è software libero: un tavolo per giochi da tavolo occulti, nel browser, nel terminale e per i programmi, con regole complete in cinque lingue.
web-about-fan-title = Per amore del gioco
web-about-fan = Questo è un progetto non ufficiale di ammiratori di questi giochi. Non ha legami con i loro autori o editori e non usa né i loro testi né le loro immagini: le regole sono raccontate con parole nostre, i tabelloni ridisegnati. Se un gioco ti piace, compralo: con i fantasmi veri è ancora più bello.
web-about-credits = Grazie
web-about-icons = Icone:
web-about-fonts = Caratteri:
web-about-tools = Costruito con
web-about-privacy-title = Che cosa viene conservato
web-about-privacy = Un cookie dice quali posti sono tuoi; il tuo browser conserva lingua e impostazioni. Nessuna richiesta lascia questo server, e nessuno ti conta.

## Lessons
web-no-lesson = Per questo gioco non c’è ancora una lezione; ma c’è il regolamento.
web-lesson-step = Passo { $at } di { $all }
web-lesson-click = Clicca su ciò che brilla, sul tabellone o qui.
web-lesson-wrong = Anche questa è un’idea! Ma in questa lezione segui ciò che brilla.
web-skip-step = Salta
web-lesson-end = Ora gioca da te
web-lesson-you = Tu
web-lesson-rival = Il vampiro
web-lesson-manor = Benvenuto nel maniero. A sinistra il tuo mago camminerà su sedici tessere circondate da specchi; a destra si stendono otto regioni piene di conigli, suore e orchi. In sei turni ti servono più punti vittoria (PV) di tutti, e quasi tutti vengono dai fantasmi che infestano le regioni.
web-lesson-invoke = Un turno comincia con l’Invocazione: in segreto, ognuno manda fantasmi dal cimitero al ponte levatoio. Alla fine del turno i fantasmi vogliono mangiare, perciò non mandarli tutti.
web-lesson-order = Tutte le mani si sono aperte insieme. Chi ha tenuto più fantasmi nel cimitero gioca prima.
web-lesson-bonus = Dal secondo turno in poi ognuno prende anzitutto un bonus della carta tempo, in ordine di gioco. Quello che è preso non c’è più: arrivare presto conviene.
web-lesson-action = Ora gli Intrighi: la carta tempo dà a tutti lo stesso numero di azioni. Un’azione muove o il tuo mago o i tuoi fantasmi. Comincia dal mago.
web-lesson-magician = Da fuori il tuo mago può entrare in qualsiasi casella vuota; poi va di casella in casella. Le risorse aprono i portali delle regioni: vai dove si trovano.
web-lesson-tile = Sulla sua casella il mago usa la tessera o uno specchio accanto. Una tessera con risorse ne dà due. Stanno nella tua riserva 2H, passano poi in 1H e alla fine sono maledette: usale in tempo.
web-lesson-mirror = Gli specchi sono terrore: uno intatto ne porta 3 quando lo incrini, uno incrinato 2 quando lo rompi, e poi è perduto. Il terrore nutre i tuoi fantasmi e paga i combattimenti.
web-lesson-ghosts = Ora un’azione con i fantasmi: ogni fantasma sul ponte levatoio può muoversi. I giardini non costano nulla e ti aiutano; nelle regioni si paga il portale.
web-lesson-garden = Scegli un fantasma e il suo giardino. Il posto 1 ha il bonus migliore.
web-lesson-region = Hai ciò che questo portale chiede. Un fantasma in una regione porta i suoi PV alla fine di ogni turno, finché resta e mangia. Quello che paghi non è perduto: va nella tua zona di omologazione.
web-lesson-arrive = Un posto libero non costa nulla. Se sono tutti occupati, puoi combattere: costa terrore e porta PV.
web-lesson-scored = Amministrazione: ogni fantasma fuori dal cimitero mangia 1 terrore, le regioni portano i loro PV, e quattro risorse diverse nella zona di omologazione diventano una chimera. Poi comincia il turno seguente.
web-lesson-last = Questo è il cuore del gioco. Combattimenti, carte POWER e maledizione li incontrerai giocando; quando qualcosa non si può fare, il tavolo ti cita la regola. Buona fortuna!

## Nocturne
web-nd-basic = Carte base
web-nd-kingdom = Regno
web-nd-beside = Accanto alla Riserva
web-nd-trash = Scarti
web-nd-boons = Doni
web-nd-hexes = Malefici
web-nd-druid = I Doni del Druida
web-nd-deck-of = { $what }: ancora { $count }
web-nd-open = scoperto
web-nd-deck = Mazzo
web-nd-deck-count = Mazzo: { $count }
web-nd-discard = Pila di scarto
web-nd-discard-count = Pila di scarto: { $count }
web-nd-hand = Mano: { $count }
web-nd-no-hand = La tua mano è vuota
web-nd-in-play = In gioco
web-nd-staying = In gioco, e ci resta
web-nd-aside = Messe da parte
web-nd-kept = tenuto fino alla Pulizia
web-nd-waiting = aspetta il prossimo turno
web-nd-tray-look = Stai guardando
web-nd-tray-shown = Mostrate a tutti
web-nd-tray-discard = La tua pila di scarto
web-nd-tray-trash = Gli Scarti
web-nd-tray-aside = Messe da parte
web-nd-tray-boon = Doni
web-nd-tray-card = Che cosa viene prima
web-nd-tray-state = Stato
web-nd-left = ancora { $count }
web-nd-empty = vuota
web-nd-empty-piles = Pile vuote: { $count }
web-nd-face-down = coperte: { $count }
web-nd-debt = debito: { $count }
web-nd-tokens = segnalini PV: { $count }
web-nd-vp = PV
web-nd-all-cards = Tutte le carte con i loro punti
web-nd-phases = Fasi del turno
web-nd-turn = Turno { $n }
web-nd-extra = Turno extra
web-nd-actions = Azioni
web-nd-buys = Acquisti
web-nd-coins = Monete
web-nd-code = Copia il regno
web-nd-copy = Copia il codice di questo regno: { $code }
web-nd-deluded = Illuso: in questo turno non si possono comprare Azioni.
web-nd-envious = Invidioso: in questo turno Argento e Oro danno solo $1.
web-nd-orders = Ordini permanenti
web-nd-order-moat-ask = chiedi a me
web-nd-order-moat-always = rivela sempre
web-nd-order-moat-never = non rivelare mai
web-nd-order-hound-ask = chiedi a me
web-nd-order-hound-always = metti sempre da parte
web-nd-order-hound-never = non mettere mai da parte
web-nd-kingdom-random = A caso
web-nd-kingdom-own = Le mie dieci carte …
web-nd-kingdom-cards = Carte o codice
web-nd-kingdom-how = Dieci nomi di carte in inglese separati da virgole, o il codice di un regno.
web-nd-lesson-rival = Il lupo
web-nd-lesson-table = Benvenuti al mercato notturno. Al centro ci sono le dieci pile del regno, a sinistra Tesori e Vittorie. Tutti cominciano con le stesse dieci carte deboli; chi costruisce il mazzo migliore avrà più punti, e i più stanno nelle Province.
web-nd-lesson-treasures = Un turno ha delle fasi: Azione, Acquisto, Notte, Pulizia. Non hai ancora Azioni in mano, quindi comincia la fase Acquisto. Prima gioca i Tesori: un clic per tutti.
web-nd-lesson-buy = Quattro monete. Ciò che puoi permetterti brilla. Compra un Villaggio Benedetto; punta una carta, o tienici il dito sopra, per leggerla.
web-nd-lesson-boon = Quando ottieni un Villaggio Benedetto, scopri un Dono, un piccolo regalo della notte. Ricevilo adesso.
web-nd-lesson-cleanup = Alla fine del turno tutto ciò che hai giocato e il resto della mano vanno nella pila di scarto, e peschi cinque carte nuove. Quando il mazzo è vuoto, la pila di scarto viene mescolata: così torna ciò che hai comprato. Anche il lupo ha giocato.
web-nd-lesson-watchman = Questa volta compra una Guardia Notturna. Quasi tutte le carte ottenute vanno nella pila di scarto; questa viene subito in mano.
web-nd-lesson-night = Scende la notte: dopo gli acquisti si giocano carte Notte, quante se ne vuole. Non costano Azioni. Gioca la Guardia Notturna.
web-nd-lesson-look = Guardi le prime cinque carte del tuo mazzo. Ciò che non vuoi nella prossima mano può andarsene: scegli la Tenuta, poi premi Fatto. Conta alla fine, ma prima non aiuta.
web-nd-lesson-order = Le altre tornano nell'ordine che preferisci. La prima che clicchi sarà in cima.
web-nd-lesson-action = Nella nuova mano c'è il Villaggio Benedetto: è la fase Azione. Ogni turno puoi giocare un'Azione; il villaggio dà una carta e altre due Azioni.
web-nd-lesson-counters = Sopra le pile vedi che cosa hai: Azioni, Acquisti e monete. Senza altre Azioni in mano la fase Acquisto comincia da sola. Gioca di nuovo i Tesori.
web-nd-lesson-more = Compra qualcosa di più forte. Le carte con le spade incrociate attaccano gli altri; quelle con la banda arancione restano in gioco fino al tuo prossimo turno.
web-nd-lesson-last = Questo è il cuore del gioco. Finisce quando le Province o tre pile qualsiasi sono vuote. Ciò che non si può fare, il tavolo lo spiega. Buona notte e buona fortuna!

## Ashes to Ashes
web-aa-faces = rivolto verso: { $direction }
web-aa-carries = ha con sé la Prescelta
web-aa-acts = agirà come numero { $n }
web-aa-heads = si dirige verso { $spaces }
web-aa-tile = tile: { $face }
web-aa-crossroads = crocevia
web-aa-base = base: { $side }
web-aa-diagonal = diagonale elettrica, spazio { $n } di 10
web-aa-empty = libero
web-aa-numbered = spazio numerato { $n }
web-aa-trap = trappola
web-aa-bear = trappola per orsi
web-aa-sand = sabbie mobili ({ $side })
web-aa-chosen-here = la Prescelta, passi rimasti: { $left }
web-aa-goal = { $who } arriva qui a fine turno
web-aa-portal-dark = Portale oscuro { $portal }
web-aa-portal-light = Portale di luce { $portal }
web-aa-portal-hurts = Ferisce: { $side } (-2, e il cammino finisce qui)
web-aa-empty-slot = Posto vuoto
web-aa-power = Livello Potere { $level } di 6
web-aa-token = Token Alleato: { $who }
web-aa-reserve = Torna nella riserva: { $who }
web-aa-home = a casa
web-aa-points = Punti Fazione: { $count } di 20
web-aa-deck = Mazzo: { $count }
web-aa-market = Carte Potenziamento scoperte: { $side }
web-aa-upgrade-deck = Mazzo Potenziamenti: { $count }
web-aa-sand-ready = Sabbie mobili pronte
web-aa-used = Già usato in questo turno.
web-aa-bm = Mercato
web-aa-status = Il turno
web-aa-turn = Turno { $n } di { $limit }
web-aa-turn-alone = Turno { $n }
web-aa-phases = Fasi del turno
web-aa-supply-S = Tile rettilinei rimasti: { $count }
web-aa-supply-C = Tile curvi rimasti: { $count }
web-aa-tables = Tabelle di difesa e attacco
web-aa-table-defence = Difesa: quando attacca uno di questi (a sinistra)
web-aa-table-attack = Contrattacco: quando l’attacco di uno di questi (a sinistra) è annullato
web-aa-held = Turni con la Prescelta: { $count } di { $all }
web-aa-traps = Trappole rimaste: { $count }
web-aa-society-next = A fine turno le sue figure vanno su questi numeri. Chi si trova accanto perde 1 punto.
web-aa-ghouls-next = Prossimi a muovere
web-aa-ghouls-away = Non ancora risvegliati
web-aa-card-who = Posa o ruota questi tile attorno al personaggio ({ $who }), che poi può camminare.
web-aa-card-any = Posa o ruota un tile ovunque; poi qualcuno può passarci sopra.
web-aa-card-symbol = In difesa e contrattacco: { $symbol }.
web-aa-anybody = Generica
web-aa-palette = Verso del tile
web-aa-palette-how = R o la rotellina girano il tile, un clic lo posa.
web-aa-take-away = togli
web-aa-turn-tile = Gira il tile
web-aa-which = Quale?
web-aa-duel = Attacco
web-aa-counter = Contrattacco
web-aa-damage = Danni: { $count }
web-aa-needs = Serve: { $symbol }
web-aa-needs-any = Va bene qualsiasi carta
web-aa-awaits = Il colpo sarà parato?
web-aa-parried = Colpo parato
web-aa-missed = Fuori portata
web-aa-struck = Colpo a segno
web-aa-caught = Prende la Prescelta
web-aa-pushed = Il Fucile ha parlato
web-aa-nearer = Ingrandisci il tabellone
web-aa-whole = Tutto il tabellone
web-aa-played = La carta in gioco
web-aa-hand = Mano: { $count }
web-aa-no-hand = Non hai carte in mano
web-aa-upgrades = Carte Potenziamento
web-aa-notice-last = { $left ->
        [one] Ancora un passo e la Prescelta è perduta.
       *[other] Ancora { $left } passi e la Prescelta è perduta.
    }
web-aa-notice-held = { $left ->
        [one] Ancora un turno con la Prescelta e la Società vince.
       *[other] Ancora { $left } turni con la Prescelta e la Società vince.
    }
web-aa-notice-dawn = { $left ->
        [one] Dopo questo turno spunta l’alba.
       *[other] L’alba spunta fra { $left } turni.
    }
web-aa-lesson-rival = I Vampiri
web-aa-lesson-table = Una notte di dieci spazi per dieci. Giochi con gli Umani (oro, in basso a sinistra); i Vampiri (cremisi) abitano in alto a destra. Una bambina di luce, la Prescelta, scende lungo la diagonale elettrica, uno spazio dopo ogni turno: portala a casa prima che arrivi all’ultimo. Le figure grigie incappucciate sono la Società Segreta; chi finisce accanto a loro perde punti. Alcuni sentieri ci sono già, e tocca a te.
web-aa-lesson-token = Fase 1: ogni personaggio ha un token Alleato. Nella propria zona alza il Livello Potere; sui posti comuni fa altro. Clicca sul token del Reverendo, poi sul Mistico.
web-aa-lesson-portal = Le barre fra gli spazi sono portali. Quelli oscuri feriscono gli Umani, quelli di luce i Vampiri: chi ci sbatte contro perde 2 punti e si ferma. Il portale P1 sbarra al Maggiore la via del nord. Il Mistico ti lascia spostarlo: cliccalo, poi clicca un bordo dall’altra parte. Lì mostra l’altra faccia e sbarra ai Vampiri la strada di casa.
web-aa-lesson-card = Fase 2: gioca quante carte vuoi. Questa è del Maggiore: posa o ruota i suoi tile attorno a lui, poi può camminare.
web-aa-lesson-tile = Ciò che brilla si può usare. Il tile appare come verrà posato; R, la rotellina o le piccole figure lo girano. Una curva in C6 unisce il tuo sentiero al crocevia in D6.
web-aa-lesson-walk = Ora il Maggiore cammina. Una figura prosegue finché prosegue il sentiero, e ai bivi scegli tu; la linea punteggiata mostra tutto il percorso e quanto costerebbe.
web-aa-lesson-generic = L’altro tipo di carta: un tile in qualsiasi punto del tabellone, poi chiunque abbia un sentiero che ci passa sopra può essere mandato lì, anche un nemico. Posa una curva in E6, accanto alla Prescelta.
web-aa-lesson-chosen = La Prescelta è proprio accanto al Maggiore, e il suo sentiero è aperto verso di lei. Prendila! Chi l’ha con sé deve portarla su uno spazio della propria base.
web-aa-lesson-defence = Anche i Vampiri hanno posato un tile. Un sentiero può attraversare la diagonale elettrica come se fosse un tile rettilineo; ma dall’altra parte ci sei tu, quindi Sryz si ferma lì sopra e deve attaccare. Gli attacchi da dietro fanno più male; con il Maggiore e Sryz ogni colpo è peggiore. La tabella indica un simbolo: scarta una carta che lo porta, e l’attacco è annullato.
web-aa-lesson-attack = Tocca di nuovo a te, e ora colpisci tu: Sryz è accanto a te e un sentiero libero porta a lei. Può difendersi allo stesso modo.
web-aa-lesson-home = La via di casa è libera: il portale P1 non c’è più. La linea punteggiata finisce nella tua base. Vai!
web-aa-lesson-last = Hai vinto: la Prescelta è a casa. Si vince anche togliendo all’altra parte tutti i punti; se lei arriva all’ultimo spazio, vince solo la Società. Se qualcosa non si può fare, il tavolo te lo spiega. Buona notte e buona fortuna!
