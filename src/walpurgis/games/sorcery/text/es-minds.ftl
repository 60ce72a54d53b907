# Por qué una respuesta es buena o mala: el final de una frase que empieza por «Esto».
reason-objectives = { $way ->
    [more] gana { $amount ->
        [one] un objetivo
       *[other] { $amount } objetivos
    } al rival
   *[less] pierde { $amount ->
        [one] un objetivo
       *[other] { $amount } objetivos
    } ante el rival
 }
reason-clicks = { $way ->
    [more] gana { $amount ->
        [one] un clic
       *[other] { $amount } clics
    } de daño al rival
   *[less] cuesta { $amount ->
        [one] un clic
       *[other] { $amount } clics
    } más que al rival
 }
reason-inches = { $way ->
    [more] te acerca { $amount ->
        [one] una pulgada
       *[other] { $amount } pulgadas
    } a los objetivos
   *[less] te aleja { $amount ->
        [one] una pulgada
       *[other] { $amount } pulgadas
    } de los objetivos
 }
reason-tired = { $way ->
    [more] ahorra { $amount ->
        [one] un marcador
       *[other] { $amount } marcadores
    } a tus miniaturas
   *[less] cansa a tus miniaturas con { $amount ->
        [one] un marcador
       *[other] { $amount } marcadores
    }
 }
