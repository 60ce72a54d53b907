# The notes of a guided game of Nocturne in French: the aim, then one for each question when it is asked first.

web-guide-aim = Ayez le plus de points de victoire dans votre deck quand les Provinces ou trois piles quelconques sont vides.
web-guide-buy = Jouez d’abord vos Trésors, un clic suffit ; puis achetez une carte qui brille. Au début, l’Argent et les cartes du milieu améliorent votre deck ; les vertes rapportent des points, mais attendez.
web-guide-action = Vous avez une carte Action et pouvez en jouer une par tour. Les cartes « +1 Action » permettent d’en jouer une autre : commencez par elles.
web-guide-night = Après les achats vient la Nuit : jouez autant de cartes Nuit que vous voulez. Elles ne coûtent pas d’Action.
web-guide-start = Certaines de vos cartes agissent au début de votre tour. Choisissez laquelle passe d’abord.
