# La page illustrée de l’arène, et comment s’écrivent les nombres.

## Nombres
whole = { $number }
percent = { $number } %

## La page illustrée
page-house = Walpurgis, l’arène
page-form-match = Une rencontre
page-form-round-robin = Tous contre tous
page-form-gauntlet = { $first } contre tous les autres
page-form-ladder = Une échelle
page-run = { $form } · { $players } à la table · graine { $seed }
page-options = Options : { $options }
page-tile-games = parties
page-tile-decisions = décisions par partie
page-tile-time = par partie
page-tile-first = gagné par qui commence
page-tile-unwon = sans vainqueur
page-tile-faults = fautes
page-bots = Qui gagne
page-bots-about = Part des victoires avec son intervalle à 95 % ; une victoire partagée compte en partie. La ligne est la part égale.
page-meetings = Rencontre par rencontre
page-meetings-about = La part du premier nommé.
page-strength = Leur force
page-strength-about = Classement openskill, deux incertitudes de part et d’autre ; on commence à 25.
page-seats = La place compte-t-elle ?
page-seats-about = Part des victoires par place, robot par robot, et de qui commence. Les places tournent, et chaque donne est jouée de chaque place.
page-seat = Place { $seat }
page-begins = Commence
page-everybody = tous
page-group-about = Part des victoires de qui l’avait, avec son intervalle à 95 %.
page-lengths = Combien de décisions par partie
page-lengths-about = Décisions de tous les joueurs ensemble.
page-scores = Scores
page-scores-about = La boîte est la moitié du milieu, le trait la médiane.
page-times = Temps par partie
page-times-about = En millisecondes ; la réflexion de chaque robot, et le reste pour les règles et la tenue des comptes.
page-rest = règles
page-share = part des victoires
page-decisions = décisions
page-milliseconds = millisecondes
page-score = score
page-faults = Ce qui a mal tourné
page-foot = La même graine donne les mêmes parties sur toute machine. Joué par walpurgis arena.
page-tile-turns = { $unit } par partie
page-turns = tours ou manches
page-pooled = Tous les robots sont comptés ensemble : une part élevée peut seulement vouloir dire que le meilleur robot l’aime bien.
page-table-about = Part des victoires dans les parties où cela était en jeu.
page-table-one = Part des victoires de { $bot } dans les parties où cela était en jeu.
page-table-first = Part des victoires de qui commence, dans les parties où cela était en jeu.
page-most = Les { $shown } qui ont le plus de parties, sur { $all }.
page-turns-heading = La longueur des parties
page-turns-about = Chaque barre compte les parties de cette longueur.
page-reach = { $low } à { $high }
