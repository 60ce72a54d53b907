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
text-druid = +1 Kauf. Empfange eine der drei Gaben, die neben den Druidinnen ausliegen; sie bleibt dort liegen.
card-faithful-hound = Getreuer Hund
    .a = { $n ->
        [one] einen Getreuen Hund
       *[other] { $n } Getreue Hunde
    }
    .nom = der Getreue Hund
    .acc = den Getreuen Hund
    .dat = dem Getreuen Hund
text-faithful-hound = +2 Karten. — Wenn du diese Karte außerhalb der Aufräumphase ablegst, darfst du sie zur Seite legen und am Ende des Zuges auf die Hand nehmen.
card-guardian = Wächterin
    .a = { $n ->
        [one] eine Wächterin
       *[other] { $n } Wächterinnen
    }
    .nom = die Wächterin
    .acc = die Wächterin
    .dat = der Wächterin
text-guardian = Bis zu deinem nächsten Zug bist du von Angriffen deiner Mitspieler nicht betroffen. Zu Beginn deines nächsten Zuges: +$1. — Beim Nehmen kommt diese Karte auf deine Hand.
card-monastery = Kloster
    .a = { $n ->
        [one] ein Kloster
       *[other] { $n } Klöster
    }
    .nom = das Kloster
    .acc = das Kloster
    .dat = dem Kloster
text-monastery = Zähle die Karten, die du in diesem Zug genommen hast. Entsorge höchstens so viele: Handkarten oder Kupfer, die du im Spiel hast.
card-pixie = Fee
    .a = { $n ->
        [one] eine Fee
       *[other] { $n } Feen
    }
    .nom = die Fee
    .acc = die Fee
    .dat = der Fee
text-pixie = +1 Karte, +1 Aktion. Decke die nächste Gabe auf und lege sie ab. Du darfst diese Karte entsorgen. Wenn du das tust, empfange die Gabe zweimal. — Erbstück: Ziege.
card-tracker = Fährtensucher
    .a = { $n ->
        [one] einen Fährtensucher
       *[other] { $n } Fährtensucher
    }
    .nom = der Fährtensucher
    .acc = den Fährtensucher
    .dat = dem Fährtensucher
text-tracker = +$1. Empfange eine Gabe. — Solange diese Karte im Spiel ist, darfst du jede Karte, die du nimmst, auf deinen Nachziehstapel legen. — Erbstück: Beutel.
card-changeling = Wechselbalg
    .a = { $n ->
        [one] einen Wechselbalg
       *[other] { $n } Wechselbälge
    }
    .nom = der Wechselbalg
    .acc = den Wechselbalg
    .dat = dem Wechselbalg
text-changeling = Entsorge diese Karte und nimm dann eine Karte, die so heißt wie eine deiner Karten im Spiel. — Solange noch Wechselbälge im Vorrat sind, darf jeder Spieler, der eine Karte nimmt, die $3 oder mehr kostet, sie in einen Wechselbalg eintauschen.
card-fool = Narr
    .a = { $n ->
        [one] einen Narren
       *[other] { $n } Narren
    }
    .nom = der Narr
    .acc = den Narren
    .dat = dem Narren
text-fool = Hast du „Im Wald verirrt“ schon, passiert nichts. Sonst erhalte diesen Zustand, decke drei Gaben auf und empfange sie in beliebiger Reihenfolge. — Erbstück: Glückstaler.
card-ghost-town = Geisterstadt
    .a = { $n ->
        [one] eine Geisterstadt
       *[other] { $n } Geisterstädte
    }
    .nom = die Geisterstadt
    .acc = die Geisterstadt
    .dat = der Geisterstadt
text-ghost-town = Zu Beginn deines nächsten Zuges: +1 Karte, +1 Aktion. — Beim Nehmen kommt diese Karte auf deine Hand.
card-leprechaun = Kobold
    .a = { $n ->
        [one] einen Kobold
       *[other] { $n } Kobolde
    }
    .nom = der Kobold
    .acc = den Kobold
    .dat = dem Kobold
text-leprechaun = Nimm ein Gold. Hast du jetzt genau 7 Karten im Spiel, nimm einen Wunsch. Sonst empfange eine Plage.
card-night-watchman = Nachtwache
    .a = { $n ->
        [one] eine Nachtwache
       *[other] { $n } Nachtwachen
    }
    .nom = die Nachtwache
    .acc = die Nachtwache
    .dat = der Nachtwache
text-night-watchman = Sieh dir die obersten 5 Karten deines Nachziehstapels an. Lege beliebig viele davon ab und lege die übrigen in beliebiger Reihenfolge zurück. — Beim Nehmen kommt diese Karte auf deine Hand.
card-secret-cave = Geheime Höhle
    .a = { $n ->
        [one] eine Geheime Höhle
       *[other] { $n } Geheime Höhlen
    }
    .nom = die Geheime Höhle
    .acc = die Geheime Höhle
    .dat = der Geheimen Höhle
text-secret-cave = +1 Karte, +1 Aktion. Du darfst 3 Karten ablegen. Wenn du das tust, zu Beginn deines nächsten Zuges: +$3. — Erbstück: Wunderlampe.
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
text-blessed-village = +1 Karte, +2 Aktionen. — Wenn du diese Karte nimmst, decke die nächste Gabe auf. Empfange sie sofort, oder behalte sie und empfange sie zu Beginn deines nächsten Zuges.
card-cemetery = Friedhof
    .a = { $n ->
        [one] einen Friedhof
       *[other] { $n } Friedhöfe
    }
    .nom = der Friedhof
    .acc = den Friedhof
    .dat = dem Friedhof
text-cemetery = 2 SP. — Wenn du diese Karte nimmst, entsorge bis zu 4 Handkarten. — Erbstück: Zauberspiegel.
card-conclave = Konklave
    .a = { $n ->
        [one] ein Konklave
       *[other] { $n } Konklaven
    }
    .nom = das Konklave
    .acc = das Konklave
    .dat = dem Konklave
text-conclave = +$2. Du darfst eine Handkarte des Typs Aktion ausspielen, wenn du keine gleiche im Spiel hast. Wenn du das tust: +1 Aktion.
card-devils-workshop = Teufelswerkstatt
    .a = { $n ->
        [one] eine Teufelswerkstatt
       *[other] { $n } Teufelswerkstätten
    }
    .nom = die Teufelswerkstatt
    .acc = die Teufelswerkstatt
    .dat = der Teufelswerkstatt
text-devils-workshop = Zähle die Karten, die du in diesem Zug genommen hast. Keine: Nimm ein Gold. Eine: Nimm eine Karte, die bis zu $4 kostet. Zwei oder mehr: Nimm ein Teufelchen.
card-exorcist = Exorzistin
    .a = { $n ->
        [one] eine Exorzistin
       *[other] { $n } Exorzistinnen
    }
    .nom = die Exorzistin
    .acc = die Exorzistin
    .dat = der Exorzistin
text-exorcist = Entsorge eine Handkarte. Nimm eine Erscheinung, die weniger kostet.
card-necromancer = Totenbeschwörer
    .a = { $n ->
        [one] einen Totenbeschwörer
       *[other] { $n } Totenbeschwörer
    }
    .nom = der Totenbeschwörer
    .acc = den Totenbeschwörer
    .dat = dem Totenbeschwörer
text-necromancer = Wähle eine Aktionskarte, die offen im Müll liegt und keine Dauerkarte ist. Drehe sie für diesen Zug um und spiele sie aus; sie bleibt dabei im Müll. — Die drei Zombies liegen von Anfang an im Müll.
card-shepherd = Schäferin
    .a = { $n ->
        [one] eine Schäferin
       *[other] { $n } Schäferinnen
    }
    .nom = die Schäferin
    .acc = die Schäferin
    .dat = der Schäferin
text-shepherd = +1 Aktion. Zeige beliebig viele Punktekarten aus deiner Hand vor und lege sie ab. Für jede: +2 Karten. — Erbstück: Weideland.
card-skulk = Attentäter
    .a = { $n ->
        [one] einen Attentäter
       *[other] { $n } Attentäter
    }
    .nom = der Attentäter
    .acc = den Attentäter
    .dat = dem Attentäter
text-skulk = +1 Kauf. Jeder Mitspieler empfängt die nächste Plage. — Wenn du diese Karte nimmst, nimm ein Gold.
card-cobbler = Schuster
    .a = { $n ->
        [one] einen Schuster
       *[other] { $n } Schuster
    }
    .nom = der Schuster
    .acc = den Schuster
    .dat = dem Schuster
text-cobbler = Zu Beginn deines nächsten Zuges: Nimm eine Karte, die bis zu $4 kostet, auf die Hand.
card-crypt = Krypta
    .a = { $n ->
        [one] eine Krypta
       *[other] { $n } Krypten
    }
    .nom = die Krypta
    .acc = die Krypta
    .dat = der Krypta
text-crypt = Lege beliebig viele Geldkarten, die du im Spiel hast, verdeckt unter diese Karte. Zu Beginn jedes deiner Züge: Nimm eine davon auf die Hand, bis keine mehr da ist.
card-cursed-village = Verfluchtes Dorf
    .a = { $n ->
        [one] ein Verfluchtes Dorf
       *[other] { $n } Verfluchte Dörfer
    }
    .nom = das Verfluchte Dorf
    .acc = das Verfluchte Dorf
    .dat = dem Verfluchten Dorf
text-cursed-village = +2 Aktionen. Ziehe Karten, bis du 6 auf der Hand hast. — Wenn du diese Karte nimmst, empfange eine Plage.
card-den-of-sin = Sündenpfuhl
    .a = { $n ->
        [one] einen Sündenpfuhl
       *[other] { $n } Sündenpfuhle
    }
    .nom = der Sündenpfuhl
    .acc = den Sündenpfuhl
    .dat = dem Sündenpfuhl
text-den-of-sin = Zu Beginn deines nächsten Zuges: +2 Karten. — Beim Nehmen kommt diese Karte auf deine Hand.
card-idol = Götze
    .a = { $n ->
        [one] einen Götzen
       *[other] { $n } Götzen
    }
    .nom = der Götze
    .acc = den Götzen
    .dat = dem Götzen
text-idol = +$2. Zähle deine Götzen im Spiel. Ungerade Zahl: Empfange eine Gabe. Gerade Zahl: Jeder Mitspieler nimmt einen Fluch.
card-pooka = Puka
    .a = { $n ->
        [one] einen Puka
       *[other] { $n } Pukas
    }
    .nom = der Puka
    .acc = den Puka
    .dat = dem Puka
text-pooka = Du darfst eine Geldkarte außer Verfluchtem Gold aus der Hand entsorgen. Wenn du das tust: +4 Karten. — Erbstück: Verfluchtes Gold.
card-sacred-grove = Heiliger Hain
    .a = { $n ->
        [one] einen Heiligen Hain
       *[other] { $n } Heilige Haine
    }
    .nom = der Heilige Hain
    .acc = den Heiligen Hain
    .dat = dem Heiligen Hain
text-sacred-grove = +1 Kauf, +$3. Empfange eine Gabe. Gibt sie nicht +$1, darf jeder Mitspieler sie ebenfalls empfangen.
card-tormentor = Folterknecht
    .a = { $n ->
        [one] einen Folterknecht
       *[other] { $n } Folterknechte
    }
    .nom = der Folterknecht
    .acc = den Folterknecht
    .dat = dem Folterknecht
text-tormentor = +$2. Ist dies deine einzige Karte im Spiel, nimm ein Teufelchen. Sonst empfängt jeder Mitspieler die nächste Plage.
card-tragic-hero = Tragischer Held
    .a = { $n ->
        [one] einen Tragischen Helden
       *[other] { $n } Tragische Helden
    }
    .nom = der Tragische Held
    .acc = den Tragischen Helden
    .dat = dem Tragischen Helden
text-tragic-hero = +3 Karten, +1 Kauf. Hast du jetzt 8 oder mehr Handkarten, entsorge diese Karte und nimm eine Geldkarte.
card-vampire = Vampirin
    .a = { $n ->
        [one] eine Vampirin
       *[other] { $n } Vampirinnen
    }
    .nom = die Vampirin
    .acc = die Vampirin
    .dat = der Vampirin
text-vampire = Jeder Mitspieler empfängt die nächste Plage. Nimm eine Karte, die bis zu $5 kostet und keine Vampirin ist. Tausche diese Karte in eine Fledermaus ein.
card-werewolf = Werwolf
    .a = { $n ->
        [one] einen Werwolf
       *[other] { $n } Werwölfe
    }
    .nom = der Werwolf
    .acc = den Werwolf
    .dat = dem Werwolf
text-werewolf = In deiner Nachtphase: Jeder Mitspieler empfängt die nächste Plage. Sonst: +3 Karten.
card-raider = Plünderer
    .a = { $n ->
        [one] einen Plünderer
       *[other] { $n } Plünderer
    }
    .nom = der Plünderer
    .acc = den Plünderer
    .dat = dem Plünderer
text-raider = Jeder Mitspieler mit 5 oder mehr Handkarten legt eine ab, die so heißt wie eine deiner Karten im Spiel, oder zeigt eine Hand ohne solche Karten vor. Zu Beginn deines nächsten Zuges: +$3.

## Nocturne: heirlooms
card-haunted-mirror = Zauberspiegel
    .a = { $n ->
        [one] einen Zauberspiegel
       *[other] { $n } Zauberspiegel
    }
    .nom = der Zauberspiegel
    .acc = den Zauberspiegel
    .dat = dem Zauberspiegel
text-haunted-mirror = +$1. — Wenn du diese Karte entsorgst, darfst du eine Aktionskarte aus der Hand ablegen. Wenn du das tust, nimm einen Geist.
card-magic-lamp = Wunderlampe
    .a = { $n ->
        [one] eine Wunderlampe
       *[other] { $n } Wunderlampen
    }
    .nom = die Wunderlampe
    .acc = die Wunderlampe
    .dat = der Wunderlampe
text-magic-lamp = +$1. Gibt es mindestens 6 Karten, von denen du genau eine im Spiel hast, entsorge diese Karte. Wenn du das tust, nimm 3 Wünsche.
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
text-pasture = +$1. — 1 SP für jedes Anwesen, das du besitzt.
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
text-will-o-wisp = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf. Kostet sie $2 oder weniger, nimm sie auf die Hand. — Nicht im Vorrat.
card-imp = Teufelchen
    .a = { $n ->
        [one] ein Teufelchen
       *[other] { $n } Teufelchen
    }
    .nom = das Teufelchen
    .acc = das Teufelchen
    .dat = dem Teufelchen
text-imp = +2 Karten. Du darfst eine Handkarte des Typs Aktion ausspielen, wenn du keine gleiche im Spiel hast. — Nicht im Vorrat.
card-ghost = Geist
    .a = { $n ->
        [one] einen Geist
       *[other] { $n } Geister
    }
    .nom = der Geist
    .acc = den Geist
    .dat = dem Geist
text-ghost = Decke Karten von deinem Nachziehstapel auf, bis eine Aktionskarte erscheint. Lege sie zur Seite und lege die anderen ab. Zu Beginn deines nächsten Zuges: Spiele sie zweimal aus. — Nicht im Vorrat.
card-wish = Wunsch
    .a = { $n ->
        [one] einen Wunsch
       *[other] { $n } Wünsche
    }
    .nom = der Wunsch
    .acc = den Wunsch
    .dat = dem Wunsch
text-wish = +1 Aktion. Lege diese Karte auf ihren Stapel zurück. Wenn du das tust, nimm eine Karte, die bis zu $6 kostet, auf die Hand. — Nicht im Vorrat.
card-bat = Fledermaus
    .a = { $n ->
        [one] eine Fledermaus
       *[other] { $n } Fledermäuse
    }
    .nom = die Fledermaus
    .acc = die Fledermaus
    .dat = der Fledermaus
text-bat = Entsorge bis zu 2 Handkarten. Hast du mindestens eine entsorgt, tausche diese Karte in eine Vampirin ein. — Nicht im Vorrat.

## Nocturne: zombies
card-zombie-apprentice = Zombie-Lehrling
    .a = { $n ->
        [one] einen Zombie-Lehrling
       *[other] { $n } Zombie-Lehrlinge
    }
    .nom = der Zombie-Lehrling
    .acc = den Zombie-Lehrling
    .dat = dem Zombie-Lehrling
text-zombie-apprentice = Du darfst eine Aktionskarte aus der Hand entsorgen. Wenn du das tust: +3 Karten, +1 Aktion.
card-zombie-mason = Zombie-Maurer
    .a = { $n ->
        [one] einen Zombie-Maurer
       *[other] { $n } Zombie-Maurer
    }
    .nom = der Zombie-Maurer
    .acc = den Zombie-Maurer
    .dat = dem Zombie-Maurer
text-zombie-mason = Entsorge die oberste Karte deines Nachziehstapels. Du darfst eine Karte nehmen, die bis zu $1 mehr kostet.
card-zombie-spy = Zombie-Spion
    .a = { $n ->
        [one] einen Zombie-Spion
       *[other] { $n } Zombie-Spione
    }
    .nom = der Zombie-Spion
    .acc = den Zombie-Spion
    .dat = dem Zombie-Spion
text-zombie-spy = +1 Karte, +1 Aktion. Sieh dir die oberste Karte deines Nachziehstapels an. Lege sie ab oder lass sie dort liegen.

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
text-cellar = +1 Aktion. Lege beliebig viele Karten ab. Ziehe ebenso viele.
card-chapel = Kapelle
    .a = { $n ->
        [one] eine Kapelle
       *[other] { $n } Kapellen
    }
    .nom = die Kapelle
    .acc = die Kapelle
    .dat = der Kapelle
text-chapel = Wähle bis zu 4 Handkarten und entsorge sie.
card-moat = Burggraben
    .a = { $n ->
        [one] einen Burggraben
       *[other] { $n } Burggräben
    }
    .nom = der Burggraben
    .acc = den Burggraben
    .dat = dem Burggraben
text-moat = +2 Karten. — Wenn ein Mitspieler einen Angriff ausspielt, darfst du diese Karte aus der Hand vorzeigen. Wenn du das tust, bist du von dem Angriff nicht betroffen.
card-harbinger = Vorbotin
    .a = { $n ->
        [one] eine Vorbotin
       *[other] { $n } Vorbotinnen
    }
    .nom = die Vorbotin
    .acc = die Vorbotin
    .dat = der Vorbotin
text-harbinger = +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus auf deinen Nachziehstapel legen.
card-merchant = Händlerin
    .a = { $n ->
        [one] eine Händlerin
       *[other] { $n } Händlerinnen
    }
    .nom = die Händlerin
    .acc = die Händlerin
    .dat = der Händlerin
text-merchant = +1 Karte, +1 Aktion. Das erste Silber, das du in diesem Zug ausspielst, bringt zusätzlich +$1.
card-vassal = Vasall
    .a = { $n ->
        [one] einen Vasallen
       *[other] { $n } Vasallen
    }
    .nom = der Vasall
    .acc = den Vasallen
    .dat = dem Vasallen
text-vassal = +$2. Lege die oberste Karte deines Nachziehstapels ab. Ist es eine Aktionskarte, darfst du sie ausspielen.
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
text-workshop = Nimm eine Karte, die bis zu $4 kostet.
card-bureaucrat = Bürokrat
    .a = { $n ->
        [one] einen Bürokraten
       *[other] { $n } Bürokraten
    }
    .nom = der Bürokrat
    .acc = den Bürokraten
    .dat = dem Bürokraten
text-bureaucrat = Nimm ein Silber auf deinen Nachziehstapel. Jeder Mitspieler zeigt eine Punktekarte aus der Hand vor und legt sie auf seinen Nachziehstapel, oder er zeigt eine Hand ohne Punktekarten vor.
card-gardens = Gärten
    .a = { $n ->
        [one] eine Gärten-Karte
       *[other] { $n } Gärten-Karten
    }
    .nom = die Gärten-Karte
    .acc = die Gärten-Karte
    .dat = der Gärten-Karte
text-gardens = 1 SP für je 10 Karten, die du besitzt (abgerundet).
card-militia = Miliz
    .a = { $n ->
        [one] eine Miliz
       *[other] { $n } Milizen
    }
    .nom = die Miliz
    .acc = die Miliz
    .dat = der Miliz
text-militia = +$2. Jeder Mitspieler mit mehr als 3 Handkarten legt Karten ab, bis er noch 3 hat.
card-moneylender = Geldverleiher
    .a = { $n ->
        [one] einen Geldverleiher
       *[other] { $n } Geldverleiher
    }
    .nom = der Geldverleiher
    .acc = den Geldverleiher
    .dat = dem Geldverleiher
text-moneylender = Du darfst ein Kupfer aus der Hand entsorgen. Wenn du das tust: +$3.
card-poacher = Wilddiebin
    .a = { $n ->
        [one] eine Wilddiebin
       *[other] { $n } Wilddiebinnen
    }
    .nom = die Wilddiebin
    .acc = die Wilddiebin
    .dat = der Wilddiebin
text-poacher = +1 Karte, +1 Aktion, +$1. Lege für jeden leeren Vorratsstapel eine Karte ab.
card-remodel = Umbau
    .a = { $n ->
        [one] einen Umbau
       *[other] { $n } Umbauten
    }
    .nom = der Umbau
    .acc = den Umbau
    .dat = dem Umbau
text-remodel = Entsorge eine Handkarte. Nimm eine Karte, die bis zu $2 mehr kostet.
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
text-throne-room = Du darfst eine Aktionskarte aus deiner Hand wählen und sie zweimal ausspielen.
card-bandit = Banditin
    .a = { $n ->
        [one] eine Banditin
       *[other] { $n } Banditinnen
    }
    .nom = die Banditin
    .acc = die Banditin
    .dat = der Banditin
text-bandit = Nimm ein Gold. Jeder Mitspieler deckt die obersten 2 Karten seines Nachziehstapels auf, entsorgt davon eine Geldkarte außer Kupfer und legt den Rest ab.
card-council-room = Ratsversammlung
    .a = { $n ->
        [one] eine Ratsversammlung
       *[other] { $n } Ratsversammlungen
    }
    .nom = die Ratsversammlung
    .acc = die Ratsversammlung
    .dat = der Ratsversammlung
text-council-room = +4 Karten, +1 Kauf. Jeder Mitspieler zieht eine Karte.
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
text-library = Ziehe Karten, bis du 7 auf der Hand hast. Jede Aktionskarte, die du dabei ziehst, darfst du zur Seite legen; am Ende legst du diese Karten ab.
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
text-mine = Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust, nimm eine Geldkarte, die bis zu $3 mehr kostet, auf die Hand.
card-sentry = Torwächterin
    .a = { $n ->
        [one] eine Torwächterin
       *[other] { $n } Torwächterinnen
    }
    .nom = die Torwächterin
    .acc = die Torwächterin
    .dat = der Torwächterin
text-sentry = +1 Karte, +1 Aktion. Sieh dir die obersten 2 Karten deines Nachziehstapels an. Jede davon darfst du entsorgen oder ablegen; die übrigen legst du in beliebiger Reihenfolge zurück.
card-witch = Hexe
    .a = { $n ->
        [one] eine Hexe
       *[other] { $n } Hexen
    }
    .nom = die Hexe
    .acc = die Hexe
    .dat = der Hexe
text-witch = +2 Karten. Jeder Mitspieler nimmt einen Fluch.
card-artisan = Töpferei
    .a = { $n ->
        [one] eine Töpferei
       *[other] { $n } Töpfereien
    }
    .nom = die Töpferei
    .acc = die Töpferei
    .dat = der Töpferei
text-artisan = Nimm eine Karte, die bis zu $5 kostet, auf die Hand. Lege dann eine Handkarte auf deinen Nachziehstapel.

## Seaside
card-haven = Hafen
    .a = { $n ->
        [one] einen Hafen
       *[other] { $n } Häfen
    }
    .nom = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
text-haven = +1 Karte, +1 Aktion. Lege eine Handkarte verdeckt zur Seite. Zu Beginn deines nächsten Zuges: Nimm sie wieder auf die Hand.
card-caravan = Karawane
    .a = { $n ->
        [one] eine Karawane
       *[other] { $n } Karawanen
    }
    .nom = die Karawane
    .acc = die Karawane
    .dat = der Karawane
text-caravan = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Karte.
card-merchant-ship = Handelsschiff
    .a = { $n ->
        [one] ein Handelsschiff
       *[other] { $n } Handelsschiffe
    }
    .nom = das Handelsschiff
    .acc = das Handelsschiff
    .dat = dem Handelsschiff
text-merchant-ship = +$2. Zu Beginn deines nächsten Zuges: +$2.
card-outpost = Außenposten
    .a = { $n ->
        [one] einen Außenposten
       *[other] { $n } Außenposten
    }
    .nom = der Außenposten
    .acc = den Außenposten
    .dat = dem Außenposten
text-outpost = Ziehe in der Aufräumphase dieses Zuges nur 3 Karten. Nach diesem Zug hast du einen Extrazug, es sei denn, es wäre dein dritter Zug in Folge.
card-tactician = Taktiker
    .a = { $n ->
        [one] einen Taktiker
       *[other] { $n } Taktiker
    }
    .nom = der Taktiker
    .acc = den Taktiker
    .dat = dem Taktiker
text-tactician = Lege alle Handkarten ab. Hast du mindestens eine abgelegt, zu Beginn deines nächsten Zuges: +5 Karten, +1 Aktion, +1 Kauf.

## Empires
card-archive = Archiv
    .a = { $n ->
        [one] ein Archiv
       *[other] { $n } Archive
    }
    .nom = das Archiv
    .acc = das Archiv
    .dat = dem Archiv
text-archive = +1 Aktion. Lege die obersten 3 Karten deines Nachziehstapels verdeckt zur Seite. Nimm jetzt eine davon auf die Hand und zu Beginn deiner nächsten beiden Züge je eine weitere.
card-catapult = Katapult
    .a = { $n ->
        [one] ein Katapult
       *[other] { $n } Katapulte
    }
    .nom = das Katapult
    .acc = das Katapult
    .dat = dem Katapult
text-catapult = +$1. Entsorge eine Handkarte. Kostet sie $3 oder mehr, nimmt jeder Mitspieler einen Fluch. Ist sie eine Geldkarte, legt jeder Mitspieler mit mehr als 3 Handkarten Karten ab, bis er noch 3 hat.
card-rocks = Felsen
    .a = { $n ->
        [one] einen Felsen
       *[other] { $n } Felsen
    }
    .nom = der Felsen
    .acc = den Felsen
    .dat = dem Felsen
text-rocks = +$1. — Wenn du diese Karte nimmst oder entsorgst, nimm ein Silber: in deiner Kaufphase auf den Nachziehstapel, sonst auf die Hand.
card-engineer = Ingenieurin
    .a = { $n ->
        [one] eine Ingenieurin
       *[other] { $n } Ingenieurinnen
    }
    .nom = die Ingenieurin
    .acc = die Ingenieurin
    .dat = der Ingenieurin
text-engineer = Nimm eine Karte, die bis zu $4 kostet. Du darfst diese Ingenieurin entsorgen. Wenn du das tust, nimm noch eine Karte, die bis zu $4 kostet.
card-humble-castle = Bescheidenes Schloss
    .a = { $n ->
        [one] ein Bescheidenes Schloss
       *[other] { $n } Bescheidene Schlösser
    }
    .nom = das Bescheidene Schloss
    .acc = das Bescheidene Schloss
    .dat = dem Bescheidenen Schloss
text-humble-castle = +$1. — 1 SP für jedes Schloss, das du besitzt, auch für dieses.
card-crumbling-castle = Verfallendes Schloss
    .a = { $n ->
        [one] ein Verfallendes Schloss
       *[other] { $n } Verfallende Schlösser
    }
    .nom = das Verfallende Schloss
    .acc = das Verfallende Schloss
    .dat = dem Verfallenden Schloss
text-crumbling-castle = 1 SP. — Wenn du diese Karte nimmst oder entsorgst: +1 SP, und nimm ein Silber.
card-small-castle = Kleines Schloss
    .a = { $n ->
        [one] ein Kleines Schloss
       *[other] { $n } Kleine Schlösser
    }
    .nom = das Kleine Schloss
    .acc = das Kleine Schloss
    .dat = dem Kleinen Schloss
text-small-castle = Entsorge diese Karte oder ein Schloss aus der Hand. Wenn du das tust, nimm das oberste Schloss des Stapels. — 2 SP.
card-haunted-castle = Spukschloss
    .a = { $n ->
        [one] ein Spukschloss
       *[other] { $n } Spukschlösser
    }
    .nom = das Spukschloss
    .acc = das Spukschloss
    .dat = dem Spukschloss
text-haunted-castle = 2 SP. — Wenn du diese Karte in deinem eigenen Zug nimmst, nimm ein Gold, und jeder Mitspieler mit 5 oder mehr Handkarten legt 2 davon auf seinen Nachziehstapel.
card-opulent-castle = Reiches Schloss
    .a = { $n ->
        [one] ein Reiches Schloss
       *[other] { $n } Reiche Schlösser
    }
    .nom = das Reiche Schloss
    .acc = das Reiche Schloss
    .dat = dem Reichen Schloss
text-opulent-castle = Zeige beliebig viele Punktekarten aus deiner Hand vor und lege sie ab. Für jede: +$2. — 3 SP.
card-sprawling-castle = Ausgedehntes Schloss
    .a = { $n ->
        [one] ein Ausgedehntes Schloss
       *[other] { $n } Ausgedehnte Schlösser
    }
    .nom = das Ausgedehnte Schloss
    .acc = das Ausgedehnte Schloss
    .dat = dem Ausgedehnten Schloss
text-sprawling-castle = 4 SP. — Wenn du diese Karte nimmst, nimm nach Wahl ein Herzogtum oder 3 Anwesen.
card-grand-castle = Prunkschloss
    .a = { $n ->
        [one] ein Prunkschloss
       *[other] { $n } Prunkschlösser
    }
    .nom = das Prunkschloss
    .acc = das Prunkschloss
    .dat = dem Prunkschloss
text-grand-castle = 5 SP. — Wenn du diese Karte nimmst, zeige deine Hand vor. +1 SP für jede Punktekarte darin und für jede, die du im Spiel hast.
card-kings-castle = Königsschloss
    .a = { $n ->
        [one] ein Königsschloss
       *[other] { $n } Königsschlösser
    }
    .nom = das Königsschloss
    .acc = das Königsschloss
    .dat = dem Königsschloss
text-kings-castle = 2 SP für jedes Schloss, das du besitzt, auch für dieses.
card-temple = Tempel
    .a = { $n ->
        [one] einen Tempel
       *[other] { $n } Tempel
    }
    .nom = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
text-temple = +1 SP. Entsorge 1 bis 3 Handkarten mit verschiedenen Namen. Lege 1 SP auf den Tempelstapel. — Wenn du diese Karte nimmst, erhältst du alle SP vom Stapel.
card-forum = Forum
    .a = { $n ->
        [one] ein Forum
       *[other] { $n } Foren
    }
    .nom = das Forum
    .acc = das Forum
    .dat = dem Forum
text-forum = +3 Karten, +1 Aktion. Lege 2 Karten ab. — Wenn du diese Karte kaufst: +1 Kauf.
card-groundskeeper = Gärtnerin
    .a = { $n ->
        [one] eine Gärtnerin
       *[other] { $n } Gärtnerinnen
    }
    .nom = die Gärtnerin
    .acc = die Gärtnerin
    .dat = der Gärtnerin
text-groundskeeper = +1 Karte, +1 Aktion. — Solange diese Karte im Spiel ist: +1 SP für jede Punktekarte, die du nimmst.
card-sacrifice = Opfer
    .a = { $n ->
        [one] ein Opfer
       *[other] { $n } Opfer
    }
    .nom = das Opfer
    .acc = das Opfer
    .dat = dem Opfer
text-sacrifice = Entsorge eine Handkarte. Ist sie eine Aktionskarte: +2 Karten, +2 Aktionen. Ist sie eine Geldkarte: +$2. Ist sie eine Punktekarte: +2 SP.
card-settlers = Siedler
    .a = { $n ->
        [one] einen Siedler
       *[other] { $n } Siedler
    }
    .nom = der Siedler
    .acc = den Siedler
    .dat = dem Siedler
text-settlers = +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch. Du darfst ein Kupfer daraus vorzeigen und auf die Hand nehmen.
card-bustling-village = Emsiges Dorf
    .a = { $n ->
        [one] ein Emsiges Dorf
       *[other] { $n } Emsige Dörfer
    }
    .nom = das Emsige Dorf
    .acc = das Emsige Dorf
    .dat = dem Emsigen Dorf
text-bustling-village = +1 Karte, +3 Aktionen. Sieh deinen Ablagestapel durch. Du darfst einen Siedler daraus vorzeigen und auf die Hand nehmen.
card-chariot-race = Wagenrennen
    .a = { $n ->
        [one] ein Wagenrennen
       *[other] { $n } Wagenrennen
    }
    .nom = das Wagenrennen
    .acc = das Wagenrennen
    .dat = dem Wagenrennen
text-chariot-race = +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf und nimm sie auf die Hand. Dein linker Nachbar deckt die oberste Karte seines Nachziehstapels auf. Kostet deine mehr: +$1 und +1 SP.

## Boons. Every name is neuter: "das Geschenk …" is subject and object.
boon-earth = Geschenk der Erde
text-boon-earth = Du darfst eine Geldkarte aus der Hand ablegen. Wenn du das tust, nimm eine Karte, die bis zu $4 kostet.
boon-field = Geschenk des Feldes
text-boon-field = +1 Aktion, +$1. Behalte diese Gabe bis zur Aufräumphase.
boon-flame = Geschenk des Feuers
text-boon-flame = Du darfst eine Handkarte entsorgen.
boon-forest = Geschenk des Waldes
text-boon-forest = +1 Kauf, +$1. Behalte diese Gabe bis zur Aufräumphase.
boon-moon = Geschenk des Mondes
text-boon-moon = Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus auf deinen Nachziehstapel legen.
boon-mountain = Geschenk des Berges
text-boon-mountain = Nimm ein Silber.
boon-river = Geschenk des Flusses
text-boon-river = Am Ende dieses Zuges: +1 Karte. Behalte diese Gabe bis zur Aufräumphase.
boon-sea = Geschenk des Meeres
text-boon-sea = +1 Karte.
boon-sky = Geschenk des Himmels
text-boon-sky = Du darfst 3 Karten ablegen. Wenn du das tust, nimm ein Gold.
boon-sun = Geschenk der Sonne
text-boon-sun = Sieh dir die obersten 4 Karten deines Nachziehstapels an. Lege beliebig viele davon ab und lege die übrigen in beliebiger Reihenfolge zurück.
boon-swamp = Geschenk des Sumpfes
text-boon-swamp = Nimm ein Irrlicht.
boon-wind = Geschenk des Windes
text-boon-wind = +2 Karten. Lege 2 Karten ab.

## Hexes. In a sentence the name stands in quotation marks or after a colon, without an article.
hex-bad-omens = Schlechtes Omen
text-hex-bad-omens = Lege deinen ganzen Nachziehstapel auf den Ablagestapel. Sieh den Ablagestapel durch und lege 2 Kupfer daraus auf den Nachziehstapel. Sind es weniger, lege zurück, was da ist, und zeige den Ablagestapel vor.
hex-delusion = Täuschung
text-hex-delusion = Hast du weder „Getäuscht“ noch „Neidisch“, erhalte „Getäuscht“.
hex-envy = Neid
text-hex-envy = Hast du weder „Getäuscht“ noch „Neidisch“, erhalte „Neidisch“.
hex-famine = Hungersnot
text-hex-famine = Decke die obersten 3 Karten deines Nachziehstapels auf. Lege die Aktionskarten davon ab und mische die übrigen in deinen Nachziehstapel.
hex-fear = Furcht
text-hex-fear = Hast du 5 oder mehr Handkarten, lege eine Aktions- oder Geldkarte deiner Wahl ab oder zeige eine Hand ohne solche Karten vor.
hex-greed = Gier
text-hex-greed = Nimm ein Kupfer auf deinen Nachziehstapel.
hex-haunting = Spuk
text-hex-haunting = Hast du 4 oder mehr Handkarten, lege eine davon auf deinen Nachziehstapel.
hex-locusts = Heuschrecken
text-hex-locusts = Entsorge die oberste Karte deines Nachziehstapels. Ist es ein Kupfer oder ein Anwesen, nimm einen Fluch. Sonst nimm eine billigere Karte, die mindestens einen Typ mit ihr gemeinsam hat.
hex-misery = Elend
text-hex-misery = Erhalte „Elendig“. Hast du diesen Zustand schon, drehe ihn um: Jetzt hast du „Doppelt Elendig“.
hex-plague = Seuche
text-hex-plague = Nimm einen Fluch auf die Hand.
hex-poverty = Armut
text-hex-poverty = Hast du mehr als 3 Handkarten, lege Karten ab, bis du noch 3 hast.
hex-war = Krieg
text-hex-war = Decke Karten von deinem Nachziehstapel auf, bis eine davon $3 oder $4 kostet. Entsorge sie und lege die anderen ab.

## States. In a sentence the name stands in quotation marks.
state-deluded = Getäuscht
text-state-deluded = Lege diesen Zustand zurück, wenn deine Kaufphase beginnt. Für den Rest des Zuges kannst du keine Aktionskarten kaufen.
state-envious = Neidisch
text-state-envious = Lege diesen Zustand zurück, wenn deine Kaufphase beginnt. Für den Rest des Zuges bringen Silber und Gold nur je $1.
state-miserable = Elendig
text-state-miserable = −2 SP.
state-twice-miserable = Doppelt Elendig
text-state-twice-miserable = −4 SP.
state-lost-in-the-woods = Im Wald verirrt
text-state-lost-in-the-woods = Zu Beginn deines Zuges darfst du eine Karte ablegen. Wenn du das tust, empfange eine Gabe.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Bankett
text-event-banquet = Nimm 2 Kupfer. Nimm eine Karte, die bis zu $5 kostet und keine Punktekarte ist.
landmark-tomb = Grabmal
text-landmark-tomb = Immer wenn du eine Karte entsorgst: +1 SP.

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
