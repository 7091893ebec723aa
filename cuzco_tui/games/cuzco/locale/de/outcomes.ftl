# What an option would bring: short phrases, said one after the other behind the option. Panels are narrow.
# A player's name stands alone, in brackets or before a colon.

## At once

brings-vp = { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }
brings-place = nach { $place }
brings-khipu = Khipu für { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }
brings-delivery = Khipu geliefert
brings-no-khipu = keine Lieferung
brings-on-top = obenauf ({ $who })
brings-no-feather = keine Feder
brings-feather = { coloured-feather }
brings-ready = Stirnreif { $pips } bereit für { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }
brings-circlet = Stirnreif { $pips }
brings-knowledge = { $steps ->
    [one] ein Status-Schritt
   *[other] { $steps } Status-Schritte
 }
brings-ahead = überholt: { $who }
brings-food = { $amount } Nahrung
brings-offerings = { $amount ->
    [one] eine Opfergabe
   *[other] { $amount } Opfergaben
 }
brings-reserve = { $amount ->
    [one] ein Khipu
   *[other] { $amount } Khipus
 } in Reserve
brings-house = ein freies Haus
brings-card = Karte { $card }
brings-goods = { $count } von 6 Waren
brings-tile = jeden Durchgang { $effect }{ $strength ->
    [one] {""}
   *[other] , Stärke { $strength }
 }
brings-raised = wieder { $number } { $colour ->
    [study] Status
   *[farm] Nahrung
 } wert
brings-boost = je eine Nutzung stärker
brings-ability = noch einmal { $colour }
brings-fulfilled = { $count } von 9 Aufgaben erfüllt
brings-task = Aufgabe { $name }: { $have } von { $need }
brings-lacks = { $count ->
    [one] eins fehlt noch
   *[other] { $count } fehlen noch
 }
brings-task-met = Aufgabe { $name } erfüllbar
brings-task-unmet = Aufgabe { $name } nicht mehr erfüllbar
brings-priest = Priester auf Stufe { $step }
brings-pushed = eine Stufe hinab: { $who }
brings-home = { $own ->
    [yes] dein Priester: aus dem Tempel
   *[no] { $who }: aus dem Tempel
 }
brings-opens = öffnet { $actions }
brings-closes = schließt { $actions }
brings-space = { $pips ->
    [0] { $action } frei für alle
   *[other] { $action } nur unter { $pips }
 }
brings-costs = für { $things }
price-food = { $amount } Nahrung
price-offerings = { $amount ->
    [one] eine Opfergabe
   *[other] { $amount } Opfergaben
 }
price-inti = { $amount ->
    [one] ein Inti-Medaillon
   *[other] { $amount } Inti-Medaillons
 }
brings-lapse = { $pips ->
    [one] ein Auge verfällt
   *[other] { $pips } Augen verfallen
 }

## What follows

then-turn = dann eine 1 für eine von { $count } Aktionen
then-tasks-to-keep = dann zwei Aufgaben behalten
then-feather-slot = { coloured-feather }
then-die-to-move = dann einen Würfel versetzen
then-overlay = dann der Aufleger, dann { $pips ->
    [0] ein Sprung
   *[other] ein Weg bis { $pips }
 }
then-roads = dann { $count ->
    [one] ein Weg
   *[other] einer von { $count } Wegen
 }: { $ends }
then-villages = { $count ->
    [one] Dorf mit { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkten
     }
   *[other] Dörfer mit { $vp } Punkten
 }
several-numbers = { $first } und { $last }
then-no-delivery = keine Lieferung
then-village = dann ein Sprung in ein Dorf
then-tile = dann { $count ->
    [one] ein Plättchen
   *[other] eines von { $count } Plättchen
 } bis { $pips }
then-discarded-tile = dann ein abgelegtes Plättchen
then-exchange = { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
 } zum Tauschen
then-raise = dann { $count ->
    [one] noch eins hochschieben
   *[other] bis zu { $count } hochschieben
 }
then-step = dann Stufe { $one ->
    [yes] { $highest }
   *[no] { $lowest } bis { $highest }
 } und Feuerprobe
then-circlet = dann ein Stirnreif für { $vp } Punkte
then-fire-trial = dann eine Feuerprobe
then-growth = dann Status oder Nahrung
then-ability = dann noch { $colours }
then-feathers = dann { $count ->
    [one] eine Feder
   *[other] bis zu { $count } Federn
 }
then-god-cards = dann { $count ->
    [one] eine Götterkarte
   *[other] bis zu { $count } Götterkarten
 }
then-khipus = dann { $count ->
    [one] ein Khipu
   *[other] bis zu { $count } Khipus
 } in die Reserve
then-spaces = dann bis zu { $count } Status-Schritte
then-new-task = dann eine neue Aufgabe
then-card = Karte { $card } möglich
