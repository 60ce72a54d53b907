# Sorcery in Spanish: the spells. Names, what each card says, and the modes of those that have several. Who may use a spell, its pages and its bars are printed
# beside the text and not in it. An enchantment begins with its target; an illusion begins with the kind of domain it counts as.
# "En contacto de base" is contact with the caster, "el lanzador".

spelltype-sorcery = hechicería
spelltype-enchantment = encantamiento
spelltype-glyph = glifo
spelltype-illusion = ilusión

## Sorceries
spell-P01 = Lanza de ascuas
spell-P01-text = Haz un ataque a distancia contra una miniatura enemiga. Inflige 3 de daño en lugar del daño a distancia del lanzador.
spell-P02 = Atadura de escarcha
spell-P02-text = Haz un ataque a distancia contra una miniatura enemiga con menos de dos marcadores de acción. Un éxito no inflige daño, pero pone un marcador de acción en el objetivo. Esto no causa daño de presión.
spell-P03 = Estruendo
spell-P03-text = Haz un ataque a distancia de 2 de daño contra una miniatura enemiga. La tirada vale también contra todas las demás a 2 pulgadas o menos de ella, amigas o enemigas, salvo el lanzador: cada una de las alcanzadas sufre 1 de daño.
spell-P04 = Cerrar heridas
spell-P04-text = Cura al lanzador o a una miniatura amiga en contacto de base. Tira un dado: 1 o 2 cura 1 clic, 3 o 4 cura 2, 5 o 6 cura 3.
spell-P05 = Diezmo de almas
spell-P05-text = Una miniatura amiga en contacto de base sufre 2 de daño de presión. El lanzador se cura 2 clics y pierde todos sus marcadores de acción, antes de recibir el de esta acción. El conjuro va boca abajo encima de la pila.
spell-P06 = Paso del portal
spell-P06-text = Mueve hasta 8 pulgadas, en línea recta y por encima de todo, a una miniatura amiga en contacto de base que no haya recibido ninguna acción este turno, y gírala. No puede terminar sobre una base ni en terreno bloqueante, ni recibir acciones este turno.
spell-P07 = Ruina meteórica
spell-P07-text = Haz un ataque a distancia contra una miniatura enemiga. Inflige 5 de daño en lugar del daño a distancia del lanzador. El conjuro va boca abajo encima de la pila.
spell-P08 = Rayo del caos
spell-P08-text = Escoge uno: un ataque a distancia con +2 al ataque, que inflige de daño la mitad de un dado, redondeada hacia arriba; o un ataque a distancia de 1 de daño, al que no estorba una línea de tiro cortada.
spell-P08-mode-a = +2 al ataque, medio dado de daño
spell-P08-mode-b = A través de todo, 1 de daño
spell-P09 = Destejer
spell-P09-text = Escoge uno: haz finalizar un encantamiento cuyo objetivo esté a 10 pulgadas o menos del lanzador; un glifo que esté a 10 pulgadas o menos del lanzador; o una ilusión. Puede ser de cualquier jugador.
spell-P09-mode-a = Hacer finalizar un encantamiento
spell-P09-mode-b = Hacer finalizar un glifo
spell-P09-mode-c = Hacer finalizar una ilusión
spell-P10 = Llamada de los estandartes
spell-P10-text = Cada uno de los demás guerreros amigos a 6 pulgadas o menos del lanzador pierde un marcador de acción. El conjuro va boca abajo encima de la pila.
spell-P11 = Juicio de la luz
spell-P11-text = Haz un ataque a distancia contra una o dos miniaturas enemigas. Cada miniatura impactada sufre 2 de daño, o 3 si tiene el símbolo de los Cruzados Oscuros o del Apocalipsis.

## Enchantments
spell-P12 = Visión arcana
spell-P12-text = Sobre el lanzador o una miniatura amiga en contacto de base. Para el objetivo no existen la Forma fantasmal ni la Invisibilidad limitada de otras miniaturas. Finaliza cuando el objetivo hace un ataque a distancia que fracasa.
spell-P13 = Piel de piedra
spell-P13-text = Sobre el lanzador o una miniatura amiga en contacto de base. El objetivo tiene Dureza. Finaliza al comienzo de la fase final de cualquier turno en el que el objetivo haya sufrido daño.
spell-P14 = Salvaguarda ley
spell-P14-text = Sobre el lanzador o una miniatura amiga en contacto de base. La próxima vez que el conjuro de un hechicero enemigo tenga como objetivo a esa miniatura, el conjuro falla como si hubiera sido contrarrestado, y Salvaguarda ley finaliza.
spell-P15 = Miembros de plomo
spell-P15-text = Sobre una miniatura enemiga a 8 pulgadas o menos del lanzador y en su línea de tiro. La velocidad del objetivo se reduce en 3. Finaliza cuando el objetivo recibe una acción especial para sacudirse el conjuro.
spell-P16 = Marca de sangre
spell-P16-text = Sobre una miniatura enemiga a 6 pulgadas o menos del lanzador. Cada vez que el objetivo sufre daño de presión, sufre 1 más. Finaliza cuando el lanzador es eliminado.
spell-P17 = Alas de éter
spell-P17-text = Sobre el lanzador o una miniatura amiga en contacto de base. El objetivo tiene Vuelo. Finaliza cuando el objetivo recibe una acción de combate cuerpo a cuerpo.
spell-P18 = Filo mortal
spell-P18-text = Sobre el lanzador o una miniatura amiga en contacto de base. El valor de daño del objetivo aumenta en 1. Finaliza cuando el objetivo hace un ataque cuerpo a cuerpo con éxito.
spell-P19 = Trato de los nueve
spell-P19-text = Sobre una miniatura amiga en contacto de base. El valor de ataque del objetivo aumenta en 2 y su valor de daño en 1. Al comienzo de cada fase final de quien lo controla, sufre 1 de daño. Finaliza cuando el objetivo es curado.

## Glyphs
spell-P20 = Glifo de protección
spell-P20-text = Las miniaturas amigas a 3 pulgadas o menos del glifo tienen +1 a la defensa contra ataques a distancia.
spell-P21 = Glifo de atadura
spell-P21-text = Las miniaturas enemigas a 4 pulgadas o menos del glifo solo se destraban con un 6.
spell-P22 = Glifo de silencio
spell-P22-text = Los hechiceros enemigos a 6 pulgadas o menos del glifo no pueden lanzar conjuros. Sí pueden contrarrestar y buscar.
spell-P23 = Glifo de renovación
spell-P23-text = Al comienzo de tu fase de mando, cura 1 clic a una miniatura amiga que esté a 3 pulgadas o menos del glifo.
spell-P24 = Glifo de brasas
spell-P24-text = Escoge uno: cada miniatura enemiga que termina un movimiento a 2 pulgadas o menos del glifo sufre 1 de daño; o el área a 2 pulgadas o menos del glifo es terreno difícil.
spell-P24-mode-a = 1 de daño a los enemigos que paran cerca
spell-P24-mode-b = Terreno difícil alrededor
spell-P25 = Glifo de concentración
spell-P25-text = El lanzador suma 1 a sus tiradas de contraconjuro, y su alcance aumenta en 2.

## Illusions
spell-P26 = Falso crepúsculo
spell-P26-text = Dominio de clima. Todo alcance superior a 6 es 6. Cancela Cielos despejados y es cancelado por ese dominio. Finaliza al comienzo de tu segunda fase final después de este turno.
spell-P27 = Bosque fantasma
spell-P27-text = Dominio de terreno. Toda línea de tiro de más de 6 pulgadas cuenta como si cruzara terreno difícil. Finaliza al comienzo de tu segunda fase final después de este turno.
spell-P28 = Espejismo de fango
spell-P28-text = Dominio de clima con precipitación. Toda velocidad superior a 6 es 6, y nadie puede usar la arremetida. Cancela Ola de calor y es cancelado por Ola de frío. Finaliza al comienzo de tu primera fase final después de este turno.
spell-P29 = Pesadilla en vela
spell-P29-text = Dominio de catástrofe. Nadie puede usar el ataque en grupo, el paso ligero ni el vuelo alto; las miniaturas en vuelo alto aterrizan al instante. Finaliza al comienzo de tu tercera fase final después de este turno.

## Never cast
spell-P30 = Negación
spell-P30-text = No lanzar. Úsalo con contrarrestar conjuro: suma 2 a la tirada del contrarrestador. Luego va boca arriba debajo de la pila, y eliges un nuevo conjuro señalado.
spell-P31 = Salvaguarda de espejo
spell-P31-text = No lanzar. Úsalo con contrarrestar conjuro: tira dos dados en la tirada del contrarrestador, y no uno. Luego va boca abajo encima de la pila.
spell-P32 = Contragolpe
spell-P32-text = No lanzar. Úsalo con contrarrestar conjuro: suma 1 a la tirada del contrarrestador y, si el conjuro falla, su lanzador sufre 1 de daño. Luego Contragolpe va boca abajo encima de la pila.
spell-P33 = Márgenes protegidos
spell-P33-text = No lanzar. Mientras esté boca arriba en cualquier lugar de la pila, el usuario tiene +1 a la defensa contra ataques a distancia.
spell-P34 = Índice del sabio
spell-P34-text = No lanzar. Mientras esté boca arriba en cualquier lugar de la pila, cualquier otro conjuro de la pila que tenga tres barras tiene dos.
spell-P35 = Encuadernación celosa
spell-P35-text = No lanzar. Mientras esté en la pila, solo los guerreros del dueño del libro pueden equiparse con él.
