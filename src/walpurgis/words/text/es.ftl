# Lo que dice la casa misma, sea cual sea el juego.
yes = sí
no = no
list-and = { $start } y { $last }
list-then = { $start } y luego { $last }
list-apart = { $start }; { $last }
list-none = nada
labelled = { $label }: { $value }

## At the table
seat-number = Jugador { $seat }
seat-person = { $who }: una persona
seat-bot = { $who }: el bot { $bot }
seed-shown = Semilla { $seed }: --seed { $seed } repite la misma preparación.
welcome-help = Un número para responder, ? para la regla tras la pregunta, board para la mesa explicada, help para lo demás.
welcome-watch = Esta noche solo juegan bots: relájate y mira.
question = { $who }: { $question }
prompt = { $who } >
pass-the-table = Pasa la mesa a { $who }. ¡Que nadie más mire!
press-enter = Pulsa Intro cuando quieras seguir.
bye = Las velas están apagadas. Buenas noches.
bye-unfinished = Dejas la mesa; la partida no se guarda. La próxima vez, save ARCHIVO la guarda.

## How to answer
how-one = Escribe uno de los números o una de las claves.
how-number = Escribe un número entero de { $low } a { $high }.
how-order = Escríbelos todos en el orden que quieras, separados por espacios.
how-exactly = { $count ->
        [one] Escribe uno de los números o una de las claves.
       *[other] Escribe exactamente { $count } de los números o claves, separados por espacios; el mismo varias veces si hay varios.
    }
how-some = Escribe de { $low } a { $high } números o claves, separados por espacios.
how-up-to = { $high ->
        [one] Escribe uno de los números o una de las claves, o - para nada.
       *[other] Escribe hasta { $high } de los números o claves, separados por espacios, o - para nada.
    }
how-spot = Escribe de { $low } a { $high } puntos como x,y, separados por espacios.
how-place = Elige un lugar con el número o escribe de { $low } a { $high } puntos como x,y, separados por espacios.
how-code = Elige con el número o escribe un código propio.
wrong-number = No hay respuesta { $word }: escribe un número de { $low } a { $high }.
wrong-number-listed = No hay respuesta { $word }: escribe uno de estos números: { $numbers }.
wrong-key = «{ $word }» no se ofrece aquí. Escribe help para ver qué puedes escribir.
wrong-answer = No es posible. { $how }

## Rules
rule-cited = [{ $rule }] { $text }
no-rule-behind = Ninguna regla concreta está tras esta pregunta. Escribe rules y una palabra para buscar en el reglamento.
rules-chapters = Los capítulos del reglamento; escribe rules y un capítulo, un número o una palabra:
rules-more = … y { $count ->
        [one] una más
       *[other] { $count } más
    }. Otra palabra acota la búsqueda.
rules-none = El reglamento no menciona «{ $word }».
why-offered = { $key } se ofrece: { $what }.
why-forbidden = { $key } no se ofrece, por esta regla:
why-unknown = { $key } no se ofrece aquí, y no se conoce ninguna regla al respecto.

## Help
help-answer = un número o una clave: responder a la pregunta; varios, separados por espacios
help-try = try LUGAR: qué pasaría si respondieras así; no cambia nada
help-rule = ?: la regla tras la pregunta
help-rules = rules [PALABRA], ? PALABRA: buscar en el reglamento un número, un capítulo o palabras
help-card = ? CARTA: qué dice una carta, por su nombre, su clave o el número de su respuesta
help-why = why CLAVE: qué regla impide que algo se ofrezca
help-hint = hint: las tres mejores respuestas, qué probabilidad tienen de ganar y por qué
help-undo = undo: deshacer tu última respuesta, mientras nada se haya revelado
help-board = board: toda la mesa con explicaciones
help-log = log [NÚMERO]: lo último que ha pasado
help-save = save ARCHIVO: guardar la partida en un archivo
help-load = load ARCHIVO: seguir una partida de un archivo
help-record = record ARCHIVO: grabar la partida hasta aquí, para walpurgis replay; contiene todos los secretos
help-lang = lang CÓDIGO: cambiar de idioma ({ $languages })
help-quit = quit: dejar la mesa

## Answers of the table
hint-none = Aquí no hay ninguna pista.
try-allowed = Es posible.
try-none = Aquí no hay nada que probar: escribe try cuando se pida un lugar o un camino.
undo-done = Deshecho.
undo-not = No se puede deshacer: { $reason }.
undo-nothing-to-undo = todavía no has respondido nada
undo-another-answered = desde entonces ha respondido otra persona
undo-others-have-shown = los demás han mostrado su elección
undo-chance-was-used = desde entonces ha decidido el azar
undo-something-was-revealed = desde entonces se ha revelado algo oculto
undo-rules-were-mended = desde entonces se han corregido las reglas
save-written = La partida está guardada en { $file }. Para seguir: { $command }
record-written = La grabación de la partida está en { $file }. Para verla: { $command }
file-not-written = No se pudo escribir { $file } ({ $reason }).
load-done = La partida de { $file } continúa.
load-other-seats = Esa partida es para { $seats ->
        [one] un jugador
       *[other] { $seats } jugadores
    }; iníciala con walpurgis play --load.
lang-done = La mesa habla ahora español.

## The end
account-heading = Puntuación final
account-total = Total
account-place = Puesto
account-ordinal = { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto
account-line = { $place }: { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ $parts })
account-line-judged = { $place }: { $who } ({ $parts })
winner = { $who } gana con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
winners = { $who } comparten la victoria con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada uno.
after-the-end = record ARCHIVO graba la partida, log la cuenta, board muestra la mesa; Intro para salir.

## Watching a record
replay-title = Una partida de { $seats ->
        [one] un jugador
       *[other] { $seats } jugadores
    }, { $entries ->
        [one] una respuesta
       *[other] { $entries } respuestas
    }, semilla { $seed }
replay-at = Respuesta { $at } de { $all }
replay-help = Intro: siguiente; b: atrás; un número: ir allí; board: la mesa; q: salir
replay-unfinished = Aquí acaba la grabación; la partida no se terminó.
replay-not-drawn = Este momento es de unas reglas anteriores y ya no se puede dibujar.
event-rules-mended = { $fallen ->
    [0] Aquí se corrigieron las reglas.
    [one] Aquí se corrigieron las reglas; una respuesta ya no es válida y hay que darla de nuevo.
   *[other] Aquí se corrigieron las reglas; { $fallen } respuestas ya no son válidas y hay que darlas de nuevo.
}

## Lists and tables
games-line = { $game }: { $title }, de { $low } a { $high } jugadores. { $blurb }
rules-uncovered = Ninguna prueba cubre estas reglas:
rules-unknown = Estas reglas se citan, pero el reglamento no las conoce:
rules-covered = { $count ->
        [one] La única regla está cubierta por pruebas.
       *[other] Las { $count } reglas están cubiertas por pruebas.
    }
arena-title = { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, semilla { $seed }
arena-bot = Bot
arena-wins = Victorias
arena-rate = Parte de victorias (95 %)
arena-score = Puntuación media (95 %)
arena-place = Puesto medio
arena-span = Puntuaciones
arena-faults = Fallos
arena-decisions = { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } en { $seconds } s
arena-progress = Jugando
arena-unwon = { $count ->
        [one] Una partida no la ganó nadie.
       *[other] { $count } partidas no las ganó nadie.
    }
arena-broken-off = { $count ->
        [one] Una partida se interrumpió porque falló una regla.
       *[other] { $count } partidas se interrumpieron porque falló una regla.
    }
arena-fault = Partida { $game }, sitio { $seat }, { $bot } en { $prompt }: { $what }
balance-title = { $game }: si está equilibrado, thumb contra sí mismo, semilla { $seed }
balance-what = Qué
balance-players = Jugadores
balance-games = Partidas
balance-value = Parte (95 %)
balance-band = Debería estar
diff-progress = Comparando { $game }
diff-same = { $game }: todo igual en { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } (partidas: { $matches }).
diff-different = { $game }: { $kinds ->
        [one] un tipo de diferencia
       *[other] { $kinds } tipos de diferencias
    } en { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } (partidas: { $matches }).
diff-version = El curso de { $game } cambió y su versión no: es { $version } en ambas.
diff-first = La primera vez aquí: { $where }
diff-kinds = En cuántas partidas apareció cada tipo:
bench-progress = Midiendo
bench-title = { $game }: una simple ida y vuelta de corrutina: { $nanoseconds } ns ({ $python })
bench-what = Qué
bench-time = Tiempo
bench-trips = Idas y vueltas
bench-rate = Por segundo
bench-target = Meta
bench-reached = alcanzada
bench-missed = no alcanzada
bench-ours = Nosotros
bench-theirs = Ellos
bench-times = Veces

## A new game
new-game-made = El juego { $name } está en { $folder }.
new-game-next-house = Después: walpurgis play { $name }. Escribe sus reglas en rulebook/en.md y cambia game.py; sus propias pruebas están en tests/games/{ $name }, y las pruebas de todos los juegos ya lo incluyen.
new-game-next-outside = Después: pip install -e { $folder } y walpurgis play { $name }. Escribe sus reglas en rulebook/en.md y cambia game.py.

## Refusals of the command line
refused-more-bots = Hay { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } para { $seats ->
        [one] { $seats } sitio
       *[other] { $seats } sitios
    }.
refused-option = Una opción se escribe nombre=valor, no «{ $text }».
refused-option-name = { $game } no tiene ninguna opción «{ $option }»; sus opciones son: { $options }.
refused-option-bool = { $option } es true o false, no «{ $value }».
refused-option-choice = { $option } es una de estas palabras: { $values }, no «{ $value }».
refused-option-number = { $option } es un número entero de { $low } a { $high }, no «{ $value }».
refused-option-value = { $option } no puede ser «{ $value }». { $about-help }
refused-unknown-option = Estas opciones no encajan con este juego y este número de jugadores ({ $detail }).
refused-unknown-game = No hay ningún juego «{ $game }»; hay: { $games }.
refused-wrong-seats = { $game } es un juego de { $low } a { $high } jugadores, no de { $players }.
refused-unknown-bot = No hay ningún bot «{ $bot }»; hay: { $bots }.
refused-unknown-limit = «{ $bot }» no se entiende. Tras los dos puntos, search quiere un número de pruebas (search:400) o de segundos, 60 como mucho (search:0.5s), novice una proporción (novice:0.25).
refused-no-thumb = El bot { $bot } no conoce el juego { $game }; hay: { $bots }.
refused-unknown-program = Aquí no hay ningún programa «{ $bot }» que se pueda ejecutar.
refused-no-balance = { $game } no dice qué hay que contar.
refused-unknown-language = La casa no habla «{ $language }»; habla: { $languages }.
refused-broken-save = En { $file } no hay ninguna partida que se pueda continuar aquí ({ $detail }).
refused-broken-record = En { $file } no hay ninguna grabación que se pueda ver aquí ({ $detail }).
refused-file-missing = No hay ningún archivo { $file }.
refused-file-unread = No se puede leer { $file } ({ $detail }).
refused-load-with = Una partida guardada ya tiene sus jugadores y sus opciones: --load no va ni con --players ni con --option.
refused-game-name = El nombre de un juego tiene de 2 a 30 minúsculas, cifras y guiones bajos, empieza por una letra y no es una palabra clave de Python: «{ $name }» no sirve.
refused-game-exists = Ya hay un juego { $name }.
refused-folder-exists = { $folder } ya existe.
refused-seat = No hay sitio { $seat }: este juego tiene los sitios 0 a { $last }.
refused-no-tests = No hay pruebas en { $folder }.
refused-which-game = Nombra un juego o usa --all.

## Help of the command line
cli = Una mesa abierta para juegos ocultistas, en la terminal.
cli-play = Jugar en la terminal, con personas y bots.
cli-replay = Ver una partida grabada.
cli-review = Analizar una partida grabada: quién iba a ganar en cada momento y qué decisiones costaron más.
cli-arena = Hacer que los bots jueguen muchas partidas y contar.
cli-balance = Hacer que thumb juegue contra sí mismo y contar si un juego está equilibrado.
cli-rules = Mostrar el reglamento de un juego, o las reglas que ninguna prueba cubre.
cli-diff = Jugar las mismas partidas en dos versiones de la casa y nombrar lo que cambia.
cli-arg-old = la versión de antes: una copia de trabajo, o un Python con walpurgis
cli-arg-new = la versión de después: una copia de trabajo, o un Python con walpurgis
cli-opt-only-game = solo este juego
cli-opt-decisions = cuántas decisiones por juego
cli-bench = Medir la velocidad del motor.
cli-opt-peers = comparar con otros motores que juegan al mismo juego, instalados desde PyPI en entornos propios
cli-new-game = Empezar un juego nuevo a partir del modelo.
cli-games = Enumerar los juegos.
cli-arg-game = el nombre de un juego
cli-arg-any-game = el nombre de un juego; sin él, todos
cli-arg-file = un archivo escrito con record
cli-arg-name = el nombre del juego nuevo
cli-opt-players = cuántos juegan; si no, los habituales en el juego, o los bots nombrados y una persona
cli-opt-bots = bots en los últimos sitios, separados por comas; si no, una persona juega contra Ottilia (pip, ottilia, bruno, morgana, azazel, random, thumb, search…); con '' solo juegan personas
cli-opt-arena-bots = un bot por sitio, separados por comas
cli-opt-balance-players = solo con este número de jugadores
cli-opt-lang = en, fr, de, it o es
cli-opt-seed = la misma semilla da la misma preparación
cli-opt-option = una opción del juego como nombre=valor; se puede repetir
cli-opt-plain = líneas cortas de texto, para lectores de pantalla y tuberías
cli-opt-record = grabar la partida en este archivo
cli-opt-load = seguir una partida guardada con save
cli-opt-step = respuesta a respuesta
cli-opt-seat = vista desde este sitio
cli-opt-games = cuántas partidas
cli-opt-workers = cuántos procesos
cli-opt-json = como JSON
cli-opt-all = todos los juegos
cli-opt-coverage = enumerar las reglas que ninguna prueba cubre
cli-opt-tests = la carpeta de las pruebas
cli-opt-into = una carpeta fuera de la casa
cli-serve = Abrir la mesa en el navegador: el servidor.
cli-backup = Guardar todo en un archivo mientras el servidor funciona.
cli-restore = Devolver una copia a una base de datos vacía.
cli-arg-backup = el archivo de la copia
cli-opt-host = la dirección en la que escuchar
cli-opt-port = el puerto en el que escuchar
cli-opt-database = sqlite:///ARCHIVO o postgresql://USUARIO@HOST/NOMBRE
cli-opt-data = la carpeta donde el servidor guarda sus datos
cli-opt-open = Abrir la mesa en el navegador de esta máquina.

cli-bot = Dar un sitio a tus propios programas.
cli-bot-run = Hacer jugar a un programa en una mesa: lee los mensajes por su entrada estándar y escribe los suyos en su salida estándar, un objeto JSON por línea.
cli-bot-token = Obtener una clave con la que se reconoce a un programa.
cli-arg-program = el programa y sus argumentos
cli-arg-server = la dirección del servidor
cli-opt-table-link = el enlace de una mesa con un sitio libre, o de un sitio que se cede
cli-opt-bot-name = el nombre del programa en la mesa
cli-opt-token = la clave del programa; sin ella, recibe una nueva
cli-opt-bot-seat = el sitio que ocupar, desde 0; si falta, el primero libre
cli-opt-restarts = cuántas veces se reinicia el programa si termina antes que la partida
bot-seated = Con sitio en { $table }.
bot-token = Para volver más tarde a este sitio: --token { $token }
bot-restarted = El programa terminó antes que la partida, con el código { $code }. Se reinicia.
bot-bad-line = El programa escribió una línea que no es un mensaje: { $fault }
bot-over = La partida ha terminado. Puestos por sitio: { $places }.
