# Ashes to Ashes in Spanish: names, cards, questions, options, events, verdicts, settings.
# Figures have forms: the value is a label ("Comandante"), .the stands inside a sentence ("el Comandante"), .cap begins one ("El Comandante"), .to is the person
# something is done to ("al Comandante"), .of says whose something is ("del Comandante"). Cards and upgrades are labels that stand without an article. The two
# factions of a sentence are plural ("los Humanos"); nothing else agrees with them. $space, $end and $path are the same everywhere (A8, "A8 A7 A6").
# $edge is a label ("Entre C6 y C7") and has .in for a sentence. Places around the board and icons have .does, which says what they are good for.

title = Ashes to Ashes
blurb = Tiende caminos brillantes a través de la noche, alcanza a la Elegida antes de la última casilla y llévala a casa: Humanos o Vampiros, mientras la Sociedad Secreta observa.

## Players, as they are called where no name is known
seat-0 = Vela
seat-1 = Cuervo
seat-2 = Farol
seat-3 = Lobo
seat-4 = Antorcha
seat-5 = Polilla

side-H = Humanos
side-V = Vampiros
side-SS = Sociedad Secreta

## Figures
figure-D = Doctor
    .the = el Doctor
    .cap = El Doctor
    .to = al Doctor
    .of = del Doctor
figure-M = Comandante
    .the = el Comandante
    .cap = El Comandante
    .to = al Comandante
    .of = del Comandante
figure-R = Reverendo
    .the = el Reverendo
    .cap = El Reverendo
    .to = al Reverendo
    .of = del Reverendo
figure-K = Ladrón
    .the = el Ladrón
    .cap = El Ladrón
    .to = al Ladrón
    .of = del Ladrón
figure-O = Otis
    .the = Otis
    .cap = Otis
    .to = a Otis
    .of = de Otis
figure-S = Sryz
    .the = Sryz
    .cap = Sryz
    .to = a Sryz
    .of = de Sryz
figure-T = Thorne
    .the = Thorne
    .cap = Thorne
    .to = a Thorne
    .of = de Thorne
figure-SA = Figura A de la Sociedad
    .the = la figura A de la Sociedad
    .cap = La figura A de la Sociedad
    .to = a la figura A de la Sociedad
    .of = de la figura A de la Sociedad
figure-SB = Figura B de la Sociedad
    .the = la figura B de la Sociedad
    .cap = La figura B de la Sociedad
    .to = a la figura B de la Sociedad
    .of = de la figura B de la Sociedad
figure-g1 = Gul 1
    .the = el gul 1
    .cap = El gul 1
    .to = al gul 1
    .of = del gul 1
figure-g2 = Gul 2
    .the = el gul 2
    .cap = El gul 2
    .to = al gul 2
    .of = del gul 2
figure-g3 = Gul 3
    .the = el gul 3
    .cap = El gul 3
    .to = al gul 3
    .of = del gul 3
figure-g4 = Gul 4
    .the = el gul 4
    .cap = El gul 4
    .to = al gul 4
    .of = del gul 4
figure-g5 = Gul 5
    .the = el gul 5
    .cap = El gul 5
    .to = al gul 5
    .of = del gul 5
figure-g6 = Gul 6
    .the = el gul 6
    .cap = El gul 6
    .to = al gul 6
    .of = del gul 6
figure-g7 = Gul 7
    .the = el gul 7
    .cap = El gul 7
    .to = al gul 7
    .of = del gul 7
figure-g8 = Capitán gul
    .the = el Capitán gul
    .cap = El Capitán gul
    .to = al Capitán gul
    .of = del Capitán gul
chosen = la Elegida

## Symbols, tiles, directions
symbol-sun = sol
symbol-moon = luna
symbol-blood = sangre
kind-S = recta
kind-C = curva
face-NS = recta, de norte a sur
face-EW = recta, de este a oeste
face-NE = curva, de norte a este
face-SE = curva, de sur a este
face-SW = curva, de sur a oeste
face-NW = curva, de norte a oeste
direction-N = norte
direction-E = este
direction-S = sur
direction-W = oeste
flank-front = de frente
flank-side = por el flanco
flank-rear = por la espalda
between = Entre { $one } y { $other }
    .in = entre { $one } y { $other }

## Places around the board
outer-al-D = zona de Aliado (Doctor)
    .to = a la zona de Aliado del Doctor
    .does = subir en 1 el poder de este personaje
outer-al-M = zona de Aliado (Comandante)
    .to = a la zona de Aliado del Comandante
    .does = subir en 1 el poder de este personaje
outer-al-R = zona de Aliado (Reverendo)
    .to = a la zona de Aliado del Reverendo
    .does = subir en 1 el poder de este personaje
outer-al-K = zona de Aliado (Ladrón)
    .to = a la zona de Aliado del Ladrón
    .does = subir en 1 el poder de este personaje
outer-al-O = zona de Aliado (Otis)
    .to = a la zona de Aliado de Otis
    .does = subir en 1 el poder de este personaje
outer-al-S = zona de Aliado (Sryz)
    .to = a la zona de Aliado de Sryz
    .does = subir en 1 el poder de este personaje
outer-al-T = zona de Aliado (Thorne)
    .to = a la zona de Aliado de Thorne
    .does = subir en 1 el poder de este personaje
outer-bm-1 = Mercado negro 1
    .to = al hueco 1 del Mercado negro
    .does = pagar 1 de poder y tomar la carta de mejora de este puesto
outer-bm-2 = Mercado negro 2
    .to = al hueco 2 del Mercado negro
    .does = pagar 1 de poder y tomar la carta de mejora de este puesto
outer-bm-3 = Mercado negro 3
    .to = al hueco 3 del Mercado negro
    .does = pagar 1 de poder y tomar la carta de mejora de este puesto
outer-seer = Vidente
    .to = a la Vidente
    .does = pagar 3 de poder, robar una carta de acción y jugar una de inmediato
outer-alch = Alquimista
    .to = al Alquimista
    .does = subir en 1 el poder de este personaje
outer-myst = Místico
    .to = al Místico
    .does = mover uno de tus portales a la zona del enemigo
help-al = Tu ficha sube aquí 1 el nivel de poder de su personaje cada turno.
help-bm = Paga 1 nivel de poder de un personaje: toma la carta de mejora de este hueco.
help-seer = Paga 3 niveles de poder de un personaje: roba una carta de acción y juega una al momento.
help-alch = Descarta una carta de mejora: retira una loseta etérea sin figura o sustitúyela por una del otro tipo.
help-myst = Lleva un portal de tu sector al otro. Allí daña a tus enemigos.

## Action cards
card-GS1 = Recta · sol
card-GS2 = Recta · sol
card-GS3 = Recta · luna
card-GS4 = Recta · luna
card-GS5 = Recta · sangre
card-GS6 = Recta · sangre
card-GC1 = Curva · sol
card-GC2 = Curva · sol
card-GC3 = Curva · luna
card-GC4 = Curva · luna
card-GC5 = Curva · sangre
card-GC6 = Curva · sangre
card-D1 = Doctor (recta, curva) · sol
card-D2 = Doctor (2 rectas) · sol
card-D3 = Doctor (2 curvas) · luna
card-D4 = Doctor (2 rectas, curva) · luna
card-D5 = Doctor (recta, 2 curvas) · sangre
card-M1 = Comandante (recta, curva) · luna
card-M2 = Comandante (recta, curva) · luna
card-M3 = Comandante (2 rectas) · sangre
card-M4 = Comandante (2 curvas) · sangre
card-M5 = Comandante (2 rectas, curva) · sol
card-R1 = Reverendo (recta, curva) · sangre
card-R2 = Reverendo (2 rectas) · sangre
card-R3 = Reverendo (2 curvas) · sol
card-R4 = Reverendo (recta, 2 curvas) · sol
card-R5 = Reverendo (recta, curva) · luna
card-O1 = Otis (recta, curva) · sol
card-O2 = Otis (2 rectas) · sol
card-O3 = Otis (2 curvas) · luna
card-O4 = Otis (2 rectas, curva) · luna
card-O5 = Otis (recta, 2 curvas) · sangre
card-S1 = Sryz (recta, curva) · luna
card-S2 = Sryz (recta, curva) · luna
card-S3 = Sryz (2 rectas) · sangre
card-S4 = Sryz (2 curvas) · sangre
card-S5 = Sryz (2 rectas, curva) · sol
card-T1 = Thorne (recta, curva) · sangre
card-T2 = Thorne (2 rectas) · sangre
card-T3 = Thorne (2 curvas) · sol
card-T4 = Thorne (recta, 2 curvas) · sol
card-T5 = Thorne (recta, curva) · luna
card-KD1 = Ladrón (recta, curva) · sol
card-KD2 = Ladrón (2 curvas) · sol
card-KD3 = Ladrón (recta, curva) · luna
card-KD4 = Ladrón (2 rectas) · luna
card-KD5 = Ladrón (recta, 2 curvas) · sangre
card-KM1 = Ladrón (recta, curva) · luna
card-KM2 = Ladrón (2 curvas) · luna
card-KM3 = Ladrón (recta, curva) · sangre
card-KM4 = Ladrón (2 rectas) · sangre
card-KM5 = Ladrón (recta, 2 curvas) · sol
card-KR1 = Ladrón (recta, curva) · sangre
card-KR2 = Ladrón (2 curvas) · sangre
card-KR3 = Ladrón (recta, curva) · sol
card-KR4 = Ladrón (2 rectas) · sol
card-KR5 = Ladrón (recta, 2 curvas) · luna
help-generic = Coloca una loseta así donde quieras, o gira una; después puedes enviar a un personaje, tuyo o enemigo, por un camino que pase por ella.
help-character = Coloca o gira hasta estas losetas alrededor del personaje; después el personaje puede actuar.

## Upgrade cards and their icons
icon-strike = Golpe
    .does = golpear a todos los enemigos al alcance, sin defensa posible
icon-shove = Empujón
    .does = mover 1 casilla una figura de la Sociedad
icon-step = Paso
    .does = mover 1 casilla a uno de tus personajes
icon-scry = Adivinación
    .does = mirar las dos próximas cartas de mejora y ordenarlas
icon-power = Poder
    .does = subir en 1 el poder de un personaje
icon-rifle = Fusil del Comandante
    .does = girar a un vampiro o empujarlo 1 casilla
icon-bear = Trampa para osos
    .does = poner a los Humanos una trampa en una loseta
icon-trap = Trampa
    .does = poner una trampa en una casilla libre
icon-flip = Cambio
    .does = cambiar una loseta por una del otro tipo
icon-turn = Giro
    .does = girar una loseta junto a una de tus figuras
icon-tmove = Salto a trampa
    .does = mover una figura a cualquier trampa
upgrade-HU1 = Golpe
upgrade-HU2 = Golpe
upgrade-HU3 = Golpe y Adivinación
upgrade-HU4 = Paso
upgrade-HU5 = Paso
upgrade-HU6 = Paso y Poder
upgrade-HU7 = Empujón
upgrade-HU8 = Empujón y Poder
upgrade-HU9 = Adivinación y Poder
upgrade-HU10 = Adivinación y Empujón
upgrade-HU11 = Fusil del Comandante
upgrade-HU12 = Fusil del Comandante
upgrade-VU1 = Golpe
upgrade-VU2 = Golpe
upgrade-VU3 = Golpe y Adivinación
upgrade-VU4 = Paso
upgrade-VU5 = Paso
upgrade-VU6 = Paso y Poder
upgrade-VU7 = Empujón
upgrade-VU8 = Empujón y Poder
upgrade-VU9 = Adivinación y Poder
upgrade-VU10 = Adivinación y Empujón
upgrade-VU11 = Trampa para osos
upgrade-VU12 = Trampa para osos
help-H-strike = Uno de tus personajes golpea a todos los enemigos de su fila y su columna: 1 punto por cada uno. No hay defensa posible, y quien tiene a la Elegida la pierde.
help-V-strike = Uno de tus personajes golpea a todos los enemigos en las dos casillas más cercanas de sus cuatro diagonales: 3 puntos por cada uno. No hay defensa posible, y quien tiene a la Elegida la pierde.
help-H-shove = Mueve una figura de la Sociedad Secreta 1 casilla en horizontal o vertical.
help-V-shove = Mueve una figura de la Sociedad Secreta 1 casilla en diagonal.
help-H-step = Mueve a uno de tus personajes 1 casilla en horizontal o vertical, por un camino abierto, a una loseta, una encrucijada o tu base.
help-V-step = Mueve a uno de tus personajes 1 casilla en diagonal, a una loseta, una encrucijada o tu base; las dos casillas deben estar abiertas hacia la esquina común.
help-scry = Mira las dos primeras cartas de tu mazo de mejora y vuelve a ponerlas encima en cualquier orden.
help-power = Sube 1 el nivel de poder de uno de tus personajes.
help-rifle = Mientras atacas a un vampiro, o cuando un vampiro contraataca: gíralo, o empújalo a una casilla adyacente y gíralo como quieras.
help-bear = Pon una trampa en una loseta: el próximo Humano que pase se detiene allí y los Humanos pierden 2 puntos.
help-trap = Coloca una trampa en una casilla libre. Quien la pise se detiene y pierde 1 punto.
help-flip = Sustituye una recta por una curva, o una curva por una recta.
help-turn = Gira una loseta que esté junto a una de tus figuras, aunque haya alguien encima.
help-tmove = Lleva una figura a cualquier trampa.

## Abilities
ability-D = Al final de tu turno puedes pagar 2 niveles de poder de un personaje para ganar 1 punto de facción.
ability-O = Al final de tu turno puedes pagar 2 niveles de poder de un personaje para ganar 1 punto de facción.
ability-M = 1 más de daño siempre que el Comandante hace o recibe un ataque.
ability-S = 1 más de daño siempre que Sryz hace o recibe un ataque.
ability-R = No puede sufrir contraataques.
ability-T = Contraataca con una carta de cualquier símbolo.

## Cards of the Secret Society
society-S01 = 1 y 5 · Trampa
society-S02 = 6 y 2 · Trampa
society-S03 = 3 y 7 · Trampa
society-S04 = 8 y 4 · Trampa
society-S05 = 1 y 6 · Trampa
society-S06 = 5 y 2 · Trampa
society-S07 = 2 y 7 · Cambio
society-S08 = 6 y 3 · Cambio
society-S09 = 3 y 8 · Cambio
society-S10 = 7 y 4 · Cambio
society-S11 = 4 y 5 · Giro
society-S12 = 8 y 1 · Giro
society-S13 = 1 y 7 · Giro
society-S14 = 5 y 3 · Giro
society-S15 = Salto a trampa, Trampa
society-S16 = Salto a trampa, Trampa
society-S17 = Salto a trampa, Cambio
society-S18 = Salto a trampa, Giro

## Phases
phase-1 = Espacios exteriores
phase-2 = Acciones
phase-3 = Reposición
phase-4 = Fin del turno
phase-places = Preparación
phase-ghouls = Gules
phase-society-1 = Movimiento de la Elegida
phase-society-2 = Portales
phase-society-3 = Cartas
phase-society-4 = Daño y captura
phase-society-5 = Reposición
phase-end = Final de la partida

## Questions
ask-place = Pon tus figuras en sus casillas iniciales.
ask-token = Coloca o mueve tus fichas de Aliado, o déjalas como están.
ask-effect = Usa uno de los puestos donde están tus fichas, o pasa a las acciones.
ask-pay = ¿Quién paga? Su nivel de poder baja en { $cost }.
ask-seer = Vidente: juega ahora mismo una carta de acción.
ask-alchemist-card = Alquimista: ¿qué carta de mejora entregas?
ask-alchemist = Alquimista: ¿qué loseta retiras o cambias?
ask-portal = Místico: ¿qué portal mueves?
ask-edge = ¿Entre qué casillas pones el portal { $portal }?
ask-quicksand = Compra arenas movedizas, colócalas en una encrucijada, o pasa a las acciones.
ask-main = Juega una carta o termina la fase. ({ $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en la mano)
ask-generic = Coloca o gira una loseta ({ $kind }).
ask-tiles = Coloca o gira losetas alrededor { $who-of }. Aún tienes { $straight ->
        [one] 1 recta
       *[other] { $straight } rectas
    } y { $curve ->
        [one] 1 curva
       *[other] { $curve } curvas
    }.
ask-kind = ¿Qué tipo de loseta tomas?
ask-who = ¿A quién envías por esta loseta?
ask-step = ¿Qué hace { $who-the }?
ask-defend = { $who-cap } ataca { $target-to } { $flank }: { $damage } de daño. ¿Descartas una carta de { $symbol }?
ask-counter = El ataque ha quedado anulado. ¿Contraatacas { $target-to } ({ $damage } de daño)?
ask-rifle = Fusil del Comandante: ¿empujas { $target-to }?
ask-icon = ¿Qué icono de la carta de mejora usas?
ask-strike = Golpe: ¿con quién?
ask-power = Poder: ¿a quién le sube el nivel?
ask-scry = Adivinación: ¿qué carta queda encima?
ask-shove = Empujón: ¿qué figura, y adónde?
ask-one-step = Paso: ¿quién va adónde?
ask-bear = Trampa para osos: ¿en qué loseta?
ask-heal = ¿Pagas { $cost } niveles de poder para ganar { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }?
ask-society-portal = La Sociedad puede mover un portal. ¿Cuál?
ask-society-cards = { $cards ->
        [one] ¿Usas tu única carta?
       *[other] ¿Cuáles de tus { $cards } cartas usas?
    }
ask-scheme = Mueve tus figuras y usa los iconos, en cualquier orden.
ask-grasp = ¿Qué figura se lleva a la Elegida?
ask-extra = Has capturado a la Elegida y has robado una carta. ¿La juegas para { $who-the }?
ask-near = Hay varios personajes a la misma distancia. ¿A quién persigue { $ghoul-the }?
ask-ghoul = ¿Adónde va { $ghoul-the }?

## Options
option-put-figure = { $who } en { $space }
option-token = Poner la ficha { $who-of } en: { $place }
option-token-back = Devolver la ficha { $who-of } a la reserva
option-end-tokens = Dejar las fichas como están
option-effect = { $place }: { $place-does }
option-end-effects = Pasar a las acciones
option-pay = Paga { $who-the }
option-act = Jugar { $card }
option-exchange = Cambiar { $card } por { $upgrade }
option-play-upgrade = Jugar la mejora { $upgrade }
option-end-actions = Terminar la fase
option-give-upgrade = Entregar { $upgrade }
option-remove-tile = Retirar la loseta de { $space }
option-change-tile = Cambiar la loseta de { $space }: { $face }
option-lay-tile = Colocar una loseta en { $space }: { $face }
option-turn-tile = Girar la loseta de { $space }: { $face }
option-no-tile = No colocar más losetas
option-kind =
    { $kind ->
        [S] Una recta
       *[C] Una curva
    }
option-portal = Mover el portal { $portal }
option-edge = { $edge } (daña a: { $side })
option-no-portal = No mover ningún portal
option-buy-sand = Comprar arenas movedizas ({ $who-the } paga { $cost } de poder)
option-sand = Arenas movedizas en { $space }
option-no-sand = Pasar a las acciones
option-send = Enviar { $who-to }
option-nobody = No enviar a nadie
option-stop = Parar aquí
option-capture = Capturar a la Elegida
option-attack = Atacar { $target-to } { $flank }: { $damage } de daño (defensa: { $symbol })
option-go-end = Ir hacia el { $direction } hasta { $end }
option-go-branch = Ir hacia el { $direction } hasta la bifurcación de { $end }
option-go-portal = Ir hacia el { $direction } hasta { $end } y chocar con un portal (−{ $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    })
option-go-trap = Ir hacia el { $direction } hasta { $end } y caer en una trampa (−{ $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    })
option-go-chosen = Ir hacia el { $direction } hasta { $end } y capturar de paso a la Elegida
option-go-clash = Ir hacia el { $direction } hasta { $end } y atacar
option-go-home = Ir hacia el { $direction } hasta casa, en { $end }
option-go-victory = Ir hacia el { $direction } con la Elegida hasta casa, en { $end }: ¡victoria!
option-take = Encajar el ataque: perder { $damage ->
        [one] 1 punto
       *[other] { $damage } puntos
    }
option-defend = Descartar { $card } y anular el ataque
option-counter = Descartar { $card } y contraatacar
option-no-counter = No contraatacar
option-push = A { $space }, mirando al { $direction }
option-no-rifle = Guardar el Fusil
option-use-icon = { $icon }: { $icon-does }
option-end-icons = Nada más con esta carta
option-strike = { $who }: { $damage } de daño
option-power = { $who-cap }: poder +1
option-scry = { $first }, y después { $second }
option-shove = { $who } a { $space }
option-one-step = { $who } a { $space }
option-one-step-portal = { $who } hacia { $space }, contra un portal (−{ $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    })
option-bear = Trampa para osos en { $space }
option-heal = Paga { $who-the }
option-no-heal = No pagar nada
option-use = Usar { $cards }
option-no-cards = No usar ninguna carta
option-discard = Descartarla
option-scheme-move = { $who } al { $number } ({ $space })
option-scheme-trap = { $who } a la trampa de { $space }
option-trap = Trampa en { $space }
option-move-trap = Mover la trampa de { $origin } a { $space }
option-end-schemes = Nada más
option-grasp = { $who }
option-near = { $who }
option-ghoul = A { $space }

## Events
event-turn-began = Turno { $turn }: { $side }.
event-placed = { $who-cap } empieza en { $space }.
event-token-moved = La ficha { $who-of } va { $place-to }.
event-token-taken-back = La ficha { $who-of } vuelve a la reserva.
event-power-raised = { $who-cap } sube al nivel de poder { $level }.
event-power-paid = { $who-cap } paga { $amount } y baja al nivel de poder { $level }.
event-bought = Los { $side } toman una mejora del Mercado negro: { $upgrade }.
event-saw-seer = La Vidente da una carta a los { $side }: { $card }.
event-seer-asked = La Vidente da una carta a los { $side }.
event-upgrade-given = Los { $side } entregan una mejora al Alquimista: { $upgrade }.
event-tile-removed = La loseta de { $space } desaparece.
event-tile-changed = La loseta de { $space } pasa a ser: { $face }.
event-tile-placed = Nueva loseta en { $space }: { $face }.
event-tile-turned = La loseta de { $space } se gira: { $face }.
event-portal-moved = El portal { $portal } está ahora { $edge-in } y daña a los { $side }.
event-card-played = Los { $side } juegan la carta { $card }.
event-card-exchanged = Los { $side } cambian la carta { $card } por la mejora { $upgrade }.
event-upgrade-played = Los { $side } juegan una mejora: { $upgrade }.
event-scried = Los { $side } miran las primeras cartas de su mazo de mejora.
event-scry-ordered = Encima del mazo de mejora de los { $side }: { $first }, y después { $second }.
event-struck = { $who-cap } da un Golpe. { $victims-count ->
        [0] No alcanza a nadie.
       *[other] Alcanza { $victims-to }.
    }
event-shoved = Un Empujón lleva { $who-to } a { $space }.
event-stepped = { $who-cap } da un Paso a { $space }.
event-walked = { $who-cap } va hasta { $end }.
event-ran-against-portal = { $who-cap } choca con un portal en { $space }.
event-trapped = { $who-cap } cae en una trampa en { $space }.
event-sank = { $who-cap } se hunde en las arenas movedizas de { $space }.
event-bear-trap-sprung = { $who-cap } pisa una Trampa para osos en { $space }.
event-bear-trap-set = Hay una Trampa para osos en { $space }.
event-attacked = { $who-cap } ataca { $target-to } { $flank }: { $damage } de daño, defensa con { $symbol }.
event-defended = Los { $side } anulan el ataque con la carta { $card }.
event-countered = Los { $side } contraatacan con la carta { $card }: { $damage } de daño.
event-counter-failed = { $who-cap } ya no puede alcanzar { $target-to }: el contraataque falla.
event-pushed = El Fusil empuja { $who-to } a { $space }, mirando al { $direction }.
event-points-lost = Los { $side } pierden { $amount ->
        [one] 1 punto
       *[other] { $amount } puntos
    } ({ $left ->
        [one] les queda 1
       *[other] les quedan { $left }
    }).
event-points-gained = Los { $side } ganan { $amount ->
        [one] 1 punto
       *[other] { $amount } puntos
    } (ahora tienen { $left }).
event-chosen-caught = ¡{ $who-cap } tiene a la Elegida!
event-chosen-neared = La Elegida se acerca: { $left ->
    [one] falta 1 paso
   *[other] faltan { $left } pasos
} hasta el tablero.
event-chosen-walked = La Elegida avanza a { $space }: { $left ->
    [0] ya no quedan pasos
    [one] queda 1 paso
   *[other] quedan { $left } pasos
}.
event-chosen-waited = La Elegida espera: una figura de la Sociedad le cierra el paso.
event-society-moved = { $who-cap } aparece en { $space }.
event-society-revealed = La próxima carta de la Sociedad: { $card }.
event-society-played = La Sociedad usa { $cards }.
event-society-drew = La Sociedad roba una carta: { $card }.
event-society-drew-one = La Sociedad roba una carta.
event-society-discarded = La Sociedad descarta la carta { $card }.
event-society-turn-began = Turno de la Sociedad Secreta.
event-trap-set = Hay una trampa en { $space }.
event-trap-moved = La trampa de { $origin } pasa a { $space }.
event-chosen-held = La Sociedad ha tenido a la Elegida durante { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
event-sand-bought = Los { $side } tienen preparadas unas arenas movedizas.
event-sand-placed = Los { $side } echan arenas movedizas en { $space }.
event-refilled = Los { $side } roban { $cards }.
event-drew = Los { $side } roban { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
event-market-filled = Nueva mejora en el mercado de los { $side }: { $upgrade }.
event-ghoul-rose = { $who-cap } surge en { $space }.
event-ghoul-moved = { $who-cap } se mueve a { $space }.
event-ghoul-cards-turned = A continuación: { $ghouls }.
event-came-home = { $who-cap } está en casa.
event-ended = { $verdict }

## How it ends
verdict-H-base = Los Humanos llevan a la Elegida a casa y ganan.
verdict-V-base = Los Vampiros llevan a la Elegida a casa y ganan.
verdict-H-annihilation = A los Vampiros no les quedan puntos: ganan los Humanos.
verdict-V-annihilation = A los Humanos no les quedan puntos: ganan los Vampiros.
verdict-SS-annihilation = Las dos facciones caen a la vez: gana la Sociedad Secreta.
verdict-SS-last-space = La Elegida llega a la última casilla: gana la Sociedad Secreta.
verdict-SS-six-turns = La Sociedad ha tenido a la Elegida durante seis turnos y gana.
verdict-H-dawn = Amanece. Los Humanos tienen más puntos y ganan.
verdict-V-dawn = Amanece. Los Vampiros tienen más puntos y ganan.
verdict-SS-dawn = Amanece sobre dos facciones empatadas: gana la Sociedad Secreta.
verdict-P-escape = Los tres están en casa: ganas tú.
verdict-G-ghoul = Un gul ha atrapado a uno de los tuyos: ganan los gules.
account-points = Puntos de facción

## How even it is
balance-beginner = Ganadas por la facción que empieza, de las que gana una facción
balance-humans = Ganadas por los Humanos, de las que gana una facción
balance-nobody = Ganadas por nadie
balance-society = Ganadas por quien lleva la Sociedad Secreta
balance-escape = Huidas en solitario
balance-turns = Turnos que tiene cada cual, mediana

## Settings
setting-faction = Solitario: tu facción
    .help = De quién son las tres figuras que cruzan el tablero en solitario: «H» para los Humanos, «V» para los Vampiros.
setting-turn_limit = Límite de turnos
    .help = Después de tantos turnos amanece y gana la facción con más puntos.
setting-grace_turn = Turno de gracia
    .help = En el turno en que una facción consigue a la Elegida, su base está cerrada para sus personajes.
setting-first_turn_cards = Cartas en el primer turno
    .help = Cuántas cartas de acción puede jugar quien empieza en el primer turno de la partida.
setting-first_turn_tokens = Fichas de Aliado en el primer turno
    .help = Cuántas fichas de Aliado puede mover quien empieza en el primer turno de la partida.
setting-ks_quicksand = Extra: arenas movedizas
    .help = Una facción puede comprar arenas movedizas por 3 niveles de poder y ponerlas en una encrucijada.
setting-ks_rifle = Extra: Fusil del Comandante
    .help = Dos cartas de Fusil se suman al mazo de mejora de los Humanos.
setting-ks_bear = Extra: Trampa para osos
    .help = Dos cartas de Trampa para osos se suman al mazo de mejora de los Vampiros.
setting-ks_thief = Extra: el Ladrón
    .help = El Ladrón y sus cinco cartas sustituyen a uno de los Humanos.
setting-ks_gargoyle = Extra: gárgola vampira
    .help = Una gárgola representa una de las fichas de Aliado de los Vampiros. Es solo un adorno.
setting-ks_score = Extra: figuras de puntuación
    .help = Dos figuras marcan los puntos de facción. Son solo un adorno.
setting-thief_replaces = El Ladrón sustituye
    .help = De quién ocupa el lugar el Ladrón: «D» del Doctor, «M» del Comandante, «R» del Reverendo.
setting-thief_ability = Habilidad del Ladrón
    .help = El Ladrón hereda la habilidad del personaje al que sustituye («inherit») o no tiene ninguna («none»).
setting-faction-H = Humanos
setting-faction-V = Vampiros
setting-thief_replaces-D = Doctor
setting-thief_replaces-M = Comandante
setting-thief_replaces-R = Reverendo
setting-thief_ability-inherit = heredada
setting-thief_ability-none = ninguna
