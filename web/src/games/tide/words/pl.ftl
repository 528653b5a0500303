# strona gry tide

tide-page-isles = Wyspy
tide-page-round = Runda { $round } z { $rounds }
tide-page-turn = Tura { $turn } z { $turns }
tide-page-round-over = Koniec rundy { $round }
tide-page-round-points = Punkty poniżej

# dwie karty przypływu
tide-page-tides = Karty przypływu w tej turze
tide-page-tide = Karta przypływu { $level }
tide-page-rule = Najwyższa karta bierze { $lower }, druga { $higher }
tide-page-rule-same = Dwie najwyższe karty biorą po { $lower }
tide-page-rule-choose = Najwyższa karta wybiera przypływ, druga bierze pozostały
tide-page-round-ends = Koniec rundy
tide-page-reveal = Nadchodzi przypływ
tide-page-highest-takes = Karta przypływu { $level }, dla najwyższej karty pogody
tide-page-second-takes = Karta przypływu { $level }, dla drugiej co do wysokości karty pogody
tide-page-take = Weź kartę przypływu { $level }

# wyspy i to, co przed nimi leży
tide-page-isle = poziom wody { $level }, { $belts ->
    [one] { $belts } koło ratunkowe
    [few] { $belts } koła ratunkowe
   *[many] { $belts } kół ratunkowych
}
tide-page-stands = { $seat_is ->
    [you] Twoja wyspa
   *[other] Wyspa: { $seat }
}. Poziom wody { $level } z { $highest }, { $belts ->
    [one] zostaje { $belts } koło ratunkowe
    [few] zostają { $belts } koła ratunkowe
   *[many] zostaje { $belts } kół ratunkowych
}. W każdej turze jedno traci osoba z najwyższym poziomem wody.
tide-page-stands-last = { $seat_is ->
    [you] Twoja wyspa. Poziom wody { $level } z { $highest }, nie masz już kół ratunkowych. Jeszcze raz w najgłębszej wodzie i odpadasz z rundy: −1 punkt.
   *[other] Wyspa: { $seat }. Poziom wody { $level } z { $highest }, nie ma już kół ratunkowych. Jeszcze raz w najgłębszej wodzie i { $seat } odpada z rundy: −1 punkt.
}
tide-page-stands-out = { $seat_is ->
    [you] Twoja wyspa: jesteś poza tą rundą.
   *[other] Wyspa: { $seat }. Poza tą rundą.
}
tide-page-out = odpada
tide-page-thinks = jeszcze wybiera
tide-page-shows = pokazuje { $card }
tide-page-showed = w zeszłej turze { $card }

# ręka
tide-page-card = { $card }, { $halves ->
    [0] bez koła ratunkowego
    [1] pół koła ratunkowego
   *[2] całe koło ratunkowe
}
tide-page-used = zagrana w tej rundzie
tide-page-hand-from = Twoje karty (wcześniej: { $seat })
tide-page-lay = Kładziesz { $card }.
tide-page-sealed = Karta { $card } leży zakryta.
tide-page-sealed-may-change = Karta { $card } leży zakryta. Możesz ją zmienić.
tide-page-watch = { $left ->
    [0] Jesteś poza rundą. Zobacz, jak kończy się gra.
   *[other] Jesteś poza rundą. Zobacz, jak się skończy; potem przejdzie do ciebie następny zestaw.
}

# notatki
tide-page-notes = Notatki
tide-page-points = Punkty
tide-page-close = Zamknij
tide-page-player = Kto
tide-page-round-name = Runda
tide-page-sum = Suma
tide-page-winner = wygrywa
tide-page-to-come = Karty przypływu, które jeszcze przyjdą w tej rundzie
tide-page-left = Poziom { $level }: { $count }
tide-page-comes-next = w następnej rundzie przejdzie do ciebie
tide-page-known = Co wiesz
tide-page-unknown = jeszcze niewidziana
tide-page-seen = widziana przez wszystkich
tide-page-eye = = tę kartę znają już wszyscy
tide-page-belts = { $belts ->
    [one] { $belts } koło ratunkowe
    [few] { $belts } koła ratunkowe
   *[many] { $belts } kół ratunkowych
}

# skąd wzięły się punkty rundy
tide-page-belts-left = { $belts ->
    [one] zostaje { $belts } koło ratunkowe
    [few] zostają { $belts } koła ratunkowe
   *[many] zostaje { $belts } kół ratunkowych
}
tide-page-lowest = najniższy poziom wody
tide-page-by-belts = 1 punkt za każde pozostałe koło ratunkowe
tide-page-by-level = 1 więcej za najniższy poziom wody
tide-page-by-out = −1 za odpadnięcie z rundy
