# Sorcery in italiano: movimenti proposti. $inches è la lunghezza del percorso, $needed ciò che due dadi devono mostrare, $chance una percentuale.

## Che cosa si può fare a contatto
aid-healing = { ability-healing }
aid-magic-healing = { ability-magic-healing }
aid-defend = { ability-defend }
aid-magic-enhancement = { ability-magic-enhancement }
aid-siphon-energy = { power-siphon-energy }

## Percorsi
option-meet = A contatto con { $target } { $flank }: { $inches }″, colpisce con { $needed } o più, { $chance } %{ $also-count ->
    [0] {""}
   *[other] ; tocca anche { $also }
 }
option-meet-two = A contatto con { $target } e { $other }: { $inches }″, colpisce { $target } con { $needed } o più, { $chance } %{ $also-count ->
    [0] {""}
   *[other] ; tocca anche { $also }
 }
option-join-helper = Accanto a { $friend }, che ha { $aid } ({ $inches }″)
option-join-to-help = Accanto a { $friend }, per aiutare con { $aid } ({ $inches }″)
option-join-caster = Accanto a { $friend }, che può lanciare { $spell } ({ $inches }″)
option-join-to-cast = Accanto a { $friend }, per lanciare { $spell } ({ $inches }″)
option-hold-objective = Fino all’obiettivo { $objective }, che così è controllato ({ $inches }″)
option-contest-objective = Fino all’obiettivo { $objective }, che resta conteso ({ $inches }″)
option-approach-objective = In direzione dell’obiettivo { $objective } ({ $inches }″, ne restano { $left }″)
option-reach-book = Fino al libro «{ $book }», a terra ({ $inches }″)
option-keep-glyph = Fino al proprio glifo, per mantenerlo: { $spell } ({ $inches }″)
option-aim-from = Prendere di mira { $target }: { $inches }″, tiro di { $distance }″, { $needed } o più, { $chance } %{ $cover ->
    [0] {""}
   *[other] ; copertura +{ $cover }
 }
option-aim-from-afar = Prendere di mira { $target } da lontano: { $inches }″, tiro di { $distance }″, { $needed } o più, { $chance } %{ $cover ->
    [0] {""}
   *[other] ; copertura +{ $cover }
 }
option-hide = Al riparo da { $others } ({ $inches }″)
option-fall-back = Ripiegare ({ $inches }″), con l’avversario più vicino a { $distance }″
