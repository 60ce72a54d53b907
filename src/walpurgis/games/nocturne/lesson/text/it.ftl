# The lesson of Nocturne in Italian.

web-nd-lesson-rival = Il lupo
web-nd-lesson-table = Ti diamo il benvenuto al mercato notturno. Al centro ci sono i dieci mazzetti del regno, a sinistra Tesori e Vittorie. Tutti cominciano con le stesse dieci carte deboli; chi costruisce il mazzo migliore avrà più punti, e i più stanno nelle Province.
web-nd-lesson-treasures = Un turno ha delle fasi: Azione, Acquisto, Notte, Pulizia. Non hai ancora Azioni in mano, quindi comincia la fase Acquisto. Prima gioca i Tesori: un clic per tutti.
web-nd-lesson-buy = Quattro monete. Ciò che puoi permetterti brilla. Compra un Villaggio Benedetto; punta una carta, o tienici il dito sopra, per leggerla.
web-nd-lesson-boon = Quando ottieni un Villaggio Benedetto, scopri un Dono, un piccolo regalo della notte. Ricevilo adesso.
web-nd-lesson-cleanup = Alla fine del turno tutto ciò che hai giocato e il resto della mano vanno nella pila degli scarti, e peschi cinque carte nuove. Quando il mazzo è vuoto, la pila degli scarti viene mescolata: così torna ciò che hai comprato. Anche il lupo ha giocato.
web-nd-lesson-watchman = Questa volta compra una Guardia Notturna. Quasi tutte le carte ottenute vanno nella pila degli scarti; questa viene subito in mano.
web-nd-lesson-night = Scende la notte: dopo gli acquisti si giocano carte Notte, quante se ne vuole. Non costano Azioni. Gioca la Guardia Notturna.
web-nd-lesson-look = Guardi le prime cinque carte del tuo mazzo. Ciò che non vuoi nella prossima mano può andarsene: scegli la Tenuta, poi premi Fatto. Conta alla fine, ma prima non aiuta.
web-nd-lesson-order = Le altre tornano nell’ordine che preferisci. La prima che clicchi sarà in cima.
web-nd-lesson-action = Nella nuova mano c’è il Villaggio Benedetto: è la fase Azione. Ogni turno puoi giocare un’Azione; il villaggio dà una carta e altre due Azioni.
web-nd-lesson-counters = Sopra i mazzetti vedi che cosa hai: Azioni, Acquisti e monete. Senza altre Azioni in mano la fase Acquisto comincia da sola. Gioca di nuovo i Tesori.
web-nd-lesson-more = Compra qualcosa di più forte. Le carte con le spade incrociate attaccano gli altri; quelle con la banda arancione restano in gioco fino al tuo prossimo turno.
web-nd-lesson-last = Questo è il cuore del gioco. Finisce quando finiscono le Province o tre mazzetti qualsiasi. Se qualcosa non si può fare, il tavolo ti spiega perché. Buona notte e buona fortuna!
