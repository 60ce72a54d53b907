# The lesson of Nocturne in Spanish.

web-nd-lesson-rival = El lobo
web-nd-lesson-table = Te damos la bienvenida al mercado nocturno. En el centro están las diez pilas del Reino, a la izquierda los Tesoros y las Victorias. Todos empiezan con las mismas diez cartas flojas; quien construya el mejor mazo tendrá más puntos, y la mayoría están en las Provincias.
web-nd-lesson-treasures = Un turno tiene fases: Acción, Compra, Noche, Limpieza. Aún no tienes Acciones en la mano, así que empieza la fase de Compra. Primero juega tus Tesoros: un clic para todos.
web-nd-lesson-buy = Cuatro monedas. Lo que puedes pagar brilla. Compra una Aldea Bendita; señala una carta, o deja el dedo encima, para leerla.
web-nd-lesson-boon = Al ganar una Aldea Bendita se descubre una Bendición, un pequeño regalo de la noche. Recíbela ahora.
web-nd-lesson-cleanup = Al final del turno todo lo jugado y el resto de la mano van a la pila de descartes, y robas cinco cartas nuevas. Cuando el mazo está vacío, se baraja la pila de descartes: así vuelve lo que compraste. El lobo también ha jugado.
web-nd-lesson-watchman = Esta vez compra un Vigilante. Casi todas las cartas ganadas van a la pila de descartes; esta viene directa a tu mano.
web-nd-lesson-night = Cae la noche: después de comprar se juegan cartas de Noche, tantas como quieras. No cuestan Acciones. Juega el Vigilante.
web-nd-lesson-look = Miras las cinco primeras cartas de tu mazo. Lo que no quieras en la próxima mano puede irse: elige la Finca y pulsa Listo. Cuenta al final, pero antes no ayuda.
web-nd-lesson-order = Las demás vuelven en el orden que prefieras. La primera que pulses quedará encima.
web-nd-lesson-action = En tu nueva mano está la Aldea Bendita: es la fase de Acción. Cada turno puedes jugar una Acción; la aldea da una carta y dos Acciones más.
web-nd-lesson-counters = Encima de las pilas ves lo que tienes: Acciones, Compras y monedas. Sin más Acciones en la mano, la fase de Compra empieza sola. Juega otra vez tus Tesoros.
web-nd-lesson-more = Compra algo más fuerte. Las cartas con espadas cruzadas atacan a los demás; las de banda naranja se quedan en juego hasta tu próximo turno.
web-nd-lesson-last = Eso es lo esencial. La partida acaba cuando se agotan las Provincias o tres pilas cualesquiera. Lo que no se puede hacer, la mesa lo explica. ¡Buenas noches y buena suerte!
