# The notes of a guided game of Ashes to Ashes in Italian: the aim, then one for each question when it is asked first.

web-guide-aim = Prendi la Prescelta e portala a casa, nella tua base, prima che arrivi all’ultimo spazio; vinci anche se l’altra parte perde tutti i punti.
web-guide-place = Metti le tue tre miniature sugli spazi della base che brillano. Quella più vicina al centro combatterà per prima.
web-guide-token = Fase 1: ogni personaggio ha un token Alleato. Nella propria zona aumenta il suo Livello Potere; sui posti comuni fa altro. Nel dubbio lascia i token e vai avanti.
web-guide-main = Fase 2: gioca le tue carte. Quella di un personaggio piazza tile attorno a lui, che poi può camminare; le altre piazzano un tile ovunque e mandano chi ha un percorso che ci passa.
web-guide-tiles = Piazza i tile in modo che un percorso porti dove vuoi. Il tile appare come verrà piazzato; R, la rotellina o le piccole icone lo girano.
web-guide-generic = Un tile, ovunque sul tabellone: prolunga un tuo percorso verso la Prescelta, o svia uno dei loro.
web-guide-step = Una miniatura prosegue finché prosegue il percorso. La linea punteggiata mostra tutta la strada e quanto costerebbe; sbattere contro un portale costa 2 punti.
web-guide-defend = Sei sotto attacco. Scarta una carta con il simbolo indicato e l’attacco è annullato; altrimenti subisci il danno.
web-guide-portal = I portali sbarrano la via: quelli oscuri feriscono gli Umani, quelli di luce i Vampiri. Toglitene uno di mezzo, o mettilo sulla loro strada.
