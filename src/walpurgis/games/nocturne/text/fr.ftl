# Dominion: Nocturne in French: players, questions, options, events, account, settings. The cards are in fr-cards.ftl, with the forms their names have.
# A card in a sentence is $card-a (what somebody plays, gains or loses), or one certain card: $card-the, $card-of. $place-to follows "reçoit", $phase-to "passe".

title = Dominion: Nocturne
blurb = Le jour, bâtissez votre royaume ; la nuit venue, lâchez vos cartes Nuit, et gardez l’œil sur les Bénédictions, les Sortilèges et vos fréquentations.

## Players, as they are called in sentences
seat-0 = Corbeau
seat-1 = Loup
seat-2 = Hibou
seat-3 = Renard
seat-4 = Cerf
seat-5 = Crapaud

phase-start = Début du tour
    .to = au début du tour
phase-action = Phase Action
    .to = à la phase Action
phase-buy = Phase Achat
    .to = à la phase Achat
phase-night = Phase Nuit
    .to = à la phase Nuit
phase-clean-up = Ajustement
    .to = à l’Ajustement
phase-end = Fin de la partie
    .to = à la fin de la partie

place-discard = défausse
    .to = dans sa défausse
place-hand = main
    .to = en main
place-deck = pioche
    .to = sur sa pioche

## Questions of the turn
ask-start = Votre tour commence. Qu’est-ce qui vient en premier ?
ask-action = Phase Action : jouez une carte Action, ou passez à la suite. ({ $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    }, { $buys ->
        [one] { $buys } Achat
       *[other] { $buys } Achats
    }, ${ $coins })
ask-buy = Phase Achat : jouez vos Trésors, puis achetez. (${ $coins }, { $buys ->
        [one] { $buys } Achat
       *[other] { $buys } Achats
    })
ask-night = Phase Nuit : jouez une carte Nuit, ou terminez votre tour.
ask-gained = Vous avez reçu { $card-a }. Que se passe-t-il maintenant ?
ask-trashed-order = Ce que vous avez écarté produit plusieurs effets. Lequel vient en premier ?
ask-lost-in-the-woods = Perdu dans les bois : quelle carte défaussez-vous pour recevoir une Bénédiction ?
ask-put-back = Dans quel ordre placez-vous les cartes sur votre pioche ? La première sera sur le dessus.

## Reactions
ask-moat = Une Attaque ! Dévoilez-vous une carte Douves ?
ask-hound = Vous avez défaussé un Chien fidèle. Le mettez-vous de côté pour le prendre en main à la fin du tour ?

## Questions of the cards
ask-archive = Archives : quelle carte prenez-vous en main ?
ask-artisan-deck = Artisan : quelle carte placez-vous sur votre pioche ?
ask-artisan-gain = Artisan : quelle carte coûtant jusqu’à ${ $coins } recevez-vous en main ?
ask-bandit = Brigand : quel Trésor écartez-vous ?
ask-banquet = Banquet : quelle carte coûtant jusqu’à $5 recevez-vous (pas de carte Victoire) ?
ask-bat = Chauve-souris : écartez jusqu’à 2 cartes. Si vous en écartez au moins une, la Chauve-souris devient un Vampire.
ask-blessed-village = Voici { $boon-the }. Le recevez-vous maintenant, ou au début de votre prochain tour ?
ask-bureaucrat = Bureaucrate : quelle carte Victoire placez-vous sur votre pioche ?
ask-bustling-village = Village en effervescence : prenez-vous en main une carte Colons de votre défausse ?
ask-catapult = Catapulte : quelle carte écartez-vous ?
ask-catapult-discard = Catapulte : défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ask-cellar = Cave : défaussez autant de cartes que vous voulez et piochez-en autant.
ask-cemetery = Cimetière : écartez jusqu’à 4 cartes de votre main.
ask-changeling = Changelin : de laquelle de vos cartes en jeu recevez-vous un exemplaire ?
ask-chapel = Chapelle : écartez jusqu’à 4 cartes de votre main.
ask-cobbler = Cordonnier : quelle carte coûtant jusqu’à ${ $coins } recevez-vous en main ?
ask-conclave = Conclave : jouez-vous une carte Action dont vous n’avez aucun exemplaire en jeu, pour +1 Action ?
ask-crypt = Crypte : lesquels de vos Trésors en jeu placez-vous dessous ?
ask-crypt-back = Crypte : quel Trésor prenez-vous en main ?
ask-devils-workshop = Atelier du diable : quelle carte coûtant jusqu’à ${ $coins } recevez-vous ?
ask-druid = Druide : quelle Bénédiction recevez-vous ?
ask-earth = Don de la terre : défaussez-vous un Trésor pour recevoir une carte coûtant jusqu’à $4 ?
ask-earth-gain = Don de la terre : quelle carte coûtant jusqu’à ${ $coins } recevez-vous ?
ask-engineer = Ingénieur : quelle carte coûtant jusqu’à ${ $coins } recevez-vous ?
ask-engineer-trash = Écartez-vous cet Ingénieur pour recevoir une autre carte coûtant jusqu’à $4 ?
ask-exorcist-gain = Exorciste : quel Esprit recevez-vous ?
ask-exorcist-trash = Exorciste : quelle carte écartez-vous ?
ask-fear = Peur : quelle carte Action ou quel Trésor défaussez-vous ?
ask-flame = Don des flammes : écartez-vous une carte ?
ask-fool = Benêt : quelle Bénédiction recevez-vous à présent ?
ask-forum = Forum : défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ask-goat = Chèvre : écartez-vous une carte ?
ask-harbinger = Présage : quelle carte de votre défausse placez-vous sur votre pioche ?
ask-haunted-castle = Château hanté : placez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main sur votre pioche.
ask-haunted-mirror = Miroir hanté : défaussez-vous une carte Action pour recevoir un Fantôme ?
ask-haunting = Obsession : quelle carte placez-vous sur votre pioche ?
ask-haven = Havre : quelle carte mettez-vous de côté jusqu’à votre prochain tour ?
ask-imp = Farfadet : jouez-vous une carte Action dont vous n’avez aucun exemplaire en jeu ?
ask-library = Bibliothèque : vous avez pioché une carte Action. La gardez-vous, ou la mettez-vous de côté ?
ask-locusts = Sauterelles : quelle carte moins chère recevez-vous ?
ask-militia = Milice : défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ask-mine-gain = Mine : quel Trésor coûtant jusqu’à ${ $coins } recevez-vous en main ?
ask-mine-trash = Mine : écartez-vous un Trésor pour en recevoir un meilleur ?
ask-monastery = Monastère : écartez-vous une carte de votre main ou un Cuivre en jeu ? (encore { $count } au plus)
ask-moneylender = Prêteur sur gages : écartez-vous un Cuivre pour +$3 ?
ask-moon = Don de la lune : quelle carte de votre défausse placez-vous sur votre pioche ?
ask-necromancer = Nécromancien : quelle carte Action du Rebut jouez-vous ?
ask-night-watchman = Veilleur de nuit : défaussez autant de ces cartes que vous voulez ; les autres retournent sur votre pioche.
ask-opulent-castle = Somptueux château : défaussez autant de cartes Victoire que vous voulez ; chacune rapporte +$2.
ask-pixie = Écartez-vous la Pixie pour recevoir deux fois { $boon-the } ?
ask-poacher = Braconnier : défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ask-pooka = Pooka : écartez-vous un Trésor pour +4 Cartes ?
ask-poverty = Pauvreté : défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ask-raider = Razzia : parmi vos cartes que l’adversaire a aussi en jeu, laquelle défaussez-vous ?
ask-remodel-gain = Rénovation : quelle carte coûtant jusqu’à ${ $coins } recevez-vous ?
ask-remodel-trash = Rénovation : quelle carte écartez-vous ?
ask-sacred-grove = Bois sacré : recevez-vous aussi { $boon-the } ?
ask-sacrifice = Sacrifice : quelle carte écartez-vous ?
ask-secret-cave = Grotte secrète : défaussez-vous { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ? Il en faut trois pour +$3 au prochain tour.
ask-secret-cave-which = Grotte secrète : { $count ->
        [one] quelle carte
       *[other] quelles { $count } cartes
    } défaussez-vous ?
ask-sentry-discard = Sentinelle : lesquelles de ces cartes défaussez-vous ?
ask-sentry-trash = Sentinelle : lesquelles de ces cartes écartez-vous ?
ask-settlers = Colons : prenez-vous en main un Cuivre de votre défausse ?
ask-shepherd = Berger : défaussez autant de cartes Victoire que vous voulez et piochez 2 cartes pour chacune.
ask-sky = Don du ciel : défaussez-vous { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ? Il en faut trois pour recevoir un Or.
ask-sky-which = Don du ciel : { $count ->
        [one] quelle carte
       *[other] quelles { $count } cartes
    } défaussez-vous ?
ask-small-castle = Petit château : écartez-vous cette carte, ou un Château de votre main, pour recevoir le Château suivant ?
ask-sprawling-castle = Château prospère : un Duché ou 3 Domaines ?
ask-sun = Don du soleil : défaussez autant de ces cartes que vous voulez ; les autres retournent sur votre pioche.
ask-temple = Temple : écartez de 1 à 3 cartes de noms différents.
ask-throne-room = Salle du Trône : quelle carte Action jouez-vous deux fois ?
ask-tragic-hero = Héros de tragédie : quel Trésor recevez-vous ?
ask-vampire = Vampire : quelle carte coûtant jusqu’à $5 recevez-vous (pas de Vampire) ?
ask-vassal = Vassal : vous avez défaussé { $card-a }. Jouez-vous cette carte ?
ask-wind = Don du vent : défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ask-wish = Vœu : quelle carte coûtant jusqu’à ${ $coins } recevez-vous en main ?
ask-workshop = Atelier : quelle carte coûtant jusqu’à ${ $coins } recevez-vous ?
ask-zombie-apprentice = Zombie apprenti : écartez-vous une carte Action pour +3 Cartes et +1 Action ?
ask-zombie-mason = Zombie maçon : recevez-vous une carte coûtant jusqu’à ${ $coins } ?
ask-zombie-spy = Zombie espion : défaussez-vous la carte, ou la gardez-vous sur votre pioche ?

## Options that are no cards
option-boon = { $boon }
option-buy = Acheter { $card } (${ $cost })
option-buy-event = Acheter { $event } (${ $cost })
option-buy-for-debt = Acheter { $card } (dette : { $debt })
option-card = { $card }
option-card-effect = { $card }
option-end-action = Passer à la phase Achat
option-end-buy = Terminer la phase Achat
option-end-night = Terminer le tour
option-pay-debt = Rembourser { $debt ->
        [one] { $debt } jeton Dette
       *[other] { $debt } jetons Dette
    }
option-play = Jouer { $card }
option-play-all = Jouer tous les Trésors simples
option-state-effect = { $state }
option-word = { $word }
word-aside = La mettre de côté
word-discard = La défausser
word-done = Rien de plus
word-duchy = Un Duché
word-estates = Trois Domaines
word-keep = La garder
word-later = Au début de mon prochain tour
word-no = Ne rien dévoiler
word-none = Un Château de ma main (je n’en ai pas)
word-nothing = Je n’ai aucune carte de ce genre
word-now = Maintenant

## What happens
event-turn-began = { $who } commence le tour { $turn }.
event-extra-turn-began = { $who } joue un tour supplémentaire.
event-phase-began = { $who } passe { $phase-to }.
event-played = { $who } joue { $card-a }.
event-played-again = { $who } rejoue { $card-the }.
event-played-from-trash = { $who } joue { $card-a } depuis le Rebut.
event-played-treasures = { $who } joue { $cards-a }.
event-continued = L’effet { $card-of } se poursuit pour { $who }.
event-drew = { $who } pioche { $cards-a }.
event-drew-unseen = { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-shuffled = { $who } mélange ses cartes.
event-looked-at = { $who } consulte { $cards-a }.
event-looked-unseen = { $who } consulte { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-revealed = { $who } dévoile { $cards-a }.
event-revealed-hand = { $who } dévoile { $cards-count ->
        [0] une main vide
       *[other] sa main : { $cards-a }
    }.
event-revealed-discard = { $who } dévoile { $cards-count ->
        [0] une défausse vide
       *[other] sa défausse : { $cards-a }
    }.
event-discarded = { $who } défausse { $cards-a }.
event-discarded-several = { $who } défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, dont { $card-a } sur le dessus.
event-discarded-openly = { $who } défausse à découvert { $cards-a }.
event-put-back = { $who } place { $cards-a } sur sa pioche.
event-put-back-unseen = { $who } place { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sur sa pioche.
event-put-on-deck = { $who } place { $card-a } sur sa pioche.
event-took-from-discard = { $who } place { $card-a } de sa défausse sur sa pioche.
event-took-unseen = { $who } place une carte de sa défausse sur sa pioche.
event-put-into-hand = { $who } prend { $card-a } en main.
event-deck-became-discard = { $who } place toute sa pioche ({ $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }) dans sa défausse.
event-gained = { $who } reçoit { $card-a } { $place-to }.
event-bought = { $who } achète { $card-a }.
event-bought-event = { $who } achète l’Événement { $event }.
event-trashed = { $who } écarte { $cards-a }.
event-exchanged = { $who } échange { $card-a } contre { $taken-a }.
event-returned = { $who } remet { $card-the } sur sa pile.
event-set-aside = { $who } met de côté { $cards-a }.
event-set-aside-hidden = { $who } met de côté, face cachée, { $cards-a }.
event-set-aside-unseen = { $who } met de côté, face cachée, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-took-aside = { $who } prend en main une carte mise de côté : { $card-a }.
event-took-aside-unseen = { $who } prend en main une carte mise de côté.
event-hounds-returned = { $count ->
        [one] Un Chien fidèle revient
       *[other] { $count } Chiens fidèles reviennent
    } auprès de { $who }.
event-showed-moat = { $who } dévoile une carte Douves.
event-protected = Une Gardienne protège { $who }.
event-boon-turned = Une Bénédiction est retournée : { $boon }.
event-boon-received = { $who } reçoit { $boon-the }.
event-boon-declined = { $who } refuse { $boon-the }.
event-boon-waits = Le { $boon } attend le prochain tour de { $who }.
event-boons-shuffled = Les Bénédictions sont mélangées.
event-hex-turned = Un Sortilège est retourné : { $hex }.
event-hex-received = { $who } subit { $hex-the }.
event-hexes-shuffled = Les Sortilèges sont mélangés.
event-state-taken = { $who } prend l’État { $state }.
event-state-returned = { $who } rend l’État { $state }, qui agit jusqu’à la fin de ce tour.
event-turned-over = Dans le Rebut, on retourne { $card-the } face cachée.
event-points-gained = { $who } gagne { $vp } PV.
event-debt-taken = { $who } prend { $debt ->
        [one] { $debt } jeton Dette
       *[other] { $debt } jetons Dette
    }.
event-debt-paid = { $who } rembourse { $debt ->
        [one] { $debt } jeton Dette
       *[other] { $debt } jetons Dette
    }.
event-cleaned-up = { $who } procède à l’Ajustement.
event-ended = La partie est terminée.

## The account
account-card = { $card }
account-tokens = Jetons PV
account-misery = Détresse

## Settings
setting-kingdom = Royaume
    .help = Un royaume recommandé (dusk, midnight, night-shift, idle-hands, the-new-black, luftschloss, pooka-pranks), « random » pour s’en remettre au hasard, dix cartes par leur nom anglais, séparées par des virgules, ou le code d’un royaume.
setting-sets = Extensions d’un royaume au hasard
    .help = D’où viennent les cartes d’un royaume tiré au hasard : all (de partout), nocturne, base (le jeu de base) ou nocturne+base.
setting-village = Toujours un village
    .help = Un royaume tiré au hasard a au moins une carte qui donne deux Actions ou plus.
setting-attacks = Attaques permises
    .help = Si un royaume tiré au hasard peut avoir des cartes Attaque.
setting-colonies = Platine et Colonie
    .help = Ajoute le Platine et la Colonie à la Réserve.
setting-more_colonies = Plus de Colonies
    .help = À cinq ou six joueurs, il y a 15 ou 18 Colonies au lieu de 12.
setting-tracker = Traqueur
    .help = Agit tant qu’il est en jeu (« in-play »), ou jusqu’à la fin du tour où il a été joué (« this-turn »).
setting-outpost = Avant-poste
    .help = Pendant un tour supplémentaire, il ne vous laisse toujours que trois cartes pour la main suivante (« errata »), ou il ne fait rien (« printed »).
setting-forum = Forum
    .help = Donne son Achat supplémentaire quand vous l’achetez (« buy »), ou chaque fois que vous le recevez (« gain »).
setting-show_counts = Montrer le nombre de cartes
    .help = Tout le monde voit combien de cartes contient chaque pioche et chaque défausse.
