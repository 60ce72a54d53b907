# Why an answer is good or bad, as the end of a sentence that begins with "This".
reason-points = { $way ->
    [more] puts you { $amount } VP further ahead
   *[less] leaves you { $amount } VP further behind
 }
reason-regions = { $way ->
    [more] makes the regions worth { $amount } VP a round more to you
   *[less] makes the regions worth { $amount } VP a round less to you
 }
reason-gardens = { $way ->
    [more] keeps { $amount ->
        [one] one more ghost
       *[other] { $amount } more ghosts
    } in the gardens
   *[less] leaves { $amount ->
        [one] one ghost
       *[other] { $amount } ghosts
    } fewer in the gardens
 }
reason-terror = { $way ->
    [more] keeps { $amount } more terror ready
   *[less] costs { $amount } terror
 }
reason-stores = { $way ->
    [more] brings you { $amount ->
        [one] one more resource
       *[other] { $amount } more resources
    }
   *[less] costs { $amount ->
        [one] one resource
       *[other] { $amount } resources
    }
 }
reason-sets = { $way ->
    [more] takes you { $amount } VP nearer to an approved set
   *[less] takes { $amount } VP of an approved set away from you
 }
reason-curses = { $way ->
    [more] spares you curses worth { $amount } VP
   *[less] risks curses worth { $amount } VP
 }
