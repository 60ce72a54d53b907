# Why an answer is good or bad, as the end of a sentence that begins with "This".
reason-points = { $way ->
    [more] puts you { $amount } VP further ahead
   *[less] leaves you { $amount } VP further behind
 }
reason-coins = { $way ->
    [more] brings { $amount } coins more in an average hand
   *[less] costs { $amount } coins in an average hand
 }
reason-deeds = { $way ->
    [more] gives you Actions and Nights worth { $amount } coins more a hand
   *[less] leaves you Actions and Nights worth { $amount } coins less a hand
 }
reason-junk = { $way ->
    [more] rids your hand of { $amount } Curses, Estates and Coppers on average
   *[less] leaves { $amount } more Curses, Estates and Coppers in your average hand
 }
