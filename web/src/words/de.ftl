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
net-trouble = Der Server hat nicht richtig geantwortet. Versuche es gleich noch einmal.
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
home-what = Drei Spiele vom Meer für dich, deine Freunde und vier Strandtiere. Gleich hier, ohne Konto.
home-games = Spiele
home-you-are = Du spielst als
home-rename = Namen ändern
home-play = Gleich spielen
home-learn = Zum ersten Mal? Spielend lernen
home-learn-on = Weiter lernen
home-friends = Mit Freunden
home-device = An einem Gerät
home-options = Tisch einrichten
home-rules = Regeln
home-seats = { $least } bis { $most } Personen
home-pitch-maui = Leg deine Handtücher am Strand aus, Muster an Muster, und halte sie aus den Wellen.
home-pitch-tide = Zwei Fluten pro Runde. Biete mit dem Wetter, und steh nicht am tiefsten im Wasser.
home-pitch-duck = Werde deine Enten los, in Gruppen und Reihen. Duck dich, wenn du dich traust.
home-continue = Deine Tische
home-watch = Jetzt gerade am Strand
home-watch-join = Mitspielen
home-watch-watch = Zuschauen
home-go-on = Weiter
home-look = Ansehen
home-alone = noch niemand sonst
home-phase-open = wartet auf Mitspielende
home-phase-running = läuft
home-phase-over = zu Ende
home-phase-closed = geschlossen
home-lesson = erstes Spiel
home-open-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
home-unofficial = Parawan ist ein freier Spieltisch von Leuten, die diese Spiele lieben. Mit deren Autoren und Verlagen hat er nichts zu tun; Bilder und Texte sind unsere eigenen.
home-pad = Punktezettel für die echte Schachtel
home-record = Aufzeichnung öffnen
home-day = Spiel des Tages
home-day-about = Dieselben Karten für alle, gegen dieselben Bots. Dein erster Versuch zählt.
home-day-open = noch nicht gespielt
home-day-running = weiterspielen
home-evening = Abend mit Freunden
home-evening-about = An jedem Tisch dieselben Karten, so zählt das Glück nicht. Für 4 bis 40 Leute, mit einem Link.
home-imprint = Impressum
home-privacy = Datenschutz
home-version = Version { $version }

# ein neuer Tisch
new-how = Wie du spielst
new-how-bots = Mit Bots
new-how-friends = Mit Freunden
new-how-device = An einem Gerät
new-how-friends-hint = Für jeden freien Platz bekommst du einen Link.
new-how-device-hint = Ihr gebt das Gerät herum. Niemand sieht fremde Karten.
new-seats = Personen
new-your-name = Dein Name
new-name-of = Name auf Platz { $number }
new-who = Wer auf Platz { $number } sitzt
new-open = jemand mit Link
new-here = jemand an diesem Gerät
new-options = Regeln an diesem Tisch
new-base = das Spiel, wie es ist
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-fast = je 5 Minuten, 10 Sekunden pro Zug
new-clock-slow = je 15 Minuten, 30 Sekunden pro Zug
new-clock-day = je ein Tag
new-listed = Alle dürfen diesen Tisch sehen und mitspielen
new-play = Spielen
new-open-table = Tisch eröffnen
new-more = Weitere Einstellungen

# vor dem Spiel
lobby-private = Privater Tisch: nur mit Link
lobby-listed = Öffentlicher Tisch
lobby-seats = Plätze
lobby-open = Freier Platz
lobby-you = du
lobby-host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel, sobald alle Plätze besetzt sind.
lobby-start = Spiel beginnen
lobby-start-when = Du kannst beginnen, sobald alle Plätze besetzt sind.
lobby-starts-itself = Das Spiel beginnt von selbst, sobald alle da sind.
lobby-invite = Einladen
lobby-sit = Hier setzen
lobby-sit-too = Jemand von hier
lobby-put-bot = Bot hinsetzen
lobby-other-bot = Anderer Bot
lobby-bot-goes = Bot wegschicken
lobby-stand-up = Aufstehen
lobby-remove = Platz frei machen
lobby-not-ready = noch nicht da
lobby-invited = Du bist zu einer Partie { $game } eingeladen.
lobby-join = Hinsetzen
lobby-name = Dein Name
lobby-watch-link = Zum Zuschauen einladen
lobby-rules = Regeln lesen
lobby-watching = { $count ->
    [0] niemand schaut zu
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
lobby-clock = { $minutes } min + { $seconds } s

# Links
link-invite-title = Einladung für Platz { $number }
link-watch-title = Einladung zum Zuschauen
link-return-title = Dein Platz auf einem anderen Gerät
link-invite-text = Wer diesen Link öffnet, bekommt den Platz. Er gilt einmal.
link-watch-text = Wer diesen Link öffnet, kann zuschauen, sieht aber keine verdeckten Karten.
link-return-text = Öffne diesen Link auf deinem anderen Gerät. Er gilt einmal. Gib ihn nicht weiter: Er ist dein Platz.
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
link-qr = QR-Code des Links
link-address = Link
link-share-text = Spiel mit mir { $game } auf Parawan

# am Tisch
table-seats = Plätze
table-board = Tisch
table-hand = Dein Zug
table-your-turn = Du bist dran
table-turn-of = { $names } ist dran
table-waiting-for = Warten auf { $names }
table-may-change = Du kannst dich noch umentscheiden.
table-begins = Das Spiel beginnt
table-over = Das Spiel ist zu Ende
table-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
table-you-win = Du gewinnst!
table-closed = Dieser Tisch ist geschlossen
table-closed-host = Wer den Tisch eröffnet hat, hat ihn geschlossen.
table-closed-agreed = Ihr wart euch einig, diesen Tisch zu schließen.
table-closed-idle = Dieser Tisch wurde geschlossen, weil lange niemand gespielt hat.
table-watch = Du schaust zu
table-confirm = Bestätigen
table-sending = Wird gesendet …
table-gain = { $gain } Punkte
table-picked = { $effects } Mit „Bestätigen“ spielst du den Zug.
table-clause = Regel { $clause }
table-menu = Menü
table-log = Was geschah
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
sound-no = Leise

# Abstimmungen
vote-close = { $names } möchte diesen Tisch schließen.
vote-agree = Einverstanden
vote-no = Nein
vote-waiting = Warten auf die anderen.
vote-away = { $name } ist nicht da.
vote-go-on-without = Bot für { $name } spielen lassen

# an einem Gerät
curtain-title = Gib das Gerät an { $name }
curtain-text = Sonst schaut niemand hin. Bereit?
curtain-ready = Ich bin { $name }

# Menü
menu-home = Zur Startseite
menu-seat = Dein Platz: { $name }
menu-return = Auf anderem Gerät weiterspielen
menu-renew = Andere Geräte aussperren
menu-renew-sure = Alle anderen Geräte und alle älteren Links verlieren deinen Platz. Weiter?
menu-leave = Aufstehen
menu-leave-sure = Ein Bot spielt für dich weiter, bis du zurück bist. Aufstehen?
menu-rename = Namen ändern
menu-vote-close = Für das Schließen stimmen
menu-vote-close-not = Stimme fürs Schließen zurücknehmen
menu-close = Tisch schließen
menu-close-sure = Das Spiel endet hier für alle, ohne Ergebnis. Schließen?
menu-seats = Plätze
menu-remove = Platz von { $name } frei machen
menu-remove-sure = { $name } verliert den Platz; ein Bot spielt weiter, bis jemand ihn einnimmt. Weiter?
menu-invite = Auf den Platz von { $name } einladen
menu-watch-link = Zum Zuschauen einladen
menu-keys = Tasten
menu-settings = Einstellungen
menu-sure = Ja

# Einstellungen
set-language = Sprache
set-theme = Licht
set-theme-day = Tag
set-theme-night = Nacht
set-pace = Bewegung
set-pace-off = Keine
set-pace-fast = Flott
set-pace-normal = Ruhig
set-pace-slow = Langsam
set-sound = Ton
set-vibration = Vibrieren, wenn du dran bist
set-tab = Im Titel des Tabs zeigen, wenn du dran bist
set-keys = Einzelne Buchstaben als Tasten

# Tasten
keys-title = Tasten
keys-tab = nächster Teil des Tisches
keys-arrows = innerhalb von Karten, Plättchen und Reihen
keys-enter = wählen
keys-escape = zurücklegen, schließen
keys-confirm = Zug bestätigen
keys-log = was geschah
keys-rules = Regeln
keys-menu = Menü
keys-help = diese Tasten
keys-steps = Schritt für Schritt durch die Partie
keys-ends = zum Anfang, zum Ende

# das Ende
end-rematch = Noch einmal
end-rematch-go = Zum neuen Tisch
end-share = Ergebnis teilen
end-verify = Karten prüfen
end-replay = Nachspielen
end-look = Tisch ansehen
end-home = Startseite
end-day = So spielten die anderen
end-evening = Zurück zum Abend
end-sealed = Andere spielen diese Karten noch. Wiederholung und Prüfung öffnen sich, wenn alle fertig sind.
end-record = Protokoll herunterladen

# prüfen
verify-title = Wurde fair gegeben?
verify-about = Vor dem Spiel hat der Server eine versiegelte Zahl gezeigt, und alle am Tisch haben eine eigene geheime dazugegeben. Dein Browser gibt jetzt alles noch einmal aus diesen Zahlen und vergleicht.
verify-running = Es wird noch einmal gegeben …
verify-good = Fair: Alles kommt aus der versiegelten Zahl und denen der Mitspielenden.
verify-bad = Etwas passt nicht. Heb das Protokoll auf und frag, wer diesen Server betreibt.
verify-shown = Die versiegelte Zahl ist die, die du vor dem Spiel gesehen hast
verify-shown-not-seen = Du warst vor dem Spiel nicht an diesem Tisch; was damals gezeigt wurde, lässt sich hier nicht vergleichen
verify-commitment = Die Zahl des Servers passt zu ihrem Siegel
verify-nonce = Deine eigene Zahl ist dabei
verify-nonce-none = Du hast zu diesem Spiel keine Zahl beigetragen
verify-mixed = Der Startwert ist aus der Zahl des Servers und denen der Mitspielenden gemacht
verify-deal = „{ $name }“ { $index } kommt aus dem Startwert
verify-deals = { $count ->
    [one] Ein Mischen kommt
   *[other] Alle { $count } Mischungen kommen
} aus dem Startwert
verify-check = Das Protokoll ist vollständig und unverändert

# Regeln
rules-title = Regeln: { $game }
rules-other = Regeln der anderen Spiele

# looking back
end-review = Rückblick

# hints
new-hints = Tipps: Alle dürfen fragen, was der Bot abwägen würde
hint-ask = Tipp
hint-thinking = Denkt nach …
hint-title = Einen Blick wert, mit erwarteten Punkten
hint-points = { $points } Punkte
