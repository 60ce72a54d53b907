# Sorcery en el terminal: etiquetas, números, cómo se escriben los lugares, signos.

## The turn
short-round = Ronda { $round } de { $rounds }
short-last-round = la última ronda
short-actions = { $count ->
    [one] queda 1 acción
   *[other] quedan { $count } acciones
 }
short-acting = Actúa ahora
short-casting = Se está lanzando
short-cast = { $spell }, por { $who }
short-cast-at = { $spell }, por { $who } contra { $targets }
short-domains = Sobre el campo de batalla
short-area = { $who } despliega
short-corners = de { $one } a { $other }

## The players
short-south = borde sur
short-west = borde oeste
short-north = borde norte
short-east = borde este
short-team = con { $who }
short-objectives-held = { $count ->
    [one] 1 objetivo
   *[other] { $count } objetivos
 }
short-points = { $scored ->
    [one] 1 punto ganado
   *[other] { $scored } puntos ganados
 } (ejército: { $brought })
short-out = fuera de combate
short-nobody = nadie
short-objectives = Objetivos
short-fallen = Caídos

## A figure
short-place = en { $place }, mirando al { $heading }
short-n = norte
short-ne = noreste
short-e = este
short-se = sureste
short-s = sur
short-sw = suroeste
short-w = oeste
short-nw = noroeste
short-click = clic { $click } de { $clicks }
short-tokens = { $count ->
    [one] 1 marcador
   *[other] { $count } marcadores
 }
short-reserve = aún sin desplegar
short-air = en el aire
short-captor = cautivo de { $who }
short-captive = lleva cautivo a { $who }
short-touches = toca a { $who }
short-given = ya ha actuado
short-barred = sin acción este turno
short-demoralized = desmoralizado
short-immune = inmune a la magia
short-tapped = sustraído

## Books and spells
short-lying = en el suelo en { $place }
short-closed = { $count ->
    [one] cerrado, 1 conjuro
   *[other] cerrado, { $count } conjuros
 }
short-holds = contiene { $spells }
short-seen = vistos hasta ahora: { $spells }
short-down = boca abajo encima: { $spell }
short-card = { $type }, { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
 }, { $bars ->
    [one] 1 barra
   *[other] { $bars } barras
 }
short-book = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
 }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
short-on = sobre { $who }
short-at = en { $place }
short-ends-in = { $count ->
    [one] queda 1 turno
   *[other] quedan { $count } turnos
 }
short-by = lanzado por { $who }

## The ground
short-ground = Campo de batalla
short-board = { $inches }″ por { $inches }″, { $total } puntos
short-clear = despejado
short-structure = { $count ->
    [one] 1 punto de estructura
   *[other] { $count } puntos de estructura
 }

## Answers
short-such-as = Con el número o con una clave como { $key }:
short-places = Lugares, en pulgadas desde los bordes oeste y sur:
short-deed-move = mover
short-deed-turn = girar
short-deed-double = a paso ligero
short-deed-soar = despegar o aterrizar
short-deed-quick = con rapidez:
short-deed-form = dirigir una formación
short-deed-close = atacar
short-deed-capture = capturar
short-deed-charge = cargar
short-deed-surge = arremetida
short-deed-wall = derribar
short-deed-shot = disparar a
short-deed-shots = disparar a varios
short-deed-volley = salva contra
short-deed-blast = descarga contra
short-deed-freeze = congelar
short-deed-flame = llama contra
short-deed-wave = onda de choque
short-deed-bound = mover y disparar
short-deed-breach = derribar a distancia
short-deed-confuse = desconcertar
short-deed-heal = curar
short-deed-lift = levitar a
short-deed-raise = alzar a un muerto
short-deed-regen = regenerarse
short-deed-cast = lanzar
short-deed-browse = buscar en
short-deed-shake = sacudirse
short-deed-equip = recoger
short-deed-drop = dejar
short-deed-hand = entregar
short-deed-siphon = absorber de
short-deed-tap = conectarse a
short-deed-poison = envenenar
short-deed-rally = tirada de mando
short-deed-renew = renovar

## Places and paths that are typed
short-how-look = Escribe un número o > y una miniatura, un punto cardinal (n, ne, e, se, s, sw, w, nw) o un lugar: >b3, >ne, >18.5,20.
short-how-place = Escribe un número o un lugar en pulgadas desde los bordes oeste y sur: 18.5,20.25.
short-how-place-and-look = Escribe un número o un lugar en pulgadas y, si quieres, hacia dónde mirar: 18.5,20.25 >n.
short-how-path = Escribe un número o { $places ->
    [one] un lugar
   *[other] hasta { $places } lugares
 } en pulgadas y hacia dónde mirar (si no, hacia el rival más cercano): 18.5,20.25 >b3, >ne o >22,21. Con try delante ves qué pasaría.
short-no-look = No se puede mirar hacia “{ $word }”: nombra una miniatura del campo, n, ne, e, se, s, sw, w, nw o un lugar.

## What trying tells
short-try-path = Camino
short-try-facing = Mira al
short-try-used = Recorrido
short-try-left = Queda
short-try-stopped-by = Detenido por
short-try-captive = Cautivo en
short-try-contacts = Toca
short-try-touches = Toca
short-try-spins = Giro libre para
short-try-impaled-by = Armas de asta que hieren
short-try-objectives = Objetivos
short-try-close = Cuerpo a cuerpo
short-try-ranged = Combate a distancia
short-try-spells = Conjuros
short-try-threats = Peligro de
short-try-place = Lugar
short-try-within = A su alcance
short-try-corners = Cubre
short-line-hindered = obstaculizada
short-line-blocked = bloqueada
short-threat-charge = (carga)
short-threat-shoot = (disparo)

## Signs
short-legend-figures = A3^ una miniatura; el trazo sale de la etiqueta hacia donde mira: A3^ norte, A3/ noreste, A3> este, A3\ sureste, A3v sur, /A3 suroeste, <A3 oeste, \A3 noroeste.
short-legend-values = 2/6 el clic del dial, { $token } un marcador, 7/9/15/1 velocidad, ataque, defensa, daño, 10:2 alcance y daño a distancia.
short-legend-ground = o1 un objetivo, { $glyph } un glifo, k1 un libro en el suelo; { $shades }. El margen cuenta pulgadas.
short-legend-books = En un libro abierto para ti, el [conjuro señalado] va primero.
