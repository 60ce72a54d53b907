# Those who play for the house, and what they think: opponents, hints with their reasons.

## Opponents
opponent-pip = Pip
opponent-pip-title = the apprentice
opponent-pip-temper = Learned the rules this afternoon. Grabs whatever glitters and looks no further.
opponent-ottilia = Ottilia
opponent-ottilia-title = the herb witch
opponent-ottilia-temper = Plays for the company and the biscuits. Knows her craft, but has mislaid her glasses again.
opponent-bruno = Bruno
opponent-bruno-title = the gravedigger
opponent-bruno-temper = Has seen it all and buried most of it. Keeps to what has always worked.
opponent-morgana = Morgana
opponent-morgana-title = the fortune-teller
opponent-morgana-temper = Turns a few cards before every move. She has usually seen yours coming.
opponent-azazel = Azazel
opponent-azazel-title = the fallen angel
opponent-azazel-temper = Has had an eternity to practise. Takes his time, and then everything else.
opponent-strength = Strength { $level } of { $most }
opponent-rating = { $spread ->
    [0] rating { $points }
   *[other] rating { $points } ± { $spread }
 }
opponent-random = The Dice
seat-opponent = { $who }: { $name }, { $title } ({ $strength })

## Hints with their reasons
decimal = { $whole }.{ $part }
hint-heading = An experienced player would consider:
hint-beside = The reasons compare each choice with the others, at the end of the turn.
hint-chance = { $percent }% to win
hint-chance-spread = { $percent }% to win (± { $spread })
hint-line = { $n }. { $answer }: { $chance }. { $why }
hint-line-usual = { $answer }. { $why }
reason-both = This { $gain }, but { $cost }.
reason-gain = This { $gain }.
reason-cost = This { $cost }.
reason-even = This comes to about the same as the other choices.
reason-only = There is nothing else to choose.
reason-usual = This is what usually works.
reason-trusted = This is what usually works, and nothing else has proved better.

## Review of a finished game
review-heading = Review
review-progress = The game is being judged
review-chances = Chance to win over the game
review-chance-at = move { $at }: { $percent }%
review-decisions = The decisions that cost most
review-none = No decision gave much away. Well played.
review-line = { $n }. Move { $at }, { $who } gives away { $percent }% of the chance to win (± { $spread }).
review-asked = Asked: { $question }
review-given = Chosen: { $answer }. { $why }
review-better = Better: { $answer } ({ $chance }). { $why }
review-unfinished = This game was not played to its end: what is judged is what was played.
refused-no-review = This game cannot be judged: { $detail }.
