# The notes of a guided game of Ashes to Ashes in Spanish: the aim, then one for each question when it is asked first.

web-guide-aim = Atrapa a la Elegida y llévala a tu base antes de que llegue a la última casilla; también ganas si el otro bando pierde todos sus puntos.
web-guide-place = Pon tus tres figuras en las casillas de tu base que brillan. La más cercana al centro será la primera en luchar.
web-guide-token = Fase 1: cada personaje tiene una ficha de Aliado. En su zona sube su nivel de poder; en los lugares comunes hace otra cosa. En caso de duda, deja las fichas y sigue.
web-guide-main = Fase 2: juega tus cartas. La de un personaje pone losetas a su alrededor y después puede caminar; las demás ponen una loseta en cualquier lugar y envían a quien tenga un camino que pase por ella.
web-guide-tiles = Pon losetas para que un camino lleve adonde quieras. La loseta se ve tal como quedará; R, la rueda o las imágenes pequeñas la giran.
web-guide-generic = Una loseta, en cualquier lugar: alarga uno de tus caminos hacia la Elegida, o desvía uno de los suyos.
web-guide-step = Una figura sigue mientras siga su camino. La línea de puntos muestra todo el recorrido y lo que costaría; chocar con un portal cuesta 2 puntos.
web-guide-defend = Te atacan. Descarta una carta con el símbolo indicado y el ataque queda anulado; si no, recibes el daño.
web-guide-portal = Los portales cierran el paso: los oscuros dañan a los Humanos, los de luz a los Vampiros. Aparta uno, o ponlo en el camino de los otros.
