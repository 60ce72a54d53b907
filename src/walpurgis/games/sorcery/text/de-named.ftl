# Sorcery auf Deutsch: vorgeschlagene Wege. $inches ist die Länge des Wegs, $needed, was zwei Würfel zeigen müssen, $chance ein Prozentsatz.

## Was jemand bei Basenkontakt tun kann
aid-healing = { ability-healing }
aid-magic-healing = { ability-magic-healing }
aid-defend = { ability-defend }
aid-magic-enhancement = { ability-magic-enhancement }
aid-siphon-energy = { power-siphon-energy }

## Wege
option-meet = Kontakt mit { $target } { $flank }: { $inches }″, trifft ab { $needed }, { $chance } %{ $also-count ->
    [0] {""}
   *[other] ; berührt auch { $also }
 }
option-meet-two = Kontakt mit { $target } und { $other }: { $inches }″, trifft { $target } ab { $needed }, { $chance } %{ $also-count ->
    [0] {""}
   *[other] ; berührt auch { $also }
 }
option-join-helper = Neben { $friend } mit der Fähigkeit { $aid } ({ $inches }″)
option-join-to-help = Neben { $friend }, um zu helfen: { $aid } ({ $inches }″)
option-join-caster = Neben { $friend } mit dem Spruch { $spell } ({ $inches }″)
option-join-to-cast = Neben { $friend }, für den Spruch { $spell } ({ $inches }″)
option-hold-objective = Zum Objekt { $objective }, das damit gehalten wird ({ $inches }″)
option-contest-objective = Zum Objekt { $objective }, das umkämpft bleibt ({ $inches }″)
option-approach-objective = In Richtung von Objekt { $objective } ({ $inches }″, noch { $left }″)
option-reach-book = Zum Buch „{ $book }“ am Boden ({ $inches }″)
option-keep-glyph = Zur eigenen Rune, damit sie bleibt: { $spell } ({ $inches }″)
option-aim-from = { $target } ins Visier nehmen: { $inches }″, Schuss über { $distance }″, ab { $needed }, { $chance } %{ $cover ->
    [0] {""}
   *[other] ; Deckung +{ $cover }
 }
option-aim-from-afar = { $target } aus der Ferne ins Visier nehmen: { $inches }″, Schuss über { $distance }″, ab { $needed }, { $chance } %{ $cover ->
    [0] {""}
   *[other] ; Deckung +{ $cover }
 }
option-hide = In Deckung vor { $others } ({ $inches }″)
option-fall-back = Zurückweichen ({ $inches }″), der nächste Gegner { $distance }″ entfernt
