# Nocturne in French: the cards. Names, what each card says, types, sets and kingdoms; the sentences of play stand in the other file.
# .a is what somebody plays, gains or loses ($n of them). .the and .of speak of one card: "le Druide", "du Druide" (after "de"); Boons and Hexes have both, too.
# A name in the plural takes the word "carte": "une carte Jardins". Cards and Boons are "reçus", Hexes "subis"; a State bears no article: "prend l’État { $state }".
# In the texts "+1 Carte", "+2 Actions", "+1 Achat", "+$2" and "+1 PV" (a token) are bonuses, "1 PV" alone is what the card is worth at the end;
# " — " parts what happens when the card is played from everything else. A narrow space stands before ":", ";", "!" and "?".

## Nocturne: kingdom cards
card-druid = Druide
    .a = { $n ->
        [one] un Druide
       *[other] { $n } Druides
    }
    .the = le Druide
    .of = du Druide
text-druid = +1 Achat. Recevez une des trois Bénédictions posées près de la pile des Druides ; elle y reste.
card-faithful-hound = Chien fidèle
    .a = { $n ->
        [one] un Chien fidèle
       *[other] { $n } Chiens fidèles
    }
    .the = le Chien fidèle
    .of = du Chien fidèle
text-faithful-hound = +2 Cartes. — Quand vous défaussez cette carte hors de la phase Ajustement, vous pouvez la mettre de côté et la prendre en main à la fin du tour.
card-guardian = Gardienne
    .a = { $n ->
        [one] une Gardienne
       *[other] { $n } Gardiennes
    }
    .the = la Gardienne
    .of = de la Gardienne
text-guardian = Jusqu’à votre prochain tour, les Attaques que jouent vos adversaires n’ont pas d’effet sur vous. Au début de votre prochain tour, +$1. — Cette carte se reçoit en main.
card-monastery = Monastère
    .a = { $n ->
        [one] un Monastère
       *[other] { $n } Monastères
    }
    .the = le Monastère
    .of = du Monastère
text-monastery = Comptez les cartes que vous avez reçues ce tour-ci. Écartez au plus ce nombre de cartes, prises dans votre main ou parmi vos Cuivres en jeu.
card-pixie = Pixie
    .a = { $n ->
        [one] une Pixie
       *[other] { $n } Pixies
    }
    .the = la Pixie
    .of = de la Pixie
text-pixie = +1 Carte, +1 Action. Retournez la Bénédiction suivante et défaussez-la. Vous pouvez écarter cette carte. Dans ce cas, recevez cette Bénédiction deux fois. — Héritage : Chèvre.
card-tracker = Traqueur
    .a = { $n ->
        [one] un Traqueur
       *[other] { $n } Traqueurs
    }
    .the = le Traqueur
    .of = du Traqueur
text-tracker = +$1. Recevez une Bénédiction. — Tant que cette carte est en jeu, vous pouvez placer sur votre pioche chaque carte que vous recevez. — Héritage : Pochette.
card-changeling = Changelin
    .a = { $n ->
        [one] un Changelin
       *[other] { $n } Changelins
    }
    .the = le Changelin
    .of = du Changelin
text-changeling = Écartez cette carte, puis recevez un exemplaire d’une carte que vous avez en jeu. — Tant qu’il reste des Changelins dans la Réserve, tout joueur qui reçoit une carte coûtant $3 ou plus peut l’échanger contre un Changelin.
card-fool = Benêt
    .a = { $n ->
        [one] un Benêt
       *[other] { $n } Benêts
    }
    .the = le Benêt
    .of = du Benêt
text-fool = Si vous avez déjà l’État Perdu dans les bois, rien ne se passe. Sinon, prenez-le, retournez trois Bénédictions et recevez-les dans l’ordre de votre choix. — Héritage : Porte-bonheur.
card-ghost-town = Ville fantôme
    .a = { $n ->
        [one] une Ville fantôme
       *[other] { $n } Villes fantômes
    }
    .the = la Ville fantôme
    .of = de la Ville fantôme
text-ghost-town = Au début de votre prochain tour, +1 Carte, +1 Action. — Cette carte se reçoit en main.
card-leprechaun = Leprechaun
    .a = { $n ->
        [one] un Leprechaun
       *[other] { $n } Leprechauns
    }
    .the = le Leprechaun
    .of = du Leprechaun
text-leprechaun = Recevez un Or. Si vous avez alors exactement 7 cartes en jeu, recevez un Vœu. Sinon, subissez un Sortilège.
card-night-watchman = Veilleur de nuit
    .a = { $n ->
        [one] un Veilleur de nuit
       *[other] { $n } Veilleurs de nuit
    }
    .the = le Veilleur de nuit
    .of = du Veilleur de nuit
text-night-watchman = Consultez les 5 premières cartes de votre pioche. Défaussez-en autant que vous voulez et replacez les autres dans l’ordre de votre choix. — Cette carte se reçoit en main.
card-secret-cave = Grotte secrète
    .a = { $n ->
        [one] une Grotte secrète
       *[other] { $n } Grottes secrètes
    }
    .the = la Grotte secrète
    .of = de la Grotte secrète
text-secret-cave = +1 Carte, +1 Action. Vous pouvez défausser 3 cartes. Dans ce cas, au début de votre prochain tour, +$3. — Héritage : Lampe magique.
card-bard = Barde
    .a = { $n ->
        [one] un Barde
       *[other] { $n } Bardes
    }
    .the = le Barde
    .of = du Barde
text-bard = +$2. Recevez une Bénédiction.
card-blessed-village = Village béni
    .a = { $n ->
        [one] un Village béni
       *[other] { $n } Villages bénis
    }
    .the = le Village béni
    .of = du Village béni
text-blessed-village = +1 Carte, +2 Actions. — Quand vous recevez cette carte, retournez la Bénédiction suivante. Recevez-la tout de suite, ou gardez-la et recevez-la au début de votre prochain tour.
card-cemetery = Cimetière
    .a = { $n ->
        [one] un Cimetière
       *[other] { $n } Cimetières
    }
    .the = le Cimetière
    .of = du Cimetière
text-cemetery = 2 PV. — Quand vous recevez cette carte, écartez jusqu’à 4 cartes de votre main. — Héritage : Miroir hanté.
card-conclave = Conclave
    .a = { $n ->
        [one] un Conclave
       *[other] { $n } Conclaves
    }
    .the = le Conclave
    .of = du Conclave
text-conclave = +$2. Vous pouvez jouer de votre main une carte Action dont vous n’avez aucun exemplaire en jeu. Dans ce cas, +1 Action.
card-devils-workshop = Atelier du diable
    .a = { $n ->
        [one] un Atelier du diable
       *[other] { $n } Ateliers du diable
    }
    .the = l’Atelier du diable
    .of = de l’Atelier du diable
text-devils-workshop = Comptez les cartes que vous avez reçues ce tour-ci. Aucune : recevez un Or. Une seule : recevez une carte coûtant jusqu’à $4. Deux ou plus : recevez un Farfadet.
card-exorcist = Exorciste
    .a = { $n ->
        [one] un Exorciste
       *[other] { $n } Exorcistes
    }
    .the = l’Exorciste
    .of = de l’Exorciste
text-exorcist = Écartez une carte de votre main. Recevez un Esprit qui coûte moins cher.
card-necromancer = Nécromancien
    .a = { $n ->
        [one] un Nécromancien
       *[other] { $n } Nécromanciens
    }
    .the = le Nécromancien
    .of = du Nécromancien
text-necromancer = Choisissez dans le Rebut une carte Action face visible qui ne soit pas une carte Durée. Retournez-la face cachée pour ce tour et jouez-la sans la déplacer. — Les trois Zombies commencent la partie dans le Rebut.
card-shepherd = Berger
    .a = { $n ->
        [one] un Berger
       *[other] { $n } Bergers
    }
    .the = le Berger
    .of = du Berger
text-shepherd = +1 Action. Dévoilez de votre main autant de cartes Victoire que vous voulez et défaussez-les. +2 Cartes pour chacune. — Héritage : Pâturage.
card-skulk = Malandrin
    .a = { $n ->
        [one] un Malandrin
       *[other] { $n } Malandrins
    }
    .the = le Malandrin
    .of = du Malandrin
text-skulk = +1 Achat. Chaque adversaire subit le Sortilège suivant. — Quand vous recevez cette carte, recevez un Or.
card-cobbler = Cordonnier
    .a = { $n ->
        [one] un Cordonnier
       *[other] { $n } Cordonniers
    }
    .the = le Cordonnier
    .of = du Cordonnier
text-cobbler = Au début de votre prochain tour, recevez en main une carte coûtant jusqu’à $4.
card-crypt = Crypte
    .a = { $n ->
        [one] une Crypte
       *[other] { $n } Cryptes
    }
    .the = la Crypte
    .of = de la Crypte
text-crypt = Choisissez autant de vos Trésors en jeu que vous voulez et placez-les face cachée sous cette carte. Au début de chacun de vos tours, prenez-en un en main, jusqu’à ce qu’il n’en reste plus.
card-cursed-village = Village maudit
    .a = { $n ->
        [one] un Village maudit
       *[other] { $n } Villages maudits
    }
    .the = le Village maudit
    .of = du Village maudit
text-cursed-village = +2 Actions. Piochez jusqu’à avoir 6 cartes en main. — Quand vous recevez cette carte, subissez un Sortilège.
card-den-of-sin = Antre du péché
    .a = { $n ->
        [one] un Antre du péché
       *[other] { $n } Antres du péché
    }
    .the = l’Antre du péché
    .of = de l’Antre du péché
text-den-of-sin = Au début de votre prochain tour, +2 Cartes. — Cette carte se reçoit en main.
card-idol = Idole
    .a = { $n ->
        [one] une Idole
       *[other] { $n } Idoles
    }
    .the = l’Idole
    .of = de l’Idole
text-idol = +$2. Comptez les Idoles que vous avez en jeu. Nombre impair : recevez une Bénédiction. Nombre pair : chaque adversaire reçoit une Malédiction.
card-pooka = Pooka
    .a = { $n ->
        [one] un Pooka
       *[other] { $n } Pookas
    }
    .the = le Pooka
    .of = du Pooka
text-pooka = Vous pouvez écarter de votre main un Trésor autre qu’un Or maudit. Dans ce cas, +4 Cartes. — Héritage : Or maudit.
card-sacred-grove = Bois sacré
    .a = { $n ->
        [one] un Bois sacré
       *[other] { $n } Bois sacrés
    }
    .the = le Bois sacré
    .of = du Bois sacré
text-sacred-grove = +1 Achat, +$3. Recevez une Bénédiction. À moins que cette Bénédiction ne donne +$1, chaque adversaire peut la recevoir aussi.
card-tormentor = Persécuteur
    .a = { $n ->
        [one] un Persécuteur
       *[other] { $n } Persécuteurs
    }
    .the = le Persécuteur
    .of = du Persécuteur
text-tormentor = +$2. Si c’est votre seule carte en jeu, recevez un Farfadet. Sinon, chaque adversaire subit le Sortilège suivant.
card-tragic-hero = Héros de tragédie
    .a = { $n ->
        [one] un Héros de tragédie
       *[other] { $n } Héros de tragédie
    }
    .the = le Héros de tragédie
    .of = du Héros de tragédie
text-tragic-hero = +3 Cartes, +1 Achat. Si vous avez alors 8 cartes ou plus en main, écartez cette carte et recevez un Trésor.
card-vampire = Vampire
    .a = { $n ->
        [one] un Vampire
       *[other] { $n } Vampires
    }
    .the = le Vampire
    .of = du Vampire
text-vampire = Chaque adversaire subit le Sortilège suivant. Recevez une carte coûtant jusqu’à $5, autre qu’un Vampire. Échangez cette carte contre une Chauve-souris.
card-werewolf = Loup-garou
    .a = { $n ->
        [one] un Loup-garou
       *[other] { $n } Loups-garous
    }
    .the = le Loup-garou
    .of = du Loup-garou
text-werewolf = Pendant votre phase Nuit, chaque adversaire subit le Sortilège suivant. À tout autre moment, +3 Cartes.
card-raider = Razzia
    .a = { $n ->
        [one] une Razzia
       *[other] { $n } Razzias
    }
    .the = la Razzia
    .of = de la Razzia
text-raider = Chaque adversaire qui a 5 cartes ou plus en main défausse un exemplaire d’une carte que vous avez en jeu, ou dévoile une main qui n’en contient aucun. Au début de votre prochain tour, +$3.

## Nocturne: heirlooms
card-haunted-mirror = Miroir hanté
    .a = { $n ->
        [one] un Miroir hanté
       *[other] { $n } Miroirs hantés
    }
    .the = le Miroir hanté
    .of = du Miroir hanté
text-haunted-mirror = +$1. — Quand vous écartez cette carte, vous pouvez défausser une carte Action de votre main. Dans ce cas, recevez un Fantôme.
card-magic-lamp = Lampe magique
    .a = { $n ->
        [one] une Lampe magique
       *[other] { $n } Lampes magiques
    }
    .the = la Lampe magique
    .of = de la Lampe magique
text-magic-lamp = +$1. S’il y a au moins 6 cartes que vous avez en jeu en un seul exemplaire, écartez cette carte. Si vous l’avez fait, recevez 3 Vœux.
card-goat = Chèvre
    .a = { $n ->
        [one] une Chèvre
       *[other] { $n } Chèvres
    }
    .the = la Chèvre
    .of = de la Chèvre
text-goat = +$1. Vous pouvez écarter une carte de votre main.
card-pasture = Pâturage
    .a = { $n ->
        [one] un Pâturage
       *[other] { $n } Pâturages
    }
    .the = le Pâturage
    .of = du Pâturage
text-pasture = +$1. — 1 PV par Domaine que vous possédez.
card-pouch = Pochette
    .a = { $n ->
        [one] une Pochette
       *[other] { $n } Pochettes
    }
    .the = la Pochette
    .of = de la Pochette
text-pouch = +$1, +1 Achat.
card-cursed-gold = Or maudit
    .a = { $n ->
        [one] un Or maudit
       *[other] { $n } Ors maudits
    }
    .the = l’Or maudit
    .of = de l’Or maudit
text-cursed-gold = +$3. Recevez une Malédiction.
card-lucky-coin = Porte-bonheur
    .a = { $n ->
        [one] un Porte-bonheur
       *[other] { $n } Porte-bonheur
    }
    .the = le Porte-bonheur
    .of = du Porte-bonheur
text-lucky-coin = +$1. Recevez un Argent.

## Nocturne: spirits, Wish and Bat
card-will-o-wisp = Feu follet
    .a = { $n ->
        [one] un Feu follet
       *[other] { $n } Feux follets
    }
    .the = le Feu follet
    .of = du Feu follet
text-will-o-wisp = +1 Carte, +1 Action. Dévoilez la première carte de votre pioche. Si elle coûte $2 ou moins, prenez-la en main. — Hors de la Réserve.
card-imp = Farfadet
    .a = { $n ->
        [one] un Farfadet
       *[other] { $n } Farfadets
    }
    .the = le Farfadet
    .of = du Farfadet
text-imp = +2 Cartes. Vous pouvez jouer de votre main une carte Action dont vous n’avez aucun exemplaire en jeu. — Hors de la Réserve.
card-ghost = Fantôme
    .a = { $n ->
        [one] un Fantôme
       *[other] { $n } Fantômes
    }
    .the = le Fantôme
    .of = du Fantôme
text-ghost = Dévoilez des cartes de votre pioche jusqu’à trouver une carte Action. Mettez-la de côté et défaussez les autres. Au début de votre prochain tour, jouez-la deux fois. — Hors de la Réserve.
card-wish = Vœu
    .a = { $n ->
        [one] un Vœu
       *[other] { $n } Vœux
    }
    .the = le Vœu
    .of = du Vœu
text-wish = +1 Action. Remettez cette carte sur sa pile. Si vous l’avez fait, recevez en main une carte coûtant jusqu’à $6. — Hors de la Réserve.
card-bat = Chauve-souris
    .a = { $n ->
        [one] une Chauve-souris
       *[other] { $n } Chauves-souris
    }
    .the = la Chauve-souris
    .of = de la Chauve-souris
text-bat = Écartez jusqu’à 2 cartes de votre main. Si vous en avez écarté au moins une, échangez cette carte contre un Vampire. — Hors de la Réserve.

## Nocturne: zombies
card-zombie-apprentice = Zombie apprenti
    .a = { $n ->
        [one] un Zombie apprenti
       *[other] { $n } Zombies apprentis
    }
    .the = le Zombie apprenti
    .of = du Zombie apprenti
text-zombie-apprentice = Vous pouvez écarter une carte Action de votre main. Dans ce cas, +3 Cartes, +1 Action.
card-zombie-mason = Zombie maçon
    .a = { $n ->
        [one] un Zombie maçon
       *[other] { $n } Zombies maçons
    }
    .the = le Zombie maçon
    .of = du Zombie maçon
text-zombie-mason = Écartez la première carte de votre pioche. Vous pouvez recevoir une carte coûtant jusqu’à $1 de plus.
card-zombie-spy = Zombie espion
    .a = { $n ->
        [one] un Zombie espion
       *[other] { $n } Zombies espions
    }
    .the = le Zombie espion
    .of = du Zombie espion
text-zombie-spy = +1 Carte, +1 Action. Consultez la première carte de votre pioche. Défaussez-la ou laissez-la en place.

## Basic cards
card-copper = Cuivre
    .a = { $n ->
        [one] un Cuivre
       *[other] { $n } Cuivres
    }
    .the = le Cuivre
    .of = du Cuivre
text-copper = +$1.
card-silver = Argent
    .a = { $n ->
        [one] un Argent
       *[other] { $n } Argents
    }
    .the = l’Argent
    .of = de l’Argent
text-silver = +$2.
card-gold = Or
    .a = { $n ->
        [one] un Or
       *[other] { $n } Ors
    }
    .the = l’Or
    .of = de l’Or
text-gold = +$3.
card-platinum = Platine
    .a = { $n ->
        [one] un Platine
       *[other] { $n } Platines
    }
    .the = le Platine
    .of = du Platine
text-platinum = +$5.
card-estate = Domaine
    .a = { $n ->
        [one] un Domaine
       *[other] { $n } Domaines
    }
    .the = le Domaine
    .of = du Domaine
text-estate = 1 PV.
card-duchy = Duché
    .a = { $n ->
        [one] un Duché
       *[other] { $n } Duchés
    }
    .the = le Duché
    .of = du Duché
text-duchy = 3 PV.
card-province = Province
    .a = { $n ->
        [one] une Province
       *[other] { $n } Provinces
    }
    .the = la Province
    .of = de la Province
text-province = 6 PV.
card-colony = Colonie
    .a = { $n ->
        [one] une Colonie
       *[other] { $n } Colonies
    }
    .the = la Colonie
    .of = de la Colonie
text-colony = 10 PV.
card-curse = Malédiction
    .a = { $n ->
        [one] une Malédiction
       *[other] { $n } Malédictions
    }
    .the = la Malédiction
    .of = de la Malédiction
text-curse = −1 PV.

## Base game
card-cellar = Cave
    .a = { $n ->
        [one] une Cave
       *[other] { $n } Caves
    }
    .the = la Cave
    .of = de la Cave
text-cellar = +1 Action. Défaussez autant de cartes que vous voulez. Piochez-en autant.
card-chapel = Chapelle
    .a = { $n ->
        [one] une Chapelle
       *[other] { $n } Chapelles
    }
    .the = la Chapelle
    .of = de la Chapelle
text-chapel = Choisissez jusqu’à 4 cartes de votre main et écartez-les.
card-moat = Douves
    .a = { $n ->
        [one] une carte Douves
       *[other] { $n } cartes Douves
    }
    .the = la carte Douves
    .of = de la carte Douves
text-moat = +2 Cartes. — Quand un adversaire joue une Attaque, vous pouvez dévoiler cette carte de votre main. Dans ce cas, cette Attaque n’a pas d’effet sur vous.
card-harbinger = Présage
    .a = { $n ->
        [one] un Présage
       *[other] { $n } Présages
    }
    .the = le Présage
    .of = du Présage
text-harbinger = +1 Carte, +1 Action. Consultez votre défausse. Vous pouvez en placer une carte sur votre pioche.
card-merchant = Marchand
    .a = { $n ->
        [one] un Marchand
       *[other] { $n } Marchands
    }
    .the = le Marchand
    .of = du Marchand
text-merchant = +1 Carte, +1 Action. Le premier Argent que vous jouez ce tour-ci rapporte $1 de plus.
card-vassal = Vassal
    .a = { $n ->
        [one] un Vassal
       *[other] { $n } Vassaux
    }
    .the = le Vassal
    .of = du Vassal
text-vassal = +$2. Défaussez la première carte de votre pioche. Si c’est une carte Action, vous pouvez la jouer.
card-village = Village
    .a = { $n ->
        [one] un Village
       *[other] { $n } Villages
    }
    .the = le Village
    .of = du Village
text-village = +1 Carte, +2 Actions.
card-workshop = Atelier
    .a = { $n ->
        [one] un Atelier
       *[other] { $n } Ateliers
    }
    .the = l’Atelier
    .of = de l’Atelier
text-workshop = Recevez une carte coûtant jusqu’à $4.
card-bureaucrat = Bureaucrate
    .a = { $n ->
        [one] un Bureaucrate
       *[other] { $n } Bureaucrates
    }
    .the = le Bureaucrate
    .of = du Bureaucrate
text-bureaucrat = Recevez un Argent sur votre pioche. Chaque adversaire dévoile une carte Victoire de sa main et la place sur sa pioche, ou dévoile une main qui n’en contient aucune.
card-gardens = Jardins
    .a = { $n ->
        [one] une carte Jardins
       *[other] { $n } cartes Jardins
    }
    .the = la carte Jardins
    .of = de la carte Jardins
text-gardens = 1 PV par tranche de 10 cartes que vous possédez (arrondi à l’inférieur).
card-militia = Milice
    .a = { $n ->
        [one] une Milice
       *[other] { $n } Milices
    }
    .the = la Milice
    .of = de la Milice
text-militia = +$2. Chaque adversaire qui a plus de 3 cartes en main en défausse jusqu’à n’en avoir plus que 3.
card-moneylender = Prêteur sur gages
    .a = { $n ->
        [one] un Prêteur sur gages
       *[other] { $n } Prêteurs sur gages
    }
    .the = le Prêteur sur gages
    .of = du Prêteur sur gages
text-moneylender = Vous pouvez écarter un Cuivre de votre main. Dans ce cas, +$3.
card-poacher = Braconnier
    .a = { $n ->
        [one] un Braconnier
       *[other] { $n } Braconniers
    }
    .the = le Braconnier
    .of = du Braconnier
text-poacher = +1 Carte, +1 Action, +$1. Défaussez une carte par pile vide de la Réserve.
card-remodel = Rénovation
    .a = { $n ->
        [one] une Rénovation
       *[other] { $n } Rénovations
    }
    .the = la Rénovation
    .of = de la Rénovation
text-remodel = Écartez une carte de votre main. Recevez une carte coûtant jusqu’à $2 de plus.
card-smithy = Forgeron
    .a = { $n ->
        [one] un Forgeron
       *[other] { $n } Forgerons
    }
    .the = le Forgeron
    .of = du Forgeron
text-smithy = +3 Cartes.
card-throne-room = Salle du Trône
    .a = { $n ->
        [one] une Salle du Trône
       *[other] { $n } Salles du Trône
    }
    .the = la Salle du Trône
    .of = de la Salle du Trône
text-throne-room = Vous pouvez choisir une carte Action de votre main et la jouer deux fois.
card-bandit = Brigand
    .a = { $n ->
        [one] un Brigand
       *[other] { $n } Brigands
    }
    .the = le Brigand
    .of = du Brigand
text-bandit = Recevez un Or. Chaque adversaire dévoile les 2 premières cartes de sa pioche, en écarte un Trésor autre qu’un Cuivre et défausse le reste.
card-council-room = Chambre du conseil
    .a = { $n ->
        [one] une Chambre du conseil
       *[other] { $n } Chambres du conseil
    }
    .the = la Chambre du conseil
    .of = de la Chambre du conseil
text-council-room = +4 Cartes, +1 Achat. Chaque adversaire pioche une carte.
card-festival = Festival
    .a = { $n ->
        [one] un Festival
       *[other] { $n } Festivals
    }
    .the = le Festival
    .of = du Festival
text-festival = +2 Actions, +1 Achat, +$2.
card-laboratory = Laboratoire
    .a = { $n ->
        [one] un Laboratoire
       *[other] { $n } Laboratoires
    }
    .the = le Laboratoire
    .of = du Laboratoire
text-laboratory = +2 Cartes, +1 Action.
card-library = Bibliothèque
    .a = { $n ->
        [one] une Bibliothèque
       *[other] { $n } Bibliothèques
    }
    .the = la Bibliothèque
    .of = de la Bibliothèque
text-library = Piochez jusqu’à avoir 7 cartes en main. Vous pouvez mettre de côté chaque carte Action ainsi piochée ; défaussez-les à la fin.
card-market = Marché
    .a = { $n ->
        [one] un Marché
       *[other] { $n } Marchés
    }
    .the = le Marché
    .of = du Marché
text-market = +1 Carte, +1 Action, +1 Achat, +$1.
card-mine = Mine
    .a = { $n ->
        [one] une Mine
       *[other] { $n } Mines
    }
    .the = la Mine
    .of = de la Mine
text-mine = Vous pouvez écarter un Trésor de votre main. Dans ce cas, recevez en main un Trésor coûtant jusqu’à $3 de plus.
card-sentry = Sentinelle
    .a = { $n ->
        [one] une Sentinelle
       *[other] { $n } Sentinelles
    }
    .the = la Sentinelle
    .of = de la Sentinelle
text-sentry = +1 Carte, +1 Action. Consultez les 2 premières cartes de votre pioche. Écartez ou défaussez celles que vous voulez et replacez les autres dans l’ordre de votre choix.
card-witch = Sorcière
    .a = { $n ->
        [one] une Sorcière
       *[other] { $n } Sorcières
    }
    .the = la Sorcière
    .of = de la Sorcière
text-witch = +2 Cartes. Chaque adversaire reçoit une Malédiction.
card-artisan = Artisan
    .a = { $n ->
        [one] un Artisan
       *[other] { $n } Artisans
    }
    .the = l’Artisan
    .of = de l’Artisan
text-artisan = Recevez en main une carte coûtant jusqu’à $5. Puis placez une carte de votre main sur votre pioche.

## Seaside
card-haven = Havre
    .a = { $n ->
        [one] un Havre
       *[other] { $n } Havres
    }
    .the = le Havre
    .of = du Havre
text-haven = +1 Carte, +1 Action. Mettez de côté, face cachée, une carte de votre main. Au début de votre prochain tour, reprenez-la en main.
card-caravan = Caravane
    .a = { $n ->
        [one] une Caravane
       *[other] { $n } Caravanes
    }
    .the = la Caravane
    .of = de la Caravane
text-caravan = +1 Carte, +1 Action. Au début de votre prochain tour, +1 Carte.
card-merchant-ship = Navire marchand
    .a = { $n ->
        [one] un Navire marchand
       *[other] { $n } Navires marchands
    }
    .the = le Navire marchand
    .of = du Navire marchand
text-merchant-ship = +$2. Au début de votre prochain tour, +$2.
card-outpost = Avant-poste
    .a = { $n ->
        [one] un Avant-poste
       *[other] { $n } Avant-postes
    }
    .the = l’Avant-poste
    .of = de l’Avant-poste
text-outpost = Ne piochez que 3 cartes lors de l’Ajustement de ce tour. Jouez un tour supplémentaire après celui-ci, à moins que ce ne soit votre troisième d’affilée.
card-tactician = Tacticien
    .a = { $n ->
        [one] un Tacticien
       *[other] { $n } Tacticiens
    }
    .the = le Tacticien
    .of = du Tacticien
text-tactician = Défaussez votre main. Si vous avez défaussé au moins une carte, au début de votre prochain tour, +5 Cartes, +1 Action, +1 Achat.

## Empires
card-archive = Archives
    .a = { $n ->
        [one] une carte Archives
       *[other] { $n } cartes Archives
    }
    .the = la carte Archives
    .of = de la carte Archives
text-archive = +1 Action. Mettez de côté, face cachée, les 3 premières cartes de votre pioche. Prenez-en une en main maintenant, et une autre au début de chacun de vos deux prochains tours.
card-catapult = Catapulte
    .a = { $n ->
        [one] une Catapulte
       *[other] { $n } Catapultes
    }
    .the = la Catapulte
    .of = de la Catapulte
text-catapult = +$1. Écartez une carte de votre main. Si elle coûte $3 ou plus, chaque adversaire reçoit une Malédiction. Si c’est un Trésor, chaque adversaire qui a plus de 3 cartes en main en défausse jusqu’à n’en avoir plus que 3.
card-rocks = Rocher
    .a = { $n ->
        [one] un Rocher
       *[other] { $n } Rochers
    }
    .the = le Rocher
    .of = du Rocher
text-rocks = +$1. — Quand vous recevez ou écartez cette carte, recevez un Argent : sur votre pioche pendant votre phase Achat, en main à tout autre moment.
card-engineer = Ingénieur
    .a = { $n ->
        [one] un Ingénieur
       *[other] { $n } Ingénieurs
    }
    .the = l’Ingénieur
    .of = de l’Ingénieur
text-engineer = Recevez une carte coûtant jusqu’à $4. Vous pouvez écarter cette carte. Dans ce cas, recevez une autre carte coûtant jusqu’à $4.
card-humble-castle = Château modeste
    .a = { $n ->
        [one] un Château modeste
       *[other] { $n } Châteaux modestes
    }
    .the = le Château modeste
    .of = du Château modeste
text-humble-castle = +$1. — 1 PV par Château que vous possédez, celui-ci compris.
card-crumbling-castle = Château délabré
    .a = { $n ->
        [one] un Château délabré
       *[other] { $n } Châteaux délabrés
    }
    .the = le Château délabré
    .of = du Château délabré
text-crumbling-castle = 1 PV. — Quand vous recevez ou écartez cette carte, +1 PV et recevez un Argent.
card-small-castle = Petit château
    .a = { $n ->
        [one] un Petit château
       *[other] { $n } Petits châteaux
    }
    .the = le Petit château
    .of = du Petit château
text-small-castle = Écartez cette carte ou un Château de votre main. Si vous l’avez fait, recevez le Château du dessus de la pile. — 2 PV.
card-haunted-castle = Château hanté
    .a = { $n ->
        [one] un Château hanté
       *[other] { $n } Châteaux hantés
    }
    .the = le Château hanté
    .of = du Château hanté
text-haunted-castle = 2 PV. — Quand vous recevez cette carte pendant votre tour, recevez un Or, et chaque adversaire qui a 5 cartes ou plus en main en place 2 sur sa pioche.
card-opulent-castle = Somptueux château
    .a = { $n ->
        [one] un Somptueux château
       *[other] { $n } Somptueux châteaux
    }
    .the = le Somptueux château
    .of = du Somptueux château
text-opulent-castle = Dévoilez de votre main autant de cartes Victoire que vous voulez et défaussez-les. +$2 pour chacune. — 3 PV.
card-sprawling-castle = Château prospère
    .a = { $n ->
        [one] un Château prospère
       *[other] { $n } Châteaux prospères
    }
    .the = le Château prospère
    .of = du Château prospère
text-sprawling-castle = 4 PV. — Quand vous recevez cette carte, recevez un Duché ou 3 Domaines, au choix.
card-grand-castle = Grand château
    .a = { $n ->
        [one] un Grand château
       *[other] { $n } Grands châteaux
    }
    .the = le Grand château
    .of = du Grand château
text-grand-castle = 5 PV. — Quand vous recevez cette carte, dévoilez votre main. +1 PV par carte Victoire de votre main et par carte Victoire que vous avez en jeu.
card-kings-castle = Château royal
    .a = { $n ->
        [one] un Château royal
       *[other] { $n } Châteaux royaux
    }
    .the = le Château royal
    .of = du Château royal
text-kings-castle = 2 PV par Château que vous possédez, celui-ci compris.
card-temple = Temple
    .a = { $n ->
        [one] un Temple
       *[other] { $n } Temples
    }
    .the = le Temple
    .of = du Temple
text-temple = +1 PV. Écartez de votre main de 1 à 3 cartes de noms différents. Posez 1 PV sur la pile des Temples. — Quand vous recevez cette carte, prenez tous les PV de la pile.
card-forum = Forum
    .a = { $n ->
        [one] un Forum
       *[other] { $n } Forums
    }
    .the = le Forum
    .of = du Forum
text-forum = +3 Cartes, +1 Action. Défaussez 2 cartes. — Quand vous achetez cette carte, +1 Achat.
card-groundskeeper = Jardinière
    .a = { $n ->
        [one] une Jardinière
       *[other] { $n } Jardinières
    }
    .the = la Jardinière
    .of = de la Jardinière
text-groundskeeper = +1 Carte, +1 Action. — Tant que cette carte est en jeu, +1 PV pour chaque carte Victoire que vous recevez.
card-sacrifice = Sacrifice
    .a = { $n ->
        [one] un Sacrifice
       *[other] { $n } Sacrifices
    }
    .the = le Sacrifice
    .of = du Sacrifice
text-sacrifice = Écartez une carte de votre main. Si c’est une carte Action, +2 Cartes, +2 Actions. Si c’est un Trésor, +$2. Si c’est une carte Victoire, +2 PV.
card-settlers = Colons
    .a = { $n ->
        [one] une carte Colons
       *[other] { $n } cartes Colons
    }
    .the = la carte Colons
    .of = de la carte Colons
text-settlers = +1 Carte, +1 Action. Consultez votre défausse. Vous pouvez en dévoiler un Cuivre et le prendre en main.
card-bustling-village = Village en effervescence
    .a = { $n ->
        [one] un Village en effervescence
       *[other] { $n } Villages en effervescence
    }
    .the = le Village en effervescence
    .of = du Village en effervescence
text-bustling-village = +1 Carte, +3 Actions. Consultez votre défausse. Vous pouvez en dévoiler une carte Colons et la prendre en main.
card-chariot-race = Course de chars
    .a = { $n ->
        [one] une Course de chars
       *[other] { $n } Courses de chars
    }
    .the = la Course de chars
    .of = de la Course de chars
text-chariot-race = +1 Action. Dévoilez la première carte de votre pioche et prenez-la en main. Votre voisin de gauche dévoile la première carte de sa pioche. Si la vôtre coûte plus cher, +$1 et +1 PV.

## Boons
boon-earth = Don de la terre
    .the = le Don de la terre
    .of = du Don de la terre
text-boon-earth = Vous pouvez défausser un Trésor de votre main. Dans ce cas, recevez une carte coûtant jusqu’à $4.
boon-field = Don des champs
    .the = le Don des champs
    .of = du Don des champs
text-boon-field = +1 Action, +$1. Gardez cette Bénédiction jusqu’à l’Ajustement.
boon-flame = Don des flammes
    .the = le Don des flammes
    .of = du Don des flammes
text-boon-flame = Vous pouvez écarter une carte de votre main.
boon-forest = Don des forêts
    .the = le Don des forêts
    .of = du Don des forêts
text-boon-forest = +1 Achat, +$1. Gardez cette Bénédiction jusqu’à l’Ajustement.
boon-moon = Don de la lune
    .the = le Don de la lune
    .of = du Don de la lune
text-boon-moon = Consultez votre défausse. Vous pouvez en placer une carte sur votre pioche.
boon-mountain = Don des montagnes
    .the = le Don des montagnes
    .of = du Don des montagnes
text-boon-mountain = Recevez un Argent.
boon-river = Don de la rivière
    .the = le Don de la rivière
    .of = du Don de la rivière
text-boon-river = À la fin de ce tour, +1 Carte. Gardez cette Bénédiction jusqu’à l’Ajustement.
boon-sea = Don de la mer
    .the = le Don de la mer
    .of = du Don de la mer
text-boon-sea = +1 Carte.
boon-sky = Don du ciel
    .the = le Don du ciel
    .of = du Don du ciel
text-boon-sky = Vous pouvez défausser 3 cartes. Dans ce cas, recevez un Or.
boon-sun = Don du soleil
    .the = le Don du soleil
    .of = du Don du soleil
text-boon-sun = Consultez les 4 premières cartes de votre pioche. Défaussez-en autant que vous voulez et replacez les autres dans l’ordre de votre choix.
boon-swamp = Don des marais
    .the = le Don des marais
    .of = du Don des marais
text-boon-swamp = Recevez un Feu follet.
boon-wind = Don du vent
    .the = le Don du vent
    .of = du Don du vent
text-boon-wind = +2 Cartes. Défaussez 2 cartes.

## Hexes
hex-bad-omens = Mauvais augure
    .the = le Mauvais augure
    .of = du Mauvais augure
text-hex-bad-omens = Placez toute votre pioche dans votre défausse. Consultez votre défausse et placez-en 2 Cuivres sur votre pioche. S’il y en a moins, placez ceux qui s’y trouvent et dévoilez la défausse.
hex-delusion = Envoûtement
    .the = l’Envoûtement
    .of = de l’Envoûtement
text-hex-delusion = Si vous n’êtes ni Envoûté ni Jaloux, prenez l’État Envoûté.
hex-envy = Jalousie
    .the = la Jalousie
    .of = de la Jalousie
text-hex-envy = Si vous n’êtes ni Envoûté ni Jaloux, prenez l’État Jaloux.
hex-famine = Famine
    .the = la Famine
    .of = de la Famine
text-hex-famine = Dévoilez les 3 premières cartes de votre pioche. Défaussez-en les cartes Action et mélangez les autres à votre pioche.
hex-fear = Peur
    .the = la Peur
    .of = de la Peur
text-hex-fear = Si vous avez 5 cartes ou plus en main, défaussez une carte Action ou un Trésor de votre choix, ou dévoilez une main qui n’en contient pas.
hex-greed = Avidité
    .the = l’Avidité
    .of = de l’Avidité
text-hex-greed = Recevez un Cuivre sur votre pioche.
hex-haunting = Obsession
    .the = l’Obsession
    .of = de l’Obsession
text-hex-haunting = Si vous avez 4 cartes ou plus en main, placez-en une sur votre pioche.
hex-locusts = Sauterelles
    .the = les Sauterelles
    .of = des Sauterelles
text-hex-locusts = Écartez la première carte de votre pioche. Si c’est un Cuivre ou un Domaine, recevez une Malédiction. Sinon, recevez une carte moins chère qui a un type en commun avec elle.
hex-misery = Détresse
    .the = la Détresse
    .of = de la Détresse
text-hex-misery = Prenez l’État En détresse. Si vous l’avez déjà, retournez-le : vous voilà En grande détresse.
hex-plague = Peste
    .the = la Peste
    .of = de la Peste
text-hex-plague = Recevez une Malédiction en main.
hex-poverty = Pauvreté
    .the = la Pauvreté
    .of = de la Pauvreté
text-hex-poverty = Si vous avez plus de 3 cartes en main, défaussez-en jusqu’à n’en avoir plus que 3.
hex-war = Guerre
    .the = la Guerre
    .of = de la Guerre
text-hex-war = Dévoilez des cartes de votre pioche jusqu’à ce que l’une coûte $3 ou $4. Écartez-la et défaussez les autres.

## States
state-deluded = Envoûté
text-state-deluded = Au début de votre phase Achat, rendez cet État. Vous ne pouvez plus acheter de carte Action jusqu’à la fin du tour.
state-envious = Jaloux
text-state-envious = Au début de votre phase Achat, rendez cet État. Les Argents et les Ors ne donnent que $1 chacun jusqu’à la fin du tour.
state-miserable = En détresse
text-state-miserable = −2 PV.
state-twice-miserable = En grande détresse
text-state-twice-miserable = −4 PV.
state-lost-in-the-woods = Perdu dans les bois
text-state-lost-in-the-woods = Au début de votre tour, vous pouvez défausser une carte. Dans ce cas, recevez une Bénédiction.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Banquet
text-event-banquet = Recevez 2 Cuivres. Recevez une carte coûtant jusqu’à $5 qui ne soit pas une carte Victoire.
landmark-tomb = Tombe
text-landmark-tomb = Chaque fois que vous écartez une carte, +1 PV.

## Piles of more than one card
pile-castles = Châteaux

## Types
type-action = Action
type-treasure = Trésor
type-victory = Victoire
type-curse = Malédiction
type-night = Nuit
type-attack = Attaque
type-reaction = Réaction
type-duration = Durée
type-fate = Destin
type-doom = Fléau
type-spirit = Esprit
type-zombie = Zombie
type-heirloom = Héritage
type-castle = Château
type-gathering = Rassemblement

## Sets
set-basic = Cartes de base
set-base = Jeu de base
set-nocturne = Nocturne
set-seaside = Rivages
set-empires = Empires

## Kingdoms. The blurb tempts to play it.
kingdom-dusk = Crépuscule
blurb-dusk = Suivez le benêt au fond des bois, un chien sur vos talons, et soyez de retour avant que le persécuteur n’allume sa lampe.
kingdom-midnight = Minuit
blurb-midnight = Les douze coups sonnent : frottez la lampe dans la grotte secrète, cachez vos trésors dans la crypte et laissez le diable manier le rabot.
kingdom-night-shift = Équipe de nuit
blurb-night-shift = Le jour, d’honnêtes métiers ; la nuit, des idoles et des exorcistes : creusez, forgez et mettez les esprits au travail.
kingdom-idle-hands = Oisiveté
blurb-idle-hands = Ne faites rien, et le diable vous paie en or ; affairez-vous, et il vous envoie un farfadet.
kingdom-the-new-black = Le nouveau noir
blurb-the-new-black = Ce que vous mettez à l’eau ce soir revient demain avec la marée : ici, chaque tour se prépare au tour d’avant.
kingdom-luftschloss = Château en Espagne
blurb-luftschloss = Bâtissez des châteaux en Espagne tandis que les catapultes grondent en contrebas ; chaque carte que vous enterrez vaut un point.
kingdom-pooka-pranks = Farces de pooka
blurb-pooka-pranks = Dépensez vite votre or maudit et misez-le sur les chars : quelqu’un, dans la haie, rit déjà sous cape.
