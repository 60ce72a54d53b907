# The lesson of Nocturne in French.

web-nd-lesson-rival = Le loup
web-nd-lesson-table = Bienvenue au marché de nuit. Au milieu se trouvent les dix piles du royaume, à gauche les Trésors et les Victoires. Tous commencent avec les mêmes dix cartes faibles ; qui bâtit le meilleur deck aura le plus de points, et la plupart sont dans les Provinces.
web-nd-lesson-treasures = Un tour a des phases : Action, Achat, Nuit, Ajustement. Vous n’avez pas encore d’Action, donc la phase Achat commence. Jouez d’abord vos Trésors : un clic suffit pour tous.
web-nd-lesson-buy = Quatre pièces. Ce que vous pouvez payer brille. Achetez un Village béni ; pointez une carte, ou gardez le doigt dessus, pour la lire.
web-nd-lesson-boon = Quand on reçoit un Village béni, on révèle une Bénédiction, un petit don de la nuit. Recevez-la maintenant.
web-nd-lesson-cleanup = À la fin du tour, tout ce qui a été joué et le reste de la main vont à la défausse, et vous piochez cinq nouvelles cartes. Quand la pioche est vide, on mélange la défausse : ainsi revient ce que vous avez acheté. Le loup a joué aussi.
web-nd-lesson-watchman = Cette fois, achetez un Veilleur de nuit. La plupart des cartes reçues vont à la défausse ; celle-ci vient tout de suite en main.
web-nd-lesson-night = La nuit tombe : après les achats, on joue des cartes Nuit, autant qu’on veut. Elles ne coûtent pas d’Action. Jouez le Veilleur de nuit.
web-nd-lesson-look = Vous regardez les cinq premières cartes de votre pioche. Ce que vous ne voulez pas dans la prochaine main peut partir : choisissez le Domaine, puis cliquez sur Terminé. Il compte à la fin, mais n’aide pas avant.
web-nd-lesson-order = Les autres retournent dans l’ordre de votre choix. La première sur laquelle vous cliquez sera dessus.
web-nd-lesson-action = Votre nouvelle main contient le Village béni : c’est la phase Action. À chaque tour vous pouvez jouer une Action ; le village donne une carte et deux Actions de plus.
web-nd-lesson-counters = Au-dessus des piles, vous voyez ce que vous avez : Actions, Achats et pièces. Sans autre Action en main, la phase Achat commence d’elle-même. Jouez à nouveau vos Trésors.
web-nd-lesson-more = Achetez quelque chose de plus fort. Les cartes aux épées croisées attaquent les autres ; celles à bande orange restent en jeu jusqu’à votre prochain tour.
web-nd-lesson-last = Voilà l’essentiel. La partie finit quand les Provinces ou trois piles quelconques sont vides. Ce qui est impossible, la table l’explique. Bonne nuit et bonne chance !
