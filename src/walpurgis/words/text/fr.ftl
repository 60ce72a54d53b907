# Ce que dit la maison elle-même, quel que soit le jeu.
yes = oui
no = non
list-and = { $start } et { $last }
list-then = { $start }, puis { $last }
list-apart = { $start } ; { $last }
list-none = rien
labelled = { $label } : { $value }

## At the table
seat-number = Joueur { $seat }
seat-person = { $who } : une personne
seat-bot = { $who } : le robot { $bot }
seed-shown = Graine { $seed } : --seed { $seed } redonne la même mise en place.
welcome-help = Un numéro pour répondre, ? pour la règle derrière la question, board pour la table expliquée, help pour le reste.
welcome-watch = Seuls des robots jouent ce soir : installez-vous et regardez.
question = { $who } : { $question }
prompt = { $who } >
pass-the-table = Passez la table à { $who }. Que personne d’autre ne regarde !
press-enter = Appuyez sur Entrée pour continuer.
bye = Les bougies sont éteintes. Bonne nuit.
bye-unfinished = Vous quittez la table ; la partie n’est pas sauvegardée. La prochaine fois, save FICHIER s’en charge.

## How to answer
how-one = Tapez l’un des numéros ou l’une des clés.
how-number = Tapez un nombre entier de { $low } à { $high }.
how-order = Tapez-les tous dans l’ordre voulu, séparés par des espaces.
how-exactly = { $count ->
        [one] Tapez un des numéros ou une des clés.
       *[other] Tapez exactement { $count } des numéros ou clés, séparés par des espaces ; le même plusieurs fois s’il y en a plusieurs.
    }
how-some = Tapez de { $low } à { $high } numéros ou clés, séparés par des espaces.
how-up-to = { $high ->
        [one] Tapez un des numéros ou une des clés, ou - pour rien.
       *[other] Tapez jusqu’à { $high } des numéros ou clés, séparés par des espaces, ou - pour rien.
    }
how-spot = Tapez de { $low } à { $high } points sous la forme x,y, séparés par des espaces.
how-place = Choisissez un endroit par son numéro, ou tapez de { $low } à { $high } points sous la forme x,y, séparés par des espaces.
how-code = Choisissez par le numéro, ou tapez votre propre code.
wrong-number = Il n’y a pas de réponse { $word } : tapez un numéro de { $low } à { $high }.
wrong-number-listed = Il n’y a pas de réponse { $word } : tapez l’un de ces numéros : { $numbers }.
wrong-key = « { $word } » n’est pas proposé ici. Tapez help pour voir ce que vous pouvez taper.
wrong-answer = Ce n’est pas possible. { $how }

## Rules
rule-cited = [{ $rule }] { $text }
no-rule-behind = Aucune règle précise ne se cache derrière cette question. Tapez rules et un mot pour chercher dans les règles.
rules-chapters = Les chapitres des règles ; tapez rules et un chapitre, un numéro ou un mot :
rules-more = … et { $count ->
        [one] une autre
       *[other] { $count } autres
    }. Ajoutez un mot pour préciser.
rules-none = Les règles ne parlent pas de « { $word } ».
why-offered = { $key } est proposé : { $what }.
why-forbidden = { $key } n’est pas proposé, à cause de cette règle :
why-unknown = { $key } n’est pas proposé ici, et aucune règle connue n’en parle.

## Help
help-answer = un numéro ou une clé : répondre à la question ; s’il y en a plusieurs, les séparer par des espaces
help-try = try LIEU : ce qui suivrait si vous répondiez ainsi ; rien ne change
help-rule = ? : la règle derrière la question
help-rules = rules [MOT], ? MOT : chercher dans les règles un numéro, un chapitre ou des mots
help-card = ? CARTE : ce que dit une carte, par son nom, sa clé ou le numéro de sa réponse
help-why = why CLÉ : quelle règle empêche une chose d’être proposée
help-hint = hint : les trois meilleures réponses, leurs chances de gagner, et pourquoi
help-undo = undo : reprendre votre dernière réponse, tant que rien n’a été révélé
help-board = board : toute la table, avec les explications
help-log = log [NOMBRE] : ce qui vient de se passer
help-save = save FICHIER : sauvegarder la partie dans un fichier
help-load = load FICHIER : reprendre une partie sauvegardée
help-record = record FICHIER : enregistrer la partie jusqu’ici, pour walpurgis replay ; tous les secrets y sont
help-lang = lang CODE : changer de langue ({ $languages })
help-quit = quit : quitter la table

## Answers of the table
hint-none = Pas de conseil ici.
try-allowed = C’est possible.
try-none = Il n’y a rien à essayer ici : tapez try quand on demande un lieu ou un chemin.
undo-done = C’est repris.
undo-not = Impossible de reprendre ce coup : { $reason }.
undo-nothing-to-undo = vous n’avez encore rien répondu
undo-another-answered = quelqu’un d’autre a répondu depuis
undo-others-have-shown = les autres ont montré leur choix
undo-chance-was-used = le hasard est intervenu depuis
undo-something-was-revealed = quelque chose de caché a été révélé depuis
undo-rules-were-mended = les règles ont été corrigées depuis
save-written = La partie est sauvegardée dans { $file }. Pour la reprendre : { $command }
record-written = L’enregistrement de la partie est dans { $file }. Pour le revoir : { $command }
file-not-written = Impossible d’écrire { $file } ({ $reason }).
load-done = La partie de { $file } reprend.
load-other-seats = Cette partie se joue à { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } ; lancez-la avec walpurgis play --load.
lang-done = La table parle maintenant français.

## The end
account-heading = Score final
account-total = Total
account-place = Place
account-ordinal = { $place ->
        [1] 1re
       *[other] { $place }e
    } place
account-line = { $place } : { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts })
account-line-judged = { $place } : { $who } ({ $parts })
winner = { $who } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
winners = { $who } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
after-the-end = record FICHIER enregistre la partie, log la raconte, board montre la table ; Entrée pour partir.

## Watching a record
replay-title = Une partie à { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $entries ->
        [one] { $entries } réponse
       *[other] { $entries } réponses
    }, graine { $seed }
replay-at = Réponse { $at } sur { $all }
replay-help = Entrée : suite ; b : retour ; un nombre : y aller ; board : la table ; q : partir
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
replay-not-drawn = Ce moment date de règles plus anciennes et ne peut plus être dessiné.
event-rules-mended = { $fallen ->
    [0] Les règles ont été corrigées ici.
    [one] Les règles ont été corrigées ici ; une réponse ne convient plus et doit être redonnée.
   *[other] Les règles ont été corrigées ici ; { $fallen } réponses ne conviennent plus et doivent être redonnées.
}

## Lists and tables
games-line = { $game } : { $title }, de { $low } à { $high } joueurs. { $blurb }
rules-uncovered = Aucun test ne couvre ces règles :
rules-unknown = Ces règles sont citées, mais le livret ne les connaît pas :
rules-covered = { $count ->
        [one] La seule règle est couverte par des tests.
       *[other] Les { $count } règles sont toutes couvertes par des tests.
    }
arena-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-bot = Robot
arena-wins = Victoires
arena-rate = Part des victoires (95 %)
arena-score = Score moyen (95 %)
arena-place = Place moyenne
arena-span = Scores
arena-faults = Fautes
arena-decisions = { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s
arena-progress = On joue
arena-unwon = { $count ->
        [one] { $count } partie n’a été gagnée par personne.
       *[other] { $count } parties n’ont été gagnées par personne.
    }
arena-broken-off = { $count ->
        [one] { $count } partie a été interrompue parce qu’une règle a échoué.
       *[other] { $count } parties ont été interrompues parce qu’une règle a échoué.
    }
arena-fault = Partie { $game }, place { $seat }, { $bot } sur { $prompt } : { $what }
balance-title = { $game } : est-ce équilibré ? thumb contre lui-même, graine { $seed }
balance-what = Quoi
balance-players = Joueurs
balance-games = Parties
balance-value = Part (95 %)
balance-band = Visé
diff-progress = On compare { $game }
diff-same = { $game } : rien ne diffère en { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } (parties : { $matches }).
diff-different = { $game } : { $kinds ->
        [one] une sorte de différence
       *[other] { $kinds } sortes de différences
    } en { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } (parties : { $matches }).
diff-version = Le cours de { $game } a changé et sa version non : c’est { $version } des deux côtés.
diff-first = D’abord ici : { $where }
diff-kinds = Dans combien de parties chaque sorte est apparue :
bench-progress = On mesure
bench-title = { $game } : un simple aller-retour de coroutine : { $nanoseconds } ns ({ $python })
bench-what = Quoi
bench-time = Temps
bench-trips = Allers-retours
bench-rate = Par seconde
bench-target = But
bench-reached = atteint
bench-missed = manqué
bench-ours = Nous
bench-theirs = Eux
bench-times = Fois

## A new game
new-game-made = Le jeu { $name } se trouve dans { $folder }.
new-game-next-house = Ensuite : walpurgis play { $name }. Écrivez ses règles dans rulebook/en.md et modifiez game.py ; ses propres tests sont dans tests/games/{ $name }, et les tests communs à tous les jeux le vérifient déjà.
new-game-next-outside = Ensuite : pip install -e { $folder }, puis walpurgis play { $name }. Écrivez ses règles dans rulebook/en.md et modifiez game.py.

## Refusals of the command line
refused-more-bots = Il y a { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
refused-option = Une option s’écrit nom=valeur, et non « { $text } ».
refused-option-name = { $game } n’a pas d’option « { $option } » ; ses options : { $options }.
refused-option-bool = { $option } vaut true ou false, et non « { $value } ».
refused-option-choice = { $option } est l’un de ces mots : { $values }, et non « { $value } ».
refused-option-number = { $option } est un nombre entier de { $low } à { $high }, et non « { $value } ».
refused-option-value = { $option } ne peut pas être « { $value } ». { $about-help }
refused-unknown-option = Ces options ne conviennent pas à ce jeu avec ce nombre de joueurs ({ $detail }).
refused-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $games }.
refused-wrong-seats = { $game } se joue de { $low } à { $high }, et non à { $players }.
refused-unknown-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $bots }.
refused-unknown-limit = « { $bot } » ne se comprend pas. Après le deux-points, search veut un nombre de parties jouées (search:400) ou de secondes, 60 au plus (search:0.5s), novice une proportion (novice:0.25).
refused-no-thumb = Le robot { $bot } ne connaît pas le jeu { $game } ; il y a : { $bots }.
refused-unknown-program = Il n’y a ici aucun programme « { $bot } » qui puisse être lancé.
refused-no-balance = { $game } ne dit pas ce qu’il faut compter.
refused-unknown-language = La maison ne parle pas « { $language } » ; elle parle : { $languages }.
refused-broken-save = { $file } ne contient pas de partie que l’on puisse reprendre ici ({ $detail }).
refused-broken-record = { $file } ne contient pas d’enregistrement que l’on puisse revoir ici ({ $detail }).
refused-file-missing = Il n’y a pas de fichier { $file }.
refused-file-unread = Impossible de lire { $file } ({ $detail }).
refused-load-with = Une partie sauvegardée a déjà ses joueurs et ses options : --load ne va ni avec --players ni avec --option.
refused-game-name = Le nom d’un jeu compte de 2 à 30 minuscules, chiffres et tirets bas, commence par une lettre et n’est pas un mot-clé de Python : « { $name } » ne convient pas.
refused-game-exists = Il y a déjà un jeu { $name }.
refused-folder-exists = { $folder } existe déjà.
refused-seat = Il n’y a pas de place { $seat } : ce jeu a les places 0 à { $last }.
refused-no-tests = Il n’y a pas de tests dans { $folder }.
refused-which-game = Nommez un jeu, ou utilisez --all.

## Help of the command line
cli = Une table ouverte pour jeux occultes, dans le terminal.
cli-play = Jouer dans le terminal, entre personnes et robots.
cli-replay = Regarder une partie enregistrée.
cli-review = Analyser une partie enregistrée : qui avait quelles chances, et quelles décisions ont coûté le plus.
cli-arena = Faire jouer beaucoup de parties à des robots et compter.
cli-balance = Faire jouer thumb contre lui-même et compter si un jeu est équilibré.
cli-rules = Afficher les règles d’un jeu, ou celles qu’aucun test ne couvre.
cli-diff = Jouer les mêmes parties dans deux versions de la maison et nommer ce qui diffère.
cli-arg-old = la version d’avant : un dépôt, ou un Python avec walpurgis
cli-arg-new = la version d’après : un dépôt, ou un Python avec walpurgis
cli-opt-only-game = ce jeu seulement
cli-opt-decisions = combien de décisions par jeu
cli-bench = Mesurer la vitesse du moteur.
cli-opt-peers = comparer à d’autres moteurs qui jouent au même jeu, installés depuis PyPI dans des environnements à part
cli-new-game = Commencer un nouveau jeu à partir du modèle.
cli-games = Lister les jeux.
cli-arg-game = le nom d’un jeu
cli-arg-any-game = le nom d’un jeu ; sans lui, tous les jeux
cli-arg-file = un fichier écrit par record
cli-arg-name = le nom du nouveau jeu
cli-opt-players = combien jouent ; sinon, autant qu’il est d’usage pour ce jeu, ou les robots nommés et une personne
cli-opt-bots = des robots aux dernières places, séparés par des virgules ; sinon, une personne joue contre Ottilia (pip, ottilia, bruno, morgana, azazel, random, thumb, search…) ; avec '', il n’y a que des personnes
cli-opt-arena-bots = un robot par place, séparés par des virgules
cli-opt-balance-players = seulement avec ce nombre de joueurs
cli-opt-lang = en, fr, de, it ou es
cli-opt-seed = même graine, même mise en place
cli-opt-option = une option du jeu sous la forme nom=valeur ; répétable
cli-opt-plain = de courtes lignes de texte, pour lecteurs d’écran et tubes
cli-opt-record = enregistrer la partie dans ce fichier
cli-opt-load = reprendre une partie sauvegardée par save
cli-opt-step = réponse par réponse
cli-opt-seat = vu de cette place
cli-opt-games = combien de parties
cli-opt-workers = combien de processus
cli-opt-json = en JSON
cli-opt-all = tous les jeux
cli-opt-coverage = lister les règles qu’aucun test ne couvre
cli-opt-tests = le dossier des tests
cli-opt-into = un dossier hors de la maison
cli-serve = Ouvrir la table dans le navigateur : le serveur.
cli-backup = Tout conserver dans un fichier pendant que le serveur tourne.
cli-restore = Remettre une sauvegarde dans une base vide.
cli-arg-backup = le fichier de sauvegarde
cli-opt-host = l’adresse d’écoute
cli-opt-port = le port d’écoute
cli-opt-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
cli-opt-data = le dossier où le serveur garde ses données
cli-opt-open = Ouvrir la table dans le navigateur de cette machine.

cli-bot = Donner un siège à vos propres programmes.
cli-bot-run = Faire jouer un programme à une table : il lit les messages sur son entrée standard et écrit les siens sur sa sortie standard, un objet JSON par ligne.
cli-bot-token = Obtenir un jeton, grâce auquel un programme est reconnu.
cli-arg-program = le programme et ses arguments
cli-arg-server = l’adresse du serveur
cli-opt-table-link = le lien d’une table où un siège est libre, ou d’un siège à reprendre
cli-opt-bot-name = le nom du programme à la table
cli-opt-token = le jeton du programme ; sans lui, il en reçoit un nouveau
cli-opt-bot-seat = le siège à prendre, à partir de 0 ; sans précision, le premier libre
cli-opt-restarts = combien de fois relancer le programme s’il s’arrête avant la fin de la partie
bot-seated = En place à { $table }.
bot-token = Pour revenir plus tard à ce siège : --token { $token }
bot-restarted = Le programme s’est arrêté avant la fin de la partie, avec le code { $code }. Il est relancé.
bot-bad-line = Le programme a écrit une ligne qui n’est pas un message : { $fault }
bot-over = La partie est finie. Rangs par siège : { $places }.
