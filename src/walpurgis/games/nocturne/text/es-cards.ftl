# Nocturne in Spanish: the cards. Names, what each card says, types, sets and kingdoms; the sentences of play stand in the other file.
# .a is what somebody plays, gains or loses ($n of them): "un Druida", "2 Druidas". .the is one card with its article: "el Druida", "la Cripta", "los Jardines"; it has
# no plural. After "a" and "de" use .a or the bare name, never .the, whose "el" would melt into them; some names are plural, so keep them out of the subject.
# All Boons are masculine: write "recibe el { $boon }". Hexes and States bear no article: "recibe el Maleficio { $hex }", "toma el Estado { $state }".
# In the texts "+1 Carta", "+2 Acciones", "+1 Compra", "+$2" and "+1 PV" (a token) are bonuses, "1 PV" alone is what the card is worth at the end;
# " — " parts what happens when the card is played from everything else.

## Nocturne: kingdom cards
card-druid = Druida
    .a = { $n ->
        [one] un Druida
       *[other] { $n } Druidas
    }
    .the = el Druida
text-druid = +1 Compra. Recibe una de las tres Bendiciones expuestas junto a la pila de Druidas; se queda allí.
card-faithful-hound = Perro Leal
    .a = { $n ->
        [one] un Perro Leal
       *[other] { $n } Perros Leales
    }
    .the = el Perro Leal
text-faithful-hound = +2 Cartas. — Cuando descartes esta carta fuera de la Limpieza, puedes apartarla; al final del turno vuelve a tu mano.
card-guardian = Guardián
    .a = { $n ->
        [one] un Guardián
       *[other] { $n } Guardianes
    }
    .the = el Guardián
text-guardian = Hasta tu próximo turno no te afectan los Ataques que jueguen los demás. Al principio de tu próximo turno, +$1. — Al ganar esta carta, va a tu mano.
card-monastery = Monasterio
    .a = { $n ->
        [one] un Monasterio
       *[other] { $n } Monasterios
    }
    .the = el Monasterio
text-monastery = Cuenta las cartas que has ganado este turno. Elimina hasta esa cantidad de cartas: de tu mano, o Cobres que tengas en juego.
card-pixie = Hada
    .a = { $n ->
        [one] un Hada
       *[other] { $n } Hadas
    }
    .the = el Hada
text-pixie = +1 Carta, +1 Acción. Descubre la siguiente Bendición y descártala. Puedes eliminar esta carta. Si lo haces, recibe dos veces esa Bendición. — Reliquia: Cabra.
card-tracker = Rastreador
    .a = { $n ->
        [one] un Rastreador
       *[other] { $n } Rastreadores
    }
    .the = el Rastreador
text-tracker = +$1. Recibe una Bendición. — Mientras esta carta está en juego, puedes poner sobre tu mazo cada carta que ganes. — Reliquia: Bolsa.
card-changeling = Intercambio
    .a = { $n ->
        [one] un Intercambio
       *[other] { $n } Intercambios
    }
    .the = el Intercambio
text-changeling = Elimina esta carta y gana una con el mismo nombre que otra que tengas en juego. — Mientras queden Intercambios en el Suministro, quien gane una carta que cueste $3 o más puede intercambiarla por un Intercambio.
card-fool = Necio
    .a = { $n ->
        [one] un Necio
       *[other] { $n } Necios
    }
    .the = el Necio
text-fool = Si ya estás Perdido en el Bosque, no pasa nada. Si no, toma ese Estado, descubre tres Bendiciones y recíbelas en el orden que quieras. — Reliquia: Moneda de la Suerte.
card-ghost-town = Pueblo Fantasma
    .a = { $n ->
        [one] un Pueblo Fantasma
       *[other] { $n } Pueblos Fantasma
    }
    .the = el Pueblo Fantasma
text-ghost-town = Al principio de tu próximo turno, +1 Carta, +1 Acción. — Al ganar esta carta, va a tu mano.
card-leprechaun = Duende
    .a = { $n ->
        [one] un Duende
       *[other] { $n } Duendes
    }
    .the = el Duende
text-leprechaun = Gana un Oro. Si ahora tienes exactamente 7 cartas en juego, gana un Deseo. Si no, recibe un Maleficio.
card-night-watchman = Vigilante
    .a = { $n ->
        [one] un Vigilante
       *[other] { $n } Vigilantes
    }
    .the = el Vigilante
text-night-watchman = Mira las 5 primeras cartas de tu mazo. Descarta las que quieras y devuelve las demás en cualquier orden. — Al ganar esta carta, va a tu mano.
card-secret-cave = Cueva Secreta
    .a = { $n ->
        [one] una Cueva Secreta
       *[other] { $n } Cuevas Secretas
    }
    .the = la Cueva Secreta
text-secret-cave = +1 Carta, +1 Acción. Puedes descartar 3 cartas. Si lo haces, al principio de tu próximo turno, +$3. — Reliquia: Lámpara Mágica.
card-bard = Bardo
    .a = { $n ->
        [one] un Bardo
       *[other] { $n } Bardos
    }
    .the = el Bardo
text-bard = +$2. Recibe una Bendición.
card-blessed-village = Aldea Bendita
    .a = { $n ->
        [one] una Aldea Bendita
       *[other] { $n } Aldeas Benditas
    }
    .the = la Aldea Bendita
text-blessed-village = +1 Carta, +2 Acciones. — Cuando ganes esta carta, descubre la siguiente Bendición. Recíbela ahora, o guárdala y recíbela al principio de tu próximo turno.
card-cemetery = Cementerio
    .a = { $n ->
        [one] un Cementerio
       *[other] { $n } Cementerios
    }
    .the = el Cementerio
text-cemetery = 2 PV. — Cuando ganes esta carta, elimina hasta 4 cartas de tu mano. — Reliquia: Espejo Encantado.
card-conclave = Cónclave
    .a = { $n ->
        [one] un Cónclave
       *[other] { $n } Cónclaves
    }
    .the = el Cónclave
text-conclave = +$2. Puedes jugar de tu mano una carta de Acción de la que no tengas ninguna copia en juego. Si lo haces, +1 Acción.
card-devils-workshop = Taller del Diablo
    .a = { $n ->
        [one] un Taller del Diablo
       *[other] { $n } Talleres del Diablo
    }
    .the = el Taller del Diablo
text-devils-workshop = Cuenta las cartas que has ganado este turno. Ninguna: gana un Oro. Una: gana una carta que cueste hasta $4. Dos o más: gana un Diablillo.
card-exorcist = Exorcista
    .a = { $n ->
        [one] un Exorcista
       *[other] { $n } Exorcistas
    }
    .the = el Exorcista
text-exorcist = Elimina una carta de tu mano. Gana un Espíritu que cueste menos.
card-necromancer = Nigromante
    .a = { $n ->
        [one] un Nigromante
       *[other] { $n } Nigromantes
    }
    .the = el Nigromante
text-necromancer = Elige en la pila de cartas eliminadas una carta de Acción boca arriba que no sea de Duración. Ponla boca abajo por este turno y juégala allí mismo. — Los tres Zombis empiezan en la pila de cartas eliminadas.
card-shepherd = Pastor
    .a = { $n ->
        [one] un Pastor
       *[other] { $n } Pastores
    }
    .the = el Pastor
text-shepherd = +1 Acción. Revela las cartas de Victoria de tu mano que quieras y descártalas. +2 Cartas por cada una. — Reliquia: Pastizal.
card-skulk = Ladrón Sigiloso
    .a = { $n ->
        [one] un Ladrón Sigiloso
       *[other] { $n } Ladrones Sigilosos
    }
    .the = el Ladrón Sigiloso
text-skulk = +1 Compra. Cada uno de los demás jugadores recibe el siguiente Maleficio. — Cuando ganes esta carta, gana un Oro.
card-cobbler = Zapatero
    .a = { $n ->
        [one] un Zapatero
       *[other] { $n } Zapateros
    }
    .the = el Zapatero
text-cobbler = Al principio de tu próximo turno, gana una carta que cueste hasta $4; va a tu mano.
card-crypt = Cripta
    .a = { $n ->
        [one] una Cripta
       *[other] { $n } Criptas
    }
    .the = la Cripta
text-crypt = Elige los Tesoros que quieras de los que tienes en juego y ponlos boca abajo debajo de esta carta. Al principio de cada uno de tus turnos, toma uno de ellos en tu mano, hasta que no quede ninguno.
card-cursed-village = Aldea Maldita
    .a = { $n ->
        [one] una Aldea Maldita
       *[other] { $n } Aldeas Malditas
    }
    .the = la Aldea Maldita
text-cursed-village = +2 Acciones. Roba hasta tener 6 cartas en la mano. — Cuando ganes esta carta, recibe un Maleficio.
card-den-of-sin = Casa del Pecado
    .a = { $n ->
        [one] una Casa del Pecado
       *[other] { $n } Casas del Pecado
    }
    .the = la Casa del Pecado
text-den-of-sin = Al principio de tu próximo turno, +2 Cartas. — Al ganar esta carta, va a tu mano.
card-idol = Ídolo
    .a = { $n ->
        [one] un Ídolo
       *[other] { $n } Ídolos
    }
    .the = el Ídolo
text-idol = +$2. Cuenta los Ídolos que tienes en juego. Si son impares, recibe una Bendición. Si son pares, cada uno de los demás jugadores gana una Maldición.
card-pooka = Pooka
    .a = { $n ->
        [one] un Pooka
       *[other] { $n } Pookas
    }
    .the = el Pooka
text-pooka = Puedes eliminar de tu mano un Tesoro que no sea Oro Maldito. Si lo haces, +4 Cartas. — Reliquia: Oro Maldito.
card-sacred-grove = Bosque Sagrado
    .a = { $n ->
        [one] un Bosque Sagrado
       *[other] { $n } Bosques Sagrados
    }
    .the = el Bosque Sagrado
text-sacred-grove = +1 Compra, +$3. Recibe una Bendición. A no ser que dé +$1, cada uno de los demás jugadores puede recibirla también.
card-tormentor = Verdugo
    .a = { $n ->
        [one] un Verdugo
       *[other] { $n } Verdugos
    }
    .the = el Verdugo
text-tormentor = +$2. Si esta es tu única carta en juego, gana un Diablillo. Si no, cada uno de los demás jugadores recibe el siguiente Maleficio.
card-tragic-hero = Héroe Trágico
    .a = { $n ->
        [one] un Héroe Trágico
       *[other] { $n } Héroes Trágicos
    }
    .the = el Héroe Trágico
text-tragic-hero = +3 Cartas, +1 Compra. Si ahora tienes 8 cartas o más en la mano, elimina esta carta y gana un Tesoro.
card-vampire = Vampiro
    .a = { $n ->
        [one] un Vampiro
       *[other] { $n } Vampiros
    }
    .the = el Vampiro
text-vampire = Cada uno de los demás jugadores recibe el siguiente Maleficio. Gana una carta que cueste hasta $5 y no sea un Vampiro. Intercambia esta carta por un Murciélago.
card-werewolf = Hombre Lobo
    .a = { $n ->
        [one] un Hombre Lobo
       *[other] { $n } Hombres Lobo
    }
    .the = el Hombre Lobo
text-werewolf = En tu fase de Noche, cada uno de los demás jugadores recibe el siguiente Maleficio. En cualquier otro momento, +3 Cartas.
card-raider = Saqueador
    .a = { $n ->
        [one] un Saqueador
       *[other] { $n } Saqueadores
    }
    .the = el Saqueador
text-raider = Cada uno de los demás jugadores que tenga 5 cartas o más en la mano descarta una con el mismo nombre que una carta que tengas en juego, o revela una mano sin ninguna. Al principio de tu próximo turno, +$3.

## Nocturne: heirlooms
card-haunted-mirror = Espejo Encantado
    .a = { $n ->
        [one] un Espejo Encantado
       *[other] { $n } Espejos Encantados
    }
    .the = el Espejo Encantado
text-haunted-mirror = +$1. — Cuando elimines esta carta, puedes descartar de tu mano una carta de Acción. Si lo haces, gana un Fantasma.
card-magic-lamp = Lámpara Mágica
    .a = { $n ->
        [one] una Lámpara Mágica
       *[other] { $n } Lámparas Mágicas
    }
    .the = la Lámpara Mágica
text-magic-lamp = +$1. Si hay 6 o más cartas de las que tienes exactamente una copia en juego, elimina esta carta. Si lo haces, gana 3 Deseos.
card-goat = Cabra
    .a = { $n ->
        [one] una Cabra
       *[other] { $n } Cabras
    }
    .the = la Cabra
text-goat = +$1. Puedes eliminar una carta de tu mano.
card-pasture = Pastizal
    .a = { $n ->
        [one] un Pastizal
       *[other] { $n } Pastizales
    }
    .the = el Pastizal
text-pasture = +$1. — 1 PV por cada Finca que tengas.
card-pouch = Bolsa
    .a = { $n ->
        [one] una Bolsa
       *[other] { $n } Bolsas
    }
    .the = la Bolsa
text-pouch = +$1, +1 Compra.
card-cursed-gold = Oro Maldito
    .a = { $n ->
        [one] un Oro Maldito
       *[other] { $n } Oros Malditos
    }
    .the = el Oro Maldito
text-cursed-gold = +$3. Gana una Maldición.
card-lucky-coin = Moneda de la Suerte
    .a = { $n ->
        [one] una Moneda de la Suerte
       *[other] { $n } Monedas de la Suerte
    }
    .the = la Moneda de la Suerte
text-lucky-coin = +$1. Gana una Plata.

## Nocturne: spirits, Wish and Bat
card-will-o-wisp = Fuego Fatuo
    .a = { $n ->
        [one] un Fuego Fatuo
       *[other] { $n } Fuegos Fatuos
    }
    .the = el Fuego Fatuo
text-will-o-wisp = +1 Carta, +1 Acción. Revela la carta superior de tu mazo. Si cuesta $2 o menos, ponla en tu mano. — No está en el Suministro.
card-imp = Diablillo
    .a = { $n ->
        [one] un Diablillo
       *[other] { $n } Diablillos
    }
    .the = el Diablillo
text-imp = +2 Cartas. Puedes jugar de tu mano una carta de Acción de la que no tengas ninguna copia en juego. — No está en el Suministro.
card-ghost = Fantasma
    .a = { $n ->
        [one] un Fantasma
       *[other] { $n } Fantasmas
    }
    .the = el Fantasma
text-ghost = Revela cartas de tu mazo hasta que aparezca una de Acción. Apártala y descarta las demás. Al principio de tu próximo turno, juégala dos veces. — No está en el Suministro.
card-wish = Deseo
    .a = { $n ->
        [one] un Deseo
       *[other] { $n } Deseos
    }
    .the = el Deseo
text-wish = +1 Acción. Devuelve esta carta a su pila. Si lo haces, gana una carta que cueste hasta $6; va a tu mano. — No está en el Suministro.
card-bat = Murciélago
    .a = { $n ->
        [one] un Murciélago
       *[other] { $n } Murciélagos
    }
    .the = el Murciélago
text-bat = Elimina hasta 2 cartas de tu mano. Si eliminas alguna, intercambia esta carta por un Vampiro. — No está en el Suministro.

## Nocturne: zombies
card-zombie-apprentice = Aprendiz Zombi
    .a = { $n ->
        [one] un Aprendiz Zombi
       *[other] { $n } Aprendices Zombi
    }
    .the = el Aprendiz Zombi
text-zombie-apprentice = Puedes eliminar de tu mano una carta de Acción. Si lo haces, +3 Cartas, +1 Acción.
card-zombie-mason = Albañil Zombi
    .a = { $n ->
        [one] un Albañil Zombi
       *[other] { $n } Albañiles Zombi
    }
    .the = el Albañil Zombi
text-zombie-mason = Elimina la carta superior de tu mazo. Puedes ganar una carta que cueste hasta $1 más.
card-zombie-spy = Espía Zombi
    .a = { $n ->
        [one] un Espía Zombi
       *[other] { $n } Espías Zombi
    }
    .the = el Espía Zombi
text-zombie-spy = +1 Carta, +1 Acción. Mira la carta superior de tu mazo. Descártala o déjala donde está.

## Basic cards
card-copper = Cobre
    .a = { $n ->
        [one] un Cobre
       *[other] { $n } Cobres
    }
    .the = el Cobre
text-copper = +$1.
card-silver = Plata
    .a = { $n ->
        [one] una Plata
       *[other] { $n } Platas
    }
    .the = la Plata
text-silver = +$2.
card-gold = Oro
    .a = { $n ->
        [one] un Oro
       *[other] { $n } Oros
    }
    .the = el Oro
text-gold = +$3.
card-platinum = Platino
    .a = { $n ->
        [one] un Platino
       *[other] { $n } Platinos
    }
    .the = el Platino
text-platinum = +$5.
card-estate = Finca
    .a = { $n ->
        [one] una Finca
       *[other] { $n } Fincas
    }
    .the = la Finca
text-estate = 1 PV.
card-duchy = Ducado
    .a = { $n ->
        [one] un Ducado
       *[other] { $n } Ducados
    }
    .the = el Ducado
text-duchy = 3 PV.
card-province = Provincia
    .a = { $n ->
        [one] una Provincia
       *[other] { $n } Provincias
    }
    .the = la Provincia
text-province = 6 PV.
card-colony = Colonia
    .a = { $n ->
        [one] una Colonia
       *[other] { $n } Colonias
    }
    .the = la Colonia
text-colony = 10 PV.
card-curse = Maldición
    .a = { $n ->
        [one] una Maldición
       *[other] { $n } Maldiciones
    }
    .the = la Maldición
text-curse = −1 PV.

## Base game
card-cellar = Sótano
    .a = { $n ->
        [one] un Sótano
       *[other] { $n } Sótanos
    }
    .the = el Sótano
text-cellar = +1 Acción. Descarta tantas cartas como quieras. Roba otras tantas.
card-chapel = Capilla
    .a = { $n ->
        [one] una Capilla
       *[other] { $n } Capillas
    }
    .the = la Capilla
text-chapel = Elige hasta 4 cartas de tu mano y deséchalas.
card-moat = Foso
    .a = { $n ->
        [one] un Foso
       *[other] { $n } Fosos
    }
    .the = el Foso
text-moat = +2 Cartas. — Cuando otro jugador juegue un Ataque, puedes revelar esta carta de tu mano. Si lo haces, ese Ataque no te afecta.
card-harbinger = Emisario
    .a = { $n ->
        [one] un Emisario
       *[other] { $n } Emisarios
    }
    .the = el Emisario
text-harbinger = +1 Carta, +1 Acción. Mira tu pila de descartes. Puedes poner una de sus cartas sobre tu mazo.
card-merchant = Tendera
    .a = { $n ->
        [one] una Tendera
       *[other] { $n } Tenderas
    }
    .the = la Tendera
text-merchant = +1 Carta, +1 Acción. La primera Plata que juegues este turno da +$1 más.
card-vassal = Vasallo
    .a = { $n ->
        [one] un Vasallo
       *[other] { $n } Vasallos
    }
    .the = el Vasallo
text-vassal = +$2. Descarta la carta superior de tu mazo. Si es una carta de Acción, puedes jugarla.
card-village = Aldea
    .a = { $n ->
        [one] una Aldea
       *[other] { $n } Aldeas
    }
    .the = la Aldea
text-village = +1 Carta, +2 Acciones.
card-workshop = Taller
    .a = { $n ->
        [one] un Taller
       *[other] { $n } Talleres
    }
    .the = el Taller
text-workshop = Gana una carta que cueste hasta $4.
card-bureaucrat = Burócrata
    .a = { $n ->
        [one] un Burócrata
       *[other] { $n } Burócratas
    }
    .the = el Burócrata
text-bureaucrat = Gana una Plata; va sobre tu mazo. Cada uno de los demás jugadores revela de su mano una carta de Victoria y la pone sobre su mazo, o revela una mano sin ninguna.
card-gardens = Jardines
    .a = { $n ->
        [one] unos Jardines
       *[other] { $n } Jardines
    }
    .the = los Jardines
text-gardens = 1 PV por cada 10 cartas que tengas, redondeando hacia abajo.
card-militia = Milicia
    .a = { $n ->
        [one] una Milicia
       *[other] { $n } Milicias
    }
    .the = la Milicia
text-militia = +$2. Cada uno de los demás jugadores que tenga más de 3 cartas en la mano descarta hasta quedarse con 3.
card-moneylender = Prestamista
    .a = { $n ->
        [one] un Prestamista
       *[other] { $n } Prestamistas
    }
    .the = el Prestamista
text-moneylender = Puedes eliminar un Cobre de tu mano. Si lo haces, +$3.
card-poacher = Cazador Furtivo
    .a = { $n ->
        [one] un Cazador Furtivo
       *[other] { $n } Cazadores Furtivos
    }
    .the = el Cazador Furtivo
text-poacher = +1 Carta, +1 Acción, +$1. Descarta una carta por cada pila vacía del Suministro.
card-remodel = Remodelar
    .a = { $n ->
        [one] un Remodelar
       *[other] { $n } Remodelar
    }
    .the = Remodelar
text-remodel = Elimina una carta de tu mano. Gana una carta que cueste hasta $2 más.
card-smithy = Herrería
    .a = { $n ->
        [one] una Herrería
       *[other] { $n } Herrerías
    }
    .the = la Herrería
text-smithy = +3 Cartas.
card-throne-room = Salón del Trono
    .a = { $n ->
        [one] un Salón del Trono
       *[other] { $n } Salones del Trono
    }
    .the = el Salón del Trono
text-throne-room = Puedes elegir una carta de Acción de tu mano y jugarla dos veces.
card-bandit = Bandido
    .a = { $n ->
        [one] un Bandido
       *[other] { $n } Bandidos
    }
    .the = el Bandido
text-bandit = Gana un Oro. Cada uno de los demás jugadores revela las 2 primeras cartas de su mazo, elimina de entre ellas un Tesoro que no sea Cobre y descarta el resto.
card-council-room = Sala del Consejo
    .a = { $n ->
        [one] una Sala del Consejo
       *[other] { $n } Salas del Consejo
    }
    .the = la Sala del Consejo
text-council-room = +4 Cartas, +1 Compra. Cada uno de los demás jugadores roba una carta.
card-festival = Festival
    .a = { $n ->
        [one] un Festival
       *[other] { $n } Festivales
    }
    .the = el Festival
text-festival = +2 Acciones, +1 Compra, +$2.
card-laboratory = Laboratorio
    .a = { $n ->
        [one] un Laboratorio
       *[other] { $n } Laboratorios
    }
    .the = el Laboratorio
text-laboratory = +2 Cartas, +1 Acción.
card-library = Biblioteca
    .a = { $n ->
        [one] una Biblioteca
       *[other] { $n } Bibliotecas
    }
    .the = la Biblioteca
text-library = Roba hasta tener 7 cartas en la mano. Puedes apartar cada carta de Acción que robes así; al terminar, descarta las apartadas.
card-market = Mercado
    .a = { $n ->
        [one] un Mercado
       *[other] { $n } Mercados
    }
    .the = el Mercado
text-market = +1 Carta, +1 Acción, +1 Compra, +$1.
card-mine = Mina
    .a = { $n ->
        [one] una Mina
       *[other] { $n } Minas
    }
    .the = la Mina
text-mine = Puedes eliminar un Tesoro de tu mano. Si lo haces, gana un Tesoro que cueste hasta $3 más; va a tu mano.
card-sentry = Centinela
    .a = { $n ->
        [one] un Centinela
       *[other] { $n } Centinelas
    }
    .the = el Centinela
text-sentry = +1 Carta, +1 Acción. Mira las 2 primeras cartas de tu mazo. Elimina o descarta las que quieras y devuelve las demás en cualquier orden.
card-witch = Bruja
    .a = { $n ->
        [one] una Bruja
       *[other] { $n } Brujas
    }
    .the = la Bruja
text-witch = +2 Cartas. Cada uno de los demás jugadores gana una Maldición.
card-artisan = Artesano
    .a = { $n ->
        [one] un Artesano
       *[other] { $n } Artesanos
    }
    .the = el Artesano
text-artisan = Gana una carta que cueste hasta $5; va a tu mano. Después pon sobre tu mazo una carta de tu mano.

## Seaside
card-haven = Puerto
    .a = { $n ->
        [one] un Puerto
       *[other] { $n } Puertos
    }
    .the = el Puerto
text-haven = +1 Carta, +1 Acción. Aparta boca abajo una carta de tu mano. Al principio de tu próximo turno vuelve a tu mano.
card-caravan = Caravana
    .a = { $n ->
        [one] una Caravana
       *[other] { $n } Caravanas
    }
    .the = la Caravana
text-caravan = +1 Carta, +1 Acción. Al principio de tu próximo turno, +1 Carta.
card-merchant-ship = Barco Mercante
    .a = { $n ->
        [one] un Barco Mercante
       *[other] { $n } Barcos Mercantes
    }
    .the = el Barco Mercante
text-merchant-ship = +$2. Al principio de tu próximo turno, +$2.
card-outpost = Puesto Avanzado
    .a = { $n ->
        [one] un Puesto Avanzado
       *[other] { $n } Puestos Avanzados
    }
    .the = el Puesto Avanzado
text-outpost = En la Limpieza de este turno roba solo 3 cartas. Después de este turno juega un turno adicional, a no ser que fuera el tercero seguido.
card-tactician = Estratega
    .a = { $n ->
        [one] un Estratega
       *[other] { $n } Estrategas
    }
    .the = el Estratega
text-tactician = Descarta tu mano. Si descartas alguna carta, al principio de tu próximo turno, +5 Cartas, +1 Acción, +1 Compra.

## Empires
card-archive = Archivo
    .a = { $n ->
        [one] un Archivo
       *[other] { $n } Archivos
    }
    .the = el Archivo
text-archive = +1 Acción. Aparta boca abajo las 3 primeras cartas de tu mazo. Toma una de ellas en tu mano ahora, y otra al principio de cada uno de tus dos próximos turnos.
card-catapult = Catapulta
    .a = { $n ->
        [one] una Catapulta
       *[other] { $n } Catapultas
    }
    .the = la Catapulta
text-catapult = +$1. Elimina una carta de tu mano. Si cuesta $3 o más, cada uno de los demás jugadores gana una Maldición. Si es un Tesoro, cada uno de los demás jugadores que tenga más de 3 cartas en la mano descarta hasta quedarse con 3.
card-rocks = Rocas
    .a = { $n ->
        [one] unas Rocas
       *[other] { $n } Rocas
    }
    .the = las Rocas
text-rocks = +$1. — Cuando ganes o elimines esta carta, gana una Plata: va sobre tu mazo si es tu fase de Compra, y a tu mano en cualquier otro momento.
card-engineer = Ingeniero
    .a = { $n ->
        [one] un Ingeniero
       *[other] { $n } Ingenieros
    }
    .the = el Ingeniero
text-engineer = Gana una carta que cueste hasta $4. Puedes eliminar esta carta. Si lo haces, gana otra carta que cueste hasta $4.
card-humble-castle = Castillo Humilde
    .a = { $n ->
        [one] un Castillo Humilde
       *[other] { $n } Castillos Humildes
    }
    .the = el Castillo Humilde
text-humble-castle = +$1. — 1 PV por cada Castillo que tengas, incluido este.
card-crumbling-castle = Castillo en Ruinas
    .a = { $n ->
        [one] un Castillo en Ruinas
       *[other] { $n } Castillos en Ruinas
    }
    .the = el Castillo en Ruinas
text-crumbling-castle = 1 PV. — Cuando ganes o elimines esta carta, +1 PV y gana una Plata.
card-small-castle = Castillo Pequeño
    .a = { $n ->
        [one] un Castillo Pequeño
       *[other] { $n } Castillos Pequeños
    }
    .the = el Castillo Pequeño
text-small-castle = Elimina esta carta o un Castillo de tu mano. Si lo haces, gana el Castillo superior de la pila. — 2 PV.
card-haunted-castle = Castillo Encantado
    .a = { $n ->
        [one] un Castillo Encantado
       *[other] { $n } Castillos Encantados
    }
    .the = el Castillo Encantado
text-haunted-castle = 2 PV. — Cuando ganes esta carta en tu propio turno, gana un Oro, y cada uno de los demás jugadores que tenga 5 cartas o más en la mano pone 2 de ellas sobre su mazo.
card-opulent-castle = Castillo Opulento
    .a = { $n ->
        [one] un Castillo Opulento
       *[other] { $n } Castillos Opulentos
    }
    .the = el Castillo Opulento
text-opulent-castle = Revela las cartas de Victoria de tu mano que quieras y descártalas. +$2 por cada una. — 3 PV.
card-sprawling-castle = Castillo Extenso
    .a = { $n ->
        [one] un Castillo Extenso
       *[other] { $n } Castillos Extensos
    }
    .the = el Castillo Extenso
text-sprawling-castle = 4 PV. — Cuando ganes esta carta, gana un Ducado o 3 Fincas, a tu elección.
card-grand-castle = Gran Castillo
    .a = { $n ->
        [one] un Gran Castillo
       *[other] { $n } Grandes Castillos
    }
    .the = el Gran Castillo
text-grand-castle = 5 PV. — Cuando ganes esta carta, revela tu mano. +1 PV por cada carta de Victoria que haya en ella y por cada una que tengas en juego.
card-kings-castle = Castillo del Rey
    .a = { $n ->
        [one] un Castillo del Rey
       *[other] { $n } Castillos del Rey
    }
    .the = el Castillo del Rey
text-kings-castle = 2 PV por cada Castillo que tengas, incluido este.
card-temple = Templo
    .a = { $n ->
        [one] un Templo
       *[other] { $n } Templos
    }
    .the = el Templo
text-temple = +1 PV. Elimina de tu mano de 1 a 3 cartas con nombres distintos. Pon 1 PV en la pila de Templos. — Cuando ganes esta carta, toma todos los PV de la pila.
card-forum = Foro
    .a = { $n ->
        [one] un Foro
       *[other] { $n } Foros
    }
    .the = el Foro
text-forum = +3 Cartas, +1 Acción. Descarta 2 cartas. — Cuando compres esta carta, +1 Compra.
card-groundskeeper = Jardinero
    .a = { $n ->
        [one] un Jardinero
       *[other] { $n } Jardineros
    }
    .the = el Jardinero
text-groundskeeper = +1 Carta, +1 Acción. — Mientras esta carta está en juego, +1 PV por cada carta de Victoria que ganes.
card-sacrifice = Sacrificio
    .a = { $n ->
        [one] un Sacrificio
       *[other] { $n } Sacrificios
    }
    .the = el Sacrificio
text-sacrifice = Elimina una carta de tu mano. Si es de Acción, +2 Cartas, +2 Acciones. Si es un Tesoro, +$2. Si es de Victoria, +2 PV.
card-settlers = Colonos
    .a = { $n ->
        [one] unos Colonos
       *[other] { $n } Colonos
    }
    .the = los Colonos
text-settlers = +1 Carta, +1 Acción. Mira tu pila de descartes. Puedes revelar un Cobre de ella y ponerlo en tu mano.
card-bustling-village = Aldea Bulliciosa
    .a = { $n ->
        [one] una Aldea Bulliciosa
       *[other] { $n } Aldeas Bulliciosas
    }
    .the = la Aldea Bulliciosa
text-bustling-village = +1 Carta, +3 Acciones. Mira tu pila de descartes. Puedes revelar unos Colonos de ella y ponerlos en tu mano.
card-chariot-race = Carrera de Cuádrigas
    .a = { $n ->
        [one] una Carrera de Cuádrigas
       *[other] { $n } Carreras de Cuádrigas
    }
    .the = la Carrera de Cuádrigas
text-chariot-race = +1 Acción. Revela la carta superior de tu mazo y ponla en tu mano. El jugador de tu izquierda revela la carta superior de su mazo. Si la tuya cuesta más, +$1 y +1 PV.

## Boons
boon-earth = Don de la Tierra
text-boon-earth = Puedes descartar un Tesoro de tu mano. Si lo haces, gana una carta que cueste hasta $4.
boon-field = Don del Campo
text-boon-field = +1 Acción, +$1. Consérvalo hasta la Limpieza.
boon-flame = Don de la Llama
text-boon-flame = Puedes eliminar una carta de tu mano.
boon-forest = Don del Bosque
text-boon-forest = +1 Compra, +$1. Consérvalo hasta la Limpieza.
boon-moon = Don de la Luna
text-boon-moon = Mira tu pila de descartes. Puedes poner una de sus cartas sobre tu mazo.
boon-mountain = Don de la Montaña
text-boon-mountain = Gana una Plata.
boon-river = Don del Río
text-boon-river = Al final de este turno, +1 Carta. Consérvalo hasta la Limpieza.
boon-sea = Don del Mar
text-boon-sea = +1 Carta.
boon-sky = Don del Cielo
text-boon-sky = Puedes descartar 3 cartas. Si lo haces, gana un Oro.
boon-sun = Don del Sol
text-boon-sun = Mira las 4 primeras cartas de tu mazo. Descarta las que quieras y devuelve las demás en cualquier orden.
boon-swamp = Don del Pantano
text-boon-swamp = Gana un Fuego Fatuo.
boon-wind = Don del Viento
text-boon-wind = +2 Cartas. Descarta 2 cartas.

## Hexes
hex-bad-omens = Malos Augurios
text-hex-bad-omens = Pon todo tu mazo en tu pila de descartes. Mira la pila y pon 2 Cobres de ella sobre tu mazo. Si hay menos, pon los que haya y revela la pila.
hex-delusion = Engaño
text-hex-delusion = Si no tienes ni Engañado ni Envidioso, toma Engañado.
hex-envy = Envidia
text-hex-envy = Si no tienes ni Engañado ni Envidioso, toma Envidioso.
hex-famine = Hambruna
text-hex-famine = Revela las 3 primeras cartas de tu mazo. Descarta las de Acción y baraja las demás con tu mazo.
hex-fear = Miedo
text-hex-fear = Si tienes 5 cartas o más en la mano, descarta a tu elección una de Acción o un Tesoro, o revela una mano sin lo uno ni lo otro.
hex-greed = Codicia
text-hex-greed = Gana un Cobre; va sobre tu mazo.
hex-haunting = Aparición
text-hex-haunting = Si tienes 4 cartas o más en la mano, pon una de ellas sobre tu mazo.
hex-locusts = Langostas
text-hex-locusts = Elimina la carta superior de tu mazo. Si es un Cobre o una Finca, gana una Maldición. Si no, gana una carta más barata que comparta algún tipo con ella.
hex-misery = Miseria
text-hex-misery = Toma Miserable. Si ya lo tienes, dale la vuelta: pasas a ser Doblemente Miserable.
hex-plague = Peste
text-hex-plague = Gana una Maldición; va a tu mano.
hex-poverty = Pobreza
text-hex-poverty = Si tienes más de 3 cartas en la mano, descarta hasta quedarte con 3.
hex-war = Guerra
text-hex-war = Revela cartas de tu mazo hasta que una cueste $3 o $4. Deséchala y descarta las demás.

## States
state-deluded = Engañado
text-state-deluded = Cuando empiece tu fase de Compra, devuelve este Estado. Durante el resto del turno no puedes comprar cartas de Acción.
state-envious = Envidioso
text-state-envious = Cuando empiece tu fase de Compra, devuelve este Estado. Durante el resto del turno, cada Plata y cada Oro dan solo $1.
state-miserable = Miserable
text-state-miserable = −2 PV.
state-twice-miserable = Doblemente Miserable
text-state-twice-miserable = −4 PV.
state-lost-in-the-woods = Perdido en el Bosque
text-state-lost-in-the-woods = Al principio de tu turno, puedes descartar una carta. Si lo haces, recibe una Bendición.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Banquete
text-event-banquet = Gana 2 Cobres. Gana una carta que cueste hasta $5 y no sea de Victoria.
landmark-tomb = Tumba
text-landmark-tomb = Cada vez que elimines una carta, +1 PV.

## Piles of more than one card
pile-castles = Castillos

## Types
type-action = Acción
type-treasure = Tesoro
type-victory = Victoria
type-curse = Maldición
type-night = Noche
type-attack = Ataque
type-reaction = Reacción
type-duration = Duración
type-fate = Destino
type-doom = Fatalidad
type-spirit = Espíritu
type-zombie = Zombi
type-heirloom = Reliquia
type-castle = Castillo
type-gathering = Reunión

## Sets
set-basic = Cartas básicas
set-base = Juego básico
set-nocturne = Nocturne
set-seaside = Terramar
set-empires = Imperios

## Kingdoms. The blurb tempts to play it.
kingdom-dusk = Crepúsculo
blurb-dusk = Sigue al necio bosque adentro con un perro pisándote los talones, y vuelve a casa antes de que el verdugo encienda el farol.
kingdom-midnight = Medianoche
blurb-midnight = Dan las doce: frota la lámpara en la cueva secreta, esconde tu tesoro en la cripta y deja que el diablo haga el trabajo.
kingdom-night-shift = Turno de noche
blurb-night-shift = De día, oficios honrados; de noche, ídolos y exorcistas: cava, forja y pon a trabajar a los espíritus.
kingdom-idle-hands = Ociosidad
blurb-idle-hands = No hagas nada y el diablo te pagará en oro; afánate y te mandará un diablillo.
kingdom-the-new-black = El nuevo negro
blurb-the-new-black = Lo que esta noche eches al agua llegará mañana a la orilla: aquí cada turno se prepara en el anterior.
kingdom-luftschloss = Castillo en el aire
blurb-luftschloss = Levanta castillos en el aire mientras abajo retumban las catapultas y cada carta que entierras vale un punto.
kingdom-pooka-pranks = Bromas de pooka
blurb-pooka-pranks = Gasta cuanto antes tu oro maldito y apuéstalo a los carros: alguien se ríe ya entre los setos.
