# looking back
review-title = Rückblick: { $game }
review-whose = Wessen Entscheidungen
review-working = Wird ausgerechnet: { $percent }
review-eyes = Was gezeigt wird
review-knew = Was ich wusste
review-true = Was wirklich war
review-shown = Welcher Zug
review-yours = Dein Zug
review-better = Besserer Zug
review-chance = Gewinnchance, Entscheidung für Entscheidung
review-chart = Links die erste Entscheidung, rechts die letzte. Tipp auf ein Zeichen, um diese Entscheidung anzusehen.
review-key-inexact = kostet einen halben Punkt oder mehr
review-key-costly = kostet anderthalb Punkte oder mehr
review-dot = Entscheidung { $number }: { $win }, { $mark }
review-most = Was am meisten gekostet hat, in Punkten
review-most-about = Die Kosten: So viele Punkte mehr hätte der beste Zug im Schnitt gebracht.
review-none = Keine Entscheidung hat einen halben Punkt oder mehr gekostet.
review-choices = Alle Entscheidungen
review-at = Entscheidung { $number } von { $all }
review-round = { $game ->
    [tide] Durchgang { $round }
   *[other] Runde { $round }
}
review-when = { $game ->
    [tide] Durchgang { $round }, Runde { $turn }
   *[other] Runde { $round }
}
review-instead = Besser:
review-previous = Entscheidung davor
review-next = Nächste Entscheidung
review-cost = Im Schnitt { $cost } Punkte weniger als mit dem besten Zug (± { $error }).
review-wins = Gewinnchance: { $yours }, mit dem besten Zug { $best }.
review-wins-more = Wenn nur der Sieg zählt, war das der bessere Zug.
review-wins-best = Der beste Zug gewinnt auch deutlich öfter.
review-wins-other = Wenn nur der Sieg zählt, war ein anderer Zug besser: { $best } statt { $yours }.
review-play-on = Ab hier weiterspielen
review-play-on-about = gegen Bots, mit derselben Verteilung, an einem eigenen Tisch
review-move = Zug
review-points = Punkte im Schnitt
review-win = Gewinnchance
review-split = Glück und Entscheidungen, in Punkten
review-split-about = Glück: was ausgeteilt und gezogen wurde, verglichen mit dem Durchschnitt. Entscheidungen: was die Züge gebracht haben, verglichen mit einfachem, vernünftigem Spiel. Alles zusammen ist das Ergebnis.
review-about = So wird gerechnet: Der Computer spielt jeden Zug viele Male zu Ende. Er weiß nur, was dieser Platz damals wissen konnte, und alle spielen einfach und vernünftig weiter. Gezählt werden Punkte, nicht Siege. „±“ sagt, wie ungenau eine Zahl ist.
review-stopped = Das konnte nicht zu Ende gerechnet werden. Versuch es noch einmal.
# was zu der Person gesagt wird, die dort sitzt, über einen anderen Platz gesagt
table-hand-of-them = Zug: { $of_seat }
review-knew-of-them = Was { $of_seat } wusste
review-yours-of-them = Zug von { $of_seat }
tide-page-lay-of-them = { $of_seat } legt { $card }.
tide-draw-hand-of-them = Karten von { $of_seat }
tide-page-hand-from-of-them = Karten von { $of_seat }, weitergegeben von { $seat }
tide-page-known-of-them = Was { $of_seat } weiß
tide-because-belts-of-them = Rettungsringe, die { $of_seat } mit dem besten Zug in diesem Durchgang im Schnitt verliert: { $best } statt { $yours }.
duck-draw-hand-of-them = Hand von { $of_seat }
duck-page-hint-drawn-of-them = Noch { $sum }, und eine Karte wird gezogen.
duck-page-hint-out-of-them = Die letzten Karten: { $of_seat } ist fertig.
duck-page-hint-dive-of-them = { $of_seat } behauptet, dass { $sum } die niedrigste Summe von allen ist.
duck-because-discards-of-them = Mit dem besten Zug wird die Hand von { $of_seat } in { $best_percent } von 100 Versuchen abgeworfen statt in { $yours_percent }.
duck-because-ends-of-them = Mit dem besten Zug beendet { $of_seat } die Runde in { $best_percent } von 100 Versuchen statt in { $yours_percent }.
