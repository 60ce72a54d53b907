# Warum eine Antwort gut oder schlecht ist, als Ende eines Satzes, der mit „Das“ oder „doch es“ beginnt.
reason-points = { $way ->
    [more] bringt dich { $amount ->
        [one] einen Siegpunkt
       *[other] { $amount } Siegpunkte
    } weiter nach vorn
   *[less] wirft dich um { $amount ->
        [one] einen Siegpunkt
       *[other] { $amount } Siegpunkte
    } zurück
 }
reason-coins = { $way ->
    [more] bringt je Hand im Schnitt { $amount } Münzen mehr
   *[less] kostet je Hand im Schnitt { $amount } Münzen
 }
reason-deeds = { $way ->
    [more] gibt dir Aktionen und Nachtkarten, die je Hand { $amount } Münzen mehr wert sind
   *[less] lässt dir Aktionen und Nachtkarten, die je Hand { $amount } Münzen weniger wert sind
 }
reason-junk = { $way ->
    [more] befreit deine Hand im Schnitt von { $amount } Flüchen, Anwesen und Kupfern
   *[less] lässt dir im Schnitt { $amount } Flüche, Anwesen und Kupfer mehr auf der Hand
 }
