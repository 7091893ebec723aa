# Was denen gesagt wird, die zuhören.

text-deed = { $said }.
text-deed-for-you = Für dich getan: { $said }
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = Wie vorher: { $options }.
text-options-new = Neu: { $options }.
text-options-inline = { $options }.
text-from-to = { $first } bis { $last }
text-option-inline = { $number } { $words }
text-options-same = Die Möglichkeiten sind dieselben.
text-options-gone = Die Möglichkeiten sind dieselben, ohne { $gone }.
text-options-left = { $count ->
    [one] Nur Nummer { $left } bleibt.
   *[other] Nur die Nummern { $left } bleiben.
 }
text-more-follow = { $count ->
    [one] Noch eine Möglichkeit: mehr.
   *[other] Noch { $count } Möglichkeiten: mehr.
 }
text-command-normal = normal
text-help-normal = normal: jeder Zug in einer Zeile, wie gewöhnlich.
text-now-normal = Ab jetzt hörst du jeden Zug in einer Zeile.
text-command-filter = filter
text-help-filter = filter und eine Art von Meldungen: weglassen oder wieder hören. Allein: alle.
text-kind = { $kind }: { $about }, { $told ->
    [yes] zu hören
   *[no] weggelassen
 }.
text-filter-how = Tippe filter und ein Wort, um das zu ändern.
text-no-kind = Die Art "{ $typed }" gibt es nicht; es gibt { $kinds }.
text-kind-told = Ab jetzt hörst du { $kind }.
text-kind-left-out = Ab jetzt hörst du { $kind } nicht mehr.
text-filter-is-on = Dein Filter lässt weg: { $kinds }; filter und eines davon holt es zurück.
kind-purposes = zwecke, ziele
kind-about-purposes = wozu die Züge der Bots dienen
text-help-topic = { $topic }: { $about }.
text-scores = { -Vp }: { $scores }.
text-score-of = { $who } { $score }
text-command-width = breite
text-help-width = breite und eine Zahl: so viele Zeichen hat eine Zeile. 0: wie im Terminal.
text-width = { $width ->
    [0] Zeilen sind so lang wie im Terminal.
   *[other] Zeilen haben höchstens { $width } Zeichen.
 }
text-width-wrong = "{ $typed }" ist keine Breite; tippe eine Zahl von { $least } bis { $most }, oder 0.
text-command-keys = tasten
text-help-keys = tasten: mit an antwortet eine Ziffer im Terminal ohne Enter; mit aus wie gewöhnlich.
text-keys-on = Eine Ziffer antwortet sofort, wo keine zweite folgen kann.
text-keys-off = Eine Antwort endet mit Enter.
text-keys-elsewhere = Hier endet eine Antwort mit Enter; an deinem eigenen Terminal antwortet eine Ziffer sofort.
text-keys-wrong = Tippe tasten an oder tasten aus, nicht "{ $typed }".
text-word-on = an, ein, ja
text-word-off = aus, nein

# Settings of the text mode.

settings-about-text-keys = Textmodus: ob eine Ziffer ohne Enter antwortet: true oder false.
settings-about-text-filter = Textmodus: Arten von Meldungen, die zu hören sind, "+purposes", oder nicht, "-gains"; der Befehl filter schreibt das.
set-text-keys = Antworten ohne Enter
set-about-text-keys = In cuzco text an einem Terminal: Eine Ziffer antwortet sofort, wo keine zweite folgen kann.

# Zu Hause: die Wege ins Haus.

text-home-where = Wohin?
text-home-continue = Weiterspielen: { $stands }
text-home-saved = Ein anderes gespeichertes Spiel
text-home-replays = Rückblick auf Spiele
text-home-statistics = Statistik
text-home-none = Es gibt keines, das sich öffnen lässt.
text-home-which-replay = Auf welches Spiel willst du zurückblicken?
text-home-friends-join = Wenn jemand anderes den Server hat, mit dessen Adresse:
text-typed-line = { $typed }
text-home-settings-how = Zum Ändern: kurz, normal oder ausführlich; breite 60; tasten an; sprache en.
text-command-home = hauptmenü
text-help-home = hauptmenü: zurück zur Liste aller Wege; das Spiel bleibt gespeichert.
