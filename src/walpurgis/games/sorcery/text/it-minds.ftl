# Perché una risposta è buona o cattiva: la fine di una frase che comincia con «Questa scelta».
reason-objectives = { $way ->
    [more] guadagna { $amount ->
        [one] un obiettivo
       *[other] { $amount } obiettivi
    } sul rivale
   *[less] perde { $amount ->
        [one] un obiettivo
       *[other] { $amount } obiettivi
    } rispetto al rivale
 }
reason-clicks = { $way ->
    [more] guadagna { $amount ->
        [one] un click
       *[other] { $amount } click
    } di danno sul rivale
   *[less] costa { $amount ->
        [one] un click
       *[other] { $amount } click
    } più che al rivale
 }
reason-inches = { $way ->
    [more] ti avvicina di { $amount ->
        [one] un pollice
       *[other] { $amount } pollici
    } agli obiettivi
   *[less] ti allontana di { $amount ->
        [one] un pollice
       *[other] { $amount } pollici
    } dagli obiettivi
 }
reason-tired = { $way ->
    [more] risparmia { $amount ->
        [one] un segnalino
       *[other] { $amount } segnalini
    } ai tuoi modelli
   *[less] stanca i tuoi modelli con { $amount ->
        [one] un segnalino
       *[other] { $amount } segnalini
    }
 }
