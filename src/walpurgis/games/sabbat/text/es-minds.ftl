# Por qué una respuesta es buena o mala: el final de una frase que empieza por «Esto».
reason-points = { $way ->
    [more] te da { $amount } PV más de ventaja
   *[less] te deja { $amount } PV más atrás
 }
reason-regions = { $way ->
    [more] te da { $amount } PV más por ronda en las regiones
   *[less] te cuesta { $amount } PV por ronda en las regiones
 }
reason-gardens = { $way ->
    [more] mantiene { $amount ->
        [one] un fantasma
       *[other] { $amount } fantasmas
    } más en los jardines
   *[less] deja { $amount ->
        [one] un fantasma
       *[other] { $amount } fantasmas
    } menos en los jardines
 }
reason-terror = { $way ->
    [more] te deja { $amount } más de terror
   *[less] cuesta { $amount } de terror
 }
reason-stores = { $way ->
    [more] te da { $amount ->
        [one] un recurso
       *[other] { $amount } recursos
    } más
   *[less] cuesta { $amount ->
        [one] un recurso
       *[other] { $amount } recursos
    }
 }
reason-sets = { $way ->
    [more] te acerca { $amount } PV a una serie homologada
   *[less] te aleja { $amount } PV de una serie homologada
 }
reason-curses = { $way ->
    [more] te ahorra maldiciones por { $amount } PV
   *[less] arriesga maldiciones por { $amount } PV
 }
