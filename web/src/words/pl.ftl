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
home-what = Zagraj w trzy gry znad morza ze znajomymi albo z pięcioma plażowymi stworzeniami, od razu i bez konta.
home-games = Gry
home-you-are = Grasz jako
home-rename = Zmień imię
home-play = Zagraj teraz
home-learn = Pierwszy raz? Naucz się, grając
home-learn-on = Ucz się dalej
home-friends = Ze znajomymi
home-device = Na jednym ekranie
home-options = Ustaw stół
home-rules = Zasady
home-seats = od { $least } do { $most } graczy
home-pitch-maui = Rozkładaj ręczniki na plaży, wzór przy wzorze, i trzymaj je z dala od fal.
home-pitch-tide = Dwie fale w każdej turze. Licytuj pogodą i nie daj się najgłębszej wodzie.
home-pitch-duck = Pozbądź się kaczek grupami i sekwensami. Nurkuj, jeśli masz odwagę.
home-continue = Twoje stoły
home-more-tables = Pokaż jeszcze { $count }
home-watch = Teraz na plaży
home-watch-join = Dołącz
home-watch-watch = Oglądaj
home-just-now = przed chwilą
home-go-on = Graj dalej
home-look = Zobacz
home-alone = na razie nikogo więcej
home-phase-open = czeka na graczy
home-phase-running = gra trwa
home-phase-over = gra skończona
home-phase-closed = stół zamknięty
home-lesson = pierwsza gra
home-branch = nowa próba
home-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-unofficial = Parawan to darmowy stół stworzony przez ludzi, którzy kochają te gry. Nie jest związany z ich autorami ani wydawcami; rysunki i teksty są nasze własne.
home-pad = Notes punktów do gry z pudełka
home-record = Otwórz zapis gry
home-day = Rozdanie dnia
home-day-about = To samo rozdanie dla wszystkich, przeciw tym samym botom. Liczy się pierwsza próba.
home-day-open = jeszcze nie grane
home-day-running = graj dalej
home-evening = Wieczór ze znajomymi
home-evening-about = Przy każdym stole te same rozdania, więc szczęście się nie liczy. Dla 4–40 osób, z jednym linkiem.
home-imprint = Kto prowadzi ten serwer
home-privacy = Prywatność
home-version = Wersja { $version }

# przed grą
lobby-invited = Masz zaproszenie do gry „{ $game }”.
lobby-join = Usiądź
lobby-name = Twoje imię

# przy stole
table-seats = Miejsca
table-board = Stół
table-hand = Twój ruch
table-your-turn = Twoja kolej
table-turn-of = Teraz gra { $names }
table-waiting-for = Czekamy na: { $names }
table-may-change = Możesz jeszcze zmienić wybór.
table-to-confirm = Potwierdź ruch albo wybierz inaczej.
table-not-yet = To jeszcze nie twoja kolej. Zaplanuj tymczasem swój ruch.
table-first-time = Stół zaraz będzie gotowy. Przy pierwszej partii tej gry trwa to chwilę dłużej.
table-begins = Gra się zaczyna
table-over = Koniec gry
table-wins = { $count ->
    [one] Wygrywa { $names }
    [few] Razem wygrywają { $names }
   *[many] Razem wygrywają { $names }
}
table-you-win = Wygrywasz!
table-closed = Ten stół jest zamknięty
table-closed-you = Zamknięty przez ciebie.
table-closed-host = Stół zamknęła osoba, która go otworzyła.
table-closed-agreed = Stół zamknięty za zgodą wszystkich.
table-closed-idle = Ten stół jest zamknięty, bo od dawna nikt przy nim nie gra.
table-watch = Oglądasz grę
table-confirm = Potwierdź
table-sending = Wysyłanie…
table-gain = punkty: { $gain }
table-picked = { $effects } Naciśnij „Potwierdź”, żeby zagrać.
table-clause = Zasada { $clause }
table-menu = Menu
table-next = Dalej
table-log = Przebieg gry
table-log-open = Pokaż cały przebieg gry
table-log-none = Jeszcze nic się nie wydarzyło.
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
sound-ask = Szum morza?
sound-yes = Z dźwiękiem
sound-no = Bez dźwięku

# głosowania
vote-close = Propozycja zamknięcia stołu: { $names }.
vote-agree = Zgoda
vote-no = Nie
vote-waiting = Czekamy na pozostałych.
vote-away = Bez połączenia: { $name }.
vote-go-on-without = Niech bot gra za: { $name }

# menu
menu-settings = Ustawienia

# ustawienia
set-language = Język
set-theme-day = Dzień
set-theme-night = Noc

# zasady
rules-title = Zasady: { $game }
rules-other = Zasady innych gier
