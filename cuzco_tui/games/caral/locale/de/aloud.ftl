# Für alle, die zuhören: mehrere Möglichkeiten in einer Zeile, Arten von Meldungen, was es zu sehen gibt.

## Was Möglichkeiten einer Zeile gemeinsam haben

group-move = { $way ->
    [ahead] Vorwärts
   *[back] Zurück
 }{ $behind ->
    [yes] {""} hinter dem Architekten
   *[no] {""}
 }{ $cards ->
    [0] {""}
    [one] {""} für eine Karte
   *[other] {""} für { $cards } Karten
 }
group-move-to = { $to }, { $spaces ->
    [one] ein Feld weit
   *[other] { $spaces } Felder weit
 }
group-with-note = { $said }, { $note }
group-worker = Arbeiter
group-worker-in = { $at }, { $count ->
    [1] der erste
    [2] der zweite
    [3] der dritte
    [4] der vierte
    [5] der fünfte
   *[other] Nummer { $count }
 } dort
group-between = Zwischen { $before } und { $after }
group-builder = { $behind ->
    [yes] Bauleiter hinter dem Architekten
   *[no] Bauleiter
 }
group-priest = Priester
group-build-at = Bauen
group-level = { $at }, Stufe { $level } von { $target }{ $finishes ->
    [yes] , das vollendet die Pyramide
   *[no] {""}
 }
group-anaconda = Anakonda
group-offer = { $kind } opfern
group-offered = { $number ->
    [one] mit einer Karte
   *[other] mit { $number } Karten
 }
group-discard = Abwerfen
group-exchange = Zwei Steine für
group-pick = Nehmen
group-cards = { $cards }
group-kind = { $count ->
    [1] { $kind }
    [2] zweimal { $kind }
    [3] dreimal { $kind }
   *[other] { $count }-mal { $kind }
 }

## Arten von Meldungen: die Wörter für jede, mit Kommas, dann was sie ist

kind-rounds = runden, jahre
kind-architect = architekt
kind-turns = züge
kind-gains = erträge, gewinne
kind-ceremony = zeremonie, zeremonien
kind-about-rounds = der Beginn von Jahren und Runden
kind-about-architect = wohin der Architekt geht
kind-about-turns = was andere in ihren Zügen tun
kind-about-gains = was anderen ihre Züge bringen
kind-about-ceremony = Opfer, Launen, Jahresplättchen und Dank

## Was man ansehen kann: die Wörter dafür, dann was es ist

topic-path = weg, pfad, plan
topic-pyramids = pyramiden, bauplätze
topic-ceremony = zeremonie, opfer
topic-progress = fortschritt, vollendet
topic-sled = schlitten, spieler
topic-hand = hand, karten
topic-score = punkte, ruhm, stand
topic-modules = module, laune, status, abgesandte, anakonda
topic-discards = ablage, ablagestapel
topic-about-path = der Weg der Reihe nach, oder ein Ort mit Namen
topic-about-pyramids = die Pyramiden aller, oder einer Person mit Namen
topic-about-ceremony = was die Zeremonie bringt und was geopfert wurde
topic-about-progress = wie viele Pyramiden vollendet sind und was die nächste bringt
topic-about-sled = alles, was du hast, oder eine andere Person mit Namen
topic-about-hand = deine Karten und ihre Pärchen
topic-about-score = der Ruhm aller
topic-about-modules = die Module dieses Tisches
topic-about-discards = Ablagestapel und Zugstapel

## Was an einem Tisch besonders ist, zu Beginn einer Partie gesagt

opening-modules = Module: { $modules }.
opening-two = Zu zweit: Vor jeder Zeremonie wird eine Karte aufgedeckt, deren Art nicht geopfert werden darf.
limit-of-years = { $years ->
    [0] Die Zahl der Jahre ist unbegrenzt.
   *[other] Die Partie endet spätestens mit Jahr { $years }.
 }
