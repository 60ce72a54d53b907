# Warum eine Antwort gut oder schlecht ist, als Ende eines Satzes, der mit „Das“ oder „doch es“ beginnt.
reason-points = { $way ->
    [more] bringt dich { $amount } SP weiter nach vorn
   *[less] wirft dich um { $amount } SP zurück
 }
reason-regions = { $way ->
    [more] bringt dir aus den Regionen jede Runde { $amount } SP mehr
   *[less] kostet dich in den Regionen jede Runde { $amount } SP
 }
reason-gardens = { $way ->
    [more] hält { $amount ->
        [one] einen Geist
       *[other] { $amount } Geister
    } mehr in den Gärten
   *[less] lässt { $amount ->
        [one] einen Geist
       *[other] { $amount } Geister
    } weniger in den Gärten
 }
reason-terror = { $way ->
    [more] lässt dir { $amount } Schrecken mehr
   *[less] kostet { $amount } Schrecken
 }
reason-stores = { $way ->
    [more] bringt dir { $amount ->
        [one] eine Ressource
       *[other] { $amount } Ressourcen
    } mehr
   *[less] kostet { $amount ->
        [one] eine Ressource
       *[other] { $amount } Ressourcen
    }
 }
reason-sets = { $way ->
    [more] bringt dich einem anerkannten Satz um { $amount } SP näher
   *[less] nimmt dir { $amount } SP auf dem Weg zu einem anerkannten Satz
 }
reason-curses = { $way ->
    [more] erspart dir Flüche im Wert von { $amount } SP
   *[less] riskiert Flüche im Wert von { $amount } SP
 }
