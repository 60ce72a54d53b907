# The lesson of Sabbat Magica in German.

web-lesson-rival = Der Vampir
web-lesson-manor = Willkommen im Herrenhaus. Links wird dein Zauberer über sechzehn Felder wandeln, ringsum hängen Spiegel; rechts liegen acht Regionen voller Kaninchen, Nonnen und Oger. Wer nach sechs Runden die meisten Siegpunkte (SP) hat, gewinnt, und fast alle kommen von Geistern, die in den Regionen spuken.
web-lesson-invoke = Eine Runde beginnt mit der Beschwörung: Alle schicken geheim Geister vom Friedhof auf die Zugbrücke. Geister wollen am Ende der Runde fressen, schick also nicht gleich alle.
web-lesson-order = Alle decken gleichzeitig auf. Wer mehr Geister auf dem Friedhof behalten hat, ist früher dran.
web-lesson-bonus = Ab Runde 2 nimmt sich zuerst jeder einen Bonus der Zeitkarte, in Spielreihenfolge. Was genommen ist, ist weg: Früh dran zu sein lohnt sich.
web-lesson-action = Nun die Machenschaften: Die Zeitkarte gibt allen gleich viele Aktionen. Eine Aktion bewegt entweder deinen Zauberer oder deine Geister. Beginn mit dem Zauberer.
web-lesson-magician = Von draußen darf dein Zauberer jedes leere Feld betreten; später geht er von Feld zu Feld. Ressourcen öffnen die Portale der Regionen, geh also dorthin, wo sie liegen.
web-lesson-tile = Auf seinem Feld nutzt der Zauberer das Plättchen oder einen Spiegel daneben. Ein Plättchen mit Ressourcen gibt zwei davon. Sie liegen in deinem 2H-Vorrat, wandern weiter nach 1H und sind am Ende verflucht: Nutze sie rechtzeitig.
web-lesson-mirror = Spiegel bedeuten Schrecken: Ein heiler bringt 3, wenn du ihm einen Sprung schlägst, ein gesprungener 2, wenn du ihn zerbrichst, und dann ist er dahin. Schrecken nährt deine Geister und bezahlt Kämpfe.
web-lesson-ghosts = Jetzt eine Aktion mit den Geistern: Jeder Geist auf der Zugbrücke darf ziehen. Gärten kosten nichts und helfen dir; Regionen verlangen am Portal eine Gebühr.
web-lesson-garden = Wähl einen Geist und seinen Garten. Platz 1 hat den besseren Bonus.
web-lesson-region = Du hast, was dieses Portal verlangt. Ein Geist in einer Region bringt am Ende jeder Runde ihre SP, solange er bleibt und frisst. Was du zahlst, ist nicht verloren: Es liegt auf deinem Anerkennungsfeld.
web-lesson-arrive = Ein freier Platz kostet nichts. Sind alle besetzt, darfst du um einen kämpfen: Das kostet Schrecken und bringt SP.
web-lesson-scored = Versorgung: Jeder Geist außerhalb des Friedhofs frisst 1 Schrecken, die Regionen bringen ihre SP, und vier verschiedene Ressourcen auf dem Anerkennungsfeld werden zu einer Chimäre. Dann beginnt die nächste Runde.
web-lesson-last = Das ist der Kern. Kämpfe, POWER-Karten und der Fluch begegnen dir beim Spielen; wenn etwas nicht geht, nennt dir der Tisch die Regel. Viel Glück!
