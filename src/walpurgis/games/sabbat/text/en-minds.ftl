# Why an answer is good or bad, as the end of a sentence that begins with "This".
reason-points = { $way ->
    [more] puts you { $amount } VP further ahead
   *[less] leaves you { $amount } VP further behind
 }
reason-regions = { $way ->
    [more] earns you { $amount } more VP a round from regions
   *[less] earns you { $amount } fewer VP a round from regions
 }
reason-gardens = { $way ->
    [more] keeps { $amount ->
        [one] one more ghost
       *[other] { $amount } more ghosts
    } in the gardens
   *[less] leaves { $amount ->
        [one] one fewer ghost
       *[other] { $amount } fewer ghosts
    } in the gardens
 }
reason-terror = { $way ->
    [more] keeps { $amount } more terror ready
   *[less] costs { $amount } terror
 }
reason-stores = { $way ->
    [more] gets you { $amount ->
        [one] one more resource
       *[other] { $amount } more resources
    }
   *[less] costs { $amount ->
        [one] one resource
       *[other] { $amount } resources
    }
 }
reason-sets = { $way ->
    [more] takes you { $amount } VP closer to an approved set
   *[less] takes you { $amount } VP further from an approved set
 }
reason-curses = { $way ->
    [more] spares you curses worth { $amount } VP
   *[less] risks curses worth { $amount } VP
 }
