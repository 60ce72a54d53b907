# What only the browser says about Ashes to Ashes, in Spanish.

web-aa-faces = mira hacia: { $direction }
web-aa-carries = lleva a la Elegida
web-aa-acts = actuará como número { $n }
web-aa-heads = se dirige a { $spaces }
web-aa-tile = loseta: { $face }
web-aa-crossroads = encrucijada
web-aa-base = base: { $side }
web-aa-diagonal = diagonal eléctrica, casilla { $n } de 10
web-aa-empty = libre
web-aa-numbered = casilla numerada { $n }
web-aa-trap = trampa
web-aa-bear = trampa para osos
web-aa-sand = arenas movedizas ({ $side })
web-aa-chosen-away = la Elegida viene de camino, pasos hasta esta casilla: { $left }
web-aa-chosen-here = la Elegida, pasos restantes: { $left }
web-aa-goal = { $who } llega aquí al final del turno
web-aa-portal-dark = Portal oscuro { $portal }
web-aa-portal-light = Portal de luz { $portal }
web-aa-portal-hurts = Daña a: { $side } (−2, y el camino acaba aquí)
web-aa-empty-slot = Hueco vacío
web-aa-power = Nivel de poder { $level } de 6
web-aa-token = Ficha de Aliado: { $who }
web-aa-reserve = De vuelta a la reserva: { $who }
web-aa-home = en casa
web-aa-points = Puntos de facción: { $count } de 20
web-aa-deck = Mazo: { $count }
web-aa-market = Cartas de mejora a la vista: { $side }
web-aa-upgrade-deck = Mazo de mejoras: { $count }
web-aa-sand-ready = Arenas movedizas listas
web-aa-used = Ya usado en este turno.
web-aa-bm = Mercado
web-aa-status = El turno
web-aa-turn = Turno { $n } de { $limit }
web-aa-turn-alone = Turno { $n }
web-aa-phases = Fases del turno
web-aa-supply-S = Losetas rectas restantes: { $count }
web-aa-supply-C = Losetas curvas restantes: { $count }
web-aa-tables = Tablas de defensa y ataque
web-aa-table-defence = Defensa: cuando ataca uno de estos (izquierda)
web-aa-table-attack = Contraataque: cuando se anula el ataque de uno de estos (izquierda)
web-aa-held = Turnos con la Elegida: { $count } de { $all }
web-aa-traps = Trampas restantes: { $count }
web-aa-society-next = Al final del turno sus figuras van a estos números. Quien esté en una de las ocho casillas de alrededor pierde 1 punto.
web-aa-ghouls-next = Próximos en moverse
web-aa-ghouls-away = Aún sin despertar
web-aa-card-who = Pon o gira estas losetas alrededor del personaje ({ $who }), que después puede caminar.
web-aa-card-any = Pon o gira una loseta en cualquier sitio; después alguien puede pasar por ella.
web-aa-card-symbol = En defensa y contraataque: { $symbol }.
web-aa-anybody = Genérica
web-aa-palette = Cómo queda la loseta
web-aa-palette-how = R o la rueda gira la loseta, un clic la coloca.
web-aa-take-away = quitar
web-aa-turn-tile = Girar la loseta
web-aa-which = ¿Cuál?
web-aa-duel = Ataque
web-aa-counter = Contraataque
web-aa-damage = Daño: { $count }
web-aa-needs = Hace falta: { $symbol }
web-aa-needs-any = Vale cualquier carta
web-aa-awaits = ¿Se parará el golpe?
web-aa-parried = Golpe parado
web-aa-missed = Fuera de alcance
web-aa-struck = Golpe certero
web-aa-caught = Se lleva a la Elegida
web-aa-pushed = Habla el Fusil
web-aa-nearer = Ampliar el tablero
web-aa-whole = Todo el tablero
web-aa-played = La carta en juego
web-aa-hand = Mano: { $count }
web-aa-no-hand = No te quedan cartas
web-aa-upgrades = Cartas de mejora
web-aa-notice-last = { $left ->
        [one] Un paso más y la Elegida está perdida.
       *[other] { $left } pasos más y la Elegida está perdida.
    }
web-aa-notice-held = { $left ->
        [one] Un turno más con la Elegida y gana la Sociedad.
       *[other] { $left } turnos más con la Elegida y gana la Sociedad.
    }
web-aa-notice-dawn = { $left ->
        [one] Amanece después de este turno.
       *[other] Amanece dentro de { $left } turnos.
    }

# The aim, always in sight
web-aa-aim = Objetivo: llevar a la Elegida a tu base.
web-aa-aim-SS = Objetivo: retener a la Elegida seis turnos tuyos, o dejar que llegue a la última casilla.
web-aa-aim-alone = Objetivo: llevar a casa a tus tres personajes esquivando a los necrófagos.

# The numbers behind a refusal
web-aa-why-power = Hace falta un nivel de poder de { $cost }; { $who-the } tiene { $have }.
web-aa-why-power-of-all = Hace falta un personaje con nivel de poder { $cost }; ninguno de los tuyos pasa de { $have }.
# La carta que resume el final de un turno
web-aa-closing = El final del turno
web-aa-tally-points = Puntos
