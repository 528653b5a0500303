# der Tisch
maui-page-market = Markt
maui-page-tracks = Wertungsleisten
maui-page-values = Wert der Reihen, vom Ozean zu den Bäumen
maui-page-close = Schließen
maui-page-beach = { $seat_is ->
    [you] Dein Strand
   *[other] Strand von { $seat }
}
maui-page-enlarge = { $seat_is ->
    [you] Dein Strand, { $laid } von { $of } Plättchen gelegt. Näher ansehen.
   *[other] Strand von { $seat }, { $laid } von { $of } Plättchen gelegt. Näher ansehen.
}

# was zu tun ist und wie weit das Spiel ist
maui-page-round = Runde { $round } · { $bag } im Beutel
maui-page-nearly-last = vielleicht die letzte Runde
maui-page-ask-dollars = Kein Plättchen passt, das du bezahlen kannst: Nimm Sanddollar.
maui-page-covers-crab = Es überdeckt eine Krabbe: Das kostet Punkte, und an dieses Muster lässt sich nichts mehr anlegen.
maui-page-lay = Tipp auf einen Platz am Strand.
maui-page-choose-track = Extra-Wertung: Wähl die Leiste.
maui-page-choose-tokens = Handtuch dazulegen? Tipp es an.
maui-page-move-token = Tipp nochmal: umlegen oder zurück.
maui-page-spare = Ersatz-Zug: Wenn nichts passt und keine Sanddollar da liegen, ist jedes Plättchen gratis. Es liegt in den Reihen 3 bis 5, braucht keinen Treffer und bringt nichts ein.

# der Markt
maui-page-free = gratis
maui-page-tile = { $towels }. { $price ->
    [0] Gratis.
    [one] Kostet { $price } Sanddollar.
   *[other] Kostet { $price } Sanddollar.
}
maui-page-dear = Zu teuer für dich.
maui-page-misfit = Passt nirgends auf deinen Strand.
maui-page-a-tile = das Plättchen { $towels }
maui-page-dollars = { $count ->
    [0] Keine Sanddollar bei Reihe { $row }.
    [one] Einen Sanddollar von Reihe { $row } nehmen.
   *[other] { $count } Sanddollar von Reihe { $row } nehmen.
}

# was man mit einem Plättchen wählt
maui-page-token = { $at ->
    [0] Leg dein { maui-pattern-token } auf dieses Plättchen.
   *[other] Dein { maui-pattern-token } liegt auf Muster { $at }. Tipp, um es weiterzuschieben.
}
maui-page-umbrella = Die Extra-Wertung bringt dich auf der { maui-pattern-track } voran.

# Strände in Worten
maui-page-dock = Holzplattform: { $towels }.
maui-page-column = Spalte { $column }, ab Reihe { $row }: { $towels }.
maui-page-space = Spalte { $column }, Reihe { $row }: { $thing }.
maui-page-scoring = Extra-Wertung für { $first } oder { $second }
maui-page-mark-token = Einzelnes Handtuch in Reihe { $row }.
maui-page-mark-penalty = Strafchip in Reihe { $row }.
maui-page-mark-crab = Krabbe −{ $crab } in Reihe { $row }.

# Leisten in Worten
maui-page-marker = { $seat_is ->
    [you] Du: Feld { $step }, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $seat }: Feld { $step }, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
maui-page-frame = Verziertes Feld { $step }: { $count ->
    [0] leer.
    [one] noch ein { maui-pattern-token }.
   *[other] noch { $count } einzelne Handtücher.
}

# was man hat
maui-page-has-dollars = { $count ->
    [one] ein Sanddollar
   *[other] { $count } Sanddollar
}
maui-page-has-pearls = { $colour ->
    [white] weiße Perlen: { $count }
   *[black] schwarze Perlen: { $count }
}
maui-page-has-token = ein { maui-pattern-token }
maui-page-has-penalties = { $count ->
    [one] ein Strafchip
   *[other] { $count } Strafchips
}
maui-page-has-crabs = Krabben: −{ $count }

# das Ende
maui-page-scores = Woraus die Punkte bestehen
maui-page-part = { $part ->
    [s] Streifen
    [f] Fische
    [w] Wellen
    [l] Lagune
    [o] Sonnenuntergang
    [white] weiße Perlen
    [black] schwarze Perlen
    [dollars] Sanddollar
    [ocean] im Ozean
    [trees] unter den Bäumen
   *[crabs] Krabben
}
maui-page-step = Feld { $step }
maui-page-total = Punkte
maui-page-first-half = nach der ersten Hälfte
maui-page-laid = Plättchen gelegt
maui-page-tie = Bei Gleichstand entscheiden weniger gelegte Plättchen, dann mehr Sanddollar, dann der spätere Platz in der Zugreihenfolge.
