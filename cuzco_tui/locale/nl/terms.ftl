# Woorden voor wat in elk spel anders kan heten. Een spel dat er niets over zegt, wordt met deze verteld; een spel met een
# eigen woord, zoals jaar voor ronde, heeft bij zijn woorden een regel met dezelfde naam.

# Een deel van het spel waarna de stand wordt verteld; dan aan het begin van een zin, en de woorden die je ervoor typt.
-round = ronde
-Round = Ronde
-round-typed = ronde
-rounds-typed = rondes

# Waarmee je wint: één ervan, meer, en meer na "met".
-point = punt
-points = punten
-points-dative = punten

# Hetzelfde kort, voor koppen en tabellen; dan aan het begin van een kop.
-vp = punten
-Vp = Punten
