maui-name = Maui

# Optionen
maui-option-variant-crab = Krabben-Variante
maui-option-variant-long = langes Spiel: Grundspiel, dann Krabben
maui-option-same_side = alle auf derselben Tischseite

# Muster: für sich, als Leiste, als einzelnes Handtuch
maui-pattern-stripes = Streifen
maui-pattern-fish = Fische
maui-pattern-waves = Wellen
maui-pattern-lagoon = Lagune
maui-pattern-sunset = Sonnenuntergang
maui-pattern = { $pattern ->
    [stripes] Streifen
    [fish] Fische
    [waves] Wellen
    [lagoon] Lagune
   *[sunset] Sonnenuntergang
}
maui-pattern-track = { $pattern ->
    [stripes] Streifen-Leiste
    [fish] Fisch-Leiste
    [waves] Wellen-Leiste
    [lagoon] Lagunen-Leiste
   *[sunset] Sonnenuntergangs-Leiste
}
maui-pattern-token = { $pattern ->
    [stripes] Streifen-Handtuch
    [fish] Fisch-Handtuch
    [waves] Wellen-Handtuch
    [lagoon] Lagunen-Handtuch
   *[sunset] Sonnenuntergangs-Handtuch
}

# was auf einem Strand liegt
maui-thing-white = weiße Perle
maui-thing-black = schwarze Perle
maui-thing-scoring = { $first } oder { $second }
maui-thing-crab = Krabbe

# was geschieht
maui-begins = { $seat_is ->
    [you] Die Strände liegen bereit. Du beginnst.
   *[other] Die Strände liegen bereit. { $seat } beginnt.
}
maui-second-half = { $seat_is ->
    [you] Die zweite Hälfte beginnt, jetzt kommen die Krabben. Du hast die wenigsten Punkte und fängst an.
   *[other] Die zweite Hälfte beginnt, jetzt kommen die Krabben. { $seat } hat die wenigsten Punkte und fängt an.
}
maui-places = { $seat_is ->
    [you] Du legst { $tile } in Spalte { $column }, { maui-from-row }.
   *[other] { $seat } legt { $tile } in Spalte { $column }, { maui-from-row }.
}
maui-from-row = { $row ->
    [-1] zwei Muster im Ozean
    [0] ein Muster im Ozean
   *[other] ab Reihe { $row }
}
maui-pays = { $seat_is ->
    [you] Du zahlst { $count ->
        [one] einen Sanddollar
       *[other] { $count } Sanddollar
    } in den Bereich von Reihe { $row }.
   *[other] { $seat } zahlt { $count ->
        [one] einen Sanddollar
       *[other] { $count } Sanddollar
    } in den Bereich von Reihe { $row }.
}
maui-lays-token = { $seat_is ->
    [you] Du legst in Reihe { $row } ein { maui-pattern-token } darauf.
   *[other] { $seat } legt in Reihe { $row } ein { maui-pattern-token } darauf.
}
maui-pearl = { $seat_is ->
    [you] Du nimmst { $count ->
        [1] deine erste
       *[other] eine
    } { $colour ->
        [white] weiße
       *[black] schwarze
    } Perle{ $count ->
        [1] .
       *[other] { " " }und hast jetzt { $count } davon.
    }
   *[other] { $seat } nimmt { $count ->
        [1] die erste
       *[other] eine
    } { $colour ->
        [white] weiße
       *[black] schwarze
    } Perle{ $count ->
        [1] .
       *[other] { " " }und hat jetzt { $count } davon.
    }
}
maui-umbrella-step = { $seat_is ->
    [you] Die Extra-Wertung bringt dich auf der { maui-pattern-track } ein Feld weiter.
   *[other] Die Extra-Wertung bringt { $seat } auf der { maui-pattern-track } ein Feld weiter.
}
maui-umbrella-lost = { $seat_is ->
    [you] Du bist am Ende beider Leisten; die Extra-Wertung verfällt.
   *[other] { $seat } ist am Ende beider Leisten; die Extra-Wertung verfällt.
}
maui-umbrella-leaves = { $seat_is ->
    [you] Der Sonnenschirm deiner Spalte { $column } ist aus dem Spiel.
   *[other] Der Sonnenschirm in Spalte { $column } von { $seat } ist aus dem Spiel.
}
maui-crab-leaves = { $seat_is ->
    [you] Die Krabbe deiner Spalte { $column } verlässt das Spiel ungesehen.
   *[other] Die Krabbe in Spalte { $column } von { $seat } verlässt das Spiel ungesehen.
}
maui-matches = { $seat_is ->
    [you] Treffer für dich in Reihe { $row }, { maui-pattern }: { $steps ->
        [0] Der Wertungsstein steht schon am Ende.
        [one] ein Feld vor.
       *[other] { $steps } Felder vor.
    }
   *[other] Treffer für { $seat } in Reihe { $row }, { maui-pattern }: { $steps ->
        [0] Der Wertungsstein steht schon am Ende.
        [one] ein Feld vor.
       *[other] { $steps } Felder vor.
    }
}
maui-takes-token = { $seat_is ->
    [you] Du erreichst ein verziertes Feld und nimmst ein { maui-pattern-token }.
   *[other] { $seat } erreicht ein verziertes Feld und nimmt ein { maui-pattern-token }.
}
maui-penalties = { $seat_is ->
    [you] { $side ->
        [ocean] Es ragt in den Ozean:
       *[trees] Es ragt unter die Bäume:
    } Du bekommst { $count ->
        [one] einen Strafchip.
       *[other] { $count } Strafchips.
    }
   *[other] { $side ->
        [ocean] Es ragt in den Ozean:
       *[trees] Es ragt unter die Bäume:
    } { $seat } bekommt { $count ->
        [one] einen Strafchip.
       *[other] { $count } Strafchips.
    }
}
maui-crab = { $seat_is ->
    [you] Auf deinem Handtuch in Reihe { $row } taucht eine Krabbe auf: −{ $crab }.
   *[other] Auf dem Handtuch von { $seat } in Reihe { $row } taucht eine Krabbe auf: −{ $crab }.
}
maui-refills = { $tile } kommt in Marktreihe { $row }.
maui-takes-dollars = { $seat_is ->
    [you] Du nimmst { $count ->
        [one] einen Sanddollar
       *[other] { $count } Sanddollar
    } aus dem Bereich von Reihe { $row }.
   *[other] { $seat } nimmt { $count ->
        [one] einen Sanddollar
       *[other] { $count } Sanddollar
    } aus dem Bereich von Reihe { $row }.
}
maui-spare = { $seat_is ->
    [you] Ersatz-Zug: Du legst { $tile } in Spalte { $column }.
   *[other] Ersatz-Zug: { $seat } legt { $tile } in Spalte { $column }.
}
maui-last-round = { $seat_is ->
    [you] Dein Strand ist voll: Das ist die letzte Runde.
   *[other] Der Strand von { $seat } ist voll: Das ist die letzte Runde.
}
maui-scored = { $seat_is ->
    [you] Du hast { $points ->
        [one] { $points } Punkt:
       *[other] { $points } Punkte:
    } Leisten { $tracks }, Perlen { $pearls }, Sanddollar { $dollars }, Strafchips { $penalties }{ maui-scored-crabs }.
   *[other] { $seat } hat { $points ->
        [one] { $points } Punkt:
       *[other] { $points } Punkte:
    } Leisten { $tracks }, Perlen { $pearls }, Sanddollar { $dollars }, Strafchips { $penalties }{ maui-scored-crabs }.
}
maui-scored-crabs = { $crabs ->
    [0] { "" }
   *[other] { ", " }Krabben { $crabs }
}

# warum nicht, und was stattdessen
maui-unreadable = „{ $text }“ ist hier kein Zug. Schreib Marktreihe, Preis und die Reihe, in der das Ozean-Ende liegt (-1 bis 7), etwa a1 3; oder dollars a oder spare b0.
maui-unreadable-tokens = „{ $text }“: Einzelne Handtücher gibt es hier als { $first } und { $second }, jedes einmal. Schreib Buchstabe und Stelle auf dem Plättchen, etwa { $first }1.
maui-why-spare-tile = Der Ersatz-Zug gilt nur, wenn sonst nichts geht. Du kannst ein Plättchen legen: Leg es.
maui-why-spare-dollars = Der Ersatz-Zug gilt nur, wenn sonst nichts geht. Nimm Sanddollar oder leg ein Plättchen mit Treffer.
maui-why-no-dollars = Bei Marktreihe { $row } liegen keine Sanddollar. Nimm die der anderen Reihe, falls dort welche liegen, oder leg ein Plättchen.
maui-why-price = Dieses Plättchen kostet { $price }, du hast { $dollars }. Nimm ein günstigeres oder hol dir erst Sanddollar.
maui-why-price-no-dollars = Dieses Plättchen kostet { $price }, du hast { $dollars }. Nimm ein günstigeres.
maui-why-no-token = Du hast kein { maui-pattern-token }. Leg das Plättchen ohne.
maui-why-token-outside = Das { maui-pattern-token } läge außerhalb des Strands. Leg es auf ein Muster in den Reihen 1 bis 7.
maui-why-token-crab = Das { maui-pattern-token } läge auf einem Krabben-Feld. Leg es auf ein anderes Muster.
maui-why-token-same = Dort zeigt das Plättchen schon das Muster, das auch das { maui-pattern-token } hat. Leg es auf ein anderes Muster.
maui-why-token-pile = Auf ein Muster passt nur ein einzelnes Handtuch. Leg das zweite auf ein anderes Muster.
maui-why-no-match = Kein Muster liegt neben dem gleichen Muster deines letzten Plättchens. Versuch eine andere Reihe oder ein anderes Plättchen.
maui-why-fits-nowhere = Dieses Plättchen passt in keiner Reihe zu deinem letzten. Nimm ein anderes.
maui-why-outside = Außerhalb des Strands gibt es keine Treffer. Leg das Plättchen so, dass es in den Reihen 1 bis 7 trifft.
maui-why-crab = Das Muster unter der Krabbe ist inaktiv. Triff ein anderes Muster deines letzten Plättchens.
maui-why-no-umbrella = Das Plättchen überdeckt hier keine Extra-Wertung. Lass die Leiste nach ^ weg.
maui-why-track-end = Auf der { maui-pattern-track } bist du schon am Ende. Nimm die andere Leiste der Extra-Wertung, oder keine, wenn beide am Ende sind.
maui-why-track = Das Plättchen überdeckt eine Extra-Wertung. Wähl ihre Leiste: ^{ $first } oder ^{ $second }.

# am Tisch
maui-draw-status = Runde { $round }
maui-draw-half = { $half ->
    [1] erste Hälfte
   *[2] zweite Hälfte
}
maui-draw-market = Markt
maui-draw-points = Punkte
maui-draw-dollars = Dollar
maui-draw-pearls = Perlen
maui-draw-tokens = einzelne
maui-draw-penalties = Strafen
maui-draw-crabs = Krabben
maui-draw-ocean = Ozean
maui-draw-trees = Bäume
maui-draw-ahead = Vor dir
maui-draw-marks = * einzelnes Handtuch · ! Strafchip · 2 3 4 Krabbe · $ Sanddollar
maui-draw-frames = Verzierte Felder (Leiste, Feld, Handtücher)

maui-ask = Leg ein Plättchen oder nimm Sanddollar.
maui-ask-spare = Kein Plättchen passt, und es liegen keine Sanddollar da: Nimm ein beliebiges als Ersatz-Zug.
maui-help = Schreib, was du legst: Marktreihe (a oder b), Preis (0, 1, 2) und die Reihe, in der das Ozean-Ende liegt (-1 bis 7), etwa a1 3. Dahinter einzelne Handtücher mit Buchstabe und Stelle auf dem Plättchen (l2) und die Leiste einer überdeckten Extra-Wertung (^s). Oder dollars a, um die Sanddollar von Reihe a zu nehmen; oder spare b0, wenn sonst nichts geht. Mindestens ein Muster muss neben dem gleichen Muster deines letzten Plättchens liegen.

# wie ein Wert einer eigenen Ausgabe sein muss
maui-edition-patterns = muss eine Liste aus zwei verschiedenen Mustern von { $patterns } sein.
maui-edition-scoring = muss eine Liste aus zwei Plättchen sein, jedes eine Liste aus zwei verschiedenen Mustern von { $patterns }.
maui-edition-points = muss eine Liste aus { $least } bis { $most } ganzen Zahlen von 0 bis 99 sein, den Punkten jedes Felds.
maui-edition-falling = darf von Feld zu Feld nicht fallen.
maui-edition-frames = muss eine Liste aus zwei Feldern von 1 bis { $most } sein, auf der Leiste der Streifen und auf der der Fische.
maui-edition-spaces = muss eine Liste aus { $count } Feldern sein, jedes eine Liste aus einer Spalte von 1 bis { $columns } und einer Reihe von 1 bis { $rows }.
maui-edition-column-twice = darf keine zwei Felder in einer Spalte haben.
maui-edition-shared-column = darf Krabbe und Extra-Wertung nicht in dieselbe Spalte legen.
maui-edition-extension = darf die Erweiterung nicht unter dem letzten Feld der Leiste beginnen lassen.

# das erste Spiel
maui-lesson-beach = Das ist dein Strand. Du legst Handtücher von der Holzplattform links aus, Spalte um Spalte.
maui-lesson-market = Die Handtücher kommen vom Markt. Das erste Plättchen jeder Reihe ist gratis, die anderen kosten 1 und 2 Sanddollar.
maui-lesson-match = Ein neues Plättchen muss neben einem gleichen Muster der vorigen Spalte liegen: ein Treffer. Die Höhe wählst du.
maui-lesson-first = Nimm dieses Plättchen, es ist gratis. Tipp dann auf den markierten Platz: Hellblau kommt neben Hellblau.
maui-lesson-track = Ein Treffer: Du rückst vor auf der Leiste dieses Musters. Je weiter, desto mehr Punkte am Ende.
maui-lesson-rows = Ein Treffer bringt so viele Felder, wie seine Reihe zeigt: 3 am Rand, 1 in der Mitte. Dein Plättchen liegt jetzt in den reichen Reihen.
maui-lesson-pay = Dieses trifft dort zweimal und überdeckt auch den Sonnenschirm. Es kostet einen Sanddollar: Das lohnt sich.
maui-lesson-pearl = { $steps } Felder auf einmal, und unter dem Sonnenschirm eine Perle. Eine Perle einer Farbe bringt 2 Punkte, zwei bringen 5, drei bringen 9.
maui-lesson-outside = Plättchen dürfen in den Ozean oder unter die Bäume ragen. Aber jedes Muster dort draußen kostet einen Punkt, und nichts lässt sich daran anlegen.
maui-lesson-dollars = Du hast keine Sanddollar mehr. Statt ein Handtuch zu legen, darfst du alle nehmen, die bei einer Reihe liegen: Nimm diese { $count }.
maui-lesson-end = So geht es weiter, bis jemand 12 Plättchen gelegt hat. Sanddollar, die du dann noch hast, sind auch Punkte.
maui-lesson-thumb = So schlägst du Pip: Nimm, was jetzt am meisten bringt, abzüglich des Preises, und halte deine Muster in den reichen Reihen am Rand. Sanddollar nur, wenn kein Plättchen so viel bringt.
