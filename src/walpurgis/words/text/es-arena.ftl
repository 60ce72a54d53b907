# La arena: tablas, leyes. Las primeras palabras están en el otro archivo, su página tiene uno propio.

## Tablas
arena-strength = Fuerza (95 %)
arena-thinking = ms por decisión
arena-meeting = Encuentro
arena-met = { $first } contra { $others }
arena-games = Partidas
arena-verdict = Veredicto
arena-better = { $bot } es mejor
arena-worse = { $bot } es peor
arena-even = ninguna diferencia así
arena-undecided = sin decidir
arena-ladder = La escalera desde arriba: { $bots }
arena-first = Quien empieza gana { $rate } de las partidas (de { $low } a { $high }).
arena-no-ratings = Las fuerzas necesitan un extra: pip install 'walpurgis[stats]'.
arena-deaths = { $count ->
        [one] Un proceso murió y fue reemplazado; no se ha perdido nada.
       *[other] Los procesos murieron { $count } veces y fueron reemplazados; no se ha perdido nada.
    }
arena-written = Escrito: { $file }
arena-left-out = Demasiado estrecho para: { $columns }. Con --json está todo.
arena-fault-rule = Partida { $game }: falló una regla y la partida se interrumpió: { $what }
arena-more-faults = { $count ->
        [one] Y un fallo más.
       *[other] Y { $count } fallos más.
    }
arena-interrupted = Interrumpido. No se guardó ninguna partida; con --out ARCHIVO la misma orden podría continuar.
arena-interrupted-kept = Interrumpido. La misma orden continúa desde { $file }.
laws-progress = Bajo la mirada de las leyes
laws-title = { $game }: { $games ->
        [one] { $games } partida al azar
       *[other] { $games } partidas al azar
    }, { $questions ->
        [one] { $questions } pregunta
       *[other] { $questions } preguntas
    }, semilla { $seed }, { $seconds } s
laws-seats = { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
laws-kept = Se han cumplido todas las leyes.
laws-broken = Partida { $game }, { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }, semilla { $seed }, pregunta { $question }: { $law }: { $sentence }

## Rechazos
refused-no-games = Así no se puede jugar ({ $detail }).
refused-bad-results = No se puede continuar con estos resultados ({ $detail }).
refused-missing-extra = Para eso hay que instalar algo ({ $detail }).
refused-no-cluster = No se llega al clúster ({ $detail }).
refused-other-rules = No todas las máquinas juegan con las mismas reglas ({ $detail }).
refused-file-unwritten = { $file } no se puede escribir ({ $detail }).
refused-no-worker = No se pudo iniciar un proceso; ¿hay memoria suficiente?
refused-no-room = Ya no queda espacio para escribir ({ $detail }).
refused-arena-bots = Nombra los bots con --bots, o usa --laws.
refused-arena-games = Di cuántas partidas con --games, o usa --until-sure.
refused-laws-with = --laws juega al azar: no va con { $options }.
refused-ray-with = --ray tiene los procesos del clúster: no va con --workers.
refused-wrong-limits = Una respuesta puede tardar entre una décima de segundo y un día, no { $seconds } segundos.
refused-empty-bot = En «{ $bots }» falta el nombre de un bot.
refused-same-file = { $file } se ha indicado para dos cosas: cada una necesita su propio archivo.
refused-no-file = { $file } no es un archivo normal.
refused-without-until-sure = Sin --until-sure no hay nada que use { $options }.

## Ayuda de la línea de órdenes
cli-opt-form = match: todos los bots en una mesa; round-robin: todos contra todos; gauntlet: el primero contra los demás; ladder: los nuevos adelantan a quien vencen (match)
cli-opt-arena-players = cuántos se sientan en una mesa si no son todos los bots (2); con --laws, solo con ese número
cli-opt-until-sure = parar un encuentro en cuanto esté claro quién es mejor; --games es entonces el máximo
cli-opt-margin = a qué distancia de la parte igual mira --until-sure (0.05)
cli-opt-risk = con qué frecuencia puede equivocarse --until-sure (0.05)
cli-opt-out = escribir cada partida en este archivo en cuanto acaba; una serie interrumpida sigue desde él
cli-opt-parquet = escribir una tabla de todas las partidas en este archivo (extra stats)
cli-opt-report = escribir una página ilustrada en este archivo (extra stats)
cli-opt-ray = jugar en el clúster Ray de esta dirección (extra ray)
cli-opt-seconds = cuánto puede tardar una respuesta
cli-opt-megabytes = cuánta memoria puede tomar un proceso
cli-opt-laws = jugar al azar y vigilar las leyes de todos los juegos
