# The notes of a guided game of Sabbat Magica in Italian: the aim, then one for each question when it is asked first.

web-guide-aim = Raccogli più punti vittoria di tutti in sei turni: quasi tutti vengono dai fantasmi che infestano le regioni.
web-guide-invoke-first = Un turno comincia in segreto: ognuno manda fantasmi dal cimitero al ponte levatoio. Alla fine del turno ciascuno mangia 1 terrore, perciò due o tre sono un buon inizio.
web-guide-action = Tutti hanno lo stesso numero di azioni. Un’azione muove o il tuo mago, che raccoglie risorse e terrore, o i tuoi fantasmi, che fanno punti. Comincia dal mago.
web-guide-magician = Brilla dove il tuo mago può andare. Le risorse aprono i portali delle regioni a destra: fermati dove si trovano.
web-guide-effect = Usa la tessera sotto il tuo mago o uno specchio accanto. Una tessera con risorse ne dà due; uno specchio dà terrore, che nutre i tuoi fantasmi e paga i combattimenti.
web-guide-ghosts = Scegli un fantasma, poi dove va. I giardini sono gratuiti e ti aiutano. Una regione chiede risorse al portale e porta i suoi punti alla fine di ogni turno, finché il tuo fantasma ci resta.
web-guide-arrive = Un posto libero non costa nulla. Se sono tutti occupati puoi combattere: costa terrore e porta punti vittoria.
web-guide-bonus = Dal secondo turno in poi ognuno prende anzitutto un bonus della carta tempo, in ordine di gioco. Quello che è preso non c’è più.
web-guide-feed = Il terrore non basta per tutti i tuoi fantasmi. Ogni affamato ti costa un punto vittoria: la prossima volta incrina più specchi.
