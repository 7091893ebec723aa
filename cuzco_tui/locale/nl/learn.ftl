# Leren: lessen en uitdagingen van een spel, op het scherm en in gewone regels.

learn-heading = Les { $number } van { $last }: { $title }.
learn-text-how = Antwoord met een nummer. verder gaat naar de volgende les, stop onthoudt je plaats; kijk en regel vertellen meer.
text-command-skip = verder, overslaan
text-help-skip = verder: naar de volgende les.
learn-what = Wat nu?
learn-go-on = Doorgaan. { $what }
learn-challenge = Uitdaging: { $title }{ $won ->
    [yes] , al gehaald
   *[no] {""}
 }
learn-choose-lesson = Een les kiezen
learn-which-lesson = Welke les?
learn-enough = Genoeg voor nu
learn-stands = Blijft het zo?
learn-think-again = Nog eens nadenken
learn-let-stand = Zo laten
learn-wrong = Nog een poging?
learn-leave-it = Doorgaan
learn-right = Het juiste antwoord: { $words }.
learn-it-stands = Het blijft zo, en de tafel laat zien wat het deed.
learn-by-oneself = Kies nu zelf, zoals in elke partij; tip, waarom niet en regel helpen.
learn-otherwise = Dat mag en is misschien goed, maar hier werd gevraagd: { $words }.
learn-hint = Hier gevraagd: { $words }.
learn-hint-option = Dat is keuze { $number }.
learn-hint-next = Daarvoor nu keuze { $number }: { $words }.
learn-hint-of-game = Een tip denkt aan de hele partij, niet aan deze uitdaging.
learn-no-what = Wat een antwoord oplevert, hoor je daarna; tip noemt het gevraagde.
learn-no-undo = In een les neem je niets terug; antwoord opnieuw of sla de les over.
learn-won = Uitdaging gehaald!
learn-lost = Deze keer niet.
learn-reached = Bereikt: { $reached } van { $wanted }.
learn-how-to-go-on = Je plaats in de lessen blijft. Verder gaat het met: { $program } { $command }{ $game } --tutorial
learn-to-play = Om te spelen: { $program } text{ $game }
learn-trouble-read = Wat je had geleerd, was niet te lezen; de lessen beginnen opnieuw.
learn-trouble-write = Wat je leert, kan op deze computer niet worden bewaard; de lessen werken toch.

learn-title = { $game } leren
learn-told = { $done } van { $all } lessen gedaan; samen ongeveer { $minutes } minuten.
learn-told-all = Alle lessen zijn gedaan. Probeer een uitdaging, of begin een partij op het titelscherm.
learn-row = { $done ->
    [yes] klaar
   *[no] {"     "}
 }  { $number }. { $title }
learn-row-challenge = { $done ->
    [yes] klaar
   *[no] {"     "}
 }  Uitdaging: { $title }
learn-keys = { $take } begint, { $leave_setup } gaat terug
learn-note-keys = { $take } verder, { $undo } terug, { $skip_lesson } volgende les, { $aside } bord, { $leave } stoppen
learn-note-ask-keys = cijfer of { $take }, { $undo } terug, { $skip_lesson } volgende les, { $aside } bord, { $leave } stoppen
learn-note-board-keys = { $take } naar het bord, { $undo } terug, { $skip_lesson } volgende les, { $leave } stoppen
learn-challenge-note-keys = { $take } verder, { $aside } bord, { $leave } stoppen
learn-challenge-keys = Speel op het bord: { $up } en { $down } kiezen, { $take } neemt het; { $hint } geeft een tip, { $help } toont alle toetsen, { $bring_back } zegt dit nog eens.
learn-again = Nog eens proberen
learn-back = Terug naar de lijst
