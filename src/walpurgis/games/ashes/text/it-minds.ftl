# Perché una risposta è buona o cattiva: la fine di una frase che comincia con «Questa scelta».
reason-points = { $way ->
    [more] porta la tua fazione { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } più avanti
   *[less] lascia la tua fazione { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } più indietro
 }
reason-power = { $way ->
    [more] fa guadagnare { $amount ->
        [one] un Livello
       *[other] { $amount } Livelli
    } Potere sull’altra fazione
   *[less] costa { $amount ->
        [one] un Livello
       *[other] { $amount } Livelli
    } Potere
 }
reason-chosen = { $way ->
    [more] ti consegna probabilmente la Prescelta
   *[less] lascia probabilmente la Prescelta al nemico
 }
reason-road = { $way ->
    [more] accorcia la tua strada di { $amount ->
        [one] un tile
       *[other] { $amount } tile
    } rispetto a quella del nemico
   *[less] allunga la tua strada di { $amount ->
        [one] un tile
       *[other] { $amount } tile
    } rispetto a quella del nemico
 }
reason-cards = { $way ->
    [more] ti lascia { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } in più in mano
   *[less] costa { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } in mano
 }
reason-society-held = { $way ->
    [more] tiene la Prescelta { $amount ->
        [one] un turno
       *[other] { $amount } turni
    } in più con la Società
   *[less] perde { $amount ->
        [one] un turno
       *[other] { $amount } turni
    } con la Prescelta
 }
reason-society-roads = { $way ->
    [more] allunga di { $amount ->
        [one] un tile
       *[other] { $amount } tile
    } le strade delle due fazioni
   *[less] accorcia di { $amount ->
        [one] un tile
       *[other] { $amount } tile
    } le strade delle due fazioni
 }
reason-alone-home = { $way ->
    [more] porta a casa { $amount ->
        [one] un personaggio
       *[other] { $amount } personaggi
    } in più
   *[less] tiene { $amount ->
        [one] un personaggio
       *[other] { $amount } personaggi
    } lontano da casa
 }
reason-alone-road = { $way ->
    [more] accorcia di { $amount ->
        [one] un tile
       *[other] { $amount } tile
    } le strade verso casa
   *[less] allunga di { $amount ->
        [one] un tile
       *[other] { $amount } tile
    } le strade verso casa
 }
reason-alone-ghouls = { $way ->
    [more] tiene lontano { $amount ->
        [one] un Ghoul
       *[other] { $amount } Ghoul
    }
   *[less] lascia avvicinare { $amount ->
        [one] un Ghoul
       *[other] { $amount } Ghoul
    } in più
 }
