# Notes punktów, dla grających prawdziwym pudełkiem.

pad-title = Notes punktów
pad-about = Do gry na prawdziwym stole: wpisz, co na nim leży, a notes to zliczy i zachowa na tym urządzeniu. Działa bez sieci.
pad-new = Nowa kartka
pad-new-for = Nowa kartka: { $game }
pad-sheets = Twoje kartki
pad-none = Nie ma jeszcze żadnej kartki. Wybierz grę, w którą gracie.
pad-players = Gracze
pad-name = Imię { $number }
pad-names-hint = Tak, jak siedzicie, zgodnie z ruchem wskazówek zegara; 1. gracz na górze.
pad-variant = Która gra
pad-variant-of = { $variant ->
    [base] parasole
    [crab] kraby
   *[long] długa gra
}
pad-begin = Zaczynamy
pad-open-sheet = Otwórz
pad-all = Wszystkie kartki
pad-round = { $game ->
    [tide] Runda
   *[other] Runda
} { $number }
pad-round-of = { $game ->
    [tide] Runda
   *[other] Runda
} { $number } z { $rounds }
pad-total = Punkty
pad-player = Kto
pad-scores = Kartka
pad-wins = { $count ->
    [one] Wygrywa { $names }.
    [few] Razem wygrywają { $names }.
   *[many] Razem wygrywają { $names }.
}
pad-leads = { $count ->
    [one] Prowadzi { $names }.
    [few] Prowadzą { $names }.
   *[many] Prowadzą { $names }.
}
pad-write = Zapisz
pad-write-again = Zmień rundę
pad-leave-round = Zostaw, jak było
pad-change = Zmień: { $round }
pad-undo = Cofnij
pad-delete = Usuń
pad-delete-sure = Ta kartka zniknie na zawsze. Usunąć?
pad-delete-yes = Usuń kartkę
pad-share = Udostępnij
pad-copied = Skopiowano
pad-not-kept = Ta przeglądarka nie pozwala stronie niczego zachować: kartka zniknie po wyjściu.
pad-less = { $what }: o 1 mniej
pad-more = { $what }: o 1 więcej
pad-of = { $name }: { $what }
pad-gains = { $name } dostaje { $points }
pad-box = Liczby z waszego pudełka
pad-box-about = Te liczby są nadrukowane na częściach pudełka, których nie widzieliśmy. Jeśli wasze pokazuje inne, wpisz je raz; nowe kartki je zapamiętają.
pad-box-value = { $key ->
    [red_lifebuoys] Koło ratunkowe { $number }, czerwona strona
    [track_points] Pole { $number }
   *[extension_points] Plansza dodatkowa, pole { $number }
}
pad-box-title = { $key ->
    [red_lifebuoys] Czerwone strony kół ratunkowych
    [track_points] Punkty na torach punktacji
   *[extension_points] Punkty na planszy dodatkowej
}
pad-box-ours = Znów nasze liczby

# tide
pad-tide-belts-left = pozostałe koła ratunkowe
pad-tide-level-of = poziom wody
pad-tide-out = odpada z rundy
pad-tide-all-out = Gdy runda się kończy, ktoś jeszcze w niej jest.
pad-tide-belts = Koła ratunkowe w pudełku: tylko { $count }.
pad-tide-level = Są tylko dwie karty przypływu o poziomie { $level }.

# duck
pad-duck-how = Jak skończyła się runda
pad-duck-ending = { $ending ->
    [out] Pusta ręka
    [dive] Nurkowanie
   *[stalemate] Pat
}
pad-duck-who = { $ending ->
    [out] Kto ma pustą rękę
   *[dive] Kto nurkuje
}
pad-duck-hand-of = Ręka: { $name }
pad-duck-sum = Suma { $sum }
pad-duck-add = { $name }: dołóż { $card }
pad-duck-take = { $name }: zabierz { $card }
pad-duck-no-cards = bez kart
pad-duck-ghost = Suma Kaczego Ducha
pad-duck-saved = { $card } pod ręcznik
pad-duck-buoy = koło ratunkowe { $points }
pad-duck-nothing = nic
pad-duck-hand = Wpisz karty z ręki ({ $name }): stuknij ich liczby.
pad-duck-went-out = { $name } ma pustą rękę, więc nie zostaje tam żadna karta.
pad-duck-dive = Nurkować można, mając na ręce najwyżej { $most }.
pad-duck-cards = W pudełku { $count ->
    [one] jest tylko { $count } karta
    [few] są tylko { $count } karty
   *[many] jest tylko { $count } kart
} z liczbą { $card }, razem z tymi pod ręcznikami.

# maui
pad-maui-seat = Czyje rzeczy
pad-part = { $part ->
    [s] paski
    [f] ryby
    [w] fale
    [l] laguna
    [o] zachód słońca
    [white] białe perły
    [black] czarne perły
    [dollars] piaskowe monety
    [ocean] punkty ujemne, ocean
    [trees] punkty ujemne, drzewa
   *[crabs] kraby piaskowe
}
pad-maui-step = { $part }, pole
pad-maui-crab = kraby { $points }
pad-maui-tiles-laid = położone kafelki
pad-maui-first = Kto zaczyna drugą połowę
pad-maui-tie = Remis: wygrywa mniej położonych kafelków, potem więcej piaskowych monet, potem dalsze miejsce.
pad-maui-dollars = Piaskowych monet jest w tej grze tylko { $count }.
pad-maui-tiles = Gra się kończy, gdy ktoś położy { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}.
