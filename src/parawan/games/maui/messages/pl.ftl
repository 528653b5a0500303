maui-name = Maui

# opcje
maui-option-variant-crab = kraby piaskowe
maui-option-variant-long = długa gra: podstawowa, potem kraby
maui-option-same_side = wszyscy po tej samej stronie stołu

# wzory: same, po słowie „tor”, jako żeton
maui-pattern-stripes = paski
maui-pattern-fish = ryby
maui-pattern-waves = fale
maui-pattern-lagoon = laguna
maui-pattern-sunset = zachód słońca
maui-pattern = { $pattern ->
    [stripes] paski
    [fish] ryby
    [waves] fale
    [lagoon] laguna
   *[sunset] zachód słońca
}
maui-pattern-track = { $pattern ->
    [stripes] pasków
    [fish] ryb
    [waves] fal
    [lagoon] laguny
   *[sunset] zachodu słońca
}
maui-pattern-token = { $pattern ->
    [stripes] z paskami
    [fish] z rybami
    [waves] z falami
    [lagoon] z laguną
   *[sunset] z zachodem słońca
}

# co leży na plaży
maui-thing-white = biała perła
maui-thing-black = czarna perła
maui-thing-scoring = { $first } albo { $second }
maui-thing-crab = krab piaskowy

# co się dzieje
maui-begins = { $seat_is ->
    [you] Plaże czekają. Zaczynasz.
   *[other] Plaże czekają. { $seat } zaczyna.
}
maui-second-half = { $seat_is ->
    [you] Zaczyna się druga połowa, wychodzą kraby. Masz najmniej punktów, więc zaczynasz.
   *[other] Zaczyna się druga połowa, wychodzą kraby. { $seat } ma najmniej punktów, więc zaczyna.
}
maui-places = { $seat_is ->
    [you] Kładziesz { $tile } w kolumnie { $column }, { maui-from-row }.
   *[other] { $seat } kładzie { $tile } w kolumnie { $column }, { maui-from-row }.
}
maui-from-row = { $row ->
    [-1] dwa wzory na oceanie
    [0] jeden wzór na oceanie
   *[other] od rzędu { $row } w dół
}
maui-pays = { $seat_is ->
    [you] Płacisz { $count ->
        [one] jedną piaskową monetę
        [few] { $count } piaskowe monety
       *[many] { $count } piaskowych monet
    } na obszar rzędu „{ $row }”.
   *[other] { $seat } płaci { $count ->
        [one] jedną piaskową monetę
        [few] { $count } piaskowe monety
       *[many] { $count } piaskowych monet
    } na obszar rzędu „{ $row }”.
}
maui-lays-token = { $seat_is ->
    [you] Kładziesz na nim żeton { maui-pattern-token } w rzędzie { $row }.
   *[other] { $seat } kładzie na nim żeton { maui-pattern-token } w rzędzie { $row }.
}
maui-pearl = { $seat_is ->
    [you] Bierzesz { $colour ->
        [white] białą
       *[black] czarną
    } perłę. Masz takich już { $count }.
   *[other] { $seat } bierze { $colour ->
        [white] białą
       *[black] czarną
    } perłę. Ma takich już { $count }.
}
maui-umbrella-step = { $seat_is ->
    [you] Wzór punktujący przesuwa cię o jedno pole na torze { maui-pattern-track }.
   *[other] Wzór punktujący: { $seat } idzie o jedno pole dalej na torze { maui-pattern-track }.
}
maui-umbrella-lost = { $seat_is ->
    [you] Na obu torach stoisz już na końcu, więc wzór punktujący przepada.
   *[other] { $seat } na obu torach stoi już na końcu, więc wzór punktujący przepada.
}
maui-umbrella-leaves = { $seat_is ->
    [you] Parasol z twojej kolumny { $column } opuszcza grę.
   *[other] { $seat }: parasol z kolumny { $column } opuszcza grę.
}
maui-crab-leaves = { $seat_is ->
    [you] Krab z twojej kolumny { $column } opuszcza grę nieodkryty.
   *[other] { $seat }: krab z kolumny { $column } opuszcza grę nieodkryty.
}
maui-matches = { $seat_is ->
    [you] Masz połączenie w rzędzie { $row }, { maui-pattern }: { $steps ->
        [0] znacznik stoi już na końcu toru.
        [one] jedno pole dalej.
        [few] { $steps } pola dalej.
       *[many] { $steps } pól dalej.
    }
   *[other] { $seat } ma połączenie w rzędzie { $row }, { maui-pattern }: { $steps ->
        [0] znacznik stoi już na końcu toru.
        [one] jedno pole dalej.
        [few] { $steps } pola dalej.
       *[many] { $steps } pól dalej.
    }
}
maui-takes-token = { $seat_is ->
    [you] Docierasz do ozdobnej ramki i bierzesz żeton { maui-pattern-token }.
   *[other] { $seat } dociera do ozdobnej ramki i bierze żeton { maui-pattern-token }.
}
maui-penalties = { $seat_is ->
    [you] { $side ->
        [ocean] Kafelek wystaje na ocean:
       *[trees] Kafelek wystaje między drzewa:
    } dostajesz { $count ->
        [one] żeton punktów ujemnych.
        [few] { $count } żetony punktów ujemnych.
       *[many] { $count } żetonów punktów ujemnych.
    }
   *[other] { $side ->
        [ocean] Kafelek wystaje na ocean:
       *[trees] Kafelek wystaje między drzewa:
    } { $seat } dostaje { $count ->
        [one] żeton punktów ujemnych.
        [few] { $count } żetony punktów ujemnych.
       *[many] { $count } żetonów punktów ujemnych.
    }
}
maui-crab = { $seat_is ->
    [you] Na twoim ręczniku w rzędzie { $row } pojawia się krab: −{ $crab }.
   *[other] { $seat }: na ręczniku w rzędzie { $row } pojawia się krab: −{ $crab }.
}
maui-refills = { $tile } trafia do rzędu „{ $row }” na rynku.
maui-takes-dollars = { $seat_is ->
    [you] Bierzesz { $count ->
        [one] jedną piaskową monetę
        [few] { $count } piaskowe monety
       *[many] { $count } piaskowych monet
    } z obszaru rzędu „{ $row }”.
   *[other] { $seat } bierze { $count ->
        [one] jedną piaskową monetę
        [few] { $count } piaskowe monety
       *[many] { $count } piaskowych monet
    } z obszaru rzędu „{ $row }”.
}
maui-spare = { $seat_is ->
    [you] Kładziesz { $tile } w kolumnie { $column } jako zapasowy ręcznik.
   *[other] { $seat } kładzie { $tile } w kolumnie { $column } jako zapasowy ręcznik.
}
maui-last-round = { $seat_is ->
    [you] Twoja plaża jest pełna: to ostatnia runda.
   *[other] { $seat } ma pełną plażę: to ostatnia runda.
}
maui-scored = { $seat_is ->
    [you] Twój wynik to { $points }: tory { $tracks }, perły { $pearls }, piaskowe monety { $dollars }, żetony punktów ujemnych { $penalties }{ maui-scored-crabs }.
   *[other] { $seat } ma wynik { $points }: tory { $tracks }, perły { $pearls }, piaskowe monety { $dollars }, żetony punktów ujemnych { $penalties }{ maui-scored-crabs }.
}
maui-scored-crabs = { $crabs ->
    [0] { "" }
   *[other] { ", " }kraby { $crabs }
}

# dlaczego nie i co zrobić
maui-unreadable = „{ $text }” to nie ruch w tej grze. Napisz rząd rynku, cenę i rząd, w którym leży koniec kafelka od strony oceanu (-1 do 7), np. a1 3; albo dollars a lub spare b0.
maui-unreadable-tokens = „{ $text }”: żetony ręczników to { $first } i { $second }, każdy raz. Napisz literę i miejsce na kafelku, np. { $first }1.
maui-why-spare-tile = Zapasowy ręcznik jest na wypadek, gdy nic innego się nie da. Masz kafelek, który pasuje: połóż go.
maui-why-spare-dollars = Zapasowy ręcznik jest na wypadek, gdy nic innego się nie da. Weź piaskowe monety albo połóż kafelek, który pasuje.
maui-why-no-dollars = Przy rzędzie „{ $row }” nie ma piaskowych monet. Weź te z drugiego rzędu, jeśli są, albo połóż kafelek.
maui-why-price = Ten kafelek kosztuje { $price }, a ty masz { $dollars }. Wybierz tańszy albo najpierw weź piaskowe monety.
maui-why-price-no-dollars = Ten kafelek kosztuje { $price }, a ty masz { $dollars }. Wybierz tańszy.
maui-why-no-token = Nie masz żetonu { maui-pattern-token }. Połóż kafelek bez niego.
maui-why-token-outside = Żeton { maui-pattern-token } leżałby poza plażą. Połóż go na wzorze w rzędach 1–7.
maui-why-token-crab = Żeton { maui-pattern-token } leżałby na polu kraba. Połóż go na innym wzorze.
maui-why-token-same = W tym miejscu kafelek ma już taki wzór jak żeton { maui-pattern-token }. Połóż go na innym wzorze.
maui-why-token-pile = Na jednym wzorze mieści się jeden żeton ręcznika. Drugi połóż na innym wzorze.
maui-why-no-match = Żaden wzór nie leży obok takiego samego wzoru twojego ostatniego kafelka. Spróbuj innego rzędu albo innego kafelka.
maui-why-fits-nowhere = Ten kafelek nie pasuje w żadnym rzędzie. Wybierz inny.
maui-why-outside = Poza plażą nie ma połączeń. Połóż kafelek tak, by łączył się w rzędach 1–7.
maui-why-crab = Wzór pod krabem jest nieaktywny. Połącz inny wzór swojego ostatniego kafelka.
maui-why-no-umbrella = Kafelek nie zakrywa tu wzoru punktującego. Pomiń tor po znaku ^.
maui-why-track-end = Na torze { maui-pattern-track } stoisz już na końcu. Wybierz drugi tor wzoru punktującego albo żaden, jeśli oba są na końcu.
maui-why-track = Kafelek zakrywa wzór punktujący. Wybierz jego tor: ^{ $first } albo ^{ $second }.

# przy stole
maui-draw-status = runda { $round }
maui-draw-half = { $half ->
    [1] pierwsza połowa
   *[2] druga połowa
}
maui-draw-market = Rynek
maui-draw-points = punkty
maui-draw-dollars = monety
maui-draw-pearls = perły
maui-draw-tokens = żetony
maui-draw-penalties = ujemne
maui-draw-crabs = kraby
maui-draw-ocean = ocean
maui-draw-trees = drzewa
maui-draw-ahead = Przed tobą
maui-draw-marks = * żeton ręcznika · ! żeton punktów ujemnych · 2 3 4 krab · $ piaskowa moneta
maui-draw-frames = Ozdobne ramki (tor, pole, żetony)

maui-ask = Połóż kafelek albo weź piaskowe monety.
maui-ask-spare = Żaden kafelek nie pasuje i nie ma monet do wzięcia: weź dowolny kafelek jako zapasowy ręcznik.
maui-help = Napisz, co kładziesz: rząd rynku (a lub b), cenę (0, 1, 2) i rząd, w którym leży koniec kafelka od strony oceanu (-1 do 7), np. a1 3. Dopisz żetony ręczników: literę i miejsce na kafelku (l2), oraz tor zakrytego wzoru punktującego (^s). Możesz też napisać dollars a, by wziąć monety rzędu a, albo spare b0, gdy nic innego się nie da. Co najmniej jeden wzór musi leżeć obok takiego samego wzoru twojego ostatniego kafelka.

# jaka musi być wartość własnego wydania
maui-edition-patterns = musi być listą dwóch różnych wzorów spośród: { $patterns }.
maui-edition-scoring = musi być listą dwóch żetonów, z których każdy to lista dwóch różnych wzorów spośród: { $patterns }.
maui-edition-points = musi być listą liczb całkowitych od 0 do 99, punktów za kolejne pola; pól może być od { $least } do { $most }.
maui-edition-falling = nie może maleć z pola na pole.
maui-edition-frames = musi być listą dwóch pól od 1 do { $most }: na torze pasków i na torze ryb.
maui-edition-spaces = musi być listą pól (liczba pól: { $count }), z których każde to lista: kolumna od 1 do { $columns } i rząd od 1 do { $rows }.
maui-edition-column-twice = nie może mieć dwóch pól w jednej kolumnie.
maui-edition-shared-column = nie może kłaść kraba i wzoru punktującego w tej samej kolumnie.
maui-edition-extension = nie może zaczynać planszy dodatkowej poniżej ostatniego pola toru.

# pierwsza gra
maui-lesson-beach = To twoja plaża. Kładziesz ręczniki od mola po lewej, kolumna po kolumnie.
maui-lesson-market = Ręczniki bierzesz z rynku. Pierwszy kafelek każdego rzędu jest za darmo, następne kosztują 1 i 2 piaskowe monety.
maui-lesson-match = Nowy kafelek musi leżeć obok takiego samego wzoru w poprzedniej kolumnie: to połączenie. Wysokość wybierasz ty.
maui-lesson-first = Weź ten darmowy kafelek. Potem stuknij zaznaczone miejsce: jasnoniebieski obok jasnoniebieskiego.
maui-lesson-track = Jedno połączenie: idziesz w górę na torze tego wzoru. Im dalej, tym więcej punktów na koniec.
maui-lesson-rows = Połączenie daje tyle pól, ile pokazuje rząd: 3 na brzegach, 1 pośrodku. Twój kafelek leży teraz w bogatych rzędach.
maui-lesson-pay = Ten pasuje tam dwa razy i zakrywa też parasol. Kosztuje jedną piaskową monetę: warto.
maui-lesson-pearl = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} naraz, a spod parasola perła. Jedna perła w kolorze daje 2 punkty, dwie dają 5, trzy dają 9.
maui-lesson-outside = Kafelki mogą wystawać na ocean lub między drzewa. Ale każdy wzór poza plażą kosztuje punkt i nic się z nim nie łączy.
maui-lesson-dollars = Nie masz już piaskowych monet. Zamiast kłaść ręcznik, możesz wziąć wszystkie, które leżą przy jednym rzędzie: weź te { $count }.
maui-lesson-end = Gra trwa, aż ktoś położy 12 kafelków. Piaskowe monety, które ci wtedy zostaną, to też punkty.
maui-lesson-thumb = Jak wygrać z Pipem: bierz to, co teraz daje najwięcej, odliczając cenę, i trzymaj wzory w bogatych rzędach na brzegach. Monety tylko wtedy, gdy żaden kafelek nie daje tyle.
