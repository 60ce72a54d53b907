# Sabbat Magica in French. Everything a player reads: names, questions, options, events, account.
# Forms of a name (attributes) are offered to the sentences as $name-form.

title = Sabbat Magica
blurb = Envoyez vos fantômes hanter les lapins, les nonnes et les ogres d’Helvétia, et nourrissez-les de la terreur qu’ils sèment.

## Peoples. The value is the name of the player in sentences; it stands at the beginning or in the middle. .for repeats the preposition in a list.
people-B = Bleu
    .magician = succube d’Argosola
    .ghosts = esclaves
    .board = table maquillage
    .for = pour Bleu
people-R = Rouge
    .magician = vampire de Zugriga
    .ghosts = sbires
    .board = table de magicien
    .for = pour Rouge
people-Y = Jaune
    .magician = mage de Sanagal
    .ghosts = esprits
    .board = table d’alchimiste
    .for = pour Jaune
people-G = Vert
    .magician = elfe de Luserna
    .ghosts = feux-follets
    .board = dolmen en bois
    .for = pour Vert

## Resources. The value names the kind; .obj is what somebody takes, pays or loses ($n of them), .subj what lies or appears somewhere; .many is the plural, .of follows "combien".
resource-s = araignée
    .obj = { $n ->
        [one] une araignée
       *[other] { $n } araignées
    }
    .subj = { $n ->
        [one] une araignée
       *[other] { $n } araignées
    }
    .many = araignées
    .of = d’araignées
    .short = s
resource-r = queue de rat
    .obj = { $n ->
        [one] une queue de rat
       *[other] { $n } queues de rat
    }
    .subj = { $n ->
        [one] une queue de rat
       *[other] { $n } queues de rat
    }
    .many = queues de rat
    .of = de queues de rat
    .short = r
resource-g = pierre précieuse
    .obj = { $n ->
        [one] une pierre précieuse
       *[other] { $n } pierres précieuses
    }
    .subj = { $n ->
        [one] une pierre précieuse
       *[other] { $n } pierres précieuses
    }
    .many = pierres précieuses
    .of = de pierres précieuses
    .short = g
resource-m = masque de Sabbat
    .obj = { $n ->
        [one] un masque de Sabbat
       *[other] { $n } masques de Sabbat
    }
    .subj = { $n ->
        [one] un masque de Sabbat
       *[other] { $n } masques de Sabbat
    }
    .many = masques de Sabbat
    .of = de masques de Sabbat
    .short = m

store-2 = réserve 2H
store-1 = réserve 1H

## Places. .to after a verb of motion, .from where something leaves or what belongs to it, .in where it stands.
place-br = pont-levis
    .to = au pont-levis
    .from = du pont-levis
    .in = sur le pont-levis
place-gy = cimetière
    .to = au cimetière
    .from = du cimetière
    .in = au cimetière
place-gd-gla = verrerie
    .to = à la verrerie
    .from = de la verrerie
    .in = à la verrerie
place-gd-cry = globe de cristal
    .to = au globe de cristal
    .from = du globe de cristal
    .in = au globe de cristal
place-gd-can = cantine
    .to = à la cantine
    .from = de la cantine
    .in = à la cantine
place-gd-tra = terrain d’entraînement
    .to = au terrain d’entraînement
    .from = du terrain d’entraînement
    .in = sur le terrain d’entraînement
place-gd-alc = bureau de l’alchimiste
    .to = au bureau de l’alchimiste
    .from = du bureau de l’alchimiste
    .in = au bureau de l’alchimiste
place-gd-zen = jardin zen
    .to = au jardin zen
    .from = du jardin zen
    .in = au jardin zen
place-rg-tur = Turgapel
    .to = à Turgapel
    .from = de Turgapel
    .in = à Turgapel
    .folk = centaures
place-rg-nes = Neshata
    .to = à Neshata
    .from = de Neshata
    .in = à Neshata
    .folk = lapins
place-rg-gin = Gineva
    .to = à Gineva
    .from = de Gineva
    .in = à Gineva
    .folk = diplomates
place-rg-vad = Vada
    .to = à Vada
    .from = de Vada
    .in = à Vada
    .folk = gladiateurs
place-rg-fri = Friburga
    .to = à Friburga
    .from = de Friburga
    .in = à Friburga
    .folk = nonnes
place-rg-val = Valé
    .to = à Valé
    .from = de Valé
    .in = à Valé
    .folk = fous
place-rg-ber = Berena
    .to = à Berena
    .from = de Berena
    .in = à Berena
    .folk = ours
place-rg-gri = Grisa
    .to = à Grisa
    .from = de Grisa
    .in = à Grisa
    .folk = ogres

## Manor tiles. .does says what the tile is for.
tile-t_s = araignées
    .does = prendre 2 araignées
tile-t_r = queues de rat
    .does = prendre 2 queues de rat
tile-t_g = pierres précieuses
    .does = prendre 2 pierres précieuses
tile-t_m = masques de Sabbat
    .does = prendre 2 masques de Sabbat
tile-t_gri = grimoire
    .does = retirer votre ressource maudite
tile-t_clo = horloge
    .does = faire repasser en 2H tout ce qui est en 1H
tile-t_ter = terrorisator
    .does = défausser une ressource pour 4 points de terreur (2H) ou 2 points de terreur (1H)
tile-t_tub = éprouvette
    .does = échanger autant de ressources d’une même sorte que vous voulez

## Garden bonuses: .major on place 1, .minor on place 2.
garden-gla = miroirs
    .major = +1 point de terreur pour chaque miroir que vous fendez ou brisez
    .minor = +1 point de terreur quand vous brisez un miroir fendu
garden-cry = régions
    .major = +1 PV pour chacune de vos régions qui vaut 2 ou 3 PV
    .minor = +1 PV pour chacune de vos régions qui vaut 2 PV
garden-can = nourriture et ordre
    .major = 2 fantômes de moins à nourrir, +2 pour l’ordre du tour
    .minor = 1 fantôme de moins à nourrir, +1 pour l’ordre du tour
garden-tra = combats
    .major = +1 PV par combat gagné
    .minor = +1 PV par combat gagné dans une région
garden-alc = homologation
    .major = vous récupérez jusqu’à 2 ressources par lot homologué
    .minor = vous récupérez jusqu’à 1 ressource par lot homologué
garden-zen = retour
    .major = 2 points de terreur au lieu de 1 pour chacun de vos fantômes qui revient au pont-levis
    .minor = 2 points de terreur au lieu de 1 pour chacun de vos fantômes qui revient d’une région

## Time cards and their bonuses
time-ful = Pleine lune
time-foo = Fête des Fous
time-nat = Fête de Mère Nature
time-har = Fête des Moissons
time-hal = Demi-lune
time-car = Carnaval
time-dar = Lune noire
bonus-T1 = 1 point de terreur
bonus-T2 = 2 points de terreur
bonus-V1 = 1 PV
bonus-V2 = 2 PV
bonus-any = une ressource au choix
bonus-s = une araignée
bonus-r = une queue de rat
bonus-g = une pierre précieuse
bonus-m = un masque de Sabbat

## POWER cards. .does is the effect in short.
power-lux = Luxuriance
    .does = à l’une de vos décisions, quelle qu’elle soit, 2 ressources de votre choix rejoignent votre réserve 2H (normalement lors de deux tours de la partie)
power-app = Apparition
    .does = à la fin d’un mouvement du magicien, chaque adversaire adjacent reçoit dans sa réserve 1H une ressource de votre choix
power-sec = Zone secrète
    .does = au début d’un tour, un de vos fantômes est mis à l’abri : ni déplacement ni attaque jusqu’à la fin de la phase B
power-dop = Doppelgänger
    .does = à la fin d’un mouvement du magicien, vous utilisez une fois de plus la tuile ou un miroir (normalement lors de cinq tours de la partie)
power-tel = Téléportation
    .does = pendant un mouvement des fantômes, un fantôme entre dans n’importe quelle région sans payer le portail
power-fir = Boule de feu
    .does = à la fin d’un mouvement du magicien, chaque adversaire adjacent perd un fantôme du pont-levis, qui va au cimetière
power-bat = Chauves-souris
    .does = votre magicien vole jusqu’à n’importe quelle case sans magicien
power-sed = Séduction
    .does = à la fin d’un mouvement du magicien, vous prenez toutes les pierres précieuses des réserves des adversaires adjacents (normalement lors de quatre tours de la partie)
power-imm = Don d’immortalité
    .does = un fantôme expulsé par un combat réapparaît sur un emplacement libre du même plateau
power-boo = Accélération
    .does = au début d’un mouvement des fantômes, vos fantômes peuvent faire deux pas d’un lieu voisin à l’autre
power-spe = Envoûtement
    .does = à la fin d’un mouvement du magicien, vous volez 1 point de terreur à chaque adversaire adjacent (normalement lors de deux tours de la partie)
power-fre = Frénésie
    .does = pendant un mouvement des fantômes, vous gagnez 3 points de terreur (normalement lors d’un seul tour de la partie)

## Phases and words of the board
phase-study = Étude
phase-bonus = Bonus du tour de jeu
phase-act = Manigances
phase-magician = Manigances : magicien
phase-ghosts = Manigances : fantômes
phase-stewardship = Intendance
phase-end = Fin de la partie
board-round = Tour { $round } sur { $rounds }
board-lap = Action { $lap } sur { $actions }
board-order = Ordre du tour
board-terror = terreur
board-vp = PV
board-zone = zone d’homologation
board-skull = case tête de mort
board-cursed = ressource maudite
board-chimeras = chimères
board-power = carte POWER
board-manor = Manoir
board-regions = Régions
board-gardens = Jardins
board-ghosts = Fantômes
board-magician = magicien
board-off-grid = hors du manoir
board-gate = portail
board-gates-out = Portails absents de cette partie
board-places = emplacements
board-place = emplacement { $n } : { $what }
board-free-place = libre
board-mirrors = Miroirs
board-intact = entier
board-cracked = fendu
board-broken = brisé
board-protected = protégé
board-moved = a bougé
board-unseen-cards = Cartes temps pas encore vues
board-removed-card = La carte temps retirée était « { $card } ».
board-last-round = C’est le dernier tour.
board-bonus-taken = pris par { $who }
board-whole = Le plateau de Sabbat Magica
board-mirror = Miroir { $mirror }, { $state }
board-invocation = Fantômes pour le pont-levis
board-hand-closed = { $who } : la main est fermée
board-canteen-counts = cantine : +{ $n }
board-power-ready = prête
board-power-used = utilisée ce tour-ci
board-empty = vide
board-legend = Chaque case montre sa tuile ; une lettre entre parenthèses, crochets, accolades ou chevrons, selon le peuple, est un magicien. Les fantômes sont donnés dans l’ordre des emplacements, à partir du premier.

## Squares and mirrors are called by their letters and numbers.
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
mirror-Na = Na
mirror-Nb = Nb
mirror-Nc = Nc
mirror-Nd = Nd
mirror-Sa = Sa
mirror-Sb = Sb
mirror-Sc = Sc
mirror-Sd = Sd
mirror-W1 = W1
mirror-W2 = W2
mirror-W3 = W3
mirror-W4 = W4
mirror-E1 = E1
mirror-E2 = E2
mirror-E3 = E3
mirror-E4 = E4

## Questions
ask-secret-area = Lequel de vos fantômes se cache dans la Zone secrète pendant ce tour ?
ask-invoke = Combien de fantômes envoyez-vous sur le pont-levis ({ $available ->
        [one] { $available } disponible
       *[other] { $available } disponibles
    }) ?
ask-invoke-first = Combien de fantômes envoyez-vous sur le pont-levis ({ $available ->
        [one] { $available } disponible
       *[other] { $available } disponibles
    }) ? Pour une première partie, envoyez-en de 1 à 3.
ask-bonus = Quel bonus de la carte temps prenez-vous ?
ask-luxuriance = Luxuriance : choisissez deux ressources pour votre réserve 2H.
ask-action = Que faites-vous de cette action ?
ask-magician = Où va votre magicien ?
ask-effect = Votre magicien est en { $square }. Qu’y utilisez-vous ?
ask-terroriser = Terrorisator : quelle ressource défaussez-vous ?
ask-test-tube = Éprouvette : quelle sorte de ressource donnez-vous ?
ask-test-tube-2h = Éprouvette : combien { $resource-of } de votre réserve 2H donnez-vous ?
ask-test-tube-1h = Éprouvette : combien { $resource-of } de votre réserve 1H donnez-vous ?
ask-test-tube-into-2h = Éprouvette : que recevez-vous dans votre réserve 2H ?
ask-test-tube-into-1h = Éprouvette : que recevez-vous dans votre réserve 1H ?
ask-end-of-magician = Utilisez-vous votre pouvoir à la fin du mouvement du magicien ?
ask-apparition = Apparition : que faites-vous apparaître dans la réserve 1H de { $who } ?
ask-ghosts = Quel fantôme se déplace maintenant, et où va-t-il ?
ask-pay = Dans quelle réserve puisez-vous pour payer le portail { $where-from } ?
ask-arrive = Votre fantôme arrive { $where-to }. Que fait-il ?
ask-immortality = Votre fantôme vient d’être expulsé { $where-from }. Le faites-vous réapparaître ?
ask-feed = La terreur ne suffit pas. Choisissez { $count ->
        [one] le fantôme qui reste
       *[other] les { $count } fantômes qui restent
    } le ventre creux.
ask-alchemist = Alchimiste : quelles ressources de ce lot récupérez-vous ({ $most } au plus) ?

## Options
option-hide = cacher le fantôme { $where-from }
option-hide-nobody = ne cacher personne ce tour-ci
option-send = { $n ->
        [0] n’envoyer personne
        [one] envoyer 1 fantôme
       *[other] envoyer { $n } fantômes
    }
option-send-with-canteen = { $n ->
        [0] n’envoyer personne
        [one] envoyer 1 fantôme
       *[other] envoyer { $n } fantômes
    }, la cantine compte +{ $bonus }
option-send-without-canteen = { $n ->
        [0] n’envoyer personne
        [one] envoyer 1 fantôme
       *[other] envoyer { $n } fantômes
    }, sans compter la cantine
option-take-bonus = bonus { $slot } : { $bonus }
option-take-any-resource = bonus { $slot } : { $resource }
option-use-luxuriance = Luxuriance : prendre deux ressources
option-move-magician = déplacer le magicien
option-move-ghosts = déplacer les fantômes
option-pass = passer
option-walk = { $square } ({ $tile })
option-fly = { $square } ({ $tile }), en volant avec Chauves-souris
option-use-tile = { $tile } : { $tile-does }
option-crack-mirror = fendre le miroir { $mirror } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur
option-break-mirror = briser le miroir { $mirror } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur
option-use-nothing = ne rien utiliser
option-burn = { $resource } de la { $store } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur
option-this-resource = { $resource }
option-plant = { $resource }
option-use-tile-again = Doppelgänger : utiliser de nouveau la tuile ({ $tile })
option-crack-mirror-too = Doppelgänger : fendre le miroir { $mirror } (+{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur)
option-break-mirror-too = Doppelgänger : briser le miroir { $mirror } (+{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur)
option-use-fireball = Boule de feu : brûler un fantôme de chaque adversaire adjacent
option-use-seduction = Séduction : prendre toutes les pierres précieuses des adversaires adjacents
option-use-spell = Envoûtement : voler 1 point de terreur à chaque adversaire adjacent
option-use-apparition = Apparition : glisser une ressource chez chaque adversaire adjacent
option-use-no-power = terminer l’action
option-enter-garden = du pont-levis { $to-to }
option-enter-region = du pont-levis { $to-to }, en payant { $fee-obj }
option-teleport = se téléporter { $to-to }, sans payer
option-go-back = retour { $origin-from } au pont-levis
option-go-on = { $origin-from } { $to-to }
option-end-ghosts = terminer l’action
option-use-frenzy = Frénésie : +3 points de terreur
option-use-booster = Accélération : les fantômes peuvent faire deux pas pendant cette action
option-pay = { $fee-obj } de la { $store }
option-pay-from-both = { $from1-obj } de la réserve 1H, { $from2-obj } de la réserve 2H
option-take-place = s’installer à l’emplacement { $place } (libre)
option-fight = combattre : −{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de terreur, +{ $vp } PV
option-fight-and-expel = combattre : −{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de terreur, +{ $vp } PV, le fantôme de { $loser } est expulsé
option-be-turned-away = se faire refouler : +1 point de terreur, mais +{ $vp } PV { $rivals-for }{ $rivals-count ->
        [one] {""}
       *[other] , chacun
    }
option-reappear = réapparaître { $where-in }
option-go-to-graveyard = aller au cimetière : +1 point de terreur
option-let-starve = le fantôme { $where-from }
option-let-starve-on-bridge = un fantôme du pont-levis

## Events
event-round-began = Le tour { $round } commence.
event-card-turned = { $card } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } chacun.
event-curse-struck = La malédiction frappe { $who } : −{ $vp } PV.
event-spoiled = { $who } laisse { $count ->
        [one] une ressource
       *[other] { $count } ressources
    } se gâter : une ressource maudite repose sur la case tête de mort.
event-invoked = { $who } { $sent ->
        [0] n’envoie aucun fantôme
        [one] envoie 1 fantôme
       *[other] envoie { $sent } fantômes
    } sur le pont-levis ; il { $kept ->
        [0] n’en reste aucun
        [one] en reste un
       *[other] en reste { $kept }
    } au cimetière.
event-canteen-counted = La cantine compte pour { $who } : +{ $bonus }.
event-order-set = Ordre du tour : { $order-then }.
event-bonus-taken = { $who } prend le bonus : { $bonus }.
event-passed = { $who } passe.
event-magician-moved = Le magicien de { $who } va en { $square }.
event-resources-taken = { $who } prend { $resources-obj }.
event-curse-lifted = { $who } lit le grimoire : la malédiction est levée.
event-clock-turned-back = { $who } retarde l’horloge : { $count ->
        [one] 1 ressource repasse
       *[other] { $count } ressources repassent
    } de 1H en 2H.
event-resource-burnt = { $who } jette dans le terrorisator { $resource-obj } de la { $store } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-exchanged = { $who } échange { $count ->
        [one] { $resource-obj }
       *[other] { $count } { $resource-many }
    } contre { $received-obj }.
event-mirror-cracked = { $who } fend le miroir { $mirror } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-mirror-broken = { $who } brise le miroir { $mirror } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-gate-paid = { $who } ouvre le portail { $where-from } avec { $fee-obj }.
event-returned = Un fantôme de { $who } revient { $where-from } au pont-levis : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-place-taken = Un fantôme de { $who } prend l’emplacement { $place } { $where-from }.
event-fought = { $who } affronte { $beaten } { $where-in } (−{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de terreur) : +{ $vp } PV.
event-expelled = Le fantôme de { $who } est expulsé { $where-from } et va au cimetière : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-turned-away = Un fantôme de { $who } est refoulé { $where-from } : +{ $vp } PV { $rivals-for }{ $rivals-count ->
        [one] {""}
       *[other] {" "}(chacun)
    }, +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur { $who-for }.
event-power-opened = { $who } révèle une carte POWER : { $power } !
event-power-used = { $who } utilise { $power }.
event-protected = Zone secrète : le fantôme de { $who } { $where-in } est à l’abri pendant ce tour.
event-appeared = Dans la réserve 1H de { $who } apparaît { $resource-obj }.
event-burnt = Un fantôme de { $who } brûle sur le pont-levis et va au cimetière.
event-seduced = { $who } séduit le voisinage et emporte { $count ->
        [one] 1 pierre précieuse
       *[other] { $count } pierres précieuses
    }.
event-bewitched = { $who } envoûte { $victims } : 1 point de terreur volé { $victims-count ->
        [one] au passage
       *[other] à chacun
    }.
event-frenzied = { $who } entre en frénésie : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-reappeared = Le fantôme de { $who } réapparaît { $where-in }.
event-fed = { $who } nourrit ses fantômes avec { $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-starved = Le ventre creux, { $where-count ->
        [one] un fantôme de { $who } s’en va
       *[other] { $where-count } fantômes de { $who } s’en vont
    } { $where-from } (−{ $where-count } PV).
event-regions-scored = Les régions de { $who } rapportent { $vp } PV.
event-approved = { $who } fait homologuer { $sets ->
        [one] un lot
       *[other] { $sets } lots
    } : { $sets ->
        [one] une chimère
       *[other] { $sets } chimères
    }.
event-recovered = L’alchimiste rend { $resources-obj } à { $who }.
event-game-ended = Le Sabbat est terminé.

## Account and options of the table
account-track = Points de victoire sur la piste
account-chimeras = Chimères, { $each } PV chacune
setting-peoples = Peuples
    .help = Qui joue quel peuple : les lettres dans l’ordre des sièges (B succube, R vampire, Y mage, G elfe), ou « random » pour s’en remettre au hasard.
setting-use_powers = Cartes POWER
    .help = Jouer avec les trois cartes POWER de chaque peuple.
setting-power_uses = Fréquence d’utilisation d’un pouvoir
    .help = « card » : une fois par tour, lors d’autant de tours que le dit la carte ; « round » : une fois à chaque tour ; « game » : une fois par partie ; « trigger » : à chaque occasion (Luxuriance une fois par tour).
setting-vp_floor_zero = Pas de points de victoire sous zéro
    .help = Les pertes s’arrêtent à 0 au lieu de descendre plus bas.
setting-roomy_gardens = Grands jardins
    .help = À deux aussi, chaque jardin a un second emplacement : les bonus mineurs sont en jeu.
setting-peoples-random = au hasard
setting-power_uses-card = comme le dit la carte
setting-power_uses-round = une fois à chaque tour
setting-power_uses-game = une fois par partie
setting-power_uses-trigger = à chaque occasion

## Where points come from
web-sm-terror = terreur
web-sm-from-fights = Combats
web-sm-from-regions = Régions
web-sm-from-bonus = Bonus
web-sm-from-hunger = Faim
web-sm-from-curses = Malédictions
