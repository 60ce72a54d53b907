# Sorcery en français : mouvements proposés. $inches est la longueur du chemin, $needed ce que deux dés doivent montrer, $chance un pourcentage.

## Ce que l’on peut faire au contact
aid-healing = { ability-healing }
aid-magic-healing = { ability-magic-healing }
aid-defend = { ability-defend }
aid-magic-enhancement = { ability-magic-enhancement }
aid-siphon-energy = { power-siphon-energy }

## Chemins
option-meet = Au contact de { $target } { $flank } : { $inches }″, touche à { $needed } ou plus, { $chance } %{ $also-count ->
    [0] {""}
   *[other] {" "}; contact aussi avec { $also }
 }
option-meet-two = Au contact de { $target } et de { $other } : { $inches }″, touche { $target } à { $needed } ou plus, { $chance } %{ $also-count ->
    [0] {""}
   *[other] {" "}; contact aussi avec { $also }
 }
option-join-helper = À côté de { $friend }, qui possède { $aid } ({ $inches }″)
option-join-to-help = À côté de { $friend }, pour l’aider : { $aid } ({ $inches }″)
option-join-caster = À côté de { $friend }, qui peut lancer { $spell } ({ $inches }″)
option-join-to-cast = À côté de { $friend }, pour lancer { $spell } ({ $inches }″)
option-hold-objective = Jusqu’à l’objectif { $objective }, ainsi tenu ({ $inches }″)
option-contest-objective = Jusqu’à l’objectif { $objective }, qui reste contesté ({ $inches }″)
option-approach-objective = En direction de l’objectif { $objective } ({ $inches }″, encore { $left }″)
option-reach-book = Jusqu’au livre « { $book } », au sol ({ $inches }″)
option-keep-glyph = Jusqu’à son glyphe, pour le maintenir : { $spell } ({ $inches }″)
option-aim-from = Viser { $target } : { $inches }″, tir à { $distance }″, { $needed } ou plus, { $chance } %{ $cover ->
    [0] {""}
   *[other] {" "}; couvert +{ $cover }
 }
option-aim-from-afar = Viser { $target } de loin : { $inches }″, tir à { $distance }″, { $needed } ou plus, { $chance } %{ $cover ->
    [0] {""}
   *[other] {" "}; couvert +{ $cover }
 }
option-hide = À l’abri de { $others } ({ $inches }″)
option-fall-back = Reculer ({ $inches }″), l’adversaire le plus proche à { $distance }″
