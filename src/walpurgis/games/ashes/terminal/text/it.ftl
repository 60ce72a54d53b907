# Words of the terminal's table of Ashes to Ashes: labels, what is counted, and the signs.

## The turn
short-turn = Turno { $turn } di { $limit }
short-turn-alone = Turno { $turn }
short-last-turn = l’ultimo turno prima dell’alba
short-seat = { $who } ({ $side })

## What is being done
short-playing = Carta in gioco
short-tiles-to-lay = Tile ancora da piazzare
short-worked = Piazzato o ruotato in
short-walks = { $who }, in cammino
short-must = Deve passare per
short-icons = Simboli da usare

## What belongs to nobody
short-chosen = La Prescelta
short-walking = in { $space }, a { $left ->
    [one] 1 passo
   *[other] { $left } passi
} dall’ultimo spazio
short-away = in cammino, a { $left ->
    [one] 1 passo
   *[other] { $left } passi
} dal tabellone
short-held = con { $who-the }
short-supply = Tile nella riserva
short-tiles = { $straight ->
    [one] 1 rettilineo
   *[other] { $straight } rettilinei
}, { $curve ->
    [one] 1 curva
   *[other] { $curve } curve
}
short-around = Intorno al tabellone
short-used = usato
short-revealed = Carta della Società
short-goes = { $who } in { $space }
short-stay = le miniature restano dove sono
short-drawn = Carta pescata
short-to-move = Devono muoversi
short-destinations = Destinazioni
short-society-held = Turni della Società con la Prescelta
short-traps-left = Trappole nella riserva
short-society-deck = Carte Società
short-deck = mazzo { $count }
short-discard = scarti { $count }
short-ghouls-next = Prossimi Ghoul ad agire
short-ghoul-cards = Carte Ghoul scoperte
short-ghouls-off = Ghoul fuori dal tabellone
short-ghoul-deck = Carte Ghoul

## The factions
short-points = { $points } Punti Fazione su { $most }
short-power = Potere
short-tokens = Token Alleato
short-reserve = nella riserva
short-market = Mercato
short-actions = Azioni
short-upgrades = Potenziamenti
short-known = In cima, già visto
short-sand = Sabbie mobili
short-ready = pronte
short-discarded = Azioni scartate
short-discarded-upgrades = Potenziamenti scartati
short-home = A casa
short-safe = a casa
short-nobody = nessuno

## The players
short-hand-of = { $who }, mano
short-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
short-owns = potenziamenti: { $cards }
short-upgraded = potenziamento giocato in questo turno

## The board in words
short-looks = { $space }, rivolto a { $direction }
short-portals = Portali
short-traps = Trappole
short-bears = Trappole per Orsi
short-row = Riga { $row }
short-crossroads = Crocevia
short-numbers = Spazi numerati
short-base = Base, { $side }
short-citadel = cittadella { $space }
short-diagonal = Diagonale, la via della Prescelta

## Answers all over the board
short-such-as = { $deed } (per esempio { $key }):
short-deed-put = Piazza un tile
short-deed-rot = Ruota un tile
short-deed-cnv = Cambia un tile
short-deed-rem = Togli un tile
short-deed-trap = Metti una trappola
short-deed-trapm = Sposta la trappola in { $space }
short-deed-bear = Metti una Trappola per Orsi
short-deed-qput = Versa le sabbie mobili
short-deed-por = Portale che ferisce: { $side }

## Signs
short-fights = In riga chi attacca, in colonna chi si difende: simbolo che annulla > simbolo del contrattacco
short-legend-paths = ┌ ─ │ percorsi: la linea è continua dove due spazi sono collegati. ┼ crocevia, da 1 a 8 spazi numerati, (H) (V) basi, ╠╬╣ cittadelle, · libero.
short-legend-alone = da g1 a g7 Ghoul, g8 il loro Capitano; !g3 sta per agire. [3]: qui ne sorgerà uno.
short-legend-figures = Le frecce mostrano dove guarda una miniatura. * la Prescelta, o chi la tiene; \ la sua via; /A\ /B\ la Società, [5] dove apparirà. x trappola, w Trappola per Orsi, ~ sabbie mobili.
short-legend-edges = Una barra su un confine è un portale: doppia ║ ═ luce, ferisce i Vampiri; spessa ┃ ━ oscurità, ferisce gli Umani.
short-legend-boards = Sotto il nome della fazione i suoi punti, accanto a un personaggio il suo potere. +1: il token sta nella propria zona Alleato.
