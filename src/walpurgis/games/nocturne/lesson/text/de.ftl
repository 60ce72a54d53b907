# The lesson of Nocturne in German.

web-nd-lesson-rival = Der Wolf
web-nd-lesson-table = Willkommen auf dem Nachtmarkt. In der Mitte liegen die zehn Stapel des Königreichs, links Geld- und Punktekarten. Alle beginnen mit denselben zehn schwachen Karten; wer das bessere Deck baut, hat am Ende die meisten Punkte, und die meisten Punkte stecken in Provinzen.
web-nd-lesson-treasures = Ein Zug hat Phasen: Aktion, Kauf, Nacht, Aufräumen. Noch hast du keine Aktion auf der Hand, also beginnt die Kaufphase. Spiele zuerst dein Geld aus: ein Klick für alles.
web-nd-lesson-buy = Vier Münzen. Was du dir leisten kannst, glüht. Kaufe ein Seliges Dorf; zeige auf eine Karte oder halte den Finger darauf, um sie zu lesen.
web-nd-lesson-boon = Wer ein Seliges Dorf nimmt, deckt eine Gabe auf, ein kleines Geschenk der Nacht. Empfange sie jetzt.
web-nd-lesson-cleanup = Am Ende des Zuges kommt alles Ausgespielte und der Rest der Hand auf deinen Ablagestapel, und du ziehst fünf neue Karten. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt: So kommt zu dir, was du gekauft hast. Auch der Wolf hatte einen Zug.
web-nd-lesson-watchman = Kaufe diesmal eine Nachtwache. Die meisten genommenen Karten kommen auf den Ablagestapel; diese kommt gleich auf deine Hand.
web-nd-lesson-night = Es wird Nacht: Nach der Kaufphase werden Nachtkarten gespielt, so viele du magst. Sie brauchen keine Aktion. Spiele die Nachtwache.
web-nd-lesson-look = Du siehst dir die obersten fünf Karten deines Nachziehstapels an. Was du nicht auf der nächsten Hand willst, darf weg: Wähle das Anwesen, dann drücke auf Fertig. Es zählt am Ende, hilft aber vorher nicht.
web-nd-lesson-order = Die übrigen kommen in einer Reihenfolge deiner Wahl zurück. Die zuerst angeklickte liegt oben.
web-nd-lesson-action = Auf deiner neuen Hand ist das Selige Dorf: Das ist die Aktionsphase. In jedem Zug darfst du eine Aktion spielen; das Dorf gibt eine Karte und zwei weitere Aktionen.
web-nd-lesson-counters = Über den Stapeln siehst du, was du hast: Aktionen, Käufe und Münzen. Ohne weitere Aktion auf der Hand beginnt die Kaufphase von selbst. Spiele wieder dein Geld aus.
web-nd-lesson-more = Kaufe etwas Stärkeres. Karten mit gekreuzten Schwertern greifen die anderen an; solche mit orangem Band bleiben bis zu deinem nächsten Zug liegen.
web-nd-lesson-last = Das ist der Kern. Das Spiel endet, wenn die Provinzen oder irgendwelche drei Stapel leer sind. Was nicht geht, erklärt dir der Tisch. Gute Nacht und viel Glück!
