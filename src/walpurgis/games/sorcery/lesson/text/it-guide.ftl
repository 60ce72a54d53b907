# The notes of a guided game of Sorcery in Italian: the aim, then one for each question when it is asked first.

web-guide-aim = Tieni più obiettivi di tutti dopo l’ultimo round, oppure resta la sola parte con dei guerrieri.
web-guide-army = Scegli un esercito: per la prima battaglia va bene uno qualsiasi di quelli pronti. Più avanti puoi costruirne uno tuo.
web-guide-bookmark = Di un libro si lancia solo l’incantesimo corrente, e gli avversari non lo conoscono. Un incantesimo d’attacco è una buona prima pagina.
web-guide-deploy = Le due parti si schierano lungo il proprio bordo. Davanti chi combatte, dietro chi tira o lancia incantesimi.
web-guide-place = Clicca dove deve stare il guerriero, o prendi un posto con un nome. Guarda da solo in avanti; poi conferma.
web-guide-act = Dai la tua azione a un guerriero. Marciare verso un obiettivo è un buon inizio. Chi agisce due turni di fila subisce danni da sforzo: alterna.
web-guide-path = Clicca dove deve andare, o prendi uno dei movimenti con un nome. Prima che tu confermi, il tavolo mostra che cosa succederebbe.
web-guide-finish = Termina il turno quando hai finito. Ogni obiettivo che un tuo guerriero tocca e nessun avversario tocca diventa tuo, e lo resta.
web-guide-spin = Qualcuno è venuto a contatto con il tuo guerriero, che può ruotare gratis. Guardalo in faccia: alle spalle si colpisce più facilmente.
web-guide-counter = Qualcuno lancia un incantesimo. Un guerriero con la bacchetta può provare a contrastarlo: tirano entrambi, e tu devi superare chi lancia.
