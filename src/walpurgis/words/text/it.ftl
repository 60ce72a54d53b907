# Quello che dice la casa stessa, qualunque sia il gioco.
yes = sì
no = no
list-and = { $start } e { $last }
list-then = { $start }, poi { $last }
list-apart = { $start }; { $last }
list-none = niente
labelled = { $label }: { $value }

## At the table
seat-number = Giocatore { $seat }
seat-person = { $who }: una persona
seat-bot = { $who }: il bot { $bot }
seed-shown = Seme { $seed }: --seed { $seed } ridà la stessa preparazione.
welcome-help = Un numero per rispondere, ? per la regola dietro la domanda, board per il tavolo spiegato, help per il resto.
welcome-watch = Stasera giocano solo i bot: rilassati e guarda.
question = { $who }: { $question }
prompt = { $who } >
pass-the-table = Passa il tavolo a { $who }. Nessun altro guardi!
press-enter = Premi Invio quando vuoi cominciare.
bye = Le candele sono spente. Buona notte.
bye-unfinished = Lasci il tavolo; la partita non viene salvata. La prossima volta ci pensa save FILE.

## How to answer
how-one = Scrivi uno dei numeri o una delle chiavi.
how-number = Scrivi un numero intero da { $low } a { $high }.
how-order = Scrivili tutti nell’ordine che vuoi, separati da spazi.
how-exactly = { $count ->
        [one] Scrivi uno dei numeri o una delle chiavi.
       *[other] Scrivi esattamente { $count } numeri o chiavi, separati da spazi; lo stesso più volte se ce n’è più d’uno.
    }
how-some = Scrivi da { $low } a { $high } numeri o chiavi, separati da spazi.
how-up-to = { $high ->
        [one] Scrivi uno dei numeri o una delle chiavi, oppure - per niente.
       *[other] Scrivi fino a { $high } numeri o chiavi, separati da spazi, oppure - per niente.
    }
how-spot = Scrivi da { $low } a { $high } punti come x,y, separati da spazi.
how-place = Scegli un luogo con il numero oppure scrivi da { $low } a { $high } punti come x,y, separati da spazi.
how-code = Scegli con il numero oppure scrivi un codice tuo.
wrong-number = Non c’è una risposta { $word }: scrivi un numero da { $low } a { $high }.
wrong-number-listed = Non c’è una risposta { $word }: scrivi uno di questi numeri: { $numbers }.
wrong-key = «{ $word }» qui non è tra le scelte. Scrivi help per vedere che cosa puoi scrivere.
wrong-answer = Non è possibile. { $how }

## Rules
rule-cited = [{ $rule }] { $text }
no-rule-behind = Dietro questa domanda non c’è una singola regola. Scrivi rules e una parola per cercare nel regolamento.
rules-chapters = I capitoli del regolamento; scrivi rules e un capitolo, un numero o una parola:
rules-more = … e { $count ->
        [one] un’altra
       *[other] altre { $count }
    }. Un’altra parola restringe la ricerca.
rules-none = Il regolamento non parla di «{ $word }».
why-offered = { $key } è tra le scelte: { $what }.
why-forbidden = { $key } non è tra le scelte, per via di questa regola:
why-unknown = { $key } qui non è tra le scelte, e non si conosce una regola in merito.

## Help
help-answer = un numero o una chiave: rispondere alla domanda; più d’uno separati da spazi
help-try = try LUOGO: che cosa succederebbe rispondendo così; non cambia nulla
help-rule = ?: la regola dietro la domanda
help-rules = rules [PAROLA], ? PAROLA: cercare nel regolamento un numero, un capitolo o delle parole
help-card = ? CARTA: che cosa dice una carta, con il suo nome, la sua chiave o il numero della sua risposta
help-why = why CHIAVE: quale regola esclude una cosa dalle scelte
help-hint = hint: le tre risposte migliori, quanto è probabile che vincano, e perché
help-undo = undo: ritirare l’ultima risposta, finché nulla è stato rivelato
help-board = board: tutto il tavolo con le spiegazioni
help-log = log [NUMERO]: che cosa è successo per ultimo
help-save = save FILE: salvare la partita in un file
help-load = load FILE: continuare una partita da un file
help-record = record FILE: registrare la partita fin qui, per walpurgis replay; contiene tutti i segreti
help-lang = lang CODICE: cambiare lingua ({ $languages })
help-quit = quit: lasciare il tavolo

## Answers of the table
hint-none = Qui non c’è un consiglio.
try-allowed = È possibile.
try-none = Qui non c’è niente da provare: scrivi try quando si chiede un luogo o un percorso.
undo-done = Ritirata.
undo-not = Non si può ritirare: { $reason }.
undo-nothing-to-undo = non hai ancora risposto nulla
undo-another-answered = nel frattempo ha risposto qualcun altro
undo-others-have-shown = gli altri hanno mostrato la loro scelta
undo-chance-was-used = nel frattempo ha deciso il caso
undo-something-was-revealed = nel frattempo è stato rivelato qualcosa di nascosto
undo-rules-were-mended = nel frattempo le regole sono state corrette
save-written = La partita è salvata in { $file }. Per continuare: { $command }
record-written = La registrazione della partita è in { $file }. Per rivederla: { $command }
file-not-written = Impossibile scrivere { $file } ({ $reason }).
load-done = La partita di { $file } continua.
load-other-seats = Quella partita è per { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }; avviala con walpurgis play --load.
lang-done = Ora il tavolo parla italiano.

## The end
account-heading = Punteggio finale
account-total = Totale
account-place = Posto
account-ordinal = { $place }º posto
account-line = { $place }: { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ({ $parts })
account-line-judged = { $place }: { $who } ({ $parts })
winner = { $who } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
winners = { $who } si dividono la vittoria con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a testa.
after-the-end = record FILE salva una registrazione, log racconta la partita, board mostra il tavolo; Invio per uscire.

## Watching a record
replay-title = Una partita a { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }, { $entries ->
        [one] una risposta
       *[other] { $entries } risposte
    }, seme { $seed }
replay-at = Risposta { $at } di { $all }
replay-help = Invio: avanti; b: indietro; un numero: vai lì; board: il tavolo; q: esci
replay-unfinished = Qui finisce la registrazione; la partita non è stata conclusa.
replay-not-drawn = Questo momento risale a regole precedenti e non si può più disegnare.
event-rules-mended = { $fallen ->
    [0] Qui le regole sono state corrette.
    [one] Qui le regole sono state corrette; una risposta non è più valida e va data di nuovo.
   *[other] Qui le regole sono state corrette; { $fallen } risposte non sono più valide e vanno date di nuovo.
}

## Lists and tables
games-line = { $game }: { $title }, da { $low } a { $high } giocatori. { $blurb }
rules-uncovered = Nessun test copre queste regole:
rules-unknown = Queste regole sono citate, ma il regolamento non le conosce:
rules-covered = { $count ->
        [one] L’unica regola è coperta da test.
       *[other] Tutte le { $count } regole sono coperte da test.
    }
arena-title = { $game }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }
arena-bot = Bot
arena-wins = Vittorie
arena-rate = Quota di vittorie (95 %)
arena-score = Punteggio medio (95 %)
arena-place = Posto medio
arena-span = Punteggi
arena-faults = Errori
arena-decisions = { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } in { $seconds } s
arena-progress = Si gioca
arena-unwon = { $count ->
        [one] Una partita non è stata vinta da nessuno.
       *[other] { $count } partite non sono state vinte da nessuno.
    }
arena-broken-off = { $count ->
        [one] Una partita è stata interrotta perché una regola è fallita.
       *[other] { $count } partite sono state interrotte perché una regola è fallita.
    }
arena-fault = Partita { $game }, posto { $seat }, { $bot } su { $prompt }: { $what }
balance-title = { $game }: quanto è equilibrato, thumb contro sé stesso, seme { $seed }
balance-what = Che cosa
balance-players = Giocatori
balance-games = Partite
balance-value = Quota (95 %)
balance-band = Dovrebbe stare
diff-progress = Si confronta { $game }
diff-same = { $game }: tutto uguale in { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } (partite: { $matches }).
diff-different = { $game }: { $kinds ->
        [one] un tipo di differenza
       *[other] { $kinds } tipi di differenze
    } in { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } (partite: { $matches }).
diff-version = Il corso di { $game } è cambiato e la sua versione no: è { $version } in entrambe.
diff-first = La prima volta qui: { $where }
diff-kinds = In quante partite è apparso ogni tipo:
bench-progress = Si misura
bench-title = { $game }: una semplice andata e ritorno di coroutine: { $nanoseconds } ns ({ $python })
bench-what = Che cosa
bench-time = Tempo
bench-trips = Andate e ritorni
bench-rate = Al secondo
bench-target = Obiettivo
bench-reached = raggiunto
bench-missed = mancato
bench-ours = Noi
bench-theirs = Loro
bench-times = Volte

## A new game
new-game-made = Il gioco { $name } si trova in { $folder }.
new-game-next-house = Poi: walpurgis play { $name }. Scrivi le sue regole in rulebook/en.md e cambia game.py; i suoi test sono in tests/games/{ $name }, e i test di tutti i giochi lo comprendono già.
new-game-next-outside = Poi: pip install -e { $folder }, quindi walpurgis play { $name }. Scrivi le sue regole in rulebook/en.md e cambia game.py.

## Refusals of the command line
refused-more-bots = Bot: { $bots }, ma { $seats ->
        [one] c’è { $seats } posto
       *[other] ci sono { $seats } posti
    }.
refused-option = Un’opzione si scrive nome=valore, non «{ $text }».
refused-option-name = { $game } non ha un’opzione «{ $option }»; le opzioni sono: { $options }.
refused-option-bool = { $option } è true o false, non «{ $value }».
refused-option-choice = { $option } è una di queste parole: { $values }, non «{ $value }».
refused-option-number = { $option } è un numero intero da { $low } a { $high }, non «{ $value }».
refused-option-value = { $option } non può essere «{ $value }». { $about-help }
refused-unknown-option = Queste opzioni non vanno d’accordo con questo gioco e questo numero di giocatori ({ $detail }).
refused-unknown-game = Non c’è un gioco «{ $game }»; ci sono: { $games }.
refused-wrong-seats = { $game } è un gioco da { $low } a { $high } giocatori, non da { $players }.
refused-unknown-bot = Non c’è un bot «{ $bot }»; ci sono: { $bots }.
refused-unknown-limit = «{ $bot }» non si capisce. Dopo i due punti search vuole un numero di prove (search:400) o di secondi, al massimo 60 (search:0.5s), novice una quota (novice:0.25).
refused-no-thumb = Il bot { $bot } non conosce il gioco { $game }; ci sono: { $bots }.
refused-unknown-program = Qui non c’è un programma «{ $bot }» da eseguire.
refused-no-balance = { $game } non dice che cosa contare.
refused-unknown-language = La casa non parla «{ $language }»; parla: { $languages }.
refused-broken-save = In { $file } non c’è una partita che si possa continuare qui ({ $detail }).
refused-broken-record = In { $file } non c’è una registrazione che si possa rivedere qui ({ $detail }).
refused-file-missing = Non c’è un file { $file }.
refused-file-unread = Impossibile leggere { $file } ({ $detail }).
refused-load-with = Una partita salvata ha già i suoi giocatori e le sue opzioni: --load non va né con --players né con --option.
refused-game-name = Il nome di un gioco ha da 2 a 30 minuscole, cifre e trattini bassi, comincia con una lettera e non è una parola chiave di Python: «{ $name }» non va bene.
refused-game-exists = Un gioco { $name } c’è già.
refused-folder-exists = { $folder } c’è già.
refused-seat = Non c’è un posto { $seat }: questo gioco ha i posti da 0 a { $last }.
refused-no-tests = Non ci sono test in { $folder }.
refused-which-game = Indica un gioco, oppure usa --all.

## Help of the command line
cli = Un tavolo aperto per giochi occulti, nel terminale.
cli-play = Giocare nel terminale, con persone e bot.
cli-replay = Guardare una partita registrata.
cli-review = Analizza una partita registrata: chi era vicino a vincere e quando, e quali decisioni sono costate di più.
cli-arena = Far giocare ai bot molte partite e contare.
cli-balance = Far giocare thumb contro sé stesso e contare quanto è equilibrato un gioco.
cli-rules = Stampare il regolamento di un gioco, o elencare le regole che nessun test copre.
cli-diff = Giocare le stesse partite in due versioni della casa e dire che cosa cambia.
cli-arg-old = la versione di prima: una copia di lavoro, o un Python con walpurgis
cli-arg-new = la versione di dopo: una copia di lavoro, o un Python con walpurgis
cli-opt-only-game = solo questo gioco
cli-opt-decisions = quante decisioni per gioco
cli-bench = Misurare la velocità del motore.
cli-opt-peers = confronta con altri motori che giocano lo stesso gioco, installati da PyPI in ambienti a parte
cli-new-game = Cominciare un nuovo gioco dal modello.
cli-games = Elencare i giochi.
cli-arg-game = il nome di un gioco
cli-arg-any-game = il nome di un gioco; senza, tutti i giochi
cli-arg-file = un file scritto con record
cli-arg-name = il nome del nuovo gioco
cli-opt-players = quanti giocano; altrimenti quanti è usuale per il gioco, oppure i bot indicati e una persona
cli-opt-bots = bot agli ultimi posti, separati da virgole; altrimenti una persona gioca contro Ottilia (pip, ottilia, bruno, morgana, azazel, random, thumb, search…); con '' giocano solo persone
cli-opt-arena-bots = un bot per posto, separati da virgole
cli-opt-balance-players = solo con questo numero di giocatori
cli-opt-lang = en, fr, de, it o es
cli-opt-seed = stesso seme, stessa preparazione
cli-opt-option = un’opzione del gioco come nome=valore; ripetibile
cli-opt-plain = brevi righe di testo, per lettori di schermo e pipe
cli-opt-record = registrare la partita in questo file
cli-opt-load = continuare una partita salvata con save
cli-opt-step = risposta per risposta
cli-opt-seat = vista da questo posto
cli-opt-games = quante partite
cli-opt-workers = quanti processi
cli-opt-json = come JSON
cli-opt-all = tutti i giochi
cli-opt-coverage = elencare le regole che nessun test copre
cli-opt-tests = la cartella dei test
cli-opt-into = una cartella fuori dalla casa
cli-serve = Apri il tavolo nel browser: il server.
cli-backup = Conserva tutto in un file mentre il server è in funzione.
cli-restore = Riporta una copia in una base di dati vuota.
cli-arg-backup = il file della copia
cli-opt-host = l’indirizzo su cui ascoltare
cli-opt-port = la porta su cui ascoltare
cli-opt-database = sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME
cli-opt-data = la cartella in cui il server conserva i dati
cli-opt-open = Apri il tavolo nel browser di questa macchina.

cli-bot = Dare un posto ai propri programmi.
cli-bot-run = Far giocare un programma a un tavolo: legge i messaggi su stdin e scrive i suoi su stdout, un oggetto JSON per riga.
cli-bot-token = Ottenere un codice con cui un programma viene riconosciuto.
cli-arg-program = il programma e i suoi argomenti
cli-arg-server = l’indirizzo del server
cli-opt-table-link = il link di un tavolo con un posto libero, o di un posto che viene ceduto
cli-opt-bot-name = il nome del programma al tavolo
cli-opt-token = il codice del programma; senza, ne riceve uno nuovo
cli-opt-bot-seat = il posto da prendere, a partire da 0; se manca, il primo libero
cli-opt-restarts = quante volte riavviare il programma se termina prima della partita
bot-seated = Al tavolo { $table }.
bot-token = Per tornare più tardi a questo posto: --token { $token }
bot-restarted = Il programma è terminato prima della partita, con il codice { $code }. Viene riavviato.
bot-bad-line = Il programma ha scritto una riga che non è un messaggio: { $fault }
bot-over = La partita è finita. Piazzamenti per posto: { $places }.
