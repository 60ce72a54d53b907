# Dominion: Nocturne in Spanish: players, questions, options, events, account, settings. The cards are in es-cards.ftl.
# A card in a sentence is $card-a ("un Druida", "2 Druidas"), $card-the ("el Druida"), or its bare name after "la carta"; it is never the subject, for some names
# are plural. Nothing agrees with a player's name, which bears no article.

title = Dominion: Nocturne
blurb = Construye tu mazo de día, suelta tus cartas de Noche cuando oscurezca, y ten cuidado con las Bendiciones, los Maleficios y las compañías que frecuentas.

## Players, as they are called in sentences
seat-0 = Cuervo
seat-1 = Lobo
seat-2 = Búho
seat-3 = Zorro
seat-4 = Ciervo
seat-5 = Sapo

phase-start = Principio del turno
    .to = al principio del turno
phase-action = Acción
    .to = a la fase de Acción
phase-buy = Compra
    .to = a la fase de Compra
phase-night = Noche
    .to = a la fase de Noche
phase-clean-up = Limpieza
    .to = a la Limpieza
phase-end = Final de la partida
    .to = al final de la partida

## Places. .to is where a gained card goes.
place-discard = pila de descartes
    .to = a la pila de descartes
place-hand = mano
    .to = a la mano
place-deck = mazo
    .to = sobre el mazo

## Questions of the turn
ask-start = Empieza tu turno. ¿Qué va primero?
ask-action = Fase de Acción: juega una carta de Acción o sigue adelante. ({ $actions ->
        [one] 1 Acción
       *[other] { $actions } Acciones
    }, { $buys ->
        [one] 1 Compra
       *[other] { $buys } Compras
    }, ${ $coins })
ask-buy = Fase de Compra: juega Tesoros y después compra. (${ $coins }, { $buys ->
        [one] 1 Compra
       *[other] { $buys } Compras
    })
ask-night = Noche: juega una carta de Noche o termina tu turno.
ask-gained = Has ganado { $card-a }. ¿Qué pasa ahora?
ask-trashed-order = Lo que has eliminado provoca varias cosas. ¿Cuál va primero?
ask-lost-in-the-woods = Perdido en el Bosque: ¿qué carta descartas para recibir una Bendición?
ask-put-back = ¿En qué orden pones las cartas sobre tu mazo? La primera quedará encima.

## Reactions
ask-moat = ¡Un Ataque! ¿Revelas un Foso?
ask-hound = Has descartado un Perro Leal. ¿Lo apartas para tomarlo en tu mano al final del turno?

## Questions of the cards
ask-archive = Archivo: ¿qué carta tomas en tu mano?
ask-artisan-deck = Artesano: ¿qué carta pones sobre tu mazo?
ask-artisan-gain = Artesano: ¿qué carta ganas (hasta ${ $coins })? Va a tu mano.
ask-bandit = Bandido: ¿qué Tesoro pierdes?
ask-banquet = Banquete: ¿qué carta ganas (hasta $5, que no sea de Victoria)?
ask-bat = Murciélago: elimina hasta 2 cartas. Si eliminas alguna, el Murciélago se convierte en Vampiro.
ask-blessed-village = Has descubierto el { $boon }. ¿Lo recibes ahora o al principio de tu próximo turno?
ask-bureaucrat = Burócrata: ¿qué carta de Victoria pones sobre tu mazo?
ask-bustling-village = Aldea Bulliciosa: ¿tomas en tu mano unos Colonos de tu pila de descartes?
ask-catapult = Catapulta: ¿qué carta eliminas?
ask-catapult-discard = Catapulta: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
ask-cellar = Sótano: descarta tantas cartas como quieras y roba otras tantas.
ask-cemetery = Cementerio: elimina hasta 4 cartas de tu mano.
ask-changeling = Intercambio: ¿de qué carta que tienes en juego ganas una copia?
ask-chapel = Capilla: elimina hasta 4 cartas.
ask-cobbler = Zapatero: ¿qué carta ganas (hasta ${ $coins })? Va a tu mano.
ask-conclave = Cónclave: ¿juegas una carta de Acción de la que no tengas ninguna copia en juego, a cambio de +1 Acción?
ask-crypt = Cripta: ¿qué Tesoros de los que tienes en juego pones debajo de ella?
ask-crypt-back = Cripta: ¿qué Tesoro tomas en tu mano?
ask-devils-workshop = Taller del Diablo: ¿qué carta ganas (hasta ${ $coins })?
ask-druid = Druida: ¿qué Bendición recibes?
ask-earth = Don de la Tierra: ¿descartas un Tesoro para ganar una carta que cueste hasta $4?
ask-earth-gain = Don de la Tierra: ¿qué carta ganas (hasta ${ $coins })?
ask-engineer = Ingeniero: ¿qué carta ganas (hasta ${ $coins })?
ask-engineer-trash = ¿Eliminas este Ingeniero para ganar otra carta que cueste hasta $4?
ask-exorcist-gain = Exorcista: ¿qué Espíritu ganas?
ask-exorcist-trash = Exorcista: ¿qué carta eliminas?
ask-fear = Miedo: ¿qué carta de Acción o qué Tesoro descartas?
ask-flame = Don de la Llama: ¿eliminas una carta?
ask-fool = Necio: ¿qué Bendición recibes ahora?
ask-forum = Foro: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
ask-goat = Cabra: ¿eliminas una carta?
ask-harbinger = Emisario: ¿qué carta de tu pila de descartes pones sobre tu mazo?
ask-haunted-castle = Castillo Encantado: pon { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } sobre tu mazo.
ask-haunted-mirror = Espejo Encantado: ¿descartas una carta de Acción para ganar un Fantasma?
ask-haunting = Aparición: ¿qué carta pones sobre tu mazo?
ask-haven = Puerto: ¿qué carta apartas hasta tu próximo turno?
ask-imp = Diablillo: ¿juegas una carta de Acción de la que no tengas ninguna copia en juego?
ask-library = Biblioteca: has robado una carta de Acción. ¿La conservas o la apartas?
ask-locusts = Langostas: ¿qué carta más barata ganas?
ask-militia = Milicia: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
ask-mine-gain = Mina: ¿qué Tesoro ganas (hasta ${ $coins })? Va a tu mano.
ask-mine-trash = Mina: ¿eliminas un Tesoro por otro mejor?
ask-monastery = Monasterio: ¿eliminas una carta de tu mano o un Cobre en juego? (hasta { $count })
ask-moneylender = Prestamista: ¿eliminas un Cobre a cambio de +$3?
ask-moon = Don de la Luna: ¿qué carta de tu pila de descartes pones sobre tu mazo?
ask-necromancer = Nigromante: ¿qué carta de Acción juegas de la pila de cartas eliminadas?
ask-night-watchman = Vigilante: descarta las cartas que quieras de estas; las demás vuelven encima de tu mazo.
ask-opulent-castle = Castillo Opulento: descarta tantas cartas de Victoria como quieras; cada una da +$2.
ask-pixie = ¿Eliminas el Hada para recibir dos veces el { $boon }?
ask-poacher = Cazador Furtivo: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
ask-pooka = Pooka: ¿eliminas un Tesoro a cambio de +4 Cartas?
ask-poverty = Pobreza: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
ask-raider = Saqueador: ¿qué carta descartas, de las que también tiene en juego quien te ataca?
ask-remodel-gain = Remodelar: ¿qué carta ganas (hasta ${ $coins })?
ask-remodel-trash = Remodelar: ¿qué carta eliminas?
ask-sacred-grove = Bosque Sagrado: ¿recibes tú también el { $boon }?
ask-sacrifice = Sacrificio: ¿qué carta eliminas?
ask-secret-cave = Cueva Secreta: ¿descartas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }? Tres cartas dan +$3 el próximo turno.
ask-secret-cave-which = Cueva Secreta: { $count ->
        [one] ¿qué carta
       *[other] ¿qué { $count } cartas
    } descartas?
ask-sentry-discard = Centinela: ¿cuáles de estas cartas descartas?
ask-sentry-trash = Centinela: ¿cuáles de estas cartas eliminas?
ask-settlers = Colonos: ¿tomas en tu mano un Cobre de tu pila de descartes?
ask-shepherd = Pastor: descarta tantas cartas de Victoria como quieras y roba 2 cartas por cada una.
ask-sky = Don del Cielo: ¿descartas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }? Tres cartas dan un Oro.
ask-sky-which = Don del Cielo: { $count ->
        [one] ¿qué carta
       *[other] ¿qué { $count } cartas
    } descartas?
ask-small-castle = Castillo Pequeño: ¿qué eliminas para ganar el siguiente Castillo, esta carta o un Castillo de tu mano?
ask-sprawling-castle = Castillo Extenso: ¿un Ducado o 3 Fincas?
ask-sun = Don del Sol: descarta las cartas que quieras de estas; las demás vuelven encima de tu mazo.
ask-temple = Templo: elimina de 1 a 3 cartas con nombres distintos.
ask-throne-room = Salón del Trono: ¿qué carta de Acción juegas dos veces?
ask-tragic-hero = Héroe Trágico: ¿qué Tesoro ganas?
ask-vampire = Vampiro: ¿qué carta ganas (hasta $5, que no sea un Vampiro)?
ask-vassal = Vasallo: has descartado { $card-a }. ¿Juegas esa carta?
ask-wind = Don del Viento: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
ask-wish = Deseo: ¿qué carta ganas (hasta ${ $coins })? Va a tu mano.
ask-workshop = Taller: ¿qué carta ganas (hasta ${ $coins })?
ask-zombie-apprentice = Aprendiz Zombi: ¿eliminas una carta de Acción a cambio de +3 Cartas y +1 Acción?
ask-zombie-mason = Albañil Zombi: ¿ganas una carta (hasta ${ $coins })?
ask-zombie-spy = Espía Zombi: ¿descartas la carta o la conservas sobre tu mazo?

## Options that are no cards
option-boon = { $boon }
option-buy = Comprar { $card } (${ $cost })
option-buy-event = Comprar { $event } (${ $cost })
option-buy-for-debt = Comprar { $card } ({ $debt } de deuda)
option-card = { $card }
option-card-effect = { $card }
option-end-action = Pasar a la fase de Compra
option-end-buy = Terminar de comprar
option-end-night = Terminar el turno
option-pay-debt = Saldar { $debt } de Deuda
option-play = Jugar { $card }
option-play-all = Jugar todos los Tesoros sencillos
option-state-effect = { $state }
option-word = { $word }
word-aside = Apartarla
word-discard = Descartarla
word-done = Nada más
word-duchy = Un Ducado
word-estates = Tres Fincas
word-keep = Conservarla
word-later = Al principio de mi próximo turno
word-no = No revelar nada
word-none = Un Castillo de mi mano (no tengo ninguno)
word-nothing = No tengo ninguna carta así
word-now = Ahora

## What happens
event-turn-began = { $who } empieza el turno { $turn }.
event-extra-turn-began = { $who } juega un turno adicional.
event-phase-began = { $who } pasa { $phase-to }.
event-played = { $who } juega { $card-a }.
event-played-again = { $who } juega otra vez { $card-the }.
event-played-from-trash = { $who } juega { $card-a } de la pila de cartas eliminadas.
event-played-treasures = { $who } juega { $cards-a }.
event-continued = { $who } prosigue con { $card-the }.
event-drew = { $who } roba { $cards-a }.
event-drew-unseen = { $who } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-shuffled = { $who } baraja.
event-looked-at = { $who } mira { $cards-a }.
event-looked-unseen = { $who } mira { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-revealed = { $who } revela { $cards-a }.
event-revealed-hand = { $who } revela { $cards-count ->
        [0] una mano vacía
       *[other] su mano: { $cards-a }
    }.
event-revealed-discard = { $who } revela { $cards-count ->
        [0] una pila de descartes vacía
       *[other] su pila de descartes: { $cards-a }
    }.
event-discarded = { $who } descarta { $cards-a }.
event-discarded-several = { $who } descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, con { $card-a } encima.
event-discarded-openly = { $who } descarta { $cards-a } a la vista de todos.
event-put-back = { $who } pone { $cards-a } sobre su mazo.
event-put-back-unseen = { $who } pone { $count ->
        [one] una carta
       *[other] { $count } cartas
    } sobre su mazo.
event-put-on-deck = { $who } pone { $card-a } sobre su mazo.
event-took-from-discard = { $who } pone sobre su mazo { $card-a } de su pila de descartes.
event-took-unseen = { $who } pone sobre su mazo una carta de su pila de descartes.
event-put-into-hand = { $who } se lleva { $card-a } a la mano.
event-deck-became-discard = { $who } pone todo su mazo ({ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }) en su pila de descartes.
event-gained = { $who } gana { $card-a } ({ $place-to }).
event-bought = { $who } compra { $card-a }.
event-bought-event = { $who } compra el Evento { $event }.
event-trashed = { $who } elimina { $cards-a }.
event-exchanged = { $who } intercambia { $card-a } por { $taken-a }.
event-returned = { $who } devuelve { $card-a } a su pila.
event-set-aside = { $who } aparta { $cards-a }.
event-set-aside-hidden = { $who } aparta boca abajo { $cards-a }.
event-set-aside-unseen = { $who } aparta boca abajo { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-took-aside = { $who } se lleva a la mano { $card-a } de entre las cartas apartadas.
event-took-aside-unseen = { $who } se lleva a la mano una carta apartada.
event-hounds-returned = { $count ->
        [one] Un Perro Leal vuelve
       *[other] { $count } Perros Leales vuelven
    } con { $who }.
event-showed-moat = { $who } revela un Foso.
event-protected = Un Guardián protege a { $who }.
event-boon-turned = Se descubre el { $boon }.
event-boon-received = { $who } recibe el { $boon }.
event-boon-declined = { $who } rechaza el { $boon }.
event-boon-waits = El { $boon } espera al próximo turno de { $who }.
event-boons-shuffled = Se barajan las Bendiciones.
event-hex-turned = Se descubre el Maleficio { $hex }.
event-hex-received = { $who } recibe el Maleficio { $hex }.
event-hexes-shuffled = Se barajan los Maleficios.
event-state-taken = { $who } toma el Estado { $state }.
event-state-returned = { $who } devuelve el Estado { $state }, que actúa hasta el final de este turno.
event-turned-over = La carta { $card } queda boca abajo en la pila de cartas eliminadas.
event-points-gained = { $who } toma { $vp } PV.
event-debt-taken = { $who } toma { $debt } de Deuda.
event-debt-paid = { $who } salda { $debt } de Deuda.
event-cleaned-up = { $who } hace limpieza.
event-ended = La partida ha terminado.

## The account
account-card = { $card }
account-tokens = Fichas de PV
account-misery = Miseria

## Settings
setting-kingdom = Reino
    .help = Un reino recomendado (dusk, midnight, night-shift, idle-hands, the-new-black, luftschloss, pooka-pranks), «random» para uno al azar, diez cartas por su nombre separadas por comas, o el código de un reino.
setting-sets = Expansiones para un reino al azar
    .help = De dónde salen las cartas de un reino al azar: «all» (todas), «nocturne», «base» o «nocturne+base».
setting-village = Siempre una aldea
    .help = Un reino al azar tiene al menos una carta que da dos Acciones o más.
setting-attacks = Ataques permitidos
    .help = Si un reino al azar puede tener cartas de Ataque.
setting-colonies = Platino y Colonia
    .help = Añade Platino y Colonia al Suministro.
setting-more_colonies = Más Colonias
    .help = Con cinco o seis jugadores hay 15 o 18 Colonias en vez de 12.
setting-tracker = Rastreador
    .help = Actúa mientras está en juego («in-play»), o durante el resto del turno en que se jugó («this-turn»).
setting-outpost = Puesto Avanzado
    .help = En un turno adicional te deja igualmente con solo tres cartas («errata»), o no hace nada («printed»).
setting-forum = Foro
    .help = Da su Compra adicional cuando lo compras («buy»), o siempre que lo ganas («gain»).
setting-show_counts = Mostrar el número de cartas
    .help = Todos ven cuántas cartas tienen cada mazo y cada pila de descartes.
