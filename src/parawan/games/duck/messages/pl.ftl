duck-name = Kaczki

duck-card = { $colour ->
    [y] żółtą { $number }
    [b] niebieską { $number }
   *[r] czerwoną { $number }
}

# co się dzieje
duck-round = { $seat_is ->
    [you] Zaczyna się runda { $round }. Rozdajesz.
   *[other] Zaczyna się runda { $round }. Rozdaje { $seat }.
}
duck-first-card = { $seat_is ->
    [you] Odkrywasz { duck-card } na swój stos.
   *[other] { $seat } odkrywa { duck-card } na swój stos.
}
duck-lays = { $seat_is ->
    [you] { $count ->
        [1] Zagrywasz { duck-card }.
       *[other] Zagrywasz { $cards }, na wierzch { duck-card }.
    }
   *[other] { $count ->
        [1] { $seat } zagrywa { duck-card }.
       *[other] { $seat } zagrywa { $cards }, na wierzch { duck-card }.
    }
}
duck-draws-unseen = { $seat_is ->
    [you] Dobierasz z talii dobierania.
   *[other] { $seat } dobiera z talii dobierania.
}
duck-draws = { $seat_is ->
    [you] Dobierasz { duck-card } z talii dobierania.
   *[other] { $seat } dobiera { duck-card } z talii dobierania.
}
duck-draws-from = { $seat_is ->
    [you] Bierzesz { duck-card } ze stosu, który ma { $from_seat }.
   *[other] { $from_seat_is ->
        [you] { $seat } bierze { duck-card } z twojego stosu.
       *[other] { $seat } bierze { duck-card } ze stosu, który ma { $from_seat }.
    }
}
duck-draws-from-ghost = { $seat_is ->
    [you] Bierzesz { duck-card } od Kaczego Ducha.
   *[other] { $seat } bierze { duck-card } od Kaczego Ducha.
}
duck-renews = Talia dobierania zostaje odnowiona: { $cards ->
    [one] jedna karta.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
duck-ghost-turns = Kaczy Duch odkrywa { duck-card }.
duck-out = { $seat_is ->
    [you] Masz pustą rękę!
   *[other] { $seat } ma pustą rękę!
}
duck-dives = { $seat_is ->
    [you] Nurkujesz!
   *[other] { $seat } nurkuje!
}
duck-stalemate = Pat: runda się kończy, a koło ratunkowe { $buoy } wypada z gry.
duck-shows = { $seat_is ->
    [you] Pokazujesz { $cards }: suma { $sum }.
   *[other] { $seat } pokazuje { $cards }: suma { $sum }.
}
duck-ghost-shows = Kaczy Duch odsłania zakrytą kartę, { duck-card }: suma { $sum }.
duck-dive-won = { $seat_is ->
    [you] Twoje nurkowanie się udaje.
   *[other] { $seat } nurkuje z powodzeniem.
}
duck-dive-lost = { $seat_is ->
    [you] Twoje nurkowanie się nie udaje.
   *[other] { $seat } nurkuje bez powodzenia.
}
duck-buoy-green = { $seat_is ->
    [you] Bierzesz koło ratunkowe { $buoy } zieloną stroną do góry: { $points } { $points ->
        [one] punkt.
        [few] punkty.
       *[many] punktów.
    }
   *[other] { $seat } bierze koło ratunkowe { $buoy } zieloną stroną do góry: { $points } { $points ->
        [one] punkt.
        [few] punkty.
       *[many] punktów.
    }
}
duck-buoy-red = { $seat_is ->
    [you] Bierzesz koło ratunkowe { $buoy } czerwoną stroną do góry: { $points } { $points ->
        [one] punkt.
        [few] punkty.
       *[many] punktów.
    }
   *[other] { $seat } bierze koło ratunkowe { $buoy } czerwoną stroną do góry: { $points } { $points ->
        [one] punkt.
        [few] punkty.
       *[many] punktów.
    }
}
duck-saves = { $seat_is ->
    [you] Wkładasz { duck-card } pod swój ręcznik.
   *[other] { $seat } wkłada { duck-card } pod swój ręcznik.
}
duck-highest = { $seat_is ->
    [you] Masz najwyższą sumę i nic nie wkładasz pod ręcznik.
   *[other] { $seat } ma najwyższą sumę i nic nie wkłada pod ręcznik.
}
duck-above-ghost = { $seat_is ->
    [you] Twoja suma jest wyższa niż suma Kaczego Ducha: nic nie wkładasz pod ręcznik.
   *[other] { $seat } ma sumę wyższą niż Kaczy Duch i nic nie wkłada pod ręcznik.
}

# why a move was better
duck-because-discards = Z najlepszym ruchem twoja ręka przepada w { $best_percent } na 100 prób zamiast w { $yours_percent }.
duck-because-ends = Z najlepszym ruchem kończysz rundę w { $best_percent } na 100 prób zamiast w { $yours_percent }.

# dlaczego nie i co zrobić
duck-unreadable = „{ $text }” to nie ruch w tej grze. Napisz karty i skąd dobierasz, np. 3yb left (niebieska 3 na wierzchu), b3-6 deck albo b6-3 right; albo napisz dive, żeby zanurkować.
duck-unreadable-run = „{ $text }” to za mało: sekwens ma trzy lub więcej kart, np. b3-5.
duck-unreadable-cards = „{ $text }” to ani grupa (D7: równe liczby), ani sekwens (D8: trzy lub więcej jednego koloru, liczba po liczbie).
duck-why-dive = Suma twojej ręki to { $sum }. Zejdź do { $limit } lub mniej i wtedy nurkuj.
duck-why-no-cards = Takich kart nie ma w grze. Wybierz karty ze swojej ręki.
duck-why-not-held = { $have ->
    [0] Chcesz zagrać { duck-card }, ale nie masz jej na ręce. Zagraj karty, które masz.
   *[other] Masz na ręce { duck-card } tylko { $have ->
        [one] raz
        [few] { $have } razy
       *[many] { $have } razy
    }. Zagraj karty, które masz.
}
duck-why-out = To twoje ostatnie karty, potem nic nie dobierasz. Nie wskazuj stosu.
duck-why-stuck = Talia dobierania jest pusta i nie odnawia się jej drugi raz, więc runda zaraz się kończy. Nie wskazuj stosu.
duck-why-say-pile = Masz jeszcze karty na ręce: powiedz, skąd dobierasz (deck, left czy right).
duck-why-empty = { $pile ->
    [left] Stos kart odrzuconych po lewej jest pusty. Dobierz z innego.
   *[right] Stos kart odrzuconych po prawej jest pusty. Dobierz z innego.
}

# przy stole
duck-draw-status = runda { $round } z { $rounds }
duck-draw-buoy = koło ratunkowe { $buoy }
duck-draw-buoy-name = koło ratunkowe tej rundy
duck-draw-deck = { $cards ->
    [one] jedna karta w talii dobierania
    [few] { $cards } karty w talii dobierania
   *[many] { $cards } kart w talii dobierania
}
duck-draw-deck-name = talia dobierania
duck-draw-renewed = odnowiona raz
duck-draw-dry = tury bez talii dobierania: { $turns } z { $most }
duck-draw-pile = stos kart odrzuconych
duck-draw-cards = ręka
duck-draw-towel = pod ręcznikiem
duck-draw-buoys = koła ratunkowe
duck-draw-points = punkty
duck-draw-ghost = Kaczy Duch
duck-draw-left = po lewej
duck-draw-right = po prawej
duck-draw-dealer = rozdaje
duck-draw-turn = teraz gra
duck-draw-hand = Twoja ręka
duck-draw-hand-of = Ręka: { $seat }
duck-draw-sum = suma { $sum }

duck-ask = Zagraj grupę albo sekwens i powiedz, skąd dobierasz.
duck-ask-dive = Zagraj grupę albo sekwens i powiedz, skąd dobierasz. Albo zanurkuj.
duck-ask-stuck = Talia dobierania nie zostanie już odnowiona: zagraj ostatnie karty, jeśli możesz. Każde inne zagranie kończy rundę patem.
duck-help = Napisz liczbę i kolory grupy, ostatni ląduje na wierzchu: 3yb kładzie żółtą 3, a na nią niebieską 3 (y żółty, b niebieski, r czerwony). Sekwens zapisz jako b3-6 albo, malejąco, b6-3. Możesz też wypisać karty po kolei: y3 b3 albo b3 b4 b5 b6. Potem powiedz, skąd dobierasz: deck (talia dobierania), left lub right (stos po lewej lub prawej). Przy ostatnich kartach nie wskazujesz stosu. Przy sumie 10 lub mniej możesz napisać dive, żeby zanurkować.

# jaka musi być wartość własnego wydania
duck-edition-red = musi być listą pięciu liczb całkowitych od -20 do 0.

# pierwsza gra
duck-lesson-goal = To twoje kaczki. Pozbądź się ich: chcesz mieć najmniejszą sumę przy stole.
duck-lesson-sum = Tu widać sumę twojej ręki: { $sum } to dużo.
duck-lesson-group = Karty o tej samej liczbie zagrywa się razem, jako grupę. Stuknij trzy siódemki, a potem talię dobierania, bo po zagraniu dobierasz kartę.
duck-lesson-drew = Trzy karty mniej, jedna więcej: suma spadła do { $sum }.
duck-lesson-run = Trzy karty jednego koloru po kolei, albo więcej, to sekwens. Zagraj czerwone 2, 3, 4 i tym razem weź odkrytą 1 ze stosu obok.
duck-lesson-small = Twoja suma to { $sum }. Mając 10 lub mniej, możesz nurkować: mówisz, że wszyscy inni mają więcej.
duck-lesson-dive = Reszta co turę zagrywała jedną kartę i jedną dobierała, więc wciąż ma dużo. Nurkuj!
duck-lesson-buoy = Wszyscy inni mają więcej: dostajesz koło ratunkowe, { $buoy ->
    [one] { $buoy } punkt
    [few] { $buoy } punkty
   *[many] { $buoy } punktów
}. Twoja najwyższa karta trafia pod ręcznik, jeszcze { $card }.
duck-lesson-others = Z pozostałych osób najwyższa suma nie dostaje nic. Reszta zachowuje najwyższą kartę jako punkty.
duck-lesson-failed = Jeśli ktoś ma tyle samo co ty lub mniej, nurkowanie się nie udaje i koło daje punkty ujemne. Nurkuj więc z rozwagą.
duck-lesson-out = Jest też drugi sposób: zagraj ostatnie karty. Kto nie ma już żadnej, od razu dostaje koło ratunkowe.
duck-lesson-thumb = Jak wygrać z Pipem: zagrywaj to, po czym zostaje najmniejsza suma, i bierz odkryte karty, gdy są niskie lub pasują. Nurkuj, gdy reszta ma chyba więcej.
