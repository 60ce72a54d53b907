# Avversari, suggerimenti e riesame di una partita, come le pagine li mostrano.

web-opponent-on = Chi gioca al posto { $n }
