# Pourquoi une réponse est bonne ou mauvaise : la fin d’une phrase qui commence par « Cela ».
reason-points = { $way ->
    [more] vous donne { $amount } PV d’avance de plus
   *[less] vous fait perdre { $amount } PV sur votre rival
 }
reason-regions = { $way ->
    [more] vous rapporte { $amount } PV de plus par tour de jeu dans les régions
   *[less] vous coûte { $amount } PV par tour de jeu dans les régions
 }
reason-gardens = { $way ->
    [more] garde { $amount ->
        [one] un fantôme
       *[other] { $amount } fantômes
    } de plus dans les jardins
   *[less] laisse { $amount ->
        [one] un fantôme
       *[other] { $amount } fantômes
    } de moins dans les jardins
 }
reason-terror = { $way ->
    [more] vous laisse { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de terreur de plus
   *[less] coûte { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de terreur
 }
reason-stores = { $way ->
    [more] vous apporte { $amount ->
        [one] une ressource
       *[other] { $amount } ressources
    } de plus
   *[less] coûte { $amount ->
        [one] une ressource
       *[other] { $amount } ressources
    }
 }
reason-sets = { $way ->
    [more] vous rapproche de { $amount } PV d’un lot homologué
   *[less] vous éloigne de { $amount } PV d’un lot homologué
 }
reason-curses = { $way ->
    [more] vous épargne { $amount } PV de malédictions
   *[less] risque { $amount } PV de malédictions
 }
