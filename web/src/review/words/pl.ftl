# looking back
review-title = Spojrzenie wstecz: { $game }
review-whose = Czyje decyzje
review-working = Trwa liczenie: { $percent }
review-eyes = Co jest pokazane
review-knew = Moja wiedza
review-true = Jak było naprawdę
review-shown = Który ruch
review-yours = Twój ruch
review-better = Lepszy ruch
review-chance = Szansa na wygraną, decyzja po decyzji
review-chart = Po lewej pierwsza decyzja, po prawej ostatnia. Stuknij znak, by zobaczyć tę decyzję.
review-key-inexact = kosztuje pół punktu lub więcej
review-key-costly = kosztuje półtora punktu lub więcej
review-dot = Decyzja { $number }: { $win }, { $mark }
review-most = Co kosztowało najwięcej, w punktach
review-most-about = Koszt: o tyle więcej punktów dałby średnio najlepszy ruch.
review-none = Żadna decyzja nie kosztowała nawet pół punktu.
review-choices = Wszystkie decyzje
review-at = Decyzja { $number } z { $all }
review-round = { $game ->
   *[other] Runda { $round }
}
review-when = { $game ->
    [tide] Runda { $round }, tura { $turn }
   *[other] Runda { $round }
}
review-instead = Lepszy ruch:
review-previous = Poprzednia decyzja
review-next = Następna decyzja
review-cost = Średnio o { $cost } pkt mniej niż z najlepszym ruchem (± { $error }).
review-wins = Szansa na wygraną: { $yours }, z najlepszym ruchem { $best }.
review-wins-more = Jeśli liczy się tylko wygrana, ten ruch był lepszy.
review-wins-best = Najlepszy ruch także wyraźnie częściej wygrywa.
review-wins-other = Jeśli liczy się tylko wygrana, lepszy był inny ruch: { $best } zamiast { $yours }.
review-play-on = Graj dalej od tej chwili
review-play-on-about = z botami, z tym samym rozdaniem, przy własnym stole
review-move = Ruch
review-points = Punkty średnio
review-win = Szansa na wygraną
review-split = Szczęście i decyzje, w punktach
review-split-about = Szczęście: co przyniósł los, w porównaniu ze średnią. Decyzje: co dały ruchy, w porównaniu z prostą, rozsądną grą. Wszystko razem to wynik.
review-about = Jak to liczymy: komputer rozgrywa każdy ruch do końca wiele razy. Wie tylko to, co można było wtedy wiedzieć na tym miejscu, a wszyscy grają dalej prosto i rozsądnie. Liczą się punkty, nie wygrane. „±” mówi, jak niedokładna jest liczba.
review-stopped = Nie udało się doliczyć do końca. Spróbuj jeszcze raz.
# to, co mówimy osobie na danym miejscu, powiedziane o innym miejscu
table-hand-of-them = Ruch: { $of_seat }
review-knew-of-them = Wiedza: { $of_seat }
review-yours-of-them = Ruch: { $of_seat }
tide-page-lay-of-them = { $of_seat } kładzie { $card }.
tide-draw-hand-of-them = Karty: { $of_seat }
tide-page-hand-from-of-them = Karty: { $of_seat } (wcześniej: { $seat })
tide-page-known-of-them = Co wie { $of_seat }
tide-because-belts-of-them = Średnia strata kół ratunkowych w tej rundzie ({ $of_seat }): { $best } z najlepszym ruchem zamiast { $yours }.
duck-draw-hand-of-them = Ręka: { $of_seat }
duck-page-hint-drawn-of-them = Zostaje { $sum } i dobrana karta.
duck-page-hint-out-of-them = Ostatnie karty: { $of_seat } ma pustą rękę.
duck-page-hint-dive-of-them = { $of_seat } twierdzi, że { $sum } to najniższa suma ze wszystkich.
duck-because-discards-of-them = Z najlepszym ruchem ręka ({ $of_seat }) przepada w { $best_percent } na 100 prób zamiast w { $yours_percent }.
duck-because-ends-of-them = Z najlepszym ruchem { $of_seat } kończy rundę w { $best_percent } na 100 prób zamiast w { $yours_percent }.
