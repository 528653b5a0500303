# Strona wokół gier.

skip = Przejdź do stołu
skip-content = Przejdź do treści
close = Zamknij
cancel = Anuluj
ok = OK
loading = Chwileczkę…
default-names = Mewa, Muszelka, Kamyk, Bursztyn, Rozgwiazda, Latarnia, Foka, Kapelusz
names = { $others } i { $last }

# kłopoty
net-offline = Nie masz połączenia z siecią. Twoje gry są bezpieczne; wszystko ruszy dalej, gdy sieć wróci.
net-trouble = Serwer nie odpowiada tak, jak powinien. Spróbuj ponownie za chwilę.
trouble-title = Tego stołu nie da się pokazać
trouble-home = Na stronę główną
trouble-again = Spróbuj ponownie
missing-title = Tu jest tylko piasek
missing-text = Pod tym adresem nie ma żadnej strony.

# połączenie z serwerem
line-live = Połączono
line-connecting = Łączenie…
line-waiting = Brak połączenia. Zaraz wróci…
line-offline = Offline. Czekam na sieć…
line-ended = Brak połączenia

# strona główna
home-what = Trzy gry znad morza dla ciebie, twoich znajomych i czterech plażowych stworzeń. Od razu, bez konta.
home-games = Gry
home-you-are = Grasz jako
home-rename = Zmień imię
home-play = Zagraj teraz
home-learn = Pierwszy raz? Naucz się, grając
home-learn-on = Ucz się dalej
home-friends = Ze znajomymi
home-device = Na jednym ekranie
home-options = Wybierz stół
home-rules = Zasady
home-seats = od { $least } do { $most } graczy
home-pitch-maui = Rozkładaj ręczniki na plaży, wzór przy wzorze, i trzymaj je z dala od fal.
home-pitch-tide = Dwie fale w każdej turze. Licytuj pogodą i nie daj się najgłębszej wodzie.
home-pitch-duck = Pozbądź się kaczek grupami i ciągami. Nurkuj, jeśli masz odwagę.
home-continue = Twoje stoły
home-watch = Teraz na plaży
home-watch-join = Dołącz
home-watch-watch = Oglądaj
home-go-on = Graj dalej
home-look = Zobacz
home-alone = na razie nikogo więcej
home-phase-open = czeka na graczy
home-phase-running = gra trwa
home-phase-over = gra skończona
home-phase-closed = stół zamknięty
home-lesson = pierwsza gra
home-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-unofficial = Parawan to darmowy stół stworzony przez ludzi, którzy kochają te gry. Nie jest związany z ich autorami ani wydawcami; rysunki i teksty są nasze własne.
home-pad = Notes punktów do prawdziwego pudełka
home-record = Otwórz zapis gry
home-day = Rozdanie dnia
home-day-about = Te same karty dla wszystkich, przeciw tym samym botom. Liczy się pierwsza próba.
home-day-open = jeszcze nie grane
home-day-running = graj dalej
home-evening = Wieczór z przyjaciółmi
home-evening-about = Przy każdym stole te same rozdania, więc szczęście się nie liczy. Dla 4 do 40 osób, z jednym linkiem.
home-imprint = Kto prowadzi ten serwer
home-privacy = Prywatność
home-version = Wersja { $version }

# nowy stół
new-how = Jak grasz
new-how-bots = Z botami
new-how-friends = Ze znajomymi
new-how-device = Na jednym ekranie
new-how-friends-hint = Do każdego wolnego miejsca dostaniesz link.
new-how-device-hint = Podajecie sobie urządzenie. Nikt nie widzi cudzych kart.
new-seats = Gracze
new-your-name = Twoje imię
new-name-of = Imię na miejscu { $number }
new-who = Kto siedzi na miejscu { $number }
new-open = ktoś z linkiem
new-here = ktoś przy tym urządzeniu
new-options = Zasady przy tym stole
new-base = gra podstawowa
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-fast = po 5 minut, 10 sekund na ruch
new-clock-slow = po 15 minut, 30 sekund na ruch
new-clock-day = po jednym dniu
new-listed = Każdy może zobaczyć ten stół i dołączyć
new-play = Graj
new-open-table = Otwórz stół
new-more = Więcej ustawień

# przed grą
lobby-private = Stół prywatny: tylko z linkiem
lobby-listed = Stół publiczny
lobby-seats = Miejsca
lobby-open = Wolne miejsce
lobby-you = ty
lobby-host-starts = Gra ruszy, gdy wszystkie miejsca będą zajęte; zaczyna osoba, która otworzyła stół.
lobby-start = Zacznij grę
lobby-start-when = Możesz zacząć, gdy wszystkie miejsca będą zajęte.
lobby-starts-itself = Gra zacznie się sama, gdy wszyscy tu będą.
lobby-invite = Zaproś
lobby-sit = Usiądź tutaj
lobby-sit-too = Ktoś stąd
lobby-put-bot = Posadź bota
lobby-other-bot = Inny bot
lobby-bot-goes = Odeślij bota
lobby-stand-up = Wstań
lobby-remove = Zwolnij miejsce
lobby-not-ready = jeszcze się nie łączy
lobby-invited = Masz zaproszenie do gry { $game }.
lobby-join = Usiądź
lobby-name = Twoje imię
lobby-watch-link = Zaproś do oglądania
lobby-rules = Przeczytaj zasady
lobby-watching = { $count ->
    [0] nikt nie ogląda
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
lobby-clock = { $minutes } min + { $seconds } s

# linki
link-invite-title = Zaproszenie na miejsce { $number }
link-watch-title = Zaproszenie do oglądania
link-return-title = Twoje miejsce na innym urządzeniu
link-invite-text = Kto otworzy ten link, zajmuje miejsce. Link działa raz.
link-watch-text = Kto otworzy ten link, może oglądać grę, ale nie widzi zakrytych kart.
link-return-text = Otwórz ten link na drugim urządzeniu. Działa raz. Nikomu go nie dawaj: to twoje miejsce.
link-copy = Kopiuj
link-copied = Skopiowano
link-share = Udostępnij
link-qr = Kod QR linku
link-address = Link
link-share-text = Zagraj ze mną w { $game } na Parawanie

# przy stole
table-seats = Miejsca
table-board = Stół
table-hand = Twój ruch
table-your-turn = Twoja kolej
table-turn-of = Teraz gra { $names }
table-waiting-for = Czekamy: { $names }
table-may-change = Możesz jeszcze zmienić wybór.
table-begins = Gra się zaczyna
table-over = Koniec gry
table-wins = { $count ->
    [one] Wygrywa { $names }
    [few] Razem wygrywają { $names }
   *[many] Razem wygrywają { $names }
}
table-you-win = Wygrywasz!
table-closed = Ten stół jest zamknięty
table-closed-host = Stół zamyka osoba, która go otworzyła.
table-closed-agreed = Zgodnie zamykacie ten stół.
table-closed-idle = Ten stół jest zamknięty, bo od dawna nikt przy nim nie gra.
table-watch = Oglądasz grę
table-confirm = Potwierdź
table-sending = Wysyłanie…
table-gain = punkty: { $gain }
table-picked = { $effects } Naciśnij „Potwierdź”, żeby zagrać.
table-clause = Zasada { $clause }
table-menu = Menu
table-log = Przebieg gry
table-log-open = Pokaż cały przebieg gry
table-log-none = Jeszcze nic się nie dzieje.
table-rules = Zasady
table-beside = Obok stołu
table-here = przy stole
table-not-here = brak połączenia
table-turn = teraz gra
table-winner = wygrywa
table-bot-plays = { $bot } gra za: { $name }
table-bot-plays-you = { $bot } gra za ciebie.
table-back = Już jestem
table-results = Wynik
table-left = pozostały czas
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-title-turn = Twoja kolej
table-rematch-ready = Stół do następnej gry jest gotowy.
table-rematch-go = Przejdź tam

# dźwięk
sound-ask = Chcesz słyszeć morze?
sound-yes = Z dźwiękiem
sound-no = Cicho

# głosowania
vote-close = Propozycja zamknięcia stołu: { $names }.
vote-agree = Zgoda
vote-no = Nie
vote-waiting = Czekamy na pozostałych.
vote-away = Bez połączenia: { $name }.
vote-go-on-without = Niech bot gra za: { $name }

# na jednym ekranie
curtain-title = Urządzenie bierze { $name }
curtain-text = Nikt inny nie patrzy. Gotowe?
curtain-ready = To ja, { $name }

# menu
menu-home = Na stronę główną
menu-seat = Twoje miejsce: { $name }
menu-return = Graj dalej na innym urządzeniu
menu-renew = Odetnij inne urządzenia
menu-renew-sure = Wszystkie inne urządzenia i starsze linki tracą twoje miejsce. Na pewno?
menu-leave = Wstań
menu-leave-sure = Bot gra za ciebie, aż wrócisz. Wstać od stołu?
menu-rename = Zmień imię
menu-vote-close = Głosuj za zamknięciem stołu
menu-vote-close-not = Wycofaj głos za zamknięciem
menu-close = Zamknij stół
menu-close-sure = Gra kończy się tu dla wszystkich, bez wyniku. Zamknąć?
menu-seats = Miejsca
menu-remove = Zwolnij miejsce: { $name }
menu-remove-sure = { $name } traci miejsce; bot gra dalej, aż ktoś je zajmie. Na pewno?
menu-invite = Zaproś na miejsce: { $name }
menu-watch-link = Zaproś do oglądania
menu-keys = Klawisze
menu-settings = Ustawienia
menu-sure = Tak

# ustawienia
set-language = Język
set-theme = Światło
set-theme-day = Dzień
set-theme-night = Noc
set-pace = Ruch
set-pace-off = Brak
set-pace-fast = Żwawo
set-pace-normal = Spokojnie
set-pace-slow = Wolno
set-sound = Dźwięk
set-vibration = Wibracja, gdy twoja kolej
set-tab = Pokazuj w tytule karty, że twoja kolej
set-keys = Pojedyncze litery jako skróty

# klawisze
keys-title = Klawisze
keys-tab = następna część stołu
keys-arrows = wśród kart, kafelków i rzędów
keys-enter = wybierz
keys-escape = odłóż, zamknij
keys-confirm = potwierdź ruch
keys-log = przebieg gry
keys-rules = zasady
keys-menu = menu
keys-help = te klawisze
keys-steps = krok po kroku przez powtórkę
keys-ends = na początek, na koniec

# koniec
end-rematch = Zagraj jeszcze raz
end-rematch-go = Do nowego stołu
end-share = Udostępnij wynik
end-verify = Sprawdź rozdanie
end-replay = Powtórka
end-look = Popatrz na stół
end-home = Strona główna
end-day = Jak poszło innym
end-evening = Wróć do wieczoru
end-sealed = Inni grają jeszcze tymi kartami. Powtórka i sprawdzenie otworzą się, gdy wszyscy skończą.
end-record = Pobierz zapis gry

# sprawdzanie
verify-title = Czy rozdanie jest uczciwe?
verify-about = Przed grą serwer pokazuje zapieczętowaną liczbę, a każda osoba przy stole dodaje własną, tajną. Twoja przeglądarka rozdaje teraz wszystko od nowa z tych liczb i porównuje.
verify-running = Rozdaję od nowa…
verify-good = Uczciwie: wszystko wynika z zapieczętowanej liczby i liczb graczy.
verify-bad = Coś się nie zgadza. Zachowaj zapis gry i zapytaj osobę, która prowadzi ten serwer.
verify-shown = Zapieczętowana liczba jest tą, którą widać było przed grą
verify-shown-not-seen = Przed grą nie było cię przy tym stole, więc nie ma z czym porównać pieczęci
verify-commitment = Liczba serwera pasuje do swojej pieczęci
verify-nonce = Twoja własna liczba jest wśród liczb graczy
verify-nonce-none = Do tej gry nie dodajesz żadnej liczby
verify-mixed = Ziarno jest zrobione z liczby serwera i liczb graczy
verify-deal = Rozdanie „{ $name }” { $index } wynika z ziarna
verify-deals = { $count ->
    [one] { $count } rozdanie wynika
    [few] { $count } rozdania wynikają
   *[many] { $count } rozdań wynika
} z ziarna
verify-check = Zapis gry jest pełny i niezmieniony

# zasady
rules-title = Zasady: { $game }
rules-other = Zasady innych gier

# looking back
end-review = Spojrzenie wstecz

# hints
new-hints = Podpowiedzi: każdy może zapytać, co rozważyłby bot
hint-ask = Podpowiedź
hint-thinking = Namysł …
hint-title = Warto rozważyć, z oczekiwanymi punktami
hint-points = { $points } pkt
