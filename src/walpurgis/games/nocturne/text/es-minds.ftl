# Por qué una respuesta es buena o mala: el final de una frase que empieza por «Esto».
reason-points = { $way ->
    [more] te da { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } de victoria más de ventaja
   *[less] te deja { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } de victoria más atrás
 }
reason-coins = { $way ->
    [more] da de media { $amount } monedas más por mano
   *[less] cuesta de media { $amount } monedas por mano
 }
reason-deeds = { $way ->
    [more] te da Acciones y Noches que valen { $amount } monedas más por mano
   *[less] te deja Acciones y Noches que valen { $amount } monedas menos por mano
 }
reason-junk = { $way ->
    [more] quita de tu mano de media { $amount } Maldiciones, Fincas y Cobres
   *[less] deja de media { $amount } Maldiciones, Fincas y Cobres más en tu mano
 }
