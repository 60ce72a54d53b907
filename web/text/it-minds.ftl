# Avversari, suggerimenti e riesame di una partita, come le pagine li mostrano.

web-opponent-on = Chi gioca al posto { $n }

## Consigli e analisi
web-review = Analisi
web-review-judging = La casa esamina ogni decisione…
web-review-judged = { $done } di { $all }
web-review-go = Mostra la mossa { $at }
web-review-gives = regala il { $percent } %
web-review-chosen = Scelta fatta
web-review-better = Meglio
web-review-again = Riprova
web-review-graph-help = Fai clic nell’immagine per andare a quel momento.
web-refused-no-such-review = Questa analisi non è più disponibile. Chiedila di nuovo.
web-refused-no-review = Questa partita non si può analizzare con le regole attuali.
web-refused-no-hint = Qui nessuno ha un consiglio.
web-answer-words = { $answer }
web-hint-thinking = Sta pensando…
