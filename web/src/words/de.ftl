# Die Seite um die Spiele herum.

skip = Weiter zum Tisch
skip-content = Weiter zum Inhalt
close = Schließen
cancel = Abbrechen
ok = OK
loading = Einen Moment …
default-names = Möwe, Muschel, Kiesel, Treibholz, Seestern, Strandkorb, Sandburg, Sonnenhut
names = { $others } und { $last }

# Schwierigkeiten
net-offline = Du bist offline. Deine Spiele sind sicher; es geht weiter, sobald das Netz wieder da ist.
net-trouble = Der Server hat nicht richtig geantwortet. Versuch es gleich noch einmal.
trouble-title = Dieser Tisch lässt sich nicht zeigen
trouble-home = Zur Startseite
trouble-again = Noch einmal versuchen
missing-title = Hier ist nur Sand
missing-text = Unter dieser Adresse gibt es keine Seite.

# die Verbindung zum Server
line-live = Verbunden
line-connecting = Verbindung wird aufgebaut …
line-waiting = Verbindung weg. Gleich wieder da …
line-offline = Offline. Warte auf das Netz …
line-ended = Nicht verbunden

# Startseite
home-what = Hier spielst du drei Spiele vom Meer, mit Freunden oder fünf Strandtieren, sofort und ohne Konto.
home-games = Spiele
home-you-are = Du spielst als
home-rename = Namen ändern
home-play = Gleich spielen
home-learn = Zum ersten Mal? Spielend lernen
home-learn-on = Weiterlernen
home-friends = Mit Freunden
home-device = An einem Gerät
home-options = Tisch einrichten
home-rules = Regeln
home-seats = { $least } bis { $most } Personen
home-pitch-maui = Leg deine Handtücher am Strand aus, Muster an Muster, und halte sie von den Wellen fern.
home-pitch-tide = Zwei Wasserstände pro Runde. Biete mit dem Wetter, und steh nicht am tiefsten im Wasser.
home-pitch-duck = Werde deine Enten los, in Gruppen und Folgen. Duck dich, wenn du dich traust.
home-continue = Deine Tische
home-more-tables = { $count } weitere zeigen
home-watch = Jetzt gerade am Strand
home-watch-join = Mitspielen
home-watch-watch = Zuschauen
home-just-now = gerade eben
home-go-on = Weiter
home-look = Ansehen
home-alone = noch niemand sonst
home-phase-open = wartet auf Mitspielende
home-phase-running = läuft
home-phase-over = zu Ende
home-phase-closed = geschlossen
home-lesson = erstes Spiel
home-branch = neuer Versuch
home-open-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
home-unofficial = Parawan ist ein kostenloser Spieltisch von Leuten, die diese Spiele lieben. Mit deren Autoren und Verlagen hat er nichts zu tun; Bilder und Texte sind unsere eigenen.
home-pad = Punktezettel für die echte Schachtel
home-record = Aufzeichnung öffnen
home-day = Spiel des Tages
home-day-about = Dieselbe Verteilung für alle, gegen dieselben Bots. Dein erster Versuch zählt.
home-day-open = noch nicht gespielt
home-day-running = weiterspielen
home-evening = Abend mit Freunden
home-evening-about = An jedem Tisch dieselben Verteilungen, so zählt das Glück nicht. Für 4 bis 40 Leute, mit einem Link.
home-imprint = Impressum
home-privacy = Datenschutz
home-version = Version { $version }

# vor dem Spiel
lobby-invited = Du bist zu einer Partie { $game } eingeladen.
lobby-join = Hinsetzen
lobby-name = Dein Name

# am Tisch
table-seats = Plätze
table-board = Tisch
table-hand = Dein Zug
table-your-turn = Du bist dran
table-turn-of = { $names } ist dran
table-waiting-for = Warten auf { $names }
table-may-change = Du kannst dich noch umentscheiden.
table-to-confirm = Bestätige deinen Zug oder wähl neu.
table-not-yet = Du bist noch nicht dran. Überleg dir solange deinen Zug.
table-first-time = Der Tisch wird gedeckt. Das allererste Spiel seiner Art braucht etwas länger.
table-begins = Das Spiel beginnt
table-over = Das Spiel ist zu Ende
table-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
table-you-win = Du gewinnst!
table-closed = Dieser Tisch ist geschlossen
table-closed-you = Du hast ihn geschlossen.
table-closed-host = Wer den Tisch eröffnet hat, hat ihn geschlossen.
table-closed-agreed = Ihr wart euch einig, diesen Tisch zu schließen.
table-closed-idle = Dieser Tisch wurde geschlossen, weil lange niemand gespielt hat.
table-watch = Du schaust zu
table-confirm = Bestätigen
table-sending = Wird gesendet …
table-gain = { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}
table-picked = { $effects } Mit „Bestätigen“ spielst du den Zug.
table-clause = Regel { $clause }
table-menu = Menü
table-next = Weiter
table-log = Was bisher geschah
table-log-open = Alles zeigen, was geschah
table-log-none = Noch ist nichts geschehen.
table-rules = Regeln
table-beside = Neben dem Tisch
table-here = da
table-not-here = nicht verbunden
table-turn = ist dran
table-winner = gewinnt
table-bot-plays = { $bot } spielt für { $name }
table-bot-plays-you = { $bot } spielt für dich.
table-back = Ich bin wieder da
table-results = Ergebnis
table-left = verbleibende Zeit
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-title-turn = Du bist dran
table-rematch-ready = Der Tisch für das nächste Spiel ist gedeckt.
table-rematch-go = Hingehen

# Ton
sound-ask = Das Meer hören?
sound-yes = Ton an
sound-no = Ohne Ton

# Abstimmungen
vote-close = Tisch schließen? Dafür: { $names }.
vote-agree = Einverstanden
vote-no = Nein
vote-waiting = Warten auf die anderen.
vote-away = { $name } ist nicht da.
vote-go-on-without = Bot für { $name } spielen lassen

# Menü
menu-settings = Einstellungen

# Einstellungen
set-language = Sprache
set-theme-day = Tag
set-theme-night = Nacht

# Regeln
rules-title = Regeln: { $game }
rules-other = Regeln der anderen Spiele
