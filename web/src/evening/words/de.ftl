# Abende mit denselben Karten.

evening-title = Abend mit Freunden
evening-about = An jedem Tisch werden dieselben Verteilungen gespielt. Verglichen wirst du mit denen, die am selben Platz saßen; so hebt sich das Glück auf.
evening-game = Spiel
evening-seats = Plätze am Tisch
evening-seats-hint = Bots füllen die freien Plätze.
evening-deals = Anzahl der Verteilungen
evening-open = Link holen
evening-yours = Deine Abende
evening-of = Abend: { $game }
evening-invited = Du bist zu einem Abend mit { $game } eingeladen.
evening-join = Mitspielen
evening-joined = Bei der nächsten Verteilung hast du einen Platz.
evening-gone = Du spielst gerade nicht mit.
evening-again = Wieder mitspielen
evening-guests = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}
evening-guest-gone = gegangen
evening-guest-you = du
evening-link-about = Ein Link für alle. Wer später kommt, spielt ab der nächsten Verteilung mit.
evening-few = Es braucht mindestens zwei Leute; ab vier wird es ein guter Abend.
evening-begin = Austeilen
evening-next = Nächste Verteilung
evening-next-early = Schon die nächste austeilen
evening-deal = Verteilung { $number } von { $deals }
evening-your-table = An deinen Tisch
evening-your-replay = Wiederholung deines Tischs
evening-waiting = Dein Tisch ist fertig. Noch im Spiel: { $names }.
evening-running = Noch im Spiel: { $names }.
evening-go-on = Bots für die spielen lassen, die weg sind
evening-wait-next = Diese Verteilung ist überall zu Ende. Wer mag, teilt die nächste aus.
evening-results = Ergebnisse
evening-none = Ergebnisse kommen, wenn die erste Verteilung an allen Tischen zu Ende ist.
evening-place = Platz
evening-name = Name
evening-played = Gespielt
evening-points = Punkte
evening-ahead = Voraus
evening-ahead-about = Voraus: deine Punkte abzüglich des Mittels der anderen am selben Platz derselben Verteilung, auch der Bots, über alle Verteilungen addiert.
evening-table = Tisch { $number }
evening-replay = Wiederholung von Tisch { $number }
evening-over = Dieser Abend ist vorbei. Alle Verteilungen sind offen.
evening-close = Abend beenden
evening-close-sure = Für niemanden wird mehr ausgeteilt; was fertig ist, zählt. Beenden?
evening-leave = Abend verlassen
evening-leave-sure = Ein Bot spielt für dich weiter. Zur nächsten Verteilung kannst du wiederkommen. Gehen?
