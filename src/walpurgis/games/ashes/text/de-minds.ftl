# Warum eine Antwort gut oder schlecht ist, als Ende eines Satzes, der mit „Das“ oder „doch es“ beginnt.
reason-points = { $way ->
    [more] bringt deine Fraktion { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    } weiter nach vorn
   *[less] wirft deine Fraktion um { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    } zurück
 }
reason-power = { $way ->
    [more] bringt { $amount ->
        [one] eine Machtstufe
       *[other] { $amount } Machtstufen
    } gegenüber der anderen Fraktion
   *[less] kostet { $amount ->
        [one] eine Machtstufe
       *[other] { $amount } Machtstufen
    }
 }
reason-chosen = { $way ->
    [more] bringt dir wohl die Auserwählte
   *[less] überlässt wohl dem Feind die Auserwählte
 }
reason-road = { $way ->
    [more] verkürzt deinen Weg gegenüber dem des Feindes um { $amount ->
        [one] ein Plättchen
       *[other] { $amount } Plättchen
    }
   *[less] verlängert deinen Weg gegenüber dem des Feindes um { $amount ->
        [one] ein Plättchen
       *[other] { $amount } Plättchen
    }
 }
reason-cards = { $way ->
    [more] lässt dir { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } mehr auf der Hand
   *[less] kostet { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } von der Hand
 }
reason-society-held = { $way ->
    [more] hält die Auserwählte { $amount ->
        [one] einen Zug
       *[other] { $amount } Züge
    } länger bei der Geheimgesellschaft
   *[less] verliert { $amount ->
        [one] einen Zug
       *[other] { $amount } Züge
    } mit der Auserwählten
 }
reason-society-roads = { $way ->
    [more] verlängert die Wege beider Fraktionen um { $amount ->
        [one] ein Plättchen
       *[other] { $amount } Plättchen
    }
   *[less] verkürzt die Wege beider Fraktionen um { $amount ->
        [one] ein Plättchen
       *[other] { $amount } Plättchen
    }
 }
reason-alone-home = { $way ->
    [more] bringt { $amount ->
        [one] einen Charakter
       *[other] { $amount } Charaktere
    } mehr nach Hause
   *[less] hält { $amount ->
        [one] einen Charakter
       *[other] { $amount } Charaktere
    } von zu Hause fern
 }
reason-alone-road = { $way ->
    [more] verkürzt die Wege nach Hause um { $amount ->
        [one] ein Plättchen
       *[other] { $amount } Plättchen
    }
   *[less] verlängert die Wege nach Hause um { $amount ->
        [one] ein Plättchen
       *[other] { $amount } Plättchen
    }
 }
reason-alone-ghouls = { $way ->
    [more] hält { $amount ->
        [one] einen Ghul
       *[other] { $amount } Ghule
    } weiter fern
   *[less] lässt { $amount ->
        [one] einen Ghul
       *[other] { $amount } Ghule
    } mehr herankommen
 }
