# to, co mówi poczekalnia, menu i koniec gry: wczytywane razem z nimi

lobby-private = Stół prywatny: tylko z linkiem
lobby-listed = Stół publiczny
lobby-seats = Miejsca
lobby-open = Wolne miejsce
lobby-you = ty
lobby-host-starts = Gdy wszystkie miejsca będą zajęte, grę uruchomi osoba, która otworzyła stół.
lobby-start = Zacznij grę
lobby-start-when = Możesz zacząć, gdy wszystkie miejsca będą zajęte.
lobby-starts-itself = Gra zacznie się sama, gdy wszyscy tu będą.
lobby-invite = Zaproś
lobby-sit = Usiądź tutaj
lobby-sit-too = Jeszcze ktoś tutaj
lobby-put-bot = Posadź bota
lobby-other-bot = Inny bot
lobby-bot-goes = Odeślij bota
lobby-stand-up = Wstań od stołu
lobby-remove = Zwolnij miejsce
lobby-not-ready = jeszcze nie przy stole
lobby-watch-link = Zaproś do oglądania
lobby-rules = Przeczytaj zasady
lobby-watching = { $count ->
    [0] nikt nie ogląda
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
lobby-clock = { $minutes } min + { $seconds } s
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
link-share-text = Zagraj ze mną w grę „{ $game }” na Parawanie
curtain-title = Przekaż urządzenie: { $name }
curtain-text = Nikt inny nie patrzy. Gotowe?
curtain-ready = To ja, { $name }
menu-home = Na stronę główną
menu-seat = Twoje miejsce: { $name }
menu-return = Graj dalej na innym urządzeniu
menu-renew = Wyloguj inne urządzenia
menu-renew-sure = Wszystkie inne urządzenia i starsze linki tracą twoje miejsce. Na pewno?
menu-leave = Wstań od stołu
menu-leave-sure = Bot gra za ciebie, dopóki nie wrócisz. Wstać od stołu?
menu-rename = Zmień imię
menu-vote-close = Głosuj za zamknięciem stołu
menu-vote-close-sure = Gra skończy się tutaj bez wyniku, gdy wszyscy się zgodzą. Głosować za zamknięciem?
menu-vote-close-not = Wycofaj głos za zamknięciem
menu-close = Zamknij stół
menu-close-sure = Gra kończy się tu dla wszystkich, bez wyniku. Zamknąć?
menu-seats = Miejsca
menu-remove = Zwolnij miejsce: { $name }
menu-remove-sure = { $name } traci miejsce; bot gra dalej, aż ktoś je zajmie. Na pewno?
menu-invite = Zaproś na miejsce: { $name }
menu-watch-link = Zaproś do oglądania
menu-keys = Klawisze
menu-sure = Tak
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
end-rematch = Jeszcze raz
end-rematch-go = Do nowego stołu
end-share = Udostępnij wynik
end-saved = Zapisano obrazek
end-verify = Sprawdź rozdanie
end-replay = Powtórka
end-look = Popatrz na stół
end-home = Strona główna
end-day = Jak poszło innym
end-evening = Wróć do wieczoru
end-sealed = Inni grają jeszcze to rozdanie. Powtórka i sprawdzenie otworzą się, gdy wszyscy skończą.
end-record = Pobierz zapis gry
verify-title = Czy rozdanie jest uczciwe?
verify-about = Przed grą serwer wysłał tej stronie zapieczętowaną liczbę, a każda osoba przy stole dodała własną, tajną. Twoja przeglądarka rozdaje teraz wszystko od nowa z tych liczb i porównuje.
verify-running = Rozdaję od nowa…
verify-good = Uczciwie: wszystko wynika z zapieczętowanej liczby i liczb graczy.
verify-bad = Coś się nie zgadza. Zachowaj zapis gry i zapytaj osobę, która prowadzi ten serwer.
verify-shown = Zapieczętowana liczba jest tą, którą ta strona zapamiętała przed grą
verify-shown-not-seen = Przed grą nie było cię przy tym stole, więc nie ma z czym porównać pieczęci
verify-commitment = Liczba serwera pasuje do swojej pieczęci
verify-nonce = Twoja własna liczba jest wśród liczb graczy
verify-nonce-none = W tej grze nie ma twojej liczby
verify-mixed = Ziarno powstało z liczby serwera i liczb graczy
verify-deal = Rozdanie „{ $name }” { $index } wynika z ziarna
verify-deals = { $count ->
    [one] { $count } rozdanie wynika
    [few] { $count } rozdania wynikają
   *[many] { $count } rozdań wynika
} z ziarna
verify-check = Zapis gry jest pełny i niezmieniony
end-review = Spojrzenie wstecz
end-branch = Do pierwszej próby
hint-ask = Podpowiedź
hint-thinking = Chwila namysłu…
hint-title = Warto rozważyć, z oczekiwanymi punktami
hint-points = { $points } pkt
hint-because-now = Najlepszy ruch od razu daje o { $points } pkt więcej niż drugi najlepszy.
hint-because-soon = Najlepszy ruch do końca rundy daje o { $points } pkt więcej niż drugi najlepszy.
hint-because-later = Najlepszy ruch opłaca się później: to, co nastąpi, daje o { $points } pkt więcej niż po drugim najlepszym.

# nowy stół
new-how = Jak grasz
new-how-bots = Z botami
new-how-friends = Ze znajomymi
new-how-device = Jeden ekran
new-how-friends-hint = Do każdego wolnego miejsca dostaniesz link.
new-how-device-hint = Podajecie sobie urządzenie. Nikt nie widzi cudzych kart.
new-seats = Gracze
new-your-name = Twoje imię
new-name-of = Imię na miejscu { $number }
new-who = Kto siedzi na miejscu { $number }
new-open = Ktoś z linkiem
new-here = Ktoś przy tym urządzeniu
new-bots = Boty, od najsłabszego do najsilniejszego
new-all-alike = { $name } na każdym miejscu
bot-strength = siła { $level } z { $all }
new-options = Zasady przy tym stole
new-base = Zwykła gra
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-fast = Po 5 minut, 10 sekund na ruch
new-clock-slow = Po 15 minut, 30 sekund na ruch
new-clock-day = Po jednym dniu
new-listed = Każda osoba może zobaczyć ten stół i dołączyć
new-play = Graj
new-open-table = Otwórz stół
new-more = Więcej ustawień
new-hints = Podpowiedzi: każda osoba może zapytać, co rozważyłby bot

# ustawienia
set-theme = Wygląd
set-pace = Animacje
set-pace-off = Brak
set-pace-fast = Żwawo
set-pace-normal = Spokojnie
set-pace-slow = Wolno
set-sound = Dźwięk
set-vibration = Wibruj, gdy przyjdzie twoja kolej
set-tab = Pokazuj w tytule karty przeglądarki, że to twoja kolej
set-keys = Pojedyncze litery jako skróty
