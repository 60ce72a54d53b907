# Mage Knight: Sorcery en español: el turno, el daño, el final, los ajustes. Preparación, movimiento, combate, magia y nombres tienen archivos propios. (complete)

title = Mage Knight: Sorcery
blurb = Ejércitos pequeños, libros de conjuros enormes: avanza por campo abierto, golpea por la espalda, lanza lo que marca el marcapáginas y reza para que nadie alce la varita.

## Players, as they are called where no name is known
seat-0 = Cuervo
seat-1 = Lobo
seat-2 = Ciervo
seat-3 = Jabalí

## A figure in a sentence: its short name and its label on the table
figure = { $name } ({ $label })
    .the = { $name-the } ({ $label })
    .cap = { $name-cap } ({ $label })
    .of = { $name-of } ({ $label })
    .to = { $name-to } ({ $label })

## Phases
phase-armies = Elección de ejércitos
phase-domains = Dominios
phase-terrain = Terreno
phase-objectives = Objetivos
phase-bookmarks = Marcapáginas
phase-deploy = Despliegue
phase-command = Fase de mando
phase-action = Fase de acciones
phase-end = Fase final
phase-finish = Fase final
phase-over = La batalla ha terminado

## The turn: questions and choices
ask-command = Fase de mando: ¿qué ocurre primero?
ask-act = ¿A qué guerrero le das una acción?
ask-happening = Fase final: ¿qué ocurre primero?
ask-finish = ¿Terminar el turno o buscar antes en un libro?
option-poison = { ability-poison }: { $who }
option-roll-command = { ability-command }: { $who } tira por una acción más
option-siphon = { $who } absorbe energía de { $friend }
option-tap = { $who } toma { $ability } de la mente de { $target }
option-renew = { spell-P23 }: curar a { $who }
option-face-storm = { domain-magestone-storm }: tirar el dado
option-go-on = Pasar a la fase de acciones
option-end-actions = { $left ->
    [0] No más acciones
    [one] No más acciones ({ $left } sin usar)
   *[other] No más acciones ({ $left } sin usar)
 }
option-pay-bargain = { spell-P19 }: { $who } paga
option-feel-heat = { domain-heat-wave }: caen los desmoralizados
option-end-turn = Terminar el turno
option-browse-freely = { $who } busca en «{ $book }» (una barra)

## The turn: what happened
event-round-began = Ronda { $round } de { $rounds }
event-turn-began = Turno de { $seat }: { $actions ->
    [one] una acción
   *[other] { $actions } acciones
 }.
event-command-rolled = { ability-command }: { $who-the } saca { $die } (hace falta { $needed }). { $more ->
    [0] Nadie escucha.
   *[other] ¡Una acción más!
 }
event-poisoned = { $who-cap } envenena { $targets-to }.
event-siphoned = { $who-cap } absorbe energía { $friend-of } y pierde un marcador.
event-tapped = { $who-cap } se conecta a la mente { $target-of } y obtiene { $ability }.
event-renewed = { spell-P23 } brilla bajo { $who-the }.
event-storm-rolled = { domain-magestone-storm }: { $seat } saca { $die }. { $strikes ->
    [1] ¡Golpea!
   *[other] Pasa de largo.
 }
event-fury-rolled = { power-natures-fury }: { $who-the } saca { $die } (hace falta { $needed } o menos). { $rages ->
    [1] ¡La tormenta responde!
   *[other] El cielo sigue en calma.
 }
event-trance-rolled = { power-magestone-trance }: { $who-the } tira contra { $needed } y sufre { $damage ->
    [0] 0
   *[other] { $damage }
 } de daño.
event-bargain-taken = { spell-P19 } cobra su precio { $who-to }.
event-heat-felled = El calor puede con { $who-the }.
event-objective-taken = { $seat } toma el objetivo { $objective }.

## Damage, healing, losses
event-damaged = { $who-cap } sufre { $clicks } de daño.
event-pushed = { $who-cap } sufre { $clicks } de daño de presión.
event-unhurt = { $who-cap } ni se inmuta.
event-healed = { $who-cap } recupera { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
 }.
event-eliminated = { $who-cap } cae: { $seat } pierde un guerrero.
event-book-dropped = «{ $book }» cae de las manos { $who-of }.
event-freed = { $who-cap } recupera la libertad.
event-player-out = A { $seat } ya no le queda nadie capaz de luchar.

## Spells and domains that end, and the end
event-spell-ended = { $spell } termina.
event-domain-entered = «{ $domain }» se extiende sobre el campo de batalla.
event-domain-canceled = { $domain } queda sin efecto.
event-ended = { $verdict }
verdict-last = Gana el último bando en pie.
verdict-objectives = El mayor número de objetivos decide la batalla.
verdict-points = Empate a objetivos: deciden los puntos de victoria.
verdict-draw = No ha ganado nadie: es un empate.
won-last = { $winners-count ->
    [one] Gana
   *[other] Ganan
 } { $winners }: el último bando en pie.
won-objectives = { $winners-count ->
    [one] Gana
   *[other] Ganan
 } { $winners }: el mayor número de objetivos.
won-points = { $winners-count ->
    [one] Gana
   *[other] Ganan
 } { $winners }: empate a objetivos, deciden los puntos de victoria.
account-objectives = Objetivos
account-points = Puntos de victoria

## Settings
setting-build_total = Total de construcción
    .help = Puntos para guerreros y libros. 100 es la partida rápida, con una acción por turno; 200, la batalla habitual, con dos.
setting-board = Campo de batalla
    .help = Longitud de un lado en pulgadas; lo habitual es 24 para 100 puntos y 36 para más.
setting-board-0 = habitual
setting-board-24 = 24 pulgadas
setting-board-30 = 30 pulgadas
setting-board-36 = 36 pulgadas
setting-turn_limit = Rondas
    .help = Tras tantas rondas deciden los objetivos.
setting-table = Terreno
    .help = Un campo de batalla preparado, uno al azar o uno que colocan los jugadores.
setting-table-random = al azar
setting-table-players = colocado por los jugadores
setting-table-field = Campo abierto
setting-table-crossroads = Encrucijada
setting-table-hill = Colina
setting-table-marsh = Pantano
setting-table-walls = Muros
setting-table-clearing = Claro (24 pulgadas)
setting-table-glade = Floresta (24 pulgadas)
setting-domains = Dominios
    .help = Cada ejército puede llevar un dominio: el tiempo, o algo peor, para todos.
setting-open_books = Libros abiertos
    .help = Todos saben qué hechizos hay en cada libro, pero no su orden.
setting-teams = Equipos de dos
    .help = Con cuatro jugadores: los puestos 1 y 3 juntos contra 2 y 4.
setting-armies = Ejércitos
    .help = Ejércitos fijos en el orden de los puestos, con punto y coma: A1;A5. Vacío: cada uno elige.

## What `walpurgis balance` counts
balance-first = Ganadas por el primer jugador, de las que gana alguien
balance-draw = Ganadas por nadie
balance-objectives = Decididas por los objetivos, de las que gana alguien
balance-points = Decididas por los puntos de victoria, de las que gana alguien
balance-last = El último bando en pie, de las que gana alguien
balance-lost = Puntos perdidos por jugador, mediana
