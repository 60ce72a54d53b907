# Chi gioca per la casa, e che cosa pensa: avversari, suggerimenti con i loro motivi.

## Avversari
opponent-pip = Pip
opponent-pip-title = l’apprendista
opponent-pip-temper = Ha imparato le regole oggi pomeriggio. Afferra tutto ciò che luccica, e non guarda oltre.
opponent-ottilia = Ottilia
opponent-ottilia-title = l’erborista
opponent-ottilia-temper = Gioca per la compagnia e per i biscotti. Conosce il mestiere, ma ha perso di nuovo gli occhiali.
opponent-bruno = Bruno
opponent-bruno-title = il becchino
opponent-bruno-temper = Ha visto di tutto, e quasi tutto l’ha sepolto. Si attiene a ciò che ha sempre funzionato.
opponent-morgana = Morgana
opponent-morgana-title = la cartomante
opponent-morgana-temper = Gira qualche carta prima di ogni mossa. La tua, di solito, l’aveva già vista.
opponent-azazel = Azazel
opponent-azazel-title = l’angelo caduto
opponent-azazel-temper = Ha avuto un’eternità per esercitarsi. Si prende il suo tempo, e poi tutto il resto.
opponent-strength = Forza { $level } su { $most }
opponent-rating = { $spread ->
    [0] punteggio { $points }
   *[other] punteggio { $points } ± { $spread }
 }
opponent-random = I Dadi
seat-opponent = { $who }: { $name }, { $title } ({ $strength })

## Consigli e le loro ragioni
decimal = { $whole },{ $part }
hint-heading = Chi ha esperienza valuterebbe:
hint-beside = Le ragioni confrontano ogni scelta con le altre, alla fine del turno.
hint-chance = vince al { $percent } %
hint-chance-spread = vince al { $percent } % (± { $spread })
hint-line = { $n }. { $answer }: { $chance }. { $why }
hint-line-usual = { $answer }. { $why }
reason-both = Questa scelta { $gain }, ma { $cost }.
reason-gain = Questa scelta { $gain }.
reason-cost = Questa scelta { $cost }.
reason-even = Questa scelta vale più o meno quanto le altre.
reason-only = Non c’è altro da scegliere.
reason-usual = Di solito funziona così.
reason-trusted = Di solito funziona così, e nient’altro si è dimostrato migliore.

## Analisi di una partita finita
review-heading = Analisi
review-progress = La partita viene analizzata
review-chances = Probabilità di vincere nel corso della partita
review-chance-at = mossa { $at }: { $percent } %
review-decisions = Le decisioni più costose
review-none = Nessuna decisione ha regalato molto. Ben giocato.
review-line = { $n }. Mossa { $at }, { $who } regala il { $percent } % di probabilità di vincere (± { $spread }).
review-asked = Domanda: { $question }
review-given = Scelta fatta: { $answer }. { $why }
review-better = Meglio: { $answer } ({ $chance }). { $why }
review-unfinished = Questa partita non è stata giocata fino in fondo: si analizza quello che è stato giocato.
refused-no-review = Questa partita non si può analizzare: { $detail }.
