# Was allen Spielen gemeinsam ist.

seat = Platz { $number }
you = Du

# Regeln: die Überschrift über den Klauseln und ihre Arten
rules-all = Alle Regeln, nach Nummern
kind-text = Spielregel
kind-fact = vom Spiel bekannt
kind-chosen = von uns gewählt
kind-ruling = unsere Festlegung

# Bots: wie sie spielen
bot-pip = spielt wie ein Kind
bot-gusto = nimmt, was da ist
bot-okto = zählt mit
bot-lumi = denkt voraus
bot-nestor = weiß es aus Erfahrung

# looking back at a game
review-fine = gut
review-inexact = kostet etwas
review-costly = kostet viel
review-start = Ergebnis im Schnitt
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-because-now = Der beste Zug bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-because-soon = Der beste Zug bringt schon bald { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-because-later = Der beste Zug zahlt sich später aus: Was folgt, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.

# Fehler: was ist, und was zu tun ist
error-unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht. Es gibt: { $games }.
error-seats = { $number } Plätze passen nicht: Das Spiel ist für { $least } bis { $most } Personen ({ $clause }).
error-unknown-option = Die Option „{ $name }“ gibt es in diesem Spiel nicht. Es gibt: { $options }.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $values }.
error-seed = Ein Startwert ist eine Zahl von 0 bis 2²⁵⁶ − 1 oder besteht aus 32 Bytes, nicht { $given }.
error-no-cuda = Ein Stapel von Spielen auf der Grafikkarte braucht eine NVIDIA-Karte, ihren Treiber und das Extra `parawan[cuda]`: { $why }. Ohne sie geht device="cpu".
error-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht: Die { $seats } Plätze zählen ab 0.
error-no-such-move = Kein Zug dieses Spiels hat die Nummer { $number }.
error-say-seat = Sag, welcher Platz spielt. Der Tisch wartet auf: { $waiting }.
error-over = Das Spiel ist zu Ende. Es kann nichts mehr gespielt werden.
error-not-a-text = { $given } ist kein Zug. Gib einen Zug des Tisches an oder seinen Text.
error-rules = Regeln der Version { $version } gibt es nicht. Gespielt werden können die Versionen 1 bis { $known }.
error-continue = Ein gespeichertes Spiel geht weiter, wie es ist: Lass { $words } weg.
error-not-your-turn = Platz { $number } ist nicht an der Reihe. Der Tisch wartet auf: { $waiting }.
error-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $moves }. Schreib einen davon.
error-illegal = „{ $move }“ geht nicht ({ $clause }). { $why }
error-other-deal = Mischung { $deal } ist nicht die, die das Spiel an dieser Stelle verlangt.
error-edition-toml = Zeile { $line } der Ausgabendatei ist kein TOML: { $why }
error-edition-names-no-game = Zeile { $line } der Ausgabendatei muss sagen, für welches Spiel sie ist, game = "…", eines von: { $games }.
error-edition-name = Zeile { $line } der Ausgabendatei muss ihr einen Namen geben, name = "…", bis zu 40 Zeichen, nicht „standard“.
error-edition-line = Zeile { $line } der Ausgabendatei: { $why }
error-edition-unknown = „{ $key }“ ist kein Wert dieses Spiels. Es gibt: { $known }.
error-edition-value = { $key } ({ $clause }) { $why }
error-edition-game = Die Ausgabe „{ $name }“ ist für { $meant }, nicht für { $table }.
error-record-other = Das ist keine Aufzeichnung: Die erste Zeile muss „parawan 1“ sein.
error-record-format = Zeile { $line }: Diese Aufzeichnung hat ein anderes Format ({ $found }); dieses Programm liest Format { $known }.
error-record-cut = Zeile { $line }: Die Aufzeichnung ist abgeschnitten: Die letzte Zeile muss „check …“ sein. Besorg dir eine vollständige Kopie.
error-record-changed = Zeile { $line }: Die Aufzeichnung wurde verändert oder beschädigt: Ihre Zeilen passen nicht zur Prüfzeile. Nimm das Original.
error-record-game = Zeile { $line }: Ein Spiel „{ $name }“ gibt es hier nicht. Es gibt: { $games }.
error-record-header = Zeile { $line } muss mit „{ $expected }“ beginnen.
error-record-viewer = Diese Aufzeichnung zeigt nur, was eine Person wissen darf. Die ganze gibt es, wenn das Spiel zu Ende ist.
error-record-rules = Zeile { $line }: Regelversion { $version } ist hier unbekannt, bekannt sind die bis { $known }. Nimm ein neueres Programm.
error-record-option = Zeile { $line }: „{ $option }“ ist keine Option dieses Spiels.
error-record-line = Zeile { $line } ist nicht lesbar: { $found }
error-record-seed = Zeile { $line }: Ein Startwert hat 64 Hexadezimalziffern.
error-record-deal = Zeile { $line }: Das ist keine Mischung von „{ $name }“: Jedes Stück muss genau einmal dastehen.
error-record-number = Zeile { $line }: „{ $found }“ ist keine ganze Zahl.
error-record-play = Zeile { $line }: { $why }
error-record-deals = Die Aufzeichnung hat { $given } Mischungen, das Spiel verlangt { $used }.
error-record-scores = Zeile { $line }: Die Punkte passen nicht zum Spiel, es ergibt: { $found }.
error-record-no-scores = Das Spiel ist zu Ende, aber die Aufzeichnung nennt keine Punkte.
error-record-no-seed = Diese Aufzeichnung hat keinen Startwert, ihre Mischungen lassen sich nicht prüfen.
error-record-not-dealt = Die Mischung { $name } { $index } stammt nicht aus dem Startwert: Es wurde anders gemischt.
error-unknown-clause = Die Klausel { $number } gibt es in diesem Spiel nicht. Es gibt { $known }.
error-people = Platz { $number } gibt es nicht: Die Plätze zählen von 1 bis { $seats }.
error-names = { $given } Namen sind zu viele für { $seats } Plätze.
error-file = { $path } ist nicht benutzbar: { $why }. Prüf den Pfad.
error-database = Die Datenbank { $path } ist nicht zu gebrauchen: { $why }
error-database-newer = Die Datenbank { $path } stammt von einem neueren Parawan. Nimm diese Version oder eine andere Datei.
error-database-taken = Ein anderes Parawan benutzt { $path }. Beende es, oder wähl mit --database eine andere Datei.
error-database-kind = „{ $given }“ ist keine Art Datenbank, die Parawan kennt. Gib eine Datei an oder postgresql://…
error-database-missing = Die Datenbank { $path } gibt es nicht. Nenn mit --config oder --database die, die der Server benutzt.
error-postgresql = Für PostgreSQL fehlt ein Paket: pip install 'parawan[postgresql]'
error-config = Die Einstellungen { $path } sind nicht zu gebrauchen: { $why }
error-log-level = „{ $given }“ ist keine Protokollstufe. Zur Wahl stehen: { $known }.
error-not-utf-8 = { $path } ist kein Text in UTF-8. Speichere die Datei in dieser Kodierung.
error-port = Parawan kann auf { $host }, Port { $port }, nicht lauschen: { $why }. Wähl mit --port einen anderen.
error-no-table = Es gibt keinen Tisch { $table }.
error-moment = „{ $given }“ ist kein Zeitpunkt. Schreib ihn so: 2026-12-24T20:00.
error-deal-exists = Eine gemeinsame Verteilung namens „{ $name }“ gibt es schon. Wähl einen anderen Namen.
error-deal-name = So wie „{ $name }“ nennt der Server selbst die Verteilungen von Tagen und Abenden. Wähl einen anderen Namen.
error-back-up = PostgreSQL hat dafür eigene Werkzeuge: siehe pg_dump in docs/operating.md.
error-exists = { $path } gibt es schon. Wähl einen anderen Namen.
error-no-folder = Den Ordner { $path } gibt es nicht. Leg ihn erst an, oder wähl einen anderen.
error-record-commitment = Zeile { $line }: Der Startwert des Servers passt nicht zu dem Siegel, das vor dem Spiel gezeigt wurde.
error-record-not-mixed = Der Startwert ist nicht aus dem Startwert des Servers und den Zufallszahlen der Plätze entstanden.
error-review-running = Diese Partie ist noch nicht zu Ende. Zurückblicken kann man nur auf beendete Partien.
error-number = { $flag } muss eine ganze Zahl von 1 bis { $most } sein, nicht „{ $given }“.
error-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $bots }. Ein eigenes Programm heißt program:./my_bot.
error-program-command = „{ $command }“ ist kein Befehl ({ $why }). Schreib ihn so: program:./my_bot.py --flag
error-program-missing = Ein Programm „{ $program }“, das sich starten lässt, gibt es nicht. Prüf den Pfad, und ob es ausführbar ist (chmod +x).
error-program-start = Das Programm „{ $program }“ ließ sich nicht starten: { $why }.
error-program-late = Es hat nicht rechtzeitig geantwortet und wurde beendet. Seine letzten Worte: { $words }
error-program-flood = Es hat viel zu viel gesagt und wurde beendet. Seine letzten Worte: { $words }
error-program-died = Es hat sich selbst beendet (Status { $status }). Seine letzten Worte: { $words }
error-program-nonsense = Es hat „{ $said }“ gesagt, und das ist keine Antwort: { $why }.
error-program-illegal = Es hat „{ $move }“ gewählt, und das ist keiner seiner Züge. Möglich wäre zum Beispiel: { $some }.
error-program-gone = Nach { $restarts } Neustarts in diesem Spiel wird es erst im nächsten wieder gestartet.
error-arena-bots = Eine Arena braucht mindestens zwei Bots. Nenn sie mit --bots, etwa --bots A,B.
error-arena-twice = „{ $name }“ ist zweimal genannt. Nenn jeden Bot einmal; um Kopien kümmert sich die Arena.
error-arena-limits = Gib --think oder --iterations an, nicht beides.
error-arena-other = { $path } enthält die Ergebnisse eines anderen Laufs: { $name } war { $was } und ist jetzt { $now }. Wähl mit --into einen anderen Ordner.
error-arena-line = Zeile { $line } von { $path } ist beschädigt. Wähl mit --into einen anderen Ordner, oder lösch die Datei ab dieser Zeile.
error-arena-worker = Der Prozess, der die Verteilung { $deal } spielte, ging { $tries }-mal verloren; vielleicht reicht der Speicher nicht. Was gespielt wurde, bleibt erhalten.
error-no-train = Zum Lernen braucht es, was „pip install 'parawan[train]'“ bringt ({ $why }).
error-ray = Für einen Cluster fehlt ein Paket: pip install 'parawan[ray]'
error-ray-address = Der Ray-Cluster { $address } ist nicht zu gebrauchen: { $why }

# der Befehl
cli-welcome = Willkommen bei { $game }.
cli-hint = Tipp einen Zug und drück Enter. „?“ hilft, „moves“ zeigt, was du tun kannst, „q“ verlässt den Tisch.
cli-help = Wörter, die keine Züge sind: moves (was du tun kannst), table (den Tisch noch einmal zeigen), rules oder rules { $clause } (die Regeln), q (gehen; das Spiel bleibt gespeichert).
cli-moves = { $count ->
    [one] Ein Zug ist möglich:
   *[other] { $count } Züge sind möglich:
}
cli-pass = { $seat } ist an der Reihe. Übernimm den Bildschirm und drück Enter.
cli-left = Du verlässt den Tisch. Dein Spiel ist gespeichert; weiter geht es mit:
cli-saved = Die Aufzeichnung dieses Spiels: { $path }
cli-score = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-which-game = Welches Spiel möchtest du spielen?
cli-which-game-again = Tipp eine Zahl von 1 bis { $most }.
cli-preparing = Der Tisch wird gedeckt (beim ersten Mal dauert das einige Sekunden) …
cli-simulated = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit { $decisions } Entscheidungen in { $seconds } s.
cli-throughput = { $decisions } Entscheidungen und { $games } Spiele je Sekunde auf einem Kern.
cli-seat = Platz
cli-mean-score = Punkte im Mittel
cli-wins = Siege
cli-replay-keys = Enter zeigt den nächsten Zug, q hört auf.
cli-verified = { $deals ->
    [one] Die eine Mischung stammt aus dem Startwert.
   *[other] Alle { $deals } Mischungen stammen aus dem Startwert.
}
cli-serving = Der Tisch steht: Öffne { $url } im Browser. Strg+C schließt ihn; Spiele bleiben erhalten.
cli-serving-lan = Freunde im Raum: Scannt den Code mit dem Handy.
cli-deleted = Tisch { $table } ist mit allem, was dazugehörte, gelöscht.
cli-deal = Gemeinsame Verteilung „{ $name }“, versiegelt bis { $until }. Ihr Siegel: { $commitment }
cli-backed-up = Die Datenbank ist nach { $path } kopiert.
cli-stand-in = { $bot }: { $why } Diesen Zug spielt eine Vertretung.
cli-arena-title = { $game }, { $seats } Plätze, { $deals } Verteilungen
cli-arena-picture = Anteil der Siege mit 95-%-Intervall; die Linie ist der faire Anteil.
cli-arena-played = { $games } Spiele an Tischen mit { $seats } Plätzen, { $deals } Verteilungen, { $moves } Züge.
cli-arena-fair = Der faire Anteil ist { $share } %.
cli-arena-bot = Bot
cli-arena-share = Anteil der Siege
cli-arena-interval = 95-%-Intervall
cli-arena-above = darüber
cli-arena-below = darunter
cli-arena-open = offen
cli-arena-rating = Wertung
cli-arena-any-time = Diese Intervalle gelten auch, wenn man nach jeder Verteilung hinsieht; dafür sind sie breiter.
cli-arena-luck = { $bot } ohne Glück: { $share } % ({ $low } %–{ $high } %), ein um { $narrower } % engeres Intervall
cli-arena-enough = Nach { $deals } von { $all } Verteilungen ist genug bekannt.
cli-arena-interrupted = Nach { $deals } Verteilungen angehalten. Sie bleiben erhalten; derselbe Befehl macht dort weiter.
cli-arena-stood-in = { $bot }: Eine Vertretung spielte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}. In Verteilung { $deal }: { $why }
cli-arena-files = Ergebnisse, Zahlen und Bild liegen in { $path }.
cli-bench-native = nativ
cli-bench-shown = Stapel mit Beobachtungen und Masken
cli-bench-cores = Stapel auf zwei Kernen
cli-bench-table = Table in Python
cli-bench-pettingzoo = über PettingZoo
cli-bench-openspiel = über OpenSpiel
cli-bench-way = Weg
cli-bench-ours = wir
cli-bench-speed = je Sekunde
cli-bench-peer = die anderen
cli-bench-ratio = Verhältnis
cli-bench-goal = Ziel
cli-bench-start = Start
cli-bench-first = beim ersten Mal
cli-bench-later = später
cli-bench-table-of = erster Tisch { $game }
cli-bench-picture = Wievielmal so schnell wie die anderen
cli-bench-missing = Nicht installiert und darum nicht gemessen: { $peers }. Dazu kommen sie mit: pip install 'parawan[bench]'
cli-bench-files = Seite und Bild liegen in { $path }.
cli-review = Rückblick auf { $game } als { $seat }. Entscheidungen: { $choices }.
cli-review-better = besser: { $move }
cli-review-chance = Gewinnchance, von Entscheidung zu Entscheidung
cli-review-costliest = Was am meisten gekostet hat
cli-review-instead = Zug { $n }: { $best } statt { $move } (Punkte: { $cost })
cli-review-nothing = Keine Entscheidung hat einen halben Punkt oder mehr gekostet.
cli-review-split = Glück und Entscheidungen, in Punkten
cli-train-begins = Es wird gelernt. Die Anteile sind die des Netzes allein, ohne Suche: 1 ist ein gerechter Anteil.
cli-train-point = { $minutes } min, { $decisions } Entscheidungen: gegen die Gierigen { $greedy }, gegen die Faustregel { $thumb }
cli-train-goes-on = Diese Etappe ist vorbei; derselbe Befehl macht weiter. Was gelernt wurde, steht in { $path }.
cli-train-complete = Fertig. Netz und Kurve stehen in { $path }.

# der Server an Mitspielende
server-not-yours = Dieser Platz gehört dir nicht. Öffne deinen eigenen Link, oder bitte um eine Einladung.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-seat-taken = Dieser Platz ist besetzt. Wähl einen anderen.
server-invite-needed = Dieser Tisch ist privat. Bitte um einen Einladungslink.
server-link = Dieser Link gilt nicht mehr: Er wurde benutzt oder durch einen neueren ersetzt. Bitte um einen neuen.
server-begun = Das Spiel hat begonnen; das geht nur davor.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-ended = An diesem Tisch ist das Spiel zu Ende.
server-not-ended = Das öffnet sich, wenn das Spiel zu Ende ist.
server-review-moment = In diesem Moment hatte dieser Platz nichts zu wählen.
server-not-ready = Das Spiel kann beginnen, wenn alle Plätze besetzt und bereit sind. Es fehlt: { $waiting }.
server-name = Bitte gib einen Namen mit 1 bis 20 Buchstaben ein.
server-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt: { $bots }.
server-bots-count = Nenn für jeden der { $seats } Plätze einen Bot oder null.
server-lesson = Ein erstes Spiel hat { $seats } Plätze, eigene Bots und eine eigene Verteilung. Bitte um nichts weiter.
server-no-deal = Es gibt keine gemeinsame Verteilung namens „{ $name }“.
server-not-away = Wer da sitzt, ist da. Ein Bot übernimmt nur, wenn jemand weg ist.
server-private = Dieser Tisch ist privat. Öffne ihn mit dem Link, den du bekommen hast.
server-full = An diesem Tisch schauen schon zu viele zu. Versuch es später noch einmal.
server-gone = Diesen Tisch gibt es nicht, oder nicht mehr.
server-seat-lost = Dein Platz wurde dir genommen oder ist nur noch auf einem anderen Gerät offen. Sonst hat sich nichts geändert.
server-stale = Seit deiner Wahl ist es weitergegangen. Schau noch einmal und wähl neu.
server-store = Der Server kann gerade nichts speichern; es wurde nichts geändert. Versuch es gleich noch einmal.
server-slow = Deine Verbindung kam nicht nach. Komm wieder: Nichts ist verloren.
server-too-fast = Zu viele Anfragen auf einmal. Warte ein paar Sekunden, dann geht es weiter.
server-too-large = Diese Anfrage ist zu groß.
server-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet. Versuch es später noch einmal.
server-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen. Schließ einige Tabs oder versuch es später noch einmal.
server-local-only = Das wird nur auf dem Rechner gezeigt, auf dem der Server läuft.
server-unreadable = Der Server konnte diese Anfrage nicht lesen: { $why }
server-no-hello = Sag erst hallo: Der Server weiß noch nicht, mit wessen Augen du schaust.
server-no-session = Dieser Browser ist noch unbekannt. Erlaube Cookies für diese Seite und lade sie neu.
server-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
server-restarts = Der Server startet neu. Gleich geht es weiter; nichts ist verloren.
server-sealed = Diese Verteilung wird noch von anderen gespielt. Sie öffnet sich später.
server-no-day = Von diesem Tag gibt es keine Verteilung.
server-day-waits = Hier wartet niemand auf dich. Geh einfach; dein Spiel bleibt, wie es ist, bis du wiederkommst.
server-house-table = Dieser Tisch gehört zu einem Tag oder einem Abend und kann nicht geschlossen werden. Verlassen kannst du ihn jederzeit.
server-no-evening = Diesen Abend gibt es nicht, oder nicht mehr.
server-private-evening = Dieser Abend ist für seine Gäste. Öffne ihn mit dem Link, den du bekommen hast.
server-evening-over = Dieser Abend ist vorbei. Es wird nichts mehr ausgeteilt.
server-evening-full = Dieser Abend ist voll: { $most } Leute sind da.
server-evening-few = Zum Austeilen braucht es mindestens zwei Leute. Teile den Link.
server-evening-running = Die letzte Verteilung wird noch gespielt. Die nächste kommt, wenn sie vorbei ist.
server-evening-host = Das kann nur tun, wer zu diesem Abend eingeladen hat.
server-reviews-full = Es wird schon auf zu viele Partien zurückgeblickt. Versuch es in einer Minute noch einmal.
server-no-hints = An diesem Tisch gibt es keine Tipps: Er wurde ohne sie eröffnet.
server-no-hint-now = Jetzt gibt es nichts zu wählen. Frag, wenn du an der Reihe bist.
server-hints-private = An öffentlichen Tischen und bei gemeinsamen Verteilungen gibt es keine Tipps. Eröffne dafür einen privaten Tisch.
server-nothing-here = Unter dieser Adresse gibt es nichts.
server-method = So kann diese Adresse nicht gefragt werden.
