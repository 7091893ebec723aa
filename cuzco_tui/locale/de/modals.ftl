# Die Wörter der Dialoge.

modal-help-columns = { $take } nimmt beides, Pfeile wählen, { $aside } Plan, { $hint } Tipp, { $help } Hilfe
modal-enter-takes = { $take } nimmt: { $picks }
modal-more-above = ▲ mehr
modal-more-below = ▼ mehr
modal-hand-over = Nächster Spieler
modal-hand-over-keys = { $ready } zeigt den Tisch, { $leave } verlässt das Spiel
prompt-page-last = { $first } bis { $last } von { $all }; { $page_up } blättert zurück
modal-hint-marks = { $take } markiert das in seiner Liste, { $close_hint } schließt
modal-confirm-keys = { $yes } ja, { $no } nein
modal-undo-asked = "{ $what }" zurücknehmen?
modal-hint-keys = { $take } macht diesen Zug, { $close_hint } schließt
modal-undo = Zurücknehmen
modal-quit = Spiel verlassen
reading-no-rule = Die Regelseite kennt { $rule } nicht.
modal-place = { $number } von { $all }
modal-interlude-keys = { $go } oder { $close } geht weiter
reasons-together = { $head } { $first } und { $last }
modal-reasons-keys = { $why } zeigt alle Gründe, { $close } schließt
