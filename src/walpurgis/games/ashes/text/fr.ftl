# Ashes to Ashes in French: names, cards, questions, options, events, verdicts, settings.
# Figures have forms: the value is a label ("Commandant"), .the stands inside a sentence ("le Commandant"), .cap begins one, .of says whose ("du Commandant").
# A direction and an outer place have .to, which follows a verb of motion. Cards and upgrades are labels; $side follows "les". $space stands after "en" or "jusqu’à".
# $edge is a label ("Entre C6 et C7") and has .in for a sentence. Places around the board and icons have .does, which says what they are good for.

title = Ashes to Ashes
blurb = Tracez des chemins luminescents dans la nuit, capturez l’Élue avant la dernière case et ramenez-la chez vous : Humains ou Vampires, sous l’œil de la Société secrète.

## Players, as they are called where no name is known
seat-0 = Bougie
seat-1 = Corbeau
seat-2 = Lanterne
seat-3 = Loup
seat-4 = Torche
seat-5 = Phalène

side-H = Humains
side-V = Vampires
side-SS = Société secrète

## Figures
figure-D = Docteur
    .the = le Docteur
    .cap = Le Docteur
    .of = du Docteur
figure-M = Commandant
    .the = le Commandant
    .cap = Le Commandant
    .of = du Commandant
figure-R = Révérend
    .the = le Révérend
    .cap = Le Révérend
    .of = du Révérend
figure-K = Voleur
    .the = le Voleur
    .cap = Le Voleur
    .of = du Voleur
figure-O = Otis
    .the = Otis
    .cap = Otis
    .of = d’Otis
figure-S = Sryz
    .the = Sryz
    .cap = Sryz
    .of = de Sryz
figure-T = Thorne
    .the = Thorne
    .cap = Thorne
    .of = de Thorne
figure-SA = Figurine A de la Société
    .the = la figurine A de la Société
    .cap = La figurine A de la Société
    .of = de la figurine A de la Société
figure-SB = Figurine B de la Société
    .the = la figurine B de la Société
    .cap = La figurine B de la Société
    .of = de la figurine B de la Société
figure-g1 = Goule 1
    .the = la goule 1
    .cap = La goule 1
    .of = de la goule 1
figure-g2 = Goule 2
    .the = la goule 2
    .cap = La goule 2
    .of = de la goule 2
figure-g3 = Goule 3
    .the = la goule 3
    .cap = La goule 3
    .of = de la goule 3
figure-g4 = Goule 4
    .the = la goule 4
    .cap = La goule 4
    .of = de la goule 4
figure-g5 = Goule 5
    .the = la goule 5
    .cap = La goule 5
    .of = de la goule 5
figure-g6 = Goule 6
    .the = la goule 6
    .cap = La goule 6
    .of = de la goule 6
figure-g7 = Goule 7
    .the = la goule 7
    .cap = La goule 7
    .of = de la goule 7
figure-g8 = Capitaine goule
    .the = le Capitaine goule
    .cap = Le Capitaine goule
    .of = du Capitaine goule
chosen = l’Élue

## Symbols, tiles, directions
symbol-sun = soleil
symbol-moon = lune
symbol-blood = sang
kind-S = droite
kind-C = courbe
face-NS = droite, du nord au sud
face-EW = droite, d’est en ouest
face-NE = courbe, du nord à l’est
face-SE = courbe, du sud à l’est
face-SW = courbe, du sud à l’ouest
face-NW = courbe, du nord à l’ouest
direction-N = nord
    .to = vers le nord
direction-E = est
    .to = vers l’est
direction-S = sud
    .to = vers le sud
direction-W = ouest
    .to = vers l’ouest
flank-front = de face
flank-side = de flanc
flank-rear = de dos
between = Entre { $one } et { $other }
    .in = entre { $one } et { $other }

## Places around the board
outer-al-D = zone Allié (Docteur)
    .to = dans la zone Allié du Docteur
    .does = augmenter de 1 le pouvoir de ce personnage
outer-al-M = zone Allié (Commandant)
    .to = dans la zone Allié du Commandant
    .does = augmenter de 1 le pouvoir de ce personnage
outer-al-R = zone Allié (Révérend)
    .to = dans la zone Allié du Révérend
    .does = augmenter de 1 le pouvoir de ce personnage
outer-al-K = zone Allié (Voleur)
    .to = dans la zone Allié du Voleur
    .does = augmenter de 1 le pouvoir de ce personnage
outer-al-O = zone Allié (Otis)
    .to = dans la zone Allié d’Otis
    .does = augmenter de 1 le pouvoir de ce personnage
outer-al-S = zone Allié (Sryz)
    .to = dans la zone Allié de Sryz
    .does = augmenter de 1 le pouvoir de ce personnage
outer-al-T = zone Allié (Thorne)
    .to = dans la zone Allié de Thorne
    .does = augmenter de 1 le pouvoir de ce personnage
outer-bm-1 = Marché noir 1
    .to = à la place 1 du Marché noir
    .does = payer 1 de pouvoir et prendre la carte Amélioration de cet emplacement
outer-bm-2 = Marché noir 2
    .to = à la place 2 du Marché noir
    .does = payer 1 de pouvoir et prendre la carte Amélioration de cet emplacement
outer-bm-3 = Marché noir 3
    .to = à la place 3 du Marché noir
    .does = payer 1 de pouvoir et prendre la carte Amélioration de cet emplacement
outer-seer = Voyante
    .to = chez la Voyante
    .does = payer 3 de pouvoir, piocher une carte Action et en jouer une aussitôt
outer-alch = Alchimiste
    .to = chez l’Alchimiste
    .does = augmenter de 1 le pouvoir de ce personnage
outer-myst = Mystique
    .to = chez le Mystique
    .does = déplacer un de vos portails chez l’adversaire
help-al = Votre jeton placé ici augmente de 1, à chaque tour, le niveau de pouvoir de son personnage.
help-bm = Payez 1 niveau de pouvoir d’un personnage : prenez la carte Amélioration de cet emplacement.
help-seer = Payez 3 niveaux de pouvoir d’un même personnage : piochez une carte Action, puis jouez-en une aussitôt.
help-alch = Défaussez une carte Amélioration : retirez une tuile éthérée sans figurine, ou remplacez-la par une tuile de l’autre sorte.
help-myst = Déplacez un portail de votre secteur dans l’autre. Il y blessera vos ennemis.

## Action cards
card-GS1 = Droite · soleil
card-GS2 = Droite · soleil
card-GS3 = Droite · lune
card-GS4 = Droite · lune
card-GS5 = Droite · sang
card-GS6 = Droite · sang
card-GC1 = Courbe · soleil
card-GC2 = Courbe · soleil
card-GC3 = Courbe · lune
card-GC4 = Courbe · lune
card-GC5 = Courbe · sang
card-GC6 = Courbe · sang
card-D1 = Docteur (droite, courbe) · soleil
card-D2 = Docteur (2 droites) · soleil
card-D3 = Docteur (2 courbes) · lune
card-D4 = Docteur (2 droites, courbe) · lune
card-D5 = Docteur (droite, 2 courbes) · sang
card-M1 = Commandant (droite, courbe) · lune
card-M2 = Commandant (droite, courbe) · lune
card-M3 = Commandant (2 droites) · sang
card-M4 = Commandant (2 courbes) · sang
card-M5 = Commandant (2 droites, courbe) · soleil
card-R1 = Révérend (droite, courbe) · sang
card-R2 = Révérend (2 droites) · sang
card-R3 = Révérend (2 courbes) · soleil
card-R4 = Révérend (droite, 2 courbes) · soleil
card-R5 = Révérend (droite, courbe) · lune
card-O1 = Otis (droite, courbe) · soleil
card-O2 = Otis (2 droites) · soleil
card-O3 = Otis (2 courbes) · lune
card-O4 = Otis (2 droites, courbe) · lune
card-O5 = Otis (droite, 2 courbes) · sang
card-S1 = Sryz (droite, courbe) · lune
card-S2 = Sryz (droite, courbe) · lune
card-S3 = Sryz (2 droites) · sang
card-S4 = Sryz (2 courbes) · sang
card-S5 = Sryz (2 droites, courbe) · soleil
card-T1 = Thorne (droite, courbe) · sang
card-T2 = Thorne (2 droites) · sang
card-T3 = Thorne (2 courbes) · soleil
card-T4 = Thorne (droite, 2 courbes) · soleil
card-T5 = Thorne (droite, courbe) · lune
card-KD1 = Voleur (droite, courbe) · soleil
card-KD2 = Voleur (2 courbes) · soleil
card-KD3 = Voleur (droite, courbe) · lune
card-KD4 = Voleur (2 droites) · lune
card-KD5 = Voleur (droite, 2 courbes) · sang
card-KM1 = Voleur (droite, courbe) · lune
card-KM2 = Voleur (2 courbes) · lune
card-KM3 = Voleur (droite, courbe) · sang
card-KM4 = Voleur (2 droites) · sang
card-KM5 = Voleur (droite, 2 courbes) · soleil
card-KR1 = Voleur (droite, courbe) · sang
card-KR2 = Voleur (2 courbes) · sang
card-KR3 = Voleur (droite, courbe) · soleil
card-KR4 = Voleur (2 droites) · soleil
card-KR5 = Voleur (droite, 2 courbes) · lune
help-generic = Posez une tuile de cette sorte n’importe où, ou tournez-en une ; ensuite, vous pouvez faire courir un personnage, le vôtre ou un ennemi, sur un chemin qui y passe.
help-character = Posez ou tournez au plus ces tuiles autour du personnage ; ensuite, il peut agir.

## Upgrade cards and their icons
icon-strike = Frappe
    .does = toucher tous les ennemis à portée, sans défense possible
icon-shove = Poussée
    .does = déplacer d’une case une figurine de la Société
icon-step = Pas
    .does = déplacer d’une case un de vos personnages
icon-scry = Divination
    .does = regarder les deux prochaines cartes Amélioration et les ordonner
icon-power = Pouvoir
    .does = augmenter de 1 le pouvoir d’un personnage
icon-rifle = Fusil du Commandant
    .does = tourner un vampire, ou le repousser d’une case
icon-bear = Piège à ours
    .does = tendre un piège aux Humains sur une tuile
icon-trap = Piège
    .does = poser un piège sur une case libre
icon-flip = Conversion
    .does = remplacer une tuile par une tuile de l’autre sorte
icon-turn = Rotation
    .does = tourner une tuile à côté d’une de vos figurines
icon-tmove = Mouvement Piège
    .does = déplacer une figurine sur n’importe quel piège
upgrade-HU1 = Frappe
upgrade-HU2 = Frappe
upgrade-HU3 = Frappe et Divination
upgrade-HU4 = Pas
upgrade-HU5 = Pas
upgrade-HU6 = Pas et Pouvoir
upgrade-HU7 = Poussée
upgrade-HU8 = Poussée et Pouvoir
upgrade-HU9 = Divination et Pouvoir
upgrade-HU10 = Divination et Poussée
upgrade-HU11 = Fusil du Commandant
upgrade-HU12 = Fusil du Commandant
upgrade-VU1 = Frappe
upgrade-VU2 = Frappe
upgrade-VU3 = Frappe et Divination
upgrade-VU4 = Pas
upgrade-VU5 = Pas
upgrade-VU6 = Pas et Pouvoir
upgrade-VU7 = Poussée
upgrade-VU8 = Poussée et Pouvoir
upgrade-VU9 = Divination et Pouvoir
upgrade-VU10 = Divination et Poussée
upgrade-VU11 = Piège à ours
upgrade-VU12 = Piège à ours
help-H-strike = Un de vos personnages touche tous les ennemis de sa rangée et de sa colonne : 1 point chacun. Aucune défense possible, et qui tient l’Élue la perd.
help-V-strike = Un de vos personnages touche tous les ennemis sur les deux cases les plus proches de ses quatre diagonales : 3 points chacun. Aucune défense possible, et qui tient l’Élue la perd.
help-H-shove = Déplacez une figurine de la Société secrète de 1 case tout droit.
help-V-shove = Déplacez une figurine de la Société secrète de 1 case en diagonale.
help-H-step = Déplacez un de vos personnages de 1 case tout droit, par un chemin ouvert, sur une tuile, un carrefour ou votre base.
help-V-step = Déplacez un de vos personnages de 1 case en diagonale, sur une tuile, un carrefour ou votre base ; les deux cases doivent être ouvertes vers le coin qu’elles partagent.
help-scry = Regardez les deux cartes du dessus de votre pioche Amélioration et remettez-les dans l’ordre de votre choix.
help-power = Augmentez de 1 le niveau de pouvoir d’un de vos personnages.
help-rifle = Pendant votre attaque contre un vampire, ou quand un vampire contre-attaque : tournez-le, ou repoussez-le sur une case adjacente et tournez-le.
help-bear = Tendez un piège sur une tuile : le prochain Humain qui y passe s’y arrête, et les Humains perdent 2 points.
help-trap = Posez un piège sur une case libre. Quiconque y marche s’arrête et perd 1 point.
help-flip = Remplacez une droite par une courbe, ou une courbe par une droite.
help-turn = Tournez une tuile à côté d’une de vos figurines, même si quelqu’un s’y tient.
help-tmove = Déplacez une figurine sur n’importe quel piège.

## Abilities
ability-D = À la fin de votre tour, vous pouvez payer 2 niveaux de pouvoir d’un même personnage pour gagner 1 point de faction.
ability-O = À la fin de votre tour, vous pouvez payer 2 niveaux de pouvoir d’un même personnage pour gagner 1 point de faction.
ability-M = 1 dégât de plus chaque fois que le Commandant attaque ou subit une attaque.
ability-S = 1 dégât de plus chaque fois que Sryz attaque ou subit une attaque.
ability-R = Ne peut pas subir de contre-attaque.
ability-T = Contre-attaque avec une carte de n’importe quel symbole.

## Cards of the Secret Society
society-S01 = 1-5 · Piège
society-S02 = 6-2 · Piège
society-S03 = 3-7 · Piège
society-S04 = 8-4 · Piège
society-S05 = 1-6 · Piège
society-S06 = 5-2 · Piège
society-S07 = 2-7 · Conversion
society-S08 = 6-3 · Conversion
society-S09 = 3-8 · Conversion
society-S10 = 7-4 · Conversion
society-S11 = 4-5 · Rotation
society-S12 = 8-1 · Rotation
society-S13 = 1-7 · Rotation
society-S14 = 5-3 · Rotation
society-S15 = Mouvement Piège + Piège
society-S16 = Mouvement Piège + Piège
society-S17 = Mouvement Piège + Conversion
society-S18 = Mouvement Piège + Rotation

## Phases
phase-1 = Espaces extérieurs
phase-2 = Actions
phase-3 = Recharge
phase-4 = Fin du tour
phase-places = Mise en place
phase-ghouls = Goules
phase-society-1 = Mouvement de l’Élue
phase-society-2 = Portails
phase-society-3 = Cartes
phase-society-4 = Dégâts et capture
phase-society-5 = Recharge
phase-end = Fin de la partie

## Questions
ask-place = Placez vos figurines sur leurs cases de départ.
ask-token = Placez ou déplacez vos jetons Allié, ou laissez-les où ils sont.
ask-effect = Utilisez une des places où se trouvent vos jetons, ou passez aux actions.
ask-pay = Qui paie ? Son niveau de pouvoir baisse de { $cost }.
ask-seer = Voyante : jouez aussitôt une carte Action.
ask-alchemist-card = Alchimiste : quelle carte Amélioration donnez-vous ?
ask-alchemist = Alchimiste : quelle tuile retirez-vous ou remplacez-vous ?
ask-portal = Mystique : quel portail déplacez-vous ?
ask-edge = Entre quelles cases placez-vous le portail { $portal } ?
ask-quicksand = Achetez des sables mouvants, posez-en sur un carrefour, ou passez aux actions.
ask-main = Jouez une carte, ou terminez la phase. ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main)
ask-generic = Posez ou tournez une tuile ({ $kind }).
ask-tiles = Posez ou tournez des tuiles autour { $who-of }. Il vous reste { $straight ->
        [one] { $straight } droite
       *[other] { $straight } droites
    } et { $curve ->
        [one] { $curve } courbe
       *[other] { $curve } courbes
    }.
ask-kind = Quelle sorte de tuile prenez-vous ?
ask-who = Qui envoyez-vous sur cette tuile ?
ask-step = Que fait { $who-the } ?
ask-defend = { $who-cap } attaque { $target-the } { $flank } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }. Défaussez-vous une carte { $symbol } ?
ask-counter = L’attaque est annulée. Lancez-vous une contre-attaque sur { $target-the } ({ $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }) ?
ask-rifle = Fusil du Commandant : repoussez-vous { $target-the } ?
ask-icon = Quelle icône de la carte Amélioration utilisez-vous ?
ask-strike = Frappe : avec qui ?
ask-power = Pouvoir : qui monte d’un niveau ?
ask-scry = Divination : quelle carte placez-vous sur le dessus ?
ask-shove = Poussée : quelle figurine, et vers où ?
ask-one-step = Pas : qui va où ?
ask-bear = Piège à ours : sur quelle tuile ?
ask-heal = Payez-vous { $cost } niveaux de pouvoir pour gagner { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ?
ask-society-portal = La Société peut déplacer un portail. Lequel ?
ask-society-cards = { $cards ->
        [one] Utilisez-vous votre unique carte ?
       *[other] Lesquelles de vos { $cards } cartes utilisez-vous ?
    }
ask-scheme = Déplacez vos figurines et utilisez les icônes, dans l’ordre de votre choix.
ask-grasp = Quelle figurine prend l’Élue ?
ask-extra = Vous avez capturé l’Élue et pioché une carte. La jouez-vous pour { $who-the } ?
ask-near = Plusieurs personnages sont à la même distance. À qui s’en prend { $ghoul-the } ?
ask-ghoul = Où va { $ghoul-the } ?

## Options
option-put-figure = { $who } en { $space }
option-token = Mettre le jeton { $who-of } { $place-to }
option-token-back = Remettre le jeton { $who-of } dans la réserve
option-end-tokens = Laisser les jetons où ils sont
option-effect = { $place } : { $place-does }
option-end-effects = Passer aux actions
option-pay = { $who-cap } paie
option-act = Jouer { $card }
option-exchange = Échanger { $card } contre { $upgrade }
option-play-upgrade = Jouer l’amélioration { $upgrade }
option-end-actions = Terminer la phase
option-give-upgrade = Donner { $upgrade }
option-remove-tile = Retirer la tuile en { $space }
option-change-tile = Remplacer la tuile en { $space } : { $face }
option-lay-tile = Poser une tuile en { $space } : { $face }
option-turn-tile = Tourner la tuile en { $space } : { $face }
option-no-tile = Ne plus poser de tuile
option-kind =
    { $kind ->
        [S] Une droite
       *[C] Une courbe
    }
option-portal = Déplacer le portail { $portal }
option-edge = { $edge } (blesse les { $side })
option-no-portal = Ne déplacer aucun portail
option-buy-sand = Acheter des sables mouvants ({ $who-the } paie { $cost } de pouvoir)
option-sand = Sables mouvants en { $space }
option-no-sand = Passer aux actions
option-send = Envoyer { $who-the }
option-nobody = N’envoyer personne
option-stop = S’arrêter ici
option-capture = Capturer l’Élue
option-attack = Attaquer { $target-the } { $flank } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } (défense : { $symbol })
option-go-end = Aller { $direction-to } jusqu’à { $end }
option-go-branch = Aller { $direction-to } jusqu’à la bifurcation en { $end }
option-go-portal = Aller { $direction-to } jusqu’à { $end } et se heurter à un portail (−{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
option-go-trap = Aller { $direction-to } jusqu’à { $end } et tomber dans un piège (−{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
option-go-chosen = Aller { $direction-to } jusqu’à { $end } et capturer l’Élue au passage
option-go-clash = Aller { $direction-to } jusqu’à { $end } et attaquer
option-go-home = Aller { $direction-to } et rentrer à la base en { $end }
option-go-victory = Aller { $direction-to } et rentrer à la base en { $end } avec l’Élue : victoire !
option-take = Encaisser : perdre { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
    }
option-defend = Défausser { $card } et annuler l’attaque
option-counter = Défausser { $card } et contre-attaquer
option-no-counter = Pas de contre-attaque
option-push = En { $space }, le regard { $direction-to }
option-no-rifle = Garder le Fusil
option-use-icon = { $icon } : { $icon-does }
option-end-icons = En rester là avec cette carte
option-strike = { $who } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
option-power = { $who-cap } : pouvoir +1
option-scry = { $first }, puis { $second }
option-shove = { $who } en { $space }
option-one-step = { $who } en { $space }
option-one-step-portal = { $who } vers { $space }, contre un portail (−{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
option-bear = Piège à ours en { $space }
option-heal = { $who-cap } paie
option-no-heal = Ne rien payer
option-use = Utiliser { $cards }
option-no-cards = N’utiliser aucune carte
option-discard = La défausser
option-scheme-move = { $who } au numéro { $number } ({ $space })
option-scheme-trap = { $who } sur le piège en { $space }
option-trap = Piège en { $space }
option-move-trap = Déplacer le piège de { $origin } à { $space }
option-end-schemes = Terminé
option-grasp = { $who }
option-near = { $who }
option-ghoul = En { $space }

## Events
event-turn-began = Tour { $turn } : { $side }.
event-placed = { $who-cap } commence en { $space }.
event-token-moved = Le jeton { $who-of } va { $place-to }.
event-token-taken-back = Le jeton { $who-of } retourne dans la réserve.
event-power-raised = { $who-cap } monte au niveau de pouvoir { $level }.
event-power-paid = { $who-cap } paie { $amount } et descend au niveau de pouvoir { $level }.
event-bought = Les { $side } prennent une amélioration au Marché noir : { $upgrade }.
event-saw-seer = La Voyante donne une carte aux { $side } : { $card }.
event-seer-asked = La Voyante donne une carte aux { $side }.
event-upgrade-given = Les { $side } donnent une amélioration à l’Alchimiste : { $upgrade }.
event-tile-removed = La tuile en { $space } disparaît.
event-tile-changed = La tuile en { $space } est remplacée : { $face }.
event-tile-placed = Une tuile est posée en { $space } : { $face }.
event-tile-turned = La tuile en { $space } est tournée : { $face }.
event-portal-moved = Le portail { $portal } se dresse désormais { $edge-in } et blesse les { $side }.
event-card-played = Les { $side } jouent la carte { $card }.
event-card-exchanged = Les { $side } échangent la carte { $card } contre l’amélioration { $upgrade }.
event-upgrade-played = Les { $side } jouent une amélioration : { $upgrade }.
event-scried = Les { $side } regardent le dessus de leur pioche Amélioration.
event-scry-ordered = Sur le dessus de la pioche Amélioration des { $side } : { $first }, puis { $second }.
event-struck = { $who-cap } frappe { $victims-count ->
        [0] dans le vide
       *[other] et touche { $victims-the }
    }.
event-shoved = Une Poussée envoie { $who-the } en { $space }.
event-stepped = { $who-cap } fait un pas jusqu’à { $space }.
event-walked = { $who-cap } va jusqu’à { $end }.
event-ran-against-portal = { $who-cap } se heurte à un portail en { $space }.
event-trapped = { $who-cap } tombe dans un piège en { $space }.
event-sank = { $who-cap } s’enfonce dans les sables mouvants en { $space }.
event-bear-trap-sprung = { $who-cap } met le pied dans un Piège à ours en { $space }.
event-bear-trap-set = Un Piège à ours est tendu en { $space }.
event-attacked = { $who-cap } attaque { $target-the } { $flank } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } (défense : { $symbol }).
event-defended = Les { $side } annulent l’attaque avec la carte { $card }.
event-countered = Les { $side } contre-attaquent avec la carte { $card } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
event-counter-failed = { $who-cap } ne peut plus atteindre { $target-the } : la contre-attaque échoue.
event-pushed = Le Fusil repousse { $who-the } en { $space }, le regard { $direction-to }.
event-points-lost = Les { $side } perdent { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } (il en reste { $left }).
event-points-gained = Les { $side } gagnent { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } (désormais { $left }).
event-chosen-caught = { $who-cap } tient l’Élue !
event-chosen-neared = L’Élue approche : encore { $left } pas jusqu’au plateau.
event-chosen-walked = L’Élue avance en { $space } : { $left ->
    [0] plus un seul pas à faire
   *[other] encore { $left } pas
}.
event-chosen-waited = L’Élue attend : une figurine de la Société lui barre la route.
event-society-moved = { $who-cap } apparaît en { $space }.
event-society-revealed = Prochaine carte de la Société : { $card }.
event-society-played = La Société utilise : { $cards }.
event-society-drew = La Société pioche une carte : { $card }.
event-society-drew-one = La Société pioche une carte.
event-society-discarded = La Société défausse une carte : { $card }.
event-society-turn-began = C’est au tour de la Société secrète.
event-trap-set = Un piège est posé en { $space }.
event-trap-moved = Le piège passe de { $origin } à { $space }.
event-chosen-held = La Société a tenu l’Élue pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
event-sand-bought = Les { $side } ont des sables mouvants tout prêts.
event-sand-placed = Les { $side } versent des sables mouvants en { $space }.
event-refilled = Les { $side } piochent : { $cards }.
event-drew = Les { $side } piochent { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-market-filled = Nouvelle amélioration au marché des { $side } : { $upgrade }.
event-ghoul-rose = { $who-cap } surgit en { $space }.
event-ghoul-moved = { $who-cap } va en { $space }.
event-ghoul-cards-turned = À suivre : { $ghouls }.
event-came-home = { $who-cap } est à la maison.
event-ended = { $verdict }

## How it ends
verdict-H-base = Les Humains ramènent l’Élue chez eux et gagnent.
verdict-V-base = Les Vampires ramènent l’Élue chez eux et gagnent.
verdict-H-annihilation = Les Vampires n’ont plus de points : les Humains gagnent.
verdict-V-annihilation = Les Humains n’ont plus de points : les Vampires gagnent.
verdict-SS-annihilation = Les deux factions tombent ensemble : la Société secrète gagne.
verdict-SS-last-space = L’Élue atteint la dernière case : la Société secrète gagne.
verdict-SS-six-turns = La Société a tenu l’Élue pendant six tours et gagne.
verdict-H-dawn = L’Aube se lève. Les Humains ont plus de points et gagnent.
verdict-V-dawn = L’Aube se lève. Les Vampires ont plus de points et gagnent.
verdict-SS-dawn = L’Aube se lève sur deux factions à égalité : la Société secrète gagne.
verdict-P-escape = Vos trois personnages sont à la maison : vous gagnez.
verdict-G-ghoul = Une goule a attrapé l’un des vôtres : les goules gagnent.
account-points = Points de faction

## How even it is
balance-beginner = Gagnées par la faction qui commence, parmi celles qu’une faction gagne
balance-humans = Gagnées par les Humains, parmi celles qu’une faction gagne
balance-nobody = Gagnées par personne
balance-society = Gagnées par la Société secrète
balance-escape = Évasions en solitaire
balance-turns = Tours que chacun joue, médiane

## Settings
setting-faction = Solitaire : votre faction
    .help = À qui appartiennent les trois figurines qui traversent le plateau en solitaire : H pour les Humains, V pour les Vampires.
setting-turn_limit = L’Aube après le tour
    .help = Après ce nombre de tours, l’Aube se lève et la faction qui a le plus de points gagne.
setting-grace_turn = Tour de répit
    .help = Pendant le tour où une faction obtient l’Élue, sa base est fermée à ses personnages.
setting-first_turn_cards = Cartes au tout premier tour
    .help = Combien de cartes Action le premier joueur peut jouer au premier tour de la partie.
setting-first_turn_tokens = Jetons Allié au tout premier tour
    .help = Combien de jetons Allié le premier joueur peut déplacer au premier tour de la partie.
setting-ks_quicksand = Supplément : sables mouvants
    .help = Une faction peut acheter des sables mouvants pour 3 niveaux de pouvoir et les poser sur un carrefour.
setting-ks_rifle = Supplément : Fusil du Commandant
    .help = Deux cartes Fusil rejoignent la pioche Amélioration des Humains.
setting-ks_bear = Supplément : Piège à ours
    .help = Deux cartes Piège à ours rejoignent la pioche Amélioration des Vampires.
setting-ks_thief = Supplément : Voleur
    .help = Le Voleur et ses cinq cartes remplacent l’un des Humains.
setting-ks_gargoyle = Supplément : Gargouille vampire
    .help = Une gargouille remplace l’un des jetons Allié des Vampires. Pour le plaisir des yeux.
setting-ks_score = Supplément : figurines de score
    .help = Deux figurines indiquent les points de faction. Pour le plaisir des yeux.
setting-thief_replaces = Le Voleur remplace
    .help = Qui le Voleur remplace : D pour le Docteur, M pour le Commandant, R pour le Révérend.
setting-thief_ability = Capacité du Voleur
    .help = Le Voleur hérite de la capacité du personnage remplacé (inherit), ou n’en a aucune (none).
setting-faction-H = Humains
setting-faction-V = Vampires
setting-thief_replaces-D = Docteur
setting-thief_replaces-M = Commandant
setting-thief_replaces-R = Révérend
setting-thief_ability-inherit = héritée
setting-thief_ability-none = aucune
