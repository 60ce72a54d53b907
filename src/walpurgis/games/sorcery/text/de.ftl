# Mage Knight: Sorcery auf Deutsch: der Zug, Schaden, das Ende, Einstellungen. Aufbau, Bewegung, Kampf, Magie und Namen haben eigene Dateien. (complete)

title = Mage Knight: Sorcery
blurb = Kleine Armeen, dicke Spruchbücher: Zieh über offenes Gelände, triff von hinten, sprich, was unter dem Lesezeichen liegt, und hoffe, dass niemand den Zauberstab hebt.

## Players, as they are called where no name is known
seat-0 = Rabe
seat-1 = Wolf
seat-2 = Hirsch
seat-3 = Eber

## A figure in a sentence: its short name and its label on the table
figure = { $name } ({ $label })
    .the = { $name-the } ({ $label })
    .cap = { $name-cap } ({ $label })
    .acc = { $name-acc } ({ $label })
    .dat = { $name-dat } ({ $label })
    .of = { $name-of } ({ $label })

## Phases
phase-armies = Armeewahl
phase-domains = Domänen
phase-terrain = Gelände
phase-objectives = Objekte
phase-bookmarks = Lesezeichen
phase-deploy = Aufstellung
phase-command = Befehlsphase
phase-action = Aktionsphase
phase-end = Endphase
phase-finish = Endphase
phase-over = Die Schlacht ist vorbei

## The turn: questions and choices
ask-command = Befehlsphase: Was geschieht zuerst?
ask-act = Welchem Krieger gibst du eine Aktion?
ask-happening = Endphase: Was geschieht zuerst?
ask-finish = Zug beenden oder vorher noch in einem Buch nachschlagen?
option-poison = { ability-poison }: { $who }
option-roll-command = { ability-command }: mit { $who } um eine weitere Aktion würfeln
option-siphon = { $who } zapft { $friend } Energie ab
option-tap = { $who } zapft bei { $target } { $ability } an
option-renew = { spell-P23 }: { $who } heilen
option-face-storm = { domain-magestone-storm }: würfeln
option-go-on = Weiter zur Aktionsphase
option-end-actions = { $left ->
    [0] Keine Aktionen mehr
    [one] Keine Aktionen mehr (eine verfällt)
   *[other] Keine Aktionen mehr ({ $left } verfallen)
 }
option-pay-bargain = { spell-P19 }: { $who } zahlt
option-feel-heat = { domain-heat-wave }: Die Demoralisierten fallen
option-end-turn = Zug beenden
option-browse-freely = { $who } schlägt nach: „{ $book }“ (ein Strich)

## The turn: what happened
event-round-began = Runde { $round } von { $rounds }
event-turn-began = { $seat } ist am Zug: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
 }.
event-command-rolled = { ability-command }: { $who-cap } würfelt { $die }, nötig ist { $needed }. { $more ->
    [0] Niemand gehorcht.
   *[other] Eine Aktion mehr!
 }
event-poisoned = { $who-cap } vergiftet { $targets-acc }.
event-siphoned = { $who-cap } zapft { $friend-dat } Energie ab und verliert eine Marke.
event-tapped = { $who-cap } zapft den Geist { $target-of } an und erhält „{ $ability }“.
event-renewed = { spell-P23 } glimmt unter { $who-dat }.
event-storm-rolled = { domain-magestone-storm }: { $seat } würfelt { $die }. { $strikes ->
    [1] Er schlägt zu!
   *[other] Er zieht vorbei.
 }
event-fury-rolled = { power-natures-fury }: { $who-cap } würfelt { $die }, nötig ist höchstens { $needed }. { $rages ->
    [1] Der Sturm antwortet!
   *[other] Der Himmel bleibt ruhig.
 }
event-trance-rolled = { power-magestone-trance }: { $who-cap } würfelt gegen { $needed } und nimmt { $damage ->
    [0] keinen Schaden
   *[other] { $damage } Schaden
 }.
event-bargain-taken = { spell-P19 } lässt { $who-acc } den Preis zahlen.
event-heat-felled = Die Hitze ist zu viel für { $who-acc }.
event-objective-taken = { $seat } übernimmt Objekt { $objective }.

## Damage, healing, losses
event-damaged = { $who-cap } nimmt { $clicks } Schaden.
event-pushed = { $who-cap } nimmt { $clicks } Überanstrengungsschaden.
event-unhurt = { $who-cap } steckt es weg.
event-healed = { $who-cap } heilt { $clicks ->
    [one] einen Klick
   *[other] { $clicks } Klicks
 }.
event-eliminated = { $who-cap } fällt: { $seat } verliert einen Krieger.
event-book-dropped = „{ $book }“ fällt { $who-dat } aus den Händen.
event-freed = { $who-cap } ist wieder frei.
event-player-out = { $seat } hat niemanden mehr, der kämpfen kann.

## Spells and domains that end, and the end
event-spell-ended = { $spell } endet.
event-domain-entered = „{ $domain }“ legt sich über das Schlachtfeld.
event-domain-canceled = { $domain } wird aufgehoben.
event-ended = { $verdict }
verdict-last = Wer als Letzter noch steht, hat gewonnen.
verdict-objectives = Wer die meisten Objekte hält, gewinnt die Schlacht.
verdict-points = Gleich viele Objekte: Die Siegpunkte entscheiden.
verdict-draw = Niemand hat gewonnen: unentschieden.
won-last = { $winners } { $winners-count ->
    [one] gewinnt
   *[other] gewinnen
 }: die Letzten, die noch stehen.
won-objectives = { $winners } { $winners-count ->
    [one] gewinnt
   *[other] gewinnen
 }: die meisten Objekte.
won-points = { $winners } { $winners-count ->
    [one] gewinnt
   *[other] gewinnen
 }: gleich viele Objekte, die Siegpunkte entscheiden.
account-objectives = Objekte
account-points = Siegpunkte

## Settings
setting-build_total = Bauwert
    .help = Punkte für Krieger und Bücher. 100 ist das schnelle Spiel mit einer Aktion je Zug, 200 die übliche Schlacht mit zweien.
setting-board = Schlachtfeld
    .help = Länge einer Kante in Zoll; üblich sind 24 bei 100 Punkten und 36 bei mehr.
setting-board-0 = üblich
setting-board-24 = 24 Zoll
setting-board-30 = 30 Zoll
setting-board-36 = 36 Zoll
setting-turn_limit = Runden
    .help = Nach so vielen Runden entscheiden die Objekte.
setting-table = Gelände
    .help = Ein vorbereitetes Schlachtfeld, ein zufälliges oder eines, das die Spieler selbst auslegen.
setting-table-random = zufällig
setting-table-players = von den Spielern ausgelegt
setting-table-field = Offenes Feld
setting-table-crossroads = Wegkreuzung
setting-table-hill = Hügel
setting-table-marsh = Sumpf
setting-table-walls = Mauern
setting-table-clearing = Lichtung (24 Zoll)
setting-table-glade = Hain (24 Zoll)
setting-domains = Domänen
    .help = Jede Armee darf eine Domäne mitbringen: Wetter oder Schlimmeres, für alle.
setting-open_books = Offene Bücher
    .help = Alle wissen, welche Sprüche in welchem Buch stehen, aber nicht ihre Reihenfolge.
setting-teams = Zweierteams
    .help = Zu viert: Die Plätze 1 und 3 kämpfen gemeinsam gegen 2 und 4.
setting-armies = Armeen
    .help = Feste Armeen in der Reihenfolge der Plätze, mit Semikolons: A1;A5. Leer: Alle wählen selbst.

## What `walpurgis balance` counts
balance-first = Gewonnen vom Startspieler, von denen, die jemand gewann
balance-draw = Von niemandem gewonnen
balance-objectives = Durch Objekte entschieden, von denen, die jemand gewann
balance-points = Durch Siegpunkte entschieden, von denen, die jemand gewann
balance-last = Die letzte Seite auf dem Feld, von denen, die jemand gewann
balance-lost = Verlorene Punkte je Spieler, Median
