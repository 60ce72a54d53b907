# Por qué una respuesta es buena o mala: el final de una frase que empieza por «Esto».
reason-points = { $way ->
    [more] da a tu facción { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } más de ventaja
   *[less] deja a tu facción { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } más atrás
 }
reason-power = { $way ->
    [more] gana { $amount ->
        [one] un nivel
       *[other] { $amount } niveles
    } de poder sobre la otra facción
   *[less] cuesta { $amount ->
        [one] un nivel
       *[other] { $amount } niveles
    } de poder
 }
reason-chosen = { $way ->
    [more] te da probablemente a la Elegida
   *[less] deja probablemente a la Elegida al enemigo
 }
reason-road = { $way ->
    [more] acorta tu camino en { $amount ->
        [one] una loseta
       *[other] { $amount } losetas
    } respecto al del enemigo
   *[less] alarga tu camino en { $amount ->
        [one] una loseta
       *[other] { $amount } losetas
    } respecto al del enemigo
 }
reason-cards = { $way ->
    [more] te deja { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    } más en la mano
   *[less] cuesta { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    } de la mano
 }
reason-society-held = { $way ->
    [more] retiene a la Elegida { $amount ->
        [one] un turno
       *[other] { $amount } turnos
    } más con la Sociedad
   *[less] pierde { $amount ->
        [one] un turno
       *[other] { $amount } turnos
    } con la Elegida
 }
reason-society-roads = { $way ->
    [more] alarga en { $amount ->
        [one] una loseta
       *[other] { $amount } losetas
    } los caminos de ambas facciones
   *[less] acorta en { $amount ->
        [one] una loseta
       *[other] { $amount } losetas
    } los caminos de ambas facciones
 }
reason-alone-home = { $way ->
    [more] lleva a casa a { $amount ->
        [one] un personaje
       *[other] { $amount } personajes
    } más
   *[less] aleja de casa a { $amount ->
        [one] un personaje
       *[other] { $amount } personajes
    }
 }
reason-alone-road = { $way ->
    [more] acorta en { $amount ->
        [one] una loseta
       *[other] { $amount } losetas
    } los caminos a casa
   *[less] alarga en { $amount ->
        [one] una loseta
       *[other] { $amount } losetas
    } los caminos a casa
 }
reason-alone-ghouls = { $way ->
    [more] mantiene lejos a { $amount ->
        [one] un gul
       *[other] { $amount } gules
    }
   *[less] deja acercarse a { $amount ->
        [one] un gul
       *[other] { $amount } gules
    } más
 }
