# Adversarios, pistas y repaso de una partida, como los muestran las páginas.

web-opponent-on = Quién juega en el sitio { $n }
