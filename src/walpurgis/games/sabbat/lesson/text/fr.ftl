# The lesson of Sabbat Magica in French.

web-lesson-rival = Le vampire
web-lesson-manor = Bienvenue au manoir. À gauche, votre magicien arpentera seize tuiles entourées de miroirs ; à droite s’étendent huit régions pleines de lapins, de nonnes et d’ogres. En six tours de jeu, il vous faut le plus de points de victoire (PV), et la plupart viennent des fantômes qui hantent les régions.
web-lesson-invoke = Un tour de jeu commence par l’Invocation : en secret, chacun envoie des fantômes du cimetière sur le pont-levis. Il faudra les nourrir à la fin du tour, alors ne les envoyez pas tous.
web-lesson-order = Tout le monde révèle en même temps. Qui a gardé le plus de fantômes au cimetière joue plus tôt.
web-lesson-bonus = À partir du deuxième tour de jeu, chacun prend d’abord un bonus de la carte temps, dans l’ordre du tour. Ce qui est pris n’est plus là : être en tête a du bon.
web-lesson-action = Place aux Manigances : la carte temps donne à chacun le même nombre d’actions. Une action déplace soit votre magicien, soit vos fantômes. Commencez par le magicien.
web-lesson-magician = Depuis l’extérieur, votre magicien peut entrer sur n’importe quelle case vide ; ensuite, il avance de case en case. Les ressources ouvrent les portails des régions : allez là où elles se trouvent.
web-lesson-tile = Sur sa case, le magicien utilise la tuile ou un miroir voisin. Une tuile de ressource en donne deux. Elles vont dans votre réserve 2H, passent ensuite en 1H, puis finissent maudites : servez-vous-en à temps.
web-lesson-mirror = Les miroirs, c’est de la terreur : un miroir entier en rapporte 3 quand vous le fendez, un miroir fendu 2 quand vous le brisez, et c’en est fini de lui. La terreur nourrit vos fantômes et paie les combats.
web-lesson-ghosts = Maintenant, une action avec les fantômes : chaque fantôme du pont-levis peut se déplacer. Les jardins ne coûtent rien et vous aident ; dans les régions, il faut payer le portail.
web-lesson-garden = Choisissez un fantôme et son jardin. L’emplacement 1 offre le meilleur bonus.
web-lesson-region = Vous avez ce que ce portail demande. Un fantôme dans une région rapporte ses PV à la fin de chaque tour, tant qu’il y reste et qu’il mange. Ce que vous payez n’est pas perdu : cela va dans votre zone d’homologation.
web-lesson-arrive = Un emplacement libre ne coûte rien. S’ils sont tous pris, vous pouvez vous battre : cela coûte de la terreur et rapporte des PV.
web-lesson-scored = L’Intendance : chaque fantôme hors du cimetière mange 1 terreur, les régions rapportent leurs PV, et quatre ressources différentes dans la zone d’homologation deviennent une chimère. Puis vient le tour suivant.
web-lesson-last = Voilà l’essentiel. Les combats, les cartes POWER et la malédiction, vous les découvrirez en jouant ; quand quelque chose est impossible, la table vous cite la règle. Bonne chance !
