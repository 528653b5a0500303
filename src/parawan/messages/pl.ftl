# To, co wspólne wszystkim grom.

seat = Miejsce { $number }
you = Ty

# zasady: nagłówek nad punktami i rodzaje punktów
rules-all = Wszystkie zasady, według numerów
kind-text = instrukcja
kind-fact = znane z gry
kind-chosen = nasz wybór
kind-ruling = nasze ustalenie

# boty: jak grają
bot-pip = gra jak dziecko
bot-gusto = bierze, co widzi
bot-okto = wszystko liczy
bot-lumi = myśli naprzód
bot-nestor = wie z doświadczenia

# looking back at a game
review-fine = dobrze
review-inexact = trochę kosztuje
review-costly = dużo kosztuje
review-start = przeciętny wynik
review-luck = szczęście
review-own = własne decyzje
review-others = decyzje innych
review-result = wynik
review-because-now = Najlepszy ruch od razu daje o { $points } pkt więcej.
review-because-soon = Najlepszy ruch do końca rundy daje o { $points } pkt więcej.
review-because-later = Najlepszy ruch opłaca się później: to, co nastąpi, daje o { $points } pkt więcej.

# błędy: co się stało i co zrobić
error-unknown-game = Nie ma gry „{ $name }”. Gry to: { $games }.
error-seats = Liczba miejsc { $number } nie pasuje: w tę grę gra od { $least } do { $most } osób ({ $clause }).
error-unknown-option = Ta gra nie ma opcji „{ $name }”. Jej opcje: { $options }.
error-option-value = Opcja { $name } nie może mieć wartości „{ $value }”. Może mieć: { $values }.
error-seed = Ziarno to liczba od 0 do 2²⁵⁶ − 1 albo 32 bajty, a nie { $given }.
error-no-cuda = Partie na karcie graficznej wymagają karty NVIDIA, jej sterownika i dodatku `parawan[cuda]`: { $why }. Bez niej użyj device="cpu".
error-no-such-seat = Przy tym stole nie ma miejsca { $number }: jego miejsca ({ $seats }) liczą się od 0.
error-no-such-move = Żaden ruch tej gry nie ma numeru { $number }.
error-say-seat = Powiedz, które miejsce gra. Stół czeka na: { $waiting }.
error-over = Gra jest skończona. Nic więcej nie można zagrać.
error-not-a-text = { $given } to nie ruch. Podaj ruch stołu albo jego tekst.
error-rules = Nie ma zasad w wersji { $version }. Można grać według wersji od 1 do { $known }.
error-continue = Zapisana gra toczy się dalej bez zmian: pomiń { $words }.
error-not-your-turn = Teraz nie jest kolej miejsca { $number }. Stół czeka na: { $waiting }.
error-ambiguous = „{ $text }” może oznaczać kilka ruchów: { $moves }. Napisz jeden z nich.
error-illegal = Nie da się zagrać „{ $move }” ({ $clause }). { $why }
error-other-deal = Rozdanie { $deal } nie jest tym, którego gra potrzebuje w tym miejscu.
error-edition-toml = Wiersz { $line } pliku wydania to nie TOML: { $why }
error-edition-names-no-game = Wiersz { $line } pliku wydania musi podać grę, game = "…", jedną z: { $games }.
error-edition-name = Wiersz { $line } pliku wydania musi nadać mu nazwę, name = "…", do 40 znaków, inną niż „standard”.
error-edition-line = Wiersz { $line } pliku wydania: { $why }
error-edition-unknown = „{ $key }” nie jest wartością tej gry. Jej wartości: { $known }.
error-edition-value = { $key } ({ $clause }) { $why }
error-edition-game = Wydanie „{ $name }” jest do gry { $meant }, a nie { $table }.
error-record-other = To nie jest zapis gry: pierwszy wiersz musi brzmieć „parawan 1”.
error-record-format = Wiersz { $line }: ten zapis ma inny format ({ $found }); program czyta format { $known }.
error-record-cut = Wiersz { $line }: zapis jest ucięty: ostatni wiersz musi brzmieć „check …”. Zdobądź pełną kopię.
error-record-changed = Wiersz { $line }: zapis zmieniono lub uszkodzono: wiersze nie zgadzają się z sumą kontrolną. Weź oryginał.
error-record-game = Wiersz { $line }: nie ma gry „{ $name }”. Gry to: { $games }.
error-record-header = Wiersz { $line } musi zaczynać się od „{ $expected }”.
error-record-viewer = Ten zapis pokazuje tylko to, co wolno wiedzieć jednej osobie. Cały zapis jest dostępny po końcu gry.
error-record-rules = Wiersz { $line }: wersja zasad { $version } nie jest tu znana, znane są do { $known }. Użyj nowszego programu.
error-record-option = Wiersz { $line }: „{ $option }” nie jest opcją tej gry.
error-record-line = Wiersza { $line } nie da się odczytać: { $found }
error-record-seed = Wiersz { $line }: ziarno ma 64 cyfry szesnastkowe.
error-record-deal = Wiersz { $line }: to nie jest rozdanie „{ $name }”: każdy element musi wystąpić dokładnie raz.
error-record-number = Wiersz { $line }: „{ $found }” nie jest liczbą całkowitą.
error-record-play = Wiersz { $line }: { $why }
error-record-deals = Zapis ma rozdań: { $given }, a gra potrzebuje: { $used }.
error-record-scores = Wiersz { $line }: punkty nie zgadzają się z grą, która daje: { $found }.
error-record-no-scores = Gra jest skończona, ale w zapisie nie ma punktów.
error-record-no-seed = Ten zapis nie ma ziarna, więc nie można sprawdzić rozdań.
error-record-not-dealt = Rozdanie { $name } { $index } nie pochodzi z ziarna: rozdano inaczej.
error-unknown-clause = W tej grze nie ma punktu { $number }. Punkty zasad to { $known }.
error-people = Nie ma miejsca { $number }: miejsca liczą się od 1 do { $seats }.
error-names = Podano imion: { $given }, a miejsc jest { $seats }.
error-file = Nie można użyć { $path }: { $why }. Sprawdź ścieżkę.
error-database = Nie można użyć bazy danych { $path }: { $why }
error-database-newer = Bazę danych { $path } utworzył nowszy Parawan. Użyj tamtej wersji albo innego pliku.
error-database-taken = Z { $path } korzysta już inny Parawan. Zatrzymaj go albo wybierz inny plik przez --database.
error-database-kind = „{ $given }” to nie jest baza danych znana Parawanowi. Podaj plik albo postgresql://…
error-database-missing = Nie ma bazy danych { $path }. Wskaż przez --config albo --database tę, z której korzysta serwer.
error-postgresql = PostgreSQL wymaga dodatkowego pakietu: pip install 'parawan[postgresql]'
error-config = Nie można użyć ustawień { $path }: { $why }
error-log-level = „{ $given }” nie jest poziomem dziennika. Do wyboru są: { $known }.
error-not-utf-8 = { $path } nie jest tekstem w UTF-8. Zapisz plik w tym kodowaniu.
error-port = Parawan nie może nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inny przez --port.
error-no-table = Nie ma stołu { $table }.
error-moment = „{ $given }” to nie jest chwila. Napisz ją tak: 2026-12-24T20:00.
error-deal-exists = Wspólne rozdanie o nazwie „{ $name }” już istnieje. Wybierz inną nazwę.
error-deal-name = Tak jak „{ $name }” serwer sam nazywa rozdania dni i wieczorów. Wybierz inną nazwę.
error-back-up = PostgreSQL ma do tego własne narzędzia: zobacz pg_dump w docs/operating.md.
error-exists = { $path } już istnieje. Wybierz inną nazwę.
error-no-folder = Nie ma folderu { $path }. Najpierw go utwórz albo wybierz inny.
error-record-commitment = Wiersz { $line }: ziarno serwera nie pasuje do zobowiązania pokazanego przed grą.
error-record-not-mixed = Ziarno nie powstało z ziarna serwera i liczb losowych graczy.
error-review-running = Ta partia jeszcze trwa. Wstecz można spojrzeć tylko na zakończone partie.
error-number = { $flag } musi być liczbą całkowitą od 1 do { $most }, a nie „{ $given }”.
error-bot = Nie ma bota o nazwie „{ $name }”. Są: { $bots }. Własny program to program:./my_bot.
error-program-command = „{ $command }” to nie polecenie ({ $why }). Napisz je tak: program:./my_bot.py --flag
error-program-missing = Nie ma programu „{ $program }”, który dałoby się uruchomić. Sprawdź ścieżkę i prawo do uruchamiania (chmod +x).
error-program-start = Programu „{ $program }” nie udaje się uruchomić: { $why }.
error-program-late = Nie odpowiada na czas i zostaje zakończony. Jego ostatnie słowa: { $words }
error-program-flood = Mówi o wiele za dużo i zostaje zakończony. Jego ostatnie słowa: { $words }
error-program-died = Sam kończy działanie (status { $status }). Jego ostatnie słowa: { $words }
error-program-nonsense = Mówi „{ $said }”, a to nie jest odpowiedź: { $why }.
error-program-illegal = Wybiera „{ $move }”, a to nie jest żaden z jego ruchów. Może na przykład: { $some }.
error-program-gone = Limit ponownych uruchomień w tej grze ({ $restarts }) jest wyczerpany; program wraca dopiero w następnej.
error-arena-bots = Arena potrzebuje co najmniej dwóch botów. Podaj je przez --bots, na przykład --bots A,B.
error-arena-twice = „{ $name }” występuje dwa razy. Podaj każdego bota raz; o kopie dba arena.
error-arena-limits = Podaj --think albo --iterations, nie oba naraz.
error-arena-other = { $path } zawiera wyniki innego przebiegu: { $name } to tam { $was }, a teraz { $now }. Wybierz inny folder przez --into.
error-arena-line = Wiersz { $line } pliku { $path } jest uszkodzony. Wybierz inny folder przez --into albo usuń plik od tego wiersza.
error-arena-worker = Proces grający rozdanie { $deal } przepada (liczba prób: { $tries }); może brakuje pamięci. Rozegrane rozdania są zachowane.
error-no-train = Do nauki potrzeba tego, co instaluje „pip install 'parawan[train]'” ({ $why }).
error-ray = Klaster wymaga dodatkowego pakietu: pip install 'parawan[ray]'
error-ray-address = Nie można użyć klastra Ray { $address }: { $why }

# polecenie
cli-welcome = Witaj w grze { $game }
cli-hint = Wpisz ruch i naciśnij Enter. „?” pomaga, „moves” pokazuje możliwe ruchy, „q” kończy.
cli-help = Słowa, które nie są ruchami: moves (co możesz zrobić), table (pokaż stół jeszcze raz), rules albo rules { $clause } (zasady), q (odejdź; gra zostaje zapisana).
cli-moves = { $count ->
    [one] Możliwy jest jeden ruch:
    [few] Możliwe są { $count } ruchy:
   *[many] Możliwych jest { $count } ruchów:
}
cli-pass = Teraz kolej: { $seat }. Przejmij ekran i naciśnij Enter.
cli-left = Odchodzisz od stołu. Gra jest zapisana; wróć do niej poleceniem:
cli-saved = Zapis tej gry: { $path }
cli-score = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-which-game = W co chcesz zagrać?
cli-which-game-again = Wpisz liczbę od 1 do { $most }.
cli-preparing = Nakrywamy do stołu (za pierwszym razem trwa to kilka sekund)…
cli-simulated = Gry: { $games }, decyzje: { $decisions }, czas: { $seconds } s.
cli-throughput = Na sekundę, na jednym rdzeniu: { $decisions } decyzji i { $games } gier.
cli-seat = miejsce
cli-mean-score = średnio punktów
cli-wins = wygrane
cli-replay-keys = Enter pokazuje następny ruch, q kończy.
cli-verified = { $deals ->
    [one] Jedyne rozdanie pochodzi z ziarna.
    [few] Wszystkie { $deals } rozdania pochodzą z ziarna.
   *[many] Wszystkie rozdania ({ $deals }) pochodzą z ziarna.
}
cli-serving = Stół gotowy: otwórz { $url } w przeglądarce. Ctrl+C go zamyka; gry zostają.
cli-serving-lan = Goście w pokoju: zeskanujcie kod telefonem.
cli-deleted = Stół { $table } i wszystko, co do niego należało, zostało usunięte.
cli-deal = Wspólne rozdanie „{ $name }”, zapieczętowane do { $until }. Jego zobowiązanie: { $commitment }
cli-backed-up = Baza danych została skopiowana do { $path }.
cli-stand-in = { $bot }: { $why } Ten ruch gra zastępstwo.
cli-arena-title = { $game }, miejsca: { $seats }, rozdania: { $deals }
cli-arena-picture = Udział w wygranych z przedziałem 95%; linia to udział sprawiedliwy.
cli-arena-played = Gry: { $games } przy stołach o liczbie miejsc { $seats }, rozdania: { $deals }, ruchy: { $moves }.
cli-arena-fair = Udział sprawiedliwy to { $share }%.
cli-arena-bot = bot
cli-arena-share = udział w wygranych
cli-arena-interval = przedział 95%
cli-arena-above = powyżej
cli-arena-below = poniżej
cli-arena-open = nie wiadomo
cli-arena-rating = ranking
cli-arena-any-time = Te przedziały są ważne, nawet gdy zagląda się po każdym rozdaniu; dlatego są szersze.
cli-arena-luck = { $bot } bez szczęścia: { $share }% ({ $low }%–{ $high }%), przedział węższy o { $narrower }%
cli-arena-enough = Wiadomo dość: wystarczają rozdania { $deals } z { $all }.
cli-arena-interrupted = Przerwano po rozdaniach: { $deals }. Są zachowane; to samo polecenie gra dalej.
cli-arena-stood-in = { $bot }: zastępstwo gra { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. W rozdaniu { $deal }: { $why }
cli-arena-files = Wyniki, liczby i obraz są w { $path }.
cli-bench-native = pętla natywna
cli-bench-shown = wiele gier naraz, z obserwacjami i maskami
cli-bench-cores = wiele gier naraz na dwóch rdzeniach
cli-bench-table = Table w Pythonie
cli-bench-pettingzoo = przez PettingZoo
cli-bench-openspiel = przez OpenSpiel
cli-bench-way = sposób
cli-bench-ours = my
cli-bench-speed = na sekundę
cli-bench-peer = inni
cli-bench-ratio = stosunek
cli-bench-goal = cel
cli-bench-start = start
cli-bench-first = za pierwszym razem
cli-bench-later = później
cli-bench-table-of = pierwszy stół { $game }
cli-bench-picture = Ile razy szybciej niż inni
cli-bench-missing = Niezainstalowane, więc niezmierzone: { $peers }. Doda je polecenie: pip install 'parawan[bench]'
cli-bench-files = Strona i obraz są w { $path }.
cli-review = Spojrzenie wstecz na { $game } jako { $seat }. Decyzje: { $choices }.
cli-review-better = lepiej: { $move }
cli-review-chance = Szansa na wygraną, od decyzji do decyzji
cli-review-costliest = Co kosztowało najwięcej
cli-review-instead = Ruch { $n }: { $best } zamiast { $move } (punkty: { $cost })
cli-review-nothing = Żadna decyzja nie kosztowała nawet pół punktu.
cli-review-split = Szczęście i decyzje, w punktach
cli-train-begins = Trwa nauka. Udziały dotyczą samej sieci, bez przeszukiwania: 1 to udział sprawiedliwy.
cli-train-point = { $minutes } min, { $decisions } decyzji: z zachłannymi { $greedy }, z prostą regułą { $thumb }
cli-train-goes-on = Ten etap się skończył; to samo polecenie idzie dalej. To, czego sieć się nauczyła, leży w { $path }.
cli-train-complete = Gotowe. Sieć i krzywa leżą w { $path }.

# serwer do graczy
server-not-yours = To nie jest twoje miejsce. Otwórz swój link albo poproś o zaproszenie.
server-host-only = Może to zrobić tylko osoba, która otworzyła stół.
server-seat-taken = To miejsce jest zajęte. Wybierz inne.
server-invite-needed = To prywatny stół. Poproś o link osobę, która otworzyła stół.
server-link = Ten link już nie działa: został użyty albo zastąpiony nowszym. Poproś o nowy.
server-begun = Gra już się zaczęła; to można zrobić tylko przedtem.
server-not-begun = Gra jeszcze się nie zaczęła.
server-ended = Przy tym stole gra jest skończona.
server-not-ended = To otworzy się po zakończeniu gry.
server-review-moment = W tej chwili to miejsce nie miało nic do wyboru.
server-not-ready = Gra może się zacząć, gdy wszystkie miejsca są zajęte i gotowe. Brakuje: { $waiting }.
server-name = Wpisz imię o długości od 1 do 20 liter.
server-bot = Nie ma bota o nazwie „{ $name }”. Są: { $bots }.
server-bots-count = Podaj bota albo null dla każdego z miejsc (razem: { $seats }).
server-lesson = Pierwsza gra ma swoje miejsca (razem: { $seats }), boty i rozdanie. Nie proś o nic więcej.
server-no-deal = Nie ma wspólnego rozdania o nazwie „{ $name }”.
server-not-away = Ta osoba jest przy stole. Bot może zastąpić tylko kogoś nieobecnego.
server-private = To prywatny stół. Otwórz go linkiem, który masz.
server-full = Przy tym stole jest już za dużo osób. Spróbuj później.
server-gone = Tego stołu nie ma albo już go nie ma.
server-seat-lost = Twoje miejsce zostało zabrane albo działa tylko na innym urządzeniu. Nic więcej się nie zmieniło.
server-stale = Od twojego wyboru gra poszła dalej. Spójrz jeszcze raz i wybierz ponownie.
server-store = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
server-slow = Twoje połączenie nie nadążało. Wróć: nic nie przepadło.
server-too-fast = Za dużo żądań naraz. Poczekaj kilka sekund i kontynuuj.
server-too-large = To żądanie jest za duże.
server-too-many-tables = Z twojego adresu otwarto za dużo stołów. Spróbuj później.
server-too-many-sockets = Z twojego adresu przychodzi zbyt wiele połączeń. Zamknij kilka kart albo spróbuj później.
server-local-only = To widać tylko na komputerze, na którym działa serwer.
server-unreadable = Serwer nie mógł odczytać tego żądania: { $why }
server-no-hello = Najpierw się przywitaj: serwer nie wie jeszcze, czyimi oczami patrzysz.
server-no-session = Ta przeglądarka nie ma jeszcze tożsamości. Zezwól na ciasteczka i odśwież stronę.
server-origin = To żądanie przyszło z innej strony i nie zostało wykonane.
server-restarts = Serwer uruchamia się ponownie. Zaraz wrócisz; nic nie przepadło.
server-sealed = To rozdanie grają jeszcze inni. Otworzy się później.
server-no-day = Nie ma rozdania z tego dnia.
server-day-waits = Nikt tu na ciebie nie czeka. Po prostu idź; gra zostanie taka, jaka jest, aż wrócisz.
server-house-table = Ten stół należy do dnia albo wieczoru, więc nie można go zamknąć. Możesz od niego odejść w każdej chwili.
server-no-evening = Tego wieczoru nie ma albo już nie ma.
server-private-evening = Ten wieczór jest dla jego gości. Otwórz go linkiem, który masz.
server-evening-over = Ten wieczór się skończył. Nie będzie więcej rozdań.
server-evening-full = Ten wieczór jest pełny: osób jest już { $most }.
server-evening-few = Do rozdania potrzeba co najmniej dwóch osób. Udostępnij link.
server-evening-running = Ostatnie rozdanie jeszcze trwa. Następne przyjdzie, gdy się skończy.
server-evening-host = To może zrobić tylko osoba, która zaprosiła na ten wieczór.
server-reviews-full = Zbyt wiele partii jest już analizowanych. Spróbuj ponownie za minutę.
server-no-hints = Przy tym stole nie ma podpowiedzi: został otwarty bez nich.
server-no-hint-now = Teraz nie ma nic do wyboru. Zapytaj, gdy przyjdzie twoja kolej.
server-hints-private = Przy stołach publicznych i wspólnych rozdaniach nie ma podpowiedzi. Otwórz prywatny stół.
server-nothing-here = Pod tym adresem nic nie ma.
server-method = Tego adresu nie można tak odpytać.
