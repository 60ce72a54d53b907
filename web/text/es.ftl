# Lo que dice el propio navegador, en español.

## Pages
web-skip = Ir al contenido
web-nav = Páginas
web-nav-replay = Repetición
web-nav-about = Acerca de
web-language = Idioma
web-your-name = Tu nombre
web-change-name = Cambiar de nombre
web-title-replay = Volver a ver una partida
web-title-rules = Reglas
web-title-learn = Aprender a jugar
web-title-about = Acerca de esta casa
web-title-seat = Tu asiento te espera
web-title-lost = Aquí no vive nadie
web-lost = No hay ninguna página en esta dirección. Quizá se apagó la vela.
web-go-home = Volver a casa
web-seat-link-here = Con este enlace un asiento pasa a este navegador. Sirve una sola vez; el dispositivo del que viene ya solo podrá mirar.
web-seat-link-sit = Sentarse aquí
web-page-failed = Esta página no ha llegado. Vuelve a cargarla, por favor.
web-coming = Un momento, estamos encendiendo las velas…
web-offline = El servidor no responde. No se pierde nada: la mesa volverá por sí sola.
web-ok = OK
web-cancel = Cancelar
web-close = Cerrar
web-confirm = Sí, adelante
web-back = Atrás
web-on = Seguir
web-you = tú

## Home
web-home-title = Toma asiento a la luz de las velas
web-home-what = Walpurgis es una mesa abierta para juegos de mesa ocultistas. Juega en tu navegador, con amigos o contra bots, sin cuenta. Lo que puedes hacer brilla; lo que no puedes hacer se te explica.
web-home-games = Los juegos de la casa
web-play-now = Jugar contra bots
web-set-up = Preparar una mesa
web-learn = Aprender paso a paso
web-rules = Reglas
web-players = Jugadores
web-home-mine = Mis mesas
web-home-mine-empty = Aún no tienes ninguna mesa. Un clic aquí arriba, y los fantasmas son tuyos.
web-home-open = Mesas abiertas
web-home-open-empty = Ahora mismo nadie espera compañía. Prepara una mesa pública y enciende la primera vela.
web-home-finished = Partidas terminadas
web-home-finished-empty = Aquí encontrarás las partidas jugadas hasta el final, para volver a verlas.
web-your-turn = Te toca
web-won-by = Victoria: { $who }
web-phase-lobby = reuniéndose
web-phase-playing = en juego
web-phase-finished = terminada
web-phase-abandoned = abandonada
web-join = Unirse
web-join-label = ¿Te han enviado un enlace?
web-join-example = pégalo aquí
web-join-wrong = Ese enlace no lleva a ninguna mesa de esta casa.

## A new table
web-new-title = Una mesa nueva
web-new-game = Juego
web-new-seats = Quién juega
web-new-options = Opciones del juego
web-new-manners = Costumbres de la mesa
web-new-public = Pública: cualquiera puede ocupar un sitio libre
web-new-spectators = Otros pueden mirar
web-new-undo = Deshacer
web-undo-free = Todo se puede deshacer
web-undo-consent = Tras revelarse algo, deshacer requiere acuerdo
web-undo-off = Nada se puede deshacer
web-new-clock = Jugar con reloj
web-new-clock-minutes = Minutos por jugador
web-new-clock-increment = Segundos añadidos por respuesta
web-new-create = Preparar la mesa
web-new-start = Empezar la partida
web-player-number = Jugador { $n }
web-seat-me = yo ({ $name })
web-seat-open = sitio libre
web-seat-here = alguien ante esta pantalla
web-seat-here-name = Nombre de quien está ante esta pantalla
web-seat-bot = bot: { $bot }
web-bot-thumb = Sentido Común
web-bot-random = Azar Ciego
web-bot-ismcts = Pensamiento Profundo

## Before the start
web-lobby-waiting = { $open ->
        [one] Queda un sitio libre.
       *[other] Quedan { $open } sitios libres.
    }
web-lobby-ready = Ya están todos. La partida puede empezar.
web-take-seat = Sentarse
web-leave-seat = Levantarse
web-put-bot = Sentar a un bot
web-free-seat = Liberar el sitio
web-start = Empezar la partida
web-invite = Invita a tus amigos
web-invite-how = Envíales este enlace. No necesitan cuenta, solo un nombre.
web-copy = Copiar
web-copied = Copiado
web-note-public = Cualquiera puede unirse.
web-note-private = Solo puede unirse quien tenga el enlace.
web-note-spectators = Otros pueden mirar.
web-note-no-spectators = Nadie más puede mirar.
web-note-clock = Reloj: { $minutes } minutos cada uno, { $seconds } segundos más por respuesta
web-note-option = { $option }: { $value }

## At the table
web-board = Tablero
web-opponents = Los demás
web-my-things = Mis cosas
web-put-away = Guardar
web-tools = Herramientas de la mesa
web-drawer = Crónica, charla y reglas
web-show-board-of = Mostrar u ocultar el tablero de { $who }
web-must-act = debe decidir
web-has-chosen = ha elegido en secreto
web-waiting-for = Esperando a { $who }…
web-on-board = { $count ->
        [one] una opción en el tablero
       *[other] { $count } opciones en el tablero
    }
web-fold = ocultar la lista
web-picked = { $low ->
        [0] { $count } elegidos, { $high } como máximo
       *[other] { $count } de { $high } elegidos
    }
web-done = Listo
web-less = uno menos
web-more = uno más
web-take-back = quitar: { $what }
web-sure = ¿Seguro?
web-sure-answer = «{ $answer }»: en esta mesa nada se puede deshacer. ¿Seguro?
web-rule-in-question = La regla detrás de esta pregunta: { $rule }
web-open-rule = Abrir el reglamento
web-why-unknown = Eso no se puede elegir ahora.
web-why-not-your-turn = Todavía no te toca.
web-why-watching = En esta mesa solo estás mirando.
web-log = Crónica
web-log-empty = Aún no ha pasado nada. La noche es joven.
web-since-last-visit = desde tu última visita
web-chat = Charla
web-chat-empty = Nadie ha dicho nada todavía. Un saludo nunca está de más.
web-chat-say = Di algo
web-chat-send = Enviar
web-rules-search = Buscar en las reglas
web-rules-chapter = Capítulo
web-rules-table = Tabla del reglamento
web-hint = Pista
web-undo = Deshacer
web-undo-ask = Deshacer (quizá los demás deban aceptar)
web-undo-wish = { $who } querría deshacer su última respuesta.
web-undo-wished = Se está preguntando a los demás si la respuesta puede deshacerse.
web-agree = De acuerdo
web-disagree = No
web-settings = Ajustes
web-help = Ayuda y teclas
web-watchers = { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
web-away = no está
web-stand-in = juega un bot
web-resigned = se ha rendido
web-let-bot-play = Dejar jugar a un bot
web-take-over = Recuperar el sitio
web-time-left = Tiempo restante
web-i-am = Soy { $who }
web-tie-broken = Empate a puntos: los puestos los decidió el desempate del reglamento.
web-rematch = Otra más
web-to-rematch = A la siguiente partida
web-replay = Volver a verla

## Settings
web-set-animation = Las piezas se mueven
web-set-sound = Sonidos
web-set-contrast = Más contraste
web-my-seat = Mi sitio
web-move-seat = Pasar a otro dispositivo
web-move-seat-how = Abre este enlace en el otro dispositivo. Sirve una sola vez.
web-resign = Rendirse
web-sure-resign = ¿Rendirte de verdad? Un bot jugará en tu lugar.

## Keys
web-help-glow = Lo que puedes hacer ahora brilla. Haz clic en otra cosa, y la mesa te dirá qué regla lo impide.
web-key-digits = elegir la opción con ese número
web-key-arrows = recorrer lo que se ofrece
web-key-enter = elegir, o terminar de elegir
web-key-escape = atrás
web-key-board = ir al tablero
web-key-prompt = ir a la pregunta
web-key-undo = deshacer
web-key-hint = pista
web-key-rule = la regla en cuestión
web-key-log = crónica
web-key-chat = charla
web-key-settings = ajustes
web-key-help = esta ayuda

## Replay
web-replay-what = Abre una grabación guardada y recorre la partida paso a paso.
web-replay-drop = Suelta aquí una grabación, o elige el archivo.
web-play = Reproducir
web-pause = Pausa
web-step-on = Un paso adelante
web-step-back = Un paso atrás
web-moment = Momento de la partida
web-eyes-of = Vista por
web-eyes-public = todos
web-go-on = Seguir desde aquí contra bots
web-download = Guardar la grabación

## The plain board
web-view-round = ronda
web-view-deck = mazo
web-view-hand = mano
web-view-hands = cartas en la mano
web-view-discard = descartes
web-view-shown = cartas mostradas
web-view-score = puntos

## Refusals
web-refused-unknown = No ha funcionado.
web-refused-offline = El servidor no responde. Inténtalo de nuevo en un momento.
web-refused-no-record = Este archivo no es la grabación de una partida.
web-refused-broken-record = Esta grabación no se puede leer.
web-refused-no-such-table = Esa mesa no existe, o no está abierta para ti.
web-refused-no-such-link = Este enlace ya se usó o nunca existió.
web-refused-already-answered = Esta pregunta ya tiene respuesta.
web-refused-not-asked = Ahora mismo no se te pregunta nada.
web-refused-not-offered = Eso no se puede elegir ahora.
web-refused-not-undoable = No tienes nada que deshacer.
web-refused-seat-taken = Ahí ya hay alguien sentado.
web-refused-seats-open = Todavía quedan sitios libres.
web-refused-not-your-seat = Ese no es tu sitio.
web-refused-not-the-owner = Eso solo puede hacerlo quien preparó la mesa.
web-refused-wrong-phase = Es demasiado tarde o demasiado pronto para eso.
web-refused-other-rules = Esta mesa se empezó con otras reglas que las de esta versión del programa y no puede continuar.
web-refused-running = La partida sigue en juego, y su grabación es secreta.
web-refused-forbidden = Eso no está permitido aquí.
web-refused-too-many = Tienes demasiadas mesas sin terminar. Acaba una primero.
web-refused-too-fast = No tan deprisa, por favor. Inténtalo de nuevo en un momento.
web-refused-too-big = Es demasiado grande.
web-refused-too-long = Este registro tarda demasiado en reproducirse.
web-refused-wrong-seats = A este juego no pueden jugar tantos.
web-refused-unknown-option = Una de las opciones tiene un valor que el juego no conoce.
web-refused-rule-failed = Una regla del juego ha fallado; la mesa sigue como estaba.
web-refused-failed = Algo ha ido mal en el servidor; nada ha cambiado.
notice-restart = El servidor se reinicia. La mesa volverá por sí sola.
notice-bot-failed = El bot de { $name } ha fallado; responde el azar ciego.
notice-bots-stuck = El bot de { $name } no puede seguir.
notice-out-of-time = A { $name } se le acabó el tiempo; sigue un bot.
notice-resigned = { $name } se rinde; sigue un bot.
notice-stand-in = Un bot sustituye a { $name }.
notice-taken-back = { $name } recupera su sitio.
notice-undo-wished = { $name } querría deshacer su última respuesta.
notice-undo-refused = { $name } no está de acuerdo: no se deshace nada.
notice-undone = { $name } ha deshecho su última respuesta.

## About
web-about-what = Walpurgis es software libre: una mesa para juegos de mesa ocultistas, en el navegador, en la terminal y para programas, con reglas completas en cinco idiomas.
web-about-fan-title = Por amor al juego
web-about-fan = Este es un proyecto no oficial de admiradores de estos juegos. No tiene relación con sus autores ni editoriales y no usa ni sus textos ni sus imágenes: las reglas están contadas con nuestras palabras, los tableros dibujados de nuevo. Si un juego te gusta, cómpralo: con fantasmas de verdad es aún mejor.
web-about-credits = Gracias
web-about-icons = Iconos:
web-about-fonts = Tipos de letra:
web-about-tools = Hecho con
web-about-privacy-title = Qué se guarda
web-about-privacy = Una cookie dice qué sitios son tuyos; tu navegador guarda tu idioma y tus ajustes. Ninguna petición sale de este servidor, y nadie te cuenta.

## Lessons
web-no-lesson = Este juego aún no tiene lección; pero tiene reglamento.
web-lesson-step = Paso { $at } de { $all }
web-lesson-click = Haz clic en lo que brilla, en el tablero o aquí.
web-lesson-wrong = ¡También es una idea! Pero en esta lección sigue lo que brilla.
web-skip-step = Saltar
web-lesson-end = Ahora juega tú
web-lesson-you = Tú
web-lesson-rival = El vampiro
web-lesson-manor = Te damos la bienvenida a la mansión. A la izquierda, tu mago recorrerá dieciséis losetas rodeadas de espejos; a la derecha se extienden ocho regiones llenas de conejos, monjas y ogros. En seis rondas quieres reunir más puntos de victoria (PV) que nadie, y casi todos vienen de los fantasmas que rondan las regiones.
web-lesson-invoke = Una ronda empieza con la Invocación: en secreto, cada uno envía fantasmas del cementerio al puente levadizo. Al final de la ronda los fantasmas comen, así que no los envíes todos.
web-lesson-order = Todas las manos se abrieron a la vez. Quien dejó más fantasmas en el cementerio juega antes.
web-lesson-bonus = Desde la segunda ronda, cada uno toma primero una bonificación de la carta de tiempo, en orden de juego. Lo tomado ya no está: ir por delante compensa.
web-lesson-action = Ahora, las Artimañas: la carta de tiempo da a todos el mismo número de acciones. Una acción mueve a tu mago o a tus fantasmas. Empieza por el mago.
web-lesson-magician = Desde fuera, tu mago puede entrar en cualquier casilla vacía; después va de casilla en casilla. Los recursos abren los portales de las regiones: ve adonde estén.
web-lesson-tile = En su casilla, el mago usa la loseta o un espejo contiguo. Una loseta con recursos da dos. Quedan en tu reserva 2H, pasan luego a 1H y al final están malditos: úsalos a tiempo.
web-lesson-mirror = Los espejos son terror: uno intacto da 3 cuando lo agrietas, uno agrietado da 2 cuando lo rompes, y entonces se acabó. El terror alimenta a tus fantasmas y paga los combates.
web-lesson-ghosts = Ahora una acción con los fantasmas: cada fantasma del puente levadizo puede moverse. Los jardines no cuestan nada y te ayudan; en las regiones se paga el portal.
web-lesson-garden = Elige un fantasma y su jardín. El puesto 1 tiene la mejor bonificación.
web-lesson-region = Tienes lo que pide este portal. Un fantasma en una región da sus PV al final de cada ronda, mientras siga allí y coma. Lo que pagas no se pierde: va a tu zona de homologación.
web-lesson-arrive = Un puesto libre no cuesta nada. Si todos están ocupados, puedes combatir: cuesta terror y da PV.
web-lesson-scored = Intendencia: cada fantasma fuera del cementerio come 1 terror, las regiones dan sus PV, y cuatro recursos distintos en la zona de homologación se convierten en una quimera. Luego empieza la ronda siguiente.
web-lesson-last = Eso es lo esencial. Los combates, las cartas POWER y la maldición los conocerás jugando; cuando algo no se pueda, la mesa te citará la regla. ¡Suerte!

## Nocturne
web-nd-basic = Cartas básicas
web-nd-kingdom = Reino
web-nd-beside = Junto a la Reserva
web-nd-trash = Desecho
web-nd-boons = Bendiciones
web-nd-hexes = Maleficios
web-nd-druid = Las Bendiciones del Druida
web-nd-deck-of = { $what }: quedan { $count }
web-nd-open = a la vista
web-nd-deck = Mazo
web-nd-deck-count = Mazo: { $count }
web-nd-discard = Pila de descartes
web-nd-discard-count = Pila de descartes: { $count }
web-nd-hand = Mano: { $count }
web-nd-no-hand = Tu mano está vacía
web-nd-in-play = En juego
web-nd-staying = En juego, y se queda
web-nd-aside = Apartadas
web-nd-kept = guardada hasta la Limpieza
web-nd-waiting = espera al próximo turno
web-nd-tray-look = Estás mirando
web-nd-tray-shown = A la vista de todos
web-nd-tray-discard = Tu pila de descartes
web-nd-tray-trash = El Desecho
web-nd-tray-aside = Apartadas
web-nd-tray-boon = Bendiciones
web-nd-tray-card = Qué va primero
web-nd-tray-state = Estado
web-nd-left = quedan { $count }
web-nd-empty = vacío
web-nd-empty-piles = Montones vacíos: { $count }
web-nd-face-down = boca abajo: { $count }
web-nd-debt = deuda: { $count }
web-nd-tokens = fichas de PV: { $count }
web-nd-vp = PV
web-nd-all-cards = Todas las cartas con sus puntos
web-nd-phases = Fases del turno
web-nd-turn = Turno { $n }
web-nd-extra = Turno extra
web-nd-actions = Acciones
web-nd-buys = Compras
web-nd-coins = Monedas
web-nd-code = Copiar el reino
web-nd-copy = Copiar el código de este reino: { $code }
web-nd-deluded = Engañado: este turno no se pueden comprar Acciones.
web-nd-envious = Envidioso: este turno Plata y Oro solo dan $1.
web-nd-orders = Órdenes permanentes
web-nd-order-moat-ask = preguntarme
web-nd-order-moat-always = mostrar siempre
web-nd-order-moat-never = no mostrar nunca
web-nd-order-hound-ask = preguntarme
web-nd-order-hound-always = apartar siempre
web-nd-order-hound-never = no apartar nunca
web-nd-kingdom-random = Al azar
web-nd-kingdom-own = Mis diez cartas …
web-nd-kingdom-cards = Cartas o código
web-nd-kingdom-how = Diez nombres de cartas en inglés separados por comas, o el código de un reino.
web-nd-lesson-rival = El lobo
web-nd-lesson-table = Bienvenido al mercado nocturno. En el centro están los diez montones del reino, a la izquierda los Tesoros y las Victorias. Todos empiezan con las mismas diez cartas flojas; quien construya el mejor mazo tendrá más puntos, y la mayoría están en las Provincias.
web-nd-lesson-treasures = Un turno tiene fases: Acción, Compra, Noche, Limpieza. Aún no tienes Acciones en la mano, así que empieza la fase de Compra. Primero juega tus Tesoros: un clic para todos.
web-nd-lesson-buy = Cuatro monedas. Lo que puedes pagar brilla. Compra una Aldea Bendita; señala una carta, o deja el dedo encima, para leerla.
web-nd-lesson-boon = Al ganar una Aldea Bendita se descubre una Bendición, un pequeño regalo de la noche. Recíbela ahora.
web-nd-lesson-cleanup = Al final del turno todo lo jugado y el resto de la mano van a la pila de descartes, y robas cinco cartas nuevas. Cuando el mazo está vacío, se mezcla la pila de descartes: así vuelve lo que compraste. El lobo también ha jugado.
web-nd-lesson-watchman = Esta vez compra un Vigilante. Casi todas las cartas ganadas van a la pila de descartes; esta viene directa a tu mano.
web-nd-lesson-night = Cae la noche: después de comprar se juegan cartas de Noche, tantas como quieras. No cuestan Acciones. Juega el Vigilante.
web-nd-lesson-look = Miras las cinco primeras cartas de tu mazo. Lo que no quieras en la próxima mano puede irse: elige la Finca y pulsa Listo. Cuenta al final, pero antes no ayuda.
web-nd-lesson-order = Las demás vuelven en el orden que prefieras. La primera que pulses quedará encima.
web-nd-lesson-action = En tu nueva mano está la Aldea Bendita: es la fase de Acción. Cada turno puedes jugar una Acción; la aldea da una carta y dos Acciones más.
web-nd-lesson-counters = Encima de los montones ves lo que tienes: Acciones, Compras y monedas. Sin más Acciones en la mano, la fase de Compra empieza sola. Juega otra vez tus Tesoros.
web-nd-lesson-more = Compra algo más fuerte. Las cartas con espadas cruzadas atacan a los demás; las de banda naranja se quedan en juego hasta tu próximo turno.
web-nd-lesson-last = Eso es lo esencial. La partida acaba cuando se agotan las Provincias o tres montones cualesquiera. Lo que no se puede hacer, la mesa lo explica. ¡Buenas noches y buena suerte!

## Ashes to Ashes
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
web-aa-chosen-here = la Elegida, pasos restantes: { $left }
web-aa-goal = { $who } llega aquí al final del turno
web-aa-portal-dark = Portal oscuro { $portal }
web-aa-portal-light = Portal de luz { $portal }
web-aa-portal-hurts = Hiere: { $side } (-2, y el camino acaba aquí)
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
web-aa-society-next = Al final del turno sus figuras van a estos números. Quien esté justo al lado pierde 1 punto.
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
web-aa-lesson-rival = Los Vampiros
web-aa-lesson-table = Una noche de diez por diez casillas. Juegas con los Humanos (dorado, abajo a la izquierda); los Vampiros (carmesí) viven arriba a la derecha. Una niña de luz, la Elegida, baja por la diagonal eléctrica, una casilla después de cada turno: llévala a casa antes de que llegue a la última. Las figuras grises encapuchadas son la Sociedad Secreta; quien acaba junto a ellas pierde puntos. Ya hay caminos, y te toca a ti.
web-aa-lesson-token = Fase 1: cada personaje tiene una ficha de Aliado. En su propia zona sube el nivel de poder; en los lugares comunes hace otras cosas. Haz clic en la ficha del Reverendo y después en el Místico.
web-aa-lesson-portal = Las barras entre casillas son portales. Los oscuros hieren a los Humanos, los de luz a los Vampiros: quien choca con uno pierde 2 puntos y se detiene. El portal P1 le cierra el norte al Comandante. El Místico te deja moverlo: haz clic en él y después en un borde del otro lado. Allí muestra su otra cara y les cierra a los Vampiros el camino a casa.
web-aa-lesson-card = Fase 2: juega tantas cartas como quieras. Esta es del Comandante: pon o gira sus losetas alrededor de él; después puede caminar.
web-aa-lesson-tile = Lo que brilla se puede usar. La loseta se ve tal como quedará; R, la rueda o las imágenes pequeñas la giran. Una curva en C6 une tu camino con la encrucijada de D6.
web-aa-lesson-walk = Ahora camina el Comandante. Una figura sigue mientras siga su camino, y en las bifurcaciones eliges tú; la línea de puntos muestra todo el recorrido y lo que costaría.
web-aa-lesson-generic = La otra clase de carta: una loseta en cualquier lugar del tablero, y después se puede enviar sobre ella a quien tenga un camino que pase por allí, incluso a un enemigo. Pon una curva en E6, junto a la Elegida.
web-aa-lesson-chosen = La Elegida está justo al lado del Comandante, y su camino está abierto hacia ella. ¡Atrápala! Quien la lleva debe traerla a una casilla de su propia base.
web-aa-lesson-defence = Los Vampiros también han puesto una loseta. Un camino puede cruzar la diagonal eléctrica como si fuera una recta; pero al otro lado estás tú, así que Sryz se detiene encima y tiene que atacar. Los ataques por la espalda son los que más duelen; con el Comandante y Sryz cada golpe es peor. La tabla nombra un símbolo: descarta una carta que lo tenga y el ataque queda anulado.
web-aa-lesson-attack = Te toca otra vez, y ahora golpeas tú: Sryz está a tu lado y un camino libre lleva hasta ella. Puede defenderse de la misma manera.
web-aa-lesson-home = El camino a casa está libre: el portal P1 ya no está. La línea de puntos acaba en tu base. ¡Adelante!
web-aa-lesson-last = Has ganado: la Elegida está en casa. También se gana quitándole todos los puntos al otro bando; si ella llega a la última casilla, solo gana la Sociedad. Lo que no se puede hacer, la mesa te lo explica. ¡Buenas noches y buena suerte!
