# The notes of a guided game of Nocturne in Spanish: the aim, then one for each question when it is asked first.

web-guide-aim = Ten más puntos de victoria que nadie en tu mazo cuando se agoten las Provincias o tres pilas cualesquiera.
web-guide-buy = Primero juega tus Tesoros, un clic para todos; luego compra una carta que brille. Al principio la Plata y las cartas del centro mejoran tu mazo; las verdes dan puntos, pero espera.
web-guide-action = Tienes una carta de Acción y puedes jugar una por turno. Tras las de «+1 Acción» puedes jugar otra: empieza por ellas.
web-guide-night = Después de comprar viene la Noche: juega tantas cartas de Noche como quieras. No cuestan Acciones.
web-guide-start = Algunas de tus cartas actúan al empezar tu turno. Elige cuál va primero.
