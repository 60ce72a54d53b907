# Les mots de la table de Nocturne dans le terminal : étiquettes, et ce qui se compte.

## The turn
short-turn = Tour { $turn }
short-extra = tour supplémentaire
short-actions = Actions
short-buys = Achats
short-coins = Pièces
short-deluded-now = Envoûté : aucune Action ne peut être achetée ce tour-ci.
short-envious-now = Jaloux : Argent et Or ne donnent que $1 ce tour-ci.

## The piles, and what lies beside them
short-basic = Cartes de base
short-kingdom = Royaume
short-left = encore { $count }
short-empty = vide
short-below = Sous { $card }
short-empty-piles = Piles vides
short-beside = Hors de la Réserve
short-events = Événements
short-landmarks = Monuments
short-trash = Rebut
short-face-down = face cachée
short-boons = Bénédictions
short-druid = Les Bénédictions du Druide
short-hexes = Sortilèges
short-open = visible
short-discarded = défausse
short-code = Code de ce royaume

## The players
short-you = vous
short-hand = Main
short-deck = Pioche
short-discard = Défausse
short-unknown = inconnue
short-on-top = dessus : { $card }
short-vp = PV
short-tokens = { $count ->
    [one] { $count } jeton PV
   *[other] { $count } jetons PV
}
short-debt = dette { $count }
short-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
short-in-play = En jeu
short-staying = En jeu, et y reste
short-aside = Mis de côté
short-shown = Montré à tous
short-kept = Gardé jusqu’à l’Ajustement
short-waiting = Attend le prochain tour
short-states = États
short-guarded = À l’abri des Attaques
short-gained = Cartes reçues ce tour-ci
short-all-cards = Toutes les cartes
short-my-hand = Votre main
short-looking = Vous regardez

## Signs
short-legend = Une pile montre son coût, sa première carte et combien il en reste : $3, trois pièces ; 4D, quatre dettes. La phase entre crochets est la phase en cours, > marque à qui c’est le tour.
