# What only the browser says about Ashes to Ashes, in French.

web-aa-faces = tourné vers : { $direction }
web-aa-carries = tient l’Élue
web-aa-acts = agira en numéro { $n }
web-aa-heads = se dirige vers { $spaces }
web-aa-tile = tuile : { $face }
web-aa-crossroads = carrefour
web-aa-base = base : { $side }
web-aa-diagonal = diagonale électrique, case { $n } sur 10
web-aa-empty = libre
web-aa-numbered = case numérotée { $n }
web-aa-trap = piège
web-aa-bear = piège à ours
web-aa-sand = sables mouvants ({ $side })
web-aa-chosen-away = l’Élue est en chemin, pas jusqu’à cette case : { $left }
web-aa-chosen-here = l’Élue, pas restants : { $left }
web-aa-goal = { $who } vient ici à la fin du tour
web-aa-portal-dark = Portail obscur { $portal }
web-aa-portal-light = Portail de lumière { $portal }
web-aa-portal-hurts = Blesse : { $side } (−2, et le chemin s’arrête là)
web-aa-empty-slot = Emplacement vide
web-aa-power = Niveau de pouvoir { $level } sur 6
web-aa-token = Jeton Allié : { $who }
web-aa-reserve = Retour en réserve : { $who }
web-aa-home = à la maison
web-aa-points = Points de faction : { $count } sur 20
web-aa-deck = Pioche : { $count }
web-aa-market = Cartes Amélioration à prendre : { $side }
web-aa-upgrade-deck = Pioche d’améliorations : { $count }
web-aa-sand-ready = Sables mouvants prêts
web-aa-used = Déjà utilisé ce tour-ci.
web-aa-bm = Marché
web-aa-status = Le tour
web-aa-turn = Tour { $n } sur { $limit }
web-aa-turn-alone = Tour { $n }
web-aa-phases = Phases du tour
web-aa-supply-S = Tuiles droites restantes : { $count }
web-aa-supply-C = Tuiles courbes restantes : { $count }
web-aa-tables = Tables de défense et d’attaque
web-aa-table-defence = Défense : quand l’un d’eux (à gauche) attaque
web-aa-table-attack = Contre-attaque : quand l’attaque de l’un d’eux (à gauche) est annulée
web-aa-held = Tours avec l’Élue : { $count } sur { $all }
web-aa-traps = Pièges restants : { $count }
web-aa-society-next = Ses figurines iront sur ces numéros à la fin du tour. Quiconque occupe l’une des huit cases autour d’elles perd 1 point.
web-aa-ghouls-next = Vont bouger
web-aa-ghouls-away = Pas encore réveillées
web-aa-card-who = Posez ou tournez ces tuiles autour de ce personnage ({ $who }), qui peut ensuite marcher.
web-aa-card-any = Posez ou tournez une tuile n’importe où ; quelqu’un peut ensuite être envoyé dessus.
web-aa-card-symbol = En défense et en contre-attaque : { $symbol }.
web-aa-anybody = Générique
web-aa-palette = Sens de la tuile
web-aa-palette-how = R ou la molette tourne la tuile, un clic la pose.
web-aa-take-away = retirer
web-aa-turn-tile = Tourner la tuile
web-aa-which = Laquelle ?
web-aa-duel = Attaque
web-aa-counter = Contre-attaque
web-aa-damage = Dégâts : { $count }
web-aa-needs = Il faut : { $symbol }
web-aa-needs-any = N’importe quelle carte convient
web-aa-awaits = Le coup sera-t-il paré ?
web-aa-parried = Coup paré
web-aa-missed = Hors d’atteinte
web-aa-struck = Coup porté
web-aa-caught = L’Élue change de mains
web-aa-pushed = Le Fusil parle
web-aa-nearer = Agrandir le plateau
web-aa-whole = Tout le plateau
web-aa-played = La carte jouée
web-aa-hand = Main : { $count }
web-aa-no-hand = Votre main est vide
web-aa-upgrades = Cartes Amélioration
web-aa-notice-last = { $left ->
        [one] Encore un pas, et l’Élue est perdue.
       *[other] Encore { $left } pas, et l’Élue est perdue.
    }
web-aa-notice-held = { $left ->
        [one] Encore un tour avec l’Élue, et la Société gagne.
       *[other] Encore { $left } tours avec l’Élue, et la Société gagne.
    }
web-aa-notice-dawn = { $left ->
        [one] L’aube se lève après ce tour.
       *[other] L’aube se lève dans { $left } tours.
    }

# The aim, always in sight
web-aa-aim = But : ramener l’Élue à votre base.
web-aa-aim-SS = But : tenir l’Élue pendant six de vos tours, ou la laisser atteindre la dernière case.
web-aa-aim-alone = But : ramener vos trois personnages à la base malgré les goules.

# The numbers behind a refusal
web-aa-why-power = Il faut un niveau de pouvoir de { $cost } ; { $who-the } n’a que { $have }.
web-aa-why-power-of-all = Il faut un personnage au niveau de pouvoir { $cost } ; aucun des vôtres ne dépasse { $have }.
# La carte qui résume la fin d’un tour
web-aa-closing = La fin du tour
web-aa-tally-points = Points
