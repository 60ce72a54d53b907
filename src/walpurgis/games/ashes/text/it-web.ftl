# What only the browser says about Ashes to Ashes, in Italian.

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
web-aa-chosen-away = la Prescelta è in cammino, passi fino a questo spazio: { $left }
web-aa-chosen-here = la Prescelta, passi rimasti: { $left }
web-aa-goal = { $who } arriva qui a fine turno
web-aa-portal-dark = Portale oscuro { $portal }
web-aa-portal-light = Portale di luce { $portal }
web-aa-portal-hurts = Ferisce: { $side } (−2, e il percorso finisce qui)
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
web-aa-society-next = A fine turno le sue miniature vanno su questi numeri. Chi si trova in una delle otto caselle intorno perde 1 punto.
web-aa-ghouls-next = Prossimi a muovere
web-aa-ghouls-away = Non ancora risvegliati
web-aa-card-who = Piazza o ruota questi tile attorno al personaggio ({ $who }), che poi può camminare.
web-aa-card-any = Piazza o ruota un tile ovunque; poi qualcuno può passarci sopra.
web-aa-card-symbol = In difesa e contrattacco: { $symbol }.
web-aa-anybody = Generica
web-aa-palette = Verso del tile
web-aa-palette-how = R o la rotellina girano il tile, un clic lo piazza.
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

# The aim, always in sight
web-aa-aim = Scopo: portare la Prescelta nella tua base.
web-aa-aim-SS = Scopo: tenere la Prescelta per sei tuoi turni, o lasciarla arrivare all’ultimo spazio.
web-aa-aim-alone = Scopo: portare a casa tutti e tre i personaggi evitando i ghoul.

# The numbers behind a refusal
web-aa-why-power = Serve un Livello Potere di { $cost }; { $who-the } ha { $have }.
web-aa-why-power-of-all = Serve un personaggio con Livello Potere { $cost }; nessuno dei tuoi supera { $have }.
# La carta che riassume la fine di un turno
web-aa-closing = La fine del turno
web-aa-tally-points = Punti
