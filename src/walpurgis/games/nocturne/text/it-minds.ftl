# Perché una risposta è buona o cattiva: la fine di una frase che comincia con «Questa scelta».
reason-points = { $way ->
    [more] ti porta { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } vittoria più avanti
   *[less] ti lascia { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } vittoria più indietro
 }
reason-coins = { $way ->
    [more] frutta in media { $amount } monete in più per mano
   *[less] costa in media { $amount } monete per mano
 }
reason-deeds = { $way ->
    [more] ti dà Azioni e carte Notte che valgono { $amount } monete in più per mano
   *[less] ti lascia Azioni e carte Notte che valgono { $amount } monete in meno per mano
 }
reason-junk = { $way ->
    [more] libera la tua mano in media di { $amount } Maledizioni, Tenute e Rame
   *[less] ti lascia in mano in media { $amount } Maledizioni, Tenute e Rame in più
 }
