# Pourquoi une réponse est bonne ou mauvaise : la fin d’une phrase qui commence par « Cela ».
reason-objectives = { $way ->
    [more] gagne { $amount ->
        [one] un objectif
       *[other] { $amount } objectifs
    } sur votre rival
   *[less] perd { $amount ->
        [one] un objectif
       *[other] { $amount } objectifs
    } face à votre rival
 }
reason-clicks = { $way ->
    [more] gagne { $amount ->
        [one] un clic
       *[other] { $amount } clics
    } de dégâts sur votre rival
   *[less] coûte { $amount ->
        [one] un clic
       *[other] { $amount } clics
    } de plus qu’à votre rival
 }
reason-inches = { $way ->
    [more] vous rapproche de { $amount ->
        [one] { $amount } pouce
       *[other] { $amount } pouces
    } des objectifs
   *[less] vous éloigne de { $amount ->
        [one] { $amount } pouce
       *[other] { $amount } pouces
    } des objectifs
 }
reason-tired = { $way ->
    [more] épargne { $amount ->
        [one] un jeton
       *[other] { $amount } jetons
    } à vos figurines
   *[less] fatigue vos figurines de { $amount ->
        [one] un jeton
       *[other] { $amount } jetons
    }
 }
