# Quello che dice il browser stesso, in italiano.

## Pages
web-skip = Vai al contenuto
web-nav = Menu principale
web-nav-replay = Rivedi
web-nav-about = Informazioni
web-language = Lingua
web-your-name = Il tuo nome
web-change-name = Cambia nome
web-title-replay = Rivedi una partita
web-title-rules = Regole
web-title-learn = Impara a giocare
web-title-about = Informazioni su questa casa
web-title-seat = Il tuo posto ti aspetta
web-title-lost = Qui non abita nessuno
web-lost = A questo indirizzo non c’è nessuna pagina. Forse la candela si è spenta.
web-go-home = Torna a casa
web-seat-link-here = Con questo link il tuo posto passa a questo browser. Vale una volta sola; l’altro dispositivo potrà poi solo guardare.
web-seat-link-sit = Siediti qui
web-page-failed = La pagina non si è caricata. Ricaricala, per favore.
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
web-minutes = circa { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
web-weight-1 = leggerissimo
web-weight-2 = leggero
web-weight-3 = medio
web-weight-4 = impegnativo
web-weight-5 = pesante
web-home-mine = I miei tavoli
web-home-mine-empty = Non hai ancora un tavolo. Un clic qui sopra, e i fantasmi sono tuoi.
web-home-open = Tavoli aperti
web-home-open-empty = Al momento nessuno aspetta compagnia. Prepara un tavolo pubblico e accendi la prima candela.
web-home-finished = Partite concluse
web-home-finished-empty = Qui troverai le partite giocate fino in fondo, da rivedere.
web-your-turn = Tocca a te
web-your-turns = Tocca a te ({ $n })
web-won-by = Vittoria: { $who }
web-phase-lobby = in attesa di giocatori
web-phase-playing = in corso
web-phase-finished = conclusa
web-phase-abandoned = abbandonata
web-phase-stopped = fermata da regole nuove
web-join = Unisciti
web-join-label = Ti hanno mandato un link?
web-join-example = incollalo qui
web-join-wrong = Questo link non porta a nessun tavolo di questa casa.

## A new table
web-new-title = Un nuovo tavolo
web-new-game = Gioco
web-new-seats = Chi gioca
web-new-options = Varianti del gioco
web-new-manners = Regole del tavolo
web-new-public = Pubblico: chiunque può prendere un posto libero
web-new-spectators = Altri possono guardare
web-new-undo = Ritirare una mossa
web-undo-free = Si può ritirare tutto
web-undo-consent = Ciò che è svelato si ritira solo col consenso
web-undo-off = Non si ritira nulla
web-new-clock = Gioca con l’orologio
web-new-clock-minutes = Minuti a testa
web-new-clock-increment = Secondi in più a ogni mossa
web-new-create = Crea il tavolo
web-new-start = Inizia la partita
web-player-number = Giocatore { $n }
web-seat-me = io ({ $name })
web-seat-open = posto libero
web-seat-here = un’altra persona su questo dispositivo
web-seat-here-name = Nome di questa persona
web-seat-bot = bot: { $bot }

## Before the start
web-lobby-waiting = { $open ->
        [one] Un posto è ancora libero.
       *[other] { $open } posti sono ancora liberi.
    }
web-lobby-ready = Il tavolo è al completo. La partita può cominciare.
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
web-note-clock = Orologio: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } a testa, più { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } a mossa
web-note-option = { $option }: { $value }

## At the table
web-board = Tabellone
web-opponents = Gli altri
web-my-things = La mia area
web-put-away = Riduci
web-tools = Strumenti del tavolo
web-house-menu = Walpurgis: pagina iniziale, il tuo nome, lingua
web-drawer = Diario, chat e regole
web-show-board-of = Mostra o nascondi la plancia di { $who }
web-must-act = deve decidere
web-has-chosen = ha scelto in segreto
web-waiting-for = In attesa di { $who }…
web-on-board = { $count ->
        [one] Mostra l’unica scelta
       *[other] Elenca tutte le { $count } scelte
    }
web-fold = nascondi l’elenco
web-picked = { $low ->
        [0] { $count } su { $high } al massimo
       *[other] { $count } su { $high }
    }
web-done = Fatto
web-less = uno in meno
web-more = uno in più
web-take-back = togli: { $what }
web-sure = Confermi?
web-sure-answer = «{ $answer }»: a questo tavolo non si ritira nulla. Confermi?
web-rule-in-question = Regola per questa scelta: { $rule }
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
web-undo-wish = { $who } vorrebbe ritirare la sua ultima mossa.
web-undo-wished = Stiamo chiedendo agli altri se puoi ritirare la mossa.
web-agree = D’accordo
web-disagree = No
web-settings = Impostazioni
web-help = Aiuto e tasti
web-watchers = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
web-away = non c’è
web-program = programma
web-stand-in = gioca un bot
web-resigned = ha abbandonato
web-let-bot-play = Fai giocare un bot
web-take-over = Riprendi il posto
web-time-left = Tempo rimasto
web-i-am = Sono { $who }
web-tie-broken = Punti pari: le posizioni sono state decise dallo spareggio del regolamento.
web-rematch = Rivincita
web-stopped = Le regole di questo gioco sono cambiate tanto che la partita non può continuare. Ecco a che punto era.
web-end-game = Chiudi la partita
web-ended = Questa partita è stata chiusa senza risultato.
web-to-rematch = Vai alla rivincita
web-replay = Rivedi
web-somebody = Qualcuno
web-you-win = Hai vinto!
web-you-win-too = Hai vinto anche tu!
web-you-win-points = Vinci con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
web-you-win-with = Dividi la vittoria con { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a testa.
web-points-over-game = I punti nel corso della partita
web-by-round = Per round
web-round-number = Round { $n }
web-round-end = La fine del round
web-keep-card = Tieni questa carta
web-next-question = Adesso:
web-since-my-turn = Che cosa è successo dopo il mio turno
web-skip-rest = Salta
web-nothing-since = Dopo il tuo turno non è successo niente.

## Settings
web-set-speed = Turni degli altri e movimenti
web-speed-off = subito
web-speed-quick = veloci
web-speed-normal = normali
web-speed-slow = lenti
web-set-sound = Suoni
web-set-contrast = Contrasto elevato
web-my-seat = Il mio posto
web-move-seat = Passa a un altro dispositivo
web-move-seat-how = Apri questo link sull’altro dispositivo. Vale una volta sola.
web-resign = Abbandona
web-sure-resign = Vuoi davvero abbandonare? Un bot giocherà al posto tuo.

## Keys
web-help-glow = Quello che puoi fare adesso brilla. Clicca su altro, e il tavolo ti dirà quale regola lo impedisce.
web-key-digits = scegli l’opzione con questo numero
web-key-arrows = scorri le scelte
web-key-enter = scegli, o concludi la scelta
web-key-escape = indietro
web-key-board = vai al tabellone
web-key-prompt = vai alla domanda
web-key-again = che cosa è successo dopo il mio turno
web-key-undo = ritira
web-key-hint = consiglio
web-key-rule = la regola per questa scelta
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
web-moment = Posizione nella partita
web-eyes-of = Vista di
web-eyes-public = tutti
web-go-on = Continua da qui contro i bot
web-download = Salva la registrazione

## The plain board
web-view-round = round
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
web-refused-not-asked = Al momento non hai nulla da decidere.
web-refused-not-offered = Ora non si può scegliere.
web-refused-not-undoable = Non hai nulla da ritirare.
web-refused-seat-taken = Lì siede già qualcuno.
web-refused-seats-open = Ci sono ancora posti liberi.
web-refused-absent = Qualcuno che siede qui non è ancora arrivato. A causa dell’orologio, la partita aspetta tutti.
web-refused-not-your-seat = Non è il tuo posto.
web-refused-not-the-owner = Può farlo solo chi ha creato il tavolo.
web-refused-wrong-phase = È troppo tardi o troppo presto per questo.
web-refused-other-rules = Questa partita è cominciata con un’altra versione delle regole: si può guardare, ma non continuare.
web-refused-running = La partita è in corso, e la sua registrazione è segreta.
web-refused-forbidden = Qui non è permesso.
web-refused-too-many = Hai troppi tavoli in sospeso. Prima finiscine uno.
web-refused-too-fast = Non così in fretta, per favore. Riprova tra un momento.
web-refused-too-big = È troppo grande.
web-refused-too-long = Questa registrazione richiede troppo tempo per essere rigiocata.
web-refused-undo-refused = Gli altri sono già stati interpellati e non hanno acconsentito.
web-refused-busy = C’è molta ressa in questo momento. Riprova tra poco.
web-refused-chosen-seed = Il seme di questo tavolo è stato scelto: nessun altro può sedersi qui.
web-refused-unsure = Qualcosa è andato storto nel server e non si sa se la tua mossa sia valsa. Il tavolo mostra a che punto è la partita.
web-refused-wrong-seats = A questo gioco non si può giocare in tanti così.
web-refused-unknown-option = Una delle varianti ha un valore che il gioco non conosce.
web-refused-rule-failed = Una regola del gioco è fallita; la partita è rimasta com’era.
web-refused-failed = Qualcosa è andato storto nel server. Il tavolo mostra a che punto è la partita.
notice-restart = Il server si riavvia. Il tavolo tornerà da sé.
notice-bot-failed = Il bot di { $name } ha fallito; rispondono i dadi.
notice-bots-stuck = Il bot di { $name } non riesce ad andare avanti.
notice-out-of-time = Il tempo di { $name } è scaduto; continua un bot.
notice-resigned = { $name } abbandona; continua un bot.
notice-stand-in = Un bot gioca al posto di { $name }.
notice-taken-back = { $name } riprende il suo posto.
notice-undo-wished = { $name } vorrebbe ritirare la sua ultima mossa.
notice-undo-refused = { $name } non è d’accordo: non si ritira nulla.
notice-undone = { $name } ha ritirato la sua ultima mossa.

## About
web-about-what = Walpurgis è software libero: un tavolo per giochi da tavolo occulti, nel browser, nel terminale e per i programmi, con regole complete in cinque lingue.
web-about-fan-title = Per amore del gioco
web-about-fan = Questo è un progetto non ufficiale di chi ama questi giochi. Non ha legami con i loro autori o editori. I nomi dei giochi, i loro termini e i loro numeri appartengono ai rispettivi proprietari e servono solo a dire di che cosa si tratta; dove un gioco non esiste in una lingua, i nomi sono tradotti da noi. Le frasi delle regole e delle carte sono nostre, i tabelloni sono ridisegnati, e ciò che nessuna fonte diceva è segnato come interpretazione. Se un gioco ti piace, compralo: con i fantasmi veri è ancora più bello.
web-about-credits = Grazie
web-about-games = I giochi:
web-about-icons = Icone:
web-about-fonts = Caratteri:
web-about-tools = Costruito con
web-about-privacy-title = Che cosa viene conservato
web-about-privacy = Un cookie ricorda quali posti sono tuoi; il tuo browser conserva lingua e impostazioni. Nessuna richiesta lascia questo server, e nessuno ti traccia.

## Lessons
web-no-lesson = Per questo gioco non c’è ancora una lezione; ma c’è il regolamento.
web-lesson-step = Passo { $at } di { $all }
web-lesson-click = Clicca su ciò che brilla, sul tabellone o qui.
web-lesson-wrong = Buona idea! Ma in questa lezione segui ciò che brilla.
web-skip-step = Salta
web-lesson-end = Gioca una partita vera
web-lesson-you = Tu
web-own-code = Un codice tuo:
