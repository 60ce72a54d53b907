# Sorcery in English: named moves. $inches is the length of the way, $needed what two dice must show, $chance a percentage.

## What somebody in contact can do
aid-healing = { ability-healing }
aid-magic-healing = { ability-magic-healing }
aid-defend = { ability-defend }
aid-magic-enhancement = { ability-magic-enhancement }
aid-siphon-energy = { power-siphon-energy }

## Ways
option-meet = Contact with { $target } { $flank }: { $inches }″, hits on { $needed }+, { $chance }%{ $also-count ->
    [0] {""}
   *[other] ; also touches { $also }
 }
option-meet-two = Contact with { $target } and { $other }: { $inches }″, hits { $target } on { $needed }+, { $chance }%{ $also-count ->
    [0] {""}
   *[other] ; also touches { $also }
 }
option-join-helper = Beside { $friend }, who has { $aid } ({ $inches }″)
option-join-to-help = Beside { $friend }, to help with { $aid } ({ $inches }″)
option-join-caster = Beside { $friend }, who can cast { $spell } ({ $inches }″)
option-join-to-cast = Beside { $friend }, to cast { $spell } ({ $inches }″)
option-hold-objective = To objective { $objective }, to hold it ({ $inches }″)
option-contest-objective = To objective { $objective }, which stays contested ({ $inches }″)
option-approach-objective = Towards objective { $objective } ({ $inches }″, { $left }″ still to go)
option-reach-book = To “{ $book }” on the ground ({ $inches }″)
option-keep-glyph = To the { $spell }, to keep it ({ $inches }″)
option-aim-from = Take aim at { $target }: { $inches }″, shot of { $distance }″, { $needed }+, { $chance }%{ $cover ->
    [0] {""}
   *[other] ; cover +{ $cover }
 }
option-aim-from-afar = Take aim at { $target } from afar: { $inches }″, shot of { $distance }″, { $needed }+, { $chance }%{ $cover ->
    [0] {""}
   *[other] ; cover +{ $cover }
 }
option-hide = Take cover from { $others } ({ $inches }″)
option-fall-back = Fall back ({ $inches }″), the nearest opponent { $distance }″ away
