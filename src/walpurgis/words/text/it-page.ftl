# La pagina illustrata dell’arena, e come si scrivono i numeri.

## Numeri
whole = { $number }
percent = { $number } %

## La pagina illustrata
page-house = Walpurgis, l’arena
page-form-match = Un confronto
page-form-round-robin = Tutti contro tutti
page-form-gauntlet = { $first } contro tutti gli altri
page-form-ladder = Una scala
page-run = { $form } · { $players } al tavolo · seme { $seed }
page-options = Opzioni: { $options }
page-tile-games = partite
page-tile-decisions = decisioni a partita
page-tile-time = a partita
page-tile-first = vinte da chi comincia
page-tile-unwon = senza vincitore
page-tile-faults = errori
page-bots = Chi vince
page-bots-about = Quota di vittorie con il suo intervallo al 95 %; una vittoria condivisa conta in parte. La linea è la quota pari.
page-meetings = Incontro per incontro
page-meetings-about = La quota di chi è nominato per primo.
page-strength = Quanto sono forti
page-strength-about = Valutazione openskill, due incertezze per parte; si comincia da 25.
page-seats = Conta il posto?
page-seats-about = Quota di vittorie per posto, bot per bot, e di chi comincia. I posti ruotano, e ogni mano è giocata da ogni posto.
page-seat = Posto { $seat }
page-begins = Comincia
page-everybody = tutti
page-group-about = Quota di vittorie di chi l’aveva, con il suo intervallo al 95 %.
page-lengths = Quante decisioni richiede una partita
page-lengths-about = Decisioni di tutti i giocatori insieme.
page-scores = Punteggi
page-scores-about = Il riquadro è la metà centrale, la linea la mediana.
page-times = Tempo a partita
page-times-about = In millisecondi; la riflessione di ogni bot, e il resto per regole e contabilità.
page-rest = regole
page-share = quota di vittorie
page-decisions = decisioni
page-milliseconds = millisecondi
page-score = punteggio
page-faults = Che cosa è andato storto
page-foot = Lo stesso seme dà le stesse partite su ogni macchina. Giocato da walpurgis arena.
page-tile-turns = { $unit } a partita
page-turns = turni o round
page-pooled = Tutti i bot sono contati insieme: una quota alta può voler dire soltanto che piace al bot migliore.
page-table-about = Quota di vittorie nelle partite in cui era in gioco.
page-table-one = Quota di vittorie di { $bot } nelle partite in cui era in gioco.
page-table-first = Quota di vittorie di chi comincia, nelle partite in cui era in gioco.
page-most = Le { $shown } voci con più partite, su { $all }.
page-turns-heading = Quanto durano le partite
page-turns-about = Ogni barra conta le partite di quella durata.
page-reach = da { $low } a { $high }
