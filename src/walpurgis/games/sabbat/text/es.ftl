# Sabbat Magica in Spanish. Everything a player reads: names, questions, options, events, account.
# Forms of a name (attributes) are offered to the sentences as $name-form.

title = Sabbat Magica
blurb = Manda a tus fantasmas a asustar a los conejos, las monjas y los ogros de Helvetia, y aliméntalos con el terror que siembran.

## Peoples. The value is the name of the player in sentences; it stands at the beginning or after "de", "a", "para", "contra", never with an article.
people-B = Azul
    .magician = súcubo de Argosola
    .ghosts = esclavos
    .board = tocador
people-R = Rojo
    .magician = vampiro de Zugriga
    .ghosts = esbirros
    .board = mesa de mago
people-Y = Amarillo
    .magician = hechicera de Sanagal
    .ghosts = espíritus
    .board = mesa de alquimista
people-G = Verde
    .magician = elfo de Luserna
    .ghosts = fuegos fatuos
    .board = dolmen de madera

## Resources. The value names the kind; .obj is what somebody takes, pays or loses ($n of them), .subj what lies or appears somewhere; .many is the bare plural.
resource-s = araña
    .obj = { $n ->
        [one] una araña
       *[other] { $n } arañas
    }
    .subj = { $n ->
        [one] una araña
       *[other] { $n } arañas
    }
    .many = arañas
    .short = s
resource-r = cola de rata
    .obj = { $n ->
        [one] una cola de rata
       *[other] { $n } colas de rata
    }
    .subj = { $n ->
        [one] una cola de rata
       *[other] { $n } colas de rata
    }
    .many = colas de rata
    .short = r
resource-g = piedra preciosa
    .obj = { $n ->
        [one] una piedra preciosa
       *[other] { $n } piedras preciosas
    }
    .subj = { $n ->
        [one] una piedra preciosa
       *[other] { $n } piedras preciosas
    }
    .many = piedras preciosas
    .short = g
resource-m = máscara de Sabbat
    .obj = { $n ->
        [one] una máscara de Sabbat
       *[other] { $n } máscaras de Sabbat
    }
    .subj = { $n ->
        [one] una máscara de Sabbat
       *[other] { $n } máscaras de Sabbat
    }
    .many = máscaras de Sabbat
    .short = m

store-2 = reserva 2H
store-1 = reserva 1H

## Places. .to after a verb of motion, .from where something leaves, .in where it stands, .of what belongs to it.
place-br = puente levadizo
    .to = al puente levadizo
    .from = del puente levadizo
    .in = en el puente levadizo
    .of = del puente levadizo
place-gy = cementerio
    .to = al cementerio
    .from = del cementerio
    .in = en el cementerio
    .of = del cementerio
place-gd-gla = vidriería
    .to = a la vidriería
    .from = de la vidriería
    .in = en la vidriería
    .of = de la vidriería
place-gd-cry = bola de cristal
    .to = a la bola de cristal
    .from = de la bola de cristal
    .in = junto a la bola de cristal
    .of = de la bola de cristal
place-gd-can = cantina
    .to = a la cantina
    .from = de la cantina
    .in = en la cantina
    .of = de la cantina
place-gd-tra = campo de entrenamiento
    .to = al campo de entrenamiento
    .from = del campo de entrenamiento
    .in = en el campo de entrenamiento
    .of = del campo de entrenamiento
place-gd-alc = despacho del alquimista
    .to = al despacho del alquimista
    .from = del despacho del alquimista
    .in = en el despacho del alquimista
    .of = del despacho del alquimista
place-gd-zen = jardín zen
    .to = al jardín zen
    .from = del jardín zen
    .in = en el jardín zen
    .of = del jardín zen
place-rg-tur = Turgapel
    .to = a Turgapel
    .from = de Turgapel
    .in = en Turgapel
    .of = de Turgapel
    .folk = centauros
place-rg-nes = Neshata
    .to = a Neshata
    .from = de Neshata
    .in = en Neshata
    .of = de Neshata
    .folk = conejos
place-rg-gin = Gineva
    .to = a Gineva
    .from = de Gineva
    .in = en Gineva
    .of = de Gineva
    .folk = diplomáticos
place-rg-vad = Vada
    .to = a Vada
    .from = de Vada
    .in = en Vada
    .of = de Vada
    .folk = gladiadores
place-rg-fri = Friburga
    .to = a Friburga
    .from = de Friburga
    .in = en Friburga
    .of = de Friburga
    .folk = monjas
place-rg-val = Valé
    .to = a Valé
    .from = de Valé
    .in = en Valé
    .of = de Valé
    .folk = locos
place-rg-ber = Berena
    .to = a Berena
    .from = de Berena
    .in = en Berena
    .of = de Berena
    .folk = osos
place-rg-gri = Grisa
    .to = a Grisa
    .from = de Grisa
    .in = en Grisa
    .of = de Grisa
    .folk = ogros

## Manor tiles. .does says what the tile is for.
tile-t_s = arañas
    .does = tomar 2 arañas
tile-t_r = colas de rata
    .does = tomar 2 colas de rata
tile-t_g = piedras preciosas
    .does = tomar 2 piedras preciosas
tile-t_m = máscaras de Sabbat
    .does = tomar 2 máscaras de Sabbat
tile-t_gri = grimorio
    .does = retirar tu recurso maldito
tile-t_clo = reloj
    .does = devolver a la 2H todos los recursos de la 1H
tile-t_ter = terrorizador
    .does = descartar un recurso a cambio de 4 de terror (de la 2H) o 2 (de la 1H)
tile-t_tub = probeta
    .does = cambiar cuantos recursos quieras de un solo tipo

## Garden bonuses: .major on place 1, .minor on place 2.
garden-gla = espejos
    .major = +1 de terror cada vez que actúas sobre un espejo
    .minor = +1 de terror cuando rompes un espejo agrietado
garden-cry = regiones
    .major = +1 PV por cada una de tus regiones de valor 2 o 3
    .minor = +1 PV por cada una de tus regiones de valor 2
garden-can = comida y orden
    .major = alimentas a 2 fantasmas menos y sumas 2 al recuento del orden de juego
    .minor = alimentas a 1 fantasma menos y sumas 1 al recuento del orden de juego
garden-tra = combates
    .major = +1 PV por cada combate que ganes
    .minor = +1 PV por cada combate que ganes en una región
garden-alc = homologación
    .major = recuperas hasta 2 recursos por cada serie homologada
    .minor = recuperas hasta 1 recurso por cada serie homologada
garden-zen = regreso
    .major = 2 de terror en vez de 1 por cada fantasma que vuelva al puente levadizo
    .minor = 2 de terror en vez de 1 por cada fantasma que vuelva de una región

## Time cards and their bonuses
time-ful = Luna llena
time-foo = Fiesta de los locos
time-nat = Fiesta de la Madre Naturaleza
time-har = Fiesta de la cosecha
time-hal = Media luna
time-car = Carnaval
time-dar = Luna negra
bonus-T1 = 1 punto de terror
bonus-T2 = 2 puntos de terror
bonus-V1 = 1 PV
bonus-V2 = 2 PV
bonus-any = un recurso a elegir
bonus-s = una araña
bonus-r = una cola de rata
bonus-g = una piedra preciosa
bonus-m = una máscara de Sabbat

## POWER cards. .does is the effect in short.
power-lux = Exuberancia
    .does = siempre que te toque decidir, tomas 2 recursos a tu elección y los pones en la 2H (normalmente en dos rondas de la partida)
power-app = Aparición
    .does = al final de un movimiento del mago, cada rival adyacente recibe en la 1H un recurso elegido por ti
power-sec = Zona secreta
    .does = al principio de una ronda eliges uno de tus fantasmas: hasta el final de la fase B nadie puede moverlo ni atacarlo
power-dop = Doble
    .does = al final de un movimiento del mago, usas otra vez la loseta o un espejo (normalmente en cinco rondas de la partida)
power-tel = Teletransporte
    .does = durante un movimiento de los fantasmas, un fantasma entra en cualquier región sin pagar el portal
power-fir = Bola de fuego
    .does = al final de un movimiento del mago, cada rival adyacente pierde un fantasma, que va del puente levadizo al cementerio
power-bat = Murciélagos
    .does = tu mago vuela a cualquier casilla vacía
power-sed = Seducción
    .does = al final de un movimiento del mago, robas todas las piedras preciosas de las reservas de los rivales adyacentes (normalmente en cuatro rondas de la partida)
power-imm = Don de la inmortalidad
    .does = un fantasma tuyo expulsado en un combate reaparece en un lugar libre del mismo tablero
power-boo = Acelerador
    .does = al principio de un movimiento de los fantasmas: en toda la acción, los tuyos pueden dar dos pasos entre ubicaciones vecinas
power-spe = Hechizo
    .does = al final de un movimiento del mago, robas 1 punto de terror a cada rival adyacente (normalmente en dos rondas de la partida)
power-fre = Frenesí
    .does = durante un movimiento de los fantasmas, ganas 3 puntos de terror (normalmente en una sola ronda de la partida)

## Phases and words of the board
phase-study = Estudio
phase-bonus = Bonificación de la ronda
phase-act = Artimañas
phase-magician = Artimañas: mago
phase-ghosts = Artimañas: fantasmas
phase-stewardship = Intendencia
phase-end = Final de la partida
board-round = Ronda { $round } de { $rounds }
board-lap = Acción { $lap } de { $actions }
board-order = Orden de juego
board-terror = terror
board-vp = PV
board-zone = zona de homologación
board-skull = casilla de la calavera
board-cursed = maldito
board-chimeras = quimeras
board-power = carta POWER
board-manor = Mansión
board-regions = Regiones
board-gardens = Jardines
board-ghosts = Fantasmas
board-magician = mago
board-off-grid = fuera de la cuadrícula
board-gate = portal
board-gates-out = Portales fuera de esta partida
board-places = lugares
board-place = lugar { $n }: { $what }
board-free-place = libre
board-mirrors = Espejos
board-intact = intacto
board-cracked = agrietado
board-broken = roto
board-protected = protegido
board-moved = ya se ha movido
board-unseen-cards = Cartas de tiempo aún no vistas
board-removed-card = La carta de tiempo retirada era { $card }.
board-last-round = Esta es la última ronda.
board-bonus-taken = tomada por { $who }
board-whole = El tablero de Sabbat Magica
board-mirror = Espejo { $mirror }, { $state }
board-invocation = Fantasmas para el puente levadizo
board-hand-closed = { $who }: la mano está cerrada
board-canteen-counts = cantina: +{ $n }
board-power-ready = lista
board-power-used = usada en esta ronda
board-empty = vacía
board-legend = Cada casilla muestra su loseta; una letra entre paréntesis, corchetes, llaves o ángulos, según el pueblo, es un mago. Los fantasmas se enumeran desde el lugar 1.

## Squares and mirrors are called by their letters and numbers.
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
mirror-Na = Na
mirror-Nb = Nb
mirror-Nc = Nc
mirror-Nd = Nd
mirror-Sa = Sa
mirror-Sb = Sb
mirror-Sc = Sc
mirror-Sd = Sd
mirror-W1 = W1
mirror-W2 = W2
mirror-W3 = W3
mirror-W4 = W4
mirror-E1 = E1
mirror-E2 = E2
mirror-E3 = E3
mirror-E4 = E4

## Questions
ask-secret-area = ¿Cuál de tus fantasmas se oculta en la Zona secreta esta ronda?
ask-invoke = { $available ->
        [0] No te queda ningún fantasma que enviar al puente levadizo.
        [one] ¿Envías tu único fantasma disponible al puente levadizo?
       *[other] ¿Cuántos de tus { $available } fantasmas envías al puente levadizo?
    }
ask-invoke-first = { $available ->
        [0] No te queda ningún fantasma que enviar al puente levadizo.
        [one] ¿Envías tu único fantasma disponible al puente levadizo?
       *[other] ¿Cuántos de tus { $available } fantasmas envías al puente levadizo? (Si es tu primera partida, envía de 1 a 3.)
    }
ask-bonus = ¿Qué bonificación de la carta de tiempo tomas?
ask-luxuriance = Exuberancia: ¿qué dos recursos pones en la 2H?
ask-action = ¿Qué haces con esta acción?
ask-magician = ¿Adónde va tu mago?
ask-effect = Tu mago está en { $square }. ¿Qué usas allí?
ask-terroriser = Terrorizador: ¿qué recurso descartas?
ask-test-tube = Probeta: ¿qué tipo de recurso entregas?
ask-test-tube-2h = Probeta: ¿cuántos recursos de este tipo ({ $resource }) entregas de la 2H?
ask-test-tube-1h = Probeta: ¿cuántos recursos de este tipo ({ $resource }) entregas de la 1H?
ask-test-tube-into-2h = Probeta: ¿qué recibes en la 2H?
ask-test-tube-into-1h = Probeta: ¿qué recibes en la 1H?
ask-end-of-magician = ¿Usas tu poder al final del movimiento del mago?
ask-apparition = Aparición: ¿qué aparece en la reserva 1H de { $who }?
ask-ghosts = ¿Qué fantasma se mueve ahora, y adónde?
ask-pay = ¿De qué reserva pagas el portal { $where-of }?
ask-arrive = Tu fantasma llega { $where-to }. ¿Qué hace?
ask-immortality = Tu fantasma ha sido expulsado { $where-from }. ¿Reaparece?
ask-feed = No hay terror para todos. Elige { $count ->
        [one] el fantasma que se queda
       *[other] los { $count } fantasmas que se quedan
    } sin comer.
ask-alchemist = Alquimista: ¿qué recursos de esta serie recuperas (hasta { $most })?

## Options
option-hide = ocultar al fantasma { $where-of }
option-hide-nobody = no ocultar a nadie esta ronda
option-send = { $n ->
        [0] no enviar a nadie
        [one] enviar 1 fantasma
       *[other] enviar { $n } fantasmas
    }
option-send-with-canteen = { $n ->
        [0] no enviar a nadie
        [one] enviar 1 fantasma
       *[other] enviar { $n } fantasmas
    }, la cantina suma +{ $bonus }
option-send-without-canteen = { $n ->
        [0] no enviar a nadie
        [one] enviar 1 fantasma
       *[other] enviar { $n } fantasmas
    }, sin la cantina
option-take-bonus = bonificación { $slot }: { $bonus }
option-take-any-resource = bonificación { $slot }: { $resource }
option-use-luxuriance = Exuberancia: tomar dos recursos
option-move-magician = mover al mago
option-move-ghosts = mover a los fantasmas
option-pass = pasar
option-walk = { $square } ({ $tile })
option-fly = { $square } ({ $tile }), volando con Murciélagos
option-use-tile = { $tile }: { $tile-does }
option-crack-mirror = agrietar el espejo { $mirror }: +{ $terror } de terror
option-break-mirror = romper el espejo { $mirror }: +{ $terror } de terror
option-use-nothing = no usar nada
option-burn = { $resource } de la { $store }: +{ $terror } de terror
option-this-resource = { $resource }
option-plant = { $resource }
option-use-tile-again = Doble: usar otra vez la loseta ({ $tile })
option-crack-mirror-too = Doble: agrietar el espejo { $mirror }: +{ $terror } de terror
option-break-mirror-too = Doble: romper el espejo { $mirror }: +{ $terror } de terror
option-use-fireball = Bola de fuego: quemar un fantasma de cada rival adyacente
option-use-seduction = Seducción: llevarte todas las piedras preciosas de los rivales adyacentes
option-use-spell = Hechizo: robar 1 punto de terror a cada rival adyacente
option-use-apparition = Aparición: endosar un recurso a cada rival adyacente
option-use-no-power = terminar la acción
option-enter-garden = del puente levadizo { $to-to }
option-enter-region = del puente levadizo { $to-to }, pagando { $fee-obj }
option-teleport = Teletransporte { $to-to }, sin pagar
option-go-back = { $origin-from } de vuelta al puente levadizo
option-go-on = { $origin-from } { $to-to }
option-end-ghosts = terminar la acción
option-use-frenzy = Frenesí: +3 de terror
option-use-booster = Acelerador: los fantasmas pueden dar dos pasos en esta acción
option-pay = { $fee-obj } de la { $store }
option-pay-from-both = { $from1-obj } de la 1H, { $from2-obj } de la 2H
option-take-place = ocupar el lugar libre { $place }
option-fight = combatir: cuesta { $cost } de terror, +{ $vp } PV
option-fight-and-expel = combatir y expulsar al fantasma de { $loser }: cuesta { $cost } de terror, +{ $vp } PV
option-be-turned-away = dejarse rechazar: +1 de terror, pero { $rivals } { $rivals-count ->
        [one] gana { $vp } PV
       *[other] ganan { $vp } PV cada uno
    }
option-reappear = reaparecer { $where-in }
option-go-to-graveyard = ir al cementerio: +1 de terror
option-let-starve = el fantasma { $where-of }
option-let-starve-on-bridge = un fantasma del puente levadizo

## Events
event-round-began = Empieza la ronda { $round }.
event-card-turned = { $card }: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    } por persona.
event-curse-struck = La maldición golpea a { $who }: −{ $vp } PV.
event-spoiled = A { $who } { $count ->
        [one] se le echa a perder un recurso
       *[other] se le echan a perder { $count } recursos
    }: hay un recurso maldito en la casilla de la calavera.
event-invoked = { $who } { $sent ->
        [0] no envía a nadie
        [one] envía 1 fantasma
       *[other] envía { $sent } fantasmas
    } al puente levadizo; en el cementerio { $kept ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $kept }
    }.
event-canteen-counted = La cantina cuenta para { $who }: +{ $bonus }.
event-order-set = Orden de juego: { $order-then }.
event-bonus-taken = { $who } toma la bonificación: { $bonus }.
event-passed = { $who } pasa.
event-magician-moved = El mago de { $who } va a la casilla { $square }.
event-resources-taken = { $who } toma { $resources-obj }.
event-curse-lifted = { $who } lee el grimorio: la maldición se desvanece.
event-clock-turned-back = { $who } atrasa el reloj: { $count ->
        [one] 1 recurso vuelve
       *[other] { $count } recursos vuelven
    } de la 1H a la 2H.
event-resource-burnt = { $who } echa al terrorizador { $resource-obj } de la { $store }: +{ $terror } de terror.
event-exchanged = { $who } cambia { $count ->
        [one] { $resource-obj }
       *[other] { $count } { $resource-many }
    } por { $received-obj }.
event-mirror-cracked = { $who } agrieta el espejo { $mirror }: +{ $terror } de terror.
event-mirror-broken = { $who } rompe el espejo { $mirror }: +{ $terror } de terror.
event-gate-paid = { $who } abre el portal { $where-of } con { $fee-obj }.
event-returned = Un fantasma de { $who } vuelve { $where-from } al puente levadizo: +{ $terror } de terror.
event-place-taken = Un fantasma de { $who } ocupa el lugar { $place } { $where-of }.
event-fought = { $who } combate contra { $beaten } { $where-in } (cuesta { $cost } de terror): +{ $vp } PV.
event-expelled = El fantasma de { $who } sale expulsado { $where-from } y va al cementerio: +{ $terror } de terror.
event-turned-away = Un fantasma de { $who } es rechazado { $where-in }: { $rivals } { $rivals-count ->
        [one] gana { $vp } PV
       *[other] ganan { $vp } PV cada uno
    }, +{ $terror } de terror para { $who }.
event-power-opened = { $who } descubre una carta POWER: ¡{ $power }!
event-power-used = { $who } usa { $power }.
event-protected = Esta ronda, la Zona secreta oculta al fantasma de { $who } { $where-in }.
event-appeared = En la reserva 1H de { $who } aparece { $resource-obj }.
event-burnt = Un fantasma de { $who } arde en el puente levadizo y va al cementerio.
event-seduced = { $who } seduce a sus vecinos y les saca { $count ->
        [one] 1 piedra preciosa
       *[other] { $count } piedras preciosas
    }.
event-bewitched = { $who } hechiza a { $victims } y { $victims-count ->
        [one] le roba 1 punto de terror
       *[other] roba 1 punto de terror a cada uno
    }.
event-frenzied = { $who } entra en frenesí: +{ $terror } de terror.
event-reappeared = El fantasma de { $who } reaparece { $where-in }.
event-fed = { $who } alimenta a sus fantasmas con { $terror ->
        [one] 1 punto
       *[other] { $terror } puntos
    } de terror.
event-starved = { $where-count ->
        [one] Un fantasma hambriento de { $who } se va
       *[other] { $where-count } fantasmas hambrientos de { $who } se van
    } { $where-from }: −{ $where-count } PV.
event-regions-scored = Las regiones de { $who } dan { $vp } PV.
event-approved = { $who } homologa { $sets ->
        [one] una serie y recibe una quimera
       *[other] { $sets } series y recibe { $sets } quimeras
    }.
event-recovered = El alquimista salva { $resources-obj } para { $who }.
event-game-ended = El Sabbat ha terminado.

## Account and options of the table
account-track = Puntos de victoria del marcador
account-chimeras = Quimeras, { $each } PV cada una
setting-peoples = Pueblos
    .help = Quién juega con cada pueblo: las letras por orden de sitio (B súcubo, R vampiro, Y hechicera, G elfo), o «random» para que decida el azar.
setting-use_powers = Cartas POWER
    .help = Se juega con las tres cartas POWER de cada pueblo.
setting-power_uses = Cuántas veces se puede usar una carta POWER
    .help = «card»: una vez por ronda, en tantas rondas como dice la carta; «round»: una vez en cada ronda; «game»: una vez por partida; «trigger»: en cada ocasión (Exuberancia, una vez por ronda).
setting-vp_floor_zero = Sin puntos de victoria negativos
    .help = Las pérdidas se detienen en 0 en vez de seguir por debajo.
setting-roomy_gardens = Jardines amplios
    .help = También con dos jugadores cada jardín tiene un segundo lugar, de modo que hay bonificaciones menores.
setting-peoples-random = al azar
setting-power_uses-card = según la carta
setting-power_uses-round = una vez en cada ronda
setting-power_uses-game = una vez por partida
setting-power_uses-trigger = en cada ocasión

## Where points come from
web-sm-terror = terror
web-sm-from-fights = Combates
web-sm-from-regions = Regiones
web-sm-from-bonus = Bonificaciones
web-sm-from-hunger = Hambre
web-sm-from-curses = Maldiciones
