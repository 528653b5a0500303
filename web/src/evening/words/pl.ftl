# Wieczory z tymi samymi kartami.

evening-title = Wieczór ze znajomymi
evening-about = Przy każdym stole gra się te same rozdania. Porównujemy cię z osobami, które siedzą na takim samym miejscu, więc szczęście się znosi.
evening-game = Gra
evening-seats = Miejsca przy stole
evening-seats-hint = Wolne miejsca zajmą boty.
evening-deals = Liczba rozdań
evening-open = Utwórz link
evening-yours = Twoje wieczory
evening-of = Wieczór: { $game }
evening-invited = Zaproszenie na wieczór z grą „{ $game }”.
evening-join = Dołącz
evening-joined = Przy następnym rozdaniu masz miejsce.
evening-gone = Teraz nie grasz.
evening-again = Graj znowu
evening-guests = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
evening-guest-gone = poza grą
evening-guest-you = ty
evening-link-about = Jeden link dla wszystkich. Kto przyjdzie później, gra od następnego rozdania.
evening-few = Potrzeba co najmniej dwóch osób, a od czterech robi się dobry wieczór.
evening-begin = Rozdaj
evening-next = Następne rozdanie
evening-next-early = Rozdaj już następne
evening-deal = Rozdanie { $number } z { $deals }
evening-your-table = Do twojego stołu
evening-your-replay = Powtórka twojego stołu
evening-waiting = Twój stół skończył. Jeszcze w grze: { $names }.
evening-running = Jeszcze w grze: { $names }.
evening-go-on = Niech za nieobecnych grają boty
evening-wait-next = To rozdanie skończyło się wszędzie. Kto chce, rozdaje następne.
evening-results = Wyniki
evening-none = Wyniki pojawią się, gdy pierwsze rozdanie skończy się przy wszystkich stołach.
evening-place = Miejsce
evening-name = Imię
evening-played = Rozdania
evening-points = Punkty
evening-ahead = Przewaga
evening-ahead-about = Przewaga: twoje punkty minus średnia pozostałych na tym samym miejscu w tym samym rozdaniu, także botów, zsumowane ze wszystkich rozdań.
evening-table = Stół { $number }
evening-replay = Powtórka stołu { $number }
evening-over = Ten wieczór się skończył. Wszystkie rozdania są otwarte.
evening-close = Zakończ wieczór
evening-close-sure = Nikt nie dostanie już kart; co skończone, to się liczy. Zakończyć?
evening-leave = Opuść wieczór
evening-leave-sure = Dalej gra za ciebie bot. Na następne rozdanie możesz wrócić. Wyjść?
