# Lo que dice el propio navegador, en español.

## Pages
web-skip = Ir al contenido
web-nav = Menú principal
web-nav-replay = Repetición
web-nav-about = Acerca de
web-language = Idioma
web-your-name = Tu nombre
web-change-name = Cambiar de nombre
web-title-replay = Volver a ver una partida
web-title-rules = Reglas
web-title-learn = Aprender a jugar
web-title-about = Acerca de esta casa
web-title-seat = Tu sitio te espera
web-title-lost = Aquí no vive nadie
web-lost = No hay ninguna página en esta dirección. Quizá se apagó la vela.
web-go-home = Volver a casa
web-seat-link-here = Con este enlace tu sitio pasa a este navegador. Sirve una sola vez; el otro dispositivo ya solo podrá mirar.
web-seat-link-sit = Sentarse aquí
web-page-failed = La página no se ha cargado. Vuelve a cargarla, por favor.
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
web-minutes = { $n ->
        [one] alrededor de { $n } minuto
       *[other] unos { $n } minutos
    }
web-weight-1 = muy ligero
web-weight-2 = ligero
web-weight-3 = medio
web-weight-4 = exigente
web-weight-5 = denso
web-home-mine = Mis mesas
web-home-mine-empty = Aún no tienes ninguna mesa. Un clic aquí arriba, y los fantasmas son tuyos.
web-home-open = Mesas abiertas
web-home-open-empty = Ahora mismo nadie espera compañía. Prepara una mesa pública y enciende la primera vela.
web-home-finished = Partidas terminadas
web-home-finished-empty = Aquí encontrarás las partidas jugadas hasta el final, para volver a verlas.
web-your-turn = Te toca
web-your-turns = Te toca ({ $n })
web-won-by = Victoria: { $who }
web-phase-lobby = a la espera de jugadores
web-phase-playing = en curso
web-phase-finished = terminada
web-phase-abandoned = abandonada
web-phase-stopped = detenida por reglas nuevas
web-join = Unirse
web-join-label = ¿Te han enviado un enlace?
web-join-example = pégalo aquí
web-join-wrong = Ese enlace no lleva a ninguna mesa de esta casa.

## A new table
web-new-title = Una mesa nueva
web-new-game = Juego
web-new-seats = Quién juega
web-new-options = Opciones del juego
web-new-manners = Reglas de la mesa
web-new-public = Pública: cualquiera puede ocupar un sitio libre
web-new-spectators = Otros pueden mirar
web-new-undo = Deshacer
web-undo-free = Todo se puede deshacer
web-undo-consent = Tras revelarse algo, deshacer requiere acuerdo
web-undo-off = Nada se puede deshacer
web-new-clock = Jugar con reloj
web-new-clock-minutes = Minutos por jugador
web-new-clock-increment = Segundos extra por jugada
web-new-create = Crear la mesa
web-new-start = Empezar la partida
web-player-number = Jugador { $n }
web-seat-me = yo ({ $name })
web-seat-open = sitio libre
web-seat-here = otra persona en este dispositivo
web-seat-here-name = Nombre de esa persona
web-seat-bot = bot: { $bot }

## Before the start
web-lobby-waiting = { $open ->
        [one] Queda un sitio libre.
       *[other] Quedan { $open } sitios libres.
    }
web-lobby-ready = La mesa está completa. La partida puede empezar.
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
web-note-clock = Reloj: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } por persona, más { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } por jugada
web-note-option = { $option }: { $value }

## At the table
web-board = Tablero
web-opponents = Los demás
web-my-things = Mi zona
web-put-away = Minimizar
web-tools = Herramientas de la mesa
web-drawer = Registro, chat y reglas
web-house-menu = Walpurgis: inicio, tu nombre, idioma
web-show-board-of = Mostrar u ocultar el tablero de { $who }
web-must-act = debe decidir
web-has-chosen = ha elegido en secreto
web-waiting-for = Esperando a { $who }…
web-on-board = { $count ->
        [one] Mostrar la única opción
       *[other] Ver las { $count } opciones
    }
web-fold = ocultar la lista
web-picked = { $low ->
        [0] { $count } de { $high } como máximo
       *[other] { $count } de { $high }
    }
web-done = Listo
web-less = uno menos
web-more = uno más
web-take-back = quitar: { $what }
web-sure = ¿Seguro?
web-sure-answer = «{ $answer }»: en esta mesa nada se puede deshacer. ¿Seguro?
web-rule-in-question = Regla para esta elección: { $rule }
web-open-rule = Abrir el reglamento
web-why-unknown = Eso no se puede elegir ahora.
web-why-not-your-turn = Todavía no te toca.
web-why-watching = En esta mesa solo estás mirando.
web-log = Registro
web-log-empty = Aún no ha pasado nada. La noche es joven.
web-since-last-visit = desde tu última visita
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía. Un saludo nunca está de más.
web-chat-say = Di algo
web-chat-send = Enviar
web-rules-search = Buscar en las reglas
web-rules-chapter = Capítulo
web-rules-table = Tabla del reglamento
web-hint = Pista
web-undo = Deshacer
web-undo-ask = Deshacer (quizá los demás deban aceptar)
web-undo-wish = { $who } quiere deshacer su última jugada.
web-undo-wished = Se está preguntando a los demás si puedes deshacer la jugada.
web-agree = De acuerdo
web-disagree = No
web-settings = Ajustes
web-help = Ayuda y teclas
web-watchers = { $count ->
        [one] una persona mira
       *[other] { $count } personas miran
    }
web-away = no está
web-program = programa
web-stand-in = juega un bot
web-resigned = se ha rendido
web-let-bot-play = Dejar jugar a un bot
web-take-over = Recuperar el sitio
web-time-left = Tiempo restante
web-i-am = Soy { $who }
web-tie-broken = Empate a puntos: los puestos los decidió el desempate del reglamento.
web-rematch = Revancha
web-stopped = Las reglas de este juego han cambiado tanto que la partida no puede continuar. Así estaba.
web-end-game = Terminar la partida
web-ended = Esta partida se terminó sin resultado.
web-to-rematch = Ir a la revancha
web-replay = Volver a verla
web-somebody = Alguien
web-you-win = ¡Ganas!
web-you-win-too = ¡Tú también ganas!
web-you-win-points = Ganas con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
web-you-win-with = Compartes la victoria con { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada uno.
web-points-over-game = Los puntos a lo largo de la partida
web-by-round = Por rondas
web-round-number = Ronda { $n }
web-round-end = El final de la ronda
web-keep-card = Conservar esta carta
web-next-question = A continuación:
web-since-my-turn = Qué ha pasado desde mi turno
web-skip-rest = Saltar
web-nothing-since = Desde tu turno no ha pasado nada.

## Settings
web-set-speed = Turnos de los demás y movimientos
web-speed-off = al instante
web-speed-quick = rápidos
web-speed-normal = normales
web-speed-slow = lentos
web-set-sound = Sonidos
web-set-contrast = Alto contraste
web-my-seat = Mi sitio
web-move-seat = Pasar a otro dispositivo
web-move-seat-how = Abre este enlace en el otro dispositivo. Sirve una sola vez.
web-resign = Rendirse
web-sure-resign = ¿Rendirte de verdad? Un bot jugará en tu lugar.

## Keys
web-help-glow = Lo que puedes hacer ahora brilla. Haz clic en otra cosa, y la mesa te dirá qué regla lo impide.
web-key-digits = elegir la opción con ese número
web-key-arrows = recorrer las opciones
web-key-enter = elegir, o terminar de elegir
web-key-escape = atrás
web-key-board = ir al tablero
web-key-prompt = ir a la pregunta
web-key-again = qué ha pasado desde mi turno
web-key-undo = deshacer
web-key-hint = pista
web-key-rule = la regla para esta elección
web-key-log = registro
web-key-chat = chat
web-key-settings = ajustes
web-key-help = esta ayuda

## Replay
web-replay-what = Abre una grabación guardada y recorre la partida paso a paso.
web-replay-drop = Suelta aquí una grabación, o elige el archivo.
web-play = Reproducir
web-pause = Pausa
web-step-on = Un paso adelante
web-step-back = Un paso atrás
web-moment = Posición en la partida
web-eyes-of = Vista de
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
web-refused-not-asked = Ahora mismo no tienes nada que decidir.
web-refused-not-offered = Eso no se puede elegir ahora.
web-refused-not-undoable = No tienes nada que deshacer.
web-refused-seat-taken = Ahí ya hay alguien sentado.
web-refused-seats-open = Todavía quedan sitios libres.
web-refused-absent = Alguien que tiene sitio aquí aún no ha llegado. Con el reloj, la partida espera a todos.
web-refused-not-your-seat = Ese no es tu sitio.
web-refused-not-the-owner = Eso solo puede hacerlo quien creó la mesa.
web-refused-wrong-phase = Es demasiado tarde o demasiado pronto para eso.
web-refused-other-rules = Esta partida empezó con otra versión de las reglas: se puede mirar, pero no continuar.
web-refused-running = La partida sigue en juego, y su grabación es secreta.
web-refused-forbidden = Eso no está permitido aquí.
web-refused-too-many = Tienes demasiadas mesas sin terminar. Acaba una primero.
web-refused-too-fast = No tan deprisa, por favor. Inténtalo de nuevo en un momento.
web-refused-too-big = Es demasiado grande.
web-refused-too-long = Esta grabación tarda demasiado en reproducirse.
web-refused-undo-refused = Ya se ha preguntado a los demás y no han dado su acuerdo.
web-refused-busy = Hay mucha gente en este momento. Inténtalo de nuevo dentro de un rato.
web-refused-chosen-seed = La semilla de esta mesa se eligió a mano: nadie más puede sentarse aquí.
web-refused-unsure = Algo ha fallado en el servidor y no se sabe si tu jugada ha contado. La mesa muestra cómo está la partida.
web-refused-wrong-seats = Este juego no admite tantos jugadores.
web-refused-unknown-option = Una de las opciones tiene un valor que el juego no conoce.
web-refused-rule-failed = Una regla del juego ha fallado; la partida sigue como estaba.
web-refused-failed = Algo ha ido mal en el servidor. La mesa muestra cómo está la partida.
notice-restart = El servidor se reinicia. La mesa volverá por sí sola.
notice-bot-failed = El bot de { $name } ha fallado; responden los dados.
notice-bots-stuck = El bot de { $name } no puede seguir.
notice-out-of-time = A { $name } se le acabó el tiempo; sigue un bot.
notice-resigned = { $name } se rinde; sigue un bot.
notice-stand-in = Un bot sustituye a { $name }.
notice-taken-back = { $name } recupera su sitio.
notice-undo-wished = { $name } quiere deshacer su última jugada.
notice-undo-refused = { $name } no está de acuerdo: no se deshace nada.
notice-undone = { $name } ha deshecho su última jugada.

## About
web-about-what = Walpurgis es software libre: una mesa para juegos de mesa ocultistas, en el navegador, en la terminal y para programas, con reglas completas en cinco idiomas.
web-about-fan-title = Por amor al juego
web-about-fan = Este es un proyecto no oficial de gente que ama estos juegos. No tiene relación con sus autores ni editoriales. Los nombres de los juegos, sus términos y sus números pertenecen a sus dueños y solo sirven para decir de qué se trata; donde un juego no existe en un idioma, los nombres son traducciones nuestras. Las frases de las reglas y de las cartas son nuestras, los tableros están dibujados de nuevo, y lo que ninguna fuente decía está marcado como interpretación. Si un juego te gusta, cómpralo: con fantasmas de verdad es aún mejor.
web-about-credits = Gracias
web-about-games = Los juegos:
web-about-icons = Iconos:
web-about-fonts = Tipos de letra:
web-about-tools = Hecho con
web-about-privacy-title = Qué se guarda
web-about-privacy = Una cookie recuerda qué sitios son tuyos; tu navegador guarda tu idioma y tus ajustes. Ninguna petición sale de este servidor, y nadie te rastrea.

## Lessons
web-no-lesson = Este juego aún no tiene lección; pero tiene reglamento.
web-lesson-step = Paso { $at } de { $all }
web-lesson-click = Haz clic en lo que brilla, en el tablero o aquí.
web-lesson-wrong = ¡Buena idea! Pero en esta lección sigue lo que brilla.
web-skip-step = Saltar
web-lesson-end = Jugar una partida de verdad
web-lesson-you = Tú
web-own-code = Código propio:
