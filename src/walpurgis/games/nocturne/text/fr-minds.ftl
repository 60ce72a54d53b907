# Pourquoi une réponse est bonne ou mauvaise : la fin d’une phrase qui commence par « Cela ».
reason-points = { $way ->
    [more] vous donne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de victoire d’avance de plus
   *[less] vous fait perdre { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de victoire sur votre rival
 }
reason-coins = { $way ->
    [more] rapporte en moyenne { $amount } pièce de plus par main
   *[less] coûte en moyenne { $amount } pièce par main
 }
reason-deeds = { $way ->
    [more] vous donne des Actions et des Nuits qui valent { $amount } pièce de plus par main
   *[less] vous laisse des Actions et des Nuits qui valent { $amount } pièce de moins par main
 }
reason-junk = { $way ->
    [more] débarrasse votre main en moyenne de { $amount } Malédiction, Domaine ou Cuivre
   *[less] laisse en moyenne { $amount } Malédiction, Domaine ou Cuivre de plus dans votre main
 }
