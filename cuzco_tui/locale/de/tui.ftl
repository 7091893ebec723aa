# Die Wörter des Bildschirms.

panel-log = Verlauf
panel-prompt = Was nun?
panel-score = { -Vp }
prompt-page = { $first } bis { $last } von { $all }; { $page_down } zeigt mehr
prompt-help = Ziffern oder Pfeile und { $take } antworten
dialog-help = { $take } oder Taste wählt, { $aside } Plan, { $hint } Tipp, { $undo } zurück, { $help } Hilfe
reading-why = Warum nicht
reading-hint = Tipp
confirm-quit = Das Spiel verlassen? Es ist nicht gespeichert.
bots-thinking = { $bot } denkt nach, bisher { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
prompt-help-over = { $bring_back } zeigt die Rangliste, { $leave } verlässt das Spiel
prompt-help-waiting = Du erfährst es, sobald die Wahl gefallen ist; { $leave } verlässt das Spiel
prompt-help-trouble = { $skip } versucht es noch einmal, { $leave } verlässt das Spiel
prompt-help-bots = { $skip } zeigt ihre Züge bis zu deiner nächsten Entscheidung, { $speed } ändert das Tempo
prompt-help-dialog = { $bring_back } öffnet den Dialog
log-back = { $log }, { $lines } Zeilen zurück; Ende zeigt das Neueste
news-more = … { $key } Verlauf
prompt-tail = { $every ->
    [yes] Bei allen: { $told }
   *[no] Außer bei { $but }: { $told }
    }
prompt-lately = Was geschah
prompt-place = { $number } von { $all }
lead-key = { $key }
lead-take = tun
