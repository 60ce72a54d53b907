# Why an answer is good or bad, as the end of a sentence that begins with "This".
reason-objectives = { $way ->
    [more] wins { $amount ->
        [one] one objective
       *[other] { $amount } objectives
    } over your rival
   *[less] loses { $amount ->
        [one] one objective
       *[other] { $amount } objectives
    } to your rival
 }
reason-clicks = { $way ->
    [more] gains { $amount ->
        [one] one click
       *[other] { $amount } clicks
    } of damage over your rival
   *[less] costs { $amount ->
        [one] one click
       *[other] { $amount } clicks
    } more than your rival loses
 }
reason-inches = { $way ->
    [more] moves you { $amount ->
        [one] one inch
       *[other] { $amount } inches
    } closer to the objectives
   *[less] moves you { $amount ->
        [one] one inch
       *[other] { $amount } inches
    } away from the objectives
 }
reason-tired = { $way ->
    [more] keeps your figures fresher by { $amount ->
        [one] one token
       *[other] { $amount } tokens
    }
   *[less] tires your figures by { $amount ->
        [one] one token
       *[other] { $amount } tokens
    }
 }
