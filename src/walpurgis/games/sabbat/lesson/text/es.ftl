# The lesson of Sabbat Magica in Spanish.

web-lesson-rival = El vampiro
web-lesson-manor = Te damos la bienvenida a la mansión. A la izquierda, tu mago recorrerá dieciséis losetas rodeadas de espejos; a la derecha se extienden ocho regiones llenas de conejos, monjas y ogros. En seis rondas quieres reunir más puntos de victoria (PV) que nadie, y casi todos vienen de los fantasmas que rondan las regiones.
web-lesson-invoke = Una ronda empieza con la Invocación: en secreto, cada uno envía fantasmas del cementerio al puente levadizo. Al final de la ronda los fantasmas comen, así que no los envíes todos.
web-lesson-order = Todos revelan a la vez. Quien dejó más fantasmas en el cementerio juega antes.
web-lesson-bonus = Desde la segunda ronda, cada uno toma primero una bonificación de la carta de tiempo, en orden de juego. Lo tomado ya no está: ir por delante compensa.
web-lesson-action = Ahora, las Artimañas: la carta de tiempo da a todos el mismo número de acciones. Una acción mueve a tu mago o a tus fantasmas. Empieza por el mago.
web-lesson-magician = Desde fuera, tu mago puede entrar en cualquier casilla vacía; después va de casilla en casilla. Los recursos abren los portales de las regiones: ve adonde estén.
web-lesson-tile = En su casilla, el mago usa la loseta o un espejo contiguo. Una loseta con recursos da dos. Quedan en tu reserva 2H, pasan luego a 1H y al final están malditos: úsalos a tiempo.
web-lesson-mirror = Los espejos son terror: uno intacto da 3 cuando lo agrietas, uno agrietado da 2 cuando lo rompes, y entonces se acabó. El terror alimenta a tus fantasmas y paga los combates.
web-lesson-ghosts = Ahora una acción con los fantasmas: cada fantasma del puente levadizo puede moverse. Los jardines no cuestan nada y te ayudan; en las regiones se paga el portal.
web-lesson-garden = Elige un fantasma y su jardín. El lugar 1 tiene la mejor bonificación.
web-lesson-region = Tienes lo que pide este portal. Un fantasma en una región da sus PV al final de cada ronda, mientras siga allí y coma. Lo que pagas no se pierde: va a tu zona de homologación.
web-lesson-arrive = Un lugar libre no cuesta nada. Si todos están ocupados, puedes combatir: cuesta terror y da PV.
web-lesson-scored = Intendencia: cada fantasma fuera del cementerio come 1 terror, las regiones dan sus PV, y cuatro recursos distintos en la zona de homologación se convierten en una quimera. Luego empieza la ronda siguiente.
web-lesson-last = Eso es lo esencial. Los combates, las cartas POWER y la maldición los conocerás jugando; cuando algo no se pueda, la mesa te citará la regla. ¡Suerte!
