# Sorcery au terminal : étiquettes, nombres, façon de taper les endroits, signes.

## The turn
short-round = Manche { $round } sur { $rounds }
short-last-round = la dernière manche
short-actions = { $count ->
    [one] encore 1 action
   *[other] encore { $count } actions
 }
short-acting = En action
short-casting = Sort lancé
short-cast = { $spell }, par { $who }
short-cast-at = { $spell }, par { $who } sur { $targets }
short-domains = Sur le champ de bataille
short-area = { $who } se déploie
short-corners = de { $one } à { $other }

## The players
short-south = bord sud
short-west = bord ouest
short-north = bord nord
short-east = bord est
short-team = avec { $who }
short-objectives-held = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
 }
short-points = { $scored ->
    [one] { $scored } point gagné
   *[other] { $scored } points gagnés
 } (armée : { $brought })
short-out = hors de combat
short-nobody = personne
short-objectives = Objectifs
short-fallen = Tombés

## A figure
short-place = en { $place }, regarde { $heading }
short-n = au nord
short-ne = au nord-est
short-e = à l’est
short-se = au sud-est
short-s = au sud
short-sw = au sud-ouest
short-w = à l’ouest
short-nw = au nord-ouest
short-click = clic { $click } sur { $clicks }
short-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
short-reserve = pas encore déployé
short-air = en vol
short-captor = captif de { $who }
short-captive = emmène captif { $who }
short-touches = touche { $who }
short-given = a agi
short-barred = pas d’action à ce tour
short-demoralized = démoralisé
short-immune = insensible à la magie
short-tapped = emprunté

## Books and spells
short-lying = posé en { $place }
short-closed = { $count ->
    [one] fermé, { $count } sort
   *[other] fermé, { $count } sorts
 }
short-holds = contient { $spells }
short-seen = vus jusqu’ici : { $spells }
short-down = face cachée sur le dessus : { $spell }
short-card = { $type }, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 }, { $bars ->
    [one] { $bars } barre
   *[other] { $bars } barres
 }
short-book = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
short-on = sur { $who }
short-at = en { $place }
short-ends-in = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
 }
short-by = lancé par { $who }

## The ground
short-ground = Champ de bataille
short-board = { $inches }″ sur { $inches }″, { $total } points
short-clear = dégagé
short-structure = { $count ->
    [one] { $count } point de structure
   *[other] { $count } points de structure
 }

## Answers
short-such-as = Par le numéro, ou par une clé comme { $key } :
short-places = Endroits, en pouces depuis les bords ouest et sud :
short-deed-move = bouger
short-deed-turn = se tourner
short-deed-double = pas de course
short-deed-soar = voler ou atterrir
short-deed-quick = vivement :
short-deed-form = mener une formation
short-deed-close = attaquer
short-deed-capture = capturer
short-deed-charge = charger
short-deed-surge = ruée
short-deed-wall = abattre
short-deed-shot = tirer sur
short-deed-shots = tirer sur plusieurs
short-deed-volley = salve sur
short-deed-blast = décharge sur
short-deed-freeze = geler
short-deed-flame = flamme sur
short-deed-wave = onde de choc
short-deed-bound = bouger et tirer
short-deed-breach = abattre au tir
short-deed-confuse = troubler
short-deed-heal = soigner
short-deed-lift = léviter
short-deed-raise = relever un mort
short-deed-regen = se régénérer
short-deed-cast = lancer
short-deed-browse = rechercher dans
short-deed-shake = se défaire de
short-deed-equip = ramasser
short-deed-drop = poser
short-deed-hand = remettre
short-deed-siphon = siphonner
short-deed-tap = puiser chez
short-deed-poison = empoisonner
short-deed-rally = jet de commandement
short-deed-renew = régénérer

## Places and paths that are typed
short-how-look = Tapez un numéro, ou > et une figurine, un point cardinal (n, ne, e, se, s, sw, w, nw) ou un endroit : >b3, >ne, >18.5,20.
short-how-place = Tapez un numéro, ou un endroit en pouces depuis les bords ouest et sud : 18.5,20.25.
short-how-place-and-look = Tapez un numéro, ou un endroit en pouces et, si vous voulez, où regarder : 18.5,20.25 >n.
short-how-path = Tapez un numéro, ou { $places ->
    [one] un endroit
   *[other] jusqu’à { $places } endroits
 } en pouces et où regarder (sinon vers l’adversaire le plus proche) : 18.5,20.25 >b3, >ne ou >22,21. Avec try devant, vous voyez ce qui suivrait.
short-no-look = On ne peut pas regarder « { $word } » : nommez une figurine du champ de bataille, n, ne, e, se, s, sw, w, nw, ou un endroit.

## What trying tells
short-try-path = Chemin
short-try-facing = Regarde
short-try-used = Parcouru
short-try-left = Reste
short-try-stopped-by = Arrêté par
short-try-captive = Captif en
short-try-contacts = Touche
short-try-touches = Touche
short-try-spins = Pivot gratuit pour
short-try-impaled-by = Armes d’hast qui frappent
short-try-objectives = Objectifs
short-try-close = Corps à corps
short-try-ranged = Combat à distance
short-try-spells = Sorts
short-try-threats = Menaces
short-try-place = Endroit
short-try-within = À sa portée
short-try-corners = Couvre
short-line-hindered = gênée
short-line-blocked = bloquée
short-threat-charge = (charge)
short-threat-shoot = (tir)

## Signs
short-legend-figures = A3^ une figurine ; le trait part de l’étiquette vers là où elle regarde : A3^ nord, A3/ nord-est, A3> est, A3\ sud-est, A3v sud, /A3 sud-ouest, <A3 ouest, \A3 nord-ouest.
short-legend-values = 2/6 le clic du cadran, { $token } un jeton, 7/9/15/1 vitesse, attaque, défense, dégâts, 10:2 portée et dégâts à distance.
short-legend-ground = o1 un objectif, { $glyph } un glyphe, k1 un livre au sol ; { $shades }. La marge compte les pouces.
short-legend-books = Dans un livre ouvert pour vous, le [sort de réserve] vient en premier.
