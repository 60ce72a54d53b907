# Quienes juegan por la casa, y lo que piensan: adversarios, pistas con sus razones.

## Adversarios
opponent-pip = Pip
opponent-pip-title = el aprendiz
opponent-pip-temper = Aprendió las reglas esta tarde. Se lanza a por todo lo que brilla y no mira más allá.
opponent-ottilia = Ottilia
opponent-ottilia-title = la herbolaria
opponent-ottilia-temper = Juega por la compañía y por las galletas. Conoce su oficio, pero ha vuelto a perder las gafas.
opponent-bruno = Bruno
opponent-bruno-title = el sepulturero
opponent-bruno-temper = Lo ha visto todo y ha enterrado casi todo. Se atiene a lo que siempre ha funcionado.
opponent-morgana = Morgana
opponent-morgana-title = la adivina
opponent-morgana-temper = Descubre unas cartas antes de cada jugada. La tuya casi siempre la había visto venir.
opponent-azazel = Azazel
opponent-azazel-title = el ángel caído
opponent-azazel-temper = Ha tenido una eternidad para practicar. Se toma su tiempo, y después todo lo demás.
opponent-strength = Fuerza { $level } de { $most }
opponent-rating = { $spread ->
    [0] puntuación { $points }
   *[other] puntuación { $points } ± { $spread }
 }
opponent-random = Los Dados
seat-opponent = { $who }: { $name }, { $title } ({ $strength })

## Consejos y sus razones
decimal = { $whole },{ $part }
hint-heading = Alguien con experiencia pensaría en:
hint-beside = Las razones comparan cada opción con las demás, al final del turno.
hint-chance = gana el { $percent } %
hint-chance-spread = gana el { $percent } % (± { $spread })
hint-line = { $n }. { $answer }: { $chance }. { $why }
hint-line-usual = { $answer }. { $why }
reason-both = Esto { $gain }, pero { $cost }.
reason-gain = Esto { $gain }.
reason-cost = Esto { $cost }.
reason-even = Esto viene a ser lo mismo que las demás opciones.
reason-only = No hay otra cosa que elegir.
reason-usual = Es lo que suele funcionar.
reason-trusted = Es lo que suele funcionar, y nada ha resultado mejor.

## Análisis de una partida terminada
review-heading = Análisis
review-progress = Se analiza la partida
review-chances = Probabilidad de ganar a lo largo de la partida
review-chance-at = jugada { $at }: { $percent } %
review-decisions = Las decisiones más caras
review-none = Ninguna decisión regaló mucho. Bien jugado.
review-line = { $n }. Jugada { $at }, { $who } regala un { $percent } % de probabilidad de ganar (± { $spread }).
review-asked = Pregunta: { $question }
review-given = Elegido: { $answer }. { $why }
review-better = Mejor: { $answer } ({ $chance }). { $why }
review-unfinished = Esta partida no se jugó hasta el final: se analiza lo que se jugó.
refused-no-review = Esta partida no se puede analizar: { $detail }.
