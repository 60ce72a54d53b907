# Why an answer is good or bad, as the end of a sentence that begins with "This".
reason-points = { $way ->
    [more] puts you { $amount } VP further ahead
   *[less] leaves you { $amount } VP further behind
 }
reason-coins = { $way ->
    [more] adds { $amount } coins to your average hand
   *[less] takes { $amount } coins from your average hand
 }
reason-deeds = { $way ->
    [more] gives you Actions and Nights worth { $amount } more coins a hand
   *[less] leaves you Actions and Nights worth { $amount } fewer coins a hand
 }
reason-junk = { $way ->
    [more] rids your hand of { $amount } Curses, Estates and Coppers on average
   *[less] leaves { $amount } more Curses, Estates and Coppers in your average hand
 }
