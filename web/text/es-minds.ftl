# Adversarios, pistas y repaso de una partida, como los muestran las páginas.

web-opponent-on = Quién juega en el sitio { $n }

## Pistas y análisis
web-review = Análisis
web-review-judging = La casa mira cada decisión…
web-review-judged = { $done } de { $all }
web-review-go = Ver la jugada { $at }
web-review-gives = regala un { $percent } %
web-review-chosen = Elegido
web-review-better = Mejor
web-review-again = Intentar de nuevo
web-review-graph-help = Haz clic en la imagen para ir a ese momento.
web-refused-no-such-review = Este análisis ya no está disponible. Pídelo de nuevo.
web-refused-no-review = Esta partida no se puede analizar con las reglas actuales.
web-refused-no-hint = Aquí nadie tiene una pista.
web-answer-words = { $answer }
web-hint-thinking = Pensando…
