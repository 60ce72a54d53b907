# Pourquoi une réponse est bonne ou mauvaise : la fin d’une phrase qui commence par « Cela ».
reason-points = { $way ->
    [more] donne à votre faction { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’avance de plus
   *[less] fait perdre à votre faction { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } sur l’autre
 }
reason-power = { $way ->
    [more] gagne { $amount ->
        [one] un niveau
       *[other] { $amount } niveaux
    } de pouvoir sur l’autre faction
   *[less] coûte { $amount ->
        [one] un niveau
       *[other] { $amount } niveaux
    } de pouvoir
 }
reason-chosen = { $way ->
    [more] vous donne sans doute l’Élue
   *[less] laisse sans doute l’Élue à l’ennemi
 }
reason-road = { $way ->
    [more] raccourcit votre route de { $amount ->
        [one] une tuile
       *[other] { $amount } tuiles
    } par rapport à celle de l’ennemi
   *[less] allonge votre route de { $amount ->
        [one] une tuile
       *[other] { $amount } tuiles
    } par rapport à celle de l’ennemi
 }
reason-cards = { $way ->
    [more] vous laisse { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } de plus en main
   *[less] coûte { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } en main
 }
reason-society-held = { $way ->
    [more] garde l’Élue { $amount ->
        [one] un tour
       *[other] { $amount } tours
    } de plus auprès de la Société
   *[less] perd { $amount ->
        [one] un tour
       *[other] { $amount } tours
    } avec l’Élue
 }
reason-society-roads = { $way ->
    [more] allonge de { $amount ->
        [one] une tuile
       *[other] { $amount } tuiles
    } les routes des deux factions
   *[less] raccourcit de { $amount ->
        [one] une tuile
       *[other] { $amount } tuiles
    } les routes des deux factions
 }
reason-alone-home = { $way ->
    [more] ramène { $amount ->
        [one] un personnage
       *[other] { $amount } personnages
    } de plus à la base
   *[less] retient { $amount ->
        [one] un personnage
       *[other] { $amount } personnages
    } loin de la base
 }
reason-alone-road = { $way ->
    [more] raccourcit de { $amount ->
        [one] une tuile
       *[other] { $amount } tuiles
    } les routes du retour
   *[less] allonge de { $amount ->
        [one] une tuile
       *[other] { $amount } tuiles
    } les routes du retour
 }
reason-alone-ghouls = { $way ->
    [more] tient { $amount ->
        [one] une goule
       *[other] { $amount } goules
    } à distance
   *[less] laisse approcher { $amount ->
        [one] une goule
       *[other] { $amount } goules
    } de plus
 }
