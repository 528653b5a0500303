# Rozdanie dnia.

day-of = Rozdanie: { $date }
day-about = Wszyscy dostają to samo rozdanie i te same boty. Liczy się twoja pierwsza gra; odchodź i wracaj, kiedy chcesz.
day-bots = Ty przeciw: { $names }
day-closes = Otwarte do: { $time }
day-over = Ten dzień się skończył. W jego rozdania można jeszcze zagrać dla zabawy; nic się już nie liczy.
day-play = Graj
day-play-past = Zagraj dla zabawy
day-go-on = Graj dalej
day-late = Twoja gra skończyła się, gdy ten dzień już minął, więc się nie liczy.
day-played = { $count ->
    [0] Nikt jeszcze nie skończył.
    [one] Skończyła jedna osoba.
    [few] Skończyły { $count } osoby.
   *[many] Skończyło { $count } osób.
}
day-place = Miejsce { $rank } z { $count }
day-place-so-far = Na razie miejsce { $rank } z { $count }
day-ahead = Na tle średniej tego rozdania: { $ahead }
day-chart = Ile osób miało ile punktów
day-chart-bar = Punkty { $points }: { $count }
day-you = ty
day-same-cards = Wszyscy mają to samo rozdanie, więc punkty można porównać wprost: szczęście się nie liczy.
day-share = Udostępnij
day-copied = Skopiowano
day-line = Parawan, { $game }, { $date }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, miejsce { $rank } z { $count }
day-look = Zobacz swój stół
day-identity = Nie ma kont: ta przeglądarka to ty. Po wyczyszczeniu jej danych będziesz kimś nowym.
day-past = Wcześniejsze dni
day-today = Do dzisiejszego rozdania
day-seal = Zapieczętowane
day-seal-about = Serwer ustalił te rozdania, zanim ktokolwiek zagrał. Te liczby to ich pieczęcie; gdy dzień się skończy, każdą grę można z nimi porównać.
