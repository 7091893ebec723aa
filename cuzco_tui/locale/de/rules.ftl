# Die Regeln auf dem Bildschirm.

rules-title = Regeln
rules-search = Suche
rules-type = tippe ein Wort{ $has_ids ->
    [yes] {""} oder eine Kennung wie { $example }
   *[no] {""}
 }
rules-found = { $count ->
    [one] an einer Stelle gefunden
   *[other] an { $count } Stellen gefunden
    }
rules-none = dazu steht nichts in den Regeln
rules-none-near = dazu steht nichts in den Regeln; vielleicht { $nearest }?
rules-named-in = Genannt in:
rules-lead-scroll = { $page_down }
rules-lead-close = { $close_rules }
rules-do-scroll = blättern
rules-lead-link = { $next }
rules-do-link = Verweis
do-one-back = zurück
do-close-rules = verlassen
about-one-back = Nimmt den letzten Buchstaben der Suche zurück; ohne Suche geht es zurück zu dem, was du vor dem letzten Verweis gelesen hast.
about-close-rules = Verlässt die Suche oder, wenn nichts gesucht wird, die Regeln.
about-other-entry = Geht durch die Abschnitte oder durch das Gefundene.
about-other-link = Setzt den Zeiger auf den nächsten Verweis im Text oder den davor.
about-follow = Folgt dem Verweis unter dem Zeiger oder öffnet das Gefundene.
keys-at-rules = In den Regeln, wo Buchstaben suchen
do-rules = Regeln
about-rules = Öffnet die Regeln: Tippen sucht, und Verweise führen weiter.
