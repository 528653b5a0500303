# was am Teich liegt und sitzt
duck-page-card = { $colour ->
    [y] gelbe { $number }
    [b] blaue { $number }
   *[r] rote { $number }
}
duck-page-card-known = { duck-page-card }, allen bekannt
duck-page-back = verdeckte Karte
duck-page-seat = { $seat }: { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}{ $known ->
    [0] {""}
   *[other] , davon { $known } allen bekannt
}. Näher ansehen
duck-page-pile = { $seat_is ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $seat }
}: { $cards ->
    [0] leer
    [one] { duck-page-card }
   *[other] { duck-page-card } obenauf, { $cards } Karten
}
duck-page-ghost-pile = Stapel des Entengeists: { $cards ->
    [0] leer
    [one] { duck-page-card }
   *[other] { duck-page-card } obenauf, { $cards } Karten
}
duck-page-ghost = Der Entengeist: Seine offenen Karten ergeben { $sum }, und seine verdeckte zählt auch
duck-page-buoy = Rettungsring dieser Runde: { $green } fürs Fertigwerden oder für gelungenes Ducken, { $red } für misslungenes
duck-page-renewed = Nachziehstapel erneuert
duck-page-previous = Vorige Runde

# näher angesehen
duck-page-close = Schließen
duck-page-none = Noch nichts.
duck-page-look-hand = Hand: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
duck-page-look-pile = Ablagestapel, von oben
duck-page-look-towel = Unter dem Handtuch: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
duck-page-look-buoys = Rettungsringe

# am Platz
duck-page-held = { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
duck-page-towel = { $points ->
    [one] ein Punkt unter dem Handtuch
   *[other] { $points } Punkte unter dem Handtuch
}
duck-page-buoy-of = Rettungsring { $points }

# die Hand
duck-page-sum = Summe
duck-page-sort = Hand sortieren
duck-page-sort-number = nach Zahl
duck-page-sort-colour = nach Farbe
duck-page-dive = Mit { $sum } ducken
duck-page-dive-later = Ducken bis 10
duck-page-on-top = Obenauf
duck-page-hint-tap = Tipp auf die Karten, die du legst: gleiche Zahlen oder drei und mehr einer Farbe in Folge.
duck-page-hint-lay = Tipp jetzt auf die Karten, die du legst.
duck-page-hint-run = Eine Folge hat mindestens drei Karten. Tipp auf eine, die leuchtet.
duck-page-why-run = Noch keine Folge: Eine Folge hat drei oder mehr einer Farbe, Zahl um Zahl.
duck-page-why-far = Du ziehst vom Nachziehstapel oder von einem Stapel neben dir. Tipp einen davon an.
duck-page-hint-draw = Noch { $sum }. Wähl einen Stapel zum Ziehen.
duck-page-hint-drawn = Noch { $sum }, dazu die Karte, die du ziehst.
duck-page-hint-taken = Summe danach: { $sum }.
duck-page-hint-out = Deine letzten Karten: Du bist fertig.
duck-page-hint-stalemate = Es gibt nichts mehr zu ziehen: Damit endet die Runde.
duck-page-hint-dive = Haben alle anderen mehr als { $sum }: { $green }, und { $card } für die höchste Karte. Wenn nicht: { $red }.
duck-page-hint-dive-ghost = Liegen die andere Summe und die des Geists über { $sum }: { $green }, und { $card } für die höchste Karte. Wenn nicht: { $red }.

# die Abrechnung
duck-page-round-ends = Die Runde ist vorbei
duck-page-round-over = Runde { $round } ist vorbei
duck-page-out = { $seat_is ->
    [you] Du bist fertig!
   *[other] { $seat } ist fertig!
}
duck-page-dive-won = { $seat_is ->
    [you] Dein Ducken gelingt!
   *[other] { $seat } duckt sich mit Erfolg!
}
duck-page-dive-lost = { $seat_is ->
    [you] Dein Ducken misslingt
   *[other] { $seat } duckt sich vergeblich
}
duck-page-stalemate = Patt: Niemand nimmt den Rettungsring
duck-page-empty-hand = Keine Karte mehr
duck-page-highest = höchste Summe
duck-page-above-ghost = über dem Geist
duck-page-tie = Gleichstand reicht nicht
duck-page-now = jetzt { $points }
duck-page-to-pond = Zum Teich
duck-page-wins = gewinnt
