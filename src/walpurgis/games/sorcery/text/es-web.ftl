# Sorcery en español: lo que solo dice el navegador.

## Battlefield
web-field-map = El mapa
web-field-figures = Miniaturas en el campo de batalla
web-field-north = N
web-field-zoom = Más cerca o más lejos
web-field-nearer = Más cerca
web-field-farther = Más lejos
web-field-whole = Ver todo el mapa
web-field-auras = Mostrar auras: Confusión, cargas, glifos
web-field-round = Ronda { $round } de { $rounds }
web-field-actions-left = { $count ->
    [0] { $who }: no quedan acciones
    [one] { $who }: queda una acción
   *[other] { $who }: quedan { $count } acciones
 }
web-field-place = { $east } pulgadas al este, { $north } pulgadas al norte
web-field-click = clic { $click } de { $clicks }
web-field-tokens = { $count ->
    [one] un marcador
   *[other] { $count } marcadores
 }
web-field-faces = mira hacia: { $heading }
web-field-soars = en vuelo
web-field-captive = cautivo
web-field-demoralized = desmoralizado
web-field-touches = En contacto con { $who }
web-field-objective = Objetivo { $objective }
web-field-free = de nadie
web-field-held = en manos de { $who }
web-field-reserve = Por desplegar
web-field-actions = Acciones de { $who }
web-field-group-move = Movimiento
web-field-group-close = Combate cuerpo a cuerpo
web-field-group-ranged = Combate a distancia
web-field-group-magic = Magia
web-field-group-special = Otras acciones
web-field-count = { $count ->
    [one] 1 blanco
   *[other] { $count } blancos
 }
web-field-whom = ¿A quién? Los blancos brillan.
web-field-how = ¿Cómo?
web-field-chance = { $needed } o más con dos dados: { $chance } %
web-field-deed-move = Mover { $inches }″
web-field-deed-break = Destrabarse con { $needed }+ y mover { $inches }″
web-field-deed-turn = Girar en el sitio
web-field-deed-double = Paso ligero, { $inches }″
web-field-deed-soar = Alzar el vuelo, { $inches }″
web-field-deed-land = Aterrizar, { $inches }″
web-field-deed-quick = { ability-quickness }, { $inches }″
web-field-deed-form = Dirigir una formación
web-field-deed-close = Atacar
web-field-deed-capture = Capturar
web-field-deed-charge = { ability-charge }
web-field-deed-surge = Abalanzarse
web-field-deed-wall = Atacar el muro
web-field-deed-breach = Disparar al muro
web-field-deed-shot = Disparar
web-field-deed-shots = Disparar a { $targets } como máximo
web-field-deed-volley = Dirigir una salva
web-field-deed-blast = { ability-magic-blast }
web-field-deed-freeze = { ability-magic-freeze }
web-field-deed-flame = { ability-flame-lightning }
web-field-deed-wave = { ability-shockwave }
web-field-deed-bound = { ability-bound }
web-field-deed-confuse = { ability-magic-confusion }
web-field-deed-heal = Curar
web-field-deed-lift = { ability-magic-levitation }
web-field-deed-raise = { ability-necromancy }
web-field-deed-regen = { ability-regeneration }
web-field-deed-cast = Lanzar { $spell }
web-field-deed-browse = Buscar en «{ $book }»
web-field-deed-shake = Sacudirse { $spell }
web-field-deed-equip = Recoger «{ $book }»
web-field-deed-drop = Soltar «{ $book }»
web-field-deed-hand = Entregar «{ $book }»
web-field-moves = Caminos propuestos
web-field-places = Lugares propuestos
web-field-facings = Orientaciones
web-field-how-act = Haz clic en un guerrero que brille para ver sus acciones, o arrástralo directamente adonde deba ir.
web-field-how-path = Señala, haz clic o arrastra adonde deba ir. Espacio dobla el camino, Q y E giran, M mueve con las flechas, Intro confirma.
web-field-how-place = Haz clic donde deba estar. Intro o un segundo clic confirma.
web-field-how-look = Haz clic adonde deba mirar, o gíralo con Q y E.
web-field-tap-act = Toca un guerrero que brille para ver sus acciones.
web-field-tap-path = Toca el lugar adonde debe ir y confirma. También se puede arrastrar.
web-field-tap-place = Toca dónde debe estar y confirma.
web-field-tap-look = Toca hacia dónde debe mirar y confirma.
web-field-moving = Las flechas mueven media pulgada, con Mayús una décima.
web-field-used = { $used }″ usadas, quedan { $left }″
web-field-stopped = Detenido por { $by }
web-field-could-strike = Podría golpear a { $target }: { $needed }+, { $chance } %
web-field-could-shoot = { $line ->
    [hindered] Podría disparar a { $target } a cubierto: { $needed }+, { $chance } %
   *[other] Podría disparar a { $target }: { $needed }+, { $chance } %
 }
web-field-contact = En contacto con { $who }, { $side }
web-field-could-cast = { $spell } contra { $target }: { $needed }+, { $chance } %
web-field-spins = Podrá girarse: { $who }
web-field-objectives = Toca el objetivo { $objectives }
web-field-impaled = Se ensarta en el arma de asta de { $by }
web-field-threats = Podría atacarle { $who }
web-field-forbidden = Ahí no.
web-field-confirm = Confirmar
web-field-bend = Doblar aquí
web-field-bend-key = Espacio o B
web-field-back = Atrás
web-field-facing = Orientación
web-field-left = Girar a la izquierda
web-field-right = Girar a la derecha
web-field-dice = Dados
web-field-result = Resultado
web-field-needed = Hacía falta
web-field-attack-value = Valor de ataque
web-field-outcome-hit = ¡Impacto!
web-field-outcome-missed = Fallo
web-field-outcome-done = ¡Logrado!
web-field-outcome-failed = Fracaso
web-field-roll = { $who }: { $what }
web-field-roll-break = { $who } intenta destrabarse
web-field-roll-dodge = { $who } intenta esquivar
web-field-roll-command = { $who } grita órdenes
web-field-roll-damage = { $who } tira por el daño
web-field-roll-healing = { $who } tira por la curación
web-field-roll-casting = { $who } se aferra al conjuro
web-field-roll-countering = { $who } intenta contrarrestarlo

## Books and armies
web-my-army = Mi ejército
web-my-books = Mis libros
web-no-army = Aquí se reunirán tus guerreros cuando los hayas elegido.
web-chooses-army = Aún elige su ejército…
web-army-of = El ejército: { $points } puntos
web-team = equipo { $n }
web-standing = { $count ->
    [one] un guerrero en pie
   *[other] { $count } guerreros en pie
 }
web-objectives = { $count ->
    [one] un objetivo
   *[other] { $count } objetivos
 }
web-scored = { $count ->
    [one] un punto de victoria
   *[other] { $count } puntos de victoria
 }
web-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
 }
web-slots = { $count ->
    [one] una ranura de objeto
   *[other] { $count } ranuras de objeto
 }
web-targets = Objetivos
web-click = Clic
web-eliminated = Eliminado
web-click-of = clic { $click } de { $clicks }
web-tokens = { $count ->
    [0] sin marcadores
    [one] un marcador
   *[other] { $count } marcadores
 }
web-can = Ahora puede: { $what }
web-can-move = moverse
web-can-close = luchar cuerpo a cuerpo
web-can-ranged = atacar a distancia
web-can-magic = usar la magia
web-can-special = hacer algo especial
web-state-gone = caído
web-state-captive = cautivo
web-state-reserve = aún sin desplegar
web-state-demoralized = desmoralizado
web-state-given = ya ha actuado
web-state-tired = dos marcadores: debe descansar
web-state-air = en el aire
web-bars = { $count ->
    [one] una barra
   *[other] { $count } barras
 }
web-pages = { $count ->
    [one] una página
   *[other] { $count } páginas
 }
web-spells = { $count ->
    [one] un conjuro
   *[other] { $count } conjuros
 }
web-requires = Solo con { $symbol }
web-action-ranged = acción de combate a distancia
web-action-special = acción especial
web-action-none = nunca se lanza
web-mark-counterspell = contraconjuro
web-mark-passive = actúa desde el libro
web-mark-face-down = después queda boca abajo
web-on-the-ground = en el suelo
web-open-book = Abrir este libro
web-other-spells = Los demás conjuros
web-seen-spells = Conjuros vistos
web-empty-book = No queda ningún conjuro
web-unknown-bookmark = Conjuro señalado desconocido
web-cast = Lanzar
web-castable = Se puede lanzar ahora.
web-castable-counter = Listo para contrarrestar.
web-browse = Buscar ({ $bars ->
    [one] una barra
   *[other] { $bars } barras
 })
web-keep-bookmark = Dejar este
web-why = ¿Por qué no ahora?
web-why-empty = El libro está vacío.
web-why-casting = Su conjuro se está lanzando.
web-why-face-down = Boca abajo: primero busca en el libro.
web-why-counterspell = Espera un conjuro enemigo.
web-why-passive = Actúa con estar en el libro.
web-why-dropped = Nadie lleva este libro.
web-why-captive = Un cautivo no lanza nada.
web-why-demoralized = Demasiado desmoralizado para leer.
web-why-not-yours = No es tu fase de acciones.
web-why-command = Primero la fase de mando.
web-why-tokens = Dos marcadores: quien lo lleva descansa.
web-why-no-actions = No quedan acciones.
web-notice-last-round = Última ronda: después deciden los objetivos.
web-notice-two-rounds = Queda una ronda más después de esta.
web-orders = Contrarrestar
web-orders-how = No preguntarme nunca por conjuros de estos tipos; dejarlos pasar:
web-counter = ¿Contrarrestas?
web-counter-how = El contraconjuro debe superar el resultado de quien lanza.
web-rolls = { $dice ->
    [one] un dado
   *[other] { $dice } dados
 } + { $more }
web-percent = { $n } %
web-chance = Probabilidad: { $n } %
web-counter-plain = Contrarrestar
web-counter-with = Con { $spell }
web-let-pass = No, dejarlo pasar
web-look-at-field = Mirar el campo de batalla
web-counter-again = { $spell }: ¿contrarrestas?
web-is-cast-by = lanzado por { $who }
web-is-aimed-at = sobre { $who }
web-put-away = Guardar
web-armies = Ejércitos
web-army-chosen = Tu ejército está listo. Los demás aún eligen.
web-armies-gather = Los ejércitos se reúnen.
web-tab-prepared = Ejércitos listos
web-tab-own = Mis ejércitos
web-tab-build = Componer uno
web-lead = Dirigir este ejército
web-change = Cambiarlo
web-copy = Copiar el código
web-copied = Copiado
web-forget = Eliminar
web-save = Guardar
web-import = Código de un ejército
web-import-do = Añadir
web-no-own-armies = Aún no tienes ejércitos propios. Compón uno, cambia uno listo o añade el código de un amigo.
web-my-army-name = Mi ejército { $n }
web-army-name = Nombre del ejército
web-army-ready = Listo para marchar.
web-points-of = { $points } de { $total } puntos
web-points-left = de { $total } puntos por gastar
web-warriors = Guerreros
web-warriors-of = { $count } de { $most } guerreros
web-recruits = Quién puede unirse
web-faction = Facción
web-all-factions = Todas las facciones
web-add = Añadir { $what }
web-remove = Quitar { $what }
web-your-army = Tu ejército
web-nobody-yet = Aún nadie. Elige a tu primer guerrero.
web-books = Libros
web-give-book = Dar un libro
web-take-book = Recuperar el libro
web-fill = Llenar «{ $book }»
web-book-pages = { $count ->
    [one] { $book }, una página
   *[other] { $book }, { $count } páginas
 }
web-pages-short = { $count } p.
web-pages-of = { $used } de { $most } páginas
web-pages-left = { $count ->
    [one] una página libre
   *[other] { $count } páginas libres
 }
web-shelf = Conjuros
web-shelf-how = Pulsa un libro de tu ejército para llenarlo, o dale uno a un hechicero.
web-shelf-nobody = Los hechiceros tienen un libro junto a sus valores. Convendría llevar uno.
web-in-book = En el libro, primero el señalado
web-bookmark-first = Proponer como conjuro señalado
web-empty-book-how = Un libro vacío no sirve: elige sus conjuros.
web-affinity = por afinidad, { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
 } en vez de { $usual }
web-domain = Dominio
web-no-domain = ninguno
web-army-not-points = Demasiados puntos.
web-army-not-number = Demasiados guerreros, o un total que no existe.
web-army-not-unique = De este solo hay uno.
web-army-not-slot = No hay ranura libre, o el libro exige otra facción.
web-army-not-immune = Quien es inmune a la magia no lleva libros.
web-army-not-pages = Demasiadas páginas para este libro.
web-army-not-requires = A este hechicero le falta el símbolo que exige el conjuro.
web-army-not-copies = Un libro está vacío o tiene un conjuro repetido.
web-army-not-domain = Un dominio como mucho.
web-army-not-domains = En esta mesa no se juega con ese dominio.
web-army-not-code = Esto todavía no es un ejército.
web-fixed-armies = Cada cual elige
web-fixed-own = Fijados, por sitio…
web-fixed-how = Ejércitos listos o códigos en el orden de los sitios, con puntos y coma: A1;A5

# The form of a new table
web-mk-armies-chosen = ejércitos fijos

# The numbers behind a refusal
web-mk-why-range = Alcance { $range }″, distancia { $far }″.
web-mk-why-contact = Hay { $far }″ entre las bases; el combate cuerpo a cuerpo exige contacto.
web-mk-why-actions = Te quedan 0 acciones este turno.
web-mk-why-tokens = Marcadores en { $who }: { $count }. Con dos hace falta un turno de descanso.
# La carta que resume los turnos de los demás
web-mk-tally-standing = Guerreros
web-mk-tally-objectives = Objetivos
web-mk-tally-scored = Puntos de victoria
