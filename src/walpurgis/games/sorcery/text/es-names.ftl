# Sorcery in Spanish: warriors, factions, abilities, books, domains, terrain, battlefields, armies, and the words of the dial. Spells stand in the other file.
# warrior is the full name, and .a counts ($n of them); so it is with books. warrior-short is what a warrior is called in play, where its label follows: .the
# stands inside a sentence ("el Guardián"), .cap begins one, .to is whom something is done to ("al Guardián"), .of says whose, and .gender is m or f, for what
# agrees with it. Pieces of terrain have .a, .the and .cap. "En contacto de base" is contact with the warrior.

## Warriors
warrior-DEL1 = Maestro Delphana
    .a = { $n ->
        [one] un Maestro Delphana
       *[other] { $n } Maestros Delphana
    }
warrior-DEL2 = Guardián de las Agujas
    .a = { $n ->
        [one] un Guardián de las Agujas
       *[other] { $n } Guardianes de las Agujas
    }
warrior-DEL3 = Sephine Tal, archimaga de las Agujas
    .a = Sephine Tal
warrior-FOR1 = Iniciado del Martillo Rúnico
    .a = { $n ->
        [one] un Iniciado del Martillo Rúnico
       *[other] { $n } Iniciados del Martillo Rúnico
    }
warrior-FOR2 = Fusilero de Ascuas
    .a = { $n ->
        [one] un Fusilero de Ascuas
       *[other] { $n } Fusileros de Ascuas
    }
warrior-FOR3 = Durgan Kettle, señor de la Forja
    .a = Durgan Kettle
warrior-BLO1 = Acólito de Sangre
    .a = { $n ->
        [one] un Acólito de Sangre
       *[other] { $n } Acólitos de Sangre
    }
warrior-BLO2 = Ritualista Carmesí
    .a = { $n ->
        [one] un Ritualista Carmesí
       *[other] { $n } Ritualistas Carmesíes
    }
warrior-BLO3 = Vashka Rel, hierofante
    .a = Vashka Rel
warrior-STO1 = Corredor del Vendaval
    .a = { $n ->
        [one] un Corredor del Vendaval
       *[other] { $n } Corredores del Vendaval
    }
warrior-STO2 = Centauro Cascotrueno
    .a = { $n ->
        [one] un Centauro Cascotrueno
       *[other] { $n } Centauros Cascotrueno
    }
warrior-STO3 = Brannoch Skyward, anciano
    .a = Brannoch Skyward
warrior-ORS1 = Aprendiz Ley
    .a = { $n ->
        [one] un Aprendiz Ley
       *[other] { $n } Aprendices Ley
    }
warrior-ORS2 = Espadamago del Templo
    .a = { $n ->
        [one] un Espadamago del Templo
       *[other] { $n } Espadamagos del Templo
    }
warrior-ORS3 = Ilvaren, gran mago
    .a = Ilvaren
warrior-CHA1 = Goblin del Amuleto de Hueso
    .a = { $n ->
        [one] un Goblin del Amuleto de Hueso
       *[other] { $n } Goblins del Amuleto de Hueso
    }
warrior-CHA2 = Devastador en Trance
    .a = { $n ->
        [one] un Devastador en Trance
       *[other] { $n } Devastadores en Trance
    }
warrior-CHA3 = Urgath, cacique chamán
    .a = Urgath
warrior-DRA1 = Neófito Draco
    .a = { $n ->
        [one] un Neófito Draco
       *[other] { $n } Neófitos Dracos
    }
warrior-DRA2 = Centinela Escamoso
    .a = { $n ->
        [one] un Centinela Escamoso
       *[other] { $n } Centinelas Escamosos
    }
warrior-DRA3 = Azhurion, místico anciano
    .a = Azhurion
warrior-ROK1 = Vidente de Rokos
    .a = { $n ->
        [one] un Vidente de Rokos
       *[other] { $n } Videntes de Rokos
    }
warrior-ROK2 = Juez de la Luz
    .a = { $n ->
        [one] un Juez de la Luz
       *[other] { $n } Jueces de la Luz
    }
warrior-ROK3 = Oráculo Daheia
    .a = el Oráculo Daheia
warrior-NIN1 = Esclavo del Círculo
    .a = { $n ->
        [one] un Esclavo del Círculo
       *[other] { $n } Esclavos del Círculo
    }
warrior-NIN2 = Gárgola del Pacto
    .a = { $n ->
        [one] una Gárgola del Pacto
       *[other] { $n } Gárgolas del Pacto
    }
warrior-NIN3 = Corvane, noveno magíster
    .a = Corvane
warrior-APO1 = Saqueador de Ceniza
    .a = { $n ->
        [one] un Saqueador de Ceniza
       *[other] { $n } Saqueadores de Ceniza
    }
warrior-APO2 = Lancero de la Plaga
    .a = { $n ->
        [one] un Lancero de la Plaga
       *[other] { $n } Lanceros de la Plaga
    }
warrior-APO3 = Heraldo del Cuarto Sello
    .a = el Heraldo del Cuarto Sello
warrior-MER1 = Arpía de Tormenta a Sueldo
    .a = { $n ->
        [one] una Arpía de Tormenta a Sueldo
       *[other] { $n } Arpías de Tormenta a Sueldo
    }
warrior-MER2 = Diablillo Vendeconjuros
    .a = { $n ->
        [one] un Diablillo Vendeconjuros
       *[other] { $n } Diablillos Vendeconjuros
    }

warrior-short-DEL1 = Maestro
    .the = el Maestro
    .cap = El Maestro
    .to = al Maestro
    .of = del Maestro
    .gender = m
warrior-short-DEL2 = Guardián
    .the = el Guardián
    .cap = El Guardián
    .to = al Guardián
    .of = del Guardián
    .gender = m
warrior-short-DEL3 = Sephine Tal
    .the = Sephine Tal
    .cap = Sephine Tal
    .to = a Sephine Tal
    .of = de Sephine Tal
    .gender = f
warrior-short-FOR1 = Iniciado
    .the = el Iniciado
    .cap = El Iniciado
    .to = al Iniciado
    .of = del Iniciado
    .gender = m
warrior-short-FOR2 = Fusilero
    .the = el Fusilero
    .cap = El Fusilero
    .to = al Fusilero
    .of = del Fusilero
    .gender = m
warrior-short-FOR3 = Durgan Kettle
    .the = Durgan Kettle
    .cap = Durgan Kettle
    .to = a Durgan Kettle
    .of = de Durgan Kettle
    .gender = m
warrior-short-BLO1 = Acólito
    .the = el Acólito
    .cap = El Acólito
    .to = al Acólito
    .of = del Acólito
    .gender = m
warrior-short-BLO2 = Ritualista
    .the = el Ritualista
    .cap = El Ritualista
    .to = al Ritualista
    .of = del Ritualista
    .gender = m
warrior-short-BLO3 = Vashka Rel
    .the = Vashka Rel
    .cap = Vashka Rel
    .to = a Vashka Rel
    .of = de Vashka Rel
    .gender = f
warrior-short-STO1 = Corredor
    .the = el Corredor
    .cap = El Corredor
    .to = al Corredor
    .of = del Corredor
    .gender = m
warrior-short-STO2 = Centauro
    .the = el Centauro
    .cap = El Centauro
    .to = al Centauro
    .of = del Centauro
    .gender = m
warrior-short-STO3 = Brannoch
    .the = Brannoch
    .cap = Brannoch
    .to = a Brannoch
    .of = de Brannoch
    .gender = m
warrior-short-ORS1 = Aprendiz
    .the = el Aprendiz
    .cap = El Aprendiz
    .to = al Aprendiz
    .of = del Aprendiz
    .gender = m
warrior-short-ORS2 = Espadamago
    .the = el Espadamago
    .cap = El Espadamago
    .to = al Espadamago
    .of = del Espadamago
    .gender = m
warrior-short-ORS3 = Ilvaren
    .the = Ilvaren
    .cap = Ilvaren
    .to = a Ilvaren
    .of = de Ilvaren
    .gender = m
warrior-short-CHA1 = Goblin
    .the = el Goblin
    .cap = El Goblin
    .to = al Goblin
    .of = del Goblin
    .gender = m
warrior-short-CHA2 = Devastador
    .the = el Devastador
    .cap = El Devastador
    .to = al Devastador
    .of = del Devastador
    .gender = m
warrior-short-CHA3 = Urgath
    .the = Urgath
    .cap = Urgath
    .to = a Urgath
    .of = de Urgath
    .gender = m
warrior-short-DRA1 = Neófito
    .the = el Neófito
    .cap = El Neófito
    .to = al Neófito
    .of = del Neófito
    .gender = m
warrior-short-DRA2 = Centinela
    .the = el Centinela
    .cap = El Centinela
    .to = al Centinela
    .of = del Centinela
    .gender = m
warrior-short-DRA3 = Azhurion
    .the = Azhurion
    .cap = Azhurion
    .to = a Azhurion
    .of = de Azhurion
    .gender = m
warrior-short-ROK1 = Vidente
    .the = el Vidente
    .cap = El Vidente
    .to = al Vidente
    .of = del Vidente
    .gender = m
warrior-short-ROK2 = Juez
    .the = el Juez
    .cap = El Juez
    .to = al Juez
    .of = del Juez
    .gender = m
warrior-short-ROK3 = Daheia
    .the = Daheia
    .cap = Daheia
    .to = a Daheia
    .of = de Daheia
    .gender = f
warrior-short-NIN1 = Esclavo
    .the = el Esclavo
    .cap = El Esclavo
    .to = al Esclavo
    .of = del Esclavo
    .gender = m
warrior-short-NIN2 = Gárgola
    .the = la Gárgola
    .cap = La Gárgola
    .to = a la Gárgola
    .of = de la Gárgola
    .gender = f
warrior-short-NIN3 = Corvane
    .the = Corvane
    .cap = Corvane
    .to = a Corvane
    .of = de Corvane
    .gender = m
warrior-short-APO1 = Saqueador
    .the = el Saqueador
    .cap = El Saqueador
    .to = al Saqueador
    .of = del Saqueador
    .gender = m
warrior-short-APO2 = Lancero
    .the = el Lancero
    .cap = El Lancero
    .to = al Lancero
    .of = del Lancero
    .gender = m
warrior-short-APO3 = Heraldo
    .the = el Heraldo
    .cap = El Heraldo
    .to = al Heraldo
    .of = del Heraldo
    .gender = m
warrior-short-MER1 = Arpía
    .the = la Arpía
    .cap = La Arpía
    .to = a la Arpía
    .of = de la Arpía
    .gender = f
warrior-short-MER2 = Diablillo
    .the = el Diablillo
    .cap = El Diablillo
    .to = al Diablillo
    .of = del Diablillo
    .gender = m

## Factions and subfactions
faction-atlantean-empire = Imperio Atlante
faction-black-powder-revolutionaries = Revolucionarios de la Pólvora Negra
faction-dark-crusaders = Cruzados Oscuros
faction-elemental-freeholds = Independientes Elementales
faction-elven-lords = Señores Elfos
faction-orc-khans = Caciques Orcos
faction-draconum = Draconum
faction-solonavi = Solonavi
faction-mage-spawn = Engendros de Magia
faction-apocalypse = Apocalipsis

subfaction-delphana = Delphana
subfaction-forgemasters = Maestros de la Forja
subfaction-blood-cultists = Cultistas de la Sangre
subfaction-storm-druids = Druidas de la Tormenta
subfaction-order-of-sorcery = Orden de Hechicería
subfaction-chaos-shamans = Chamanes del Caos
subfaction-dragon-mystics = Místicos Dragón
subfaction-oracles-of-rokos = Oráculos de Rokos
subfaction-ninth-circle = Orden del Noveno Círculo
subfaction-minions-of-apocalypse = Siervos del Apocalipsis

## What the warriors of a subfaction can do
power-focus = Centrado
power-focus-text = El guerrero suma 1 a sus tiradas de contraconjuro, como lanzador y como contrarrestador.
power-spellbreach = Fracturar conjuros
power-spellbreach-text = La inmunidad mágica de los demás no detiene los conjuros del guerrero ni sus habilidades con «mágica» o «mágico» en el nombre.
power-siphon-energy = Insuflar energía
power-siphon-energy-text = Al comienzo de tu fase de mando, y una sola vez, el guerrero puede infligir 1 de daño de presión a una miniatura amiga a la que toque y perder uno de sus propios marcadores de acción.
power-natures-fury = Furia de la naturaleza
power-natures-fury-text = Cuando recibe una acción de combate cuerpo a cuerpo o a distancia, el guerrero tira un dado. Si no supera su valor de daño sin modificar, el bonificador al ataque se suma una vez más.
power-ley-harmony = Armonía con las líneas ley
power-ley-harmony-text = En los libros del guerrero, los conjuros con tres barras tienen dos.
power-magestone-trance = Trance de piedra del mago
power-magestone-trance-text = El guerrero puede recibir una segunda acción. Después tira dos dados y, si muestran menos que su valor de ataque, vuelve a tirarlos una vez; cada tirada baja le cuesta 1 de daño de presión.
power-ancient-mastery = Maestría ancestral
power-ancient-mastery-text = El guerrero puede usar cualquier conjuro que tenga un número de páginas de afinidad, requiera el símbolo que requiera, y cuenta siempre el menor número de páginas.
power-mind-tap = Parasitismo mental
power-mind-tap-text = Al comienzo de tu fase de mando, el guerrero puede ganar una habilidad especial de una miniatura que esté dentro de su alcance, hasta el comienzo de tu fase final.
power-pact = Pacto
power-pact-text = El guerrero tiene su propio símbolo de facción y los de todos sus amigos.
power-bedlam = Confusión
power-bedlam-text = Nadie a 10 pulgadas o menos del guerrero puede usar el ataque en grupo. En combate puede tomar prestado el valor de ataque de otra miniatura con el símbolo del Apocalipsis.

## Special abilities: speed
ability-charge = Carga
ability-charge-text = Con una acción de combate cuerpo a cuerpo, si no toca a ninguna miniatura enemiga, el guerrero puede mover hasta toda su velocidad y hacer después un ataque cuerpo a cuerpo. No puede usar la arremetida.
ability-quickness = Rapidez
ability-quickness-text = El guerrero puede recibir una acción de movimiento que no gasta ninguna de tus acciones. No puede participar en formaciones de movimiento.
ability-magic-levitation = Levitación mágica
ability-magic-levitation-text = Acción especial: mueve hasta 10 pulgadas, en línea recta y por encima de todo, a una miniatura amiga en contacto de base que no haya recibido ninguna acción este turno, y gírala. No puede terminar sobre una base ni en terreno bloqueante, ni recibir acciones este turno.
ability-flight = Vuelo
ability-flight-text = El guerrero se mueve en línea recta por encima del terreno y de las bases, pero no puede terminar sobre una base ni en terreno bloqueante. Solo falla al destrabarse con un 1. No puede usar el paso ligero ni las formaciones de movimiento.
ability-aquatic = Acuático
ability-aquatic-text = Para el guerrero, el agua es terreno despejado, y en ella tiene +2 a la defensa contra ataques a distancia. No puede usar el paso ligero.
ability-stealth = Sigilo
ability-stealth-text = Una línea de tiro hacia el guerrero queda cortada si cruza terreno difícil u ocultador.
ability-bound = Salto
ability-bound-text = Con una acción de combate a distancia, si no toca a ninguna miniatura enemiga, el guerrero puede mover hasta la mitad de su velocidad y hacer después un ataque a distancia.
ability-necromancy = Nigromancia
ability-necromancy-text = Acción especial, sin tocar a ninguna miniatura enemiga: trae de vuelta a uno de tus guerreros eliminados que no sea único y no cueste más puntos que este. Regresa en contacto, en su último clic, con un marcador; cada miniatura, una sola vez por partida.
ability-regeneration = Regeneración
ability-regeneration-text = Acción especial: tira un dado, resta 2 y cura al guerrero otros tantos clics.

## Special abilities: attack
ability-weapon-master = Maestro de armas
ability-weapon-master-text = En combate cuerpo a cuerpo puedes tirar un dado para el daño: con 1 a 3, es 1; con 4 o 5, es el impreso; con 6, es 1 más.
ability-flame-lightning = Llama/Relámpago
ability-flame-lightning-text = El resultado de un ataque a distancia se compara también con todas las demás miniaturas que tocan al objetivo, incluso las amigas. Cada una de las alcanzadas sufre 1 de daño.
ability-shockwave = Onda de choque
ability-shockwave-text = Acción de combate a distancia: tira una vez contra todas las demás miniaturas dentro de la mitad del alcance del guerrero, también las amigas. Cada una de las alcanzadas sufre 1 de daño. No necesita línea de tiro y está permitida en contacto de base.
ability-magic-blast = Descarga mágica
ability-magic-blast-text = En un ataque a distancia contra un solo objetivo, un dado fija el daño: 1 con 1 o 2, 2 con 3 o 4, 3 con 5 o 6. La línea de tiro ignora el terreno difícil.
ability-magic-confusion = Desconcierto mágico
ability-magic-confusion-text = Acción especial: haz una tirada de ataque a distancia contra una miniatura en la línea de tiro. Un éxito no inflige daño: mueves al objetivo hasta su velocidad, sin que tenga que destrabarse, y lo giras.
ability-magic-freeze = Congelación mágica
ability-magic-freeze-text = Un ataque a distancia contra un solo objetivo inflige 1 de daño y pone un marcador de acción en el objetivo si tiene menos de dos.
ability-vampirism = Vampirismo
ability-vampirism-text = Después de un ataque cuerpo a cuerpo que haya infligido daño, el guerrero se cura 1 clic.
ability-healing = Curación
ability-healing-text = Acción de combate cuerpo a cuerpo: dos dados más el ataque contra la defensa de una miniatura amiga en contacto de base que no toque a ninguna enemiga. Si el resultado la alcanza, se cura tantos clics como el valor de daño del guerrero.
ability-magic-healing = Curación mágica
ability-magic-healing-text = Como Curación, pero un dado dice cuánto: 1 clic con 1 o 2, 2 clics con 3 o 4, 3 clics con 5 o 6.
ability-berserk = Berserker
ability-berserk-text = El guerrero tiene +1 al ataque en combate cuerpo a cuerpo mientras su dial haya pasado del clic 1. No puede recibir acciones de combate a distancia.

## Special abilities: defense
ability-battle-armor = Armadura de batalla
ability-battle-armor-text = El guerrero tiene +2 a la defensa contra ataques a distancia.
ability-toughness = Dureza
ability-toughness-text = El daño de ataques y habilidades se reduce en 1. El daño de presión y el de las pifias no se reducen.
ability-invulnerability = Invulnerabilidad
ability-invulnerability-text = El guerrero tiene +2 a la defensa contra ataques a distancia. El daño de los ataques se reduce en 2, pero un ataque con éxito inflige al menos 1. El guerrero no puede ser curado.
ability-defend = Defender
ability-defend-text = Las miniaturas amigas que tocan al guerrero pueden usar su defensa sin modificar.
ability-pole-arm = Arma de asta
ability-pole-arm-text = Una miniatura enemiga que termina un movimiento en contacto con el arco frontal del guerrero, después del giro libre, sufre 1 de daño, y su acción termina.
ability-dodge = Esquivar
ability-dodge-text = Cuando un ataque impacta en el guerrero, tira un dado. Con 5 o 6, el ataque falla.
ability-magic-retaliation = Represalia mágica
ability-magic-retaliation-text = Cuando el guerrero sufre daño de un ataque, el atacante sufre 1 de daño.
ability-limited-invisibility = Invisibilidad limitada
ability-limited-invisibility-text = El guerrero no puede ser objetivo de un ataque a distancia.
ability-ghostform = Forma fantasmal
ability-ghostform-text = Las bases no bloquean ni detienen al guerrero, y nunca tiene que destrabarse. No puede terminar sobre una base.
ability-magic-immunity = Inmunidad mágica
ability-magic-immunity-text = Los conjuros y las habilidades con «mágica» o «mágico» en el nombre no afectan al guerrero, y no se le puede asignar un libro de conjuros.

## Special abilities: damage
ability-magic-enhancement = Potenciación mágica
ability-magic-enhancement-text = Los ataques a distancia de las miniaturas amigas que tocan al guerrero infligen 1 de daño más. Un ataque lo recibe una vez como máximo.
ability-command = Mando
ability-command-text = Tira un dado al comienzo de tu fase de mando. Con un 6 tienes una acción más este turno, pero nunca más de una. Mando también ayuda a las formaciones.
ability-poison = Veneno
ability-poison-text = Al comienzo de tu fase de mando, cada miniatura enemiga en contacto con el arco frontal del guerrero sufre 1 de daño.
ability-pierce = Perforar
ability-pierce-text = Dureza e Invulnerabilidad no reducen el daño de los ataques del guerrero.
ability-demoralized = Desmoralizado
ability-demoralized-text = El guerrero solo puede recibir acciones de movimiento, y sin terminar más cerca de ninguna miniatura enemiga capacitada. No usa competencias, habilidades, objetos ni conjuros y no cuenta para los marcadores de objetivo.

## Proficiencies
proficiency-double-time = paso ligero
proficiency-double-time-text = Con una acción de movimiento, un guerrero sin marcadores que no toque a ninguna miniatura enemiga puede mover hasta el doble de su velocidad. No puede terminar en contacto con una de ellas.
proficiency-surge = arremetida
proficiency-surge-text = Con una acción de combate cuerpo a cuerpo, si no toca a ninguna miniatura enemiga, el guerrero puede mover hasta la mitad de su velocidad y hacer después un ataque cuerpo a cuerpo.
proficiency-soaring = vuelo alto
proficiency-soaring-text = Despega o aterriza con una acción de movimiento. En el aire, el guerrero ignora el terreno y las bases, solo combate a distancia, no cuenta para los marcadores de objetivo y no mantiene glifos; sin marcadores se mueve hasta el doble de su velocidad.
proficiency-gang-up = ataque en grupo
proficiency-gang-up-text = Un ataque cuerpo a cuerpo recibe +1 por cada otro guerrero amigo capacitado que tenga al objetivo en contacto con su arco frontal.
proficiency-precision = precisión
proficiency-precision-text = Un ataque a distancia contra un solo objetivo ignora el +1 a la defensa que da el terreno.
proficiency-counter-spell = contrarrestar conjuro
proficiency-counter-spell-text = Sin marcadores y sin tocar a ningún guerrero enemigo capacitado, el guerrero puede hacer fallar el conjuro de un hechicero enemigo: su tirada de un dado debe superar la del lanzador, que tira dos.

## Books
book-B1 = Cartilla del aprendiz
    .a = { $n ->
        [one] una Cartilla del aprendiz
       *[other] { $n } Cartillas del aprendiz
    }
book-B2 = Infolio del viajero
    .a = { $n ->
        [one] un Infolio del viajero
       *[other] { $n } Infolios del viajero
    }
book-B3 = Registro de las Agujas
    .a = { $n ->
        [one] un Registro de las Agujas
       *[other] { $n } Registros de las Agujas
    }
book-B4 = Almanaque del invocador de tormentas
    .a = { $n ->
        [one] un Almanaque del invocador de tormentas
       *[other] { $n } Almanaques del invocador de tormentas
    }
book-B4-text = Mientras su usuario lanza una hechicería que hace un ataque a distancia, el alcance del usuario aumenta en 2.
book-B5 = Códice de tapas negras
    .a = { $n ->
        [one] un Códice de tapas negras
       *[other] { $n } Códices de tapas negras
    }
book-B5-text = La primera vez en una partida que un conjuro de este libro fuera a quedar boca abajo, va en cambio boca arriba debajo de la pila.
book-B6 = Gran grimorio
    .a = el Gran grimorio
book-B6-text = Único: un ejército tiene como máximo uno.

## Domains
domain-smoke-and-fog = Humo y niebla
domain-smoke-and-fog-text = Todo alcance superior a 8 es 8. Nadie puede usar la precisión.
domain-rain-and-mud = Lluvia y barro
domain-rain-and-mud-text = Toda velocidad superior a 8 es 8. Nadie puede usar la arremetida.
domain-downpour = Aguacero
domain-downpour-text = Toda velocidad superior a 6 es 6. Nadie puede usar el vuelo alto.
domain-storm-gale = Vendaval
domain-storm-gale-text = No se pueden dar acciones de combate a distancia, ni siquiera para hechicerías. El terreno construido tiene 1 punto de estructura menos.
domain-heat-wave = Ola de calor
domain-heat-wave-text = En la fase final de cada jugador, las miniaturas que muestran Desmoralizado son eliminadas.
domain-cold-snap = Ola de frío
domain-cold-snap-text = El agua es terreno despejado. Mientras haya en juego un dominio de precipitación, todo alcance superior a 6 es 6.
domain-magestone-storm = Tormenta de piedra del mago
domain-magestone-storm-text = Cada jugador tira un dado al comienzo de su fase de mando. Con un 1, toda miniatura que toque a otra sufre 1 de daño, salvo las inmunes a la magia.
domain-clear-skies = Cielos despejados
domain-clear-skies-text = Todos los demás dominios de clima quedan cancelados, salvo uno del que haya dos ejemplares en juego.
domain-border-town = Pueblo fronterizo
domain-border-town-text = El terreno construido tiene 1 punto de estructura más.

## Terrain
piece-wood = bosque
    .a = un bosque
    .the = el bosque
    .cap = El bosque
piece-ruin = ruina
    .a = una ruina
    .the = la ruina
    .cap = La ruina
piece-hill = colina
    .a = una colina
    .the = la colina
    .cap = La colina
piece-pool = charca
    .a = una charca
    .the = la charca
    .cap = La charca
piece-mist = neblina
    .a = un banco de neblina
    .the = la neblina
    .cap = La neblina
piece-wall = muro
    .a = un muro
    .the = el muro
    .cap = El muro

terrain-hindering = terreno difícil
terrain-blocking = terreno bloqueante
terrain-elevated = terreno elevado
terrain-water = agua
terrain-concealing = terreno ocultador
terrain-constructed = terreno construido

## Prepared battlefields
field-field = Llanura
field-crossroads = Encrucijada
field-hill = Colina
field-marsh = Marisma
field-walls = Muros
field-clearing = Claro
field-glade = Arboleda
field-field-3 = Llanura para tres
field-field-4 = Llanura para cuatro

## Prepared armies
army-A1 = Agujas y hojas
army-A1-text = Dos grandes magos comparten el campo con un guardián a la puerta: magia paciente, y una respuesta para la de los demás.
army-A2 = Sangre y caos
army-A2-text = Una hierofante que desangra a sus amigos y un cacique que quema a sus enemigos; nadie pregunta qué vendrá después.
army-A3 = Corte celeste
army-A3-text = El Oráculo Daheia juzga desde el aire, dos compañeros alados ejecutan la sentencia y dos esclavos defienden el terreno.
army-A4 = Tormenta y sello
army-A4-text = Un viejo druida llama al trueno, y del trueno sale cabalgando el Heraldo del Cuarto Sello.
army-A5 = Martillo y ascua
army-A5-text = Tres martillos delante, dos fusiles detrás, un diablillo para la magia y un señor de la Forja al que cuesta mucho derribar.
army-A6 = La vieja biblioteca
army-A6-text = Un dragón con el libro más gordo del país, y un centinela que procura que nadie moleste al lector.
army-A7 = Pacto de los nueve
army-A7-text = Aquí todos han firmado algo: la fuerza ahora, y la cuenta al final del turno.
army-A8 = Círculo del bosque ley
army-A8-text = Tres libros de la Orden y dos corredores del vendaval: protegen, contrarrestan y disparan desde donde nadie mira.
army-A9 = Tribunal de Rokos
army-A9-text = Dos videntes y un juez dictan sentencia desde lejos, y quien apela se topa con el guardián.
army-A10 = Manada de la tormenta
army-A10-text = Cascos, alas y truenos: a quien no pisotean, lo parte un rayo.
army-A11 = El trance del cacique
army-A11-text = Tres devastadores que no saben parar, y un cacique que no quiere que paren.
army-A12 = Coro carmesí
army-A12-text = Aquí todo se paga con sangre, y los acólitos cantan a coro hasta que les toca poner la suya.
army-A13 = Guardia de las Agujas
army-A13-text = Dos guardianes forman ante los estandartes, y detrás dos magos los mandan al combate una y otra vez.
army-A14 = Jinetes del Cuarto Sello
army-A14-text = El Heraldo trae consigo la plaga y la ceniza, y una pesadilla a plena luz del día.
army-Q1 = Patrulla de las Agujas
army-Q1-text = Dos maestros con las varitas llenas de ascuas, y otros dos que cruzan la puerta primero.
army-Q2 = Patrulla de la forja
army-Q2-text = Un diablillo a sueldo lanza conjuros, un fusilero apunta, un corredor abre camino y un martillo hace el resto.
army-Q3 = Rito de sangre
army-Q3-text = Un ritualista, un saqueador, un corredor y un esclavo a quien dijeron que no dolería.
army-Q4 = Estudiantes ley
army-Q4-text = Un espadamago, un aprendiz con deberes por hacer, un corredor para los recados y un esclavo que lleva las bolsas.
army-Q5 = Exploradores del cielo
army-Q5-text = Un joven draco en el aire, un vidente en tierra y dos infelices delante de los dos.
army-Q6 = Jinetes del sello
army-Q6-text = La ceniza y la ambición luchan por el Sello, y un goblin las sigue con su cartilla bajo el brazo.

## Ranks, types and values
rank-weak = débil
rank-standard = normal
rank-tough = fuerte
rank-unique = único
speedtype-boot = bota
speedtype-horseshoe = herradura
speedtype-wing = ala
attacktype-sword = espada
attacktype-bow = arco
attacktype-wand = varita mágica
value-speed = velocidad
value-attack = ataque
value-defense = defensa
value-damage = daño
value-range = alcance
value-ranged-damage = daño a distancia
