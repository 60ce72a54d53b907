# Words of the terminal's table of Ashes to Ashes: labels, what is counted, and the signs.

## The turn
short-turn = Tour { $turn } sur { $limit }
short-turn-alone = Tour { $turn }
short-last-turn = le dernier tour avant l’aube
short-seat = { $who } ({ $side })

## What is being done
short-playing = Carte en cours
short-tiles-to-lay = Tuiles à poser
short-worked = Posé ou tourné en
short-walks = { $who }, en chemin
short-must = Doit passer par
short-icons = Symboles à utiliser

## What belongs to nobody
short-chosen = L’Élue
short-walking = en { $space }, à { $left } pas de la dernière case
short-away = en chemin, à { $left } pas du plateau
short-held = tenue par { $who-the }
short-supply = Tuiles en réserve
short-tiles = { $straight ->
    [one] { $straight } droite
   *[other] { $straight } droites
}, { $curve ->
    [one] { $curve } courbe
   *[other] { $curve } courbes
}
short-around = Autour du plateau
short-used = utilisé
short-revealed = Carte de la Société
short-goes = { $who } en { $space }
short-stay = les figurines restent en place
short-drawn = Carte piochée
short-to-move = Doivent bouger
short-destinations = Destinations
short-society-held = Tours de la Société avec l’Élue
short-traps-left = Pièges en réserve
short-society-deck = Cartes de la Société
short-deck = pioche { $count }
short-discard = défausse { $count }
short-ghouls-next = Prochaines goules à agir
short-ghoul-cards = Cartes Goule visibles
short-ghouls-off = Goules hors du plateau
short-ghoul-deck = Cartes Goule

## The factions
short-points = { $points } points de faction sur { $most }
short-power = Pouvoir
short-tokens = Jetons Allié
short-reserve = en réserve
short-market = Marché
short-actions = Actions
short-upgrades = Améliorations
short-known = Connu sur le dessus
short-sand = Sables mouvants
short-ready = prêts
short-discarded = Actions défaussées
short-discarded-upgrades = Améliorations défaussées
short-home = Rentrés
short-safe = de retour
short-nobody = personne

## The players
short-hand-of = { $who }, main
short-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
short-owns = améliorations { $cards }
short-upgraded = amélioration jouée ce tour

## The board in words
short-looks = { $space }, le regard { $direction-to }
short-portals = Portails
short-traps = Pièges
short-bears = Pièges à ours
short-row = Ligne { $row }
short-crossroads = Carrefours
short-numbers = Cases numérotées
short-base = Base, { $side }
short-citadel = citadelle { $space }
short-diagonal = Diagonale, le chemin de l’Élue

## Answers all over the board
short-such-as = { $deed } (par exemple { $key }) :
short-deed-put = Poser une tuile
short-deed-rot = Tourner une tuile
short-deed-cnv = Remplacer une tuile
short-deed-rem = Retirer une tuile
short-deed-trap = Poser un piège
short-deed-trapm = Déplacer le piège de { $space }
short-deed-bear = Tendre un Piège à ours
short-deed-qput = Verser des sables mouvants
short-deed-por = Portail qui blesse : { $side }

## Signs
short-fights = En ligne l’attaquant, en colonne le défenseur : symbole qui annule > symbole de la contre-attaque
short-legend-paths = ┌ ─ │ chemins : le trait est continu là où deux cases sont reliées. ┼ carrefours, 1 à 8 cases numérotées, (H) (V) bases, ╠╬╣ citadelles, · libre.
short-legend-alone = g1 à g7 goules, g8 leur Capitaine ; !g3 agit bientôt. [3] : une goule surgira ici.
short-legend-figures = Les flèches montrent où regarde une figurine. * l’Élue, ou qui la tient ; \ son chemin ; /A\ /B\ la Société, [5] où elle apparaîtra. x piège, w Piège à ours, ~ sables mouvants.
short-legend-edges = Une barre sur un bord est un portail : double ║ ═ lumière, blesse les Vampires ; épaisse ┃ ━ obscurité, blesse les Humains.
short-legend-boards = Sous le nom d’une faction, ses points ; à côté d’un personnage, son pouvoir. +1 : le jeton est dans sa zone Allié.
