# The lesson of Ashes to Ashes in Italian.

web-aa-lesson-rival = I Vampiri
web-aa-lesson-table = Una notte di dieci spazi per dieci. Giochi con gli Umani (oro, in basso a sinistra); i Vampiri (cremisi) abitano in alto a destra. Una bambina di luce, la Prescelta, scende lungo la diagonale elettrica, uno spazio dopo ogni turno: portala a casa prima che arrivi all’ultimo. Le miniature grigie incappucciate sono la Società Segreta; chi finisce accanto a loro perde punti. Alcuni percorsi ci sono già, e tocca a te.
web-aa-lesson-token = Fase 1: ogni personaggio ha un token Alleato. Nella propria zona aumenta il Livello Potere; sui posti comuni fa altro. Clicca sul token del Reverendo, poi sul Mistico.
web-aa-lesson-portal = Le barre fra gli spazi sono portali. Quelli oscuri feriscono gli Umani, quelli di luce i Vampiri: chi ci sbatte contro perde 2 punti e si ferma. Il portale P1 sbarra al Maggiore la via del nord. Il Mistico ti lascia spostarlo: cliccalo, poi clicca un bordo dall’altra parte. Lì mostra l’altra faccia e sbarra ai Vampiri la strada di casa.
web-aa-lesson-card = Fase 2: gioca quante carte vuoi. Questa è del Maggiore: piazza o ruota i suoi tile attorno a lui, poi può camminare.
web-aa-lesson-tile = Ciò che brilla si può usare. Il tile appare come verrà piazzato; R, la rotellina o le piccole icone lo girano. Una curva in C6 unisce il tuo percorso al crocevia in D6.
web-aa-lesson-walk = Ora il Maggiore cammina. Una miniatura prosegue finché prosegue il percorso, e ai bivi scegli tu; la linea punteggiata mostra tutta la strada e quanto costerebbe.
web-aa-lesson-generic = L’altro tipo di carta: un tile in qualsiasi punto del tabellone, poi chiunque abbia un percorso che ci passa sopra può essere mandato lì, anche un nemico. Piazza una curva in E6, accanto alla Prescelta.
web-aa-lesson-chosen = La Prescelta è proprio accanto al Maggiore, e il suo percorso è aperto verso di lei. Prendila! Chi l’ha con sé deve portarla su uno spazio della propria base.
web-aa-lesson-defence = Anche i Vampiri hanno piazzato un tile. Un percorso può attraversare la diagonale elettrica come se fosse un tile rettilineo; ma dall’altra parte ci sei tu, quindi Sryz si ferma lì sopra e deve attaccare. Gli attacchi da dietro fanno più male; con il Maggiore e Sryz ogni colpo è peggiore. La tabella indica un simbolo: scarta una carta che lo porta, e l’attacco è annullato.
web-aa-lesson-attack = Tocca di nuovo a te, e ora colpisci tu: Sryz è accanto a te e un percorso libero porta a lei. Può difendersi allo stesso modo.
web-aa-lesson-home = La via di casa è libera: il portale P1 non c’è più. La linea punteggiata finisce nella tua base. Vai!
web-aa-lesson-last = Hai vinto: la Prescelta è a casa. Si vince anche togliendo all’altra parte tutti i punti; se lei arriva all’ultimo spazio, vince solo la Società. Se qualcosa non si può fare, il tavolo te lo spiega. Buona notte e buona fortuna!
