# Powtórki: czyimi oczami, jak szybko, chwile do udostępnienia, razem, z pliku.

replay-title = Powtórka: { $game }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Krok { $step } z { $steps }
replay-open = Wszystko jest odkryte
replay-download = Pobierz zapis gry

replay-eyes = Czyimi oczami
replay-eyes-open = Wszystko odkryte
replay-eyes-of = Tak widzi to { $name }
replay-only-known = Tylko to, co { $name } wie w tej chwili
replay-speed = Tempo
replay-speed-slow = Wolno
replay-speed-normal = Spokojnie
replay-speed-fast = Żwawo
replay-link = Link do tej chwili
replay-link-brief = Link
replay-link-copied = Skopiowano link
replay-link-address = Adres tej chwili
replay-finish = Obrazek z finału
replay-finish-brief = Obrazek
replay-finish-making = Rysuję…
replay-together = Oglądaj razem
replay-together-brief = Razem
replay-together-text = Kto otworzy ten link, widzi to, co ty. Każda osoba może rozejrzeć się na własną rękę i wrócić.
replay-leads-you = Sterujesz powtórką. { $count ->
    [0] Na razie nie ma tu nikogo więcej.
    [one] Jest tu jeszcze jedna osoba.
    [few] Są tu jeszcze { $count } osoby.
   *[many] Jest tu jeszcze { $count } osób.
}
replay-leads = Powtórką steruje { $name }.
replay-waits = Czekamy na osobę, która steruje…
replay-wanders = Rozglądasz się na własną rękę. Powtórką steruje { $name }.
replay-come-back = Wróć do: { $name }
replay-show-link = Pokaż link
replay-leave = Nie oglądaj już wspólnie
replay-file-title = Otwórz zapis gry
replay-file-text = Skończoną grę można pobrać jako zapis, mały plik tekstowy. Wybierz go, by obejrzeć powtórkę. Serwer go czyta i niczego nie zachowuje.
replay-file-choose = Wybierz plik
replay-file-wrong = Tego zapisu nie da się pokazać
