# Words of the terminal's table of Ashes to Ashes: labels, what is counted, and the signs.

## The turn
short-turn = Turno { $turn } de { $limit }
short-turn-alone = Turno { $turn }
short-last-turn = el último turno antes del amanecer
short-seat = { $who } ({ $side })

## What is being done
short-playing = Carta en juego
short-tiles-to-lay = Losetas por colocar
short-worked = Colocado o girado en
short-walks = { $who }, en camino
short-must = Debe pasar por
short-icons = Símbolos por usar

## What belongs to nobody
short-chosen = La Elegida
short-walking = en { $space }, a { $left ->
    [one] 1 paso
   *[other] { $left } pasos
} de la última casilla
short-away = de camino, a { $left ->
    [one] 1 paso
   *[other] { $left } pasos
} del tablero
short-held = con { $who-the }
short-supply = Losetas en la reserva
short-tiles = { $straight ->
    [one] 1 recta
   *[other] { $straight } rectas
}, { $curve ->
    [one] 1 curva
   *[other] { $curve } curvas
}
short-around = Alrededor del tablero
short-used = usado
short-revealed = Carta de la Sociedad
short-goes = { $who } a { $space }
short-stay = las figuras se quedan donde están
short-drawn = Carta robada
short-to-move = Deben moverse
short-destinations = Destinos
short-society-held = Turnos de la Sociedad con la Elegida
short-traps-left = Trampas en la reserva
short-society-deck = Cartas de la Sociedad
short-deck = mazo { $count }
short-discard = descartes { $count }
short-ghouls-next = Gules que actúan ahora
short-ghoul-cards = Cartas de gul a la vista
short-ghouls-off = Gules fuera del tablero
short-ghoul-deck = Cartas de gul

## The factions
short-points = { $points } de { $most } puntos de facción
short-power = Poder
short-tokens = Fichas de Aliado
short-reserve = en la reserva
short-market = Mercado
short-actions = Acciones
short-upgrades = Mejoras
short-known = Conocidas encima
short-sand = Arenas movedizas
short-ready = listas
short-discarded = Acciones descartadas
short-discarded-upgrades = Mejoras descartadas
short-home = En casa
short-safe = en casa
short-nobody = nadie

## The players
short-hand-of = { $who }, mano
short-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
short-owns = mejoras: { $cards }
short-upgraded = mejora jugada este turno

## The board in words
short-looks = { $space }, mira al { $direction }
short-portals = Portales
short-traps = Trampas
short-bears = Trampas para osos
short-row = Fila { $row }
short-crossroads = Encrucijadas
short-numbers = Casillas numeradas
short-base = Base, { $side }
short-citadel = ciudadela { $space }
short-diagonal = Diagonal, el camino de la Elegida

## Answers all over the board
short-such-as = { $deed } (por ejemplo { $key }):
short-deed-put = Colocar una loseta
short-deed-rot = Girar una loseta
short-deed-cnv = Cambiar una loseta
short-deed-rem = Retirar una loseta
short-deed-trap = Poner una trampa
short-deed-trapm = Mover la trampa de { $space }
short-deed-bear = Poner una Trampa para osos
short-deed-qput = Echar arenas movedizas
short-deed-por = Portal que daña a: { $side }

## Signs
short-fights = En la fila quien ataca, en la columna quien se defiende: símbolo que anula > símbolo del contraataque
short-legend-paths = ┌ ─ │ caminos: la línea es continua donde dos casillas están unidas. ┼ encrucijadas, 1 a 8 casillas numeradas, (H) (V) bases, ╠╬╣ ciudadelas, · libre.
short-legend-alone = g1 a g7 gules, g8 su Capitán; !g3 está por actuar. [3]: aquí surgirá uno.
short-legend-figures = Las flechas muestran hacia dónde mira una figura. * la Elegida, o quien la tiene; \ su camino; /A\ /B\ la Sociedad, [5] donde aparecerá. x trampa, w Trampa para osos, ~ arenas movedizas.
short-legend-edges = Una barra en un borde es un portal: doble ║ ═ luz, daña a los Vampiros; gruesa ┃ ━ oscuridad, daña a los Humanos.
short-legend-boards = Bajo el nombre de la facción, sus puntos; junto a un personaje, su poder. +1: la ficha está en su propia zona de Aliado.
