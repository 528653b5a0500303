# Wiederholungen: mit wessen Augen, wie schnell, Augenblicke zum Teilen, gemeinsam, aus einer Datei.

replay-title = Wiederholung: { $game }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-step = Schritt { $step } von { $steps }
replay-open = Alles liegt offen
replay-download = Aufzeichnung herunterladen

replay-eyes = Wessen Augen
replay-eyes-open = Alles offen
replay-eyes-of = Wie { $name } es sah
replay-only-known = Nur, was { $name } da wissen konnte
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Ruhig
replay-speed-fast = Flott
replay-link = Link zu diesem Augenblick
replay-link-brief = Link
replay-link-copied = Link kopiert
replay-link-address = Adresse dieses Augenblicks
replay-finish = Bild vom Finale
replay-finish-brief = Bild
replay-finish-making = Wird gezeichnet …
replay-together = Gemeinsam ansehen
replay-together-brief = Gemeinsam
replay-together-text = Wer diesen Link öffnet, sieht, was du siehst. Alle dürfen sich selbst umsehen und wiederkommen.
replay-leads-you = Du steuerst die Wiederholung. { $count ->
    [0] Noch schaut niemand mit.
    [one] Eine Person schaut mit.
   *[other] { $count } Personen schauen mit.
}
replay-leads = { $name } steuert die Wiederholung.
replay-waits = Warten auf die Person, die steuert …
replay-wanders = Du siehst dich selbst um. { $name } steuert die Wiederholung.
replay-come-back = Zurück zu { $name }
replay-show-link = Link zeigen
replay-leave = Nicht mehr gemeinsam
replay-file-title = Aufzeichnung öffnen
replay-file-text = Ein beendetes Spiel lässt sich als Aufzeichnung herunterladen, eine kleine Textdatei. Wähl eine aus, um sie als Wiederholung zu sehen. Der Server liest sie und behält nichts.
replay-file-choose = Datei wählen
replay-file-wrong = Diese Aufzeichnung lässt sich nicht zeigen
