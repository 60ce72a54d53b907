# The notes of a guided game of Sabbat Magica in French: the aim, then one for each question when it is asked first.

web-guide-aim = Ayez le plus de points de victoire après six tours de jeu : la plupart viennent des fantômes qui hantent les régions.
web-guide-invoke-first = Un tour de jeu commence en secret : chacun envoie des fantômes du cimetière sur le pont-levis. Chacun mange 1 terreur à la fin du tour ; deux ou trois, c’est un bon début.
web-guide-action = Chacun a le même nombre d’actions. Une action déplace soit votre magicien, qui amasse ressources et terreur, soit vos fantômes, qui marquent. Commencez par le magicien.
web-guide-magician = Ce qui brille, c’est là où votre magicien peut aller. Les ressources ouvrent les portails des régions, à droite : arrêtez-vous où il y en a.
web-guide-effect = Utilisez la tuile sous votre magicien ou un miroir voisin. Une tuile de ressource en donne deux ; un miroir donne de la terreur, qui nourrit vos fantômes et paie les combats.
web-guide-ghosts = Choisissez un fantôme, puis où il va. Les jardins sont gratuits et vous aident. Une région demande des ressources à son portail et rapporte ses points à la fin de chaque tour, tant que votre fantôme y reste.
web-guide-arrive = Un emplacement libre ne coûte rien. S’ils sont tous pris, vous pouvez vous battre : cela coûte de la terreur et rapporte des points de victoire.
web-guide-bonus = À partir du deuxième tour de jeu, chacun prend d’abord un bonus de la carte temps, dans l’ordre du tour. Ce qui est pris n’est plus là.
web-guide-feed = Il n’y a pas assez de terreur pour tous vos fantômes. Chaque affamé vous coûte un point de victoire : fendez plus de miroirs la prochaine fois.
