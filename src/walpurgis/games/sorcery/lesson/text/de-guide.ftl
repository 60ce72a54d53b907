# The notes of a guided game of Sorcery in German: the aim, then one for each question when it is asked first.

web-guide-aim = Halte nach der letzten Runde die meisten Objekte, oder sei die einzige Seite, die noch Krieger hat.
web-guide-army = Wähl eine Armee: Für das erste Gefecht taugt jede der vorbereiteten. Eine eigene kannst du später bauen.
web-guide-bookmark = Nur der markierte Spruch eines Buchs kann gesprochen werden, und die Gegner kennen ihn nicht. Ein Angriffsspruch ist eine gute erste Seite.
web-guide-deploy = Beide Seiten stellen sich an ihrem Rand auf. Wer kämpft, kommt nach vorn; wer schießt oder zaubert, dahinter.
web-guide-place = Klick, wo der Krieger stehen soll, oder nimm einen benannten Platz. Er blickt von selbst nach vorn; dann bestätige.
web-guide-act = Gib einem Krieger deine Aktion. Auf ein Objekt zuzugehen ist ein guter Anfang. Wer zwei Züge hintereinander handelt, überanstrengt sich und nimmt Schaden: Wechsle ab.
web-guide-path = Klick, wohin er gehen soll, oder nimm einen der benannten Wege. Bevor du bestätigst, zeigt der Tisch, was folgen würde.
web-guide-finish = Beende den Zug, wenn du so weit bist. Jedes Objekt, das einer deiner Krieger berührt und kein Gegner, wird dein und bleibt es.
web-guide-spin = Jemand ist an deinen Krieger herangetreten, darum darf er sich frei drehen. Blicke den Neuen an: Von hinten trifft es sich leichter.
web-guide-counter = Ein Spruch wird gesprochen. Ein Krieger mit Zauberstab darf versuchen, ihn zu bannen: Beide würfeln, und du brauchst mehr als der Zaubernde.
