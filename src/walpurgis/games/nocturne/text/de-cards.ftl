# Nocturne in German: the cards. Names, what each card says, types, sets and kingdoms; the sentences of play stand in the other file.
# Forms of a card's name: .a is what somebody plays, gains or loses ($n of them; indefinite accusative: "nimmt einen Kobold", "nimmt 2 Kobolde"; also after "in":
# "tauscht einen Kobold in einen Wechselbalg ein"). .nom, .acc and .dat are one certain card with its article: "der Kobold", "den Kobold", "dem Kobold".
# In the texts "+1 Karte", "+2 Aktionen", "+1 Kauf", "+$2" and "+1 SP" (a token) are bonuses, "1 SP" alone is what the card is worth at the end;
# " — " parts what happens when the card is played from everything else.

## Nocturne: kingdom cards
card-druid = Druidin
    .a = { $n ->
        [one] eine Druidin
       *[other] { $n } Druidinnen
    }
    .nom = die Druidin
    .acc = die Druidin
    .dat = der Druidin
text-druid = +1 Kauf. Neben den Druidinnen liegen drei Gaben: Empfange eine davon und lass sie dort.
card-faithful-hound = Getreuer Hund
    .a = { $n ->
        [one] einen Getreuen Hund
       *[other] { $n } Getreue Hunde
    }
    .nom = der Getreue Hund
    .acc = den Getreuen Hund
    .dat = dem Getreuen Hund
text-faithful-hound = +2 Karten. — Legst du ihn ab, aber nicht in der Aufräumphase, darf er zur Seite; endet der Zug, kehrt er auf deine Hand zurück.
card-guardian = Wächterin
    .a = { $n ->
        [one] eine Wächterin
       *[other] { $n } Wächterinnen
    }
    .nom = die Wächterin
    .acc = die Wächterin
    .dat = der Wächterin
text-guardian = Dein nächster Zug beginnt mit +$1; bis dahin kann dir kein Angriff der anderen etwas anhaben. — Kommt beim Nehmen auf deine Hand.
card-monastery = Kloster
    .a = { $n ->
        [one] ein Kloster
       *[other] { $n } Klöster
    }
    .nom = das Kloster
    .acc = das Kloster
    .dat = dem Kloster
text-monastery = Entsorge höchstens so viele Karten, wie du in diesem Zug genommen hast. Außer Handkarten kommen auch Kupfer infrage, die du im Spiel hast.
card-pixie = Fee
    .a = { $n ->
        [one] eine Fee
       *[other] { $n } Feen
    }
    .nom = die Fee
    .acc = die Fee
    .dat = der Fee
text-pixie = +1 Karte, +1 Aktion. Decke die nächste Gabe auf und lege sie ab. Du darfst diese Fee entsorgen; falls ja, empfange die Gabe zweimal. — Erbstück: Ziege.
card-tracker = Fährtensucher
    .a = { $n ->
        [one] einen Fährtensucher
       *[other] { $n } Fährtensucher
    }
    .nom = der Fährtensucher
    .acc = den Fährtensucher
    .dat = dem Fährtensucher
text-tracker = +$1. Empfange eine Gabe. — Ist er im Spiel, darf jede Karte, die du nimmst, auf den Nachziehstapel. — Erbstück: Beutel.
card-changeling = Wechselbalg
    .a = { $n ->
        [one] einen Wechselbalg
       *[other] { $n } Wechselbälge
    }
    .nom = der Wechselbalg
    .acc = den Wechselbalg
    .dat = dem Wechselbalg
text-changeling = Entsorge diese Karte und nimm dann eine Karte, die so heißt wie eine deiner Karten im Spiel. — Solange noch Wechselbälge im Vorrat liegen, dürfen alle eine Karte ab $3, die sie nehmen, in einen davon eintauschen.
card-fool = Narr
    .a = { $n ->
        [one] einen Narren
       *[other] { $n } Narren
    }
    .nom = der Narr
    .acc = den Narren
    .dat = dem Narren
text-fool = Bist du schon „Im Wald verirrt“, passiert nichts. Sonst erhalte diesen Zustand, decke drei Gaben auf und empfange sie, in welcher Reihenfolge du magst. — Erbstück: Glückstaler.
card-ghost-town = Geisterstadt
    .a = { $n ->
        [one] eine Geisterstadt
       *[other] { $n } Geisterstädte
    }
    .nom = die Geisterstadt
    .acc = die Geisterstadt
    .dat = der Geisterstadt
text-ghost-town = Dein nächster Zug beginnt mit +1 Karte und +1 Aktion. — Kommt beim Nehmen auf deine Hand.
card-leprechaun = Kobold
    .a = { $n ->
        [one] einen Kobold
       *[other] { $n } Kobolde
    }
    .nom = der Kobold
    .acc = den Kobold
    .dat = dem Kobold
text-leprechaun = Nimm ein Gold. Zähle nun deine Karten im Spiel: Bei genau 7 nimm einen Wunsch, bei mehr oder weniger empfange eine Plage.
card-night-watchman = Nachtwache
    .a = { $n ->
        [one] eine Nachtwache
       *[other] { $n } Nachtwachen
    }
    .nom = die Nachtwache
    .acc = die Nachtwache
    .dat = der Nachtwache
text-night-watchman = Sieh dir vom Nachziehstapel 5 Karten an. Was dir nicht gefällt, legst du ab; der Rest kommt wieder darauf, geordnet nach Wunsch. — Kommt beim Nehmen auf deine Hand.
card-secret-cave = Geheime Höhle
    .a = { $n ->
        [one] eine Geheime Höhle
       *[other] { $n } Geheime Höhlen
    }
    .nom = die Geheime Höhle
    .acc = die Geheime Höhle
    .dat = der Geheimen Höhle
text-secret-cave = +1 Karte, +1 Aktion. Du darfst 3 Karten ablegen; falls ja, beginnt dein nächster Zug mit +$3. — Erbstück: Wunderlampe.
card-bard = Minnesängerin
    .a = { $n ->
        [one] eine Minnesängerin
       *[other] { $n } Minnesängerinnen
    }
    .nom = die Minnesängerin
    .acc = die Minnesängerin
    .dat = der Minnesängerin
text-bard = +$2. Empfange eine Gabe.
card-blessed-village = Seliges Dorf
    .a = { $n ->
        [one] ein Seliges Dorf
       *[other] { $n } Selige Dörfer
    }
    .nom = das Selige Dorf
    .acc = das Selige Dorf
    .dat = dem Seligen Dorf
text-blessed-village = +1 Karte, +2 Aktionen. — Beim Nehmen: Decke die nächste Gabe auf. Empfange sie gleich, oder behalte sie und empfange sie, wenn dein nächster Zug beginnt.
card-cemetery = Friedhof
    .a = { $n ->
        [one] einen Friedhof
       *[other] { $n } Friedhöfe
    }
    .nom = der Friedhof
    .acc = den Friedhof
    .dat = dem Friedhof
text-cemetery = 2 SP. — Beim Nehmen: Entsorge bis zu 4 Handkarten. — Erbstück: Zauberspiegel.
card-conclave = Konklave
    .a = { $n ->
        [one] ein Konklave
       *[other] { $n } Konklaven
    }
    .nom = das Konklave
    .acc = das Konklave
    .dat = dem Konklave
text-conclave = +$2. Du darfst eine Aktionskarte aus der Hand ausspielen, aber keine, die du schon im Spiel hast. Dafür gibt es +1 Aktion.
card-devils-workshop = Teufelswerkstatt
    .a = { $n ->
        [one] eine Teufelswerkstatt
       *[other] { $n } Teufelswerkstätten
    }
    .nom = die Teufelswerkstatt
    .acc = die Teufelswerkstatt
    .dat = der Teufelswerkstatt
text-devils-workshop = Wie viele Karten hast du in diesem Zug genommen? Keine: Nimm ein Gold. Eine: Nimm eine, die höchstens $4 kostet. Mehr: Nimm ein Teufelchen.
card-exorcist = Exorzistin
    .a = { $n ->
        [one] eine Exorzistin
       *[other] { $n } Exorzistinnen
    }
    .nom = die Exorzistin
    .acc = die Exorzistin
    .dat = der Exorzistin
text-exorcist = Entsorge eine Handkarte und nimm dafür eine billigere Erscheinung.
card-necromancer = Totenbeschwörer
    .a = { $n ->
        [one] einen Totenbeschwörer
       *[other] { $n } Totenbeschwörer
    }
    .nom = der Totenbeschwörer
    .acc = den Totenbeschwörer
    .dat = dem Totenbeschwörer
text-necromancer = Suche dir im Müll eine offene Aktionskarte aus, die keine Dauerkarte ist. Sie wird bis zum Ende des Zuges umgedreht und ausgespielt, verlässt den Müll aber nicht. — Dort liegen von Anfang an die drei Zombies.
card-shepherd = Schäferin
    .a = { $n ->
        [one] eine Schäferin
       *[other] { $n } Schäferinnen
    }
    .nom = die Schäferin
    .acc = die Schäferin
    .dat = der Schäferin
text-shepherd = +1 Aktion. Zeige Punktekarten deiner Hand vor, so viele du magst, und lege sie ab. Jede bringt +2 Karten. — Erbstück: Weideland.
card-skulk = Attentäter
    .a = { $n ->
        [one] einen Attentäter
       *[other] { $n } Attentäter
    }
    .nom = der Attentäter
    .acc = den Attentäter
    .dat = dem Attentäter
text-skulk = +1 Kauf. Alle anderen empfangen die nächste Plage. — Beim Nehmen: Nimm auch ein Gold.
card-cobbler = Schuster
    .a = { $n ->
        [one] einen Schuster
       *[other] { $n } Schuster
    }
    .nom = der Schuster
    .acc = den Schuster
    .dat = dem Schuster
text-cobbler = Wenn dein nächster Zug beginnt: Nimm eine Karte, die höchstens $4 kostet, direkt auf die Hand.
card-crypt = Krypta
    .a = { $n ->
        [one] eine Krypta
       *[other] { $n } Krypten
    }
    .nom = die Krypta
    .acc = die Krypta
    .dat = der Krypta
text-crypt = Geldkarten, die du im Spiel hast, dürfen verdeckt unter diese Karte, so viele du magst. Zu Beginn jedes deiner Züge kehrt eine davon auf die Hand zurück, bis alle fort sind.
card-cursed-village = Verfluchtes Dorf
    .a = { $n ->
        [one] ein Verfluchtes Dorf
       *[other] { $n } Verfluchte Dörfer
    }
    .nom = das Verfluchte Dorf
    .acc = das Verfluchte Dorf
    .dat = dem Verfluchten Dorf
text-cursed-village = +2 Aktionen. Fülle deine Hand auf 6 Karten auf. — Beim Nehmen: Empfange eine Plage.
card-den-of-sin = Sündenpfuhl
    .a = { $n ->
        [one] einen Sündenpfuhl
       *[other] { $n } Sündenpfuhle
    }
    .nom = der Sündenpfuhl
    .acc = den Sündenpfuhl
    .dat = dem Sündenpfuhl
text-den-of-sin = Dein nächster Zug beginnt mit +2 Karten. — Kommt beim Nehmen auf deine Hand.
card-idol = Götze
    .a = { $n ->
        [one] einen Götzen
       *[other] { $n } Götzen
    }
    .nom = der Götze
    .acc = den Götzen
    .dat = dem Götzen
text-idol = +$2. Zähle deine Götzen im Spiel. Ungerade Zahl: Empfange eine Gabe. Gerade Zahl: Alle anderen nehmen einen Fluch.
card-pooka = Puka
    .a = { $n ->
        [one] einen Puka
       *[other] { $n } Pukas
    }
    .nom = der Puka
    .acc = den Puka
    .dat = dem Puka
text-pooka = Du darfst eine Geldkarte aus der Hand entsorgen, nur kein Verfluchtes Gold. Das bringt +4 Karten. — Erbstück: Verfluchtes Gold.
card-sacred-grove = Heiliger Hain
    .a = { $n ->
        [one] einen Heiligen Hain
       *[other] { $n } Heilige Haine
    }
    .nom = der Heilige Hain
    .acc = den Heiligen Hain
    .dat = dem Heiligen Hain
text-sacred-grove = +1 Kauf, +$3. Empfange eine Gabe. Alle anderen dürfen sie auch empfangen, es sei denn, sie gibt +$1.
card-tormentor = Folterknecht
    .a = { $n ->
        [one] einen Folterknecht
       *[other] { $n } Folterknechte
    }
    .nom = der Folterknecht
    .acc = den Folterknecht
    .dat = dem Folterknecht
text-tormentor = +$2. Ist sonst nichts von dir im Spiel? Nimm ein Teufelchen. Doch? Dann empfangen alle anderen die nächste Plage.
card-tragic-hero = Tragischer Held
    .a = { $n ->
        [one] einen Tragischen Helden
       *[other] { $n } Tragische Helden
    }
    .nom = der Tragische Held
    .acc = den Tragischen Helden
    .dat = dem Tragischen Helden
text-tragic-hero = +3 Karten, +1 Kauf. Hältst du jetzt 8 oder mehr Karten, fällt der Held: Entsorge ihn und nimm eine Geldkarte.
card-vampire = Vampirin
    .a = { $n ->
        [one] eine Vampirin
       *[other] { $n } Vampirinnen
    }
    .nom = die Vampirin
    .acc = die Vampirin
    .dat = der Vampirin
text-vampire = Alle anderen empfangen die nächste Plage. Nimm eine Karte, die höchstens $5 kostet, nur keine Vampirin. Tausche diese dann in eine Fledermaus ein.
card-werewolf = Werwolf
    .a = { $n ->
        [one] einen Werwolf
       *[other] { $n } Werwölfe
    }
    .nom = der Werwolf
    .acc = den Werwolf
    .dat = dem Werwolf
text-werewolf = In der Nachtphase ausgespielt: Alle anderen empfangen die nächste Plage. Zu jeder anderen Zeit: +3 Karten.
card-raider = Plünderer
    .a = { $n ->
        [one] einen Plünderer
       *[other] { $n } Plünderer
    }
    .nom = der Plünderer
    .acc = den Plünderer
    .dat = dem Plünderer
text-raider = Wer sonst 5 oder mehr Handkarten hat, muss eine ablegen, die auch du im Spiel hast, oder zeigt eine Hand vor, in der es keine gibt. Dein nächster Zug beginnt mit +$3.

## Nocturne: heirlooms
card-haunted-mirror = Zauberspiegel
    .a = { $n ->
        [one] einen Zauberspiegel
       *[other] { $n } Zauberspiegel
    }
    .nom = der Zauberspiegel
    .acc = den Zauberspiegel
    .dat = dem Zauberspiegel
text-haunted-mirror = +$1. — Beim Entsorgen: Du darfst eine Aktionskarte aus der Hand ablegen und dafür einen Geist nehmen.
card-magic-lamp = Wunderlampe
    .a = { $n ->
        [one] eine Wunderlampe
       *[other] { $n } Wunderlampen
    }
    .nom = die Wunderlampe
    .acc = die Wunderlampe
    .dat = der Wunderlampe
text-magic-lamp = +$1. Sieh nach, welche Karten du genau einmal im Spiel hast. Sind es 6 oder mehr, entsorge diese Lampe; gelingt das, nimm 3 Wünsche.
card-goat = Ziege
    .a = { $n ->
        [one] eine Ziege
       *[other] { $n } Ziegen
    }
    .nom = die Ziege
    .acc = die Ziege
    .dat = der Ziege
text-goat = +$1. Du darfst eine Handkarte entsorgen.
card-pasture = Weideland
    .a = { $n ->
        [one] ein Weideland
       *[other] { $n } Weideländer
    }
    .nom = das Weideland
    .acc = das Weideland
    .dat = dem Weideland
text-pasture = +$1. — 1 SP für jedes deiner Anwesen.
card-pouch = Beutel
    .a = { $n ->
        [one] einen Beutel
       *[other] { $n } Beutel
    }
    .nom = der Beutel
    .acc = den Beutel
    .dat = dem Beutel
text-pouch = +$1, +1 Kauf.
card-cursed-gold = Verfluchtes Gold
    .a = { $n ->
        [one] ein Verfluchtes Gold
       *[other] { $n } Verfluchte Gold
    }
    .nom = das Verfluchte Gold
    .acc = das Verfluchte Gold
    .dat = dem Verfluchten Gold
text-cursed-gold = +$3. Nimm einen Fluch.
card-lucky-coin = Glückstaler
    .a = { $n ->
        [one] einen Glückstaler
       *[other] { $n } Glückstaler
    }
    .nom = der Glückstaler
    .acc = den Glückstaler
    .dat = dem Glückstaler
text-lucky-coin = +$1. Nimm ein Silber.

## Nocturne: spirits, Wish and Bat
card-will-o-wisp = Irrlicht
    .a = { $n ->
        [one] ein Irrlicht
       *[other] { $n } Irrlichter
    }
    .nom = das Irrlicht
    .acc = das Irrlicht
    .dat = dem Irrlicht
text-will-o-wisp = +1 Karte, +1 Aktion. Decke vom Nachziehstapel eine Karte auf; kostet sie höchstens $2, kommt sie auf deine Hand. — Nicht im Vorrat.
card-imp = Teufelchen
    .a = { $n ->
        [one] ein Teufelchen
       *[other] { $n } Teufelchen
    }
    .nom = das Teufelchen
    .acc = das Teufelchen
    .dat = dem Teufelchen
text-imp = +2 Karten. Du darfst eine Aktionskarte aus der Hand ausspielen, aber keine, die du schon im Spiel hast. — Nicht im Vorrat.
card-ghost = Geist
    .a = { $n ->
        [one] einen Geist
       *[other] { $n } Geister
    }
    .nom = der Geist
    .acc = den Geist
    .dat = dem Geist
text-ghost = Decke vom Nachziehstapel auf, bis eine Aktionskarte erscheint. Sie kommt zur Seite, die übrigen werden abgelegt. Beginnt dein nächster Zug, spielst du sie zweimal aus. — Nicht im Vorrat.
card-wish = Wunsch
    .a = { $n ->
        [one] einen Wunsch
       *[other] { $n } Wünsche
    }
    .nom = der Wunsch
    .acc = den Wunsch
    .dat = dem Wunsch
text-wish = +1 Aktion. Lege diese Karte auf ihren Stapel zurück; gelingt das, nimm eine, die höchstens $6 kostet, auf die Hand. — Nicht im Vorrat.
card-bat = Fledermaus
    .a = { $n ->
        [one] eine Fledermaus
       *[other] { $n } Fledermäuse
    }
    .nom = die Fledermaus
    .acc = die Fledermaus
    .dat = der Fledermaus
text-bat = Du darfst eine oder zwei Handkarten entsorgen; falls ja, tausche diese Karte in eine Vampirin ein. — Nicht im Vorrat.

## Nocturne: zombies
card-zombie-apprentice = Zombie-Lehrling
    .a = { $n ->
        [one] einen Zombie-Lehrling
       *[other] { $n } Zombie-Lehrlinge
    }
    .nom = der Zombie-Lehrling
    .acc = den Zombie-Lehrling
    .dat = dem Zombie-Lehrling
text-zombie-apprentice = Du darfst eine Aktionskarte entsorgen, die du auf der Hand hast. Das bringt +3 Karten und +1 Aktion.
card-zombie-mason = Zombie-Maurer
    .a = { $n ->
        [one] einen Zombie-Maurer
       *[other] { $n } Zombie-Maurer
    }
    .nom = der Zombie-Maurer
    .acc = den Zombie-Maurer
    .dat = dem Zombie-Maurer
text-zombie-mason = Die oberste Karte deines Nachziehstapels wird entsorgt. Du darfst eine nehmen, die höchstens $1 mehr kostet.
card-zombie-spy = Zombie-Spion
    .a = { $n ->
        [one] einen Zombie-Spion
       *[other] { $n } Zombie-Spione
    }
    .nom = der Zombie-Spion
    .acc = den Zombie-Spion
    .dat = dem Zombie-Spion
text-zombie-spy = +1 Karte, +1 Aktion. Sieh nach, was auf deinem Nachziehstapel liegt. Lass es dort oder lege es ab.

## Basic cards
card-copper = Kupfer
    .a = { $n ->
        [one] ein Kupfer
       *[other] { $n } Kupfer
    }
    .nom = das Kupfer
    .acc = das Kupfer
    .dat = dem Kupfer
text-copper = +$1.
card-silver = Silber
    .a = { $n ->
        [one] ein Silber
       *[other] { $n } Silber
    }
    .nom = das Silber
    .acc = das Silber
    .dat = dem Silber
text-silver = +$2.
card-gold = Gold
    .a = { $n ->
        [one] ein Gold
       *[other] { $n } Gold
    }
    .nom = das Gold
    .acc = das Gold
    .dat = dem Gold
text-gold = +$3.
card-platinum = Platin
    .a = { $n ->
        [one] ein Platin
       *[other] { $n } Platin
    }
    .nom = das Platin
    .acc = das Platin
    .dat = dem Platin
text-platinum = +$5.
card-estate = Anwesen
    .a = { $n ->
        [one] ein Anwesen
       *[other] { $n } Anwesen
    }
    .nom = das Anwesen
    .acc = das Anwesen
    .dat = dem Anwesen
text-estate = 1 SP.
card-duchy = Herzogtum
    .a = { $n ->
        [one] ein Herzogtum
       *[other] { $n } Herzogtümer
    }
    .nom = das Herzogtum
    .acc = das Herzogtum
    .dat = dem Herzogtum
text-duchy = 3 SP.
card-province = Provinz
    .a = { $n ->
        [one] eine Provinz
       *[other] { $n } Provinzen
    }
    .nom = die Provinz
    .acc = die Provinz
    .dat = der Provinz
text-province = 6 SP.
card-colony = Kolonie
    .a = { $n ->
        [one] eine Kolonie
       *[other] { $n } Kolonien
    }
    .nom = die Kolonie
    .acc = die Kolonie
    .dat = der Kolonie
text-colony = 10 SP.
card-curse = Fluch
    .a = { $n ->
        [one] einen Fluch
       *[other] { $n } Flüche
    }
    .nom = der Fluch
    .acc = den Fluch
    .dat = dem Fluch
text-curse = −1 SP.

## Base game
card-cellar = Keller
    .a = { $n ->
        [one] einen Keller
       *[other] { $n } Keller
    }
    .nom = der Keller
    .acc = den Keller
    .dat = dem Keller
text-cellar = +1 Aktion. Lege ab, was du magst, und ziehe ebenso viele Karten.
card-chapel = Kapelle
    .a = { $n ->
        [one] eine Kapelle
       *[other] { $n } Kapellen
    }
    .nom = die Kapelle
    .acc = die Kapelle
    .dat = der Kapelle
text-chapel = Entsorge Handkarten, so viele du magst, aber höchstens 4.
card-moat = Burggraben
    .a = { $n ->
        [one] einen Burggraben
       *[other] { $n } Burggräben
    }
    .nom = der Burggraben
    .acc = den Burggraben
    .dat = dem Burggraben
text-moat = +2 Karten. — Spielt jemand anderes einen Angriff aus, darfst du diese Karte aus der Hand vorzeigen; falls ja, verschont dich der Angriff.
card-harbinger = Vorbotin
    .a = { $n ->
        [one] eine Vorbotin
       *[other] { $n } Vorbotinnen
    }
    .nom = die Vorbotin
    .acc = die Vorbotin
    .dat = der Vorbotin
text-harbinger = +1 Karte, +1 Aktion. Durchsuche deinen Ablagestapel; eine Karte von dort darf auf den Nachziehstapel.
card-merchant = Händlerin
    .a = { $n ->
        [one] eine Händlerin
       *[other] { $n } Händlerinnen
    }
    .nom = die Händlerin
    .acc = die Händlerin
    .dat = der Händlerin
text-merchant = +1 Karte, +1 Aktion. Dein erstes Silber in diesem Zug bringt $1 mehr, wenn du es ausspielst.
card-vassal = Vasall
    .a = { $n ->
        [one] einen Vasallen
       *[other] { $n } Vasallen
    }
    .nom = der Vasall
    .acc = den Vasallen
    .dat = dem Vasallen
text-vassal = +$2. Die oberste Karte deines Nachziehstapels wird abgelegt; war es eine Aktionskarte, darfst du sie nun ausspielen.
card-village = Dorf
    .a = { $n ->
        [one] ein Dorf
       *[other] { $n } Dörfer
    }
    .nom = das Dorf
    .acc = das Dorf
    .dat = dem Dorf
text-village = +1 Karte, +2 Aktionen.
card-workshop = Werkstatt
    .a = { $n ->
        [one] eine Werkstatt
       *[other] { $n } Werkstätten
    }
    .nom = die Werkstatt
    .acc = die Werkstatt
    .dat = der Werkstatt
text-workshop = Nimm eine Karte, die höchstens $4 kostet.
card-bureaucrat = Bürokrat
    .a = { $n ->
        [one] einen Bürokraten
       *[other] { $n } Bürokraten
    }
    .nom = der Bürokrat
    .acc = den Bürokraten
    .dat = dem Bürokraten
text-bureaucrat = Nimm ein Silber auf den Nachziehstapel. Alle anderen zeigen eine Punktekarte vor und legen sie von der Hand auf ihren Nachziehstapel; wer keine hat, zeigt die ganze Hand vor.
card-gardens = Gärten
    .a = { $n ->
        [one] eine Gärten-Karte
       *[other] { $n } Gärten-Karten
    }
    .nom = die Gärten-Karte
    .acc = die Gärten-Karte
    .dat = der Gärten-Karte
text-gardens = Je 10 Karten, die du besitzt, sind 1 SP wert (abgerundet).
card-militia = Miliz
    .a = { $n ->
        [one] eine Miliz
       *[other] { $n } Milizen
    }
    .nom = die Miliz
    .acc = die Miliz
    .dat = der Miliz
text-militia = +$2. Wer sonst mehr als 3 Handkarten hat, legt alle bis auf 3 ab.
card-moneylender = Geldverleiher
    .a = { $n ->
        [one] einen Geldverleiher
       *[other] { $n } Geldverleiher
    }
    .nom = der Geldverleiher
    .acc = den Geldverleiher
    .dat = dem Geldverleiher
text-moneylender = Du darfst ein Kupfer aus der Hand entsorgen. Das bringt +$3.
card-poacher = Wilddiebin
    .a = { $n ->
        [one] eine Wilddiebin
       *[other] { $n } Wilddiebinnen
    }
    .nom = die Wilddiebin
    .acc = die Wilddiebin
    .dat = der Wilddiebin
text-poacher = +1 Karte, +1 Aktion, +$1. Zähle die leeren Vorratsstapel und lege ebenso viele Karten ab.
card-remodel = Umbau
    .a = { $n ->
        [one] einen Umbau
       *[other] { $n } Umbauten
    }
    .nom = der Umbau
    .acc = den Umbau
    .dat = dem Umbau
text-remodel = Entsorge eine Handkarte und nimm eine, die höchstens $2 mehr kostet.
card-smithy = Schmiede
    .a = { $n ->
        [one] eine Schmiede
       *[other] { $n } Schmieden
    }
    .nom = die Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
text-smithy = +3 Karten.
card-throne-room = Thronsaal
    .a = { $n ->
        [one] einen Thronsaal
       *[other] { $n } Thronsäle
    }
    .nom = der Thronsaal
    .acc = den Thronsaal
    .dat = dem Thronsaal
text-throne-room = Du darfst dir eine Aktionskarte deiner Hand aussuchen und sie zweimal ausspielen.
card-bandit = Banditin
    .a = { $n ->
        [one] eine Banditin
       *[other] { $n } Banditinnen
    }
    .nom = die Banditin
    .acc = die Banditin
    .dat = der Banditin
text-bandit = Nimm ein Gold. Alle anderen decken zwei Karten vom Nachziehstapel auf, entsorgen davon eine Geldkarte (Kupfer zählt nicht) und legen ab, was bleibt.
card-council-room = Ratsversammlung
    .a = { $n ->
        [one] eine Ratsversammlung
       *[other] { $n } Ratsversammlungen
    }
    .nom = die Ratsversammlung
    .acc = die Ratsversammlung
    .dat = der Ratsversammlung
text-council-room = +4 Karten, +1 Kauf. Alle anderen ziehen eine Karte.
card-festival = Jahrmarkt
    .a = { $n ->
        [one] einen Jahrmarkt
       *[other] { $n } Jahrmärkte
    }
    .nom = der Jahrmarkt
    .acc = den Jahrmarkt
    .dat = dem Jahrmarkt
text-festival = +2 Aktionen, +1 Kauf, +$2.
card-laboratory = Laboratorium
    .a = { $n ->
        [one] ein Laboratorium
       *[other] { $n } Laboratorien
    }
    .nom = das Laboratorium
    .acc = das Laboratorium
    .dat = dem Laboratorium
text-laboratory = +2 Karten, +1 Aktion.
card-library = Bibliothek
    .a = { $n ->
        [one] eine Bibliothek
       *[other] { $n } Bibliotheken
    }
    .nom = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
text-library = Fülle deine Hand auf 7 Karten auf. Gezogene Aktionskarten darfst du dabei zur Seite legen; bist du fertig, werden sie abgelegt.
card-market = Markt
    .a = { $n ->
        [one] einen Markt
       *[other] { $n } Märkte
    }
    .nom = der Markt
    .acc = den Markt
    .dat = dem Markt
text-market = +1 Karte, +1 Aktion, +1 Kauf, +$1.
card-mine = Mine
    .a = { $n ->
        [one] eine Mine
       *[other] { $n } Minen
    }
    .nom = die Mine
    .acc = die Mine
    .dat = der Mine
text-mine = Du darfst eine Geldkarte aus der Hand entsorgen. Dafür nimmst du eine andere auf die Hand, die höchstens $3 mehr kostet.
card-sentry = Torwächterin
    .a = { $n ->
        [one] eine Torwächterin
       *[other] { $n } Torwächterinnen
    }
    .nom = die Torwächterin
    .acc = die Torwächterin
    .dat = der Torwächterin
text-sentry = +1 Karte, +1 Aktion. Sieh dir vom Nachziehstapel 2 Karten an. Jede kannst du entsorgen oder ablegen; was bleibt, kommt wieder darauf, geordnet nach Wunsch.
card-witch = Hexe
    .a = { $n ->
        [one] eine Hexe
       *[other] { $n } Hexen
    }
    .nom = die Hexe
    .acc = die Hexe
    .dat = der Hexe
text-witch = +2 Karten. Alle anderen nehmen einen Fluch.
card-artisan = Töpferei
    .a = { $n ->
        [one] eine Töpferei
       *[other] { $n } Töpfereien
    }
    .nom = die Töpferei
    .acc = die Töpferei
    .dat = der Töpferei
text-artisan = Nimm eine Karte, die höchstens $5 kostet, auf die Hand. Danach kommt eine deiner Handkarten auf den Nachziehstapel.

## Seaside
card-haven = Hafen
    .a = { $n ->
        [one] einen Hafen
       *[other] { $n } Häfen
    }
    .nom = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
text-haven = +1 Karte, +1 Aktion. Eine Handkarte kommt verdeckt zur Seite; beginnt dein nächster Zug, kehrt sie auf die Hand zurück.
card-caravan = Karawane
    .a = { $n ->
        [one] eine Karawane
       *[other] { $n } Karawanen
    }
    .nom = die Karawane
    .acc = die Karawane
    .dat = der Karawane
text-caravan = +1 Karte, +1 Aktion. Dein nächster Zug beginnt mit +1 Karte.
card-merchant-ship = Handelsschiff
    .a = { $n ->
        [one] ein Handelsschiff
       *[other] { $n } Handelsschiffe
    }
    .nom = das Handelsschiff
    .acc = das Handelsschiff
    .dat = dem Handelsschiff
text-merchant-ship = +$2. Dein nächster Zug beginnt mit +$2.
card-outpost = Außenposten
    .a = { $n ->
        [one] einen Außenposten
       *[other] { $n } Außenposten
    }
    .nom = der Außenposten
    .acc = den Außenposten
    .dat = dem Außenposten
text-outpost = In dieser Aufräumphase gibt es nur 3 neue Karten. Danach bist du gleich noch einmal am Zug, sofern das nicht dein dritter Zug in Folge wäre.
card-tactician = Taktiker
    .a = { $n ->
        [one] einen Taktiker
       *[other] { $n } Taktiker
    }
    .nom = der Taktiker
    .acc = den Taktiker
    .dat = dem Taktiker
text-tactician = Lege die ganze Hand ab. War sie nicht leer, beginnt dein nächster Zug mit +5 Karten, +1 Aktion und +1 Kauf.

## Empires
card-archive = Archiv
    .a = { $n ->
        [one] ein Archiv
       *[other] { $n } Archive
    }
    .nom = das Archiv
    .acc = das Archiv
    .dat = dem Archiv
text-archive = +1 Aktion. Vom Nachziehstapel kommen 3 Karten verdeckt zur Seite. Eine nimmst du jetzt auf die Hand, eine zu Beginn deines nächsten Zuges, die letzte einen Zug später.
card-catapult = Katapult
    .a = { $n ->
        [one] ein Katapult
       *[other] { $n } Katapulte
    }
    .nom = das Katapult
    .acc = das Katapult
    .dat = dem Katapult
text-catapult = +$1. Entsorge eine Handkarte. Ab $3 Kosten: Alle anderen nehmen einen Fluch. Bei einer Geldkarte: Wer sonst mehr als 3 Handkarten hat, legt alle bis auf 3 ab.
card-rocks = Felsen
    .a = { $n ->
        [one] einen Felsen
       *[other] { $n } Felsen
    }
    .nom = der Felsen
    .acc = den Felsen
    .dat = dem Felsen
text-rocks = +$1. — Beim Nehmen und beim Entsorgen: Nimm ein Silber, während deiner Kaufphase auf den Nachziehstapel, zu anderer Zeit auf die Hand.
card-engineer = Ingenieurin
    .a = { $n ->
        [one] eine Ingenieurin
       *[other] { $n } Ingenieurinnen
    }
    .nom = die Ingenieurin
    .acc = die Ingenieurin
    .dat = der Ingenieurin
text-engineer = Nimm eine Karte, die höchstens $4 kostet. Du darfst diese Ingenieurin entsorgen; falls ja, nimm noch eine, die höchstens $4 kostet.
card-humble-castle = Bescheidenes Schloss
    .a = { $n ->
        [one] ein Bescheidenes Schloss
       *[other] { $n } Bescheidene Schlösser
    }
    .nom = das Bescheidene Schloss
    .acc = das Bescheidene Schloss
    .dat = dem Bescheidenen Schloss
text-humble-castle = +$1. — 1 SP für jedes deiner Schlösser, dieses eingeschlossen.
card-crumbling-castle = Verfallendes Schloss
    .a = { $n ->
        [one] ein Verfallendes Schloss
       *[other] { $n } Verfallende Schlösser
    }
    .nom = das Verfallende Schloss
    .acc = das Verfallende Schloss
    .dat = dem Verfallenden Schloss
text-crumbling-castle = 1 SP. — Beim Nehmen und beim Entsorgen: +1 SP, und nimm ein Silber.
card-small-castle = Kleines Schloss
    .a = { $n ->
        [one] ein Kleines Schloss
       *[other] { $n } Kleine Schlösser
    }
    .nom = das Kleine Schloss
    .acc = das Kleine Schloss
    .dat = dem Kleinen Schloss
text-small-castle = Entsorge ein Schloss, dieses hier oder eines aus der Hand. Gelingt das, nimm das oberste vom Stapel. — 2 SP.
card-haunted-castle = Spukschloss
    .a = { $n ->
        [one] ein Spukschloss
       *[other] { $n } Spukschlösser
    }
    .nom = das Spukschloss
    .acc = das Spukschloss
    .dat = dem Spukschloss
text-haunted-castle = 2 SP. — Beim Nehmen im eigenen Zug: Nimm ein Gold, und wer sonst 5 oder mehr Handkarten hat, legt 2 davon auf den Nachziehstapel.
card-opulent-castle = Reiches Schloss
    .a = { $n ->
        [one] ein Reiches Schloss
       *[other] { $n } Reiche Schlösser
    }
    .nom = das Reiche Schloss
    .acc = das Reiche Schloss
    .dat = dem Reichen Schloss
text-opulent-castle = Zeige Punktekarten deiner Hand vor, so viele du magst, und lege sie ab. Jede bringt +$2. — 3 SP.
card-sprawling-castle = Ausgedehntes Schloss
    .a = { $n ->
        [one] ein Ausgedehntes Schloss
       *[other] { $n } Ausgedehnte Schlösser
    }
    .nom = das Ausgedehnte Schloss
    .acc = das Ausgedehnte Schloss
    .dat = dem Ausgedehnten Schloss
text-sprawling-castle = 4 SP. — Beim Nehmen: Nimm dazu ein Herzogtum oder 3 Anwesen, ganz wie du willst.
card-grand-castle = Prunkschloss
    .a = { $n ->
        [one] ein Prunkschloss
       *[other] { $n } Prunkschlösser
    }
    .nom = das Prunkschloss
    .acc = das Prunkschloss
    .dat = dem Prunkschloss
text-grand-castle = 5 SP. — Beim Nehmen: Zeige deine Hand vor. Jede Punktekarte darin bringt +1 SP und ebenso jede, die du im Spiel hast.
card-kings-castle = Königsschloss
    .a = { $n ->
        [one] ein Königsschloss
       *[other] { $n } Königsschlösser
    }
    .nom = das Königsschloss
    .acc = das Königsschloss
    .dat = dem Königsschloss
text-kings-castle = 2 SP für jedes deiner Schlösser, dieses eingeschlossen.
card-temple = Tempel
    .a = { $n ->
        [one] einen Tempel
       *[other] { $n } Tempel
    }
    .nom = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
text-temple = +1 SP. Entsorge eine, zwei oder drei Handkarten, von denen keine zwei gleich heißen. Lege 1 SP auf den Tempelstapel. — Beim Nehmen: Du erhältst alle SP, die dort liegen.
card-forum = Forum
    .a = { $n ->
        [one] ein Forum
       *[other] { $n } Foren
    }
    .nom = das Forum
    .acc = das Forum
    .dat = dem Forum
text-forum = +3 Karten, +1 Aktion. Lege 2 Karten ab. — Beim Kaufen: +1 Kauf.
card-groundskeeper = Gärtnerin
    .a = { $n ->
        [one] eine Gärtnerin
       *[other] { $n } Gärtnerinnen
    }
    .nom = die Gärtnerin
    .acc = die Gärtnerin
    .dat = der Gärtnerin
text-groundskeeper = +1 Karte, +1 Aktion. — Ist sie im Spiel, bringt dir jede Punktekarte, die du nimmst, +1 SP.
card-sacrifice = Opfer
    .a = { $n ->
        [one] ein Opfer
       *[other] { $n } Opfer
    }
    .nom = das Opfer
    .acc = das Opfer
    .dat = dem Opfer
text-sacrifice = Entsorge eine Handkarte: Als Aktionskarte bringt sie +2 Karten und +2 Aktionen, als Geldkarte +$2, als Punktekarte +2 SP.
card-settlers = Siedler
    .a = { $n ->
        [one] einen Siedler
       *[other] { $n } Siedler
    }
    .nom = der Siedler
    .acc = den Siedler
    .dat = dem Siedler
text-settlers = +1 Karte, +1 Aktion. Durchsuche deinen Ablagestapel; ein Kupfer von dort darfst du vorzeigen, dann kommt es auf deine Hand.
card-bustling-village = Emsiges Dorf
    .a = { $n ->
        [one] ein Emsiges Dorf
       *[other] { $n } Emsige Dörfer
    }
    .nom = das Emsige Dorf
    .acc = das Emsige Dorf
    .dat = dem Emsigen Dorf
text-bustling-village = +1 Karte, +3 Aktionen. Durchsuche deinen Ablagestapel; einen Siedler von dort darfst du vorzeigen, dann kommt er auf deine Hand.
card-chariot-race = Wagenrennen
    .a = { $n ->
        [one] ein Wagenrennen
       *[other] { $n } Wagenrennen
    }
    .nom = das Wagenrennen
    .acc = das Wagenrennen
    .dat = dem Wagenrennen
text-chariot-race = +1 Aktion. Decke vom Nachziehstapel eine Karte auf und nimm sie auf die Hand; links von dir wird ebenfalls eine aufgedeckt. Ist deine die teurere: +$1 und +1 SP.

## Boons. Every name is neuter: "das Geschenk …" is subject and object.
boon-earth = Geschenk der Erde
text-boon-earth = Du darfst eine Geldkarte ablegen, die du auf der Hand hast; falls ja, nimm eine Karte, die höchstens $4 kostet.
boon-field = Geschenk des Feldes
text-boon-field = +1 Aktion, +$1. Bleibt bis zur Aufräumphase bei dir.
boon-flame = Geschenk des Feuers
text-boon-flame = Du darfst eine Handkarte entsorgen.
boon-forest = Geschenk des Waldes
text-boon-forest = +1 Kauf, +$1. Bleibt bis zur Aufräumphase bei dir.
boon-moon = Geschenk des Mondes
text-boon-moon = Durchsuche deinen Ablagestapel; eine Karte von dort darf auf den Nachziehstapel.
boon-mountain = Geschenk des Berges
text-boon-mountain = Nimm ein Silber.
boon-river = Geschenk des Flusses
text-boon-river = +1 Karte, sobald der Zug endet. Bleibt bis zur Aufräumphase bei dir.
boon-sea = Geschenk des Meeres
text-boon-sea = +1 Karte.
boon-sky = Geschenk des Himmels
text-boon-sky = Du darfst 3 Karten ablegen; falls ja, nimm ein Gold.
boon-sun = Geschenk der Sonne
text-boon-sun = Sieh dir vom Nachziehstapel 4 Karten an. Was dir nicht gefällt, legst du ab; der Rest kommt wieder darauf, geordnet nach Wunsch.
boon-swamp = Geschenk des Sumpfes
text-boon-swamp = Nimm ein Irrlicht.
boon-wind = Geschenk des Windes
text-boon-wind = +2 Karten. Lege 2 Karten ab.

## Hexes. In a sentence the name stands in quotation marks or after a colon, without an article.
hex-bad-omens = Schlechtes Omen
text-hex-bad-omens = Dein ganzer Nachziehstapel kommt auf den Ablagestapel. Durchsuche diesen und lege 2 Kupfer wieder auf den Nachziehstapel; bei weniger nimm, was da ist, und zeige den Ablagestapel vor.
hex-delusion = Täuschung
text-hex-delusion = Erhalte „Getäuscht“, es sei denn, du bist schon „Getäuscht“ oder „Neidisch“.
hex-envy = Neid
text-hex-envy = Erhalte „Neidisch“, es sei denn, du bist schon „Getäuscht“ oder „Neidisch“.
hex-famine = Hungersnot
text-hex-famine = Decke vom Nachziehstapel 3 Karten auf. Aktionskarten werden abgelegt, die übrigen wieder in den Stapel gemischt.
hex-fear = Furcht
text-hex-fear = Ab 5 Handkarten: Lege eine Aktions- oder eine Geldkarte ab, welche du willst; hast du weder noch, zeige die ganze Hand vor.
hex-greed = Gier
text-hex-greed = Nimm ein Kupfer auf deinen Nachziehstapel.
hex-haunting = Spuk
text-hex-haunting = Ab 4 Handkarten: Suche dir eine aus; sie kommt auf den Nachziehstapel.
hex-locusts = Heuschrecken
text-hex-locusts = Die oberste Karte deines Nachziehstapels wird entsorgt. Bei Kupfer oder Anwesen nimm einen Fluch, bei allem anderen eine billigere Karte, die einen ihrer Typen teilt.
hex-misery = Elend
text-hex-misery = Erhalte „Elendig“. Bist du es schon, drehe den Zustand um: „Doppelt Elendig“.
hex-plague = Seuche
text-hex-plague = Nimm einen Fluch auf die Hand.
hex-poverty = Armut
text-hex-poverty = Bei mehr als 3 Handkarten: Lege alle bis auf 3 ab.
hex-war = Krieg
text-hex-war = Decke vom Nachziehstapel auf, bis eine Karte $3 oder $4 kostet. Diese wird entsorgt, die übrigen werden abgelegt.

## States. In a sentence the name stands in quotation marks.
state-deluded = Getäuscht
text-state-deluded = Beginnt deine Kaufphase, gib diesen Zustand zurück; bis zum Ende des Zuges kannst du keine Aktionskarten kaufen.
state-envious = Neidisch
text-state-envious = Beginnt deine Kaufphase, gib diesen Zustand zurück; bis zum Ende des Zuges bringen Silber und Gold nur noch je $1.
state-miserable = Elendig
text-state-miserable = −2 SP.
state-twice-miserable = Doppelt Elendig
text-state-twice-miserable = −4 SP.
state-lost-in-the-woods = Im Wald verirrt
text-state-lost-in-the-woods = Beginnt dein Zug, darfst du eine Karte ablegen und dafür eine Gabe empfangen.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Bankett
text-event-banquet = Nimm 2 Kupfer, dann eine Karte, die höchstens $5 kostet, nur keine Punktekarte.
landmark-tomb = Grabmal
text-landmark-tomb = Jede Karte, die du entsorgst, bringt +1 SP.

## Piles of more than one card
pile-castles = Schlösser

## Types
type-action = Aktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-night = Nacht
type-attack = Angriff
type-reaction = Reaktion
type-duration = Dauer
type-fate = Segen
type-doom = Unheil
type-spirit = Erscheinung
type-zombie = Zombie
type-heirloom = Erbstück
type-castle = Schloss
type-gathering = Sammlung

## Sets
set-basic = Basiskarten
set-base = Basisspiel
set-nocturne = Nocturne
set-seaside = Seaside
set-empires = Empires

## Kingdoms. The blurb tempts to play it.
kingdom-dusk = Abenddämmerung
blurb-dusk = Folge dem Narren in den Wald, den Hund dicht auf den Fersen, und sei wieder zu Hause, bevor der Folterknecht die Lampe anzündet.
kingdom-midnight = Mitternacht
blurb-midnight = Es schlägt zwölf: Reib die Lampe in der geheimen Höhle, versteck dein Geld in der Krypta und lass den Teufel für dich werkeln.
kingdom-night-shift = Nachtschicht
blurb-night-shift = Tagsüber ehrliches Handwerk, nachts Götzen und Exorzistinnen: Grabe, schmiede und schick die Geister an die Arbeit.
kingdom-idle-hands = Müßiggang
blurb-idle-hands = Tu nichts, und der Teufel bezahlt dich in Gold; werde fleißig, und er schickt dir ein Teufelchen.
kingdom-the-new-black = Das neue Schwarz
blurb-the-new-black = Was du heute Nacht zu Wasser lässt, treibt morgen an Land: Hier entsteht jeder Zug schon im Zug davor.
kingdom-luftschloss = Luftschloss
blurb-luftschloss = Bau Schlösser in die Luft, während unten die Katapulte rumpeln und jede Karte, die du begräbst, einen Punkt wert ist.
kingdom-pooka-pranks = Puka-Possen
blurb-pooka-pranks = Gib dein verfluchtes Gold schnell aus und setz es auf die Wagen: In der Hecke kichert schon jemand.
