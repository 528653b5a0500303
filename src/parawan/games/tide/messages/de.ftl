tide-name = Land unter

# Optionen
tide-option-open = Karten offen, reihum gelegt
tide-option-choose = wer die höchste Karte hat, wählt die Wasserstandskarte

# was geschieht
tide-round = Durchgang { $round } beginnt.
tide-turn = Runde { $turn }: Die Wasserstandskarten sind { $first } und { $second }.
tide-laid = { $seat_is ->
    [you] Du zeigst { $card }.
   *[other] { $seat } zeigt { $card }.
}
tide-takes = { $seat_is ->
    [you] Du nimmst Wasserstandskarte { $level }.
   *[other] { $seat } nimmt Wasserstandskarte { $level }.
}
tide-loses-belt = { $seat_is ->
    [you] { $belts ->
        [0] Du verlierst deinen letzten Rettungsring.
        [one] Du verlierst einen Rettungsring, einer bleibt dir.
       *[other] Du verlierst einen Rettungsring, { $belts } bleiben dir.
    }
   *[other] { $belts ->
        [0] { $seat } verliert den letzten Rettungsring.
        [one] { $seat } verliert einen Rettungsring, einer bleibt.
       *[other] { $seat } verliert einen Rettungsring, { $belts } bleiben.
    }
}
tide-out = { $seat_is ->
    [you] Du hast keinen Rettungsring mehr: Du bist in diesem Durchgang ausgeschieden.
   *[other] { $seat } hat keinen Rettungsring mehr und ist in diesem Durchgang ausgeschieden.
}
tide-points = { $seat_is ->
    [you] { $points ->
        [-1] Du verlierst einen Punkt.
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
   *[other] { $points ->
        [-1] { $seat } verliert einen Punkt.
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
}
tide-sets-pass = Jeder Satz wandert einen Platz nach links.

# why a move was better
tide-because-belts = Rettungsringe, die du mit dem besten Zug in diesem Durchgang im Schnitt verlierst: { $best } statt { $yours }.

# warum nicht, und was stattdessen
tide-unreadable = „{ $text }“ ist hier kein Zug. Schreib die Zahl einer Wetterkarte, etwa 44 (oder low oder high, um eine Wasserstandskarte zu wählen).
tide-why-choose = Die Karten sind aufgedeckt. Wähl, welche Wasserstandskarte du nimmst: die niedrigere oder die höhere.
tide-why-no-choice = Gerade gibt es keine Wasserstandskarte zu wählen. Schreib die Zahl einer deiner Wetterkarten.
tide-why-same = { $card } hast du schon gewählt. Wähl eine andere Karte oder warte auf die anderen.
tide-why-used = { $card } wurde in diesem Durchgang schon gespielt. Wähl eine Karte, die du noch hast.
tide-why-not-yours = { $card } hast du nicht auf der Hand. Wähl eine deiner Karten.

# am Tisch
tide-draw-status = Durchgang { $round } von { $rounds }, Runde { $turn }
tide-draw-tides = Wasserstandskarten
tide-draw-level = Wasserstand
tide-draw-belts = Rettungsringe
tide-draw-points = Punkte
tide-draw-shown = gezeigt
tide-draw-picked = hat gewählt
tide-draw-out = ausgeschieden
tide-draw-hand = Deine Karten
tide-draw-hand-of = Karten von { $seat }
tide-draw-sealed = verdeckt
tide-draw-known = Bekannt von den Sätzen
tide-draw-notepad = Punkte je Durchgang

tide-ask-pick = Wähl eine Wetterkarte.
tide-ask-choose = Wähl, welche Wasserstandskarte du nimmst: die niedrigere oder die höhere.
tide-help = Schreib die Zahl einer deiner Wetterkarten, etwa 44. Bis alle gewählt haben, darfst du noch wechseln. Mit der Option „choose“ schreibt danach low oder high, wer die höchste Karte hat. Die höchste Karte nimmt die niedrigere Wasserstandskarte, die zweithöchste die höhere; dann verliert einen Rettungsring, wer den höchsten Wasserstand hat.

# das erste Spiel
tide-lesson-isle = Das ist deine Insel. Wer am tiefsten im Wasser steht, verliert jede Runde einen Rettungsring.
tide-lesson-belts = Du hast { $belts } Rettungsringe. Jeder, der nach dem Durchgang übrig ist, ist ein Punkt.
tide-lesson-hand = Diese Wetterkarten gehören dir für den Durchgang; die ganzen und halben Ringe darauf ergaben deine { $belts }. Alle legen gleichzeitig eine Karte.
tide-lesson-tides = Zwei Wasserstandskarten liegen offen. Die höchste Wetterkarte nimmt die niedrigere, die zweithöchste die höhere.
tide-lesson-high = Bieten wir auf die { $level }. Tipp auf deine { $card } und bestätige.
tide-lesson-won = Die { $card } war die höchste Karte. Dein Wasser steigt darum nur auf { $level }.
tide-lesson-second = Die { $card } war die zweithöchste und bekam die { $level }. Tiefer steht niemand: Ein Rettungsring ist weg.
tide-lesson-low = Du kannst dich auch heraushalten: Niedrige Karten nehmen nichts. Leg deine { $card }.
tide-lesson-stayed = Dein Wasser steht immer noch auf { $level }, die anderen haben sich gestritten. Gut so.
tide-lesson-middle = Jetzt sieh, was eine mittlere Karte macht. Leg deine { $card }.
tide-lesson-drowned = Die { $card } war die zweithöchste: Du bekamst die { $level } und verlorst einen Rettungsring. Mittlere Karten sind gefährlich.
tide-lesson-deep = Tiefes Wasser kostet jede Runde einen Rettungsring, bis du eine neue Wasserstandskarte nimmst. Biete hoch: Leg deine { $card }.
tide-lesson-down = Dein Wasser ist auf { $level } gesunken, jemand anders steht tiefer. Mehr brauchst du nicht.
tide-lesson-rounds = Ein Durchgang hat bis zu 12 Runden. Dann wandern die Karten weiter: So spielen alle einmal jede Hand.
tide-lesson-thumb = So schlägst du Pip: Biete hoch oder bleib niedrig, die zweithöchste Karte geht unter. Werde die mittleren los, solange es sicher ist.
