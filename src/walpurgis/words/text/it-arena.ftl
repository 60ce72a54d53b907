# L’arena: tabelle, leggi. Le prime parole stanno nell’altro file, la sua pagina ne ha uno suo.

## Tabelle
arena-strength = Forza (95 %)
arena-thinking = ms per decisione
arena-meeting = Incontro
arena-met = { $first } contro { $others }
arena-games = Partite
arena-verdict = Verdetto
arena-better = { $bot } è migliore
arena-worse = { $bot } è peggiore
arena-even = nessuna differenza simile
arena-undecided = indeciso
arena-ladder = La scala dall’alto: { $bots }
arena-first = Chi comincia vince { $rate } delle partite (da { $low } a { $high }).
arena-no-ratings = Le forze richiedono un extra: pip install 'walpurgis[stats]'.
arena-deaths = { $count ->
        [one] Un processo è morto ed è stato sostituito; nulla è andato perso.
       *[other] I processi sono morti { $count } volte e sono stati sostituiti; nulla è andato perso.
    }
arena-written = Scritto: { $file }
arena-left-out = Troppo stretto per: { $columns }. Con --json c’è tutto.
arena-fault-rule = Partita { $game }: una regola è fallita e la partita è stata interrotta: { $what }
arena-more-faults = { $count ->
        [one] E un altro errore.
       *[other] E altri { $count } errori.
    }
arena-interrupted = Interrotto. Nessuna partita è stata conservata; con --out FILE lo stesso comando potrebbe riprendere.
arena-interrupted-kept = Interrotto. Lo stesso comando riprende da { $file }.
laws-progress = Sotto gli occhi delle leggi
laws-title = { $game }: { $games ->
        [one] { $games } partita a caso
       *[other] { $games } partite a caso
    }, { $questions ->
        [one] { $questions } domanda
       *[other] { $questions } domande
    }, seme { $seed }, { $seconds } s
laws-seats = { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
laws-kept = Tutte le leggi sono state rispettate.
laws-broken = Partita { $game }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }, seme { $seed }, domanda { $question }: { $law }: { $sentence }

## Rifiuti
refused-no-games = Così non si può giocare ({ $detail }).
refused-bad-results = Questi risultati non si possono continuare ({ $detail }).
refused-missing-extra = Per questo bisogna installare qualcosa ({ $detail }).
refused-no-cluster = Il cluster non è raggiungibile ({ $detail }).
refused-other-rules = Non tutte le macchine giocano con le stesse regole ({ $detail }).
refused-file-unwritten = { $file } non si può scrivere ({ $detail }).
refused-no-worker = Non è stato possibile avviare un processo; c’è abbastanza memoria?
refused-no-room = Non c’è più spazio per scrivere ({ $detail }).
refused-arena-bots = Indica i bot con --bots, oppure usa --laws.
refused-arena-games = Indica quante partite con --games, oppure usa --until-sure.
refused-laws-with = --laws gioca a caso: non va insieme a { $options }.
refused-ray-with = --ray ha i processi del cluster: non va insieme a --workers.
refused-wrong-limits = Una risposta può durare da un decimo di secondo a un giorno, non { $seconds } secondi.
refused-empty-bot = In «{ $bots }» manca il nome di un bot.
refused-same-file = { $file } è indicato per due cose: ognuna richiede un proprio file.
refused-no-file = { $file } non è un file normale.
refused-without-until-sure = Senza --until-sure non c’è nulla che usi { $options }.

## Aiuto della riga di comando
cli-opt-form = match: tutti i bot a un tavolo; round-robin: tutti contro tutti; gauntlet: il primo contro tutti gli altri; ladder: i nuovi superano chi battono (match)
cli-opt-arena-players = quanti siedono a un tavolo quando non sono tutti i bot (2); con --laws, solo con tanti
cli-opt-until-sure = fermare un incontro appena è chiaro chi è migliore; --games è allora il massimo
cli-opt-margin = a quale distanza dalla quota pari guarda --until-sure (0.05)
cli-opt-risk = quanto spesso --until-sure può sbagliare (0.05)
cli-opt-out = scrivere ogni partita in questo file appena finisce; una serie interrotta riprende da lì
cli-opt-parquet = scrivere una tabella di tutte le partite in questo file (extra stats)
cli-opt-report = scrivere una pagina illustrata in questo file (extra stats)
cli-opt-ray = giocare sul cluster Ray a questo indirizzo (extra ray)
cli-opt-seconds = quanto può durare una risposta
cli-opt-megabytes = quanta memoria può prendere un processo
cli-opt-laws = giocare a caso e sorvegliare le leggi di ogni gioco
