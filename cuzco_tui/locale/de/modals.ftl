# Die Wörter der Dialoge.

modal-help-columns = Ziffern wählen, { $next } andere Liste, { $take } gilt, { $aside } Plan, { $help } Hilfe
modal-enter-takes = { $take } nimmt: { $picks }
modal-more-above = mehr oben ^
modal-more-below = v mehr unten
modal-hand-over = Nächster Spieler
modal-hand-over-keys = { $ready } zeigt den Tisch, { $leave } Ende
prompt-page-last = { $first } bis { $last } von { $all }; { $page_up } blättert zurück
modal-hint-marks = { $take } markiert das in seiner Liste, { $close_hint } schließt
modal-confirm-keys = { $yes } ja, { $no } nein
modal-undo-asked = "{ $what }" zurücknehmen?
modal-hint-keys = { $take } macht diesen Zug, { $close_hint } schließt
modal-ranking-keys = { $up } und { $down } rollen, { $close } zeigt den Plan
modal-ranking-tie = Bei Gleichstand liegt vorn, wer in der Reihenfolge früher dran ist.
modal-ranking-sources = Punkte aus
modal-ranking-total = zusammen
modal-ranking-rounds = Nach Durchgang
modal-ranking-end = Ende
modal-ranking-lead = * liegt vorn
modal-ranking-saved = Das Spiel ist beendet und gespeichert.
modal-ranking-unsaved = Das Spiel ist beendet; es wurde nicht gespeichert.
modal-ranking-ways = { $close } zeigt den Plan; dort holt { $bring_back } dies zurück, und { $leave } verlässt das Spiel.
modal-undo = Zurücknehmen
modal-quit = Spiel verlassen
reading-more = Alle Regeln: { $file }
reading-no-rule = Die Regelseite kennt { $rule } nicht.
