# Sorcery in French: the spells. Names, what each card says, and the modes of those that have several. Who may use a spell, its pages and its bars are printed
# beside the text and not in it. An enchantment begins with its target; an illusion begins with the kind of domain it counts as.
# "En contact" is base contact with the caster. A narrow space stands before ":", ";", "!" and "?".

spelltype-sorcery = rituel
spelltype-enchantment = enchantement
spelltype-glyph = glyphe
spelltype-illusion = illusion

## Sorceries
spell-P01 = Lance de braise
spell-P01-text = Faites une attaque de combat à distance contre une figurine adverse. Elle inflige 3 points de dégâts au lieu des dégâts à distance du lanceur.
spell-P02 = Étreinte du givre
spell-P02-text = Faites une attaque de combat à distance contre une figurine adverse qui a moins de deux jetons d’action. Une réussite n’inflige pas de dégâts, mais pose un jeton d’action sur la cible. Ce jeton n’épuise pas.
spell-P03 = Coup de tonnerre
spell-P03-text = Faites contre une figurine adverse une attaque de combat à distance à 2 points de dégâts. Le jet vaut aussi contre toutes les autres figurines à 2 pouces ou moins d’elle, amies ou ennemies, sauf le lanceur : chaque figurine atteinte subit 1 point de dégâts.
spell-P04 = Panser les chairs
spell-P04-text = Soignez le lanceur ou une figurine amie en contact. Lancez un dé : 1 clic avec 1 ou 2, 2 clics avec 3 ou 4, 3 clics avec 5 ou 6.
spell-P05 = Dîme des âmes
spell-P05-text = Une figurine amie en contact subit 2 points de dégâts d’épuisement. Le lanceur est soigné de 2 clics et perd tous ses jetons d’action, avant de recevoir celui de cette action. Le sort va face cachée sur le dessus de la pile.
spell-P06 = Pas du portail
spell-P06-text = Déplacez de 8 pouces au plus, en ligne droite et par-dessus tout, une figurine amie en contact qui n’a pas reçu d’action ce tour-ci, puis orientez-la. Elle ne finit ni sur un socle ni dans un terrain bloquant et ne reçoit pas d’action ce tour-ci.
spell-P07 = Ruine météorique
spell-P07-text = Faites une attaque de combat à distance contre une figurine adverse. Elle inflige 5 points de dégâts au lieu des dégâts à distance du lanceur. Le sort va face cachée sur le dessus de la pile.
spell-P08 = Trait du chaos
spell-P08-text = Choisissez l’un : une attaque de combat à distance avec +2 en attaque, qui inflige la moitié d’un dé en dégâts, arrondie au supérieur ; ou une attaque de combat à distance à 1 point de dégâts, qu’une ligne de tir bloquée n’empêche pas.
spell-P08-mode-a = +2 en attaque, un demi-dé de dégâts
spell-P08-mode-b = À travers tout, 1 point de dégâts
spell-P09 = Dissipation
spell-P09-text = Choisissez l’un : mettez fin à un enchantement dont la cible est à 10 pouces ou moins du lanceur ; à un glyphe à 10 pouces ou moins du lanceur ; ou à une illusion. Peu importe à quel joueur le sort appartient.
spell-P09-mode-a = Mettre fin à un enchantement
spell-P09-mode-b = Mettre fin à un glyphe
spell-P09-mode-c = Mettre fin à une illusion
spell-P10 = Ralliement des bannières
spell-P10-text = Chaque autre guerrier ami à 6 pouces ou moins du lanceur perd un jeton d’action. Le sort va face cachée sur le dessus de la pile.
spell-P11 = Jugement de lumière
spell-P11-text = Faites une attaque de combat à distance contre une ou deux figurines adverses. Chaque figurine touchée subit 2 points de dégâts, ou 3 si elle porte le symbole des Dark Crusaders ou de l’Apocalypse.

## Enchantments
spell-P12 = Vision des arcanes
spell-P12-text = Sur le lanceur ou une figurine amie en contact. Pour la cible, la Forme spectrale et l’Invisibilité limitée des autres figurines n’existent pas. S’achève quand la cible fait une attaque de combat à distance qui échoue.
spell-P13 = Peau de pierre
spell-P13-text = Sur le lanceur ou une figurine amie en contact. La cible a Robustesse. S’achève au début de la phase de fin de tout tour où la cible a subi des dégâts.
spell-P14 = Égide ley
spell-P14-text = Sur le lanceur ou une figurine amie en contact. La prochaine fois que le sort d’un sorcier adverse prend cette figurine pour cible, ce sort échoue comme s’il avait été contré, et Égide ley s’achève.
spell-P15 = Membres de plomb
spell-P15-text = Sur une figurine adverse à 8 pouces ou moins du lanceur et dans sa ligne de tir. La vitesse de la cible est réduite de 3. S’achève quand la cible reçoit une action spéciale pour s’en défaire.
spell-P16 = Marque de sang
spell-P16-text = Sur une figurine adverse à 6 pouces ou moins du lanceur. Chaque fois que la cible subit des dégâts d’épuisement, elle en subit 1 de plus. S’achève quand le lanceur est éliminé.
spell-P17 = Ailes d’éther
spell-P17-text = Sur le lanceur ou une figurine amie en contact. La cible a Vol. S’achève quand la cible reçoit une action de combat rapproché.
spell-P18 = Tranchant mortel
spell-P18-text = Sur le lanceur ou une figurine amie en contact. La valeur de dégâts de la cible augmente de 1. S’achève quand la cible fait une attaque de combat rapproché réussie.
spell-P19 = Marché des Neuf
spell-P19-text = Sur une figurine amie en contact. La valeur d’attaque de la cible augmente de 2 et sa valeur de dégâts de 1. Au début de chaque phase de fin du joueur qui la contrôle, elle subit 1 point de dégâts. S’achève quand la cible est soignée.

## Glyphs
spell-P20 = Glyphe de garde
spell-P20-text = Les figurines amies à 3 pouces ou moins du glyphe ont +1 en défense contre les attaques de combat à distance.
spell-P21 = Glyphe d’entrave
spell-P21-text = Les figurines adverses à 4 pouces ou moins du glyphe ne se dégagent que sur un 6.
spell-P22 = Glyphe de silence
spell-P22-text = Les sorciers adverses à 6 pouces ou moins du glyphe ne peuvent pas lancer de sort. Ils peuvent toujours contrer et faire des recherches.
spell-P23 = Glyphe de renouveau
spell-P23-text = Au début de votre phase de commandement, soignez de 1 clic une figurine amie à 3 pouces ou moins du glyphe.
spell-P24 = Glyphe de cendres
spell-P24-text = Choisissez l’un : chaque figurine adverse qui termine un mouvement à 2 pouces ou moins du glyphe subit 1 point de dégâts ; ou la zone à 2 pouces ou moins du glyphe est un terrain gênant.
spell-P24-mode-a = 1 point de dégâts aux adversaires qui s’arrêtent tout près
spell-P24-mode-b = Terrain gênant tout autour
spell-P25 = Glyphe de Focus
spell-P25-text = Le lanceur ajoute 1 à ses jets de contresort, et sa portée augmente de 2.

## Illusions
spell-P26 = Faux crépuscule
spell-P26-text = Domaine de météo. Toute portée supérieure à 6 est ramenée à 6. Annule Ciel dégagé et est annulé par lui. S’achève au début de votre deuxième phase de fin après ce tour.
spell-P27 = Forêt fantôme
spell-P27-text = Domaine de terrain. Toute ligne de tir de plus de 6 pouces compte comme traversant un terrain gênant. S’achève au début de votre deuxième phase de fin après ce tour.
spell-P28 = Mirage de fange
spell-P28-text = Domaine de météo avec précipitations. Toute vitesse supérieure à 6 est ramenée à 6, et personne ne peut utiliser la ruée. Annule Canicule ; annulé par Coup de froid. S’achève au début de votre première phase de fin après ce tour.
spell-P29 = Cauchemar éveillé
spell-P29-text = Domaine de catastrophe. Personne ne peut utiliser l’attaque combinée ou le pas de course, ni planer ; les figurines qui planent atterrissent aussitôt. S’achève au début de votre troisième phase de fin après ce tour.

## Never cast
spell-P30 = Négation
spell-P30-text = Ne lancez pas. À utiliser avec Contresort : ajoutez 2 au jet du contreur. Le sort va ensuite face visible sous la pile, et vous choisissez un nouveau sort de réserve.
spell-P31 = Égide miroir
spell-P31-text = Ne lancez pas. À utiliser avec Contresort : lancez deux dés au lieu d’un pour le jet du contreur. Le sort va ensuite face cachée sur le dessus de la pile.
spell-P32 = Contrecoup
spell-P32-text = Ne lancez pas. À utiliser avec Contresort : ajoutez 1 au jet du contreur et, si le sort visé échoue, son lanceur subit 1 point de dégâts. Contrecoup va ensuite face cachée sur le dessus de la pile.
spell-P33 = Marges protégées
spell-P33-text = Ne lancez pas. Tant que ce sort est face visible dans la pile, où que ce soit, le détenteur a +1 en défense contre les attaques de combat à distance.
spell-P34 = Index du sage
spell-P34-text = Ne lancez pas. Tant que ce sort est face visible dans la pile, où que ce soit, chaque autre sort de la pile qui a trois barres en a deux.
spell-P35 = Reliure jalouse
spell-P35-text = Ne lancez pas. Tant que ce sort est dans la pile, seuls les guerriers du propriétaire du grimoire peuvent s’équiper de celui-ci.
