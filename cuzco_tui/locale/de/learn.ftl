# Lernen: Lektionen und Herausforderungen eines Spiels, auf dem Bildschirm und in Textzeilen.

learn-heading = Lektion { $number } von { $last }: { $title }.
learn-text-how = Antworte mit einer Nummer. weiter geht zur nächsten Lektion, ende merkt sich deinen Platz; schau und regel sagen mehr.
text-command-skip = weiter, überspringen
text-help-skip = weiter: zur nächsten Lektion.
learn-what = Wie weiter?
learn-go-on = Weitermachen. { $what }
learn-challenge = Herausforderung: { $title }{ $won ->
    [yes] , schon geschafft
   *[no] {""}
 }
learn-choose-lesson = Eine Lektion aussuchen
learn-which-lesson = Welche Lektion?
learn-enough = Genug für jetzt
learn-stands = Soll es dabei bleiben?
learn-think-again = Noch einmal überlegen
learn-let-stand = Dabei bleiben
learn-wrong = Noch ein Versuch?
learn-leave-it = Weitermachen
learn-right = Richtig ist: { $words }.
learn-it-stands = Es bleibt dabei, und der Tisch zeigt, was es bewirkt hat.
learn-by-oneself = Wähle jetzt selbst, wie in jedem Spiel; tipp, warum nicht und regel helfen.
learn-otherwise = Das ist erlaubt und vielleicht gut, aber gefragt war hier: { $words }.
learn-hint = Hier gewünscht: { $words }.
learn-hint-option = Das ist Nummer { $number }.
learn-hint-next = Dafür jetzt Nummer { $number }: { $words }.
learn-hint-of-game = Ein Tipp denkt an die ganze Partie, nicht an diese Herausforderung.
learn-no-what = Was eine Antwort bringt, hörst du danach; tipp nennt die gewünschte.
learn-no-undo = In einer Lektion wird nichts zurückgenommen; antworte noch einmal oder überspringe sie.
learn-won = Geschafft!
learn-lost = Diesmal nicht.
learn-reached = Erreicht: { $reached } von { $wanted }.
learn-how-to-go-on = Dein Platz in den Lektionen bleibt. Weiter geht es mit: { $program } { $command }{ $game } --tutorial
learn-to-play = Zum Spielen: { $program } text{ $game }
learn-trouble-read = Was du gelernt hattest, ließ sich nicht lesen; die Lektionen beginnen von vorn.
learn-trouble-write = Was du lernst, lässt sich auf diesem Rechner nicht aufheben; die Lektionen gehen trotzdem.

learn-title = { $game } lernen
learn-told = { $done } von { $all } Lektionen geschafft; alle dauern etwa { $minutes } Minuten.
learn-told-all = Alle Lektionen sind geschafft. Wage eine Herausforderung oder beginne auf der Titelseite ein Spiel.
learn-row = { $done ->
    [yes] fertig
   *[no] {"      "}
 }  { $number }. { $title }
learn-row-challenge = { $done ->
    [yes] fertig
   *[no] {"      "}
 }  Herausforderung: { $title }
learn-keys = { $take } beginnt, { $leave_setup } geht zurück
learn-note-keys = { $take } weiter, { $undo } zurück, { $skip_lesson } nächste Lektion, { $aside } Plan, { $leave } Ende
learn-note-ask-keys = Ziffer oder { $take }, { $undo } zurück, { $skip_lesson } weiter, { $aside } Plan, { $leave } Ende
learn-note-board-keys = { $take } zum Plan, { $undo } zurück, { $skip_lesson } nächste Lektion, { $leave } Ende
learn-challenge-note-keys = { $take } weiter, { $aside } Plan, { $leave } Ende
learn-challenge-keys = Spiele auf dem Plan: { $up } und { $down } wählen, { $take } nimmt es; { $hint } gibt einen Tipp, { $help } zeigt alle Tasten, { $bring_back } sagt dies noch einmal.
learn-again = Noch einmal
learn-back = Zurück zur Liste
