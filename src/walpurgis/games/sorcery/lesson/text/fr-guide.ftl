# The notes of a guided game of Sorcery in French: the aim, then one for each question when it is asked first.

web-guide-aim = Tenez le plus d’objectifs à la fin de la dernière manche, ou soyez le seul camp à avoir encore des guerriers.
web-guide-army = Choisissez une armée : toutes celles qui sont prêtes conviennent à une première bataille. Vous composerez la vôtre plus tard.
web-guide-bookmark = On ne peut lancer que le sort de réserve d’un grimoire, et les adversaires l’ignorent. Un sort d’attaque est une bonne première page.
web-guide-deploy = Chaque camp se déploie le long de son bord. Devant, ceux qui se battent ; derrière, ceux qui tirent ou lancent des sorts.
web-guide-place = Cliquez là où le guerrier doit se tenir, ou prenez une place nommée. Il regarde droit devant lui ; puis confirmez.
web-guide-act = Donnez votre action à un guerrier. Marcher vers un objectif est un bon début. Qui agit deux tours de suite s’épuise et subit des dégâts : alternez.
web-guide-path = Cliquez là où il doit aller, ou prenez l’un des mouvements nommés. Avant que vous confirmiez, la table montre ce qui suivrait.
web-guide-finish = Terminez le tour quand vous avez fini. Chaque objectif que touche un de vos guerriers et aucun adversaire devient vôtre, et le reste.
web-guide-spin = Quelqu’un est venu au contact de votre guerrier, qui peut pivoter gratuitement. Faites face : par-derrière, on touche plus facilement.
web-guide-counter = Un sort est lancé. Un guerrier à baguette peut tenter de le contrer : chacun lance les dés, et il vous faut plus que le lanceur.
