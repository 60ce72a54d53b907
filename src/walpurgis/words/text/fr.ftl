# Ce que dit la maison elle-même, quel que soit le jeu.
yes = oui
no = non
list-and = { $start } et { $last }
list-none = rien
labelled = { $label } : { $value }

## At the table
seat-number = Joueur { $seat }
seat-person = { $who } : une personne
seat-bot = { $who } : le robot { $bot }
seed-shown = Graine { $seed } : avec --seed { $seed }, on retrouve la même table.
welcome-help = Un numéro pour répondre, ? pour la règle derrière la question, board pour la table expliquée, help pour le reste.
welcome-watch = Seuls des robots jouent ce soir : installez-vous et regardez.
question = { $who } : { $question }
prompt = { $who } >
pass-the-table = Passez la table à { $who }. Que personne d’autre ne regarde !
press-enter = Appuyez sur Entrée quand vous êtes prêt.
bye = Les bougies sont éteintes. Bonne nuit.
bye-unfinished = Vous quittez la table ; la partie n’est pas conservée. La prochaine fois, save FICHIER la gardera.

## How to answer
how-one = Tapez l’un des numéros ou l’une des clés.
how-number = Tapez un nombre entier de { $low } à { $high }.
how-order = Tapez-les tous dans l’ordre voulu, séparés par des espaces.
how-exactly = Tapez exactement { $count } numéros ou clés, séparés par des espaces ; le même plusieurs fois s’il y en a plusieurs.
how-some = Tapez de { $low } à { $high } numéros ou clés, séparés par des espaces.
how-up-to = Tapez jusqu’à { $high } numéros ou clés, séparés par des espaces, ou - pour rien.
how-spot = Tapez de { $low } à { $high } points sous la forme x,y, séparés par des espaces.
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
help-rule = ? : la règle derrière la question
help-rules = rules [MOT], ? MOT : chercher dans les règles un numéro, un chapitre ou des mots
help-card = ? CARTE : ce que dit une carte, par son nom, sa clé ou le numéro de sa réponse
help-why = why CLÉ : quelle règle empêche une chose d’être proposée
help-hint = hint : ce que ferait quelqu’un d’expérimenté
help-undo = undo : reprendre votre dernière réponse, tant que rien n’a été révélé
help-board = board : toute la table, avec les explications
help-log = log [NOMBRE] : ce qui vient de se passer
help-save = save FICHIER : garder la partie dans un fichier
help-load = load FICHIER : reprendre une partie gardée dans un fichier
help-record = record FICHIER : noter la partie jusqu’ici, pour walpurgis replay ; tous les secrets y sont
help-lang = lang CODE : changer de langue ({ $languages })
help-quit = quit : quitter la table

## Answers of the table
hint = Quelqu’un d’expérimenté répondrait : { $answer }
hint-none = Pas de conseil ici.
undo-done = C’est repris.
undo-not = Impossible de reprendre ce coup : { $reason }.
undo-nothing-to-undo = vous n’avez encore rien répondu
undo-another-answered = quelqu’un d’autre a répondu depuis
undo-others-have-shown = les autres ont montré leur choix
undo-chance-was-used = le hasard est intervenu depuis
undo-something-was-revealed = quelque chose de caché a été révélé depuis
save-written = La partie est gardée dans { $file }. Pour la reprendre : { $command }
record-written = La partie est notée dans { $file }. Pour la revoir : { $command }
file-not-written = Impossible d’écrire { $file } ({ $reason }).
load-done = La partie de { $file } reprend.
load-other-seats = Cette partie se joue à { $seats } ; lancez-la avec walpurgis play --load.
lang-done = La table parle maintenant français.

## The end
account-heading = Le décompte final
account-total = Total
account-place = Place
account-line = Place { $place } : { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts })
account-line-judged = Place { $place } : { $who } ({ $parts })
winner = { $who } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
winners = { $who } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
after-the-end = record FICHIER note la partie, log la raconte, board montre la table ; Entrée pour partir.

## Watching a record
replay-title = Une partie à { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $entries } réponses, graine { $seed }
replay-at = Réponse { $at } sur { $all }
replay-help = Entrée : suite ; b : retour ; un nombre : y aller ; board : la table ; q : partir
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.

## Lists and tables
games-line = { $game } : { $title }, de { $low } à { $high } joueurs. { $blurb }
rules-uncovered = Aucun test ne prouve ces règles :
rules-unknown = Ces règles sont citées, mais le livret ne les connaît pas :
rules-covered = Les { $count } règles sont toutes prouvées par des tests.
arena-title = { $game } : { $games } parties, graine { $seed }
arena-bot = Robot
arena-wins = Victoires
arena-rate = Part des victoires (95 %)
arena-score = Score moyen (95 %)
arena-place = Place moyenne
arena-span = Scores
arena-faults = Fautes
arena-decisions = { $decisions } décisions en { $seconds } s
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
diff-progress = On compare { $game }
diff-same = { $game } : rien ne diffère en { $decisions } décisions (parties : { $matches }).
diff-different =
    { $game } : { $kinds ->
        [one] une sorte de différence
       *[other] { $kinds } sortes de différences
    } en { $decisions } décisions (parties : { $matches }).
diff-version = Le cours de { $game } a changé et sa version non : c’est { $version } des deux côtés.
diff-first = D’abord ici : { $where }
diff-kinds = Dans combien de parties chaque sorte est apparue :
bench-progress = On mesure
bench-title = { $game } : un simple aller-retour de coroutine : { $nanoseconds } ns ({ $python })
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
refused-more-bots = Il y a { $bots } robots pour { $seats } places.
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
refused-no-thumb = Le robot { $bot } ne connaît pas le jeu { $game } ; il y a : { $bots }.
refused-unknown-language = La maison ne parle pas « { $language } » ; elle parle : { $languages }.
refused-broken-save = { $file } ne contient pas de partie que l’on puisse reprendre ici ({ $detail }).
refused-broken-record = { $file } ne contient pas de partie notée que l’on puisse revoir ici ({ $detail }).
refused-file-missing = Il n’y a pas de fichier { $file }.
refused-file-unread = Impossible de lire { $file } ({ $detail }).
refused-load-with = Une partie gardée a déjà ses joueurs et ses options : --load ne va ni avec --players ni avec --option.
refused-game-name = Le nom d’un jeu compte de 2 à 30 minuscules, chiffres et tirets bas, commence par une lettre et n’est pas un mot de Python : « { $name } » ne convient pas.
refused-game-exists = Il y a déjà un jeu { $name }.
refused-folder-exists = { $folder } existe déjà.
refused-seat = Il n’y a pas de place { $seat } : ce jeu a les places 0 à { $last }.
refused-no-tests = Il n’y a pas de tests dans { $folder }.
refused-which-game = Nommez un jeu, ou utilisez --all.

## Help of the command line
cli = Une table ouverte pour jeux occultes, dans le terminal.
cli-play = Jouer dans le terminal, entre personnes et robots.
cli-replay = Regarder une partie notée.
cli-arena = Faire jouer beaucoup de parties à des robots et compter.
cli-rules = Afficher les règles d’un jeu, ou celles qu’aucun test ne prouve.
cli-diff = Jouer les mêmes parties dans deux versions de la maison et nommer ce qui diffère.
cli-arg-old = la version d’avant : un dépôt, ou un Python avec walpurgis
cli-arg-new = la version d’après : un dépôt, ou un Python avec walpurgis
cli-opt-only-game = ce jeu seulement
cli-opt-decisions = combien de décisions par jeu
cli-bench = Mesurer la vitesse du moteur.
cli-opt-peers = comparer à d’autres moteurs qui jouent au même jeu, installés depuis PyPI dans des environnements à part
cli-new-game = Commencer un nouveau jeu à partir du modèle.
cli-games = Lister les jeux.
cli-arg-game = le nom d’un jeu
cli-arg-any-game = le nom d’un jeu ; sans lui, tous les jeux
cli-arg-file = un fichier écrit par record
cli-arg-name = le nom du nouveau jeu
cli-opt-players = combien jouent ; sinon, autant qu’il est d’usage pour ce jeu, ou les robots nommés et une personne
cli-opt-bots = des robots aux dernières places, séparés par des virgules ; sinon, une personne joue contre thumb ; avec '', il n’y a que des personnes
cli-opt-arena-bots = un robot par place, séparés par des virgules
cli-opt-lang = en, fr, de, it ou es
cli-opt-seed = même graine, même table
cli-opt-option = une option du jeu sous la forme nom=valeur ; répétable
cli-opt-plain = de courtes lignes de texte, pour lecteurs d’écran et tubes
cli-opt-record = noter la partie dans ce fichier
cli-opt-load = reprendre une partie gardée par save
cli-opt-step = réponse par réponse
cli-opt-seat = vu par les yeux de cette place
cli-opt-games = combien de parties
cli-opt-workers = combien de processus
cli-opt-json = en JSON
cli-opt-all = tous les jeux
cli-opt-coverage = lister les règles qu’aucun test ne prouve
cli-opt-tests = le dossier des tests
cli-opt-into = un dossier hors de la maison
cli-serve = Ouvrir la table dans le navigateur : le serveur.
cli-backup = Tout conserver dans un fichier pendant que le serveur tourne.
cli-restore = Remettre une sauvegarde dans une base vide.
cli-arg-backup = le fichier de sauvegarde
cli-opt-host = l’adresse d’écoute
cli-opt-port = le port d’écoute
cli-opt-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
cli-opt-data = le dossier où le serveur garde ses données
cli-opt-open = Ouvrir la table dans le navigateur de cette machine.
