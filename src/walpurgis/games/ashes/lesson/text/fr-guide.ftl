# The notes of a guided game of Ashes to Ashes in French: the aim, then one for each question when it is asked first.

web-guide-aim = Attrapez l’Élue et ramenez-la à votre base avant qu’elle n’atteigne la dernière case ; vous gagnez aussi si l’autre camp perd tous ses points.
web-guide-place = Placez vos trois figurines sur les cases de base qui brillent. La plus proche du centre sera la première au combat.
web-guide-token = Phase 1 : chaque personnage a un jeton Allié. Dans sa zone, il augmente son niveau de pouvoir ; sur les lieux communs, il fait autre chose. Dans le doute, laissez les jetons et continuez.
web-guide-main = Phase 2 : jouez vos cartes. Celle d’un personnage pose des tuiles autour de lui, puis il peut marcher ; les autres posent une tuile n’importe où et envoient qui a un chemin qui y passe.
web-guide-tiles = Posez des tuiles pour qu’un chemin mène où vous voulez. La tuile apparaît comme elle sera posée ; R, la molette ou les petites images la tournent.
web-guide-generic = Une tuile, n’importe où : prolongez un de vos chemins vers l’Élue, ou détournez un des leurs.
web-guide-step = Une figurine avance tant que son chemin continue. Les pointillés montrent tout le trajet et ce qu’il coûterait ; se heurter à un portail coûte 2 points.
web-guide-defend = On vous attaque. Défaussez une carte portant le symbole nommé, et l’attaque est annulée ; sinon vous subissez les dégâts.
web-guide-portal = Les portails barrent la route : les obscurs blessent les Humains, ceux de lumière les Vampires. Écartez-en un, ou mettez-le sur leur chemin.
