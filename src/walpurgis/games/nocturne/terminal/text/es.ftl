# Las palabras de la mesa de Nocturne en la terminal: etiquetas, y lo que se cuenta.

## The turn
short-turn = Turno { $turn }
short-extra = turno extra
short-actions = Acciones
short-buys = Compras
short-coins = Monedas
short-deluded-now = Engañado: este turno no se pueden comprar Acciones.
short-envious-now = Envidioso: este turno cada Plata y cada Oro dan solo $1.

## The piles, and what lies beside them
short-basic = Cartas básicas
short-kingdom = Reino
short-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
short-empty = vacía
short-below = Debajo de { $card }
short-empty-piles = Pilas vacías
short-beside = Fuera del Suministro
short-events = Eventos
short-landmarks = Monumentos
short-trash = Cartas eliminadas
short-face-down = boca abajo
short-boons = Bendiciones
short-druid = Las Bendiciones del Druida
short-hexes = Maleficios
short-open = a la vista
short-discarded = descartes
short-code = Código de este reino

## The players
short-you = tú
short-hand = Mano
short-deck = Mazo
short-discard = Pila de descartes
short-unknown = desconocido
short-on-top = encima { $card }
short-vp = PV
short-tokens = { $count ->
    [one] 1 ficha de PV
   *[other] { $count } fichas de PV
}
short-debt = deuda { $count }
short-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
short-in-play = En juego
short-staying = En juego, y se queda
short-aside = Apartadas
short-shown = A la vista de todos
short-kept = Guardadas hasta la Limpieza
short-waiting = Espera al próximo turno
short-states = Estados
short-guarded = A salvo de los Ataques
short-gained = Cartas ganadas este turno
short-all-cards = Todas las cartas
short-my-hand = Tu mano
short-looking = Estás mirando

## Signs
short-legend = Una pila muestra su coste, su carta de arriba y cuántas quedan: $3 son tres monedas, 4D cuatro de Deuda. La fase entre corchetes es la actual, > marca de quién es el turno.
