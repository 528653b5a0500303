duck-name = Duck

duck-card = { $colour ->
    [y] gelbe { $number }
    [b] blaue { $number }
   *[r] rote { $number }
}

# was geschieht
duck-round = { $seat_is ->
    [you] Runde { $round } beginnt. Du gibst.
   *[other] Runde { $round } beginnt. { $seat } gibt.
}
duck-first-card = { $seat_is ->
    [you] Auf deinem Ablagestapel liegt die { duck-card }.
   *[other] Auf dem Ablagestapel von { $seat } liegt die { duck-card }.
}
duck-lays = { $seat_is ->
    [you] { $count ->
        [1] Du legst die { duck-card }.
       *[other] Du legst { $cards }, obenauf die { duck-card }.
    }
   *[other] { $count ->
        [1] { $seat } legt die { duck-card }.
       *[other] { $seat } legt { $cards }, obenauf die { duck-card }.
    }
}
duck-draws-unseen = { $seat_is ->
    [you] Du ziehst vom Nachziehstapel.
   *[other] { $seat } zieht vom Nachziehstapel.
}
duck-draws = { $seat_is ->
    [you] Du ziehst die { duck-card } vom Nachziehstapel.
   *[other] { $seat } zieht die { duck-card } vom Nachziehstapel.
}
duck-draws-from = { $seat_is ->
    [you] Du nimmst die { duck-card } vom Ablagestapel von { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $seat } nimmt die { duck-card } von deinem Ablagestapel.
       *[other] { $seat } nimmt die { duck-card } vom Ablagestapel von { $from_seat }.
    }
}
duck-draws-from-ghost = { $seat_is ->
    [you] Du nimmst die { duck-card } vom Entengeist.
   *[other] { $seat } nimmt die { duck-card } vom Entengeist.
}
duck-renews = Der Nachziehstapel wird erneuert: { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
}
duck-ghost-turns = Der Entengeist deckt die { duck-card } auf.
duck-out = { $seat_is ->
    [you] Du bist fertig!
   *[other] { $seat } ist fertig!
}
duck-dives = { $seat_is ->
    [you] Du duckst dich!
   *[other] { $seat } duckt sich!
}
duck-stalemate = Patt: Die Runde endet, und Rettungsring { $buoy } verlässt das Spiel.
duck-shows = { $seat_is ->
    [you] Du zeigst { $cards }: Summe { $sum }.
   *[other] { $seat } zeigt { $cards }: Summe { $sum }.
}
duck-ghost-shows = Die verdeckte Karte des Entengeists ist die { duck-card }: Summe { $sum }.
duck-dive-won = { $seat_is ->
    [you] Dein Ducken gelingt.
   *[other] { $seat } duckt sich mit Erfolg.
}
duck-dive-lost = { $seat_is ->
    [you] Dein Ducken misslingt.
   *[other] { $seat } duckt sich vergeblich.
}
duck-buoy-green = { $seat_is ->
    [you] Du nimmst Rettungsring { $buoy } mit der grünen Seite nach oben: { $points } Punkte.
   *[other] { $seat } nimmt Rettungsring { $buoy } mit der grünen Seite nach oben: { $points } Punkte.
}
duck-buoy-red = { $seat_is ->
    [you] Du nimmst Rettungsring { $buoy } mit der roten Seite nach oben: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $seat } nimmt Rettungsring { $buoy } mit der roten Seite nach oben: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
duck-saves = { $seat_is ->
    [you] Du legst die { duck-card } unter dein Handtuch.
   *[other] { $seat } legt die { duck-card } unter das eigene Handtuch.
}
duck-highest = { $seat_is ->
    [you] Du hast die höchste Summe und legst nichts unter dein Handtuch.
   *[other] { $seat } hat die höchste Summe und legt nichts unter das Handtuch.
}
duck-above-ghost = { $seat_is ->
    [you] Deine Summe ist höher als die des Entengeists: Du legst nichts unter dein Handtuch.
   *[other] { $seat } liegt über dem Entengeist und legt nichts unter das Handtuch.
}

# why a move was better
duck-because-discards = Mit dem besten Zug wird deine Hand in { $best_percent } von 100 Versuchen abgeworfen statt in { $yours_percent }.
duck-because-ends = Mit dem besten Zug beendest du die Runde in { $best_percent } von 100 Versuchen statt in { $yours_percent }.

# warum nicht, und was stattdessen
duck-unreadable = „{ $text }“ ist hier kein Zug. Schreib die Karten und woher du nachziehst, etwa 3yb left (die blaue 3 liegt oben), b3-6 deck oder b6-3 right; oder schreib dive, um dich zu ducken.
duck-unreadable-run = „{ $text }“ ist zu kurz: Eine Folge hat drei oder mehr Karten, etwa b3-5.
duck-unreadable-cards = „{ $text }“ ist weder eine Gruppe (D7: gleiche Zahlen) noch eine Folge (D8: drei oder mehr einer Farbe, Zahl um Zahl).
duck-why-dive = Deine Hand ergibt { $sum }. Bring sie auf { $limit } oder weniger, dann kannst du dich ducken.
duck-why-no-cards = Solche Karten gibt es nicht. Wähl welche von deiner Hand.
duck-why-not-held = { $have ->
    [0] Du hast keine { duck-card } auf der Hand. Leg Karten, die du hast.
   *[other] Du hast die { duck-card } nur { $have }-mal auf der Hand. Leg Karten, die du hast.
}
duck-why-out = Das sind deine letzten Karten, danach wird nichts gezogen. Nenn keinen Stapel.
duck-why-stuck = Der Nachziehstapel ist leer und wird nicht noch einmal erneuert, also endet diese Runde jetzt. Nenn keinen Stapel.
duck-why-say-pile = Du hast noch Karten auf der Hand: Sag, woher du nachziehst (deck, left oder right).
duck-why-empty = { $pile ->
    [left] Der Ablagestapel am Nachbarplatz links ist leer. Zieh von einem anderen Stapel.
   *[right] Der Ablagestapel am Nachbarplatz rechts ist leer. Zieh von einem anderen Stapel.
}

# am Tisch
duck-draw-status = Runde { $round } von { $rounds }
duck-draw-buoy = Rettungsring { $buoy }
duck-draw-buoy-name = Rettungsring dieser Runde
duck-draw-deck = { $cards ->
    [one] eine Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
duck-draw-deck-name = Nachziehstapel
duck-draw-renewed = einmal erneuert
duck-draw-dry = { $turns } von { $most } Zügen ohne Nachziehstapel
duck-draw-pile = Ablagestapel
duck-draw-cards = Hand
duck-draw-towel = unter dem Handtuch
duck-draw-buoys = Rettungsringe
duck-draw-points = Punkte
duck-draw-ghost = Entengeist
duck-draw-left = links
duck-draw-right = rechts
duck-draw-dealer = gibt
duck-draw-turn = am Zug
duck-draw-hand = Deine Hand
duck-draw-hand-of = Hand von { $seat }
duck-draw-sum = Summe { $sum }

duck-ask = Leg eine Gruppe oder eine Folge und wähl, wovon du nachziehst.
duck-ask-dive = Leg eine Gruppe oder eine Folge und wähl, wovon du nachziehst. Oder duck dich.
duck-ask-stuck = Der Nachziehstapel wird nicht noch einmal erneuert: Leg deine letzten Karten, wenn du kannst. Alle anderen Karten beenden die Runde mit einem Patt.
duck-help = Schreib die Zahl und die Farben einer Gruppe, die letzte liegt oben: 3yb legt die gelbe 3 und darauf die blaue 3 (y gelb, b blau, r rot). Eine Folge schreibst du b3-6 oder, absteigend gelegt, b6-3. Du kannst die Karten auch einzeln schreiben: y3 b3 oder b3 b4 b5 b6. Sag dann, woher du nachziehst: deck (Nachziehstapel), left oder right (Ablagestapel links oder rechts). Mit deinen letzten Karten nennst du keinen Stapel. Bei einer Summe von 10 oder weniger darfst du dive schreiben, um dich zu ducken.

# wie ein Wert einer eigenen Ausgabe sein muss
duck-edition-red = muss eine Liste aus fünf ganzen Zahlen von -20 bis 0 sein.

# das erste Spiel
duck-lesson-goal = Diese Enten gehören dir. Werde sie los: Du willst die kleinste Hand am Tisch.
duck-lesson-sum = Hier steht die Summe deiner Hand: { $sum } ist viel.
duck-lesson-group = Karten mit gleicher Zahl gehen zusammen, als Gruppe. Tipp auf die drei 7en; dann auf den Nachziehstapel, denn nach dem Legen ziehst du eine Karte.
duck-lesson-drew = Drei Karten weg, eine dazu: Deine Summe ist nur noch { $sum }.
duck-lesson-run = Drei oder mehr einer Farbe hintereinander sind eine Folge. Leg die roten 2, 3, 4 und nimm diesmal die offene 1 vom Stapel nebenan.
duck-lesson-small = Deine Summe ist { $sum }. Mit 10 oder weniger darfst du dich ducken: Du sagst, dass alle anderen mehr haben.
duck-lesson-dive = Die anderen haben je eine Karte gelegt und eine gezogen, sie haben also noch viel. Duck dich!
duck-lesson-buoy = Alle anderen haben mehr: Du bekommst den Rettungsring, { $buoy } Punkte. Und deine höchste Karte kommt unter dein Handtuch, noch { $card }.
duck-lesson-others = Von den anderen bekommt die höchste Summe nichts. Alle Übrigen behalten ihre höchste Karte als Punkte.
duck-lesson-failed = Hat jemand so wenig wie du oder weniger, misslingt dein Ducken, und der Rettungsring zählt minus. Duck dich also mit Bedacht.
duck-lesson-out = Es gibt noch einen Weg: Leg deine letzten Karten. Wer keine mehr hat, bekommt den Rettungsring sofort.
duck-lesson-thumb = So schlägst du Pip: Leg, was die kleinste Summe übrig lässt, und nimm offene Karten, die niedrig sind oder passen. Duck dich, wenn wohl alle anderen mehr haben.
