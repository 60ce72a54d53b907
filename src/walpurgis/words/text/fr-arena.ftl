# L’arène : tableaux, lois. Les premiers mots sont dans l’autre fichier, sa page a le sien.

## Tableaux
arena-strength = Force (95 %)
arena-thinking = ms par décision
arena-meeting = Rencontre
arena-met = { $first } contre { $others }
arena-games = Parties
arena-verdict = Verdict
arena-better = { $bot } est meilleur
arena-worse = { $bot } est moins bon
arena-even = pas d’écart de cette taille
arena-undecided = indécis
arena-ladder = L’échelle, de haut en bas : { $bots }
arena-first = Qui commence gagne { $rate } des parties (de { $low } à { $high }).
arena-no-ratings = Les forces demandent un extra : pip install 'walpurgis[stats]'.
arena-deaths = { $count ->
        [one] Un processus est mort et a été remplacé ; rien n’est perdu.
       *[other] Des processus sont morts { $count } fois et ont été remplacés ; rien n’est perdu.
    }
arena-written = Écrit : { $file }
arena-left-out = Trop étroit pour : { $columns }. Avec --json, tout y est.
arena-fault-rule = Partie { $game } : une règle a échoué et la partie a été interrompue : { $what }
arena-more-faults = { $count ->
        [one] Et encore une faute.
       *[other] Et encore { $count } fautes.
    }
arena-interrupted = Interrompu. Aucune partie n’a été gardée ; avec --out FICHIER, la même commande pourrait reprendre.
arena-interrupted-kept = Interrompu. La même commande reprend à partir de { $file }.
laws-progress = Sous l’œil des lois
laws-title = { $game } : { $games ->
        [one] { $games } partie au hasard
       *[other] { $games } parties au hasard
    }, { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, graine { $seed }, { $seconds } s
laws-seats = { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
laws-kept = Toutes les lois ont été respectées.
laws-broken = Partie { $game }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, graine { $seed }, question { $question } : { $law } : { $sentence }

## Refus
refused-no-games = Cela ne peut pas se jouer ({ $detail }).
refused-bad-results = On ne peut pas continuer ces résultats ({ $detail }).
refused-missing-extra = Il faut d’abord installer quelque chose ({ $detail }).
refused-no-cluster = La grappe est injoignable ({ $detail }).
refused-other-rules = Toutes les machines ne jouent pas selon les mêmes règles ({ $detail }).
refused-file-unwritten = { $file } ne peut pas être écrit ({ $detail }).
refused-no-worker = Un processus n’a pas pu être lancé ; y a-t-il assez de mémoire ?
refused-no-room = Il n’y a plus de place pour écrire ({ $detail }).
refused-arena-bots = Nommez les robots avec --bots, ou prenez --laws.
refused-arena-games = Dites combien de parties avec --games, ou prenez --until-sure.
refused-laws-with = --laws joue au hasard : cela ne va pas avec { $options }.
refused-ray-with = --ray a les processus de la grappe : cela ne va pas avec --workers.
refused-wrong-limits = Une réponse peut prendre entre un dixième de seconde et un jour, pas { $seconds } secondes.
refused-empty-bot = Il manque le nom d’un robot dans « { $bots } ».
refused-same-file = { $file } est indiqué pour deux choses : il faut un fichier pour chacune.
refused-no-file = { $file } n’est pas un fichier ordinaire.
refused-without-until-sure = Sans --until-sure, rien n’utilise { $options }.

## Aide de la ligne de commande
cli-opt-form = match : tous les robots à une table ; round-robin : tous contre tous ; gauntlet : le premier contre tous les autres ; ladder : les nouveaux dépassent ceux qu’ils battent (match)
cli-opt-arena-players = combien à une table quand ce n’est pas tous les robots (2) ; avec --laws, seulement ce nombre
cli-opt-until-sure = arrêter une rencontre dès qu’on sait qui est meilleur ; --games est alors le maximum
cli-opt-margin = à quelle distance de la part égale regarde --until-sure (0.05)
cli-opt-risk = combien de fois --until-sure peut se tromper (0.05)
cli-opt-out = écrire chaque partie dans ce fichier dès sa fin ; une série interrompue reprend à partir de lui
cli-opt-parquet = écrire un tableau de toutes les parties dans ce fichier (extra stats)
cli-opt-report = écrire une page illustrée dans ce fichier (extra stats)
cli-opt-ray = jouer sur la grappe Ray à cette adresse (extra ray)
cli-opt-seconds = combien de temps peut prendre une réponse
cli-opt-megabytes = combien de mémoire un processus peut prendre
cli-opt-laws = jouer au hasard et surveiller les lois de tous les jeux
