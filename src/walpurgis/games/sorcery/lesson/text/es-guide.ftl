# The notes of a guided game of Sorcery in Spanish: the aim, then one for each question when it is asked first.

web-guide-aim = Ten más objetivos que nadie al acabar la última ronda, o sé el único bando al que le queden guerreros.
web-guide-army = Elige un ejército: para la primera batalla sirve cualquiera de los preparados. Más adelante puedes construir el tuyo.
web-guide-bookmark = De un libro solo se lanza el conjuro señalado, y los rivales no saben cuál es. Un conjuro de ataque es una buena primera página.
web-guide-deploy = Los dos bandos se despliegan junto a su borde. Delante quienes luchan; detrás quienes disparan o lanzan conjuros.
web-guide-place = Haz clic donde deba estar el guerrero, o toma un lugar con nombre. Mira al frente por sí solo; luego confirma.
web-guide-act = Da tu acción a un guerrero. Marchar hacia un objetivo es un buen comienzo. Quien actúa dos turnos seguidos sufre daño de presión: alterna.
web-guide-path = Haz clic adonde deba ir, o toma uno de los movimientos con nombre. Antes de que confirmes, la mesa muestra qué pasaría.
web-guide-finish = Termina el turno cuando quieras. Cada objetivo que toque uno de tus guerreros y ningún rival pasa a ser tuyo, y lo sigue siendo.
web-guide-spin = Alguien ha entrado en contacto con tu guerrero, que puede girar gratis. Mira al recién llegado: por la espalda se acierta mejor.
web-guide-counter = Se está lanzando un conjuro. Un guerrero con varita puede contrarrestarlo: tiran los dos, y tú necesitas más que quien lanza.
