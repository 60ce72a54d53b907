# Sorcery en español: movimientos propuestos. $inches es la longitud del camino, $needed lo que deben mostrar dos dados, $chance un porcentaje.

## Lo que se puede hacer en contacto
aid-healing = { ability-healing }
aid-magic-healing = { ability-magic-healing }
aid-defend = { ability-defend }
aid-magic-enhancement = { ability-magic-enhancement }
aid-siphon-energy = { power-siphon-energy }

## Caminos
option-meet = En contacto con { $target } { $flank }: { $inches }″, impacta con { $needed } o más, { $chance } %{ $also-count ->
    [0] {""}
   *[other] ; también toca a { $also }
 }
option-meet-two = En contacto con { $target } y { $other }: { $inches }″, impacta a { $target } con { $needed } o más, { $chance } %{ $also-count ->
    [0] {""}
   *[other] ; también toca a { $also }
 }
option-join-helper = Junto a { $friend }, que tiene { $aid } ({ $inches }″)
option-join-to-help = Junto a { $friend }, para ayudar con { $aid } ({ $inches }″)
option-join-caster = Junto a { $friend }, que puede lanzar { $spell } ({ $inches }″)
option-join-to-cast = Junto a { $friend }, para lanzar { $spell } ({ $inches }″)
option-hold-objective = Hasta el objetivo { $objective }, que así queda controlado ({ $inches }″)
option-contest-objective = Hasta el objetivo { $objective }, que sigue en disputa ({ $inches }″)
option-approach-objective = En dirección al objetivo { $objective } ({ $inches }″, faltan { $left }″)
option-reach-book = Hasta el libro «{ $book }», en el suelo ({ $inches }″)
option-keep-glyph = Hasta su glifo, para mantenerlo: { $spell } ({ $inches }″)
option-aim-from = Apuntar a { $target }: { $inches }″, disparo de { $distance }″, { $needed } o más, { $chance } %{ $cover ->
    [0] {""}
   *[other] ; cobertura +{ $cover }
 }
option-aim-from-afar = Apuntar a { $target } desde lejos: { $inches }″, disparo de { $distance }″, { $needed } o más, { $chance } %{ $cover ->
    [0] {""}
   *[other] ; cobertura +{ $cover }
 }
option-hide = A cubierto de { $others } ({ $inches }″)
option-fall-back = Retroceder ({ $inches }″), con el adversario más cercano a { $distance }″
