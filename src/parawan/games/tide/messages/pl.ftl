tide-name = Idzie fala!

# opcje
tide-option-open = karty odkryte, wykładane po kolei
tide-option-choose = osoba z najwyższą kartą wybiera kartę przypływu

# co się dzieje
tide-round = Zaczyna się runda { $round }.
tide-turn = Tura { $turn }: karty przypływu to { $first } i { $second }.
tide-laid = { $seat_is ->
    [you] Pokazujesz { $card }.
   *[other] { $seat } pokazuje { $card }.
}
tide-takes = { $seat_is ->
    [you] Bierzesz kartę przypływu { $level }.
   *[other] { $seat } bierze kartę przypływu { $level }.
}
tide-loses-belt = { $seat_is ->
    [you] { $belts ->
        [0] Tracisz ostatnie koło ratunkowe.
        [one] Tracisz koło ratunkowe, zostaje ci jedno.
        [few] Tracisz koło ratunkowe, zostają ci { $belts }.
       *[many] Tracisz koło ratunkowe, zostaje ci { $belts }.
    }
   *[other] { $belts ->
        [0] { $seat } traci ostatnie koło ratunkowe.
        [one] { $seat } traci koło ratunkowe, zostaje jedno.
        [few] { $seat } traci koło ratunkowe, zostają { $belts }.
       *[many] { $seat } traci koło ratunkowe, zostaje { $belts }.
    }
}
tide-out = { $seat_is ->
    [you] Nie masz już kół ratunkowych: odpadasz z rundy.
   *[other] { $seat } nie ma już kół ratunkowych i odpada z rundy.
}
tide-points = { $seat_is ->
    [you] { $points ->
        [-1] Tracisz punkt.
        [one] Zdobywasz { $points } punkt.
        [few] Zdobywasz { $points } punkty.
       *[many] Zdobywasz { $points } punktów.
    }
   *[other] { $points ->
        [-1] { $seat } traci punkt.
        [one] { $seat } zdobywa { $points } punkt.
        [few] { $seat } zdobywa { $points } punkty.
       *[many] { $seat } zdobywa { $points } punktów.
    }
}
tide-sets-pass = Każdy zestaw przechodzi do następnej osoby po lewej.

# why a move was better
tide-because-belts = Średnia strata kół ratunkowych w tej rundzie: { $best } z najlepszym ruchem zamiast { $yours }.

# dlaczego nie i co zrobić
tide-unreadable = „{ $text }” to nie ruch w tej grze. Napisz numer karty pogody, np. 44 (albo low lub high, by wybrać kartę przypływu).
tide-why-choose = Karty są odkryte. Wybierz, którą kartę przypływu bierzesz: niższą czy wyższą.
tide-why-no-choice = Teraz nie ma karty przypływu do wyboru. Napisz numer jednej ze swoich kart pogody.
tide-why-same = Karta { $card } jest już wybrana. Wybierz inną albo poczekaj na resztę.
tide-why-used = Karta { $card } była już zagrana w tej rundzie. Wybierz kartę, którą wciąż masz.
tide-why-not-yours = Nie masz na ręce karty { $card }. Wybierz jedną ze swoich kart.

# przy stole
tide-draw-status = runda { $round } z { $rounds }, tura { $turn }
tide-draw-tides = Karty przypływu
tide-draw-level = poziom wody
tide-draw-belts = koła ratunkowe
tide-draw-points = punkty
tide-draw-shown = pokazana
tide-draw-picked = wybrane
tide-draw-out = poza rundą
tide-draw-hand = Twoje karty
tide-draw-hand-of = Karty: { $seat }
tide-draw-sealed = zakryta
tide-draw-known = Co wiadomo o zestawach
tide-draw-notepad = Punkty w rundach

tide-ask-pick = Wybierz kartę pogody.
tide-ask-choose = Wybierz, którą kartę przypływu bierzesz: niższą czy wyższą.
tide-help = Napisz numer jednej ze swoich kart pogody, np. 44. Dopóki ktoś jeszcze wybiera, możesz zmienić zdanie. Z opcją „choose” osoba z najwyższą kartą pisze potem low albo high. Najwyższa karta bierze niższą kartę przypływu, druga w kolejności wyższą; potem koło ratunkowe traci osoba z najwyższym poziomem wody.

# pierwsza gra
tide-lesson-isle = To twoja wyspa. W każdej turze koło ratunkowe traci osoba, która stoi w najgłębszej wodzie.
tide-lesson-belts = Masz koła ratunkowe: { $belts }. Każde, które zostanie po rundzie, to punkt.
tide-lesson-hand = To twoje karty pogody na tę rundę; całe koła i połówki kół na nich dały razem { $belts }. Wszyscy zagrywają po jednej karcie, w tej samej chwili.
tide-lesson-tides = Dwie karty przypływu są odkryte. Najwyższa karta pogody bierze niższą, druga w kolejności wyższą.
tide-lesson-high = Powalczmy o { $level }. Stuknij swoją { $card } i potwierdź.
tide-lesson-won = { $card } to najwyższa karta. Dlatego twój poziom wody to tylko { $level }.
tide-lesson-second = { $card } to druga karta w kolejności i dostała { $level }. To najgłębsza woda, więc jedno koło ratunkowe przepada.
tide-lesson-low = Możesz też nie walczyć: niskie karty nic nie biorą. Zagraj { $card }.
tide-lesson-stayed = Twój poziom wody to wciąż { $level }, a reszta walczyła o przypływy. Tak trzymaj.
tide-lesson-middle = Teraz zobacz, co robi karta ze środka. Zagraj { $card }.
tide-lesson-drowned = { $card } była druga: dostajesz { $level } i tracisz koło ratunkowe. Karty ze środka są niebezpieczne.
tide-lesson-deep = Głęboka woda kosztuje koło ratunkowe co turę, dopóki nie weźmiesz nowej karty przypływu. Licytuj wysoko: zagraj { $card }.
tide-lesson-down = Twój poziom wody spadł do { $level }, a ktoś inny stoi głębiej. Więcej nie trzeba.
tide-lesson-rounds = Runda ma do 12 tur. Potem karty wędrują dalej, więc każda osoba zagra raz każdym zestawem.
tide-lesson-thumb = Jak wygrać z Pipem: licytuj wysoko albo zostań nisko, bo tonie druga karta w kolejności. Środkowych pozbywaj się, póki są bezpieczne.
