# What only the browser says about Ashes to Ashes, in German.

web-aa-faces = blickt nach { $direction }
web-aa-carries = hat die Auserwählte
web-aa-acts = handelt als Nummer { $n }
web-aa-heads = will nach { $spaces }
web-aa-tile = Plättchen: { $face }
web-aa-crossroads = Kreuzung
web-aa-base = Basis: { $side }
web-aa-diagonal = elektrische Diagonale, Feld { $n } von 10
web-aa-empty = frei
web-aa-numbered = nummeriertes Feld { $n }
web-aa-trap = Falle
web-aa-bear = Bärenfalle
web-aa-sand = Treibsand ({ $side })
web-aa-chosen-away = die Auserwählte ist unterwegs, Schritte bis zu diesem Feld: { $left }
web-aa-chosen-here = die Auserwählte, Schritte übrig: { $left }
web-aa-goal = { $who } kommt am Zugende hierher
web-aa-portal-dark = Dunkles Portal { $portal }
web-aa-portal-light = Lichtes Portal { $portal }
web-aa-portal-hurts = Schadet: { $side } (−2, und der Weg endet hier)
web-aa-empty-slot = Leerer Platz
web-aa-power = Machtstufe { $level } von 6
web-aa-token = Verbündeten-Marker: { $who }
web-aa-reserve = Zurück in den Vorrat: { $who }
web-aa-home = zu Hause
web-aa-points = Fraktionspunkte: { $count } von 20
web-aa-deck = Stapel: { $count }
web-aa-market = Ausliegende Verbesserungskarten: { $side }
web-aa-upgrade-deck = Verbesserungsstapel: { $count }
web-aa-sand-ready = Treibsand bereit
web-aa-used = In diesem Zug schon benutzt.
web-aa-bm = Markt
web-aa-status = Der Zug
web-aa-turn = Zug { $n } von { $limit }
web-aa-turn-alone = Zug { $n }
web-aa-phases = Phasen des Zuges
web-aa-supply-S = Gerade übrig: { $count }
web-aa-supply-C = Kurven übrig: { $count }
web-aa-tables = Abwehr- und Angriffstabelle
web-aa-table-defence = Abwehr: wenn eine der Figuren links angreift
web-aa-table-attack = Gegenangriff: wenn der Angriff einer der Figuren links abgewehrt wurde
web-aa-held = Züge mit der Auserwählten: { $count } von { $all }
web-aa-traps = Fallen übrig: { $count }
web-aa-society-next = Ihre Figuren gehen am Ende dieses Zuges auf diese Nummern. Wer auf einem der acht Felder um sie herum steht, verliert 1 Punkt.
web-aa-ghouls-next = Als Nächste am Zug
web-aa-ghouls-away = Noch nicht erwacht
web-aa-card-who = Lege oder drehe diese Plättchen rund um { $who }; danach darf die Figur laufen.
web-aa-card-any = Lege oder drehe ein Plättchen irgendwo; danach darf jemand darüber geschickt werden.
web-aa-card-symbol = In Abwehr und Gegenangriff: { $symbol }.
web-aa-anybody = Allgemein
web-aa-palette = So liegt das Plättchen
web-aa-palette-how = R oder das Mausrad dreht das Plättchen, ein Klick legt es.
web-aa-take-away = wegnehmen
web-aa-turn-tile = Plättchen drehen
web-aa-which = Welche?
web-aa-duel = Angriff
web-aa-counter = Gegenangriff
web-aa-damage = Schaden: { $count }
web-aa-needs = Gebraucht: { $symbol }
web-aa-needs-any = Jede Karte passt
web-aa-awaits = Wird der Hieb abgewehrt?
web-aa-parried = Abgewehrt
web-aa-missed = Außer Reichweite
web-aa-struck = Getroffen
web-aa-caught = Nimmt die Auserwählte
web-aa-pushed = Das Gewehr spricht
web-aa-nearer = Spielplan vergrößern
web-aa-whole = Ganzer Spielplan
web-aa-played = Die gespielte Karte
web-aa-hand = Hand: { $count }
web-aa-no-hand = Deine Hand ist leer
web-aa-upgrades = Verbesserungskarten
web-aa-notice-last = { $left ->
        [one] Noch ein Schritt, und die Auserwählte ist verloren.
       *[other] Noch { $left } Schritte, und die Auserwählte ist verloren.
    }
web-aa-notice-held = { $left ->
        [one] Noch ein Zug mit der Auserwählten, und die Geheimgesellschaft gewinnt.
       *[other] Noch { $left } Züge mit der Auserwählten, und die Geheimgesellschaft gewinnt.
    }
web-aa-notice-dawn = { $left ->
        [one] Nach diesem Zug graut der Morgen.
       *[other] In { $left } Zügen graut der Morgen.
    }

# The aim, always in sight
web-aa-aim = Ziel: die Auserwählte heim in deine Basis bringen.
web-aa-aim-SS = Ziel: die Auserwählte sechs eigene Züge lang halten, oder sie das letzte Feld erreichen lassen.
web-aa-aim-alone = Ziel: alle drei Charaktere an den Ghulen vorbei nach Hause bringen.

# The numbers behind a refusal
web-aa-why-power = Das verlangt Machtstufe { $cost }; { $who-the } hat { $have }.
web-aa-why-power-of-all = Das verlangt Machtstufe { $cost } von einem Charakter; keiner von deinen hat mehr als { $have }.
# Die Karte, die das Ende eines Zuges zusammenfasst
web-aa-closing = Das Ende des Zuges
web-aa-tally-points = Punkte
