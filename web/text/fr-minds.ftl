# Adversaires, conseils et retour sur une partie, tels que les pages les montrent.

web-opponent-on = Qui joue à la place { $n }

## Conseils et analyses
web-review = Analyse
web-review-judging = La maison examine chaque décision…
web-review-judged = { $done } sur { $all }
web-review-go = Voir le coup { $at }
web-review-gives = perd { $percent } %
web-review-chosen = Choisi
web-review-better = Mieux
web-review-again = Réessayer
web-review-graph-help = Cliquez dans l’image pour aller à ce moment.
web-refused-no-such-review = Cette analyse n’est plus disponible. Demandez-la de nouveau.
web-refused-no-review = Cette partie ne peut pas être analysée avec les règles actuelles.
web-refused-no-hint = Personne n’a de conseil ici.
web-answer-words = { $answer }
web-hint-thinking = Réflexion…
