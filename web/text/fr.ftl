# Ce que dit le navigateur lui-même, en français.

## Pages
web-skip = Aller au contenu
web-nav = Menu principal
web-nav-replay = Revoir
web-nav-about = À propos
web-language = Langue
web-your-name = Votre nom
web-change-name = Changer de nom
web-title-replay = Revoir une partie
web-title-rules = Règles
web-title-learn = Apprendre à jouer
web-title-about = À propos de cette maison
web-title-seat = Votre place vous attend
web-title-lost = Personne n’habite ici
web-lost = Il n’y a pas de page à cette adresse. La bougie s’est peut-être éteinte.
web-go-home = Retour à la maison
web-seat-link-here = Avec ce lien, votre place vous suit dans ce navigateur. Il sert une seule fois ; l’autre appareil ne pourra plus que regarder.
web-seat-link-sit = S’asseoir ici
web-page-failed = La page n’a pas pu être chargée. Veuillez la recharger.
web-coming = Un instant, on allume les bougies…
web-offline = Le serveur ne répond pas. Rien n’est perdu : la table reviendra d’elle-même.
web-ok = OK
web-cancel = Annuler
web-close = Fermer
web-confirm = Oui, je confirme
web-back = Retour
web-on = Continuer
web-you = vous

## Home
web-home-title = Prenez place à la lueur des bougies
web-home-what = Walpurgis est une table ouverte aux jeux de société occultes. Jouez dans votre navigateur, entre amis ou contre des robots, sans compte. Ce que vous pouvez faire brille ; ce qui est impossible vous est expliqué.
web-home-games = Les jeux de la maison
web-play-now = Jouer contre des robots
web-set-up = Ouvrir une table
web-learn = Apprendre pas à pas
web-rules = Règles
web-players = Joueurs
web-minutes = environ { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-weight-1 = très léger
web-weight-2 = léger
web-weight-3 = moyen
web-weight-4 = exigeant
web-weight-5 = corsé
web-home-mine = Mes tables
web-home-mine-empty = Vous n’avez pas encore de table. Un clic ci-dessus, et les fantômes sont à vous.
web-home-open = Tables ouvertes
web-home-open-empty = Personne n’attend de compagnie pour l’instant. Ouvrez une table publique et allumez la première bougie.
web-home-finished = Parties terminées
web-home-finished-empty = Vous trouverez ici les parties jouées jusqu’au bout, pour les revoir.
web-your-turn = À vous de jouer
web-your-turns = À vous de jouer ({ $n })
web-won-by = Victoire de { $who }
web-phase-lobby = en attente de joueurs
web-phase-playing = en cours
web-phase-finished = terminée
web-phase-abandoned = abandonnée
web-phase-stopped = arrêtée par de nouvelles règles
web-join = Rejoindre
web-join-label = On vous a envoyé un lien ?
web-join-example = collez-le ici
web-join-wrong = Ce lien ne mène à aucune table de cette maison.

## A new table
web-new-title = Une nouvelle table
web-new-game = Jeu
web-new-seats = Qui joue
web-new-options = Options du jeu
web-new-manners = Règles de la table
web-new-public = Publique : chacun peut prendre une place libre
web-new-spectators = On peut regarder
web-new-undo = Reprendre un coup
web-undo-free = On peut tout reprendre
web-undo-consent = Ce qui est révélé se reprend d’un commun accord
web-undo-off = On ne reprend rien
web-new-clock = Jouer à la pendule
web-new-clock-minutes = Minutes par joueur
web-new-clock-increment = Secondes ajoutées à chaque coup
web-new-create = Ouvrir la table
web-new-start = Commencer la partie
web-player-number = Joueur { $n }
web-seat-me = moi ({ $name })
web-seat-open = place libre
web-seat-here = une autre personne sur cet appareil
web-seat-here-name = Nom de cette personne
web-seat-bot = robot : { $bot }

## Before the start
web-lobby-waiting = { $open ->
        [one] Une place est encore libre.
       *[other] { $open } places sont encore libres.
    }
web-lobby-ready = Tout le monde est là. La partie peut commencer.
web-take-seat = S’asseoir
web-leave-seat = Se lever
web-put-bot = Y asseoir un robot
web-free-seat = Libérer la place
web-start = Commencer la partie
web-invite = Inviter des amis
web-invite-how = Envoyez-leur ce lien. Pas besoin de compte, un nom suffit.
web-copy = Copier
web-copied = Copié
web-note-public = Chacun peut se joindre à la table.
web-note-private = Seuls ceux qui ont le lien peuvent se joindre à la table.
web-note-spectators = On peut regarder.
web-note-no-spectators = Personne d’autre ne peut regarder.
web-note-clock = Pendule : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par personne, plus { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par coup
web-note-option = { $option } : { $value }

## At the table
web-board = Plateau
web-opponents = Les autres
web-my-things = Mon espace
web-put-away = Réduire
web-tools = Outils de la table
web-house-menu = Walpurgis : accueil, votre nom, langue
web-drawer = Journal, discussion et règles
web-show-board-of = Montrer ou cacher le plateau de { $who }
web-must-act = doit décider
web-has-chosen = a choisi en secret
web-waiting-for = On attend { $who }…
web-on-board = { $count ->
        [one] Afficher le seul choix
       *[other] Lister les { $count } choix
    }
web-fold = replier la liste
web-picked = { $low ->
        [0] { $count } sur { $high } au plus
       *[other] { $count } sur { $high }
    }
web-done = Terminé
web-less = un de moins
web-more = un de plus
web-take-back = retirer : { $what }
web-sure = Vous confirmez ?
web-sure-answer = « { $answer } » : à cette table, on ne reprend rien. C’est sûr ?
web-rule-in-question = Règle pour ce choix : { $rule }
web-open-rule = Ouvrir le livre de règles
web-why-unknown = Ce choix n’est pas possible maintenant.
web-why-not-your-turn = Ce n’est pas encore à vous.
web-why-watching = Vous regardez cette table sans y jouer.
web-log = Journal
web-log-empty = Il ne s’est encore rien passé. La nuit ne fait que commencer.
web-since-last-visit = depuis votre dernière visite
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit. Un petit bonjour ne fait jamais de mal.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-rules-search = Chercher dans les règles
web-rules-chapter = Chapitre
web-rules-table = Tableau du livre de règles
web-hint = Conseil
web-undo = Reprendre
web-undo-ask = Reprendre (les autres devront peut-être accepter)
web-undo-wish = { $who } aimerait reprendre son dernier coup.
web-undo-wished = On demande aux autres si vous pouvez reprendre ce coup.
web-agree = D’accord
web-disagree = Non
web-settings = Réglages
web-help = Aide et touches
web-watchers = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
web-away = pas là
web-program = programme
web-stand-in = un robot prend la relève
web-resigned = a abandonné
web-let-bot-play = Laisser jouer un robot
web-take-over = Reprendre la place
web-time-left = Temps restant
web-i-am = Je suis { $who }
web-tie-broken = Égalité de points : les rangs ont été départagés selon les règles.
web-rematch = Revanche
web-stopped = Les règles de ce jeu ont tant changé que la partie ne peut pas continuer. Voici où elle en était.
web-end-game = Terminer la partie
web-ended = Cette partie a été terminée sans résultat.
web-to-rematch = Aller à la revanche
web-replay = Revoir
web-somebody = Quelqu’un
web-you-win = Vous gagnez !
web-you-win-too = Vous gagnez aussi !
web-you-win-points = Vous l’emportez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-you-win-with = Vous partagez la victoire avec { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
web-points-over-game = Les points au fil de la partie
web-by-round = Par manche
web-round-number = Manche { $n }
web-round-end = La fin de la manche
web-keep-card = Garder cette carte
web-next-question = Ensuite :
web-since-my-turn = Ce qui s’est passé depuis mon tour
web-skip-rest = Passer
web-nothing-since = Il ne s’est rien passé depuis votre tour.

## Settings
web-set-speed = Tours des autres et mouvements
web-speed-off = immédiats
web-speed-quick = rapides
web-speed-normal = normaux
web-speed-slow = lents
web-set-sound = Sons
web-set-contrast = Contraste élevé
web-my-seat = Ma place
web-move-seat = Passer sur un autre appareil
web-move-seat-how = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
web-resign = Abandonner
web-sure-resign = Abandonner vraiment ? Un robot jouera à votre place.

## Keys
web-help-glow = Ce que vous pouvez faire brille. Cliquez sur autre chose, et la table vous dira quelle règle s’y oppose.
web-key-digits = choisir l’option qui porte ce numéro
web-key-arrows = parcourir les choix
web-key-enter = choisir, ou conclure le choix
web-key-escape = retour
web-key-board = aller au plateau
web-key-prompt = aller à la question
web-key-again = ce qui s’est passé depuis mon tour
web-key-undo = reprendre
web-key-hint = conseil
web-key-rule = la règle pour ce choix
web-key-log = journal
web-key-chat = discussion
web-key-settings = réglages
web-key-help = cette aide

## Replay
web-replay-what = Ouvrez un enregistrement et parcourez la partie pas à pas.
web-replay-drop = Déposez un enregistrement ici, ou choisissez le fichier.
web-play = Lecture
web-pause = Pause
web-step-on = Un pas en avant
web-step-back = Un pas en arrière
web-moment = Position dans la partie
web-eyes-of = Vue
web-eyes-public = tout le monde
web-go-on = Continuer d’ici contre des robots
web-download = Enregistrer la partie

## The plain board
web-view-round = manche
web-view-deck = pioche
web-view-hand = main
web-view-hands = cartes en main
web-view-discard = défausse
web-view-shown = cartes montrées
web-view-score = points

## Refusals
web-refused-unknown = Cela n’a pas marché.
web-refused-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-refused-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
web-refused-broken-record = Cet enregistrement est illisible.
web-refused-no-such-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
web-refused-no-such-link = Ce lien a déjà servi ou n’a jamais existé.
web-refused-already-answered = On a déjà répondu à cette question.
web-refused-not-asked = Vous n’avez rien à décider pour le moment.
web-refused-not-offered = Ce choix n’est pas possible maintenant.
web-refused-not-undoable = Vous n’avez rien à reprendre.
web-refused-seat-taken = Quelqu’un est déjà assis là.
web-refused-seats-open = Il reste des places libres.
web-refused-absent = Quelqu’un qui a une place ici n’est pas encore arrivé. À cause de la pendule, la partie attend tout le monde.
web-refused-not-your-seat = Ce n’est pas votre place.
web-refused-not-the-owner = Seule la personne qui a ouvert la table peut faire cela.
web-refused-wrong-phase = C’est trop tard ou trop tôt pour cela.
web-refused-other-rules = Cette partie a commencé sous une autre version des règles : on peut la regarder, mais plus la continuer.
web-refused-running = La partie est en cours, et son enregistrement est secret.
web-refused-forbidden = Ce n’est pas permis ici.
web-refused-too-many = Vous avez trop de tables inachevées. Terminez-en une d’abord.
web-refused-too-fast = Pas si vite, s’il vous plaît. Réessayez dans un instant.
web-refused-too-big = C’est trop gros.
web-refused-too-long = Cet enregistrement est trop long à rejouer.
web-refused-undo-refused = Les autres ont déjà été consultés à ce sujet et n’ont pas donné leur accord.
web-refused-busy = Il y a foule en ce moment. Réessayez dans un instant.
web-refused-chosen-seed = La graine de cette table a été choisie : personne d’autre ne peut s’y asseoir.
web-refused-unsure = Une erreur s’est produite sur le serveur, et on ne sait pas si votre coup a compté. La table montre où en est la partie.
web-refused-wrong-seats = Ce jeu ne se joue pas à ce nombre de personnes.
web-refused-unknown-option = Une des options a une valeur que le jeu ne connaît pas.
web-refused-rule-failed = Une règle du jeu a échoué ; la partie est restée comme elle était.
web-refused-failed = Un problème est survenu dans le serveur. La table montre où en est la partie.
notice-restart = Le serveur redémarre. La table reviendra d’elle-même.
notice-bot-failed = Le robot de { $name } a échoué ; les dés répondent à sa place.
notice-bots-stuck = Le robot de { $name } ne peut pas continuer.
notice-out-of-time = Le temps de { $name } est écoulé ; un robot continue.
notice-resigned = { $name } abandonne ; un robot continue.
notice-stand-in = Un robot remplace { $name }.
notice-taken-back = { $name } reprend sa place.
notice-undo-wished = { $name } aimerait reprendre son dernier coup.
notice-undo-refused = { $name } n’est pas d’accord : rien n’est repris.
notice-undone = { $name } a repris son dernier coup.

## About
web-about-what = Walpurgis est un logiciel libre : une table pour les jeux de société occultes, dans le navigateur, dans le terminal et pour les programmes, avec des règles complètes en cinq langues.
web-about-fan-title = Par amour du jeu
web-about-fan = Ceci est un projet non officiel, fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs. Les noms des jeux, leurs termes consacrés et leurs chiffres appartiennent à leurs propriétaires et ne servent qu’à dire de quoi il s’agit ; là où un jeu n’existe pas dans une langue, les noms sont traduits par nos soins. Les phrases des règles et des cartes sont les nôtres, les plateaux sont redessinés, et ce qu’aucune source ne disait est signalé comme une décision. Si un jeu vous plaît, achetez-le : avec de vrais fantômes, c’est encore mieux.
web-about-credits = Remerciements
web-about-games = Les jeux :
web-about-icons = Icônes :
web-about-fonts = Caractères :
web-about-tools = Fait avec
web-about-privacy-title = Ce qui est conservé
web-about-privacy = Un cookie retient quelles places sont les vôtres ; votre navigateur retient votre langue et vos réglages. Aucune requête ne quitte ce serveur, et personne ne vous piste.

## Lessons
web-no-lesson = Il n’y a pas encore de leçon pour ce jeu ; mais il y a le livre de règles.
web-lesson-step = Étape { $at } sur { $all }
web-lesson-click = Cliquez sur ce qui brille, sur le plateau ou ici.
web-lesson-wrong = Bonne idée ! Mais pour cette leçon, suivez ce qui brille.
web-skip-step = Passer
web-lesson-end = Jouer pour de vrai
web-lesson-you = Vous
web-own-code = Votre propre code :
