# Perché una risposta è buona o cattiva: la fine di una frase che comincia con «Questa scelta».
reason-points = { $way ->
    [more] ti porta { $amount } PV più avanti
   *[less] ti lascia { $amount } PV più indietro
 }
reason-regions = { $way ->
    [more] ti frutta { $amount } PV in più a turno nelle regioni
   *[less] ti costa { $amount } PV a turno nelle regioni
 }
reason-gardens = { $way ->
    [more] tiene { $amount ->
        [one] un fantasma
       *[other] { $amount } fantasmi
    } in più nei giardini
   *[less] lascia { $amount ->
        [one] un fantasma
       *[other] { $amount } fantasmi
    } in meno nei giardini
 }
reason-terror = { $way ->
    [more] ti lascia { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } terrore in più
   *[less] costa { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } terrore
 }
reason-stores = { $way ->
    [more] ti dà { $amount ->
        [one] una risorsa
       *[other] { $amount } risorse
    } in più
   *[less] costa { $amount ->
        [one] una risorsa
       *[other] { $amount } risorse
    }
 }
reason-sets = { $way ->
    [more] ti avvicina di { $amount } PV a una serie omologata
   *[less] ti allontana di { $amount } PV da una serie omologata
 }
reason-curses = { $way ->
    [more] ti risparmia maledizioni per { $amount } PV
   *[less] rischia maledizioni per { $amount } PV
 }
