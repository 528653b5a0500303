# Ein erstes Spiel: was um seine Schritte herum gesagt wird.
lesson-title = Dein erstes Spiel
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-play = Weiterspielen
lesson-watch = Jetzt sind die anderen dran. Sieh zu, was geschieht.
lesson-other = Das geht auch. Aber probieren wir erst, was markiert ist.
lesson-soon = Gleich! Lies erst mit „Weiter“ zu Ende.
