# Why an answer is good or bad, as the end of a sentence that begins with "This".
reason-points = { $way ->
    [more] puts your faction { $amount ->
        [one] one point
       *[other] { $amount } points
    } further ahead
   *[less] costs your faction { $amount ->
        [one] one point
       *[other] { $amount } points
    } against the other
 }
reason-power = { $way ->
    [more] gains { $amount ->
        [one] one power level
       *[other] { $amount } power levels
    } over the other faction
   *[less] costs { $amount ->
        [one] one power level
       *[other] { $amount } power levels
    }
 }
reason-chosen = { $way ->
    [more] makes it likely that you hold the Chosen
   *[less] makes it likely that the enemy holds the Chosen
 }
reason-road = { $way ->
    [more] shortens your road against the enemy’s by { $amount ->
        [one] one tile
       *[other] { $amount } tiles
    }
   *[less] lengthens your road against the enemy’s by { $amount ->
        [one] one tile
       *[other] { $amount } tiles
    }
 }
reason-cards = { $way ->
    [more] leaves you { $amount ->
        [one] one more card
       *[other] { $amount } more cards
    } in hand
   *[less] costs { $amount ->
        [one] one card
       *[other] { $amount } cards
    } in hand
 }
reason-society-held = { $way ->
    [more] keeps the Chosen { $amount ->
        [one] one turn
       *[other] { $amount } turns
    } longer with the Society
   *[less] loses { $amount ->
        [one] one turn
       *[other] { $amount } turns
    } with the Chosen
 }
reason-society-roads = { $way ->
    [more] makes both factions’ roads longer by { $amount ->
        [one] one tile
       *[other] { $amount } tiles
    }
   *[less] makes both factions’ roads shorter by { $amount ->
        [one] one tile
       *[other] { $amount } tiles
    }
 }
reason-alone-home = { $way ->
    [more] gets { $amount ->
        [one] one more character
       *[other] { $amount } more characters
    } home
   *[less] keeps { $amount ->
        [one] one character
       *[other] { $amount } characters
    } from getting home
 }
reason-alone-road = { $way ->
    [more] shortens the roads home by { $amount ->
        [one] one tile
       *[other] { $amount } tiles
    }
   *[less] lengthens the roads home by { $amount ->
        [one] one tile
       *[other] { $amount } tiles
    }
 }
reason-alone-ghouls = { $way ->
    [more] keeps { $amount ->
        [one] one ghoul
       *[other] { $amount } ghouls
    } further away
   *[less] lets { $amount ->
        [one] one more ghoul
       *[other] { $amount } more ghouls
    } come close
 }
