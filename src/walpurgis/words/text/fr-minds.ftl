# Ceux qui jouent pour la maison, et ce qu’ils pensent : adversaires, conseils et leurs raisons.

## Adversaires
opponent-pip = Pip
opponent-pip-title = l’apprenti
opponent-pip-temper = A appris les règles cet après-midi. Se jette sur tout ce qui brille, sans voir plus loin.
opponent-ottilia = Ottilia
opponent-ottilia-title = l’herboriste
opponent-ottilia-temper = Joue pour la compagnie et les petits gâteaux. Connaît son métier, mais a encore égaré ses lunettes.
opponent-bruno = Bruno
opponent-bruno-title = le fossoyeur
opponent-bruno-temper = A tout vu, et en a enterré la plus grande part. S’en tient à ce qui a fait ses preuves.
opponent-morgana = Morgana
opponent-morgana-title = la cartomancienne
opponent-morgana-temper = Tire quelques cartes avant chaque coup. En général, elle avait vu venir le vôtre.
opponent-azazel = Azazel
opponent-azazel-title = l’ange déchu
opponent-azazel-temper = A eu l’éternité pour s’entraîner. Prend son temps, puis tout le reste.
opponent-strength = Force { $level } sur { $most }
opponent-rating = { $spread ->
    [0] cote { $points }
   *[other] cote { $points } ± { $spread }
 }
opponent-random = Les Dés
seat-opponent = { $who } : { $name }, { $title } ({ $strength })

## Conseils et leurs raisons
decimal = { $whole },{ $part }
hint-heading = Quelqu’un d’expérimenté envisagerait :
hint-beside = Les raisons comparent chaque choix aux autres, à la fin du tour.
hint-chance = { $percent } % de chances de gagner
hint-chance-spread = { $percent } % de chances de gagner (± { $spread })
hint-line = { $n }. { $answer } : { $chance }. { $why }
hint-line-usual = { $answer }. { $why }
reason-both = Cela { $gain }, mais { $cost }.
reason-gain = Cela { $gain }.
reason-cost = Cela { $cost }.
reason-even = Cela revient à peu près au même que les autres choix.
reason-only = Il n’y a rien d’autre à choisir.
reason-usual = C’est ce qui réussit d’habitude.
reason-trusted = C’est ce qui réussit d’habitude, et rien d’autre ne s’est montré meilleur.

## Analyse d’une partie terminée
review-heading = Analyse
review-progress = Analyse de la partie
review-chances = Chances de gagner au fil de la partie
review-chance-at = coup { $at } : { $percent } %
review-decisions = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté cher. Bien joué.
review-line = { $n }. Coup { $at }, { $who } : { $percent } % de chances de gagner perdues (± { $spread }).
review-asked = Question : { $question }
review-given = Choisi : { $answer }. { $why }
review-better = Mieux : { $answer } ({ $chance }). { $why }
review-unfinished = Cette partie n’a pas été jouée jusqu’au bout : l’analyse porte sur ce qui a été joué.
refused-no-review = Cette partie ne peut pas être analysée : { $detail }.
