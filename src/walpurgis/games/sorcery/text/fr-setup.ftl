# Sorcery en français : la mise en place. $east et $north sont en pouces, les mêmes dans toutes les langues.

## Questions
ask-army = Choisissez votre armée : { $points } points au plus.
ask-terrain = Placez un élément de terrain, ou passez. (il vous en reste { $left })
ask-terrain-place = Où va { $piece-the } ?
ask-objective = Où va votre objectif ?
ask-deploy = Qui prend position maintenant ? (encore { $left })
ask-place = Où se place { $who-the }, et en regardant où ?

## Choix
option-take-army = { $army } ({ $points } points)
option-own-army = Votre propre armée ({ $points } points) : { $code }
option-lay-terrain = Placer { $piece-a }, { $width } pouces sur { $depth }
option-pass-terrain = Ne rien placer
option-at-spot = À { $east } pouces du bord ouest, à { $north } du bord sud
option-beside-friend = Au contact, { $where } { $friend }
beside-left = à gauche de
beside-right = à droite de
beside-behind = derrière
option-deploy-line = { $count ->
    [one] Mettre aussi le dernier en ligne
   *[other] Les aligner tous les { $count }
}
option-deploy-figure = { $who }

## Événements
event-mustered = { $seat } lève { $warriors-a }, { $points } points en tout. { $books-count ->
    [0] Pas un seul grimoire dans les bagages.
    [one] Un grimoire les accompagne : { $books }.
   *[other] { $books-count } grimoires les accompagnent : { $books }.
}
event-rolled-for-first = { $seat } lance { $one } et { $other }, soit { $total }.
event-first-found = { $seat } commence.
event-field-laid = Le champ de bataille : { $field }.
event-no-field-fits = Aucun champ de bataille préparé ne convient à cette table : à vous de le composer.
event-terrain-laid = { $seat } place { $piece-a } en { $east } ; { $north }.
event-terrain-passed = { $seat } laisse le terrain tel quel.
event-objective-laid = { $seat } place l’objectif { $objective } en { $east } ; { $north }.
event-centre-laid = Le premier objectif est au centre.
event-bookmark-laid = { $who-cap } ouvre « { $book } » au sort « { $spell } ».
event-bookmark-hidden = { $who-cap } ouvre « { $book } ». La page reste le secret de { $seat }.
event-deployed = { $who-cap } prend position en { $east } ; { $north }.
event-line-deployed = { $seat } aligne { $count ->
    [one] un guerrier
   *[other] { $count } guerriers
}.
