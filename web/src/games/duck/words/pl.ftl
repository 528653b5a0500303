# co leży i kto siedzi przy stawie
duck-page-card = { $colour ->
    [y] żółta { $number }
    [b] niebieska { $number }
   *[r] czerwona { $number }
}
duck-page-card-known = { duck-page-card }, znana wszystkim
duck-page-back = zakryta karta
duck-page-seat = { $seat }: { $cards ->
    [one] jedna karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}{ $known ->
    [0] {""}
   *[other] , znane wszystkim: { $known }
}. Przyjrzyj się
duck-page-pile = { $seat_is ->
    [you] Twój stos kart odrzuconych
   *[other] Stos kart odrzuconych ({ $seat })
}: { $cards ->
    [0] pusty
    [one] { duck-page-card }
    [few] na wierzchu { duck-page-card }, { $cards } karty
   *[many] na wierzchu { duck-page-card }, { $cards } kart
}
duck-page-ghost-pile = Stos Kaczego Ducha: { $cards ->
    [0] pusty
    [one] { duck-page-card }
    [few] na wierzchu { duck-page-card }, { $cards } karty
   *[many] na wierzchu { duck-page-card }, { $cards } kart
}
duck-page-ghost = Kaczy Duch: suma jego odkrytych kart to { $sum }, a zakryta też się liczy
duck-page-buoy = Koło ratunkowe tej rundy: { $green } za pustą rękę lub udane nurkowanie, { $red } za nieudane
duck-page-renewed = talia odnowiona
duck-page-previous = Poprzednia runda

# z bliska
duck-page-close = Zamknij
duck-page-none = Jeszcze nic.
duck-page-look-hand = Ręka: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
duck-page-look-pile = Stos kart odrzuconych, od góry
duck-page-look-towel = Pod ręcznikiem: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
duck-page-look-buoys = Koła ratunkowe

# przy miejscu gracza
duck-page-held = { $cards ->
    [one] jedna karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
duck-page-towel = { $points ->
    [one] jeden punkt pod ręcznikiem
    [few] { $points } punkty pod ręcznikiem
   *[many] { $points } punktów pod ręcznikiem
}
duck-page-buoy-of = koło ratunkowe { $points }

# ręka
duck-page-sum = Suma
duck-page-sort = Ułóż karty
duck-page-sort-number = według liczb
duck-page-sort-colour = według kolorów
duck-page-dive = Nurkuj z sumą { $sum }
duck-page-dive-later = Nurkuj z sumą do 10
duck-page-on-top = Na wierzch
duck-page-hint-tap = Stuknij karty, które zagrywasz: o tej samej liczbie albo co najmniej trzy kolejne w jednym kolorze.
duck-page-hint-lay = Teraz stuknij karty, które zagrywasz.
duck-page-hint-run = Sekwens ma co najmniej trzy karty. Stuknij jedną z podświetlonych.
duck-page-why-run = To jeszcze nie sekwens: sekwens to trzy lub więcej kart jednego koloru, liczba po liczbie.
duck-page-why-far = Dobierasz z talii dobierania albo ze stosu obok siebie. Stuknij jeden z nich.
duck-page-hint-draw = Zostaje { $sum }. Stuknij stos, by dobrać.
duck-page-hint-drawn = Zostaje { $sum } i karta, którą dobierasz.
duck-page-hint-taken = Suma po ruchu: { $sum }.
duck-page-hint-out = Twoje ostatnie karty: pozbywasz się wszystkich!
duck-page-hint-stalemate = Nie ma już z czego dobierać: to kończy rundę.
duck-page-hint-dive = Jeśli wszyscy inni mają więcej niż { $sum }: { $green } oraz { $card } za najwyższą kartę. Jeśli nie: { $red }.
duck-page-hint-dive-ghost = Jeśli druga suma i suma Ducha są wyższe niż { $sum }: { $green } oraz { $card } za najwyższą kartę. Jeśli nie: { $red }.

# rozliczenie
duck-page-round-ends = Koniec rundy
duck-page-round-over = Koniec rundy { $round }
duck-page-out = { $seat_is ->
    [you] Masz pustą rękę!
   *[other] { $seat } ma pustą rękę!
}
duck-page-dive-won = { $seat_is ->
    [you] Twoje nurkowanie się udaje!
   *[other] { $seat } nurkuje z powodzeniem!
}
duck-page-dive-lost = { $seat_is ->
    [you] Twoje nurkowanie się nie udaje
   *[other] { $seat } nurkuje bez powodzenia
}
duck-page-stalemate = Pat: koła ratunkowego nikt nie bierze
duck-page-empty-hand = Pusta ręka
duck-page-highest = najwyższa suma
duck-page-above-ghost = powyżej Ducha
duck-page-tie = remis nie wystarcza
duck-page-now = teraz { $points }
duck-page-to-pond = Do stawu
duck-page-wins = wygrywa
