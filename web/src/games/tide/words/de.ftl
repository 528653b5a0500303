# die Seite von tide

tide-page-isles = Inseln
tide-page-round = Durchgang { $round } von { $rounds }
tide-page-turn = Runde { $turn } von { $turns }
tide-page-round-over = Durchgang { $round } ist vorbei
tide-page-round-points = Punkte: siehe unten

# die zwei Wasserstandskarten
tide-page-tides = Wasserstandskarten dieser Runde
tide-page-tide = Wasserstandskarte { $level }
tide-page-rule = Höchste Karte nimmt { $lower }, zweithöchste { $higher }
tide-page-rule-same = Die zwei höchsten Karten nehmen je { $lower }
tide-page-rule-choose = Höchste Karte wählt einen Wasserstand, zweithöchste nimmt den anderen
tide-page-round-ends = Der Durchgang ist vorbei
tide-page-reveal = Die Flut kommt
tide-page-highest-takes = Wasserstandskarte { $level }, für die höchste Wetterkarte
tide-page-second-takes = Wasserstandskarte { $level }, für die zweithöchste Wetterkarte
tide-page-take = Wasserstandskarte { $level } nehmen

# Inseln und was vor ihnen liegt
tide-page-isle = Wasserstand { $level }, { $belts ->
    [one] { $belts } Rettungsring
   *[other] { $belts } Rettungsringe
}
tide-page-stands = { $seat_is ->
    [you] Deine Insel
   *[other] Insel von { $seat }
}: Wasserstand { $level } von { $highest }, { $belts ->
    [one] ein Rettungsring
   *[other] { $belts } Rettungsringe
} übrig. Wer am tiefsten im Wasser steht, verliert jede Runde einen.
tide-page-stands-last = { $seat_is ->
    [you] Deine Insel: Wasserstand { $level } von { $highest }, kein Rettungsring übrig. Noch einmal am tiefsten, und du scheidest aus dem Durchgang aus: −1 Punkt.
   *[other] Insel von { $seat }: Wasserstand { $level } von { $highest }, kein Rettungsring übrig. Noch einmal am tiefsten, und { $seat } scheidet aus dem Durchgang aus: −1 Punkt.
}
tide-page-stands-out = { $seat_is ->
    [you] Deine Insel: Du bist für diesen Durchgang ausgeschieden.
   *[other] Insel von { $seat }: für diesen Durchgang ausgeschieden.
}
tide-page-out = raus
tide-page-thinks = wählt noch
tide-page-shows = zeigt { $card }
tide-page-showed = letzte Runde: { $card }

# Hand
tide-page-card = { $card }, { $halves ->
    [0] kein Rettungsring
    [1] ein halber Rettungsring
   *[2] ein ganzer Rettungsring
}
tide-page-used = in diesem Durchgang gespielt
tide-page-hand-from = Deine Karten, von { $seat } weitergegeben
tide-page-lay = Du legst { $card }.
tide-page-sealed = { $card } liegt verdeckt.
tide-page-sealed-may-change = { $card } liegt verdeckt. Du kannst noch tauschen.
tide-page-watch = { $left ->
    [0] Du bist ausgeschieden. Sieh zu, wie das Spiel endet.
   *[other] Du bist ausgeschieden. Sieh zu, wie der Durchgang endet; dann kommt der nächste Satz zu dir.
}

# Notizen
tide-page-notes = Notizen
tide-page-points = Punkte
tide-page-close = Schließen
tide-page-player = Wer
tide-page-round-name = Durchgang
tide-page-sum = Summe
tide-page-winner = gewinnt
tide-page-to-come = Wasserstandskarten, die in diesem Durchgang noch kommen
tide-page-left = Wasserstand { $level }: { $count }
tide-page-comes-next = kommt im nächsten Durchgang zu dir
tide-page-known = Was du weißt
tide-page-unknown = noch nicht gesehen
tide-page-seen = von allen gesehen
tide-page-eye = = diese Karte haben alle gesehen
tide-page-belts = { $belts ->
    [one] { $belts } Rettungsring
   *[other] { $belts } Rettungsringe
}

# wie die Punkte eines Durchgangs zustande kamen
tide-page-belts-left = { $belts ->
    [one] { $belts } Rettungsring übrig
   *[other] { $belts } Rettungsringe übrig
}
tide-page-lowest = niedrigster Wasserstand
tide-page-by-belts = 1 Punkt für jeden übrigen Rettungsring
tide-page-by-level = 1 dazu für den niedrigsten Wasserstand
tide-page-by-out = −1 fürs Ausscheiden
