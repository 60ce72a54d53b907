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
opponent-rating = punteggio { $points } ± { $spread }
opponent-random = Caso cieco
seat-opponent = { $who }: { $name }, { $title } ({ $strength })
