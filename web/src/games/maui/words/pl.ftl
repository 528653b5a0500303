# stół
maui-page-market = Rynek
maui-page-tracks = Tory punktacji
maui-page-values = Wartość rzędów, od oceanu do drzew
maui-page-close = Zamknij
maui-page-beach = { $seat_is ->
    [you] Twoja plaża
   *[other] Plaża: { $seat }
}
maui-page-enlarge = { $seat_is ->
    [you] Twoja plaża, położone kafelki: { $laid } z { $of }. Zobacz z bliska.
   *[other] Plaża: { $seat }, położone kafelki: { $laid } z { $of }. Zobacz z bliska.
}

# co zrobić i jak daleko jest gra
maui-page-round = Runda { $round } · w woreczku: { $bag }
maui-page-nearly-last = może ostatnia runda
maui-page-ask-dollars = Żaden kafelek, na który cię stać, nie pasuje: weź piaskowe monety.
maui-page-covers-crab = Zakrywa kraba: to kosztuje punkty, a do tego wzoru nic już nie pasuje.
maui-page-lay = Stuknij miejsce na swojej plaży.
maui-page-choose-track = Wzór punktujący: wybierz tor.
maui-page-choose-tokens = Dołożyć ręcznik? Stuknij żeton.
maui-page-move-token = Stuknij znów: przełóż lub cofnij.
maui-page-spare = Zapasowy ręcznik: gdy nic nie pasuje i nie ma monet, każdy kafelek jest za darmo. Leży w rzędach 3–5, nie musi pasować i nie daje punktów.

# rynek
maui-page-free = gratis
maui-page-tile = { $towels }. { $price ->
    [0] Gratis.
    [one] Kosztuje { $price } piaskową monetę.
    [few] Kosztuje { $price } piaskowe monety.
   *[many] Kosztuje { $price } piaskowych monet.
}
maui-page-dear = Za drogi dla ciebie.
maui-page-misfit = Nie pasuje nigdzie na twojej plaży.
maui-page-a-tile = kafelek { $towels }
maui-page-dollars = { $count ->
    [0] Przy rzędzie { $row } nie ma piaskowych monet.
    [one] Weź jedną piaskową monetę z rzędu { $row }.
    [few] Weź { $count } piaskowe monety z rzędu { $row }.
   *[many] Weź { $count } piaskowych monet z rzędu { $row }.
}

# co wybiera się razem z kafelkiem
maui-page-token = { $at ->
    [0] Połóż na kafelku swój żeton { maui-pattern-token }.
   *[other] Twój żeton { maui-pattern-token } leży na wzorze { $at }. Stuknij, by go przesunąć.
}
maui-page-umbrella = Wzór punktujący przesuwa cię na torze { maui-pattern-track }.

# plaże słowami
maui-page-dock = Molo: { $towels }.
maui-page-column = Kolumna { $column }, od rzędu { $row } w dół: { $towels }.
maui-page-space = Kolumna { $column }, rząd { $row }: { $thing }.
maui-page-scoring = wzór punktujący: { $first } albo { $second }
maui-page-mark-token = Żeton ręcznika w rzędzie { $row }.
maui-page-mark-penalty = Żeton punktów ujemnych w rzędzie { $row }.
maui-page-mark-crab = Krab −{ $crab } w rzędzie { $row }.

# tory słowami
maui-page-marker = { $seat_is ->
    [you] Ty: pole { $step }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[other] { $seat }: pole { $step }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
}
maui-page-frame = Ozdobna ramka na polu { $step }: { $count ->
    [0] pusta.
    [one] został żeton { maui-pattern-token }.
   *[other] zostały żetony ręczników: { $count }.
}

# co kto ma
maui-page-has-dollars = { $count ->
    [one] jedna piaskowa moneta
    [few] { $count } piaskowe monety
   *[many] { $count } piaskowych monet
}
maui-page-has-pearls = { $colour ->
    [white] białe perły: { $count }
   *[black] czarne perły: { $count }
}
maui-page-has-token = żeton { maui-pattern-token }
maui-page-has-penalties = { $count ->
    [one] jeden żeton punktów ujemnych
    [few] { $count } żetony punktów ujemnych
   *[many] { $count } żetonów punktów ujemnych
}
maui-page-has-crabs = kraby: −{ $count }

# koniec
maui-page-scores = Z czego składają się punkty
maui-page-part = { $part ->
    [s] paski
    [f] ryby
    [w] fale
    [l] laguna
    [o] zachód słońca
    [white] białe perły
    [black] czarne perły
    [dollars] piaskowe monety
    [ocean] na oceanie
    [trees] pod drzewami
   *[crabs] kraby
}
maui-page-step = pole { $step }
maui-page-total = Punkty
maui-page-first-half = po pierwszej połowie
maui-page-laid = położone kafelki
maui-page-tie = Przy remisie decyduje mniejsza liczba położonych kafelków, potem większa liczba monet, potem dalsze miejsce w kolejności gry.
