# Warum eine Antwort gut oder schlecht ist, als Ende eines Satzes, der mit „Das“ oder „doch es“ beginnt.
reason-objectives = { $way ->
    [more] gewinnt gegenüber dem Gegner { $amount ->
        [one] ein Objekt
       *[other] { $amount } Objekte
    }
   *[less] verliert gegenüber dem Gegner { $amount ->
        [one] ein Objekt
       *[other] { $amount } Objekte
    }
 }
reason-clicks = { $way ->
    [more] bringt { $amount ->
        [one] einen Klick
       *[other] { $amount } Klicks
    } Vorsprung beim Schaden
   *[less] kostet { $amount ->
        [one] einen Klick
       *[other] { $amount } Klicks
    } mehr, als der Gegner verliert
 }
reason-inches = { $way ->
    [more] bringt dich { $amount } Zoll näher an die Objekte
   *[less] führt dich { $amount } Zoll weiter weg von den Objekten
 }
reason-tired = { $way ->
    [more] erspart deinen Figuren { $amount ->
        [one] eine Marke
       *[other] { $amount } Marken
    }
   *[less] ermüdet deine Figuren mit { $amount ->
        [one] einer Marke
       *[other] { $amount } Marken
    }
 }
