# Das Spiel des Tages.

day-of = Spiel vom { $date }
day-about = Alle bekommen dieselbe Verteilung und dieselben Bots. Dein erstes Spiel zählt; geh und komm wieder, wie du magst.
day-bots = Du gegen { $names }
day-closes = Offen bis { $time }
day-over = Dieser Tag ist vorbei. Seine Verteilungen kannst du noch zum Spaß spielen; gezählt wird nichts mehr.
day-play = Spielen
day-play-past = Zum Spaß spielen
day-go-on = Weiterspielen
day-late = Dein Spiel endete erst, als der Tag vorbei war, darum zählt es nicht.
day-played = { $count ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Leute sind fertig.
}
day-place = Platz { $rank } von { $count }
day-place-so-far = Bisher Platz { $rank } von { $count }
day-ahead = Verglichen mit dem Schnitt dieser Verteilung: { $ahead }
day-chart = Wie viele Leute wie viele Punkte hatten
day-chart-bar = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $count }
day-you = du
day-same-cards = Alle hatten dieselbe Verteilung, darum lassen sich die Punkte direkt vergleichen: Das Glück beim Austeilen spielt keine Rolle.
day-share = Teilen
day-copied = Kopiert
day-line = Parawan, { $game }, { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $rank } von { $count }
day-look = Deinen Tisch ansehen
day-identity = Es gibt keine Konten: Dieser Browser bist du. Löschst du seine Daten, bist du jemand Neues.
day-past = Frühere Tage
day-today = Zum Spiel von heute
day-seal = Versiegelt
day-seal-about = Der Server hat sich auf diese Verteilungen festgelegt, bevor jemand gespielt hat. Diese Zahlen sind ihre Siegel; ist der Tag vorbei, lässt sich jedes Spiel daran prüfen.
