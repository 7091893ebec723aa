# So geht das Spiel auf einer Seite, was die Zeichen bedeuten, und der Weg zu den Regeln.

# Alles zusammen hat höchstens 19 Zeilen zu 67 Zeichen.
howto-title = So geht das Spiel
howto-rules = Hier öffnet { $rule } alle Regeln und Wörter; unten: Tasten und Zeichen.
help-keys = { $close } schließt, { $rule } Regeln, { $up } und { $down } rollen
