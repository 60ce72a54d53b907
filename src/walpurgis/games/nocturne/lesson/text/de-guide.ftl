# The notes of a guided game of Nocturne in German: the aim, then one for each question when it is asked first.

web-guide-aim = Hab die meisten Siegpunkte in deinem Deck, wenn die Provinzen oder irgendwelche drei Stapel leer sind.
web-guide-buy = Spiele zuerst dein Geld aus, ein Klick für alles; dann kaufe eine Karte, die glüht. Anfangs machen Silber und die Karten in der Mitte dein Deck besser; grüne Karten bringen Punkte, aber warte damit.
web-guide-action = Du hast eine Aktionskarte und darfst in jedem Zug eine spielen. Nach Karten mit „+1 Aktion“ darfst du noch eine spielen: Fang mit ihnen an.
web-guide-night = Nach der Kaufphase kommt die Nacht: Spiele so viele Nachtkarten, wie du magst. Sie brauchen keine Aktion.
web-guide-start = Einige deiner Karten wirken zu Beginn deines Zuges. Wähle, welche zuerst kommt.
