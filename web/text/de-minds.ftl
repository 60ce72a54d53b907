# Gegner, Tipps und Rückblick, wie die Seiten sie zeigen.

web-opponent-on = Wer auf Platz { $n } spielt

## Tipps und Rückblicke
web-review = Rückblick
web-review-judging = Das Haus sieht sich jede Entscheidung an …
web-review-judged = { $done } von { $all }
web-review-go = Zug { $at } zeigen
web-review-gives = verschenkt { $percent } %
web-review-chosen = Gewählt
web-review-better = Besser
web-review-again = Noch einmal versuchen
web-review-graph-help = Ein Klick ins Bild führt zu diesem Moment.
web-refused-no-such-review = Dieser Rückblick ist nicht mehr verfügbar. Bitte frag noch einmal danach.
web-refused-no-review = Diese Partie lässt sich nach den heutigen Regeln nicht beurteilen.
web-refused-no-hint = Hier weiß niemand einen Tipp.
web-answer-words = { $answer }
web-hint-thinking = Denkt nach …
