# The notes of a guided game of Nocturne in Italian: the aim, then one for each question when it is asked first.

web-guide-aim = Abbi più punti vittoria di tutti nel mazzo quando finiscono le Province o tre mazzetti qualsiasi.
web-guide-buy = Prima gioca i Tesori, un clic per tutti; poi compra una carta che brilla. All’inizio Argento e le carte al centro migliorano il mazzo; quelle verdi danno punti, ma aspetta.
web-guide-action = Hai una carta Azione e puoi giocarne una per turno. Dopo quelle con «+1 Azione» puoi giocarne un’altra: comincia da lì.
web-guide-night = Dopo gli acquisti viene la Notte: gioca quante carte Notte vuoi. Non costano Azioni.
web-guide-start = Alcune tue carte agiscono all’inizio del turno. Scegli quale viene prima.
