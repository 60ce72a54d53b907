# Sorcery en français : ce que seul le navigateur dit.

## Battlefield
web-field-map = La carte
web-field-figures = Figurines sur le champ de bataille
web-field-north = N
web-field-zoom = Plus près ou plus loin
web-field-nearer = Plus près
web-field-farther = Plus loin
web-field-whole = Voir toute la carte
web-field-auras = Montrer les auras : Tumulte, charges, glyphes
web-field-round = Manche { $round } sur { $rounds }
web-field-actions-left = { $count ->
    [0] { $who } : plus d’action
    [one] { $who } : encore une action
   *[other] { $who } : encore { $count } actions
 }
web-field-place = { $east } pouces à l’est, { $north } pouces au nord
web-field-click = clic { $click } sur { $clicks }
web-field-tokens = { $count ->
    [one] un jeton
   *[other] { $count } jetons
 }
web-field-faces = tourné vers : { $heading }
web-field-soars = en plein vol
web-field-captive = captif
web-field-demoralized = démoralisé
web-field-touches = Au contact de { $who }
web-field-objective = Objectif { $objective }
web-field-free = tenu par personne
web-field-held = tenu par { $who }
web-field-reserve = Encore à déployer
web-field-actions = Actions de { $who }
web-field-group-move = Mouvement
web-field-group-close = Combat rapproché
web-field-group-ranged = Combat à distance
web-field-group-magic = Magie
web-field-group-special = Autres actions
web-field-count = { $count ->
    [one] { $count } cible
   *[other] { $count } cibles
 }
web-field-whom = Sur qui ? Les cibles brillent.
web-field-how = Comment ?
web-field-chance = { $needed } ou plus avec deux dés : { $chance } %
web-field-deed-move = Avancer de { $inches }″
web-field-deed-break = Se dégager à { $needed }+ et avancer de { $inches }″
web-field-deed-turn = Pivoter sur place
web-field-deed-double = Pas de course, { $inches }″
web-field-deed-soar = S’envoler, { $inches }″
web-field-deed-land = Se poser, { $inches }″
web-field-deed-quick = { ability-quickness }, { $inches }″
web-field-deed-form = Mener une formation
web-field-deed-close = Attaquer
web-field-deed-capture = Capturer
web-field-deed-charge = { ability-charge }
web-field-deed-surge = Se ruer en avant
web-field-deed-wall = Attaquer le mur
web-field-deed-breach = Tirer sur le mur
web-field-deed-shot = Tirer
web-field-deed-shots = Tirer sur { $targets } cibles au plus
web-field-deed-volley = Mener une salve
web-field-deed-blast = { ability-magic-blast }
web-field-deed-freeze = { ability-magic-freeze }
web-field-deed-flame = { ability-flame-lightning }
web-field-deed-wave = { ability-shockwave }
web-field-deed-bound = { ability-bound }
web-field-deed-confuse = { ability-magic-confusion }
web-field-deed-heal = Soigner
web-field-deed-lift = { ability-magic-levitation }
web-field-deed-raise = { ability-necromancy }
web-field-deed-regen = { ability-regeneration }
web-field-deed-cast = Lancer { $spell }
web-field-deed-browse = Rechercher dans « { $book } »
web-field-deed-shake = Se défaire de { $spell }
web-field-deed-equip = Ramasser « { $book } »
web-field-deed-drop = Poser « { $book } »
web-field-deed-hand = Remettre « { $book } »
web-field-moves = Chemins proposés
web-field-places = Places proposées
web-field-facings = Orientations
web-field-how-act = Cliquez sur un guerrier qui brille pour voir ses actions, ou faites-le glisser directement là où il doit aller.
web-field-how-path = Pointez, cliquez ou faites glisser là où il doit aller. Espace coude le chemin, Q et E le tournent, M le déplace aux flèches, Entrée confirme.
web-field-how-place = Cliquez là où il doit se tenir. Entrée ou un second clic confirme.
web-field-how-look = Cliquez là où il doit regarder, ou tournez-le avec Q et E.
web-field-tap-act = Touchez un guerrier qui brille pour voir ses actions.
web-field-tap-path = Touchez l’endroit où il doit aller, puis confirmez. On peut aussi le faire glisser.
web-field-tap-place = Touchez l’endroit voulu, puis confirmez.
web-field-tap-look = Touchez l’endroit qu’il doit regarder, puis confirmez.
web-field-moving = Les flèches déplacent d’un demi-pouce, avec Maj d’un dixième.
web-field-used = { $used }″ parcourus, { $left }″ restants
web-field-stopped = Arrêté par { $by }
web-field-could-strike = Pourrait frapper { $target } : { $needed }+, { $chance } %
web-field-could-shoot = { $line ->
    [hindered] Pourrait tirer sur { $target } à couvert : { $needed }+, { $chance } %
   *[other] Pourrait tirer sur { $target } : { $needed }+, { $chance } %
 }
web-field-contact = Au contact de { $who }, { $side }
web-field-could-cast = { $spell } sur { $target } : { $needed }+, { $chance } %
web-field-spins = Pourra pivoter : { $who }
web-field-objectives = Touche l’objectif { $objectives }
web-field-impaled = S’empale sur l’arme d’hast de { $by }
web-field-threats = Pourrait être attaqué par { $who }
web-field-forbidden = Pas là.
web-field-confirm = Confirmer
web-field-bend = Couder ici
web-field-bend-key = Espace ou B
web-field-back = Retour
web-field-facing = Orientation
web-field-left = Tourner à gauche
web-field-right = Tourner à droite
web-field-dice = Dés
web-field-result = Résultat
web-field-needed = Il fallait
web-field-attack-value = Valeur d’attaque
web-field-outcome-hit = Touché !
web-field-outcome-missed = Manqué
web-field-outcome-done = Réussi !
web-field-outcome-failed = Raté
web-field-roll = { $who } : { $what }
web-field-roll-break = { $who } tente de se dégager
web-field-roll-dodge = { $who } tente d’esquiver
web-field-roll-command = { $who } hurle des ordres
web-field-roll-damage = { $who } lance les dégâts
web-field-roll-healing = { $who } lance la guérison
web-field-roll-casting = { $who } s’accroche à son sort
web-field-roll-countering = { $who } tente de le contrer

## Books and armies
web-my-army = Mon armée
web-my-books = Mes grimoires
web-no-army = Vos guerriers se rassembleront ici quand vous les aurez choisis.
web-chooses-army = Choisit encore son armée…
web-army-of = L’armée : { $points } points
web-team = équipe { $n }
web-standing = { $count ->
    [one] un guerrier debout
   *[other] { $count } guerriers debout
 }
web-objectives = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
 }
web-scored = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
 }
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
web-slots = { $count ->
    [one] { $count } emplacement d’objet
   *[other] { $count } emplacements d’objet
 }
web-targets = Cibles
web-click = Clic
web-eliminated = Éliminé
web-click-of = clic { $click } sur { $clicks }
web-tokens = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
 }
web-can = Peut maintenant : { $what }
web-can-move = se déplacer
web-can-close = attaquer en combat rapproché
web-can-ranged = attaquer à distance
web-can-magic = user de magie
web-can-special = agir autrement
web-state-gone = tombé
web-state-captive = captif
web-state-reserve = pas encore déployé
web-state-demoralized = démoralisé
web-state-given = a agi
web-state-tired = deux jetons : doit se reposer
web-state-air = dans les airs
web-bars = { $count ->
    [one] { $count } barre
   *[other] { $count } barres
 }
web-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
 }
web-spells = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
 }
web-requires = Seulement avec { $symbol }
web-action-ranged = action de combat à distance
web-action-special = action spéciale
web-action-none = ne se lance jamais
web-mark-counterspell = contresort
web-mark-passive = agit depuis le grimoire
web-mark-face-down = puis reste face cachée
web-on-the-ground = à terre
web-open-book = Ouvrir ce grimoire
web-other-spells = Les autres sorts
web-seen-spells = Sorts qu’on y a vus
web-empty-book = Plus aucun sort
web-unknown-bookmark = Sort de réserve inconnu
web-cast = Lancer
web-castable = Peut être lancé maintenant.
web-castable-counter = Prêt à contrer.
web-browse = Rechercher ({ $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
 })
web-keep-bookmark = Garder celui-ci
web-why = Pourquoi pas maintenant ?
web-why-empty = Le grimoire est vide.
web-why-casting = Son sort est en train d’être lancé.
web-why-face-down = Face cachée : faites d’abord une recherche.
web-why-counterspell = Attend le sort d’un adversaire.
web-why-passive = Agit par sa seule présence.
web-why-dropped = Personne ne tient ce grimoire.
web-why-captive = Un captif ne lance rien.
web-why-demoralized = Trop démoralisé pour lire.
web-why-not-yours = Hors de votre phase d’action.
web-why-command = D’abord la phase de commandement.
web-why-tokens = Deux jetons : le porteur se repose.
web-why-no-actions = Plus d’actions.
web-notice-last-round = Dernière manche : ensuite, les objectifs décident.
web-notice-two-rounds = Encore une manche après celle-ci.
web-orders = Contrer
web-orders-how = Ne jamais me demander pour ces types de sorts, les laisser passer :
web-counter = Contrez-vous ?
web-counter-how = Le contresort doit dépasser le résultat du lanceur.
web-rolls = { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } + { $more }
web-percent = { $n } %
web-chance = Chances : { $n } %
web-counter-plain = Contrer
web-counter-with = Avec { $spell }
web-let-pass = Non, laisser faire
web-look-at-field = Regarder le champ de bataille
web-counter-again = { $spell } : contrez-vous ?
web-is-cast-by = lancé par { $who }
web-is-aimed-at = sur { $who }
web-put-away = Ranger
web-armies = Armées
web-army-chosen = Votre armée est prête. Les autres choisissent encore.
web-armies-gather = Les armées se rassemblent.
web-tab-prepared = Armées prêtes
web-tab-own = Mes armées
web-tab-build = En composer une
web-lead = Mener cette armée
web-change = La modifier
web-copy = Copier le code
web-copied = Copié
web-forget = Supprimer
web-save = Enregistrer
web-import = Code d’une armée
web-import-do = Ajouter
web-no-own-armies = Pas encore d’armée à vous. Composez-en une, modifiez une armée prête ou ajoutez le code d’un ami.
web-my-army-name = Mon armée { $n }
web-army-name = Nom de l’armée
web-army-ready = Prête à marcher.
web-points-of = { $points } points sur { $total }
web-points-left = points sur { $total } restants
web-warriors = Guerriers
web-warriors-of = guerriers : { $count } sur { $most }
web-recruits = Les recrues
web-faction = Faction
web-all-factions = Toutes les factions
web-add = Ajouter { $what }
web-remove = Retirer { $what }
web-your-army = Votre armée
web-nobody-yet = Personne encore. Choisissez votre premier guerrier.
web-books = Grimoires
web-give-book = Donner un grimoire
web-take-book = Reprendre le grimoire
web-fill = Remplir « { $book } »
web-book-pages = { $count ->
    [one] { $book }, { $count } page
   *[other] { $book }, { $count } pages
 }
web-pages-short = { $count } p.
web-pages-of = pages : { $used } sur { $most }
web-pages-left = { $count ->
    [one] { $count } page libre
   *[other] { $count } pages libres
 }
web-shelf = Sorts
web-shelf-how = Touchez un grimoire de votre armée pour le remplir, ou donnez-en un à un sorcier.
web-shelf-nobody = Les sorciers ont un livre à côté de leurs valeurs. Il en faudrait un.
web-in-book = Dans le grimoire, le sort de réserve d’abord
web-bookmark-first = Proposer comme sort de réserve
web-empty-book-how = Un grimoire vide ne sert à rien : choisissez ses sorts.
web-affinity = par affinité, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 } au lieu de { $usual }
web-domain = Domaine
web-no-domain = aucun
web-army-not-points = Trop de points.
web-army-not-number = Trop de guerriers, ou un total qui n’existe pas.
web-army-not-unique = Il n’y en a qu’un seul.
web-army-not-slot = Pas d’emplacement libre, ou le grimoire exige une autre faction.
web-army-not-immune = Qui est immunisé contre la magie n’a pas de grimoire.
web-army-not-pages = Trop de pages pour ce grimoire.
web-army-not-requires = Ce sorcier n’a pas le symbole exigé par le sort.
web-army-not-copies = Un grimoire est vide ou contient deux fois le même sort.
web-army-not-domain = Un seul domaine au plus.
web-army-not-domains = Cette table joue sans ce domaine.
web-army-not-code = Ce n’est pas encore une armée.
web-fixed-armies = Chacun choisit
web-fixed-own = Fixées, par place…
web-fixed-how = Armées prêtes ou codes dans l’ordre des places, avec des points-virgules : { "A1;A5" }

# The form of a new table
web-mk-armies-chosen = armées imposées

# The numbers behind a refusal
web-mk-why-range = Portée { $range }″, distance { $far }″.
web-mk-why-contact = { $far }″ séparent les socles ; le corps à corps exige le contact.
web-mk-why-actions = Il vous reste 0 action ce tour-ci.
web-mk-why-tokens = Jetons sur { $who } : { $count }. Avec deux, il faut un tour de repos.
# La carte qui résume les tours des autres
web-mk-tally-standing = Guerriers
web-mk-tally-objectives = Objectifs
web-mk-tally-scored = Points de victoire
