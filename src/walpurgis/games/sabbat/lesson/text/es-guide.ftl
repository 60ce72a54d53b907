# The notes of a guided game of Sabbat Magica in Spanish: the aim, then one for each question when it is asked first.

web-guide-aim = Reúne más puntos de victoria que nadie en seis rondas: casi todos vienen de los fantasmas que rondan las regiones.
web-guide-invoke-first = Una ronda empieza en secreto: cada uno envía fantasmas del cementerio al puente levadizo. Cada uno come 1 de terror al final de la ronda; dos o tres son un buen comienzo.
web-guide-action = Todos tienen el mismo número de acciones. Cada una mueve a tu mago, que reúne recursos y terror, o a tus fantasmas, que puntúan. Empieza por el mago.
web-guide-magician = Brilla adonde puede ir tu mago. Los recursos abren los portales de las regiones, a la derecha: párate donde los haya.
web-guide-effect = Usa la loseta bajo tu mago o un espejo contiguo. Una loseta con recursos da dos; un espejo da terror, que alimenta a tus fantasmas y paga los combates.
web-guide-ghosts = Elige un fantasma y luego adónde va. Los jardines son gratis y te ayudan. Una región pide recursos en su portal y da sus puntos al final de cada ronda, mientras tu fantasma siga allí.
web-guide-arrive = Un lugar libre no cuesta nada. Si todos están ocupados puedes combatir: cuesta terror y da puntos de victoria.
web-guide-bonus = Desde la segunda ronda, cada uno toma primero una bonificación de la carta de tiempo, en orden de juego. Lo tomado ya no está.
web-guide-feed = No hay terror para todos tus fantasmas. Cada uno que pasa hambre te cuesta un punto de victoria: agrieta más espejos la próxima vez.
