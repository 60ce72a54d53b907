# Sorcery in French: warriors, factions, abilities, books, domains, terrain, battlefields, armies, and the words of the dial. Spells stand in the other file.
# warrior is the full name, and .a counts ($n of them); so it is with books. warrior-short is what a warrior is called in play, where its label follows: .the
# stands inside a sentence ("le Gardien"), .cap begins one, .of says whose ("du Gardien"), .to is "à" with it ("au Gardien"), and .gender is m or f, for what
# agrees with it. Pieces of terrain have .a, .the and .cap. Factions and subfactions bear their English names, as in the printed French rules.
# "En contact" is base contact with the warrior. A narrow space stands before ":", ";", "!" and "?".

## Warriors
warrior-DEL1 = Maître Delphana
    .a = { $n ->
        [one] un Maître Delphana
       *[other] { $n } Maîtres Delphana
    }
warrior-DEL2 = Gardien des Pinacles
    .a = { $n ->
        [one] un Gardien des Pinacles
       *[other] { $n } Gardiens des Pinacles
    }
warrior-DEL3 = Sephine Tal, archimage des Pinacles
    .a = Sephine Tal
warrior-FOR1 = Initié au marteau runique
    .a = { $n ->
        [one] un Initié au marteau runique
       *[other] { $n } Initiés au marteau runique
    }
warrior-FOR2 = Arquebusier de braise
    .a = { $n ->
        [one] un Arquebusier de braise
       *[other] { $n } Arquebusiers de braise
    }
warrior-FOR3 = Durgan Kettle, seigneur de forge
    .a = Durgan Kettle
warrior-BLO1 = Acolyte du sang
    .a = { $n ->
        [one] un Acolyte du sang
       *[other] { $n } Acolytes du sang
    }
warrior-BLO2 = Ritualiste cramoisi
    .a = { $n ->
        [one] un Ritualiste cramoisi
       *[other] { $n } Ritualistes cramoisis
    }
warrior-BLO3 = Vashka Rel, hiérophante
    .a = Vashka Rel
warrior-STO1 = Coureur des bourrasques
    .a = { $n ->
        [one] un Coureur des bourrasques
       *[other] { $n } Coureurs des bourrasques
    }
warrior-STO2 = Centaure sabot-tonnerre
    .a = { $n ->
        [one] un Centaure sabot-tonnerre
       *[other] { $n } Centaures sabot-tonnerre
    }
warrior-STO3 = Brannoch Skyward, doyen
    .a = Brannoch Skyward
warrior-ORS1 = Apprenti ley
    .a = { $n ->
        [one] un Apprenti ley
       *[other] { $n } Apprentis ley
    }
warrior-ORS2 = Mage-lame du temple
    .a = { $n ->
        [one] un Mage-lame du temple
       *[other] { $n } Mages-lames du temple
    }
warrior-ORS3 = Ilvaren, grand mage
    .a = Ilvaren
warrior-CHA1 = Gobelin aux grigris d’os
    .a = { $n ->
        [one] un Gobelin aux grigris d’os
       *[other] { $n } Gobelins aux grigris d’os
    }
warrior-CHA2 = Ravageur en transe
    .a = { $n ->
        [one] un Ravageur en transe
       *[other] { $n } Ravageurs en transe
    }
warrior-CHA3 = Urgath, khan-chaman
    .a = Urgath
warrior-DRA1 = Drake néophyte
    .a = { $n ->
        [one] un Drake néophyte
       *[other] { $n } Drakes néophytes
    }
warrior-DRA2 = Sentinelle écailleuse
    .a = { $n ->
        [one] une Sentinelle écailleuse
       *[other] { $n } Sentinelles écailleuses
    }
warrior-DRA3 = Azhurion, doyen mystique
    .a = Azhurion
warrior-ROK1 = Voyant de Rokos
    .a = { $n ->
        [one] un Voyant de Rokos
       *[other] { $n } Voyants de Rokos
    }
warrior-ROK2 = Juge de lumière
    .a = { $n ->
        [one] un Juge de lumière
       *[other] { $n } Juges de lumière
    }
warrior-ROK3 = Oracle Daheia
    .a = l’Oracle Daheia
warrior-NIN1 = Serf du Cercle
    .a = { $n ->
        [one] un Serf du Cercle
       *[other] { $n } Serfs du Cercle
    }
warrior-NIN2 = Gargouille du pacte
    .a = { $n ->
        [one] une Gargouille du pacte
       *[other] { $n } Gargouilles du pacte
    }
warrior-NIN3 = Corvane, neuvième magister
    .a = Corvane
warrior-APO1 = Pillard des cendres
    .a = { $n ->
        [one] un Pillard des cendres
       *[other] { $n } Pillards des cendres
    }
warrior-APO2 = Lancier de la peste
    .a = { $n ->
        [one] un Lancier de la peste
       *[other] { $n } Lanciers de la peste
    }
warrior-APO3 = Héraut du Quatrième Sceau
    .a = le Héraut du Quatrième Sceau
warrior-MER1 = Harpie d’orage à gages
    .a = { $n ->
        [one] une Harpie d’orage à gages
       *[other] { $n } Harpies d’orage à gages
    }
warrior-MER2 = Diablotin vend-sorts
    .a = { $n ->
        [one] un Diablotin vend-sorts
       *[other] { $n } Diablotins vend-sorts
    }

warrior-short-DEL1 = Maître
    .the = le Maître
    .cap = Le Maître
    .of = du Maître
    .to = au Maître
    .gender = m
warrior-short-DEL2 = Gardien
    .the = le Gardien
    .cap = Le Gardien
    .of = du Gardien
    .to = au Gardien
    .gender = m
warrior-short-DEL3 = Sephine Tal
    .the = Sephine Tal
    .cap = Sephine Tal
    .of = de Sephine Tal
    .to = à Sephine Tal
    .gender = f
warrior-short-FOR1 = Initié
    .the = l’Initié
    .cap = L’Initié
    .of = de l’Initié
    .to = à l’Initié
    .gender = m
warrior-short-FOR2 = Arquebusier
    .the = l’Arquebusier
    .cap = L’Arquebusier
    .of = de l’Arquebusier
    .to = à l’Arquebusier
    .gender = m
warrior-short-FOR3 = Durgan Kettle
    .the = Durgan Kettle
    .cap = Durgan Kettle
    .of = de Durgan Kettle
    .to = à Durgan Kettle
    .gender = m
warrior-short-BLO1 = Acolyte
    .the = l’Acolyte
    .cap = L’Acolyte
    .of = de l’Acolyte
    .to = à l’Acolyte
    .gender = m
warrior-short-BLO2 = Ritualiste
    .the = le Ritualiste
    .cap = Le Ritualiste
    .of = du Ritualiste
    .to = au Ritualiste
    .gender = m
warrior-short-BLO3 = Vashka Rel
    .the = Vashka Rel
    .cap = Vashka Rel
    .of = de Vashka Rel
    .to = à Vashka Rel
    .gender = f
warrior-short-STO1 = Coureur
    .the = le Coureur
    .cap = Le Coureur
    .of = du Coureur
    .to = au Coureur
    .gender = m
warrior-short-STO2 = Centaure
    .the = le Centaure
    .cap = Le Centaure
    .of = du Centaure
    .to = au Centaure
    .gender = m
warrior-short-STO3 = Brannoch
    .the = Brannoch
    .cap = Brannoch
    .of = de Brannoch
    .to = à Brannoch
    .gender = m
warrior-short-ORS1 = Apprenti
    .the = l’Apprenti
    .cap = L’Apprenti
    .of = de l’Apprenti
    .to = à l’Apprenti
    .gender = m
warrior-short-ORS2 = Mage-lame
    .the = le Mage-lame
    .cap = Le Mage-lame
    .of = du Mage-lame
    .to = au Mage-lame
    .gender = m
warrior-short-ORS3 = Ilvaren
    .the = Ilvaren
    .cap = Ilvaren
    .of = d’Ilvaren
    .to = à Ilvaren
    .gender = m
warrior-short-CHA1 = Gobelin
    .the = le Gobelin
    .cap = Le Gobelin
    .of = du Gobelin
    .to = au Gobelin
    .gender = m
warrior-short-CHA2 = Ravageur
    .the = le Ravageur
    .cap = Le Ravageur
    .of = du Ravageur
    .to = au Ravageur
    .gender = m
warrior-short-CHA3 = Urgath
    .the = Urgath
    .cap = Urgath
    .of = d’Urgath
    .to = à Urgath
    .gender = m
warrior-short-DRA1 = Drake
    .the = le Drake
    .cap = Le Drake
    .of = du Drake
    .to = au Drake
    .gender = m
warrior-short-DRA2 = Sentinelle
    .the = la Sentinelle
    .cap = La Sentinelle
    .of = de la Sentinelle
    .to = à la Sentinelle
    .gender = f
warrior-short-DRA3 = Azhurion
    .the = Azhurion
    .cap = Azhurion
    .of = d’Azhurion
    .to = à Azhurion
    .gender = m
warrior-short-ROK1 = Voyant
    .the = le Voyant
    .cap = Le Voyant
    .of = du Voyant
    .to = au Voyant
    .gender = m
warrior-short-ROK2 = Juge
    .the = le Juge
    .cap = Le Juge
    .of = du Juge
    .to = au Juge
    .gender = m
warrior-short-ROK3 = Daheia
    .the = Daheia
    .cap = Daheia
    .of = de Daheia
    .to = à Daheia
    .gender = f
warrior-short-NIN1 = Serf
    .the = le Serf
    .cap = Le Serf
    .of = du Serf
    .to = au Serf
    .gender = m
warrior-short-NIN2 = Gargouille
    .the = la Gargouille
    .cap = La Gargouille
    .of = de la Gargouille
    .to = à la Gargouille
    .gender = f
warrior-short-NIN3 = Corvane
    .the = Corvane
    .cap = Corvane
    .of = de Corvane
    .to = à Corvane
    .gender = m
warrior-short-APO1 = Pillard
    .the = le Pillard
    .cap = Le Pillard
    .of = du Pillard
    .to = au Pillard
    .gender = m
warrior-short-APO2 = Lancier
    .the = le Lancier
    .cap = Le Lancier
    .of = du Lancier
    .to = au Lancier
    .gender = m
warrior-short-APO3 = Héraut
    .the = le Héraut
    .cap = Le Héraut
    .of = du Héraut
    .to = au Héraut
    .gender = m
warrior-short-MER1 = Harpie
    .the = la Harpie
    .cap = La Harpie
    .of = de la Harpie
    .to = à la Harpie
    .gender = f
warrior-short-MER2 = Diablotin
    .the = le Diablotin
    .cap = Le Diablotin
    .of = du Diablotin
    .to = au Diablotin
    .gender = m

## Factions and subfactions
faction-atlantean-empire = Atlantean Empire
faction-black-powder-revolutionaries = Black Powder Revolutionaries
faction-dark-crusaders = Dark Crusaders
faction-elemental-freeholds = Elemental Freeholds
faction-elven-lords = Elven Lords
faction-orc-khans = Orc Khans
faction-draconum = Draconum
faction-solonavi = Solonavi
faction-mage-spawn = Mage Spawn
faction-apocalypse = Apocalypse

subfaction-delphana = Delphana
subfaction-forgemasters = Forgemasters
subfaction-blood-cultists = Blood Cultists
subfaction-storm-druids = Storm Druids
subfaction-order-of-sorcery = Order of Sorcery
subfaction-chaos-shamans = Chaos Shamans
subfaction-dragon-mystics = Dragon Mystics
subfaction-oracles-of-rokos = Oracles of Rokos
subfaction-ninth-circle = Order of the Ninth Circle
subfaction-minions-of-apocalypse = Minions of Apocalypse

## What the warriors of a subfaction can do
power-focus = Focus
power-focus-text = Le guerrier ajoute 1 à ses jets de contresort, comme lanceur et comme contreur.
power-spellbreach = Passe-sort
power-spellbreach-text = L’immunité magique des autres n’arrête ni les sorts du guerrier ni ses capacités « magiques ».
power-siphon-energy = Absorption d’énergie
power-siphon-energy-text = Au début de votre phase de commandement, le guerrier peut, une seule fois, infliger 1 point de dégâts d’épuisement à une figurine amie en contact avec lui et perdre un de ses propres jetons d’action.
power-natures-fury = Furie de la nature
power-natures-fury-text = À chaque action de combat qu’il reçoit, rapproché ou à distance, le guerrier lance un dé. Si le dé ne dépasse pas sa valeur de dégâts non modifiée, le bonus d’attaque s’ajoute une fois de plus.
power-ley-harmony = Harmonie des lignes ley
power-ley-harmony-text = Dans les grimoires du guerrier, les sorts à trois barres n’en ont que deux.
power-magestone-trance = Transe de magepierre
power-magestone-trance-text = Le guerrier peut recevoir une deuxième action. Ensuite, il lance deux dés, et les relance une fois si leur total est inférieur à sa valeur d’attaque ; chaque jet trop bas lui coûte 1 point de dégâts d’épuisement.
power-ancient-mastery = Maîtrise ancestrale
power-ancient-mastery-text = Le guerrier peut utiliser tout sort qui a un nombre de pages d’affinité, quel que soit le symbole exigé, et compte toujours le plus petit nombre de pages.
power-mind-tap = Extraction mentale
power-mind-tap-text = Au début de votre phase de commandement, le guerrier peut acquérir une capacité spéciale d’une figurine à portée ; il la garde jusqu’à ce que commence votre phase de fin.
power-pact = Pacte
power-pact-text = Le guerrier a son propre symbole de faction et tous ceux de ses amis.
power-bedlam = Tumulte
power-bedlam-text = Personne à 10 pouces ou moins du guerrier ne peut utiliser l’attaque combinée. Au combat, il peut emprunter la valeur d’attaque d’une autre figurine qui porte le symbole de l’Apocalypse.

## Special abilities: speed
ability-charge = Charge
ability-charge-text = Avec une action de combat rapproché, s’il n’est en contact avec aucune figurine adverse, le guerrier peut se déplacer au plus de sa pleine vitesse, puis faire une attaque de combat rapproché. Il ne peut pas utiliser la ruée.
ability-quickness = Rapidité
ability-quickness-text = Le guerrier peut recevoir une action de mouvement qui n’utilise aucune de vos actions. Il ne peut pas faire partie d’une formation de mouvement.
ability-magic-levitation = Lévitation magique
ability-magic-levitation-text = Action spéciale : déplacez de 10 pouces au plus, en ligne droite et par-dessus tout, une figurine amie en contact qui n’a pas reçu d’action ce tour-ci, puis orientez-la. Elle ne finit ni sur un socle ni dans un terrain bloquant et ne reçoit pas d’action ce tour-ci.
ability-flight = Vol
ability-flight-text = Le guerrier se déplace en ligne droite par-dessus terrains et socles, mais ne finit ni sur un socle ni dans un terrain bloquant. Son dégagement n’échoue que sur un 1. Il ne peut utiliser ni le pas de course ni les formations de mouvement.
ability-aquatic = Aquatique
ability-aquatic-text = L’eau est un terrain dégagé pour le guerrier ; dans l’eau, il a +2 en défense contre les attaques à distance. Il ne peut pas utiliser le pas de course.
ability-stealth = Furtivité
ability-stealth-text = Une ligne de tir vers le guerrier est bloquée si elle traverse un terrain gênant ou dissimulant.
ability-bound = Bond
ability-bound-text = Avec une action de combat à distance, s’il n’est en contact avec aucune figurine adverse, le guerrier peut se déplacer au plus de la moitié de sa vitesse, puis faire une attaque de combat à distance.
ability-necromancy = Nécromancie
ability-necromancy-text = Action spéciale, sans contact avec une figurine adverse : ramenez un de vos guerriers éliminés qui n’est pas unique et ne coûte pas plus de points que ce guerrier. Il revient au contact, à son dernier clic, avec un jeton ; chaque figurine une seule fois par partie.
ability-regeneration = Régénération
ability-regeneration-text = Action spéciale : lancez un dé, retirez 2 et soignez le guerrier d’autant de clics.

## Special abilities: attack
ability-weapon-master = Maître d’armes
ability-weapon-master-text = En combat rapproché, vous pouvez lancer un dé pour les dégâts : de 1 à 3, ils sont de 1 ; avec 4 ou 5, ce sont les dégâts imprimés ; avec 6, 1 de plus.
ability-flame-lightning = Flamme/Foudre
ability-flame-lightning-text = Le résultat d’une attaque à distance se compare aussi à toutes les autres figurines en contact avec la cible, amies comprises. Chaque figurine atteinte subit 1 point de dégâts.
ability-shockwave = Onde de choc
ability-shockwave-text = Action de combat à distance : un seul jet contre toutes les autres figurines jusqu’à la moitié de la portée du guerrier, amis compris. Chaque figurine atteinte subit 1 point de dégâts. Sans ligne de tir, et permis au contact.
ability-magic-blast = Décharge magique
ability-magic-blast-text = Lors d’une attaque à distance contre une seule cible, un dé fixe les dégâts : 1 avec 1 ou 2, 2 avec 3 ou 4, 3 avec 5 ou 6. La ligne de tir ignore les terrains gênants.
ability-magic-confusion = Confusion magique
ability-magic-confusion-text = Action spéciale : faites un jet d’attaque à distance contre une figurine dans la ligne de tir. Une réussite n’inflige pas de dégâts ; vous déplacez la cible au plus de sa vitesse, sans dégagement, et vous l’orientez.
ability-magic-freeze = Gel magique
ability-magic-freeze-text = Une attaque à distance contre une seule cible inflige 1 point de dégâts et pose un jeton d’action sur la cible si elle en a moins de deux.
ability-vampirism = Vampirisme
ability-vampirism-text = Après une attaque de combat rapproché qui a infligé des dégâts, le guerrier se soigne de 1 clic.
ability-healing = Soins
ability-healing-text = Action de combat rapproché : deux dés plus l’attaque contre la défense d’une figurine amie en contact, elle-même sans contact avec une figurine adverse. Si le résultat l’atteint, elle est soignée d’autant de clics que la valeur de dégâts du guerrier.
ability-magic-healing = Soins magiques
ability-magic-healing-text = Comme Soins, mais c’est un dé qui dit de combien : 1 clic avec 1 ou 2, 2 clics avec 3 ou 4, 3 clics avec 5 ou 6.
ability-berserk = Berserk
ability-berserk-text = Le guerrier a +1 en attaque en combat rapproché tant que son cadran a dépassé le clic 1. Il ne peut pas recevoir d’action de combat à distance.

## Special abilities: defense
ability-battle-armor = Armure de combat
ability-battle-armor-text = Le guerrier a +2 en défense contre les attaques à distance.
ability-toughness = Robustesse
ability-toughness-text = Les dégâts des attaques et des capacités sont réduits de 1. Les dégâts d’épuisement et ceux des échecs critiques ne sont pas réduits.
ability-invulnerability = Invulnérabilité
ability-invulnerability-text = Le guerrier a +2 en défense contre les attaques à distance. Les dégâts des attaques sont réduits de 2, mais une attaque réussie inflige au moins 1. Le guerrier ne peut pas être soigné.
ability-defend = Protection
ability-defend-text = Les figurines amies en contact avec le guerrier peuvent utiliser sa défense non modifiée.
ability-pole-arm = Arme d’hast
ability-pole-arm-text = Une figurine adverse qui termine un mouvement en contact avec l’arc avant du guerrier, après le pivot gratuit, subit 1 point de dégâts, et son action se termine.
ability-dodge = Esquive
ability-dodge-text = Quand une attaque touche le guerrier, lancez un dé. Avec 5 ou 6, elle le manque.
ability-magic-retaliation = Représailles magiques
ability-magic-retaliation-text = Quand le guerrier subit des dégâts d’une attaque, l’attaquant subit 1 point de dégâts.
ability-limited-invisibility = Invisibilité limitée
ability-limited-invisibility-text = Le guerrier ne peut pas être la cible d’une attaque de combat à distance.
ability-ghostform = Forme spectrale
ability-ghostform-text = Les socles ne bloquent ni n’arrêtent le guerrier, et il n’a jamais besoin de se dégager. Il ne peut pas terminer sur un socle.
ability-magic-immunity = Immunité magique
ability-magic-immunity-text = Les sorts et les capacités « magiques » n’affectent pas le guerrier, et on ne peut pas lui attribuer de grimoire.

## Special abilities: damage
ability-magic-enhancement = Amplification magique
ability-magic-enhancement-text = Les attaques à distance des figurines amies en contact avec le guerrier infligent 1 point de dégâts de plus. Une attaque n’en profite qu’une fois.
ability-command = Commandement
ability-command-text = Lancez un dé au début de votre phase de commandement. Avec un 6, vous avez une action de plus ce tour-ci, mais jamais plus d’une. Commandement aide aussi les formations.
ability-poison = Poison
ability-poison-text = Au début de votre phase de commandement, chaque figurine adverse en contact avec l’arc avant du guerrier subit 1 point de dégâts.
ability-pierce = Perforation
ability-pierce-text = Robustesse et Invulnérabilité ne réduisent pas les dégâts des attaques du guerrier.
ability-demoralized = Démoralisé
ability-demoralized-text = Le guerrier ne peut recevoir que des actions de mouvement, sans finir plus près d’une figurine adverse en état de combattre. Il n’utilise ni compétences, ni capacités, ni objets, ni sorts, et ne tient pas d’objectif.

## Proficiencies
proficiency-double-time = pas de course
proficiency-double-time-text = Avec une action de mouvement, un guerrier sans jeton qui n’est en contact avec aucune figurine adverse peut se déplacer au plus du double de sa vitesse. Il ne peut pas terminer au contact de l’une d’elles.
proficiency-surge = ruée
proficiency-surge-text = Avec une action de combat rapproché, s’il n’est en contact avec aucune figurine adverse, le guerrier peut se déplacer au plus de la moitié de sa vitesse, puis faire une attaque de combat rapproché.
proficiency-soaring = planer
proficiency-soaring-text = Décollez ou atterrissez avec une action de mouvement. En l’air, le guerrier ignore terrains et socles, ne combat qu’à distance et ne tient ni objectif ni glyphe ; sans jeton, il se déplace au plus du double de sa vitesse.
proficiency-gang-up = attaque combinée
proficiency-gang-up-text = Une attaque de combat rapproché gagne +1 pour chaque autre guerrier ami en état de combattre qui a la cible en contact avec son arc avant.
proficiency-precision = précision
proficiency-precision-text = Une attaque à distance contre une seule cible ignore le +1 en défense que donne le terrain.
proficiency-counter-spell = Contresort
proficiency-counter-spell-text = Sans jeton et sans contact avec un guerrier adverse en état de combattre, le guerrier peut faire échouer le sort d’un sorcier adverse : son jet d’un dé doit battre celui du lanceur, fait avec deux.

## Books
book-B1 = Abécédaire de l’apprenti
    .a = { $n ->
        [one] un Abécédaire de l’apprenti
       *[other] { $n } Abécédaires de l’apprenti
    }
book-B2 = Folio du voyageur
    .a = { $n ->
        [one] un Folio du voyageur
       *[other] { $n } Folios du voyageur
    }
book-B3 = Registre des Pinacles
    .a = { $n ->
        [one] un Registre des Pinacles
       *[other] { $n } Registres des Pinacles
    }
book-B4 = Almanach du faiseur d’orages
    .a = { $n ->
        [one] un Almanach du faiseur d’orages
       *[other] { $n } Almanachs du faiseur d’orages
    }
book-B4-text = Quand son détenteur lance un rituel qui fait une attaque de combat à distance, la portée du détenteur augmente de 2.
book-B5 = Codex relié de noir
    .a = { $n ->
        [one] un Codex relié de noir
       *[other] { $n } Codex reliés de noir
    }
book-B5-text = La première fois de la partie qu’un sort de ce grimoire devrait être mis face cachée, il va face visible sous la pile à la place.
book-B6 = Grand Grimoire
    .a = le Grand Grimoire
book-B6-text = Unique : une armée en a au plus un.

## Domains
domain-smoke-and-fog = Fumée et brouillard
domain-smoke-and-fog-text = Toute portée supérieure à 8 est ramenée à 8. Personne ne peut utiliser la précision.
domain-rain-and-mud = Pluie et boue
domain-rain-and-mud-text = Toute vitesse supérieure à 8 est ramenée à 8. Personne ne peut utiliser la ruée.
domain-downpour = Déluge
domain-downpour-text = Toute vitesse supérieure à 6 est ramenée à 6. Personne ne peut planer.
domain-storm-gale = Vent de tempête
domain-storm-gale-text = Aucune action de combat à distance ne peut être donnée, pas même pour un rituel. Les terrains construits ont 1 point de structure de moins.
domain-heat-wave = Canicule
domain-heat-wave-text = Pendant la phase de fin de chaque joueur, les figurines dont le cadran montre Démoralisé sont éliminées.
domain-cold-snap = Coup de froid
domain-cold-snap-text = L’eau est un terrain dégagé. Tant qu’un domaine de précipitations est en jeu, toute portée supérieure à 6 est ramenée à 6.
domain-magestone-storm = Tempête de magepierre
domain-magestone-storm-text = Chaque joueur lance un dé au début de sa phase de commandement. Sur un 1, chaque figurine en contact avec une autre subit 1 point de dégâts, sauf celles qui sont immunisées contre la magie.
domain-clear-skies = Ciel dégagé
domain-clear-skies-text = Tous les autres domaines de météo sont annulés, sauf celui dont deux exemplaires sont en jeu.
domain-border-town = Ville frontière
domain-border-town-text = Les terrains construits ont 1 point de structure de plus.

## Terrain
piece-wood = bois
    .a = un bois
    .the = le bois
    .cap = Le bois
piece-ruin = ruine
    .a = une ruine
    .the = la ruine
    .cap = La ruine
piece-hill = colline
    .a = une colline
    .the = la colline
    .cap = La colline
piece-pool = étang
    .a = un étang
    .the = l’étang
    .cap = L’étang
piece-mist = brume
    .a = une nappe de brume
    .the = la brume
    .cap = La brume
piece-wall = mur
    .a = un mur
    .the = le mur
    .cap = Le mur

terrain-hindering = terrain gênant
terrain-blocking = terrain bloquant
terrain-elevated = terrain surélevé
terrain-water = eau
terrain-concealing = terrain dissimulant
terrain-constructed = terrain construit

## Prepared battlefields
field-field = Champ
field-crossroads = Carrefour
field-hill = Colline
field-marsh = Marais
field-walls = Murs
field-clearing = Clairière
field-glade = Sous-bois
field-field-3 = Champ à trois
field-field-4 = Champ à quatre

## Prepared armies
army-A1 = Pinacles et feuillages
army-A1-text = Deux grands mages se partagent le champ de bataille, un gardien devant la porte : une magie patiente, et une réponse à celle des autres.
army-A2 = Sang et chaos
army-A2-text = Une hiérophante qui saigne ses amis, un khan qui brûle ses ennemis ; personne ne demande ce qui viendra après.
army-A3 = Cour céleste
army-A3-text = L’Oracle Daheia rend son jugement du haut des airs, deux compagnons ailés l’exécutent, et deux serfs tiennent le sol.
army-A4 = Tempête et Sceau
army-A4-text = Un vieux druide appelle le tonnerre, et du tonnerre surgit le Héraut du Quatrième Sceau.
army-A5 = Marteau et braise
army-A5-text = Trois marteaux devant, deux arquebuses derrière, un diablotin pour la magie et un seigneur de forge bien difficile à renverser.
army-A6 = La Vieille Bibliothèque
army-A6-text = Un dragon avec le plus gros livre du pays, et une sentinelle qui veille à ce que rien ne trouble sa lecture.
army-A7 = Pacte des Neuf
army-A7-text = Ici, tout le monde a signé quelque chose : la force tout de suite, l’addition à la fin du tour.
army-A8 = Cercle du Bois-Ley
army-A8-text = Trois grimoires et deux coureurs des bourrasques : on protège, on contre, et l’on tire de là où personne ne regarde.
army-A9 = Tribunal de Rokos
army-A9-text = Deux voyants et un juge prononcent la sentence de loin, et qui fait appel tombe sur le gardien.
army-A10 = Harde de l’orage
army-A10-text = Des sabots, des ailes et du tonnerre : ce qui n’est pas piétiné est foudroyé.
army-A11 = La Transe du khan
army-A11-text = Trois ravageurs qui ne savent pas s’arrêter, et un khan qui ne le leur demande pas.
army-A12 = Chœur cramoisi
army-A12-text = Ici, tout se paie en sang, et les acolytes chantent avec les autres jusqu’à ce que ce soit le leur.
army-A13 = Garde des Pinacles
army-A13-text = Deux gardiens se tiennent devant les bannières et, derrière eux, deux mages qui les renvoient sans cesse au combat.
army-A14 = Cavaliers du Quatrième Sceau
army-A14-text = Le Héraut amène avec lui la peste, les cendres et un cauchemar en plein jour.
army-Q1 = Patrouille des Pinacles
army-Q1-text = Deux maîtres aux baguettes pleines de braises, et deux autres qui passent la porte en premier.
army-Q2 = Patrouille de la Forge
army-Q2-text = Un diablotin à gages lance les sorts, un arquebusier vise, un coureur ouvre la voie, et un marteau fait le reste.
army-Q3 = Rite de sang
army-Q3-text = Un ritualiste, un pillard, un coureur, et un serf à qui l’on a dit que cela ne ferait pas mal.
army-Q4 = Étudiants ley
army-Q4-text = Un mage-lame, un apprenti qui a des devoirs à faire, un coureur pour les courses et un serf qui porte les sacs.
army-Q5 = Éclaireurs du ciel
army-Q5-text = Un jeune drake en l’air, un voyant au sol, et deux malheureux devant les deux.
army-Q6 = Cavaliers du Sceau
army-Q6-text = La cendre et l’ambition se battent pour le Sceau ; un gobelin les suit, son abécédaire sous le bras.

## Ranks, types and values
rank-weak = faible
rank-standard = standard
rank-tough = coriace
rank-unique = unique
speedtype-boot = Botte
speedtype-horseshoe = Fer à cheval
speedtype-wing = Aile
attacktype-sword = Épée
attacktype-bow = Arc
attacktype-wand = Baguette
value-speed = vitesse
value-attack = attaque
value-defense = défense
value-damage = dégâts
value-range = portée
value-ranged-damage = dégâts à distance
