# Die Wörter des Bildschirms.

panel-roads = Wege
panel-spaces = Aktionsfelder
panel-temple = Tempel
panel-market = Markt, Nahrung:Punkte
panel-palace = Palast
panel-houses = Personen: Forschung, Landwirtschaft
panel-gods = Götter, Stapel+Ablage
panel-track = Status
panel-log = Verlauf
panel-prompt = Was nun?
bar-where = Durchgang { $round }/{ $rounds }, { $phase }
temple-worth = je { $vp } Punkte, noch { $inti } Inti
mask-supplies = Opfergaben { $offerings }, Nahrung { $food }, Inti { $inti }, Priester { $priests }
mask-houses = Khipus { $khipus }, Reserve { $reserve }, freie Häuser { $free }
mask-goods = Waren: { $goods }
mask-pututus = Schneckenhörner: { $one } Einer, { $two } Zweier
mask-done = Aufgaben erfüllt { $tasks }, Handkarten { $cards }
prompt-page = { $first } bis { $last } von { $all }; Bild ab zeigt mehr
prompt-help = Ziffern oder Pfeile und Enter antworten
prompt-help-turn = Ziffern wählen den Würfel, s r u f x t a p setzen ihn ein, o Karten und Hörner
dialog-help = Ziffern antworten, Leertaste zeigt den Plan, h Tipp, u zurück
reading-why = Warum nicht
reading-hint = Tipp
confirm-quit = Das Spiel { $game } verlassen? Es ist gespeichert. j oder n
