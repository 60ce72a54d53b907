# The lesson of Ashes to Ashes in Spanish.

web-aa-lesson-rival = Los Vampiros
web-aa-lesson-table = Una noche de diez por diez casillas. Juegas con los Humanos (dorado, abajo a la izquierda); los Vampiros (carmesí) viven arriba a la derecha. Una niña de luz, la Elegida, baja por la diagonal eléctrica, una casilla después de cada turno: llévala a casa antes de que llegue a la última. Las figuras grises encapuchadas son la Sociedad Secreta; quien acaba junto a ellas pierde puntos. Ya hay caminos, y te toca a ti.
web-aa-lesson-token = Fase 1: cada personaje tiene una ficha de Aliado. En su propia zona sube el nivel de poder; en los lugares comunes hace otras cosas. Haz clic en la ficha del Reverendo y después en el Místico.
web-aa-lesson-portal = Las barras entre casillas son portales. Los oscuros dañan a los Humanos, los de luz a los Vampiros: quien choca con uno pierde 2 puntos y se detiene. El portal P1 le cierra el norte al Comandante. El Místico te deja moverlo: haz clic en él y después en un borde del otro lado. Allí muestra su otra cara y les cierra a los Vampiros el camino a casa.
web-aa-lesson-card = Fase 2: juega tantas cartas como quieras. Esta es del Comandante: pon o gira sus losetas alrededor de él; después puede caminar.
web-aa-lesson-tile = Lo que brilla se puede usar. La loseta se ve tal como quedará; R, la rueda o las imágenes pequeñas la giran. Una curva en C6 une tu camino con la encrucijada de D6.
web-aa-lesson-walk = Ahora camina el Comandante. Una figura sigue mientras siga su camino, y en las bifurcaciones eliges tú; la línea de puntos muestra todo el recorrido y lo que costaría.
web-aa-lesson-generic = La otra clase de carta: una loseta en cualquier lugar del tablero, y después se puede enviar sobre ella a quien tenga un camino que pase por allí, incluso a un enemigo. Pon una curva en E6, junto a la Elegida.
web-aa-lesson-chosen = La Elegida está justo al lado del Comandante, y su camino está abierto hacia ella. ¡Atrápala! Quien la lleva debe traerla a una casilla de su propia base.
web-aa-lesson-defence = Los Vampiros también han puesto una loseta. Un camino puede cruzar la diagonal eléctrica como si fuera una recta; pero al otro lado estás tú, así que Sryz se detiene encima y tiene que atacar. Los ataques por la espalda son los que más duelen; con el Comandante y Sryz cada golpe es peor. La tabla nombra un símbolo: descarta una carta que lo tenga y el ataque queda anulado.
web-aa-lesson-attack = Te toca otra vez, y ahora golpeas tú: Sryz está a tu lado y un camino libre lleva hasta ella. Puede defenderse de la misma manera.
web-aa-lesson-home = El camino a casa está libre: el portal P1 ya no está. La línea de puntos acaba en tu base. ¡Adelante!
web-aa-lesson-last = Has ganado: la Elegida está en casa. También se gana quitándole todos los puntos al otro bando; si ella llega a la última casilla, solo gana la Sociedad. Lo que no se puede hacer, la mesa te lo explica. ¡Buenas noches y buena suerte!
