# Caral vóór een partij: waar het om gaat, de tafelopties, de bots en de groepen van wat roem brengt.

about-game = Caral: bouw piramides in de oudste stad van Peru en haal de meeste roem.
about-game-more = Een partij duurt meestal vier tot tien jaar. Met tip krijg je raad, met regel en een woord uitleg.

table-option-group-modules = Modules
about-table-option-group-modules = Welke modules doen mee
table-option-moods = Humeur
about-table-option-moods = Met het humeur van de goden spelen
explain-table-option-moods = Elk jaar zegt een kaart hoeveel er samen geofferd moet worden; is het te weinig, dan raken sommigen iets kwijt.
table-option-years = Jaarfiches
about-table-option-years = Met de jaarfiches spelen
explain-table-option-years = Elk jaar telt iets anders: wie het meeste heeft, krijgt roem; wie het minste heeft, begint het volgende.
table-option-status = Statuskaarten
about-table-option-status = Met de statuskaarten spelen
explain-table-option-status = Vijf doelen liggen open; wie er een het eerst haalt, krijgt de roem ervan.
table-option-progress = Vooruitgang
about-table-option-progress = Met de vooruitgangsfiches spelen
explain-table-option-progress = Wie de eerste, derde of vijfde piramide voltooit, verandert de actie van een veld voor iedereen.
table-option-anaconda = Anaconda
about-table-option-anaconda = Met de anaconda spelen
explain-table-option-anaconda = Vanaf het tweede jaar blokkeert een slang een actieveld, tot iemand haar verjaagt.
table-option-emissary = Gezanten
about-table-option-emissary = Met de gezanten spelen
explain-table-option-emissary = Carali en alpaca’s kunnen naar een eigen bord, voor roem, beloningen en een vaardigheid.
table-option-max_years = Jaren
about-table-option-max_years = Na hoeveel jaar de partij uiterlijk eindigt
explain-table-option-max_years = De partij eindigt met de zevende voltooide piramide; komt die er nooit, dan na zoveel jaar.
table-option-max_years-0 = zonder grens
table-option-max_years-1 = één jaar
table-option-max_years-2 = 2 jaar
table-option-max_years-3 = 3 jaar
table-option-max_years-4 = 4 jaar
table-option-max_years-5 = 5 jaar
table-option-max_years-6 = 6 jaar
table-option-max_years-7 = 7 jaar
table-option-max_years-8 = 8 jaar
table-option-max_years-9 = 9 jaar
table-option-max_years-10 = 10 jaar
table-option-max_years-11 = 11 jaar
table-option-max_years-12 = 12 jaar
table-option-max_years-13 = 13 jaar
table-option-max_years-14 = 14 jaar
table-option-max_years-15 = 15 jaar
table-option-max_years-16 = 16 jaar
table-option-max_years-17 = 17 jaar
table-option-max_years-18 = 18 jaar
table-option-max_years-19 = 19 jaar
table-option-max_years-20 = 20 jaar
table-option-max_years-25 = 25 jaar
table-option-max_years-30 = 30 jaar
table-option-max_years-40 = 40 jaar
table-option-max_years-50 = 50 jaar

bot-planner = Planner, moeilijk te verslaan: ziet zijn hele beurt voor hij begint
bot-thumb = Thumb, een eerlijke tegenstander: speelt met vuistregels
bot-random = Random, geen tegenstander: doet zomaar iets
bot-about-planner = Grondig: probeert bewegingen, bouwsels en paren uit voor hij iets aanraakt. Hij neemt de tijd.
bot-about-thumb = Verstandig: haalt stenen, bouwt wat dichtbij is en offert wat hij missen kan. Eerlijk voor wie de regels kent.
bot-about-random = Een wervelwind: doet wat er maar mag. Nauwelijks een tegenstander.

colour-seat-0 = rood
colour-seat-1 = goud
colour-seat-2 = groen
colour-seat-3 = blauw

## Waar roem vandaan komt

source-0 = start
source-1 = voltooien
source-2 = ceremonies
source-3 = priesters elk jaar
source-4 = jaarfiches
source-5 = statuskaarten
source-6 = gezanten
source-7 = anaconda
source-8 = priesters aan het eind
source-9 = kleine piramides
source-10 = grote piramides
source-11 = onvoltooide piramides
source-12 = diplomatiemarker
sources-pyramids = piramides
sources-priests = priesters
sources-ceremonies = ceremonies
sources-modules = modules
sources-start = start
