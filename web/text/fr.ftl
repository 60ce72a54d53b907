# Ce que dit le navigateur lui-même, en français.

## Pages
web-skip = Aller au contenu
web-nav = Pages
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
web-seat-link-here = Avec ce lien, une place passe dans ce navigateur. Il sert une seule fois ; l’appareil d’où elle vient ne pourra plus que regarder.
web-seat-link-sit = S’asseoir ici
web-page-failed = Cette page n’est pas arrivée. Rechargez-la, s’il vous plaît.
web-coming = Un instant, on allume les bougies…
web-offline = Le serveur ne répond pas. Rien n’est perdu : la table reviendra d’elle-même.
web-ok = OK
web-cancel = Annuler
web-close = Fermer
web-confirm = Oui, je confirme
web-back = Retour
web-on = Continuer
web-you = vous

## Home
web-home-title = Prenez place à la lueur des bougies
web-home-what = Walpurgis est une table ouverte aux jeux de société occultes. Jouez dans votre navigateur, entre amis ou contre des robots, sans compte. Ce que vous pouvez faire rougeoie ; ce qui est impossible vous est expliqué.
web-home-games = Les jeux de la maison
web-play-now = Jouer contre des robots
web-set-up = Dresser une table
web-learn = Apprendre pas à pas
web-rules = Règles
web-players = Joueurs
web-home-mine = Mes tables
web-home-mine-empty = Vous n’avez pas encore de table. Un clic ci-dessus, et les fantômes sont à vous.
web-home-open = Tables ouvertes
web-home-open-empty = Personne n’attend de compagnie pour l’instant. Dressez une table publique et allumez la première bougie.
web-home-finished = Parties terminées
web-home-finished-empty = Vous trouverez ici les parties jouées jusqu’au bout, pour les revoir.
web-your-turn = À vous de jouer
web-won-by = Victoire de { $who }
web-phase-lobby = on s’installe
web-phase-playing = en cours
web-phase-finished = terminée
web-phase-abandoned = abandonnée
web-join = Rejoindre
web-join-label = On vous a envoyé un lien ?
web-join-example = collez-le ici
web-join-wrong = Ce lien ne mène à aucune table de cette maison.

## A new table
web-new-title = Une nouvelle table
web-new-game = Jeu
web-new-seats = Qui joue
web-new-options = Options du jeu
web-new-manners = Usages de la table
web-new-public = Publique : chacun peut prendre une place libre
web-new-spectators = On peut regarder
web-new-undo = Reprendre un coup
web-undo-free = On peut tout reprendre
web-undo-consent = Après une révélation, il faut l’accord des autres pour reprendre
web-undo-off = On ne reprend rien
web-new-clock = Jouer à la pendule
web-new-clock-minutes = Minutes par joueur
web-new-clock-increment = Secondes ajoutées à chaque réponse
web-new-create = Dresser la table
web-new-start = Commencer la partie
web-player-number = Joueur { $n }
web-seat-me = moi ({ $name })
web-seat-open = place libre
web-seat-here = quelqu’un devant cet écran
web-seat-here-name = Nom de la personne devant cet écran
web-seat-bot = robot : { $bot }
web-bot-thumb = Bon Sens
web-bot-random = Hasard Aveugle
web-bot-ismcts = Profonde Pensée

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
web-note-clock = Pendule : { $minutes } minutes chacun, { $seconds } secondes de plus à chaque réponse
web-note-option = { $option } : { $value }

## At the table
web-board = Plateau
web-opponents = Les autres
web-my-things = Mes affaires
web-put-away = Ranger
web-tools = Outils de la table
web-drawer = Journal, discussion et règles
web-show-board-of = Montrer ou cacher le plateau de { $who }
web-must-act = doit décider
web-has-chosen = a choisi en secret
web-waiting-for = On attend { $who }…
web-on-board = { $count ->
        [one] un choix sur le plateau
       *[other] { $count } choix sur le plateau
    }
web-fold = replier la liste
web-picked = { $low ->
        [0] { $count } choisis, { $high } au plus
       *[other] { $count } sur { $high } choisis
    }
web-done = Terminé
web-less = un de moins
web-more = un de plus
web-take-back = retirer : { $what }
web-sure = En êtes-vous sûr ?
web-sure-answer = « { $answer } » : à cette table, on ne reprend rien. C’est sûr ?
web-rule-in-question = La règle derrière cette question : { $rule }
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
web-undo-wish = { $who } aimerait reprendre sa dernière réponse.
web-undo-wished = On demande aux autres si la réponse peut être reprise.
web-agree = D’accord
web-disagree = Non
web-settings = Réglages
web-help = Aide et touches
web-watchers = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
web-away = est absent
web-stand-in = un robot le remplace
web-resigned = a abandonné
web-let-bot-play = Laisser jouer un robot
web-take-over = Reprendre la place
web-time-left = Temps restant
web-i-am = Je suis { $who }
web-tie-broken = Égalité de points : les rangs ont été départagés selon les règles.
web-rematch = Encore une
web-to-rematch = Vers la partie suivante
web-replay = Revoir

## Settings
web-set-animation = Les pièces se déplacent
web-set-sound = Sons
web-set-contrast = Contraste renforcé
web-my-seat = Ma place
web-move-seat = Passer sur un autre appareil
web-move-seat-how = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
web-resign = Abandonner
web-sure-resign = Abandonner vraiment ? Un robot jouera à votre place.

## Keys
web-help-glow = Ce que vous pouvez faire rougeoie. Cliquez sur autre chose, et la table vous dira quelle règle s’y oppose.
web-key-digits = choisir l’option qui porte ce numéro
web-key-arrows = parcourir ce qui est offert
web-key-enter = choisir, ou conclure le choix
web-key-escape = retour
web-key-board = aller au plateau
web-key-prompt = aller à la question
web-key-undo = reprendre
web-key-hint = conseil
web-key-rule = la règle en question
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
web-moment = Moment de la partie
web-eyes-of = Vu par
web-eyes-public = tout le monde
web-go-on = Continuer d’ici contre des robots
web-download = Enregistrer la partie

## The plain board
web-view-round = tour
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
web-refused-not-asked = On ne vous demande rien pour le moment.
web-refused-not-offered = Ce choix n’est pas possible maintenant.
web-refused-not-undoable = Vous n’avez rien à reprendre.
web-refused-seat-taken = Quelqu’un est déjà assis là.
web-refused-seats-open = Il reste des places libres.
web-refused-not-your-seat = Ce n’est pas votre place.
web-refused-not-the-owner = Seule la personne qui a dressé la table peut faire cela.
web-refused-wrong-phase = C’est trop tard ou trop tôt pour cela.
web-refused-other-rules = Cette table a été commencée sous d’autres règles que celles de cette version du programme : la partie ne peut pas continuer.
web-refused-running = La partie est en cours, et son enregistrement est secret.
web-refused-forbidden = Ce n’est pas permis ici.
web-refused-too-many = Vous avez trop de tables inachevées. Terminez-en une d’abord.
web-refused-too-fast = Pas si vite, s’il vous plaît. Réessayez dans un instant.
web-refused-too-big = C’est trop gros.
web-refused-too-long = Cet enregistrement est trop long à rejouer.
web-refused-wrong-seats = Ce jeu ne se joue pas à ce nombre.
web-refused-unknown-option = Une des options a une valeur que le jeu ne connaît pas.
web-refused-rule-failed = Une règle du jeu a échoué ; la table est restée comme elle était.
web-refused-failed = Un problème est survenu dans le serveur ; rien n’a changé.
notice-restart = Le serveur redémarre. La table reviendra d’elle-même.
notice-bot-failed = Le robot de { $name } a échoué ; le hasard répond à sa place.
notice-bots-stuck = Le robot de { $name } ne peut pas continuer.
notice-out-of-time = Le temps de { $name } est écoulé ; un robot continue.
notice-resigned = { $name } abandonne ; un robot continue.
notice-stand-in = Un robot remplace { $name }.
notice-taken-back = { $name } reprend sa place.
notice-undo-wished = { $name } aimerait reprendre sa dernière réponse.
notice-undo-refused = { $name } n’est pas d’accord : rien n’est repris.
notice-undone = { $name } a repris sa dernière réponse.

## About
web-about-what = Walpurgis est un logiciel libre : une table pour les jeux de société occultes, dans le navigateur, dans le terminal et pour les programmes, avec des règles complètes en cinq langues.
web-about-fan-title = Par amour du jeu
web-about-fan = Ceci est un projet non officiel, fait par des admirateurs de ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs et n’utilise ni leurs textes ni leurs images : les règles sont racontées avec nos propres mots, les plateaux sont redessinés. Si un jeu vous plaît, achetez-le : avec de vrais fantômes, c’est encore mieux.
web-about-credits = Remerciements
web-about-icons = Icônes :
web-about-fonts = Caractères :
web-about-tools = Fait avec
web-about-privacy-title = Ce qui est conservé
web-about-privacy = Un cookie indique quelles places sont les vôtres ; votre navigateur retient votre langue et vos réglages. Aucune requête ne quitte ce serveur, et personne ne vous compte.

## Lessons
web-no-lesson = Il n’y a pas encore de leçon pour ce jeu ; mais il y a le livre de règles.
web-lesson-step = Étape { $at } sur { $all }
web-lesson-click = Cliquez sur ce qui rougeoie, sur le plateau ou ici.
web-lesson-wrong = Bonne idée aussi ! Mais pour cette leçon, suivez ce qui rougeoie.
web-skip-step = Passer
web-lesson-end = À vous de jouer
web-lesson-you = Vous
web-lesson-rival = Le vampire
web-lesson-manor = Bienvenue au manoir. À gauche, votre magicien arpentera seize tuiles entourées de miroirs ; à droite s’étendent huit régions pleines de lapins, de nonnes et d’ogres. En six tours de jeu, il vous faut le plus de points de victoire (PV), et la plupart viennent des fantômes qui hantent les régions.
web-lesson-invoke = Un tour de jeu commence par l’Invocation : en secret, chacun envoie des fantômes du cimetière sur le pont-levis. Il faudra les nourrir à la fin du tour, alors ne les envoyez pas tous.
web-lesson-order = Toutes les mains se sont ouvertes ensemble. Qui a gardé le plus de fantômes au cimetière joue plus tôt.
web-lesson-bonus = À partir du deuxième tour de jeu, chacun prend d’abord un bonus de la carte de temps, dans l’ordre du jeu. Ce qui est pris n’est plus là : être en tête a du bon.
web-lesson-action = Place aux Manigances : la carte de temps donne à chacun le même nombre d’actions. Une action déplace soit votre magicien, soit vos fantômes. Commencez par le magicien.
web-lesson-magician = Depuis l’extérieur, votre magicien peut entrer sur n’importe quelle case vide ; ensuite, il avance de case en case. Les ressources ouvrent les portails des régions : allez là où elles se trouvent.
web-lesson-tile = Sur sa case, le magicien utilise la tuile ou un miroir voisin. Une tuile de ressource en donne deux. Elles vont dans votre réserve 2H, passent ensuite en 1H, puis finissent maudites : servez-vous-en à temps.
web-lesson-mirror = Les miroirs, c’est de la terreur : un miroir intact en rapporte 3 quand vous le fêlez, un miroir fêlé 2 quand vous le brisez, et c’en est fini de lui. La terreur nourrit vos fantômes et paie les combats.
web-lesson-ghosts = Maintenant, une action avec les fantômes : chaque fantôme du pont-levis peut se déplacer. Les jardins ne coûtent rien et vous aident ; dans les régions, il faut payer le portail.
web-lesson-garden = Choisissez un fantôme et son jardin. La place 1 offre le meilleur bonus.
web-lesson-region = Vous avez ce que ce portail demande. Un fantôme dans une région rapporte ses PV à la fin de chaque tour, tant qu’il y reste et qu’il mange. Ce que vous payez n’est pas perdu : cela va dans votre zone d’homologation.
web-lesson-arrive = Une place libre ne coûte rien. Si toutes sont prises, vous pouvez vous battre : cela coûte de la terreur et rapporte des PV.
web-lesson-scored = L’Intendance : chaque fantôme hors du cimetière mange 1 terreur, les régions rapportent leurs PV, et quatre ressources différentes dans la zone d’homologation deviennent une chimère. Puis vient le tour suivant.
web-lesson-last = Voilà l’essentiel. Les combats, les cartes POWER et la malédiction, vous les découvrirez en jouant ; quand quelque chose est impossible, la table vous cite la règle. Bonne chance !

## Nocturne
web-nd-basic = Cartes de base
web-nd-kingdom = Royaume
web-nd-beside = À côté de la Réserve
web-nd-trash = Rebut
web-nd-boons = Bienfaits
web-nd-hexes = Maléfices
web-nd-druid = Les Bienfaits du Druide
web-nd-deck-of = { $what } : encore { $count }
web-nd-open = visible
web-nd-deck = Pioche
web-nd-deck-count = Pioche : { $count }
web-nd-discard = Défausse
web-nd-discard-count = Défausse : { $count }
web-nd-hand = Main : { $count }
web-nd-no-hand = Votre main est vide
web-nd-in-play = En jeu
web-nd-staying = En jeu, et y reste
web-nd-aside = Mis de côté
web-nd-kept = gardé jusqu'à l'Ajustement
web-nd-waiting = attend le prochain tour
web-nd-tray-look = Vous regardez
web-nd-tray-shown = Montré à tous
web-nd-tray-discard = Votre défausse
web-nd-tray-trash = Le Rebut
web-nd-tray-aside = Mis de côté
web-nd-tray-boon = Bienfaits
web-nd-tray-card = Ce qui vient d'abord
web-nd-tray-state = État
web-nd-left = encore { $count }
web-nd-empty = vide
web-nd-empty-piles = Piles vides : { $count }
web-nd-face-down = face cachée : { $count }
web-nd-debt = dette : { $count }
web-nd-tokens = jetons PV : { $count }
web-nd-vp = PV
web-nd-all-cards = Toutes les cartes avec leurs points
web-nd-phases = Phases du tour
web-nd-turn = Tour { $n }
web-nd-extra = Tour supplémentaire
web-nd-actions = Actions
web-nd-buys = Achats
web-nd-coins = Pièces
web-nd-code = Copier le royaume
web-nd-copy = Copier le code de ce royaume : { $code }
web-nd-deluded = Envoûté : aucune Action ne peut être achetée ce tour-ci.
web-nd-envious = Jaloux : Argent et Or ne donnent que $1 ce tour-ci.
web-nd-orders = Consignes permanentes
web-nd-order-moat-ask = me demander
web-nd-order-moat-always = toujours dévoiler
web-nd-order-moat-never = ne jamais dévoiler
web-nd-order-hound-ask = me demander
web-nd-order-hound-always = toujours mettre de côté
web-nd-order-hound-never = ne jamais mettre de côté
web-nd-kingdom-random = Au hasard
web-nd-kingdom-own = Mes dix cartes …
web-nd-kingdom-cards = Cartes ou code
web-nd-kingdom-how = Dix noms de cartes en anglais séparés par des virgules, ou le code d'un royaume.
web-nd-lesson-rival = Le loup
web-nd-lesson-table = Bienvenue au marché de nuit. Au milieu se trouvent les dix piles du royaume, à gauche les Trésors et les Victoires. Tous commencent avec les mêmes dix cartes faibles ; qui bâtit le meilleur deck aura le plus de points, et la plupart sont dans les Provinces.
web-nd-lesson-treasures = Un tour a des phases : Action, Achat, Nuit, Ajustement. Vous n'avez pas encore d'Action, donc la phase Achat commence. Jouez d'abord vos Trésors : un clic suffit pour tous.
web-nd-lesson-buy = Quatre pièces. Ce que vous pouvez payer brille. Achetez un Village béni ; pointez une carte, ou gardez le doigt dessus, pour la lire.
web-nd-lesson-boon = Quand on reçoit un Village béni, on révèle un Bienfait, un petit don de la nuit. Recevez-le maintenant.
web-nd-lesson-cleanup = À la fin du tour, tout ce qui a été joué et le reste de la main vont à la défausse, et vous piochez cinq nouvelles cartes. Quand la pioche est vide, on mélange la défausse : ainsi revient ce que vous avez acheté. Le loup a joué aussi.
web-nd-lesson-watchman = Cette fois, achetez un Veilleur de nuit. La plupart des cartes reçues vont à la défausse ; celle-ci vient tout de suite en main.
web-nd-lesson-night = La nuit tombe : après les achats, on joue des cartes Nuit, autant qu'on veut. Elles ne coûtent pas d'Action. Jouez le Veilleur de nuit.
web-nd-lesson-look = Vous regardez les cinq premières cartes de votre pioche. Ce que vous ne voulez pas dans la prochaine main peut partir : choisissez le Domaine, puis validez. Il compte à la fin, mais n'aide pas avant.
web-nd-lesson-order = Les autres retournent dans l'ordre de votre choix. La première cliquée sera dessus.
web-nd-lesson-action = Votre nouvelle main contient le Village béni : c'est la phase Action. À chaque tour vous pouvez jouer une Action ; le village donne une carte et deux Actions de plus.
web-nd-lesson-counters = Au-dessus des piles, vous voyez ce que vous avez : Actions, Achats et pièces. Sans autre Action en main, la phase Achat commence d'elle-même. Jouez à nouveau vos Trésors.
web-nd-lesson-more = Achetez quelque chose de plus fort. Les cartes aux épées croisées attaquent les autres ; celles à bande orange restent en jeu jusqu'à votre prochain tour.
web-nd-lesson-last = Voilà l'essentiel. La partie finit quand les Provinces ou trois piles quelconques sont vides. Ce qui est impossible, la table l'explique. Bonne nuit et bonne chance !

## Ashes to Ashes
web-aa-faces = tourné vers : { $direction }
web-aa-carries = tient l’Élue
web-aa-acts = agira en numéro { $n }
web-aa-heads = se dirige vers { $spaces }
web-aa-tile = tuile : { $face }
web-aa-crossroads = carrefour
web-aa-base = base : { $side }
web-aa-diagonal = diagonale électrique, case { $n } sur 10
web-aa-empty = libre
web-aa-numbered = case numérotée { $n }
web-aa-trap = piège
web-aa-bear = piège à ours
web-aa-sand = sables mouvants ({ $side })
web-aa-chosen-here = l’Élue, pas restants : { $left }
web-aa-goal = { $who } vient ici à la fin du tour
web-aa-portal-dark = Portail obscur { $portal }
web-aa-portal-light = Portail de lumière { $portal }
web-aa-portal-hurts = Blesse : { $side } (-2, et le chemin s’arrête là)
web-aa-empty-slot = Emplacement vide
web-aa-power = Niveau de pouvoir { $level } sur 6
web-aa-token = Jeton Allié : { $who }
web-aa-reserve = Retour en réserve : { $who }
web-aa-home = à la maison
web-aa-points = Points de faction : { $count } sur 20
web-aa-deck = Pioche : { $count }
web-aa-market = Cartes Amélioration à prendre : { $side }
web-aa-upgrade-deck = Pioche d’améliorations : { $count }
web-aa-sand-ready = Sables mouvants prêts
web-aa-used = Déjà utilisé ce tour-ci.
web-aa-bm = Marché
web-aa-status = Le tour
web-aa-turn = Tour { $n } sur { $limit }
web-aa-turn-alone = Tour { $n }
web-aa-phases = Phases du tour
web-aa-supply-S = Tuiles droites restantes : { $count }
web-aa-supply-C = Tuiles courbes restantes : { $count }
web-aa-tables = Tables de défense et d’attaque
web-aa-table-defence = Défense : quand l’un d’eux (à gauche) attaque
web-aa-table-attack = Contre-attaque : quand l’attaque de l’un d’eux (à gauche) est annulée
web-aa-held = Tours avec l’Élue : { $count } sur { $all }
web-aa-traps = Pièges restants : { $count }
web-aa-society-next = Ses figurines iront sur ces numéros à la fin du tour. Quiconque est tout près perd 1 point.
web-aa-ghouls-next = Vont bouger
web-aa-ghouls-away = Pas encore levées
web-aa-card-who = Posez ou tournez ces tuiles autour de ce personnage ({ $who }), qui peut ensuite marcher.
web-aa-card-any = Posez ou tournez une tuile n’importe où ; quelqu’un peut ensuite être envoyé dessus.
web-aa-card-symbol = En défense et en contre-attaque : { $symbol }.
web-aa-anybody = Générique
web-aa-palette = Sens de la tuile
web-aa-palette-how = R ou la molette tourne la tuile, un clic la pose.
web-aa-take-away = retirer
web-aa-turn-tile = Tourner la tuile
web-aa-which = Laquelle ?
web-aa-duel = Attaque
web-aa-counter = Contre-attaque
web-aa-damage = Dégâts : { $count }
web-aa-needs = Il faut : { $symbol }
web-aa-needs-any = N’importe quelle carte convient
web-aa-awaits = Le coup sera-t-il paré ?
web-aa-parried = Coup paré
web-aa-missed = Hors d’atteinte
web-aa-struck = Coup porté
web-aa-caught = L’Élue change de mains
web-aa-pushed = Le Fusil parle
web-aa-nearer = Agrandir le plateau
web-aa-whole = Tout le plateau
web-aa-played = La carte jouée
web-aa-hand = Main : { $count }
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
web-aa-lesson-rival = Les Vampires
web-aa-lesson-table = Une nuit de dix cases sur dix. Vous jouez les Humains (or, en bas à gauche) ; les Vampires (pourpre) habitent en haut à droite. Une enfant de lumière, l’Élue, descend la diagonale électrique, une case après chaque tour : ramenez-la avant qu’elle n’atteigne la dernière. Les figures grises encapuchonnées sont la Société secrète ; qui finit près d’elles perd des points. Des chemins sont déjà posés, et c’est à vous.
web-aa-lesson-token = Phase 1 : chaque personnage a un jeton Allié. Dans sa propre zone, il augmente le niveau de pouvoir ; sur les lieux communs, il fait autre chose. Cliquez sur le jeton du Révérend, puis sur le Mystique.
web-aa-lesson-portal = Les barres entre les cases sont des portails. Les obscurs blessent les Humains, ceux de lumière les Vampires : qui s’y heurte perd 2 points et s’arrête. Le portail P1 barre le nord au Commandant. Le Mystique vous laisse le déplacer : cliquez dessus, puis sur un bord de l’autre côté. Là, il montre son autre face et barre aux Vampires le chemin du retour.
web-aa-lesson-card = Phase 2 : jouez autant de cartes que vous voulez. Celle-ci est au Commandant : posez ou tournez ses tuiles autour de lui, ensuite il peut marcher.
web-aa-lesson-tile = Ce qui brille peut servir. La tuile apparaît comme elle sera posée ; R, la molette ou les petites images la tournent. Une courbe en C6 relie votre chemin au carrefour en D6.
web-aa-lesson-walk = Maintenant, le Commandant marche. Une figure avance tant que son chemin continue, et vous choisissez aux embranchements ; les pointillés montrent tout le trajet, et ce qu’il coûterait.
web-aa-lesson-generic = L’autre sorte de carte : une tuile n’importe où, puis quiconque a un chemin qui passe dessus peut y être envoyé, même un ennemi. Posez une courbe en E6, à côté de l’Élue.
web-aa-lesson-chosen = L’Élue est juste à côté du Commandant, et son chemin est ouvert vers elle. Attrapez-la ! Qui la tient doit la ramener sur une case de sa base.
web-aa-lesson-defence = Les Vampires aussi ont posé une tuile. Un chemin peut traverser la diagonale électrique comme une tuile droite ; mais vous êtes de l’autre côté, alors Sryz s’arrête dessus et doit attaquer. Les attaques de dos blessent le plus ; avec le Commandant et Sryz, chaque coup est pire. La table nomme un symbole : défaussez une carte qui le porte, et l’attaque est annulée.
web-aa-lesson-attack = À vous, et cette fois c’est vous qui frappez : Sryz est à côté de vous, et un chemin libre mène à elle. Elle peut se défendre de la même façon.
web-aa-lesson-home = Le chemin du retour est ouvert : le portail P1 n’est plus là. Les pointillés finissent dans votre base. En route !
web-aa-lesson-last = Vous avez gagné : l’Élue est à la maison. On gagne aussi en prenant tous les points de l’autre camp ; si elle atteint la dernière case, seule la Société gagne. Quand quelque chose n’est pas possible, la table l’explique. Bonne nuit, et bonne chance !
