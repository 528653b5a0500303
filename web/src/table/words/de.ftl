# was in der Lobby, in Menüs und am Ende gesagt wird: kommt mit ihnen

lobby-private = Privater Tisch: nur mit Link
lobby-listed = Öffentlicher Tisch
lobby-seats = Plätze
lobby-open = Freier Platz
lobby-you = du
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel, sobald alle Plätze besetzt sind.
lobby-start = Spiel beginnen
lobby-start-when = Du kannst beginnen, sobald alle Plätze besetzt sind.
lobby-starts-itself = Das Spiel beginnt von selbst, sobald alle da sind.
lobby-invite = Einladen
lobby-sit = Hier hinsetzen
lobby-sit-too = Noch jemand hier
lobby-put-bot = Bot hinsetzen
lobby-other-bot = Anderer Bot
lobby-bot-goes = Bot wegschicken
lobby-stand-up = Aufstehen
lobby-remove = Platz frei machen
lobby-not-ready = noch nicht da
lobby-watch-link = Zum Zuschauen einladen
lobby-rules = Regeln lesen
lobby-watching = { $count ->
    [0] niemand schaut zu
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
lobby-clock = { $minutes } min + { $seconds } s
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
curtain-title = Gib das Gerät an { $name }
curtain-text = Niemand sonst schaut hin. Bereit?
curtain-ready = Ich bin { $name }
menu-home = Zur Startseite
menu-seat = Dein Platz: { $name }
menu-return = Auf anderem Gerät weiterspielen
menu-renew = Andere Geräte aussperren
menu-renew-sure = Alle anderen Geräte und alle älteren Links verlieren deinen Platz. Weiter?
menu-leave = Aufstehen
menu-leave-sure = Ein Bot spielt für dich weiter, bis du zurück bist. Aufstehen?
menu-rename = Namen ändern
menu-vote-close = Für das Schließen stimmen
menu-vote-close-sure = Das Spiel endet hier ohne Ergebnis, sobald alle einverstanden sind. Dafür stimmen?
menu-vote-close-not = Stimme fürs Schließen zurücknehmen
menu-close = Tisch schließen
menu-close-sure = Das Spiel endet hier für alle, ohne Ergebnis. Schließen?
menu-seats = Plätze
menu-remove = Platz von { $name } frei machen
menu-remove-sure = { $name } verliert den Platz; ein Bot spielt weiter, bis jemand ihn einnimmt. Weiter?
menu-invite = Auf den Platz von { $name } einladen
menu-watch-link = Zum Zuschauen einladen
menu-keys = Tasten
menu-sure = Ja
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
keys-steps = Schritt für Schritt durch die Wiederholung
keys-ends = zum Anfang, zum Ende
end-rematch = Noch einmal
end-rematch-go = Zum neuen Tisch
end-share = Ergebnis teilen
end-saved = Bild gespeichert
end-verify = Verteilung prüfen
end-replay = Wiederholung
end-look = Tisch ansehen
end-home = Startseite
end-day = So spielten die anderen
end-evening = Zurück zum Abend
end-sealed = Andere spielen diese Verteilung noch. Wiederholung und Prüfung gibt es, wenn alle fertig sind.
end-record = Aufzeichnung herunterladen
verify-title = War die Verteilung fair?
verify-about = Vor dem Spiel hat der Server dieser Seite eine versiegelte Zahl geschickt, und alle am Tisch haben eine eigene geheime dazugegeben. Dein Browser verteilt jetzt alles noch einmal aus diesen Zahlen und vergleicht.
verify-running = Es wird noch einmal verteilt …
verify-good = Fair: Alles kommt aus der versiegelten Zahl und denen der Mitspielenden.
verify-bad = Etwas passt nicht. Heb die Aufzeichnung auf und frag, wer diesen Server betreibt.
verify-shown = Die versiegelte Zahl ist die, die sich diese Seite vor dem Spiel gemerkt hat
verify-shown-not-seen = Du warst vor dem Spiel nicht an diesem Tisch, darum gibt es kein Siegel zum Vergleichen
verify-commitment = Die Zahl des Servers passt zu ihrem Siegel
verify-nonce = Deine eigene Zahl ist dabei
verify-nonce-none = Du hast zu diesem Spiel keine Zahl beigetragen
verify-mixed = Der Startwert ist aus der Zahl des Servers und denen der Mitspielenden gemacht
verify-deal = Mischung „{ $name }“ { $index } kommt aus dem Startwert
verify-deals = { $count ->
    [one] Eine Mischung kommt
   *[other] Alle { $count } Mischungen kommen
} aus dem Startwert
verify-check = Die Aufzeichnung ist vollständig und unverändert
end-review = Rückblick
end-branch = Zum ersten Versuch
hint-ask = Tipp
hint-thinking = Denkt nach …
hint-title = Einen Blick wert, mit erwarteten Punkten
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-because-now = Der beste Zug bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als der nächstbeste.
hint-because-soon = Der beste Zug bringt schon bald { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als der nächstbeste.
hint-because-later = Der beste Zug zahlt sich später aus: Was folgt, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als beim nächstbesten.

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
new-open = Jemand mit Link
new-here = Jemand an diesem Gerät
new-bots = Bots, vom schwächsten zum stärksten
new-all-alike = { $name } auf jedem Platz
bot-strength = Stärke { $level } von { $all }
new-options = Regeln an diesem Tisch
new-base = Grundspiel
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-fast = Je 5 Minuten, 10 Sekunden pro Zug
new-clock-slow = Je 15 Minuten, 30 Sekunden pro Zug
new-clock-day = Je ein Tag
new-listed = Alle dürfen diesen Tisch sehen und mitspielen
new-play = Spielen
new-open-table = Tisch eröffnen
new-more = Weitere Einstellungen
new-hints = Tipps: Alle dürfen fragen, was der Bot abwägen würde

# Einstellungen
set-theme = Darstellung
set-pace = Bewegung
set-pace-off = Keine
set-pace-fast = Flott
set-pace-normal = Ruhig
set-pace-slow = Langsam
set-sound = Ton
set-vibration = Vibrieren, wenn du dran bist
set-tab = Im Titel des Tabs zeigen, dass du dran bist
set-keys = Einzelne Buchstaben als Tastenkürzel
