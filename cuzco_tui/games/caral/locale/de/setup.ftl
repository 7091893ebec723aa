# Caral vor einer Partie: worum es geht, die Tischoptionen, die Bots und die Gruppen dessen, was Ruhm bringt.

about-game = Caral: Baue Pyramiden in der ältesten Stadt Perus und sammle den meisten Ruhm.
about-game-more = Eine Partie dauert meist vier bis zehn Jahre. Mit tipp bekommst du Rat, mit regel Auskunft.

table-option-group-modules = Module
about-table-option-group-modules = Welche Module spielen mit
table-option-moods = Launen
about-table-option-moods = Mit der Laune der Götter spielen
explain-table-option-moods = Jedes Jahr sagt eine Karte, wie viel zusammen geopfert werden muss; ist es zu wenig, verlieren manche etwas.
table-option-years = Jahreswertung
about-table-option-years = Mit den Jahresplättchen spielen
explain-table-option-years = Jedes Jahr zählt etwas anderes: Wer am meisten hat, bekommt Ruhm; wer am wenigsten hat, beginnt das nächste.
table-option-status = Statuskarten
about-table-option-status = Mit den Statuskarten spielen
explain-table-option-status = Fünf Ziele liegen offen; wer eines zuerst erreicht, bekommt seinen Ruhm.
table-option-progress = Fortschritt
about-table-option-progress = Mit den Fortschrittsplättchen spielen
explain-table-option-progress = Wer die erste, dritte oder fünfte Pyramide vollendet, ändert die Aktion eines Feldes für alle.
table-option-anaconda = Anakonda
about-table-option-anaconda = Mit der Anakonda spielen
explain-table-option-anaconda = Ab dem zweiten Jahr versperrt eine Schlange ein Aktionsfeld, bis jemand sie vertreibt.
table-option-emissary = Abgesandte
about-table-option-emissary = Mit den Abgesandten spielen
explain-table-option-emissary = Carali und Alpakas können auf ein eigenes Tableau gehen, für Ruhm, Belohnungen und eine Fähigkeit.
table-option-max_years = Jahre
about-table-option-max_years = Nach wie vielen Jahren endet die Partie spätestens
explain-table-option-max_years = Die Partie endet mit der siebten vollendeten Pyramide; kommt es nie dazu, nach so vielen Jahren.
table-option-max_years-0 = ohne Grenze
table-option-max_years-1 = ein Jahr
table-option-max_years-2 = 2 Jahre
table-option-max_years-3 = 3 Jahre
table-option-max_years-4 = 4 Jahre
table-option-max_years-5 = 5 Jahre
table-option-max_years-6 = 6 Jahre
table-option-max_years-7 = 7 Jahre
table-option-max_years-8 = 8 Jahre
table-option-max_years-9 = 9 Jahre
table-option-max_years-10 = 10 Jahre
table-option-max_years-11 = 11 Jahre
table-option-max_years-12 = 12 Jahre
table-option-max_years-13 = 13 Jahre
table-option-max_years-14 = 14 Jahre
table-option-max_years-15 = 15 Jahre
table-option-max_years-16 = 16 Jahre
table-option-max_years-17 = 17 Jahre
table-option-max_years-18 = 18 Jahre
table-option-max_years-19 = 19 Jahre
table-option-max_years-20 = 20 Jahre
table-option-max_years-25 = 25 Jahre
table-option-max_years-30 = 30 Jahre
table-option-max_years-40 = 40 Jahre
table-option-max_years-50 = 50 Jahre

bot-planner = Planner, schwer zu schlagen: sieht seinen ganzen Zug, bevor er beginnt
bot-thumb = Thumb, ein fairer Gegner: spielt nach Faustregeln
bot-random = Random, kein Gegner: tut irgendetwas
bot-about-planner = Gründlich: probiert Bewegungen, Bauten und Pärchen durch, bevor er eine Figur anfasst. Er nimmt sich Zeit.
bot-about-thumb = Vernünftig: holt Steine, baut, was nahe liegt, und opfert, was er entbehren kann. Fair für alle, die die Regeln kennen.
bot-about-random = Ein Wirbelwind: macht irgendeinen erlaubten Zug. Kaum ein Gegner.

colour-seat-0 = rot
colour-seat-1 = gold
colour-seat-2 = grün
colour-seat-3 = blau

## Woher der Ruhm kommt

source-0 = Start
source-1 = Vollenden
source-2 = Zeremonien
source-3 = Priester jedes Jahr
source-4 = Jahresplättchen
source-5 = Statuskarten
source-6 = Abgesandte
source-7 = Anakonda
source-8 = Priester am Ende
source-9 = kleine Pyramiden
source-10 = große Pyramiden
source-11 = unvollendete Pyramiden
source-12 = Diplomatiemarker
sources-pyramids = Pyramiden
sources-priests = Priester
sources-ceremonies = Zeremonien
sources-modules = Module
sources-start = Start
