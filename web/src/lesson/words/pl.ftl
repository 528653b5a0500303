# Pierwsza gra: co się mówi wokół jej kroków.
lesson-title = Twoja pierwsza gra
lesson-step = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-back = Wstecz
lesson-skip = Pomiń
lesson-play = Graj dalej
lesson-watch = Teraz gra reszta. Patrz na stół.
lesson-other = Tak też można. Ale najpierw spróbujmy tego, co zaznaczone.
lesson-soon = Za chwilę! Najpierw doczytaj do końca przyciskiem „Dalej”.
