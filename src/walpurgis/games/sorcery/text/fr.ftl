# Mage Knight : Sorcery en français : le tour, les dégâts, la fin, les réglages. Préparation, mouvement, combat, magie et noms ont leurs propres fichiers. (complete)

title = Mage Knight : Sorcery
blurb = Petites armées, gros grimoires : avancez en terrain découvert, frappez dans le dos, lancez le sort marqué, et espérez que personne ne lève sa baguette.

## Players, as they are called where no name is known
seat-0 = Corbeau
seat-1 = Loup
seat-2 = Cerf
seat-3 = Sanglier

## A figure in a sentence: its short name and its label on the table
figure = { $name } ({ $label })
    .the = { $name-the } ({ $label })
    .cap = { $name-cap } ({ $label })
    .of = { $name-of } ({ $label })
    .to = { $name-to } ({ $label })

## Phases
phase-armies = Choix des armées
phase-domains = Domaines
phase-terrain = Terrain
phase-objectives = Objectifs
phase-bookmarks = Marque-pages
phase-deploy = Déploiement
phase-command = Phase de commandement
phase-action = Phase d’action
phase-end = Phase de fin
phase-finish = Phase de fin
phase-over = La bataille est finie

## The turn: questions and choices
ask-command = Phase de commandement : que se passe-t-il d’abord ?
ask-act = À quel guerrier donnez-vous une action ?
ask-happening = Phase de fin : que se passe-t-il d’abord ?
ask-finish = Finir le tour, ou faire d’abord une recherche dans un grimoire ?
option-poison = { ability-poison } : { $who }
option-roll-command = { ability-command } : { $who } tente d’obtenir une action de plus
option-siphon = { $who } siphonne l’énergie de { $friend }
option-tap = { $who } puise { $ability } dans l’esprit de { $target }
option-renew = { spell-P23 } : soigner { $who }
option-face-storm = { domain-magestone-storm } : lancer le dé
option-go-on = Passer à la phase d’action
option-end-actions = { $left ->
    [0] Plus d’action
    [one] Plus d’action ({ $left } inutilisée)
   *[other] Plus d’action ({ $left } inutilisées)
 }
option-pay-bargain = { spell-P19 } : { $who } paie
option-feel-heat = { domain-heat-wave } : les démoralisés tombent
option-end-turn = Finir le tour
option-browse-freely = { $who } fait une recherche dans « { $book } » (une barre)

## The turn: what happened
event-round-began = Manche { $round } sur { $rounds }
event-turn-began = Au tour de { $seat } : { $actions ->
    [one] une action
   *[other] { $actions } actions
 }.
event-command-rolled = { ability-command } : { $who-the } obtient { $die } (il faut { $needed }). { $more ->
    [0] Personne n’écoute.
   *[other] Une action de plus !
 }
event-poisoned = { $who-cap } empoisonne { $targets-the }.
event-siphoned = { $who-cap } siphonne l’énergie { $friend-of } et perd un jeton.
event-tapped = { $who-cap } puise dans l’esprit { $target-of } et gagne « { $ability } ».
event-renewed = { spell-P23 } luit sous { $who-the }.
event-storm-rolled = { domain-magestone-storm } : { $seat } obtient { $die }. { $strikes ->
    [1] Elle frappe !
   *[other] Elle passe.
 }
event-fury-rolled = { power-natures-fury } : { $who-the } obtient { $die } (il faut { $needed } ou moins). { $rages ->
    [1] La tempête répond !
   *[other] Le ciel reste calme.
 }
event-trance-rolled = { power-magestone-trance } : { $who-the } lance contre { $needed } et subit { $damage ->
    [0] 0 dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 }.
event-bargain-taken = { spell-P19 } : le marché réclame son prix { $who-to }.
event-heat-felled = La chaleur a raison { $who-of }.
event-objective-taken = { $seat } prend l’objectif { $objective }.

## Damage, healing, losses
event-damaged = { $who-cap } subit { $clicks ->
    [one] { $clicks } dégât
   *[other] { $clicks } dégâts
 }.
event-pushed = { $who-cap } subit { $clicks ->
    [one] { $clicks } dégât
   *[other] { $clicks } dégâts
 } d’épuisement.
event-unhurt = { $who-cap } encaisse sans broncher.
event-healed = { $who-cap } récupère { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
 }.
event-eliminated = { $who-cap } tombe : { $seat } perd un guerrier.
event-book-dropped = « { $book } » tombe des mains { $who-of }.
event-freed = { $who-cap } recouvre la liberté.
event-player-out = { $seat } n’a plus personne en état de combattre.

## Spells and domains that end, and the end
event-spell-ended = { $spell } prend fin.
event-domain-entered = « { $domain } » s’étend sur le champ de bataille.
event-domain-canceled = { $domain } s’annule.
event-ended = { $verdict }
verdict-last = Le dernier camp debout l’emporte.
verdict-objectives = Le plus grand nombre d’objectifs décide de la bataille.
verdict-points = Égalité d’objectifs : les points de victoire tranchent.
verdict-draw = Personne ne l’emporte : match nul.
won-last = { $winners } { $winners-count ->
    [one] l’emporte
   *[other] l’emportent
 } : dernier camp debout.
won-objectives = { $winners } { $winners-count ->
    [one] l’emporte
   *[other] l’emportent
 } : le plus grand nombre d’objectifs.
won-points = { $winners } { $winners-count ->
    [one] l’emporte
   *[other] l’emportent
 } : égalité d’objectifs, les points de victoire tranchent.
account-objectives = Objectifs
account-points = Points de victoire

## Settings
setting-build_total = Total de construction
    .help = Points pour les guerriers et les grimoires. 100, c’est la partie rapide avec une action par tour ; 200, la bataille habituelle avec deux.
setting-board = Champ de bataille
    .help = Longueur d’un bord en pouces ; d’ordinaire 24 pour 100 points et 36 au-delà.
setting-board-0 = habituel
setting-board-24 = 24 pouces
setting-board-30 = 30 pouces
setting-board-36 = 36 pouces
setting-turn_limit = Manches
    .help = Après ce nombre de manches, les objectifs décident.
setting-table = Terrain
    .help = Un champ de bataille prêt, un tiré au hasard, ou un que les joueurs installent.
setting-table-random = au hasard
setting-table-players = installé par les joueurs
setting-table-field = Rase campagne
setting-table-crossroads = Carrefour
setting-table-hill = Colline
setting-table-marsh = Marais
setting-table-walls = Murs
setting-table-clearing = Clairière (24 pouces)
setting-table-glade = Sous-bois (24 pouces)
setting-domains = Domaines
    .help = Chaque armée peut apporter un domaine : la météo, ou pire, pour tout le monde.
setting-open_books = Grimoires ouverts
    .help = Tout le monde sait quels sorts sont dans quel grimoire, mais pas leur ordre.
setting-teams = Équipes de deux
    .help = À quatre joueurs : les places 1 et 3 ensemble contre 2 et 4.
setting-armies = Armées
    .help = Armées fixées dans l’ordre des places, avec des points-virgules : A1;A5. Vide : chacun choisit.

## What `walpurgis balance` counts
balance-first = Gagnées par le premier joueur, parmi celles que quelqu’un gagne
balance-draw = Gagnées par personne
balance-objectives = Décidées par les objectifs, parmi celles que quelqu’un gagne
balance-points = Décidées par les points de victoire, parmi celles que quelqu’un gagne
balance-last = Dernier camp debout, parmi celles que quelqu’un gagne
balance-lost = Points perdus par joueur, médiane
