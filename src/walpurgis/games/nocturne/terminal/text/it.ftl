# Le parole del tavolo di Nocturne nel terminale: etichette, e ciò che si conta.

## The turn
short-turn = Turno { $turn }
short-extra = turno extra
short-actions = Azioni
short-buys = Acquisti
short-coins = Monete
short-deluded-now = Illuso: in questo turno non si possono comprare Azioni.
short-envious-now = Invidioso: in questo turno Argento e Oro danno solo $1 ciascuno.

## The piles, and what lies beside them
short-basic = Carte base
short-kingdom = Regno
short-left = ancora { $count }
short-empty = vuoto
short-below = Sotto { $card }
short-empty-piles = Mazzetti vuoti
short-beside = Fuori dalla Riserva
short-events = Eventi
short-landmarks = Monumenti
short-trash = Carte eliminate
short-face-down = coperte
short-boons = Doni
short-druid = I Doni del Druida
short-hexes = Malefici
short-open = scoperti
short-discarded = scartati
short-code = Codice di questo regno

## The players
short-you = tu
short-hand = Mano
short-deck = Mazzo
short-discard = Pila degli scarti
short-unknown = sconosciuto
short-on-top = in cima { $card }
short-vp = PV
short-tokens = { $count ->
    [one] 1 segnalino PV
   *[other] { $count } segnalini PV
}
short-debt = debito { $count }
short-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
short-in-play = In gioco
short-staying = In gioco, e ci resta
short-aside = Messe da parte
short-shown = Mostrate a tutti
short-kept = Tenuti fino alla Pulizia
short-waiting = Aspetta il prossimo turno
short-states = Stati
short-guarded = Al riparo dagli Attacchi
short-gained = Carte ottenute in questo turno
short-all-cards = Tutte le carte
short-my-hand = La tua mano
short-looking = Stai guardando

## Signs
short-legend = Un mazzetto mostra il suo costo, la carta in cima e quante ne restano: $3 sono tre monete, 4D quattro Debiti. La fase tra parentesi è quella in corso, > segna di chi è il turno.
