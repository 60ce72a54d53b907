# The notes of a guided game of Ashes to Ashes in German: the aim, then one for each question when it is asked first.

web-guide-aim = Fang die Auserwählte und bring sie heim in deine Basis, bevor sie das letzte Feld erreicht; du gewinnst auch, wenn die andere Seite alle Punkte verliert.
web-guide-place = Stell deine drei Figuren auf die glühenden Felder deiner Basis. Wer der Mitte am nächsten steht, ist zuerst im Getümmel.
web-guide-token = Phase 1: Jede Figur hat einen Verbündeten-Marker. In der eigenen Zone hebt er ihre Machtstufe, auf den gemeinsamen Plätzen tut er anderes. Im Zweifel lass die Marker liegen und mach weiter.
web-guide-main = Phase 2: Spiel deine Karten. Die Karte einer Figur legt Plättchen rund um sie, danach darf sie laufen; die anderen legen ein Plättchen irgendwohin und schicken, wessen Weg darüberführt.
web-guide-tiles = Leg Plättchen so, dass ein Weg dorthin führt, wohin du willst. Das Plättchen zeigt sich so, wie es liegen wird; R, das Mausrad oder die kleinen Bilder drehen es.
web-guide-generic = Ein Plättchen irgendwo auf dem Plan: Führ einen deiner Wege auf die Auserwählte zu, oder dreh einen der anderen weg.
web-guide-step = Eine Figur geht weiter, solange ihr Weg weitergeht. Die gepunktete Linie zeigt den ganzen Weg und was er kosten würde; gegen ein Portal zu laufen kostet 2 Punkte.
web-guide-defend = Du wirst angegriffen. Lege eine Karte mit dem genannten Symbol ab, und der Angriff ist abgewehrt; sonst nimmst du den Schaden.
web-guide-portal = Portale versperren den Weg: Dunkle schaden Menschen, lichte Vampiren. Versetz eins, das dich stört, oder stell es den anderen in den Weg.
