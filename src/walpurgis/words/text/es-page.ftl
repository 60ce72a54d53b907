# La página ilustrada de la arena, y cómo se escriben los números.

## Números
whole = { $number }
percent = { $number } %

## La página ilustrada
page-house = Walpurgis, la arena
page-form-match = Un enfrentamiento
page-form-round-robin = Todos contra todos
page-form-gauntlet = { $first } contra todos los demás
page-form-ladder = Una escalera
page-run = { $form } · { $players } en la mesa · semilla { $seed }
page-options = Opciones: { $options }
page-tile-games = partidas
page-tile-decisions = decisiones por partida
page-tile-time = por partida
page-tile-first = ganadas por quien empieza
page-tile-unwon = sin ganador
page-tile-faults = fallos
page-bots = Quién gana
page-bots-about = Proporción de victorias con su intervalo del 95 %; una victoria compartida cuenta en parte. La línea es la parte igual.
page-meetings = Encuentro a encuentro
page-meetings-about = La proporción de quien se nombra primero.
page-strength = Qué fuerza tienen
page-strength-about = Puntuación de openskill, dos incertidumbres a cada lado; se empieza en 25.
page-seats = ¿Importa el sitio?
page-seats-about = Proporción de victorias por sitio, bot a bot, y de quien empieza. Los sitios rotan, y cada reparto se juega desde cada sitio.
page-seat = Sitio { $seat }
page-begins = Empieza
page-everybody = todos
page-group-about = Proporción de victorias de quienes lo tenían, con su intervalo del 95 %.
page-lengths = Cuántas decisiones tiene una partida
page-lengths-about = Decisiones de todos los jugadores juntos.
page-scores = Puntuaciones
page-scores-about = La caja es la mitad central, la línea la mediana.
page-times = Tiempo por partida
page-times-about = En milisegundos; lo que piensa cada bot, y el resto para reglas y contabilidad.
page-rest = reglas
page-share = proporción de victorias
page-decisions = decisiones
page-milliseconds = milisegundos
page-score = puntuación
page-faults = Lo que salió mal
page-foot = La misma semilla da las mismas partidas en cualquier máquina. Jugado por walpurgis arena.
page-tile-turns = { $unit } por partida
page-turns = turnos o rondas
page-pooled = Todos los bots se cuentan juntos: una proporción alta puede significar solo que le gusta al mejor bot.
page-table-about = Proporción de victorias en las partidas en que estaba en juego.
page-table-one = Proporción de victorias de { $bot } en las partidas en que estaba en juego.
page-table-first = Proporción de victorias de quien empieza, en las partidas en que estaba en juego.
page-most = Las { $shown } con más partidas, de { $all }.
page-turns-heading = Cuánto duran las partidas
page-turns-about = Cada barra cuenta las partidas de esa duración.
page-reach = de { $low } a { $high }
