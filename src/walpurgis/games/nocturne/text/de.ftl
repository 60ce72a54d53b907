# Dominion: Nocturne in German: players, questions, options, events, account, settings. The cards are in de-cards.ftl, with the forms their names have.
# A card in a sentence is $card-a (what somebody plays, gains or loses), or one certain card: $card-nom, $card-acc. $place-to follows "nimmt".

title = Dominion: Nocturne
blurb = Bau bei Tag dein Reich aus, lass im Dunkeln deine Nachtkarten los und hab ein Auge auf die Gaben, die Plagen und die Gesellschaft, in der du dich herumtreibst.

## Players, as they are called in sentences
seat-0 = Rabe
seat-1 = Wolf
seat-2 = Eule
seat-3 = Fuchs
seat-4 = Hirsch
seat-5 = Kröte

phase-start = Zugbeginn
    .to = zum Zugbeginn
phase-action = Aktionsphase
    .to = zur Aktionsphase
phase-buy = Kaufphase
    .to = zur Kaufphase
phase-night = Nachtphase
    .to = zur Nachtphase
phase-clean-up = Aufräumphase
    .to = zur Aufräumphase
phase-end = Spielende
    .to = zum Spielende

place-discard = Ablagestapel
    .to = auf den Ablagestapel
place-hand = Hand
    .to = auf die Hand
place-deck = Nachziehstapel
    .to = auf den Nachziehstapel

## Questions of the turn
ask-start = Dein Zug beginnt. Was kommt zuerst?
ask-action = Aktionsphase: Spiele eine Aktionskarte aus oder geh weiter. ({ $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $buys ->
        [one] 1 Kauf
       *[other] { $buys } Käufe
    }, ${ $coins })
ask-buy = Kaufphase: Spiele Geldkarten aus, dann kaufe. (${ $coins }, { $buys ->
        [one] 1 Kauf
       *[other] { $buys } Käufe
    })
ask-night = Nachtphase: Spiele eine Nachtkarte aus oder beende deinen Zug.
ask-gained = Du hast { $card-a } genommen. Was geschieht jetzt?
ask-trashed-order = Was du entsorgt hast, löst mehreres aus. Was kommt zuerst?
ask-lost-in-the-woods = Im Wald verirrt: Welche Karte legst du ab, um eine Gabe zu empfangen?
ask-put-back = In welcher Reihenfolge kommen die Karten auf deinen Nachziehstapel? Die erste liegt dann obenauf.

## Reactions
ask-moat = Ein Angriff! Zeigst du einen Burggraben vor?
ask-hound = Du hast einen Getreuen Hund abgelegt. Legst du ihn zur Seite, um ihn am Ende des Zuges auf die Hand zu nehmen?

## Questions of the cards
ask-archive = Archiv: Welche Karte nimmst du auf die Hand?
ask-artisan-deck = Töpferei: Welche Karte legst du auf deinen Nachziehstapel?
ask-artisan-gain = Töpferei: Welche Karte für bis zu ${ $coins } nimmst du auf die Hand?
ask-bandit = Banditin: Welche Geldkarte entsorgst du?
ask-banquet = Bankett: Welche Karte für bis zu $5 nimmst du (keine Punktekarte)?
ask-bat = Fledermaus: Entsorge bis zu 2 Karten. Entsorgst du mindestens eine, wird aus der Fledermaus eine Vampirin.
ask-blessed-village = Das { $boon } liegt offen. Empfängst du es jetzt oder zu Beginn deines nächsten Zuges?
ask-bureaucrat = Bürokrat: Welche Punktekarte legst du auf deinen Nachziehstapel?
ask-bustling-village = Emsiges Dorf: Nimmst du einen Siedler aus deinem Ablagestapel auf die Hand?
ask-catapult = Katapult: Welche Karte entsorgst du?
ask-catapult-discard = Katapult: Lege { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab.
ask-cellar = Keller: Lege beliebig viele Karten ab und ziehe ebenso viele.
ask-cemetery = Friedhof: Entsorge bis zu 4 Handkarten.
ask-changeling = Wechselbalg: Von welcher deiner Karten im Spiel nimmst du eine weitere?
ask-chapel = Kapelle: Entsorge bis zu 4 Handkarten.
ask-cobbler = Schuster: Welche Karte für bis zu ${ $coins } nimmst du auf die Hand?
ask-conclave = Konklave: Spielst du eine Aktionskarte aus, die du noch nicht im Spiel hast? Dafür bekommst du +1 Aktion.
ask-crypt = Krypta: Welche deiner Geldkarten im Spiel legst du darunter?
ask-crypt-back = Krypta: Welche Geldkarte nimmst du auf die Hand?
ask-devils-workshop = Teufelswerkstatt: Welche Karte für bis zu ${ $coins } nimmst du?
ask-druid = Druidin: Welche Gabe empfängst du?
ask-earth = Geschenk der Erde: Legst du eine Geldkarte ab, um eine Karte für bis zu $4 zu nehmen?
ask-earth-gain = Geschenk der Erde: Welche Karte für bis zu ${ $coins } nimmst du?
ask-engineer = Ingenieurin: Welche Karte für bis zu ${ $coins } nimmst du?
ask-engineer-trash = Entsorgst du diese Ingenieurin, um noch eine Karte für bis zu $4 zu nehmen?
ask-exorcist-gain = Exorzistin: Welche Erscheinung nimmst du?
ask-exorcist-trash = Exorzistin: Welche Karte entsorgst du?
ask-fear = Furcht: Welche Aktions- oder Geldkarte legst du ab?
ask-flame = Geschenk des Feuers: Entsorgst du eine Karte?
ask-fool = Narr: Welche Gabe empfängst du als nächste?
ask-forum = Forum: Lege { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
ask-goat = Ziege: Entsorgst du eine Karte?
ask-harbinger = Vorbotin: Welche Karte aus deinem Ablagestapel legst du auf den Nachziehstapel?
ask-haunted-castle = Spukschloss: Lege { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf deinen Nachziehstapel.
ask-haunted-mirror = Zauberspiegel: Legst du eine Aktionskarte ab, um einen Geist zu nehmen?
ask-haunting = Spuk: Welche Karte legst du auf deinen Nachziehstapel?
ask-haven = Hafen: Welche Karte legst du bis zu deinem nächsten Zug zur Seite?
ask-imp = Teufelchen: Spielst du eine Aktionskarte aus, die du noch nicht im Spiel hast?
ask-library = Bibliothek: Du hast eine Aktionskarte gezogen. Behältst du sie, oder legst du sie zur Seite?
ask-locusts = Heuschrecken: Welche billigere Karte nimmst du?
ask-militia = Miliz: Lege { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab.
ask-mine-gain = Mine: Welche Geldkarte für bis zu ${ $coins } nimmst du auf die Hand?
ask-mine-trash = Mine: Entsorgst du eine Geldkarte, um eine bessere zu nehmen?
ask-monastery = Kloster: Was entsorgst du, von der Hand oder von deinen Kupfern im Spiel? (höchstens noch { $count })
ask-moneylender = Geldverleiher: Entsorgst du ein Kupfer für +$3?
ask-moon = Geschenk des Mondes: Welche Karte aus deinem Ablagestapel legst du auf den Nachziehstapel?
ask-necromancer = Totenbeschwörer: Welche Aktionskarte aus dem Müll spielst du aus?
ask-night-watchman = Nachtwache: Lege beliebig viele dieser Karten ab; die übrigen kommen auf den Nachziehstapel zurück.
ask-opulent-castle = Reiches Schloss: Lege beliebig viele Punktekarten ab; jede bringt +$2.
ask-pixie = Entsorgst du die Fee, um das { $boon } zweimal zu empfangen?
ask-poacher = Wilddiebin: Lege { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab.
ask-pooka = Puka: Entsorgst du eine Geldkarte für +4 Karten?
ask-poverty = Armut: Lege { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab.
ask-raider = Plünderer: Welche Karte, die auch die angreifende Seite im Spiel hat, legst du ab?
ask-remodel-gain = Umbau: Welche Karte für bis zu ${ $coins } nimmst du?
ask-remodel-trash = Umbau: Welche Karte entsorgst du?
ask-sacred-grove = Heiliger Hain: Empfängst du das { $boon } ebenfalls?
ask-sacrifice = Opfer: Welche Karte entsorgst du?
ask-secret-cave = Geheime Höhle: Legst du { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab? Für drei Karten gibt es im nächsten Zug +$3.
ask-secret-cave-which = Geheime Höhle: Welche { $count ->
        [one] Karte
       *[other] { $count } Karten
    } legst du ab?
ask-sentry-discard = Torwächterin: Welche dieser Karten legst du ab?
ask-sentry-trash = Torwächterin: Welche dieser Karten entsorgst du?
ask-settlers = Siedler: Nimmst du ein Kupfer aus deinem Ablagestapel auf die Hand?
ask-shepherd = Schäferin: Lege beliebig viele Punktekarten ab und ziehe für jede 2 Karten.
ask-sky = Geschenk des Himmels: Legst du { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab? Für drei Karten gibt es ein Gold.
ask-sky-which = Geschenk des Himmels: Welche { $count ->
        [one] Karte
       *[other] { $count } Karten
    } legst du ab?
ask-small-castle = Kleines Schloss: Entsorgst du es selbst oder ein Schloss aus der Hand, um das nächste Schloss zu nehmen?
ask-sprawling-castle = Ausgedehntes Schloss: ein Herzogtum oder 3 Anwesen?
ask-sun = Geschenk der Sonne: Lege beliebig viele dieser Karten ab; die übrigen kommen auf den Nachziehstapel zurück.
ask-temple = Tempel: Entsorge 1 bis 3 Karten mit verschiedenen Namen.
ask-throne-room = Thronsaal: Welche Aktionskarte spielst du zweimal aus?
ask-tragic-hero = Tragischer Held: Welche Geldkarte nimmst du?
ask-vampire = Vampirin: Welche Karte für bis zu $5 nimmst du (keine Vampirin)?
ask-vassal = Vasall: Du hast { $card-a } abgelegt. Spielst du die Karte aus?
ask-wind = Geschenk des Windes: Lege { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
ask-wish = Wunsch: Welche Karte für bis zu ${ $coins } nimmst du auf die Hand?
ask-workshop = Werkstatt: Welche Karte für bis zu ${ $coins } nimmst du?
ask-zombie-apprentice = Zombie-Lehrling: Entsorgst du eine Aktionskarte für +3 Karten und +1 Aktion?
ask-zombie-mason = Zombie-Maurer: Nimmst du eine Karte für bis zu ${ $coins }?
ask-zombie-spy = Zombie-Spion: Legst du die Karte ab, oder behältst du sie auf dem Nachziehstapel?

## Options that are no cards
option-boon = { $boon }
option-buy = { $card } kaufen (${ $cost })
option-buy-event = { $event } kaufen (${ $cost })
option-buy-for-debt = { $card } kaufen (Schulden: { $debt })
option-card = { $card }
option-card-effect = { $card }
option-end-action = Weiter zur Kaufphase
option-end-buy = Kaufphase beenden
option-end-night = Zug beenden
option-pay-debt = { $debt } Schuldenmarker abbezahlen
option-play = { $card } ausspielen
option-play-all = Alle einfachen Geldkarten ausspielen
option-state-effect = { $state }
option-word = { $word }
word-aside = Zur Seite legen
word-discard = Ablegen
word-done = Nichts weiter
word-duchy = Ein Herzogtum
word-estates = Drei Anwesen
word-keep = Behalten
word-later = Zu Beginn meines nächsten Zuges
word-no = Nichts vorzeigen
word-none = Ein Schloss aus der Hand (ich habe keines)
word-nothing = Ich habe keine solche Karte
word-now = Jetzt

## What happens
event-turn-began = { $who } beginnt Zug { $turn }.
event-extra-turn-began = { $who } beginnt einen Extrazug.
event-phase-began = { $who } geht { $phase-to } über.
event-played = { $who } spielt { $card-a } aus.
event-played-again = { $who } spielt { $card-acc } noch einmal aus.
event-played-from-trash = { $who } spielt { $card-a } aus dem Müll aus.
event-played-treasures = { $who } spielt { $cards-a } aus.
event-continued = Bei { $who } wirkt { $card-nom } weiter.
event-drew = { $who } zieht { $cards-a }.
event-drew-unseen = { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-shuffled = { $who } mischt.
event-looked-at = { $who } sieht sich { $cards-a } an.
event-looked-unseen = { $who } sieht sich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an.
event-revealed = { $who } deckt { $cards-a } auf.
event-revealed-hand = { $who } zeigt { $cards-count ->
        [0] eine leere Hand vor
       *[other] die Hand vor: { $cards-a }
    }.
event-revealed-discard = { $who } zeigt { $cards-count ->
        [0] einen leeren Ablagestapel vor
       *[other] den Ablagestapel vor: { $cards-a }
    }.
event-discarded = { $who } legt { $cards-a } ab.
event-discarded-several = { $who } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab, zuoberst { $card-a }.
event-discarded-openly = { $who } legt { $cards-a } offen ab.
event-put-back = { $who } legt { $cards-a } auf den Nachziehstapel.
event-put-back-unseen = { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf den Nachziehstapel.
event-put-on-deck = { $who } legt { $card-a } auf den Nachziehstapel.
event-took-from-discard = { $who } legt { $card-a } vom Ablagestapel auf den Nachziehstapel.
event-took-unseen = { $who } legt eine Karte vom Ablagestapel auf den Nachziehstapel.
event-put-into-hand = { $who } holt { $card-a } auf die Hand.
event-deck-became-discard = { $who } legt den Nachziehstapel ({ $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }) auf den Ablagestapel.
event-gained = { $who } nimmt { $card-a } { $place-to }.
event-bought = { $who } kauft { $card-a }.
event-bought-event = { $who } kauft das Ereignis { $event }.
event-trashed = { $who } entsorgt { $cards-a }.
event-exchanged = { $who } tauscht { $card-a } in { $taken-a } ein.
event-returned = { $who } legt { $card-acc } auf den Stapel zurück.
event-set-aside = { $who } legt { $cards-a } zur Seite.
event-set-aside-hidden = { $who } legt { $cards-a } verdeckt zur Seite.
event-set-aside-unseen = { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt zur Seite.
event-took-aside = { $who } holt eine zur Seite gelegte Karte auf die Hand: { $card-a }.
event-took-aside-unseen = { $who } holt eine zur Seite gelegte Karte auf die Hand.
event-hounds-returned = { $count ->
        [one] Ein Getreuer Hund kehrt
       *[other] { $count } Getreue Hunde kehren
    } zu { $who } zurück.
event-showed-moat = { $who } zeigt einen Burggraben vor.
event-protected = Eine Wächterin schützt { $who }.
event-boon-turned = Eine Gabe wird aufgedeckt: { $boon }.
event-boon-received = { $who } empfängt das { $boon }.
event-boon-declined = { $who } verzichtet auf das { $boon }.
event-boon-waits = Das { $boon } wartet auf den nächsten Zug von { $who }.
event-boons-shuffled = Die Gaben werden gemischt.
event-hex-turned = Eine Plage wird aufgedeckt: { $hex }.
event-hex-received = { $who } empfängt die Plage „{ $hex }“.
event-hexes-shuffled = Die Plagen werden gemischt.
event-state-taken = { $who } erhält den Zustand „{ $state }“.
event-state-returned = { $who } legt „{ $state }“ zurück; der Zustand wirkt bis zum Ende dieses Zuges.
event-turned-over = Im Müll wird { $card-nom } umgedreht.
event-points-gained = { $who } erhält { $vp } SP.
event-debt-taken = { $who } erhält { $debt } Schuldenmarker.
event-debt-paid = { $who } bezahlt { $debt } Schuldenmarker ab.
event-cleaned-up = { $who } räumt auf.
event-ended = Das Spiel ist zu Ende.

## The account
account-card = { $card }
account-tokens = SP-Marker
account-misery = Elend

## Settings
setting-kingdom = Königreich
    .help = Ein empfohlenes Königreich (dusk, midnight, night-shift, idle-hands, the-new-black, luftschloss, pooka-pranks), „random“ für ein zufälliges, zehn Karten mit ihren englischen Namen und Kommas dazwischen oder der Code eines Königreichs.
setting-sets = Sets für ein zufälliges Königreich
    .help = Woher die Karten eines zufälligen Königreichs kommen: all (alle), nocturne, base (Basisspiel) oder nocturne+base.
setting-village = Immer ein Dorf
    .help = Ein zufälliges Königreich hat mindestens eine Karte, die zwei oder mehr Aktionen gibt.
setting-attacks = Angriffe erlaubt
    .help = Ob ein zufälliges Königreich Angriffskarten haben darf.
setting-colonies = Platin und Kolonie
    .help = Platin und Kolonie kommen in den Vorrat.
setting-more_colonies = Mehr Kolonien
    .help = Zu fünft oder zu sechst gibt es 15 oder 18 Kolonien statt 12.
setting-tracker = Fährtensucher
    .help = Wirkt, solange er im Spiel ist („in-play“), oder für den Rest des Zuges, in dem er ausgespielt wurde („this-turn“).
setting-outpost = Außenposten
    .help = Lässt dir auch im Extrazug nur drei Karten für die nächste Hand („errata“) oder bewirkt dort nichts („printed“).
setting-forum = Forum
    .help = Gibt seinen zusätzlichen Kauf, wenn du es kaufst („buy“), oder immer, wenn du es nimmst („gain“).
setting-show_counts = Kartenzahlen zeigen
    .help = Alle sehen, wie viele Karten jeder Nachziehstapel und jeder Ablagestapel hat.
