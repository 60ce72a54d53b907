# Die Wörter für den Tisch von Nocturne im Terminal: Beschriftungen, und was gezählt wird.

## The turn
short-turn = Zug { $turn }
short-extra = Extrazug
short-actions = Aktionen
short-buys = Käufe
short-coins = Münzen
short-deluded-now = Getäuscht: In diesem Zug können keine Aktionen gekauft werden.
short-envious-now = Neidisch: Silber und Gold geben in diesem Zug nur je $1.

## The piles, and what lies beside them
short-basic = Basiskarten
short-kingdom = Königreich
short-left = noch { $count }
short-empty = leer
short-below = Unter { $card }
short-empty-piles = Leere Stapel
short-beside = Außerhalb des Vorrats
short-events = Ereignisse
short-landmarks = Landmarken
short-trash = Müll
short-face-down = umgedreht
short-boons = Gaben
short-druid = Die Gaben der Druidin
short-hexes = Plagen
short-open = offen
short-discarded = abgelegt
short-code = Code dieses Königreichs

## The players
short-you = du
short-hand = Hand
short-deck = Nachziehstapel
short-discard = Ablagestapel
short-unknown = unbekannt
short-on-top = oben { $card }
short-vp = SP
short-tokens = { $count } SP-Marker
short-debt = Schulden { $count }
short-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
short-in-play = Im Spiel
short-staying = Im Spiel, und bleibt liegen
short-aside = Zur Seite gelegt
short-shown = Allen gezeigt
short-kept = Behalten bis zur Aufräumphase
short-waiting = Wartet auf den nächsten Zug
short-states = Zustände
short-guarded = Vor Angriffen sicher
short-gained = In diesem Zug genommene Karten
short-all-cards = Alle Karten
short-my-hand = Deine Hand
short-looking = Du siehst dir an

## Signs
short-legend = Ein Stapel zeigt seine Kosten, seine oberste Karte und wie viele noch da sind: $3 sind drei Münzen, 4D vier Schulden. Die Phase in Klammern ist die jetzige, > zeigt, wer am Zug ist.
