# The notes of a guided game of Sabbat Magica in German: the aim, then one for each question when it is asked first.

web-guide-aim = Sammle in sechs Runden die meisten Siegpunkte: Die meisten bringen Geister, die in den Regionen spuken.
web-guide-invoke-first = Eine Runde beginnt geheim: Alle schicken Geister vom Friedhof auf die Zugbrücke. Jeder von ihnen frisst am Ende der Runde 1 Schrecken; zwei oder drei sind ein guter Anfang.
web-guide-action = Alle haben gleich viele Aktionen. Eine Aktion bewegt entweder deinen Zauberer, der Ressourcen und Schrecken sammelt, oder deine Geister, die Punkte bringen. Beginn mit dem Zauberer.
web-guide-magician = Wohin dein Zauberer gehen darf, glüht. Ressourcen öffnen die Portale der Regionen rechts: Halt dort, wo sie liegen.
web-guide-effect = Nutze das Plättchen unter deinem Zauberer oder einen Spiegel daneben. Ein Ressourcenplättchen gibt zwei Ressourcen, ein Spiegel Schrecken: Er nährt deine Geister und bezahlt Kämpfe.
web-guide-ghosts = Wähl einen Geist, dann sein Ziel. Gärten sind umsonst und helfen dir. Eine Region verlangt am Portal Ressourcen und bringt am Ende jeder Runde ihre Siegpunkte, solange dein Geist dort bleibt.
web-guide-arrive = Ein freier Platz kostet nichts. Sind alle besetzt, darfst du um einen kämpfen: Das kostet Schrecken und bringt Siegpunkte.
web-guide-bonus = Ab der zweiten Runde nimmt sich zuerst jeder einen Bonus der Zeitkarte, in Spielreihenfolge. Was genommen ist, ist weg.
web-guide-feed = Der Schrecken reicht nicht für alle deine Geister. Jeder hungrige kostet dich einen Siegpunkt: Zerschlag nächstes Mal mehr Spiegel.
