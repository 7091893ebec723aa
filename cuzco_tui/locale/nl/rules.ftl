# De spelregels op het scherm.

rules-title = Spelregels
rules-search = Zoeken
rules-type = typ een woord{ $has_ids ->
    [yes] , of een regelcode zoals { $example }
   *[no] {""}
 }
rules-found = { $count ->
    [one] op één plaats gevonden
   *[other] op { $count } plaatsen gevonden
    }
rules-none = daarover staat niets in de spelregels
rules-none-near = daarover staat niets in de spelregels; misschien { $nearest }?
rules-named-in = Genoemd in:
rules-lead-scroll = { $page_down }
rules-lead-close = { $close_rules }
rules-do-scroll = bladeren
rules-lead-link = { $next }
rules-do-link = verwijzing
do-one-back = terug
do-close-rules = verlaten
about-one-back = Neemt de laatste letter van het zoeken terug; zonder letters gaat het terug naar wat je voor de laatste verwijzing las.
about-close-rules = Verlaat het zoeken, of zonder zoeken de spelregels.
about-other-entry = Gaat door de delen, of door wat gevonden is.
about-other-link = Zet de cursor op de volgende verwijzing in de tekst, of op die ervoor.
about-follow = Volgt de verwijzing onder de cursor, of opent wat gevonden is.
keys-at-rules = In de spelregels, waar letters zoeken
do-rules = spelregels
about-rules = Opent de spelregels: typen zoekt, en verwijzingen leiden verder.
