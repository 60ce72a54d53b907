# The lesson of Sabbat Magica in Italian.

web-lesson-rival = Il vampiro
web-lesson-manor = Ti diamo il benvenuto nel maniero. A sinistra il tuo mago camminerà su sedici tessere circondate da specchi; a destra si stendono otto regioni piene di conigli, suore e orchi. Dopo sei turni vince chi ha più punti vittoria (PV), e i più vengono dai fantasmi che infestano le regioni.
web-lesson-invoke = Un turno comincia con l’Invocazione: in segreto, ognuno manda fantasmi dal cimitero al ponte levatoio. Alla fine del turno i fantasmi vogliono mangiare, perciò non mandarli tutti.
web-lesson-order = Tutti rivelano insieme. Chi ha tenuto più fantasmi nel cimitero gioca prima.
web-lesson-bonus = Dal secondo turno in poi ognuno prende anzitutto un bonus della carta tempo, in ordine di gioco. Quello che è preso non c’è più: arrivare presto conviene.
web-lesson-action = Ora gli Intrighi: la carta tempo dà a tutti lo stesso numero di azioni. Un’azione muove o il tuo mago o i tuoi fantasmi. Comincia dal mago.
web-lesson-magician = Da fuori il tuo mago può entrare in qualsiasi casella vuota; poi va di casella in casella. Le risorse aprono i portali delle regioni: vai dove si trovano.
web-lesson-tile = Sulla sua casella il mago usa la tessera o uno specchio accanto. Una tessera con risorse ne dà due. Stanno nella tua riserva 2H, passano poi in 1H e alla fine sono maledette: usale in tempo.
web-lesson-mirror = Gli specchi sono terrore: uno intatto ne porta 3 quando lo incrini, uno incrinato 2 quando lo rompi, e poi è perduto. Il terrore nutre i tuoi fantasmi e paga i combattimenti.
web-lesson-ghosts = Ora un’azione con i fantasmi: ogni fantasma sul ponte levatoio può muoversi. I giardini non costano nulla e ti aiutano; nelle regioni si paga il portale.
web-lesson-garden = Scegli un fantasma e il suo giardino. Il posto 1 ha il bonus migliore.
web-lesson-region = Hai ciò che questo portale chiede. Un fantasma in una regione porta i suoi PV alla fine di ogni turno, finché resta e mangia. Quello che paghi non è perduto: va nella tua zona di omologazione.
web-lesson-arrive = Un posto libero non costa nulla. Se sono tutti occupati, puoi combattere: costa terrore e porta PV.
web-lesson-scored = Amministrazione: ogni fantasma fuori dal cimitero mangia 1 terrore, le regioni portano i loro PV, e quattro risorse diverse nella zona di omologazione diventano una chimera. Poi comincia il turno seguente.
web-lesson-last = Questo è il cuore del gioco. Combattimenti, carte POWER e maledizione li incontrerai giocando; quando qualcosa non si può fare, il tavolo ti cita la regola. Buona fortuna!
