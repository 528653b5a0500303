# Der Punktezettel, für alle, die mit der echten Schachtel spielen.

pad-title = Punktezettel
pad-about = Für das Spiel auf eurem echten Tisch: Gib ein, was dort liegt, der Zettel rechnet zusammen und bleibt auf diesem Gerät. Er geht auch ohne Netz.
pad-new = Neuer Zettel
pad-new-for = Neuer Zettel: { $game }
pad-sheets = Deine Zettel
pad-none = Noch kein Zettel. Wähl das Spiel, das ihr spielt.
pad-players = Personen
pad-name = Name { $number }
pad-names-hint = So, wie ihr sitzt, im Uhrzeigersinn; wer beginnt, steht oben.
pad-variant = Welches Spiel
pad-variant-of = { $variant ->
    [base] Sonnenschirme
    [crab] Krabben
   *[long] langes Spiel
}
pad-begin = Los
pad-open-sheet = Öffnen
pad-all = Alle Zettel
pad-round = { $game ->
    [tide] Durchgang
   *[other] Runde
} { $number }
pad-round-of = { $game ->
    [tide] Durchgang
   *[other] Runde
} { $number } von { $rounds }
pad-total = Punkte
pad-player = Wer
pad-scores = Der Zettel
pad-wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
pad-leads = { $count ->
    [one] { $names } führt.
   *[other] { $names } führen.
}
pad-write = Aufschreiben
pad-write-again = Ändern
pad-leave-round = So lassen, wie es war
pad-change = { $round } ändern
pad-undo = Rückgängig
pad-delete = Löschen
pad-delete-sure = Dann ist dieser Zettel endgültig weg. Löschen?
pad-delete-yes = Zettel löschen
pad-share = Teilen
pad-copied = Kopiert
pad-not-kept = Dieser Browser lässt die Seite nichts behalten: Der Zettel ist weg, wenn du gehst.
pad-less = { $what }: eins weniger
pad-more = { $what }: eins mehr
pad-of = { $name }: { $what }
pad-gains = { $name } bekommt { $points }
pad-box = Zahlen eurer Schachtel
pad-box-about = Diese Zahlen stehen auf Teilen der Schachtel, die wir nicht sehen konnten. Zeigt eure andere, gib sie einmal ein; neue Zettel merken sie sich.
pad-box-value = { $key ->
    [red_lifebuoys] Rettungsring { $number }, rote Seite
    [track_points] Feld { $number }
   *[extension_points] Erweiterung, Feld { $number }
}
pad-box-title = { $key ->
    [red_lifebuoys] Rote Seiten der Rettungsringe
    [track_points] Punkte der Wertungsleisten
   *[extension_points] Punkte der Erweiterung
}
pad-box-ours = Wieder unsere Zahlen

# tide
pad-tide-belts-left = Rettungsringe übrig
pad-tide-level-of = Wasserstand
pad-tide-out = ausgeschieden
pad-tide-all-out = Wenn ein Durchgang endet, ist noch mindestens eine Person dabei.
pad-tide-belts = In der Schachtel sind nur { $count } Rettungsringe.
pad-tide-level = Vom Wasserstand { $level } gibt es nur zwei Karten.

# duck
pad-duck-how = Wie die Runde endete
pad-duck-ending = { $ending ->
    [out] Hand leer
    [dive] Geduckt
   *[stalemate] Patt
}
pad-duck-who = { $ending ->
    [out] Wessen Hand leer war
   *[dive] Wer sich geduckt hat
}
pad-duck-hand-of = Hand von { $name }
pad-duck-sum = Summe { $sum }
pad-duck-add = { $name }: eine { $card } dazu
pad-duck-take = { $name }: die { $card } weg
pad-duck-no-cards = keine Karten
pad-duck-ghost = Summe des Entengeists
pad-duck-saved = { $card } unters Handtuch
pad-duck-buoy = Rettungsring { $points }
pad-duck-nothing = nichts
pad-duck-hand = Gib die Hand von { $name } ein: Tipp auf die Zahlen der Karten.
pad-duck-went-out = Die Hand von { $name } war leer, dort liegt keine Karte mehr.
pad-duck-dive = Ducken geht nur mit höchstens { $most } auf der Hand.
pad-duck-cards = In der Schachtel sind nur { $count } Karten mit einer { $card }, die unter Handtüchern mitgezählt.

# maui
pad-maui-seat = Wessen Sachen
pad-part = { $part ->
    [s] Streifen
    [f] Fische
    [w] Wellen
    [l] Lagune
    [o] Sonnenuntergang
    [white] weiße Perlen
    [black] schwarze Perlen
    [dollars] Sanddollar
    [ocean] Strafchips, Ozean
    [trees] Strafchips, Bäume
   *[crabs] Krabben
}
pad-maui-step = { $part }, Feld
pad-maui-crab = Krabben mit { $points }
pad-maui-tiles-laid = gelegte Plättchen
pad-maui-first = Wer die zweite Hälfte begann
pad-maui-tie = Gleichstand: Weniger gelegte Plättchen gewinnen, dann mehr Sanddollar, dann der spätere Platz.
pad-maui-dollars = In diesem Spiel sind nur { $count } Sanddollar.
pad-maui-tiles = Das Spiel endet, wenn jemand { $count } Plättchen gelegt hat.
